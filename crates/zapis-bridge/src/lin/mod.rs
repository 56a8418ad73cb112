//! LIN, the format of Bridge Base: `key|value|`, one after another. No one has described it; what is here is what files hold.
//!
//! # Invariants
//! - Reading never stops: what is no command is left out, with its place.
//! - A match of a vugraph file is what stands between its heading and the next one, however a file is cut into pieces.

mod board;
mod command;
mod deal;
mod heading;
mod list;
mod pieces;
mod read;
mod vugraph;

pub use board::Board;
pub use command::{Command, commands};
pub use heading::VugraphMatch;
pub use pieces::LinPieces;
pub use read::{LinFile, LinHead, read, read_behind};
pub use vugraph::{RoomScores, VugraphResult};
