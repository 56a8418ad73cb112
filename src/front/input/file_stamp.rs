//! Detects whether a file has changed, by its metadata or by its contents.

use std::fs::{File, metadata};
use std::io::{self, Read};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sha2::{Digest, Sha256};

use crate::findings::KeptBytes;

/// The metadata of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FileStamp {
    pub(crate) len: u64,
    /// When its bytes were changed last, and when anything of it was, in nanoseconds.
    modified: u128,
    changed: u128,
    /// The device and number of the file in the system.
    device: u64,
    inode: u64,
    /// Whether a later change would have another time, because the last one was not at this very moment.
    is_settled: bool,
}

/// After this time, a changed file gets another time on every file system.
const SETTLED_AFTER: Duration = Duration::from_secs(3);

impl FileStamp {
    /// The stored length in bytes.
    pub(crate) const LEN: usize = 57;

    /// Returns the stamp of a plain file; `None` for others.
    pub(crate) fn of(path: &Path) -> Option<Self> {
        let metadata = metadata(path).ok().filter(std::fs::Metadata::is_file)?;
        let since_epoch = |time: SystemTime| time.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
        let modified = since_epoch(metadata.modified().ok()?);
        let (changed, device, inode) = identity(&metadata);
        let now = since_epoch(SystemTime::now());
        let is_settled = changed > 0 && changed.max(modified) + SETTLED_AFTER.as_nanos() < now;
        Some(Self { len: metadata.len(), modified, changed, device, inode, is_settled })
    }

    /// Returns true if a file with this stamp is certainly the one with the earlier stamp.
    pub(crate) fn is_that_of(&self, before: &Self) -> bool {
        before.is_settled && *before == Self { is_settled: true, ..*self }
    }

    /// Returns true if no change since the other stamp is visible.
    pub(crate) fn is_like(&self, before: &Self) -> bool {
        Self { is_settled: true, ..*before } == Self { is_settled: true, ..*self }
    }

    pub(crate) fn put(&self, out: &mut Vec<u8>) {
        for time in [self.modified, self.changed] {
            out.extend_from_slice(&time.to_le_bytes());
        }
        for word in [self.len, self.device, self.inode] {
            out.extend_from_slice(&word.to_le_bytes());
        }
        out.push(u8::from(self.is_settled));
    }

    pub(crate) fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
        let [modified, changed] = [u128::from_le_bytes(bytes.array()?), u128::from_le_bytes(bytes.array()?)];
        let [len, device, inode] = [bytes.word()?, bytes.word()?, bytes.word()?];
        Some(Self { len, modified, changed, device, inode, is_settled: bytes.truth()? })
    }
}

/// Returns when anything of a file was changed last, and which file it is; zeros if the system does not know, so that
/// the file is read.
#[cfg(unix)]
fn identity(metadata: &std::fs::Metadata) -> (u128, u64, u64) {
    use std::os::unix::fs::MetadataExt;

    let seconds = u128::try_from(metadata.ctime()).unwrap_or(0);
    let nanoseconds = u128::try_from(metadata.ctime_nsec()).unwrap_or(0);
    (seconds * 1_000_000_000 + nanoseconds, metadata.dev(), metadata.ino())
}

#[cfg(not(unix))]
const fn identity(_: &std::fs::Metadata) -> (u128, u64, u64) {
    (0, 0, 0)
}

pub(crate) fn content_hash(path: &Path) -> io::Result<[u8; 32]> {
    let mut file = File::open(path)?;
    let (mut hasher, mut room) = (Sha256::new(), vec![0; 1 << 18]);
    loop {
        match file.read(&mut room) {
            Ok(0) => return Ok(hasher.finalize().into()),
            Ok(len) => hasher.update(&room[..len]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_comes_back_as_it_was_and_proves_nothing_while_it_is_new() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let stamp = FileStamp::of(file.path()).unwrap();
        let mut bytes = Vec::new();
        stamp.put(&mut bytes);
        assert_eq!(bytes.len(), FileStamp::LEN);
        assert_eq!(FileStamp::take(&mut KeptBytes(&bytes)), Some(stamp));
        assert!(stamp.is_like(&stamp) && !stamp.is_that_of(&stamp));
        let settled = FileStamp { is_settled: true, ..stamp };
        assert!(stamp.is_that_of(&settled) && settled.is_that_of(&settled));
        assert!(!stamp.is_that_of(&FileStamp { len: 1, ..settled }));
        assert_eq!(FileStamp::of(Path::new("/no such file")), None);
        // The published hash of an empty input.
        assert_eq!(content_hash(file.path()).unwrap()[..6], [0xe3, 0xb0, 0xc4, 0x42, 0x98, 0xfc]);
    }
}
