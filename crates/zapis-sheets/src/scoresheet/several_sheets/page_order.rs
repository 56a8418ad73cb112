//! The order of a sheet's rows, if a block of them is before or after its place on another sheet: a page was turned
//! over, or two blocks were exchanged.

use std::ops::Range;

use crate::game::Side;
use crate::sorting::CompactSort;

use crate::scoresheet::reading::sheet::Slot;
use crate::scoresheet::search::same_words::{NamedSquares, RUN};

/// A part of a sheet whose words are together on the other one.
#[derive(Clone, Debug)]
struct Segment {
    /// The slots where a run of the same words begins.
    first: usize,
    last: usize,
    /// The places of the first and the last of them on the other sheet.
    there: Range<usize>,
    n_runs: usize,
}

/// The maximum shift of words by lost and doubled cells within a part.
const MAX_DRIFT: usize = 3;
/// The minimum number of runs in a part that shows its place.
const FEWEST_RUNS: usize = 2;
/// The minimum number of words that continue a displaced part; with more it has runs of its own.
const FEWEST_IN_TAIL: usize = 2;
const LONGEST_TAIL: usize = 8;
/// A sheet that splits into more parts is of another game.
const MAX_SEGMENTS: usize = 8;

/// Returns the order of a sheet's slots on another sheet, as ranges of slots. Returns `None` if it is the same order,
/// or if there is no evidence for another.
pub(crate) fn order_like(slots: &[Slot], sheet: &NamedSquares, other: &NamedSquares) -> Option<Vec<Range<usize>>> {
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
    stretches.compact_sort_by_key(|(there, _)| *there);
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
    // A place of the other sheet that corresponds to two parts is a copy.
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
    kept.compact_sort_by_key(|segment| segment.first);
    kept
}

/// Adds the slots that continue a part: too few words for a run of their own.
fn with_tails(segments: &[Segment], sheet: &NamedSquares, other: &NamedSquares, n_slots: usize) -> Vec<Segment> {
    // The last equal slot of each part, and its place on the other sheet.
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

/// Returns the slot at which a part begins that follows another: with the row in which it first shows, if that is free.
fn boundary(slots: &[Slot], sheet: &NamedSquares, other: &NamedSquares, before: &Segment, next: &Segment) -> usize {
    let mut start = next.first;
    // A run may begin with a different word.
    if !sheet.is_same(start, other, next.there.start) {
        start += 1;
    }
    let is_of_before = |at: usize| sheet.is_same(at, other, before.there.end + (at - before.last.min(at)));
    while start > before.last + 1 && slots[start].side == Side::Black && !is_of_before(start - 1) {
        start -= 1;
    }
    start
}
