//! A finding about one record as the checks create it, with places in the text of the record.

use crate::game::Side;
use crate::l10n::{Message, message};
use crate::replay::Then;
use crate::text::Span;

use super::citations::Citation;
use super::draft_fix::DraftFix;
use super::grounds::{Grounds, RestsOn, Ruling};
use super::move_candidate::MoveCandidate;
use super::rule::Rule;
use super::severity::Severity;

/// What was found in a record, where, and what the rules say about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// The rule it belongs to.
    pub rule: &'static Rule,
    /// Its severity here; usually that of the rule.
    pub severity: Severity,
    /// The place, in the text of the record.
    pub span: Span,
    /// The ply it concerns, from 1.
    pub ply: Option<u32>,
    /// The side it concerns.
    pub side: Option<Side>,
    /// The text found, shortened as by [`quote`](crate::text::quote); absent if something is missing.
    pub written: Option<String>,
    /// What is wrong: lower case, no full stop, source in backticks.
    pub message: Message,
    /// What to do.
    pub help: Option<Message>,
    /// The suggested replacement.
    pub fix: Option<DraftFix>,
    /// The moves that may have been meant, best first.
    pub candidates: Vec<MoveCandidate>,
    /// The number of other faults that disappear if the first candidate was meant.
    pub follow_from_this: u64,
    /// The position before the move, as FEN.
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
}

impl Draft {
    /// Creates a finding with the rule's own severity.
    #[must_use]
    pub fn new(rule: &'static Rule, span: Span, message: Message) -> Self {
        Self {
            rule,
            severity: rule.severity,
            span,
            ply: None,
            side: None,
            written: None,
            message,
            help: None,
            fix: None,
            candidates: Vec::new(),
            follow_from_this: 0,
            fen: None,
            count: 1,
            law: None,
            grounds: None,
            ruling: None,
            then: Then::Nothing,
            rests_on: None,
        }
    }

    /// Adds what to do about it.
    #[must_use]
    pub fn with_help(mut self, help: Message) -> Self {
        self.help = Some(help);
        self
    }

    /// Adds a suggested replacement.
    #[must_use]
    pub fn with_fix(mut self, fix: DraftFix) -> Self {
        self.fix = Some(fix);
        self
    }

    /// Sets a severity other than the rule's.
    #[must_use]
    pub const fn with_severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// Sets the ply and the side it concerns.
    #[must_use]
    pub const fn at_ply(mut self, ply: u32, side: Side) -> Self {
        self.ply = Some(ply);
        self.side = Some(side);
        self
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

    /// Cites an article.
    #[must_use]
    pub const fn with_law(mut self, law: Option<Citation>) -> Self {
        self.law = law;
        self
    }
}
