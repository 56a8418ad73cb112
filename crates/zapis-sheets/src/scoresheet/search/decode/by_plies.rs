//! The search for the one game behind several sheets: a beam over positions × the place reached on each sheet, ply by
//! ply.
//!
//! Every ply is looked for on every sheet: it is in the next cell, or the cell is empty, or the sheet has lost it, or
//! has something else before it. The costs on the sheets are added, so that an unclear word on one is decided by the
//! other, and a row that one player left out shows the shift between the two.

#[cfg(test)]
mod brute_force_tests;

use std::collections::HashMap;

use arrayvec::ArrayVec;

use crate::game::{Chess, Side};
use crate::record::GameResult;
use crate::sorting::CompactSort;

use super::aligned_beam::{AlignedQuota, MAX_SHEETS, Slots};
use super::decoded_games::DecodedGames;
use crate::scoresheet::damage::confusions::Confusions;
use crate::scoresheet::damage::passing::MAX_BLOCKS;
use crate::scoresheet::damage::sheet_channel::SheetChannel;
use crate::scoresheet::damage::step_costs::{SAYS_NOTHING, WIDER, ending_cost, losing_cost};
use crate::scoresheet::moves::{Choice, Decodable};
use crate::scoresheet::reading::sheet::Slot;
use crate::scoresheet::search::choices::Choices;
use crate::scoresheet::search::column::{Column, Observation};
use crate::scoresheet::search::lattice::{Lattice, Step, StepKind};
use crate::scoresheet::search::same_words::{NamedSquares, beginnings};
use crate::scoresheet::search::sheet_costs::{SHEET_ENDED, SheetCosts, SheetReading, WordEvidence};

/// How far a sheet has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct SheetPlace {
    slot: u32,
    before: Before,
}

/// What happened on a sheet at the previous ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Before {
    Usual,
    /// The ply was lost.
    Lost,
    /// The word of the next slot was read first: that of this one comes now.
    Swapped,
    /// This many characters of the slot's word were read: the rest is the next ply.
    Within(u8),
    /// The sheet begins later than the game.
    NotBegun,
}

type SourceMap = ArrayVec<SheetPlace, MAX_SHEETS>;

struct AlignedState<G: Decodable> {
    moment: u32,
    position: G::Position,
    recent: G::Recent,
    places: SourceMap,
}

/// Which sheet has something unusual for a ply.
#[derive(Clone, Copy, Debug)]
enum CellChoice {
    None,
    Lost(usize),
    Skipped(usize, u32),
    Swapped(usize),
    /// The first of two moves written as one word, which ends after this many characters.
    First(usize, u8),
    /// The sheet begins here.
    Begins(usize),
    AllLost,
}

struct AlignedProposal<M> {
    state: usize,
    mv: M,
    choice: CellChoice,
    cost: f32,
    total: f32,
}

/// Steps that are this much more expensive than the cheapest, for each sheet, are not followed.
const FURTHEST: f32 = 16.0;
/// If a search has lost its way, another follows steps that are this many times more expensive.
const PATIENCE: f32 = 1.75;
/// The maximum number of sheets taken as damaged at once.
const MAX_SHEETS_APART: f32 = 2.0;
/// If no word is evidence, this part of the positions is kept from one ply to the next.
const WIDTH_KEPT: (usize, usize) = (7, 10);
/// If a ply costs more than allowed, the game continues from this many guesses.
const MAX_GIVEN_UP: usize = 64;
/// Longer sheets are searched with fewer positions a ply, which bounds the time.
const LONG_SHEET: usize = 700;
/// The maximum number of slots passed over at once.
const MAX_PASSED: u32 = 4;
/// The maximum number of plies beyond the longest sheet.
const MAX_PLIES_MORE: usize = 64;
/// The maximum number of unusual options tried at a ply.
const MAX_OPTIONS: usize = (MAX_PASSED as usize + MAX_BLOCKS + 4) * MAX_SHEETS + 2;

fn slots_of(places: &SourceMap) -> Slots {
    places.iter().map(|place| place.slot).collect()
}

