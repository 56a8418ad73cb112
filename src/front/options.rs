//! How records are read, and which findings count.

use std::ops::Range;

use crate::findings::date::CalendarDay;
use crate::findings::{Draft, Laws, Rule, Severity};
use crate::game::{GameKind, Games, System, kind_by_tag};
use crate::l10n::{Language, Message, message};
use crate::record::{ByteRange, InputFormat, Record};
use crate::text::EncodingChoice;

use super::by_name;
use super::error::Error;

/// How records are read, and which findings count.
///
/// What is not said is found out: the encoding and the letters of each record, its game, the laws by its date.
///
/// ```
/// use zapis::Options;
/// let options = Options::default().letters("ru")?.laws("fide2018")?.notes(true);
/// # Ok::<(), zapis::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Options {
    pub(crate) games: Games,
    /// What all records are of, if that was said.
    system: Option<System>,
    pub(crate) encoding: EncodingChoice,
    pub(crate) reading: InputFormat,
    pub(crate) laws: Laws,
    pub(crate) today: CalendarDay,
    pub(crate) strict: bool,
    pub(crate) range: ByteRange,
    pub(crate) jobs: usize,
    pub(crate) notes: bool,
    pub(crate) select: Vec<&'static Rule>,
    pub(crate) ignore: Vec<&'static Rule>,
    pub(crate) language: Language,
    /// The width of lines that people read.
    pub(crate) width: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            games: Games::default(),
            system: None,
            encoding: EncodingChoice::Auto,
            reading: InputFormat::Auto,
            laws: Laws::ByDate,
            today: CalendarDay::today(),
            strict: false,
            range: ByteRange::WHOLE,
            jobs: std::thread::available_parallelism().map_or(1, usize::from),
            notes: false,
            select: Vec::new(),
            ignore: Vec::new(),
            language: Language::English,
            width: crate::render::USUAL_WIDTH,
        }
    }
}

