//! An audit for users of the library: findings and events, one after another.

use std::collections::VecDeque;
use std::io::Write;

use crate::findings::Finding;
use crate::l10n::{Message, message};
#[cfg(feature = "tables")]
use crate::render::sqlite::{SqliteContent, SqliteWriter};
use crate::render::{AuditSummary, MergedRecords, PassedOver, UniqueRecords};

use super::super::error::Error;
use super::super::unread::Unread;
use super::gathering::Gathering;
use super::item::AuditItem;
use super::questions::{AuditPart, Questions};
use super::settings::Audit;
use crate::front::checking::baseline::Baseline;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::finding_form::FindingForm;
use crate::front::pipeline::stream::{Stream, iterator_over};
#[cfg(feature = "tables")]
use crate::front::writing::export_table::{cannot_set_down, copy_database};

/// The number of files of an audit that keeps an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct IndexedFiles {
    /// The number of files that were not read again.
    pub not_read: usize,
    /// The number of all files.
    pub all: usize,
}

/// An audit in progress.
struct AuditRun {
    stream: Stream<Gathering, Finding>,
    settings: Audit,
    options: Options,
    /// The threads that work after everything is read; `None` before, or if none could be started.
    threads: Option<rayon::ThreadPool>,
    /// Asked after everything is read.
    questions: Option<Questions>,
    given: VecDeque<AuditItem>,
    summary: AuditSummary,
    is_over: bool,
}

impl AuditRun {
    fn next_item(&mut self) -> Option<AuditItem> {
        loop {
            if let Some(item) = self.given.pop_front() {
                return Some(item);
            }
            if self.is_over {
                return None;
            }
            if self.questions.is_none() {
                let found = self.stream.next_item();
                self.summary.counts = *self.stream.summary();
                match found {
                    Some(finding) => return Some(AuditItem::Finding(finding)),
                    None => self.threads = rayon::ThreadPoolBuilder::new().num_threads(self.options.jobs).build().ok(),
                }
            }
            match self.ask() {
                Ok(Some(part)) => self.given.extend(part.items),
                Ok(None) => self.end(),
                Err(error) => {
                    self.stream.note(Err(error));
                    self.end();
                }
            }
        }
    }

    /// Asks the next question across records, with the requested number of threads.
    fn ask(&mut self) -> Result<Option<AuditPart>, Error> {
        let Self { stream, settings, options, threads, questions, .. } = self;
        let (job, counts) = (stream.job(), *stream.summary());
        let mut ask = || {
            let questions = match questions {
                Some(questions) => questions,
                None => questions.insert(Questions::new(settings, job, options, counts)?),
            };
            questions.next_part()
        };
        match threads {
            Some(threads) => threads.install(ask),
            None => ask(),
        }
    }

    fn end(&mut self) {
        if let Some(questions) = &self.questions {
            self.summary = questions.summary();
        }
        self.threads = None;
        self.is_over = true;
    }

    fn unread(&self) -> &[Unread] {
        self.stream.unread()
    }

    fn skipped(&self) -> &[Message] {
        self.stream.skipped()
    }

    fn passed_over(&self) -> &[PassedOver] {
        self.stream.passed_over()
    }

    const fn summary(&self) -> &AuditSummary {
        &self.summary
    }
}

iterator_over! {
    /// The findings of a whole database and the events in it; made by [`audit`] and [`Audit::run`].
    AuditItems(AuditRun) of AuditItem,
    /// Returns the counts of what was read and found; complete when the items have come to their end.
    AuditSummary
}

impl AuditItems {
    /// Returns how many files named so far hold no record.
    pub const fn n_without_record(&self) -> u64 {
        self.0.stream.n_without_record()
    }

    /// Returns a draft of decisions about the findings so far, in TOML, for [`decide`](crate::decide).
    ///
    /// Returns `None` unless [`Audit::draft_decisions`] asked for it.
    #[must_use]
    pub fn decisions(&self) -> Option<&str> {
        self.0.questions.as_ref()?.decisions.as_deref()
    }

