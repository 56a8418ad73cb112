//! Prose on a sheet, and the lines it quotes: kept as comments after the plies before them.

use crate::game::Game;
use crate::record::{ItemKind, JudgedWord, Record, WordStanding};
use crate::sorting::CompactSort;
use crate::text::Span;

use super::restored::{Dropped, Restored, RestoredPly, Unplayed};
use crate::scoresheet::reading::observations::SheetText;
use crate::scoresheet::reading::sheet::Cell;
use crate::scoresheet::reading::spans::merged;

/// The words that one reading of a sheet passes over as prose.
#[derive(Debug, Default)]
pub(crate) struct Passages {
    /// The ranges in the text, and the number of plies before each; adjacent ones belong together.
    passed: Vec<Passed>,
}

#[derive(Debug)]
struct Passed {
    from: usize,
    to: usize,
    after: u32,
    /// Whether it is in rows of its own, and so is not prose by itself.
    is_row: bool,
}

impl Passages {
    pub(crate) fn pass(&mut self, sheet_text: &SheetText, from: usize, to: usize, after: u32) {
        let form = sheet_text.standing(from);
        let is_row = [form.word, form.number].into_iter().flatten().any(|standing| standing == WordStanding::InRow);
        match self.passed.last_mut().filter(|last| last.to == from && last.after == after && last.is_row == is_row) {
            Some(last) => last.to = to,
            None => self.passed.push(Passed { from, to, after, is_row }),
        }
    }

    /// Notes in a game what was passed over: rows as such, prose and brackets as comments.
    pub(crate) fn put_into<G: Game>(
        self,
        restored: &mut Restored<G>,
        record: &Record<'_>,
        sheet_text: &SheetText,
        words: &[JudgedWord],
    ) {
        let mut found = Vec::new();
        for passed in self.passed {
            let Some(cell) = sheet_text.cell(record, passed.from, passed.to) else { continue };
            let near = restored.plies.get(passed.after as usize).or_else(|| restored.plies.last());
            // A single strange word among the moves of a PGN is not a sentence.
            let is_stray = !record.tape.is_sheet && !cell.word.contains(char::is_whitespace);
            match near.filter(|_| passed.is_row || is_stray) {
                Some(near) => {
                    let (row, side) = (near.row, near.side);
                    let after = passed.after;
                    restored.dropped.push(Dropped { row, side, cell, cost: 0.0, after, is_behind_end: false });
                }
                None => found.push(Unplayed { cell, after: passed.after }),
            }
        }
        let brackets = words.iter().filter(|word| word.standing == WordStanding::Bracketed);
        let prose = merged(found.iter().map(|passage: &Unplayed| passage.cell.span).collect());
        let covered = |word: &JudgedWord| {
            let near = prose.partition_point(|place| place.end < word.span.end);
            prose.get(near).is_some_and(|place| place.start <= word.span.start)
        };
        let apart: Vec<Cell> = brackets
            .filter(|word| !covered(word))
            .map(|word| Cell { span: word.span, word: record.slice(word.span).to_owned() })
            .collect();
        found.extend(after_plies(apart, &restored.plies));
        found.compact_sort_by_key(|passage| (passage.after, passage.cell.span.start));
        restored.prose = found;
    }
}

/// Returns the comments that the reader of a sheet has made of the text between its rows.
pub(crate) fn comments_of_sheet<M>(record: &Record<'_>, plies: &[RestoredPly<M>]) -> Vec<Unplayed> {
    let mut after = 0;
    let mut found = Vec::new();
    let mut cells = plies.iter().filter_map(|ply| Some((ply.cell.as_ref()?.span, ply.ply))).peekable();
    for item in record.tape.items.iter().filter(|_| record.tape.is_sheet) {
        match item.kind {
            ItemKind::Move => {
                if let Some((_, ply)) = cells.next_if(|(span, _)| span.start == item.span.start) {
                    after = ply;
                }
            }
            ItemKind::Comment => {
                let word = record.slice(item.span).trim_matches(['{', '}']).to_owned();
                found.push(Unplayed { cell: Cell { span: item.span, word }, after });
            }
            _ => {}
        }
    }
    found
}

/// Returns words with the number of plies before them, by their places in the text.
fn after_plies<M>(cells: Vec<Cell>, plies: &[RestoredPly<M>]) -> impl Iterator<Item = Unplayed> {
    let starts: Vec<(u32, u32)> =
        plies.iter().filter_map(|ply| Some((ply.cell.as_ref()?.span.start, ply.ply))).collect();
    cells.into_iter().map(move |cell| {
        let n_before = starts.partition_point(|(start, _)| *start < cell.span.start);
        let after = n_before.checked_sub(1).map_or(0, |at| starts[at].1);
        Unplayed { cell, after }
    })
}

impl<G: Game> Restored<G> {
    /// Returns the places of prose that is kept as comments.
    pub(crate) fn prose_spans(&self) -> impl Iterator<Item = Span> + '_ {
        self.prose.iter().map(|passage| passage.cell.span)
    }
}
