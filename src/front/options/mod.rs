//! How records are read and results shown: options, their values as text, the file of settings.
//! Imports nothing of the other folders.

pub(super) mod by_name;
pub(super) mod known_names;
pub(super) mod name_table;
pub(super) mod option_values;
pub(super) mod options_from_settings;
pub(super) mod path_patterns;
pub(super) mod path_settings;
#[cfg(feature = "scoresheet")]
pub(super) mod search_limits;
pub(super) mod settings_file;
pub(super) mod show_as;

use std::ops::Range;

use crate::findings::date::CalendarDay;
use crate::findings::{FindingPolicy, Laws, Rule, Severity};
use crate::game::{GameKind, Games, System, kind_by_tag};
use crate::l10n::{Language, message};
use crate::record::{ByteRange, InputFormat, RangeBase, Record, TableAsked};
use crate::text::{EncodingChoice, FrameStart};

use crate::front::error::Error;

/// How records are read, and which findings count.
///
/// Options that are not set are detected: the encoding and the letters of each record, its game, the laws by its date.
///
/// ```
/// use zapis::Options;
/// let options = Options::default().letters("ru")?.laws("fide2018")?.notes(true);
/// # Ok::<(), zapis::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Options {
    pub(crate) games: Games,
    /// The game of all records, if set.
    system: Option<System>,
    pub(crate) encoding: EncodingChoice,
    /// The format in which inputs are read.
    pub reading: InputFormat,
    /// The settings for the columns of tables.
    pub(crate) table: TableAsked,
    pub(crate) laws: Laws,
    pub(crate) today: CalendarDay,
    pub(crate) strict: bool,
    /// The part of one file that is read.
    pub range: ByteRange,
    /// What comes before the range, if that is known and not to be read.
    pub base: Option<RangeBase>,
    /// The number of threads.
    pub jobs: usize,
    pub(crate) openings: bool,
    /// Whether deals of bridge are searched for their double-dummy results.
    pub double_dummy: bool,
    /// Which findings count, which are listed, and their severities.
    pub(crate) policy: FindingPolicy,
    /// The settings for the records of some paths.
    pub(crate) of_paths: std::sync::Arc<[self::path_settings::PathSettings]>,
    /// The language of messages.
    pub language: Language,
    /// The width of lines for people.
    pub width: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            games: Games::default(),
            system: None,
            encoding: EncodingChoice::Auto,
            reading: InputFormat::Auto,
            table: TableAsked::default(),
            laws: Laws::ByDate,
            today: CalendarDay::today(),
            strict: false,
            range: ByteRange::WHOLE,
            base: None,
            jobs: std::thread::available_parallelism().map_or(1, usize::from),
            openings: false,
            double_dummy: false,
            policy: FindingPolicy::default(),
            of_paths: std::sync::Arc::default(),
            language: Language::English,
            width: Self::USUAL_WIDTH,
        }
    }
}

impl Options {
    /// The usual width of lines for people.
    pub const USUAL_WIDTH: usize = crate::render::USUAL_WIDTH;

    /// Returns true if findings that are no more than notes count.
    #[must_use]
    pub fn looks_for_notes(&self) -> bool {
        self.policy.looks_for_notes()
    }

    /// Reads all records as those of a game in one of its forms; `None` leaves it to each record: the game that it
    /// names, else the one that its moves are of.
    ///
    /// A position, as FEN or as a position of Tavreli, is the start of the records that state none of their own;
    /// without a game, it is of the game that can read it.
    ///
    /// # Errors
    ///
    /// Fails if the position cannot be read or be played from.
    ///
    /// ```
    /// use zapis::{Options, System};
    /// let options = Options::default().game(System::Chess960, None)?;
    /// let from_a_position = Options::default().game(None, Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"))?;
    /// # let _ = (options, from_a_position);
    /// # Ok::<(), zapis::Error>(())
    /// ```
    pub fn game(mut self, system: impl Into<Option<System>>, position: Option<&str>) -> Result<Self, Error> {
        self.system = system.into();
        if let Some(system) = self.system {
            self.games.choose(system);
        }
        if let Some(text) = position {
            let kind = match self.system {
                Some(system) => system.kind(),
                None => self.game_of_position(text),
            };
            self.games.start_at(kind, text).map_err(Error::Position)?;
        }
        Ok(self)
    }

    /// Finds the game that can read a position: the usual one if none can, for its error.
    fn game_of_position(&mut self, text: &str) -> GameKind {
        let mut others = GameKind::ALL.iter().copied().filter(|kind| *kind != GameKind::USUAL);
        let Some(kind) = others.find(|kind| Games::default().start_at(*kind, text).is_ok()) else {
            return GameKind::USUAL;
        };
        self.system = System::usual_of(kind);
        if let Some(system) = self.system {
            self.games.choose(system);
        }
        kind
    }

