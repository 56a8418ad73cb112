//! FENs that are not written as the standard asks, and can be read with certainty all the same.

use std::fmt;
use std::ops::Range;

use crate::confusable::fold;

/// Names what is unusual about a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenSlipKind {
    /// `44` for `8`: digits side by side.
    DigitsApart,
    /// A stroke behind the last rank.
    LastStroke,
    /// `W`, `white`.
    SideToMove,
    /// `KQ--`, `kqKQ`, `–`.
    Castling,
    /// `E3`, `–`, or nothing where the clocks follow at once.
    EnPassant,
    /// `-` or `?` for a number.
    Counter,
    /// Fewer than six fields; so many are there.
    FewFields(usize),
    /// More than six fields, or operations of EPD.
    ManyFields,
}

impl fmt::Display for FenSlipKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::DigitsApart => write!(f, "digits stand side by side that are one number"),
            Self::LastStroke => write!(f, "a stroke stands behind the last rank"),
            Self::SideToMove => write!(f, "the side to move is `w` or `b`"),
            Self::Castling => write!(f, "the castling rights are written in another way"),
            Self::EnPassant => write!(f, "the en passant square is missing or written in another way"),
            Self::Counter => write!(f, "a number is missing"),
            Self::FewFields(1) => write!(f, "it has 1 field instead of six"),
            Self::FewFields(count) => write!(f, "it has {count} fields instead of six"),
            Self::ManyFields => write!(f, "something stands behind its last field"),
        }
    }
}

/// One thing that is unusual, and where it stands in the FEN, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenSlip {
    /// What it is.
    pub kind: FenSlipKind,
    /// Where it stands.
    pub place: Range<usize>,
}

/// A FEN as it should be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MendedFen {
    /// All six fields.
    pub text: String,
    /// What was unusual, in the order of the fields.
    pub slips: Vec<FenSlip>,
}

/// The fields of a FEN (PGN 16.1.3).
const N_FIELDS: usize = 6;

/// Writes a FEN as the standard asks; nothing where it is written so. Whether the result is a position, its reader says.
#[must_use]
pub fn mend_fen(fen: &str) -> Option<MendedFen> {
    let mut fields = fields(fen);
    if fields.is_empty() {
        return None;
    }
    let mut slips = Vec::new();
    let mut texts = vec![placement(fen, &fields[0], &mut slips)];
    if let Some(place) = fields.get(1) {
        texts.push(side(fen, place, &mut slips));
    }
    if let Some(place) = fields.get(2) {
        texts.push(castling(fen, place, &mut slips));
    }
    if let Some(place) = fields.get(3) {
        let written = &fen[place.clone()];
        // `w KQkq 0 1`: the square was left out.
        if fields.len() == N_FIELDS - 1 && is_number(written) {
            slips.push(FenSlip { kind: FenSlipKind::EnPassant, place: place.clone() });
            fields.insert(3, place.start..place.start);
            texts.push("-".to_owned());
        } else {
            texts.push(en_passant(fen, place, &mut slips));
        }
    }
    let is_counter = |place: &Range<usize>| is_number(&fen[place.clone()]) || is_unknown(&fen[place.clone()]);
    let n_counters = fields.iter().skip(4).take(2).take_while(|place| is_counter(place)).count();
    for (place, unknown) in fields.iter().skip(4).take(n_counters).zip(["0", "1"]) {
        let written = &fen[place.clone()];
        if is_unknown(written) {
            slips.push(FenSlip { kind: FenSlipKind::Counter, place: place.clone() });
            texts.push(unknown.to_owned());
        } else {
            texts.push(written.to_owned());
        }
    }
    let n_read = texts.len();
    if let Some(further) = fields.get(n_read) {
        slips.push(FenSlip { kind: FenSlipKind::ManyFields, place: further.start..fen.trim_end().len() });
    } else if n_read < N_FIELDS {
        let all = fields[0].start..fen.trim_end().len();
        slips.push(FenSlip { kind: FenSlipKind::FewFields(n_read), place: all });
    }
    for default in ["", "w", "-", "-", "0", "1"].iter().skip(n_read) {
        texts.push((*default).to_owned());
    }
    (!slips.is_empty()).then(|| MendedFen { text: texts.join(" "), slips })
}

fn fields(fen: &str) -> Vec<Range<usize>> {
    // No FEN has so many; the rest is one.
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

fn placement(fen: &str, place: &Range<usize>, slips: &mut Vec<FenSlip>) -> String {
    let written = &fen[place.clone()];
    let mut text = String::with_capacity(written.len());
    let mut apart = None;
    let bytes = written.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let n_digits = bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if n_digits == 0 {
            let c = written[at..].chars().next().unwrap_or(' ');
            text.push(c);
            at += c.len_utf8();
            continue;
        }
        // The whole run at once, so that a hostile one is measured once.
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
        slips.push(FenSlip { kind: FenSlipKind::DigitsApart, place });
    }
    if text.ends_with('/') {
        slips.push(FenSlip { kind: FenSlipKind::LastStroke, place: place.end - 1..place.end });
        text.pop();
    }
    text
}

