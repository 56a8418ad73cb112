//! The search for the game behind a sheet: a beam over positions, place by place in the text, in which later evidence
//! decides about earlier moves.

mod bridging;
#[cfg(test)]
mod brute_force_tests;
mod rows;

use std::collections::{HashMap, VecDeque};

use crate::game::{Chess, Side};
use crate::record::GameResult;
use crate::sorting::CompactSort;

use super::beam::Quota;
use super::decoded_games::DecodedGames;
use super::options::SearchOptions;
use crate::scoresheet::damage::confusions::{Confusions, Costs};
use crate::scoresheet::damage::costing::Reader;
use crate::scoresheet::damage::distance::{LONGEST_WORD, distance_of_words};
use crate::scoresheet::damage::row_blocks::{RepeatedRows, repeated_rows};
use crate::scoresheet::damage::sheet_channel::SheetChannel;
use crate::scoresheet::damage::step_costs::{
    PassedCell, SAYS_NOTHING, WIDER, bounded, ending_cost, long_word, losing_cost, passing_cost,
};
use crate::scoresheet::moves::{Choice, Decodable};
use crate::scoresheet::reading::mixer::Quick;
use crate::scoresheet::reading::observations::{PROSE, SheetText};
use crate::scoresheet::search::choices::Choices;
use crate::scoresheet::search::lattice::{Lattice, Step, StepKind};
use crate::scoresheet::search::lost_rows::Bridging;

/// A state that is still followed.
struct SearchState<G: Decodable> {
    /// The place in the text.
    place: usize,
    moment: u32,
    position: G::Position,
    recent: G::Recent,
    status: Status,
}

impl<G: Decodable> SearchState<G> {
    /// Returns the expected number of the sheet's row.
    fn number(&self, game: &G) -> u32 {
        game.move_number(&self.position).saturating_add_signed(self.status.ahead)
    }
}

/// The part of a state besides the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "the flags are independent")]
struct Status {
    /// The difference between the sheet's numbers and the game's.
    ahead: i32,
    /// Whether the number of the row has been read.
    is_numbered: bool,
    /// Whether rows start with Black's move, since a ply was left out and the sheet continued without it.
    starts_black: bool,
    /// The beginning of the next word to be read, and the place to continue from, if the colors are swapped.
    pending: Option<(usize, usize)>,
    /// The number of successive moves without a place.
    n_inserted: u8,
    /// Whether the previous text is prose that is passed over.
    is_in_prose: bool,
    /// Whether words after the end of the game have been passed over.
    is_behind_end: bool,
}

impl Status {
    /// Text above the first row is passed over like prose.
    const AT_START: Self = Self {
        ahead: 0,
        is_numbered: false,
        starts_black: false,
        pending: None,
        n_inserted: 0,
        is_in_prose: true,
        is_behind_end: false,
    };
}

/// A possible step.
#[derive(Clone, Copy, Debug)]
struct Proposal<M> {
    /// The state it starts from.
    state: usize,
    step: Step<M>,
    total: f32,
    status: Status,
    ply: u32,
}

/// The state that steps start from.
struct Origin {
    index: usize,
    moment: u32,
    cost: f32,
    ply: u32,
    status: Status,
}

impl Origin {
    /// Returns the status after something has been read.
    const fn read(&self) -> Status {
        Status { is_numbered: false, pending: None, n_inserted: 0, is_in_prose: false, ..self.status }
    }

    fn step<M>(&self, kind: StepKind, mv: Option<M>, cost: f32, status: Status) -> Proposal<M> {
        let ply = self.ply + u32::from(mv.is_some());
        Proposal {
            state: self.index,
            step: Step { from: self.moment, kind, mv, cost },
            total: self.cost + cost,
            status,
            ply,
        }
    }
}

/// Longer texts are searched with fewer positions a place, which bounds the time.
const LONG_TEXT: usize = 3500;
/// The meaning of such a word shows only moves later: this part of the width is kept from one place to the next.
const WIDTH_KEPT: (usize, usize) = (93, 100);
/// If a place is this much more expensive than a later one, only a part of the positions is kept.
const DEARER: f32 = 2.0;
/// If a reading costs more than allowed, the game continues from this many guesses.
const MAX_GIVEN_UP: usize = 4;
/// The number of states from which a move without a place is tried, and the part of them if many are kept.
const MAX_INSERTING: usize = 12;
const PER_INSERTING: usize = 8;
/// The maximum number of successive moves without a place, and the maximum if the numbers of the rows show it.
const MAX_INSERTED: u8 = 2;
const MAX_ROWS_MISSING: u32 = 8;
/// Steps that are this much more expensive than the cheapest are not followed.
const FURTHEST: f32 = 18.0;
/// A longer word is not a move, however damaged.
const LONGEST_GARBAGE: usize = 24;
/// A search without steps left ends between two words, if one ends within this many characters.
const FURTHEST_WORD_END: usize = 64;
/// The maximum length of a step.
const FURTHEST_STEP: usize = 160;
/// The distance within which a later place may be cheaper.
const LOOK_AHEAD: usize = 40;
/// The maximum length of a damaged result after the last move.
const LONGEST_RESULT: usize = 10;