/// Returns true if a sheet has a word at its current place.
fn has_word<G: Decodable>((place, sheet): (&SheetPlace, &SheetCosts<'_, G>)) -> bool {
    place.before != Before::NotBegun && sheet.is_empty(place.slot) == Some(false)
}

/// Searches for the games behind the cells of sheets.
pub(crate) struct PlySweep<'a, 'g, G: Decodable = Chess> {
    sheets: Vec<SheetCosts<'a, G>>,
    choices: &'a mut Choices<'g, G>,
    result: GameResult,
    /// The squares that the words of each sheet name.
    named: Vec<NamedSquares>,
    /// For each sheet that begins later than the game, the slots of others at which it may.
    beginnings: Vec<Vec<(usize, u32)>>,
    lattice: Lattice<G::Move>,
    columns: Vec<Column>,
    ends: Vec<Step<G::Move>>,
    cheapest_end: f32,
    max_cost: f32,
    furthest: f32,
    says_nothing: f32,
}

impl<'a, 'g, G: Decodable> PlySweep<'a, 'g, G> {
    pub(crate) fn new(
        readings: &'a [SheetReading<'a>],
        channels: &[SheetChannel<'a, G>],
        result: GameResult,
        max_cost: f32,
        choices: &'a mut Choices<'g, G>,
    ) -> Self {
        let n_sheets = f32::from(u8::try_from(readings.len().clamp(1, 4)).unwrap_or(1));
        let named: Vec<NamedSquares> = readings.iter().map(|reading| NamedSquares::of(reading.slots)).collect();
        Self {
            beginnings: beginnings(&named),
            named,
            sheets: readings.iter().zip(channels).take(MAX_SHEETS).map(SheetCosts::of).collect(),
            choices,
            result,
            lattice: Lattice::default(),
            columns: Vec::new(),
            ends: Vec::new(),
            cheapest_end: f32::INFINITY,
            max_cost: max_cost * n_sheets,
            furthest: FURTHEST * n_sheets.min(MAX_SHEETS_APART),
            says_nothing: SAYS_NOTHING * n_sheets,
        }
    }

    /// Follows more expensive steps, too.
    pub(crate) fn patient(mut self) -> Self {
        self.furthest *= PATIENCE;
        self
    }

    pub(crate) fn run(mut self, start: &G::Position, beam: usize) -> DecodedGames<G::Move> {
        let longest = self.sheets.iter().map(|sheet| sheet.slots.len()).max().unwrap_or(0);
        let all: usize = self.sheets.iter().map(|sheet| sheet.slots.len()).sum();
        let shrink = 1 + longest / LONG_SHEET;
        let beam = (beam / (G::NARROWER * shrink * shrink)).max(4);
        let mut layer = self.first_states(start);
        let (mut width, mut last_best) = (beam, 0.0);
        let mut stopped_at = None;
        for ply in 0..=u32::try_from(all.min(2 * longest) + MAX_PLIES_MORE).unwrap_or(u32::MAX) {
            let best = layer.iter().map(|state| self.cost_of(state)).fold(f32::INFINITY, f32::min);
            width = beam.max(width * WIDTH_KEPT.0 / WIDTH_KEPT.1);
            if best - last_best > self.says_nothing {
                width = beam * WIDER;
            }
            last_best = best;
            self.narrow(&mut layer, width);
            if layer.first().is_some_and(|state| self.is_silent(state)) {
                width = beam * WIDER;
            }
            for state in &layer {
                self.end_at(state);
            }
            if self.choices.budget.is_spent() {
                stopped_at = Some(ply as usize);
                break;
            }
            let proposals = self.propose(&layer, 2 * width);
            layer = self.play(&layer, &proposals, ply + 1);
            if layer.is_empty() {
                break;
            }
        }
        let end = self.lattice.add(u32::MAX);
        for step in std::mem::take(&mut self.ends) {
            self.lattice.lead(end, step);
        }
        DecodedGames { lattice: self.lattice, columns: self.columns, ends: vec![(end, 0.0)], stopped_at }
    }

    /// Returns the states before the first ply: all sheets begin with it, or some do later.
    fn first_states(&mut self, start: &G::Position) -> Vec<AlignedState<G>> {
        let moment = self.lattice.start();
        let places = |late: &dyn Fn(usize) -> bool| -> SourceMap {
            let before = |sheet| if late(sheet) { Before::NotBegun } else { Before::Usual };
            (0..self.sheets.len()).map(|sheet| SheetPlace { slot: 0, before: before(sheet) }).collect()
        };
        let state =
            |moment, places| AlignedState { moment, position: start.clone(), recent: G::Recent::default(), places };
        let mut states = vec![state(moment, places(&|_| false))];
        let is_late = |sheet: usize| !self.beginnings[sheet].is_empty();
        if (0..self.sheets.len()).any(is_late) {
            let late = (0..self.sheets.len()).filter(|sheet| is_late(*sheet));
            let cost = late.map(|sheet| self.sheets[sheet].costs.begins_later).sum();
            let places = places(&is_late);
            let later = self.lattice.add(0);
            let kind = self.note(Column { observations: Box::default(), passed: Vec::new() });
            self.lattice.lead(later, Step { from: moment, kind, mv: None, cost });
            states.push(state(later, places));
        }
        states
    }

    /// Returns true if no sheet that continues has text for the next ply.
    fn is_silent(&self, state: &AlignedState<G>) -> bool {
        let going_on = state.places.iter().zip(&self.sheets).filter(|(place, _)| place.before != Before::NotBegun);
        going_on.filter_map(|(place, sheet)| sheet.is_empty(place.slot)).all(|is_empty| is_empty)
    }

    fn cost_of(&self, state: &AlignedState<G>) -> f32 {
        self.lattice.moment(state.moment).cost
    }

    /// Keeps the cheapest states, and some of each possible shift of the sheets.
    fn narrow(&self, layer: &mut Vec<AlignedState<G>>, beam: usize) {
        layer.compact_sort_by(|one, other| self.cost_of(one).total_cmp(&self.cost_of(other)));
        let furthest = layer.first().map_or(0.0, |state| self.cost_of(state)).min(self.cheapest_end) + self.furthest;
        let mut beam = AlignedQuota::new(beam);
        layer.retain(|state| self.cost_of(state) <= furthest && beam.takes(slots_of(&state.places)));
    }

    /// Notes that the game may end here, and that the rest of the sheets is not part of it.
    fn end_at(&mut self, state: &AlignedState<G>) {
        let mut cost = self.ending_cost(&state.position);
        // Text of two sheets after the end is not a mistake of one.
        let goes_on = |(place, sheet): (&SheetPlace, &SheetCosts<'_, G>)| (place.slot as usize) < sheet.slots.len();
        let is_alone = state.places.iter().zip(&self.sheets).filter(|of| goes_on(*of)).count() < 2;
        let mut passed = Vec::new();
        for (index, (sheet, place)) in self.sheets.iter().zip(&state.places).enumerate() {
            let at = place.slot as usize;
            if matches!(place.before, Before::Swapped | Before::Within(_)) {
                return;
            }
            cost += if is_alone { sheet.passing.rest_in_blocks[at] } else { sheet.passing.rest[at] };
            if at < sheet.slots.len() {
                passed.push((index, place.slot, u32::try_from(sheet.slots.len() - at).unwrap_or(0)));
            }
        }
        let total = self.cost_of(state) + cost;
        if total > self.cheapest_end + self.furthest {
            return;
        }
        self.cheapest_end = self.cheapest_end.min(total);
        let kind = self.note(Column { observations: Box::default(), passed });
        self.ends.push(Step { from: state.moment, kind, mv: None, cost });
    }

    fn note(&mut self, column: Column) -> StepKind {
        self.columns.push(column);
        StepKind::Together { column: u32::try_from(self.columns.len() - 1).unwrap_or(u32::MAX) }
    }

    fn ending_cost(&self, position: &G::Position) -> f32 {
        ending_cost(self.choices.game, position, self.result, &Confusions::get().costs)
    }

    /// Returns the steps from the states that are worth following, the cheapest first.
    fn propose(&mut self, layer: &[AlignedState<G>], most: usize) -> Vec<AlignedProposal<G::Move>> {
        let furthest = self.furthest;
        let mut proposals = Vec::new();
        let mut cheapest = layer.first().map_or(f32::INFINITY, |state| self.cheapest_usual(state));
        for (index, state) in layer.iter().enumerate() {
            // If every sheet has ended, the game has.
            if state.places.iter().zip(&self.sheets).all(|(place, sheet)| place.slot as usize >= sheet.slots.len()) {
                continue;
            }
            let before = self.cost_of(state);
            let moves = self.choices.of(&state.position, state.recent);
            let options = self.options(state);
            // Unusual options are tried on each sheet, and `Choices` has counted one trial.
            self.choices.budget.spend(moves.len() * (self.sheets.len() + options.len()));
            for legal in moves.iter() {
                let (mv, prior, outline) = (legal.mv, legal.prior, legal.outline);
                let usual: ArrayVec<WordEvidence, MAX_SHEETS> =
                    (0..self.sheets.len()).map(|sheet| self.evidence(sheet, state.places[sheet], outline)).collect();
                let sum: f32 = usual.iter().map(|evidence| evidence.cost).sum();
                let limit = cheapest + furthest;
                let mut put = |choice, cost: f32| {
                    let cost = cost + prior;
                    let total = before + cost;
                    if total <= cheapest + furthest {
                        cheapest = cheapest.min(total);
                        proposals.push(AlignedProposal { state: index, mv, choice, cost, total });
                    }
                };
                for (choice, more) in &options {
                    let without = |sheet: usize| sum - usual[sheet].cost + more;
                    // A step that is too expensive before its word is examined is skipped.
                    let least = match *choice {
                        CellChoice::None => sum,
                        CellChoice::AllLost => *more,
                        CellChoice::Lost(sheet)
                        | CellChoice::Skipped(sheet, _)
                        | CellChoice::Swapped(sheet)
                        | CellChoice::First(sheet, _)
                        | CellChoice::Begins(sheet) => without(sheet),
                    };
                    if before + least + prior > limit {
                        continue;
                    }
                    match *choice {
                        CellChoice::None => put(*choice, sum),
                        CellChoice::Lost(sheet) => put(*choice, without(sheet)),
                        CellChoice::AllLost => put(*choice, *more),
                        CellChoice::Skipped(sheet, n) => {
                            let evidence = self.sheets[sheet].evidence(state.places[sheet].slot + n, 0, outline);
                            put(*choice, without(sheet) + evidence.cost);
                        }
                        CellChoice::Begins(sheet) => {
                            let evidence = self.sheets[sheet].evidence(state.places[sheet].slot, 0, outline);
                            if evidence.says {
                                put(*choice, without(sheet) + evidence.cost);
                            }
                        }
                        CellChoice::First(sheet, _) => {
                            let slot = state.places[sheet].slot;
                            for (end, cost) in self.sheets[sheet].first_of_two(slot, outline) {
                                put(CellChoice::First(sheet, end), without(sheet) + cost);
                            }
                        }
                        CellChoice::Swapped(sheet) => {
                            let evidence = self.sheets[sheet].evidence(state.places[sheet].slot + 1, 0, outline);
                            // An unreadable word is no evidence about columns.
                            if evidence.says {
                                put(*choice, without(sheet) + evidence.cost);
                            }
                        }
                    }
                }
            }
        }
        proposals.compact_sort_by(|one, other| one.total.total_cmp(&other.total));
        let mut beam = AlignedQuota::new(most);
        let mut n_given_up = 0;
        proposals.retain(|proposal| {
            let state = &layer[proposal.state];
            if proposal.cost > self.max_cost {
                n_given_up += 1;
                if n_given_up > MAX_GIVEN_UP {
                    return false;
                }
            }
            proposal.total <= cheapest + furthest && beam.takes(slots_of(&self.moved(state, proposal.choice).0))
        });
        proposals
    }

    /// Returns the cost of the cheapest usual step.
    fn cheapest_usual(&mut self, state: &AlignedState<G>) -> f32 {
        let (moves, before) = (self.choices.of(&state.position, state.recent), self.cost_of(state));
        let cost = |legal: &Choice<G>| {
            let sheets = 0..self.sheets.len();
            let evidence = sheets.map(|sheet| self.evidence(sheet, state.places[sheet], legal.outline).cost);
            legal.prior + evidence.sum::<f32>()
        };
        before + moves.iter().map(cost).fold(f32::INFINITY, f32::min)
    }

    /// Returns the unusual options of a state, with their costs apart from words.
    fn options(&self, state: &AlignedState<G>) -> ArrayVec<(CellChoice, f32), MAX_OPTIONS> {
        let mut options = ArrayVec::new();
        options.push((CellChoice::None, 0.0));
        let has_word: ArrayVec<bool, MAX_SHEETS> = state.places.iter().zip(&self.sheets).map(has_word).collect();
        let n_words = has_word.iter().filter(|has_word| **has_word).count();
        let side = self.choices.game.side(&state.position);
        let lost = |sheet: usize, place: &SheetPlace| {
            losing_cost(place.before == Before::Lost, side, self.sheets[sheet].costs)
        };
        let on_no_sheet = Confusions::get().costs.on_no_sheet;
        let mut all_lost = on_no_sheet;
        let (mut can_all_be_lost, mut n_going_on) = (true, 0);
        for (index, place) in state.places.iter().enumerate() {
            let sheet = &self.sheets[index];
            let at = place.slot as usize;
            match place.before {
                Before::Swapped | Before::Within(_) => {
                    can_all_be_lost = false;
                    continue;
                }
                Before::NotBegun => {
                    all_lost += SHEET_ENDED;
                    let begins = |(other, slot): &(usize, u32)| {
                        let there = state.places[*other];
                        there.slot == *slot && there.before != Before::NotBegun
                    };
                    if self.beginnings[index].iter().any(begins) {
                        options.push((CellChoice::Begins(index), 0.0));
                    }
                    continue;
                }
                Before::Usual | Before::Lost => {}
            }
            if at >= sheet.slots.len() {
                all_lost += SHEET_ENDED;
                continue;
            }
            n_going_on += 1;
            all_lost += lost(index, place);
            let supplied = if n_words > usize::from(has_word[index]) { 0.0 } else { on_no_sheet };
            options.push((CellChoice::Lost(index), lost(index, place) + supplied));
            if place.before == Before::Lost {
                continue;
            }
            let mut passing = 0.0;
            for n in 1..=MAX_PASSED {
                let next = at + n as usize;
                passing += sheet.passing.single[next - 1];
                if next >= sheet.slots.len() || passing > self.furthest {
                    break;
                }
                options.push((CellChoice::Skipped(index, n), passing));
            }
            for (n, cost) in &sheet.passing.blocks[at] {
                if at + (*n as usize) < sheet.slots.len() && !self.is_elsewhere(state, index, *n) {
                    options.push((CellChoice::Skipped(index, *n), *cost));
                }
            }
            if sheet.may_hold_two(place.slot) {
                options.push((CellChoice::First(index, 0), 0.0));
            }
            let is_pair =
                sheet.slots.get(at + 1).is_some_and(|next| next.row == sheet.slots[at].row && next.cell.is_some());
            if is_pair && sheet.slots[at].cell.is_some() && sheet.slots[at].side == Side::White {
                options.push((CellChoice::Swapped(index), sheet.costs.colors_swapped));
            }
        }
        if can_all_be_lost && n_going_on > 1 {
            options.push((CellChoice::AllLost, all_lost));
        }
        options
    }

    /// Returns true if another sheet has the words of a block at its place, too: then it was played, and is not a mistake
    /// of one.
    fn is_elsewhere(&self, state: &AlignedState<G>, sheet: usize, n: u32) -> bool {
        let at = state.places[sheet].slot as usize;
        let has_words = (at..at + n as usize).any(|slot| self.sheets[sheet].slots[slot].cell.is_some());
        let is_same = |(other, place): (usize, &SheetPlace)| {
            let is_there = || self.named[sheet].is_same_stretch(at, &self.named[other], place.slot, n);
            other != sheet && place.before != Before::NotBegun && is_there()
        };
        has_words && state.places.iter().enumerate().any(is_same)
    }

    /// Returns the evidence of a sheet for a move at its current place.
    fn evidence(&mut self, sheet: usize, place: SheetPlace, outline: G::Outline) -> WordEvidence {
        match place.before {
            Before::NotBegun => WordEvidence { cost: SHEET_ENDED, says: false },
            Before::Within(from) => self.sheets[sheet].evidence(place.slot, from, outline),
            Before::Usual | Before::Lost | Before::Swapped => self.sheets[sheet].evidence(place.slot, 0, outline),
        }
    }

    /// Returns the places after a ply, and the entry of each sheet for it.
    fn moved(&self, state: &AlignedState<G>, choice: CellChoice) -> (SourceMap, Column) {
        let mut places = state.places.clone();
        let mut passed = Vec::new();
        let mut observations = Vec::with_capacity(places.len());
        for (index, place) in places.iter_mut().enumerate() {
            let slots = self.sheets[index].slots;
            let is_at_end = place.slot as usize >= slots.len();
            let before = place.before;
            match choice {
                CellChoice::Lost(sheet) if sheet == index => {
                    observations.push(Observation::Lost);
                    place.before = Before::Lost;
                    continue;
                }
                CellChoice::AllLost if !is_at_end && before != Before::NotBegun => {
                    observations.push(Observation::Lost);
                    place.before = Before::Lost;
                    continue;
                }
                CellChoice::Swapped(sheet) if sheet == index => {
                    observations.push(Observation::Word { slot: place.slot + 1, is_displaced: true });
                    place.before = Before::Swapped;
                    continue;
                }
                CellChoice::First(sheet, to) if sheet == index => {
                    observations.push(Observation::Part { slot: place.slot, from: 0, to });
                    place.before = Before::Within(to);
                    continue;
                }
                CellChoice::Begins(sheet) if sheet == index => {}
                _ if before == Before::NotBegun => {
                    observations.push(Observation::NotBegun);
                    continue;
                }
                CellChoice::Skipped(sheet, n) if sheet == index => {
                    passed.push((index, place.slot, n));
                    place.slot += n;
                }
                _ => {}
            }
            place.before = Before::Usual;
            let slot = place.slot;
            let is_displaced = before == Before::Swapped;
            observations.push(match (slots.get(slot as usize), before) {
                (None, _) => Observation::Ended,
                (Some(Slot { cell: None, .. }), _) => Observation::Gap { slot },
                (Some(_), Before::Within(from)) => Observation::Part { slot, from, to: u8::MAX },
                (Some(_), _) => Observation::Word { slot, is_displaced },
            });
            if !is_at_end {
                // If a cell holds both moves of its row, the other is empty.
                let has_both = |slot: usize| {
                    slots.get(slot).is_some_and(|next| next.cell.is_none() && next.row == slots[slot - 1].row)
                };
                let is_rest = matches!(before, Before::Within(_)) && has_both(slot as usize + 1);
                place.slot += if is_displaced || is_rest { 2 } else { 1 };
            }
        }
        (places, Column { observations: observations.into(), passed })
    }

    fn play(
        &mut self,
        layer: &[AlignedState<G>],
        proposals: &[AlignedProposal<G::Move>],
        ply: u32,
    ) -> Vec<AlignedState<G>> {
        let mut next: Vec<AlignedState<G>> = Vec::new();
        let mut known: HashMap<(u64, SourceMap), usize> = HashMap::new();
        for proposal in proposals {
            let state = &layer[proposal.state];
            let (places, column) = self.moved(state, proposal.choice);
            let mut position = state.position.clone();
            let game = self.choices.game;
            let recent = game.recent_after(state.recent, &position, proposal.mv);
            game.play(&mut position, proposal.mv);
            let cost = proposal.cost;
            let kind = self.note(column);
            let at = *known.entry((game.key(&position), places.clone())).or_insert_with(|| {
                let moment = self.lattice.add(ply);
                next.push(AlignedState { moment, position, recent, places });
                next.len() - 1
            });
            self.lattice.lead(next[at].moment, Step { from: state.moment, kind, mv: Some(proposal.mv), cost });
        }
        next
    }
}
