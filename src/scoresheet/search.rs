//! The search for the game behind a sheet: a beam over positions, slot by slot, in which later words decide about earlier.

use std::collections::HashMap;

use crate::chess::{Alphabet, Color, Move, Position};
use crate::record::GameResult;

use super::confusions::{Confusions, Costs};
use super::costing::ReadyWord;
use super::lattice::{Lattice, Step, StepKind};
use super::sheet::Sheet;
use super::template::Outline;

/// How hard to search.
#[derive(Clone, Copy, Debug)]
pub struct SearchOptions {
    /// How many positions are kept at each slot.
    pub beam: usize,
    /// A reading that costs more is left open.
    pub max_cost: f32,
}

impl Default for SearchOptions {
    fn default() -> Self {
        Self { beam: 200, max_cost: 16.0 }
    }
}

/// What is still to be read of the slots, apart from whole words in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Pending {
    /// Nothing else.
    None,
    /// The next word to be read is that of the slot before: the colors are swapped.
    Before,
    /// The rest of the word of the slot before, from this letter on.
    Rest(usize),
}

/// A moment that is still followed.
struct State {
    moment: u32,
    position: Position,
    pending: Pending,
    /// Whether a move without a slot led here.
    is_inserted: bool,
}

/// The moments at one slot.
#[derive(Default)]
struct Layer {
    states: Vec<State>,
    known: HashMap<(u64, u32, Pending), usize>,
}

/// A step that may be made.
struct Proposal {
    state: usize,
    step: Step,
    total: f32,
    /// How many slots are passed.
    n_slots: usize,
    pending: Pending,
    /// Which word is read, for its check mark.
    word: Option<WordPart>,
}

/// A word, a part of one, or two together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum WordPart {
    Whole(usize),
    Start(usize, usize),
    Rest(usize, usize),
    Joined(usize),
}

/// What a search came to.
pub(super) struct Found {
    pub(super) lattice: Lattice,
    /// The ends with what it costs to end there, the cheapest first.
    pub(super) ends: Vec<(u32, f32)>,
}

/// Sheets longer than this are searched with fewer positions a slot, so that the time stays bounded.
const LONG_SHEET: usize = 700;
/// Where a word says nothing, so many times more positions are kept.
const WIDER: usize = 4;
/// An increase of the cheapest cost beyond this shows that a word says nothing.
const SAYS_NOTHING: f32 = 6.0;
/// How much of the cost of a word that says nothing still counts, and how much at most.
const LITTLE: f32 = 0.15;
const MOST_OF_NOTHING: f32 = 3.0;
/// Where moves and slots have come apart, each way in which they have keeps at least this part of the positions.
const SHARE_OF_EACH_SHIFT: usize = 4;
/// In so many ways they may have come apart at once.
const MOST_SHIFTS: usize = 6;
/// From so many states a move without a slot is tried.
const MOST_INSERTING: usize = 8;
/// Steps that are this much dearer than the cheapest are not followed.
const FURTHEST: f32 = 24.0;

pub(super) struct Search<'a> {
    sheet: &'a Sheet,
    alphabet: Alphabet,
    confusions: &'static Confusions,
    options: SearchOptions,
    words: Vec<Option<ReadyWord>>,
    parts: HashMap<WordPart, ReadyWord>,
    lattice: Lattice,
}

impl<'a> Search<'a> {
    pub(super) fn new(sheet: &'a Sheet, alphabet: Alphabet, options: SearchOptions) -> Self {
        let words = sheet.slots.iter().map(|slot| slot.cell.as_ref().map(|cell| ReadyWord::of(&cell.word))).collect();
        Self {
            sheet,
            alphabet,
            confusions: Confusions::get(),
            options,
            words,
            parts: HashMap::new(),
            lattice: Lattice::default(),
        }
    }

