//! What the measurements share: files to measure on, and the paths through the program.

pub(crate) mod files;
pub(crate) mod games;
pub(crate) mod paths;
