//! Tavreli, the chess of towers: pieces, towers, positions, legality, notation; why a move is illegal.
//!
//! # Invariants
//! - No piece ever leaves the board; a move takes the top pieces of a tower, keeping their order.
//! - A tower belongs to its top and moves as it does; a volhv is always a top.
//! - A promoted warrior has no enemy above it; a plain one on its far rank has a piece above it.
//! - Nothing is allocated for a move.

mod attacks;
pub mod moves;
pub mod nearest;
pub mod notation;
pub mod piece;
pub mod position;
pub mod position_text;
pub mod setup;
pub mod square;
#[cfg(test)]
mod tests;
mod why;

pub use moves::Move;
pub use nearest::nearest;
pub use notation::{MoveSuffix, Shape, Way, WrittenMove, files_of_letter, read_move, resolve, spelled, write_move};
pub use piece::{Color, Piece, Role};
pub use position::{CastlingSide, Demotion, Identity, Position};
pub use position_text::{PositionError, parse_position, write_fields, write_position, write_tower};
pub use setup::{RankCell, Setup, SetupFault};
pub use square::{Files, Square};
pub use why::{Reason, why_illegal};
