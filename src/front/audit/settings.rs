//! What only an audit can be told.

use std::path::PathBuf;
use std::sync::Arc;

use crate::database::EventList;
use crate::database::copies::KeptChoice;
use crate::l10n::message;

use super::super::baseline::Baseline;
use super::super::error::{Error, io_reason};
use super::super::file_index::{FileIndex, IndexFound, IndexStream};
use super::super::finding_form::FindingForm;
use super::super::options::Options;
use super::super::unread::Unread;
use super::gathering::Gathering;

/// At most this many keys are sorted in memory at once, sixteen bytes each.
const KEYS_IN_MEMORY: usize = 8 << 20;

/// What only an audit can be told: which findings are known already, and how much memory it may take.
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
    /// Whether one of each game is to be written.
    names_annotations: bool,
    /// A part of the names of the events whose findings are wanted.
    pub(super) event: Option<String>,
    /// Which record of a game is written where one of each is.
    pub(super) keep: KeptChoice,
    /// What somebody says of events.
    pub(super) listed: EventList,
    /// Whether decisions are drafted.
    pub(super) drafts_decisions: bool,
    /// What is kept of files from run to run.
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
    /// Leaves out the findings of a baseline, the bytes of a file that `zapis audit --baseline` or
    /// [`AuditItems::baseline`](super::AuditItems::baseline) gave. A finding is known by its name, the text of its record
    /// and its place in that, so records may be moved within and between files.
    ///
    /// # Errors
    ///
    /// Fails where the bytes are no baseline.
    pub fn with_baseline(mut self, bytes: &[u8]) -> Result<Self, Error> {
        let no_baseline = || message!("no-baseline", path = "<bytes>");
        let read = Baseline::read(bytes, false).map_err(|error| Error::Usage(io_reason(&error)))?;
        self.baseline = Some(Arc::new(read.ok_or_else(|| Error::Usage(no_baseline()))?));
        Ok(self)
    }

    /// Remembers all findings, so that [`AuditItems::baseline`](super::AuditItems::baseline) can give a first baseline;
    /// none is left out.
    #[must_use]
    pub fn with_new_baseline(mut self) -> Self {
        self.baseline = Some(Arc::default());
        self
    }

    /// Finds only what is wrong in events whose names contain a text, ignoring case; of events without a name the place is
    /// asked. Namesakes are told apart by more words: `Linares 1993` is what has each of them in name, place or year. All
    /// records are read and compared all the same.
    #[must_use]
    pub fn event(mut self, part_of_name: impl Into<String>) -> Self {
        self.event = Some(part_of_name.into());
        self
    }

    /// Takes somebody's word for which records are one event, in TOML: `[[event]]` with a `name` and `[[event.records]]`, each
    /// with some of `event`, `site`, `section` and `year`. Others are never joined with them.
    ///
    /// # Errors
    ///
    /// Fails where the text is no such list.
    pub fn events(self, toml: &str) -> Result<Self, Error> {
        let bad = |reason| Error::Usage(message!("events-unreadable", path = "<text>", reason = reason));
        EventList::from_toml(toml).map(|listed| self.with_events(listed)).map_err(bad)
    }

    /// Drafts decisions, for [`AuditItems::decisions`](super::AuditItems::decisions).
    #[must_use]
    pub const fn draft_decisions(mut self) -> Self {
        self.drafts_decisions = true;
        self
    }

    /// Takes a list of events that was read already.
    pub(crate) fn with_events(mut self, listed: EventList) -> Self {
        self.listed = listed;
        self
    }

    /// Takes what an earlier audit kept of files, as [`AuditItems::write_index`](super::AuditItems::write_index) wrote it: what has
    /// not changed since then is not read again, and what is found is the same, across records too. It holds for the same
    /// options but those that say how findings are worded, and for the same build of the program; what is damaged or of
    /// another build knows nothing. Files are known by their names and bytes; streams, bytes, archives of ZIP and records of
    /// bridge are always read, and so is everything where a new baseline or decisions are asked for.
    ///
    /// # Errors
    ///
    /// Fails where the stream does, and where it holds something that is no index.
    pub fn with_index(self, stream: impl IndexStream + 'static) -> Result<Self, Error> {
        let path = "<stream>";
        let unread = |error| Error::Read(Unread { path: path.to_owned(), reason: io_reason(&error) });
        match FileIndex::open(Box::new(stream)).map_err(unread)? {
            IndexFound::Index(index) | IndexFound::Unusable(index, _) => Ok(self.with_files_kept(index)),
            IndexFound::Other => Err(Error::Usage(message!("no-index", path = path))),
        }
    }

    /// Keeps what comes of files, for [`AuditItems::write_index`](super::AuditItems::write_index).
    #[must_use]
    pub fn with_new_index(self) -> Self {
        self.with_files_kept(FileIndex::empty())
    }

    /// Says which record of a game is written where one of each is, by [`AuditItems::write_unique`](super::AuditItems::write_unique):
    /// `fullest`, `source`, `date`, `rating` or `comments`.
    ///
    /// # Errors
    ///
    /// Fails for a name that is none of these.
    pub fn keep(mut self, name: &str) -> Result<Self, Error> {
        self.keep = match name {
            "fullest" => KeptChoice::Fullest,
            "source" => KeptChoice::Source,
            "date" => KeptChoice::Date,
            "rating" => KeptChoice::Rating,
            "comments" => KeptChoice::Comments,
            _ => return Err(Error::Usage(message!("unknown-keep", name = name))),
        };
        Ok(self)
    }

    /// Compares the players of the records with a list of players, read from this file when all records are read: FIDE's rating
    /// list as text or XML, or a spelling file of Scid. The list is read once and not kept.
    #[must_use]
    pub fn players(mut self, list: impl Into<PathBuf>) -> Self {
        self.players = Some(list.into());
        self
    }

    /// Sorts up to this many keys in memory at once, sixteen bytes each; more are sorted in temporary files. What is found is
    /// the same for every number.
    #[must_use]
    pub const fn keys_in_memory(mut self, n_keys: usize) -> Self {
        self.keys_in_memory = n_keys;
        self
    }

    /// Takes a baseline that was read already.
    pub(crate) fn with_known(mut self, baseline: Option<Arc<Baseline>>) -> Self {
        self.baseline = baseline;
        self
    }

    /// Says whether one of each game may be asked for at the end: comments and variations are told apart then.
    pub(crate) const fn for_unique(mut self, is_wanted: bool) -> Self {
        self.names_annotations = is_wanted;
        self
    }

    /// Takes what was kept of files that have not changed, and keeps what comes of the others.
    pub(crate) fn with_files_kept(mut self, index: Box<FileIndex>) -> Self {
        self.index = Some(Arc::from(index));
        self
    }

    /// Returns what is kept of files, if anything is: not where all records have to be read for a new baseline or for decisions.
    pub(crate) fn files_kept(&self) -> Option<&Arc<FileIndex>> {
        let is_read_anyway = self.drafts_decisions || self.baseline.as_ref().is_some_and(|known| !known.is_there());
        self.index.as_ref().filter(|_| !is_read_anyway)
    }

    /// Makes the job that reads records, and gives findings in a form.
    pub(crate) fn job(&self, form: FindingForm, options: &Options) -> Gathering {
        let index = self.files_kept();
        if let Some(index) = index {
            let known = self.baseline.as_ref().map(|known| known.known());
            index.begin_run(&format!("{:?} {known:?}", self.event), options.today);
        }
        // What is kept has to serve whoever asks for one of each game later.
        let names_annotations = self.names_annotations || index.is_some();
        let gathering = Gathering::new(form, names_annotations, self.baseline.clone(), self.event.clone());
        gathering.with_text_keys(self.drafts_decisions).with_index(index.cloned())
    }
}
