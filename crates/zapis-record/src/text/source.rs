//! Inputs: files, folders and standard input, listed and opened.

use std::{
    collections::HashSet,
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
};

use thiserror::Error;

use super::{
    Compression, Encoding, FrameStart, Frames, MemoryInput, Meter, Opened, PackedError, Parts, Visible,
    compressed::{Members, set_down, unpack_short, unpack_stream},
    compression::Wanted,
    path_name::{ESCAPED, escaped},
    record_name::FolderFiles,
    stored::{Device, Seekable, WholeFile},
    utf16,
};

/// An input to read.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Input {
    /// Standard input.
    Standard,
    /// A file, or anything else with a path that can be read, such as a named pipe.
    File(PathBuf),
    /// Bytes or a stream provided by the caller.
    Memory(MemoryInput),
}

/// The number of bytes needed to recognize compression.
const PREFIX: usize = 16;

/// A part of a compressed file is decompressed on its own thread if it has this many bytes.
const READ_AHEAD_FROM: u64 = 16 << 20;

/// The name of standard input in results, whatever the language.
pub const STANDARD_INPUT: &str = "<stdin>";

/// The error for a path given by the user, or found in a folder, that cannot be read.
#[derive(Debug, Error)]
#[error("cannot read {}: {error}", Visible(&path.to_string_lossy()))]
pub struct InputError {
    /// The path.
    pub path: PathBuf,
    /// The error of the system.
    #[source]
    pub error: io::Error,
}

