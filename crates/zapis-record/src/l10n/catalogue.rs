//! The messages of every language, by id.

use std::sync::LazyLock;

use hashbrown::HashMap;

use super::compiled::{self, Pattern};
use super::language::Language;

type Catalogue = HashMap<&'static str, Pattern<'static>>;

static ENGLISH: LazyLock<Catalogue> =
    LazyLock::new(|| of_table(include_str!(concat!(env!("OUT_DIR"), "/en.messages"))));
static RUSSIAN: LazyLock<Catalogue> =
    LazyLock::new(|| of_table(include_str!(concat!(env!("OUT_DIR"), "/ru.messages"))));

/// The Russian help texts; the English ones are with the options themselves.
pub(super) const RUSSIAN_OPTIONS: &str = include_str!(concat!(env!("OUT_DIR"), "/ru.options"));

fn of_table(table: &'static str) -> Catalogue {
    // A message and its id have about a hundred bytes; reserving a few too many costs nothing.
    let mut catalogue = Catalogue::with_capacity(table.len() / 96);
    catalogue.extend(compiled::messages(table));
    catalogue
}

/// Finds a message by its id.
pub(super) fn pattern(id: &str, language: Language) -> Option<Pattern<'static>> {
    let catalogue = match language {
        Language::English => &ENGLISH,
        Language::Russian => &RUSSIAN,
    };
    catalogue.get(id).copied()
}