/// Searches for the games behind one sheet.
pub(crate) struct CharacterSweep<'a, 'g, G: Decodable = Chess> {
    sheet_text: &'a SheetText,
    result: GameResult,
    confusions: &'a Confusions,
    costs: &'a Costs,
    options: SearchOptions,
    reader: Reader<'a, G>,
    lattice: Lattice<G::Move>,
    /// The states of the last places, and the number of those before them.
    states: VecDeque<SearchState<G>>,
    passed: usize,
    choices: &'a mut Choices<'g, G>,
    /// The possible steps to each place in the text.
    proposals: Vec<Vec<Proposal<G::Move>>>,
    /// The cheapest way to each place.
    cheapest: Vec<f32>,
    ends: Vec<(u32, f32)>,
    /// The number of steps proposed so far.
    n_proposed: usize,
    /// Rows that are written twice, by the beginning of the repetition.
    repeated: HashMap<usize, Vec<RepeatedRows>>,
    /// The bridging of gaps, if enabled.
    bridging: Option<Bridging<'a, G, SearchState<G>>>,
}

impl<'a, 'g, G: Decodable> CharacterSweep<'a, 'g, G> {
    pub(crate) fn new(
        sheet_text: &'a SheetText,
        channel: &SheetChannel<'a, G>,
        result: GameResult,
        options: SearchOptions,
        choices: &'a mut Choices<'g, G>,
    ) -> Self {
        let confusions = channel.confusions;
        Self {
            sheet_text,
            result,
            confusions,
            costs: &confusions.costs,
            options,
            reader: Reader::new(sheet_text, channel.notation, confusions),
            lattice: Lattice::default(),
            states: VecDeque::new(),
            passed: 0,
            choices,
            proposals: Vec::new(),
            cheapest: Vec::new(),
            ends: Vec::new(),
            n_proposed: 0,
            repeated: repeated_rows(sheet_text, FURTHEST_STEP, &confusions.costs),
            bridging: None,
        }
    }

    /// Searches the first characters of the text.
    pub(crate) fn run(mut self, start: &G::Position, n_letters: usize) -> DecodedGames<G::Move> {
        let end = n_letters.min(self.sheet_text.len());
        let shrink = 1 + end / LONG_TEXT;
        let beam = (self.options.beam / (shrink * shrink)).max(4);
        self.proposals = vec![Vec::new(); end + 1];
        self.cheapest = vec![f32::INFINITY; end + 1];
        let moment = self.lattice.start();
        self.states.push_back(SearchState {
            place: 0,
            moment,
            position: start.clone(),
            recent: G::Recent::default(),
            status: Status::AT_START,
        });
        let mut last_best = 0.0;
        let mut width = beam;
        let mut spent_at = None;
        let mut stopped_at = None;
        for at in 0..=end {
            let first = self.passed + self.states.len();
            if at > 0 {
                let best = self.cheapest[at];
                let later = self.cheapest[at + 1..].iter().take(LOOK_AHEAD).copied().fold(f32::INFINITY, f32::min);
                width = beam.max(width * WIDTH_KEPT.0 / WIDTH_KEPT.1);
                let mut most = width;
                if best > later {
                    most = shrunk(width, best - later);
                } else {
                    if best - last_best > SAYS_NOTHING && best - last_best <= self.options.max_cost {
                        width = beam * WIDER;
                        most = width;
                    }
                    last_best = best;
                }
                let proposals = std::mem::take(&mut self.proposals[at]);
                self.realize(proposals, at, most, best.min(later) + FURTHEST);
                self.land(at, best.min(later) + FURTHEST);
            }
            let first = if at == 0 { 0 } else { first };
            if self.choices.budget.is_spent() && first < self.passed + self.states.len() && at < end {
                let since = at - *spent_at.get_or_insert(at);
                if at == 0 || self.sheet_text.letters[at - 1] == ' ' || since > FURTHEST_WORD_END {
                    stopped_at = Some(at);
                    self.ends.clear();
                }
            }
            if at == end || stopped_at.is_some() {
                for index in first - self.passed..self.states.len() {
                    let state = &self.states[index];
                    self.ends.push((state.moment, self.ending_cost(&state.position)));
                }
                break;
            }
            if first == self.passed + self.states.len() {
                continue;
            }
            self.bridge(first, at, end);
            self.insert(first, at, beam, (MAX_INSERTING.max(beam / PER_INSERTING) / (shrink * shrink)).max(1));
            for index in first..self.passed + self.states.len() {
                self.end_here(index, at, end);
                self.propose(index, at, end);
            }
            while self.states.front().is_some_and(|state| state.place + FURTHEST_STEP < at) {
                self.states.pop_front();
                self.passed += 1;
            }
        }
        let mut ends = std::mem::take(&mut self.ends);
        ends.compact_sort_by(|one, other| self.total(*one).total_cmp(&self.total(*other)));
        DecodedGames { lattice: self.lattice, columns: Vec::new(), ends, stopped_at }
    }

