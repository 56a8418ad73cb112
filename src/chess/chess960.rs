//! The 960 starting arrangements by number, and double 960, where the two sides differ (FIDE Guidelines II).

use super::castling::Wing;
use super::piece::{Color, Piece, Role};
use super::setup::Setup;
use super::square::Square;

/// Returns the pieces of a first rank by its number below 960, from the a-file on, in Reinhard Scharnagl's numbering:
/// 518 is the arrangement of standard chess.
#[must_use]
pub fn arrangement(number: u16) -> Option<[Role; 8]> {
    if number >= 960 {
        return None;
    }
    let mut rank = [None; 8];
    let mut rest = usize::from(number);
    let mut next = |n| {
        let digit = rest % n;
        rest /= n;
        digit
    };
    let (light, dark, queen, knights) = (next(4), next(4), next(6), next(10));
    rank[2 * light + 1] = Some(Role::Bishop);
    rank[2 * dark] = Some(Role::Bishop);
    put_in_free(&mut rank, queen, Role::Queen);
    let pairs = (0..5).flat_map(|first| (first + 1..5).map(move |second| (first, second)));
    let (first, second) = pairs.into_iter().nth(knights)?;
    // The second goes first, so that the first place keeps its number.
    put_in_free(&mut rank, second, Role::Knight);
    put_in_free(&mut rank, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put_in_free(&mut rank, 0, role);
    }
    Some(rank.map(|role| role.unwrap_or(Role::Pawn)))
}

fn put_in_free(rank: &mut [Option<Role>; 8], place: usize, role: Role) {
    if let Some(free) = rank.iter_mut().filter(|square| square.is_none()).nth(place) {
        *free = Some(role);
    }
}

/// Returns the starting setup in which each side has the arrangement of this number; nothing for numbers from 960 on.
#[must_use]
pub fn starting_setup(white: u16, black: u16) -> Option<Setup> {
    let mut setup = Setup::default();
    for (color, number) in [(Color::White, white), (Color::Black, black)] {
        let mut king = None;
        for (file, role) in arrangement(number)?.into_iter().enumerate() {
            let own = |square: Square| match color {
                Color::White => square,
                Color::Black => square.mirrored(),
            };
            let (home, front) = (own(Square::wrapping(file)), own(Square::wrapping(8 + file)));
            setup.board[home.index()] = Some(Piece { color, role });
            setup.board[front.index()] = Some(Piece { color, role: Role::Pawn });
            match role {
                Role::King => king = Some(home),
                Role::Rook => {
                    let wing = if king.is_none() { Wing::Queen } else { Wing::King };
                    setup.castling[color.index()][wing.index()] = Some(home);
                }
                _ => {}
            }
        }
    }
    Some(setup)
}

/// Returns the number of the arrangement this setup starts from, if it is the start of a game in which both sides have the
/// same one.
#[must_use]
pub fn arrangement_number(setup: &Setup) -> Option<u16> {
    let same = |number: &u16| starting_setup(*number, *number).as_ref() == Some(setup);
    let first_rank = |number: &u16| {
        arrangement(*number).is_some_and(|roles| {
            roles.iter().zip(&setup.board).all(|(&role, square)| *square == Some(Piece { color: Color::White, role }))
        })
    };
    (0..960).find(|number| first_rank(number) && same(number))
}
