//! The fingerprint of a game: a number that depends only on its moves, and is the same on every machine and in every
//! version.
//!
//! # Definition
//! All numbers are unsigned 64-bit integers with wrapping arithmetic. One step takes a state *h* and a code *c* to
//!
//! ```text
//! z = h + 0x9E3779B97F4A7C15 + c
//! z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
//! z = (z ^ (z >> 27)) * 0x94D049BB133111EB
//! h' = z ^ (z >> 31)
//! ```
//!
//! (the output function of splitmix64: Steele, Lea and Flood, 2014). The initial state is 0. A game that does not start
//! from the usual position first takes a step for each byte of the first four fields of its FEN, including the blanks
//! between them. Then each ply of the main line that could be played takes a step with the code *from* + 64 · *to* +
//! 4096 · *promotion*: squares count from a1 = 0 by files to h8 = 63, castling goes from the king's square to the
//! rook's, and the promotion is 0 for none, 1 knight, 2 bishop, 3 rook, 4 queen. A game of Tavreli always takes steps
//! for its first position, and its codes are *from* + 64 · *to* + 4096 · *count*, the number of pieces taken from a
//! tower, 15 at most and 0 for castling. The final state is the fingerprint; it is shown as 16 hexadecimal digits.
//! Tags, comments, side lines and the result do not count.

use crate::chess::{Move, Position, Role};

/// The code of a ply as kept in the archive, little-endian.
pub(super) type Code = [u8; 2];

/// Takes one step as defined above: from a state, with a code, to the next state.
#[must_use]
#[inline]
pub const fn step(state: u64, code: u64) -> u64 {
    let z = state.wrapping_add(0x9E37_79B9_7F4A_7C15).wrapping_add(code);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Returns the move that a code means in a position.
#[must_use]
pub fn move_of(position: &Position, code: u16) -> Option<Move> {
    let written = Move::from_bits(code & 0x0FFF);
    let (from, to) = (written.from(), written.to());
    let role = position.role_at(from)?;
    let mv = match code >> 12 {
        0 if role == Role::King && position.color(position.turn()).contains(to) => Move::castle(from, to),
        0 if role == Role::Pawn && position.en_passant() == Some(to) && from.file() != to.file() => {
            Move::en_passant(from, to)
        }
        0 => Move::normal(from, to),
        1 => Move::promote(from, to, Role::Knight),
        2 => Move::promote(from, to, Role::Bishop),
        3 => Move::promote(from, to, Role::Rook),
        _ => Move::promote(from, to, Role::Queen),
    };
    position.is_legal(mv).then_some(mv)
}

/// Returns the initial state of a game that starts from a position of its own.
#[must_use]
pub fn of_start(fen: &str) -> u64 {
    let fields = fen.match_indices(' ').nth(3).map_or(fen, |(end, _)| &fen[..end]);
    fields.bytes().fold(0, |state, byte| step(state, u64::from(byte)))
}

/// Returns the fingerprint of moves that follow a state.
#[must_use]
pub fn of_moves(state: u64, codes: impl IntoIterator<Item = u16>) -> u64 {
    codes.into_iter().fold(state, |state, code| step(state, u64::from(code)))
}

/// Returns a hash of the first twenty moves, and one of all; each is 0 if there are fewer, or none.
#[must_use]
pub fn named_moves(codes: impl IntoIterator<Item = u16>) -> [u64; 2] {
    const OPENING: usize = 20;
    let (mut opening, mut all, mut n) = (0, 0, 0);
    for code in codes {
        all = step(all, u64::from(code));
        n += 1;
        if n == OPENING {
            opening = all;
        }
    }
    [opening, all]
}

/// The number of games whose steps are computed in parallel.
const LANES: usize = 4;

/// Computes the steps of games, each from its own state, with codes as kept; `codes` returns those of a game by its
/// index.
///
/// Each step depends on the previous one; the steps of several games do not. When a game ends, the next takes its lane.
pub(super) fn of_games<'c>(states: &mut [u64], codes: impl Fn(usize) -> &'c [Code]) {
    let next = |state: u64, code: &Code| step(state, u64::from(u16::from_le_bytes(*code)));
    let (mut run, mut left, mut games) = ([0; LANES], [&[][..]; LANES], [None; LANES]);
    let mut n_begun = 0;
    'games: loop {
        for ((run, left), game) in run.iter_mut().zip(&mut left).zip(&mut games) {
            while left.is_empty() {
                if let Some(ended) = game.take() {
                    states[ended] = *run;
                }
                if n_begun == states.len() {
                    break 'games;
                }
                (*run, *left, *game) = (states[n_begun], codes(n_begun), Some(n_begun));
                n_begun += 1;
            }
        }
        let n_steps = left.iter().map(|codes| codes.len()).min().unwrap_or(0);
        let [a, b, c, d] = left.map(|codes| &codes[..n_steps]);
        for (((a, b), c), d) in a.iter().zip(b).zip(c).zip(d) {
            run = [next(run[0], a), next(run[1], b), next(run[2], c), next(run[3], d)];
        }
        left = left.map(|codes| &codes[n_steps..]);
    }
    // The last ones are finished one by one.
    for ((run, left), game) in run.into_iter().zip(left).zip(games) {
        if let Some(game) = game {
            states[game] = left.iter().fold(run, next);
        }
    }
}

