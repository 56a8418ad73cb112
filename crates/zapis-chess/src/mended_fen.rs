//! FENs that do not follow the standard, but can be read with certainty.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use crate::castling::CastlingMode;
use crate::chess960::starting_setup;
use crate::confusable::fold;
use crate::fen::{FenStyle, write_fen};

/// A deviation from the standard in a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenMistakeKind {
    /// `44` for `8`: adjacent digits.
    DigitsApart,
    /// A trailing `/` after the last rank.
    LastSlash,
    /// `W`, `white`.
    SideToMove,
    /// `KQ--`, `kqKQ`, `–`.
    Castling,
    /// `E3`, `–`.
    EnPassant,
    /// `-` or `?` for a number.
    Counter,
    /// A missing field.
    Missing(FenField),
    /// More than six fields.
    ManyFields,
    /// `hmvc 5; fmvn 9;`: EPD operations after the fields.
    Operations,
    /// `40 0`: move number and halfmove clock are swapped.
    NumbersExchanged,
    /// `_` instead of the blanks between the fields.
    Blanks,
    /// `Q~`: a piece that was a pawn.
    Promoted,
    /// `startpos`: a name for the initial position.
    Named,
    /// `518`: the number of a Chess960 position.
    Numbered,
}

/// The fields of a FEN after the placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenField {
    /// `w`.
    SideToMove,
    /// `KQkq`.
    Castling,
    /// `e3`.
    EnPassant,
    /// The number of plies since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the next move.
    FullmoveNumber,
}

const FIELDS: [FenField; N_FIELDS - 1] =
    [FenField::SideToMove, FenField::Castling, FenField::EnPassant, FenField::HalfmoveClock, FenField::FullmoveNumber];

impl fmt::Display for FenMistakeKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::DigitsApart => write!(f, "adjacent digits that are one number"),
            Self::LastSlash => write!(f, "trailing `/` after the last rank"),
            Self::SideToMove => write!(f, "the side to move is `w` or `b`"),
            Self::Castling => write!(f, "the castling rights are written in another way"),
            Self::EnPassant => write!(f, "the en passant square is written in another way"),
            Self::Counter => write!(f, "a number is missing"),
            Self::Missing(FenField::SideToMove) => write!(f, "the side to move is missing"),
            Self::Missing(FenField::Castling) => write!(f, "the castling rights are missing"),
            Self::Missing(FenField::EnPassant) => write!(f, "the en passant square is missing"),
            Self::Missing(FenField::HalfmoveClock) => write!(f, "the halfmove clock is missing"),
            Self::Missing(FenField::FullmoveNumber) => write!(f, "the move number is missing"),
            Self::Operations => write!(f, "EPD operations after its fields"),
            Self::NumbersExchanged => write!(f, "the halfmove clock and the move number have changed places"),
            Self::Blanks => write!(f, "its fields are separated by `_` instead of blanks"),
            Self::Promoted => write!(f, "`~` marks pieces that were pawns"),
            Self::Named => write!(f, "it is the name of the usual position"),
            Self::Numbered => write!(f, "it is the number of a position of Chess960"),
            Self::ManyFields => write!(f, "there is something after its last field"),
        }
    }
}

/// A deviation and its place in the FEN, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenMistake {
    /// What it is.
    pub kind: FenMistakeKind,
    /// Its byte range.
    pub place: Range<usize>,
}

/// A FEN in its standard form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MendedFen {
    /// All six fields.
    pub text: String,
    /// The deviations found, in the order of the fields.
    pub mistakes: Vec<FenMistake>,
}

/// The number of fields of a FEN (PGN 16.1.3).
const N_FIELDS: usize = 6;

