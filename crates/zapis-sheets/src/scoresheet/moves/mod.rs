//! The moves of a game for the search for the game behind a sheet: the legal ones, the probability of each, and its
//! spellings in each notation.

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
pub(super) mod check_mark;
pub mod policy;
pub mod prior;
