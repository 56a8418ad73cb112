//! The settings of an audit.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::database::EventList;
use crate::database::copies::KeptChoice;
use crate::l10n::message;

use super::super::error::{Error, NameKind, io_reason};
use super::super::unread::Unread;
use super::gathering::Gathering;
use super::player_list::refuse_no_list;
use crate::front::checking::baseline::Baseline;
use crate::front::input::file_index::{FileIndex, IndexFound, IndexStream};
use crate::front::options::Options;
use crate::front::pipeline::finding_form::FindingForm;

/// The maximum number of keys sorted in memory at once, sixteen bytes each.
const KEYS_IN_MEMORY: usize = 8 << 20;

/// The settings of an audit: known findings, wanted events, the use of memory.
///
/// ```
/// use zapis::{Audit, Options};
/// let pgn = "[Event \"?\"]\n\n1. e4 e5 2. Nf6 *\n";
/// let mut first = Audit::default().with_new_baseline().run(pgn, &Options::default());
/// assert_eq!(first.findings().count(), 1);
/// let known = first.baseline().unwrap_or_default();
///
/// let mut second = Audit::default().with_baseline(known.as_bytes())?.run(pgn, &Options::default());
/// assert_eq!(second.findings().count(), 0);
/// assert_eq!(second.summary().known, 1);
/// # Ok::<(), zapis::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Audit {
    pub(super) baseline: Option<Arc<Baseline>>,
    pub(super) keys_in_memory: usize,
    pub(super) players: Option<PathBuf>,
    /// Whether one record of each game is to be written.
    names_annotations: bool,
    /// A part of the names of the events whose findings are wanted.
    pub(super) event: Option<String>,
    /// Which record of a game is written, if one of each is.
    pub(super) keep: KeptChoice,
    /// The list of events given by the user.
    pub(super) listed: EventList,
    pub(super) drafts_decisions: bool,
    /// What is kept about files between runs.
    index: Option<Arc<FileIndex>>,
}

impl Default for Audit {
    fn default() -> Self {
        Self {
            baseline: None,
            keys_in_memory: KEYS_IN_MEMORY,
            players: None,
            names_annotations: true,
            event: None,
            keep: KeptChoice::Fullest,
            listed: EventList::default(),
            drafts_decisions: false,
            index: None,
        }
    }
}

impl Audit {
    /// Leaves out the findings of a baseline, the bytes of a file from `zapis audit --baseline` or
    /// [`AuditItems::baseline`](super::AuditItems::baseline).
    ///
    /// A finding is identified by its name, the text of its record and its place in it, so records may be moved within
    /// and between files.
    ///
    /// # Errors
    ///
    /// Fails if the bytes are not a baseline.
    pub fn with_baseline(mut self, bytes: &[u8]) -> Result<Self, Error> {
        let no_baseline = || message!("no-baseline", path = "<bytes>");
        let read = Baseline::read(bytes, false).map_err(|error| Error::Usage(io_reason(&error)))?;
        self.baseline = Some(Arc::new(read.ok_or_else(|| Error::Usage(no_baseline()))?));
        Ok(self)
    }

    /// Remembers all findings, so that [`AuditItems::baseline`](super::AuditItems::baseline) can return a first
    /// baseline; none is left out.
    #[must_use]
    pub fn with_new_baseline(mut self) -> Self {
        self.baseline = Some(Arc::default());
        self
    }

    /// Keeps only the findings in events whose names contain a text, ignoring case; for events without a name, whose
    /// place does.
    ///
    /// More words select among namesakes: `Linares 1993` is an event with each of them in name, place or year. All
    /// records are still read and compared.
    #[must_use]
    pub fn event(mut self, part_of_name: impl Into<String>) -> Self {
        self.event = Some(part_of_name.into());
        self
    }

    /// Sets which records are one event, in TOML: `[[event]]` with a `name` and `[[event.records]]`, each with some of
    /// `event`, `site`, `section` and `year`.
    ///
    /// Other records are never joined with them.
    ///
    /// # Errors
    ///
    /// Fails if the text is not such a list.
    pub fn events(mut self, toml: &str) -> Result<Self, Error> {
        let bad = |reason| Error::Usage(message!("events-unreadable", path = "<text>", reason = reason));
        self.listed = EventList::from_toml(toml).map_err(bad)?;
        Ok(self)
    }

    /// Drafts decisions, for [`AuditItems::decisions`](super::AuditItems::decisions).
    #[must_use]
    pub const fn draft_decisions(mut self) -> Self {
        self.drafts_decisions = true;
        self
    }

