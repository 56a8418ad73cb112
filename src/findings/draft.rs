//! One finding about one record as the checks make it: its places are in the text the record was read from.

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

/// Says what was found in a record, where, and what the rules make of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// What kind of thing it is.
    pub rule: &'static Rule,
    /// How grave it is here; usually the rule's own severity.
    pub severity: Severity,
    /// Where, in the text the record was read from.
    pub span: Span,
    /// The ply it concerns, from 1.
    pub ply: Option<u32>,
    /// The side it concerns.
    pub side: Option<Side>,
    /// What stands there, shortened as [`quote`](crate::text::quote) does; absent where it is about something missing.
    pub written: Option<String>,
    /// What is wrong: lower case, no full stop, source in backticks.
    pub message: Message,
    /// What to do.
    pub help: Option<Message>,
    /// What to write instead.
    pub fix: Option<DraftFix>,
    /// What may have been meant, best first.
    pub candidates: Vec<MoveCandidate>,
    /// How many other faults go where the first of them was meant.
    pub follow_from_this: u64,
    /// The position before the move, as FEN.
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
}

impl Draft {
    /// Makes a finding with the rule's own severity.
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

    /// Adds what to write instead.
    #[must_use]
    pub fn with_fix(mut self, fix: DraftFix) -> Self {
        self.fix = Some(fix);
        self
    }

    /// Gives it another severity than the rule's.
    #[must_use]
    pub const fn with_severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// Says which ply and side it concerns.
    #[must_use]
    pub const fn at_ply(mut self, ply: u32, side: Side) -> Self {
        self.ply = Some(ply);
        self.side = Some(side);
        self
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

    /// Cites an article.
    #[must_use]
    pub const fn with_law(mut self, law: Option<Citation>) -> Self {
        self.law = law;
        self
    }
}