    const fn costs(&self) -> &'static Costs {
        &self.confusions.costs
    }

    /// Searches the first `n_slots` slots.
    pub(super) fn run(mut self, start: &Position, n_slots: usize) -> Found {
        let n_slots = n_slots.min(self.sheet.slots.len());
        let shrink = 1 + n_slots / LONG_SHEET;
        let beam = (self.options.beam / (shrink * shrink)).max(4);
        let mut layers: Vec<Layer> = vec![Layer::default(), Layer::default(), Layer::default()];
        let moment = self.lattice.add(0, 0, 0.0);
        layers[0].states.push(State { moment, position: start.clone(), pending: Pending::None, is_inserted: false });
        let mut last_best = 0.0;
        for slot in 0..n_slots {
            let mut layer = std::mem::take(&mut layers[0]);
            layers.rotate_left(1);
            let best = self.cheapest(&layer);
            let widen = if best - last_best > SAYS_NOTHING { WIDER } else { 1 };
            last_best = best;
            self.narrow(&mut layer, beam * widen);
            self.insert(&mut layer, slot, (MOST_INSERTING / (shrink * shrink)).max(1));
            let is_gap = self.words[slot].is_none();
            let most = beam * if is_gap { WIDER } else { widen.max(2) };
            self.expand(&layer, slot, n_slots, most, &mut layers);
        }
        let layer = std::mem::take(&mut layers[0]);
        let mut ends: Vec<(u32, f32)> =
            layer.states.iter().map(|state| (state.moment, self.ending_cost(&state.position))).collect();
        ends.sort_by(|one, other| self.total(*one).total_cmp(&self.total(*other)));
        Found { lattice: self.lattice, ends }
    }

    fn total(&self, (moment, cost): (u32, f32)) -> f32 {
        self.lattice.moment(moment).cost + cost
    }

    fn ending_cost(&self, position: &Position) -> f32 {
        if !position.is_checkmate() {
            return 0.0;
        }
        let is_true = match self.sheet.result {
            GameResult::WhiteWins => position.turn() == Color::Black,
            GameResult::BlackWins => position.turn() == Color::White,
            GameResult::Draw => false,
            GameResult::Unknown => true,
        };
        if is_true { 0.0 } else { self.costs().result_contradicted }
    }

    fn cheapest(&self, layer: &Layer) -> f32 {
        layer.states.iter().map(|state| self.lattice.moment(state.moment).cost).fold(f32::INFINITY, f32::min)
    }

    /// Keeps the cheapest states, cheapest first.
    fn narrow(&self, layer: &mut Layer, beam: usize) {
        let cost = |state: &State| self.lattice.moment(state.moment).cost;
        layer.states.sort_by(|one, other| cost(one).total_cmp(&cost(other)));
        let furthest = layer.states.first().map_or(0.0, &cost) + FURTHEST;
        let mut quota = Quota::new(beam);
        layer.states.retain(|state| cost(state) <= furthest && quota.takes(self.lattice.moment(state.moment).ply));
    }

    /// Adds the states that a move without a slot leads to.
    fn insert(&mut self, layer: &mut Layer, slot: usize, most: usize) {
        let mut inserted = Vec::new();
        for state in layer.states.iter().take(most).filter(|state| state.pending == Pending::None) {
            let moves = state.position.legal_moves();
            let cost = self.costs().ply_lost + of_one_in(moves.len());
            let ply = self.lattice.moment(state.moment).ply + 1;
            for mv in moves {
                let mut position = state.position.clone();
                position.play(mv);
                let step = Step { from: state.moment, kind: StepKind::Inserted, mv: Some(mv), cost };
                let moment = self.lattice.add(order(slot, true), ply, f32::INFINITY);
                self.lattice.lead(moment, step);
                inserted.push(State { moment, position, pending: Pending::None, is_inserted: true });
            }
        }
        layer.states.append(&mut inserted);
    }

    /// Makes the steps from a slot that are worth following.
    fn expand(&mut self, layer: &Layer, slot: usize, n_slots: usize, most: usize, layers: &mut [Layer]) {
        let mut proposals = Vec::new();
        for (index, state) in layer.states.iter().enumerate() {
            self.propose(index, state, slot, n_slots, &mut proposals);
        }
        // Check marks are not counted yet, so that more is played than will be kept.
        let most = most * 2;
        proposals.sort_unstable_by(|one, other| one.total.total_cmp(&other.total));
        let mut quota = Quota::new(most);
        proposals.retain(|proposal| {
            let from = self.lattice.moment(layer.states[proposal.state].moment).ply;
            quota.takes(from + u32::from(proposal.step.mv.is_some()))
        });
        for proposal in &proposals {
            let state = &layer.states[proposal.state];
            let mut position = state.position.clone();
            let mut step = proposal.step;
            let mut ply = self.lattice.moment(state.moment).ply;
            if let Some(mv) = step.mv {
                position.play(mv);
                ply += 1;
                if let Some(word) = proposal.word {
                    let gives = position.check_mark();
                    let costs = self.costs();
                    step.cost += self.word(word).map_or(0.0, |ready| ready.mark_cost(gives, costs));
                }
            }
            let next = &mut layers[proposal.n_slots - 1];
            let key = (position.key(), ply, proposal.pending);
            let at = *next.known.entry(key).or_insert_with(|| {
                let moment = self.lattice.add(order(slot + proposal.n_slots, false), ply, f32::INFINITY);
                next.states.push(State { moment, position, pending: proposal.pending, is_inserted: false });
                next.states.len() - 1
            });
            self.lattice.lead(next.states[at].moment, step);
        }
    }

    fn word(&mut self, part: WordPart) -> Option<&mut ReadyWord> {
        match part {
            WordPart::Whole(slot) => self.words.get_mut(slot)?.as_mut(),
            WordPart::Start(slot, _) | WordPart::Rest(slot, _) | WordPart::Joined(slot) => {
                if !self.parts.contains_key(&part) {
                    let word = self.words.get(slot)?.as_ref()?;
                    let made = match part {
                        WordPart::Start(_, at) => word.part(0, at),
                        WordPart::Rest(_, at) => word.part(at, word.n_letters()),
                        _ => word.joined(self.words.get(slot + 1)?.as_ref()?),
                    };
                    self.parts.insert(part, made);
                }
                self.parts.get_mut(&part)
            }
        }
    }

    /// Lists the steps that can be made from a state at a slot.
    fn propose(&mut self, index: usize, state: &State, slot: usize, n_slots: usize, out: &mut Vec<Proposal>) {
        let moves = state.position.legal_moves();
        let outlines: Vec<(Move, Outline)> = moves.iter().map(|mv| (*mv, Outline::of(&state.position, *mv))).collect();
        let reading = match state.pending {
            Pending::None => WordPart::Whole(slot),
            Pending::Before => WordPart::Whole(slot - 1),
            Pending::Rest(at) => WordPart::Rest(slot - 1, at),
        };
        let mut proposer = Proposer { index, state, slot, outlines: &outlines, out };
        let costs = self.costs();
        let is_gap = state.pending == Pending::None && self.words[slot].is_none();
        if is_gap {
            proposer.gap(self, costs.gap + of_one_in(moves.len()));
            proposer.drop(self, costs.gap_skipped);
            return;
        }
        let limit = costs.garbage + of_one_in(moves.len());
        proposer.read(self, reading, 0.0, limit, (1, Pending::None));
        if state.pending != Pending::None || state.is_inserted {
            return;
        }
        proposer.drop(self, self.dropping_cost(slot));
        let next = self.sheet.slots.get(slot + 1).filter(|_| slot + 1 < n_slots);
        let Some(next) = next else { return };
        let row = self.sheet.slots[slot].row;
        if next.row == row && next.cell.is_some() && !next.is_over && !self.sheet.slots[slot].is_over {
            proposer.read(self, WordPart::Whole(slot + 1), costs.colors_swapped, limit, (1, Pending::Before));
        }
        if next.cell.is_none() {
            let n_letters = self.words[slot].as_ref().map_or(0, ReadyWord::n_letters);
            for at in 2..n_letters.saturating_sub(1).min(10) {
                proposer.read(self, WordPart::Start(slot, at), costs.split, limit - 3.0, (1, Pending::Rest(at)));
            }
        }
        if next.cell.is_some() && self.row_is_over(slot) {
            proposer.read(self, WordPart::Joined(slot), costs.joined, limit, (2, Pending::None));
        }
    }

    /// Tells whether a slot's row has more words than columns.
    fn row_is_over(&self, slot: usize) -> bool {
        let row = self.sheet.slots[slot].row;
        self.sheet.slots[slot..].iter().take(4).any(|other| other.row == row && other.is_over)
    }

    fn dropping_cost(&self, slot: usize) -> f32 {
        let word = |slot: usize| self.sheet.slots[slot].cell.as_ref().map(|cell| cell.word.as_str());
        let costs = self.costs();
        if self.row_is_over(slot) {
            costs.word_over
        } else if slot > 0 && word(slot) == word(slot - 1) || slot > 1 && word(slot) == word(slot - 2) {
            costs.word_repeated
        } else {
            costs.ply_doubled
        }
    }
}

