//! The most probable legal game behind a damaged record of a game whose moves have one spelling each.
//!
//! Such a move names both its squares, so that a legal move is compared with a written word as a whole: by how many
//! characters of the one must be misread, lost or added to come to the other. What follows decides between rivals.

use std::collections::HashSet;

use crate::game::{CheckStatus, Game};
use crate::record::Record;
use crate::replay::Replay;

use super::budget::Budget;
use super::restored::{Dropped, HowRead, Restored, RestoredPly, Rival};
use super::search::SearchOptions;
use super::sheet::{Cell, are_plausible, given_result};

/// A negative natural logarithm of a probability.
pub(super) type Cost = f32;
/// What it costs that a character is misread, lost or added: one in a hundred.
const CHARACTER: Cost = 4.6;
/// That a legal move as it is written is not the one that was played.
const DOUBT: Cost = 3.0;
/// That a sign of check stands where there is none, or is missing.
const SIGN: Cost = 1.6;
/// That a ply was not written, and that a word is no ply.
const MISSING: Cost = 9.0;
pub(super) const NO_PLY: Cost = 11.0;
/// A move that is spelled and compared takes so many steps, and as many again for each it makes room for.
const STEPS_A_MOVE: usize = 8;
/// A word with more slips than this is not the move.
const MAX_SLIPS: usize = 3;
/// What is longer than this is no move.
const LONGEST_WORD: usize = 24;
/// No game has more plies; the rest is not read.
const MAX_PLIES: usize = 600;
/// A changed move less probable than this is left open.
const MIN_CONFIDENCE: f64 = 0.25;
/// So many rivals are told, and none that is less probable than this.
const MAX_RIVALS: usize = 3;
const MIN_SHARE: f64 = 0.005;

/// What one word, or the lack of one, was taken for.
struct NearbyStep<M> {
    parent: Option<usize>,
    mv: Option<M>,
    how: HowRead,
    /// The word, by its place among the words.
    word: Option<usize>,
    cost: f32,
}

/// A position that some reading of the words leads to.
struct Hypothesis<P> {
    position: P,
    cost: f32,
    last: Option<usize>,
}

/// A way on from a hypothesis.
struct WayOn<M> {
    from: usize,
    mv: Option<M>,
    how: HowRead,
    cost: f32,
    total: f32,
}

/// Finds the game; nothing where the record can be played as it is written, or where there is nothing to go by.
#[must_use]
pub fn repair_nearby<G: Game>(
    game: &G,
    record: &Record<'_>,
    replay: &Replay<G>,
    options: SearchOptions,
) -> Option<Restored<G>> {
    let start = replay.start.position.as_ref().filter(|_| !replay.is_complete)?;
    let words: Vec<Cell> = record
        .tape
        .main_line()
        .take(MAX_PLIES)
        .map(|(_, item)| Cell { span: item.span, word: record.slice(item.span).to_owned() })
        .collect();
    let is_cut = record.tape.main_line().nth(MAX_PLIES).is_some();
    let has_any_square = words.iter().any(|cell| game.read(cell.word.as_bytes(), replay.alphabet).is_some());
    if !has_any_square || !are_plausible(words.iter()) {
        return None;
    }
    let budget = Budget::new(options.max_steps);
    let mut search =
        NearbySearch { game, letters: replay.alphabet, steps: Vec::new(), beam: options.beam.max(1), budget };
    let mut held = vec![Hypothesis { position: start.clone(), cost: 0.0, last: None }];
    let mut stopped_at = None;
    for (index, cell) in words.iter().enumerate() {
        if search.budget.is_spent() {
            stopped_at = Some(cell.span.start);
            break;
        }
        held = search.go_on(&held, index, &cell.word, words.get(index + 1).map(|next| next.word.as_str()));
    }
    let mut restored = search.restored(start, &held, record, &words, options.max_cost, is_cut);
    // What is played as it is written is worth more than a game that ends earlier.
    if restored.plies.is_empty() || restored.plies.len() < replay.main_plies as usize {
        return None;
    }
    restored.is_stopped = stopped_at.is_some();
    let last = words.last().filter(|_| is_cut).map(|cell| cell.span.end);
    restored.account(record, &[], stopped_at.or(last).unwrap_or(u32::MAX), None);
    if !restored.unplayed.is_empty() || restored.is_stopped || is_cut {
        restored.confidence = 0.0;
    }
    Some(restored)
}

struct NearbySearch<'g, G: Game> {
    game: &'g G,
    letters: G::Alphabet,
    steps: Vec<NearbyStep<G::Move>>,
    beam: usize,
    budget: Budget,
}

