//! The game of a sheet as far as it can be played as it is written, without any search.

use crate::game::Game;
use crate::record::{JudgedWord, Record, WordStanding, blank_rows, judged_words};
use crate::replay::Replay;

use super::alternatives::are_signs_true;
use super::passages::comments_of_sheet;
use super::restored::{HowRead, Restored, RestoredPly};
use super::signal::Signalled;
use crate::scoresheet::moves::SheetNotation;
use crate::scoresheet::reading::meaning::means;
use crate::scoresheet::reading::observations::WrittenWords;
use crate::scoresheet::reading::sheet::{Cell, given_result};

/// A game of fewer words may be found in any text.
const FEWEST_WORDS: usize = 6;
/// The probability of a game that can be played over blank rows: nothing shows whether moves were made there.
const OVER_BLANK_ROWS: f64 = 0.5;
/// The probability of a move whose word can be played, except for a wrong sign.
const IF_SIGN_IS_UNTRUE: f64 = 0.9;

/// Counts the plies of the main line up to its end, to a null move or to the first illegal move that stood.
pub(crate) fn n_legal<G: Game>(game: &G, replay: &Replay<G>) -> usize {
    let main_line = replay.plies.iter().filter(|ply| ply.depth == 0);
    main_line.take_while(|ply| !ply.stood && !game.is_null(ply.mv)).count()
}

/// Takes the game of a sheet that can be played as it is written although some of its rows are blank. Returns `None` if
/// no row is.
pub(crate) fn over_blank_rows<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>) -> Option<Restored<G>> {
    let blank = blank_rows(record);
    let start = replay.start.position.as_ref().filter(|_| !blank.is_empty())?;
    let restored = as_played(game, record, replay, start, None)?;
    // A game with words that are not played is uncertain.
    let confidence = if restored.unplayed.is_empty() { OVER_BLANK_ROWS } else { 0.0 };
    Some(Restored { blank, confidence, ..restored })
}

/// Takes the game as it was played, up to a signal at its end or to the first move that cannot be.
pub(crate) fn as_played<G: Game>(
    game: &G,
    record: &Record<'_>,
    replay: &Replay<G>,
    start: &G::Position,
    signal: Option<Signalled>,
) -> Option<Restored<G>> {
    let mut position = start.clone();
    let mut plies = Vec::new();
    for (ply, played) in (1..).zip(replay.plies.iter().filter(|ply| ply.depth == 0)) {
        // An illegal move that stood is not part of a restored game; a signal at its end depends on it.
        if !is_legal(game, &position, played.mv) {
            if signal.is_some() {
                return None;
            }
            break;
        }
        let span = record.tape.items.get(played.item as usize)?.span;
        let cell = Cell { span, word: record.slice(span).to_owned() };
        let mut as_written = ply_as_written(game, &position, ply, cell, played.mv);
        if has_untrue_sign(game, &mut position, played.mv, (record.slice(span), replay.alphabet)) {
            (as_written.how, as_written.confidence) = (HowRead::Signs, IF_SIGN_IS_UNTRUE);
        }
        plies.push(as_written);
    }
    let given = given_result(record);
    let result = signal.as_ref().map_or(given, |signal| signal.settle(given));
    let unread_from = if signal.is_some() { u32::MAX } else { 0 };
    let mut restored = Restored::nothing(start.clone(), replay.alphabet, result);
    (restored.plies, restored.signal, restored.confidence) = (plies, signal, 1.0);
    restored.prose = comments_of_sheet(record, &restored.plies);
    restored.account(record, &[], unread_from, None);
    if !restored.unplayed.is_empty() {
        // Words that were not played may be moves of the game.
        restored.confidence = 0.0;
    }
    Some(restored)
}

