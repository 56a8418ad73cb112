//! Portable Bridge Notation 2.1: its grammar, where games begin, and one game as written.

pub(crate) mod grammar;
mod inherit;
mod read;
mod split;
mod tags;
mod words;

pub use inherit::Inherited;
pub(crate) use read::without_tabs;
pub use read::{Item, ItemKind, Record, TagPair, begins_outside, read, read_embedded, unescape};
pub use split::{Chunk, Chunks};
pub use tags::is_known;
pub(crate) use tags::nearest_tag;
pub use words::{AuctionItem, AuctionWord, Note, TableRows};
pub(crate) use words::{Cell, PlayItem, Rows};
