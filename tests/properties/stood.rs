//! Illegal moves that stood: a legal game with one of them keeps all its plies, is written and read again the same, and
//! no position after it lacks a king.

use std::cell::Cell;

use proptest::prelude::*;
use zapis::chess::{
    Alphabet, Bitboard, Color, Move, NOTATIONS, Position, Role, Shape, Square, Unresolved, WrittenMove,
};
use zapis_play::game::{Chess, MoveStyle, Notation};
use zapis_play::replay::{Keep, ReplayOptions, Replayer};
use zapis_record::record::{Next, Record, RecordReader, Tape};
use zapis_render::render::{Drop, PgnStyle, PrintForm, WrittenAs, write_pgn, write_pgn_as};

use super::{choices, config};
use crate::support::fuzz_paths::choices::Choices;

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

/// Calls everything that commands ask of a position.
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

/// Reads a game in some letters and writes it in some notation, as PGN or printed.
fn rewritten(text: &str, read: Alphabet, style: MoveStyle<Alphabet>, is_printed: bool) -> (Vec<Move>, String) {
    let mut tape = Tape::default();
    assert_eq!(RecordReader::new(text).next_record(&mut tape), Next::Record);
    let options = ReplayOptions { alphabet: Some(read), keep_notes: false, keep: Keep::Plies };
    let mut replayer = Replayer::new(Chess::default(), options, Alphabet::ENGLISH).that_goes_on();
    let record = Record { text, tape: &tape };
    let replay = replayer.replay(&record);
    let print = is_printed.then(|| PrintForm::of(style.letters));
    let style = PgnStyle { moves: style, drop: Drop::default() };
    let mut out = Vec::new();
    write_pgn_as(&Chess::default(), &record, replay, style, WrittenAs { print, ..WrittenAs::default() }, &mut out);
    (replay.plies.iter().map(|ply| ply.mv.regular()).collect(), String::from_utf8(out).unwrap())
}

/// Chooses an illegal move of a piece of the player to move, from any of their squares to any other.
fn illegal_move(position: &Position, choices: &mut Choices<'_>) -> Option<Move> {
    let own: Vec<Square> = position.color(position.turn()).into_iter().collect();
    let from = own[choices.below(own.len())];
    let squares: Vec<Square> = Bitboard::ALL.into_iter().collect();
    let first = choices.below(squares.len());
    squares[first..].iter().chain(&squares[..first]).find_map(|to| {
        let written = WrittenMove::plain(Shape::Coordinate { from, to: *to, promotion: None });
        let is_illegal = position.resolve(&written).is_err();
        position.made_moves(&written).first().map(|made| made.mv).filter(|_| is_illegal)
    })
}

#[test]
fn a_game_with_illegal_moves_is_written_alike_twice_in_every_notation() {
    let n_stood = Cell::new(0);
    let styles: Vec<(MoveStyle<Alphabet>, bool)> = NOTATIONS
        .iter()
        .flat_map(|row| ["en", "ru", "de"].map(|code| (row.notation, Alphabet::by_code(code).unwrap())))
        .flat_map(|(notation, letters)| [false, true].map(|print| (MoveStyle { notation, letters }, print)))
        .filter(|(style, print)| {
            // The others have no letters of a language, and are not printed.
            matches!(style.notation, Notation::San | Notation::Lan) || !print && style.letters == Alphabet::ENGLISH
        })
        .collect();
    proptest!(config(60), |(bytes in choices(200))| {
        let mut choices = Choices::new(&bytes);
        let mut position = Position::initial();
        let mut text = String::new();
        // A record whose first moves are illegal is taken as one that begins in the middle of a game.
        let first = 8 + choices.below(24);
        for n_played in 0..first + 30 {
            let is_illegal = n_played >= first && n_played < first + 3;
            let made = is_illegal.then(|| illegal_move(&position, &mut choices)).flatten();
            let Some(mv) = made.or_else(|| any_move(&position, &mut choices)) else { break };
            n_stood.set(n_stood.get() + usize::from(made.is_some()));
            text.push_str(&if made.is_some() { position.uci(mv) } else { position.san(mv) });
            text.push(' ');
            position.play(mv);
        }
        text.push('*');
        for (style, is_printed) in &styles {
            let (before, once) = rewritten(&text, Alphabet::ENGLISH, *style, *is_printed);
            let (after, twice) = rewritten(&once, style.letters, *style, *is_printed);
            prop_assert_eq!(before, after, "{}\n{}", &text, &once);
            prop_assert_eq!(&once, &twice);
        }
    });
    assert!(n_stood.get() > 30, "hardly any game had such a move: {}", n_stood.get());
}
