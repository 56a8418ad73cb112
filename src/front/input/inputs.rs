//! The inputs that the paths of a command name, except files that the run itself writes.

use std::collections::HashMap;
use std::collections::HashSet;
use std::hash::Hash;
use std::io::Read;
use std::path::{Path, PathBuf};

use crate::text::{FolderFiles, Input, InputError, MemoryInput, STANDARD_INPUT, list_inputs};

#[cfg(feature = "database")]
use super::file_index::FileIndex;
use crate::front::error::{Error, io_reason};
use crate::front::options::Options;
use crate::front::options::path_patterns::PathPatterns;
use crate::front::unread::Unread;

/// What is read, in its order: bytes, text, files and folders, readers.
///
/// Bytes and text become inputs by themselves (`From`), and so do paths; a string is text, never a path.
///
/// ```
/// use std::path::Path;
/// use zapis::Inputs;
/// let text: Inputs = "1. e4 e5 *".into();
/// let file: Inputs = Path::new("games.pgn").into();
/// let named = Inputs::bytes("sheet.txt", vec![0x31, 0x2e]);
/// let stream = Inputs::reader("upload", std::io::empty());
/// # let _ = (text, file, named, stream);
/// ```
#[derive(Debug, Default)]
pub struct Inputs {
    /// What is read, in its order.
    pub(crate) all: Vec<Input>,
    /// For each input the number of the path it was found under, if that is a folder.
    pub(crate) folders: Vec<Option<usize>>,
    /// The paths that are folders, with their numbers.
    pub(crate) named_folders: Vec<(usize, PathBuf)>,
    /// What could not be listed.
    pub(crate) errors: Vec<InputError>,
    /// Files of folders that this run writes to as its standard output or standard error: they are not read.
    pub(crate) own: Vec<PathBuf>,
}

/// Lists what is not read of the folder that it is in, a pattern a line, as in `.gitignore`.
const IGNORE_FILE: &str = ".zapisignore";

impl Inputs {
    /// Reads bytes under a name that is used in results; an extension such as `.txt` shows what they may be.
    #[must_use]
    pub fn bytes(name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self::one(Input::Memory(MemoryInput::of_bytes(name.into(), bytes.into())))
    }

    /// Reads a stream once, under a name that is used in results.
    #[must_use]
    pub fn reader(name: impl Into<String>, reader: impl std::io::Read + Send + 'static) -> Self {
        Self::one(Input::Memory(MemoryInput::of_reader(name.into(), Box::new(reader))))
    }

    /// Reads files, and the records in folders; `-` is standard input, and so are no paths at all.
    #[must_use]
    pub fn paths<P: AsRef<Path>>(paths: impl IntoIterator<Item = P>) -> Self {
        let paths: Vec<PathBuf> = paths.into_iter().map(|path| path.as_ref().to_owned()).collect();
        Self::of(&paths, FolderFiles::Records, &|_| false)
    }

    /// Reads files, and in folders everything that may contain scoresheets: tables and texts besides records.
    #[must_use]
    pub fn sheets<P: AsRef<Path>>(paths: impl IntoIterator<Item = P>) -> Self {
        let paths: Vec<PathBuf> = paths.into_iter().map(|path| path.as_ref().to_owned()).collect();
        Self::of(&paths, FolderFiles::Sheets, &|_| false)
    }

    /// Adds another input.
    ///
    /// ```
    /// use zapis::Inputs;
    /// let sheets = Inputs::bytes("white.txt", "1. e4 e5 *").and(Inputs::bytes("black.txt", "1. e4 e5 *"));
    /// # let _ = sheets;
    /// ```
    #[must_use]
    pub fn and(mut self, other: impl Into<Self>) -> Self {
        let other = other.into();
        let n_folders = self.named_folders.last().map_or(0, |(number, _)| number + 1);
        self.all.extend(other.all);
        self.folders.extend(other.folders.into_iter().map(|folder| folder.map(|number| n_folders + number)));
        self.named_folders.extend(other.named_folders.into_iter().map(|(number, path)| (n_folders + number, path)));
        self.errors.extend(other.errors);
        self.own.extend(other.own);
        self
    }

