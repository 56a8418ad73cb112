//! How a problem is worded: its rule, its message, and what it is about.

use crate::bridge::Seat;
use crate::findings::finding::{DealLocation, Finding, Location};
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::l10n::Message;

/// The wording of a problem, and what it is about.
#[derive(Debug)]
pub struct Wording {
    /// What kind of thing it is.
    pub rule: &'static Rule,
    /// What is wrong.
    pub message: Message,
    /// What to do.
    pub help: Option<Message>,
    /// The severity, if it is not the usual one of the rule.
    pub severity: Option<Severity>,
    pub(super) seat: Option<Seat>,
    pub(super) call: Option<String>,
    pub(super) card: Option<String>,
}

impl Wording {
    pub(super) const fn new(rule: &'static Rule, message: Message) -> Self {
        Self { rule, message, help: None, severity: None, seat: None, call: None, card: None }
    }

    /// Returns the finding at a place with the text there.
    #[must_use]
    pub fn finding(self, location: Location, written: Option<String>) -> Finding {
        let mut finding = Finding::new(self.rule, location, self.message);
        finding.severity = self.severity.unwrap_or(finding.severity);
        finding.help = self.help;
        finding.written = written;
        finding
    }

    /// Returns the board, player, call or card that the problem is about.
    #[must_use]
    pub fn location(&self, board: Option<u32>) -> Option<Box<DealLocation>> {
        let (seat, call, card) = (self.seat.map(Seat::letter), self.call.clone(), self.card.clone());
        (board.is_some() || seat.is_some()).then(|| Box::new(DealLocation { board, seat, call, card }))
    }
}

/// Defines a function by a table: for each problem its rule and message, and what differs from the usual.
macro_rules! wordings {
    (
        $(#[$doc:meta])*
        $visible:vis fn $name:ident($problem:ident: $of:ty $(, $word:ident: $kind:ty)*);
        $($pattern:pat => $rule:ident, $message:expr $(, $field:ident: $value:expr)*;)+
    ) => {
        $(#[$doc])*
        $visible fn $name($problem: $of $(, $word: $kind)*) -> Wording {
            match $problem {
                $($pattern => Wording {
                    $($field: $value.into(),)*
                    ..Wording::new($crate::findings::rules::$rule, $message)
                },)+
            }
        }
    };
}

pub(super) use wordings;
