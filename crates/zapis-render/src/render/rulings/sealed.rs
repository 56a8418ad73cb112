//! The ruling on a sealed move: as text, and as plain data, which serializes by the schema `sealed`.

use serde::{Serialize, Serializer};

use crate::chess::{Alphabet, Position, Winnability};
use crate::findings::Citation;
use crate::game::{BoardDisplay, Chess, Side};
use crate::l10n::{Language, Message, message};
use crate::laws::{Article, Edition, Topic, article};
use crate::rulings::{Reading, SealedEnd, SealedMove, SealedOutcome, SealedVerdict};
use crate::text::{Fields, quote};

use super::claim_json::{can_mate, law_fields, numbers};
use super::claim_phrases::{laws, without_progress};
use crate::render::diagram::board_lines;
use crate::render::layout::deferred_buffer::DeferredBuffer;

/// A sealed move with the question.
pub struct SealedView<'a> {
    /// The position before it.
    pub position: &'a Position,
    /// The text in the envelope.
    pub written: &'a str,
    /// The ruling on it.
    pub sealed: &'a SealedMove,
    /// The edition to cite.
    pub edition: Edition,
}

impl SealedView<'_> {
    /// Lists the articles on which the ruling is based; empty if the edition's article on sealed moves was not
    /// established.
    fn articles(&self) -> Vec<Article> {
        let articles = self.sealed.topics().iter().filter_map(|topic| article(self.edition, *topic));
        if article(self.edition, Topic::SealedMove).is_some() { articles.collect() } else { Vec::new() }
    }

    fn number(&self) -> String {
        let dots = if self.sealed.side == Side::White { "." } else { "..." };
        format!("{}{dots}", self.position.fullmove_number())
    }

    /// Describes the consequence for the game.
    fn outcome(&self) -> Message {
        let sealed = self.sealed;
        let (side, opponent) = (sealed.side.name(), sealed.side.other().name());
        match (sealed.ended_before, sealed.end) {
            (Some(SealedEnd::Mate), _) => return message!("sealed-already-mated", side = side),
            (Some(SealedEnd::Stalemate), _) => return message!("sealed-already-stalemated"),
            (Some(SealedEnd::DeadPosition), _) => return message!("sealed-already-dead"),
            (None, Some(SealedEnd::Mate)) => return message!("sealed-mates", side = side),
            (None, Some(SealedEnd::Stalemate)) => return message!("sealed-stalemates"),
            (None, Some(SealedEnd::DeadPosition)) => return message!("sealed-is-dead"),
            (None, None) => {}
        }
        let is_known = !self.articles().is_empty();
        match (sealed.outcome(), sealed.opponent) {
            (SealedOutcome::GoesOn, _) => message!("sealed-stands"),
            (SealedOutcome::Draws, _) if is_known => message!("sealed-drawn", opponent = opponent),
            (SealedOutcome::Draws, _) => message!("sealed-drawn-elsewhere", opponent = opponent),
            (_, Some(Winnability::NotDetermined)) if is_known => {
                message!("sealed-loses-unless", side = side, opponent = opponent)
            }
            _ if is_known => message!("sealed-loses", side = side),
            _ => message!("sealed-loses-elsewhere", side = side),
        }
    }

    /// Returns the consequence for the game, for the side that sealed; `None` if the edition's article was not
    /// established.
    fn known_outcome(&self) -> Option<SealedOutcome> {
        let outcome = self.sealed.outcome();
        let has_ended = self.sealed.end.is_some() || self.sealed.ended_before.is_some();
        let is_shown = has_ended || outcome == SealedOutcome::GoesOn || !self.articles().is_empty();
        is_shown.then_some(outcome)
    }

    /// Describes the meaning of the word.
    fn meaning(&self) -> Vec<Message> {
        let name = |reading: &Reading| format!("{}{}", self.number(), self.position.san(reading.mv));
        let mut phrases = Vec::new();
        match self.sealed.verdict {
            SealedVerdict::Valid => {
                let reading = self.sealed.readings.legal.first();
                phrases.extend(reading.map(|reading| {
                    message!("sealed-means", mv = name(reading), letters = letters(&reading.alphabets))
                }));
            }
            SealedVerdict::Ambiguous => {
                let readings = &self.sealed.readings.legal;
                phrases.extend(readings.iter().map(|reading| {
                    message!("sealed-can-mean", mv = name(reading), letters = letters(&reading.alphabets))
                }));
                if readings.windows(2).any(|pair| pair[0].alphabets != pair[1].alphabets) {
                    phrases.push(message!("sealed-one-language"));
                }
            }
            SealedVerdict::Illegal if self.sealed.reasons.is_empty() => phrases.push(message!("sealed-illegal")),
            SealedVerdict::Illegal => {
                phrases.push(message!("sealed-illegal-because", why = self.sealed.reasons.clone()));
            }
            SealedVerdict::Unintelligible => phrases.push(message!("sealed-unintelligible")),
        }
        phrases.extend(
            self.sealed
                .set_aside
                .iter()
                .map(|reading| message!("sealed-set-aside", mv = name(reading), letters = letters(&reading.alphabets))),
        );
        phrases
    }
}

