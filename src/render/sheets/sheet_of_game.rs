//! A sheet and where it comes from, and how sheets and moves are named in tables and sentences.

use crate::game::{Chess, Game, Side};
use crate::laws::Edition;
use crate::scoresheet::OneSheet;

/// A sheet and where it comes from.
#[derive(Clone, Debug)]
pub struct SheetOfGame<G: Game = Chess> {
    /// The file, safe to show.
    pub path: String,
    /// Which record of the file it is, from 1.
    pub record: u64,
    /// Its tag pairs, as they are stored.
    pub tags: Vec<(String, String)>,
    /// What names its text, and those of the pages put behind it.
    pub fingerprints: Vec<u64>,
    /// The edition of the laws its game was played under.
    pub edition: Option<Edition>,
    /// Where offers of a draw stand in its text.
    pub draw_offers: Vec<u32>,
    /// Whether it begins in the middle of a game, without the position there.
    pub is_fragment: bool,
    /// The sheet; nothing where the record is none that could be read.
    pub sheet: Option<OneSheet<G>>,
}

impl<G: Game> SheetOfGame<G> {
    /// Finds a tag's value, if it says anything.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let value = self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())?;
        Some(value).filter(|value| !value.is_empty() && !value.starts_with('?'))
    }
}

impl<G: Game> SheetOfGame<G> {
    /// Puts another page's rows behind those of this one.
    pub(crate) fn append(&mut self, page: Self) {
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

/// Names a sheet in tables and sentences: `A`, `B`.
#[must_use]
pub fn letter(sheet: usize) -> char {
    char::from(b'A' + u8::try_from(sheet.min(25)).unwrap_or(25))
}

/// Writes a ply with its number: `23. Bxd7`, `23... Bxd7`.
pub(super) fn numbered(number: u32, side: Side, san: &str) -> String {
    let dots = if side == Side::White { "." } else { "..." };
    if san.is_empty() { format!("{number}{dots}") } else { format!("{number}{dots} {san}") }
}
