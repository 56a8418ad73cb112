//! A sheet as it is written: rows of cells, their words and places, and what a word means as it is written.

pub(super) mod meaning;
pub(super) mod mixer;
pub(super) mod observations;
pub(super) mod sheet;
pub(super) mod spans;
