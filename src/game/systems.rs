//! The games there are, and which of them a record is of.

use crate::record::{ItemKind, Record};
use crate::tavreli::{Files, read_move};

/// Names the games whose records can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Chess from the usual array.
    Chess,
    /// Chess960, also with different arrays for the two sides.
    Chess960,
    /// Tavreli, the chess of towers.
    Tavreli,
}

impl System {
    /// Returns the name used in options and in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chess => "chess",
            Self::Chess960 => "chess960",
            Self::Tavreli => "tavreli",
        }
    }
}

/// Tells which game a record names in its Variant tag; none where it names none that has records of its own form.
#[must_use]
pub fn system_by_tag(record: &Record<'_>) -> Option<System> {
    let value = record.slice(record.tag_pair("Variant")?.value);
    let plain: String = value.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    let is_tavreli = plain.contains("tavrel") || plain.contains("таврел") || plain == "towerchess";
    is_tavreli.then_some(System::Tavreli)
}

/// Tells whether a record that names no game has the moves of Tavreli: all of them from square to square, and some with the
/// number of pieces that are taken from a tower.
#[must_use]
pub fn looks_like_tavreli(record: &Record<'_>) -> bool {
    if record.tag_pair("Variant").is_some() {
        return false;
    }
    let moves =
        || record.tape.items.iter().filter(|item| item.kind == ItemKind::Move).map(|item| record.slice(item.span));
    let is_move = |word: &str| Files::ALL.into_iter().any(|files| read_move(word, files).is_some());
    moves().any(|word| word.contains('(')) && moves().all(is_move)
}
