//! Several sheets searched together, in each possible order of their rows: as they are written, and with a page turned
//! over on one of them. The results are added by the probability of the orders.

use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::Hash;
use std::ops::Range;

use crate::game::Chess;
use crate::record::GameResult;

use super::aligned_ply::Aligned;
use super::anchored::{Anchored, GameOfOne, n_as_written};
use super::one_sheet::OneSheet;
use super::page_order::order_like;
use crate::scoresheet::damage::confusions::Confusions;
use crate::scoresheet::damage::sheet_channel::SheetChannel;
use crate::scoresheet::moves::Decodable;
use crate::scoresheet::one_sheet::repair::suited;
use crate::scoresheet::one_sheet::restored::Rival;
use crate::scoresheet::reading::observations::SheetText;
use crate::scoresheet::search::budget::Budget;
use crate::scoresheet::search::choices::Choices;
use crate::scoresheet::search::column::Observation;
use crate::scoresheet::search::decode::{DecodedGames, DecodedSheets, SearchOptions, SoughtGame, decode};
use crate::scoresheet::search::lattice::{StepKind, log_sum};
use crate::scoresheet::search::same_words::NamedSquares;
use crate::scoresheet::search::sheet_costs::SheetReading;

/// A block of rows that is at another place of a sheet than it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TurnedPage {
    pub(crate) sheet: usize,
    /// The slots, as they are written.
    pub(crate) slots: Range<usize>,
    /// The slots that were played before it and come after it.
    pub(crate) behind: Range<usize>,
}

/// The most probable game behind sheets, with its rivals.
pub(crate) struct FoundTogether<'a, G: Decodable = Chess> {
    /// The sheets, each in the order in which it was played.
    pub(crate) sheets: Vec<Cow<'a, OneSheet<G>>>,
    pub(crate) turned: Vec<TurnedPage>,
    pub(crate) aligned: Vec<Aligned<G::Move>>,
    /// The rest of the sheets at the end.
    pub(crate) rest: Vec<(usize, u32, u32)>,
    /// The possible moves of each ply, from 0.
    pub(crate) by_ply: HashMap<u32, Vec<Rival<G::Move>>>,
    pub(crate) confidence: f64,
    pub(crate) is_stopped: bool,
}

impl<'a, G: Decodable> FoundTogether<'a, G> {
    /// Takes a game that all sheets have as they are written.
    pub(crate) fn plain(sheets: &[&'a OneSheet<G>], aligned: Vec<Aligned<G::Move>>) -> Self {
        Self {
            sheets: sheets.iter().map(|sheet| Cow::Borrowed(*sheet)).collect(),
            turned: Vec::new(),
            aligned,
            rest: Vec::new(),
            by_ply: HashMap::new(),
            confidence: 1.0,
            is_stopped: false,
        }
    }
}

/// The number of characters, and the part of the steps, for detecting the damage of each sheet.
const LETTERS_FOR_NOISE: usize = 1500;
const SHARE_FOR_NOISE: (u64, u64) = (1, 4);
const MIN_SHARE: f64 = 0.005;
/// The part of the steps for all sheets together; the rest is for one of them alone.
const SHARE_FOR_ALL: (u64, u64) = (4, 5);
/// The number of positions for judging the orders, and the part of the steps for each; orders whose logarithm is lower
/// by more than the last value are dropped.
const BEAM_FOR_ORDER: usize = 12;
const SHARE_FOR_ORDER: (u64, u64) = (1, 8);
const FURTHEST_ORDER: f64 = 12.0;
/// More cells passed over show that a search has lost its way.
const MAX_PASSED: u32 = 12;
/// A game that one sheet has as it is written is better if this many more words agree with it as written.
const FEWEST_MORE: usize = 4;
/// This many plies left out of a sheet, or cells of it passed over, show that a search may have lost its way.
const LONG_STRETCH: usize = 14;
/// The maximum number of orders searched besides the written one.
const MAX_ORDERS: usize = 2;

/// A possible order of the rows of the sheets.
struct RowOrder<'a, G: Decodable> {
    sheets: Vec<Cow<'a, OneSheet<G>>>,
    turned: Vec<TurnedPage>,
}

