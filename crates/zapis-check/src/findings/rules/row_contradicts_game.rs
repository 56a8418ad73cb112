//! `row-contradicts-game`: a cell contradicts another cell, or the record in the row: the result, a player, a rating,
//! how the game ended, the number of clocks, the repeated moves.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::chess::Opening;
use crate::findings::draft::Draft;
use crate::findings::rules::ROW_CONTRADICTS_GAME;
use crate::findings::subject::Subject;
use crate::game::{Ending, Game};
use crate::l10n::{Message, message};
use crate::record::{GameResult, RowStatement, tcn_move};
use crate::text::{Span, quote};

fn draft(statement: &RowStatement, message: Message) -> Draft {
    Draft::new(ROW_CONTRADICTS_GAME, statement.span, message)
}

/// Holds a value against the tag that should have it.
pub(in crate::findings) fn tag<G: Game>(
    subject: &Subject<'_, G>,
    statement: &RowStatement,
    name: &str,
) -> Option<Draft> {
    let found = subject.record.tag_text(name)?;
    let (said, found) = (statement.value.trim(), found.trim());
    // A spreadsheet writes a rating with a point.
    let number = |value: &str| value.strip_suffix(".0").unwrap_or(value).parse::<u32>().ok();
    let is_known = |value: &str| !matches!(value, "" | "?" | "-" | "*" | "0" | "None" | "null");
    let is_same = match name {
        "Result" => {
            GameResult::read(said).zip(GameResult::read(found)).is_none_or(|(said, found)| said.agrees_with(found))
        }
        "WhiteElo" | "BlackElo" => number(said).zip(number(found)).is_none_or(|(said, found)| said == found),
        _ => said.to_lowercase() == found.to_lowercase(),
    };
    if is_same || !is_known(found) || !is_known(said) {
        return None;
    }
    let (column, said, found) = (quote(&statement.column), quote(subject.record.slice(statement.span)), quote(found));
    Some(draft(statement, message!("row-contradicts-tag", column = column, said = said, tag = name, found = found)))
}

/// Holds a mate or a resignation against a draw.
pub(in crate::findings) fn drawn<G: Game>(subject: &Subject<'_, G>, statement: &RowStatement) -> Option<Draft> {
    let result = subject.record.tag("Result").and_then(GameResult::read)?;
    let (column, said) = (quote(&statement.column), quote(&statement.value));
    (result == GameResult::Draw)
        .then(|| draft(statement, message!("row-contradicts-draw", column = column, said = said)))
}

/// Compares the stated end of the game with the board.
pub(in crate::findings) fn ended<G: Game>(subject: &Subject<'_, G>, statement: &RowStatement) -> Option<Draft> {
    let replay = subject.replay;
    let last = replay.last.as_ref().filter(|_| replay.is_complete)?;
    let is_so = match statement.value.as_str() {
        "checkmate" => matches!(replay.ending, Some(Ending::Mate(_))),
        "stalemate" => replay.ending == Some(Ending::Stalemate),
        "insufficient material" => subject.game.may_lack_a_mate(last),
        _ => return None,
    };
    if is_so {
        return None;
    }
    let (column, said) = (quote(&statement.column), quote(subject.record.slice(statement.span)));
    Some(draft(statement, message!("row-contradicts-board", column = column, said = said)))
}

/// The codes of the openings of each name.
static CODES: LazyLock<HashMap<&str, Vec<&str>>> = LazyLock::new(|| {
    let mut codes: HashMap<&str, Vec<&str>> = HashMap::new();
    for opening in Opening::all() {
        codes.entry(&opening.name).or_default().push(opening.eco);
    }
    codes
});

/// No opening of the list has more half-moves.
const LONGEST_OPENING: usize = 40;

/// Returns the name of the opening that a variation belongs to: `Ruy Lopez` of `Ruy Lopez: Morphy Defense`.
fn family(name: &str) -> &str {
    name.split([':', ',']).next().unwrap_or(name)
}

/// Holds the name of the opening against the openings of all positions of the game, if the name is known: one of them has to
/// belong to the same opening.
pub(in crate::findings) fn opening<G: Game>(subject: &Subject<'_, G>, statement: &RowStatement) -> Option<Draft> {
    let replay = subject.replay;
    if !replay.start.is_usual || !replay.is_complete || !CODES.contains_key(statement.value.as_str()) {
        return None;
    }
    let (game, start) = (subject.game, replay.start.position.as_ref()?);
    let (mut position, mut moves) = (start.clone(), Vec::new());
    // The moves of a record without other findings are not kept.
    for (_, item) in subject.record.tape.main_line().take(LONGEST_OPENING) {
        let written = game.read(subject.record.bytes(item.span), replay.alphabet)?;
        let mv = game.resolve(&position, &written).ok()?.mv;
        game.play(&mut position, mv);
        moves.push(mv);
    }
    let (mut last, mut is_met) = (None, false);
    game.each_opening(start, &mut moves.into_iter(), &mut |_, opening| {
        is_met |= family(&opening.name) == family(&statement.value);
        last = Some(opening);
    });
    let played = last.filter(|_| !is_met)?;
    let (column, said) = (quote(&statement.column), quote(&statement.value));
    let message =
        message!("row-opening-differs", column = column, said = said, code = played.eco, name = played.name.as_str());
    Some(draft(statement, message))
}

