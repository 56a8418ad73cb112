//! Steps of the search over a gap: the moves that bridge it, and the words that can be played after them, at once.

use super::{CharacterSweep, SearchState, Status};
use crate::game::Side;
use crate::scoresheet::moves::Decodable;
use crate::scoresheet::search::bridges::{Bridge, BridgeBuilder, LONGEST_BRIDGE, PlainWords, TextToken};
use crate::scoresheet::search::lattice::{Step, StepKind};
use crate::scoresheet::search::lost_rows::{Bridging, LostRows};
use crate::sorting::CompactSort;

/// The maximum number of states of a place from which a gap is bridged, and of gaps of a sheet.
const MAX_BRIDGING: usize = 2;
const MAX_GAPS: usize = 40;
/// The part of the remaining steps that the bridges of one gap may use.
const SHARE_OF_A_GAP: (u64, u64) = (1, 32);

/// A gap that the sheet itself shows.
struct ShownGap {
    n_moves: usize,
    /// The numbers of rows inside it, each with the moves before it: its value, its beginning and its end.
    numbers: Vec<(usize, u32, usize, usize)>,
    /// The place where the sheet continues.
    from: usize,
}

impl<'a, G: Decodable> CharacterSweep<'a, '_, G> {
    /// Enables bridging: of gaps that the sheet shows, and of lost rows.
    pub(in crate::scoresheet::search::decode) fn bridging(
        mut self,
        words: &'a PlainWords<G::Written>,
        lost_rows: &'a LostRows<G::Move>,
    ) -> Self {
        self.bridging = Some(Bridging { words, lost_rows, n_bridged: 0, bridged_to: 0, landings: Vec::new() });
        self
    }

    /// Bridges a gap from the cheapest states at a place.
    pub(super) fn bridge(&mut self, first: usize, at: usize, end: usize) {
        let Some(mut bridging) = self.bridging.take() else { return };
        if end == self.sheet_text.len() && !self.choices.budget.is_spent() {
            let mut indices: Vec<usize> = (first..self.passed + self.states.len()).collect();
            indices.retain(|index| {
                let status = self.state(*index).status;
                let is_in_prose = status.is_in_prose && self.sheet_text.has_prose;
                status.pending.is_none() && !status.is_numbered && !status.starts_black && !is_in_prose
            });
            let cost = |index: &usize| self.lattice.moment(self.state(*index).moment).cost;
            indices.compact_sort_by(|one, other| cost(one).total_cmp(&cost(other)));
            indices.truncate(MAX_BRIDGING);
            let mut bridged_to = bridging.bridged_to;
            for index in indices {
                bridged_to = bridged_to.max(self.bridge_from(index, at, &mut bridging));
            }
            bridging.bridged_to = bridged_to;
        }
        self.bridging = Some(bridging);
    }

    /// Bridges a gap from one state. Returns the place where the sheet continues, if it shows a gap.
    fn bridge_from(&mut self, index: usize, at: usize, bridging: &mut Bridging<'_, G, SearchState<G>>) -> usize {
        let state = self.state(index);
        let (position, recent) = (state.position.clone(), state.recent);
        let key = self.choices.game.key(&position);
        for bridge in bridging.lost_rows.at(at, key) {
            let gap = ShownGap { n_moves: bridge.moves.len(), numbers: Vec::new(), from: at };
            let n_rows = bridge.moves.len() / 2;
            let more = f32::from(u8::try_from(n_rows.saturating_sub(1)).unwrap_or(u8::MAX));
            let cost = self.costs.ply_lost + more * self.costs.row_more;
            self.lead_over(index, &gap, bridge, (StepKind::Inserted, cost, 0.0), bridging);
        }
        let state = self.state(index);
        let Some(gap) = self.shown_gap(at, state.number(self.choices.game), self.choices.game.side(&state.position))
        else {
            return 0;
        };
        // Within a gap, no more is known than at its beginning.
        if bridging.n_bridged >= MAX_GAPS || at < bridging.bridged_to {
            return 0;
        }
        bridging.n_bridged += 1;
        let held = self.choices.budget.hold_back(SHARE_OF_A_GAP);
        let mut builder =
            BridgeBuilder { sheet_text: self.sheet_text, words: bridging.words, choices: &mut *self.choices };
        let bridges = builder.build(&position, recent, gap.n_moves, gap.from);
        self.choices.budget.give_back(held);
        for bridge in bridges.iter().filter(|bridge| bridge.reach.n_words > 0) {
            self.lead_over(index, &gap, bridge, (StepKind::Gap, 0.0, self.costs.gap), bridging);
        }
        gap.from
    }

    /// Finds the gap that numbers and empty cells show at a place.
    fn shown_gap(&self, at: usize, number: u32, side: Side) -> Option<ShownGap> {
        let half = |row: u32, side: Side| 2 * i64::from(row) + i64::from(side == Side::Black);
        let begin = half(number, side);
        let (mut now, mut from) = (begin, at);
        let mut numbers = Vec::new();
        let longest = i64::try_from(LONGEST_BRIDGE).unwrap_or(0);
        loop {
            match TextToken::at(self.sheet_text, from)? {
                TextToken::Number { value, to, n_dots } => {
                    let next = half(value, if n_dots > 1 { Side::Black } else { Side::White });
                    if next < now {
                        return None;
                    }
                    now = next;
                    numbers.push((usize::try_from(now - begin).ok()?, value, from, to));
                    from = to;
                }
                TextToken::Blank { to } => {
                    now += 1;
                    from = to;
                }
                TextToken::Prose { .. } => return None,
                TextToken::Word { .. } => break,
            }
            if now - begin > longest {
                return None;
            }
        }
        let n_moves = usize::try_from(now - begin).ok()?;
        (n_moves > 0).then_some(ShownGap { n_moves, numbers, from })
    }

    /// Adds the states of a bridge and of what can be played after it. `kind`, the fixed cost and the cost of each move
    /// describe the moves of the gap.
    fn lead_over(
        &mut self,
        index: usize,
        gap: &ShownGap,
        bridge: &Bridge<G::Move>,
        (kind, at_once, each): (StepKind, f32, f32),
        bridging: &mut Bridging<'_, G, SearchState<G>>,
    ) {
        let state = self.state(index);
        let mut way = BridgedWay {
            moment: state.moment,
            ply: self.lattice.moment(state.moment).ply,
            position: state.position.clone(),
            recent: state.recent,
            ahead: state.status.ahead,
        };
        for (n_before, mv) in bridge.moves.iter().enumerate() {
            self.read_numbers(&mut way, gap, n_before);
            let cost = each + if n_before == 0 { at_once } else { 0.0 };
            if !self.lead_on(&mut way, *mv, kind, |_, _| cost) {
                return;
            }
        }
        self.read_numbers(&mut way, gap, bridge.moves.len());
        let mut at = gap.from;
        // If the words after it do not continue to the end, the last of them may be misread, or the first.
        let mut before_last = None;
        if !bridge.reach.is_whole {
            self.land_later(at, way.clone(), bridging);
        }
        while at < bridge.reach.to {
            match TextToken::at(self.sheet_text, at) {
                Some(TextToken::Number { value, to, .. }) => {
                    self.read_number(&mut way, value, (at, to));
                    at = to;
                }
                Some(TextToken::Word { .. }) => {
                    let Some(word) = bridging.words.at(at) else { break };
                    let Ok(resolution) = self.choices.game.resolve(&way.position, &word.written) else { break };
                    let to = word.to;
                    if at > gap.from {
                        before_last = Some((at, way.clone()));
                    }
                    let kind = StepKind::Read { from: at, to, is_displaced: false };
                    let is_led = self.lead_on(&mut way, resolution.mv, kind, |search, outline| {
                        let ends = search.reader.ends(at, outline);
                        let whole = ends.iter().find(|(len, _)| at + len == to);
                        whole.map_or(search.costs.garbage, |(_, cost)| cost)
                    });
                    if !is_led {
                        break;
                    }
                    at = to;
                }
                _ => break,
            }
        }
        if let Some((at, way)) = before_last.filter(|_| !bridge.reach.is_whole) {
            self.land_later(at, way, bridging);
        }
        self.land_later(at, way, bridging);
    }

    /// Lets the search continue at a place after a bridge.
    fn land_later(&mut self, at: usize, way: BridgedWay<G>, bridging: &mut Bridging<'_, G, SearchState<G>>) {
        let Some(cheapest) = self.cheapest.get_mut(at) else { return };
        *cheapest = cheapest.min(self.lattice.moment(way.moment).cost);
        self.n_proposed += 1;
        let status = Status {
            ahead: way.ahead,
            is_numbered: false,
            starts_black: false,
            pending: None,
            n_inserted: 0,
            is_in_prose: false,
            is_behind_end: false,
        };
        let BridgedWay { moment, position, recent, .. } = way;
        bridging.landings.push(SearchState { place: at, moment, position, recent, status });
    }

    fn read_numbers(&mut self, way: &mut BridgedWay<G>, gap: &ShownGap, n_before: usize) {
        for (_, value, from, to) in gap.numbers.iter().filter(|number| number.0 == n_before) {
            self.read_number(way, *value, (*from, *to));
        }
    }

    fn read_number(&mut self, way: &mut BridgedWay<G>, value: u32, (from, to): (usize, usize)) {
        let number = self.choices.game.move_number(&way.position);
        way.ahead = i32::try_from(i64::from(value) - i64::from(number)).unwrap_or(0);
        let step = Step { from: way.moment, kind: StepKind::Number { value, from, to }, mv: None, cost: 0.0 };
        way.moment = self.lattice.add(way.ply);
        self.lattice.lead(way.moment, step);
    }

    /// Makes one more move. Returns true if it is legal.
    fn lead_on(
        &mut self,
        way: &mut BridgedWay<G>,
        mv: G::Move,
        kind: StepKind,
        cost: impl FnOnce(&mut Self, G::Outline) -> f32,
    ) -> bool {
        let choices = self.choices.of(&way.position, way.recent);
        let Some(choice) = choices.iter().find(|choice| choice.mv == mv) else { return false };
        let cost = choice.prior + cost(self, choice.outline);
        let step = Step { from: way.moment, kind, mv: Some(mv), cost };
        way.ply += 1;
        way.moment = self.lattice.add(way.ply);
        self.lattice.lead(way.moment, step);
        way.recent = self.choices.game.recent_after(way.recent, &way.position, mv);
        self.choices.game.play(&mut way.position, mv);
        true
    }

    /// Adds the states in which bridges end at a place.
    pub(super) fn land(&mut self, at: usize, limit: f32) {
        let Some(bridging) = &mut self.bridging else { return };
        let mut landed: Vec<SearchState<G>> = Vec::new();
        let mut rest = Vec::with_capacity(bridging.landings.len());
        for state in std::mem::take(&mut bridging.landings) {
            if state.place == at { landed.push(state) } else { rest.push(state) }
        }
        bridging.landings = rest;
        landed.retain(|state| self.lattice.moment(state.moment).cost <= limit);
        self.states.extend(landed);
    }
}

/// The state of a bridge in progress.
#[derive(Clone)]
struct BridgedWay<G: Decodable> {
    moment: u32,
    ply: u32,
    position: G::Position,
    recent: G::Recent,
    ahead: i32,
}
