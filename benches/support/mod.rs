//! The files and paths that the measurements share.

pub(crate) mod files;
pub(crate) mod games;
pub(crate) mod paths;