    /// Lists the same inputs once more; `None` if one of them can be read only once.
    pub fn again(&self) -> Option<Self> {
        let Self { all, folders, named_folders, .. } = self;
        let is_read_once = all.iter().any(Input::is_read_once);
        (!is_read_once).then(|| Self {
            all: all.clone(),
            folders: folders.clone(),
            named_folders: named_folders.clone(),
            ..Self::default()
        })
    }

    /// Reads one input.
    pub(crate) fn file(input: Input) -> Self {
        Self::one(input)
    }

    fn one(input: Input) -> Self {
        Self { all: vec![input], folders: vec![None], ..Self::default() }
    }

    /// Lists what the paths stand for, less the files of folders that the run itself writes; none is standard input.
    pub fn of(paths: &[PathBuf], files: FolderFiles, is_own: &dyn Fn(&Path) -> bool) -> Self {
        let mut listed = Self::default();
        if paths.is_empty() {
            (listed.all, _) = list_inputs(paths, files);
            listed.folders = vec![None];
        }
        for (number, path) in paths.iter().enumerate() {
            let (inputs, errors) = list_inputs(std::slice::from_ref(path), files);
            let folder = is_folder(path).then_some(number);
            listed.named_folders.extend(folder.map(|number| (number, path.clone())));
            listed.folders.extend(std::iter::repeat_n(folder, inputs.len()));
            listed.all.extend(inputs);
            listed.errors.extend(errors);
        }
        if listed.folders.iter().any(Option::is_some) {
            listed.drop_own(is_own);
        }
        listed
    }

    /// Leaves out files of folders that patterns mean, or those of a file `.zapisignore` in the folder that was named; tells
    /// how many they are.
    pub fn exclude(&mut self, patterns: &[PathPatterns]) -> u64 {
        let of_folders: HashMap<usize, PathPatterns> = self
            .named_folders
            .iter()
            .filter_map(|(number, folder)| Some((*number, PathPatterns::of_file(folder, IGNORE_FILE)?)))
            .collect();
        if patterns.is_empty() && of_folders.is_empty() {
            return 0;
        }
        let folders = self.folders.clone();
        let mut of_inputs = folders.into_iter();
        let before = self.all.len();
        self.retain(|input| {
            let (Some(folder), Some(path)) = (of_inputs.next().flatten(), input.path()) else { return true };
            !patterns.iter().chain(of_folders.get(&folder)).any(|patterns| patterns.mean(path))
        });
        (before - self.all.len()) as u64
    }

    /// Reads standard input to its end.
    ///
    /// # Errors
    ///
    /// Fails if standard input cannot be read.
    pub fn read_standard_input() -> Result<Vec<u8>, Error> {
        let mut bytes = Vec::new();
        let read = Input::Standard.open_stored().and_then(|mut stream| stream.read_to_end(&mut bytes));
        match read {
            Ok(_) => Ok(bytes),
            Err(error) => Err(Error::Read(Unread { path: STANDARD_INPUT.to_owned(), reason: io_reason(&error) })),
        }
    }

    /// Returns the paths of the files that are read, in their order.
    pub fn file_paths(&self) -> impl Iterator<Item = &Path> {
        self.all.iter().filter_map(Input::path)
    }

    /// Lists the inputs: the path of each that is a file, and whether it was found in a folder.
    pub fn listed(&self) -> impl Iterator<Item = (Option<&Path>, bool)> {
        self.all.iter().zip(&self.folders).map(|(input, folder)| (input.path(), folder.is_some()))
    }

    /// Returns true if a file or folder could not be listed.
    #[must_use]
    pub fn has_unlisted(&self) -> bool {
        !self.errors.is_empty()
    }

    /// Leaves out files of which an index knows all.
    #[cfg(feature = "database")]
    pub fn drop_known(&mut self, index: &FileIndex) {
        self.retain(|input| !index.is_known(&input.display_name()));
    }

    /// Leaves out files that are named a second time, by whatever name.
    pub fn drop_repeated<K: Eq + Hash>(&mut self, identity: impl Fn(&Path) -> Option<K>) {
        let mut known = HashSet::new();
        self.retain(|input| input.path().and_then(&identity).is_none_or(|identity| known.insert(identity)));
    }

    /// Returns how many bytes as stored are to be read, where that is known.
    pub fn stored_len(&self, options: &Options) -> Option<u64> {
        let len: Option<u64> = self.all.iter().map(Input::stored_len).sum();
        len.map(|len| len.min(options.range.end))
    }

