//! The search for the one game behind several sheets: a beam over positions × the place reached on each sheet, ply by ply.
//!
//! Every ply is looked for on every sheet: it stands in the next cell, or the cell is empty, or the sheet has lost it, or has
//! something else before it. What that costs on each sheet is added, so that a word which says little on one is decided by
//! the other, and a row that one player left out shows where the two have come apart.

use std::collections::HashMap;

use arrayvec::ArrayVec;

use crate::chess::{Alphabet, CheckSuffix, Color, Move, Position};
use crate::game::Side;
use crate::record::GameResult;

use super::choices::Choices;
use super::confusions::{Confusions, Costs};
use super::costing::Reader;
use super::lattice::{Lattice, Step, StepKind};
use super::observations::Observations;
use super::one_sheet::OneSheet;
use super::prior::LastMoves;
use super::repair::suited;
use super::search::{SearchOptions, bounded};
use super::sheet::Slot;
use super::template::MoveOutline;

/// So many sheets of one game are compared at once.
pub const MAX_SHEETS: usize = 16;

/// A sheet as the search reads it: its cells on a strip, and what its characters and words cost.
pub(super) struct SheetReading<'a> {
    slots: &'a [Slot],
    alphabet: Alphabet,
    strip: Observations,
    /// Where the word of each slot starts on the strip, and how long it is.
    places: Vec<(usize, usize)>,
    confusions: Confusions,
}

/// How a sheet is damaged is seen by so many characters, with so many positions a place.
const LETTERS_FOR_NOISE: usize = 1500;

impl<'a> SheetReading<'a> {
    /// Reads a sheet alone, to see how it is damaged.
    pub(super) fn of(sheet: &'a OneSheet, options: SearchOptions, choices: &mut Choices) -> Self {
        let (strip, places) = Observations::with_places(&sheet.sheet);
        let result = sheet.sheet.result;
        let (alphabet, start) = (sheet.alphabet, &sheet.start);
        let confusions = suited(&strip, result, alphabet, (start, None), LETTERS_FOR_NOISE, options, choices);
        Self { slots: &sheet.sheet.slots, alphabet: sheet.alphabet, strip, places, confusions }
    }
}

/// What a sheet has for a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Observation {
    /// The word of a slot.
    Word {
        slot: u32,
        /// Whether it stands in the other player's column.
        is_displaced: bool,
    },
    /// An empty slot.
    Gap { slot: u32 },
    /// No slot, although the sheet goes on.
    Lost,
    /// Nothing: the sheet has ended.
    Ended,
}

/// A ply of the game as the sheets have it, or the end of the game.
#[derive(Clone, Debug)]
pub(super) struct Column {
    /// For each sheet; empty at the end of the game.
    pub(super) sightings: Box<[Observation]>,
    /// The slots that are passed over before it, by sheet: the first, and how many.
    pub(super) passed: Vec<(usize, u32, u32)>,
}

/// What a search came to.
pub(super) struct Together {
    pub(super) lattice: Lattice,
    /// What stands behind [`StepKind::Together`].
    pub(super) joints: Vec<Column>,
    /// Where every game ends.
    pub(super) end: u32,
    /// Whether the search ended because it had no steps left.
    pub(super) is_stopped: bool,
}

/// How far a sheet has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct SheetPlace {
    slot: u32,
    before: Before,
}

/// What was done on a sheet at the ply before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Before {
    Usual,
    /// The ply was lost.
    Lost,
    /// The word of the next slot was read first: that of this one comes now.
    Swapped,
}

/// What a sheet says of a move.
#[derive(Clone, Copy)]
struct WordEvidence {
    cost: f32,
    /// Whether it says anything.
    says: bool,
}

type SourceMap = ArrayVec<SheetPlace, MAX_SHEETS>;
type Slots = ArrayVec<u32, MAX_SHEETS>;

struct AlignedState {
    moment: u32,
    position: Position,
    last: LastMoves,
    places: SourceMap,
}

/// Which sheet has something unusual for a ply.
#[derive(Clone, Copy, Debug)]
enum CellChoice {
    None,
    Lost(usize),
    Skipped(usize, u32),
    Swapped(usize),
    AllLost,
}

