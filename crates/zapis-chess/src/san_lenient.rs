//! The productions of `grammar/san.ebnf`: from a written word to a [`WrittenMove`], in any alphabet.
//!
//! Canonical English SAN, nearly all of a database, is read by [`WrittenMove::of_san`] instead; the productions here read
//! everything else and are its reference in a differential test.

use alloc::string::String;

use nom::branch::alt;
use nom::bytes::complete::{tag, tag_no_case};
use nom::character::complete::{char, one_of};
use nom::combinator::{map, not, opt, value};
use nom::sequence::{delimited, preceded, terminated};
use nom::{Err, IResult, Parser};

use super::alphabet::Alphabet;
use super::castling::CastlingSide;
use super::confusable::fold;
use super::piece::Role;
use super::square::{File, Rank, Square};
use super::written::{CheckSuffix, Shape, WrittenMove};

type Read<'a, T> = IResult<&'a str, T, ()>;

/// Reads `[a-h]`.
pub(crate) fn file(input: &str) -> Read<'_, File> {
    match input.as_bytes().first().and_then(|byte| File::from_byte(*byte)) {
        Some(file) => Ok((&input[1..], file)),
        None => Err(Err::Error(())),
    }
}

/// Reads `[1-8]`.
pub(crate) fn rank(input: &str) -> Read<'_, Rank> {
    match input.as_bytes().first().and_then(|byte| Rank::from_byte(*byte)) {
        Some(rank) => Ok((&input[1..], rank)),
        None => Err(Err::Error(())),
    }
}

/// Reads a square: `e4`.
pub(crate) fn square(input: &str) -> Read<'_, Square> {
    map((file, rank), |(file, rank)| Square::from_coords(file, rank)).parse(input)
}

/// Reads `x`, `X` or `:`.
pub(crate) fn capture_sign(input: &str) -> Read<'_, ()> {
    value((), one_of("xX:")).parse(input)
}

/// Reads what may be between a piece and its square; returns true for a capture sign.
pub(crate) fn separator(input: &str) -> Read<'_, bool> {
    alt((value(true, capture_sign), value(false, char('-')))).parse(input)
}

/// Reads one of the signs used to write castling.
pub(crate) fn castling_sign(input: &str) -> Read<'_, ()> {
    value((), one_of("0Oo")).parse(input)
}

/// Reads `O-O`, `0-0-0`, `00`.
pub(crate) fn castling(input: &str) -> Read<'_, Shape> {
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

/// Reads `--` and its variants.
pub(crate) fn null_move(input: &str) -> Read<'_, Shape> {
    let signs = alt((tag("--"), tag("Z0"), tag("0000"), tag("@@@@"), tag("<>")));
    let words = alt((tag_no_case("null-move"), tag_no_case("nullmove"), tag_no_case("null"), tag_no_case("pass")));
    value(Shape::Null, alt((signs, delimited(opt(char('<')), words, opt(char('>')))))).parse(input)
}

/// Reads `e.p.` as it looks after folding.
pub(crate) fn en_passant(input: &str) -> Read<'_, ()> {
    value((), alt((tag("e.p."), tag("e.p"), tag("ep"), tag("B.П."), tag("в.п.")))).parse(input)
}

/// Reads everything that means check or mate, in signs and in words: `+`, `††`, `dbl.ch.`, `#mate`, `(+)`; the
/// strongest one counts.
pub(crate) fn check_mark(input: &str) -> Read<'_, CheckSuffix> {
    alt((delimited(char('('), check_marks, char(')')), check_marks)).parse(input)
}

/// Reads consecutive signs and words for check and mate.
pub(crate) fn check_marks(input: &str) -> Read<'_, CheckSuffix> {
    let one = || terminated(alt((check_sign, preceded(opt(char('-')), check_word))), opt(char('.')));
    let (mut rest, mut all) = one().parse(input)?;
    while let Ok((next, further)) = one().parse(rest) {
        all = if strength(further) > strength(all) { further } else { all };
        rest = next;
    }
    Ok((rest, all))
}

const fn strength(mark: CheckSuffix) -> u8 {
    match mark {
        CheckSuffix::None => 0,
        CheckSuffix::Check => 1,
        CheckSuffix::Double => 2,
        CheckSuffix::Mate => 3,
    }
}

/// Reads a sign of check or mate.
pub(crate) fn check_sign(input: &str) -> Read<'_, CheckSuffix> {
    alt((
        value(CheckSuffix::Double, alt((tag("++"), tag("††")))),
        value(CheckSuffix::Check, alt((tag("+"), tag("†")))),
        value(CheckSuffix::Mate, alt((tag("#"), tag("x"), tag("X"), tag("‡"), tag("≠")))),
    ))
    .parse(input)
}

