//! Moves in the English descriptive notation of older books: `P-K4`, `KtxP`, `QR-Q1`, `R/1-K1`, `P-K8(Q)`, `B-N5 ch`.
//!
//! Files are named after the pieces that start there, ranks are counted from the player's side. A file or a piece
//! without `Q` or `K` may be on either side; the position decides which move is meant.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::char;
use nom::combinator::{map, opt, value};
use nom::multi::many0_count;
use nom::sequence::{delimited, preceded};
use nom::{IResult, Parser};

use super::bitboard::Bitboard;
use super::castling::CastlingSide;
use super::move_pattern::{Description, Meaning, MovePattern, Takes, rank_seen_by, squares};
use super::moves::Move;
use super::piece::{Color, Role};
use super::position::Position;
use super::san_lenient::rank;
use super::square::{File, Rank, Square};
use super::written::CheckSuffix;

type Read<'a, T> = IResult<&'a str, T, ()>;

/// A file name as a set of files: `QB` is one file, `B` is two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Files(Bitboard);

/// The piece that moves or is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Man {
    role: Role,
    /// For a pawn, its file.
    files: Option<Files>,
    /// For a piece, the side it comes from.
    board_side: Option<CastlingSide>,
}

/// A location, as far as it is written: files, and a rank counted from the player's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    files: Option<Files>,
    rank: Option<Rank>,
}

impl Place {
    fn squares(self, turn: Color) -> Bitboard {
        let files = self.files.map_or(Bitboard::ALL, |files| files.0);
        files & squares(None, self.rank.map(|rank| rank_seen_by(turn, rank)))
    }
}

/// Reads `Q` or `K` before a piece: queenside or kingside.
pub(crate) fn board_side(input: &str) -> Read<'_, CastlingSide> {
    alt((value(CastlingSide::Queen, char('Q')), value(CastlingSide::King, char('K')))).parse(input)
}

/// Reads a piece of which there are two.
pub(crate) fn minor_or_rook(input: &str) -> Read<'_, Role> {
    alt((
        value(Role::Knight, tag("Kt")),
        value(Role::Knight, char('N')),
        value(Role::Bishop, char('B')),
        value(Role::Rook, char('R')),
    ))
    .parse(input)
}

/// Returns the file on which such a piece starts, on one side.
const fn home_file(role: Role, board_side: CastlingSide) -> File {
    match (role, board_side) {
        (Role::Rook, CastlingSide::Queen) => File::A,
        (Role::Knight, CastlingSide::Queen) => File::ALL[1],
        (Role::Bishop, CastlingSide::Queen) => File::C,
        (Role::Bishop, CastlingSide::King) => File::F,
        (Role::Knight, CastlingSide::King) => File::G,
        (Role::Rook, CastlingSide::King) => File::H,
        (_, CastlingSide::Queen) => File::D,
        (_, CastlingSide::King) => File::E,
    }
}

/// Reads a file: `QR`, `KKt`, `B`, `K`.
pub(crate) fn file_name(input: &str) -> Read<'_, Files> {
    let one = |file| Files(Bitboard::of_file(file));
    alt((
        map((board_side, minor_or_rook), move |(board_side, role)| one(home_file(role, board_side))),
        map(minor_or_rook, |role| {
            let [queen, king] = [CastlingSide::Queen, CastlingSide::King]
                .map(|board_side| Bitboard::of_file(home_file(role, board_side)));
            Files(queen | king)
        }),
        map(board_side, move |board_side| one(home_file(Role::Queen, board_side))),
    ))
    .parse(input)
}

/// Reads a square: `K4`, `QB3`.
pub(crate) fn square_name(input: &str) -> Read<'_, Place> {
    map((file_name, rank), |(files, rank)| Place { files: Some(files), rank: Some(rank) }).parse(input)
}

/// Reads a square, a rank or a file.
pub(crate) fn place(input: &str) -> Read<'_, Place> {
    alt((
        square_name,
        map(rank, |rank| Place { files: None, rank: Some(rank) }),
        map(file_name, |files| Place { files: Some(files), rank: None }),
    ))
    .parse(input)
}

/// Reads the location of a piece, written behind it: `/B3`, `(1)`.
pub(crate) fn standing(input: &str) -> Read<'_, Place> {
    alt((preceded(char('/'), place), delimited(char('('), place, char(')')))).parse(input)
}

/// Reads a pawn with or without its file: `P`, `QBP`.
pub(crate) fn pawn(input: &str) -> Read<'_, Man> {
    map((opt(file_name), char('P')), |(files, _)| Man { role: Role::Pawn, files, board_side: None }).parse(input)
}

/// Reads a piece with or without its side: `Kt`, `QR`, `Q`.
pub(crate) fn piece(input: &str) -> Read<'_, Man> {
    let one = |role| Man { role, files: None, board_side: None };
    alt((
        map((board_side, minor_or_rook), |(board_side, role)| Man { role, files: None, board_side: Some(board_side) }),
        map(minor_or_rook, one),
        value(one(Role::Queen), char('Q')),
        value(one(Role::King), char('K')),
    ))
    .parse(input)
}

