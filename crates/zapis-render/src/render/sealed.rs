//! The ruling on a sealed move: as text, and as a JSON line.

use serde::Serialize;

use crate::chess::{Alphabet, Position, Winnability};
use crate::game::{BoardDisplay, Chess, Side};
use crate::l10n::{Message, message};
use crate::laws::{Article, Edition, Topic, article};
use crate::rulings::{Reading, SealedEnd, SealedMove, SealedOutcome, SealedVerdict};
use crate::text::quote;

use super::claim_json::doubt;
use super::claim_phrases::{laws, without_progress};
use super::deferred_buffer::DeferredBuffer;
use super::diagram::board_lines;
use crate::text::write_json;

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
    pub fn articles(&self) -> Vec<Article> {
        let articles = self.sealed.topics().iter().filter_map(|topic| article(self.edition, *topic));
        if article(self.edition, Topic::SealedMove).is_some() { articles.collect() } else { Vec::new() }
    }

    fn number(&self) -> String {
        let dots = if self.sealed.side == Side::White { "." } else { "..." };
        format!("{}{dots}", self.position.fullmove_number())
    }

    /// Describes the consequence for the game.
    pub fn outcome(&self) -> Message {
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
    pub fn known_outcome(&self) -> Option<SealedOutcome> {
        let outcome = self.sealed.outcome();
        let has_ended = self.sealed.end.is_some() || self.sealed.ended_before.is_some();
        let is_shown = has_ended || outcome == SealedOutcome::GoesOn || !self.articles().is_empty();
        is_shown.then_some(outcome)
    }

    /// Describes the meaning of the word.
    pub fn meaning(&self) -> Vec<Message> {
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
pub fn write_sealed_text(view: &SealedView<'_>, buffer: &mut DeferredBuffer) {
    let say = |indent: &str, phrase: &Message, buffer: &mut DeferredBuffer| {
        buffer.say(indent, &format!("{indent}  "), phrase);
    };
    let heading = message!(
        "sealed-heading",
        verdict = view.sealed.verdict.name(),
        written = quote(view.written),
        side = view.sealed.side.name(),
    );
    say("", &heading, buffer);
    buffer.push_str("\n");
    for line in board_lines(view.position) {
        buffer.push_str(&format!("    {line}\n"));
    }
    let turn = message!(
        "ruling-to-move",
        side = view.sealed.side.name(),
        castling = Chess::default().castling(view.position),
        clock = view.position.halfmove_clock(),
        without = without_progress::<Chess>(),
    );
    say("    ", &turn, buffer);
    buffer.push_str("\n");
    for phrase in view.meaning().iter().chain([&view.outcome()]) {
        say("  ", phrase, buffer);
    }
    let articles = view.articles();
    if !articles.is_empty() {
        say("  ", &laws(view.edition, &articles), buffer);
    }
}

#[derive(Serialize)]
struct ReadingFields {
    r#move: String,
    uci: String,
    letters: Vec<&'static str>,
}

#[derive(Serialize)]
struct SealedFields<'a> {
    r#type: &'a str,
    written: &'a str,
    side: &'a str,
    fen: String,
    verdict: &'a str,
    readings: Vec<ReadingFields>,
    /// Look-alikes in letters in which it is not written.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    set_aside: Vec<ReadingFields>,
    /// Whether the opponent can mate by any series of legal moves, if the move is invalid and that was determined.
    #[serde(skip_serializing_if = "Option::is_none")]
    opponent_can_mate: Option<bool>,
    /// The consequence for the game: `goes-on`, `wins`, `draws`, `loses`; for the side that sealed.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<&'a str>,
    reason: String,
    edition: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    certainty: Option<&'a str>,
    /// All the articles in order, if there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    articles: Vec<&'a str>,
}

/// Writes the ruling on a sealed move as a JSON line.
pub fn write_sealed_json(view: &SealedView<'_>, buffer: &mut DeferredBuffer) {
    let language = buffer.language;
    let reading = |reading: &Reading| ReadingFields {
        r#move: view.position.san(reading.mv),
        uci: view.position.uci(reading.mv),
        letters: reading.alphabets.iter().map(|alphabet| alphabet.code()).collect(),
    };
    let reasons: Vec<String> =
        view.meaning().iter().chain([&view.outcome()]).map(|phrase| phrase.in_language(language)).collect();
    let articles = view.articles();
    let cited = articles.first();
    let fields = SealedFields {
        r#type: "sealed",
        written: view.written,
        side: view.sealed.side.name(),
        fen: view.position.to_fen(),
        verdict: view.sealed.verdict.name(),
        readings: view.sealed.readings.legal.iter().map(reading).collect(),
        set_aside: view.sealed.set_aside.iter().map(reading).collect(),
        opponent_can_mate: view.sealed.opponent.and_then(|opponent| match opponent {
            Winnability::CanMate => Some(true),
            Winnability::CannotMate => Some(false),
            Winnability::NotDetermined => None,
        }),
        outcome: view.known_outcome().map(SealedOutcome::name),
        board: view.sealed.ended_before.or(view.sealed.end).map(|end| match end {
            SealedEnd::Mate => "checkmate",
            SealedEnd::Stalemate => "stalemate",
            SealedEnd::DeadPosition => "dead-position",
        }),
        reason: reasons.join("; "),
        edition: view.edition.key(),
        article: cited.map(|article| article.number),
        certainty: cited.and_then(|article| doubt(article.certainty)),
        articles: articles.iter().filter(|_| articles.len() > 1).map(|article| article.number).collect(),
    };
    write_json(&mut buffer.bytes, &fields);
    buffer.push_str("\n");
}
