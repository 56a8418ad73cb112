//! Main lines as CSV (RFC 4180), one ply per row.

use crate::game::{FastPath, Game, MoveStyle, Notation, Side};
use crate::record::Item;
use crate::replay::Ply;
use crate::text::{ByteCursor, ByteSink};

use super::timeline::Timeline;
use super::walk::{Board, Visitor, walk};
use crate::render::findings::place::as_name;
use crate::render::layout::deferred_buffer::{DeferredBuffer, Drain};

/// The first line of the table.
pub const CSV_HEADER: &str = "path,record,white,black,ply,number,side,written,san,uci,fen\r\n";

/// Writes a record's main line as rows.
pub fn write_csv<G: Game>(timeline: &Timeline<'_, G>, buffer: &mut DeferredBuffer) {
    let mut players = Vec::new();
    for tag in ["White", "Black"] {
        players.push(b',');
        write_field(&as_name(timeline.record.tag_text(tag).unwrap_or_default()), &mut players);
    }
    players.push(b',');
    let mut path = Vec::new();
    write_field(timeline.source.path, &mut path);
    path.push(b',');
    let (bytes, drain) = buffer.parts();
    let empty = |bytes: &mut Vec<u8>| drain.drain(bytes);
    let (out, series) = (ByteCursor::drained(bytes, &empty), Default::default());
    let mut rows = CsvRows { timeline, out, drain: &drain, path: &path, players: &players, series };
    walk(timeline.game, &timeline.record, timeline.replay, &mut rows);
}

/// Appends a field, quoted if necessary. Semicolons are quoted if a spreadsheet separates fields by them.
pub fn write_field(text: &str, out: &mut impl ByteSink) {
    if !text.bytes().any(|byte| matches!(byte, b'"' | b',' | b';' | b'\n' | b'\r')) {
        return out.put_slice(text.as_bytes());
    }
    out.put(b"\"");
    out.put_slice(text.replace('"', "\"\"").as_bytes());
    out.put(b"\"");
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
                out.put(b"--");
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
    fn a_field_holds_the_value_as_it_is() {
        for (text, expected) in [
            ("Nf3", "Nf3"),
            ("-", "-"),
            ("=1+1", "=1+1"),
            ("Ivanov, A", "\"Ivanov, A\""),
            ("a;=1", "\"a;=1\""),
            ("a\n=1", "\"a\n=1\""),
            ("say \"=1\"", "\"say \"\"=1\"\"\""),
        ] {
            let mut out = Vec::new();
            write_field(text, &mut out);
            assert_eq!(String::from_utf8(out).unwrap(), expected, "{text:?}");
        }
    }
}
