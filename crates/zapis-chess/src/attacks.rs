//! Where pieces attack: constant tables for leapers, hyperbola quintessence for sliders, lines between squares.
//!
//! Sliders on files and diagonals use the subtraction trick of *hyperbola quintessence* (Gerd Isenberg, Aleks Peshkov,
//! 2007), in which a byte swap mirrors the board; ranks, which a byte swap does not mirror, use a table of 512 bytes.

use super::bitboard::Bitboard;
use super::piece::{Color, Role};
use super::square::Square;

/// For one square, every square from which a piece of each kind could reach it on an empty board.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// Indexed by role from [`Role::Knight`] on; the first slot is empty because pawn moves are not symmetric. The last
    /// two hold the squares a pawn of each color attacks *from* this square.
    slots: [Bitboard; 8],
}

/// The first of the slots for pawns.
const PAWNS: usize = 6;

impl Reach {
    /// Returns the squares from which a piece other than a pawn reaches this one on an empty board.
    #[inline]
    pub(super) const fn of(&self, role: Role) -> Bitboard {
        self.slots[role.index()]
    }

    /// Returns the squares from which the piece with this role number reaches this one on an empty board; the result is
    /// meaningless for a number that is not a role.
    #[inline]
    pub(super) const fn of_number(&self, role: u8) -> Bitboard {
        self.slots[(role & 7) as usize]
    }

    /// Returns the squares a pawn of this color attacks from this one; a pawn of the other color attacks this one from
    /// them.
    #[inline]
    pub(super) const fn pawn(&self, color: Color) -> Bitboard {
        self.slots[PAWNS + color.index()]
    }
}

/// Steps from a square; `None` if the step leaves the board.
const fn step(square: usize, file_step: isize, rank_step: isize) -> Option<usize> {
    let file = (square % 8).wrapping_add_signed(file_step);
    let rank = (square / 8).wrapping_add_signed(rank_step);
    if file < 8 && rank < 8 { Some(rank * 8 + file) } else { None }
}

const KNIGHT_STEPS: [(isize, isize); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The eight directions; each is opposite to the one four places on.
const DIRECTIONS: [(isize, isize); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

const fn steps(square: usize, list: &[(isize, isize)]) -> Bitboard {
    let mut set = 0;
    let mut i = 0;
    while i < list.len() {
        if let Some(to) = step(square, list[i].0, list[i].1) {
            set |= 1 << to;
        }
        i += 1;
    }
    Bitboard(set)
}

const fn ray(square: usize, direction: usize) -> u64 {
    let (file_step, rank_step) = DIRECTIONS[direction % 8];
    let mut set = 0;
    let mut at = square;
    while let Some(next) = step(at, file_step, rank_step) {
        set |= 1 << next;
        at = next;
    }
    set
}

const fn reach_table() -> [Reach; 64] {
    let none = Bitboard::EMPTY;
    let mut table = [Reach { slots: [none; 8] }; 64];
    let mut square = 0;
    while square < 64 {
        let bishop = ray(square, 1) | ray(square, 3) | ray(square, 5) | ray(square, 7);
        let rook = ray(square, 0) | ray(square, 2) | ray(square, 4) | ray(square, 6);
        table[square] = Reach {
            slots: [
                none,
                steps(square, &KNIGHT_STEPS),
                Bitboard(bishop),
                Bitboard(rook),
                Bitboard(bishop | rook),
                steps(square, &DIRECTIONS),
                steps(square, &[(-1, 1), (1, 1)]),
                steps(square, &[(-1, -1), (1, -1)]),
            ],
        };
        square += 1;
    }
    table
}

/// Lists, for each king square and cell code, the squares from which that piece gives check if it is a knight or a
/// pawn.
const fn stepping_checks_table() -> [[Bitboard; 16]; 64] {
    let reach = reach_table();
    let mut table = [[Bitboard::EMPTY; 16]; 64];
    let mut king = 0;
    while king < 64 {
        let mut color = 0;
        while color < 2 {
            // A pawn attacks the king from where a pawn of the king's own color would attack.
            table[king][8 * color] = reach[king].slots[PAWNS + 1 - color];
            table[king][8 * color + Role::Knight.index()] = reach[king].slots[Role::Knight.index()];
            color += 1;
        }
        king += 1;
    }
    table
}

#[expect(clippy::large_stack_arrays, reason = "evaluated at compile time only")]
const fn between_table() -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (file_step, rank_step) = DIRECTIONS[direction];
            let mut passed = 0;
            let mut at = square;
            while let Some(next) = step(at, file_step, rank_step) {
                table[square][next] = Bitboard(passed);
                passed |= 1 << next;
                at = next;
            }
            direction += 1;
        }
        square += 1;
    }
    table
}

#[expect(clippy::large_stack_arrays, reason = "evaluated at compile time only")]
const fn line_table() -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (file_step, rank_step) = DIRECTIONS[direction];
            let line = ray(square, direction) | ray(square, direction + 4) | 1 << square;
            let mut at = square;
            while let Some(next) = step(at, file_step, rank_step) {
                table[square][next] = Bitboard(line);
                at = next;
            }
            direction += 1;
        }
        square += 1;
    }
    table
}

