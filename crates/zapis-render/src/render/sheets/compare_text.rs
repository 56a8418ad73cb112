//! Compared sheets as text for people: a table side by side, the last position all agree on, and the result.

use crate::findings::Citation;
use crate::game::Game;
use crate::l10n::{Arg, Language, Message, message};
use crate::rulings::spelling_in;
use crate::scoresheet::{BlockKind, BoardEnd, BoardResult, ReconciledPly, SheetBlock};
use crate::text::{Visible, display_width};

use super::compared::{ComparedGame, DifferenceKind, SheetsDifference, kept, percent, turn_of, written};
use super::sheet_of_game::{letter, numbered};
use crate::render::layout::columns::padded;
use crate::render::layout::wrap::wrapped as broken;

/// The minimum width for the reason of a row next to it; otherwise it is below.
const MIN_REASON: usize = 26;
/// The maximum width of a cell.
const WIDEST_CELL: usize = 10;

/// Writes the result for the sheets of one game.
pub fn write_compare_text<G: Game>(of: &ComparedGame<'_, G>, width: usize, language: Language, out: &mut Vec<u8>) {
    let mut text = String::new();
    let mut say = |phrase: &Message| {
        text.push_str(&broken(&shown(phrase, language), width, "  "));
        text.push('\n');
    };
    let has_several = |path: &str| of.sheets.iter().any(|sheet| sheet.path == path && sheet.record > 1);
    for (index, sheet) in of.sheets.iter().enumerate() {
        let name = letter(index).to_string();
        say(&if has_several(&sheet.path) {
            message!("compare-sheet-record", sheet = name, path = sheet.path.as_str(), record = sheet.record)
        } else {
            message!("compare-sheet", sheet = name, path = sheet.path.as_str())
        });
    }
    if let Some([white, black]) = of.player_names() {
        say(&message!("verbatim", text = format!("{white} – {black}")));
    }
    let reconciled = of.reconciled;
    let mut differences = of.differences();
    let n_before = differences.len();
    differences.retain(|difference| !matches!(difference.kind, DifferenceKind::Extra(extra) if extra.is_unread));
    let n_unread = n_before - differences.len();
    say(&match (reconciled.is_agreed(), reconciled.is_complete()) {
        (true, _) if !of.is_agreed() => message!("compare-moves-agree", plies = reconciled.plies.len()),
        (true, _) => message!("compare-all-agree", plies = reconciled.plies.len()),
        (false, true) => message!(
            "compare-reconciled",
            plies = reconciled.plies.len(),
            rows = differences.len(),
            sure = Arg::Decimal(percent(reconciled.confidence)),
        ),
        (false, false) => message!(
            "compare-left-open",
            plies = reconciled.plies.len(),
            rows = differences.len(),
            open = reconciled.plies.iter().filter(|ply| ply.why.is_open()).count(),
        ),
    });
    for heading in of.heading_messages() {
        say(heading);
    }
    if reconciled.results_differ {
        let results = of.sheets.iter().enumerate().filter_map(|(index, sheet)| {
            Some(format!("{}: {}", letter(index), sheet.sheet.as_ref()?.result()?.marker()))
        });
        say(&message!("compare-results-differ", results = results.collect::<Vec<_>>().join(", ")));
    }
    if let Some(phrase) = said_of_board_end(of) {
        say(&phrase);
    }
    for (index, signal) in of.signals() {
        let (sheet, words) = (letter(index).to_string(), signal.written());
        let given = reconciled.result.marker();
        say(&match signal.signalled {
            Some(result) if signal.contradicts => {
                let result = result.marker();
                message!("compare-signal-contradicts", sheet = sheet, words = words, result = result, given = given)
            }
            Some(result) => message!("compare-signal", sheet = sheet, words = words, result = result.marker()),
            None => message!("compare-signal-open", sheet = sheet, words = words),
        });
    }
    if reconciled.is_cut {
        say(&message!("compare-cut"));
    }
    if reconciled.is_stopped {
        say(&message!("compare-stopped", count = n_unread));
    }
    if !differences.is_empty() {
        text.push('\n');
        write_table(of, &differences, width, language, &mut text);
        text.push('\n');
        write_positions(of, width, language, &mut text);
    }
    text.push('\n');
    out.extend_from_slice(text.as_bytes());
}

