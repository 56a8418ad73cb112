//! What a finding is based on: articles of the laws, a ruling, an illegal move that stood.

use crate::l10n::{Message, message};
use crate::laws::{Article, Edition, IllegalMoveRule};
use crate::record::Record;
use crate::replay::Stood;
use crate::rulings::TimeClassRuling;

use super::citations::{Citation, cited_together};

/// The articles that make a move illegal, and the consequence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grounds {
    /// The edition of the laws.
    pub edition: Edition,
    /// Why it is illegal: the article that defines illegal moves, then those on the piece, on castling, on check.
    pub why: Vec<Article>,
    /// The consequence: the position before it is restored.
    pub then: Option<Article>,
    /// Whether the consequence is that the pawn becomes a queen.
    pub is_promoted: bool,
}

impl Grounds {
    /// Lists all the articles in order.
    #[must_use]
    pub fn articles(&self) -> Vec<Article> {
        self.why.iter().copied().chain(self.then).collect()
    }

    /// Describes the articles.
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

/// The ruling under the laws.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    /// The ruling in one line.
    pub says: Message,
    /// The article on which it is based.
    pub law: Option<Citation>,
    /// All the articles that lead to it, if there are several: B.3, A.3, A.5.2, 7.5.5.
    pub way: Vec<Article>,
    /// The time class of the game, if it matters.
    pub time_class: Option<TimeClassRuling>,
    /// A kind of play without a time class: `correspondence`.
    pub class: Option<&'static str>,
    /// The penalty for an illegal move, if that is the question.
    pub illegal_move: Option<IllegalMoveRule>,
}

/// The illegal move on which something depends, because play continued after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestsOn {
    /// Its ply, from 1.
    pub ply: u32,
    /// The move as written: `12...Ke7`, or its number if it is missing.
    pub name: String,
    /// Whether it is a missing move rather than an illegal one.
    pub is_missing: bool,
}

impl RestsOn {
    /// Describes a move that stood, by its name in the record.
    #[must_use]
    pub fn of(stood: &Stood, record: &Record<'_>) -> Self {
        Self { ply: stood.ply, name: stood.name(record), is_missing: stood.is_missing }
    }

    /// Formats it as a clause without capital or full stop.
    #[must_use]
    pub fn message(&self) -> Message {
        if self.is_missing {
            message!("rests-on-missing", mv = self.name.as_str())
        } else {
            message!("rests-on-stood", mv = self.name.as_str())
        }
    }
}
