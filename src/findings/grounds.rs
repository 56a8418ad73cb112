//! What a finding rests on: articles of the laws, a ruling by them, an illegal move that stood.

use crate::l10n::{Message, message};
use crate::laws::{Article, Edition, IllegalMoveRule};
use crate::record::Record;
use crate::replay::Stood;
use crate::rulings::TimeClassRuling;

use super::citations::{Citation, cited_together};

/// The articles by which a move is illegal, and what is done after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grounds {
    /// The edition of the laws.
    pub edition: Edition,
    /// Why it is illegal: the article that says what an illegal move is, then those of the piece, of castling, of check.
    pub why: Vec<Article>,
    /// What is done: the position before it is restored.
    pub then: Option<Article>,
    /// Whether what is done is that the pawn becomes a queen.
    pub is_promoted: bool,
}

impl Grounds {
    /// Lists all the articles in their order.
    #[must_use]
    pub fn articles(&self) -> Vec<Article> {
        self.why.iter().copied().chain(self.then).collect()
    }

    /// Says which article says what.
    #[must_use]
    pub fn message(&self) -> Option<Message> {
        let why = || cited_together(self.edition, &self.why);
        let then = self.then.map(|article| Citation { edition: self.edition, article }.place());
        Some(match (self.why.is_empty(), then, self.is_promoted) {
            (true, None, _) => return None,
            (false, None, _) => message!("illegal-by", why = why()),
            (false, Some(then), false) => message!("illegal-by-and-restored", why = why(), restored = then),
            (false, Some(then), true) => message!("illegal-by-and-promoted", why = why(), restored = then),
            (true, Some(_), is_promoted) => {
                let cited = self.then.map(|article| Citation { edition: self.edition, article }.message())?;
                if is_promoted {
                    message!("illegal-promoted", restored = cited)
                } else {
                    message!("illegal-restored", restored = cited)
                }
            }
        })
    }
}

/// What the laws make of what was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    /// The ruling in a line.
    pub says: Message,
    /// The article it rests on.
    pub law: Option<Citation>,
    /// All the articles that lead there, where there are several: B.3, A.3, A.5.2, 7.5.5.
    pub way: Vec<Article>,
    /// The pace of the game, where it matters.
    pub pace: Option<TimeClassRuling>,
    /// A kind of play that has no pace: `correspondence`.
    pub class: Option<&'static str>,
    /// What an illegal move costs, where that is the question.
    pub illegal_move: Option<IllegalMoveRule>,
}

/// The illegal move that something rests on, because play went on behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestsOn {
    /// Its ply, from 1.
    pub ply: u32,
    /// The move as it is written: `12...Ke7`, or its number where it is not.
    pub name: String,
    /// Whether it is no illegal move, but one that is not written.
    pub is_missing: bool,
}

impl RestsOn {
    /// Takes a move that stood, with its name in the record.
    #[must_use]
    pub fn of(stood: &Stood, record: &Record<'_>) -> Self {
        Self { ply: stood.ply, name: stood.name(record), is_missing: stood.is_missing }
    }

    /// Says it: a clause without capital or full stop.
    #[must_use]
    pub fn message(&self) -> Message {
        if self.is_missing {
            message!("rests-on-missing", mv = self.name.as_str())
        } else {
            message!("rests-on-stood", mv = self.name.as_str())
        }
    }
}
