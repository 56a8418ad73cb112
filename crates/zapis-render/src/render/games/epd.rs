//! The positions of main lines as EPD (PGN 16.2), one per line.

use crate::game::{FastPath, Game};
use crate::record::Item;
use crate::replay::Ply;
use crate::text::{ByteCursor, ByteSink};

use super::timeline::Timeline;
use super::walk::{Board, Visitor, walk};
use crate::render::layout::deferred_buffer::DeferredBuffer;

/// Writes the start and every position of a record's main line: four fields of the FEN, then the two counters as
/// operations `hmvc` and `fmvn`.
pub fn write_epd<G: Game>(timeline: &Timeline<'_, G>, buffer: &mut DeferredBuffer) {
    let Some(start) = &timeline.replay.start.position else { return };
    let (bytes, drain) = buffer.parts();
    let empty = |bytes: &mut Vec<u8>| drain.drain(bytes);
    let out = ByteCursor::drained(bytes, &empty);
    let mut lines = EpdLines { game: timeline.game, series: Default::default(), out };
    lines.position(start);
    walk(timeline.game, &timeline.record, timeline.replay, &mut lines);
}

struct EpdLines<'a, 'o, G: Game> {
    game: &'a G,
    series: <G::Fast as FastPath<G>>::Series,
    out: ByteCursor<'o>,
}

impl<G: Game> EpdLines<'_, '_, G> {
    fn position(&mut self, position: &G::Position) {
        let (game, out) = (self.game, &mut self.out);
        G::Fast::write_next_fields(game, &mut self.series, position, out);
        out.put(b" hmvc ");
        out.put_number(game.halfmove_clock(position));
        out.put(b"; fmvn ");
        out.put_number(game.move_number(position));
        out.put(b";\n");
    }
}

impl<G: Game> Visitor<G> for EpdLines<'_, '_, G> {
    fn played(&mut self, _: usize, ply: &Ply<G::Move>, board: &mut Board<'_, G>) {
        if ply.depth == 0 {
            self.position(board.after());
        }
    }

    fn unplayed(&mut self, _: usize) {}

    fn other(&mut self, _: usize, _: Item) {}
}
