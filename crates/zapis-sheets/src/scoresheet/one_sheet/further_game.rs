//! A second game on one sheet, whose rows are numbered on after the end of the first.

use std::ops::Range;

use crate::record::{GameResult, judged_words};
use crate::text::Span;

use super::repair::RepairTask;
use super::restored::{HowRead, Restored};
use crate::scoresheet::moves::Decodable;
use crate::scoresheet::reading::observations::WrittenWords;
use crate::scoresheet::search::choices::Choices;

/// Fewer words after the end of a game are scribbles.
const FEWEST_WORDS: usize = 8;
/// At least one in this many plies of another game has to be read as it is written.
const STANDING: usize = 2;

impl<G: Decodable> RepairTask<'_, G> {
    /// Searches for another game if many words follow the end of the one that was found: one from the same start, most
    /// of whose moves are read as they are written.
    pub(crate) fn with_further(
        &self,
        mut restored: Restored<G>,
        words: &WrittenWords,
        choices: &mut Choices<'_, G>,
    ) -> Restored<G> {
        let mut behind = restored.dropped.iter().filter(|dropped| dropped.is_behind_end);
        let Some(first) = behind.next().map(|dropped| dropped.cell.span.start) else { return restored };
        let is_in_order = words.words.is_sorted_by_key(|word| word.span.start);
        if behind.count() + 1 < FEWEST_WORDS || !is_in_order {
            return restored;
        }
        let at = words.words.partition_point(|word| word.span.start < first);
        let at = if at > 0 && words.words[at - 1].is_number { at - 1 } else { at };
        let Some(begin) = words.words.get(at).map(|word| word.span.start) else { return restored };
        let rest = WrittenWords { words: words.words[at..].to_vec(), ..words.clone() };
        let (mut further, _) = self.search(rest, restored.result, choices);
        let n_standing = further.plies.iter().filter(|ply| ply.how == HowRead::AsWritten).count();
        let n_plies = further.plies.len();
        if n_plies < FEWEST_WORDS || n_standing * STANDING < n_plies || further.is_forced(self.game) {
            return restored;
        }
        let (read, unread_from) = std::mem::take(&mut further.read);
        let judged: Vec<_> = judged_words(self.record).into_iter().filter(|word| word.span.start >= begin).collect();
        further.account(self.record, &read, unread_from.unwrap_or(u32::MAX), Some(&judged));
        further.dropped.retain(|dropped| dropped.cell.span.start >= begin);
        further.unplayed.retain(|words| words.cell.span.start >= begin);
        further.weigh(self.game);
        if !further.unplayed.is_empty() || further.is_stopped || further.is_cut {
            further.confidence = 0.0;
        }
        let whole = self.record.tape.span;
        further.part = Some(begin..whole.end);
        restored.part = Some(whole.start..begin);
        restored.dropped.retain(|dropped| !dropped.is_behind_end);
        restored.prose.retain(|passage| passage.cell.span.start < begin);
        restored.renumbered.retain(|number| number.cell.span.start < begin);
        // The result is after the game that it belongs to.
        restored.result = GameResult::Unknown;
        restored.further = Some(Box::new(further));
        restored
    }
}

impl<G: crate::game::Game> Restored<G> {
    /// Returns the games of the sheet, usually one.
    pub fn games(&self) -> impl Iterator<Item = &Self> {
        std::iter::successors(Some(self), |game| game.further.as_deref())
    }

    /// Returns true if it is the only game of its sheet.
    #[must_use]
    pub const fn is_alone(&self) -> bool {
        self.part.is_none()
    }

    /// Returns the part of the sheet's text that belongs to this game.
    pub fn span_in(&self, whole: Span) -> Span {
        self.part.as_ref().map_or(whole, |part| Span { start: part.start, end: part.end })
    }

    /// Returns true if a place of the text belongs to this game, if the sheet has several.
    pub fn has_place(&self, place: u32) -> bool {
        self.part.as_ref().is_none_or(|part: &Range<u32>| part.contains(&place))
    }

    /// Returns true if another game comes before this one on the sheet, so that headings and numbers are not its own.
    pub fn is_further(&self) -> bool {
        self.part.is_some() && self.further.is_none()
    }
}
