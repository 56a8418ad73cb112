//! The plies of a main line, each with what follows it, as input for columns.

use crate::game::{Game, MoveStyle, Notation, Side};
use crate::record::Item;
use crate::record::command::Evaluation;
use crate::replay::Ply;

use super::cells::NOTHING;
use crate::render::games::attached::{Attached, Extent, closing_brackets, has_attached};
use crate::render::games::timeline::Timeline;
use crate::render::games::walk::{Board, Visitor, walk};

/// What follows a ply, as numbers; [`NOTHING`] if missing.
pub struct PlyNotes<'a> {
    /// The clock after the move.
    pub clock_ms: i64,
    /// The time the move took.
    pub elapsed_ms: i64,
    /// The evaluation in hundredths of a pawn.
    pub eval_cp: i64,
    /// The number of moves to mate.
    pub mate_in: i64,
    /// The NAGs as JSON numbers with commas between them.
    pub nags: &'a [u8],
    /// The comments as JSON strings with commas between them.
    pub comments: &'a [u8],
}

/// Passes on every ply of the main line, with the index of its item, the board and, if requested, what follows it.
pub fn each_ply<'a, G: Game>(
    timeline: &'a Timeline<'a, G>,
    has_notes: bool,
    hand_on: impl FnMut(usize, &Ply<G::Move>, &mut Board<'_, G>, &PlyNotes<'_>),
) {
    let tape = timeline.record.tape;
    let closes = if has_notes && tape.has_variations { closing_brackets(&tape.items) } else { Vec::new() };
    let mut plies = MainPlies { timeline, has_notes, closes: &closes, attached: Attached::default(), hand_on };
    walk(timeline.game, &timeline.record, timeline.replay, &mut plies);
}

struct MainPlies<'a, G: Game, F> {
    timeline: &'a Timeline<'a, G>,
    has_notes: bool,
    closes: &'a [Extent],
    attached: Attached,
    hand_on: F,
}

impl<G: Game, F> Visitor<G> for MainPlies<'_, G, F>
where
    F: FnMut(usize, &Ply<G::Move>, &mut Board<'_, G>, &PlyNotes<'_>),
{
    fn played(&mut self, index: usize, ply: &Ply<G::Move>, board: &mut Board<'_, G>) {
        if ply.depth > 0 {
            return;
        }
        let mut notes = PlyNotes {
            clock_ms: NOTHING,
            elapsed_ms: NOTHING,
            eval_cp: NOTHING,
            mate_in: NOTHING,
            nags: &[],
            comments: &[],
        };
        if self.has_notes && has_attached(&self.timeline.record.tape.items, index + 1) {
            let is_black = board.turn().1 == Side::Black;
            self.attached.collect(&self.timeline.record, self.closes, index + 1, true);
            let attached = &self.attached;
            let engine = attached.engine.unwrap_or_default();
            let time = |time: Option<u64>| time.and_then(|time| i64::try_from(time).ok()).unwrap_or(NOTHING);
            notes.clock_ms = time(attached.clock_ms);
            notes.elapsed_ms = time(attached.elapsed_ms.or(engine.elapsed_ms));
            match attached.evaluation.or_else(|| engine.for_white(is_black)) {
                Some(Evaluation::Centipawns(pawns)) => notes.eval_cp = pawns.into(),
                Some(Evaluation::Mate(moves)) => notes.mate_in = moves.into(),
                None => {}
            }
            (notes.nags, notes.comments) = (&attached.nags, &attached.comments);
        }
        (self.hand_on)(index, ply, board, &notes);
    }

    fn unplayed(&mut self, _: usize) {}

    fn other(&mut self, _: usize, _: Item) {}
}

/// Writes a ply in a notation; a null move as `--` in SAN.
pub fn write_ply<G: Game>(game: &G, ply: &Ply<G::Move>, before: &G::Position, notation: Notation, out: &mut Vec<u8>) {
    if game.is_null(ply.mv) && notation == Notation::San {
        return out.extend_from_slice(b"--");
    }
    game.write_move(before, ply.mv, ply.gives, MoveStyle { notation, letters: game.common_letters() }, out);
}

/// Returns the code of a move, as used for [fingerprints](crate::database::fingerprint).
pub(super) fn code<G: Game>(game: &G, ply: &Ply<G::Move>) -> i64 {
    game.move_code(ply.mv).into()
}
