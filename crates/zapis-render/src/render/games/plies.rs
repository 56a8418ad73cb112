//! The plies of a timeline, each with what follows it in the record, and nested variations.

use std::sync::LazyLock;

use crate::game::{CheckStatus, FastPath, Game, MoveStyle, Notation, Side};
use crate::record::command::Evaluation;
use crate::record::{Item, ItemKind};
use crate::replay::Ply;
use crate::text::{ByteCursor, ByteSink};

use super::attached::{Attached, Extent, closing_brackets, has_attached};
use super::timeline::Timeline;
use super::walk::{Board, Visitor, walk};
use crate::render::layout::deferred_buffer::DeferredBuffer;
use crate::render::layout::json::{write_signed, write_word};

/// Writes the comments before the first move and the plies, with commas before them.
pub(crate) fn write_plies<G: Game>(timeline: &Timeline<'_, G>, buffer: &mut DeferredBuffer) {
    let items = &timeline.record.tape.items;
    let closes = if timeline.record.tape.has_variations { closing_brackets(items) } else { Vec::new() };
    let (bytes, drain) = buffer.parts();
    let empty = |bytes: &mut Vec<u8>| drain.drain(bytes);
    let mut writer = PlyWriter {
        timeline,
        items,
        closes: &closes,
        out: ByteCursor::drained(bytes, &empty),
        open: Vec::new(),
        is_first: true,
        line: LineState::default(),
        series: Default::default(),
        attached: Attached::default(),
        before: Vec::new(),
        is_black: false,
    };
    writer.introduction();
    writer.out.put(b",\"plies\":[");
    walk(timeline.game, &timeline.record, timeline.replay, &mut writer);
    while !writer.open.is_empty() {
        writer.close_variation();
    }
    writer.close_ply();
    writer.out.put(b"]");
}

/// The number of plies without a capture or a pawn move after which a draw can be claimed (FIDE 9.3).
const FIFTY_MOVES: u32 = 100;

/// Writes the beginning of a ply, up to the quote before the word as written.
fn write_opening(ply: u32, (number, side): (u32, Side), out: &mut impl ByteSink) {
    out.put(b"{\"ply\":");
    out.put_number(ply);
    out.put(b",\"number\":");
    out.put_number(number);
    match side {
        Side::White => out.put(b",\"side\":\"white\",\"written\":\""),
        Side::Black => out.put(b",\"side\":\"black\",\"written\":\""),
    }
}

/// The output of [`write_opening`].
struct Opening {
    turn: (u32, Side),
    bytes: [u8; 64],
    len: usize,
}

/// The beginnings of the plies of a game that starts with White's first move, by ply.
static OPENINGS: LazyLock<Vec<Opening>> = LazyLock::new(|| {
    let opening = |ply: u32| {
        let turn = (ply.div_ceil(2), if ply % 2 == 1 { Side::White } else { Side::Black });
        let mut text = Vec::new();
        write_opening(ply, turn, &mut text);
        let (len, mut bytes) = (text.len(), [0; 64]);
        bytes.iter_mut().zip(text).for_each(|(place, byte)| *place = byte);
        Opening { turn, bytes, len }
    };
    (0..400).map(opening).collect()
});

/// The state of the current ply of a line.
#[derive(Clone, Copy, Default)]
#[expect(clippy::struct_excessive_bools, reason = "the flags are independent")]
struct LineState {
    /// Whether a ply's object is open.
    has_ply: bool,
    /// Whether that is a missing half-move, which has no fields except its turn.
    is_bare: bool,
    /// Whether its list of variations is not empty.
    has_variation: bool,
    /// Whether the current variation is included: it is an alternative to a ply that was written.
    is_shown: bool,
}

struct PlyWriter<'a, 'o, G: Game> {
    timeline: &'a Timeline<'a, G>,
    items: &'a [Item],
    closes: &'a [Extent],
    out: ByteCursor<'o>,
    open: Vec<(LineState, bool)>,
    /// Whether the next ply is the first of its list.
    is_first: bool,
    line: LineState,
    series: <G::Fast as FastPath<G>>::Series,
    attached: Attached,
    /// The text before the first move of the current line, as the field it becomes.
    before: Vec<u8>,
    is_black: bool,
}

/// Writes numbers separated by commas.
fn put_numbers(numbers: &[u8], out: &mut impl ByteSink) {
    for (index, number) in numbers.iter().enumerate() {
        if index > 0 {
            out.put(b",");
        }
        out.put_number(*number);
    }
}