    /// Does the same with a file.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read, or is not such a list.
    pub fn events_of(mut self, path: &Path) -> Result<Self, Error> {
        self.listed = EventList::read(path)?;
        Ok(self)
    }

    /// Sets the index that an earlier audit wrote by [`AuditItems::write_index`](super::AuditItems::write_index):
    /// unchanged files are not read again, and the findings are the same, across records too.
    ///
    /// It is valid for the same options, except those for the wording of findings, and for the same build of the
    /// program; a damaged index or one of another build is treated as empty. Files are identified by their names and
    /// bytes; streams, bytes, ZIP archives and records of bridge are always read, and so is everything if a new
    /// baseline or decisions are asked for.
    ///
    /// # Errors
    ///
    /// Fails if the stream does, or if it does not hold an index.
    pub fn with_index(self, stream: impl IndexStream + 'static) -> Result<Self, Error> {
        let path = "<stream>";
        let unread = |error| Error::Read(Unread { path: path.to_owned(), reason: io_reason(&error) });
        match FileIndex::read(Box::new(stream)).map_err(unread)? {
            IndexFound::Index(index) | IndexFound::Unusable(index, _) => Ok(self.with_files_kept(index)),
            IndexFound::Other => Err(Error::Usage(message!("no-index", path = path))),
        }
    }

    /// Keeps the results of files, for [`AuditItems::write_index`](super::AuditItems::write_index).
    #[must_use]
    pub fn with_new_index(self) -> Self {
        self.with_files_kept(FileIndex::empty())
    }

    /// Sets which record of a game [`AuditItems::write_unique`](super::AuditItems::write_unique) writes: `fullest`,
    /// `source`, `date`, `rating` or `comments`.
    ///
    /// # Errors
    ///
    /// Fails for another name.
    pub fn keep(mut self, name: &str) -> Result<Self, Error> {
        self.keep = match name {
            "fullest" => KeptChoice::Fullest,
            "source" => KeptChoice::Source,
            "date" => KeptChoice::Date,
            "rating" => KeptChoice::Rating,
            "comments" => KeptChoice::Comments,
            _ => return Err(Error::Unknown { what: NameKind::Kept, name: name.to_owned(), near: None }),
        };
        Ok(self)
    }

    /// Compares the players of the records with a list of players, read from this file after all records: FIDE's rating
    /// list as text or XML, or a spelling file of Scid.
    ///
    /// The list is read once and not kept in memory.
    ///
    /// # Errors
    ///
    /// Fails if the file does not begin as such a list.
    pub fn players(mut self, list: impl Into<PathBuf>) -> Result<Self, Error> {
        let list = list.into();
        refuse_no_list(&list)?;
        self.players = Some(list);
        Ok(self)
    }

    /// Sets the maximum number of keys sorted in memory at once, sixteen bytes each; more are sorted in temporary
    /// files.
    ///
    /// The findings do not depend on it.
    #[must_use]
    pub const fn keys_in_memory(mut self, n_keys: usize) -> Self {
        self.keys_in_memory = n_keys;
        self
    }

    /// Sets a baseline that was read already.
    #[must_use]
    pub fn with_known(mut self, baseline: Option<Arc<Baseline>>) -> Self {
        self.baseline = baseline;
        self
    }

    /// Sets whether one record of each game may be asked for at the end: comments and variations are then compared.
    #[must_use]
    pub const fn for_unique(mut self, is_wanted: bool) -> Self {
        self.names_annotations = is_wanted;
        self
    }

    /// Uses the kept results of unchanged files, and keeps those of the others.
    #[must_use]
    pub fn with_files_kept(mut self, index: Box<FileIndex>) -> Self {
        self.index = Some(Arc::from(index));
        self
    }

    /// Returns the index, unless all records have to be read for a new baseline or for decisions.
    #[must_use]
    pub fn files_kept(&self) -> Option<&Arc<FileIndex>> {
        let is_read_anyway = self.drafts_decisions || self.baseline.as_ref().is_some_and(|known| !known.is_there());
        self.index.as_ref().filter(|_| !is_read_anyway)
    }

    /// Returns the job that reads records, with findings in a form.
    #[must_use]
    pub fn job(&self, form: FindingForm, options: &Options) -> Gathering {
        let index = self.files_kept();
        if let Some(index) = index {
            let known = self.baseline.as_ref().map(|known| known.known());
            index.begin_run(&format!("{:?} {known:?}", self.event), options.today);
        }
        // An index must also work for a later run that asks for one record of each game.
        let names_annotations = self.names_annotations || index.is_some();
        let gathering = Gathering::new(form, names_annotations, self.baseline.clone(), self.event.clone());
        gathering.with_text_keys(self.drafts_decisions).with_index(index.cloned())
    }
}
