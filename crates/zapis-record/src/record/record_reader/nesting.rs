//! Tracks the open variations while movetext is read.

use crate::text::Span;

use crate::record::issue::IssueKind;
use crate::record::tape::{Item, ItemKind, Tape};

/// The variations that are open.
#[derive(Default)]
pub(crate) struct Nesting {
    /// The brackets, and whether the line around each has a move.
    open: Vec<(Span, bool)>,
    /// Whether the line being read has a move.
    pub(crate) has_moved: bool,
    /// The number of items of the tape that were inspected, or that are before that line or its continuation.
    n_seen: usize,
}

impl Nesting {
    /// Returns true if the main line is being read.
    pub(crate) const fn is_main_line(&self) -> bool {
        self.open.is_empty()
    }

    /// Returns true if the main line has moves, and no variation is being read.
    pub(crate) const fn may_end(&self) -> bool {
        self.has_moved && self.is_main_line()
    }

    /// Returns true if the line being read was opened by a square bracket.
    pub(crate) fn is_in_square_brackets(&self, text: &str) -> bool {
        self.open.last().is_some_and(|(place, _)| place.slice(text) == "[")
    }

    /// Inspects the new items of the line for a move.
    pub(crate) fn look_at(&mut self, items: &[Item]) {
        if !self.has_moved {
            let new = items.get(self.n_seen..).unwrap_or_default();
            self.has_moved = new.iter().any(|item| item.kind == ItemKind::Move);
            self.n_seen = items.len();
        }
    }

    /// Opens a variation by its bracket.
    pub(crate) fn open(&mut self, place: Span, tape: &mut Tape) {
        self.open.push((place, self.has_moved));
        self.has_moved = false;
        tape.has_variations = true;
        tape.items.push(Item::new(ItemKind::VariationOpen, place));
        self.n_seen = tape.items.len();
    }

    /// Closes the last variation by its bracket. Returns false if none is open.
    pub(crate) fn close(&mut self, place: Span, tape: &mut Tape) -> bool {
        let Some((_, has_moved)) = self.open.pop() else { return false };
        self.has_moved = has_moved;
        tape.items.push(Item::new(ItemKind::VariationClose, place));
        self.n_seen = tape.items.len();
        true
    }

    /// Reports variations that were not closed.
    pub(crate) fn report_unclosed(&self, tape: &mut Tape) {
        if let Some((first, _)) = self.open.first() {
            let open = u32::try_from(self.open.len()).unwrap_or(u32::MAX);
            tape.report(IssueKind::UnterminatedVariation { open }, *first);
        }
    }
}
