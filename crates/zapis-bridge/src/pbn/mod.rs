//! Portable Bridge Notation 2.1: its grammar, where games begin, and one game as written.

pub(crate) mod grammar;
mod inherit;
mod read;
mod split;
mod tags;
mod words;

pub use inherit::Inherited;
pub use read::{Item, ItemKind, Record, TagPair, begins_outside, read, read_embedded, unescape, without_tabs};
pub use split::{Chunk, Chunks};
pub use tags::{is_known, is_standard, may_be_inherited, nearest_tag};
pub use words::{AuctionItem, AuctionWord, Cell, Note, PlayItem, Rows, TableRows};
