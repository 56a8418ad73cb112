//! The game reconstructed from several sheets as PGN, with differing text in comments.

use crate::game::{Game, Side};
use crate::record::GameResult;
use crate::rulings::spelling_in;
use crate::scoresheet::{Extra, ReconciledPly, Standing, Why};

use super::compared::{ComparedGame, written};
use super::sheet_of_game::letter;

/// The seven tag roster without the result (PGN 8.1.1).
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// Lines of movetext stay below 80 columns (PGN 4.3).
const WIDEST: usize = 79;

/// Writes the game; a comment after every ply at which the sheets differ, beginning with `?` if it is left open.
pub fn write_compare_pgn<G: Game>(of: &ComparedGame<'_, G>, out: &mut String) {
    write_tags(of, out);
    out.push('\n');
    write_moves(of, out);
    out.push_str("\n\n");
}

fn write_tags<G: Game>(of: &ComparedGame<'_, G>, out: &mut String) {
    // A value is stored as in PGN; one whose backslash would escape the quotation mark after it is left out.
    let is_whole = |value: &str| {
        let n_escapes = value.bytes().rev().take_while(|byte| *byte == b'\\').count();
        n_escapes.is_multiple_of(2) && !value.contains(['\n', '\r'])
    };
    let mut put = |name: &str, value: &str| {
        if is_whole(value) {
            out.extend(["[", name, " \"", &crate::text::Visible(value).to_string(), "\"]\n"]);
        }
    };
    for name in ROSTER {
        let unknown = if name == "Date" { "????.??.??" } else { "?" };
        put(name, of.tag(name).filter(|value| is_whole(value)).unwrap_or(unknown));
    }
    put("Result", of.reconciled.result.marker());
    let has_start = of.sheets.iter().any(|sheet| sheet.sheet.as_ref().is_some_and(|sheet| !sheet.starts_usually));
    if has_start {
        put("SetUp", "1");
        put("FEN", &of.game.position_text(&of.reconciled.start));
    }
    let own = |name: &str| ROSTER.contains(&name) || matches!(name, "Result" | "SetUp" | "FEN");
    let mut known: Vec<&str> = Vec::new();
    for (name, value) in of.game.tags_for(of.letters) {
        known.push(name);
        if !value.is_empty() {
            put(name, value);
        }
    }
    for (name, _) in of.sheets.iter().flat_map(|sheet| &sheet.tags) {
        let is_word = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if is_word && !own(name) && !known.contains(&name.as_str()) {
            known.push(name);
            if let Some(value) = of.tag(name) {
                put(name, value);
            }
        }
    }
}

/// Formats the differing text: `{A: Rd1}`, and `{? A: Rd1; B: Re1}` if it is left open.
fn comment<M: PartialEq>(ply: &ReconciledPly<M>) -> Option<String> {
    if ply.why == Why::Agreed {
        return None;
    }
    let is_listed = |standing: &Standing<M>| match standing {
        Standing::Kept => ply.why.is_open(),
        Standing::NotBegun | Standing::Ended => false,
        _ => true,
    };
    let said = ply.entries.iter().enumerate().filter(|(_, entry)| is_listed(&entry.standing)).map(|(sheet, entry)| {
        let word = written(entry).unwrap_or_else(|| "-".to_owned()).replace(['{', '}'], "|");
        format!("{}: {word}", letter(sheet))
    });
    let said: Vec<String> = said.collect();
    let mark = if ply.why.is_open() { "? " } else { "" };
    Some(format!("{{{mark}{}}}", said.join("; "))).filter(|comment| comment.len() > 2)
}

/// Formats additional text of one sheet: `{A: - abc}`.
fn passed_over(extra: &Extra) -> Option<String> {
    let word = &extra.cell.as_ref()?.word;
    Some(in_comment(&format!("{}: - {word}", letter(extra.sheet))))
}

fn in_comment(text: &str) -> String {
    format!("{{{}}}", crate::text::Visible(text).to_string().replace(['{', '}'], "|"))
}

fn write_moves<G: Game>(of: &ComparedGame<'_, G>, out: &mut String) {
    let mut position = of.reconciled.start.clone();
    let mut column = 0;
    let mut put = |token: &str| {
        for word in token.split(' ') {
            let width = word.chars().count();
            if column > 0 && column + 1 + width > WIDEST {
                out.push('\n');
                column = 0;
            } else if column > 0 {
                out.push(' ');
                column += 1;
            }
            out.push_str(word);
            column += width;
        }
    };
    let mut needs_number = true;
    let mut extras = of.reconciled.extras.iter().peekable();
    for (after, ply) in (0..).zip(&of.reconciled.plies) {
        while let Some(extra) = extras.next_if(|extra| extra.after <= after) {
            if let Some(comment) = passed_over(extra) {
                put(&comment);
                needs_number = true;
            }
        }
        let number = of.game.move_number(&position);
        match of.game.side(&position) {
            Side::White => put(&format!("{number}.")),
            Side::Black if needs_number => put(&format!("{number}...")),
            Side::Black => {}
        }
        put(&spelling_in(of.game, &position, ply.mv, of.letters));
        let comment = comment(ply);
        needs_number = comment.is_some();
        if let Some(comment) = comment {
            put(&comment);
        }
        of.game.play(&mut position, ply.mv);
    }
    extras.filter_map(passed_over).for_each(|comment| put(&comment));
    for (sheet, signal) in of.signals() {
        let result = signal.signalled.map_or("", GameResult::marker);
        put(&in_comment(&format!("{}: {} = {result}", letter(sheet), signal.written())));
    }
    put(of.reconciled.result.marker());
}
