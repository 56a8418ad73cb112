//! Perft in three ways, as `crates/zapis-chess/benches/perft.rs` does it with other libraries.

use std::hint::black_box;
use std::time::Instant;

use shakmaty::fen::Fen;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position, perft};

const ROOTS: [(&str, u32); 4] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4),
];

fn played(position: &Chess, depth: u32, reached: &mut impl FnMut(&Chess)) -> u64 {
    if depth == 0 {
        reached(position);
        return 1;
    }
    let mut n_nodes = 0;
    for mv in position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(mv);
        n_nodes += played(&next, depth - 1, reached);
    }
    n_nodes
}

fn measure(way: &str, count: impl FnOnce() -> u64) {
    let start = Instant::now();
    let n_nodes = count();
    println!("{way}\tshakmaty\t{:.4}\t{n_nodes}", start.elapsed().as_secs_f64());
}

pub fn run() {
    let roots = ROOTS.map(|(fen, depth)| {
        let fen: Fen = fen.parse().expect("a FEN");
        (fen.into_position::<Chess>(CastlingMode::Standard).expect("a sound position"), depth)
    });
    measure("counted", || roots.iter().map(|(root, depth)| perft(root, *depth)).sum());
    measure("played", || roots.iter().map(|(root, depth)| played(root, *depth, &mut |_| ())).sum());
    let mut keys = 0;
    measure("keyed", || {
        let mut add = |reached: &Chess| keys ^= reached.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0;
        roots.iter().map(|(root, depth)| played(root, *depth, &mut add)).sum()
    });
    black_box(keys);
}
