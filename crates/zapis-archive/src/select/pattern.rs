//! Patterns of a board: a FEN, or one with signs that match several pieces.

use std::ops::Range;

use crate::chess::{Bitboard, Color, Position, Role};

/// A pattern of a board, optionally with the side to move.
///
/// In addition to FEN (pieces, numbers of empty squares): `?` any square, empty or not; `!` any piece; `A` any of
/// White's, `a` any of Black's; `[QRk]` one of these, `[^Pp]` none of these; `*` any squares up to the end of the rank
/// or to what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPattern {
    /// The required contents: signs up to the first `*` of a rank and after its last one match one square each.
    masks: SquareMasks,
    /// The part between two `*` of a rank.
    floating: Vec<FloatingRank>,
    turn: Option<Color>,
}

/// The part between the first and the last `*` of a rank.
#[derive(Clone, Debug, PartialEq, Eq)]
struct FloatingRank {
    /// 0 is the first rank.
    rank: usize,
    /// The files available for it.
    files: Range<usize>,
    /// The sets of consecutive squares, separated by `*`.
    runs: Vec<Vec<u16>>,
}

/// One sign of a rank.
#[derive(Clone, Debug, PartialEq, Eq)]
enum PatternSign {
    /// A square with one of a set: a bit for each piece, and one for empty.
    One(u16),
    /// Any squares.
    Any,
}

const EMPTY: u16 = 1 << 12;
const ALL: u16 = (1 << 13) - 1;
const ROLES: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
const LETTERS: &str = "PNBRQKpnbrqk";

fn bit_of(letter: char) -> Option<u16> {
    LETTERS.find(letter).map(|index| 1 << index)
}

const WHITE: u16 = 0b11_1111;
const BLACK: u16 = WHITE << 6;

/// For each piece and for empty, the squares where it is allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SquareMasks {
    may: [Bitboard; 13],
}

impl BoardPattern {
    /// Reads a pattern.
    ///
    /// # Errors
    /// The byte that cannot be read.
    pub fn read(text: &str) -> Result<Self, usize> {
        let placement = text.split(' ').next().unwrap_or_default();
        let mut ranks: [Vec<PatternSign>; 8] = Default::default();
        let mut at = 0;
        let parts: Vec<&str> = placement.split('/').collect();
        if parts.len() != 8 {
            return Err(placement.len());
        }
        for (index, part) in parts.into_iter().enumerate() {
            ranks[7 - index] = read_rank(part).map_err(|within| at + within)?;
            at += part.len() + 1;
        }
        let behind = text[placement.len()..].trim();
        let turn = match behind.split(' ').next() {
            Some("w") => Some(Color::White),
            Some("b") => Some(Color::Black),
            Some("" | "-" | "?" | "*") | None => None,
            Some(_) => return Err(placement.len() + 1),
        };
        let mut masks = SquareMasks { may: [Bitboard(u64::MAX); 13] };
        let mut floating = Vec::new();
        for (rank, signs) in ranks.iter().enumerate() {
            floating.extend(masks.restrict(rank, signs));
        }
        Ok(Self { masks, floating, turn })
    }

    /// Returns true if a position matches.
    #[must_use]
    pub fn fits(&self, position: &Position) -> bool {
        self.turn.is_none_or(|turn| turn == position.turn())
            && self.masks.fit(position)
            && self.floating.iter().all(|floating| floating.fits(position))
    }
}

/// Returns the files of a rank, the a-file in the lowest bit, on which a member of a set is.
fn files_of(set: u16, position: &Position, rank: usize) -> u64 {
    let mut squares = if set & EMPTY == 0 { 0 } else { !position.occupied().0 };
    for (index, role) in ROLES.iter().enumerate() {
        for (color, bit) in [(Color::White, 1 << index), (Color::Black, 1 << (index + 6))] {
            if set & bit != 0 {
                squares |= position.by(color, *role).0;
            }
        }
    }
    squares >> (8 * rank) & 0xff
}

impl FloatingRank {
    /// Finds the first free place for each run; a later one would leave less room for the following runs.
    fn fits(&self, position: &Position) -> bool {
        let mut from = self.files.start;
        self.runs.iter().all(|run| {
            let Some(last) = self.files.end.checked_sub(run.len()) else { return false };
            let begins = |all: u64, (at, set): (usize, &u16)| all & files_of(*set, position, self.rank) >> at;
            let places = run.iter().enumerate().fold(0xff, begins) >> from << from;
            let place = places.trailing_zeros() as usize;
            from = place + run.len();
            place <= last
        })
    }
}

/// Lists the sets of signs that match one square.
fn sets(signs: &[PatternSign]) -> Vec<u16> {
    let set = |sign: &PatternSign| match sign {
        PatternSign::One(set) => Some(*set),
        PatternSign::Any => None,
    };
    signs.iter().filter_map(set).collect()
}

