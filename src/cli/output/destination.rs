//! Where a run writes: never to what it reads, and never twice to one place.

use std::path::{Path, PathBuf};

use zapis::{Message, message};

use super::compressed_output::Compressing;
use super::file_identity::{FileId, place_of};
use super::own_output::is_own_output;
use crate::cli::CommandError;
use crate::cli::args::{OutputArgs, ReadArgs};
use zapis::{FolderFiles, Inputs, display_name};

/// Watches over what a run writes. Whatever is written gets its [`Destination`] here, and no one writes without one.
#[derive(Debug)]
pub(crate) struct Outputs<'a> {
    paths: &'a [PathBuf],
    /// Files that are read besides the records.
    others: Vec<PathBuf>,
    /// What is read, computed on first use.
    read: Option<Read>,
    written: Vec<Taken>,
    /// How much outputs are compressed, if given.
    level: Option<u32>,
}

/// The identities of what is read.
#[derive(Debug, Default)]
struct Read {
    /// Files, and whether they were found in a named folder instead of being named themselves.
    files: Vec<(FileId, PathBuf, bool)>,
    standard_input: Option<FileId>,
}

/// A place that is written to already.
#[derive(Debug)]
struct Taken {
    id: Option<FileId>,
    place: Option<PathBuf>,
    is_compressed: bool,
}

/// A place that may be written to.
#[derive(Debug)]
pub(crate) enum Destination {
    Standard,
    /// Where results go if standard output is taken.
    StandardError,
    /// A file, and how it is compressed, if it is.
    File(PathBuf, Option<Compressing>),
}

impl<'a> Outputs<'a> {
    /// Creates the outputs of a run that reads what the arguments name.
    pub(crate) fn of(read: &'a ReadArgs) -> Self {
        Self { paths: &read.paths, others: Vec::new(), read: None, written: Vec::new(), level: None }
    }

    /// Sets the level of compression. Some output must then be compressed, which [`Outputs::use_level`] checks.
    pub(crate) const fn compress_at(&mut self, level: Option<u32>) {
        self.level = level;
    }

    /// Refuses a level of compression if none of the outputs granted is compressed.
    pub(crate) fn use_level(&self) -> Result<(), CommandError> {
        if self.level.is_some() && !self.written.iter().any(|taken| taken.is_compressed) {
            return Err(CommandError::Usage(message!("compression-level-unused")));
        }
        Ok(())
    }

    /// Adds a file that is read; `-` is standard input.
    pub(crate) fn also(&mut self, path: &Path) {
        self.others.push(path.to_owned());
        self.read = None;
    }

    /// Grants a path, or standard output without a path or for `-`.
    ///
    /// Refuses what is read, under any name, and what is written to already.
    pub(crate) fn grant(&mut self, path: Option<&Path>) -> Result<Destination, CommandError> {
        match path.filter(|path| !is_standard_output(path)) {
            None => self.take_standard_output(),
            Some(path) => {
                let compressing = Compressing::of(path, self.level)?;
                self.take(path, compressing.is_some())?;
                Ok(Destination::File(path.to_owned(), compressing))
            }
        }
    }

    /// Grants the destination of `-o` for the results.
    pub(crate) fn grant_results(&mut self, output: &OutputArgs) -> Result<Destination, CommandError> {
        self.compress_at(output.level());
        let to = self.grant(output.path())?;
        self.use_level()?;
        Ok(to)
    }

    /// Grants a file that cannot be standard output.
    pub(crate) fn grant_file(&mut self, path: &Path) -> Result<(), CommandError> {
        if is_standard_output(path) {
            return Err(CommandError::Usage(message!("output-must-be-a-file", path = shown(path))));
        }
        if Compressing::of(path, None)?.is_some() {
            return Err(CommandError::Usage(message!("output-not-compressed", path = shown(path))));
        }
        self.take(path, false)
    }

