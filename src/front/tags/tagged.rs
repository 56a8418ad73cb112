//! The changes to the tags of files, for the caller to write.

use std::collections::HashMap;
use std::io::{self, Read};
use std::sync::{Mutex, PoisonError};

#[cfg(feature = "database")]
use crate::findings::Decisions;
use crate::findings::EditList;
use crate::l10n::{Message, message};
use crate::render::PassedOver;
use crate::text::Input;
#[cfg(feature = "database")]
use crate::text::MemoryInput;

use super::super::error::{Error, io_reason};
use super::super::fix::{FixedFile, keeps_records};
use super::super::unread::Unread;
use super::plan::Tags;
use super::tagging::{KeyedDecisions, TaggedFile, Tagging};
use crate::front::input::encoding_set::EncodingSet;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::question::{NoStreams, Streams, ToStreams};
use crate::front::pipeline::run::run_job;

/// What could not be done in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TagProblem {
    /// The file as it is called; it may hold controls.
    pub path: String,
    /// The line at which the record begins, from 1; `None` if it is about the file.
    pub line: Option<u64>,
    /// What could not be done, and why.
    pub reason: Message,
}

/// What is changed in files: their tags, or the moves of articles.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Tagged {
    /// The files in which something is changed.
    pub files: Vec<FixedFile>,
    /// How many records were read.
    pub records: u64,
    /// In how many of them something is changed.
    pub changed: u64,
    /// How many tags are changed, dropped or added; of articles, how many words.
    pub tags: u64,
    /// The number of records that are dropped by decisions.
    pub dropped: u64,
    /// How many decisions are about records that were not met.
    pub unmet: u64,
    /// What could not be done, the first of each file.
    pub problems: Vec<TagProblem>,
    /// How many problems there are.
    pub n_problems: u64,
    /// What could not be read, or not to its end; of these files nothing is changed.
    pub unread: Vec<Unread>,
    /// Bytes that are not text and belong to no record; they stay in place.
    pub passed_over: Vec<PassedOver>,
    /// The encodings of the records, if there are several: [`Tagged::write`] puts all into one file as stored.
    pub encodings: Option<String>,
    /// What was read.
    inputs: Vec<Input>,
}

/// What is read, so that it can be read again.
pub(in crate::front) struct KeptInputs {
    all: Vec<Input>,
    /// Each input by its name, with its length.
    by_name: HashMap<String, (Input, Option<u64>)>,
}

impl KeptInputs {
    /// Keeps what can be read only once.
    ///
    /// # Errors
    ///
    /// Fails if standard input cannot be read.
    pub(in crate::front) fn keep(inputs: &mut Inputs) -> Result<Self, Error> {
        for input in &mut inputs.all {
            if let Input::Memory(memory) = input {
                let failed = |error| Error::Read(Unread { path: memory.name().to_owned(), reason: io_reason(&error) });
                *memory = memory.kept().map_err(failed)?;
            }
        }
        let all = inputs.all.clone();
        let mut by_name: HashMap<String, (Input, Option<u64>)> = HashMap::new();
        for input in &all {
            by_name.entry(input.display_name()).or_insert_with(|| (input.clone(), input.stored_len()));
        }
        Ok(Self { all, by_name })
    }

    /// Returns an input as it was read; none for a file inside an archive.
    pub(crate) fn unchanged(&self, path: &str) -> Result<Option<Input>, Message> {
        let (input, len) = self.by_name.get(path).cloned().unzip();
        if input.as_ref().is_some_and(|input| Some(input.stored_len()) != len) {
            return Err(message!("file-changed-meanwhile"));
        }
        Ok(input)
    }
}

/// Finds the changes to the tags of records, and leaves writing them to the caller: file by file, or all of them with
/// [`Tagged::write`]. Streams learn how reading goes on.
///
/// # Errors
/// Fails if a stream cannot be read, if a tag cannot be set, or if an input cannot be read again.
pub fn tags(
    inputs: impl Into<Inputs>,
    tags: &Tags,
    options: &Options,
    progress: Option<&mut dyn Streams>,
) -> Result<Tagged, Error> {
    tagged_by(inputs.into(), tags, None, options, progress)
}

/// Does what tags are to be and what was decided, with what makes the key of a record's text.
pub(super) fn tagged_by(
    mut inputs: Inputs,
    tags: &Tags,
    decisions: Option<KeyedDecisions<'_>>,
    options: &Options,
    progress: Option<&mut dyn Streams>,
) -> Result<Tagged, Error> {
    let inputs_kept = KeptInputs::keep(&mut inputs)?;
    let (encoding, files, kept) = (options.encoding, Mutex::default(), Mutex::default());
    let (met, encodings) = (Mutex::default(), EncodingSet::default());
    let job = Tagging { tags, encoding, files, decisions, kept, met, encodings };
    let done = run_job(inputs, options, &job, &mut ToStreams(progress.unwrap_or(&mut NoStreams)))?;
    let kept = job.kept.into_inner().unwrap_or_else(PoisonError::into_inner);
    let met = job.met.into_inner().unwrap_or_else(PoisonError::into_inner);
    let unmet = decisions.map_or(0, |(decisions, _)| decisions.n_unmet(&met));
    let mut tagged = Tagged::of_inputs(&inputs_kept, done.unread(), done.passed_over);
    tagged.encodings = job.encodings.has_several().then(|| job.encodings.labels());
    tagged.unmet = unmet;
    for mut file in job.files.into_inner().unwrap_or_else(PoisonError::into_inner) {
        file.settle(&kept);
        tagged.records += file.n_records;
        let is_known = tagged.files.iter().any(|known| known.path == file.path);
        if is_known || tagged.unread.iter().any(|unread| unread.path == file.path || unread.path.is_empty()) {
            continue;
        }
        match inputs_kept.unchanged(&file.path) {
            Ok(input) => tagged.take(file, input, options)?,
            Err(reason) => tagged.unread.push(Unread { path: file.path, reason }),
        }
    }
    Ok(tagged)
}

