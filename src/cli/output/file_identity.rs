//! Files identified by what they are and not by their names: links, `./` and the case of letters make no difference.

use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};

/// The maximum number of links that are followed from one to the next, the same as the system's.
const MAX_LINKS: usize = 40;

/// The identity of a file: two names have the same one if what is written under one is read under the other.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct FileId(Identity);

/// A device and the number of a file on it.
#[cfg(unix)]
type Identity = (u64, u64);
#[cfg(not(unix))]
type Identity = same_file::Handle;

impl FileId {
    /// Identifies the file under a path.
    ///
    /// Returns `None` if there is no file, and for what does not keep what is written to it: a terminal, `/dev/null`, a
    /// folder.
    pub(crate) fn of_path(path: &Path) -> Option<Self> {
        let metadata = fs::metadata(path).ok().filter(keeps_what_is_written)?;
        #[cfg(unix)]
        return Some(Self::of_metadata(&metadata));
        #[cfg(not(unix))]
        return same_file::Handle::from_path(path).ok().filter(|_| metadata.is_file()).map(Self);
    }

    #[cfg(unix)]
    fn of_metadata(metadata: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        Self((metadata.dev(), metadata.ino()))
    }

    pub(crate) fn of_standard_input() -> Option<Self> {
        #[cfg(unix)]
        return Self::of_stream(&std::io::stdin());
        #[cfg(not(unix))]
        return same_file::Handle::stdin().ok().map(Self);
    }

    pub(crate) fn of_standard_output() -> Option<Self> {
        #[cfg(unix)]
        return Self::of_stream(&std::io::stdout());
        #[cfg(not(unix))]
        return same_file::Handle::stdout().ok().map(Self);
    }

    pub(crate) fn of_standard_error() -> Option<Self> {
        #[cfg(unix)]
        return Self::of_stream(&std::io::stderr());
        #[cfg(not(unix))]
        return same_file::Handle::stderr().ok().map(Self);
    }

    #[cfg(unix)]
    fn of_stream(stream: &impl std::os::fd::AsFd) -> Option<Self> {
        let file = fs::File::from(stream.as_fd().try_clone_to_owned().ok()?);
        let metadata = file.metadata().ok().filter(keeps_what_is_written)?;
        Some(Self::of_metadata(&metadata))
    }
}

/// Returns true if what is written can be read back: for plain files and named pipes.
fn keeps_what_is_written(metadata: &Metadata) -> bool {
    #[cfg(unix)]
    let is_pipe = std::os::unix::fs::FileTypeExt::is_fifo(&metadata.file_type());
    #[cfg(not(unix))]
    let is_pipe = false;
    metadata.is_file() || is_pipe
}

/// Follows links to the name under which a file would be written, whether it exists or not.
///
/// The folder is given by its own name, so that two paths to one file that does not exist yet give the same.
pub(crate) fn place_of(path: &Path) -> PathBuf {
    let mut place = path.to_owned();
    for _ in 0..MAX_LINKS {
        match fs::read_link(&place) {
            Ok(target) => place = place.parent().unwrap_or(Path::new("")).join(target),
            Err(_) => break,
        }
    }
    let parent = match place.parent() {
        Some(parent) if parent.as_os_str().is_empty() => Path::new("."),
        Some(parent) => parent,
        None => return place,
    };
    match (fs::canonicalize(&place), fs::canonicalize(parent), place.file_name()) {
        (Ok(place), _, _) => place,
        (_, Ok(parent), Some(name)) => parent.join(name),
        _ => place,
    }
}