impl<G: Game> NearbySearch<'_, G> {
    /// Takes one word in all ways that are likely enough.
    fn go_on(
        &mut self,
        held: &[Hypothesis<G::Position>],
        index: usize,
        word: &str,
        next: Option<&str>,
    ) -> Vec<Hypothesis<G::Position>> {
        let mut ways: Vec<WayOn<G::Move>> = Vec::new();
        let plain = packed_san(word);
        for (from, hypothesis) in held.iter().enumerate() {
            let total = |cost: f32| hypothesis.cost + cost;
            let written = self.resolve(&hypothesis.position, word);
            ways.extend(written.map(|(mv, cost)| WayOn {
                from,
                mv: Some(mv),
                how: HowRead::AsWritten,
                cost,
                total: total(cost),
            }));
            let doubt = if written.is_some() { DOUBT } else { 0.0 };
            let legal = self.game.legal_moves(&hypothesis.position);
            self.budget.spend(STEPS_A_MOVE * legal.len().max(1));
            for mv in legal {
                if written.is_some_and(|(played, _)| played == mv) {
                    continue;
                }
                let spelled = self.game.spell(&hypothesis.position, mv, self.letters);
                let Some(slips) = plain.as_ref().and_then(|plain| distance(plain, &spelled)) else { continue };
                let cost = doubt + CHARACTER * small(slips.max(1)) + self.sign_cost(&hypothesis.position, mv, word);
                ways.push(WayOn { from, mv: Some(mv), how: HowRead::Changed, cost, total: total(cost) });
            }
            if written.is_none() {
                let legal = self.game.legal_moves(&hypothesis.position);
                self.budget.spend(STEPS_A_MOVE * STEPS_A_MOVE * legal.len());
                let is_next_playable = |mv: G::Move| {
                    let mut after = hypothesis.position.clone();
                    self.game.play(&mut after, mv);
                    self.resolve(&after, word).is_some()
                };
                // A ply that was left out makes room for the word as it stands.
                let missing = legal.into_iter().filter(|mv| is_next_playable(*mv));
                let cost = MISSING;
                ways.extend(missing.map(|mv| WayOn {
                    from,
                    mv: Some(mv),
                    how: HowRead::Inserted,
                    cost,
                    total: total(cost),
                }));
                let cost = if next.is_none() { NO_PLY + DOUBT } else { NO_PLY };
                ways.push(WayOn { from, mv: None, how: HowRead::Changed, cost, total: total(cost) });
            }
        }
        ways.sort_by(|one, other| one.total.total_cmp(&other.total));
        let mut seen = HashSet::new();
        let mut kept = Vec::new();
        for way in ways {
            if kept.len() >= self.beam {
                break;
            }
            let hypothesis = self.follow(&held[way.from], &way, index, word);
            if let Some(hypothesis) = hypothesis.filter(|it| seen.insert(self.game.key(&it.position))) {
                kept.push(hypothesis);
            }
        }
        kept
    }

    /// Plays a way, and the word itself where it is a ply that was left out.
    fn follow(
        &mut self,
        from: &Hypothesis<G::Position>,
        way: &WayOn<G::Move>,
        index: usize,
        word: &str,
    ) -> Option<Hypothesis<G::Position>> {
        let mut position = from.position.clone();
        let is_inserted = way.how == HowRead::Inserted;
        self.steps.push(NearbyStep {
            parent: from.last,
            mv: way.mv,
            how: way.how,
            word: (!is_inserted).then_some(index),
            cost: way.cost,
        });
        if let Some(mv) = way.mv {
            self.game.play(&mut position, mv);
        }
        let mut total = way.total;
        if is_inserted {
            let (mv, cost) = self.resolve(&position, word)?;
            let parent = Some(self.steps.len() - 1);
            self.steps.push(NearbyStep { parent, mv: Some(mv), how: HowRead::AsWritten, word: Some(index), cost });
            self.game.play(&mut position, mv);
            total += cost;
        }
        Some(Hypothesis { position, cost: total, last: Some(self.steps.len() - 1) })
    }

    /// Finds the legal move that is written, and what its signs cost.
    fn resolve(&self, position: &G::Position, word: &str) -> Option<(G::Move, f32)> {
        let written = self.game.read(word.as_bytes(), self.letters)?;
        let mv = self.game.resolve(position, &written).ok()?.mv;
        Some((mv, self.sign_cost(position, mv, word)))
    }

    fn sign_cost(&self, position: &G::Position, mv: G::Move, word: &str) -> f32 {
        let mut after = position.clone();
        self.game.play(&mut after, mv);
        let gives = self.game.gives(&after) != CheckStatus::Nothing;
        if gives == word.contains(['+', '#']) { 0.0 } else { SIGN }
    }

    /// Lists the steps that lead to a hypothesis.
    fn path(&self, last: Option<usize>) -> Vec<usize> {
        let mut path: Vec<usize> = std::iter::successors(last, |step| self.steps[*step].parent).collect();
        path.reverse();
        path
    }

    fn restored(
        &self,
        start: &G::Position,
        held: &[Hypothesis<G::Position>],
        record: &Record<'_>,
        words: &[Cell],
        max_cost: f32,
        is_cut: bool,
    ) -> Restored<G> {
        let best = held.first().and_then(|best| best.last);
        let least = held.first().map_or(0.0, |best| best.cost);
        let weigh = |hypothesis: &Hypothesis<_>| (f64::from(least - hypothesis.cost)).exp();
        let weight: f64 = held.iter().map(weigh).sum::<f64>().max(f64::MIN_POSITIVE);
        let others: Vec<(Vec<usize>, f64)> =
            held.iter().map(|hypothesis| (self.path(hypothesis.last), weigh(hypothesis) / weight)).collect();
        let mut restored = Restored::nothing(start.clone(), self.letters, given_result(record));
        restored.confidence = others.first().map_or(0.0, |(_, share)| *share);
        restored.is_cut = is_cut;
        let mut position = start.clone();
        for (at, step) in self.path(best).iter().map(|step| &self.steps[*step]).enumerate() {
            let (row, side) = (self.game.move_number(&position), self.game.side(&position));
            let cell = step.word.and_then(|word| words.get(word)).cloned();
            let after = u32::try_from(restored.plies.len()).unwrap_or(u32::MAX);
            let Some(mv) = step.mv else {
                restored.dropped.extend(cell.map(|cell| Dropped { row, side, cell, cost: step.cost, after }));
                continue;
            };
            let (confidence, rivals) = self.shares(&others, at, mv, &position);
            let is_changed = step.how != HowRead::AsWritten;
            restored.plies.push(RestoredPly {
                ply: after.saturating_add(1),
                row,
                side,
                cell,
                mv,
                how: step.how,
                edits: Vec::new(),
                cost: step.cost,
                confidence,
                rivals: if is_changed { rivals } else { Vec::new() },
                is_open: is_changed && (step.cost > max_cost || confidence < MIN_CONFIDENCE),
            });
            self.game.play(&mut position, mv);
        }
        restored
    }

    /// Tells how probable a move is among all hypotheses, and what else it may be.
    fn shares(
        &self,
        others: &[(Vec<usize>, f64)],
        at: usize,
        mv: G::Move,
        position: &G::Position,
    ) -> (f64, Vec<Rival<G::Move>>) {
        let mut shares: Vec<(G::Move, f64)> = Vec::new();
        for (path, share) in others {
            let Some(other) = path.get(at).and_then(|step| self.steps[*step].mv) else { continue };
            match shares.iter_mut().find(|(known, _)| *known == other) {
                Some((_, sum)) => *sum += share,
                None => shares.push((other, *share)),
            }
        }
        let confidence = shares.iter().find(|(known, _)| *known == mv).map_or(0.0, |(_, share)| *share);
        let legal = self.game.legal_moves(position);
        shares.retain(|(other, share)| *other != mv && *share >= MIN_SHARE && legal.contains(other));
        shares.sort_by(|one, other| other.1.total_cmp(&one.1));
        let rivals = shares.into_iter().take(MAX_RIVALS).map(|(mv, confidence)| Rival { mv, confidence });
        (confidence.min(1.0), rivals.collect())
    }
}