impl Input {
    /// Returns the path, if this is not standard input.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::Standard | Self::Memory(_) => None,
            Self::File(path) => Some(path),
        }
    }

    /// Returns true if it can be read only once, such as a stream or a pipe.
    #[must_use]
    pub fn is_read_once(&self) -> bool {
        match self {
            Self::Standard => true,
            Self::Memory(memory) => memory.is_stream(),
            Self::File(path) => fs::metadata(path).is_ok_and(|metadata| !metadata.is_file()),
        }
    }

    /// Returns the name: the path as given, or `standard input`. It may contain control characters: display it to
    /// people through [`Visible`].
    ///
    /// The name is lossless: a path that is not Unicode, or that begins with `file:` itself, becomes `file:` and its
    /// bytes, with those other than letters, digits and `/._-` as `%FF`.
    #[must_use]
    pub fn display_name(&self) -> String {
        match self {
            Self::Standard => STANDARD_INPUT.to_owned(),
            Self::Memory(memory) => memory.name().to_owned(),
            Self::File(path) => match path.to_str() {
                Some(name) if !name.starts_with(ESCAPED) => name.to_owned(),
                _ => format!("{ESCAPED}{}", escaped(path.as_os_str().as_encoded_bytes())),
            },
        }
    }

    /// Returns the number of stored bytes, if this is a plain file.
    #[must_use]
    pub fn stored_len(&self) -> Option<u64> {
        if let Self::Memory(memory) = self {
            return memory.len();
        }
        let metadata = fs::metadata(self.path()?).ok()?;
        metadata.is_file().then_some(metadata.len())
    }

    /// Opens the input; compressed streams are decompressed, and UTF-16, with or without a mark, is converted to UTF-8.
    ///
    /// The format is determined by its first bytes, not its name. The places of findings are then places in the
    /// decompressed stream. A ZIP archive must contain exactly one record file; [`Input::parts`] reads any.
    ///
    /// # Errors
    ///
    /// Fails with the error of the system, or with a [`PackedError`] inside.
    pub fn open(&self) -> io::Result<Opened> {
        self.open_as(None)
    }

    /// Opens the input like [`Input::open`], but lets the user declare whether it is UTF-16.
    ///
    /// # Errors
    ///
    /// As [`Input::open`].
    pub fn open_as(&self, declared: Option<Encoding>) -> io::Result<Opened> {
        self.parts(declared)?.only()
    }

    /// Opens every stream of the input, one after another: itself, or the record files of a ZIP archive in name order.
    ///
    /// An archive from a source that is not seekable, such as standard input, is first copied to a temporary file;
    /// everything else is read as a stream, in bounded memory.
    ///
    /// # Errors
    ///
    /// Fails with the error of the system, or with a [`PackedError`] inside; for one file of an
    /// archive, in its [`OpenedPart`](super::OpenedPart).
    pub fn parts(&self, declared: Option<Encoding>) -> io::Result<Parts> {
        self.parts_of(declared, Wanted::Records)
    }

    /// Opens an input that is not a file of records, such as a list of players; in a ZIP archive the only file,
    /// whatever its name.
    ///
    /// # Errors
    ///
    /// As [`Input::open`].
    pub fn open_other(&self) -> io::Result<Opened> {
        self.parts_of(None, Wanted::Anything)?.only()
    }

    fn parts_of(&self, declared: Option<Encoding>, wanted: Wanted) -> io::Result<Parts> {
        let path = self.path().filter(|_| self.stored_len().is_some());
        Parts::of_stream(self.display_name(), (self.stored()?, path), &|whole| self.seekable(whole), declared, wanted)
    }

    /// Opens a file in the middle, with its first bytes, at most `head_len`; nothing else before `offset` is read, in a
    /// compressed file nothing else before the frame that begins at or before `offset`. About `n_wanted` bytes will be
    /// read.
    ///
    /// `None` for an input that has to be read from its beginning: UTF-16, compressed without a given frame, or not a
    /// plain file.
    ///
    /// # Errors
    ///
    /// Fails with the error of the system, or with [`PackedError::NoFrame`] inside if no
    /// frame begins there.
    pub fn open_at(
        &self,
        offset: u64,
        frame: Option<FrameStart>,
        n_wanted: u64,
        head_len: u64,
        declared: Option<Encoding>,
    ) -> io::Result<Option<(Vec<u8>, Opened)>> {
        let (Some(path), Some(len)) = (self.path(), self.stored_len()) else { return Ok(None) };
        if let Some(format) = self.compression() {
            let Some(frame) = frame.filter(|frame| frame.unpacked <= offset && format.is_stream()) else {
                return Ok(None);
            };
            let mut head = Vec::new();
            unpack_short(Box::new(File::open(path)?), format, Frames::default())?
                .take(head_len)
                .read_to_end(&mut head)?;
            let is_utf16 = utf16::recognize(&head).is_some() || declared.is_some_and(Encoding::is_utf16);
            if is_utf16 || Compression::recognize(&head).is_some() {
                return Ok(None);
            }
            let mut opened = open_frame(path, len, frame, format, n_wanted)?;
            io::copy(&mut (&mut opened.reader).take(offset - frame.unpacked), &mut io::sink())?;
            return Ok(Some((head, opened)));
        }
        let mut opened = self.open_as(declared)?;
        if opened.compression.is_some() || opened.utf16.is_some() {
            return Ok(None);
        }
        let mut head = Vec::new();
        (&mut opened.reader).take(head_len).read_to_end(&mut head)?;
        let mut file = File::open(path)?;
        io::Seek::seek(&mut file, io::SeekFrom::Start(offset))?;
        let meter = Meter::default();
        let rest = WholeFile::new(file, len.saturating_sub(offset));
        opened.reader = Box::new(meter.watch(rest));
        opened.meter = meter;
        Ok(Some((head, opened)))
    }

    /// Opens the bytes as stored, compressed or not.
    ///
    /// # Errors
    ///
    /// Fails with the error of the system.
    pub fn open_stored(&self) -> io::Result<Box<dyn Read + Send>> {
        self.stored()
    }

    /// Returns the compression format of the input, if it can be read again.
    #[must_use]
    pub fn compression(&self) -> Option<Compression> {
        let mut prefix = Vec::new();
        match self {
            Self::Standard => {}
            Self::Memory(memory) => prefix = memory.glance(PREFIX),
            Self::File(path) => {
                let file = File::open(path).ok()?;
                file.take(PREFIX as u64).read_to_end(&mut prefix).ok()?;
            }
        }
        let is_docx = || self.path().and_then(Path::extension).is_some_and(|own| own.eq_ignore_ascii_case("docx"));
        match Compression::recognize(&prefix) {
            Some(Compression::Zip) if is_docx() => Some(Compression::Docx),
            format => format,
        }
    }

    /// Opens the bytes as stored.
    pub(super) fn stored(&self) -> io::Result<Box<dyn Read + Send>> {
        Ok(match self {
            Self::Standard if is_device_on_standard_input() => Box::new(Device::new(io::stdin())),
            Self::Standard => Box::new(io::stdin()),
            Self::Memory(memory) => memory.open(),
            Self::File(path) => {
                let file = File::open(path)?;
                let metadata = file.metadata()?;
                if is_lone_device(&file) {
                    return Ok(Box::new(Device::new(file)));
                }
                Box::new(WholeFile::new(file, if metadata.is_file() { metadata.len() } else { 0 }))
            }
        })
    }

    /// Opens the input as a seekable file. If it is not a plain file, the rest of it in `whole` is copied to an unnamed
    /// file, which is deleted with the program.
    pub(super) fn seekable(&self, whole: &mut dyn Read) -> io::Result<Seekable> {
        match (self.path(), self.stored_len()) {
            (Some(path), Some(_)) => Ok(Box::new(File::open(path)?)),
            _ => Ok(Box::new(set_down(whole)?)),
        }
    }
}

