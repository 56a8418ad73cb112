//! A finding about a record, a file, several records, an event or a report file, in its public form.

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

/// The location of a finding. What does not apply, such as a record or a byte range, is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Location {
    /// The name of the file; it may contain control characters, see [`Visible`].
    pub path: String,
    /// The record, from 1 in its file; absent for text outside records, for whole files and for report files.
    pub record: Option<u64>,
    /// The row of a table, from 1, not counting blank lines and the heading.
    pub row: Option<u64>,
    /// The column of a table, by its name; in JSON the keys that lead there, with dots between them.
    pub field: Option<String>,
    /// The line, from 1, and the column in characters, from 1; absent where a file is meant as a whole.
    pub line_and_column: Option<(u64, u64)>,
    /// The byte range in the file as stored; for a compressed file, as uncompressed. Empty if something is missing.
    pub bytes: Option<Range<u64>>,
    /// The ply, from 1.
    pub ply: Option<u32>,
    /// The side.
    pub side: Option<Side>,
    /// The board, player, call or card in a bridge record.
    pub deal: Option<Box<DealLocation>>,
    /// The players of the record, White first; `?` for an unnamed one.
    pub players: Option<[String; 2]>,
}

impl Location {
    /// Creates the location of a whole file.
    #[must_use]
    pub fn of_file(path: impl Into<String>) -> Self {
        Self { path: path.into(), ..Self::default() }
    }

    /// Creates a location on a line of a file.
    #[must_use]
    pub fn on_line(path: impl Into<String>, line: u64, column: u64) -> Self {
        Self { line_and_column: Some((line, column)), ..Self::of_file(path) }
    }

    /// Returns both players of a record, unless neither is named.
    #[must_use]
    pub fn players_of(names: [&str; 2]) -> Option<[String; 2]> {
        let is_named = names.iter().any(|name| !name.is_empty());
        is_named.then(|| names.map(|name| if name.is_empty() { "?" } else { name }.to_owned()))
    }

    /// Adds the number of records of the file before those that the record is counted from.
    pub const fn add_records_before(&mut self, before: u64) {
        if let Some(record) = &mut self.record {
            *record += before;
        }
    }

    /// Adds the number of the record.
    #[must_use]
    pub const fn with_record(mut self, record: u64) -> Self {
        self.record = Some(record);
        self
    }
}

/// The part of a deal that a finding is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct DealLocation {
    /// The board number.
    pub board: Option<u32>,
    /// The player: `N`, `E`, `S` or `W`.
    pub seat: Option<char>,
    /// The call in PBN: `1C`, `X`, `Pass`.
    pub call: Option<String>,
    /// The card in PBN: `SA`.
    pub card: Option<String>,
}

/// Another place that a finding refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Related {
    /// Its location.
    pub location: Location,
    /// Its role in the finding: the fullest copy, the same pairing in another round.
    pub role: Message,
}

impl Related {
    /// Creates a related place with its role.
    #[must_use]
    pub const fn new(location: Location, role: Message) -> Self {
        Self { location, role }
    }
}

/// The line a finding begins on, or the surroundings of the place in a very long one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SourceLine {
    /// The line as decoded; it may contain control characters, see [`Visible`].
    pub text: String,
    /// The place of the finding, as bytes of `text`.
    pub marked: Range<usize>,
}

impl SourceLine {
    /// Creates a line of a source with the bytes to mark.
    #[must_use]
    pub const fn new(text: String, marked: Range<usize>) -> Self {
        Self { text, marked }
    }
}

/// What was found, where, and what the rules say about it.
///
/// Its `Display` is the line of `zapis validate --format concise`, in English and without a line break.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Finding {
    /// The rule: its name, code and page.
    pub rule: &'static Rule,
    /// Its severity here; usually that of the rule.
    pub severity: Severity,
    /// Where it is.
    pub location: Location,
    /// The text found, shortened as by [`quote`](crate::text::quote); absent if something is missing.
    pub written: Option<String>,
    /// What is wrong: lower case, no full stop, source in backticks.
    pub message: Message,
    /// What to do.
    pub help: Option<Message>,
    /// The suggested replacement.
    pub fix: Option<Fix>,
    /// The moves that may have been meant, best first.
    pub candidates: Vec<MoveCandidate>,
    /// The number of other faults that disappear if the first candidate was meant.
    pub follow_from_this: u64,
    /// The other places it refers to, the most important first.
    pub related: Vec<Related>,
    /// The position it is about, as FEN.
    pub fen: Option<String>,
    /// The number of occurrences it represents: one, or all that were only counted because there were too many.
    pub count: u64,
    /// The article on which it is based.
    pub law: Option<Citation>,
    /// For an illegal move: the articles that make it illegal, and the consequence.
    pub grounds: Option<Grounds>,
    /// The ruling under the laws.
    pub ruling: Option<Ruling>,
    /// How play continued after an illegal move.
    pub then: Then,
    /// The preceding illegal move on which it depends.
    pub rests_on: Option<RestsOn>,
    /// The event it is about, if any.
    pub event: Option<String>,
    /// The fingerprint of the game's moves, which copies share.
    pub fingerprint: Option<u64>,
    /// What differs between records, by names for programs: `date`, `moves`.
    pub differs: Vec<&'static str>,
    /// The line it begins on, if it is shown.
    pub source_line: Option<SourceLine>,
}

impl Finding {
    /// Creates a finding with the rule's own severity.
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

    /// Describes in one line how play continued after an illegal move.
    #[must_use]
    pub fn went_on(&self) -> Option<Message> {
        match self.then {
            Then::Nothing => None,
            Then::Stood => Some(message!("move-stood")),
            Then::PassedOver => Some(message!("move-passed-over")),
        }
    }

    /// Formats it in one line: `path:line:column: severity[name] message`, safe to display.
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
        } else if let Some(row) = self.location.row {
            write!(out, ": {}", message!("row", number = row).in_language(language))?;
            if let Some(field) = &self.location.field {
                write!(out, ", {}", Visible(field))?;
            }
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
