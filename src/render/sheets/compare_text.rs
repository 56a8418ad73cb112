//! Compared sheets as people read them: a table side by side, the last position all agree on, and what came of it.

use crate::findings::Citation;
use crate::game::Game;
use crate::l10n::{Language, Message, message};
use crate::rulings::common_spelling;
use crate::scoresheet::{ReconciledPly, Standing, Why};
use crate::text::{Visible, display_width};

use super::super::columns::padded;
use super::super::wrap::wrapped as broken;
use super::compared::{
    ComparedGame, DifferenceKind, SheetsDifference, kept, letter, numbered, percent, turn_of, written,
};

/// The reason of a row stands beside it if there is so much room, else below.
const MIN_REASON: usize = 26;
/// Cells are no wider than this.
const WIDEST_CELL: usize = 10;

/// Writes what became of the sheets of one game.
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
        (true, _) => message!("compare-all-agree", plies = reconciled.plies.len()),
        (false, true) => message!(
            "compare-reconciled",
            plies = reconciled.plies.len(),
            rows = differences.len(),
            sure = percent(reconciled.confidence),
        ),
        (false, false) => message!(
            "compare-left-open",
            plies = reconciled.plies.len(),
            rows = differences.len(),
            open = reconciled.plies.iter().filter(|ply| ply.why.is_open()).count(),
        ),
    });
    if reconciled.results_differ {
        let results = of.sheets.iter().enumerate().filter_map(|(index, sheet)| {
            Some(format!("{}: {}", letter(index), sheet.sheet.as_ref()?.result()?.marker()))
        });
        say(&message!("compare-results-differ", results = results.collect::<Vec<_>>().join(", ")));
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
        write_position(of, width, language, &mut text);
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
    let mut rest = differences;
    while let Some(first) = rest.first() {
        let n_alike =
            rest.iter().take_while(|other| is_tail(other) && is_tail(first) && is_alike(first, other)).count();
        if n_alike > 1 {
            lines.push(tail(of, &rest[..n_alike], language));
        } else {
            lines.push(line(of, first, language));
        }
        rest = &rest[n_alike.max(1)..];
    }
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

/// Tells whether a row only says that some sheets have ended.
fn is_tail<G: Game>(difference: &SheetsDifference<'_, G>) -> bool {
    let DifferenceKind::Ply(ply) = difference.kind else { return false };
    ply.why == Why::OnlyWritten
        && ply.entries.iter().all(|entry| matches!(entry.standing, Standing::Kept | Standing::Ended))
}

fn is_alike<G: Game>(one: &SheetsDifference<'_, G>, other: &SheetsDifference<'_, G>) -> bool {
    let (DifferenceKind::Ply(one), DifferenceKind::Ply(other)) = (one.kind, other.kind) else { return false };
    one.entries.iter().zip(&other.entries).all(|(one, other)| one.standing == other.standing)
}

/// Makes one line of many plies behind the end of a sheet.
fn tail<G: Game>(of: &ComparedGame<'_, G>, rows: &[SheetsDifference<'_, G>], language: Language) -> TableLine {
    let plies: Vec<&ReconciledPly<G::Move>> =
        rows.iter().filter_map(|row| if let DifferenceKind::Ply(ply) = row.kind { Some(ply) } else { None }).collect();
    let (Some(first), Some(last)) = (plies.first(), plies.last()) else { return line(of, &rows[0], language) };
    let count = message!("compare-n-plies", count = plies.len()).in_language(language);
    let cells =
        first.entries.iter().map(|entry| if entry.cell.is_some() { count.clone() } else { "—".to_owned() }).collect();
    let turns = [numbered(first.number, first.side, ""), numbered(last.number, last.side, "")];
    let why = of.why(&rows[0].position, first);
    TableLine { turn: turns.join("–"), cells, kept: count.clone(), why: shown(&why, language) }
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
            kept: kept(ply).map_or_else(|| "?".to_owned(), |mv| common_spelling(of.game, position, mv)),
            why: shown(&of.why(position, ply), language),
        },
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

/// Draws the last position that all sheets agree on, and says what it is for.
fn write_position<G: Game>(of: &ComparedGame<'_, G>, width: usize, language: Language, out: &mut String) {
    let n_agreed = of.reconciled.agree_until();
    let position = of.reconciled.position_after(of.game, n_agreed);
    let fen = of.game.position_text(&position);
    let head = match n_agreed {
        0 => message!("compare-agree-on-start"),
        _ => message!("compare-agree-until", count = n_agreed, turn = turn_of(of.game, &position)),
    };
    out.extend([broken(&shown(&head, language), width, "").as_str(), "\n"]);
    out.push('\n');
    for line in of.game.board_lines(&position) {
        out.extend(["  ", line.as_str(), "\n"]);
    }
    out.extend(["\n  ", fen.as_str(), "\n"]);
    if let Some((edition, article)) = of.article() {
        let phrase = message!("compare-article", article = Citation { edition, article }.message());
        out.push('\n');
        out.extend([broken(&shown(&phrase, language), width, "").as_str(), "\n"]);
    }
}

/// Cuts off what is wider, with a sign that something is missing.
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

/// Breaks a sentence into lines.
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
