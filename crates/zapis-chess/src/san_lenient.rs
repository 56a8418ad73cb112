//! The productions of `grammar/san.ebnf`: from a written word to a [`WrittenMove`], in any alphabet.
//!
//! Words in canonical English SAN, nearly all of a database, are read by [`super::san_strict`] instead; the productions
//! here read everything else and are its partner in a differential test.

use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::{char, one_of};
use nom::combinator::{map, not, opt, value};
use nom::sequence::{delimited, preceded, terminated};
use nom::{Err, IResult, Parser};

use super::alphabet::Alphabet;
use super::castling::CastlingSide;
use super::piece::Role;
use super::square::{File, Rank, Square};
use super::written::{CheckSuffix, Shape, WrittenMove};

type Read<'a, T> = IResult<&'a str, T, ()>;

/// Reads `[a-h]`.
pub fn file(input: &str) -> Read<'_, File> {
    match input.as_bytes().first().and_then(|byte| File::from_byte(*byte)) {
        Some(file) => Ok((&input[1..], file)),
        None => Err(Err::Error(())),
    }
}

/// Reads `[1-8]`.
pub fn rank(input: &str) -> Read<'_, Rank> {
    match input.as_bytes().first().and_then(|byte| Rank::from_byte(*byte)) {
        Some(rank) => Ok((&input[1..], rank)),
        None => Err(Err::Error(())),
    }
}

/// Reads a square: `e4`.
pub fn square(input: &str) -> Read<'_, Square> {
    map((file, rank), |(file, rank)| Square::from_coords(file, rank)).parse(input)
}

/// Reads `x`, `X` or `:`.
pub fn capture_sign(input: &str) -> Read<'_, ()> {
    value((), one_of("xX:")).parse(input)
}

/// Reads what may stand between a piece and its square; gives whether it is a capture sign.
pub fn separator(input: &str) -> Read<'_, bool> {
    alt((value(true, capture_sign), value(false, char('-')))).parse(input)
}

/// Reads one of the signs castling is written with.
pub fn castling_sign(input: &str) -> Read<'_, ()> {
    value((), one_of("0Oo")).parse(input)
}

/// Reads `O-O`, `0-0-0`, `00`.
pub fn castling(input: &str) -> Read<'_, Shape> {
    let sign = || castling_sign;
    let dash = || char('-');
    alt((
        value(Shape::Castle(CastlingSide::Queen), (sign(), dash(), sign(), dash(), sign())),
        value(Shape::Castle(CastlingSide::Queen), (sign(), sign(), sign())),
        value(Shape::Castle(CastlingSide::King), (sign(), dash(), sign())),
        value(Shape::Castle(CastlingSide::King), (sign(), sign())),
    ))
    .parse(input)
}

/// Reads `--` and its kin.
pub fn null_move(input: &str) -> Read<'_, Shape> {
    value(Shape::Null, alt((tag("--"), tag("Z0"), tag("0000"), tag("@@@@")))).parse(input)
}

/// Reads `e.p.` as it looks after folding.
pub fn en_passant(input: &str) -> Read<'_, ()> {
    value((), alt((tag("e.p."), tag("e.p"), tag("ep"), tag("B.П."), tag("в.п.")))).parse(input)
}

/// Reads a check or mate sign.
pub fn check_mark(input: &str) -> Read<'_, CheckSuffix> {
    alt((
        value(CheckSuffix::Double, tag("++")),
        value(CheckSuffix::Check, tag("+")),
        value(CheckSuffix::Mate, alt((tag("#"), tag("x"), tag("X"), tag("‡")))),
        value(CheckSuffix::Check, alt((tag("†"), tag("ch")))),
        value(CheckSuffix::Mate, tag("mate")),
    ))
    .parse(input)
}

/// Reads the capture sign of old prints that stands after the square: `Qd5:`.
pub fn late_capture(input: &str) -> Read<'_, ()> {
    value((), char(':')).parse(input)
}

/// What may stand after a move: a late capture sign, `e.p.`, a check sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tail {
    captures: bool,
    en_passant: bool,
    check: CheckSuffix,
}

/// Reads all that may stand after a move; never fails.
pub fn tail(input: &str) -> Read<'_, Tail> {
    let signs = (opt(late_capture), opt(en_passant), opt(check_mark), opt(en_passant));
    map(signs, |(captures, before, check, after)| Tail {
        captures: captures.is_some(),
        en_passant: before.or(after).is_some(),
        check: check.unwrap_or_default(),
    })
    .parse(input)
}

/// The productions that depend on whose piece letters are read.
#[derive(Clone, Copy, Debug)]
pub struct Spelling {
    alphabet: Alphabet,
}

impl Spelling {
    /// Reads with the letters of `alphabet`.
    #[must_use]
    pub const fn new(alphabet: Alphabet) -> Self {
        Self { alphabet }
    }