struct AlignedProposal {
    state: usize,
    mv: Move,
    choice: CellChoice,
    cost: f32,
    total: f32,
}

/// What each sheet costs besides the words.
struct SheetCosts<'a> {
    slots: &'a [Slot],
    places: &'a [(usize, usize)],
    reader: Reader<'a>,
    costs: &'a Costs,
    /// What it costs to pass over each slot.
    passing: Vec<f32>,
    /// What it costs to pass over all from a slot on.
    passing_rest: Vec<f32>,
}

/// Steps that are this much dearer than the cheapest, for each sheet, are not followed.
const FURTHEST: f32 = 18.0;
/// Where the cheapest cost grows by more than this for each sheet, no word says anything: so many times more positions are
/// kept, and of them this part from one ply to the next, since only later moves show what was meant.
const SAYS_NOTHING: f32 = 7.0;
const WIDER: usize = 4;
const WIDTH_KEPT: (usize, usize) = (7, 10);
/// Where a ply costs more than is allowed, the game goes on from so many guesses.
const MAX_GIVEN_UP: usize = 64;
/// Sheets longer than this are searched with fewer positions a ply, so that the time stays bounded.
const LONG_SHEET: usize = 700;
/// Each way in which the sheets have come apart keeps at least this part of the positions, and in so many ways at once.
const SHARE_OF_EACH_SHIFT: usize = 8;
const MAX_SHIFTS: usize = 32;
/// A ply behind the end of a sheet: players stop writing, or one sheet was handed in earlier.
const SHEET_ENDED: f32 = 0.2;
/// The second ply of a row that is lost or doubled goes with the first.
const SAME_ROW: f32 = 1.0;
/// So many slots may be passed over at once.
const MAX_PASSED: u32 = 4;
/// So many plies more than the longest sheet has are looked for.
const MAX_PLIES_MORE: usize = 64;

impl<'a> SheetCosts<'a> {
    fn of(reading: &'a SheetReading<'a>) -> Self {
        let slots = reading.slots;
        let costs = &reading.confusions.costs;
        let mut passing: Vec<f32> = Vec::with_capacity(slots.len());
        for at in 0..slots.len() {
            let is_repeated = |at: usize| {
                let word = |slot: usize| slots[slot].cell.as_ref().map(|cell| cell.word.as_str());
                word(at).is_some() && (at > 0 && word(at) == word(at - 1) || at > 1 && word(at) == word(at - 2))
            };
            passing.push(if slots[at].cell.is_none() {
                costs.gap_skipped
            } else if is_over(slots, at) {
                costs.word_over
            } else if is_repeated(at) {
                if at > 0 && is_repeated(at - 1) { SAME_ROW } else { costs.word_repeated }
            } else {
                costs.ply_doubled
            });
        }
        let mut passing_rest = vec![0.0; slots.len() + 1];
        for at in (0..slots.len()).rev() {
            passing_rest[at] = passing_rest[at + 1] + passing[at];
        }
        let reader = Reader::new(&reading.strip, reading.alphabet, &reading.confusions);
        Self { slots, places: &reading.places, reader, costs, passing, passing_rest }
    }
}

/// Tells whether a slot's row has more words than columns.
fn is_over(slots: &[Slot], at: usize) -> bool {
    slots[at..].iter().take(4).any(|other| other.row == slots[at].row && other.is_over)
}

/// Looks for the game.
pub(super) struct AlignedSearch<'a> {
    sheets: Vec<SheetCosts<'a>>,
    choices: &'a mut Choices,
    result: GameResult,
    lattice: Lattice,
    joints: Vec<Column>,
    ends: Vec<Step>,
    cheapest_end: f32,
    max_cost: f32,
    furthest: f32,
}

