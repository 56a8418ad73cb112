//! The moves of a game as the search for the game behind a sheet sees them: which there are, how likely a player makes each,
//! and how each may be written in each notation.

mod algebraic;
mod chess;
mod decodable;
mod descriptive;
mod digits;
mod outline;
mod tavreli;
mod template;

pub(super) use decodable::{Choice, Decodable, SheetNotation};
pub(super) use template::{CheckMark, PartRole, Template, TemplatePart};
