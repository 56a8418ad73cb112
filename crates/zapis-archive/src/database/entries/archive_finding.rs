//! Findings across records: not at a place in one text, but about several records together.

use crate::findings::{Rule, Severity};
use crate::l10n::Message;

use super::super::names::people::Likeness;
use super::known_date::KnownDate;

/// Another record that a finding refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Related {
    /// The number of its record.
    pub record: u32,
    /// What it is to the finding: the fullest copy, the same pairing in another round.
    pub role: Message,
}

/// A name that may be another spelling of a more frequent one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spelling {
    /// The first record with the name.
    pub record: u32,
    /// The name as written.
    pub was: String,
    /// The more frequent name, and the first record with it.
    pub is: String,
    pub usual_card: u32,
    /// Why the two may be the same.
    pub likeness: Likeness,
    /// Whether they occur in one event, rather than only in one archive.
    pub is_of_event: bool,
}

/// A game missing from an event.
#[derive(Clone, Debug)]
pub struct LackingGame {
    /// The players, as records of the event name them.
    pub(in crate::database) names: [String; 2],
    /// Its round; 0 if it is not known.
    pub(in crate::database) round: u16,
    /// The first and last day of that round, or of the event.
    pub(in crate::database) days: [KnownDate; 2],
}

/// A finding across the records of an archive.
#[derive(Clone, Debug)]
pub struct ArchiveFinding {
    /// What kind of thing it is.
    pub rule: &'static Rule,
    /// Its severity here; usually that of the rule.
    pub severity: Severity,
    /// The record at which it is reported.
    pub record: u32,
    /// What is wrong: lower case, no full stop, source in backticks.
    pub message: Message,
    /// What to do.
    pub help: Option<Message>,
    /// The other records, the most important first.
    pub related: Vec<Related>,
    /// What differs between the records, by names for programs: `date`, `moves`.
    pub differs: Vec<&'static str>,
    /// The event it is about, if any.
    pub event: Option<String>,
    /// For a finding about names, the pairs of names.
    pub spellings: Vec<Spelling>,
    /// The missing game, for a finding about one.
    pub lacks: Option<Box<LackingGame>>,
}

impl ArchiveFinding {
    /// Makes a finding with the rule's own severity.
    #[must_use]
    pub const fn new(rule: &'static Rule, record: u32, message: Message) -> Self {
        let severity = rule.severity;
        Self {
            rule,
            severity,
            record,
            message,
            help: None,
            related: Vec::new(),
            differs: Vec::new(),
            event: None,
            spellings: Vec::new(),
            lacks: None,
        }
    }

    /// Sets a severity other than the rule's.
    #[must_use]
    pub const fn with_severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// Adds what to do about it.
    #[must_use]
    pub fn with_help(mut self, help: Message) -> Self {
        self.help = Some(help);
        self
    }

    /// Returns true if it is about many names of an archive at once.
    #[must_use]
    pub fn is_reported_together(&self) -> bool {
        self.spellings.len() > 1 && !self.spellings[0].is_of_event
    }

    /// Adds another record that it refers to.
    #[must_use]
    pub fn with_related(mut self, record: u32, role: Message) -> Self {
        self.related.push(Related { record, role });
        self
    }
}