    fn state(&self, index: usize) -> &SearchState<G> {
        &self.states[index - self.passed]
    }

    fn total(&self, (moment, cost): (u32, f32)) -> f32 {
        self.lattice.moment(moment).cost + cost
    }

    fn ending_cost(&self, position: &G::Position) -> f32 {
        ending_cost(self.choices.game, position, self.result, self.costs)
    }

    /// Ends the game before what may be the rest of a result.
    fn end_here(&mut self, index: usize, at: usize, end: usize) {
        let state = self.state(index);
        if end < self.sheet_text.len() || end - at > LONGEST_RESULT || state.status.pending.is_some() {
            return;
        }
        let rest = self.sheet_text.letters[at..end].strip_suffix(&[' ']).unwrap_or_default();
        let cost = ["1-0", "0-1", "1/2-1/2", "*", ""]
            .into_iter()
            .map(|result| {
                let unlikely =
                    if self.result == GameResult::Unknown || result == self.result.marker() { 0.0 } else { 3.0 };
                distance_of_words(rest, result, self.confusions) + unlikely
            })
            .fold(f32::INFINITY, f32::min);
        let ending = (state.moment, self.costs.result_spoiled + cost + self.ending_cost(&state.position));
        self.ends.push(ending);
    }

    /// Plays the cheapest of the steps that lead to one place.
    fn realize(&mut self, mut proposals: Vec<Proposal<G::Move>>, place: usize, most: usize, limit: f32) {
        proposals.retain(|proposal| proposal.total <= limit);
        proposals.sort_unstable_by(|one, other| {
            let by_state = || one.state.cmp(&other.state).then(one.step.mv.cmp(&other.step.mv));
            one.total.total_cmp(&other.total).then_with(by_state)
        });
        let mut beam = Quota::new(most);
        let mut n_given_up = 0;
        let mut known: HashMap<(u64, u32, Status), u32, Quick> = HashMap::default();
        for proposal in proposals {
            let is_given_up = proposal.step.cost > self.options.max_cost;
            n_given_up += usize::from(is_given_up);
            if !beam.has_room(proposal.ply) || is_given_up && n_given_up > MAX_GIVEN_UP {
                continue;
            }
            let from = self.state(proposal.state);
            let (mut position, mut recent) = (from.position.clone(), from.recent);
            if let Some(mv) = proposal.step.mv {
                recent = self.choices.game.recent_after(recent, &position, mv);
                self.choices.game.play(&mut position, mv);
            }
            let status = proposal.status;
            let moment = *known.entry((self.choices.game.key(&position), proposal.ply, status)).or_insert_with(|| {
                beam.take(proposal.ply);
                let moment = self.lattice.add(proposal.ply);
                self.states.push_back(SearchState { place, moment, position, recent, status });
                moment
            });
            self.lattice.lead(moment, proposal.step);
        }
    }

    fn put(&mut self, to: usize, proposal: Proposal<G::Move>) {
        self.n_proposed += usize::from(to < self.cheapest.len());
        let Some(cheapest) = self.cheapest.get_mut(to).filter(|cheapest| proposal.total <= **cheapest + FURTHEST)
        else {
            return;
        };
        *cheapest = cheapest.min(proposal.total);
        self.proposals[to].push(proposal);
    }

