//! One finding about one record.

use crate::game::Side;
use crate::l10n::{Message, message};
use crate::laws::{Article, Certainty, Edition, IllegalMoveRule};
use crate::record::Record;
use crate::replay::{Stood, Then};
use crate::rulings::TimeClassRuling;
use crate::text::Span;

use super::citations::cited_together;
use super::fix::Fix;
use super::rule::{Rule, Severity};

/// The article a finding rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citation {
    /// The edition of the laws.
    pub edition: Edition,
    /// Its article, with how surely its number is known.
    pub article: Article,
}

impl Citation {
    /// Names the article as an arbiter would, with the doubt that is left.
    #[must_use]
    pub fn message(&self) -> Message {
        let cited = message!("cited", edition = self.edition.message(), place = place_in_edition(self.article));
        self.with_doubt(cited)
    }

    /// Names the article without its edition, with the doubt that is left.
    #[must_use]
    pub fn place(&self) -> Message {
        self.with_doubt(place_in_edition(self.article))
    }

    fn with_doubt(&self, cited: Message) -> Message {
        match self.article.certainty {
            Certainty::Verified => cited,
            Certainty::Secondary => message!("not-verified", cited = cited),
        }
    }
}

/// Names the place of an article in its edition: an article, an appendix, one of its articles (`C.10`, `A4`), or the
/// Guidelines.
#[must_use]
pub fn place_in_edition(article: Article) -> Message {
    let number = article.number;
    if let Some(letter) = number.strip_prefix("App. ") {
        message!("appendix", letter = letter)
    } else if let Some(number) = number.strip_prefix("Guidelines ") {
        message!("guidelines", number = number)
    } else if let Some(letter) = number.get(..1).filter(|first| first.starts_with(|c: char| c.is_ascii_uppercase())) {
        message!("appendix-article", letter = letter, number = number)
    } else {
        message!("article", number = number)
    }
}

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
    /// The move as it is written: `12...Ke7`.
    pub name: String,
}

impl RestsOn {
    /// Takes a move that stood, with its name in the record.
    #[must_use]
    pub fn of(stood: &Stood, record: &Record<'_>) -> Self {
        Self { ply: stood.ply, name: stood.name(record) }
    }

    /// Says it: a clause without capital or full stop.
    #[must_use]
    pub fn message(&self) -> Message {
        message!("rests-on-stood", mv = self.name.as_str())
    }
}

/// Says what was found in a record, where, and what the rules make of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
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
    pub fix: Option<Fix>,
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

impl Finding {
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
    pub fn with_fix(mut self, fix: Fix) -> Self {
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
