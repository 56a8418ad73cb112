//! The possible meanings of a word on a scoresheet: every reading in every alphabet and notation.

use crate::chess::{Alphabet, Bitboard, Move, Position, Role, Shape, Square, Unresolved, WrittenMove};
use crate::game::notation::Unresolved as NoMove;

use super::{notations, words};

/// A legal move that a word can mean, and the alphabets for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The move.
    pub mv: Move,
    /// The alphabets in which the word means it, English first.
    pub alphabets: Vec<Alphabet>,
}

/// Everything a word can mean in a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Readings {
    /// The legal moves, in the order of the alphabets.
    pub legal: Vec<Reading>,
    /// The alphabets in which the word is a move, but not a legal one.
    pub illegal: Vec<Alphabet>,
}

/// Reads a word in every alphabet, or in a given one.
///
/// Blanks inside the word, a move number before it, and annotations or a draw offer after it are ignored. A pawn that
/// reaches the last rank without a named promotion piece can become any of four.
#[must_use]
pub fn readings_of(position: &Position, word: &str, only: Option<Alphabet>) -> Readings {
    let bare = bare_word(word);
    let mut readings = Readings::default();
    if bare.is_empty() {
        return readings;
    }
    for alphabet in Alphabet::all().filter(|alphabet| only.is_none_or(|only| only == *alphabet)) {
        let Some(written) = words::read(bare.as_bytes(), alphabet) else { continue };
        let moves = meanings(position, &written);
        if moves.is_empty() {
            readings.illegal.push(alphabet);
        }
        for mv in moves {
            match readings.legal.iter_mut().find(|reading| reading.mv == mv) {
                Some(reading) => reading.alphabets.push(alphabet),
                None => readings.legal.push(Reading { mv, alphabets: vec![alphabet] }),
            }
        }
    }
    if readings.legal.is_empty() && readings.illegal.is_empty() {
        read_otherwise(position, &[word.trim(), &bare], only.unwrap_or(Alphabet::ENGLISH), &mut readings);
    }
    readings
}

/// Reads a word that is not in algebraic notation in the other notations, in its first spelling that one of them reads.
fn read_otherwise(position: &Position, spellings: &[&str], alphabet: Alphabet, readings: &mut Readings) {
    let read = |word: &&str| notations::read(position, word, "", alphabet, None);
    let Some(read) = spellings.iter().find_map(read) else { return };
    let moves = match read.means {
        Ok(resolution) => vec![resolution.mv],
        Err(NoMove::Ambiguous(moves)) => moves,
        Err(NoMove::Illegal) => return readings.illegal.push(alphabet),
    };
    readings.legal = moves.into_iter().map(|mv| Reading { mv, alphabets: vec![alphabet] }).collect();
}

/// Removes everything from a word that is not part of its move: `26... Ra4!` is `Ra4`.
#[must_use]
pub fn bare_word(word: &str) -> String {
    let joined: String = word.split_whitespace().collect();
    let joined = joined.strip_suffix("(=)").unwrap_or(&joined);
    let joined = joined.trim_end_matches(['!', '?', ',', ';']);
    // Digits without a dot after them are not a number: castling with zeros, coordinates.
    let behind_digits = joined.trim_start_matches(|c: char| c.is_ascii_digit());
    let bare = if behind_digits.starts_with(['.', '…']) { behind_digits } else { joined };
    bare.trim_start_matches(['.', '…']).to_owned()
}

/// Lists the legal moves that a written one means.
fn meanings(position: &Position, written: &WrittenMove) -> Vec<Move> {
    if written.shape == Shape::Null {
        return Vec::new();
    }
    match position.resolve(written) {
        Ok(resolved) => vec![resolved.mv],
        Err(Unresolved::Ambiguous(moves)) => moves.to_vec(),
        Err(Unresolved::Illegal) => promotions(position, written),
    }
}

/// Lists the possible promotions of a written move without a promotion piece.
fn promotions(position: &Position, written: &WrittenMove) -> Vec<Move> {
    let with = |role: Role| {
        let promotion = Some(role);
        let shape = match written.shape {
            Shape::Pawn { file, rank, to_file, to_rank, promotion: None } => {
                Shape::Pawn { file, rank, to_file, to_rank, promotion }
            }
            Shape::Coordinate { from, to, promotion: None } if is_last_rank(to) => {
                Shape::Coordinate { from, to, promotion }
            }
            _ => return None,
        };
        Some(WrittenMove { shape, ..*written })
    };
    let written = Role::PROMOTIONS.into_iter().filter_map(with);
    let mut moves = Vec::new();
    for promotion in written {
        match position.resolve(&promotion) {
            Ok(resolved) => moves.push(resolved.mv),
            Err(Unresolved::Ambiguous(several)) => moves.extend(several),
            Err(Unresolved::Illegal) => {}
        }
    }
    moves
}

fn is_last_rank(square: Square) -> bool {
    Bitboard::BACK_RANKS.contains(square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_of_another_notation_is_read_too() {
        let spelled = |word| -> Vec<String> {
            let position = Position::initial();
            readings_of(&position, word, None).legal.iter().map(|reading| position.san(reading.mv)).collect()
        };
        assert_eq!(spelled("P-K4"), ["e4"]);
        assert_eq!(spelled("1. P-K4!"), ["e4"]);
        assert_eq!(spelled(" Springer Felix drei "), ["Nf3"]);
        assert_eq!(spelled("5254"), ["e4"]);
        assert_eq!(spelled("N-B3").len(), 2);
        assert_eq!(readings_of(&Position::initial(), "P-K5", None).illegal, [Alphabet::ENGLISH]);
    }

    #[test]
    fn numbers_and_signs_around_a_move_are_skipped() {
        for (word, bare) in [
            ("Ra4", "Ra4"),
            (" 26... Ra4!? ", "Ra4"),
            ("26.Nb5", "Nb5"),
            ("…Ra4", "Ra4"),
            ("26…Ra4", "Ra4"),
            ("0-0", "0-0"),
            ("O - O", "O-O"),
            ("exd6 e.p.", "exd6e.p."),
            ("Nf3 (=)", "Nf3"),
            ("e2-e4", "e2-e4"),
            ("", ""),
            ("12", "12"),
        ] {
            assert_eq!(bare_word(word), bare, "{word}");
        }
    }
}