/// Counts what is kept, so that what is cheap for the moment does not crowd out the ways in which moves and slots may have
/// come apart: each shows only later whether it is right.
struct Quota {
    beam: usize,
    n_taken: usize,
    /// How many were taken of each number of plies.
    of_ply: Vec<(u32, usize)>,
}

impl Quota {
    const fn new(beam: usize) -> Self {
        Self { beam, n_taken: 0, of_ply: Vec::new() }
    }

    fn takes(&mut self, ply: u32) -> bool {
        let at = match self.of_ply.iter().position(|(known, _)| *known == ply) {
            Some(at) => at,
            None if self.of_ply.len() < MOST_SHIFTS => {
                self.of_ply.push((ply, 0));
                self.of_ply.len() - 1
            }
            None => return false,
        };
        let of_ply = &mut self.of_ply[at].1;
        let takes = self.n_taken < self.beam || *of_ply < self.beam / SHARE_OF_EACH_SHIFT;
        self.n_taken += usize::from(takes);
        *of_ply += usize::from(takes);
        takes
    }
}

/// Makes the proposals of one state.
struct Proposer<'p> {
    index: usize,
    state: &'p State,
    slot: usize,
    outlines: &'p [(Move, Outline)],
    out: &'p mut Vec<Proposal>,
}

