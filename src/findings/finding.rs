//! Something found, in a record, a file, several records, an event or a report file, as everybody outside sees it.

use std::fmt;
use std::ops::Range;

use crate::game::Side;
use crate::l10n::{Language, Message, message};
use crate::replay::Then;
use crate::text::Visible;

use super::citations::Citation;
use super::fix::Fix;
use super::grounds::{Grounds, RestsOn, Ruling};
use super::move_candidate::MoveCandidate;
use super::rule::Rule;
use super::severity::Severity;

/// Where something was found. What a place has not, such as a record of its own or a byte, is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Location {
    /// The file as it is called; it may hold controls, see [`Visible`].
    pub path: String,
    /// The record, from 1 in its file; absent for text that is no record, for files as a whole and for report files.
    pub record: Option<u64>,
    /// The line, from 1, and the column in characters, from 1; absent where a file is meant as a whole.
    pub line_and_column: Option<(u64, u64)>,
    /// The piece of the file as stored, in bytes; of a compressed file, as it is unpacked. Empty where something is missing.
    pub bytes: Option<Range<u64>>,
    /// The ply, from 1.
    pub ply: Option<u32>,
    /// The side.
    pub side: Option<Side>,
    /// Which board, player, call or card it is, in a record of bridge.
    pub deal: Option<Box<DealLocation>>,
    /// The players of the record, White first; `?` for one that is not named.
    pub players: Option<[String; 2]>,
}

impl Location {
    /// Makes the location of a file as a whole.
    #[must_use]
    pub fn of_file(path: impl Into<String>) -> Self {
        Self { path: path.into(), ..Self::default() }
    }

    /// Makes a location on a line of a file.
    #[must_use]
    pub fn on_line(path: impl Into<String>, line: u64, column: u64) -> Self {
        Self { line_and_column: Some((line, column)), ..Self::of_file(path) }
    }

    /// Names both players of a record, unless it names none.
    #[must_use]
    pub fn players_of(names: [&str; 2]) -> Option<[String; 2]> {
        let is_named = names.iter().any(|name| !name.is_empty());
        is_named.then(|| names.map(|name| if name.is_empty() { "?" } else { name }.to_owned()))
    }

    /// Adds the number of the record.
    #[must_use]
    pub const fn with_record(mut self, record: u64) -> Self {
        self.record = Some(record);
        self
    }
}

/// What of a deal a finding is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct DealLocation {
    /// The number of the board.
    pub board: Option<u32>,
    /// The player: `N`, `E`, `S` or `W`.
    pub seat: Option<char>,
    /// The call as PBN writes it: `1C`, `X`, `Pass`.
    pub call: Option<String>,
    /// The card as PBN writes it: `SA`.
    pub card: Option<String>,
}

/// Another place that a finding speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Related {
    /// Where it is.
    pub location: Location,
    /// What it is to the finding: the fullest copy, the same pairing in another round.
    pub role: Message,
}

impl Related {
    /// Makes a place with what it is.
    #[must_use]
    pub const fn new(location: Location, role: Message) -> Self {
        Self { location, role }
    }
}

/// The line a finding begins on, or the neighborhood of the place on a very long one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SourceLine {
    /// The line as decoded; it may hold controls, see [`Visible`].
    pub text: String,
    /// What the finding is about, as bytes of `text`.
    pub marked: Range<usize>,
}

impl SourceLine {
    pub(crate) const fn new(text: String, marked: Range<usize>) -> Self {
        Self { text, marked }
    }
}

/// Says what was found, where, and what the rules make of it.
///
/// Its `Display` is the line of `zapis validate --format concise`, in English and without a line break.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Finding {
    /// What kind of thing it is: its name, code and page.
    pub rule: &'static Rule,
    /// How grave it is here; usually the rule's own severity.
    pub severity: Severity,
    /// Where it is.
    pub location: Location,
    /// What stands there, shortened as [`quote`](crate::text::quote) does; absent where it is about something missing.
    pub written: Option<String>,
    /// What is wrong: lower case, no full stop, source in backticks.
    pub message: Message,
    /// What to do.
    pub help: Option<Message>,
    /// What to write instead.
    pub fix: Option<Fix>,
    /// What may have been meant, best first.
    pub candidates: Vec<MoveCandidate>,
    /// How many other faults go where the first of them was meant.
    pub follow_from_this: u64,
    /// The other places it speaks of, the most telling first.
    pub related: Vec<Related>,
    /// The position it is about, as FEN.
    pub fen: Option<String>,
    /// How many it stands for: one, or all that were only counted because a record had too many of the kind.
    pub count: u64,
    /// The article it rests on.
    pub law: Option<Citation>,
    /// Where it is an illegal move: by which articles, and what is done.
    pub grounds: Option<Grounds>,
    /// What the laws make of it.
    pub ruling: Option<Ruling>,
    /// How play went on behind an illegal move.
    pub then: Then,
    /// The illegal move that stood before it, without which it would not be so.
    pub rests_on: Option<RestsOn>,
    /// The event it is about, where it is about one.
    pub event: Option<String>,
    /// What is played in the record, as a number that copies of the game have in common.
    pub fingerprint: Option<u64>,
    /// In what records differ, by names for programs: `date`, `moves`.
    pub differs: Vec<&'static str>,
    /// The line it begins on, where that is shown.
    pub source_line: Option<SourceLine>,
}

impl Finding {
    /// Makes a finding with the rule's own severity.
    #[must_use]
    pub const fn new(rule: &'static Rule, location: Location, message: Message) -> Self {
        Self {
            rule,
            severity: rule.severity,
            location,
            written: None,
            message,
            help: None,
            fix: None,
            candidates: Vec::new(),
            follow_from_this: 0,
            related: Vec::new(),
            fen: None,
            count: 1,
            law: None,
            grounds: None,
            ruling: None,
            then: Then::Nothing,
            rests_on: None,
            event: None,
            fingerprint: None,
            differs: Vec::new(),
            source_line: None,
        }
    }

    /// Says in a line how play went on behind an illegal move.
    #[must_use]
    pub fn went_on(&self) -> Option<Message> {
        match self.then {
            Then::Nothing => None,
            Then::Stood => Some(message!("move-stood")),
            Then::PassedOver => Some(message!("move-passed-over")),
        }
    }

    /// Says it in one line: `path:line:column: severity[name] message`, safe to show.
    #[must_use]
    pub fn in_language(&self, language: Language) -> String {
        let mut line = String::with_capacity(160);
        // Writing into memory cannot fail.
        let _ = self.write_line(language, &mut line);
        line
    }

    fn write_line(&self, language: Language, out: &mut impl fmt::Write) -> fmt::Result {
        write!(out, "{}", Visible(&self.location.path))?;
        if let Some((line, column)) = self.location.line_and_column {
            write!(out, ":{line}:{column}")?;
        }
        let message = self.message.in_language(language);
        write!(out, ": {}[{}] {}", self.severity.name(), self.rule.name, Visible(&message))?;
        let Some(Related { location, role }) = self.related.first() else { return Ok(()) };
        write!(out, " ({}: {}", role.in_language(language), Visible(&location.path))?;
        if let Some((line, _)) = location.line_and_column {
            write!(out, ":{line}")?;
        }
        out.write_str(")")
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_line(Language::English, f)
    }
}