/// Takes a game that can be played as it is written although a sign is wrong. Returns `None` if all are right.
pub(crate) fn with_untrue_signs<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>) -> Option<Restored<G>> {
    let start = replay.start.position.as_ref()?;
    let mut position = start.clone();
    let mut plies = replay.plies.iter().filter(|ply| ply.depth == 0 && !ply.stood);
    let is_untrue = plies.any(|ply| {
        let word = record.tape.items.get(ply.item as usize).map_or("", |item| record.slice(item.span));
        has_untrue_sign(game, &mut position, ply.mv, (word, replay.alphabet))
    });
    if is_untrue { as_played(game, record, replay, start, None) } else { None }
}

/// Plays a move. Returns true if its word has a wrong sign.
fn has_untrue_sign<G: Game>(
    game: &G,
    position: &mut G::Position,
    mv: G::Move,
    (word, alphabet): (&str, G::Alphabet),
) -> bool {
    // `Springer Felix drei` states no capture.
    let is_read = || game.read(word.as_bytes(), alphabet).is_some();
    let is_signed = is_read() && word.contains(['x', 'X', ':', '×', 'х', 'Х', '+', '†', '#', '‡']);
    let before = is_signed.then(|| position.clone());
    game.play(position, mv);
    before.is_some_and(|before| !are_signs_true(game, &before, mv, position, word))
}

fn is_legal<G: Game>(game: &G, position: &G::Position, mv: G::Move) -> bool {
    game.legal_moves(position).contains(&mv)
}

fn ply_as_written<G: Game>(
    game: &G,
    position: &G::Position,
    ply: u32,
    cell: Cell,
    mv: G::Move,
) -> RestoredPly<G::Move> {
    RestoredPly {
        ply,
        row: game.move_number(position),
        side: game.side(position),
        cell: Some(cell),
        mv,
        how: HowRead::AsWritten,
        edits: Vec::new(),
        cost: 0.0,
        confidence: 1.0,
        rivals: Vec::new(),
        is_open: false,
    }
}

/// Takes the game if every word in a row is a legal move as it is written, in one of several notations, and no other
/// word could be one: then there is nothing to restore, though the record could not be replayed.
pub(crate) fn words_as_written<G: Game>(
    game: &G,
    record: &Record<'_>,
    words: &WrittenWords,
    start: &G::Position,
    rivals: &[SheetNotation<G::Alphabet>],
) -> Option<Restored<G>> {
    let is_none = |word: &JudgedWord| {
        let is_prose = WordStanding::Doubtful { is_in_prose: true };
        let standing = word.standing;
        standing == is_prose
            || matches!(standing, WordStanding::Prose | WordStanding::Apart | WordStanding::Bracketed)
            || word.is_number
    };
    let may_be: Vec<&JudgedWord> = words.words.iter().filter(|word| !is_none(word)).collect();
    let is_row = |word: &&JudgedWord| word.standing == WordStanding::InRow;
    if may_be.len() < FEWEST_WORDS || words.unread_from.is_some() || !may_be.iter().all(is_row) {
        return None;
    }
    rivals.iter().find_map(|notation| {
        let mut position = start.clone();
        let mut plies = Vec::with_capacity(may_be.len());
        for (ply, word) in (1..).zip(&may_be) {
            let cell = Cell { span: word.span, word: record.slice(word.span).to_owned() };
            let mv = means(game, &position, &cell.word, *notation)?;
            plies.push(ply_as_written(game, &position, ply, cell, mv));
            game.play(&mut position, mv);
        }
        let mut restored = Restored::nothing(start.clone(), notation.letters, given_result(record));
        (restored.other_notation, restored.plies, restored.confidence) = (notation.other, plies, 1.0);
        let numbers = words.words.iter().filter(|word| word.is_number).map(|word| word.span).collect::<Vec<_>>();
        restored.prose = comments_of_sheet(record, &restored.plies);
        restored.blank = blank_rows(record);
        restored.account(record, &numbers, u32::MAX, Some(&judged_words(record)));
        if !restored.blank.is_empty() {
            restored.confidence = if restored.unplayed.is_empty() { OVER_BLANK_ROWS } else { 0.0 };
        }
        Some(restored)
    })
}
