//! Text laid out for people: columns, tables, lines; buffers of output.

#[cfg(feature = "database")]
pub(super) mod columns;
pub(super) mod deferred_buffer;
#[cfg(feature = "database")]
pub(super) mod elided;
pub(super) mod json;
pub(super) mod known_table;
#[cfg(feature = "database")]
pub(super) mod text_table;
pub(super) mod wrap;
