//! Main lines as CSV (RFC 4180), one ply a row.

use crate::game::{Game, MoveStyle, Notation, Side};
use crate::record::Item;
use crate::replay::Ply;
use crate::text::{Put, Slip};

use super::pages::{Drain, Pages};
use super::place::as_name;
use super::timeline::Timeline;
use super::walk::{Board, Visitor, walk};

/// The first line of the table.
pub const CSV_HEADER: &str = "path,record,white,black,ply,number,side,written,san,uci,fen\r\n";

/// Writes a record's main line as rows.
pub fn write_csv<G: Game>(timeline: &Timeline<'_, G>, pages: &mut Pages) {
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
    let (out, series) = (Slip::drained(bytes, &empty), G::Series::default());
    let mut rows = Rows { timeline, out, drain: &drain, path: &path, players: &players, series };
    walk(timeline.game, &timeline.record, timeline.replay, &mut rows);
}

/// Appends a field, in quotes where it needs them; a text that a spreadsheet would take for a formula is led by `'`.
pub(super) fn write_field(text: &str, out: &mut impl Put) {
    let is_formula = matches!(text.as_bytes(), [b'=' | b'+' | b'-' | b'@' | b'\t' | b'\r', ..]);
    if !is_formula && !text.bytes().any(|byte| matches!(byte, b'"' | b',' | b'\n' | b'\r')) {
        return out.put_slice(text.as_bytes());
    }
    out.put(b"\"");
    if is_formula {
        out.put(b"'");
    }
    out.put_slice(text.replace('"', "\"\"").as_bytes());
    out.put(b"\"");
}

struct Rows<'a, 'o, G: Game> {
    timeline: &'a Timeline<'a, G>,
    out: Slip<'o>,
    drain: &'o Drain<'o>,
    path: &'a [u8],
    players: &'a [u8],
    series: G::Series,
}

impl<G: Game> Visitor<G> for Rows<'_, '_, G> {
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
        game.write_next_position(&mut self.series, board.after(), out);
        out.put(b"\r\n");
    }

    fn unplayed(&mut self, _: usize) {}

    fn other(&mut self, _: usize, _: Item) {}
}
