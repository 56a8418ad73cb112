//! Findings that are known already, so that only new ones are reported.
//!
//! A finding is identified by its name, the text of its record and its place in that text; so a record may move within
//! its file or to another one, and its findings stay known until it is changed. Blanks around a record do not count.

use std::collections::BTreeSet;
use std::io::{self, Read};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use crate::database::fingerprint::{of_bytes, step};
use crate::database::{Archive, ArchiveFinding};
use crate::findings::{Draft, Rule, rules};
use crate::l10n::message;
use crate::record::Record;
use crate::render::SourceFile;
use crate::text::open_own;

use crate::front::error::{Error, io_reason, named};

/// The first line of a file.
const TITLE: &str = "# zapis baseline 1";

/// What is known, and what was met.
#[derive(Debug, Default)]
pub struct Baseline {
    /// The findings that are known; `None` if they are only collected.
    known: Option<BTreeSet<(String, u64)>>,
    met: Mutex<BTreeSet<(&'static str, u64)>>,
    n_known: Mutex<u64>,
}

impl Baseline {
    /// Reads the baseline of a path; one that does not exist yet, or is to be rewritten, knows nothing.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read, or is not a baseline, even if it is to be rewritten: it may hold someone's data.
    pub fn open(path: &Path, anew: bool) -> Result<Self, Error> {
        let no_baseline = || message!("no-baseline", path = named(path));
        let unreadable = |error| message!("cannot-read", path = named(path), reason = io_reason(&error));
        let Some(file) = open_own(path, no_baseline)? else { return Ok(Self::default()) };
        Ok(Self::read(file, anew).map_err(unreadable)?.ok_or_else(no_baseline)?)
    }

    /// Reads a baseline; of a file that is not one, no more is read than shows it. One that is to be rewritten is read too,
    /// and knows nothing.
    ///
    /// # Errors
    ///
    /// Fails if the stream does.
    pub(crate) fn read(mut stream: impl Read, anew: bool) -> io::Result<Option<Self>> {
        let mut bytes = vec![0; TITLE.len()];
        match stream.read_exact(&mut bytes) {
            Ok(()) if bytes == TITLE.as_bytes() => {}
            Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => return Err(error),
            _ => return Ok(None),
        }
        stream.read_to_end(&mut bytes)?;
        let Ok(text) = String::from_utf8(bytes) else { return Ok(None) };
        let mut lines = text.lines();
        let line_of = |line: &str| {
            let (name, key) = line.split_once(' ')?;
            Some((name.to_owned(), u64::from_str_radix(key.trim(), 16).ok()?))
        };
        let known: Option<BTreeSet<_>> = match lines.next() {
            Some(TITLE) if anew => return Ok(Some(Self::default())),
            Some(TITLE) => lines.filter(|line| !line.trim().is_empty()).map(line_of).collect(),
            _ => None,
        };
        Ok(known.map(|known| Self { known: Some(known), ..Self::default() }))
    }

    /// Returns true if it leaves out what it knows, rather than only remembers what is met.
    pub const fn is_there(&self) -> bool {
        self.known.is_some()
    }

    /// Returns true if a finding is new, and remembers it.
    pub(crate) fn is_new(&self, rule: &'static Rule, key: u64) -> bool {
        self.met.lock().unwrap_or_else(PoisonError::into_inner).insert((rule.name, key));
        let is_known = self.known.as_ref().is_some_and(|known| known.contains(&(rule.name.to_owned(), key)));
        *self.n_known.lock().unwrap_or_else(PoisonError::into_inner) += u64::from(is_known);
        !is_known
    }

    /// Names what is known.
    pub(crate) fn known(&self) -> String {
        format!("{:?}", self.known)
    }

    /// Counts findings that were dropped when their file was read, and are not looked at again.
    pub(crate) fn count_known(&self, n_known: u64) {
        *self.n_known.lock().unwrap_or_else(PoisonError::into_inner) += n_known;
    }

    /// Drops the findings of a record, or of text that is none, that are known; returns how many.
    pub(crate) fn suppress(
        &self,
        record: Option<&Record<'_>>,
        source: &SourceFile<'_>,
        findings: &mut Vec<Draft>,
    ) -> u64 {
        let n_before = findings.len();
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
        (n_before - findings.len()) as u64
    }

    /// Returns true if a finding across records is new: it is known by the records it speaks of, in whatever order.
    pub(crate) fn is_new_across(&self, archive: &Archive, finding: &ArchiveFinding) -> bool {
        // For two names, only the first record of each: they occur in other events as well.
        let n_related = if finding.rule == rules::NAME_VARIANTS { 1 } else { usize::MAX };
        let related = finding.related.iter().take(n_related).map(|related| related.record);
        let records = std::iter::once(finding.record).chain(related);
        let mut keys: Vec<u64> = records.map(|record| archive.entry(record).text_key).collect();
        keys.sort_unstable();
        let key = keys.into_iter().fold(0, step);
        self.is_new(finding.rule, key)
    }

    /// Counts the findings that were dropped.
    pub fn n_known(&self) -> u64 {
        *self.n_known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns what was met as a baseline, and how many findings that are.
    pub fn text(&self) -> (String, usize) {
        let met = self.met.lock().unwrap_or_else(PoisonError::into_inner);
        let lines = met.iter().map(|(name, key)| format!("{name} {key:016x}\n"));
        (std::iter::once(format!("{TITLE}\n")).chain(lines).collect(), met.len())
    }
}