/// Finds the changes that decisions make to records, and leaves writing them to the caller. Decisions identify records by
/// keys of their texts, which [`AuditItems::decisions`](crate::AuditItems::decisions) drafts. Streams learn how reading goes
/// on.
///
/// # Errors
/// Fails if a stream cannot be read, or if a decision does not fit the records.
#[cfg(feature = "database")]
pub fn decide(
    inputs: impl Into<Inputs>,
    decisions: &Decisions,
    options: &Options,
    progress: Option<&mut dyn Streams>,
) -> Result<Tagged, Error> {
    let decided = Some((decisions, crate::database::fingerprint::of_bytes as fn(&[u8]) -> u64));
    tagged_by(inputs.into(), &Tags::default(), decided, options, progress)
}

impl Tagged {
    pub(in crate::front) fn of_inputs(kept: &KeptInputs, unread: Vec<Unread>, passed_over: Vec<PassedOver>) -> Self {
        Self { unread, passed_over, inputs: kept.all.clone(), ..Self::default() }
    }

    fn take(&mut self, file: TaggedFile, input: Option<Input>, options: &Options) -> Result<(), Error> {
        let TaggedFile { path, edits, n_tags, n_dropped, n_changed, n_records, problems, n_problems, .. } = file;
        self.n_problems += n_problems;
        let of_record = |(line, reason)| TagProblem { path: path.clone(), line: Some(line), reason };
        self.problems.extend(problems.into_iter().map(of_record));
        if edits.is_empty() {
            return Ok(());
        }
        let file = FixedFile::of_edits(path, edits, input);
        if file.compression.is_none() && !keeps_records(&file, n_records - n_dropped, options)? {
            let reason = message!("tags-records-differ");
            self.problems.push(TagProblem { path: file.path, line: None, reason });
            self.n_problems += 1;
            return Ok(());
        }
        self.changed += n_changed;
        self.tags += n_tags;
        self.dropped += n_dropped;
        self.files.push(file);
        Ok(())
    }

    /// Returns the files of an input with their tags changed, by name; `None` if nothing is changed.
    #[cfg(feature = "database")]
    pub(in crate::front) fn changed(&self, input: &Input) -> Result<Option<Vec<Input>>, Error> {
        let name = input.display_name();
        let is_of_input =
            |path: &str| path.strip_prefix(&name).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
        if !self.files.iter().any(|file| is_of_input(&file.path)) {
            return Ok(None);
        }
        let failed = |error: io::Error| Error::Read(Unread { path: name.clone(), reason: io_reason(&error) });
        let is_packed = input.compression().is_some();
        let none = EditList::default();
        let mut changed = Vec::new();
        for part in input.parts(None).map_err(failed)? {
            let stream =
                if is_packed { part.opened.map_err(failed)?.reader } else { input.open_stored().map_err(failed)? };
            let mut bytes = Vec::new();
            self.edits_of(&part.name).unwrap_or(&none).made_in(stream).read_to_end(&mut bytes).map_err(failed)?;
            changed.push(Input::Memory(MemoryInput::of_bytes(part.name, bytes)));
        }
        Ok(Some(changed))
    }

    fn edits_of(&self, path: &str) -> Option<&EditList> {
        self.files.iter().find(|file| file.path == path).map(|file| &file.edits)
    }

    /// Passes on all inputs one after another with the tags changed; compressed ones are decompressed.
    ///
    /// # Errors
    /// Returns system errors; fails if a UTF-16 file is compressed or not the only file.
    pub fn write(&self, mut write: impl FnMut(&[u8]) -> Result<(), Error>) -> Result<(), Error> {
        let none = EditList::default();
        let mut end = FileEnd::default();
        for input in &self.inputs {
            let name = input.display_name();
            let failed = |error: io::Error| Error::Read(Unread { path: name.clone(), reason: io_reason(&error) });
            let is_packed = input.compression().is_some();
            for part in input.parts(None).map_err(failed)? {
                let opened = part.opened.map_err(failed)?;
                if opened.utf16.is_some() && (is_packed || self.inputs.len() > 1) {
                    return Err(Error::Usage(message!("tags-of-utf16", path = part.name)));
                }
                let stream = if is_packed { opened.reader } else { input.open_stored().map_err(failed)? };
                let mut stream = self.edits_of(&part.name).unwrap_or(&none).made_in(stream);
                let mut buffer = vec![0; 1 << 16];
                let mut is_first = true;
                loop {
                    let n_read = stream.read(&mut buffer).map_err(failed)?;
                    if n_read == 0 {
                        break;
                    }
                    if std::mem::take(&mut is_first) {
                        write(end.missing())?;
                    }
                    end.take(&buffer[..n_read]);
                    write(&buffer[..n_read])?;
                }
            }
        }
        Ok(())
    }
}

/// The last bytes written.
#[derive(Default)]
struct FileEnd(Vec<u8>);

impl FileEnd {
    fn take(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(&bytes[bytes.len().saturating_sub(4)..]);
        self.0.drain(..self.0.len().saturating_sub(4));
    }

    /// Returns what is missing of a blank line between two files.
    fn missing(&self) -> &'static [u8] {
        match self.0.as_slice() {
            [] | [.., b'\n', b'\n'] | [.., b'\n', b'\r', b'\n'] => b"",
            [.., b'\n'] => b"\n",
            _ => b"\n\n",
        }
    }
}
