//! The cells of sheets aligned with the game that one of them gives alone, if the search over all of them has lost its
//! way. Nothing is read here; cells are only assigned to plies.

use crate::game::Game;

use super::aligned_ply::Aligned;
use super::one_sheet::OneSheet;
use crate::scoresheet::reading::meaning::means;
use crate::scoresheet::search::column::{Column, Observation};
use crate::scoresheet::search::same_words::NamedSquares;

/// The plies of a game with the entry of each sheet, and the rest of the sheets at the end.
pub(crate) struct Anchored<M> {
    pub(crate) aligned: Vec<Aligned<M>>,
    pub(crate) rest: Vec<(usize, u32, u32)>,
}

/// The maximum number of places in a table.
const MOST_PLACES: usize = 1_000_000;
/// The cost of a cell that names another square than the move, that names none, and that is empty.
const OTHER_SQUARE: u32 = 30;
const NO_SQUARE: u32 = 12;
const EMPTY: u32 = 15;
/// The cost of leaving out plies or passing over cells: for the first, and for each that follows.
const FIRST: u32 = 24;
const NEXT: u32 = 4;

/// How a place of the table is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableStep {
    /// The cell has the ply.
    Same,
    /// The sheet has left out the ply.
    Lost,
    /// The cell is not a ply.
    Passed,
}

const WAYS: [TableStep; 3] = [TableStep::Same, TableStep::Lost, TableStep::Passed];

/// The game of one sheet alone: its plies, and the rest of the sheet.
pub(crate) struct GameOfOne<M> {
    pub(crate) anchor: usize,
    pub(crate) aligned: Vec<Aligned<M>>,
    pub(crate) rest: Vec<(usize, u32, u32)>,
}

impl<M: Copy> GameOfOne<M> {
    /// Takes the game of a sheet as it is written. Returns `None` if it has none.
    pub(crate) fn as_written<G: Game<Move = M>>(game: &G, sheets: &[&OneSheet<G>], anchor: usize) -> Option<Self> {
        let moves = moves_of(game, sheets.get(anchor)?)?;
        let aligned = (0..).zip(moves).map(|(slot, mv)| {
            let observations = [Observation::Word { slot, is_displaced: false }];
            Aligned { mv, cost: 0.0, column: Column { observations: observations.into(), passed: Vec::new() } }
        });
        Some(Self { anchor, aligned: aligned.collect(), rest: Vec::new() })
    }

    /// Aligns all other sheets with it. Returns `None` if they are too long.
    pub(crate) fn with_others<G: Game<Move = M>>(self, game: &G, sheets: &[&OneSheet<G>]) -> Option<Anchored<M>> {
        let Self { anchor, aligned, rest } = self;
        let mut position = sheets.first()?.start.clone();
        let spelled = aligned.iter().map(|ply| {
            let word = game.spell(&position, ply.mv, game.common_letters());
            game.play(&mut position, ply.mv);
            word
        });
        let of_game = NamedSquares::of_words(spelled);
        let n_plies = aligned.len();
        let mut observations: Vec<Vec<Observation>> = vec![Vec::with_capacity(sheets.len()); n_plies];
        let of_anchor = |passed: &(usize, u32, u32)| (anchor, passed.1, passed.2);
        let mut passed: Vec<Vec<(usize, u32, u32)>> =
            aligned.iter().map(|ply| ply.column.passed.iter().map(of_anchor).collect()).collect();
        let mut rest: Vec<(usize, u32, u32)> = rest.iter().map(of_anchor).collect();
        for (index, sheet) in sheets.iter().enumerate() {
            if index == anchor {
                for (ply, of_ply) in aligned.iter().zip(&mut observations) {
                    of_ply.push(ply.column.observations.first().copied().unwrap_or(Observation::Lost));
                }
                continue;
            }
            let ways = Table::of(sheet, &NamedSquares::of(&sheet.sheet.slots), &of_game, n_plies)?.ways();
            rest.extend(follow(&ways, sheet, index, &mut observations, &mut passed));
        }
        let columns = aligned.into_iter().zip(observations).zip(passed);
        let aligned = columns.map(|((ply, observations), passed)| {
            let column = Column { observations: observations.into(), passed };
            Aligned { column, ..ply }
        });
        Some(Anchored { aligned: aligned.collect(), rest })
    }
}

/// Notes the entry of a sheet for each ply, and what is passed over. Returns the rest at the end.
fn follow<G: Game>(
    ways: &[TableStep],
    sheet: &OneSheet<G>,
    index: usize,
    observations: &mut [Vec<Observation>],
    passed: &mut [Vec<(usize, u32, u32)>],
) -> Option<(usize, u32, u32)> {
    let is_same = |way: &TableStep| *way == TableStep::Same;
    let first = ways.iter().position(is_same).unwrap_or(ways.len());
    let end = ways.iter().rposition(is_same).map_or(0, |last| last + 1);
    let (mut ply, mut slot) = (0, 0_u32);
    let mut open: Option<(usize, u32, u32)> = None;
    for (at, way) in ways.iter().enumerate() {
        let observation = match way {
            TableStep::Passed => {
                open = Some(open.map_or((index, slot, 1), |(index, from, n)| (index, from, n + 1)));
                slot += 1;
                continue;
            }
            TableStep::Same => {
                slot += 1;
                let slot = slot - 1;
                let is_empty = sheet.sheet.slots.get(slot as usize).is_none_or(|slot| slot.cell.is_none());
                if is_empty { Observation::Gap { slot } } else { Observation::Word { slot, is_displaced: false } }
            }
            TableStep::Lost if at >= end => Observation::Ended,
            TableStep::Lost if at < first => Observation::NotBegun,
            TableStep::Lost => Observation::Lost,
        };
        if let (Some(of_ply), Some(before)) = (observations.get_mut(ply), passed.get_mut(ply)) {
            of_ply.push(observation);
            before.extend(open.take());
        }
        ply += 1;
    }
    open
}