    /// Puts others in the place of inputs.
    #[cfg(feature = "database")]
    pub(crate) fn replace(
        &mut self,
        mut others: impl FnMut(&Input) -> Result<Option<Vec<Input>>, Error>,
    ) -> Result<(), Error> {
        let (inputs, folders) = (std::mem::take(&mut self.all), std::mem::take(&mut self.folders));
        for (input, folder) in inputs.into_iter().zip(folders) {
            let others = others(&input)?.unwrap_or_else(|| vec![input]);
            self.folders.extend(std::iter::repeat_n(folder, others.len()));
            self.all.extend(others);
        }
        Ok(())
    }

    /// Returns each file as an input of its own, with its path below the folder in which it was found. What could not
    /// be listed comes first, without a file.
    #[must_use]
    pub fn each_alone(self) -> (Self, Vec<(PathBuf, Self)>) {
        let Self { all, folders, named_folders, errors, own } = self;
        let alone = all.into_iter().zip(folders).filter_map(|(input, folder)| {
            let path = input.path()?;
            let named = folder.and_then(|number| named_folders.iter().find(|(known, _)| *known == number));
            let below = match named {
                Some((_, folder)) => path.strip_prefix(folder).unwrap_or(path).to_owned(),
                None => PathBuf::from(path.file_name()?),
            };
            let alone = Self { all: vec![input], folders: vec![folder], ..Self::default() };
            Some((below, alone))
        });
        let alone = alone.collect();
        (Self { errors, own, ..Self::default() }, alone)
    }

    /// Keeps the inputs that are wanted.
    pub(crate) fn retain(&mut self, mut is_wanted: impl FnMut(&Input) -> bool) {
        let wanted: Vec<bool> = self.all.iter().map(&mut is_wanted).collect();
        let mut of_all = wanted.iter().copied();
        self.all.retain(|_| of_all.next().unwrap_or(true));
        let mut of_folders = wanted.iter().copied();
        self.folders.retain(|_| of_folders.next().unwrap_or(true));
    }

    /// Skips files in folders that the run itself writes.
    fn drop_own(&mut self, is_own: &dyn Fn(&Path) -> bool) {
        let (inputs, folders) = (std::mem::take(&mut self.all), std::mem::take(&mut self.folders));
        for (input, folder) in inputs.into_iter().zip(folders) {
            match input.path() {
                Some(path) if folder.is_some() && is_own(path) => self.own.push(path.to_owned()),
                _ => {
                    self.all.push(input);
                    self.folders.push(folder);
                }
            }
        }
    }
}

/// Returns true if a path is a folder whose files are read; `-` is standard input, whatever has that name.
pub(crate) fn is_folder(path: &Path) -> bool {
    path.as_os_str() != "-" && path.is_dir()
}

/// Names a file as results do.
#[must_use]
pub fn display_name(path: &Path) -> String {
    Input::File(path.to_owned()).display_name()
}

/// The name of bytes and text without a name.
const UNNAMED: &str = "<bytes>";

impl From<&[u8]> for Inputs {
    fn from(bytes: &[u8]) -> Self {
        Self::bytes(UNNAMED, bytes)
    }
}

impl<const N: usize> From<&[u8; N]> for Inputs {
    fn from(bytes: &[u8; N]) -> Self {
        Self::bytes(UNNAMED, bytes.as_slice())
    }
}

impl From<&Vec<u8>> for Inputs {
    fn from(bytes: &Vec<u8>) -> Self {
        Self::bytes(UNNAMED, bytes.as_slice())
    }
}

impl From<Vec<u8>> for Inputs {
    fn from(bytes: Vec<u8>) -> Self {
        Self::bytes(UNNAMED, bytes)
    }
}

impl From<&str> for Inputs {
    fn from(text: &str) -> Self {
        Self::bytes(UNNAMED, text)
    }
}

impl From<&String> for Inputs {
    fn from(text: &String) -> Self {
        Self::bytes(UNNAMED, text.as_str())
    }
}

impl From<&Path> for Inputs {
    fn from(path: &Path) -> Self {
        Self::paths([path])
    }
}

impl From<&PathBuf> for Inputs {
    fn from(path: &PathBuf) -> Self {
        Self::paths([path])
    }
}

impl From<PathBuf> for Inputs {
    fn from(path: PathBuf) -> Self {
        Self::paths([path])
    }
}
