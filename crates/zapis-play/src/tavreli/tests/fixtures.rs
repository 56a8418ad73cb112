//! Positions with known facts: legal moves, move counts, results of moves, illegal moves.

use crate::tavreli::{
    Demotion, Files, Position, SetupFault, parse_position, read_move, resolve, spelled, why_illegal, write_position,
};

/// A position with known facts.
struct Known {
    name: &'static str,
    position: &'static str,
    /// Every legal move.
    legal: &'static str,
    /// The numbers of sequences of one, two, three moves.
    perft: &'static [u64],
    /// Moves, and the positions they lead to.
    leads: &'static [(&'static str, &'static str)],
    illegal: &'static [&'static str],
}

#[rustfmt::skip]
const KNOWN: &[Known] = &[
    Known {
        name: "start",
        position: "rnbqkbnr/prpnpbpqphpbpnpr/8/8/8/8/PRPNPBPQPHPBPNPR/RNBQKBNR w KQkq ABCDEFGHabcdefgh - 0 1",
        legal: "a1xa2 a1xb1 a2-a3 a2-a4 b1-a3 b1-c3 b1xd2 b2-b3 b2-b4 c1xb2 c1xd2 c2-c3 c2-c4 d1xc1 d1xc2 d1xd2 d1xe2 d2-d3 d2-d4 e1xd1 e1xd2 e1xe2 e1xf1 e1xf2 e2-e3 e2-e4 f1xe2 f1xg2 f2-f3 f2-f4 g1-f3 g1-h3 g1xe2 g2-g3 g2-g4 h1xg1 h1xh2 h2-h3 h2-h4",
        perft: &[39, 1519, 68299],
        leads: &[("e2-e4", "rnbqkbnr/prpnpbpqphpbpnpr/8/8/4PH3/8/PRPNPBPQ1PBPNPR/RNBQKBNR b KQkq ABCDFGHabcdefgh e3 0 1"), ("e1xe2", "rnbqkbnr/prpnpbpqphpbpnpr/8/8/8/8/PRPNPBPQ(PHK)PBPNPR/RNBQ1BNR b kq ABCDEFGHabcdefgh - 0 1"), ("d1xe2", "rnbqkbnr/prpnpbpqphpbpnpr/8/8/8/8/PRPNPBPQ(PHQ)PBPNPR/RNB1KBNR b KQkq ABCDEFGHabcdefgh - 0 1"), ("a1xb1", "rnbqkbnr/prpnpbpqphpbpnpr/8/8/8/8/PRPNPBPQPHPBPNPR/1(NR)BQKBNR b Kkq ABCDEFGHabcdefgh - 0 1"), ("g1xe2", "rnbqkbnr/prpnpbpqphpbpnpr/8/8/8/8/PRPNPBPQ(PHN)PBPNPR/RNBQKB1R b KQkq ABCDEFGHabcdefgh - 0 1")],
        illegal: &["d1-e1", "e1-e1", "f1-d3", "e2-e5"],
    },
    Known {
        name: "double step onto own tavrel",
        position: "4k3/8/8/8/4N3/8/PRPNPBPQPHPBPNPR/4K3 w - ABCDEFGH - 0 1",
        legal: "a2-a3 a2-a4 b2-b3 b2-b4 c2-c3 c2-c4 d2-d3 d2-d4 e1-d1 e1-f1 e1xd2 e1xe2 e1xf2 e2-e3 e2xe4 e4-c3 e4-c5 e4-d6+ e4-f6+ e4-g3 e4-g5 e4xd2 e4xf2 f2-f3 f2-f4 g2-g3 g2-g4 h2-h3 h2-h4",
        perft: &[29, 141],
        leads: &[("e2xe4", "4k3/8/8/8/4(NPH)3/8/PRPNPBPQ1PBPNPR/4K3 b - ABCDFGH e3 0 1"), ("e2-e3", "4k3/8/8/8/4N3/4PH3/PRPNPBPQ1PBPNPR/4K3 b - ABCDFGH - 0 1")],
        illegal: &[],
    },
    Known {
        name: "double step, own tavrel on crossed square",
        position: "4k3/8/8/8/8/4N3/PRPNPBPQPHPBPNPR/4K3 w - ABCDEFGH - 0 1",
        legal: "a2-a3 a2-a4 b2-b3 b2-b4 c2-c3 c2-c4 d2-d3 d2-d4 e1-d1 e1-f1 e1xd2 e1xe2 e1xf2 e2xe3 e3-c4 e3-d1 e3-d5 e3-f1 e3-f5 e3-g4 e3xc2 e3xg2 f2-f3 f2-f4 g2-g3 g2-g4 h2-h3 h2-h4",
        perft: &[28, 138],
        leads: &[("e2xe3", "4k3/8/8/8/8/4(NPH)3/PRPNPBPQ1PBPNPR/4K3 b - ABCDFGH - 0 1")],
        illegal: &["e2-e4"],
    },
    Known {
        name: "double step, enemy on target",
        position: "4k3/8/8/8/4n3/8/4PH3/4K3 w - E - 0 1",
        legal: "e1-d1 e1-f1 e1xe2 e2-e3",
        perft: &[4, 52],
        leads: &[("e2-e3", "4k3/8/8/8/4n3/4PH3/8/4K3 b - - - 0 1")],
        illegal: &["e2-e4"],
    },
    Known {
        name: "ratnik on rank 2 without double-step right",
        position: "4k3/8/8/8/8/8/4PH3/4K3 w - - - 0 1",
        legal: "e1-d1 e1-d2 e1-f1 e1-f2 e1xe2 e2-e3",
        perft: &[6, 30],
        leads: &[("e2-e3", "4k3/8/8/8/8/4PH3/8/4K3 b - - - 0 1")],
        illegal: &["e2-e4"],
    },
    Known {
        name: "en passant in a tower",
        position: "4k3/8/8/8/3pq(NPH)3/8/8/4K3 b - - e3 0 1",
        legal: "d4-d3 d4xe3 e8-d7 e8-d8 e8-e7 e8-f7 e8-f8",
        perft: &[7, 52],
        leads: &[("d4xe3", "4k3/8/8/8/4N3/4(PHpq)3/8/4K3 w - - - 0 2")],
        illegal: &[],
    },
    Known {
        name: "en passant by the top of a tower, whole or part",
        position: "4k3/8/8/8/3(Npq)PH3/8/8/4K3 b - - e3 0 1",
        legal: "(1)d4-d3 (1)d4xe3 d4-d3 d4xe3 e8-d7 e8-d8 e8-e7 e8-f7 e8-f8",
        perft: &[9, 62],
        leads: &[("(1)d4xe3", "4k3/8/8/8/3N4/4(PHpq)3/8/4K3 w - - - 0 2"), ("d4xe3", "4k3/8/8/8/8/4(PHNpq)3/8/4K3 w - - - 0 2")],
        illegal: &[],
    },
    Known {
        name: "promotion on arrival",
        position: "4k3/PR7/8/8/8/8/8/4K3 w - - - 0 1",
        legal: "a7-a8+ e1-d1 e1-d2 e1-e2 e1-f1 e1-f2",
        perft: &[6, 28],
        leads: &[("a7-a8+", "+R3k3/8/8/8/8/8/8/4K3 b - - - 0 1")],
        illegal: &[],
    },
    Known {
        name: "promotion of helgi on arrival with tower",
        position: "7k/(NPH)7/8/8/8/8/8/4K3 w - - - 0 1",
        legal: "(1)a7-a8+ a7-a8+ e1-d1 e1-d2 e1-e2 e1-f1 e1-f2",
        perft: &[7, 19],
        leads: &[("a7-a8+", "(N+H)6k/8/8/8/8/8/8/4K3 b - - - 0 1"), ("(1)a7-a8+", "+H6k/N7/8/8/8/8/8/4K3 b - - - 0 1")],
        illegal: &[],
    },
    Known {
        name: "no promotion inside a tower",
        position: "7k/8/8/8/8/8/(PHR)7/4K3 w - - - 0 1",
        legal: "(1)a2-a1 (1)a2-a3 (1)a2-a4 (1)a2-a5 (1)a2-a6 (1)a2-a7 (1)a2-a8+ (1)a2-b2 (1)a2-c2 (1)a2-d2 (1)a2-e2 (1)a2-f2 (1)a2-g2 (1)a2-h2+ a2-a1 a2-a3 a2-a4 a2-a5 a2-a6 a2-a7 a2-a8+ a2-b2 a2-c2 a2-d2 a2-e2 a2-f2 a2-g2 a2-h2+ e1-d1 e1-d2 e1-e2 e1-f1 e1-f2",
        perft: &[33, 87],
        leads: &[("a2-a8+", "(PHR)6k/8/8/8/8/8/8/4K3 b - - - 1 1")],
        illegal: &[],
    },
    Known {
        name: "promotion by uncovering (own split)",
        position: "(PHR)6k/8/8/8/8/8/8/4K3 w - - - 0 1",
        legal: "(1)a8-a1+ (1)a8-a2+ (1)a8-a3+ (1)a8-a4+ (1)a8-a5+ (1)a8-a6+ (1)a8-a7++ (1)a8-b8+ (1)a8-c8+ (1)a8-d8+ (1)a8-e8+ (1)a8-f8+ (1)a8-g8+ a8-a1 a8-a2 a8-a3 a8-a4 a8-a5 a8-a6 a8-a7 a8-b8+ a8-c8+ a8-d8+ a8-e8+ a8-f8+ a8-g8+ e1-d1+ e1-d2+ e1-e2+ e1-f1+ e1-f2+",
        perft: &[31, 64],
        leads: &[("(1)a8-b8+", "+HR5k/8/8/8/8/8/8/4K3 b - - - 1 1"), ("(1)a8-a1+", "+H6k/8/8/8/8/8/8/R3K3 b - - - 1 1")],
        illegal: &[],
    },
    Known {
        name: "promotion by uncovering (enemy leaves)",
        position: "(PQr)6k/8/8/8/8/8/8/4K3 b - - - 0 1",
        legal: "(1)a8-b8 (1)a8-c8 (1)a8-d8 (1)a8-e8+ (1)a8-f8 (1)a8-g8 a8-a1+ a8-a2 a8-a3 a8-a4 a8-a5 a8-a6 a8-a7 a8-b8 a8-c8 a8-d8 a8-e8+ a8-f8 a8-g8 h8-g7 h8-g8 h8-h7",
        perft: &[22, 184],
        leads: &[("a8-a1+", "7k/8/8/8/8/8/8/(PQr)3K3 w - - - 1 2")],
        illegal: &["a8(1)-b7", "a8(1)-a1"],
    },
    Known {
        name: "demotion by enemy capture",
        position: "+R6k/8/8/8/8/8/6b1/4K3 b - - - 0 1",
        legal: "g2xa8 h8-g7 h8-h7",
        perft: &[3, 41],
        leads: &[("g2xa8", "(PRb)6k/8/8/8/8/8/8/4K3 w - - - 0 2")],
        illegal: &[],
    },
    Known {
        name: "no demotion by own tavrel",
        position: "+R6k/8/8/8/8/8/6B1/4K3 w - - - 0 1",
        legal: "a8-a1 a8-a2 a8-a3 a8-a4 a8-a5 a8-a6 a8-a7 a8-b8+ a8-c8+ a8-d8+ a8-e8+ a8-f8+ a8-g8+ e1-d1+ e1-d2+ e1-e2+ e1-f1+ e1-f2+ g2-b7+ g2-c6+ g2-d5+ g2-e4+ g2-f1+ g2-f3+ g2-h1+ g2-h3+ g2xa8",
        perft: &[27, 59],
        leads: &[("g2xa8", "(+RB)6k/8/8/8/8/8/8/4K3 b - - - 0 1")],
        illegal: &[],
    },
    Known {
        name: "split releasing an enemy that checks own volhv",
        position: "4k3/8/8/8/4(rN)3/8/8/4K3 w - - - 0 1",
        legal: "e1-d1 e1-d2 e1-e2 e1-f1 e1-f2 e4-c3 e4-c5 e4-d2 e4-d6+ e4-f2 e4-f6+ e4-g3 e4-g5",
        perft: &[13, 61],
        leads: &[("e4-f6+", "4k3/8/5(rN)2/8/8/8/8/4K3 b - - - 1 1")],
        illegal: &["e4(1)-f6"],
    },
    Known {
        name: "volhv on a tower",
        position: "4k3/8/8/8/8/8/3r4/4(rK)3 w - - - 0 1",
        legal: "(1)e1xd2 e1-f1 e1xd2",
        perft: &[3, 42],
        leads: &[],
        illegal: &[],
    },
    Known {
        name: "no landing on either volhv",
        position: "4k3/8/8/8/4K3/4Q3/8/8 w - - - 0 1",
        legal: "e3-a3 e3-a7 e3-b3 e3-b6 e3-c1 e3-c3 e3-c5 e3-d2 e3-d3 e3-d4 e3-e1 e3-e2 e3-f2 e3-f3 e3-f4 e3-g1 e3-g3 e3-g5 e3-h3 e3-h6 e4-d3+ e4-d4+ e4-d5+ e4-e5 e4-f3+ e4-f4+ e4-f5+ e4xe3",
        perft: &[28, 109],
        leads: &[],
        illegal: &["e3-e4", "e3-e8"],
    },
    Known {
        name: "castling both sides",
        position: "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - - 0 1",
        legal: "0-0 0-0-0 a1-a2 a1-a3 a1-a4 a1-a5 a1-a6 a1-a7 a1-b1 a1-c1 a1-d1 a1xa8+ e1-d1 e1-d2 e1-e2 e1-f1 e1-f2 h1-f1 h1-g1 h1-h2 h1-h3 h1-h4 h1-h5 h1-h6 h1-h7 h1xh8+",
        perft: &[26, 568],
        leads: &[("0-0", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - - 1 1"), ("0-0-0", "r3k2r/8/8/8/8/8/8/2KR3R b kq - - 1 1")],
        illegal: &[],
    },
    Known {
        name: "castling blocked by covered ratoborets",
        position: "4k3/8/8/8/8/8/8/(RN)3K2(Rn) w KQ - - 0 1",
        legal: "(1)a1-b3 (1)a1-c2 a1-b3 a1-c2 e1-d1 e1-d2 e1-e2 e1-f1",
        perft: &[8, 72],
        leads: &[],
        illegal: &["0-0", "0-0-0"],
    },
    Known {
        name: "castling through attack",
        position: "1r3r1k/8/8/8/8/8/8/R3K2R w KQ - - 0 1",
        legal: "0-0-0+ a1-a2+ a1-a3+ a1-a4+ a1-a5+ a1-a6+ a1-a7+ a1-a8+ a1-b1+ a1-c1+ a1-d1+ e1-d1+ e1-d2+ e1-e2+ h1-f1 h1-g1 h1-h2+ h1-h3+ h1-h4+ h1-h5+ h1-h6+ h1-h7+",
        perft: &[22, 91],
        leads: &[("0-0-0+", "1r3r1k/8/8/8/8/8/8/2KR3R b - - - 1 1")],
        illegal: &["0-0"],
    },
    Known {
        name: "stalemate",
        position: "7k/5Q2/8/8/8/8/8/K7 b - - - 0 1",
        legal: "",
        perft: &[0, 0],
        leads: &[],
        illegal: &[],
    },
    Known {
        name: "not stalemate: volhv may capture unprotected",
        position: "6Qk/8/8/8/8/8/8/K7 b - - - 0 1",
        legal: "h8xg8",
        perft: &[1, 3],
        leads: &[],
        illegal: &[],
    },
    Known {
        name: "not a back-rank mate: own ratniks can be climbed",
        position: "R6k/6prpr/8/8/8/8/8/K7 b - - - 0 1",
        legal: "h8xg7 h8xh7",
        perft: &[2, 32],
        leads: &[("h8xg7", "R7/6(prk)pr/8/8/8/8/8/K7 w - - - 0 2"), ("h8xh7", "R7/6pr(prk)/8/8/8/8/8/K7 w - - - 0 2")],
        illegal: &[],
    },
    Known {
        name: "promotion by uncovering (enemy leaves), legal",
        position: "(PQr)7/6k1/8/8/8/8/8/4K3 b - - - 0 1",
        legal: "(1)a8-a1+ (1)a8-a2 (1)a8-a3 (1)a8-a4 (1)a8-a5 (1)a8-a6 (1)a8-a7 (1)a8-b8 (1)a8-c8 (1)a8-d8 (1)a8-e8+ (1)a8-f8 (1)a8-g8 (1)a8-h8 a8-a1+ a8-a2 a8-a3 a8-a4 a8-a5 a8-a6 a8-a7 a8-b8 a8-c8 a8-d8 a8-e8+ a8-f8 a8-g8 a8-h8 g7-f6 g7-f7 g7-f8 g7-g6 g7-g8 g7-h6 g7-h7 g7-h8",
        perft: &[36, 376],
        leads: &[("(1)a8-b8", "+Qr6/6k1/8/8/8/8/8/4K3 w - - - 1 2")],
        illegal: &[],
    },
    Known {
        name: "demoted ratnik re-promotes when uncovered on its far rank",
        position: "(phR)7/8/8/8/8/7k/8/4K3 w - - - 0 1",
        legal: "(1)a8-a1 (1)a8-a2 (1)a8-a3+ (1)a8-a4 (1)a8-a5 (1)a8-a6 (1)a8-a7 (1)a8-b8 (1)a8-c8 (1)a8-d8 (1)a8-e8 (1)a8-f8 (1)a8-g8 (1)a8-h8+ a8-a1 a8-a2 a8-a3+ a8-a4 a8-a5 a8-a6 a8-a7 a8-b8 a8-c8 a8-d8 a8-e8 a8-f8 a8-g8 a8-h8+ e1-d1 e1-d2 e1-e2 e1-f1 e1-f2",
        perft: &[33, 153],
        leads: &[("(1)a8-b8", "phR6/8/8/8/8/7k/8/4K3 b - - - 1 1")],
        illegal: &[],
    },
    Known {
        name: "re-promotion",
        position: "7k/8/8/8/8/8/8/(phR)3K3 w - - - 0 1",
        legal: "(1)a1-b1 (1)a1-c1 (1)a1-d1 a1-a2 a1-a3 a1-a4 a1-a5 a1-a6 a1-a7 a1-a8+ a1-b1 a1-c1 a1-d1 e1-d1 e1-d2 e1-e2 e1-f1 e1-f2",
        perft: &[18, 102],
        leads: &[("a1-a8+", "(phR)6k/8/8/8/8/8/8/4K3 b - - - 1 1")],
        illegal: &["a1(1)-a8"],
    },
    Known {
        name: "check by uncovering own tavrel (discovered by split)",
        position: "4k3/8/8/8/8/8/8/K3(RN)3 w - - - 0 1",
        legal: "(1)e1-c2+ (1)e1-d3+ (1)e1-f3+ (1)e1-g2+ a1-a2 a1-b1 a1-b2 e1-c2 e1-d3 e1-f3 e1-g2",
        perft: &[11, 51],
        leads: &[("(1)e1-d3+", "4k3/8/8/8/8/3N4/8/K3R3 b - - - 1 1"), ("e1-d3", "4k3/8/8/8/8/3(RN)4/8/K7 b - - - 1 1")],
        illegal: &[],
    },
    Known {
        name: "volhv climbs own tower and later leaves",
        position: "4k3/8/8/8/8/8/4(PHN)3/4K3 w - E - 0 1",
        legal: "(1)e2-c1 (1)e2-c3 (1)e2-d4 (1)e2-f4 (1)e2-g1 (1)e2-g3 e1-d1 e1-d2 e1-f1 e1-f2 e1xe2 e2-c1 e2-c3 e2-d4 e2-f4 e2-g1 e2-g3",
        perft: &[17, 85],
        leads: &[("e1xe2", "4k3/8/8/8/8/8/4(PHNK)3/8 b - E - 0 1")],
        illegal: &[],
    },
    Known {
        name: "double-step right survives being covered",
        position: "4k3/8/8/8/8/8/4(PHN)3/4K3 w - E - 0 1",
        legal: "(1)e2-c1 (1)e2-c3 (1)e2-d4 (1)e2-f4 (1)e2-g1 (1)e2-g3 e1-d1 e1-d2 e1-f1 e1-f2 e1xe2 e2-c1 e2-c3 e2-d4 e2-f4 e2-g1 e2-g3",
        perft: &[17, 85],
        leads: &[("(1)e2-c3", "4k3/8/8/8/8/2N5/4PH3/4K3 b - E - 1 1"), ("e2-c3", "4k3/8/8/8/8/2(PHN)5/8/4K3 b - - - 1 1")],
        illegal: &[],
    },
    Known {
        name: "mate with tower",
        position: "(RQ)5k1/R7/8/8/8/8/8/K7 b - - - 0 1",
        legal: "",
        perft: &[0, 0],
        leads: &[],
        illegal: &[],
    },
];

fn position(text: &str) -> Position {
    let setup = parse_position(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let (position, faults) = setup.built(Demotion::ByEnemy);
    // One of them shows a promotion while the other side is in check, to which no game leads.
    let may_be = |fault: &SetupFault| !fault.is_fatal() || matches!(fault, SetupFault::OpponentInCheck(_));
    assert!(faults.iter().all(may_be), "{text}: {faults:?}");
    position
}

fn text_of(position: &Position) -> String {
    let mut text = Vec::new();
    write_position(position, &mut text);
    String::from_utf8(text).unwrap()
}

fn with_mark(position: &Position, mv: crate::tavreli::Move) -> String {
    let mut after = position.clone();
    after.play(mv);
    let mark = match (after.is_check(), after.has_legal_move()) {
        (true, false) => "++",
        (true, true) => "+",
        _ => "",
    };
    spelled(position, mv, Files::Latin) + mark
}

#[test]
fn the_legal_moves_of_known_positions_are_these() {
    for known in KNOWN {
        let position = position(known.position);
        assert_eq!(text_of(&position), known.position, "{}", known.name);
        let mut found: Vec<String> = position.legal_moves().iter().map(|mv| with_mark(&position, *mv)).collect();
        let mut expected: Vec<&str> = known.legal.split_whitespace().collect();
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{}", known.name);
        for (depth, count) in (1..).zip(known.perft) {
            assert_eq!(position.perft(depth), *count, "{} to depth {depth}", known.name);
        }
    }
}

#[test]
fn known_moves_lead_to_known_positions_and_illegal_ones_are_explained() {
    for known in KNOWN {
        let position = position(known.position);
        for (word, after) in known.leads {
            let written = read_move(word, Files::Latin).unwrap();
            let (mv, _) = resolve(&position, &written).unwrap_or_else(|| panic!("{}: {word}", known.name));
            let mut played = position.clone();
            played.play(mv);
            assert_eq!(text_of(&played), *after, "{}: {word}", known.name);
            assert_eq!(why_illegal(&position, &written), [], "{}: {word}", known.name);
        }
        for word in known.illegal {
            let written = read_move(word, Files::Latin).unwrap();
            assert_eq!(resolve(&position, &written), None, "{}: {word}", known.name);
            assert!(!why_illegal(&position, &written).is_empty(), "{}: {word}", known.name);
        }
    }
}

#[test]
fn the_series_of_moves_from_the_start_are_as_many_as_known() {
    let start = Position::initial();
    let known = if cfg!(debug_assertions) { 3 } else { 4 };
    for (depth, count) in (1..=known).zip([39, 1_519, 68_299, 3_041_483]) {
        assert_eq!(start.perft(depth), count);
    }
}