/// Opens a compressed file at the beginning of one of its frames.
fn open_frame(path: &Path, len: u64, frame: FrameStart, format: Compression, n_wanted: u64) -> io::Result<Opened> {
    let mut file = File::open(path)?;
    io::Seek::seek(&mut file, io::SeekFrom::Start(frame.stored))?;
    let mut prefix = Vec::new();
    (&mut file).take(PREFIX as u64).read_to_end(&mut prefix)?;
    if Compression::recognize(&prefix) != Some(format) {
        return Err(PackedError::NoFrame(frame.stored).into());
    }
    io::Seek::seek(&mut file, io::SeekFrom::Start(frame.stored))?;
    let (meter, frames) = (Meter::default(), Frames::from(frame));
    let stored = meter.watch(WholeFile::new(file, len.saturating_sub(frame.stored)));
    // A thread that reads ahead would decompress more than a short range needs.
    let reader: Box<dyn Read + Send> = if n_wanted < READ_AHEAD_FROM {
        Box::new(unpack_short(Box::new(stored), format, frames.clone())?)
    } else {
        Box::new(unpack_stream(Box::new(stored), format, frames.clone())?)
    };
    Ok(Opened { reader, utf16: None, bom_len: 0, compression: Some(format), frames, left_out: Vec::new(), meter })
}

/// Returns true if a file is a device other than a terminal.
#[cfg(unix)]
fn is_lone_device(file: &File) -> bool {
    use std::io::IsTerminal;
    use std::os::unix::fs::FileTypeExt;

    file.metadata().is_ok_and(|metadata| metadata.file_type().is_char_device()) && !file.is_terminal()
}

/// Returns true if a file is a device other than a terminal; never on this system.
#[cfg(not(unix))]
const fn is_lone_device(_: &File) -> bool {
    false
}

/// Returns true if standard input is a device other than a terminal.
#[cfg(unix)]
fn is_device_on_standard_input() -> bool {
    use std::os::fd::AsFd;
    let file = io::stdin().as_fd().try_clone_to_owned().map(File::from);
    file.is_ok_and(|file| is_lone_device(&file))
}

/// Returns true if standard input is a device other than a terminal; never on this system.
#[cfg(not(unix))]
const fn is_device_on_standard_input() -> bool {
    false
}

/// Lists the inputs for the given paths, in order.
///
/// No path, or `-`, is standard input; a folder is all files of a kind below it in name order, and all ZIP archives that hold
/// any; anything else is itself, whatever it is called. Links are followed, but no folder is entered twice for one path, so that
/// loops end. What cannot be read is returned beside the rest and does not hinder it.
#[must_use]
pub fn list_inputs(paths: &[PathBuf], files: FolderFiles) -> (Vec<Input>, Vec<InputError>) {
    let mut listing = FolderListing { files, ..FolderListing::default() };
    if paths.is_empty() {
        listing.inputs.push(Input::Standard);
    }
    for path in paths {
        if path.as_os_str() == "-" {
            listing.inputs.push(Input::Standard);
            continue;
        }
        match fs::metadata(path) {
            Ok(metadata) if metadata.is_dir() => listing.add_folder(path),
            Ok(_) => listing.inputs.push(Input::File(path.clone())),
            Err(error) => listing.errors.push(InputError { path: path.clone(), error }),
        }
    }
    (listing.inputs, listing.errors)
}

#[derive(Default)]
struct FolderListing {
    files: FolderFiles,
    inputs: Vec<Input>,
    errors: Vec<InputError>,
}

