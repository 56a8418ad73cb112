//! Follows which variations are open while movetext is read.

use crate::text::Span;

use super::issue::IssueKind;
use super::tape::{Item, ItemKind, Tape};

/// The variations that are open.
#[derive(Default)]
pub(super) struct Nesting {
    /// The brackets, and whether a move stood in the line around each.
    open: Vec<(Span, bool)>,
    /// Whether a move stands in the line that is being read.
    pub(super) has_moved: bool,
    /// How many items of the tape have been looked at, or stand before that line or where it is taken up again.
    n_seen: usize,
}

impl Nesting {
    /// Returns true if the main line is being read.
    pub(super) const fn is_main_line(&self) -> bool {
        self.open.is_empty()
    }

    /// Returns whether moves have been made in the main line, and none of a variation is being read.
    pub(super) const fn may_end(&self) -> bool {
        self.has_moved && self.is_main_line()
    }

    /// Returns whether the line that is being read was opened by a square bracket.
    pub(super) fn is_in_square_brackets(&self, text: &str) -> bool {
        self.open.last().is_some_and(|(place, _)| place.slice(text) == "[")
    }

    /// Looks whether a move stands among the items of the line that have been read.
    pub(super) fn look_at(&mut self, items: &[Item]) {
        if !self.has_moved {
            let new = items.get(self.n_seen..).unwrap_or_default();
            self.has_moved = new.iter().any(|item| item.kind == ItemKind::Move);
            self.n_seen = items.len();
        }
    }

    /// Opens a variation by its bracket.
    pub(super) fn open(&mut self, place: Span, tape: &mut Tape) {
        self.open.push((place, self.has_moved));
        self.has_moved = false;
        tape.has_variations = true;
        tape.items.push(Item::new(ItemKind::VariationOpen, place));
        self.n_seen = tape.items.len();
    }

    /// Closes the last variation by its bracket; false where none is open.
    pub(super) fn close(&mut self, place: Span, tape: &mut Tape) -> bool {
        let Some((_, has_moved)) = self.open.pop() else { return false };
        self.has_moved = has_moved;
        tape.items.push(Item::new(ItemKind::VariationClose, place));
        self.n_seen = tape.items.len();
        true
    }

    /// Reports variations that nothing has closed.
    pub(super) fn report_unclosed(&self, tape: &mut Tape) {
        if let Some((first, _)) = self.open.first() {
            let open = u32::try_from(self.open.len()).unwrap_or(u32::MAX);
            tape.report(IssueKind::UnterminatedVariation { open }, *first);
        }
    }
}
