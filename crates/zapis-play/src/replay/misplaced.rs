//! Variations placed one move too early or too late: if the number of their first move says that they replace a move
//! other than the one they follow, and they can be played there, they are moved there.
//!
//! This is only done for a record with faults.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::game::{Game, Side};
use crate::record::{Item, ItemKind, Record, Tape};
use crate::text::Span;

use super::report::{Fault, FaultKind, Then};
use super::state::Replayer;
use super::word_player::{LineStep, WordPlayer, number_of};

/// Records with more items are played as written.
const MOST_ITEMS: usize = 20_000;
/// Variations nested deeper are played as written.
const DEEPEST: usize = 64;

/// A variation that belongs elsewhere.
struct Misplaced {
    /// Its items, from bracket to bracket.
    range: Range<usize>,
    /// The item before which it belongs.
    before: usize,
    /// The index of the half-move that it replaces in the line around it.
    nth: usize,
    depth: u32,
    side: Side,
    stands_behind: (Span, u32),
    replaces: (Span, u32),
}

/// A line while misplaced variations are searched for.
struct Line<P> {
    /// Its moves and the positions before them.
    moves: Vec<(usize, P)>,
    position: P,
    /// The number of half-moves before it.
    ply: u32,
    /// The offset of the written move numbers.
    shift: i128,
    is_alive: bool,
}

impl<P> Line<P> {
    /// Returns the position before one of its half-moves, which may be the next one.
    fn before(&self, nth: usize) -> Option<&P> {
        if nth == self.moves.len() { Some(&self.position) } else { self.moves.get(nth).map(|(_, before)| before) }
    }

    fn ply_of(&self, nth: usize) -> u32 {
        self.ply.saturating_add(u32::try_from(nth + 1).unwrap_or(u32::MAX))
    }
}

impl<G: Game> Replayer<G> {
    /// Moves misplaced variations where they belong, on a copy of the tape; `None` if all variations are in place.
    #[cold]
    pub(super) fn put_variations_right(&mut self, record: &Record<'_>) -> Option<Tape> {
        self.misplaced.clear();
        let items = &record.tape.items;
        let has_variation_fault = self.replay.faults.iter().any(|fault| fault.depth > 0);
        if !has_variation_fault || items.len() > MOST_ITEMS || record.tape.is_sheet || record.tape.is_caseless {
            return None;
        }
        let start = self.replay.start.position.clone()?;
        let misplaced =
            VariationSearch { player: self.player(record), closes: closes(items, items.len().saturating_sub(1)) }
                .misplaced(start);
        if misplaced.is_empty() {
            return None;
        }
        let mut order = Reordering { items, tape: record.tape.clone(), at: BTreeMap::new(), from: BTreeMap::new() };
        order.tape.items.clear();
        for variation in &misplaced {
            order.at.entry(variation.before).or_default().push(variation.range.clone());
            order.from.insert(variation.range.start, variation.range.end);
        }
        let mut places = Vec::new();
        order.write(0..items.len() + 1, &mut places);
        for variation in misplaced {
            let item = places.iter().find(|(open, _)| *open == variation.range.start).map_or(0, |(_, place)| *place);
            let kind =
                FaultKind::VariationMisplaced { stands_behind: variation.stands_behind, replaces: variation.replaces };
            let (ply, depth, side) = (variation.replaces.1, variation.depth, variation.side);
            self.misplaced.push(Fault {
                item,
                ply,
                depth,
                side,
                kind,
                position: None,
                then: Then::Nothing,
                rests_on: None,
                is_note: false,
            });
        }
        Some(order.tape)
    }
}

/// Searches for misplaced variations.
struct VariationSearch<'a, G: Game> {
    player: WordPlayer<'a, G>,
    /// For each bracket that opens a variation, the one that closes it.
    closes: Vec<usize>,
}

