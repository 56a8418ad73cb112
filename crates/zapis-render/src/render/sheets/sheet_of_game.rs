//! A sheet and its source, and the names of sheets and moves in tables and sentences.

use crate::game::{Chess, Game, Side};
use crate::laws::Edition;
use crate::scoresheet::OneSheet;

/// A sheet and its source.
#[derive(Clone, Debug)]
pub struct SheetOfGame<G: Game = Chess> {
    /// The file, safe to display.
    pub path: String,
    /// The number of the record in the file, from 1.
    pub record: u64,
    /// Its tag pairs, as stored.
    pub tags: Vec<(String, String)>,
    /// The hashes of its text, and of the pages appended to it.
    pub fingerprints: Vec<u64>,
    /// The edition of the laws that applied to its game.
    pub edition: Option<Edition>,
    /// The offsets of draw offers in its text.
    pub draw_offers: Vec<u32>,
    /// Whether it begins in the middle of a game, without a position.
    pub is_fragment: bool,
    /// The sheet; `None` if the record is unreadable.
    pub sheet: Option<OneSheet<G>>,
}

impl<G: Game> SheetOfGame<G> {
    /// Finds a tag with a known value.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let value = self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())?;
        Some(value).filter(|value| !value.is_empty() && !value.starts_with('?'))
    }
}

impl<G: Game> SheetOfGame<G> {
    /// Appends another page's rows.
    pub fn append(&mut self, page: Self) {
        if page.path != self.path {
            self.path = format!("{} + {}", self.path, page.path);
        }
        self.fingerprints.extend(page.fingerprints);
        for (name, value) in page.tags {
            if self.tag(&name).is_none() {
                self.tags.push((name, value));
            }
        }
        match (&mut self.sheet, page.sheet) {
            (Some(sheet), Some(page)) => sheet.append(page),
            (sheet @ None, page) => *sheet = page,
            (Some(_), None) => {}
        }
    }
}

/// Returns the letter of a sheet in tables and sentences: `A`, `B`.
#[must_use]
pub fn letter(sheet: usize) -> char {
    char::from(b'A' + u8::try_from(sheet.min(25)).unwrap_or(25))
}

/// Formats a ply with its number: `23. Bxd7`, `23... Bxd7`.
pub(super) fn numbered(number: u32, side: Side, san: &str) -> String {
    let dots = if side == Side::White { "." } else { "..." };
    if san.is_empty() { format!("{number}{dots}") } else { format!("{number}{dots} {san}") }
}