    /// Skips events.
    pub fn findings(&mut self) -> impl Iterator<Item = Finding> + '_ {
        self.filter_map(AuditItem::into_finding)
    }

    /// Returns all findings so far as a baseline, known before or not, for [`Audit::with_baseline`] in the next run.
    ///
    /// Returns `None` if no baseline was asked for.
    #[must_use]
    pub fn baseline(&self) -> Option<String> {
        self.0.settings.baseline.as_deref().map(Baseline::text).map(|(text, _)| text)
    }

    /// Writes the index for [`Audit::with_index`] in the next run. Items not taken yet are skipped.
    ///
    /// Returns how many files were not read again, and how many there are. Returns `None` and writes nothing if no
    /// index was asked for, or if all records had to be read.
    ///
    /// # Errors
    ///
    /// Fails if the writer, a temporary file or the old index does.
    ///
    /// ```
    /// use std::{io::Cursor, path::Path};
    /// use zapis::{Audit, Options};
    /// let (games, options) = (Path::new("corpus/games/club-evening.pgn"), Options::default());
    /// let mut index = Vec::new();
    /// let mut first = Audit::default().with_new_index().run(games, &options);
    /// let found: Vec<_> = first.findings().collect();
    /// first.write_index(&mut index)?;
    ///
    /// let mut second = Audit::default().with_index(Cursor::new(index))?.run(games, &options);
    /// assert_eq!(second.findings().collect::<Vec<_>>(), found);
    /// let files = second.write_index(&mut Vec::new())?.unwrap();
    /// assert_eq!((files.not_read, files.all), (1, 1));
    /// # Ok::<(), zapis::Error>(())
    /// ```
    pub fn write_index(&mut self, writer: &mut impl Write) -> Result<Option<IndexedFiles>, Error> {
        self.by_ref().for_each(drop);
        let Some(index) = self.0.settings.files_kept() else { return Ok(None) };
        index.write(writer).map_err(|error| Error::Write { place: message!("unique-writer"), error })?;
        let [not_read, all] = index.n_files();
        Ok(Some(IndexedFiles { not_read, all }))
    }

    /// Writes all findings as a `SQLite` database with the schema `zapis.sqlite/1`: games, findings of records and
    /// across them, their places, events and their players.
    ///
    /// Items taken before are not in it, nor are games read before. It is made in a temporary file, and written only
    /// when it is complete.
    ///
    /// # Errors
    ///
    /// Fails if the temporary file or the writer does.
    ///
    /// ```
    /// use zapis::Options;
    /// let mut database = Vec::new();
    /// zapis::audit("1. e4 e5 2. Ke3 *", &Options::default()).write_sqlite(&mut database)?;
    /// assert!(database.starts_with(b"SQLite format 3\0"));
    /// # Ok::<(), zapis::Error>(())
    /// ```
    #[cfg(feature = "tables")]
    pub fn write_sqlite(&mut self, writer: &mut impl Write) -> Result<(), Error> {
        let language = self.0.options.language;
        let mut database = SqliteWriter::new(SqliteContent::Audit, language).map_err(cannot_set_down)?;
        self.0.stream.job().rows.want();
        // The games of a batch, then its findings: so the bytes do not depend on how many batches are read at once.
        let mut n_findings = 0;
        loop {
            let item = self.next();
            while n_findings == 0
                && let Some(batch) = self.0.stream.job().rows.give()
            {
                n_findings = batch.n_findings;
                if let Some(rows) = batch.rows {
                    database.push_games(&rows).map_err(cannot_set_down)?;
                    database.note_cards(batch.first_card);
                }
            }
            n_findings = n_findings.saturating_sub(1);
            let pushed = match &item {
                Some(AuditItem::Finding(finding)) => database.push_finding(finding),
                Some(AuditItem::Event(event)) => database.push_event(event),
                None => break,
            };
            pushed.map_err(cannot_set_down)?;
        }
        for (copy, fullest) in self.0.questions.iter().flat_map(Questions::copies) {
            database.push_copy(copy, fullest).map_err(cannot_set_down)?;
        }
        let AuditSummary { counts, events, games_repeated, copies, .. } = self.summary();
        let counted = [
            ("records", counts.records),
            ("plies", counts.plies),
            ("errors", counts.errors),
            ("warnings", counts.warnings),
            ("notes", counts.notes),
            ("events", *events),
            ("games_repeated", *games_repeated),
            ("copies", *copies),
            ("unreadable", self.unread().len() as u64),
        ];
        for (key, count) in counted {
            database.set(key, &count.to_string()).map_err(cannot_set_down)?;
        }
        copy_database(database, &mut |bytes| {
            writer.write_all(bytes).map_err(|error| Error::Write { place: message!("unique-writer"), error })
        })
    }

    /// Writes one record of each game, and those of its copies that have a comment or a variation of their own.
    ///
    /// Records are written as they are stored; if they are stored in several encodings, in UTF-8. The same inputs, from
    /// `inputs`, are read twice more for this. Items not taken yet are skipped.
    ///
    /// # Errors
    ///
    /// Fails if an input cannot be read, if the output cannot be written, or if the inputs have changed. The last is
    /// detected after writing, and the output is then to be discarded.
    ///
    /// ```
    /// use zapis::{Inputs, Options};
    /// let game = "[White \"Tal\"]\n[Black \"Keres\"]\n[Date \"1959.09.07\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *\n\n";
    /// let twice = game.repeat(2);
    /// let mut written = Vec::new();
    /// let mut items = zapis::audit(&twice, &Options::default());
    /// let unique = items.write_unique(|| Inputs::from(&twice), &mut written)?;
    /// assert_eq!((unique.written, unique.left_out), (1, 1));
    /// assert_eq!(written, game.as_bytes());
    /// # Ok::<(), zapis::Error>(())
    /// ```
    pub fn write_unique(
        &mut self,
        inputs: impl Fn() -> Inputs,
        writer: &mut impl Write,
    ) -> Result<UniqueRecords, Error> {
        self.by_ref().for_each(drop);
        if let Some(unread) = self.unread().first() {
            return Err(Error::Read(unread.clone()));
        }
        let changed = || Error::Usage(message!("unique-files-changed"));
        let questions = self.0.questions.as_ref().ok_or_else(changed)?;
        questions.write_unique(&inputs, &mut |bytes| {
            writer.write_all(bytes).map_err(|error| Error::Write { place: message!("unique-writer"), error })
        })
    }
}

