//! The positions of main lines as EPD (PGN 16.2), one a line.

use super::pages::Pages;
use super::timeline::Timeline;
use super::walk::{Visitor, walk};
use crate::game::Game;
use crate::record::Item;
use crate::replay::Ply;

/// Writes the start and every position of a record's main line: four fields of the FEN, then the two counters as
/// operations `hmvc` and `fmvn`.
pub fn write_epd<G: Game>(timeline: &Timeline<'_, G>, pages: &mut Pages) {
    let Some(start) = &timeline.replay.start.position else { return };
    let mut lines = Lines { game: timeline.game, out: &mut pages.bytes };
    lines.position(start);
    walk(timeline.game, &timeline.record, timeline.replay, &mut lines);
}

struct Lines<'a, G: Game> {
    game: &'a G,
    out: &'a mut Vec<u8>,
}

impl<G: Game> Lines<'_, G> {
    fn position(&mut self, position: &G::Position) {
        let mut fen = Vec::new();
        self.game.write_position(position, &mut fen);
        let mut fields = fen.split(|byte| *byte == b' ');
        for field in fields.by_ref().take(4) {
            self.out.extend_from_slice(field);
            self.out.push(b' ');
        }
        for (operation, value) in ["hmvc", "fmvn"].into_iter().zip(fields) {
            self.out.extend_from_slice(operation.as_bytes());
            self.out.push(b' ');
            self.out.extend_from_slice(value);
            self.out.extend_from_slice(b"; ");
        }
        self.out.pop();
        self.out.push(b'\n');
    }
}

impl<G: Game> Visitor<G> for Lines<'_, G> {
    fn played(&mut self, _: usize, ply: &Ply<G::Move>, _: &G::Position, after: &G::Position) {
        if ply.depth == 0 {
            self.position(after);
        }
    }

    fn unplayed(&mut self, _: usize) {}

    fn other(&mut self, _: usize, _: Item) {}
}