fn read_rank(text: &str) -> Result<Vec<PatternSign>, usize> {
    let mut signs = Vec::new();
    let mut letters = text.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '1'..='8' => {
                let n = letter.to_digit(10).unwrap_or(0) as usize;
                signs.extend(std::iter::repeat_n(PatternSign::One(EMPTY), n));
            }
            '?' => signs.push(PatternSign::One(ALL)),
            '!' => signs.push(PatternSign::One(ALL & !EMPTY)),
            'A' => signs.push(PatternSign::One(WHITE)),
            'a' => signs.push(PatternSign::One(BLACK)),
            '*' => signs.push(PatternSign::Any),
            '[' => {
                let (mut set, mut is_closed, mut is_turned) = (0, false, false);
                for (inner, letter) in letters.by_ref() {
                    match letter {
                        ']' => {
                            is_closed = true;
                            break;
                        }
                        '^' if inner == at + 1 => is_turned = true,
                        '1' => set |= EMPTY,
                        'A' => set |= WHITE,
                        'a' => set |= BLACK,
                        _ => set |= bit_of(letter).ok_or(inner)?,
                    }
                }
                if !is_closed {
                    return Err(text.len());
                }
                signs.push(PatternSign::One(if is_turned { ALL & !set } else { set }));
            }
            _ => signs.push(PatternSign::One(bit_of(letter).ok_or(at)?)),
        }
    }
    let n_squares = signs.iter().filter(|sign| **sign != PatternSign::Any).count();
    let has_any = signs.contains(&PatternSign::Any);
    if n_squares > 8 || n_squares < 8 && !has_any { Err(text.len()) } else { Ok(signs) }
}

impl SquareMasks {
    /// Applies the signs of a rank that match one square each; returns the part between two `*`.
    fn restrict(&mut self, rank: usize, signs: &[PatternSign]) -> Option<FloatingRank> {
        let parts: Vec<Vec<u16>> = signs.split(|sign| *sign == PatternSign::Any).map(sets).collect();
        let (first, behind) = parts.split_first()?;
        for (file, set) in first.iter().enumerate() {
            self.set(8 * rank + file, *set);
        }
        let (last, runs) = behind.split_last()?;
        let end = 8 - last.len();
        for (file, set) in last.iter().enumerate() {
            self.set(8 * rank + end + file, *set);
        }
        let runs: Vec<Vec<u16>> = runs.iter().filter(|run| !run.is_empty()).cloned().collect();
        (!runs.is_empty()).then_some(FloatingRank { rank, files: first.len()..end, runs })
    }

    fn set(&mut self, index: usize, set: u16) {
        for (piece, mask) in self.may.iter_mut().enumerate() {
            if set & (1 << piece) == 0 {
                mask.0 &= !(1 << index);
            }
        }
    }

    fn fit(&self, position: &Position) -> bool {
        let stands = |mask: Bitboard, stand: Bitboard| stand.without(mask).is_empty();
        ROLES.iter().enumerate().all(|(index, role)| {
            stands(self.may[index], position.by(Color::White, *role))
                && stands(self.may[index + 6], position.by(Color::Black, *role))
        }) && stands(self.may[12], !position.occupied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{CastlingMode, Piece, Square, parse_fen};

    /// Matches signs one after another, backtracking to the last `*`.
    fn fits_by_trial(signs: &[PatternSign], row: &[u16]) -> bool {
        match signs {
            [] => row.is_empty(),
            [PatternSign::Any, rest @ ..] => (0..=row.len()).any(|n_passed| fits_by_trial(rest, &row[n_passed..])),
            [PatternSign::One(set), rest @ ..] => {
                row.first().is_some_and(|bit| set & bit != 0) && fits_by_trial(rest, &row[1..])
            }
        }
    }

    fn row(position: &Position, rank: usize) -> Vec<u16> {
        let bit = |file: usize| {
            let square = Square::from_index(u8::try_from(8 * rank + file).unwrap()).unwrap();
            let Some(Piece { color, role }) = position.piece_at(square) else { return EMPTY };
            let index = ROLES.iter().position(|own| *own == role).unwrap();
            1 << (index + if color == Color::White { 0 } else { 6 })
        };
        (0..8).map(bit).collect()
    }

    #[test]
    fn patterns_fit_where_their_signs_fit_one_after_another() {
        let setup = parse_fen("r1bq1rk1/pp2bppp/2n1pn2/3p4/3P1B2/2NBPN2/PP3PPP/R2Q1RK1 b - - 0 10").unwrap();
        let position = setup.position(CastlingMode::Standard).0.unwrap();
        let signs = ["*", "?", "!", "A", "a", "R", "[QK]", "[^Pp]", "1", "2", "N", "p", "[kr]"];
        let mut random = fastrand::Rng::with_seed(7);
        let (mut n_read, mut n_fit) = (0, 0);
        for _ in 0..200_000 {
            let rank: String = (0..random.usize(1..7)).map(|_| signs[random.usize(..signs.len())]).collect();
            let index = random.usize(..8);
            let Ok(read) = read_rank(&rank) else { continue };
            let mut ranks = ["*"; 8];
            ranks[7 - index] = &rank;
            let fits = BoardPattern::read(&ranks.join("/")).unwrap().fits(&position);
            assert_eq!(fits, fits_by_trial(&read, &row(&position, index)), "{rank} on rank {}", index + 1);
            n_read += 1;
            n_fit += usize::from(fits);
        }
        assert!(n_read > 10_000 && n_fit > 1_000, "{n_read} {n_fit}");
    }
}
