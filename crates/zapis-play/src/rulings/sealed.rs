//! A sealed move: whether it is valid, and its consequence for the game (2001 A8 and A10, 2014 E.8 and E.10, 2023
//! Guidelines I.8 and I.10).

use crate::chess::Trust;
use crate::chess::{Alphabet, Position, Role, Winnability};
use crate::game::{Arbiter, Chess, Reading, Readings, Side, bare_word, readings_of};
use crate::l10n::Message;
use crate::laws::Topic;

/// The kind of a sealed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedVerdict {
    /// It means exactly one legal move.
    Valid,
    /// It means several.
    Ambiguous,
    /// It is a move, but not a legal one.
    Illegal,
    /// It is not a move in any known alphabet or notation.
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

/// How a sealed move ends the game, whether or not the opponent appears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedEnd {
    /// It mates.
    Mate,
    /// It stalemates.
    Stalemate,
    /// It leads to a position in which neither player can mate.
    DeadPosition,
}

/// The consequence for the game, for the player who sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedOutcome {
    /// Play continues from the move.
    GoesOn,
    /// The move mates.
    Wins,
    /// The game is drawn.
    Draws,
    /// The move is invalid, and the opponent can mate, or may be able to.
    Loses,
}

impl SealedOutcome {
    /// Returns the name used in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::GoesOn => "goes-on",
            Self::Wins => "wins",
            Self::Draws => "draws",
            Self::Loses => "loses",
        }
    }
}

/// A sealed move and its analysis.
#[derive(Clone, Debug)]
pub struct SealedMove {
    /// The side that sealed it.
    pub side: Side,
    /// Its kind.
    pub verdict: SealedVerdict,
    /// Its readings.
    pub readings: Readings,
    /// Readings in letters in which it is not written: a Cyrillic `К` is not an English king.
    pub set_aside: Vec<Reading>,
    /// How it ends the game, if it is valid.
    pub end: Option<SealedEnd>,
    /// How the game had already ended before it was sealed.
    pub ended_before: Option<SealedEnd>,
    /// Whether the opponent can mate by any series of legal moves, if the move is invalid.
    pub opponent: Option<Winnability>,
    /// Why it is not a legal move, in chess players' words.
    pub reasons: Vec<Message>,
}

impl SealedMove {
    /// Returns the consequence for the game.
    #[must_use]
    pub fn outcome(&self) -> SealedOutcome {
        match (self.ended_before, self.verdict, self.end) {
            // The player who should have sealed was mated.
            (Some(SealedEnd::Mate), ..) => SealedOutcome::Loses,
            (Some(SealedEnd::Stalemate | SealedEnd::DeadPosition), ..)
            | (None, SealedVerdict::Valid, Some(SealedEnd::Stalemate | SealedEnd::DeadPosition)) => {
                SealedOutcome::Draws
            }
            (None, SealedVerdict::Valid, None) => SealedOutcome::GoesOn,
            (None, SealedVerdict::Valid, Some(SealedEnd::Mate)) => SealedOutcome::Wins,
            _ if self.opponent == Some(Winnability::CannotMate) => SealedOutcome::Draws,
            _ => SealedOutcome::Loses,
        }
    }

    /// Lists the questions of the laws on which the ruling is based, in the order in which they are answered.
    ///
    /// An invalid move is a draw by the exception in the article on sealed moves, which names the articles on the end
    /// of the game, on a fallen flag, and on dead positions.
    #[must_use]
    pub const fn topics(&self) -> &'static [Topic] {
        const fn of_end(end: SealedEnd) -> &'static [Topic] {
            match end {
                SealedEnd::Mate => &[Topic::SealedMoveEnds, Topic::Checkmate],
                SealedEnd::Stalemate => &[Topic::SealedMoveEnds, Topic::Stalemate],
                SealedEnd::DeadPosition => &[Topic::SealedMoveEnds, Topic::DeadPosition],
            }
        }
        match (self.ended_before, self.verdict, self.end) {
            (Some(SealedEnd::Mate), ..) => &[Topic::SealedMove, Topic::Checkmate],
            (Some(SealedEnd::Stalemate), ..) => &[Topic::SealedMove, Topic::Stalemate],
            (Some(SealedEnd::DeadPosition), ..) => &[Topic::SealedMove, Topic::DeadPosition],
            (None, SealedVerdict::Valid, Some(end)) => of_end(end),
            (None, SealedVerdict::Valid, None) => &[Topic::SealedMove],
            _ => match self.opponent {
                Some(Winnability::CannotMate) => &[Topic::SealedMove, Topic::FlagFall],
                _ => &[Topic::SealedMove],
            },
        }
    }
}

