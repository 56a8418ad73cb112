//! A condition: tests, joined by and, or, not.

use std::fmt;

use crate::l10n::{Message, message};

use super::board::BoardTest;
use super::fields::{AmongTest, NumberField, Test};

/// A condition on records.
#[derive(Debug)]
pub struct Condition {
    pub(super) root: ConditionNode,
    /// The tests of positions, by number.
    pub(super) boards: Vec<BoardTest>,
}

/// Joined tests.
#[derive(Debug)]
pub(super) enum ConditionNode {
    All(Vec<ConditionNode>),
    Any(Vec<ConditionNode>),
    Not(Box<ConditionNode>),
    Test(Test),
}

/// Why a condition cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConditionError {
    /// The place in the condition, in bytes.
    pub at: usize,
    /// What is wrong: lower case, no full stop.
    pub reason: Message,
}

impl fmt::Display for ConditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: {}", self.at, self.reason)
    }
}

impl std::error::Error for ConditionError {}

/// What has to be known of a record to evaluate a condition.
#[expect(clippy::struct_excessive_bools, reason = "each is a separate task that costs time")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// The moves: how many there are, how the game ends.
    pub moves: bool,
    /// Positions of the main line.
    pub positions: bool,
    /// Its findings, down to notes.
    pub findings: bool,
    /// Which records are copies of others.
    pub copies: bool,
}

impl Condition {
    /// Joins conditions that all have to be met; without any, every record matches.
    #[must_use]
    pub fn all(conditions: impl IntoIterator<Item = Self>) -> Self {
        let mut all = Self { root: ConditionNode::All(Vec::new()), boards: Vec::new() };
        let mut roots = Vec::new();
        for Self { mut root, boards } in conditions {
            root.renumber(all.boards.len());
            roots.push(root);
            all.boards.extend(boards);
        }
        all.root = ConditionNode::All(roots);
        all
    }

    /// Negates it.
    #[must_use]
    pub fn inverted(self) -> Self {
        Self { root: ConditionNode::Not(Box::new(self.root)), boards: self.boards }
    }

    /// Returns the tests of positions.
    #[must_use]
    pub fn board_tests(&self) -> &[BoardTest] {
        &self.boards
    }

    /// Returns what has to be known of records.
    #[must_use]
    pub fn needs(&self) -> Needs {
        let mut needs = Needs { positions: !self.boards.is_empty(), ..Needs::default() };
        self.root.visit(&mut |test| match test {
            Test::Found(_) => needs.findings = true,
            Test::Number(field, _) if field.is_of_moves() => needs.moves = true,
            Test::EcoPlayed(_) | Test::Opening(_) | Test::OpeningPlayed(_) => {
                (needs.moves, needs.positions) = (true, true);
            }
            Test::Ends(_) | Test::Complete | Test::TimeClass(_) | Test::Bullet | Test::Board(_) => needs.moves = true,
            Test::Among(AmongTest::Repeated | AmongTest::Contained) => needs.copies = true,
            _ => {}
        });
        needs
    }

    /// Lists the names in the condition, each with the names of records that were accepted for it so far.
    pub fn names_besides(&self) -> Vec<(String, Vec<String>)> {
        let mut all = Vec::new();
        self.root.visit(&mut |test| {
            if let Test::Name(_, name) = test {
                all.push(name.taken_besides());
            }
        });
        all.retain(|(_, taken)| !taken.is_empty());
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Returns the number of plies of the main line that decide, if not all of them; a few more show its letters.
    #[must_use]
    pub fn plies_wanted(&self) -> Option<u32> {
        const MORE: u32 = 24;
        let last = self.boards.iter().map(BoardTest::last_ply).try_fold(0, |most, ply| Some(ply?.max(most)));
        last.filter(|_| self.is_of_positions()).map(|ply: u32| ply.saturating_add(MORE))
    }

    /// Returns true if it tests positions, and otherwise only what needs no replay.
    #[must_use]
    pub fn is_of_positions(&self) -> bool {
        let mut is_so = !self.boards.is_empty();
        self.root.visit(&mut |test| {
            is_so &= !matches!(
                test,
                Test::Found(_)
                    | Test::Number(NumberField::Plies, _)
                    | Test::EcoPlayed(_)
                    | Test::Opening(_)
                    | Test::OpeningPlayed(_)
                    | Test::Ends(_)
                    | Test::Complete
                    | Test::TimeClass(_)
                    | Test::Bullet
                    | Test::Game(_)
            );
        });
        is_so
    }

    /// Returns true if it contains tests of tags, so that these may exclude a record.
    #[must_use]
    pub fn is_of_tags(&self) -> bool {
        let mut is_so = false;
        self.root.visit(&mut |test| {
            is_so |= matches!(
                test,
                Test::Name(..)
                    | Test::Text(..)
                    | Test::Exact(..)
                    | Test::HasTag(_)
                    | Test::Date(..)
                    | Test::Number(..)
                    | Test::Result(_)
                    | Test::Eco(_)
                    | Test::Winner(_)
                    | Test::Seat(..)
                    | Test::Vulnerable(_)
                    | Test::Contract(_)
                    | Test::Outcome(_)
                    | Test::Bridge
                    | Test::Path(_)
            );
        });
        is_so
    }

    /// Evaluates it with what is known of a record.
    pub fn decide(&self, known: &mut impl FnMut(&Test) -> Option<bool>) -> ConditionVerdict {
        self.root.decide(known)
    }
}

/// The result of a condition for a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConditionVerdict {
    /// Whether it matches.
    Decided(bool),
    /// This is still to be decided, by its place and by other records.
    Open(OpenCondition),
    /// More has to be known of the record itself.
    Unknown,
}