/// The masks that the subtraction trick needs: the lines through a square, without the square.
#[derive(Clone, Copy)]
struct Lines {
    file: u64,
    rising: u64,
    falling: u64,
}

const fn lines_table() -> [Lines; 64] {
    let mut table = [Lines { file: 0, rising: 0, falling: 0 }; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = Lines {
            file: ray(square, 2) | ray(square, 6),
            rising: ray(square, 1) | ray(square, 5),
            falling: ray(square, 3) | ray(square, 7),
        };
        square += 1;
    }
    table
}

/// Computes, for each file and each occupancy of the six inner files, the squares a rook sees along its rank.
const fn rank_table() -> [[u8; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            let occupied = inner << 1;
            let mut seen = 0;
            let mut at = file + 1;
            while at < 8 {
                seen |= 1 << at;
                if occupied >> at & 1 == 1 {
                    break;
                }
                at += 1;
            }
            at = file;
            while at > 0 {
                at -= 1;
                seen |= 1 << at;
                if occupied >> at & 1 == 1 {
                    break;
                }
            }
            table[file][inner] = seen;
            inner += 1;
        }
        file += 1;
    }
    table
}

pub(super) static REACH: [Reach; 64] = reach_table();
static STEPPING_CHECKS: [[Bitboard; 16]; 64] = stepping_checks_table();
static BETWEEN: [[Bitboard; 64]; 64] = between_table();
static LINE: [[Bitboard; 64]; 64] = line_table();
static LINES: [Lines; 64] = lines_table();
static RANK_SEEN: [[u8; 64]; 8] = rank_table();

/// Returns the empty-board reach of every kind of piece from a square.
#[inline]
pub(super) fn reach(square: Square) -> &'static Reach {
    &REACH[square.index()]
}

/// Returns the squares from which the knight or pawn with this cell code gives check to a king; none for other pieces.
#[inline]
pub(super) fn stepping_checks(king: Square, code: u8) -> Bitboard {
    STEPPING_CHECKS[king.index()][usize::from(code & 15)]
}

/// Returns the squares strictly between two squares of one rank, file or diagonal; nothing otherwise.
///
/// ```
/// use zapis_chess::attacks;
/// let between = attacks::between("a1".parse()?, "d4".parse()?);
/// assert_eq!(between.into_iter().map(|square| square.to_string()).collect::<Vec<_>>(), ["b2", "c3"]);
/// # Ok::<(), zapis_chess::ParseError>(())
/// ```
#[must_use]
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

/// Returns the whole rank, file or diagonal through two squares, both included; empty if they share none.
#[must_use]
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    LINE[a.index()][b.index()]
}

/// Returns the squares a knight attacks.
#[must_use]
#[inline]
pub fn knight(from: Square) -> Bitboard {
    reach(from).of(Role::Knight)
}

/// Returns the squares a king attacks.
#[must_use]
#[inline]
pub fn king(from: Square) -> Bitboard {
    reach(from).of(Role::King)
}

/// Returns the squares a pawn of this color attacks.
#[must_use]
#[inline]
pub fn pawn(color: Color, from: Square) -> Bitboard {
    reach(from).pawn(color)
}

#[inline]
const fn along(mask: u64, bit: u64, occupied: u64) -> u64 {
    let blockers = occupied & mask;
    let up = blockers.wrapping_sub(bit);
    let down = blockers.swap_bytes().wrapping_sub(bit.swap_bytes()).swap_bytes();
    (up ^ down) & mask
}

/// Returns the squares a bishop attacks on a board with these squares occupied, the first blocker included.
#[must_use]
#[inline]
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    let lines = &LINES[from.index()];
    let bit = Bitboard::of(from).0;
    Bitboard(along(lines.rising, bit, occupied.0) | along(lines.falling, bit, occupied.0))
}

/// Returns the squares a rook attacks on a board with these squares occupied, the first blocker included.
///
/// ```
/// use zapis_chess::{Bitboard, attacks};
/// let (from, blocker) = ("a1".parse()?, "a3".parse()?);
/// let seen = attacks::rook(from, Bitboard::of(blocker));
/// assert!(seen.contains(blocker));
/// assert!(!seen.contains("a4".parse()?));
/// # Ok::<(), zapis_chess::ParseError>(())
/// ```
#[must_use]
#[inline]
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    let on_file = along(LINES[from.index()].file, Bitboard::of(from).0, occupied.0);
    let shift = 8 * from.rank().index();
    let inner = (occupied.0 >> (shift + 1) & 63) as usize;
    let on_rank = u64::from(RANK_SEEN[from.file().index()][inner]) << shift;
    Bitboard(on_file | on_rank)
}

/// Returns the squares a queen attacks on a board with these squares occupied, the first blocker included.
#[must_use]
#[inline]
pub fn queen(from: Square, occupied: Bitboard) -> Bitboard {
    bishop(from, occupied) | rook(from, occupied)
}

/// Returns the squares any piece attacks from a square; `color` matters for pawns only.
#[must_use]
#[inline]
pub fn of(role: Role, color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, from),
        Role::Knight => knight(from),
        Role::Bishop => bishop(from, occupied),
        Role::Rook => rook(from, occupied),
        Role::Queen => queen(from, occupied),
        Role::King => king(from),
    }
}