/// Reads a word for check or mate, or for the kind of check.
pub(crate) fn check_word(input: &str) -> Read<'_, CheckSuffix> {
    // The longest comes first, so that no word is taken for the beginning of another one.
    let mate = alt((tag_no_case("checkmate"), tag_no_case("mate"), tag_no_case("matt"), tag("мaт")));
    let double = alt((tag_no_case("double"), tag_no_case("dbl")));
    let check = alt((
        tag_no_case("check"),
        tag_no_case("ch"),
        terminated(tag_no_case("disc"), not(one_of("hH"))),
        tag_no_case("dis"),
        tag("d."),
        tag("шax"),
    ));
    alt((value(CheckSuffix::Mate, mate), value(CheckSuffix::Double, double), value(CheckSuffix::Check, check)))
        .parse(input)
}

/// Reads the capture sign of old prints that follows the square: `Qd5:`.
pub(crate) fn late_capture(input: &str) -> Read<'_, ()> {
    value((), char(':')).parse(input)
}

/// What may follow a move: a late capture sign, `e.p.`, a check sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tail {
    captures: bool,
    en_passant: bool,
    check: CheckSuffix,
}

/// Reads everything that may follow a move; never fails.
pub(crate) fn tail(input: &str) -> Read<'_, Tail> {
    let signs = (opt(late_capture), opt(en_passant), opt(check_mark), opt(en_passant));
    map(signs, |(captures, before, check, after)| Tail {
        captures: captures.is_some(),
        en_passant: before.or(after).is_some(),
        check: check.unwrap_or_default(),
    })
    .parse(input)
}

/// Reads what may be between a pawn's square and its promotion piece.
pub(crate) fn promotion_sign(input: &str) -> Read<'_, ()> {
    let longer = value((), alt((tag("=="), tag("=+"), tag("->"))));
    alt((longer, value((), one_of("=/:-_'.,>~|^")))).parse(input)
}

/// Reads a check sign that precedes the promotion piece: `e8+=Q`.
pub(crate) fn early_check(input: &str) -> Read<'_, CheckSuffix> {
    alt((
        value(CheckSuffix::Double, tag("++")),
        value(CheckSuffix::Check, tag("+")),
        value(CheckSuffix::Mate, tag("#")),
    ))
    .parse(input)
}

/// The names of the promotion pieces, in English, German, Russian, French and Spanish.
const PIECE_NAMES: [(&str, Role); 20] = [
    ("queen", Role::Queen),
    ("rook", Role::Rook),
    ("bishop", Role::Bishop),
    ("knight", Role::Knight),
    ("dame", Role::Queen),
    ("turm", Role::Rook),
    ("läufer", Role::Bishop),
    ("springer", Role::Knight),
    ("ферзь", Role::Queen),
    ("ладья", Role::Rook),
    ("слон", Role::Bishop),
    ("конь", Role::Knight),
    ("tour", Role::Rook),
    ("fou", Role::Bishop),
    ("cavalier", Role::Knight),
    ("dama", Role::Queen),
    ("reina", Role::Queen),
    ("torre", Role::Rook),
    ("alfil", Role::Bishop),
    ("caballo", Role::Knight),
];

/// Reads the name of a piece, ignoring case, as it looks after folding.
pub(crate) fn piece_name(input: &str) -> Read<'_, Role> {
    let small = |c: char| c.to_lowercase().next().unwrap_or(c);
    let begins_with = |name: &str| {
        let mut written = input.chars();
        name.chars().all(|c| written.next().map(small) == Some(fold(c))).then(|| input.len() - written.as_str().len())
    };
    match PIECE_NAMES.iter().find_map(|(name, role)| Some((begins_with(name)?, *role))) {
        Some((len, role)) => Ok((&input[len..], role)),
        None => Err(Err::Error(())),
    }
}

/// The productions that depend on the piece letters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spelling {
    alphabet: Alphabet,
}

impl Spelling {
    /// Creates the productions for the letters of `alphabet`.
    #[must_use]
    pub(crate) const fn new(alphabet: Alphabet) -> Self {
        Self { alphabet }
    }

