//! Main lines as CSV (RFC 4180), one ply a row.

use super::pages::Pages;
use super::timeline::{Timeline, write_number};
use super::walk::{Visitor, walk};
use crate::game::{Game, MoveStyle, Notation};
use crate::record::Item;
use crate::replay::Ply;

/// The first line of the table.
pub const CSV_HEADER: &str = "path,record,white,black,ply,number,side,written,san,uci,fen\r\n";

/// Writes a record's main line as rows.
pub fn write_csv<G: Game>(timeline: &Timeline<'_, G>, pages: &mut Pages) {
    let name = |tag| timeline.record.tag_text(tag).unwrap_or_default();
    let mut players = String::new();
    for text in [name("White"), name("Black")] {
        players.push(',');
        push_field(&text, &mut players);
    }
    let mut path = String::new();
    push_field(timeline.source.path, &mut path);
    let mut rows = Rows { timeline, pages, path: &path, players: &players };
    walk(timeline.game, &timeline.record, timeline.replay, &mut rows);
}

/// Appends a field, in quotes where it needs them; a text that a spreadsheet would take for a formula is led by `'`.
fn push_field(text: &str, out: &mut String) {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let needs_quotes = is_formula || text.contains(['"', ',', '\n', '\r']);
    if !needs_quotes {
        out.push_str(text);
        return;
    }
    out.push('"');
    if is_formula {
        out.push('\'');
    }
    out.push_str(&text.replace('"', "\"\""));
    out.push('"');
}

struct Rows<'a, 'o, G: Game> {
    timeline: &'a Timeline<'a, G>,
    pages: &'o mut Pages,
    path: &'a str,
    players: &'a str,
}

impl<G: Game> Visitor<G> for Rows<'_, '_, G> {
    fn played(&mut self, index: usize, ply: &Ply<G::Move>, before: &G::Position, after: &G::Position) {
        if ply.depth > 0 {
            return;
        }
        let game = self.timeline.game;
        self.pages.push_str(self.path);
        self.pages.push_str(",");
        self.pages.record_number(self.timeline.index);
        self.pages.push_str(self.players);
        let word = self.timeline.record.slice(self.timeline.record.tape.items[index].span);
        let mut written = String::new();
        push_field(word, &mut written);
        let out = &mut self.pages.bytes;
        out.push(b',');
        write_number(u64::from(ply.ply), out);
        out.push(b',');
        write_number(u64::from(game.move_number(before)), out);
        out.push(b',');
        out.extend_from_slice(game.side(before).name().as_bytes());
        out.push(b',');
        out.extend_from_slice(written.as_bytes());
        for notation in [Notation::San, Notation::Uci] {
            out.push(b',');
            if game.is_null(ply.mv) {
                out.extend_from_slice(b"'--");
            } else {
                game.write_move(before, ply.mv, after, MoveStyle { notation, letters: self.timeline.english }, out);
            }
        }
        out.push(b',');
        game.write_position(after, out);
        out.extend_from_slice(b"\r\n");
    }

    fn unplayed(&mut self, _: usize) {}

    fn other(&mut self, _: usize, _: Item) {}
}