impl Proposer<'_> {
    fn put(&mut self, search: &Search<'_>, step: Step, word: Option<WordPart>, next: (usize, Pending)) {
        let total = search.lattice.moment(self.state.moment).cost + step.cost;
        let (n_slots, pending) = next;
        self.out.push(Proposal { state: self.index, step, total, n_slots, pending, word });
    }

    fn read(&mut self, search: &mut Search<'_>, part: WordPart, more: f32, limit: f32, next: (usize, Pending)) {
        let (alphabet, confusions) = (search.alphabet, search.confusions);
        let slot = match part {
            WordPart::Whole(slot) | WordPart::Start(slot, _) | WordPart::Rest(slot, _) | WordPart::Joined(slot) => slot,
        };
        let is_displaced = matches!(part, WordPart::Whole(of) if of != self.slot);
        let kind = StepKind::Read { slot: u32::try_from(slot).unwrap_or(u32::MAX), is_displaced };
        // A word that says nothing is one thing; that it should be a part of one as well would be too much.
        let is_whole = matches!(part, WordPart::Whole(_)) && more == 0.0;
        for (mv, outline) in self.outlines {
            let Some(word) = search.word(part) else { return };
            let cost = word.cost(*outline, alphabet, confusions);
            if cost < limit || is_whole {
                let step = Step { from: self.state.moment, kind, mv: Some(*mv), cost: more + bounded(cost, limit) };
                self.put(search, step, Some(part), next);
            }
        }
    }

    fn gap(&mut self, search: &Search<'_>, cost: f32) {
        let kind = StepKind::Gap { slot: u32::try_from(self.slot).unwrap_or(u32::MAX) };
        for (mv, _) in self.outlines {
            let step = Step { from: self.state.moment, kind, mv: Some(*mv), cost };
            self.put(search, step, None, (1, Pending::None));
        }
    }

    fn drop(&mut self, search: &Search<'_>, cost: f32) {
        let kind = StepKind::Dropped { slot: u32::try_from(self.slot).unwrap_or(u32::MAX) };
        let step = Step { from: self.state.moment, kind, mv: None, cost };
        self.put(search, step, None, (1, Pending::None));
    }
}

/// Returns the cost of a word that may say nothing at all; even then it says a little.
fn bounded(cost: f32, limit: f32) -> f32 {
    if cost <= limit { cost } else { limit + ((cost - limit) * LITTLE).min(MOST_OF_NOTHING) }
}

/// Returns the place of a moment in the order of the search.
fn order(slot: usize, is_inserted: bool) -> u32 {
    u32::try_from(2 * slot).unwrap_or(u32::MAX - 1) + u32::from(is_inserted)
}

/// Returns what it costs to say which one of so many it was.
fn of_one_in(count: usize) -> f32 {
    f32::from(u16::try_from(count.max(1)).unwrap_or(u16::MAX)).ln()
}