impl LineState {
    /// Closes the object of the ply.
    #[inline]
    fn put_end(self, out: &mut impl ByteSink) {
        if self.is_bare && !self.has_variation {
            out.put(b"}");
        } else {
            out.put(b"]}");
        }
    }
}

impl<G: Game> PlyWriter<'_, '_, G> {
    /// Writes a missing half-move.
    fn missing(&mut self, ply: u32, (number, side): (u32, Side)) {
        self.close_ply();
        let comma = if self.is_first { "" } else { "," };
        let (number, side) = (u64::from(number), side.name());
        let text = format!("{comma}{{\"ply\":{ply},\"number\":{number},\"side\":\"{side}\",\"missing\":true");
        self.out.put_slice(text.as_bytes());
        self.is_first = false;
        self.line = LineState { has_ply: true, is_bare: true, ..self.line };
    }

    /// Collects what is attached to the move before `from`, or to none.
    fn attach(&mut self, from: usize, is_of_move: bool) {
        self.attached.collect(&self.timeline.record, self.closes, from, is_of_move);
    }

    /// Keeps the text before the first move of a line for that move.
    fn keep_before(&mut self, has_comments: bool) {
        self.before.clear();
        let attached = &self.attached;
        if attached.nags.is_empty() && (attached.comments.is_empty() || !has_comments) {
            return;
        }
        self.before.put(b",\"before\":{\"nags\":[");
        put_numbers(&attached.nags, &mut self.before);
        self.before.put(b"],\"comments\":[");
        if has_comments {
            self.before.put_slice(&attached.comments);
        }
        self.before.put(b"]}");
    }

    /// Writes the comments before the first move; its signs are kept for it.
    fn introduction(&mut self) {
        if !has_attached(self.items, 0) {
            return;
        }
        self.attach(0, false);
        self.keep_before(false);
        if self.attached.n_comments == 0 {
            return;
        }
        self.out.put(b",\"comments\":[");
        self.out.put_slice(&self.attached.comments);
        self.out.put(b"]");
    }

    fn close_ply(&mut self) {
        if self.line.has_ply {
            self.line.put_end(&mut self.out);
        }
        self.line.has_ply = false;
        self.line.has_variation = false;
    }

    fn close_variation(&mut self) {
        self.close_ply();
        if self.line.is_shown {
            self.before.clear();
            self.out.put(b"]");
        }
        if let Some((line, is_first)) = self.open.pop() {
            self.line = line;
            self.is_first = is_first;
        }
    }

    #[inline]
    fn base_fields(&mut self, index: usize, ply: &Ply<G::Move>, board: &mut Board<'_, G>) {
        let (game, out) = (self.timeline.game, &mut self.out);
        let turn = board.turn();
        self.is_black = turn.1 == Side::Black;
        let mut writer = out.writer();
        if self.line.has_ply {
            self.line.put_end(&mut writer);
        }
        if !self.is_first {
            writer.put(b",");
        }
        match OPENINGS.get(ply.ply as usize).filter(|opening| opening.turn == turn) {
            Some(opening) => writer.put_some(&opening.bytes, opening.len),
            None => write_opening(ply.ply, turn, &mut writer),
        }
        let place = self.timeline.source.place_of(self.items[index].span);
        write_word(self.timeline.record.text.as_bytes(), place.range(), &mut writer);
        writer.put(b"\",\"san\":\"");
        drop(writer);
        let style = |notation| MoveStyle { notation, letters: self.timeline.game.common_letters() };
        let before = board.before();
        if game.is_null(ply.mv) {
            out.put(b"--");
        } else {
            game.write_move(before, ply.mv, ply.gives, style(Notation::San), out);
        }
        out.put(b"\",\"uci\":\"");
        game.write_move(before, ply.mv, ply.gives, style(Notation::Uci), out);
        out.put(b"\",\"fen\":\"");
        G::Fast::write_next_position(game, &mut self.series, board.after(), out);
        let mut writer = out.writer();
        if ply.gives == CheckStatus::Nothing {
            writer.put(b"\",\"check\":false,\"halfmove_clock\":");
        } else {
            writer.put(b"\",\"check\":true,\"halfmove_clock\":");
        }
        writer.put_number(ply.halfmove_clock);
        if ply.stood {
            writer.put(b",\"stood\":true");
        }
    }