impl<G: Game> VariationSearch<'_, G> {
    fn misplaced(&self, start: G::Position) -> Vec<Misplaced> {
        let items = &self.player.record.tape.items;
        let line = |position, ply, shift| Line { moves: Vec::new(), position, ply, shift, is_alive: true };
        let mut lines = vec![line(start, 0, 0)];
        let mut misplaced = Vec::new();
        for (index, item) in items.iter().enumerate() {
            let depth = u32::try_from(lines.len()).unwrap_or(u32::MAX);
            let (is_inner, is_shallow) = (depth > 1, lines.len() <= DEEPEST);
            let Some(around) = lines.last_mut() else { break };
            match item.kind {
                ItemKind::Number if around.is_alive => {
                    let (number, _) = number_of(*item, &self.player.record);
                    around.shift = i128::from(number) - i128::from(self.player.game.move_number(&around.position));
                }
                ItemKind::Move if around.is_alive => {
                    let before = around.position.clone();
                    around.is_alive = self.player.play(&mut around.position, &self.step(index));
                    around.moves.push((index, before));
                }
                ItemKind::VariationOpen => {
                    let mut nth = around.moves.len().saturating_sub(1);
                    if is_shallow
                        && around.is_alive
                        && let Some(found) = self.right_place(index, around)
                    {
                        nth = found.nth;
                        misplaced.push(Misplaced { depth, ..found });
                    }
                    let Some(position) = around.before(nth).cloned() else { break };
                    let inner = line(position, around.ply_of(nth) - 1, around.shift);
                    let is_alive = around.is_alive;
                    lines.push(Line { is_alive, ..inner });
                }
                ItemKind::VariationClose if is_inner => drop(lines.pop()),
                _ => {}
            }
        }
        misplaced
    }

    fn step(&self, index: usize) -> LineStep<G::Written> {
        self.player.step(u32::try_from(index).unwrap_or(u32::MAX))
    }

    /// Returns where a variation belongs, if it replaces a half-move of the line around it other than the last.
    fn right_place(&self, open: usize, around: &Line<G::Position>) -> Option<Misplaced> {
        let game = self.player.game;
        let items = &self.player.record.tape.items;
        let last = around.moves.len().checked_sub(1)?;
        let first = (open + 1..self.closes[open]).find(|at| is_of_line(items[*at].kind))?;
        if items[first].kind != ItemKind::Number {
            return None;
        }
        let (number, claims_black) = number_of(items[first], &self.player.record);
        let stands = around.before(last)?;
        let is_black = game.side(stands) == Side::Black;
        let n_moves = i128::from(number) - around.shift - i128::from(game.move_number(stands));
        let n_off = 2 * n_moves + i128::from(claims_black) - i128::from(is_black);
        let right = usize::try_from(i128::try_from(last).ok()? + n_off).ok().filter(|_| n_off != 0 && n_off <= 1)?;
        let steps = self.words_of(open);
        let run = |position: &G::Position| self.player.run(position.clone(), 0, &steps, &mut 0);
        let there = run(around.before(right)?);
        // Without dots a number may also be that of a move by Black.
        let is_certain = n_off.abs() == 1 && (claims_black || !is_black || n_moves != 0);
        if steps.is_empty() || !there.is_all || run(stands).is_all && !is_certain {
            return None;
        }
        // The replaced item has to be a move.
        let replaced = match around.moves.get(right) {
            Some((replaced, _)) => *replaced,
            None => self.next_of_line(self.closes[open] + 1).filter(|next| items[*next].kind == ItemKind::Move)?,
        };
        let is_played =
            right < around.moves.len() || self.player.play(&mut around.position.clone(), &self.step(replaced));
        // After that move, and the text about it.
        let mut before = replaced + 1;
        while before < items.len() && (!is_of_line(items[before].kind) || items[before].kind == ItemKind::VariationOpen)
        {
            before = if items[before].kind == ItemKind::VariationOpen { self.closes[before] + 1 } else { before + 1 };
        }
        is_played.then(|| Misplaced {
            range: open..self.closes[open] + 1,
            before: before.min(items.len()),
            nth: right,
            depth: 0,
            side: if claims_black { Side::Black } else { Side::White },
            stands_behind: (items[around.moves[last].0].span, around.ply_of(last)),
            replaces: (items[replaced].span, around.ply_of(right)),
        })
    }

    /// Returns the next move of a line from an item on, or the item at which it ends.
    fn next_of_line(&self, mut at: usize) -> Option<usize> {
        let items = &self.player.record.tape.items;
        while let Some(item) = items.get(at) {
            match item.kind {
                ItemKind::VariationOpen => at = self.closes[at] + 1,
                ItemKind::Move | ItemKind::VariationClose | ItemKind::Termination => return Some(at),
                _ => at += 1,
            }
        }
        None
    }

    /// Reads the words of a variation, without those of nested ones.
    fn words_of(&self, open: usize) -> Vec<LineStep<G::Written>> {
        let items = &self.player.record.tape.items;
        let mut steps = Vec::new();
        let mut at = open + 1;
        while at < self.closes[open] {
            match items[at].kind {
                ItemKind::VariationOpen => at = self.closes[at],
                ItemKind::Move => steps.push(self.step(at)),
                _ => {}
            }
            at += 1;
        }
        steps
    }
}

/// Returns true if an item is part of a line, rather than text about a move.
const fn is_of_line(kind: ItemKind) -> bool {
    matches!(
        kind,
        ItemKind::Number | ItemKind::Move | ItemKind::VariationOpen | ItemKind::VariationClose | ItemKind::Termination
    )
}

/// Finds for each bracket that opens a variation the one that closes it, or `unclosed`.
pub(super) fn closes(items: &[Item], unclosed: usize) -> Vec<usize> {
    let mut closes = vec![unclosed; items.len()];
    let mut open = Vec::new();
    for (index, item) in items.iter().enumerate() {
        match item.kind {
            ItemKind::VariationOpen => open.push(index),
            ItemKind::VariationClose => {
                if let Some(open) = open.pop() {
                    closes[open] = index;
                }
            }
            _ => {}
        }
    }
    closes
}

/// Writes the items of a tape in another order.
struct Reordering<'a> {
    items: &'a [Item],
    tape: Tape,
    /// The items that belong before an item.
    at: BTreeMap<usize, Vec<Range<usize>>>,
    /// The ranges that are moved away, with their ends.
    from: BTreeMap<usize, usize>,
}

impl Reordering<'_> {
    /// Writes a range of items with those that belong there; records where moved variations begin.
    fn write(&mut self, range: Range<usize>, places: &mut Vec<(usize, u32)>) {
        let mut at = range.start;
        while at < range.end {
            for moved in self.at.remove(&at).unwrap_or_default() {
                places.push((moved.start, u32::try_from(self.tape.items.len()).unwrap_or(u32::MAX)));
                self.tape.items.push(self.items[moved.start]);
                self.write(moved.start + 1..moved.end, places);
            }
            if let Some(end) = self.from.get(&at) {
                at = *end;
                continue;
            }
            if let Some(item) = self.items.get(at) {
                self.tape.items.push(item.without_alternative());
            }
            at += 1;
        }
    }
}