    /// Adds the states that moves without a place lead to.
    fn insert(&mut self, first: usize, at: usize, beam: usize, most: usize) {
        let mut from = first;
        let best = self.cheapest_of(first);
        for _ in 0..2 * MAX_ROWS_MISSING {
            let to = self.passed + self.states.len();
            let mut proposals = Vec::new();
            let mut has_shown_gap = false;
            for index in from..to {
                let state = self.state(index);
                let Some((kind, cost, status)) = self.insertion(state, at) else { continue };
                let is_shown = kind == StepKind::Gap;
                if !is_shown && index - from >= most {
                    continue;
                }
                has_shown_gap |= is_shown;
                let moment = self.lattice.moment(state.moment);
                let (base, ply) = (moment.cost, moment.ply + 1);
                let state = &self.states[index - self.passed];
                for choice in self.choices.of(&state.position, state.recent).iter() {
                    let cost = cost + choice.prior;
                    let total = base + cost;
                    if total > best + FURTHEST {
                        continue;
                    }
                    let step = Step { from: state.moment, kind, mv: Some(choice.mv), cost };
                    proposals.push(Proposal { state: index, step, total, status, ply });
                }
            }
            if proposals.is_empty() {
                break;
            }
            self.realize(proposals, at, if has_shown_gap { beam * WIDER } else { beam }, best + FURTHEST);
            from = to;
        }
    }

    /// Returns how a move without a place may be made from a state, its cost, and the resulting status: in a missing
    /// row, as numbers show, or one that has no cell.
    fn insertion(&self, state: &SearchState<G>, at: usize) -> Option<(StepKind, f32, Status)> {
        let status = state.status;
        let read = self.sheet_text.numbers[at].map_or(0, |read| read.value);
        let is_shown = (1..=MAX_ROWS_MISSING).contains(&read.saturating_sub(state.number(self.choices.game)));
        if status.pending.is_some() || status.is_in_prose || !is_shown && status.n_inserted >= MAX_INSERTED {
            return None;
        }
        let next = Status { is_numbered: false, n_inserted: status.n_inserted.saturating_add(1), ..status };
        Some(if is_shown {
            (StepKind::Gap, self.costs.gap, next)
        } else {
            let side = self.choices.game.side(&state.position);
            (StepKind::Inserted, losing_cost(status.n_inserted > 0, side, self.costs), next)
        })
    }

    fn cheapest_of(&self, first: usize) -> f32 {
        let states = self.states.range(first - self.passed..);
        states.map(|state| self.lattice.moment(state.moment).cost).fold(f32::INFINITY, f32::min)
    }

    /// Proposes the steps from a state; if nothing can be read, passing over the text, so that no word ends the search.
    fn propose(&mut self, index: usize, at: usize, end: usize) {
        let n_proposed = self.n_proposed;
        self.propose_all(index, at, end);
        if self.n_proposed > n_proposed {
            return;
        }
        let state = &self.states[index - self.passed];
        let moment = self.lattice.moment(state.moment);
        let status = state.status;
        let origin = Origin { index, moment: state.moment, cost: moment.cost, ply: moment.ply, status };
        let (from, to, behind) = match status.pending {
            Some((word, behind)) => (word, at, behind),
            None => (at, self.sheet_text.word_ends[at].min(end), self.sheet_text.word_ends[at].min(end)),
        };
        let cost = self.costs.ply_doubled + self.costs.dead_end + long_word(to - from, self.costs);
        self.put(behind, origin.step(StepKind::Dropped { from, to }, None, cost, origin.read()));
    }

