//! The channel between a game and a sheet of it.

use crate::game::Chess;

use super::confusions::Confusions;
use crate::scoresheet::moves::{Decodable, SheetNotation};

/// How a sheet represents moves: its notation, and its confusions of characters.
pub(crate) struct SheetChannel<'a, G: Decodable = Chess> {
    pub(crate) notation: SheetNotation<G::Alphabet>,
    pub(crate) confusions: &'a Confusions,
}
