//! Moves in other notations, as tables: what a word means in a position, and how a move is written.

use super::position;
use crate::{Alphabet, CheckSuffix, Dialect, NOTATIONS, Notation, OtherWord, Position, Unresolved, readings};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// White: Ke1, Qd1, Ra1, Rh1, Nc3, Ng1, Bc4, pawns. Both sides may castle on both sides, except for the pieces between.
const OPEN: &str = "r3k2r/pppq1ppp/2n1bn2/1Bbpp3/3PP3/2N1BN2/PPPQ1PPP/R3K2R w KQkq - 0 1";
const TWO_ROOKS: &str = "4k3/8/8/8/8/8/3K4/R6R w - - 0 1";
const ONE_FILE: &str = "R7/8/8/4k3/8/8/8/R3K3 w - - 0 1";
const PROMOTING: &str = "3rn3/P3P2k/8/8/8/8/p6K/1N6 w - - 0 1";
const PASSING: &str = "4k3/8/8/2pPp3/3P4/8/8/4K3 w - e6 0 1";
const CHECKS: &str = "6k1/8/8/8/8/8/1N3N2/R3K3 w - - 0 1";

/// Returns the meaning of a word: the moves with the dialect, `illegal`, or `-` if it is not a move in any dialect.
fn meaning(position: &Position, word: &str, alphabet: Alphabet, met: Option<Dialect>) -> String {
    let folded: String = word.chars().map(crate::confusable::fold).collect();
    let turn = position.turn();
    let san = |mv| position.san(mv).trim_end_matches(['+', '#']).to_owned();
    let mut refused = "-".to_owned();
    for (dialect, pattern) in readings(OtherWord { word, folded: &folded, turn, alphabet }, met) {
        match position.resolve_pattern(&pattern) {
            Ok(resolved) => return format!("{} {}", dialect.name(), san(resolved.mv)),
            Err(Unresolved::Ambiguous(moves)) => {
                let mut spelled: Vec<String> = moves.iter().map(|mv| san(*mv)).collect();
                spelled.sort();
                return format!("{} {}", dialect.name(), spelled.join(" or "));
            }
            Err(Unresolved::Illegal) => "illegal".clone_into(&mut refused),
        }
    }
    refused
}

fn check(table: &[(&str, &str, &str)]) {
    check_having_met(table, None);
}

