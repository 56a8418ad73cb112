//! Records decided by their first moves, played no further than that.
//!
//! Only certain cases are decided here: plain words of the usual game in its initial position, in letters that mean the
//! same in every alphabet that can read them. Everything else is left to a replay of the whole record.

use crate::chess::{Alphabet, Color, Position, Role};
use crate::game::{Chess, FastPath, Game, Side};
use crate::record::{ItemKind, PackedSan, Record};
use crate::select::{BoardTest, BoardWalk};

use crate::front::options::Options;

type Fast = <Chess as Game>::Fast;

/// Walks over a record until its positions decide. Returns `None` if a replay is needed.
pub(super) fn walk_over<'t>(tests: &'t [BoardTest], record: &Record<'_>, options: &Options) -> Option<BoardWalk<'t>> {
    let of_chess = &options.games.chess;
    let is_english = match of_chess.letters {
        Some(letters) if letters != Alphabet::ENGLISH => return None,
        letters => letters.is_some(),
    };
    let is_usual = of_chess.game.mode.is_none() && Fast::starts_as_usual(&of_chess.game, record);
    if !is_usual || record.tape.is_sheet || record.tape.is_caseless {
        return None;
    }
    let mut position = Position::initial();
    let mut walk = BoardWalk::begin(tests, &position, true);
    let mut letters = if is_english { MetLetters::Certain } else { MetLetters::Common };
    let mut side = Side::White;
    let (mut depth, mut n_moves) = (0_u32, 0_u32);
    for item in &record.tape.items {
        match item.kind {
            ItemKind::VariationOpen => depth = depth.saturating_add(1),
            ItemKind::VariationClose => depth = depth.saturating_sub(1),
            // A part of a game begins with another number.
            ItemKind::Number if n_moves == 0 && depth == 0 && !item.is_number(1, false) => return None,
            ItemKind::Move if depth == 0 => {
                if walk.is_over(&position) && letters != MetLetters::InDoubt {
                    return Some(walk);
                }
                let word = item.plain()?;
                let read = Fast::resolve_packed(&of_chess.game, &position, side, word, Alphabet::ENGLISH)?;
                letters = letters.with(word, &position, side);
                Fast::play_packed(&of_chess.game, &mut position, side, read.mv, word);
                walk.played(read.mv, &position);
                (side, n_moves) = (side.other(), n_moves + 1);
            }
            _ => {}
        }
    }
    (letters != MetLetters::InDoubt).then_some(walk)
}

/// The possible meanings of the letters in the words so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MetLetters {
    /// No letters: every alphabet reads the words alike.
    Common,
    /// Letters that mean other pieces in other alphabets.
    InDoubt,
    /// Letters that only English reads, or that mean the same in all others that have them.
    Certain,
}

impl MetLetters {
    fn with(self, word: PackedSan, position: &Position, side: Side) -> Self {
        match word.piece() {
            _ if self == Self::Certain => self,
            PAWN | PackedSan::CASTLES_SHORT | PackedSan::CASTLES_LONG => self,
            QUEEN => Self::Certain,
            // The only other piece called N is a bishop, and none can be there before it has moved.
            KNIGHT if has_bishops_at_home(position, side) && matches!(word.square(), C3 | F3 | C6 | F6) => {
                Self::Certain
            }
            _ => Self::InDoubt,
        }
    }
}

/// Pieces as [`PackedSan::piece`] numbers them.
const PAWN: u8 = 0;
const KNIGHT: u8 = 1;
const QUEEN: u8 = 4;
/// Squares as [`PackedSan::square`] numbers them, to which no bishop can move from its initial square.
const C3: u8 = 18;
const F3: u8 = 21;
const C6: u8 = 42;
const F6: u8 = 45;

fn has_bishops_at_home(position: &Position, side: Side) -> bool {
    let color = Color::from(side);
    position.by(color, Role::Bishop) == Position::initial().by(color, Role::Bishop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_english_has_q_and_n_is_a_bishop_at_most() {
        for alphabet in Alphabet::all().filter(|alphabet| *alphabet != Alphabet::ENGLISH) {
            assert_eq!(alphabet.role_at("Qf3"), None, "{}", alphabet.code());
            let is_bishop = alphabet.role_at("Nf3").is_none_or(|(role, _)| role == Role::Bishop);
            assert!(is_bishop, "{}", alphabet.code());
        }
    }
}