impl<G: Decodable> RowOrder<'_, G> {
    fn is_turned(&self, sheet: usize) -> bool {
        self.turned.iter().any(|turned| turned.sheet == sheet)
    }

    fn search<'n>(
        &self,
        noise: impl Iterator<Item = &'n Confusions>,
        start: &G::Position,
        result: GameResult,
        options: SearchOptions,
        choices: &mut Choices<'_, G>,
    ) -> Searched<G::Move> {
        let sheets: Vec<&OneSheet<G>> = self.sheets.iter().map(|sheet| &**sheet).collect();
        let cost = if self.turned.is_empty() { 0.0 } else { Confusions::get().costs.page_turned };
        search(&sheets, noise, &SoughtGame { start, result }, cost, options, choices)
    }
}

/// Keeps the orders that a narrow search does not show to be far from the most probable one.
fn likely_orders<'a, G: Decodable>(
    orders: Vec<RowOrder<'a, G>>,
    start: &G::Position,
    result: GameResult,
    options: SearchOptions,
    choices: &mut Choices<'_, G>,
) -> Vec<RowOrder<'a, G>> {
    if orders.len() < 2 {
        return orders;
    }
    let narrow = SearchOptions { beam: options.beam.min(BEAM_FOR_ORDER), ..options };
    let mut weighed = Vec::with_capacity(orders.len());
    for order in orders {
        let held = choices.budget.hold_back(SHARE_FOR_ORDER);
        let usual = std::iter::repeat_n(Confusions::get(), order.sheets.len());
        let searched = order.search(usual, start, result, narrow, choices);
        choices.budget.give_back(held);
        weighed.push((order, if searched.is_stopped { f64::NEG_INFINITY } else { searched.weight }));
    }
    let best = weighed.iter().map(|(_, weight)| *weight).fold(f64::NEG_INFINITY, f64::max);
    if best > f64::NEG_INFINITY {
        weighed.retain(|(_, weight)| *weight > best - FURTHEST_ORDER);
    }
    weighed.into_iter().map(|(order, _)| order).collect()
}

/// The result for one order.
struct Searched<M> {
    aligned: Vec<Aligned<M>>,
    rest: Vec<(usize, u32, u32)>,
    by_ply: HashMap<(u32, M), f64>,
    /// The probability of the game in this order, and the logarithm of all games in it.
    confidence: f64,
    weight: f64,
    is_stopped: bool,
}

impl<M> Searched<M> {
    fn n_passed(&self) -> u32 {
        let amid = self.aligned.iter().flat_map(|ply| &ply.column.passed);
        amid.chain(&self.rest).map(|(_, _, n)| n).sum()
    }
}

