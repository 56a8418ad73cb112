//! The messages of every language, found by their ids.

use std::sync::LazyLock;

use hashbrown::HashMap;

use super::compiled::{Entry, Pattern};
use super::language::Language;
use super::{en, ru};

type Catalogue = HashMap<&'static str, Pattern>;

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| of_tables(&en::TABLES));
static RUSSIAN: LazyLock<Catalogue> = LazyLock::new(|| of_tables(&ru::TABLES));

fn of_tables(tables: &[&'static [Entry]]) -> Catalogue {
    let n_messages = tables.iter().map(|table| table.len()).sum();
    let mut catalogue = Catalogue::with_capacity(n_messages);
    catalogue.extend(tables.iter().copied().flatten().copied());
    catalogue
}

/// Finds a message by its id.
pub(super) fn pattern(id: &str, language: Language) -> Option<Pattern> {
    let catalogue = match language {
        Language::English => &ENGLISH,
        Language::Russian => &RUSSIAN,
    };
    catalogue.get(id).copied()
}
