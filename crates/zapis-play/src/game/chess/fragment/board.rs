//! The possible contents of each square of an unknown board.

use crate::chess::{Bitboard, Color, Role, Square, attacks};

/// The possible contents of a square, one bit each: empty, the pieces of White from pawn to king, those of Black.
pub(super) type Contents = u16;

/// The square is empty.
pub(super) const EMPTY: Contents = 1;
/// Nothing is known.
pub(super) const ANYTHING: Contents = (1 << 13) - 1;

/// Returns the contents with exactly this piece.
pub(super) const fn piece(color: Color, role: Role) -> Contents {
    2 << (role.index() + 6 * color.index())
}

/// Returns the contents with any piece of this color.
pub(super) const fn any_of(color: Color) -> Contents {
    0b11_1111 << (1 + 6 * color.index())
}

/// The possible contents of each square at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Possible([Contents; 64]);

impl Possible {
    /// Nothing is known except that there are no pawns on back ranks.
    pub(super) fn anything() -> Self {
        let mut squares = [ANYTHING; 64];
        let pawns = Color::ALL.map(|color| piece(color, Role::Pawn));
        for (index, contents) in squares.iter_mut().enumerate() {
            if !(8..56).contains(&index) {
                *contents &= !(pawns[0] | pawns[1]);
            }
        }
        Self(squares)
    }

    pub(super) const fn on(&self, square: Square) -> Contents {
        self.0[square.index()]
    }

    pub(super) const fn set(&mut self, square: Square, contents: Contents) {
        self.0[square.index()] = contents;
    }

    /// Intersects the possible contents of both boards.
    pub(super) fn both(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] & other.0[index]))
    }

    /// Finds the squares with no possible contents.
    pub(super) fn impossible(&self) -> u64 {
        (0..64).filter(|index| self.0[*index] == 0).fold(0, |all, index| all | 1 << index)
    }

    /// Returns the square where the king of a color certainly is.
    pub(super) fn king(&self, color: Color) -> Option<Square> {
        let king = piece(color, Role::King);
        squares().find(|square| self.on(*square) == king)
    }

    /// Applies the fact that there is one king of each color; returns false if that is impossible.
    pub(super) fn settle_kings(&mut self) -> bool {
        for color in Color::ALL {
            let king = piece(color, Role::King);
            let mut places = squares().filter(|square| self.on(*square) & king != 0);
            let Some(first) = places.next() else { return false };
            let known = self.king(color).or_else(|| places.next().is_none().then_some(first));
            if let Some(known) = known {
                for square in squares() {
                    let contents = self.on(square);
                    self.set(square, if square == known { contents & king } else { contents & !king });
                }
            }
        }
        true
    }
}

/// Lists all squares.
pub(super) fn squares() -> impl Iterator<Item = Square> {
    (0..64).filter_map(Square::from_index)
}

/// The steps of a rook, followed by those of a bishop.
const DIRECTIONS: [(i8, i8); 8] = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];

/// Returns the square that is this many files and ranks away.
pub(super) fn stepped(from: Square, files: i8, ranks: i8) -> Option<Square> {
    let at = |index: usize, step: i8| u8::try_from(i8::try_from(index).ok()? + step).ok().filter(|at| *at < 8);
    let (file, rank) = (at(from.file().index(), files)?, at(from.rank().index(), ranks)?);
    Square::from_index(rank * 8 + file)
}

/// Returns true if a color attacks a square: on every possible board if `certainly`, otherwise on some.
pub(super) fn is_attacked(on: impl Fn(Square) -> Contents, at: Square, by: Color, certainly: bool) -> bool {
    let is_one_of = |square: Square, pieces: Contents| {
        let contents = on(square);
        if certainly { contents != 0 && contents & !pieces == 0 } else { contents & pieces != 0 }
    };
    let leaps = |role: Role, from: Bitboard| from.into_iter().any(|square| is_one_of(square, piece(by, role)));
    if leaps(Role::Knight, attacks::knight(at))
        || leaps(Role::King, attacks::king(at))
        || leaps(Role::Pawn, attacks::pawn(by.other(), at))
    {
        return true;
    }
    DIRECTIONS.iter().enumerate().any(|(index, (files, ranks))| {
        let slider = if index < 4 { Role::Rook } else { Role::Bishop };
        let sliders = piece(by, slider) | piece(by, Role::Queen);
        let mut square = at;
        while let Some(next) = stepped(square, *files, *ranks) {
            if is_one_of(next, sliders) {
                return true;
            }
            let is_open = if certainly { on(next) == EMPTY } else { on(next) & EMPTY != 0 };
            if !is_open {
                return false;
            }
            square = next;
        }
        false
    })
}