/// Counts the cells of each sheet that have the move of their ply as it is written.
pub(crate) fn n_as_written<G: Game>(game: &G, sheets: &[&OneSheet<G>], aligned: &[Aligned<G::Move>]) -> Vec<usize> {
    let mut counts = vec![0; sheets.len()];
    let Some(first) = sheets.first() else { return counts };
    let mut position = first.start.clone();
    for ply in aligned {
        for ((sheet, n), observation) in sheets.iter().zip(&mut counts).zip(&ply.column.observations) {
            let Observation::Word { slot, .. } = observation else { continue };
            let cell = sheet.sheet.slots.get(*slot as usize).and_then(|slot| slot.cell.as_ref());
            let meant = cell.and_then(|cell| means(game, &position, &cell.word, sheet.notation()));
            *n += usize::from(meant == Some(ply.mv));
        }
        game.play(&mut position, ply.mv);
    }
    counts
}

/// Returns the moves of a sheet that has a word for each, all of them legal.
fn moves_of<G: Game>(game: &G, sheet: &OneSheet<G>) -> Option<Vec<G::Move>> {
    let mut position = sheet.start.clone();
    let mut moves = Vec::with_capacity(sheet.sheet.slots.len());
    for slot in &sheet.sheet.slots {
        let mv = means(game, &position, &slot.cell.as_ref()?.word, sheet.notation())?;
        game.play(&mut position, mv);
        moves.push(mv);
    }
    Some(moves).filter(|moves| !moves.is_empty())
}

/// The cheapest ways to each place: the numbers of plies and of cells, and how the last of them was reached.
struct Table {
    n_plies: usize,
    n_slots: usize,
    /// For each place and way, the cost and the way before.
    best: Vec<[(u32, TableStep); 3]>,
}

impl Table {
    fn of<G: Game>(sheet: &OneSheet<G>, own: &NamedSquares, game: &NamedSquares, n_plies: usize) -> Option<Self> {
        let slots = &sheet.sheet.slots;
        let n_slots = slots.len();
        if (n_plies + 1).checked_mul(n_slots + 1)? > MOST_PLACES {
            return None;
        }
        let same = |ply: usize, slot: usize| {
            if slots[slot].cell.is_none() {
                EMPTY
            } else if own.is_same(slot, game, ply) {
                0
            } else if own.has_none(slot) {
                NO_SQUARE
            } else {
                OTHER_SQUARE
            }
        };
        let never = (u32::MAX / 2, TableStep::Same);
        let mut table = Self { n_plies, n_slots, best: vec![[never; 3]; (n_plies + 1) * (n_slots + 1)] };
        table.best[0] = [(0, TableStep::Same), never, never];
        for ply in 0..=n_plies {
            for slot in 0..=n_slots {
                let at = table.place(ply, slot);
                if ply > 0 && slot > 0 {
                    let (cost, way) = table.cheapest(ply - 1, slot - 1, |_| 0);
                    table.best[at][0] = (cost + same(ply - 1, slot - 1), way);
                }
                // A sheet may end early or begin late: that is not an error.
                let is_at_edge = slot == 0 || slot == n_slots;
                let next = if is_at_edge { 1 } else { NEXT };
                if ply > 0 {
                    table.best[at][1] =
                        table.cheapest(ply - 1, slot, |way| if way == TableStep::Lost { next } else { FIRST });
                }
                if slot > 0 {
                    table.best[at][2] =
                        table.cheapest(ply, slot - 1, |way| if way == TableStep::Passed { NEXT } else { FIRST });
                }
            }
        }
        Some(table)
    }

    const fn place(&self, ply: usize, slot: usize) -> usize {
        ply * (self.n_slots + 1) + slot
    }

    /// Returns the cheapest way to a place, with the cost of continuing from it.
    fn cheapest(&self, ply: usize, slot: usize, more: impl Fn(TableStep) -> u32) -> (u32, TableStep) {
        let of_place = self.best[self.place(ply, slot)];
        let ways = WAYS.into_iter().zip(of_place).map(|(way, (cost, _))| (cost.saturating_add(more(way)), way));
        ways.min_by_key(|(cost, _)| *cost).unwrap_or((u32::MAX / 2, TableStep::Same))
    }

    /// Returns the cheapest way through all plies and cells.
    fn ways(&self) -> Vec<TableStep> {
        let (mut ply, mut slot) = (self.n_plies, self.n_slots);
        let (_, mut way) = self.cheapest(ply, slot, |_| 0);
        let mut ways = Vec::with_capacity(ply + slot);
        while ply > 0 || slot > 0 {
            ways.push(way);
            let (_, before) = self.best[self.place(ply, slot)][way as usize];
            match way {
                TableStep::Same => (ply, slot) = (ply - 1, slot - 1),
                TableStep::Lost => ply -= 1,
                TableStep::Passed => slot -= 1,
            }
            way = before;
        }
        ways.reverse();
        ways
    }
}
