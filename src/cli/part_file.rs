//! An output file that is written beside its name and gets it when it is complete.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::file_identity::place_of;
use super::interrupt;

/// A file that is still being written. Dropped before its end, it goes away; so it does when the program is interrupted.
///
/// Nothing is known of it under its own name until the last byte is on the disk: not when the program is killed, and not
/// when the power fails. A program that is killed at once leaves a file `NAME.NUMBER.part`, which no folder is read for,
/// and which the next run that writes to that name removes: the lock of a program that is gone is gone as well.
pub(super) struct PartFile {
    file: File,
    path: PathBuf,
    /// Where it is written; empty once it has its name.
    beside: Option<PathBuf>,
}

/// How many names are tried; a program that was killed may have left one with the number of this process.
const MAX_NAMES: u32 = 100;

/// What is written beside a name so long that nothing can stand behind it is called so.
const SHORT_NAME: &str = "zapis";
/// So many bytes a name may have behind which there is room for certain.
const SHORT_ENOUGH: usize = 200;

/// What is written beside its name at the moment. Whoever interrupts the program wants to know.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

impl PartFile {
    /// Creates the file beside `path`; a link leads to what it points to.
    pub(super) fn create(path: &Path) -> io::Result<Self> {
        remove_left_over(&place_of(path));
        Self::create_among_many(path)
    }

    /// Creates the file beside `path` and does not look for what other programs have left there: of many files in one folder
    /// each would be looked at for each.
    pub(super) fn create_among_many(path: &Path) -> io::Result<Self> {
        let path = place_of(path);
        interrupt::watch(remove_unfinished);
        let (file, beside) = {
            // Whoever interrupts the program now waits until it is known what is to be removed.
            let mut unfinished = unfinished();
            let (file, beside) = create_beside(&path)?;
            unfinished.push(beside.clone());
            (file, beside)
        };
        if let Ok(metadata) = fs::metadata(&path) {
            // Who may read what was there may read what comes; where that cannot be had, the file is still worth having.
            let _ = file.set_permissions(metadata.permissions());
        }
        Ok(Self { file, path, beside: Some(beside) })
    }

    /// Returns a stream that writes to the file.
    pub(super) fn stream(&self) -> io::Result<File> {
        self.file.try_clone()
    }

    /// Gives the file its name, once everything is written and flushed.
    pub(super) fn finish(mut self) -> io::Result<()> {
        // Some file systems say only now that there was no room; and a name must not be there before its bytes.
        self.file.sync_all()?;
        let mut unfinished = unfinished();
        if let Some(from) = self.beside.take() {
            let renamed = fs::rename(&from, &self.path);
            if renamed.is_err() {
                let _ = fs::remove_file(&from);
            }
            unfinished.retain(|known| *known != from);
            return renamed.map_err(|error| if is_open_elsewhere(&error, &self.path) { busy() } else { error });
        }
        Ok(())
    }
}

/// Tells whether a file could not be replaced because another program has it open: Windows then denies access, as if rights
/// were missing.
fn is_open_elsewhere(error: &io::Error, path: &Path) -> bool {
    let is_denied = cfg!(windows) && error.kind() == io::ErrorKind::PermissionDenied;
    is_denied && fs::metadata(path).is_ok_and(|metadata| metadata.is_file() && !metadata.permissions().readonly())
}

fn busy() -> io::Error {
    io::Error::new(io::ErrorKind::ResourceBusy, "another program has the file open")
}

impl Drop for PartFile {
    fn drop(&mut self) {
        if let Some(beside) = self.beside.take() {
            let mut unfinished = unfinished();
            // There is nobody to be told, and nothing else to be done.
            let _ = fs::remove_file(&beside);
            unfinished.retain(|known| *known != beside);
        }
    }
}

/// Removes what is half written, because the program ends; what is created from now on waits for ever.
pub(super) fn remove_unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    let mut unfinished = unfinished();
    for path in unfinished.drain(..) {
        let _ = fs::remove_file(path);
    }
    unfinished
}

fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

fn create_beside(path: &Path) -> io::Result<(File, PathBuf)> {
    let number = std::process::id();
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    let mut n_tried = 0;
    loop {
        let ending = if n_tried == 0 { format!(".{number}.part") } else { format!(".{number}-{n_tried}.part") };
        let mut own_name = name.clone();
        own_name.push(ending);
        let beside = path.with_file_name(own_name);
        n_tried += 1;
        // What is there already is never written over, be it a link that somebody laid out.
        match File::create_new(&beside) {
            Ok(file) if is_own(&file, &beside) => return Ok((file, beside)),
            Ok(_) if n_tried < MAX_NAMES => {}
            Ok(_) => return Err(io::ErrorKind::AlreadyExists.into()),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && n_tried < MAX_NAMES => {}
            Err(error) if error.kind() == io::ErrorKind::InvalidFilename && name != SHORT_NAME => {
                // The name itself may just fit.
                name = OsString::from(SHORT_NAME);
            }
            Err(error) => return Err(error),
        }
    }
}

/// Locks a file just created, and tells whether it still has its name: another program that cleans up may have taken it
/// for left over before it was locked. Where files cannot be locked nobody cleans up.
fn is_own(file: &File, beside: &Path) -> bool {
    let _ = file.lock();
    beside.exists()
}

/// Removes what programs that were killed have left beside a name: files of its pattern that no program holds locked.
fn remove_left_over(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let (Some(name), Ok(entries)) = (path.file_name(), fs::read_dir(folder)) else { return };
    for entry in entries.flatten() {
        let is_plain = entry.file_type().is_ok_and(|kind| kind.is_file());
        let own = entry.file_name();
        let is_short = name.len() > SHORT_ENOUGH && is_part_of(&own, OsStr::new(SHORT_NAME));
        if !is_plain || !is_part_of(&own, name) && !is_short {
            continue;
        }
        // It is opened for writing so that nothing is removed which could not be written either.
        let Ok(file) = File::options().write(true).open(entry.path()) else { continue };
        if file.try_lock().is_ok() {
            // What cannot be removed stays, and stands in nobody's way.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Tells whether a file is called as one written beside `name` is: `NAME.NUMBER.part`, `NAME.NUMBER-NUMBER.part`.
fn is_part_of(own: &OsStr, name: &OsStr) -> bool {
    let rest = own.as_encoded_bytes().strip_prefix(name.as_encoded_bytes());
    let rest = rest.and_then(|rest| rest.strip_prefix(b".")?.strip_suffix(b".part"));
    rest.is_some_and(|rest| {
        let mut numbers = rest.splitn(2, |byte| *byte == b'-');
        numbers.all(|number| !number.is_empty() && number.len() <= 10 && number.iter().all(u8::is_ascii_digit))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_written_beside_a_name_are_known_by_theirs() {
        for (own, expected) in [
            ("out.pgn.123.part", true),
            ("out.pgn.123-4.part", true),
            ("out.pgn.part", false),
            ("out.pgn..part", false),
            ("out.pgn.12a.part", false),
            ("out.pgn.1-2-3.part", false),
            ("out.pgn.1-.part", false),
            ("out.pgn.bak.123.part", false),
            ("other.pgn.123.part", false),
            ("out.pgn", false),
        ] {
            assert_eq!(is_part_of(OsStr::new(own), OsStr::new("out.pgn")), expected, "{own}");
        }
    }
}