/// Reads the piece that moves or is taken, and its location if written.
pub(crate) fn man(input: &str) -> Read<'_, (Man, Option<Place>)> {
    (alt((pawn, piece)), opt(standing)).parse(input)
}

/// Reads the piece a pawn promotes to.
pub(crate) fn new_piece(input: &str) -> Read<'_, Role> {
    alt((minor_or_rook, value(Role::Queen, char('Q')))).parse(input)
}

/// Reads `(Q)`, `=Q` or `/Q`.
pub(crate) fn becoming(input: &str) -> Read<'_, Role> {
    alt((preceded(char('='), new_piece), preceded(char('/'), new_piece), delimited(char('('), new_piece, char(')'))))
        .parse(input)
}

/// A mark written after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// `ch`, `+`, `dis`.
    Check,
    /// `dbl`, `++`.
    Double,
    /// `mate`, `#`.
    Mate,
    /// `e.p.`
    EnPassant,
}

/// Reads one mark.
pub(crate) fn mark(input: &str) -> Read<'_, Mark> {
    alt((
        value(Mark::EnPassant, alt((tag("e.p"), tag("ep")))),
        value(Mark::Double, alt((tag("dbl"), tag("++")))),
        value(Mark::Check, alt((tag("ch"), tag("dis"), tag("+")))),
        value(Mark::Mate, alt((tag("mate"), tag("#")))),
    ))
    .parse(input)
}

/// All marks of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks {
    check: CheckSuffix,
    en_passant: bool,
}

/// Reads all marks that may follow a move; never fails.
#[expect(clippy::unnecessary_wraps, reason = "a production as the others")]
pub(crate) fn marks(mut input: &str) -> Read<'_, Marks> {
    let mut marks = Marks::default();
    let blank = |input| many0_count(char(' ')).parse(input);
    let period = |input| opt(char('.')).parse(input);
    let mut one = (blank, mark, period);
    while let Ok((rest, (_, mark, _))) = one.parse(input) {
        input = rest;
        match (mark, marks.check) {
            (Mark::EnPassant, _) => marks.en_passant = true,
            (Mark::Mate, _) => marks.check = CheckSuffix::Mate,
            (Mark::Double, CheckSuffix::None | CheckSuffix::Check) => marks.check = CheckSuffix::Double,
            (Mark::Check, CheckSuffix::None) => marks.check = CheckSuffix::Check,
            _ => {}
        }
    }
    Ok((input, marks))
}

/// Where a piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// `-K4`.
    Square(Place),
    /// `xP`, `xKBP`, `xN/B3`.
    Taken(Man, Option<Place>),
}

/// Reads where a piece goes.
pub(crate) fn target(input: &str) -> Read<'_, Target> {
    alt((
        map(preceded(char('-'), square_name), Target::Square),
        map(preceded(char('x'), man), |(man, place)| Target::Taken(man, place)),
    ))
    .parse(input)
}

/// Reads a whole move from White's point of view.
#[cfg(test)]
pub(crate) fn descriptive_move(input: &str) -> Read<'_, MovePattern> {
    pattern(input, Color::White)
}

/// Reads a word.
pub(super) fn read(word: &str, turn: Color) -> Option<MovePattern> {
    pattern(word, turn).ok().filter(|(rest, _)| rest.is_empty()).map(|(_, pattern)| pattern)
}

fn pattern(input: &str, turn: Color) -> Read<'_, MovePattern> {
    if let Ok((rest, ())) = castles(input) {
        let (rest, marks) = marks(rest)?;
        return Ok((rest, MovePattern { means: Meaning::Castles, check: marks.check, has_check_marks: true }));
    }
    let (rest, ((man, standing), target, mut promotion, marks)) = (man, target, opt(becoming), marks).parse(input)?;
    let from = standing.map_or(Bitboard::ALL, |place| place.squares(turn)) & of_files(man);
    let mut description = Description { role: Some(man.role), from, board_side: man.board_side, ..Description::ANY };
    match target {
        Target::Square(place) => description.to = place.squares(turn),
        Target::Taken(taken, place) => {
            // Brackets after a pawn's capture may hold the promotion piece.
            let (place, becomes) = match place.and_then(as_new_piece).filter(|_| man.role == Role::Pawn) {
                Some(role) if promotion.is_none() => (None, Some(role)),
                _ => (place, None),
            };
            promotion = promotion.or(becomes);
            description.to = place.map_or(Bitboard::ALL, |place| place.squares(turn)) & of_files(taken);
            description.takes = Takes::Piece(taken.role);
            description.taken_board_side = taken.board_side;
            if marks.en_passant {
                description.takes = Takes::EnPassant;
            }
        }
    }
    description.promotion = promotion;
    Ok((rest, MovePattern { means: Meaning::Described(description), check: marks.check, has_check_marks: true }))
}