fn check_having_met(table: &[(&str, &str, &str)], met: Option<Dialect>) {
    let meanings = table.iter().map(|(fen, word, expected)| {
        (meaning(&position(fen), word, Alphabet::ENGLISH, met), *expected, format!("{word} in {fen}"))
    });
    let wrong: Vec<_> = meanings.filter(|(meaning, expected, _)| meaning != expected).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn digits_mean_the_squares_they_number() {
    check(&[
        (START, "5254", "iccf e4"),
        (START, "52-54", "iccf e4"),
        (START, "7163", "iccf Nf3"),
        (START, "5255", "illegal"),
        (START, "52541", "illegal"),
        (START, "5259", "-"),
        (START, "0000", "-"),
        (START, "525", "-"),
        (OPEN, "5171", "iccf O-O"),
        (OPEN, "5131", "iccf O-O-O"),
        (PROMOTING, "17181", "iccf a8=Q"),
        (PROMOTING, "17184", "iccf a8=N"),
        (PROMOTING, "57483", "iccf exd8=B"),
        (PROMOTING, "1718", "illegal"),
        (PASSING, "4556", "iccf dxe6"),
    ]);
}

#[test]
fn what_smith_notation_says_after_the_squares_must_be_true() {
    check(&[
        (OPEN, "b5c6n", "smith Bxc6"),
        (OPEN, "b5c6b", "illegal"),
        (OPEN, "e4d5p", "smith exd5"),
        (OPEN, "e1g1c", "smith O-O"),
        (OPEN, "e1c1C", "smith O-O-O"),
        (OPEN, "e1g1C", "illegal"),
        (OPEN, "e1g1p", "illegal"),
        (PROMOTING, "a7a8Q", "smith a8=Q"),
        (PROMOTING, "e7d8rN", "smith exd8=N"),
        (PROMOTING, "e7d8N", "illegal"),
        (PASSING, "d5e6E", "smith dxe6"),
        (PASSING, "d5e6p", "smith dxe6"),
        (START, "e2e4", "-"),
        (START, "e2e4x", "-"),
    ]);
}

#[test]
fn descriptive_notation_names_files_by_their_pieces_and_counts_ranks_from_the_player() {
    let table = [
        (START, "P-K4", "descriptive e4"),
        (START, "KP-K4", "descriptive e4"),
        (START, "P-QB4", "descriptive c4"),
        (START, "P-B4", "descriptive c4 or f4"),
        (START, "N-KB3", "descriptive Nf3"),
        (START, "Kt-KB3", "descriptive Nf3"),
        (START, "KKt-B3", "descriptive Nf3"),
        (START, "N-B3", "descriptive Nc3 or Nf3"),
        (START, "P-K5", "illegal"),
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "P-K4", "descriptive e5"),
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "N-KB3", "descriptive Nf6"),
        (OPEN, "BxN", "descriptive Bxc6"),
        (OPEN, "BxKt", "descriptive Bxc6"),
        (OPEN, "NxP", "descriptive Nxd5 or Nxe5"),
        (OPEN, "NxKP", "descriptive Nxe5"),
        (OPEN, "NxP/K5", "descriptive Nxe5"),
        (OPEN, "NxP(K5)", "descriptive Nxe5"),
        (OPEN, "QNxP", "descriptive Nxd5"),
        (OPEN, "N/B3xQP", "descriptive Nxd5"),
        (OPEN, "N(QB3)xP", "descriptive Nxd5"),
        (OPEN, "QPxP", "descriptive dxe5"),
        (OPEN, "Castles", "descriptive O-O or O-O-O"),
        (TWO_ROOKS, "R-K1", "descriptive Rae1 or Rhe1"),
        (TWO_ROOKS, "QR-K1", "descriptive Rae1"),
        (TWO_ROOKS, "KR-K1", "descriptive Rhe1"),
        (TWO_ROOKS, "R/QR1-K1", "descriptive Rae1"),
        (TWO_ROOKS, "R/1-K1", "descriptive Rae1 or Rhe1"),
        (ONE_FILE, "R-R4", "descriptive R1a4 or R8a4"),
        (ONE_FILE, "R/1-R4", "descriptive R1a4"),
        (ONE_FILE, "R(8)-R4", "descriptive R8a4"),
        (ONE_FILE, "R/QR8-R4", "descriptive R8a4"),
        (PROMOTING, "P-R8(Q)", "descriptive a8=Q"),
        (PROMOTING, "P-R8=N", "descriptive a8=N"),
        (PROMOTING, "P-R8/Kt", "descriptive a8=N"),
        (PROMOTING, "P-R8", "illegal"),
        (PROMOTING, "PxR(Q)", "descriptive exd8=Q"),
        (PROMOTING, "PxR/Q8(Q)", "descriptive exd8=Q"),
        (PROMOTING, "KPxR=R", "descriptive exd8=R"),
        (PASSING, "PxP e.p.", "descriptive dxe6"),
        (PASSING, "PxPe.p.", "descriptive dxe6"),
        (PASSING, "PxP/6", "descriptive dxe6"),
        (CHECKS, "R-R8 ch", "descriptive Ra8"),
        (CHECKS, "R-R8 mate", "descriptive Ra8"),
        (CHECKS, "R-R8dis.ch.", "descriptive Ra8"),
        (CHECKS, "R-R8 dbl ch", "descriptive Ra8"),
        (CHECKS, "N-Q3", "descriptive Nbd3 or Nfd3"),
        (START, "P-K9", "-"),
        (START, "K4", "illegal"),
        (START, "Q", "-"),
        (START, "P-", "-"),
    ];
    check_having_met(&table, Some(Dialect::Of(Notation::Descriptive)));
}

#[test]
fn a_check_mark_decides_between_moves_that_are_described_alike() {
    let fen = "4k3/8/8/8/8/8/1B6/R3K2R w - - 0 1";
    check(&[(fen, "R-B1", "descriptive Rc1 or Rf1"), (fen, "R-R8 ch", "descriptive Ra8 or Rh8")]);
    let fen = "8/8/4k3/8/8/8/8/R3K2R w - - 0 1";
    check(&[
        (fen, "R-R6", "descriptive Ra6 or Rh6"),
        ("k7/8/8/8/8/8/8/1R1K3R w - - 0 1", "R-R1 ch", "descriptive Ra1"),
    ]);
}

