//! Claims: the result of one walk equals that of comparing every position with every other one.

use std::cell::Cell;
use std::collections::BTreeSet;

use proptest::prelude::*;
use zapis::chess::{Alphabet, Position, parse_fen};
use zapis_play::game::Chess;
use zapis_play::laws::Edition;
use zapis_play::replay::{Keep, ReplayOptions, Replayer};
use zapis_play::rulings::{Basis, ClaimKind, ClaimQuestion, MainLine, Verdict, rule_on, visit_claims};
use zapis_record::record::{Next, Record, RecordReader, Tape};

use super::{choices, config};
use crate::support::fuzz_paths::choices::Choices;

/// Starting positions with few possible moves, so that positions recur; with castling rights to lose and captures en
/// passant.
const STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k3/p1p1p1p1/P1P1P1P1/8/8/p1p1p1p1/P1P1P1P1/4K2R w Kq - 0 1",
    "k7/8/1K6/8/8/8/8/7R b - - 90 60",
    "7k/8/5K2/8/8/8/8/B5R1 w - - 140 90",
    "8/8/3k4/8/1p6/B7/2P5/K7 w - - 0 1",
    "4k3/8/8/8/4p3/8/3P4/K3R3 w - - 95 80",
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 94 80",
];

/// The possible claims: the plies at which they are possible, what, and by which move.
type Found = BTreeSet<(u32, &'static str, &'static str, Option<String>)>;

/// Compares every position with every earlier one.
fn by_comparing(start: &Position, played: &[zapis::chess::Move]) -> Found {
    let mut positions = vec![start.clone()];
    let mut found = Found::new();
    for n_plies in 0..=played.len() {
        let position = positions[n_plies].clone();
        let ply = u32::try_from(n_plies).unwrap();
        let times = |wanted: &Position| positions.iter().filter(|known| known.is_same(wanted)).count();
        if times(&position) >= 3 {
            found.insert((ply, "threefold-repetition", "appeared", None));
        }
        if position.halfmove_clock() >= 100 && position.has_legal_move() {
            found.insert((ply, "fifty-moves", "appeared", None));
        }
        if times(&position) == 5 {
            found.insert((ply, "fivefold-repetition", "automatic", None));
        }
        if position.halfmove_clock() == 150 && position.has_legal_move() {
            found.insert((ply, "seventy-five-moves", "automatic", None));
        }
        for mv in position.legal_moves() {
            let mut after = position.clone();
            after.play(mv);
            let san = Some(position.san(mv));
            if times(&after) >= 2 {
                found.insert((ply, "threefold-repetition", "intended", san.clone()));
            }
            if after.halfmove_clock() == 100 {
                found.insert((ply, "fifty-moves", "intended", san));
            }
        }
        if let Some(mv) = played.get(n_plies) {
            let mut after = position;
            after.play(*mv);
            positions.push(after);
        }
    }
    found
}

/// Counts how often the position after a number of plies has occurred.
fn by_comparing_positions(start: &Position, played: &[zapis::chess::Move], ply: usize) -> usize {
    let mut position = start.clone();
    let mut positions = vec![position.clone()];
    for mv in &played[..ply] {
        position.play(*mv);
        positions.push(position.clone());
    }
    positions.iter().filter(|known| known.is_same(&position)).count()
}

/// Mostly plays moves back, so that positions recur.
fn play(start: &Position, choices: &mut Choices<'_>) -> Vec<zapis::chess::Move> {
    let mut position = start.clone();
    let mut played: Vec<zapis::chess::Move> = Vec::new();
    for _ in 0..choices.below(60) {
        let mut moves: Vec<_> = position.legal_moves().into_iter().collect();
        moves.sort();
        let back = played.len().checked_sub(2).map(|at| played[at]);
        let back = moves.iter().find(|mv| back.is_some_and(|back| (mv.from(), mv.to()) == (back.to(), back.from())));
        let mv = match back {
            Some(mv) if choices.below(4) > 0 => *mv,
            _ if moves.is_empty() => break,
            _ => moves[choices.below(moves.len())],
        };
        position.play(mv);
        played.push(mv);
    }
    played
}

#[test]
fn claims_are_those_that_comparing_every_position_gives_and_rulings_agree_with_them() {
    let n_found = Cell::new(0);
    proptest!(config(250), |(bytes in choices(160))| {
        let mut choices = Choices::new(&bytes);
        let fen = STARTS[choices.below(STARTS.len())];
        let setup = parse_fen(fen).unwrap();
        let start = setup.position(setup.castling_mode()).0.unwrap();
        let played = play(&start, &mut choices);
        let mut position = start.clone();
        let mut text = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n");
        for mv in &played {
            text.push_str(&position.san(*mv));
            text.push(' ');
            position.play(*mv);
        }
        let mut tape = Tape::default();
        prop_assert_eq!(RecordReader::new(&text).next_record(&mut tape), Next::Record);
        let options = ReplayOptions { alphabet: Some(Alphabet::ENGLISH), keep_notes: false, keep: Keep::Plies };
        let mut replayer = Replayer::new(Chess::default(), options, Alphabet::ENGLISH);
        let replay = replayer.replay(&Record { text: &text, tape: &tape });
        prop_assert_eq!(replay.main_plies as usize, played.len());
        // Without plies to keep, positions are compared only if they can occur for the third time.
        let plain = ReplayOptions { keep: Keep::Nothing, ..options };
        let mut plain = Replayer::new(Chess::default(), plain, Alphabet::ENGLISH);
        prop_assert_eq!(&plain.replay(&Record { text: &text, tape: &tape }).events, &replay.events);
        let stood = |ply: u32| by_comparing_positions(&start, &played, ply as usize);
        for ply in &replay.plies {
            prop_assert_eq!(ply.occurrence as usize, stood(ply.ply));
        }
        let game = Chess::default();
        let line = MainLine::new(&game, replay).unwrap();
        let mut found = Found::new();
        visit_claims(&line, Some(Edition::Fide2023), &mut |claim| {
            let after = claim.ply - u32::from(claim.basis == Basis::Intended);
            let is_new = found.insert((after, claim.kind.name(), claim.basis.name(), claim.san().map(str::to_owned)));
            assert!(is_new, "{claim:?} is shown twice");
        });
        prop_assert_eq!(&found, &by_comparing(&start, &played));
        n_found.set(n_found.get() + found.len());
        // A claim is upheld exactly if it is listed, or if the game is drawn already.
        let after = u32::try_from(choices.below(played.len() + 1)).unwrap();
        let position = line.position_after(after).unwrap();
        let question = ClaimQuestion { at: after, by: position.turn().into(), written: None };
        let ruling = rule_on(Some(&line), Some(Edition::Fide2023), &question);
        let may = found.iter().any(|claim| {
            (claim.0 == after && claim.2 == "appeared") || (claim.0 <= after && claim.2 == "automatic")
        });
        prop_assert_eq!(ruling.verdict == Verdict::Upheld, may, "{:?}", ruling.reason);
        prop_assert!(ruling.kind != Some(ClaimKind::Threefold) || ruling.count >= 3);
    });
    assert!(n_found.get() > 2000, "{n_found:?}");
}