fn of_files(man: Man) -> Bitboard {
    man.files.map_or(Bitboard::ALL, |files| files.0)
}

/// Converts a place that is only a file name into a piece: `(Q)`, `(N)`.
fn as_new_piece(place: Place) -> Option<Role> {
    let files = place.files.filter(|_| place.rank.is_none())?;
    let is_of = |role: &Role| {
        let homes = match role {
            Role::Queen => [CastlingSide::Queen; 2],
            _ => [CastlingSide::Queen, CastlingSide::King],
        };
        homes.iter().fold(Bitboard::EMPTY, |all, board_side| all | Bitboard::of_file(home_file(*role, *board_side)))
            == files.0
    };
    Role::PROMOTIONS.into_iter().find(is_of)
}

/// Reads `Castles`.
pub(crate) fn castles(input: &str) -> Read<'_, ()> {
    value((), alt((tag("Castles"), tag("castles")))).parse(input)
}

/// The names of the files, short and full.
const FILE_NAMES: [[&str; 2]; 8] =
    [["R", "QR"], ["N", "QN"], ["B", "QB"], ["Q", "Q"], ["K", "K"], ["B", "KB"], ["N", "KN"], ["R", "KR"]];

fn file_names(file: File) -> [&'static str; 2] {
    FILE_NAMES[file.index() % FILE_NAMES.len()]
}

fn digit(turn: Color, rank: Rank) -> char {
    rank_seen_by(turn, rank).char()
}

/// Names a square, short and full.
fn square_names(turn: Color, square: Square) -> [String; 2] {
    file_names(square.file()).map(|file| format!("{file}{}", digit(turn, square.rank())))
}

/// Lists the names of a piece, shortest first.
fn man_names(turn: Color, role: Role, square: Square) -> Vec<String> {
    let letter = char::from(role.letter());
    let mut names = vec![letter.to_string()];
    if role == Role::Pawn {
        names.extend(file_names(square.file()).map(|file| format!("{file}{letter}")));
    }
    names.push(format!("{letter}/{}", digit(turn, square.rank())));
    names.extend(square_names(turn, square).map(|square| format!("{letter}/{square}")));
    names
}

/// Writes a legal move with its check mark, as short as the position allows.
///
/// Spellings are tried from the shortest on; the first one that is unambiguous is used. A file or a piece is named
/// without its side where that is enough (`P-K4`, `N-B3`, `BxP`), then with it (`N-KB3`, `PxKBP`), then with the square
/// of departure or of the captured piece after a slash, its rank before its file (`R/1-K1`, `N/KB3-Q2`, `NxP/K5`). A
/// piece is never distinguished by the side it came from (`QR-Q1`), which a position does not show; the reader accepts
/// it.
pub(super) fn write(position: &Position, mv: Move, mark: CheckSuffix, out: &mut Vec<u8>) {
    match mv.castling_side() {
        Some(_) if mv.is_stood() && !position.stood_castling_is_plain(mv) => {
            out.extend(position.uci(mv).as_bytes());
        }
        Some(castling_side) => out.extend(castling_side.san().as_bytes()),
        None => out.extend(spelling(position, mv).as_bytes()),
    }
    let mark: &[u8] = match mark {
        CheckSuffix::None => b"",
        CheckSuffix::Check => b" ch",
        CheckSuffix::Double => b" dbl ch",
        CheckSuffix::Mate => b" mate",
    };
    out.extend(mark);
}

/// Finds the shortest unambiguous spelling of a move.
fn spelling(position: &Position, mv: Move) -> String {
    let (turn, from, to) = (position.turn(), mv.from(), mv.to());
    let mover = position.role_at(from).unwrap_or(Role::Pawn);
    let movers = man_names(turn, mover, from);
    let taken = if mv.is_en_passant() { Some(Role::Pawn) } else { position.role_at(to) };
    let targets: Vec<String> = match taken {
        Some(role) => man_names(turn, role, to).iter().map(|name| format!("x{name}")).collect(),
        None => square_names(turn, to).iter().map(|name| format!("-{name}")).collect(),
    };
    let becomes = mv.promotion().map_or_else(String::new, |role| format!("={}", char::from(role.letter())));
    let passing = if mv.is_en_passant() { " e.p." } else { "" };
    let mut pairs: Vec<(usize, usize)> =
        (0..movers.len()).flat_map(|mover| (0..targets.len()).map(move |target| (mover, target))).collect();
    // Shortest first; among equals, the one that says more about the destination.
    pairs.sort_by_key(|(mover, target)| (movers[*mover].len() + targets[*target].len(), *mover));
    let spelled =
        pairs.iter().map(|(mover, target)| format!("{}{}{becomes}{passing}", movers[*mover], targets[*target]));
    let means_it = |text: &String| {
        let pattern = read(text, turn);
        pattern.is_some_and(|pattern| position.pattern_means(&pattern, mv))
    };
    // The full names of both squares identify one move, so there is always a spelling.
    spelled.into_iter().find(means_it).unwrap_or_else(|| position.uci(mv))
}
