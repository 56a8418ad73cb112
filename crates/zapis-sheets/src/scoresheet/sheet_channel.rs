//! The channel between a game and a sheet of it.

use crate::game::Chess;

use super::confusions::Confusions;
use super::moves::{Decodable, SheetNotation};

/// How a sheet represents moves: its notation, and its confusions of characters.
pub(super) struct SheetChannel<'a, G: Decodable = Chess> {
    pub(super) notation: SheetNotation<G::Alphabet>,
    pub(super) confusions: &'a Confusions,
}
