//! Illegal moves that stood: play continues after them if it is clear what was moved and the next moves are legal.

use zapis::chess::Alphabet;
use zapis_check::findings::{CheckRequest, Discipline, Draft};
use zapis_play::game::{BoardDisplay, Chess, Ending, MoveStyle, Notation, Rules, Side};
use zapis_record::record::{Next, Record, RecordReader, Tape};

use zapis_play::replay::{FaultKind, Keep, Replay, ReplayOptions, Replayer, Then};
use zapis_render::render::{Drop, PgnStyle, PrintForm, WrittenAs, write_pgn_as};

/// A row of the table below.
type Kind = (&'static str, &'static str, &'static str, u32, &'static [u32], &'static [&'static str]);

/// The kind, the position (the usual one if empty), the moves, the number of plies played, which of them stood, and the
/// words passed over.
const GAMES: &[Kind] = &[
    ("castling through check", "", "e4 e5 Nf3 Nc6 Bc4 b6 Ba6 Bxa6 O-O Nf6 Re1 Be7 d3 O-O", 14, &[9], &[]),
    (
        "castling out of check",
        "",
        "e4 e5 d4 Bb4+ Bd3 Nf6 Nf3 Nc6 O-O Bc5 dxc5 O-O Nc3 d6",
        14,
        // The check of the fourth ply was not answered: each move up to castling stood.
        &[5, 7, 9],
        &[],
    ),
    ("castling past an attacked square", "4k3/8/8/8/8/6n1/8/4K2R w K - 0 1", "O-O Ne2+ Kh1 Ng3+ Kg1 Kd7", 6, &[1], &[]),
    ("castling to an attacked square", "4k3/8/8/2b5/8/8/8/4K2R w K - 0 1", "O-O Ke7 Kh1 Bd4 Rf3 Ke6", 6, &[1], &[]),
    ("castling, the king having moved", "", "e4 e5 Ke2 Nc6 Ke1 Nf6 Nf3 d6 Be2 Be7 O-O O-O d3 h6", 14, &[11], &[]),
    ("castling, the rook having moved", "", "Nf3 d5 Rg1 e6 Rh1 Nf6 e3 c5 Be2 Nc6 O-O Be7 d4 O-O", 14, &[11], &[]),
    ("castling queenside past a knight", "", "d4 d5 Bf4 Bf5 Qd3 Nf6 O-O-O e6 Kd2 Be7 e3 O-O", 12, &[7], &[]),
    ("castling onto a bishop is not clear", "", "e4 e5 Nf3 Nc6 O-O Nf6 Re1 d6", 4, &[], &[]),
    ("a check not answered", "", "e4 e5 d4 Bb4+ a3 Nf6 axb4 Nxe4 Nf3 d6 Bd3 Nf6 O-O", 13, &[5], &[]),
    (
        "a check not noticed for long",
        "",
        "e4 e5 d4 Bb4+ a3 Nf6 h3 Nxe4 Nf3 d6 Bd3 Nf6 axb4 O-O",
        14,
        &[5, 7, 9, 11],
        &[],
    ),
    (
        "a king that goes into check",
        "",
        "e4 e5 Nf3 Bc5 d3 Qf6 Be2 Qxf3 Kd2 Qh5 Kc3 Qxe2 Kb4 Bxf2 Qxe2 d6",
        16,
        &[13],
        &[],
    ),
    ("kings beside each other", "8/8/4k3/8/4K3/8/8/R6r w - - 0 1", "Ke5 Kd7 Ra7+ Kc6 Ra6+ Kb7 Rd6 Re1+", 8, &[1], &[]),
    ("a pinned piece", "", "e4 e6 d4 Bb4+ Nc3 d5 Nxd5 exd5 c3 Be7 e5 Nc6 Nf3 f6", 14, &[7], &[]),
    ("a knight that moves like a bishop", "", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 Nd5 Nxd5 exd5 b5", 8, &[], &[]),
    ("the only knight, moved wrong", "4k3/p7/8/8/8/8/P7/1N2K3 w - - 0 1", "Nd4 Kd7 Nf5 Ke6 Nd4+ Kd5", 6, &[1], &[]),
    ("a bishop that jumps", "", "e4 e5 Bc4 Nf6 Be3 d6 Nf3 Be7 O-O O-O h3 h6", 12, &[5], &[]),
    ("a rook that goes diagonally", "4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1", "Rd4 Ke7 Rd5 Ke6 Rh5 a6", 6, &[1], &[]),
    ("a queen like a knight", "", "e4 e5 Qe2 Nc6 Qf4 exf4 Nf3 d6 d4 g5", 10, &[5], &[]),
    (
        "a pawn of two squares from the third rank",
        "",
        "e3 e5 d4 exd4 e5 d6 exd6 Bxd6 Nf3 Nf6 Bd3 O-O O-O",
        13,
        &[5],
        &[],
    ),
    ("a pawn that takes nothing", "", "e4 a6 e5 h6 exf6 Nxf6 Nf3 d6 d4 Nc6", 10, &[5], &[]),
    ("en passant too late", "", "e4 a6 e5 d5 h3 h6 exd6 Qxd6 Nf3 Nf6 d4 Nc6", 12, &[7], &[]),
    ("a pawn that jumps over a piece", "", "e4 d5 Nf3 Nf6 Nc3 d4 Ne2 c6 h3 Nbd7 d3 e6 e5 Nb6", 14, &[], &[]),
    ("a promotion not written", "8/4P2k/8/8/8/8/8/K7 w - - 0 1", "e8 Kg7 Qe5+ Kf7 Qd5+ Kf6", 6, &[1], &[]),
    ("a knight, as what follows shows", "8/4P3/7k/8/8/8/8/K7 w - - 0 1", "e8 Kg6 Nc7 Kf5 Nb5 Ke4", 6, &[1], &[]),
    ("by coordinates", "", "e2e4 e7e5 e1g1 b8c6 g1f3 g8f6 f1c4 f8e7", 2, &[], &[]),
    (
        "by coordinates, castling through check",
        "",
        "e2e4 e7e5 g1f3 b8c6 f1c4 b7b6 c4a6 c8a6 e1g1 g8f6 f1e1 d7d6",
        12,
        &[9],
        &[],
    ),
    ("in long notation", "", "e2-e4 e7-e5 Bf1-c4 Ng8-f6 Bc1-e3 d7-d6 Ng1-f3 Bf8-e7", 8, &[5], &[]),
    ("in Russian letters", "", "e4 e5 d4 Сb4+ a3 Кf6 axb4 К:e4 Кf3 d6 Сd3 Кf6 0-0", 13, &[5], &[]),
    ("a pawn that takes what blocks it", "", "e4 e5 Nf3 e4 Ne5 d6 Nc4 Nf6 Nc3", 9, &[4], &[]),
    ("taken back", "", "e4 e5 Nf6 2. Nf3 Nc6 Bb5 a6 Ba4", 7, &[], &["Nf6"]),
    ("written twice", "", "e4 e5 Nf3 Nf3 Nc6 Bb5 a6 Ba4", 7, &[], &["Nf3"]),
    ("a king taken", "8/p7/8/8/8/4k3/4R3/K7 b - - 0 1", "Kf4 Rf2+ a6 Rxf4 a5", 2, &[], &[]),
    ("an own piece taken", "", "e4 e5 Bxf2 Nc6 Nf3 Nf6", 2, &[], &[]),
    ("nothing legal behind it", "", "e4 e5 Nf6 e4 Bb8 Qa1 Nc3", 2, &[], &[]),
    ("nothing behind it", "", "e4 e5 Be3", 2, &[], &[]),
    ("either of two", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Rd5 Ke7 Kd2 Kf6 Ke3 Kg6", 0, &[], &[]),
    (
        "one of two, as what follows shows",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "Rd5 Ke7 Rh6 Kf7 Rdd6 Kg7 Rhe6 Kf7",
        8,
        &[1],
        &[],
    ),
    ("after mate", "", "f3 e5 g4 Qh4# Nc3 d6 d4 Bxg4", 4, &[], &[]),
    ("kings that signal the result", "", "e4 e5 Nf3 Nc6 Ke4 Ke5", 4, &[], &[]),
    ("in Chess960", "1r2k1r1/8/8/8/8/5b2/8/1R2K1R1 w GBgb - 0 1", "O-O-O Ke7 Rd3 Bc6 Re1+ Kf6", 6, &[1], &[]),
];

fn options() -> ReplayOptions<Alphabet> {
    ReplayOptions { alphabet: None, keep_notes: true, keep: Keep::Plies }
}

fn text_of(fen: &str, moves: &str) -> String {
    let tags = if fen.is_empty() { String::new() } else { format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n") };
    format!("{tags}{moves} *\n")
}

/// Replays the only record of a text and passes it to `look`.
fn replayed<T>(text: &str, replayer: &mut Replayer<Chess>, look: impl FnOnce(&Record<'_>, &Replay<Chess>) -> T) -> T {
    let mut tape = Tape::default();
    assert_eq!(RecordReader::new(text).next_record(&mut tape), Next::Record, "{text}");
    let record = Record { text, tape: &tape };
    let replay = replayer.replay(&record);
    look(&replay.record(&record), replay)
}

fn going_on() -> Replayer<Chess> {
    Replayer::new(Chess::default(), options(), Alphabet::ENGLISH).that_goes_on()
}

/// Describes the replay of a record: its plies with the positions after them, which stood, which words were passed
/// over.
fn outcome_of(record: &Record<'_>, replay: &Replay<Chess>) -> (Vec<String>, Vec<u32>, Vec<String>) {
    let game = Chess::default();
    let mut position = replay.start.position.clone().unwrap();
    let plies = replay.plies.iter().map(|ply| {
        game.play(&mut position, ply.mv);
        game.position_text(&position)
    });
    let plies = plies.collect();
    let stood = replay.plies.iter().filter(|ply| ply.stood).map(|ply| ply.ply).collect();
    let over = replay.passed_over.iter().map(|item| record.slice(record.tape.items[*item as usize].span).to_owned());
    (plies, stood, over.collect())
}

#[test]
fn play_continues_after_a_move_that_stood() {
    let mut replayer = going_on();
    let mut misses = Vec::new();
    for (kind, fen, moves, n_plies, stood, over) in GAMES {
        replayed(&text_of(fen, moves), &mut replayer, |record, replay| {
            let (plies, found, passed) = outcome_of(record, replay);
            let made = (plies.len(), found.as_slice(), passed.iter().map(String::as_str).collect());
            if made != (*n_plies as usize, *stood, over.to_vec()) {
                misses.push(format!("{kind}: {moves}: {made:?}"));
                return;
            }
            assert_eq!(replay.main_plies, *n_plies, "{kind}");
            let is_untouched = stood.is_empty() && over.is_empty();
            let is_all = moves.split(' ').filter(|word| !word.ends_with('.')).count() == *n_plies as usize + over.len();
            assert_eq!(replay.is_complete, is_untouched && is_all, "{kind}");
            assert_eq!(replay.reaches_end, is_all, "{kind}");
            let n_stood = replay.faults.iter().filter(|fault| fault.then == Then::Stood).count();
            assert_eq!(n_stood, stood.len(), "{kind}");
        });
    }
    assert!(misses.is_empty(), "\n{}\n", misses.join("\n"));
}

#[test]
fn without_being_asked_play_ends_at_the_first_illegal_move() {
    let mut replayer = Replayer::new(Chess::default(), options(), Alphabet::ENGLISH);
    for (kind, fen, moves, n_plies, stood, over) in GAMES {
        replayed(&text_of(fen, moves), &mut replayer, |_, replay| {
            let first = stood.first().copied();
            let is_earlier = first.is_none_or(|first| replay.main_plies == first - 1);
            assert!(is_earlier && (replay.main_plies <= *n_plies), "{kind}: {}", replay.main_plies);
            assert!(replay.stood.is_empty() && replay.passed_over.is_empty(), "{kind}");
            assert!(!replay.is_complete || over.is_empty() && stood.is_empty(), "{kind}");
            assert_eq!(replay.is_complete, replay.reaches_end, "{kind}");
        });
    }
}

/// Every notation and the letters it is tried in.
const NOTATIONS: [(Notation, &str); 10] = [
    (Notation::San, "en"),
    (Notation::San, "ru"),
    (Notation::Lan, "en"),
    (Notation::Lan, "ru"),
    (Notation::Uci, "en"),
    (Notation::Iccf, "en"),
    (Notation::Smith, "en"),
    (Notation::Descriptive, "en"),
    (Notation::Spoken, "en"),
    (Notation::Braille, "en"),
];

fn written(record: &Record<'_>, replay: &Replay<Chess>, notation: Notation, code: &str, is_printed: bool) -> String {
    let letters = Alphabet::by_code(code).unwrap();
    let style = PgnStyle { moves: MoveStyle { notation, letters }, drop: Drop::default() };
    let print = is_printed.then(|| PrintForm::of(letters));
    let mut out = Vec::new();
    write_pgn_as(&Chess::default(), record, replay, style, WrittenAs { print, ..WrittenAs::default() }, &mut out);
    String::from_utf8(out).unwrap()
}

#[test]
fn what_is_written_of_it_is_read_again_as_it_was_and_written_again_alike() {
    let mut replayer = going_on();
    for (kind, fen, moves, _, stood, _) in GAMES.iter().filter(|game| !game.4.is_empty()) {
        for (notation, code) in NOTATIONS {
            for is_printed in [false, true] {
                let is_algebraic = matches!(notation, Notation::San | Notation::Lan);
                if is_printed && !is_algebraic {
                    continue;
                }
                let (before, first) = replayed(&text_of(fen, moves), &mut replayer, |record, replay| {
                    (outcome_of(record, replay), written(record, replay, notation, code, is_printed))
                });
                let (after, second) = replayed(&first, &mut replayer, |record, replay| {
                    (outcome_of(record, replay), written(record, replay, notation, code, is_printed))
                });
                assert_eq!(before.0, after.0, "{kind}: {stood:?}\n{first}");
                assert_eq!(before.1, after.1, "{kind}: {stood:?}\n{first}");
                assert_eq!(first, second, "{kind}: {stood:?}");
            }
        }
    }
}

#[test]
fn what_follows_a_move_that_stood_rests_on_it() {
    let moves = "e4 e5 d4 Bb4+ a3 Nf6 axb4 Nxe4 Nf3 d6 Bd3 Nz5";
    replayed(&text_of("", moves), &mut going_on(), |_, replay| {
        assert_eq!(replay.rests_on(4), None);
        assert_eq!(replay.rests_on(5).map(|stood| (stood.ply, stood.number)), Some((5, 3)));
        let last = replay.faults.last().unwrap();
        assert_eq!((&last.kind, last.rests_on), (&FaultKind::Unreadable, Some(0)));
        let first = replay.faults.first().unwrap();
        assert_eq!((first.then, first.rests_on), (Then::Stood, None));
    });
}

#[test]
fn a_variation_continues_too_and_the_main_line_is_not_touched() {
    let moves = "e4 e5 (e5 2. Ke3 Nc6 3. Nf3 d6) Nf3 Nc6 Bb5 a6";
    replayed(&text_of("", moves), &mut going_on(), |_, replay| {
        assert!(replay.is_complete, "the main line is legal");
        assert_eq!((replay.main_plies, replay.side_plies), (6, 5));
        let stood: Vec<(u32, u32)> = replay.stood.iter().map(|stood| (stood.depth, stood.ply)).collect();
        assert_eq!(stood, [(1, 3)]);
        assert_eq!(replay.rests_on(6), None);
    });
}

#[test]
fn letters_are_chosen_by_legal_moves_alone() {
    // German: under English letters, `S`, `D`, `T` and `L` would not be moves.
    let moves = "e4 e5 Sf3 Sc6 Lb5 a6 La4 Sf6 0-0 Le7 Te1 b5 Lb3 d6 c3 0-0 h3 Sa5 Lc2 c5 d4 Dc7 Te7 Dxe7 Sbd2 Td8";
    replayed(&text_of("", moves), &mut going_on(), |_, replay| {
        assert_eq!(replay.alphabet, Alphabet::by_code("de").unwrap());
        assert_eq!(replay.main_plies, 26);
        assert_eq!(replay.stood.iter().map(|stood| stood.ply).collect::<Vec<_>>(), [23]);
    });
}

/// Counts the plies played in a hostile record, each of whose illegal moves is clear.
#[test]
fn a_record_of_nothing_but_illegal_moves_is_given_up() {
    let mut moves = String::from("e4 e5 d4 Bb4+ ");
    for _ in 0..20_000 {
        moves.push_str("Nf3 Bc5 Ng1 Bb4 ");
    }
    replayed(&text_of("", &moves), &mut going_on(), |_, replay| {
        // Each move of White leaves the king in check or follows on one that did; after a number of them the record is
        // given up.
        assert!(!replay.reaches_end);
        assert!(replay.stood.len() <= 200, "{}", replay.stood.len());
    });
}

/// Lists the plies of a record that are not written, and the moves filled in.
fn missing_and_made(moves: &str) -> (Vec<u32>, Vec<String>) {
    replayed(&text_of("", moves), &mut going_on(), |record, replay| {
        let missing = replay.plies.iter().filter(|ply| ply.missing).map(|ply| ply.ply).collect();
        let made = replay.plies.iter().filter(|ply| !ply.missing);
        let words = made.map(|ply| record.slice(record.tape.items[ply.item as usize].span).to_owned());
        (missing, words.collect())
    })
}

#[test]
fn a_half_move_that_is_left_out_is_a_ply_without_a_move() {
    for (moves, missing) in [
        ("1. e4 e5 2. Nf3 3. Bb5 a6 4. Ba4 Nf6", &[4][..]),
        ("1. e4 e5 2. Nf3 Nc6 3... a6 4. Bc4 Nf6 5. O-O", &[5]),
        ("1. e4 e5 2. Nc6 3. Bb5 a6", &[3]),
        ("1. e5 2. Nf3 Nc6", &[1]),
        ("1. d4 d5 2. c4 3. Nc3 Nf6 4. Bg5 5. e3", &[4, 8]),
        ("e4 e5 Nf3 Bc4 Nc6 O-O Nf6 Nc3 d6 d3 Be7", &[4]),
        // A wrong number, and one for each half-move.
        ("1. e4 e5 2. Nf3 3. Nc6 3. Bb5 a6", &[]),
        ("1. e4 2. e5 3. Nf3 4. Nc6 5. Bb5 6. a6", &[]),
    ] {
        let (found, made) = missing_and_made(moves);
        let words: Vec<&str> = moves.split(' ').filter(|word| !word.ends_with('.')).collect();
        assert_eq!((found.as_slice(), made), (missing, words.iter().map(ToString::to_string).collect()), "{moves}");
    }
}

fn errors_of(moves: &str) -> Vec<Draft> {
    let text = text_of("", moves);
    let mut tape = Tape::default();
    assert_eq!(RecordReader::new(&text).next_record(&mut tape), Next::Record);
    let found = Chess::default().check(&Record { text: &text, tape: &tape }, CheckRequest::default());
    found.into_iter().filter(|draft| draft.severity == zapis_check::findings::Severity::Error).collect()
}

#[test]
fn the_rest_of_the_game_says_what_was_meant_by_an_illegal_move() {
    for (moves, meant, ply, is_only) in [
        ("1. e4 e5 2. Nd3 Nc6 3. Bb5 a6 4. Nxe5", "Nf3", None, true),
        // The bishop could have gone to h3 too, but then the opening would be unknown.
        ("1. d4 Nf6 2. c4 e6 3. Nf3 b6 4. g3 Bb7 5. Bg3 Be7 6. O-O O-O 7. Nc3 Ne4", "Bg2", None, false),
        // The wrong word is a legal move.
        (
            "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nb3 a6 6. Bg5 e6 7. f4 Be7 8. Qf3 Qc7 9. O-O-O Nbd7",
            "Nc3",
            Some(9),
            false,
        ),
    ] {
        let errors = errors_of(moves);
        let [error] = errors.as_slice() else { panic!("{moves}: {} errors", errors.len()) };
        let first = error.candidates.first().expect(moves);
        assert_eq!(
            (first.san.as_str(), first.ply, first.is_only, first.is_cure()),
            (meant, ply, is_only, true),
            "{moves}"
        );
        assert!(error.fix.as_ref().is_some_and(|fix| fix.edits[0].text == meant), "{moves}");
    }
}

/// Writes moves with their numbers, except for the half-moves that are left out.
fn without_plies(words: &[&str], left_out: &[usize]) -> String {
    let mut text = String::new();
    for (at, word) in words.iter().enumerate().filter(|(at, _)| !left_out.contains(&(at + 1))) {
        let number = at / 2 + 1;
        match at % 2 {
            0 => text.extend([number.to_string().as_str(), ". ", word, " "]),
            _ if left_out.contains(&at) => text.extend([number.to_string().as_str(), "... ", word, " "]),
            _ => text.extend([*word, " "]),
        }
    }
    text
}

/// Fischer – Spassky, Reykjavík 1972, game 6, up to move 24.
const REYKJAVIK: &str = "c4 e6 Nf3 d5 d4 Nf6 Nc3 Be7 Bg5 O-O e3 h6 Bh4 b6 cxd5 Nxd5 Bxe7 Qxe7 Nxd5 exd5 Rc1 Be6 Qa4 c5 \
                         Qa3 Rc8 Bb5 a6 dxc5 bxc5 O-O Ra7 Be2 Nd7 Nd4 Qf8 Nxe6 fxe6 e4 d4 f4 Qe7 e5 Rb8 Bc4 Kh8 Qh3 Nf8";

#[test]
fn any_two_half_moves_left_out_of_a_game_are_named_and_nothing_else() {
    let words: Vec<&str> = REYKJAVIK.split(' ').collect();
    let mut misses = Vec::new();
    for first in 1..words.len() {
        for second in (first + 2..words.len()).step_by(3) {
            let errors = errors_of(&without_plies(&words, &[first, second]));
            let found: Vec<_> = errors.iter().map(|error| (error.rule.name, error.ply)).collect();
            let missing = |ply: usize| ("move-missing", u32::try_from(ply).ok());
            if found != [missing(first), missing(second)] {
                misses.push((first, second, found));
            }
        }
    }
    assert!(misses.is_empty(), "{misses:?}");
}

#[test]
fn a_word_that_needs_a_half_move_left_out_is_no_illegal_move() {
    // The knight on d5 belongs to the missing move, and so does the check of the queen.
    for moves in ["1. e4 Nf6 2. e5 3. d4 d6 4. c4 Nb6", "1. e4 e5 2. Nf3 3. Nxe5 d6 4. Qh5+ g6"] {
        let errors = errors_of(moves);
        let names: Vec<_> = errors.iter().map(|error| error.rule.name).collect();
        assert_eq!(names, ["move-missing"], "{moves}");
    }
    // Whatever was left out, a bishop that is gone cannot take.
    let names: Vec<_> =
        errors_of("1. e4 e5 2. Bc4 3. Bxf7+ Kxf7 4. Bd5+ Ke8").iter().map(|error| error.rule.name).collect();
    assert_eq!(names, ["move-missing", "illegal-move"]);
}

#[test]
fn a_mate_after_a_half_move_left_out_is_none_for_certain() {
    for (moves, ending) in [
        ("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#", Some(Ending::Mate(Side::White))),
        // The missing half-move may have guarded the square.
        ("1. e4 e5 2. Bc4 Nc6 3. Qh5 4. Qxf7#", None),
    ] {
        replayed(&text_of("", moves), &mut going_on(), |_, replay| assert_eq!(replay.ending, ending, "{moves}"));
    }
}

#[test]
fn asked_to_stop_at_the_first_illegal_move_play_stops_at_a_half_move_left_out_and_names_the_others() {
    let moves = "1. e4 e5 2. Nf3 3. Bb5 a6 4. Ba4 Nf6 5. O-O 6. Re1 b5";
    let mut replayer = Replayer::new(Chess::default(), options(), Alphabet::ENGLISH).that_names_missing_moves();
    replayed(&text_of("", moves), &mut replayer, |_, replay| {
        let missing: Vec<_> = replay.faults.iter().map(|fault| (&fault.kind, fault.ply)).collect();
        assert_eq!(missing, [(&FaultKind::MoveMissing, 4), (&FaultKind::MoveMissing, 10)]);
        assert_eq!(replay.plies.len(), 3);
    });
}

#[test]
fn a_variation_is_played_where_its_number_says() {
    for (moves, as_written) in [
        ("1. e4 e5 2. Nf3 (2... d6 3. d4) Nc6 3. Bb5", "1. e4 e5 2. Nf3 Nc6 (2... d6 3. d4) 3. Bb5 *"),
        ("1. e4 e5 (1. d4 d5) 2. Nf3 Nc6", "1. e4 (1. d4 d5) 1... e5 2. Nf3 Nc6 *"),
        // Comments about a move stay with it.
        ("1. e4 e5 2. Nf3 (2... d6) Nc6! {good} 3. Bb5", "1. e4 e5 2. Nf3 Nc6 $1 {good} (2... d6) 3. Bb5 *"),
        // Nothing is wrong, or it cannot be played at its number either.
        ("1. e4 e5 2. Nf3 Nc6 (2... d6) 3. Bb5", "1. e4 e5 2. Nf3 Nc6 (2... d6) 3. Bb5 *"),
        ("1. e4 e5 2. Nf3 (2... Qd4) Nc6 3. Bb5", "1. e4 e5 2. Nf3 ({not played: Qd4}) 2... Nc6 3. Bb5 *"),
    ] {
        let is_put_right =
            moves.contains("(1. d4") || moves.contains("(2... d6) Nc6!") || moves.contains("(2... d6 3. d4)");
        replayed(&text_of("", moves), &mut going_on(), |record, replay| {
            let n =
                replay.faults.iter().filter(|fault| matches!(fault.kind, FaultKind::VariationMisplaced { .. })).count();
            assert_eq!(n, usize::from(is_put_right), "{moves}");
            let text = written(record, replay, Notation::San, "en", false);
            assert_eq!(text.rsplit("\n\n").find(|part| !part.trim().is_empty()).unwrap().trim(), as_written, "{moves}");
        });
    }
}