    /// Sets the language of the piece letters, by its code: `ru`; `auto` leaves it to each record.
    ///
    /// # Errors
    ///
    /// Fails for an unknown code, and names the most similar one.
    pub fn letters(mut self, code: &str) -> Result<Self, Error> {
        self.games.set_letters(&code.to_ascii_lowercase());
        self.games.chess.letters = by_name::letters(code)?;
        Ok(self)
    }

    /// Sets the encoding of files that are not UTF-8: `windows-1251`; `auto` leaves it to each record.
    ///
    /// # Errors
    ///
    /// Fails for an unknown name, and names the most similar one.
    pub fn encoding(mut self, name: &str) -> Result<Self, Error> {
        self.encoding = match name {
            "auto" => EncodingChoice::Auto,
            name => EncodingChoice::Declared(by_name::encoding(name)?),
        };
        Ok(self)
    }

    /// Sets the edition of the laws that is cited: `fide2018`; `by-date` chooses by the date of each game.
    ///
    /// # Errors
    ///
    /// Fails for an unknown edition, and names the most similar one.
    pub fn laws(mut self, name: &str) -> Result<Self, Error> {
        self.laws = by_name::laws(name)?;
        Ok(self)
    }

    /// Sets the current day, after which the date of a game is a fault: by default that of the system's clock.
    ///
    /// ```
    /// use zapis::CalendarDay;
    /// let options = zapis::Options::default().today(CalendarDay::new(2024, 5, 1).unwrap());
    /// let record = b"[Date \"2024.06.01\"]\n\n1. e4 *\n".as_slice();
    /// assert_eq!(zapis::check(record, &options).next().unwrap().rule.name, "date-in-future");
    /// ```
    #[must_use]
    pub const fn today(mut self, today: CalendarDay) -> Self {
        self.today = today;
        self
    }

    /// Sets whether text is PGN or scoresheets, if known.
    #[must_use]
    pub const fn reading(mut self, reading: InputFormat) -> Self {
        self.reading = reading;
        self
    }

    /// Sets the contents of the columns of tables: `moves=AN,white=player1`.
    ///
    /// # Errors
    ///
    /// Fails if an item is not such a pair, or names unknown contents.
    pub fn columns(mut self, said: &[impl AsRef<str>]) -> Result<Self, Error> {
        for pair in said.iter().flat_map(|said| said.as_ref().split(',')) {
            let known =
                pair.split_once('=').filter(|(role, column)| TableAsked::is_role(role.trim()) && !column.is_empty());
            let Some((role, column)) = known else {
                return Err(Error::Usage(message!("columns-option", pair = pair)));
            };
            self.table.columns.push((role.trim().to_owned(), column.trim().to_owned()));
        }
        Ok(self)
    }

    /// Sets whether to leave out columns of tables that are not tags of PGN.
    #[must_use]
    pub const fn drop_columns(mut self, are_dropped: bool) -> Self {
        self.table.drops_columns = are_dropped;
        self
    }

    /// Sets whether play ends at an illegal move, even if the players continued.
    #[must_use]
    pub const fn strict(mut self, is_strict: bool) -> Self {
        self.strict = is_strict;
        self
    }

    /// Reads only the records that begin in a range of bytes.
    #[must_use]
    pub const fn range(mut self, range: Range<u64>) -> Self {
        self.range = ByteRange { start: range.start, end: range.end };
        self
    }

    /// Sets what comes before the [range](Self::range), which has to begin where a record does: the number of that
    /// record and its line, both from 1.
    ///
    /// Then nothing before it is read except the beginning of the file, which may declare its encoding.
    #[must_use]
    pub const fn base(mut self, record: u64, line: u64) -> Self {
        self.base = Some(RangeBase::new(record, line));
        self
    }

    /// Sets the frame of a compressed file from which the range is decompressed: its offset in the file as stored, and
    /// the number of decompressed bytes before it.
    ///
    /// It is used with [`base`](Self::base); [`plan`](fn@crate::plan) returns both.
    #[must_use]
    pub const fn frame(mut self, stored: u64, unpacked: u64) -> Self {
        if let Some(base) = self.base {
            self.base = Some(base.in_frame(FrameStart { stored, unpacked }));
        }
        self
    }

    /// Sets the number of threads, at least one; the findings and their order do not depend on it.
    #[must_use]
    pub fn jobs(mut self, jobs: usize) -> Self {
        self.jobs = jobs.clamp(1, 1024);
        self
    }

    /// Sets whether to include notes: the unusual that is not wrong. Without them warnings and errors are listed.
    #[must_use]
    pub const fn notes(self, are_wanted: bool) -> Self {
        self.severity_from(if are_wanted { Severity::Note } else { Severity::Warning })
    }