/// Tells what it costs that a legal move is written so; none where it cannot be meant.
pub(super) fn word_cost<G: Game>(
    game: &G,
    position: &G::Position,
    mv: G::Move,
    word: &str,
    letters: G::Alphabet,
) -> Option<Cost> {
    let meant = game.read(word.as_bytes(), letters).and_then(|written| game.resolve(position, &written).ok());
    if meant.is_some_and(|meant| meant.mv == mv) {
        return Some(0.0);
    }
    let slips = distance(&packed_san(word)?, &game.spell(position, mv, letters))?;
    Some(CHARACTER * small(slips.max(1)) + if meant.is_some() { DOUBT } else { 0.0 })
}

/// Returns what is compared of a word: its letters and digits, small, without signs; nothing of one that is too long.
fn packed_san(word: &str) -> Option<Vec<char>> {
    let plain: Vec<char> = word.chars().take(LONGEST_WORD + 1).filter(|c| is_compared(*c)).collect();
    (!plain.is_empty() && plain.len() <= LONGEST_WORD).then(|| plain.iter().flat_map(|c| c.to_lowercase()).collect())
}

/// Letters and digits count, but not the signs of a building.
fn is_compared(character: char) -> bool {
    character.is_alphanumeric() && !matches!(character, 'x' | 'X' | 'х' | 'Х')
}

/// Counts the slips between a word and a spelling, if there are no more than a word may have.
fn distance(word: &[char], spelled: &str) -> Option<usize> {
    let spelled: Vec<char> = spelled.chars().filter(|c| is_compared(*c)).collect();
    if word.len().abs_diff(spelled.len()) > MAX_SLIPS {
        return None;
    }
    let mut row: Vec<usize> = (0..=spelled.len()).collect();
    for (line, seen) in word.iter().enumerate() {
        let mut corner = row[0];
        row[0] = line + 1;
        for (at, meant) in spelled.iter().enumerate() {
            let misread = corner + usize::from(seen != meant);
            corner = row[at + 1];
            row[at + 1] = misread.min(row[at] + 1).min(corner + 1);
        }
    }
    row.last().copied().filter(|slips| *slips <= MAX_SLIPS)
}

/// Widens a small count.
fn small(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX))
}