    /// Writes the fields after the clock, which are nearly always the same.
    #[inline]
    fn further_fields(&mut self, index: usize, ply: &Ply<G::Move>) {
        let has_attached = has_attached(self.items, index + 1);
        if !has_attached && ply.depth == 0 && ply.occurrence == 1 && ply.halfmove_clock < FIFTY_MOVES {
            return self.out.put(
                b",\"occurrence\":1,\"nags\":[],\"comments\":[],\"draw_offer\":false,\"claims\":[],\"variations\":[",
            );
        }
        if ply.depth == 0 {
            self.out.put(b",\"occurrence\":");
            self.out.put_number(ply.occurrence);
        }
        if has_attached {
            self.attach(index + 1, true);
            self.attached_fields();
        } else {
            self.out.put(b",\"nags\":[],\"comments\":[],\"draw_offer\":false");
        }
        self.out.put(b",\"claims\":[");
        let replay = self.timeline.replay;
        let is_fifty = ply.depth == 0 && ply.halfmove_clock >= FIFTY_MOVES;
        // Mate and stalemate leave nothing to claim, and can only follow the last ply.
        let is_fifty = is_fifty && (replay.ending.is_none() || ply.ply < replay.main_plies);
        match (ply.occurrence >= 3, is_fifty) {
            (true, true) => self.out.put(b"\"threefold-repetition\",\"fifty-moves\""),
            (true, false) => self.out.put(b"\"threefold-repetition\""),
            (false, true) => self.out.put(b"\"fifty-moves\" "),
            (false, false) => {}
        }
        self.out.put(b"],\"variations\":[");
    }

    fn attached_fields(&mut self) {
        let (attached, out) = (&self.attached, &mut self.out);
        let engine = attached.engine.unwrap_or_default();
        if let Some(clock) = attached.clock_ms {
            out.put(b",\"clock_ms\":");
            out.put_number(clock);
        }
        if let Some(elapsed) = attached.elapsed_ms.or(engine.elapsed_ms) {
            out.put(b",\"elapsed_ms\":");
            out.put_number(elapsed);
        }
        match attached.evaluation.or_else(|| engine.for_white(self.is_black)) {
            Some(Evaluation::Centipawns(pawns)) => {
                out.put(b",\"eval_cp\":");
                write_signed(pawns.into(), out);
            }
            Some(Evaluation::Mate(moves)) => {
                out.put(b",\"eval_mate\":");
                write_signed(moves.into(), out);
            }
            None => {}
        }
        if let Some(depth) = attached.depth.or(engine.depth) {
            out.put(b",\"depth\":");
            out.put_number(depth);
        }
        out.put(b",\"nags\":[");
        put_numbers(&attached.nags, out);
        out.put(b"],\"comments\":[");
        out.put_slice(&attached.comments);
        if attached.draw_offer {
            out.put(b"],\"draw_offer\":true");
        } else {
            out.put(b"],\"draw_offer\":false");
        }
    }
}

impl<G: Game> Visitor<G> for PlyWriter<'_, '_, G> {
    fn played(&mut self, index: usize, ply: &Ply<G::Move>, board: &mut Board<'_, G>) {
        if self.open.last().is_some_and(|_| !self.line.is_shown) {
            return;
        }
        if ply.missing {
            return self.missing(ply.ply, board.turn());
        }
        self.base_fields(index, ply, board);
        self.line.is_bare = false;
        if self.is_first && !self.before.is_empty() {
            self.out.put_slice(&self.before);
            self.before.clear();
        }
        self.further_fields(index, ply);
        self.is_first = false;
        self.line.has_ply = true;
        self.line.has_variation = false;
    }

    fn unplayed(&mut self, _: usize) {
        self.close_ply();
    }

    fn other(&mut self, index: usize, item: Item) {
        match item.kind {
            ItemKind::VariationOpen => {
                let is_shown = self.line.has_ply;
                if is_shown {
                    self.out.put_slice(match (self.line.has_variation, self.line.is_bare) {
                        (true, _) => b",[",
                        (false, true) => b",\"variations\":[[",
                        (false, false) => b"[",
                    });
                    self.line.has_variation = true;
                }
                self.open.push((self.line, self.is_first));
                self.line = LineState { is_shown, ..LineState::default() };
                self.is_first = true;
                let has_moves = self.closes.get(index).is_some_and(|extent| extent.has_moves());
                if is_shown && has_moves {
                    self.attach(index + 1, false);
                    self.keep_before(true);
                }
            }
            ItemKind::VariationClose => self.close_variation(),
            _ => {}
        }
    }
}