/// Searches for the game behind sheets that start from the same position.
pub(crate) fn search_together<'a, G: Decodable>(
    game: &G,
    sheets: &[&'a OneSheet<G>],
    start: &G::Position,
    result: GameResult,
    options: SearchOptions,
) -> FoundTogether<'a, G> {
    let mut choices = Choices::new(game, Budget::new(options.max_steps));
    let held_for_one = choices.budget.hold_back(SHARE_FOR_ALL);
    let mut orders = likely_orders(orders(sheets), start, result, options, &mut choices);
    let held = choices.budget.hold_back(SHARE_FOR_NOISE);
    let mut known: HashMap<usize, Confusions> = HashMap::new();
    let mut noise: Vec<Vec<Confusions>> = Vec::with_capacity(orders.len());
    for order in &orders {
        let mut of_order = Vec::with_capacity(sheets.len());
        for (index, sheet) in order.sheets.iter().enumerate() {
            let of_sheet = match (order.is_turned(index), known.get(&index)) {
                (false, Some(known)) => known.clone(),
                (is_turned, _) => {
                    let read = noise_of(sheet, options, &mut choices);
                    if !is_turned {
                        known.insert(index, read.clone());
                    }
                    read
                }
            };
            of_order.push(of_sheet);
        }
        noise.push(of_order);
    }
    choices.budget.give_back(held);
    let mut found: Vec<Searched<G::Move>> = Vec::with_capacity(orders.len());
    for (order, noise) in orders.iter().zip(&noise) {
        found.push(order.search(noise.iter(), start, result, options, &mut choices));
    }
    let weights = |found: &[Searched<G::Move>]| log_sum(found.iter().map(|searched| searched.weight));
    let all = weights(&found);
    let share = |searched: &Searched<G::Move>| if found.len() > 1 { (searched.weight - all).exp() } else { 1.0 };
    let mut by_move: HashMap<(u32, G::Move), f64> = HashMap::new();
    for searched in &found {
        for (at, of_order) in &searched.by_ply {
            *by_move.entry(*at).or_default() += share(searched) * of_order;
        }
    }
    let by_ply = rivals_of(&by_move);
    let is_stopped = found.iter().any(|searched| searched.is_stopped);
    let best = (0..found.len()).max_by(|one, other| found[*one].weight.total_cmp(&found[*other].weight)).unwrap_or(0);
    let confidence = found.get(best).map_or(0.0, |searched| share(searched) * searched.confidence);
    let RowOrder { sheets: in_order, turned } = orders.swap_remove(best);
    let Searched { aligned, rest, .. } = found.swap_remove(best);
    let found = FoundTogether { sheets: in_order, turned, aligned, rest, by_ply, confidence, is_stopped };
    choices.budget.give_back(held_for_one);
    let noise = sheets.iter().enumerate().map(|(index, _)| known.get(&index)).collect::<Vec<_>>();
    match better_of_one(game, sheets, &found, |index| {
        let sheet = sheets.get(index)?;
        let noise = noise.get(index).copied().flatten().unwrap_or_else(|| Confusions::get());
        let searched =
            search(&[*sheet], [noise].into_iter(), &SoughtGame { start, result }, 0.0, options, &mut choices);
        let by_ply = rivals_of(&searched.by_ply);
        (!searched.is_stopped).then_some((by_ply, searched.aligned, searched.rest))
    }) {
        Some(of_one) => of_one,
        None => found,
    }
}

/// The possible moves of each ply, from 0.
type RivalsByPly<M> = HashMap<u32, Vec<Rival<M>>>;

/// The same with all sheets aligned with the game of one of them.
type OfOneSheet<M> = (RivalsByPly<M>, Anchored<M>);

/// The result of one sheet alone.
type Alone<M> = (RivalsByPly<M>, Vec<Aligned<M>>, Vec<(usize, u32, u32)>);

