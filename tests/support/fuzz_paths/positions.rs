//! Random positions and random play, by choices.

use zapis::chess::chess960::starting_setup;
use zapis::chess::{CastlingMode, CastlingSide, Color, Move, Piece, Position, Role, Setup, Square, parse_fen};

use super::choices::Choices;

/// Positions that trap move generators: pins along the en passant rank, castling next to attacked squares, double
/// checks, promotions with capture, queens in crowds, empty boards.
const KNOWN: [&str; 14] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
    "8/8/8/K2pP2q/8/8/8/3k4 w - d6 0 2",
    "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2",
    "Q2Q3k/8/8/Q7/8/8/8/K6Q w - - 0 1",
    "k7/8/8/3N1N2/2N3N1/8/2N3N1/3N1N1K w - - 0 1",
    "3k4/PPPPPPPP/8/8/8/8/pppppppp/3K4 w - - 0 1",
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
    "rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "4k3/8/8/8/8/8/8/4K2R w K - 4294967295 4294967295",
];

/// Makes a starting position, and whether it needs a FEN. Returns `None` if the position is impossible.
pub(crate) fn start(choices: &mut Choices<'_>) -> Option<(Position, bool)> {
    let of_setup = |setup: &Setup, mode| Some((setup.position(mode).0?, true));
    match choices.below(8) {
        0..=2 => Some((Position::initial(), false)),
        3 => {
            let number = choices.number() % 960;
            of_setup(&starting_setup(number, number)?, CastlingMode::Chess960)
        }
        4 => {
            let (white, black) = (choices.number() % 960, choices.number() % 960);
            of_setup(&starting_setup(white, black)?, CastlingMode::Chess960)
        }
        5 => {
            let setup = parse_fen(choices.of(&KNOWN)).ok()?;
            of_setup(&setup, setup.castling_mode())
        }
        _ => {
            let setup = random_setup(choices);
            of_setup(&setup, setup.castling_mode())
        }
    }
}

/// Puts kings, some pieces, rights and an en passant square anywhere.
fn random_setup(choices: &mut Choices<'_>) -> Setup {
    let mut setup = Setup::default();
    let back_rank_only = choices.one_in(2);
    for color in Color::ALL {
        let home = if color == Color::White { 0 } else { 56 };
        let square = if back_rank_only { home + choices.below(8) } else { choices.below(64) };
        setup.board[square] = Some(Piece { color, role: Role::King });
    }
    for _ in 0..choices.below(24) {
        let square = choices.below(64);
        let color = Color::ALL[choices.below(2)];
        let role = Role::ALL[choices.below(5)];
        let is_back_rank = !(8..56).contains(&square);
        if setup.board[square].is_none() && !(role == Role::Pawn && is_back_rank) {
            setup.board[square] = Some(Piece { color, role });
        }
    }
    setup.turn = Color::ALL[choices.below(2)];
    if choices.one_in(2) {
        let letters: Vec<u8> = (0..choices.below(5)).map(|_| *choices.of(b"KQkqABCDEFGHabcdefgh")).collect();
        setup.grant_castling(&letters);
        setup.unmatched_castling.clear();
    }
    if choices.one_in(2) {
        let rank: u8 = if setup.turn == Color::White { 40 } else { 16 };
        setup.en_passant = Square::from_index(rank + choices.byte() % 8);
    }
    setup.halfmove_clock = u32::from(choices.byte());
    setup.fullmove_number = 1 + u32::from(choices.number());
    setup
}

/// Chooses a legal move; castling, en passant and promotion are more frequent than by chance.
pub(crate) fn next_move(position: &Position, choices: &mut Choices<'_>) -> Option<Move> {
    let moves = position.legal_moves();
    let is_sharp = |mv: &Move| mv.is_castle() || mv.is_en_passant() || mv.promotion().is_some();
    let sharp: Vec<Move> = moves.iter().copied().filter(is_sharp).collect();
    if !sharp.is_empty() && choices.one_in(2) {
        return Some(*choices.of(&sharp));
    }
    (!moves.is_empty()).then(|| *choices.of(&moves))
}

/// Plays on from a position for at most `n_plies` and as long as there are choices; passes every position to `visit`
/// with the next move.
pub(crate) fn walk(
    mut position: Position,
    choices: &mut Choices<'_>,
    n_plies: usize,
    mut visit: impl FnMut(&Position, Move, &Position),
) {
    for _ in 0..n_plies {
        if choices.is_used_up() {
            return;
        }
        let Some(mv) = next_move(&position, choices) else { return };
        let mut after = position.clone();
        after.play(mv);
        visit(&position, mv, &after);
        position = after;
    }
}

pub(crate) fn has_right(position: &Position, color: Color, castling_side: CastlingSide) -> bool {
    position.castling_rook(color, castling_side).is_some()
}
