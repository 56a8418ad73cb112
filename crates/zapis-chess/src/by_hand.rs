//! Reads by hand the forms of nearly every move of a database: canonical English SAN, coordinates, long algebraic
//! notation.

use super::castling::CastlingSide;
use super::piece::Role;
use super::square::{File, Rank, Square};
use super::written::{CheckSuffix, Shape, WrittenMove};

impl WrittenMove {
    /// Reads a word of export-format SAN (PGN 8.2.3); `None` for everything else, which is left to [`Alphabet::read_move`](crate::Alphabet::read_move).
    #[must_use]
    #[inline]
    pub fn of_san(word: &[u8]) -> Option<WrittenMove> {
        let (word, check) = match word {
            [body @ .., b'+'] => (body, CheckSuffix::Check),
            [body @ .., b'#'] => (body, CheckSuffix::Mate),
            body => (body, CheckSuffix::None),
        };
        let (shape, captures) = match *word {
            [file, rank] => (pawn(None, file, rank, None)?, false),
            [from, b'x', file, rank] if from.is_ascii_lowercase() => (pawn(Some(from), file, rank, None)?, true),
            [file, rank, b'=', piece] if file.is_ascii_lowercase() => (pawn(None, file, rank, Some(piece))?, false),
            [from, b'x', file, rank, b'=', piece] => (pawn(Some(from), file, rank, Some(piece))?, true),
            [b'O', b'-', b'O'] => (Shape::Castle(CastlingSide::King), false),
            [b'O', b'-', b'O', b'-', b'O'] => (Shape::Castle(CastlingSide::Queen), false),
            [piece, ref middle @ .., file, rank] => {
                let (origin, captures) = match middle {
                    [origin @ .., b'x'] => (origin, true),
                    origin => (origin, false),
                };
                let (from_file, from_rank) = match *origin {
                    [] => (None, None),
                    [byte] => match File::from_byte(byte) {
                        Some(file) => (Some(file), None),
                        None => (None, Some(Rank::from_byte(byte)?)),
                    },
                    [file, rank] => (Some(File::from_byte(file)?), Some(Rank::from_byte(rank)?)),
                    _ => return None,
                };
                let to = Square::from_coords(File::from_byte(file)?, Rank::from_byte(rank)?);
                (Shape::Piece { role: officer(piece)?, file: from_file, rank: from_rank, to }, captures)
            }
            _ => return None,
        };
        Some(WrittenMove { shape, check, captures, en_passant: false })
    }

    /// Reads coordinates or long algebraic notation in English letters, `g1f3`, `e7e8q`, `e2-e4`, `Ng1-f3`; `None` for
    /// everything else, which is left to [`Alphabet::read_move`](crate::Alphabet::read_move).
    #[must_use]
    pub fn of_squares(word: &[u8]) -> Option<WrittenMove> {
        let (word, check) = match word {
            [body @ .., b'+'] => (body, CheckSuffix::Check),
            [body @ .., b'#'] => (body, CheckSuffix::Mate),
            body => (body, CheckSuffix::None),
        };
        let (word, promotion) = match word {
            [body @ .., b'=', letter] => (body, Some(promoted(*letter)?)),
            [body @ .., letter @ (b'q' | b'r' | b'b' | b'n')] => (body, Some(promoted(letter.to_ascii_uppercase())?)),
            body => (body, None),
        };
        let (piece, squares) = match word {
            [piece @ (b'K' | b'Q' | b'R' | b'B' | b'N'), squares @ ..] => (Some(*piece), squares),
            squares => (None, squares),
        };
        let (from, captures, to) = match squares {
            [from @ .., b'x', file, rank] => (from, true, [*file, *rank]),
            [from @ .., b'-', file, rank] | [from @ .., file, rank] => (from, false, [*file, *rank]),
            _ => return None,
        };
        let (from, to) = (square(from)?, square(&to)?);
        let shape = match piece {
            Some(_) if promotion.is_some() => return None,
            Some(letter) => {
                Shape::Piece { role: Role::from_letter(letter)?, file: Some(from.file()), rank: Some(from.rank()), to }
            }
            None => Shape::Coordinate { from, to, promotion },
        };
        Some(WrittenMove { shape, check, captures, en_passant: false })
    }
}

#[inline]
fn pawn(from: Option<u8>, file: u8, rank: u8, piece: Option<u8>) -> Option<Shape> {
    let file_of = |byte| File::from_byte(byte);
    Some(Shape::Pawn {
        file: match from {
            Some(byte) => Some(file_of(byte)?),
            None => None,
        },
        rank: None,
        to_file: file_of(file)?,
        to_rank: Some(Rank::from_byte(rank)?),
        promotion: match piece {
            Some(letter) => Some(officer(letter)?),
            None => None,
        },
    })
}

#[inline]
const fn officer(letter: u8) -> Option<Role> {
    Some(match letter {
        b'N' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' => Role::Rook,
        b'Q' => Role::Queen,
        b'K' => Role::King,
        _ => return None,
    })
}

fn square(bytes: &[u8]) -> Option<Square> {
    let [file, rank] = bytes else { return None };
    Some(Square::from_coords(File::from_byte(*file)?, Rank::from_byte(*rank)?))
}

const fn promoted(letter: u8) -> Option<Role> {
    match letter {
        b'Q' | b'R' | b'B' | b'N' => Role::from_letter(letter),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Alphabet;

    #[test]
    fn what_is_read_by_hand_is_what_the_productions_read() {
        let squares = ["e2", "e7", "h8", "i1", "a9", "", "e", "4"];
        let mut n_read = 0;
        for piece in ["", "N", "K", "P", "S", "n"] {
            for from in squares {
                for sign in ["", "-", "x", ":", "--"] {
                    for to in squares {
                        for tail in ["", "q", "n", "b", "k", "=Q", "=K", "=q", "Q", "+", "#", "++", "=N+", "b#", "x"] {
                            let word = format!("{piece}{from}{sign}{to}{tail}");
                            let Some(by_hand) = WrittenMove::of_squares(word.as_bytes()) else { continue };
                            n_read += 1;
                            assert_eq!(Alphabet::ENGLISH.read_move(&word), Some(by_hand), "{word}");
                        }
                    }
                }
            }
        }
        assert!(n_read > 300, "{n_read}");
        for word in ["e2e4", "g1-f3", "e7e8q", "e7xd8=Q+", "Ng1-f3", "Ra1xa8#"] {
            assert!(WrittenMove::of_squares(word.as_bytes()).is_some(), "{word}");
        }
    }
}
