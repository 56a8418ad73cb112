//! What stands between a game and a sheet of it.

use crate::game::Chess;

use super::confusions::Confusions;
use super::moves::{Decodable, SheetNotation};

/// What a sheet makes of a move: how it is written, and what is taken for what.
pub(super) struct SheetChannel<'a, G: Decodable = Chess> {
    pub(super) notation: SheetNotation<G::Alphabet>,
    pub(super) confusions: &'a Confusions,
}
