//! Illegal moves that stood: a legal game with one of them keeps all its plies, is written and read again as it was, and no
//! position behind it lacks a king.

use std::cell::Cell;

use proptest::prelude::*;
use zapis::chess::{Alphabet, Bitboard, Color, Move, Position, Role, Shape, Square, Unresolved, WrittenMove};
use zapis::game::{Chess, MoveStyle, Notation};
use zapis::record::{Next, Record, RecordReader, Tape};
use zapis::render::{Drop, PgnStyle, write_pgn};
use zapis::replay::{Keep, ReplayOptions, Replayer};

use super::fuzz_paths::choices::Choices;
use super::{choices, config};

/// Lists the illegal moves of pieces of which it is clear what was moved where.
fn clear_moves(position: &Position) -> Vec<Move> {
    let mut clear = Vec::new();
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
        for to in Bitboard::ALL {
            let written = WrittenMove::plain(Shape::Piece { role, file: None, rank: None, to });
            if position.resolve(&written) == Err(Unresolved::Illegal)
                && let [made] = position.made_moves(&written).as_slice()
            {
                clear.push(made.mv);
            }
        }
    }
    clear
}

/// Chooses one of the legal moves, in the form in which it is played.
fn any_move(position: &Position, choices: &mut Choices<'_>) -> Option<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.sort();
    let mv = *moves.get(choices.below(moves.len().max(1)))?;
    Some(if position.is_irregular() { mv.stood() } else { mv })
}

/// Asks of a position what every command may ask of it.
fn is_whole(position: &Position) -> bool {
    let has_king = |color| position.by(color, Role::King).len() == 1;
    let king_is_safe = |mv: &Move| mv.is_castle() || position.role_at(mv.to()) != Some(Role::King);
    let _ = (position.outcome(), position.check_mark(), position.key(), position.to_fen());
    let _ = (position.is_plainly_dead(), position.may_be_unable_to_mate(Color::White));
    has_king(Color::White) && has_king(Color::Black) && position.legal_moves().iter().all(king_is_safe)
}

fn replayed(text: &str, goes_on: bool) -> (Vec<(Move, bool)>, bool, String) {
    let mut tape = Tape::default();
    assert_eq!(RecordReader::new(text).next_record(&mut tape), Next::Record);
    let options = ReplayOptions { alphabet: Some(Alphabet::ENGLISH), keep_notes: false, keep: Keep::Plies };
    let replayer = Replayer::new(Chess::default(), options, Alphabet::ENGLISH);
    let mut replayer = if goes_on { replayer.that_goes_on() } else { replayer };
    let record = Record { text, tape: &tape };
    let replay = replayer.replay(&record);
    let style =
        PgnStyle { moves: MoveStyle { notation: Notation::San, letters: Alphabet::ENGLISH }, drop: Drop::default() };
    let mut out = Vec::new();
    write_pgn(&Chess::default(), &record, replay, style, &mut out);
    let plies = replay.plies.iter().map(|ply| (ply.mv, ply.stood)).collect();
    (plies, replay.reaches_end, String::from_utf8(out).unwrap())
}

#[test]
fn a_legal_game_with_one_move_that_stood_keeps_its_plies() {
    let n_stood = Cell::new(0);
    proptest!(config(200), |(bytes in choices(200))| {
        let mut choices = Choices::new(&bytes);
        let mut position = Position::initial();
        let (mut text, mut played) = (String::new(), Vec::new());
        let n_before = choices.below(40);
        for _ in 0..n_before {
            let Some(mv) = any_move(&position, &mut choices) else { break };
            text.push_str(&position.san(mv));
            text.push(' ');
            position.play(mv);
            played.push((mv, false));
        }
        let clear = clear_moves(&position);
        if clear.is_empty() || position.outcome().is_some() {
            return Ok(());
        }
        let mv = clear[choices.below(clear.len())];
        text.push_str(&position.san(mv));
        text.push(' ');
        position.play(mv);
        prop_assert!(is_whole(&position));
        played.push((mv, true));
        let n_illegal = played.len();
        for _ in 0..30 {
            let Some(mv) = any_move(&position, &mut choices) else { break };
            text.push_str(&position.san(mv));
            text.push(' ');
            position.play(mv);
            prop_assert!(is_whole(&position));
            played.push((mv, false));
        }
        if played.len() == n_illegal {
            return Ok(());
        }
        text.push('*');
        let (plies, reaches_end, written) = replayed(&text, true);
        prop_assert!(reaches_end, "{}", text);
        prop_assert_eq!(&plies, &played, "{}", text);
        let (again, _, _) = replayed(&written, true);
        prop_assert_eq!(&again, &played, "{}", written);
        let (strict, _, _) = replayed(&text, false);
        prop_assert_eq!(strict.as_slice(), &played[..n_illegal - 1]);
        n_stood.set(n_stood.get() + 1);
    });
    assert!(n_stood.get() > 100, "hardly any game had such a move: {}", n_stood.get());
}

#[test]
fn whatever_is_said_to_have_been_moved_no_king_is_lost() {
    proptest!(config(200), |(bytes in choices(200))| {
        let mut choices = Choices::new(&bytes);
        let mut position = Position::initial();
        for _ in 0..60 {
            let from = Square::from_index(u8::try_from(choices.below(64)).unwrap()).unwrap();
            let to = Square::from_index(u8::try_from(choices.below(64)).unwrap()).unwrap();
            let mv = match choices.below(4) {
                0 => any_move(&position, &mut choices).unwrap_or(Move::NULL),
                1 => Move::castle(from, to).stood(),
                2 => Move::en_passant(from, to).stood(),
                _ => Move::normal(from, to).stood(),
            };
            if !mv.is_null() {
                position.play(mv);
            }
            prop_assert!(is_whole(&position), "{:?} {}", mv, position.to_fen());
        }
    });
}