impl FolderListing {
    fn add_folder(&mut self, root: &Path) {
        let mut entered = HashSet::new();
        // The entries still to be visited, the next one last.
        let mut waiting = vec![FolderEntry { path: root.to_owned(), is_folder: true, inside: None }];
        while let Some(entry) = waiting.pop() {
            let FolderEntry { path, is_folder, .. } = &entry;
            match fs::metadata(path) {
                Ok(metadata) if metadata.is_dir() => match entries(&entry, &mut entered) {
                    Ok(entries) => waiting.extend(entries.into_iter().rev()),
                    Err(error) => self.errors.push(InputError { path: entry.path, error }),
                },
                Ok(metadata) if metadata.is_file() && (self.files.hold(path) || is_record_archive(path)) => {
                    self.inputs.push(Input::File(entry.path));
                }
                // A link that leads nowhere matters only if a record was expected there.
                Err(error) if *is_folder || self.files.hold(path) => {
                    self.errors.push(InputError { path: entry.path, error });
                }
                Ok(_) | Err(_) => {}
            }
        }
    }
}

/// An entry of a folder.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct FolderEntry {
    path: PathBuf,
    /// Whether the entry is a folder according to its parent; a link to one is not.
    is_folder: bool,
    /// The resolved location of the parent folder, for a folder that is not a link.
    inside: Option<PathBuf>,
}

/// Reads a folder in name order; empty if it has been entered before.
fn entries(folder: &FolderEntry, entered: &mut HashSet<PathBuf>) -> io::Result<Vec<FolderEntry>> {
    // Resolving the links of a path for each folder on it would cost the square of its depth.
    let place = match &folder.inside {
        Some(place) => place.clone(),
        None => fs::canonicalize(&folder.path)?,
    };
    if !entered.insert(place.clone()) {
        return Ok(Vec::new());
    }
    let mut entries = Vec::new();
    for entry in fs::read_dir(&folder.path)? {
        let entry = entry?;
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        let inside = is_folder.then(|| place.join(entry.file_name()));
        entries.push(FolderEntry { path: entry.path(), is_folder, inside });
    }
    entries.sort_unstable();
    Ok(entries)
}

/// Returns true if a file in a folder is an archive, called whatever it is, with record files inside: `twic1500.zip`. A build
/// that cannot look inside takes it for one, so that it is reported that it was not read.
fn is_record_archive(path: &Path) -> bool {
    let is_called_so = path.extension().is_some_and(|own| own.eq_ignore_ascii_case("zip"));
    let holds_records =
        || File::open(path).is_ok_and(|file| Members::new(Box::new(file), Meter::default(), Wanted::Records).is_ok());
    is_called_so && (!cfg!(feature = "database") || holds_records())
}

