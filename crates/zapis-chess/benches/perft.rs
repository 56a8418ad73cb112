//! Perft with zapis-chess and cozy-chess in three ways: the last ply counted, every move played, and with the key of
//! each position reached. Prints a line for each way and library: way, library, seconds, nodes.
//!
//! `benches/perft` runs it by turns with the same program for shakmaty.

use std::hint::black_box;
use std::time::Instant;

use cozy_chess::Board;
use zapis_chess::Position;
use zapis_chess::perft;

/// The positions everybody counts, see <https://www.chessprogramming.org/Perft_Results>.
const ROOTS: [(&str, u32); 4] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4),
];

fn played(position: &Position, depth: u32, reached: &mut impl FnMut(&Position)) -> u64 {
    if depth == 0 {
        reached(position);
        return 1;
    }
    let mut n_nodes = 0;
    for mv in position.legal_moves() {
        let mut next = position.clone();
        next.play(mv);
        n_nodes += played(&next, depth - 1, reached);
    }
    n_nodes
}

fn cozy_counted(board: &Board, depth: u32) -> u64 {
    let mut n_nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            n_nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                n_nodes += cozy_counted(&next, depth - 1);
            }
        }
        false
    });
    n_nodes
}

fn cozy_played(board: &Board, depth: u32, reached: &mut impl FnMut(&Board)) -> u64 {
    if depth == 0 {
        reached(board);
        return 1;
    }
    let mut n_nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            n_nodes += cozy_played(&next, depth - 1, reached);
        }
        false
    });
    n_nodes
}

fn measure(way: &str, library: &str, count: impl FnOnce() -> u64) {
    let start = Instant::now();
    let n_nodes = count();
    println!("{way}\t{library}\t{:.4}\t{n_nodes}", start.elapsed().as_secs_f64());
}

fn main() {
    let positions = ROOTS.map(|(fen, depth)| (fen.parse::<Position>().expect("a sound position"), depth));
    let boards = ROOTS.map(|(fen, depth)| (fen.parse::<Board>().expect("a sound position"), depth));
    measure("counted", "zapis-chess", || positions.iter().map(|(root, depth)| perft(root, *depth)).sum());
    measure("counted", "cozy-chess", || boards.iter().map(|(root, depth)| cozy_counted(root, *depth)).sum());
    measure("played", "zapis-chess", || positions.iter().map(|(root, depth)| played(root, *depth, &mut |_| ())).sum());
    measure("played", "cozy-chess", || boards.iter().map(|(root, depth)| cozy_played(root, *depth, &mut |_| ())).sum());
    let mut keys = 0;
    measure("keyed", "zapis-chess", || {
        positions.iter().map(|(root, depth)| played(root, *depth, &mut |reached| keys ^= reached.key())).sum()
    });
    measure("keyed", "cozy-chess", || {
        boards.iter().map(|(root, depth)| cozy_played(root, *depth, &mut |reached| keys ^= reached.hash())).sum()
    });
    black_box(keys);
}
