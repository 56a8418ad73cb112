//! An output file that gets its name when it is complete.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tempfile::{Builder, TempPath};

use zapis::Language;

use super::file_identity::place_of;
use super::interrupt;
use super::kept_attributes::{NotKept, n_names};
use crate::cli::{CommandError, named};

/// A file that is still being written. Nothing appears under its name until the last byte is on the disk, even if the
/// program is killed or the power fails.
///
/// On Linux it has no name until then, so that nothing is left of it however the program ends. If that is not possible,
/// its name is `.zapis-` and random letters in the same folder, which no person gives to a file, and it is removed when
/// the program fails or is interrupted. The file that a killed program leaves is never removed by another run: nothing
/// proves whose it is.
pub(crate) struct PartFile {
    file: File,
    path: PathBuf,
    /// The name of the file as the user gave it.
    shown: PathBuf,
    /// The number of names of the file that it replaces.
    n_names: u64,
    /// The name under which it is written, if it has one.
    beside: Option<TempPath>,
}

/// Files that have a name and are not complete at the moment. An interrupt removes them.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

impl PartFile {
    /// Creates the file that will be under `path`; a link leads to its target.
    pub(crate) fn create(shown: &Path) -> io::Result<Self> {
        let path = place_of(shown);
        let replaced = match fs::metadata(&path) {
            Ok(metadata) => Some(metadata),
            // It could not get its name later either.
            Err(error) if error.kind() == io::ErrorKind::InvalidFilename => return Err(error),
            Err(_) => None,
        };
        interrupt::watch(remove_unfinished);
        let (file, beside) = if let Some(file) = without_a_name(folder_of(&path)) {
            (file, None)
        } else {
            // An interrupt waits until it is known what is to be removed.
            let mut unfinished = unfinished();
            let (file, beside) = named_beside(&path, |name| File::create_new(name))?;
            unfinished.push(beside.to_path_buf());
            (file, Some(beside))
        };
        let n_names = replaced.as_ref().map_or(0, n_names);
        if let Some(metadata) = replaced {
            // While incomplete, the file can be read only by those who could read the old one.
            let _ = file.set_permissions(metadata.permissions());
        }
        Ok(Self { file, path, shown: shown.to_owned(), n_names, beside })
    }

    pub(crate) fn stream(&self) -> io::Result<File> {
        self.file.try_clone()
    }

    /// Gives the file its name, once everything is written and flushed, and the attributes of the file that it
    /// replaces.
    pub(crate) fn finish(mut self) -> io::Result<NotKept> {
        let not_kept = NotKept::of(&self.path, &self.file, &self.shown, self.n_names);
        // Some file systems report only now that there was no room; and a name must not exist before its bytes.
        self.file.sync_all()?;
        let mut unfinished = unfinished();
        let beside = match self.beside.take() {
            Some(beside) => beside,
            None => match link(&self.file, &self.path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                    named_beside(&self.path, |name| link(&self.file, name))?.1
                }
                linked => return linked.map(|()| not_kept),
            },
        };
        unfinished.retain(|known| *known != *beside);
        beside
            .persist(&self.path)
            .map_err(|failed| if is_open_elsewhere(&failed.error, &self.path) { busy() } else { failed.error })?;
        Ok(not_kept)
    }
}

impl Drop for PartFile {
    fn drop(&mut self) {
        if let Some(beside) = self.beside.take() {
            unfinished().retain(|known| *known != *beside);
        }
    }
}

/// Writes a whole file, under a name that appears only when it is complete.
pub(crate) fn write_file(
    path: &Path,
    language: Language,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> Result<(), CommandError> {
    let written = PartFile::create(path).and_then(|file| {
        let mut stream = BufWriter::new(file.stream()?);
        write(&mut stream)?;
        stream.flush()?;
        // The other handle is closed first, so that the file can get its name on every system.
        drop(stream);
        file.finish()
    });
    written.map(|not_kept| not_kept.tell(language)).map_err(|error| CommandError::Write { place: named(path), error })
}

/// Returns true if a file could not be replaced because another program has it open: Windows then denies access, as if
/// rights were missing.
fn is_open_elsewhere(error: &io::Error, path: &Path) -> bool {
    let is_denied = cfg!(windows) && error.kind() == io::ErrorKind::PermissionDenied;
    is_denied && fs::metadata(path).is_ok_and(|metadata| metadata.is_file() && !metadata.permissions().readonly())
}

fn busy() -> io::Error {
    io::Error::new(io::ErrorKind::ResourceBusy, "another program has the file open")
}

/// Removes incomplete files because the program ends; files created from now on wait for ever.
fn remove_unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    let mut unfinished = unfinished();
    for path in unfinished.drain(..) {
        let _ = fs::remove_file(path);
    }
    unfinished
}

fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Creates something under an unused name beside `path`.
fn named_beside<T>(path: &Path, make: impl FnMut(&Path) -> io::Result<T>) -> io::Result<(T, TempPath)> {
    let named = Builder::new().prefix(".zapis-").rand_bytes(12).suffix(".tmp").make_in(folder_of(path), make)?;
    Ok(named.into_parts())
}

/// Creates a file without a name in a folder, if the file system has such files and the system can name them later.
#[cfg(target_os = "linux")]
fn without_a_name(folder: &Path) -> Option<File> {
    use rustix::fs::{Mode, OFlags, open};

    let mode = Mode::from_raw_mode(0o666);
    let file = File::from(open(folder, OFlags::TMPFILE | OFlags::RDWR | OFlags::CLOEXEC, mode).ok()?);
    fs::symlink_metadata(own_link(&file)).is_ok().then_some(file)
}

/// Gives a file without a name an unused one.
#[cfg(target_os = "linux")]
fn link(file: &File, path: &Path) -> io::Result<()> {
    use rustix::fs::{AtFlags, CWD, linkat};

    Ok(linkat(CWD, own_link(file), CWD, path, AtFlags::SYMLINK_FOLLOW)?)
}

/// Returns the path under which the system has an open file.
#[cfg(target_os = "linux")]
fn own_link(file: &File) -> PathBuf {
    use std::os::fd::AsRawFd;

    PathBuf::from(format!("/proc/self/fd/{}", file.as_raw_fd()))
}

#[cfg(not(target_os = "linux"))]
const fn without_a_name(_: &Path) -> Option<File> {
    None
}

#[cfg(not(target_os = "linux"))]
fn link(_: &File, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_written_beside_its_name_gets_it_and_goes_away_if_it_is_not_complete() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out.pgn");
        let names = || -> Vec<_> {
            fs::read_dir(folder.path())
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect()
        };
        let begun = || {
            let (file, beside) = named_beside(&path, |name| File::create_new(name)).unwrap();
            (&file).write_all(b"*\n").unwrap();
            PartFile { file, path: path.clone(), shown: path.clone(), n_names: 0, beside: Some(beside) }
        };
        let part = begun();
        let [name] = &names()[..] else { panic!("one file") };
        assert!(
            name.starts_with(".zapis-") && name.strip_suffix(".tmp").is_some_and(|stem| stem.len() == 19),
            "{name}"
        );
        drop(part);
        assert!(names().is_empty());
        for _ in 0..2 {
            begun().finish().unwrap().tell(Language::English);
            assert_eq!((names(), fs::read(&path).unwrap()), (vec!["out.pgn".to_owned()], b"*\n".to_vec()));
        }
    }
}