/// One line of the table.
struct TableLine {
    turn: String,
    cells: Vec<String>,
    kept: String,
    why: String,
}

fn write_table<G: Game>(
    of: &ComparedGame<'_, G>,
    differences: &[SheetsDifference<'_, G>],
    width: usize,
    language: Language,
    out: &mut String,
) {
    let heading = TableLine {
        turn: String::new(),
        cells: (0..of.sheets.len()).map(|sheet| letter(sheet).to_string()).collect(),
        kept: message!("compare-kept").in_language(language),
        why: String::new(),
    };
    let mut lines = vec![heading];
    lines.extend(differences.iter().map(|difference| line(of, difference, language)));
    let widest = |of: &dyn Fn(&TableLine) -> usize| lines.iter().map(of).max().unwrap_or(0);
    let turn = widest(&|line| display_width(&line.turn));
    let cells: Vec<usize> =
        (0..of.sheets.len()).map(|at| widest(&|line| display_width(&line.cells[at])).min(WIDEST_CELL)).collect();
    let kept = widest(&|line| display_width(&line.kept));
    let before = turn + cells.iter().map(|cell| cell + 2).sum::<usize>() + kept + 4;
    let is_beside = before + MIN_REASON <= width;
    let indent = if is_beside { before } else { turn + 2 };
    for line in &lines {
        let mut row = padded(&line.turn, turn);
        for (cell, room) in line.cells.iter().zip(&cells) {
            row.push_str("  ");
            row.push_str(&padded(&clipped(cell, *room), *room));
        }
        row.push_str("  ");
        row.push_str(&padded(&line.kept, kept));
        let mut wrapped = wrapped(&line.why, width.saturating_sub(indent)).into_iter();
        if is_beside && let Some(first) = wrapped.next() {
            row.push_str("  ");
            row.push_str(&first);
        }
        out.push_str(row.trim_end());
        out.push('\n');
        for more in wrapped {
            out.push_str(&" ".repeat(indent));
            out.push_str(&more);
            out.push('\n');
        }
    }
}

/// Creates one line for a block.
fn block_line<G: Game>(of: &ComparedGame<'_, G>, block: &SheetBlock, language: Language) -> TableLine {
    let why = shown(&of.why_block(block), language);
    let ply = |ply: u32| of.reconciled.plies.get(ply.saturating_sub(1) as usize);
    let plies = (block.plies.0..=block.plies.1).map_while(ply);
    let n_plies = block.plies.1 - block.plies.0 + 1;
    let count = message!("compare-n-plies", count = n_plies).in_language(language);
    let cells = |own: &str, other: &dyn Fn(usize) -> String| -> Vec<String> {
        (0..of.sheets.len()).map(|sheet| if sheet == block.sheet { own.to_owned() } else { other(sheet) }).collect()
    };
    let turns = || {
        let numbered = |ply: &ReconciledPly<G::Move>| numbered(ply.number, ply.side, "");
        let turns = ply(block.plies.0).map(numbered).into_iter().chain(ply(block.plies.1).map(numbered));
        turns.collect::<Vec<_>>().join("–")
    };
    match &block.kind {
        BlockKind::LeftOut | BlockKind::Empty | BlockKind::NotBegun | BlockKind::Ended => {
            let plies: Vec<&ReconciledPly<G::Move>> = plies.collect();
            let has_all =
                |sheet: usize| plies.iter().all(|ply| ply.entries.get(sheet).is_some_and(|entry| entry.cell.is_some()));
            let other = |sheet: usize| if has_all(sheet) { count.clone() } else { "—".to_owned() };
            TableLine { turn: turns(), cells: cells("—", &other), kept: count.clone(), why }
        }
        BlockKind::TwoInOne { word } => TableLine {
            turn: turns(),
            cells: cells(&Visible(word).to_string(), &|_| String::new()),
            kept: String::new(),
            why,
        },
        BlockKind::Repeated { .. } | BlockKind::NoMoves | BlockKind::EmptyOver => {
            TableLine { turn: String::new(), cells: cells("…", &|_| String::new()), kept: "—".to_owned(), why }
        }
        _ => TableLine { turn: turns(), cells: cells("…", &|_| String::new()), kept: String::new(), why },
    }
}

fn shown(phrase: &Message, language: Language) -> String {
    Visible(&phrase.in_language(language)).to_string()
}

fn line<G: Game>(of: &ComparedGame<'_, G>, difference: &SheetsDifference<'_, G>, language: Language) -> TableLine {
    let position = &difference.position;
    match difference.kind {
        DifferenceKind::Ply(ply) => TableLine {
            turn: turn_of(of.game, position),
            cells: ply.entries.iter().map(|entry| written(entry).unwrap_or_else(|| "—".to_owned())).collect(),
            kept: kept(ply).map_or_else(|| "?".to_owned(), |mv| spelling_in(of.game, position, mv, of.letters)),
            why: shown(&of.why(position, ply), language),
        },
        DifferenceKind::Block(block) => block_line(of, block, language),
        DifferenceKind::Extra(extra) => {
            let word = extra.cell.as_ref().map_or_else(|| "—".to_owned(), |cell| Visible(&cell.word).to_string());
            let cells =
                (0..of.sheets.len()).map(|sheet| if sheet == extra.sheet { word.clone() } else { String::new() });
            TableLine {
                turn: String::new(),
                cells: cells.collect(),
                kept: "—".to_owned(),
                why: shown(&ComparedGame::<G>::why_extra(extra), language),
            }
        }
    }
}

/// Describes the effect of the last move on the result, if it matters.
fn said_of_board_end<G: Game>(of: &ComparedGame<'_, G>) -> Option<Message> {
    let reconciled = of.reconciled;
    let BoardResult { end, result, settles } = reconciled.board_end?;
    let (given, result, is_same) = (reconciled.result.marker(), result.marker(), result == reconciled.result);
    match end {
        BoardEnd::Stalemate if settles => Some(message!("compare-result-of-stalemate")),
        BoardEnd::Stalemate if !is_same => Some(message!("compare-result-against-stalemate", given = given)),
        _ if settles => Some(message!("compare-result-of-mate", result = result)),
        _ if !is_same => Some(message!("compare-result-against-mate", given = given, result = result)),
        _ => None,
    }
}

/// Draws the last position on which all sheets agree and the last certain one, explains them, and lists questions.
fn write_positions<G: Game>(of: &ComparedGame<'_, G>, width: usize, language: Language, out: &mut String) {
    let say = |phrase: &Message, out: &mut String| {
        out.extend([broken(&shown(phrase, language), width, "").as_str(), "\n"]);
    };
    let n_agreed = of.reconciled.agree_until();
    let position = of.reconciled.position_after(of.game, n_agreed);
    let head = match n_agreed {
        0 => message!("compare-agree-on-start"),
        _ => message!("compare-agree-until", count = n_agreed, turn = turn_of(of.game, &position)),
    };
    say(&head, out);
    draw(of.game, &position, out);
    let last_sure = of.last_sure();
    if let Some(sure) = last_sure.as_ref().filter(|sure| sure.plies != n_agreed) {
        let position = of.reconciled.position_after(of.game, sure.plies);
        out.push('\n');
        say(&message!("repair-last-sure", turn = turn_of(of.game, &position)), out);
        draw(of.game, &position, out);
    }
    if let Some((edition, article)) = of.article() {
        out.push('\n');
        say(&message!("compare-article", article = Citation { edition, article }.message()), out);
    }
    let questions = if last_sure.is_some() { of.questions() } else { Vec::new() };
    for (index, question) in questions.iter().enumerate() {
        if index == 0 {
            out.push('\n');
        }
        say(&question.message, out);
    }
}

/// Draws a position, with its notation below.
fn draw<G: Game>(game: &G, position: &G::Position, out: &mut String) {
    out.push('\n');
    for line in game.board_lines(position) {
        out.extend(["  ", line.as_str(), "\n"]);
    }
    out.extend(["\n  ", game.position_text(position).as_str(), "\n"]);
}

/// Shortens text that is too wide, with a sign for the missing part.
fn clipped(text: &str, width: usize) -> String {
    if display_width(text) <= width {
        return text.to_owned();
    }
    let mut clipped = String::new();
    for char in text.chars() {
        if display_width(&clipped) + display_width(char.encode_utf8(&mut [0; 4])) + 1 > width {
            break;
        }
        clipped.push(char);
    }
    clipped + "…"
}

/// Wraps a sentence.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if display_width(line) + 1 + display_width(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