/// Hashes bytes, with the same result on every machine: eight bytes per step, the last ones padded with zeros, then the
/// length.
#[must_use]
pub fn of_bytes(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let mut state = words.iter().fold(0, |state, word| step(state, u64::from_le_bytes(*word)));
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    state = step(state, u64::from_le_bytes(last));
    step(state, bytes.len() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Role, Square};
    use crate::game::{Chess, Rules};

    fn code_of(mv: Move) -> u16 {
        Chess::default().move_code(mv)
    }

    fn square(index: u8) -> Square {
        Move::from_bits(u16::from(index)).from()
    }

    #[test]
    fn the_numbers_are_those_of_the_definition() {
        // The first output of splitmix64 from state 0, as published.
        assert_eq!(step(0, 0), 0xE220_A839_7B1D_CDAF);
        // e2e4: from 12, to 28.
        assert_eq!(code_of(Move::normal(square(12), square(28))), 12 + 64 * 28);
        assert_eq!(code_of(Move::castle(square(4), square(7))), 4 + 64 * 7);
        assert_eq!(code_of(Move::en_passant(square(36), square(43))), 36 + 64 * 43);
        assert_eq!(code_of(Move::promote(square(48), square(56), Role::Queen)), 48 + 64 * 56 + 4 * 4096);
        assert_eq!(code_of(Move::promote(square(48), square(56), Role::Knight)), 48 + 64 * 56 + 4096);
        assert_eq!(of_moves(0, [12 + 64 * 28]), step(0, 1804));
    }

    #[test]
    fn the_move_of_a_code_is_the_move_whose_code_it_is() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
            "r3k2r/1P6/8/8/8/8/6p1/R3K2R w KQkq - 0 1",
        ] {
            let setup = crate::chess::parse_fen(fen).unwrap();
            let position = setup.position(setup.castling_mode()).0.unwrap();
            for mv in position.legal_moves() {
                assert_eq!(move_of(&position, code_of(mv)), Some(mv), "{fen} {mv:?}");
            }
            assert_eq!(move_of(&position, 8 + 64 * 48), None);
        }
    }

    #[test]
    fn a_start_is_compared_by_its_pieces_and_not_by_its_counters() {
        let [one, other] = ["8/8/8/8/8/8/8/K1k5 w - - 0 1", "8/8/8/8/8/8/8/K1k5 w - - 7 99"];
        assert_eq!(of_start(one), of_start(other));
        assert_ne!(of_start(one), of_start("8/8/8/8/8/8/8/K1k5 b - - 0 1"));
    }

    #[test]
    fn several_games_have_the_fingerprints_that_each_has() {
        let games: [&[u16]; 6] = [&[1804, 2356, 6, 90, 7], &[], &[7], &[1804, 2356], &[5; 40], &[8, 9, 10]];
        let codes = games.map(|game| game.iter().map(|code| code.to_le_bytes()).collect::<Vec<_>>());
        let states = [0, 5, 0, 9, 1, 0];
        for n in 0..=games.len() {
            for turn in 0..n {
                let order: Vec<usize> = (0..n).map(|at| (at + turn) % n).collect();
                let mut found: Vec<u64> = order.iter().map(|at| states[*at]).collect();
                of_games(&mut found, |at| &codes[order[at]]);
                let expected = order.iter().map(|at| of_moves(states[*at], games[*at].iter().copied()));
                assert_eq!(found, expected.collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn bytes_are_distinguished_by_their_number_too() {
        assert_ne!(of_bytes(b"a"), of_bytes(b"a\0"));
        assert_ne!(of_bytes(b""), of_bytes(b"\0"));
        assert_ne!(of_bytes(b"12345678"), of_bytes(b"12345678\0"));
    }
}
