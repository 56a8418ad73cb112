//! LIN, the format of Bridge Base: a sequence of `key|value|`. There is no specification; this is based on files found.
//!
//! # Invariants
//! - Reading never stops: text that is not a command is left out, and its place returned.
//! - A match of a vugraph file extends from its heading to the next one, however the file is cut into pieces.

mod board;
mod command;
mod deal;
mod heading;
mod list;
mod pieces;
mod read;
mod vugraph;

pub use board::Board;
pub use heading::VugraphMatch;
pub use pieces::LinPieces;
pub use read::{LinFile, LinHead, read, read_behind};
pub use vugraph::RoomScores;
