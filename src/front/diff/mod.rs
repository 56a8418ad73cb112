//! Two versions of an archive, or two sources, compared: which games are new, gone, changed and the same.

mod changes;
mod gather_versions;
mod versions;

pub(crate) use gather_versions::GatherVersions;
pub(crate) use versions::{Versions, WrittenVersion};