/// Opens an uncompressed file again; `None` if it is not a file or cannot be opened.
pub fn open_again(path: &str) -> Option<File> {
    // Opening a pipe would wait for its writer.
    let is_file = fs::metadata(path).is_ok_and(|data| data.is_file());
    if is_file { File::open(path).ok() } else { None }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;

    use super::*;
    use crate::text::path_name::name_inside;

    /// Creates a folder for one test and removes it at the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("zapis-source-{name}-{}", std::process::id()));
            fs::create_dir_all(&path).expect("a temporary folder");
            Self(path)
        }

        fn write(&self, name: &str, bytes: &[u8]) -> PathBuf {
            let path = self.0.join(name);
            fs::create_dir_all(path.parent().expect("inside the folder")).expect("a folder");
            fs::write(&path, bytes).expect("a file");
            path
        }

        fn listed(&self) -> (Vec<String>, Vec<InputError>) {
            let (inputs, errors) = list_inputs(std::slice::from_ref(&self.0), FolderFiles::Records);
            let name = |input: &Input| {
                let path = input.path().expect("a file").strip_prefix(&self.0).expect("inside").display().to_string();
                path.replace('\\', "/")
            };
            (inputs.iter().map(name).collect(), errors)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            drop(fs::remove_dir_all(&self.0));
        }
    }

    fn text_of(opened: Opened) -> String {
        let mut text = String::new();
        let mut reader = opened.reader;
        reader.read_to_string(&mut text).expect("UTF-8");
        text
    }

    #[test]
    fn no_path_and_a_hyphen_are_standard_input() {
        assert_eq!(list_inputs(&[], FolderFiles::Records).0, [Input::Standard]);
        assert_eq!(list_inputs(&["-".into()], FolderFiles::Records).0, [Input::Standard]);
        assert_eq!(Input::Standard.display_name(), "<stdin>");
    }

    #[test]
    fn a_name_keeps_every_byte_of_its_path() {
        let name = |path: &str| Input::File(path.into()).display_name();
        assert_eq!(name("a b/\u{1b}é.pgn"), "a b/\u{1b}é.pgn");
        assert_eq!(name("file:a%.pgn"), "file:file%3Aa%25.pgn");
        assert_eq!(name_inside("a.zip", "b c.pgn"), "a.zip/b c.pgn");
        assert_eq!(name_inside("file:%FF.zip", "b c.pgn"), "file:%FF.zip/b%20c.pgn");
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_is_not_unicode_is_named_byte_by_byte() {
        let path = <OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(b"d/\xCF\xE0 1.pgn");
        assert_eq!(Input::File(path.into()).display_name(), "file:d/%CF%E0%201.pgn");
    }

    #[test]
    fn a_folder_gives_its_records_in_name_order() {
        let folder = Folder::new("order");
        for name in
            ["b.pgn", "a/z.PGN", "a/notes.md", "c.pgn.zst", "d.zst", "a.txt", "e.pbn", "f.LIN", "pgn", "g.zapis"]
        {
            folder.write(name, b"*");
        }
        let (names, errors) = folder.listed();
        assert_eq!(names, ["a/z.PGN", "a.txt", "b.pgn", "c.pgn.zst", "e.pbn", "f.LIN", "g.zapis"]);
        assert!(errors.is_empty());
    }

    #[test]
    fn a_path_given_by_name_is_read_whatever_its_ending() {
        let folder = Folder::new("ending");
        let path = folder.write("notes.md", b"1. e4 *");
        let (inputs, errors) = list_inputs(std::slice::from_ref(&path), FolderFiles::Records);
        assert_eq!(inputs, [Input::File(path)]);
        assert!(errors.is_empty());
        assert_eq!(inputs[0].stored_len(), Some(7));
    }

    #[test]
    fn a_missing_path_is_an_error_and_the_rest_is_listed() {
        let folder = Folder::new("missing");
        let path = folder.write("a.pgn", b"*");
        let (inputs, errors) = list_inputs(&[folder.0.join("none.pgn"), path.clone()], FolderFiles::Records);
        assert_eq!(inputs, [Input::File(path)]);
        assert_eq!(errors.len(), 1);
        assert!(errors[0].to_string().contains("none.pgn"));
    }

    #[cfg(unix)]
    #[test]
    fn links_that_loop_end_and_links_to_files_are_followed() {
        let folder = Folder::new("loop");
        let path = folder.write("a/one.pgn", b"*");
        std::os::unix::fs::symlink(&folder.0, folder.0.join("a/up")).expect("a link");
        std::os::unix::fs::symlink(&path, folder.0.join("two.pgn")).expect("a link");
        std::os::unix::fs::symlink("nowhere", folder.0.join("dangling.pgn")).expect("a link");
        std::os::unix::fs::symlink("nowhere", folder.0.join("dangling")).expect("a link");
        let (names, errors) = folder.listed();
        assert_eq!(names, ["a/one.pgn", "two.pgn"]);
        assert_eq!(errors.len(), 1);
    }

    #[test]
    fn plain_bytes_come_out_as_they_are() {
        let folder = Folder::new("plain");
        let bytes = b"\xEF\xBB\xBF1. e4 *\n".repeat(200);
        let opened = Input::File(folder.write("a.pgn", &bytes)).open().expect("readable");
        assert_eq!((opened.utf16, opened.bom_len), (None, 0));
        assert_eq!(text_of(opened).as_bytes(), bytes);
    }

    #[test]
    fn utf16_comes_out_as_utf8() {
        let folder = Folder::new("utf16");
        let text = "[White \"Ласкер\"]\n\n1. e4 *\n".repeat(100);
        for (mark, encoding) in [("\u{FEFF}", Encoding::Utf16Le), ("", Encoding::Utf16Be)] {
            let mut bytes = Vec::new();
            encoding.encode(&format!("{mark}{text}"), &mut bytes).expect("UTF-16 has every character");
            let opened = Input::File(folder.write("a.pgn", &bytes)).open().expect("readable");
            assert_eq!((opened.utf16, opened.bom_len), (Some(encoding), if mark.is_empty() { 0 } else { 2 }));
            assert_eq!(text_of(opened), text);
        }
    }

    #[test]
    fn a_declared_form_of_utf16_needs_no_sign() {
        let folder = Folder::new("declared");
        let mut bytes = Vec::new();
        Encoding::Utf16Be.encode("Ход", &mut bytes).expect("UTF-16 has every character");
        let input = Input::File(folder.write("a.pgn", &bytes));
        assert_eq!(text_of(input.open_as(Some(Encoding::Utf16Be)).expect("readable")), "Ход");
    }
}
