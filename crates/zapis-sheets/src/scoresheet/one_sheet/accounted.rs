//! The fate of every word of a record: a word without a ply was passed over, or is kept as not played.

use crate::game::Game;
use crate::record::{ItemKind, JudgedWord, Record, WordStanding, passed_over};
use crate::replay::Replay;
use crate::sorting::CompactSort;
use crate::text::Span;

use super::restored::{Dropped, Restored, Unplayed};
use crate::scoresheet::reading::sheet::Cell;
use crate::scoresheet::reading::spans::merged;

/// Returns the parts of a record's main line that were not played as they are written.
#[must_use]
pub fn unplayed<G: Game>(record: &Record<'_>, replay: &Replay<G>) -> Vec<Unplayed> {
    let plies = replay.plies.iter().filter(|ply| ply.depth == 0);
    let spans: Vec<Span> = plies.filter_map(|ply| Some(record.tape.items.get(ply.item as usize)?.span)).collect();
    let found = left_over(record, &spans, 0);
    let after = |cell: &Cell| u32::try_from(spans.partition_point(|span| span.start < cell.span.start));
    found.into_iter().map(|cell| Unplayed { after: after(&cell).unwrap_or(u32::MAX), cell }).collect()
}

impl<G: Game> Restored<G> {
    /// Accounts for every word without a ply: what was read is passed over, what begins at `unread_from` is kept.
    ///
    /// `read` are places that were read as something else, such as numbers of rows; `words` are what was searched, if
    /// that differs from the items of the record.
    pub(crate) fn account(
        &mut self,
        record: &Record<'_>,
        read: &[Span],
        unread_from: u32,
        words: Option<&[JudgedWord]>,
    ) {
        let cells = self.plies.iter().filter_map(|ply| ply.cell.as_ref());
        let others = self.dropped.iter().map(|cell| &cell.cell).chain(self.renumbered.iter().map(|cell| &cell.cell));
        let signal = self.signal.iter().flat_map(|signal| &signal.cells);
        let covered = cells.chain(others).chain(signal).map(|cell| cell.span).chain(read.iter().copied());
        let covered: Vec<Span> = covered.chain(self.prose_spans()).collect();
        let words = words.filter(|_| record.tape.is_sheet);
        let left_over = match words {
            Some(words) => of_words(record, words, &covered, unread_from),
            None => left_over(record, &covered, unread_from),
        };
        let order = PlayOrder::of(record, words);
        let unread_from = order.of_place(unread_from);
        let mut starts: Vec<(u32, u32)> = (1..)
            .zip(&self.plies)
            .filter_map(|(after, ply)| Some((order.of_place(ply.cell.as_ref()?.span.start), after)))
            .collect();
        starts.sort_unstable();
        for cell in left_over {
            let place = order.of_place(cell.span.start);
            let n_before = starts.partition_point(|(start, _)| *start < place);
            let after = n_before.checked_sub(1).map_or(0, |at| starts[at].1);
            if place >= unread_from {
                self.unplayed.push(Unplayed { cell, after });
                continue;
            }
            let near = self.plies.get(after as usize).or_else(|| self.plies.last());
            let Some((row, side)) = near.map(|ply| (ply.row, ply.side)) else {
                self.unplayed.push(Unplayed { cell, after });
                continue;
            };
            self.dropped.push(Dropped { row, side, cell, cost: 0.0, after, is_behind_end: false });
        }
        self.dropped.compact_sort_by_key(|cell| (cell.after, order.of_place(cell.cell.span.start)));
        self.unplayed.compact_sort_by_key(|cell| (cell.after, order.of_place(cell.cell.span.start)));
    }
}

/// The order in which words are played: that of the text, but on a sheet that of its tape.
struct PlayOrder {
    /// The beginnings and indices of items; empty if they are in the order of the text.
    items: Vec<(u32, u32)>,
}

impl PlayOrder {
    fn of(record: &Record<'_>, words: Option<&[JudgedWord]>) -> Self {
        if words.is_some_and(|words| words.is_sorted_by_key(|word| word.span.start)) {
            return Self { items: Vec::new() };
        }
        let items = record.tape.items.iter().filter(|_| record.tape.is_sheet);
        let mut items: Vec<(u32, u32)> = items.zip(0..).map(|(item, index)| (item.span.start, index)).collect();
        items.sort_unstable();
        Self { items }
    }

    /// Returns a key that rises with the places of words in the order of play.
    fn of_place(&self, start: u32) -> u32 {
        if self.items.is_empty() || start == u32::MAX {
            return start;
        }
        let behind = self.items.partition_point(|(begin, _)| *begin <= start);
        behind.checked_sub(1).map_or(0, |at| self.items[at].1)
    }
}