    fn take_standard_output(&mut self) -> Result<Destination, CommandError> {
        let id = FileId::of_standard_output();
        if let Some(id) = &id {
            // A file of a folder that is standard output is passed over when the folder is listed.
            let read = self.read();
            let named = read.files.iter().find(|(known, _, in_folder)| known == id && !in_folder);
            let name = named.map(|(_, path, _)| display_name(path));
            let is_own_input = read.standard_input.as_ref() == Some(id);
            if let Some(name) = name {
                return Err(CommandError::Usage(message!("stdout-is-input", path = name)));
            }
            if is_own_input {
                return Err(CommandError::Usage(message!("stdout-is-stdin")));
            }
        }
        let place = PathBuf::from("-");
        self.put_down(Taken { id, place: Some(place), is_compressed: false }, message!("standard-output"))?;
        Ok(Destination::Standard)
    }

    /// Refuses a path under which something is read.
    pub(crate) fn refuse_input(&mut self, path: &Path) -> Result<(), CommandError> {
        let Some(id) = FileId::of_path(path) else { return Ok(()) };
        let read = self.read();
        if let Some((_, input, in_folder)) = read.files.iter().find(|(known, ..)| *known == id) {
            let (path, input) = (shown(path), shown(input));
            return Err(CommandError::Usage(match in_folder {
                true => message!("output-is-in-folder", path = path, input = input),
                false if path == input => message!("output-is-input", path = path),
                false => message!("output-is-input-too", path = path, input = input),
            }));
        }
        if read.standard_input.as_ref() == Some(&id) {
            return Err(CommandError::Usage(message!("output-is-stdin", path = shown(path))));
        }
        Ok(())
    }

    fn take(&mut self, path: &Path, is_compressed: bool) -> Result<(), CommandError> {
        self.refuse_input(path)?;
        let id = FileId::of_path(path);
        // A terminal and `/dev/null` can be written to more than once.
        let keeps = id.is_some() || !path.exists();
        let place = keeps.then(|| folded(place_of(path)));
        self.put_down(Taken { id, place, is_compressed }, message!("verbatim", text = shown(path)))
    }

    fn put_down(&mut self, taken: Taken, name: Message) -> Result<(), CommandError> {
        let is_same = |other: &Taken| {
            taken.id.is_some() && taken.id == other.id || taken.place.is_some() && taken.place == other.place
        };
        if self.written.iter().any(is_same) {
            return Err(CommandError::Usage(message!("output-twice", place = name)));
        }
        self.written.push(taken);
        Ok(())
    }

    fn read(&mut self) -> &Read {
        let (paths, others) = (self.paths, &self.others);
        self.read.get_or_insert_with(|| Read::of(paths, others))
    }
}

impl Read {
    fn of(paths: &[PathBuf], others: &[PathBuf]) -> Self {
        let mut read = Self::default();
        let listed = Inputs::of(paths, FolderFiles::Sheets, &is_own_output);
        for (path, in_folder) in listed.listed() {
            read.add(path, in_folder);
        }
        for other in others {
            read.add(Some(other).filter(|path| path.as_os_str() != "-").map(PathBuf::as_path), false);
        }
        read
    }

    fn add(&mut self, path: Option<&Path>, in_folder: bool) {
        match path {
            None => self.standard_input = FileId::of_standard_input(),
            Some(path) => self.files.extend(FileId::of_path(path).map(|id| (id, path.to_owned(), in_folder))),
        }
    }
}

/// Returns true if a path means standard output: `-`, or one of the names the system has for it.
pub(crate) fn is_standard_output(path: &Path) -> bool {
    let names = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];
    names.iter().any(|name| path == Path::new(name))
}

/// Folds the case of letters on systems that usually ignore it in names.
fn folded(place: PathBuf) -> PathBuf {
    if cfg!(any(windows, target_os = "macos")) { place.to_string_lossy().to_lowercase().into() } else { place }
}

fn shown(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
