//! Help texts for commands and options in languages other than English, which is in the options themselves.

use std::sync::LazyLock;

use hashbrown::HashMap;

use super::language::Language;
use super::{catalogue, compiled};

static RUSSIAN: LazyLock<HashMap<&'static str, &'static str>> =
    LazyLock::new(|| compiled::texts(catalogue::RUSSIAN_OPTIONS).collect());

/// Finds a text by its id and, for a part of it, the name of the part; `None` in English, or if there is no text.
#[must_use]
pub fn option_text(language: Language, id: &str, part: Option<&str>) -> Option<String> {
    let texts = match language {
        Language::English => return None,
        Language::Russian => &*RUSSIAN,
    };
    let text = match part {
        Some(part) => texts.get(format!("{id}.{part}").as_str()),
        None => texts.get(id),
    };
    text.map(|text| (*text).to_owned())
}
