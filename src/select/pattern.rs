//! What a board looks like: a FEN, or one with signs that stand for several pieces.

use crate::chess::{Bitboard, Color, Piece, Position, Role, Square};

/// A pattern of a board, and who is to move if that is said.
///
/// Beside what FEN has (pieces, numbers of empty squares): `?` any square, empty or not; `!` any piece; `A` any of White's,
/// `a` any of Black's; `[QRk]` one of these, `[^Pp]` none of these; `*` any squares up to the end of the rank or to what
/// follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPattern {
    /// What has to stand where, where every sign stands for one square.
    whole: Option<SquareMasks>,
    /// Else the signs of each rank, the first rank first.
    ranks: [Vec<PatternSign>; 8],
    turn: Option<Color>,
}

/// One sign of a rank.
#[derive(Clone, Debug, PartialEq, Eq)]
enum PatternSign {
    /// A square with something of a set: a bit for each piece, and one for nothing.
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

/// For each piece and for nothing the squares where it may stand.
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
        let whole = SquareMasks::of(&ranks);
        Ok(Self { whole, ranks, turn })
    }

    /// Tells whether a position looks so.
    #[must_use]
    pub fn fits(&self, position: &Position) -> bool {
        if self.turn.is_some_and(|turn| turn != position.turn()) {
            return false;
        }
        match &self.whole {
            Some(masks) => masks.fit(position),
            None => self.ranks.iter().enumerate().all(|(rank, signs)| {
                let row: [u16; 8] = std::array::from_fn(|file| bit_at(position, 8 * rank + file));
                rank_fits(signs, &row)
            }),
        }
    }
}

fn bit_at(position: &Position, index: usize) -> u16 {
    let square = u8::try_from(index).ok().and_then(Square::from_index);
    match square.and_then(|square| position.piece_at(square)) {
        None => EMPTY,
        Some(Piece { color, role }) => {
            let index = ROLES.iter().position(|own| *own == role).unwrap_or(0);
            1 << (index + if color == Color::White { 0 } else { 6 })
        }
    }
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

/// Matches the signs of a rank: back to the last `*` where they do not fit.
fn rank_fits(signs: &[PatternSign], row: &[u16; 8]) -> bool {
    let (mut at, mut file, mut star) = (0, 0, None);
    while file < 8 {
        match signs.get(at) {
            Some(PatternSign::Any) => {
                star = Some((at, file));
                at += 1;
            }
            Some(PatternSign::One(set)) if set & row[file] != 0 => {
                at += 1;
                file += 1;
            }
            _ => match star {
                Some((of_star, from)) => {
                    (at, file) = (of_star + 1, from + 1);
                    star = Some((of_star, from + 1));
                }
                None => return false,
            },
        }
    }
    signs[at..].iter().all(|sign| *sign == PatternSign::Any)
}

impl SquareMasks {
    fn of(ranks: &[Vec<PatternSign>; 8]) -> Option<Self> {
        let mut may = [Bitboard::default(); 13];
        for (index, sign) in ranks.iter().flatten().enumerate() {
            let PatternSign::One(set) = sign else { return None };
            for (piece, mask) in may.iter_mut().enumerate() {
                if set & (1 << piece) != 0 {
                    *mask |= Bitboard(1 << index);
                }
            }
        }
        Some(Self { may })
    }

    fn fit(&self, position: &Position) -> bool {
        let stands = |mask: Bitboard, stand: Bitboard| stand.without(mask).is_empty();
        ROLES.iter().enumerate().all(|(index, role)| {
            stands(self.may[index], position.by(Color::White, *role))
                && stands(self.may[index + 6], position.by(Color::Black, *role))
        }) && stands(self.may[12], !position.occupied())
    }
}
