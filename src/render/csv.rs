//! Main lines as CSV (RFC 4180), one ply a row.

use std::borrow::Cow;

use crate::game::{FastPath, Game, MoveStyle, Notation, Side};
use crate::record::Item;
use crate::replay::Ply;
use crate::text::{ByteCursor, ByteSink};

use super::deferred_buffer::{DeferredBuffer, Drain};
use super::place::as_name;
use super::timeline::Timeline;
use super::walk::{Board, Visitor, walk};

/// The first line of the table.
pub const CSV_HEADER: &str = "path,record,white,black,ply,number,side,written,san,uci,fen\r\n";

/// Writes a record's main line as rows.
pub fn write_csv<G: Game>(timeline: &Timeline<'_, G>, pages: &mut DeferredBuffer) {
    let mut players = Vec::new();
    for tag in ["White", "Black"] {
        players.push(b',');
        write_field(&as_name(timeline.record.tag_text(tag).unwrap_or_default()), &mut players);
    }
    players.push(b',');
    let mut path = Vec::new();
    write_field(timeline.source.path, &mut path);
    path.push(b',');
    let (bytes, drain) = pages.parts();
    let empty = |bytes: &mut Vec<u8>| drain.drain(bytes);
    let (out, series) = (ByteCursor::drained(bytes, &empty), Default::default());
    let mut rows = CsvRows { timeline, out, drain: &drain, path: &path, players: &players, series };
    walk(timeline.game, &timeline.record, timeline.replay, &mut rows);
}

/// Appends a field, in quotes where it needs them. A text that a spreadsheet would take for a formula is led by `'`, and so
/// is what a spreadsheet would that divides cells by semicolons, tabs, bars or lines: it reads a quoted field as two.
pub(super) fn write_field(text: &str, out: &mut impl ByteSink) {
    let guarded = guarded(text);
    let is_changed = matches!(guarded, Cow::Owned(_));
    if !is_changed && !text.bytes().any(|byte| matches!(byte, b'"' | b',' | b';' | b'\n' | b'\r')) {
        return out.put_slice(text.as_bytes());
    }
    out.put(b"\"");
    out.put_slice(guarded.replace('"', "\"\"").as_bytes());
    out.put(b"\"");
}

/// Puts `'` before whatever would begin a formula.
fn guarded(text: &str) -> Cow<'_, str> {
    let mut guarded = String::new();
    let mut done = 0;
    let starts = text.match_indices(is_separator).map(|(at, separator)| at + separator.len());
    for start in std::iter::once(0).chain(starts) {
        let cell = &text[start..];
        // Some pass over blanks before they look.
        let first = cell.trim_start_matches([' ', '\u{A0}']).chars().next();
        let leads_cell = start == 0 && matches!(first, Some('\t' | '\r'));
        if leads_cell || first.is_some_and(begins_formula) {
            guarded.push_str(&text[done..start]);
            guarded.push('\'');
            done = start;
        }
    }
    if guarded.is_empty() {
        return Cow::Borrowed(text);
    }
    guarded.push_str(&text[done..]);
    Cow::Owned(guarded)
}

const fn is_separator(char: char) -> bool {
    matches!(char, ';' | '\t' | '|' | '\n' | '\r')
}

/// Tells whether a cell that begins so is a formula; full width forms are for spreadsheets in Chinese and Japanese.
const fn begins_formula(char: char) -> bool {
    matches!(char, '=' | '+' | '-' | '@' | '＝' | '＋' | '－' | '＠' | '﹦' | '﹢' | '﹣' | '﹫')
}

struct CsvRows<'a, 'o, G: Game> {
    timeline: &'a Timeline<'a, G>,
    out: ByteCursor<'o>,
    drain: &'o Drain<'o>,
    path: &'a [u8],
    players: &'a [u8],
    series: <G::Fast as FastPath<G>>::Series,
}

impl<G: Game> Visitor<G> for CsvRows<'_, '_, G> {
    fn played(&mut self, index: usize, ply: &Ply<G::Move>, board: &mut Board<'_, G>) {
        if ply.depth > 0 {
            return;
        }
        let (game, out) = (self.timeline.game, &mut self.out);
        out.put_slice(self.path);
        self.drain.put_number(self.timeline.index, out);
        out.put_slice(self.players);
        out.put_number(ply.ply);
        out.put(b",");
        let (number, side) = board.turn();
        out.put_number(number);
        match side {
            Side::White => out.put(b",white,"),
            Side::Black => out.put(b",black,"),
        }
        write_field(self.timeline.record.slice(self.timeline.record.tape.items[index].span), out);
        let before = board.before();
        for notation in [Notation::San, Notation::Uci] {
            out.put(b",");
            if game.is_null(ply.mv) {
                out.put(b"'--");
            } else {
                let style = MoveStyle { notation, letters: game.common_letters() };
                game.write_move(before, ply.mv, ply.gives, style, out);
            }
        }
        out.put(b",");
        G::Fast::write_next_position(game, &mut self.series, board.after(), out);
        out.put(b"\r\n");
    }

    fn unplayed(&mut self, _: usize) {}

    fn other(&mut self, _: usize, _: Item) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_spreadsheet_would_reckon_is_led_by_an_apostrophe() {
        for (text, expected) in [
            ("Nf3", "Nf3"),
            ("Ivanov, A", "\"Ivanov, A\""),
            ("=1+1", "\"'=1+1\""),
            ("+", "\"'+\""),
            ("-2", "\"'-2\""),
            ("@SUM(A1)", "\"'@SUM(A1)\""),
            ("\t=1", "\"'\t'=1\""),
            ("＝1", "\"'＝1\""),
            ("＋1", "\"'＋1\""),
            ("－1", "\"'－1\""),
            ("＠A", "\"'＠A\""),
            (" =1", "\"' =1\""),
            ("a;=1", "\"a;'=1\""),
            ("a; =1;b;-c", "\"a;' =1;b;'-c\""),
            ("a|@b", "\"a|'@b\""),
            ("a\n=1", "\"a\n'=1\""),
            ("a;b", "\"a;b\""),
            ("a = b - c", "a = b - c"),
            ("say \"=1\"", "\"say \"\"=1\"\"\""),
        ] {
            let mut out = Vec::new();
            write_field(text, &mut out);
            assert_eq!(String::from_utf8(out).unwrap(), expected, "{text:?}");
        }
    }
}