impl AuditItems {
    /// Writes one record of each game, merged of all its records.
    ///
    /// A game is in the export format if another record has a tag, moves, a comment, a clock or a variation that the
    /// chosen one lacks; others are as they are stored. What contradicts the chosen record is kept in a comment and
    /// listed. The same inputs, from `inputs`, are read twice more for this.
    ///
    /// # Errors
    ///
    /// Fails if an input cannot be read, if the output cannot be written, or if the inputs have changed.
    ///
    /// ```
    /// use zapis::{Inputs, Options};
    /// let game = |site, moves| format!("[Site \"{site}\"]\n[White \"Tal\"]\n[Black \"Keres\"]\n[Date \"1959.09.07\"]\n\n{moves} *\n\n");
    /// let pgn = game("?", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {Morphy}") + &game("Bled", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4");
    /// let mut written = Vec::new();
    /// let mut items = zapis::audit(&pgn, &Options::default());
    /// let merged = items.write_merged(|| Inputs::from(&pgn), &mut written)?;
    /// assert_eq!((merged.written, merged.left_out, merged.records.len()), (1, 1, 1));
    /// assert!(String::from_utf8_lossy(&written).contains("3. Bb5 a6 {Morphy} 4. Ba4 *"));
    /// # Ok::<(), zapis::Error>(())
    /// ```
    pub fn write_merged(
        &mut self,
        inputs: impl Fn() -> Inputs,
        writer: &mut impl Write,
    ) -> Result<MergedRecords, Error> {
        self.by_ref().for_each(drop);
        if let Some(unread) = self.unread().first() {
            return Err(Error::Read(unread.clone()));
        }
        let changed = || Error::Usage(message!("unique-files-changed"));
        let questions = self.0.questions.as_ref().ok_or_else(changed)?;
        questions.write_merged(&inputs, &mut |bytes| {
            writer.write_all(bytes).map_err(|error| Error::Write { place: message!("unique-writer"), error })
        })
    }
}

/// Finds what is wrong in a whole database, as `zapis audit` does: the findings of [`check`](fn@crate::check) in each
/// record, and those across records.
///
/// The latter are duplicate games, ratings that contradict each other, impossible pairings and rounds, and names that
/// may be one person's; the events themselves are also returned.
///
/// Findings of records are returned while files are read, in their order; then come copies, ratings, events, and
/// findings in events and about names. Memory grows by some hundred bytes a record, most of which are in temporary
/// files for millions of records.
///
/// Unreadable input is not a finding: [`AuditItems::unread`] lists it when the items have come to their end.
/// [`Audit::run`] does the same with settings such as a baseline.
///
/// ```
/// use zapis::{AuditItem, Options};
/// let game = |round, white, black| format!("[Event \"Cup\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\n1. e4 e5 *\n\n");
/// let pgn = [game(1, "Tal", "Keres"), game(2, "Keres", "Smyslov"), game(3, "Smyslov", "Tal")].concat();
/// let mut items = zapis::audit(&pgn, &Options::default());
/// for item in items.by_ref() {
///     match item {
///         AuditItem::Finding(finding) => println!("{finding}"),
///         AuditItem::Event(found) => assert_eq!((found.event.name.as_str(), found.n_rounds), ("Cup", 3)),
///         _ => {}
///     }
/// }
/// assert_eq!((items.summary().counts.records, items.summary().events), (3, 1));
/// ```
pub fn audit(inputs: impl Into<Inputs>, options: &Options) -> AuditItems {
    Audit::default().run(inputs, options)
}

impl Audit {
    /// Finds what is wrong in a whole database, see [`audit`].
    pub fn run(self, inputs: impl Into<Inputs>, options: &Options) -> AuditItems {
        AuditItems(AuditRun {
            stream: Stream::new(inputs.into(), options, self.job(FindingForm::Data, options)),
            settings: self,
            options: options.clone(),
            threads: None,
            questions: None,
            given: VecDeque::new(),
            summary: AuditSummary::default(),
            is_over: false,
        })
    }
}
