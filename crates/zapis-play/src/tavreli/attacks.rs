//! The squares that the top of a tower reaches on a board with towers.

use super::piece::{Color, Role};
use super::square::Square;

/// The steps of the eight rays, those towards higher square numbers first.
const RAY_STEPS: [(i8, i8); 8] = [(0, 1), (1, 0), (1, 1), (-1, 1), (0, -1), (-1, 0), (-1, -1), (1, -1)];
const FIRST_DOWNWARD: usize = 4;
const STRAIGHT: [usize; 4] = [0, 1, 4, 5];
const DIAGONAL: [usize; 4] = [2, 3, 6, 7];

type Table = [u64; 64];

const fn stepped(square: usize, step: (i8, i8)) -> Option<usize> {
    // A step off the board wraps around to a large number.
    let (file, rank) = (shifted(square % 8, step.0), shifted(square / 8, step.1));
    if file < 8 && rank < 8 { Some(rank * 8 + file) } else { None }
}

const fn shifted(coordinate: usize, by: i8) -> usize {
    if by < 0 {
        coordinate.wrapping_sub(by.unsigned_abs() as usize)
    } else {
        coordinate.wrapping_add(by.unsigned_abs() as usize)
    }
}

const fn rays(step: (i8, i8)) -> Table {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut at = square;
        while let Some(next) = stepped(at, step) {
            table[square] |= 1 << next;
            at = next;
        }
        square += 1;
    }
    table
}

const fn leaps<const N: usize>(steps: [(i8, i8); N]) -> Table {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut number = 0;
        while number < N {
            if let Some(next) = stepped(square, steps[number]) {
                table[square] |= 1 << next;
            }
            number += 1;
        }
        square += 1;
    }
    table
}

static RAYS: [Table; 8] = {
    let mut tables = [[0; 64]; 8];
    let mut number = 0;
    while number < 8 {
        tables[number] = rays(RAY_STEPS[number]);
        number += 1;
    }
    tables
};
static VOLHV: Table = leaps(RAY_STEPS);
static VSADNIK: Table = leaps([(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static WARRIOR: [Table; 2] = [leaps([(-1, 1), (1, 1)]), leaps([(-1, -1), (1, -1)])];

fn slide(square: Square, occupied: u64, directions: [usize; 4]) -> u64 {
    directions.into_iter().fold(0, |reached, direction| {
        let ray = RAYS[direction][square.index()];
        let blockers = ray & occupied;
        if blockers == 0 {
            return reached | ray;
        }
        let first = if direction < FIRST_DOWNWARD { blockers.trailing_zeros() } else { blockers.ilog2() };
        reached | (ray & !RAYS[direction][(first & 63) as usize])
    })
}

pub(super) fn ratoborets(square: Square, occupied: u64) -> u64 {
    slide(square, occupied, STRAIGHT)
}

pub(super) fn luchnik(square: Square, occupied: u64) -> u64 {
    slide(square, occupied, DIAGONAL)
}

pub(super) fn volhv(square: Square) -> u64 {
    VOLHV[square.index()]
}

pub(super) fn vsadnik(square: Square) -> u64 {
    VSADNIK[square.index()]
}

pub(super) fn warrior(square: Square, color: Color) -> u64 {
    WARRIOR[color.index()][square.index()]
}

/// Returns the squares that a piece attacks.
pub(super) fn of(role: Role, color: Color, square: Square, occupied: u64) -> u64 {
    match role {
        Role::Volhv => volhv(square),
        Role::Knyaz => ratoborets(square, occupied) | luchnik(square, occupied),
        Role::Ratoborets => ratoborets(square, occupied),
        Role::Luchnik => luchnik(square, occupied),
        Role::Vsadnik => vsadnik(square),
        Role::Ratnik => warrior(square, color),
        Role::Helgi => ratoborets(square, occupied) | luchnik(square, occupied) | vsadnik(square),
    }
}

/// Returns the squares between two others on one line; empty if they are not on a line.
pub(super) fn between(from: Square, to: Square) -> u64 {
    let on_line = RAYS.iter().find(|ray| ray[from.index()] & to.bit() != 0);
    on_line.map_or(0, |ray| ray[from.index()] & !ray[to.index()] & !to.bit())
}