/// The initial position of standard chess.
const USUAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Rewrites a FEN as the standard requires; `None` if it already is. The result may still not be a legal position.
///
/// `first_number` is the number of the first move played from there, if known.
#[must_use]
pub fn mend_fen(fen: &str, first_number: Option<u32>) -> Option<MendedFen> {
    if let Some(mended) = whole_position(fen) {
        return Some(mended);
    }
    let mut mistakes = Vec::new();
    let blanked = with_blanks(fen);
    if blanked.is_some() {
        mistakes.push(FenMistake { kind: FenMistakeKind::Blanks, place: 0..fen.len() });
    }
    let fen = blanked.as_deref().unwrap_or(fen);
    let fields = fields(fen);
    let (first, others) = fields.split_first()?;
    let end = fen.trim_end().len();
    let mut texts = vec![placement(fen, first, &mut mistakes)];
    let mut others = others.iter().peekable();
    for (field, default) in FIELDS.iter().zip(["w", "-", "-", "0", "1"]) {
        let is_there = |place: &&Range<usize>| may_be(*field, &fen[(*place).clone()]);
        let Some(place) = others.next_if(is_there) else {
            let place = others.peek().map_or(first.start..end, |next| next.start..next.start);
            mistakes.push(FenMistake { kind: FenMistakeKind::Missing(*field), place });
            texts.push(default.to_owned());
            continue;
        };
        texts.push(match field {
            FenField::SideToMove => side(fen, place, &mut mistakes),
            FenField::Castling => castling(fen, place, &mut mistakes),
            FenField::EnPassant => en_passant(fen, place, &mut mistakes),
            FenField::HalfmoveClock | FenField::FullmoveNumber => counter(fen, place, default, &mut mistakes),
        });
    }
    if let Some(further) = others.next() {
        let place = further.start..end;
        let is_missing = |mistake: &FenMistake| {
            matches!(mistake.kind, FenMistakeKind::Missing(FenField::HalfmoveClock | FenField::FullmoveNumber))
        };
        let kind = match operations(&fen[place.clone()]) {
            Some(counters) => {
                // Without numbers of its own this is how EPD writes a position.
                mistakes.retain(|mistake| !is_missing(mistake));
                for (text, counter) in texts[N_FIELDS - 2..].iter_mut().zip(counters) {
                    if let Some(counter) = counter {
                        counter.clone_into(text);
                    }
                }
                FenMistakeKind::Operations
            }
            None => FenMistakeKind::ManyFields,
        };
        mistakes.push(FenMistake { kind, place });
    }
    exchange_numbers(&mut texts, fen, &fields, first_number, &mut mistakes);
    (!mistakes.is_empty()).then(|| MendedFen { text: texts.join(" "), mistakes })
}

/// Reads the name of a whole position: `startpos`, `518`, `Chess960 #518`.
fn whole_position(fen: &str) -> Option<MendedFen> {
    const NAMES: [&str; 6] = ["startpos", "start", "startposition", "start position", "initial", "initial position"];
    const BEFORE: [&str; 7] = ["", "sp", "no", "position", "chess960", "chess960sp", "chess960position"];
    let written = fen.trim();
    let mended = |kind, text| Some(MendedFen { text, mistakes: vec![FenMistake { kind, place: 0..fen.len() }] });
    if NAMES.iter().any(|name| written.eq_ignore_ascii_case(name)) {
        return mended(FenMistakeKind::Named, USUAL.to_owned());
    }
    let digits = written.len() - written.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let (before, number) = written.split_at(written.len() - digits);
    let before: String = before.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect();
    let number = number.parse().ok().filter(|_| digits <= 3 && BEFORE.contains(&before.as_str()))?;
    let mut text = Vec::new();
    let (position, _) = starting_setup(number, number)?.position(CastlingMode::Chess960);
    write_fen(&position?, FenStyle::default(), &mut text);
    mended(FenMistakeKind::Numbered, String::from_utf8(text).ok()?)
}

/// Replaces the `_` between fields with blanks, if there are no other blanks.
fn with_blanks(fen: &str) -> Option<String> {
    let is_joined = fen.contains('_') && fen.contains('/') && !fen.trim().contains(char::is_whitespace);
    is_joined.then(|| fen.replace('_', " "))
}

/// Returns true if a word may be the next field; otherwise the field is missing. A word that fits no field is taken for
/// the expected one, so that the parser reports what is wrong with it.
fn may_be(field: FenField, written: &str) -> bool {
    let is_operation = written.len() > 2 && written.bytes().all(|byte| byte.is_ascii_lowercase());
    let is_square = matches!(written.as_bytes(), [b'a'..=b'h' | b'A'..=b'H', b'3' | b'6']);
    match field {
        FenField::SideToMove => true,
        FenField::Castling => !is_number(written) && !is_square,
        FenField::EnPassant => !is_number(written) && (!is_operation || is_square),
        FenField::HalfmoveClock | FenField::FullmoveNumber => is_number(written) || is_unknown(written),
    }
}

