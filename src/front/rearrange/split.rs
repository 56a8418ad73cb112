//! Records in several files, by what they say, by their number or by size.

use std::collections::HashMap;

use crate::l10n::message;
use crate::select::RecordGroups;
use crate::text::file_name;

use super::super::error::{Error, ParsedText};
use super::super::unread::Unread;
use super::gathering::{GatherBy, GatheredRecords, RecordGathering, shape_and_bytes};
use super::record_writer::RecordWriter;
use super::sort::SortError;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::collector::Discard;
use crate::front::pipeline::question::AsJob;
use crate::front::pipeline::run::run_job;

/// The name of the file for records without the value.
const UNKNOWN: &str = "unknown";

/// How records are put into several files.
///
/// ```
/// use zapis::{Options, Split};
/// let games = "[Event \"A/B\"]\n\n*\n\n[Event \"C\"]\n\n*\n\n[Event \"a/b\"]\n\n*\n";
/// let split = zapis::split(games, &Split::by("event")?, &Options::default())?;
/// let names: Vec<&str> = split.files().iter().map(|file| file.name.as_str()).collect();
/// assert_eq!(names, ["A_B.pgn", "C.pgn"]);
/// assert_eq!(split.files()[0].records, 2);
/// # Ok::<(), zapis::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Split {
    by: GatherBy,
    in_memory: Option<usize>,
}

impl Split {
    /// Writes a file for each value of a field, as `zapis split --by` does: `event`, `year`, `player`, `eco`,
    /// `encoding`, `tag(NAME)` and others. A game goes to the files of both its players.
    ///
    /// # Errors
    /// Fails if there is no such field.
    pub fn by(field: &str) -> Result<Self, Error> {
        let groups = RecordGroups::read(field).map_err(|error| Error::unreadable(ParsedText::Order, field, &error))?;
        Ok(Self { by: GatherBy::Groups(groups), in_memory: None })
    }

    /// This many records in each file, at least one.
    #[must_use]
    pub const fn every(n_records: u64) -> Self {
        Self { by: GatherBy::Games(n_records), in_memory: None }
    }

    /// As many records in each file as this many bytes hold; a record that is longer has one of its own.
    #[must_use]
    pub const fn of_size(n_bytes: u64) -> Self {
        Self { by: GatherBy::Size(n_bytes), in_memory: None }
    }

    /// Sets the maximum memory in bytes, 128 MiB by default; beyond it a temporary file is used.
    #[must_use]
    pub const fn in_memory(mut self, n_bytes: usize) -> Self {
        self.in_memory = Some(n_bytes);
        self
    }

    /// Returns the question that gathers the records to be divided.
    #[must_use]
    pub fn job(&self) -> RecordGathering {
        RecordGathering::new(self.by.clone(), self.in_memory)
    }
}

/// A file of a split.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SplitFile {
    /// Its name, which every system takes; no two differ by the case of letters only.
    pub name: String,
    /// The value that its records share, spelled as in the first of them; empty if unknown or a number.
    pub value: String,
    /// How many records it has.
    pub records: u64,
    /// Whether its name ends with a number because another file would have the same name.
    pub is_numbered: bool,
}

/// Records in several files.
pub struct SplitRecords {
    files: Vec<SplitFile>,
    gathered: GatheredRecords,
    /// What could not be read, or not to its end.
    unread: Vec<Unread>,
}

/// Distributes records among several files, and leaves writing them to the caller.
///
/// Each record is as stored and ends with a blank line; records of UTF-16 files become UTF-8, and so do those of a file
/// that would have several encodings. The records keep their order.
///
/// # Errors
/// Fails for scoresheets, or if a temporary file cannot be written.
/// Fails for scoresheets, and where a temporary file cannot be written.
pub fn split(inputs: impl Into<Inputs>, split: &Split, options: &Options) -> Result<SplitRecords, Error> {
    let job = split.job();
    let done = run_job(inputs.into(), options, job.as_job(), &mut Discard)?;
    Ok(SplitRecords { unread: done.unread(), ..job.into_split()? })
}

impl SplitRecords {
    /// Returns the files, in the order of their first records.
    #[must_use]
    pub fn files(&self) -> &[SplitFile] {
        &self.files
    }