#[test]
fn shorthand_is_read_where_the_board_leaves_one_move() {
    check(&[
        (OPEN, "BxN", "shorthand Bxc6"),
        (OPEN, "Bxb", "-"),
        (OPEN, "NxP", "shorthand Nxd5 or Nxe5"),
        (OPEN, "NcxP", "shorthand Nxd5"),
        (OPEN, "NxPe5", "shorthand Nxe5"),
        (OPEN, "dxB", "shorthand dxc5"),
        (OPEN, "dxP", "shorthand dxe5"),
        (OPEN, "e5x", "shorthand dxe5"),
        (OPEN, "d5x", "shorthand exd5"),
        (OPEN, "PxB", "shorthand dxc5"),
        (OPEN, "PxB+", "shorthand dxc5"),
        (OPEN, "QxQ", "illegal"),
        (OPEN, "B6", "shorthand Ba6 or Bh6 or Bxc6"),
        (OPEN, "Bx6", "shorthand Bxc6"),
        (OPEN, "N1", "shorthand Nb1 or Nd1 or Ng1"),
        (PROMOTING, "exRQ", "shorthand exd8=Q"),
        (PROMOTING, "exR=N", "shorthand exd8=N"),
        (PROMOTING, "exRd8=N", "shorthand exd8=N"),
        (PROMOTING, "exR", "illegal"),
        (PASSING, "dxP", "shorthand dxc5 or dxe5 or dxe6"),
        (START, "B9", "-"),
        (START, "xx", "-"),
    ]);
}

#[test]
fn shorthand_has_the_letters_of_the_alphabet() {
    let russian = Alphabet::by_code("ru").unwrap();
    let open = position(OPEN);
    for (word, expected) in [
        ("СxК", "shorthand Bxc6"),
        ("С:К", "shorthand Bxc6"),
        ("КcхП", "shorthand Nxd5"),
        ("dxС", "shorthand dxc5"),
        ("С6", "shorthand Ba6 or Bh6 or Bxc6"),
    ] {
        let word = word.replace('П', "п");
        assert_eq!(meaning(&open, &word, russian, None), expected, "{word}");
    }
}

#[test]
fn a_capture_is_of_the_notation_that_was_met_before() {
    let met = Some(Dialect::Of(Notation::Descriptive));
    assert_eq!(meaning(&position(OPEN), "BxN", Alphabet::ENGLISH, met), "descriptive Bxc6");
    assert_eq!(meaning(&position(OPEN), "BxN", Alphabet::ENGLISH, None), "shorthand Bxc6");
}

#[test]
fn announcements_are_read_in_both_spellings() {
    check(&[
        (START, "Springer Felix drei", "spoken Nf3"),
        (START, "SPRINGER FELIX DREI", "spoken Nf3"),
        (START, "Шпрингер Феликс драй", "spoken Nf3"),
        (START, "Springer Gustav eins Felix drei", "spoken Nf3"),
        (START, "Springer Felix 3", "spoken Nf3"),
        (START, "Springer Felix three", "spoken Nf3"),
        (START, "Шпрингер Феликс три", "spoken Nf3"),
        (START, "Bauer Eva vier", "spoken e4"),
        (START, "Eva vier", "spoken e4"),
        (START, "Eva zwei Eva vier", "spoken e4"),
        (START, "Springer\n Felix drei", "spoken Nf3"),
        (START, "Bauer Eva fuenf", "illegal"),
        (OPEN, "Bauer Eva David fünf", "spoken exd5"),
        (OPEN, "Läufer Caesar sechs", "spoken Bxc6"),
        (OPEN, "Лойфер Цезарь зекс", "spoken Bxc6"),
        (OPEN, "Kurze Rochade", "spoken O-O"),
        (OPEN, "Кюрце Рохаде", "spoken O-O"),
        (OPEN, "Ланг Рохад", "spoken O-O-O"),
        (TWO_ROOKS, "Turm Anna Eva eins", "spoken Rae1"),
        (TWO_ROOKS, "Turm Eva eins", "spoken Rae1 or Rhe1"),
        (PROMOTING, "Bauer Anna acht Dame", "spoken a8=Q"),
        (PROMOTING, "Eva David acht Springer", "spoken exd8=N"),
        (PROMOTING, "Bauer Anna acht", "illegal"),
        (START, "Springer", "-"),
        (START, "Springer drei", "-"),
    ]);
}