/// Reads EPD operations (PGN 16.2) and returns their halfmove clock and move number.
fn operations(text: &str) -> Option<[Option<&str>; 2]> {
    let mut counters = [None; 2];
    for operation in text.split(';').map(str::trim).filter(|operation| !operation.is_empty()) {
        let (opcode, operand) = operation.split_once(char::is_whitespace).unwrap_or((operation, ""));
        if !opcode.starts_with(|c: char| c.is_ascii_alphabetic()) || opcode.len() > 15 {
            return None;
        }
        let operand = operand.trim();
        match opcode {
            "hmvc" if is_number(operand) => counters[0] = Some(operand),
            "fmvn" if is_number(operand) => counters[1] = Some(operand),
            _ => {}
        }
    }
    text.contains(';').then_some(counters)
}

/// Swaps the two numbers if the second is 0, which is never a move number, or if the moves continue from the first.
fn exchange_numbers(
    texts: &mut [String],
    fen: &str,
    fields: &[Range<usize>],
    first_number: Option<u32>,
    mistakes: &mut Vec<FenMistake>,
) {
    let [.., clock, number] = texts else { return };
    let (Ok(first), Ok(second)) = (clock.parse::<u32>(), number.parse::<u32>()) else { return };
    let is_number_first = first_number.is_some_and(|next| next > 1 && next == first && next != second);
    if first > 0 && second == 0 || is_number_first {
        core::mem::swap(clock, number);
        let place = fields.get(N_FIELDS - 2).map_or(0, |field| field.start)..fen.trim_end().len();
        mistakes.push(FenMistake { kind: FenMistakeKind::NumbersExchanged, place });
    }
}

fn counter(fen: &str, place: &Range<usize>, unknown: &str, mistakes: &mut Vec<FenMistake>) -> String {
    let written = &fen[place.clone()];
    if is_number(written) {
        return written.to_owned();
    }
    mistakes.push(FenMistake { kind: FenMistakeKind::Counter, place: place.clone() });
    unknown.to_owned()
}

fn fields(fen: &str) -> Vec<Range<usize>> {
    // No FEN has this many fields; the rest begins with the last one.
    const MOST: usize = 7;
    let fields = fen.split_whitespace().take(MOST);
    fields
        .map(|field| field.as_ptr() as usize - fen.as_ptr() as usize)
        .map(|start| {
            let len = fen[start..].find(char::is_whitespace).unwrap_or(fen.len() - start);
            start..start + len
        })
        .collect()
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_dash(c: char) -> bool {
    fold(c) == '-' || c == '_'
}

fn is_unknown(text: &str) -> bool {
    text.chars().all(|c| is_dash(c) || c == '?')
}

fn placement(fen: &str, place: &Range<usize>, mistakes: &mut Vec<FenMistake>) -> String {
    let written = &fen[place.clone()];
    let mut text = String::with_capacity(written.len());
    let (mut apart, mut promoted) = (None, None);
    let bytes = written.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let n_digits = bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if n_digits == 0 {
            let c = written[at..].chars().next().unwrap_or(' ');
            if c == '~' && text.ends_with(|before: char| before.is_ascii_alphabetic()) {
                promoted.get_or_insert(place.start + at..place.start + at + 1);
            } else {
                text.push(c);
            }
            at += c.len_utf8();
            continue;
        }
        // The whole run at once, so that hostile input is measured only once.
        let run = &written[at..at + n_digits];
        let n_squares: usize = run.bytes().map(|digit| usize::from(digit - b'0')).sum();
        if n_digits > 1 && n_squares <= 8 && !run.contains('0') {
            apart.get_or_insert(place.start + at..place.start + at + n_digits);
            text.push_str(&n_squares.to_string());
        } else {
            text.push_str(run);
        }
        at += n_digits;
    }
    if let Some(place) = apart {
        mistakes.push(FenMistake { kind: FenMistakeKind::DigitsApart, place });
    }
    if let Some(place) = promoted {
        mistakes.push(FenMistake { kind: FenMistakeKind::Promoted, place });
    }
    if text.ends_with('/') {
        mistakes.push(FenMistake { kind: FenMistakeKind::LastSlash, place: place.end - 1..place.end });
        text.pop();
    }
    text
}