impl<'a> AlignedSearch<'a> {
    pub(super) fn new(
        readings: &'a [SheetReading<'a>],
        result: GameResult,
        max_cost: f32,
        choices: &'a mut Choices,
    ) -> Self {
        let n_sheets = f32::from(u8::try_from(readings.len().clamp(1, 4)).unwrap_or(1));
        Self {
            sheets: readings.iter().take(MAX_SHEETS).map(SheetCosts::of).collect(),
            choices,
            result,
            lattice: Lattice::default(),
            joints: Vec::new(),
            ends: Vec::new(),
            cheapest_end: f32::INFINITY,
            max_cost: max_cost * n_sheets,
            furthest: FURTHEST * n_sheets,
        }
    }

    pub(super) fn run(mut self, start: &Position, beam: usize) -> Together {
        let longest = self.sheets.iter().map(|sheet| sheet.slots.len()).max().unwrap_or(0);
        let shrink = 1 + longest / LONG_SHEET;
        let beam = (beam / (shrink * shrink)).max(4);
        let places = self.sheets.iter().map(|_| SheetPlace { slot: 0, before: Before::Usual }).collect();
        let moment = self.lattice.start();
        let mut layer = vec![AlignedState { moment, position: start.clone(), last: LastMoves::default(), places }];
        let (mut width, mut last_best) = (beam, 0.0);
        let mut is_stopped = false;
        for ply in 0..=u32::try_from(longest + MAX_PLIES_MORE).unwrap_or(u32::MAX) {
            let best = layer.iter().map(|state| self.cost_of(state)).fold(f32::INFINITY, f32::min);
            width = beam.max(width * WIDTH_KEPT.0 / WIDTH_KEPT.1);
            if best - last_best > self.furthest * SAYS_NOTHING / FURTHEST {
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
                is_stopped = true;
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
        Together { lattice: self.lattice, joints: self.joints, end, is_stopped }
    }

    /// Tells whether nothing is written for the next ply on any sheet that has not ended.
    fn is_silent(&self, state: &AlignedState) -> bool {
        let slots = state.places.iter().zip(&self.sheets).map(|(place, sheet)| sheet.places.get(place.slot as usize));
        slots.flatten().all(|(_, len)| *len == 0)
    }

    fn cost_of(&self, state: &AlignedState) -> f32 {
        self.lattice.moment(state.moment).cost
    }

    /// Keeps the cheapest states, and some of each way in which the sheets may have come apart.
    fn narrow(&self, layer: &mut Vec<AlignedState>, beam: usize) {
        layer.sort_by(|one, other| self.cost_of(one).total_cmp(&self.cost_of(other)));
        let furthest = layer.first().map_or(0.0, |state| self.cost_of(state)).min(self.cheapest_end) + self.furthest;
        let mut beam = AlignedQuota::new(beam);
        layer.retain(|state| self.cost_of(state) <= furthest && beam.takes(&state.places));
    }

    /// Notes that the game may end here, whatever is left of the sheets being no part of it.
    fn end_at(&mut self, state: &AlignedState) {
        let mut cost = self.ending_cost(&state.position);
        let mut passed = Vec::new();
        for (index, (sheet, place)) in self.sheets.iter().zip(&state.places).enumerate() {
            let at = place.slot as usize;
            if place.before == Before::Swapped {
                return;
            }
            cost += sheet.passing_rest[at];
            if at < sheet.slots.len() {
                passed.push((index, place.slot, u32::try_from(sheet.slots.len() - at).unwrap_or(0)));
            }
        }
        let total = self.cost_of(state) + cost;
        if total > self.cheapest_end + self.furthest {
            return;
        }
        self.cheapest_end = self.cheapest_end.min(total);
        let kind = self.note(Column { sightings: Box::default(), passed });
        self.ends.push(Step { from: state.moment, kind, mv: None, cost });
    }

    fn note(&mut self, joint: Column) -> StepKind {
        self.joints.push(joint);
        StepKind::Together { joint: u32::try_from(self.joints.len() - 1).unwrap_or(u32::MAX) }
    }

    fn ending_cost(&self, position: &Position) -> f32 {
        let is_true = match (self.result, position.turn()) {
            (GameResult::WhiteWins, turn) => turn == Color::Black,
            (GameResult::BlackWins, turn) => turn == Color::White,
            (GameResult::Draw, _) => false,
            (GameResult::Unknown | GameResult::BothLose, _) => true,
        };
        if is_true || !position.is_checkmate() { 0.0 } else { Confusions::get().costs.result_contradicted }
    }

    /// Lists the steps from the states that are worth following, the cheapest first.
    fn propose(&mut self, layer: &[AlignedState], most: usize) -> Vec<AlignedProposal> {
        let furthest = self.furthest;
        let mut proposals = Vec::new();
        let mut cheapest = f32::INFINITY;
        for (index, state) in layer.iter().enumerate() {
            // Where every sheet has ended the game has.
            if state.places.iter().zip(&self.sheets).all(|(place, sheet)| place.slot as usize >= sheet.slots.len()) {
                continue;
            }
            let before = self.cost_of(state);
            let moves = self.choices.of(&state.position, state.last);
            let options = self.options(state);
            // What is unusual is tried on each sheet, and `Choices` has counted one trial.
            self.choices.budget.spend(moves.len() * (self.sheets.len() + options.len()));
            for legal in moves.iter() {
                let (mv, prior, outline, gives) = (legal.mv, legal.prior, legal.outline, legal.gives);
                let usual: ArrayVec<WordEvidence, MAX_SHEETS> = (0..self.sheets.len())
                    .map(|sheet| self.told(sheet, state.places[sheet].slot, outline, gives))
                    .collect();
                let sum: f32 = usual.iter().map(|told| told.cost).sum();
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
                    match *choice {
                        CellChoice::None => put(*choice, sum),
                        CellChoice::Lost(sheet) => put(*choice, without(sheet)),
                        CellChoice::AllLost => put(*choice, *more),
                        CellChoice::Skipped(sheet, n) => {
                            let told = self.told(sheet, state.places[sheet].slot + n, outline, gives);
                            put(*choice, without(sheet) + told.cost);
                        }
                        CellChoice::Swapped(sheet) => {
                            let told = self.told(sheet, state.places[sheet].slot + 1, outline, gives);
                            // A word that says nothing shows nothing about columns.
                            if told.says {
                                put(*choice, without(sheet) + told.cost);
                            }
                        }
                    }
                }
            }
        }
        proposals.sort_by(|one, other| one.total.total_cmp(&other.total));
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
            proposal.total <= cheapest + furthest && beam.takes(&self.moved(state, proposal.choice).0)
        });
        proposals
    }

    /// Lists what may be unusual at a state, and what that costs apart from words.
    fn options(&self, state: &AlignedState) -> ArrayVec<(CellChoice, f32), { 6 * MAX_SHEETS + 2 }> {
        let mut options = ArrayVec::new();
        options.push((CellChoice::None, 0.0));
        let is_black = state.position.turn() == Color::Black;
        let lost = |sheet: usize, place: &SheetPlace| match place.before {
            Before::Lost if is_black => SAME_ROW,
            _ => self.sheets[sheet].costs.ply_lost,
        };
        let mut all_lost = 0.0;
        let mut can_all_be_lost = true;
        for (sheet, place) in state.places.iter().enumerate() {
            let slots = self.sheets[sheet].slots;
            let at = place.slot as usize;
            if place.before == Before::Swapped {
                can_all_be_lost = false;
                continue;
            }
            if at >= slots.len() {
                all_lost += SHEET_ENDED;
                continue;
            }
            all_lost += lost(sheet, place);
            options.push((CellChoice::Lost(sheet), lost(sheet, place)));
            if place.before == Before::Lost {
                continue;
            }
            let mut passing = 0.0;
            for n in 1..=MAX_PASSED {
                let next = at + n as usize;
                passing += self.sheets[sheet].passing[next - 1];
                if next >= slots.len() || passing > self.furthest {
                    break;
                }
                options.push((CellChoice::Skipped(sheet, n), passing));
            }
            let is_pair = slots.get(at + 1).is_some_and(|next| next.row == slots[at].row && next.cell.is_some());
            if is_pair && slots[at].cell.is_some() && slots[at].side == Side::White {
                options.push((CellChoice::Swapped(sheet), self.sheets[sheet].costs.colors_swapped));
            }
        }
        let n_going_on =
            state.places.iter().zip(&self.sheets).filter(|(place, sheet)| (place.slot as usize) < sheet.slots.len());
        if can_all_be_lost && n_going_on.count() > 1 {
            options.push((CellChoice::AllLost, all_lost));
        }
        options
    }

    /// Returns what a sheet says of a move at a slot.
    fn told(&mut self, sheet: usize, slot: u32, outline: MoveOutline, gives: CheckSuffix) -> WordEvidence {
        let sheet = &mut self.sheets[sheet];
        let garbage = sheet.costs.garbage;
        match sheet.places.get(slot as usize) {
            None => WordEvidence { cost: SHEET_ENDED, says: false },
            Some((_, 0)) => WordEvidence { cost: sheet.costs.gap, says: false },
            Some((at, len)) => {
                let cost = sheet.reader.whole(*at, *len, outline, gives);
                WordEvidence { cost: bounded(cost, garbage), says: cost < garbage }
            }
        }
    }

    /// Returns the places after a ply, and what each sheet has for it.
    fn moved(&self, state: &AlignedState, choice: CellChoice) -> (SourceMap, Column) {
        let mut places = state.places.clone();
        let mut passed = Vec::new();
        let mut sightings = Vec::with_capacity(places.len());
        for (index, place) in places.iter_mut().enumerate() {
            let slots = self.sheets[index].slots;
            let is_at_end = place.slot as usize >= slots.len();
            let was_swapped = place.before == Before::Swapped;
            match choice {
                CellChoice::Lost(sheet) if sheet == index => {
                    sightings.push(Observation::Lost);
                    place.before = Before::Lost;
                    continue;
                }
                CellChoice::AllLost if !is_at_end => {
                    sightings.push(Observation::Lost);
                    place.before = Before::Lost;
                    continue;
                }
                CellChoice::Swapped(sheet) if sheet == index => {
                    sightings.push(Observation::Word { slot: place.slot + 1, is_displaced: true });
                    place.before = Before::Swapped;
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
            sightings.push(match slots.get(slot as usize) {
                None => Observation::Ended,
                Some(Slot { cell: None, .. }) => Observation::Gap { slot },
                Some(_) => Observation::Word { slot, is_displaced: was_swapped },
            });
            if !is_at_end {
                place.slot += if was_swapped { 2 } else { 1 };
            }
        }
        (places, Column { sightings: sightings.into(), passed })
    }

    fn play(&mut self, layer: &[AlignedState], proposals: &[AlignedProposal], ply: u32) -> Vec<AlignedState> {
        let mut next: Vec<AlignedState> = Vec::new();
        let mut known: HashMap<(u64, SourceMap), usize> = HashMap::new();
        for proposal in proposals {
            let state = &layer[proposal.state];
            let (places, joint) = self.moved(state, proposal.choice);
            let mut position = state.position.clone();
            let last = state.last.after(&position, proposal.mv);
            position.play(proposal.mv);
            let cost = proposal.cost;
            let kind = self.note(joint);
            let at = *known.entry((position.key(), places.clone())).or_insert_with(|| {
                let moment = self.lattice.add(ply);
                next.push(AlignedState { moment, position, last, places });
                next.len() - 1
            });
            self.lattice.lead(next[at].moment, Step { from: state.moment, kind, mv: Some(proposal.mv), cost });
        }
        next
    }
}

/// Counts what is kept, so that what is cheap for the moment does not crowd out the ways in which the sheets may have come
/// apart: each shows only later whether it is right.
struct AlignedQuota {
    beam: usize,
    n_taken: usize,
    of_shift: Vec<(Slots, usize)>,
}

impl AlignedQuota {
    const fn new(beam: usize) -> Self {
        Self { beam, n_taken: 0, of_shift: Vec::new() }
    }

    fn takes(&mut self, places: &SourceMap) -> bool {
        let slots: Slots = places.iter().map(|place| place.slot).collect();
        let at = match self.of_shift.iter().position(|(known, _)| *known == slots) {
            Some(at) => at,
            None if self.of_shift.len() < MAX_SHIFTS => {
                self.of_shift.push((slots, 0));
                self.of_shift.len() - 1
            }
            None => return false,
        };
        let of_shift = &mut self.of_shift[at].1;
        let takes = self.n_taken < self.beam || *of_shift < self.beam / SHARE_OF_EACH_SHIFT;
        self.n_taken += usize::from(takes);
        *of_shift += usize::from(takes);
        takes
    }
}
