//! A sealed move: whether it can be made, and what it makes of the game (2001 A8, 2014 E.8, 2023 Guidelines I.8).

use crate::chess::{Alphabet, Position};
use crate::game::{Chess, Game, Readings, Side, bare_word, readings_of};
use crate::wording::Phrase;

/// Says what a sealed move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedVerdict {
    /// It means exactly one legal move.
    Valid,
    /// It means several.
    Ambiguous,
    /// It is a move, but no legal one.
    Illegal,
    /// It is no move in any alphabet or notation known.
    Unintelligible,
}

impl SealedVerdict {
    /// Returns the name used in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Valid => "valid",
            Self::Ambiguous => "ambiguous",
            Self::Illegal => "illegal",
            Self::Unintelligible => "unintelligible",
        }
    }
}

/// How a sealed move ends the game, whether or not the opponent comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedEnd {
    /// It mates.
    Mate,
    /// It stalemates.
    Stalemate,
    /// It leads to a position in which neither player can mate.
    DeadPosition,
}

/// A sealed move with all that can be said of it.
#[derive(Clone, Debug)]
pub struct SealedMove {
    /// Who sealed it.
    pub side: Side,
    /// What it is.
    pub verdict: SealedVerdict,
    /// Its readings.
    pub readings: Readings,
    /// How it ends the game, if it is valid.
    pub end: Option<SealedEnd>,
    /// Why it is no legal move, in players' words.
    pub reasons: Vec<Phrase>,
}

/// Judges a sealed move, read under every alphabet or under the one asked for.
#[must_use]
pub fn rule_on_sealed(position: &Position, written: &str, only: Option<Alphabet>) -> SealedMove {
    let readings = readings_of(position, written, only);
    let verdict = match (readings.legal.len(), readings.illegal.is_empty()) {
        (1, _) => SealedVerdict::Valid,
        (0, true) => SealedVerdict::Unintelligible,
        (0, false) => SealedVerdict::Illegal,
        _ => SealedVerdict::Ambiguous,
    };
    let end = match (verdict, readings.legal.first()) {
        (SealedVerdict::Valid, Some(reading)) => {
            let mut after = position.clone();
            after.play(reading.mv);
            end_in(&after)
        }
        _ => None,
    };
    let reasons = match readings.illegal.first().filter(|_| verdict == SealedVerdict::Illegal) {
        Some(alphabet) => Chess::default().explain(position, &bare_word(written), *alphabet).reasons,
        None => Vec::new(),
    };
    SealedMove { side: position.turn().into(), verdict, readings, end, reasons }
}

/// Tells how the game has ended in a position, if it has.
fn end_in(position: &Position) -> Option<SealedEnd> {
    if position.is_checkmate() {
        Some(SealedEnd::Mate)
    } else if position.is_stalemate() {
        Some(SealedEnd::Stalemate)
    } else {
        position.is_dead().then_some(SealedEnd::DeadPosition)
    }
}
