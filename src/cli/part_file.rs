//! An output file that is written beside its name and gets it when it is complete.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::interrupt;

/// A file that is still being written. Dropped before its end, it goes away; so it does when the program is interrupted.
///
/// Nothing is known of it under its own name until the last byte is on the disk: not when the program is killed, and not
/// when the power fails. A program that is killed at once leaves a file `NAME.NUMBER.part`, which no folder is read for.
pub(super) struct PartFile {
    file: File,
    path: PathBuf,
    /// Where it is written; empty once it has its name or is gone. Whoever interrupts the program wants to know too.
    beside: Arc<Mutex<Option<PathBuf>>>,
}

/// How many names are tried; a program that was killed may have left one with the number of this process.
const MOST_NAMES: u32 = 100;

impl PartFile {
    /// Creates the file beside `path`; a link leads to what it points to.
    pub(super) fn create(path: &Path) -> io::Result<Self> {
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let beside = Arc::new(Mutex::new(None));
        interrupt::remove_first(&beside);
        let file = {
            // Whoever interrupts the program now waits until it is known what is to be removed.
            let mut known = beside.lock().unwrap_or_else(PoisonError::into_inner);
            let (file, place) = create_beside(&path)?;
            *known = Some(place);
            file
        };
        if let Ok(metadata) = fs::metadata(&path) {
            // Who may read what was there may read what comes; where that cannot be had, the file is still worth having.
            let _ = file.set_permissions(metadata.permissions());
        }
        Ok(Self { file, path, beside })
    }

    /// Returns a stream that writes to the file.
    pub(super) fn stream(&self) -> io::Result<File> {
        self.file.try_clone()
    }

    /// Gives the file its name, once everything is written and flushed.
    pub(super) fn finish(self) -> io::Result<()> {
        // Some file systems say only now that there was no room; and a name must not be there before its bytes.
        self.file.sync_all()?;
        let mut beside = self.beside.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(from) = beside.as_ref() {
            fs::rename(from, &self.path)?;
            *beside = None;
        }
        Ok(())
    }
}

impl Drop for PartFile {
    fn drop(&mut self) {
        remove(&self.beside);
    }
}

/// Removes what is half written.
pub(super) fn remove(beside: &Mutex<Option<PathBuf>>) {
    if let Some(path) = beside.lock().unwrap_or_else(PoisonError::into_inner).take() {
        // There is nobody to be told, and nothing else to be done.
        let _ = fs::remove_file(path);
    }
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
            Ok(file) => return Ok((file, beside)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && n_tried < MOST_NAMES => {}
            Err(error) if error.kind() == io::ErrorKind::InvalidFilename && name != "zapis" => {
                // The name itself may just fit.
                name = OsString::from("zapis");
            }
            Err(error) => return Err(error),
        }
    }
}
