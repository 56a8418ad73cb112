//! The messages of every language, found by their ids.

use std::sync::LazyLock;

use hashbrown::HashMap;

use super::compiled::{self, Pattern};
use super::language::Language;
use super::{en, ru};

type Catalogue = HashMap<&'static str, Pattern<'static>>;

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| of_tables(&en::TABLES));
static RUSSIAN: LazyLock<Catalogue> = LazyLock::new(|| of_tables(&ru::TABLES));

fn of_tables(tables: &[&'static str]) -> Catalogue {
    // A message and its id have some hundred bytes; room for a few too many costs nothing.
    let mut catalogue = Catalogue::with_capacity(tables.iter().map(|table| table.len()).sum::<usize>() / 96);
    catalogue.extend(tables.iter().copied().flat_map(compiled::messages));
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