    /// Returns how many records were read.
    #[must_use]
    pub const fn n_records(&self) -> u64 {
        self.gathered.n_records
    }

    /// Returns how many rows of tables were left out, because they cannot be read.
    #[must_use]
    pub const fn n_left_out(&self) -> u64 {
        self.gathered.n_left_out
    }

    /// Returns what could not be read, or not to its end.
    #[must_use]
    pub fn unread(&self) -> &[Unread] {
        &self.unread
    }

    /// Passes on the records, each with the number of its file, one file after another. Returns how often a result or a
    /// tag pair had to be written to separate records.
    ///
    /// # Errors
    /// Returns the errors of `take`, and fails if a temporary file cannot be read.
    pub fn each(self, mut take: impl FnMut(usize, &[u8]) -> Result<(), Error>) -> Result<u64, Error> {
        let (mut writer, mut out, mut last, mut n_parted) = (None::<RecordWriter<'_>>, Vec::new(), 0, 0);
        let (encodings, heading) = (self.gathered.encodings, self.gathered.heading.unwrap_or_default());
        let hand_over = |key: &[u8], stored: &[u8]| {
            let index = key.try_into().map_or(0, u32::from_be_bytes) as usize;
            if index != last {
                n_parted += writer.take().map_or(0, |writer| writer.n_parted);
                last = index;
            }
            let (shape, bytes) = shape_and_bytes(stored, encodings.get(index));
            writer.get_or_insert_with(|| RecordWriter::below(&heading)).write(shape, &bytes, &mut out);
            take(index, &out).map_err(SortError::Other)
        };
        self.gathered.records.each(hand_over).map_err(SortError::into_error)?;
        Ok(n_parted + writer.map_or(0, |writer| writer.n_parted))
    }
}

impl RecordGathering {
    /// Ends the gathering and names the files.
    ///
    /// # Errors
    ///
    /// Fails if a record could not be kept.
    pub fn into_split(self) -> Result<SplitRecords, Error> {
        let are_numbers = self.counts();
        let gathered = self.finish()?;
        if u32::try_from(gathered.groups.len()).is_err() {
            return Err(Error::Usage(message!("split-too-many-files")));
        }
        let ending = match gathered.heading.as_deref() {
            None => "pgn",
            Some([]) => "jsonl",
            Some(heading) if memchr::memchr(b'\t', heading).is_some() => "tsv",
            Some(heading) if heading.starts_with(b"#") => "txt",
            Some(_) => "csv",
        };
        let files = named(&gathered.groups, are_numbers, ending);
        Ok(SplitRecords { files, gathered, unread: Vec::new() })
    }
}

/// Names files by what their records have in common, or by their numbers.
fn named(groups: &[(String, u64)], are_numbers: bool, ending: &str) -> Vec<SplitFile> {
    let width = groups.len().to_string().len().max(4);
    let mut known: HashMap<String, usize> = HashMap::new();
    let mut files = Vec::with_capacity(groups.len());
    for (index, (value, records)) in groups.iter().enumerate() {
        let mut stem = if are_numbers { format!("{:0width$}", index + 1) } else { file_name(value) };
        if stem.is_empty() {
            stem.push_str(UNKNOWN);
        }
        let mut name = stem.clone();
        while known.contains_key(&name.to_lowercase()) {
            // A name has no `~` of its own.
            let count = known.entry(stem.to_lowercase()).or_insert(1);
            *count += 1;
            name = format!("{stem}~{count}");
        }
        known.insert(name.to_lowercase(), 1);
        let is_numbered = name != stem;
        files.push(SplitFile {
            name: format!("{name}.{ending}"),
            value: value.clone(),
            records: *records,
            is_numbered,
        });
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_files_have_one_name() {
        let groups = ["A/B", "a:b", "", "Unknown", "?", "A_B", "x"].map(|value| (value.to_owned(), 1));
        let names: Vec<String> = named(&groups, false, "pgn").into_iter().map(|file| file.name).collect();
        let expected = ["A_B.pgn", "a_b~2.pgn", "unknown.pgn", "Unknown~2.pgn", "unknown~3.pgn", "A_B~3.pgn", "x.pgn"];
        assert_eq!(names, expected);
    }
}