    fn propose_all(&mut self, index: usize, at: usize, end: usize) {
        let state = &self.states[index - self.passed];
        let (status, number) = (state.status, state.number(self.choices.game));
        let moment = self.lattice.moment(state.moment);
        let origin = Origin { index, moment: state.moment, cost: moment.cost, ply: moment.ply, status };
        let is_white = self.choices.game.side(&state.position) == Side::White;
        let choices = self.choices.of(&state.position, state.recent);
        if let Some((word, behind)) = status.pending {
            self.propose_displaced(&origin, &choices, (word, at), behind, 0.0, origin.read());
            return;
        }
        if choices.is_empty() {
            return self.propose_behind_end(&origin, at, end);
        }
        self.propose_prose(&origin, at, end);
        self.propose_repeated(&origin, at, end);
        if self.sheet_text.letters[at] == PROSE {
            return;
        }
        let form = self.sheet_text.standing(at);
        let leaving = self.leaving_cost(&origin, number, at);
        let Some(more) = self.propose_numbers(&origin, number, is_white, at, leaving) else { return };
        let quoted = form.word.filter(|_| status.is_in_prose);
        let more = more + leaving + quoted.map_or(0.0, |standing| self.costs.of_move_in_row(standing));
        let word_end = self.sheet_text.word_ends[at];
        let len = word_end - at;
        let is_start = at == 0 || self.sheet_text.letters[at - 1] == ' ' || status.is_numbered;
        self.propose_reading(&origin, &choices, at, end, is_start, more);
        if let Some(to) = self.sheet_text.placeholder(at).filter(|to| *to <= end) {
            for choice in choices.iter() {
                let cost = more + self.costs.gap + choice.prior;
                self.put(to, origin.step(StepKind::Gap, Some(choice.mv), cost, origin.read()));
            }
        }
        if is_start && len > 1 && word_end <= end && !status.is_in_prose {
            let kind = StepKind::Dropped { from: at, to: word_end };
            self.put(word_end, origin.step(kind, None, self.dropping_cost(at), status));
            let next = self.sheet_text.word_ends[word_end];
            let is_row = is_white && self.sheet_text.numbers[word_end].is_none();
            // A word that is too long for a move would be read in the other column, where it is also impossible.
            if is_row && len > 2 && len <= LONGEST_WORD && next - word_end > 2 && next - at <= LONGEST_GARBAGE {
                let swapped = Status { pending: Some((at, next)), ..origin.read() };
                let more = more + self.costs.colors_swapped;
                self.propose_displaced(&origin, &choices, (word_end, next), word_end, more, swapped);
            }
        }
    }

    /// Proposes the moves that may be written at a place.
    fn propose_reading(
        &mut self,
        origin: &Origin,
        choices: &[Choice<G>],
        at: usize,
        end: usize,
        is_start: bool,
        more: f32,
    ) {
        let word_end = self.sheet_text.word_ends[at];
        let limit = self.costs.garbage;
        for choice in choices {
            let ends = self.reader.ends(at, choice.outline);
            let more = more + choice.prior;
            let mut whole = f32::INFINITY;
            for (len, cost) in ends.iter() {
                let to = at + len;
                if to == word_end {
                    whole = cost;
                }
                if to <= end && cost < limit + 4.0 {
                    let kind = StepKind::Read { from: at, to, is_displaced: false };
                    self.put(to, origin.step(kind, Some(choice.mv), more + cost, origin.read()));
                }
            }
            let limit = limit + long_word(word_end - at, self.costs);
            if is_start && whole > limit && (3..=LONGEST_GARBAGE).contains(&(word_end - at)) {
                let kind = StepKind::Read { from: at, to: word_end, is_displaced: false };
                self.put(
                    word_end,
                    origin.step(kind, Some(choice.mv), more + bounded(whole, limit, self.costs), origin.read()),
                );
            }
        }
    }

    /// Proposes the moves of a word in the other player's column.
    fn propose_displaced(
        &mut self,
        origin: &Origin,
        choices: &[Choice<G>],
        (from, to): (usize, usize),
        behind: usize,
        more: f32,
        status: Status,
    ) {
        let kind = StepKind::Read { from, to, is_displaced: true };
        for choice in choices {
            let ends = self.reader.ends(from, choice.outline);
            for (_, cost) in ends.iter().filter(|(len, _)| from + len == to) {
                let cost = more + cost + choice.prior;
                self.put(behind, origin.step(kind, Some(choice.mv), cost, status));
            }
        }
    }

    fn dropping_cost(&self, at: usize) -> f32 {
        let word = self.sheet_text.word(at);
        let before = |at: usize| {
            let end = at.checked_sub(1)?;
            let start = self.sheet_text.letters[..end].iter().rposition(|letter| *letter == ' ').map_or(0, |at| at + 1);
            Some(start)
        };
        let one = before(at);
        let two = one.and_then(before);
        let repeats = [one, two].into_iter().flatten().any(|start| self.sheet_text.word(start) == word);
        let is_number = word.iter().all(|letter| letter.is_ascii_digit() || *letter == '.');
        let spelled = 1.0 + self.reader.adding_cost(at, at + word.len());
        let passed = |cell| passing_cost(cell, self.costs);
        if repeats && !is_number {
            passed(PassedCell::Repeated { is_behind_repeated: false })
        } else if is_number {
            passed(PassedCell::Number).min(spelled)
        } else {
            passed(PassedCell::Word(word.len())).min(spelled)
        }
    }
}

fn shrunk(beam: usize, dearer: f32) -> usize {
    let mut most = beam;
    let mut rest = dearer;
    while rest > 0.0 && most > 4 {
        most = most * 3 / 4;
        rest -= DEARER / 4.0;
    }
    most
}