    /// Lists findings from a severity up; lower ones are only counted.
    ///
    /// ```
    /// use zapis::{Options, Severity};
    /// let options = Options::default().severity_from(Severity::Error);
    /// let pgn = "[Result \"1-0\"]\n\n1. e4 e5 3. Nf3 0-1\n";
    /// let mut findings = zapis::check(pgn, &options);
    /// assert_eq!(findings.by_ref().count(), 1);
    /// assert_eq!(findings.summary().warnings, 1);
    /// ```
    #[must_use]
    pub const fn severity_from(mut self, least: Severity) -> Self {
        self.policy.list_from(least);
        self
    }

    /// Sets whether to name the opening of each exported game, by its moves: its code, its name, the end of known
    /// theory.
    #[must_use]
    pub const fn openings(mut self, are_named: bool) -> Self {
        self.openings = are_named;
        self
    }

    /// Sets whether to check the double-dummy data of bridge records (`DoubleDummyTricks`, `OptimumResultTable`,
    /// `OptimumScore`) by a search, which takes a part of a second for most deals, on all cores.
    #[cfg(feature = "bridge")]
    #[must_use]
    pub const fn double_dummy(mut self, is_searched: bool) -> Self {
        self.double_dummy = is_searched;
        self
    }

    /// Reports only these findings, by their names or codes (`illegal-move`, `R001`), or by a family of them (`moves`,
    /// `R`); a note that is named is included.
    ///
    /// # Errors
    ///
    /// Fails for an unknown name, and names the most similar one.
    pub fn select(mut self, names: &[impl AsRef<str>]) -> Result<Self, Error> {
        let is_note =
            |name: &&_| Rule::by_name(AsRef::<str>::as_ref(*name)).map(|rule| rule.severity) == Some(Severity::Note);
        if names.iter().any(|name| is_note(&name)) {
            self.policy.list_from(Severity::Note);
        }
        self.policy.select(by_name::rules_of_all(names)?);
        Ok(self)
    }

    /// Ignores these findings, by names, codes or families as in [`Options::select`].
    ///
    /// # Errors
    ///
    /// Fails for an unknown name, and names the most similar one.
    pub fn ignore(mut self, names: &[impl AsRef<str>]) -> Result<Self, Error> {
        self.policy.ignore(by_name::rules_of_all(names)?);
        Ok(self)
    }

    /// Changes the severity of findings, by names, codes or families as in [`Options::select`].
    ///
    /// # Errors
    ///
    /// Fails for an unknown name, and names the most similar one.
    pub fn severity(mut self, name: &str, severity: Severity) -> Result<Self, Error> {
        for rule in by_name::rules_named(name)? {
            self.policy.set_severity(rule, Some(severity));
        }
        Ok(self)
    }

    /// Sets the language of texts for people.
    #[must_use]
    pub const fn language(mut self, language: Language) -> Self {
        self.language = language;
        self
    }

    /// Returns a key of all settings that decide the findings in a file, without the day, and without those for wording
    /// and display.
    #[cfg(feature = "database")]
    pub(crate) fn to_name_reading(&self) -> String {
        let Self { language, width, .. } = Self::default();
        let mut said = Self { jobs: 1, language, width, ..self.clone() };
        said.today = CalendarDay::new(2000, 1, 1).unwrap_or(said.today);
        {
            // The settings for its path are included already.
            said.of_paths = std::sync::Arc::default();
        }
        format!("{said:?}")
    }

    /// Finds the game of a record: the one asked for, else the one it names, else the usual one.
    pub(crate) fn kind_of(&self, record: &Record<'_>) -> GameKind {
        match self.system {
            None => kind_by_tag(record).unwrap_or(GameKind::USUAL),
            Some(system) => system.kind(),
        }
    }

    /// Returns true if a record that does not name its game may be taken as one of another game.
    pub(crate) fn guesses_game(&self) -> bool {
        self.system.is_none()
    }

    /// Returns what comes before the range and is not read, if known.
    pub(crate) fn base_of_range(&self) -> Option<RangeBase> {
        self.base.filter(|_| self.range.start > 0)
    }

    /// Runs `work` on the requested number of threads.
    #[cfg(feature = "database")]
    pub fn on_own_threads<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        match rayon::ThreadPoolBuilder::new().num_threads(self.jobs).build() {
            Ok(pool) => pool.install(work),
            Err(_) => work(),
        }
    }

    /// Starts the requested number of threads for work after reading, including this one.
    pub fn start_threads(&self) {
        let pool = |n| rayon::ThreadPoolBuilder::new().num_threads(n).use_current_thread().build_global();
        // If no thread can be started, this one does the work.
        let _ = pool(self.jobs).or_else(|_| pool(1));
    }
}