/// Holds the code of the opening against its name, if the name is known.
pub(in crate::findings) fn opening_code<G: Game>(subject: &Subject<'_, G>, statement: &RowStatement) -> Option<Draft> {
    let name = subject.record.tag_text("Opening")?;
    let codes = CODES.get(&*name)?;
    let code = statement.value.as_str();
    let is_code = matches!(code.as_bytes(), [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9']);
    if !is_code || codes.contains(&code) {
        return None;
    }
    let (column, said, name) = (quote(&statement.column), quote(code), quote(&name));
    let message = message!("row-code-differs", column = column, said = said, name = name, code = codes[0]);
    Some(draft(statement, message))
}

/// Counts the clocks.
pub(in crate::findings) fn clocks<G: Game>(
    subject: &Subject<'_, G>,
    statement: &RowStatement,
    n: u32,
    may_have_one_more: bool,
) -> Option<Draft> {
    let plies = subject.replay.main_plies;
    if !subject.replay.is_complete || n == plies || may_have_one_more && n == plies + 1 {
        return None;
    }
    Some(draft(statement, message!("row-clocks", clocks = n, plies = plies)))
}

/// Holds moves that are given by two signs each against those of the record.
pub(in crate::findings) fn two_signs<G: Game>(subject: &Subject<'_, G>, statement: &RowStatement) -> Option<Draft> {
    let text = statement.value.as_bytes();
    let words = text.chunks(2).enumerate().map(|(index, signs)| {
        let word = if let [from, to] = *signs { tcn_move(from, to) } else { None };
        (word.unwrap_or_default(), 2 * index, 2 * index + signs.len())
    });
    other_moves(subject, statement, words)
}

/// Holds moves in words against those of the record.
pub(in crate::findings) fn words<G: Game>(subject: &Subject<'_, G>, statement: &RowStatement) -> Option<Draft> {
    let text = statement.value.as_str();
    // The ends of variations and comments would have to be known.
    if text.contains(['{', '(', ';']) {
        return None;
    }
    let words = text.split_whitespace().filter_map(|word| {
        let move_word = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let move_word = if move_word.starts_with('.') { move_word.trim_start_matches('.') } else { word };
        let move_word = move_word.trim_end_matches(['!', '?']);
        let is_move = !move_word.is_empty() && !move_word.starts_with('$') && GameResult::read(word).is_none();
        let from = move_word.as_ptr() as usize - text.as_ptr() as usize;
        is_move.then(|| (move_word.to_owned(), from, from + move_word.len()))
    });
    other_moves(subject, statement, words)
}

/// Finds the first half-move in which other moves of the row are not those of the record.
fn other_moves<G: Game>(
    subject: &Subject<'_, G>,
    statement: &RowStatement,
    mut others: impl Iterator<Item = (String, usize, usize)>,
) -> Option<Draft> {
    let (game, replay) = (subject.game, subject.replay);
    let mut position = replay.start.position.clone().filter(|_| replay.is_complete)?;
    let place = |from: usize, to: usize| {
        let start = statement.span.start as usize;
        // Behind escapes its place is not known.
        if statement.span.range().len() == statement.value.len() {
            Span::of(start + from..start + to)
        } else {
            statement.span
        }
    };
    let column = || quote(&statement.column);
    let mut ply = 0_u32;
    for (_, item) in subject.record.tape.main_line() {
        let word = subject.record.slice(item.span);
        let read = |word: &str, alphabet| {
            let written = game.read(word.as_bytes(), alphabet)?;
            game.resolve(&position, &written).ok().map(|found| found.mv)
        };
        let mv = read(word, replay.alphabet)?;
        let Some((other, from, to)) = others.next() else {
            let message = message!("row-moves-fewer", column = column(), plies = ply, more = replay.main_plies);
            return Some(draft(statement, message));
        };
        ply += 1;
        let said = read(&other, replay.alphabet).or_else(|| read(&other, game.common_letters()));
        if said != Some(mv) {
            let message =
                message!("row-moves-differ", column = column(), said = quote(&other), found = quote(word), ply = ply);
            return Some(
                Draft { span: place(from, to), ..draft(statement, message) }.at_ply(ply, game.side(&position)),
            );
        }
        game.play(&mut position, mv);
    }
    let (_, from, to) = others.next()?;
    let message = message!("row-moves-more", column = column(), plies = ply);
    Some(Draft { span: place(from, to), ..draft(statement, message) })
}