#[test]
fn braille_is_read_as_far_as_it_is_known() {
    check(&[
        (START, "⠑⠲", "braille e4"),
        (START, "⠏⠑⠲", "braille e4"),
        (START, "⠑⠆⠑⠲", "braille e4"),
        (START, "⠎⠋⠒", "braille Nf3"),
        (START, "⠨⠎⠋⠒", "braille Nf3"),
        (START, "⠤⠎⠋⠒", "-"),
        (START, "⠎⠛⠂⠋⠒", "braille Nf3"),
        (START, "⠑⠢", "illegal"),
        (OPEN, "⠃⠢⠉⠖", "braille Bxc6"),
        (OPEN, "⠑⠙⠢", "braille exd5"),
        (OPEN, "⠑⠂⠛⠂", "braille O-O"),
        (TWO_ROOKS, "⠗⠁⠑⠂", "braille Rae1"),
        (PROMOTING, "⠁⠦⠟", "braille a8=Q"),
        (PROMOTING, "⠑⠙⠦⠎", "braille exd8=N"),
        (START, "⠇⠉⠲", "-"),
        (START, "⠂", "-"),
    ]);
}

fn written(position: &Position, san: &str, notation: Notation, letters: Alphabet) -> String {
    let mv =
        position.legal_moves().into_iter().find(|mv| position.san(*mv).trim_end_matches(['+', '#']) == san).unwrap();
    let mut after = position.clone();
    after.play(mv);
    let mark = if after.checkers().has_several() { CheckSuffix::Double } else { after.check_mark() };
    let mut out = Vec::new();
    notation.write(position, mv, mark, letters, &mut out);
    String::from_utf8(out).unwrap()
}

#[test]
fn moves_are_written_as_shortly_as_the_position_allows() {
    use Notation::{Braille, Descriptive, Iccf, Smith, Spoken};
    let mut wrong = Vec::new();
    for (fen, san, notation, expected) in [
        (START, "e4", Descriptive, "P-K4"),
        (START, "Nf3", Descriptive, "N-KB3"),
        (START, "c4", Descriptive, "P-QB4"),
        (OPEN, "Bxc6", Descriptive, "BxN"),
        (OPEN, "Nxe5", Descriptive, "NxKP"),
        (OPEN, "exd5", Descriptive, "PxQP"),
        (OPEN, "O-O-O", Descriptive, "O-O-O"),
        (TWO_ROOKS, "Rae1", Descriptive, "R/QR1-K1 ch"),
        (ONE_FILE, "R1a4", Descriptive, "R/1-R4"),
        (CHECKS, "Nbd3", Descriptive, "N/N2-Q3"),
        (CHECKS, "Ra8", Descriptive, "R-R8 ch"),
        (PROMOTING, "a8=Q", Descriptive, "P-R8=Q"),
        (PASSING, "dxe6", Descriptive, "PxP e.p."),
        (OPEN, "O-O", Iccf, "5171"),
        (PROMOTING, "a8=N", Iccf, "17184"),
        (OPEN, "Bxc6", Smith, "b5c6n"),
        (OPEN, "O-O", Smith, "e1g1c"),
        (PASSING, "dxe6", Smith, "d5e6E"),
        (PROMOTING, "exd8=N", Smith, "e7d8rN"),
        (START, "Nf3", Spoken, "Springer Felix drei"),
        (OPEN, "exd5", Spoken, "Bauer Eva David fünf"),
        (OPEN, "O-O-O", Spoken, "Lange Rochade"),
        (TWO_ROOKS, "Rae1", Spoken, "Turm Anna Eva eins"),
        (PROMOTING, "a8=Q", Spoken, "Bauer Anna acht Dame"),
        (START, "Nf3", Braille, "⠎⠋⠒"),
        (OPEN, "Bxc6", Braille, "⠃⠢⠉⠖"),
        (OPEN, "O-O", Braille, "⠑⠂⠛⠂"),
        (PROMOTING, "exd8=N", Braille, "⠑⠙⠦⠎"),
        (PROMOTING, "exd8=B", Braille, "exd8=B"),
    ] {
        let spelled = written(&position(fen), san, notation, Alphabet::ENGLISH);
        if spelled != expected {
            wrong.push(format!("{san} in {fen} is written {spelled}, not {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let russian = Alphabet::by_code("ru").unwrap();
    assert_eq!(written(&position(START), "Nf3", Spoken, russian), "Шпрингер Феликс драй");
    assert_eq!(written(&position(OPEN), "O-O", Spoken, russian), "Кюрце Рохаде");
}

#[test]
fn every_notation_has_a_row_with_an_example_that_is_true() {
    for row in &NOTATIONS {
        assert_eq!(row.notation.row().name, row.name);
        if row.notation == Notation::Smith {
            // A knight's move captures nothing there, so it would not show the notation.
            continue;
        }
        assert_eq!(written(&position(START), "Nf3", row.notation, Alphabet::ENGLISH), row.example);
    }
}
