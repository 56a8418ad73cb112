//! The order of a sheet's rows, where a block of them stands before or behind its place on another sheet: a page was turned
//! over, or two blocks were exchanged.

use std::ops::Range;

use crate::game::Side;

use super::same_words::{NamedSquares, RUN};
use super::sheet::Slot;

/// A stretch of a sheet whose words stand together on the other one.
#[derive(Clone, Debug)]
struct Segment {
    /// The slots where a run of the same words begins.
    first: usize,
    last: usize,
    /// Where the first of them stands on the other sheet, and the last.
    there: Range<usize>,
    n_runs: usize,
}

/// Lost and doubled cells within a stretch move its words by no more than this many.
const MAX_DRIFT: usize = 3;
/// A stretch that shows a place has at least this many runs.
const FEWEST_RUNS: usize = 2;
/// What goes on from a stretch that stands elsewhere shows itself by this many words, and has runs of its own if it has more.
const FEWEST_IN_TAIL: usize = 2;
const LONGEST_TAIL: usize = 8;
/// A sheet that falls into more stretches is of another game.
const MAX_SEGMENTS: usize = 8;

/// Puts the slots of a sheet into the order of another sheet: the stretches of slots, one after another; nothing where they
/// stand in that order, or nothing shows another.
pub(super) fn order_like(slots: &[Slot], sheet: &NamedSquares, other: &NamedSquares) -> Option<Vec<Range<usize>>> {
    let segments = with_tails(&segments(sheet, other), sheet, other, slots.len());
    let is_ordered = segments.windows(2).all(|pair| pair[0].there.start <= pair[1].there.start);
    if is_ordered || segments.len() > MAX_SEGMENTS {
        return None;
    }
    let mut starts = vec![0];
    for pair in segments.windows(2) {
        starts.push(boundary(slots, sheet, other, &pair[0], &pair[1]));
    }
    let ends = starts.iter().skip(1).copied().chain([slots.len()]);
    let mut stretches: Vec<(usize, Range<usize>)> = segments
        .iter()
        .zip(starts.iter().zip(ends))
        .map(|(segment, (from, to))| (segment.there.start, *from..to))
        .collect();
    if stretches.iter().any(|(_, stretch)| stretch.is_empty()) {
        return None;
    }
    stretches.sort_by_key(|(there, _)| *there);
    Some(stretches.into_iter().map(|(_, stretch)| stretch).collect())
}

fn segments(sheet: &NamedSquares, other: &NamedSquares) -> Vec<Segment> {
    let mut segments: Vec<Segment> = Vec::new();
    for (at, there) in sheet.same_runs(other).into_iter().enumerate() {
        let open = segments.last().map(|segment| segment.there.end + (at - segment.last));
        let going_on = open.and_then(|next| there.iter().copied().find(|there| there.abs_diff(next) <= MAX_DRIFT));
        match (going_on, segments.last_mut(), there.as_slice()) {
            (Some(there), Some(segment), _) => {
                (segment.last, segment.there.end) = (at, there.max(segment.there.end));
                segment.n_runs += 1;
            }
            (_, _, [there]) => segments.push(Segment { first: at, last: at, there: *there..*there, n_runs: 1 }),
            _ => {}
        }
    }
    segments.retain(|segment| segment.n_runs >= FEWEST_RUNS);
    // What stands on the other sheet where something else of this one does is a copy of that.
    let mut kept: Vec<Segment> = Vec::new();
    for segment in segments {
        let overlaps = |known: &Segment| {
            let (from, to) = (segment.there.start.max(known.there.start), segment.there.end.min(known.there.end));
            2 * (to + 1).saturating_sub(from) > known.there.len().min(segment.there.len()) + 1
        };
        match kept.iter().position(overlaps) {
            Some(known) if kept[known].n_runs < segment.n_runs => kept[known] = segment,
            Some(_) => {}
            None => kept.push(segment),
        }
    }
    kept.sort_by_key(|segment| segment.first);
    kept
}

/// Adds what stands behind a stretch and goes on from another one: too few words for a run of their own.
fn with_tails(segments: &[Segment], sheet: &NamedSquares, other: &NamedSquares, n_slots: usize) -> Vec<Segment> {
    // The last slot of each stretch that is the same, and its place on the other sheet.
    let ends: Vec<(usize, usize)> = segments
        .iter()
        .map(|segment| {
            let is_same = |n: &usize| sheet.is_same(segment.last + n, other, segment.there.end + n);
            let n = (1..RUN).rev().find(is_same).unwrap_or(0);
            let further =
                (n + 1..n_slots).take_while(|n| sheet.is_same(segment.last + n, other, segment.there.end + n)).count();
            (segment.last + n + further, segment.there.end + n + further)
        })
        .collect();
    let mut with_tails = Vec::with_capacity(segments.len());
    for (index, segment) in segments.iter().enumerate() {
        with_tails.push(segment.clone());
        let next = segments.get(index + 1).map_or(n_slots, |next| next.first);
        let from = ends[index].0 + 1;
        let n = next.saturating_sub(from);
        let goes_on = |(_, there): &&(usize, usize)| (0..n).all(|at| sheet.is_same(from + at, other, there + 1 + at));
        let others = ends.iter().enumerate().filter(|(of, _)| *of != index).map(|(_, end)| end);
        if (FEWEST_IN_TAIL..=LONGEST_TAIL).contains(&n)
            && let [(_, there)] = others.filter(goes_on).collect::<Vec<_>>().as_slice()
        {
            with_tails.push(Segment { first: from, last: from, there: there + 1..there + 1, n_runs: FEWEST_RUNS });
        }
    }
    with_tails
}

/// Returns the slot at which a stretch begins that follows another: with the row in which it shows, if that is free.
fn boundary(slots: &[Slot], sheet: &NamedSquares, other: &NamedSquares, before: &Segment, next: &Segment) -> usize {
    let mut start = next.first;
    // A run may begin with a word that is another.
    if !sheet.is_same(start, other, next.there.start) {
        start += 1;
    }
    let is_of_before = |at: usize| sheet.is_same(at, other, before.there.end + (at - before.last.min(at)));
    while start > before.last + 1 && slots[start].side == Side::Black && !is_of_before(start - 1) {
        start -= 1;
    }
    start
}