/// Takes the game of one sheet alone, if it explains more of all sheets than the game that was found: then the search
/// has lost its way.
///
/// Sheets that are not a game as they are written are read alone only if a whole part of one is unexplained.
fn better_of_one<'a, G: Decodable>(
    game: &G,
    sheets: &[&'a OneSheet<G>],
    found: &FoundTogether<'a, G>,
    mut alone: impl FnMut(usize) -> Option<Alone<G::Move>>,
) -> Option<FoundTogether<'a, G>> {
    let n_words: usize = sheets.iter().map(|sheet| sheet.sheet.n_words()).sum();
    let n_found = {
        let sheets: Vec<&OneSheet<G>> = found.sheets.iter().map(|sheet| &**sheet).collect();
        n_as_written(game, &sheets, &found.aligned).iter().sum::<usize>()
    };
    if n_found + FEWEST_MORE > n_words {
        return None;
    }
    let is_lost = n_left_out(found) >= LONG_STRETCH;
    let mut best: Option<(usize, OfOneSheet<G::Move>)> = None;
    for (index, sheet) in sheets.iter().enumerate() {
        let (by_ply, of_one) = match GameOfOne::as_written(game, sheets, index).filter(|_| sheet.is_sound) {
            Some(of_one) => (HashMap::new(), of_one),
            None if is_lost => {
                let Some((by_ply, aligned, rest)) = alone(index) else { continue };
                (by_ply, GameOfOne { anchor: index, aligned, rest })
            }
            None => continue,
        };
        let Some(anchored) = of_one.with_others(game, sheets) else { continue };
        let counts = n_as_written(game, sheets, &anchored.aligned);
        // A sheet that has little of it is of another game.
        let has_most = |(n, sheet): (&usize, &&OneSheet<G>)| 2 * n >= sheet.sheet.n_words();
        if !counts.iter().zip(sheets).all(has_most) {
            continue;
        }
        let n = counts.iter().sum();
        if best.as_ref().is_none_or(|(known, ..)| n > *known) {
            best = Some((n, (by_ply, anchored)));
        }
    }
    let (n, (by_ply, Anchored { aligned, rest })) = best.filter(|(n, ..)| *n >= n_found + FEWEST_MORE)?;
    let counted = |n: usize| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
    let confidence = counted(n) / counted(n_words.max(1));
    Some(FoundTogether { rest, by_ply, confidence: confidence.min(1.0), ..FoundTogether::plain(sheets, aligned) })
}

/// Counts the plies of the longest part within a game that a sheet has left out, and the cells that are passed over.
fn n_left_out<G: Decodable>(found: &FoundTogether<'_, G>) -> usize {
    let n_passed = |passed: &[(usize, u32, u32)]| passed.iter().map(|(_, _, n)| *n as usize).sum::<usize>();
    let is_lost = |ply: &Aligned<G::Move>, sheet: usize| ply.column.observations.get(sheet) == Some(&Observation::Lost);
    let of_sheet = |sheet: usize| {
        let runs = found.aligned.chunk_by(|one, other| is_lost(one, sheet) == is_lost(other, sheet));
        runs.filter(|run| run.first().is_some_and(|ply| is_lost(ply, sheet)))
            .map(<[Aligned<G::Move>]>::len)
            .max()
            .unwrap_or(0)
    };
    let longest = (0..found.sheets.len()).map(of_sheet).max().unwrap_or(0);
    let passed = found.aligned.iter().map(|ply| n_passed(&ply.column.passed)).sum::<usize>() + n_passed(&found.rest);
    longest.max(passed)
}

/// Returns the moves of each ply that are probable enough to be reported.
fn rivals_of<M: Copy>(by_move: &HashMap<(u32, M), f64>) -> HashMap<u32, Vec<Rival<M>>> {
    let mut by_ply: HashMap<u32, Vec<Rival<M>>> = HashMap::new();
    for ((ply, mv), confidence) in by_move.iter().filter(|(_, share)| **share >= MIN_SHARE) {
        let rival = Rival { mv: *mv, confidence: confidence.min(1.0) };
        by_ply.entry(*ply).or_default().push(rival);
    }
    by_ply
}

/// Reads a sheet alone, to detect its damage.
fn noise_of<G: Decodable>(sheet: &OneSheet<G>, options: SearchOptions, choices: &mut Choices<'_, G>) -> Confusions {
    let sheet_text = SheetText::of_cells(&sheet.sheet);
    let (result, notation, start) = (sheet.sheet.result, sheet.notation(), &sheet.start);
    suited(&sheet_text, result, notation, (start, None), LETTERS_FOR_NOISE, options, choices)
}