fn side(fen: &str, place: &Range<usize>, mistakes: &mut Vec<FenMistake>) -> String {
    let written = &fen[place.clone()];
    let side = match written.to_lowercase().as_str() {
        "w" | "white" => "w",
        "b" | "black" => "b",
        _ => written,
    };
    if side != written {
        mistakes.push(FenMistake { kind: FenMistakeKind::SideToMove, place: place.clone() });
    }
    side.to_owned()
}

fn castling(fen: &str, place: &Range<usize>, mistakes: &mut Vec<FenMistake>) -> String {
    let written = &fen[place.clone()];
    let mut letters = String::new();
    for c in written.chars().filter(|c| !is_dash(*c) && *c != '/') {
        // A repeated letter adds nothing.
        if !letters.contains(c) || letters.len() > N_FIELDS * 4 {
            letters.push(c);
        }
    }
    if letters.chars().all(|c| "KQkq".contains(c)) {
        letters = "KQkq".chars().filter(|c| letters.contains(*c)).collect();
    }
    if letters.is_empty() {
        letters.push('-');
    }
    if letters != written {
        mistakes.push(FenMistake { kind: FenMistakeKind::Castling, place: place.clone() });
    }
    letters
}

fn en_passant(fen: &str, place: &Range<usize>, mistakes: &mut Vec<FenMistake>) -> String {
    let written = &fen[place.clone()];
    let square = if is_unknown(written) { "-".to_owned() } else { written.to_ascii_lowercase() };
    if square != written {
        mistakes.push(FenMistake { kind: FenMistakeKind::EnPassant, place: place.clone() });
    }
    square
}

#[cfg(test)]
mod tests {
    use super::FenMistakeKind::{
        Blanks, Castling, Counter, DigitsApart, EnPassant, LastSlash, ManyFields, Missing, Named, Numbered,
        NumbersExchanged, Operations, Promoted, SideToMove,
    };
    use super::*;

