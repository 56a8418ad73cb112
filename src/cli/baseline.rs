//! Findings that are known already, kept in a file, so that only new ones are told.
//!
//! A finding is known by its name, the text of its record and its place in that; so a record may move within its file or
//! to another one, and stays known as long as it is not changed. Blanks around a record do not count.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use crate::database::fingerprint::{of_bytes, step};
use crate::database::{Across, Archive};
use crate::findings::{Draft, Rule};
use crate::l10n::message;
use crate::record::Record;
use crate::render::SourceFile;

use super::part_file::PartFile;
use super::{CommandError, named};

/// The first line of a file.
const TITLE: &str = "# zapis baseline 1";

/// What is known, and what was met.
#[derive(Debug, Default)]
pub(super) struct Baseline {
    known: BTreeSet<(String, u64)>,
    /// Whether the file is there, so that what it holds is subtracted.
    pub(super) is_there: bool,
    met: Mutex<BTreeSet<(&'static str, u64)>>,
    n_known: Mutex<u64>,
}

impl Baseline {
    /// Reads a file; one that is not there yet, or is to be written anew, knows nothing.
    ///
    /// What is there and is no baseline is refused, also where it is to be written anew: it is somebody's file.
    pub(super) fn read(path: &Path, anew: bool) -> Result<Self, CommandError> {
        let shown = || path.to_string_lossy().into_owned();
        let no_baseline = || CommandError::Usage(message!("no-baseline", path = shown()));
        let unreadable =
            |error| CommandError::Usage(message!("cannot-read", path = shown(), reason = super::io_reason(&error)));
        match fs::metadata(path) {
            Ok(metadata) if !metadata.is_file() => return Err(no_baseline()),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(unreadable(error)),
        }
        let mut file = fs::File::open(path).map_err(unreadable)?;
        // Of something else no more is read than shows it.
        let mut bytes = vec![0; TITLE.len()];
        match file.read_exact(&mut bytes) {
            Ok(()) if bytes == TITLE.as_bytes() => {}
            Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => return Err(unreadable(error)),
            _ => return Err(no_baseline()),
        }
        file.read_to_end(&mut bytes).map_err(unreadable)?;
        let text = String::from_utf8(bytes).map_err(|_| no_baseline())?;
        let mut lines = text.lines();
        let line_of = |line: &str| {
            let (name, key) = line.split_once(' ')?;
            Some((name.to_owned(), u64::from_str_radix(key.trim(), 16).ok()?))
        };
        let known: Option<BTreeSet<_>> = match lines.next() {
            Some(TITLE) if anew => return Ok(Self::default()),
            Some(TITLE) => lines.filter(|line| !line.trim().is_empty()).map(line_of).collect(),
            _ => None,
        };
        let known = known.ok_or_else(no_baseline)?;
        Ok(Self { known, is_there: true, ..Self::default() })
    }

    /// Tells whether a finding is new, and remembers it.
    fn is_new(&self, rule: &'static Rule, key: u64) -> bool {
        self.met.lock().unwrap_or_else(PoisonError::into_inner).insert((rule.name, key));
        let is_known = self.is_there && self.known.contains(&(rule.name.to_owned(), key));
        *self.n_known.lock().unwrap_or_else(PoisonError::into_inner) += u64::from(is_known);
        !is_known
    }

    /// Drops the findings of a record, or of text that is none, that are known.
    pub(super) fn suppress(&self, record: Option<&Record<'_>>, source: &SourceFile<'_>, findings: &mut Vec<Draft>) {
        let text_key = record.map(|record| of_bytes(record.slice(record.tape.span).trim().as_bytes()));
        findings.retain(|finding| {
            let key = match (record, text_key) {
                (Some(record), Some(key)) => {
                    step(key, u64::from(finding.span.start.saturating_sub(record.tape.span.start)))
                }
                _ => of_bytes(finding.span.slice(&source.decoded.text).trim().as_bytes()),
            };
            self.is_new(finding.rule, key)
        });
    }

    /// Tells whether a finding across records is new: it is known by the records it speaks of, in whatever order.
    pub(super) fn is_new_across(&self, archive: &Archive, finding: &Across) -> bool {
        let cards = std::iter::once(finding.card).chain(finding.related.iter().map(|related| related.card));
        let mut keys: Vec<u64> = cards.map(|card| archive.card(card).text_key).collect();
        keys.sort_unstable();
        let key = keys.into_iter().fold(0, step);
        self.is_new(finding.rule, key)
    }

    /// Counts the findings that were dropped.
    pub(super) fn n_known(&self) -> u64 {
        *self.n_known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes what was met, under a name that appears only when all of it is written; tells how many.
    pub(super) fn write(&self, path: &Path) -> Result<usize, CommandError> {
        let met = self.met.lock().unwrap_or_else(PoisonError::into_inner);
        let lines = met.iter().map(|(name, key)| format!("{name} {key:016x}\n"));
        let text: String = std::iter::once(format!("{TITLE}\n")).chain(lines).collect();
        let written = PartFile::create(path).and_then(|file| {
            let mut stream = file.stream()?;
            stream.write_all(text.as_bytes())?;
            drop(stream);
            file.finish()
        });
        written.map_err(|error| CommandError::Write { place: named(path), error })?;
        Ok(met.len())
    }
}
