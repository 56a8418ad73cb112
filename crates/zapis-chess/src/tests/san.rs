//! Moves are written in export format, in long notation and in coordinates.

use super::{legal, position};
use crate::san::{write_lan, write_uci};

#[test]
fn moves_are_written_in_all_three_forms() {
    for (fen, spelling, san, lan, uci) in [
        ("4k3/8/8/8/8/8/8/1N2K1N1 w - -", "Ngf3", "Nf3", "Ng1-f3", "g1f3"),
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - -", "Nbd2", "Nbd2", "Nb1-d2", "b1d2"),
        ("4k3/8/8/5N2/8/8/8/4KN2 w - -", "N1e3", "N1e3", "Nf1-e3", "f1e3"),
        ("8/8/k7/8/4Q2Q/8/8/K6Q w - -", "Qh4e1", "Qh4e1", "Qh4-e1", "h4e1"),
        ("4k3/8/8/8/1b6/2N5/8/4K1N1 w - -", "Nge2", "Ne2", "Ng1-e2", "g1e2"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - -", "exd5", "exd5", "e4xd5", "e4d5"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "exd6", "exd6", "e5xd6", "e5d6"),
        ("7k/4P3/8/8/8/8/8/4K3 w - -", "e8=Q", "e8=Q+", "e7-e8=Q+", "e7e8q"),
        ("3r2k1/4Pppp/8/8/8/8/8/4K3 w - -", "exd8=R", "exd8=R#", "e7xd8=R#", "e7d8r"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ -", "O-O", "O-O", "O-O", "e1g1"),
        ("3k4/8/8/8/8/8/8/R3K2R w KQ -", "O-O-O", "O-O-O+", "O-O-O+", "e1c1"),
        ("4k3/8/8/8/8/8/8/R4K1R w HA -", "O-O", "O-O", "O-O", "f1h1"),
        ("4k3/8/8/8/8/8/8/4K3 w - -", "--", "--", "--", "0000"),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - -", "Ra8", "Ra8#", "Ra1-a8#", "a1a8"),
        ("4k3/8/8/8/8/8/r7/4K2R b - -", "Ra1", "Ra1+", "Ra2-a1+", "a2a1"),
    ] {
        let position = position(fen);
        let mv = legal(&position, spelling);
        let (mut long, mut coordinates) = (Vec::new(), Vec::new());
        write_lan(&position, mv, None, &mut long);
        write_uci(&position, mv, &mut coordinates);
        assert_eq!(position.san(mv), san, "{fen}");
        assert_eq!(long, lan.as_bytes(), "{fen}");
        assert_eq!(coordinates, uci.as_bytes(), "{fen}");
    }
}
