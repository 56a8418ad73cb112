//! Text.
mod interim;
mod span;
pub use interim::*;
pub use span::Span;
