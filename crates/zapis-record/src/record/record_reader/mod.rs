//! A piece of text read onto the tape, record by record.

pub(super) mod blank_rows;
pub(super) mod brackets;
pub(super) mod dialect;
pub(super) mod joined;
pub(super) mod nesting;
pub mod reader;
pub(super) mod reading;
pub(super) mod rewriting;
pub(super) mod surroundings;
pub(super) mod tokenizer;
