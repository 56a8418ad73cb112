//! Two versions of an archive, or two sources, compared: which games are new, gone, changed and the same.

mod changes;
mod gather_versions;
mod versions;

pub use gather_versions::GatherVersions;
pub use versions::{Versions, WrittenVersion};
