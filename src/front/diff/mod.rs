//! Two versions of an archive, or two sources, compared: which games are new, gone, changed and the same.

mod changes;
mod differing;
mod gather_versions;
mod versions;

pub use differing::Differing;
pub use versions::WrittenVersion;