    fn role(self, input: &str, wanted: fn(Role) -> bool) -> Read<'_, Role> {
        match self.alphabet.role_at(input) {
            Some((role, len)) if wanted(role) => Ok((&input[len..], role)),
            _ => Err(Err::Error(())),
        }
    }

    /// Reads the letter of a piece other than the pawn.
    pub(crate) fn piece_letter(self, input: &str) -> Read<'_, Role> {
        self.role(input, |role| role != Role::Pawn)
    }

    /// Reads the letter of the pawn.
    pub(crate) fn pawn_letter(self, input: &str) -> Read<'_, Role> {
        self.role(input, |role| role == Role::Pawn)
    }

    /// Reads the promotion piece: a letter of the alphabet, an English one of either case as in UCI, a figurine, or its
    /// name.
    pub(crate) fn promoted_piece(self, input: &str) -> Read<'_, Role> {
        let english = alt((
            value(Role::Queen, one_of("qQ")),
            value(Role::Rook, one_of("rR")),
            value(Role::Bishop, one_of("bB")),
            value(Role::Knight, one_of("nN")),
        ));
        let figurine = alt((
            value(Role::Queen, one_of("♕♛")),
            value(Role::Rook, one_of("♖♜")),
            value(Role::Bishop, one_of("♗♝")),
            value(Role::Knight, one_of("♘♞")),
        ));
        let letter = |input| self.piece_letter(input);
        alt((piece_name, letter, english, figurine)).parse(input)
    }

    /// Reads a lower-case piece letter of the alphabet: `ф`. Only used after a sign, because it may begin another word.
    fn small_letter(self, input: &str) -> Read<'_, Role> {
        let Some(small) = input.chars().next().filter(|c| c.is_lowercase()) else { return Err(Err::Error(())) };
        let large: String = small.to_uppercase().collect();
        match self.alphabet.role_at(&large) {
            Some((role, len)) if role != Role::Pawn && len == large.len() => Ok((&input[small.len_utf8()..], role)),
            _ => Err(Err::Error(())),
        }
    }

    /// Reads the piece after a promotion sign.
    pub(crate) fn signed_piece(self, input: &str) -> Read<'_, Role> {
        alt((|input| self.promoted_piece(input), |input| self.small_letter(input))).parse(input)
    }

    /// Reads `=Q`, `/Q`, `(Q)`, `[=Q]`, `Q` and their variants.
    pub(crate) fn promotion(self, input: &str) -> Read<'_, Role> {
        let signed = || move |input| self.signed_piece(input);
        // The B of `exd6B.П.` is not a bishop.
        let named = || terminated(signed(), not(char('.')));
        let bare = terminated(|input| self.promoted_piece(input), not(char('.')));
        let inner = || preceded(opt(char('=')), signed());
        let bracketed = alt((delimited(char('('), inner(), char(')')), delimited(char('['), inner(), char(']'))));
        alt((preceded(opt(promotion_sign), bracketed), preceded(promotion_sign, named()), bare)).parse(input)
    }

    /// Reads what follows a pawn's square: the promotion piece, and a check sign if that is written first.
    pub(crate) fn promotion_part(self, input: &str) -> Read<'_, (Option<Role>, CheckSuffix)> {
        let promotion = || move |input| self.promotion(input);
        let marked = (early_check, promotion()).map(|(mark, role)| (Some(role), mark));
        let plain = opt(promotion()).map(|role| (role, CheckSuffix::None));
        alt((marked, plain)).parse(input)
    }

    /// Reads two squares without a piece.
    pub(crate) fn coordinate_move(self, input: &str) -> Read<'_, Body> {
        let promotion = |input| self.promotion_part(input);
        map((square, opt(separator), square, promotion), |(from, separator, to, (promotion, check))| Body {
            shape: Shape::Coordinate { from, to, promotion },
            captures: separator == Some(true),
            check,
        })
        .parse(input)
    }

    /// Reads a piece and its destination.
    pub(crate) fn piece_move(self, input: &str) -> Read<'_, Body> {
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
        let captures = separator == Some(true);
        Ok((rest, Body { shape: Shape::Piece { role, file, rank, to }, captures, check: CheckSuffix::None }))
    }

    /// Reads a pawn's move from square to square: `e2-e4` after its letter.
    pub(crate) fn pawn_squares(input: &str) -> Read<'_, (PawnWay, bool)> {
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
    pub(crate) fn pawn_capture(input: &str) -> Read<'_, (PawnWay, bool)> {
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
    pub(crate) fn pawn_push(input: &str) -> Read<'_, (PawnWay, bool)> {
        map(square, |to| (PawnWay { file: None, rank: None, to_file: to.file(), to_rank: Some(to.rank()) }, false))
            .parse(input)
    }

    /// Reads a pawn's move; two squares without the pawn's letter are a [`Spelling::coordinate_move`].
    pub(crate) fn pawn_move(self, input: &str) -> Read<'_, Body> {
        let letter = |input| self.pawn_letter(input);
        let (rest, _) = opt(letter).parse(input)?;
        let (rest, (way, captures)) = alt((Self::pawn_squares, Self::pawn_capture, Self::pawn_push)).parse(rest)?;
        let (rest, (promotion, check)) = self.promotion_part(rest)?;
        let PawnWay { file, rank, to_file, to_rank } = way;
        Ok((rest, Body { shape: Shape::Pawn { file, rank, to_file, to_rank, promotion }, captures, check }))
    }

    /// Reads a whole word as a move; of several readings, the first that consumes the whole word.
    pub(crate) fn san_move(self, input: &str) -> Read<'_, WrittenMove> {
        if let Ok(("", shape)) = null_move(input) {
            return Ok(("", WrittenMove::plain(shape)));
        }
        let plain = |shape| Body { shape, captures: false, check: CheckSuffix::None };
        let readings = [
            castling(input).map(|(rest, shape)| (rest, plain(shape))),
            self.coordinate_move(input),
            self.pawn_move(input),
            self.piece_move(input),
        ];
        for (rest, Body { shape, captures, check }) in readings.into_iter().flatten() {
            if let Ok((rest @ "", tail)) = tail(rest) {
                let captures = captures || tail.captures;
                let check = if strength(tail.check) > strength(check) { tail.check } else { check };
                return Ok((rest, WrittenMove { shape, check, captures, en_passant: tail.en_passant }));
            }
        }
        Err(Err::Error(()))
    }
}