impl Options {
    /// Reads all records as those of a game in one of its forms; `None` leaves it to each record: the game that it names, else
    /// the one that its moves are of.
    ///
    /// A position, as FEN or as a position of Tavreli, is the start of the records that state none of their own; where no game
    /// is named, it is of the game that can read it.
    ///
    /// # Errors
    ///
    /// Fails where the position cannot be read or be played from.
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
            let refused = |reasons: Vec<Message>| Error::Usage(message!("fen-option", reasons = reasons));
            self.games.start_at(kind, text).map_err(refused)?;
        }
        Ok(self)
    }

    /// Finds the game that can read a position: the usual one where no other can, so that it says why it cannot.
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

    /// Says whose piece letters records are written in, by the code of a language: `ru`; `auto` leaves it to each record.
    ///
    /// # Errors
    ///
    /// Fails for a code that is not known, and names the nearest that is.
    pub fn letters(mut self, code: &str) -> Result<Self, Error> {
        self.games.set_letters(&code.to_ascii_lowercase());
        self.games.chess.letters = by_name::letters(code)?;
        Ok(self)
    }

    /// Says in which encoding files are stored that are not UTF-8: `windows-1251`; `auto` leaves it to each record.
    ///
    /// # Errors
    ///
    /// Fails for a name that is not known, and names the nearest that is.
    pub fn encoding(mut self, name: &str) -> Result<Self, Error> {
        self.encoding = match name {
            "auto" => EncodingChoice::Auto,
            name => EncodingChoice::Declared(by_name::encoding(name)?),
        };
        Ok(self)
    }

    /// Says which edition of the laws is cited: `fide2018`; `by-date` chooses by the date of each game.
    ///
    /// # Errors
    ///
    /// Fails for an edition that is not known, and names the nearest that is.
    pub fn laws(mut self, name: &str) -> Result<Self, Error> {
        self.laws = by_name::laws(name)?;
        Ok(self)
    }

    /// Says which day it is, for whom a game of a later one is a fault: the day of the system's clock if nothing is said.
    ///
    /// ```
    /// use zapis::findings::date::CalendarDay;
    /// let options = zapis::Options::default().today(CalendarDay::new(2024, 5, 1).unwrap());
    /// let record = b"[Date \"2024.06.01\"]\n\n1. e4 *\n".as_slice();
    /// assert_eq!(zapis::check(record, &options).next().unwrap().rule.name, "date-in-future");
    /// ```
    #[must_use]
    pub const fn today(mut self, today: CalendarDay) -> Self {
        self.today = today;
        self
    }

    /// Says whether text is PGN or scoresheets, where that is known.
    #[must_use]
    pub const fn reading(mut self, reading: InputFormat) -> Self {
        self.reading = reading;
        self
    }

    /// Says whether play ends at an illegal move, even where the players went on.
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

    /// Says how many threads work, at least one; what is found and its order are the same for every number.
    #[must_use]
    pub fn jobs(mut self, jobs: usize) -> Self {
        self.jobs = jobs.clamp(1, 1024);
        self
    }

    /// Says whether notes are wanted as well, what is unusual and not wrong.
    #[must_use]
    pub const fn notes(mut self, are_wanted: bool) -> Self {
        self.notes = are_wanted;
        self
    }

    /// Finds nothing but these, by their names: `illegal-move`; a note among them is wanted.
    ///
    /// # Errors
    ///
    /// Fails for a name that is not known, and names the nearest that is.
    pub fn select(mut self, names: &[impl AsRef<str>]) -> Result<Self, Error> {
        self.select = names.iter().map(|name| by_name::rule_named(name.as_ref())).collect::<Result<_, _>>()?;
        self.notes |= self.select.iter().any(|rule| rule.severity == Severity::Note);
        Ok(self)
    }

    /// Passes over these findings, by their names.
    ///
    /// # Errors
    ///
    /// Fails for a name that is not known, and names the nearest that is.
    pub fn ignore(mut self, names: &[impl AsRef<str>]) -> Result<Self, Error> {
        self.ignore = names.iter().map(|name| by_name::rule_named(name.as_ref())).collect::<Result<_, _>>()?;
        Ok(self)
    }

    /// Says in which language texts for people are written.
    #[must_use]
    pub const fn language(mut self, language: Language) -> Self {
        self.language = language;
        self
    }

    /// Finds the game that a record is of: the one asked for, else the one it names, else the usual one.
    pub(crate) fn kind_of(&self, record: &Record<'_>) -> GameKind {
        match self.system {
            None => kind_by_tag(record).unwrap_or(GameKind::USUAL),
            Some(system) => system.kind(),
        }
    }

    /// Tells whether a record that does not name its game may be taken for one of another game.
    pub(crate) fn guesses_game(&self) -> bool {
        self.system.is_none()
    }

    /// Tells whether a finding is shown and counted.
    pub(crate) fn wants(&self, finding: &Draft) -> bool {
        self.selects(finding.rule)
    }

    /// Tells whether findings of a rule are wanted, whatever their level.
    pub(crate) fn selects(&self, rule: &'static Rule) -> bool {
        (self.select.is_empty() || self.select.contains(&rule)) && !self.ignore.contains(&rule)
    }

    /// Tells whether findings of a rule at a level are shown and counted.
    pub(crate) fn wants_rule(&self, rule: &'static Rule, severity: Severity) -> bool {
        (self.select.is_empty() || self.select.contains(&rule))
            && !self.ignore.contains(&rule)
            && (self.notes || severity > Severity::Note)
    }

    /// Does something on as many threads as were asked for.
    #[cfg(feature = "database")]
    pub(crate) fn on_own_threads<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        match rayon::ThreadPoolBuilder::new().num_threads(self.jobs).build() {
            Ok(pool) => pool.install(work),
            Err(_) => work(),
        }
    }

    /// Lets what is done after reading use as many threads as were asked for, this one among them.
    #[cfg(feature = "parallel")]
    pub(crate) fn start_threads(&self) {
        let pool = |n| rayon::ThreadPoolBuilder::new().num_threads(n).use_current_thread().build_global();
        // Where no thread is to be had, this one does the work.
        let _ = pool(self.jobs).or_else(|_| pool(1));
    }
}