/// What is left of a condition after a record has been examined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenCondition {
    /// All of these.
    All(Vec<OpenCondition>),
    /// One of these.
    Any(Vec<OpenCondition>),
    /// Not this.
    Not(Box<OpenCondition>),
    /// One test.
    Test(AmongTest),
}

impl OpenCondition {
    /// Evaluates it when the records are put in order.
    pub fn decide(&self, known: &mut impl FnMut(AmongTest) -> bool) -> bool {
        match self {
            Self::All(parts) => parts.iter().all(|part| part.decide(known)),
            Self::Any(parts) => parts.iter().any(|part| part.decide(known)),
            Self::Not(part) => !part.decide(known),
            Self::Test(test) => known(*test),
        }
    }
}

impl ConditionNode {
    fn renumber(&mut self, by: usize) {
        match self {
            Self::All(parts) | Self::Any(parts) => parts.iter_mut().for_each(|part| part.renumber(by)),
            Self::Not(part) => part.renumber(by),
            Self::Test(Test::Board(index)) => *index += by,
            Self::Test(_) => {}
        }
    }

    fn visit(&self, take: &mut impl FnMut(&Test)) {
        match self {
            Self::All(parts) | Self::Any(parts) => parts.iter().for_each(|part| part.visit(take)),
            Self::Not(part) => part.visit(take),
            Self::Test(test) => take(test),
        }
    }

    /// Evaluates it: a conjunction with a false part is false, whatever else is unknown.
    fn decide(&self, known: &mut impl FnMut(&Test) -> Option<bool>) -> ConditionVerdict {
        let (parts, ending) = match self {
            Self::Test(Test::Among(test)) => return ConditionVerdict::Open(OpenCondition::Test(*test)),
            Self::Test(test) => return known(test).map_or(ConditionVerdict::Unknown, ConditionVerdict::Decided),
            Self::Not(part) => {
                return match part.decide(known) {
                    ConditionVerdict::Decided(is_so) => ConditionVerdict::Decided(!is_so),
                    ConditionVerdict::Open(open) => ConditionVerdict::Open(OpenCondition::Not(Box::new(open))),
                    ConditionVerdict::Unknown => ConditionVerdict::Unknown,
                };
            }
            Self::All(parts) => (parts, false),
            Self::Any(parts) => (parts, true),
        };
        let (mut open, mut is_unknown) = (Vec::new(), false);
        for part in parts {
            match part.decide(known) {
                ConditionVerdict::Decided(is_so) if is_so == ending => return ConditionVerdict::Decided(ending),
                ConditionVerdict::Decided(_) => {}
                ConditionVerdict::Open(part) => open.push(part),
                ConditionVerdict::Unknown => is_unknown = true,
            }
        }
        match (is_unknown, open.is_empty()) {
            (true, _) => ConditionVerdict::Unknown,
            (false, true) => ConditionVerdict::Decided(!ending),
            (false, false) if ending => ConditionVerdict::Open(OpenCondition::Any(open)),
            (false, false) => ConditionVerdict::Open(OpenCondition::All(open)),
        }
    }
}

/// Creates the error for unexpected text.
pub(super) fn unexpected(at: usize, written: &str, expected: &Message) -> ConditionError {
    let reason = match written {
        "" => message!("condition-ends", expected = expected.clone()),
        _ => message!("condition-unexpected", written = written, expected = expected.clone()),
    };
    ConditionError { at, reason }
}
