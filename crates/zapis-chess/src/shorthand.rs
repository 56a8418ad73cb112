//! The shorthand of scoresheets: algebraic moves that leave out what the board shows, `QxQ`, `axQ`, `gxRQ`, `B6`, `e5x`.
//!
//! The productions of `grammar/shorthand.ebnf`, in any alphabet, after look-alike letters are folded. The position has
//! to supply what is left out; if it does not, the move is ambiguous.

use nom::branch::alt;
use nom::combinator::{map, opt};
use nom::sequence::terminated;
use nom::{Err, IResult, Parser};

use super::alphabet::Alphabet;
use super::bitboard::Bitboard;
use super::move_pattern::{Description, Meaning, MovePattern, Takes, squares};
use super::piece::Role;
use super::san_lenient::{Spelling, capture_sign, check_mark, file, rank, square};
use super::square::{File, Rank, Square};
use super::written::CheckSuffix;

type Read<'a, T> = IResult<&'a str, T, ()>;

/// The productions that depend on the piece letters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shorthand {
    spelling: Spelling,
}

/// The capturing piece, with its file and rank as far as written, or a pawn of a file.
type Taker = (Role, Option<File>, Option<Rank>);

impl Shorthand {
    /// Creates the productions for the letters of `alphabet`.
    #[must_use]
    pub(crate) const fn new(alphabet: Alphabet) -> Self {
        Self { spelling: Spelling::new(alphabet) }
    }

    fn any_letter(self, input: &str) -> Read<'_, Role> {
        alt((|input| self.spelling.piece_letter(input), |input| self.spelling.pawn_letter(input))).parse(input)
    }

    /// Reads the capturing piece: `Q`, `Rd`, `N1`, `P`, `a`.
    pub(crate) fn taker(self, input: &str) -> Read<'_, Taker> {
        let origin = alt((map(file, |file| (Some(file), None)), map(rank, |rank| (None, Some(rank)))));
        let piece = map((|input| self.spelling.piece_letter(input), opt(origin)), |(role, origin)| {
            let (file, rank) = origin.unwrap_or_default();
            (role, file, rank)
        });
        let pawn = map(|input| self.spelling.pawn_letter(input), |role| (role, None, None));
        alt((piece, pawn, map(file, |file| (Role::Pawn, Some(file), None)))).parse(input)
    }

    /// Reads a capture that names the captured piece: `QxQ`, `axQ`, `QxNd5`, `gxRQ`.
    pub(crate) fn named_capture(self, input: &str) -> Read<'_, Description> {
        let promotion = |input| self.spelling.promotion(input);
        let taken = |input| self.any_letter(input);
        let parts = (terminated(|input| self.taker(input), capture_sign), taken, opt(square), opt(promotion));
        map(parts, |((role, file, rank), taken, to, promotion)| Description {
            role: Some(role),
            from: squares(file, rank),
            to: to.map_or(Bitboard::ALL, Bitboard::of),
            takes: Takes::Piece(taken),
            promotion,
            ..Description::ANY
        })
        .parse(input)
    }

    /// Reads a piece and the rank it goes to: `B6`, `Nx4`.
    pub(crate) fn piece_to_rank(self, input: &str) -> Read<'_, Description> {
        let piece = |input| self.spelling.piece_letter(input);
        map((piece, opt(capture_sign), rank), |(role, sign, rank)| Description {
            role: Some(role),
            to: squares(None, Some(rank)),
            takes: if sign.is_some() { Takes::Something } else { Takes::Anything },
            ..Description::ANY
        })
        .parse(input)
    }

    /// Reads a whole word.
    pub(crate) fn shorthand_move(self, input: &str) -> Read<'_, MovePattern> {
        let readings = [self.named_capture(input), self.piece_to_rank(input), pawn_to_square_taking(input)];
        for (rest, description) in readings.into_iter().flatten() {
            if let Ok((rest @ "", check)) = check(rest) {
                return Ok((
                    rest,
                    MovePattern { means: Meaning::Described(description), check, has_check_marks: true },
                ));
            }
        }
        Err(Err::Error(()))
    }
}

/// Reads the square on which a pawn captures, with the sign after it: `e5x`.
pub(crate) fn pawn_to_square_taking(input: &str) -> Read<'_, Description> {
    map(terminated(square, capture_sign), |to: Square| Description {
        role: Some(Role::Pawn),
        to: Bitboard::of(to),
        takes: Takes::Something,
        ..Description::ANY
    })
    .parse(input)
}

/// Reads a check sign, if there is one.
fn check(input: &str) -> Read<'_, CheckSuffix> {
    map(opt(check_mark), Option::unwrap_or_default).parse(input)
}

/// Reads a folded word in the letters of an alphabet.
pub(super) fn read(folded: &str, alphabet: Alphabet) -> Option<MovePattern> {
    Shorthand::new(alphabet).shorthand_move(folded).ok().map(|(_, pattern)| pattern)
}
