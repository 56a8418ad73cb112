//! Reads coordinates and long algebraic notation by hand: `g1f3`, `e7e8q`, `e2-e4`, `Ng1-f3`.

use super::piece::Role;
use super::square::{File, Rank, Square};
use super::written::{CheckSuffix, Shape, WrittenMove};

/// Reads a word of two squares in English letters; `None` for everything else, which is left to [`super::san_lenient`].
#[must_use]
pub fn read(word: &[u8]) -> Option<WrittenMove> {
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
    use crate::{Alphabet, Spelling};

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
                            let Some(by_hand) = read(word.as_bytes()) else { continue };
                            n_read += 1;
                            assert_eq!(Spelling::new(Alphabet::ENGLISH).san_move(&word), Ok(("", by_hand)), "{word}");
                        }
                    }
                }
            }
        }
        assert!(n_read > 300, "{n_read}");
        for word in ["e2e4", "g1-f3", "e7e8q", "e7xd8=Q+", "Ng1-f3", "Ra1xa8#"] {
            assert!(read(word.as_bytes()).is_some(), "{word}");
        }
    }
}
