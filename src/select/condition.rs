//! A condition as it is asked: tests, joined by and, or, not.

use std::fmt;

use crate::l10n::{Message, message};

use super::board::BoardTest;
use super::fields::Test;

/// What records have to be.
#[derive(Debug)]
pub struct Condition {
    pub(super) root: ConditionNode,
    /// What is asked of positions, by its number.
    pub(super) boards: Vec<BoardTest>,
}

/// Tests that are joined.
#[derive(Debug)]
pub(super) enum ConditionNode {
    All(Vec<ConditionNode>),
    Any(Vec<ConditionNode>),
    Not(Box<ConditionNode>),
    Test(Test),
}

/// Says why a condition cannot be read, and where.
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

/// What has to be known of a record before a condition can be decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// Moves that are played: how many, how the game ends.
    pub moves: bool,
    /// Positions of the main line.
    pub positions: bool,
    /// What is wrong with it, down to notes.
    pub findings: bool,
}

impl Condition {
    /// Joins conditions that all have to be met; with none every record is wanted.
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

    /// Turns it round.
    #[must_use]
    pub fn inverted(self) -> Self {
        Self { root: ConditionNode::Not(Box::new(self.root)), boards: self.boards }
    }

    /// Returns what is asked of positions.
    #[must_use]
    pub fn board_tests(&self) -> &[BoardTest] {
        &self.boards
    }

    /// Tells what has to be known of records.
    #[must_use]
    pub fn needs(&self) -> Needs {
        let mut needs = Needs { positions: !self.boards.is_empty(), ..Needs::default() };
        self.root.visit(&mut |test| match test {
            Test::Found(_) => needs.findings = true,
            Test::Number(field, _) if field.is_of_moves() => needs.moves = true,
            Test::EcoPlayed(_) | Test::Opening(_) | Test::OpeningPlayed(_) => {
                (needs.moves, needs.positions) = (true, true);
            }
            Test::Ends(_) | Test::Complete | Test::TimeClass(_) | Test::Board(_) => needs.moves = true,
            _ => {}
        });
        needs
    }

    /// Decides by what is known; nothing where more has to be.
    pub fn decide(&self, known: &mut impl FnMut(&Test) -> Option<bool>) -> Option<bool> {
        self.root.decide(known)
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

    /// Decides by what is known: what is false in any way is false, whatever else is not known.
    fn decide(&self, known: &mut impl FnMut(&Test) -> Option<bool>) -> Option<bool> {
        let (parts, ending) = match self {
            Self::Test(test) => return known(test),
            Self::Not(part) => return part.decide(known).map(|is_so| !is_so),
            Self::All(parts) => (parts, false),
            Self::Any(parts) => (parts, true),
        };
        let mut all = Some(!ending);
        for part in parts {
            match part.decide(known) {
                Some(is_so) if is_so == ending => return Some(ending),
                Some(_) => {}
                None => all = None,
            }
        }
        all
    }
}

/// Says that something stands where something else is expected.
pub(super) fn unexpected(at: usize, written: &str, expected: &Message) -> ConditionError {
    let reason = match written {
        "" => message!("condition-ends", expected = expected.clone()),
        _ => message!("condition-unexpected", written = written, expected = expected.clone()),
    };
    ConditionError { at, reason }
}