fn search<'n, G: Decodable>(
    sheets: &[&OneSheet<G>],
    noise: impl Iterator<Item = &'n Confusions>,
    game: &SoughtGame<'_, G>,
    cost: f32,
    options: SearchOptions,
    choices: &mut Choices<'_, G>,
) -> Searched<G::Move> {
    let readings: Vec<SheetReading<'_>> = sheets.iter().map(|sheet| SheetReading::of(&sheet.sheet)).collect();
    let channel =
        |(sheet, confusions): (&&OneSheet<G>, &'n Confusions)| SheetChannel { notation: sheet.notation(), confusions };
    let channels: Vec<SheetChannel<'_, G>> = sheets.iter().zip(noise).map(channel).collect();
    let usual = DecodedSheets::Cells { readings: &readings, is_patient: false };
    let searched = of_search(&decode(&usual, &channels, choices, game, options), cost);
    if searched.is_stopped || searched.n_passed() <= MAX_PASSED {
        return searched;
    }
    // This many words are passed over only if the search has lost its way, or if there is no way.
    let patient = DecodedSheets::Cells { readings: &readings, is_patient: true };
    let wider = SearchOptions { beam: 2 * options.beam, ..options };
    let patient = of_search(&decode(&patient, &channels, choices, game, wider), cost);
    if patient.weight > searched.weight && !patient.is_stopped { patient } else { searched }
}

fn of_search<M: Copy + Eq + Hash>(found: &DecodedGames<M>, cost: f32) -> Searched<M> {
    let ends: Vec<(u32, f32)> = found.ends.iter().map(|(end, ending)| (*end, ending + cost)).collect();
    let shares = found.lattice.shares(&ends);
    let way = found.ends.first().map_or_else(Vec::new, |(end, _)| found.lattice.best_way(*end));
    let mut searched = Searched {
        aligned: Vec::new(),
        rest: Vec::new(),
        by_ply: shares.iter().map(|(ply, mv, share)| ((ply, mv), share)).collect(),
        confidence: found.lattice.probability(&ends, &shares, &way),
        weight: shares.total(),
        is_stopped: found.stopped_at.is_some(),
    };
    for step in way {
        let StepKind::Together { column } = step.kind else { continue };
        let Some(column) = found.columns.get(column as usize).cloned() else { continue };
        match step.mv {
            Some(mv) => searched.aligned.push(Aligned { mv, cost: step.cost, column }),
            None => searched.rest = column.passed,
        }
    }
    searched
}

/// Returns the possible orders of the rows: as they are written first, then with one sheet in the order of another.
fn orders<'a, G: Decodable>(sheets: &[&'a OneSheet<G>]) -> Vec<RowOrder<'a, G>> {
    let as_written = || -> Vec<Cow<'a, OneSheet<G>>> { sheets.iter().map(|sheet| Cow::Borrowed(*sheet)).collect() };
    let mut orders = vec![RowOrder { sheets: as_written(), turned: Vec::new() }];
    let named: Vec<NamedSquares> = sheets.iter().map(|sheet| NamedSquares::of(&sheet.sheet.slots)).collect();
    for (index, sheet) in sheets.iter().enumerate() {
        let slots = &sheet.sheet.slots;
        let others = named.iter().enumerate().filter(|(other, _)| *other != index);
        let order = others.map(|(_, other)| other).find_map(|other| order_like(slots, &named[index], other));
        let Some(stretches) = order.filter(|_| orders.len() <= MAX_ORDERS) else { continue };
        let mut turned = (*sheet).clone();
        turned.sheet.slots = stretches.iter().flat_map(|stretch| slots[stretch.clone()].iter().cloned()).collect();
        // A cell that was left empty after the last move is among the rows of a turned page.
        while turned.sheet.slots.pop_if(|last| last.cell.is_none()).is_some() {}
        let mut in_order = as_written();
        in_order[index] = Cow::Owned(turned);
        orders.push(RowOrder { sheets: in_order, turned: pages(index, &stretches) });
    }
    orders
}

/// Returns the parts that come before one that was played earlier.
fn pages(sheet: usize, stretches: &[Range<usize>]) -> Vec<TurnedPage> {
    let pages = stretches.windows(2).filter(|pair| pair[1].start < pair[0].start);
    pages.map(|pair| TurnedPage { sheet, slots: pair[1].clone(), behind: pair[0].clone() }).collect()
}