impl Alphabet {
    /// Reads a whole word as a move in the piece letters of this alphabet; `None` if it is no move in any position.
    ///
    /// Every way of writing algebraic notation is accepted, with the marks behind it: `Nf3`, `Ng1-f3`, `e7xd8Q`, `e8(Q)++`,
    /// `0-0`, `g1f3`, `--`. Letters that look alike must be [folded](crate::confusable::fold) before.
    ///
    /// ```
    /// use zapis_chess::{Alphabet, CheckSuffix, Position};
    /// let german = Alphabet::by_code("de").expect("a language of the table");
    /// let written = german.read_move("Sg1-f3+").expect("a move");
    /// assert_eq!(written.check, CheckSuffix::Check);
    /// let resolved = Position::initial().resolve(&written).expect("legal");
    /// assert_eq!(resolved.mv.to().to_string(), "f3");
    /// assert!(german.read_move("Nf3").is_none());
    /// ```
    #[must_use]
    pub fn read_move(self, folded: &str) -> Option<WrittenMove> {
        Spelling::new(self).san_move(folded).ok().map(|(_, written)| written)
    }

    /// Reads the promotion that folded text begins with, `=Q`, `(Q)`, `/Q`, `Q`; returns the piece and the text behind it.
    #[must_use]
    pub fn read_promotion(self, folded: &str) -> Option<(Role, &str)> {
        Spelling::new(self).promotion(folded).ok().map(|(rest, role)| (role, rest))
    }
}

impl CheckSuffix {
    /// Reads everything at the start of folded text that means check or mate, in signs and in words: `+`, `††`, `dbl.ch.`,
    /// `#mate`, `(+)`. Returns the strongest of them, and the text behind it.
    ///
    /// ```
    /// use zapis_chess::CheckSuffix;
    /// assert_eq!(CheckSuffix::read("dbl.ch. e4"), Some((CheckSuffix::Double, " e4")));
    /// assert_eq!(CheckSuffix::read("e4"), None);
    /// ```
    #[must_use]
    pub fn read(folded: &str) -> Option<(Self, &str)> {
        check_mark(folded).ok().map(|(rest, mark)| (mark, rest))
    }
}

impl Shape {
    /// Returns true if a whole word is a null move: `--`, `Z0`, `0000`, `<null>`, `pass`.
    #[must_use]
    pub fn is_null_word(word: &str) -> bool {
        null_move(word).is_ok_and(|(rest, _)| rest.is_empty())
    }
}

/// A move without its tail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Body {
    shape: Shape,
    captures: bool,
    /// A check sign before the promotion piece: `e8+=Q`.
    check: CheckSuffix,
}

/// The path of a pawn, as far as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PawnWay {
    file: Option<File>,
    rank: Option<Rank>,
    to_file: File,
    to_rank: Option<Rank>,
}
