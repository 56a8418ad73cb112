//! What is found across records: not a place in one text, but records that say something together.

use crate::findings::{Rule, Severity};
use crate::l10n::Message;

use super::known_date::KnownDate;
use super::people::Likeness;

/// Another record a finding speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Related {
    /// The number of its card.
    pub card: u32,
    /// What it is to the finding: the fullest copy, the same pairing in another round.
    pub role: Message,
}

/// A name that may be another spelling of one that stands in more records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spelling {
    /// The card of the first record it stands in.
    pub card: u32,
    /// The name as it stands there.
    pub was: String,
    /// The name that stands more often, and the card of the first record with it.
    pub is: String,
    pub usual_card: u32,
    /// Why the two may be one.
    pub likeness: Likeness,
    /// Whether they stand in one event, and not only in one archive.
    pub is_of_event: bool,
}

/// A game that an event lacks.
#[derive(Clone, Debug)]
pub struct LackingGame {
    /// The players, as records of the event name them.
    pub(super) names: [String; 2],
    /// The round it is of; 0 where that is not known.
    pub(super) round: u16,
    /// The days on which that round was played, or the event.
    pub(super) days: [KnownDate; 2],
}

/// Says what was found across the records of an archive.
#[derive(Clone, Debug)]
pub struct Across {
    /// What kind of thing it is.
    pub rule: &'static Rule,
    /// How grave it is here; usually the rule's own severity.
    pub severity: Severity,
    /// The card of the record it is told at.
    pub card: u32,
    /// What is wrong: lower case, no full stop, source in backticks.
    pub message: Message,
    /// What to do.
    pub help: Option<Message>,
    /// The other records, the most telling first.
    pub related: Vec<Related>,
    /// In what the records differ, by names for programs: `date`, `moves`.
    pub differs: Vec<&'static str>,
    /// The event it is about, where it is about one.
    pub event: Option<String>,
    /// Where it speaks of names, the pairs of them.
    pub spellings: Vec<Spelling>,
    /// The game that an event lacks, where it is about one.
    pub lacks: Option<Box<LackingGame>>,
}

impl Across {
    /// Makes a finding with the rule's own severity.
    #[must_use]
    pub const fn new(rule: &'static Rule, card: u32, message: Message) -> Self {
        let severity = rule.severity;
        Self {
            rule,
            severity,
            card,
            message,
            help: None,
            related: Vec::new(),
            differs: Vec::new(),
            event: None,
            spellings: Vec::new(),
            lacks: None,
        }
    }

    /// Gives it another severity than the rule's.
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

    /// Returns true if it speaks of many names of an archive at once.
    #[must_use]
    pub fn is_told_together(&self) -> bool {
        self.spellings.len() > 1 && !self.spellings[0].is_of_event
    }

    /// Adds another record it speaks of.
    #[must_use]
    pub fn with_related(mut self, card: u32, role: Message) -> Self {
        self.related.push(Related { card, role });
        self
    }
}