/// Returns the words of the main line outside certain places.
///
/// In movetext, those from `joined_from` on are joined up to the next comment or the like, since they were not read
/// word by word.
fn left_over(record: &Record<'_>, covered: &[Span], joined_from: u32) -> Vec<Cell> {
    if record.tape.is_sheet { of_items(record, covered) } else { of_text(record, covered, joined_from) }
}

/// Takes the words from the tape: its reader has kept the text between them as comments.
fn of_items(record: &Record<'_>, covered: &[Span]) -> Vec<Cell> {
    let covered = merged(covered.to_vec());
    let is_covered = |span: Span| {
        let behind = covered.partition_point(|place| place.end <= span.start);
        covered.get(behind).is_some_and(|place| place.start < span.end)
    };
    let words = record.tape.items.iter().filter(|item| item.kind == ItemKind::Move && !is_covered(item.span));
    let cells = words.map(|item| Cell { span: item.span, word: record.slice(item.span).to_owned() });
    cells.filter(|cell| says_anything(&cell.word)).collect()
}

/// Takes the words that were searched; prose is a comment, unless the search did not reach it.
fn of_words(record: &Record<'_>, words: &[JudgedWord], covered: &[Span], unread_from: u32) -> Vec<Cell> {
    let covered = merged(covered.to_vec());
    let is_covered = |span: Span| {
        let behind = covered.partition_point(|place| place.end <= span.start);
        covered.get(behind).is_some_and(|place| place.start < span.end)
    };
    let is_said = |word: &&JudgedWord| match word.standing {
        WordStanding::Prose | WordStanding::Bracketed => word.span.start >= unread_from,
        WordStanding::Apart => false,
        _ => !word.is_number,
    };
    let words = words.iter().filter(is_said).map(|word| word.span).filter(|span| !is_covered(*span));
    let cells = words.map(|span| Cell { span, word: record.slice(span).to_owned() });
    cells.filter(|cell| says_anything(&cell.word)).collect()
}

/// Takes the words from the text, since the reader of PGN skips what it cannot interpret.
fn of_text(record: &Record<'_>, covered: &[Span], joined_from: u32) -> Vec<Cell> {
    // Their contents are written as always, and end a run of words.
    let kept = merged(passed_over(record));
    let numbers = record.tape.items.iter().filter(|item| item.kind == ItemKind::Number).map(|item| item.span);
    let numbers = numbers.filter(|span| span.len() <= LONGEST_NUMBER);
    let covered = merged(covered.iter().copied().chain(numbers).collect());
    let (mut next_kept, mut next_covered) = (kept.iter().peekable(), covered.iter().peekable());
    let mut found: Vec<Cell> = Vec::new();
    let mut word: Option<Span> = None;
    let mut is_joined = false;
    let mut put = |word: &mut Option<Span>, is_joined: &mut bool| {
        let Some(span) = word.take() else { return };
        if !says_anything(record.slice(span)) {
            return;
        }
        match found.last_mut().filter(|_| *is_joined && span.start >= joined_from) {
            Some(last) => last.span = last.span.join(span),
            None => found.push(Cell { span, word: String::new() }),
        }
        *is_joined = true;
    };
    let begin = record.tape.span.start;
    for (offset, letter) in record.slice(record.tape.span).char_indices() {
        let start = begin + u32::try_from(offset).unwrap_or(u32::MAX);
        while next_kept.next_if(|place| place.end <= start).is_some() {}
        while next_covered.next_if(|place| place.end <= start).is_some() {}
        let is_kept = next_kept.peek().is_some_and(|place| place.start <= start);
        let is_covered = next_covered.peek().is_some_and(|place| place.start <= start);
        if is_kept || is_covered || letter.is_whitespace() {
            put(&mut word, &mut is_joined);
            is_joined &= !is_kept;
        } else {
            let end = start + u32::try_from(letter.len_utf8()).unwrap_or(1);
            word = Some(Span { start: word.map_or(start, |word| word.start), end });
        }
    }
    put(&mut word, &mut is_joined);
    for cell in &mut found {
        record.slice(cell.span).clone_into(&mut cell.word);
    }
    found
}

/// A longer number is a word that may mean something else.
const LONGEST_NUMBER: u32 = 7;

/// Returns true if a word has anything but dots, dashes, brackets and the like.
fn says_anything(word: &str) -> bool {
    let is_silent = |c: char| {
        c.is_whitespace()
            || matches!(
                c,
                '.' | '…' | '-' | '–' | '—' | '_' | '(' | ')' | '[' | ']' | ',' | ';' | ':' | '!' | '?' | '"'
            )
            || matches!(c, '\'' | '`' | '«' | '»')
    };
    !word.chars().all(is_silent)
}
