//! The 960 starting arrangements by number, and double 960, where the two sides differ (FIDE Guidelines II).

use alloc::vec::Vec;

use super::castling::CastlingSide;
use super::piece::{Color, Piece, Role};
use super::setup::Setup;
use super::square::Square;
use super::zobrist::splitmix64;

/// Returns the pieces of a first rank by its number below 960, from the a-file on, in Reinhard Scharnagl's numbering:
/// 518 is the arrangement of standard chess.
///
/// ```
/// use zapis_chess::{Role, chess960};
/// let rank = chess960::arrangement(0).expect("a number below 960");
/// assert_eq!(rank.map(Role::letter), *b"BBQNNRKR");
/// ```
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
    // The second goes first, so that the index of the first does not change.
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

/// Returns the starting setup in which each side has the arrangement of this number; `None` for numbers from 960 on.
///
/// ```
/// use zapis_chess::{CastlingMode, chess960};
/// let setup = chess960::starting_setup(518, 518).expect("a number below 960");
/// let (position, faults) = setup.position(CastlingMode::Chess960);
/// assert!(faults.is_empty());
/// assert_eq!(position.map(|position| position.to_fen()), Some(zapis_chess::Position::initial().to_fen()));
/// ```
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
                    let castling_side = if king.is_none() { CastlingSide::Queen } else { CastlingSide::King };
                    setup.castling[color.index()][castling_side.index()] = Some(home);
                }
                _ => {}
            }
        }
    }
    Some(setup)
}

/// Returns the number of a first rank, from the a-file on; `None` if it is not a Chess960 arrangement.
#[must_use]
pub fn number_of_rank(rank: [Role; 8]) -> Option<u16> {
    (0..960).find(|number| arrangement(*number) == Some(rank))
}

/// One throw of the dice in a drawing of lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The piece that is placed.
    pub role: Role,
    /// The number of faces of the die: the number of squares to choose from.
    pub faces: u8,
    /// The number thrown, from 1.
    pub shown: u8,
    /// The square of the first rank where the piece is placed.
    pub square: Square,
}

/// Draws an arrangement by lot, as the rules of Chess960 require (FIDE Guidelines II.2): each of the 960 is equally
/// likely.
///
/// Five dice are thrown, each with as many faces as there are free squares to choose from, counted from the a-file on:
/// one of the four light squares for one bishop, one of the four dark ones for the other, one of the six remaining
/// squares for the queen, one of five and one of four for the knights; the king and the rooks fill the rest, the king
/// in the middle. The dice are numbers of splitmix64, starting from the seed, without those that would bias a face; so
/// a seed always gives the same arrangement.
#[must_use]
pub fn draw(seed: u64) -> Option<(u16, [Throw; 5])> {
    let mut state = seed;
    let mut die = |faces: u64| loop {
        let (next, number) = splitmix64(state);
        state = next;
        if number < u64::MAX - u64::MAX % faces {
            break usize::try_from(number % faces).unwrap_or(0);
        }
    };
    let mut rank: [Option<Role>; 8] = [None; 8];
    let mut throws = Vec::with_capacity(5);
    for (role, of_light) in [
        (Role::Bishop, Some(true)),
        (Role::Bishop, Some(false)),
        (Role::Queen, None),
        (Role::Knight, None),
        (Role::Knight, None),
    ] {
        let is_open = |file: &usize| {
            rank[*file].is_none() && of_light.is_none_or(|light| Square::wrapping(*file).is_light() == light)
        };
        let open: Vec<usize> = (0..8).filter(is_open).collect();
        let shown = die(open.len() as u64);
        let file = *open.get(shown)?;
        rank[file] = Some(role);
        let (faces, shown) = (u8::try_from(open.len()).ok()?, u8::try_from(shown + 1).ok()?);
        throws.push(Throw { role, faces, shown, square: Square::wrapping(file) });
    }
    for role in [Role::Rook, Role::King, Role::Rook] {
        put_in_free(&mut rank, 0, role);
    }
    let number = number_of_rank(rank.map(|role| role.unwrap_or(Role::Pawn)))?;
    Some((number, throws.try_into().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_arrangement_is_found_again_by_its_pieces() {
        for number in 0..960 {
            assert_eq!(arrangement(number).and_then(number_of_rank), Some(number));
        }
        assert_eq!(number_of_rank([Role::Rook; 8]), None);
    }

    #[test]
    fn lots_are_drawn_alike_for_all_and_the_same_for_one_seed() {
        let mut counts = vec![0_u32; 960];
        for seed in 0..9600 {
            let (number, throws) = draw(seed).unwrap();
            assert_eq!(draw(seed), Some((number, throws)));
            let rank = arrangement(number).unwrap();
            assert_eq!(throws.map(|throw| throw.faces), [4, 4, 6, 5, 4]);
            assert!(throws.iter().all(|throw| rank[throw.square.index()] == throw.role));
            assert!(throws[0].square.is_light() && !throws[1].square.is_light());
            counts[usize::from(number)] += 1;
        }
        // Ten of each are expected; the limit leaves room for the variance of a fair draw.
        let spread: u32 = counts.iter().map(|count| count.abs_diff(10).pow(2)).sum();
        assert!((8000..11_500).contains(&spread), "{spread}");
    }
}