fn side(fen: &str, place: &Range<usize>, slips: &mut Vec<FenSlip>) -> String {
    let written = &fen[place.clone()];
    let side = match written.to_lowercase().as_str() {
        "w" | "white" => "w",
        "b" | "black" => "b",
        _ => written,
    };
    if side != written {
        slips.push(FenSlip { kind: FenSlipKind::SideToMove, place: place.clone() });
    }
    side.to_owned()
}

fn castling(fen: &str, place: &Range<usize>, slips: &mut Vec<FenSlip>) -> String {
    let written = &fen[place.clone()];
    let mut letters = String::new();
    for c in written.chars().filter(|c| !is_dash(*c) && *c != '/') {
        // A letter twice says what it says once.
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
        slips.push(FenSlip { kind: FenSlipKind::Castling, place: place.clone() });
    }
    letters
}

fn en_passant(fen: &str, place: &Range<usize>, slips: &mut Vec<FenSlip>) -> String {
    let written = &fen[place.clone()];
    let square = if is_unknown(written) { "-".to_owned() } else { written.to_ascii_lowercase() };
    if square != written {
        slips.push(FenSlip { kind: FenSlipKind::EnPassant, place: place.clone() });
    }
    square
}

#[cfg(test)]
mod tests {
    use super::FenSlipKind::{
        Castling, Counter, DigitsApart, EnPassant, FewFields, LastStroke, ManyFields, SideToMove,
    };
    use super::*;

    #[test]
    fn what_is_unusual_is_named_with_its_place_and_written_as_it_should_be() {
        for (fen, mended, expected) in [
            ("k7/44/8/8/8/8/17/K7 w - - 0 1", "k7/8/8/8/8/8/8/K7 w - - 0 1", vec![(DigitsApart, "44")]),
            ("k7/p11p4/8/8/8/8/8/K7 w - - 0 1", "k7/p2p4/8/8/8/8/8/K7 w - - 0 1", vec![(DigitsApart, "11")]),
            ("k7/8/8/8/8/8/8/K7/ W - - 0 1", "k7/8/8/8/8/8/8/K7 w - - 0 1", vec![(LastStroke, "/"), (SideToMove, "W")]),
            ("k7/8/8/8/8/8/8/K7", "k7/8/8/8/8/8/8/K7 w - - 0 1", vec![(FewFields(1), "k7/8/8/8/8/8/8/K7")]),
            ("k7/8/8/8/8/8/8/K7 b - -", "k7/8/8/8/8/8/8/K7 b - - 0 1", vec![(FewFields(4), "k7/8/8/8/8/8/8/K7 b - -")]),
            ("k7/8/8/8/8/8/8/K7 b – – 0 1", "k7/8/8/8/8/8/8/K7 b - - 0 1", vec![(Castling, "–"), (EnPassant, "–")]),
            ("r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", vec![(Castling, "kqKQ")]),
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQ-- - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", vec![(Castling, "KQ--")]),
            ("k7/8/8/8/4P3/8/8/K7 b - E3 0 1", "k7/8/8/8/4P3/8/8/K7 b - e3 0 1", vec![(EnPassant, "E3")]),
            ("k7/8/8/8/8/8/8/K7 b - 3 40", "k7/8/8/8/8/8/8/K7 b - - 3 40", vec![(EnPassant, "3")]),
            ("k7/8/8/8/8/8/8/K7 b - - ? -", "k7/8/8/8/8/8/8/K7 b - - 0 1", vec![(Counter, "?"), (Counter, "-")]),
            ("k7/8/8/8/8/8/8/K7 b - - 0 1 x y", "k7/8/8/8/8/8/8/K7 b - - 0 1", vec![(ManyFields, "x y")]),
            ("k7/8/8/8/8/8/8/K7 b - - bm Ka2;", "k7/8/8/8/8/8/8/K7 b - - 0 1", vec![(ManyFields, "bm Ka2;")]),
        ] {
            let found = mend_fen(fen).unwrap();
            let slips: Vec<_> = found.slips.iter().map(|slip| (slip.kind, &fen[slip.place.clone()])).collect();
            assert_eq!((found.text.as_str(), slips), (mended, expected), "{fen}");
            assert_eq!(mend_fen(mended), None, "{mended}");
        }
    }

    #[test]
    fn a_fen_in_order_is_left_alone() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "nrbbqkrn/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKRN w GBgb - 0 1",
            " k7/8/8/8/8/8/8/K7 b - e3 12 0 ",
            "",
        ] {
            assert_eq!(mend_fen(fen), None, "{fen}");
        }
    }
}