    #[test]
    fn what_is_unusual_is_named_with_its_place_and_written_as_it_should_be() {
        for (fen, mended, expected) in [
            ("k7/44/8/8/8/8/17/K7 w - - 0 1", "k7/8/8/8/8/8/8/K7 w - - 0 1", vec![(DigitsApart, "44")]),
            ("k7/p11p4/8/8/8/8/8/K7 w - - 0 1", "k7/p2p4/8/8/8/8/8/K7 w - - 0 1", vec![(DigitsApart, "11")]),
            ("k7/8/8/8/8/8/8/K7/ W - - 0 1", "k7/8/8/8/8/8/8/K7 w - - 0 1", vec![(LastSlash, "/"), (SideToMove, "W")]),
            (
                "k7/8/8/8/8/8/8/K7 b -",
                "k7/8/8/8/8/8/8/K7 b - - 0 1",
                vec![
                    (Missing(FenField::EnPassant), "k7/8/8/8/8/8/8/K7 b -"),
                    (Missing(FenField::HalfmoveClock), "k7/8/8/8/8/8/8/K7 b -"),
                    (Missing(FenField::FullmoveNumber), "k7/8/8/8/8/8/8/K7 b -"),
                ],
            ),
            (
                "k7/8/8/8/8/8/8/K7 b - - 5",
                "k7/8/8/8/8/8/8/K7 b - - 5 1",
                vec![(Missing(FenField::FullmoveNumber), "k7/8/8/8/8/8/8/K7 b - - 5")],
            ),
            ("k7/8/8/8/4P3/8/8/K7 b e3 0 1", "k7/8/8/8/4P3/8/8/K7 b - e3 0 1", vec![(Missing(FenField::Castling), "")]),
            (
                "k7/8/8/8/8/8/8/K7 b 0 1",
                "k7/8/8/8/8/8/8/K7 b - - 0 1",
                vec![(Missing(FenField::Castling), ""), (Missing(FenField::EnPassant), "")],
            ),
            (
                "k7/8/8/8/8/8/8/K7 b - - hmvc 5; fmvn 9;",
                "k7/8/8/8/8/8/8/K7 b - - 5 9",
                vec![(Operations, "hmvc 5; fmvn 9;")],
            ),
            (
                "k7/8/8/8/8/8/8/K7 b - - 3 9 bm Ka2; id \"x\";",
                "k7/8/8/8/8/8/8/K7 b - - 3 9",
                vec![(Operations, "bm Ka2; id \"x\";")],
            ),
            ("k7/8/8/8/8/8/8/K7 b - - 9 0", "k7/8/8/8/8/8/8/K7 b - - 0 9", vec![(NumbersExchanged, "9 0")]),
            ("k7/8/8/8/8/8/8/KQ~6 b - - 0 1", "k7/8/8/8/8/8/8/KQ6 b - - 0 1", vec![(Promoted, "~")]),
            (
                "k7/8/8/8/8/8/8/K7_b_-_-_0_1",
                "k7/8/8/8/8/8/8/K7 b - - 0 1",
                vec![(Blanks, "k7/8/8/8/8/8/8/K7_b_-_-_0_1")],
            ),
            ("startpos", USUAL, vec![(Named, "startpos")]),
            ("518", USUAL, vec![(Numbered, "518")]),
            (
                "Chess960 #0",
                "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1",
                vec![(Numbered, "Chess960 #0")],
            ),
            ("k7/8/8/8/8/8/8/K7 b – – 0 1", "k7/8/8/8/8/8/8/K7 b - - 0 1", vec![(Castling, "–"), (EnPassant, "–")]),
            ("r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", vec![(Castling, "kqKQ")]),
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQ-- - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", vec![(Castling, "KQ--")]),
            ("k7/8/8/8/4P3/8/8/K7 b - E3 0 1", "k7/8/8/8/4P3/8/8/K7 b - e3 0 1", vec![(EnPassant, "E3")]),
            ("k7/8/8/8/8/8/8/K7 b - 3 40", "k7/8/8/8/8/8/8/K7 b - - 3 40", vec![(Missing(FenField::EnPassant), "")]),
            ("k7/8/8/8/8/8/8/K7 b - - ? -", "k7/8/8/8/8/8/8/K7 b - - 0 1", vec![(Counter, "?"), (Counter, "-")]),
            ("k7/8/8/8/8/8/8/K7 b - - 0 1 x y", "k7/8/8/8/8/8/8/K7 b - - 0 1", vec![(ManyFields, "x y")]),
            ("k7/8/8/8/8/8/8/K7 b - - bm Ka2;", "k7/8/8/8/8/8/8/K7 b - - 0 1", vec![(Operations, "bm Ka2;")]),
        ] {
            let found = mend_fen(fen, None).unwrap();
            let mistakes: Vec<_> =
                found.mistakes.iter().map(|mistake| (mistake.kind, &fen[mistake.place.clone()])).collect();
            assert_eq!((found.text.as_str(), mistakes), (mended, expected), "{fen}");
            assert_eq!(mend_fen(mended, None), None, "{mended}");
        }
    }

    #[test]
    fn numbers_are_exchanged_where_the_moves_continue_with_the_first() {
        let fen = "k7/8/8/8/8/8/8/K7 w - - 12 3";
        assert_eq!(mend_fen(fen, Some(12)).unwrap().text, "k7/8/8/8/8/8/8/K7 w - - 3 12");
        assert_eq!(mend_fen(fen, Some(3)), None);
        assert_eq!(mend_fen("k7/8/8/8/8/8/8/K7 w - - 1 9", Some(1)), None);
    }

    #[test]
    fn a_fen_in_order_is_left_alone() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "nrbbqkrn/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKRN w GBgb - 0 1",
            " k7/8/8/8/8/8/8/K7 b - e3 12 9 ",
            "",
        ] {
            assert_eq!(mend_fen(fen, None), None, "{fen}");
        }
    }
}
