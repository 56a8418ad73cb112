//! Rows that are lost without a trace: inserted moves make the next rows playable.

use std::collections::HashMap;

use super::bridges::{Bridge, BridgeBuilder, ENOUGH_WORDS, PlainWords, TextToken};
use super::lattice::{Step, StepKind};
use crate::game::Side;
use crate::scoresheet::moves::Decodable;
use crate::scoresheet::reading::mixer::Quick;

/// Bridges over lost rows: by the place of the next row and the position before it.
pub(crate) struct LostRows<M> {
    bridges: HashMap<(usize, u64), Vec<Bridge<M>>, Quick>,
}

/// The data that a search needs to bridge gaps.
pub(crate) struct Bridging<'a, G: Decodable, State> {
    pub(crate) words: &'a PlainWords<G::Written>,
    pub(crate) lost_rows: &'a LostRows<G::Move>,
    pub(crate) n_bridged: usize,
    /// The end of the gap that was bridged last.
    pub(crate) bridged_to: usize,
    /// The states in which bridges end.
    pub(crate) landings: Vec<State>,
}

/// The maximum number of rows before the unplayable one that are examined, too: a loss shows only later.
const ROWS_BEFORE: usize = 4;
/// The maximum number of rows lost at once.
const MAX_ROWS_LOST: usize = 3;
/// The minimum number of additional words that are playable after a bridge, unless the sheet ends there.
const WORDS_MORE: usize = 8;
/// The maximum number of places of a sheet that are examined.
const MAX_PLACES: usize = 3;
/// A row from which this many words can be played is in order.
const IN_ORDER: usize = 6;
/// The number of next plies of the first reading whose costs beyond the usual may show lost rows.
const PLIES_LOOKED_AT: usize = 10;
const USUAL: f32 = 4.0;
const MUCH: f32 = 4.0;
/// Below this cost, at most one lost row is searched for.
const VERY_MUCH: f32 = 10.0;

/// A row of the sheet with the position before it.
struct RowStart<G: Decodable> {
    at: usize,
    position: G::Position,
    recent: G::Recent,
    /// The cost of the next plies in the first reading.
    excess: f32,
}

impl<M: Copy> LostRows<M> {
    pub(crate) fn none() -> Self {
        Self { bridges: HashMap::default() }
    }

    /// Returns the bridges over rows that are lost before a place.
    pub(crate) fn at(&self, at: usize, key: u64) -> &[Bridge<M>] {
        self.bridges.get(&(at, key)).map_or(&[], Vec::as_slice)
    }
}

impl<M: Copy + Eq + std::hash::Hash> LostRows<M> {
    /// Searches for lost rows where the first reading of a sheet has high costs.
    pub(crate) fn of<G: Decodable<Move = M>>(
        builder: &mut BridgeBuilder<'_, '_, G>,
        start: &G::Position,
        way: &[Step<M>],
    ) -> Self {
        let mut lost = Self::none();
        let read = rows_read(builder, start, way);
        let written = rows_as_written(builder, start, &read);
        let mut n_places = 0;
        // The first word that cannot be played is examined in any case.
        for (rows, fewest) in [(written, 0.0), (read, MUCH)] {
            let mut in_order_from = 0;
            for index in 0..rows.len() {
                let row = &rows[index];
                if row.excess < fewest || row.at < in_order_from || n_places >= MAX_PLACES {
                    continue;
                }
                let reach = builder.reach(&row.position, row.at, ENOUGH_WORDS);
                if reach.is_whole || reach.n_words >= IN_ORDER {
                    continue;
                }
                n_places += 1;
                // Up to the row of the word that cannot be played.
                let behind = rows.partition_point(|row| row.at <= reach.to).max(index + 1);
                let from = behind.saturating_sub(1 + ROWS_BEFORE);
                let dearest = rows[index..behind].iter().map(|row| row.excess).fold(0.0, f32::max);
                let most = if dearest < VERY_MUCH { 1 } else { MAX_ROWS_LOST };
                let found = lost.find(builder, &rows[from..behind], reach.to, most);
                in_order_from = found.unwrap_or(reach.to + 1);
            }
        }
        lost
    }