/// Judges a sealed move, read in every alphabet or in the one given.
#[must_use]
pub fn rule_on_sealed(position: &Position, written: &str, only: Option<Alphabet>) -> SealedMove {
    let mut readings = readings_of(position, written, only);
    let set_aside = if only.is_none() { by_script(&bare_word(written), &mut readings) } else { Vec::new() };
    let verdict = match (readings.legal.len(), readings.illegal.is_empty()) {
        (1, _) => SealedVerdict::Valid,
        (0, true) => SealedVerdict::Unintelligible,
        (0, false) => SealedVerdict::Illegal,
        _ => SealedVerdict::Ambiguous,
    };
    let ended_before = end_in(position);
    let end = match (verdict, readings.legal.first()) {
        (SealedVerdict::Valid, Some(reading)) if ended_before.is_none() => {
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
    let side = Side::from(position.turn());
    let opponent = (verdict != SealedVerdict::Valid && ended_before.is_none())
        .then(|| Chess::default().winnability(position, side.other()));
    SealedMove { side, verdict, readings, set_aside, end, ended_before, opponent, reasons }
}

/// Restricts the readings of a word whose first letter is not Latin to the alphabets of its script, and among those to
/// the ones with a primary source; returns the readings based on look-alikes only.
///
/// `Кd2` with a Cyrillic `К` is a knight's move in Russian letters. That its letter looks like an English king, and is
/// one in an alphabet known from tables only, makes it neither ambiguous, nor legal if the knight's move is not.
fn by_script(bare: &str, readings: &mut Readings) -> Vec<Reading> {
    const FIRST_BEHIND_LATIN: char = '\u{250}';
    let Some(first) = bare.chars().next().filter(|c| c.is_alphabetic() && *c >= FIRST_BEHIND_LATIN) else {
        return Vec::new();
    };
    let is_of_script = |alphabet: &Alphabet| {
        let of_king = alphabet.form(Role::King).chars().next();
        of_king.is_some_and(|c| c.is_alphabetic() && c >= FIRST_BEHIND_LATIN && block(c) == block(first))
    };
    let is_read = |alphabet: &Alphabet| is_of_script(alphabet) && alphabet.letters().mark == Trust::Verified;
    let tests: [&dyn Fn(&Alphabet) -> bool; 2] = [&is_read, &is_of_script];
    for is_own in tests {
        let (own, others): (Vec<Reading>, Vec<Reading>) =
            readings.legal.drain(..).partition(|reading| reading.alphabets.iter().any(is_own));
        if !own.is_empty() || readings.illegal.iter().any(is_own) {
            readings.legal = own;
            readings.illegal.retain(is_own);
            return others;
        }
        readings.legal = others;
    }
    Vec::new()
}

/// Returns the script of a letter, for scripts in which pieces are written: Greek, Cyrillic, Hebrew.
const fn block(letter: char) -> u32 {
    match letter as u32 {
        0x370..=0x3ff => 0x370,
        0x400..=0x52f => 0x400,
        0x590..=0x5ff => 0x590,
        other => other & !0xff,
    }
}

/// Returns how the game has ended in a position, if it has.
fn end_in(position: &Position) -> Option<SealedEnd> {
    if position.is_checkmate() {
        Some(SealedEnd::Mate)
    } else if position.is_stalemate() {
        Some(SealedEnd::Stalemate)
    } else {
        position.is_dead().then_some(SealedEnd::DeadPosition)
    }
}