    fn role(self, input: &str, wanted: fn(Role) -> bool) -> Read<'_, Role> {
        match self.alphabet.role_at(input) {
            Some((role, len)) if wanted(role) => Ok((&input[len..], role)),
            _ => Err(Err::Error(())),
        }
    }

    /// Reads the letter of a piece other than the pawn.
    ///
    /// # Errors
    /// Fails where no piece of the alphabet stands.
    pub fn piece_letter(self, input: &str) -> Read<'_, Role> {
        self.role(input, |role| role != Role::Pawn)
    }

    /// Reads the letter of the pawn.
    ///
    /// # Errors
    /// Fails where none stands.
    pub fn pawn_letter(self, input: &str) -> Read<'_, Role> {
        self.role(input, |role| role == Role::Pawn)
    }

    /// Reads the piece a pawn becomes: a letter of the alphabet, or a small English one as in UCI.
    ///
    /// # Errors
    /// Fails where neither stands.
    pub fn promoted_piece(self, input: &str) -> Read<'_, Role> {
        let small = alt((
            value(Role::Queen, char('q')),
            value(Role::Rook, char('r')),
            value(Role::Bishop, char('b')),
            value(Role::Knight, char('n')),
        ));
        alt((|input| self.piece_letter(input), small)).parse(input)
    }

    /// Reads `=Q`, `/Q`, `(Q)` or `Q`.
    ///
    /// # Errors
    /// Fails where no promotion stands.
    pub fn promotion(self, input: &str) -> Read<'_, Role> {
        let piece = || move |input| self.promoted_piece(input);
        // The B of `exd6B.П.` is no bishop.
        let bare = terminated(piece(), not(char('.')));
        alt((
            preceded(char('='), piece()),
            preceded(char('/'), piece()),
            delimited(char('('), piece(), char(')')),
            bare,
        ))
        .parse(input)
    }

    /// Reads two squares without a piece.
    ///
    /// # Errors
    /// Fails where they do not stand.
    pub fn coordinate_move(self, input: &str) -> Read<'_, (Shape, bool)> {
        let promotion = |input| self.promotion(input);
        map((square, opt(separator), square, opt(promotion)), |(from, separator, to, promotion)| {
            (Shape::Coordinate { from, to, promotion }, separator == Some(true))
        })
        .parse(input)
    }

    /// Reads a piece and where it goes.
    ///
    /// # Errors
    /// Fails where no piece move stands.
    pub fn piece_move(self, input: &str) -> Read<'_, (Shape, bool)> {
        let (rest, role) = self.piece_letter(input)?;
        let from_square = map(square, |square| (Some(square.file()), Some(square.rank())));
        let from_file = map(file, |file| (Some(file), None));
        let from_rank = map(rank, |rank| (None, Some(rank)));
        let (rest, ((file, rank), separator, to)) = alt((
            (from_square, opt(separator), square),
            (from_file, opt(separator), square),
            (from_rank, opt(separator), square),
            (map(tag(""), |_| (None, None)), opt(separator), square),
        ))
        .parse(rest)?;
        Ok((rest, (Shape::Piece { role, file, rank, to }, separator == Some(true))))
    }

    /// Reads a pawn's move from square to square: `e2-e4` after its letter.
    ///
    /// # Errors
    /// Fails where two squares do not stand.
    pub fn pawn_squares(input: &str) -> Read<'_, (PawnWay, bool)> {
        map((square, opt(separator), square), |(from, separator, to)| {
            let way = PawnWay {
                file: Some(from.file()),
                rank: Some(from.rank()),
                to_file: to.file(),
                to_rank: Some(to.rank()),
            };
            (way, separator == Some(true))
        })
        .parse(input)
    }

    /// Reads `exd5`, `ed5`, `exd`, `ed`.
    ///
    /// # Errors
    /// Fails where no pawn capture stands.
    pub fn pawn_capture(input: &str) -> Read<'_, (PawnWay, bool)> {
        let to_square = map((file, opt(separator), square), |(from, separator, to)| {
            let way = PawnWay { file: Some(from), rank: None, to_file: to.file(), to_rank: Some(to.rank()) };
            (way, separator == Some(true))
        });
        let to_file = map((file, opt(capture_sign), file), |(from, sign, to)| {
            (PawnWay { file: Some(from), rank: None, to_file: to, to_rank: None }, sign.is_some())
        });
        alt((to_square, to_file)).parse(input)
    }

    /// Reads `e4`.
    ///
    /// # Errors
    /// Fails where no square stands.
    pub fn pawn_push(input: &str) -> Read<'_, (PawnWay, bool)> {
        map(square, |to| (PawnWay { file: None, rank: None, to_file: to.file(), to_rank: Some(to.rank()) }, false))
            .parse(input)
    }

    /// Reads a pawn's move; without its letter two squares are a [`Spelling::coordinate_move`].
    ///
    /// # Errors
    /// Fails where no pawn move stands.
    pub fn pawn_move(self, input: &str) -> Read<'_, (Shape, bool)> {
        let letter = |input| self.pawn_letter(input);
        let (rest, _) = opt(letter).parse(input)?;
        let (rest, (way, captures)) = alt((Self::pawn_squares, Self::pawn_capture, Self::pawn_push)).parse(rest)?;
        let promotion = |input| self.promotion(input);
        let (rest, promotion) = opt(promotion).parse(rest)?;
        let PawnWay { file, rank, to_file, to_rank } = way;
        Ok((rest, (Shape::Pawn { file, rank, to_file, to_rank, promotion }, captures)))
    }

    /// Reads a whole word as a move; of several readings the first that takes the whole word.
    ///
    /// # Errors
    /// Fails where the word is no move in this alphabet.
    pub fn san_move(self, input: &str) -> Read<'_, WrittenMove> {
        if let Ok(("", shape)) = null_move(input) {
            return Ok(("", WrittenMove::plain(shape)));
        }
        let plain = |shape| (shape, false);
        let readings = [
            castling(input).map(|(rest, shape)| (rest, plain(shape))),
            self.coordinate_move(input),
            self.pawn_move(input),
            self.piece_move(input),
        ];
        for (rest, (shape, captures)) in readings.into_iter().flatten() {
            if let Ok((rest @ "", tail)) = tail(rest) {
                let captures = captures || tail.captures;
                return Ok((rest, WrittenMove { shape, check: tail.check, captures, en_passant: tail.en_passant }));
            }
        }
        Err(Err::Error(()))
    }
}

/// Where a pawn goes, as far as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PawnWay {
    file: Option<File>,
    rank: Option<Rank>,
    to_file: File,
    to_rank: Option<Rank>,
}