    /// Tries to insert rows before some of a sheet. Returns the place up to which it can then be played.
    fn find<G: Decodable<Move = M>>(
        &mut self,
        builder: &mut BridgeBuilder<'_, '_, G>,
        rows: &[RowStart<G>],
        reached: usize,
        most: usize,
    ) -> Option<usize> {
        for n_rows in 1..=most {
            let mut best = 0;
            let mut found: Vec<(usize, Vec<Bridge<M>>)> = Vec::new();
            for (index, row) in rows.iter().enumerate() {
                if builder.choices.budget.is_spent() {
                    return None;
                }
                let bridges = builder.build(&row.position, row.recent, 2 * n_rows, row.at);
                let Some(first) = bridges.first() else { continue };
                let to = first.reach.to;
                if n_words_between(builder, reached, to) >= WORDS_MORE || first.reach.is_whole && to > reached {
                    best = best.max(to);
                    found.push((index, bridges));
                }
            }
            // Only the total cost shows which of the rows it is.
            found.retain(|(_, bridges)| bridges.first().is_some_and(|bridge| bridge.reach.to == best));
            if !found.is_empty() {
                for (index, bridges) in found {
                    let key = builder.choices.game.key(&rows[index].position);
                    self.bridges.insert((rows[index].at, key), bridges);
                }
                return Some(best);
            }
        }
        None
    }
}

fn n_words_between<G: Decodable>(builder: &BridgeBuilder<'_, '_, G>, mut at: usize, to: usize) -> usize {
    let mut n_words = 0;
    while at < to {
        let Some(token) = TextToken::at(builder.sheet_text, at) else { break };
        at = match token {
            TextToken::Number { to, .. } | TextToken::Blank { to } | TextToken::Prose { to } => to,
            TextToken::Word { to } => {
                n_words += 1;
                to
            }
        };
    }
    n_words
}

/// Returns the rows of a sheet as they were read first.
fn rows_read<G: Decodable>(
    builder: &BridgeBuilder<'_, '_, G>,
    start: &G::Position,
    way: &[Step<G::Move>],
) -> Vec<RowStart<G>> {
    let game = builder.choices.game;
    let (mut position, mut recent) = (start.clone(), G::Recent::default());
    let mut rows = Vec::new();
    for (index, step) in way.iter().enumerate() {
        if let StepKind::Number { from, .. } = step.kind
            && game.side(&position) == Side::White
        {
            let excess = excess(&way[index..]);
            rows.push(RowStart { at: from, position: position.clone(), recent, excess });
        }
        if let Some(mv) = step.mv {
            recent = game.recent_after(recent, &position, mv);
            game.play(&mut position, mv);
        }
    }
    rows
}

fn excess<M>(way: &[Step<M>]) -> f32 {
    let last = way.iter().enumerate().filter(|(_, step)| step.mv.is_some()).nth(PLIES_LOOKED_AT - 1);
    let near = last.map_or(way, |(index, _)| &way[..=index]);
    near.iter().map(|step| (step.cost - USUAL).max(0.0)).sum()
}

/// Returns the rows of a sheet that can be played as they are written, up to the first that cannot.
fn rows_as_written<G: Decodable>(
    builder: &BridgeBuilder<'_, '_, G>,
    start: &G::Position,
    read: &[RowStart<G>],
) -> Vec<RowStart<G>> {
    let game = builder.choices.game;
    let (mut position, mut recent) = (start.clone(), G::Recent::default());
    let mut rows: Vec<RowStart<G>> = Vec::new();
    let mut at = 0;
    while let Some(token) = TextToken::at(builder.sheet_text, at) {
        match token {
            TextToken::Number { to, .. } => {
                if game.side(&position) == Side::White {
                    let excess = read.iter().find(|row| row.at == at).map_or(0.0, |row| row.excess);
                    rows.push(RowStart { at, position: position.clone(), recent, excess });
                }
                at = to;
            }
            TextToken::Blank { .. } => break,
            TextToken::Prose { to } => at = to,
            TextToken::Word { .. } => {
                let Some(word) = builder.words.at(at) else { break };
                let Ok(resolution) = game.resolve(&position, &word.written) else { break };
                recent = game.recent_after(recent, &position, resolution.mv);
                game.play(&mut position, resolution.mv);
                at = word.to;
            }
        }
    }
    rows
}