/// Describes the letters of a reading.
fn letters(alphabets: &[Alphabet]) -> Message {
    if alphabets.len() == Alphabet::all().count() {
        return message!("sealed-any-letters");
    }
    let codes: Vec<String> = alphabets.iter().map(|alphabet| alphabet.code().to_owned()).collect();
    message!("sealed-letters", codes = codes.join(", "))
}

/// Writes the ruling on a sealed move as text.
fn write_text(ruled: &RuledSealedMove, buffer: &mut DeferredBuffer) {
    let say = |indent: &str, phrase: &Message, buffer: &mut DeferredBuffer| {
        buffer.say(indent, &format!("{indent}  "), phrase);
    };
    let heading = message!(
        "sealed-heading",
        verdict = ruled.verdict.name(),
        written = quote(&ruled.written),
        side = ruled.side.name(),
    );
    say("", &heading, buffer);
    buffer.push_str("\n");
    for line in board_lines(&ruled.position) {
        buffer.push_str(&format!("    {line}\n"));
    }
    let turn = message!(
        "ruling-to-move",
        side = ruled.side.name(),
        castling = Chess::default().castling(&ruled.position),
        clock = ruled.position.halfmove_clock(),
        without = without_progress::<Chess>(),
    );
    say("    ", &turn, buffer);
    buffer.push_str("\n");
    for phrase in &ruled.reasons {
        say("  ", phrase, buffer);
    }
    let articles: Vec<Article> = ruled.laws.iter().map(|law| law.article).collect();
    if !articles.is_empty() {
        say("  ", &laws(ruled.edition, &articles), buffer);
    }
}

/// A legal move that a sealed word can mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct SealedReading {
    /// The move, in SAN.
    #[serde(rename = "move")]
    pub san: String,
    /// The move in coordinates.
    pub uci: String,
    /// The languages of the letters in which the word means it, by their codes.
    pub letters: Vec<&'static str>,
}

/// The ruling on a sealed move, with its grounds.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RuledSealedMove {
    /// The text in the envelope.
    pub written: String,
    /// The side that sealed it.
    pub side: Side,
    /// The position before it.
    pub position: Position,
    /// Its meaning.
    pub verdict: SealedVerdict,
    /// The legal moves that it can mean.
    pub readings: Vec<SealedReading>,
    /// Moves that it means in letters in which it is not written.
    pub set_aside: Vec<SealedReading>,
    /// Whether the opponent can mate by any series of legal moves, if the move is invalid and that was determined.
    pub opponent_can_mate: Option<bool>,
    /// The result of the game, for the side that sealed; absent if the edition's article is unknown.
    pub outcome: Option<SealedOutcome>,
    /// What ends the game on the board.
    pub end: Option<SealedEnd>,
    /// The meaning of the word and the result of the game, in words.
    pub reasons: Vec<Message>,
    /// The edition of the laws.
    pub edition: Edition,
    /// The articles, the most relevant one first.
    pub laws: Vec<Citation>,
}

impl RuledSealedMove {
    /// Creates it from the ruling.
    pub fn of(view: &SealedView<'_>) -> Self {
        let (position, sealed) = (view.position, view.sealed);
        let reading = |reading: &Reading| SealedReading {
            san: position.san(reading.mv),
            uci: position.uci(reading.mv),
            letters: reading.alphabets.iter().map(|alphabet| alphabet.code()).collect(),
        };
        Self {
            written: view.written.to_owned(),
            side: sealed.side,
            position: position.clone(),
            verdict: sealed.verdict,
            readings: sealed.readings.legal.iter().map(reading).collect(),
            set_aside: sealed.set_aside.iter().map(reading).collect(),
            opponent_can_mate: sealed.opponent.and_then(can_mate),
            outcome: view.known_outcome(),
            end: sealed.ended_before.or(sealed.end),
            reasons: view.meaning().into_iter().chain([view.outcome()]).collect(),
            edition: view.edition,
            laws: view.articles().into_iter().map(|article| Citation { edition: view.edition, article }).collect(),
        }
    }
}

impl RuledSealedMove {
    /// Writes it for people, with the position, in lines of a width.
    #[must_use]
    pub fn to_text(&self, width: usize, language: Language) -> String {
        let mut buffer = DeferredBuffer::new(language).with_width(width);
        write_text(self, &mut buffer);
        String::from_utf8_lossy(&buffer.bytes).into_owned()
    }
}

/// Serializes the fields of the schema `sealed`, with its texts in English.
impl Serialize for RuledSealedMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let reasons: Vec<String> = self.reasons.iter().map(Message::serialized).collect();
        let several = if self.laws.len() > 1 { numbers(&self.laws) } else { Vec::new() };
        let board = self.end.map(|end| match end {
            SealedEnd::Mate => "checkmate",
            SealedEnd::Stalemate => "stalemate",
            SealedEnd::DeadPosition => "dead-position",
        });
        Fields::of_type(serializer, "sealed")
            .put("written", &self.written)
            .put("side", self.side.name())
            .put("fen", &self.position.to_fen())
            .put("verdict", self.verdict.name())
            .put("readings", &self.readings)
            .list("set_aside", &self.set_aside)
            .some("opponent_can_mate", self.opponent_can_mate)
            .some("outcome", self.outcome.map(SealedOutcome::name))
            .some("board", board)
            .put("reason", &reasons.join("; "))
            .with(law_fields(Some(self.edition), self.laws.first().map(|law| law.article)))
            .list("articles", &several)
            .end()
    }
}
