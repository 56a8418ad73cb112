//! What follows a move and belongs to it: signs, comments, and the clocks and evaluations in them.

use crate::record::clock_unit::ClockUnit;
use crate::record::command::{Evaluation, commands, eval, eval_depth, time_ms};
use crate::record::{EngineComment, Item, ItemKind, Record, is_draw_offer, nag_of_glyph};

use crate::render::layout::json::write_string;

/// The end of a variation, and whether it has moves.
#[derive(Clone, Copy)]
pub(crate) struct Extent(u32);

impl Extent {
    /// The bit of a variation without moves.
    const IS_EMPTY: u32 = 1 << 31;

    const fn new(close: u32, has_moves: bool) -> Self {
        Self(if has_moves { close } else { close | Self::IS_EMPTY })
    }

    pub(crate) const fn close(self) -> usize {
        (self.0 & !Self::IS_EMPTY) as usize
    }

    pub(crate) const fn has_moves(self) -> bool {
        self.0 & Self::IS_EMPTY == 0
    }
}

/// Finds, for each opening bracket of a variation, its closing one; the end of the tape if it is missing.
pub(crate) fn closing_brackets(items: &[Item]) -> Vec<Extent> {
    let n_items = u32::try_from(items.len()).unwrap_or(u32::MAX >> 1);
    let mut closes = vec![Extent::new(n_items, true); items.len()];
    let (mut open, mut n_moves) = (Vec::new(), 0_u32);
    for (index, item) in (0..n_items).zip(items) {
        match item.kind {
            ItemKind::Move => n_moves += 1,
            ItemKind::VariationOpen => open.push((index, n_moves)),
            ItemKind::VariationClose => {
                if let Some((start, n_before)) = open.pop() {
                    closes[start as usize] = Extent::new(index, n_moves > n_before);
                }
            }
            _ => {}
        }
    }
    for (start, n_before) in open {
        closes[start as usize] = Extent::new(n_items, n_moves > n_before);
    }
    closes
}

/// Everything between a move and the next that belongs to it. Its buffers are reused for one move after another.
#[derive(Default)]
pub(crate) struct Attached {
    pub(crate) nags: Vec<u8>,
    /// The number of comments, including those without a text of their own.
    pub(crate) n_comments: usize,
    /// The comments as JSON strings with commas between them.
    pub(crate) comments: Vec<u8>,
    /// The words of the current comment, separated by single spaces.
    words: String,
    pub(crate) draw_offer: bool,
    pub(crate) clock_ms: Option<u64>,
    clock_unit: ClockUnit,
    pub(crate) elapsed_ms: Option<u64>,
    pub(crate) evaluation: Option<Evaluation>,
    pub(crate) depth: Option<u32>,
    /// The comment written by an engine's program.
    pub(crate) engine: Option<EngineComment>,
}

impl Attached {
    /// Collects what is attached to the move before `from`, or to none, skipping variations, which end at `closes`.
    /// Comments in a variation without moves have no move of their own, and are attached here.
    pub(crate) fn collect(&mut self, record: &Record<'_>, closes: &[Extent], mut from: usize, is_of_move: bool) {
        self.clear();
        let items = &record.tape.items;
        // The end of the current variation without moves.
        let mut empty_until = 0;
        while let Some(item) = items.get(from) {
            let text = record.slice(item.span);
            match item.kind {
                ItemKind::Move => break,
                ItemKind::VariationClose if from > empty_until || empty_until == 0 => break,
                ItemKind::VariationOpen => match closes.get(from) {
                    Some(extent) if !extent.has_moves() => empty_until = empty_until.max(extent.close()),
                    extent => from = extent.map_or(items.len(), |extent| extent.close()),
                },
                ItemKind::Nag => self.nags.extend(text[1..].parse::<u8>()),
                ItemKind::Glyph => self.nags.extend(nag_of_glyph(text)),
                ItemKind::DrawOffer => self.draw_offer = true,
                ItemKind::Comment | ItemKind::LineComment => self.comment(record, text, is_of_move),
                _ => {}
            }
            from += 1;
        }
    }

    fn clear(&mut self) {
        self.nags.clear();
        self.n_comments = 0;
        self.comments.clear();
        self.draw_offer = false;
        (self.clock_ms, self.elapsed_ms, self.evaluation) = (None, None, None);
        (self.depth, self.engine) = (None, None);
    }

    /// Adds a comment: commands with fields of their own are moved there, the rest is put on one line. If it belongs to
    /// no move the commands stay in it.
    fn comment(&mut self, record: &Record<'_>, text: &str, is_of_move: bool) {
        let inner = match text.strip_prefix('{') {
            Some(braced) => braced.strip_suffix('}').unwrap_or(braced),
            None => text.strip_prefix(';').unwrap_or(text),
        };
        self.n_comments += 1;
        self.words.clear();
        let mut from = 0;
        let inner_commands = commands(if is_of_move { inner } else { "" });
        for command in inner_commands {
            let is_read = match command.name {
                "clk" => keep(self.clock_unit.read(record, command.argument), &mut self.clock_ms),
                "emt" => keep(time_ms(command.argument), &mut self.elapsed_ms),
                "eval" => {
                    self.depth = eval_depth(command.argument).or(self.depth);
                    keep(eval(command.argument), &mut self.evaluation)
                }
                _ => false,
            };
            if is_read {
                self.add_words(&inner[from..command.start]);
                from = command.end;
            }
        }
        self.add_words(&inner[from..]);
        if self.words.is_empty() {
            return;
        }
        self.draw_offer |= is_draw_offer(&self.words);
        if is_of_move && self.engine.is_none() {
            self.engine = EngineComment::read(&self.words);
        }
        if !self.comments.is_empty() {
            self.comments.push(b',');
        }
        write_string(&self.words, &mut self.comments);
    }

    fn add_words(&mut self, text: &str) {
        for word in text.split_whitespace() {
            if !self.words.is_empty() {
                self.words.push(' ');
            }
            self.words.push_str(word);
        }
    }
}

/// Stores a value if there is one; returns true if it did.
fn keep<T>(value: Option<T>, place: &mut Option<T>) -> bool {
    let is_read = value.is_some();
    if is_read {
        *place = value;
    }
    is_read
}

/// Returns true if anything but a move number is between the move before `from` and the next one.
#[inline]
pub(crate) fn has_attached(items: &[Item], from: usize) -> bool {
    let mut items = items.get(from..).unwrap_or_default().iter();
    let next = items.find(|item| item.kind != ItemKind::Number);
    next.is_some_and(|item| !matches!(item.kind, ItemKind::Move | ItemKind::VariationClose))
}
