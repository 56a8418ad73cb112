//! Several sheets of one game reconciled, for games whose moves have one spelling each.
//!
//! All sheets are followed at once: each ply is the legal move that costs least on all of them together, where a sheet may
//! lack the ply or have a word too many. Who is right is decided by legality, as for chess.

use std::collections::HashSet;

use crate::game::Game;
use crate::record::GameResult;

use super::blocks::AlignedSheets;
use super::budget::Budget;
use super::nearby::{Cost, NO_PLY, word_cost};
use super::one_sheet::OneSheet;
use super::reconcile::Reconciled;
use super::reconciled::{Extra, ReconciledPly, SheetEntry, Standing, Why};
use super::restored::Rival;
use super::search::SearchOptions;

/// That a sheet lacks a ply which another has.
const LEFT_OUT: Cost = 9.0;
/// That a sheet has another move altogether.
const OTHER: Cost = 14.0;
/// No game has more plies.
const MAX_PLIES: usize = 600;
/// A move that is spelled and compared with what a sheet has takes so many steps.
const STEPS_A_WORD: usize = 16;
/// So many ways on from a position are looked at.
const MAX_WAYS: usize = 8;
/// A move that no sheet has and that is less probable than this is left open.
const MIN_CONFIDENCE: f64 = 0.6;

/// What a sheet has for a ply.
#[derive(Clone, Copy, PartialEq)]
enum TakenFor {
    /// A word, by its place, after so many words too many.
    Word {
        skipped: usize,
    },
    LeftOut,
    Ended,
}

struct SheetsStep<M> {
    parent: Option<usize>,
    mv: M,
    taken: Vec<TakenFor>,
}

#[derive(Clone)]
struct SheetsHypothesis<P> {
    position: P,
    cost: Cost,
    last: Option<usize>,
    /// How many words of each sheet are used up.
    at: Vec<usize>,
}

/// Reconciles sheets of one game, which all start from the same position; `None` if they do not, or there are none.
#[must_use]
pub fn reconcile_nearby<G: Game>(game: &G, sheets: &[&OneSheet<G>], options: SearchOptions) -> Option<Reconciled<G>> {
    let first = sheets.first()?;
    let same_start = |sheet: &&OneSheet<G>| game.identity(&sheet.start) == game.identity(&first.start);
    if !sheets.iter().all(same_start) {
        return None;
    }
    let mut run = SheetsSearch { game, sheets, steps: Vec::new(), budget: Budget::new(options.max_steps) };
    let mut is_stopped = false;
    let start = SheetsHypothesis { position: first.start.clone(), cost: 0.0, last: None, at: vec![0; sheets.len()] };
    let (mut held, mut ended): (Vec<_>, Vec<SheetsHypothesis<G::Position>>) = (vec![start], Vec::new());
    // Few positions are enough where two sheets stand beside each other.
    let beam = options.beam.clamp(1, 24);
    for _ in 0..MAX_PLIES {
        held = run.go_on(held, beam, &mut ended);
        is_stopped = run.budget.is_spent() && !held.is_empty();
        if held.is_empty() || is_stopped {
            break;
        }
    }
    let best = ended.iter().chain(&held).min_by(|one, other| one.cost.total_cmp(&other.cost))?.clone();
    let mut reconciled = run.reconciled(&best, &ended, !held.is_empty() && !is_stopped);
    reconciled.is_stopped = is_stopped;
    let n_plies = u32::try_from(reconciled.plies.len()).unwrap_or(u32::MAX);
    let rest = reconciled.extras.iter_mut().filter(|extra| extra.after == n_plies);
    rest.for_each(|extra| extra.is_unread = is_stopped);
    if is_stopped || reconciled.is_cut || reconciled.plies.is_empty() {
        reconciled.confidence = 0.0;
    }
    Some(reconciled)
}

struct SheetsSearch<'a, G: Game> {
    game: &'a G,
    sheets: &'a [&'a OneSheet<G>],
    steps: Vec<SheetsStep<G::Move>>,
    budget: Budget,
}

impl<G: Game> SheetsSearch<'_, G> {
    fn word(&self, sheet: usize, at: usize) -> Option<&str> {
        Some(self.sheets[sheet].sheet.slots.get(at)?.cell.as_ref()?.word.as_str())
    }

    /// Lists the ways in which a sheet has a move or lacks it, the cheapest first.
    fn takings(&self, sheet: usize, at: usize, position: &G::Position, mv: G::Move) -> Vec<(TakenFor, Cost)> {
        if self.word(sheet, at).is_none() {
            return vec![(TakenFor::Ended, 0.5)];
        }
        let letters = self.sheets[sheet].alphabet;
        let cost = |skipped: usize| word_cost(self.game, position, mv, self.word(sheet, at + skipped)?, letters);
        let mut ways = vec![(TakenFor::Word { skipped: 0 }, cost(0).unwrap_or(OTHER)), (TakenFor::LeftOut, LEFT_OUT)];
        ways.extend(cost(1).map(|cost| (TakenFor::Word { skipped: 1 }, cost + NO_PLY)));
        ways.sort_by(|one, other| one.1.total_cmp(&other.1));
        ways
    }

    /// Lists the ways in which the sheets together have a move: each as it costs least, and one of them otherwise.
    fn together(&self, hypothesis: &SheetsHypothesis<G::Position>, mv: G::Move) -> Vec<(Cost, Vec<TakenFor>)> {
        let of_sheet = |sheet: usize| self.takings(sheet, hypothesis.at[sheet], &hypothesis.position, mv);
        let each: Vec<Vec<(TakenFor, Cost)>> = (0..self.sheets.len()).map(of_sheet).collect();
        let least: Vec<(TakenFor, Cost)> = each.iter().map(|ways| ways[0]).collect();
        let mut combined = vec![least.clone()];
        for (sheet, ways) in each.iter().enumerate() {
            combined.extend(ways.iter().skip(1).map(|way| {
                let mut otherwise = least.clone();
                otherwise[sheet] = *way;
                otherwise
            }));
        }
        // Some sheet has to have it, not only something else in its place.
        let has_it = |(taken, cost): &(TakenFor, Cost)| matches!(taken, TakenFor::Word { .. }) && *cost < OTHER;
        combined.retain(|ways| ways.iter().any(has_it));
        let total = |ways: &[(TakenFor, Cost)]| hypothesis.cost + ways.iter().map(|(_, cost)| cost).sum::<Cost>();
        combined.into_iter().map(|ways| (total(&ways), ways.into_iter().map(|(taken, _)| taken).collect())).collect()
    }

    /// Plays one more ply in every way that is likely enough; those for which no sheet has anything more have ended.
    fn go_on(
        &mut self,
        held: Vec<SheetsHypothesis<G::Position>>,
        beam: usize,
        ended: &mut Vec<SheetsHypothesis<G::Position>>,
    ) -> Vec<SheetsHypothesis<G::Position>> {
        let mut ways = Vec::new();
        for hypothesis in held {
            let n_left = |sheet: usize| self.sheets[sheet].sheet.slots.len().saturating_sub(hypothesis.at[sheet]);
            let rest: usize = (0..self.sheets.len()).map(n_left).sum();
            let mut from_here: Vec<(Cost, G::Move, Vec<TakenFor>)> = Vec::new();
            let legal = if rest > 0 { self.game.legal_moves(&hypothesis.position) } else { Vec::new() };
            self.budget.spend(STEPS_A_WORD * self.sheets.len() * legal.len().max(1));
            for mv in legal {
                let together = self.together(&hypothesis, mv);
                from_here.extend(together.into_iter().map(|(cost, taken)| (cost, mv, taken)));
            }
            from_here.sort_by(|one, other| one.0.total_cmp(&other.0));
            from_here.truncate(MAX_WAYS);
            let mut done = hypothesis.clone();
            done.cost += NO_PLY * f32::from(u16::try_from(rest).unwrap_or(u16::MAX));
            ended.push(done);
            ways.extend(from_here.into_iter().map(|(cost, mv, taken)| (cost, mv, taken, hypothesis.clone())));
        }
        ways.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut seen = HashSet::new();
        let mut kept = Vec::new();
        for (cost, mv, taken, mut hypothesis) in ways {
            if kept.len() >= beam {
                break;
            }
            self.game.play(&mut hypothesis.position, mv);
            for (at, taken) in hypothesis.at.iter_mut().zip(&taken) {
                *at += if let TakenFor::Word { skipped } = taken { skipped + 1 } else { 0 };
            }
            if seen.insert((self.game.key(&hypothesis.position), hypothesis.at.clone())) {
                self.steps.push(SheetsStep { parent: hypothesis.last, mv, taken });
                (hypothesis.last, hypothesis.cost) = (Some(self.steps.len() - 1), cost);
                kept.push(hypothesis);
            }
        }
        ended.sort_by(|one, other| one.cost.total_cmp(&other.cost));
        ended.truncate(beam);
        kept
    }

    fn path(&self, last: Option<usize>) -> Vec<usize> {
        let mut path: Vec<usize> = std::iter::successors(last, |step| self.steps[*step].parent).collect();
        path.reverse();
        path
    }

    fn reconciled(
        &self,
        best: &SheetsHypothesis<G::Position>,
        ended: &[SheetsHypothesis<G::Position>],
        is_cut: bool,
    ) -> Reconciled<G> {
        let shares: Vec<(Vec<usize>, f64)> =
            ended.iter().map(|other| (self.path(other.last), f64::from(best.cost - other.cost).exp())).collect();
        let weight: f64 = shares.iter().map(|(_, share)| share).sum::<f64>().max(1.0);
        // The same game may be had by aligning a sheet in another way.
        let moves = |path: &[usize]| path.iter().map(|step| self.steps[*step].mv).collect::<Vec<_>>();
        let own = moves(&self.path(best.last));
        let same: f64 = shares.iter().filter(|(path, _)| moves(path) == own).map(|(_, share)| share / weight).sum();
        let results: Vec<GameResult> = self.sheets.iter().filter_map(|sheet| sheet.result()).collect();
        let mut reconciled: Reconciled<G> = Reconciled {
            start: self.sheets[0].start.clone(),
            plies: Vec::new(),
            extras: Vec::new(),
            blocks: Vec::new(),
            result: results.first().copied().unwrap_or(GameResult::Unknown),
            results_differ: results.windows(2).any(|pair| pair[0] != pair[1]),
            board_end: None,
            confidence: same.min(1.0),
            is_cut: is_cut || self.sheets.iter().any(|sheet| sheet.sheet.is_cut),
            is_stopped: false,
        };
        let (mut position, mut at) = (reconciled.start.clone(), vec![0; self.sheets.len()]);
        let path = self.path(best.last);
        for (index, step) in path.iter().map(|step| &self.steps[*step]).enumerate() {
            let after = u32::try_from(index).unwrap_or(u32::MAX);
            let mut entries = Vec::new();
            for (sheet, taken) in step.taken.iter().enumerate() {
                if let TakenFor::Word { skipped } = taken {
                    (0..*skipped).for_each(|n| reconciled.extras.extend(self.extra(sheet, at[sheet] + n, after)));
                    at[sheet] += skipped;
                }
                entries.push(self.entry(sheet, at[sheet], *taken, &position, step.mv));
                at[sheet] += usize::from(matches!(taken, TakenFor::Word { .. }));
            }
            let with = |path: &Vec<usize>| path.get(index).map(|step| self.steps[*step].mv);
            let share = |mv: G::Move| {
                shares.iter().filter(|(path, _)| with(path) == Some(mv)).map(|(_, share)| share).sum::<f64>() / weight
            };
            let confidence = share(step.mv).clamp(0.0, 1.0);
            let why = self.why(&entries, &position, &at, index, path.len(), confidence);
            let mut rivals: Vec<Rival<G::Move>> = Vec::new();
            if matches!(why, Why::Restored | Why::Unreadable | Why::Undecided) {
                let legal = self.game.legal_moves(&position);
                let others =
                    legal.into_iter().filter(|mv| *mv != step.mv).map(|mv| Rival { mv, confidence: share(mv) });
                rivals = others.filter(|rival| rival.confidence >= 0.005).take(3).collect();
            }
            reconciled.plies.push(ReconciledPly {
                ply: after.saturating_add(1),
                number: self.game.move_number(&position),
                side: self.game.side(&position),
                mv: step.mv,
                entries,
                why,
                confidence,
                rivals,
                goes_on_as_written: false,
                refuted: Vec::new(),
                hangs_on: None,
            });
            self.game.play(&mut position, step.mv);
        }
        let after = u32::try_from(path.len()).unwrap_or(u32::MAX);
        for (sheet, at) in at.into_iter().enumerate() {
            let rest = at..self.sheets[sheet].sheet.slots.len();
            reconciled.extras.extend(rest.filter_map(|place| self.extra(sheet, place, after)));
        }
        let slots = self.sheets.iter().map(|sheet| sheet.sheet.slots.as_slice()).collect();
        reconciled.blocks = AlignedSheets { slots, plies: &reconciled.plies, extras: &reconciled.extras }.blocks();
        reconciled
    }

    fn extra(&self, sheet: usize, at: usize, after: u32) -> Option<Extra> {
        let slot = self.sheets[sheet].sheet.slots.get(at)?;
        let place = u32::try_from(at).ok()?;
        Some(Extra {
            sheet,
            row: slot.row,
            slot: place,
            side: slot.side,
            cell: slot.cell.clone(),
            after,
            is_unread: false,
        })
    }

    /// Finds the legal move that a word of a sheet is.
    fn legal(&self, sheet: usize, position: &G::Position, word: &str) -> Option<G::Move> {
        let written = self.game.read(word.as_bytes(), self.sheets[sheet].alphabet)?;
        Some(self.game.resolve(position, &written).ok()?.mv)
    }

    fn entry(
        &self,
        sheet: usize,
        at: usize,
        taken: TakenFor,
        position: &G::Position,
        mv: G::Move,
    ) -> SheetEntry<G::Move> {
        let slot = self.sheets[sheet].sheet.slots.get(at).filter(|_| matches!(taken, TakenFor::Word { .. }));
        let cell = slot.and_then(|slot| slot.cell.clone());
        let standing = match (taken, &cell) {
            (TakenFor::Ended, _) => Standing::Ended,
            (TakenFor::LeftOut, _) | (_, None) => Standing::LeftOut,
            (TakenFor::Word { .. }, Some(cell)) => match self.legal(sheet, position, &cell.word) {
                Some(legal) if legal == mv => Standing::Kept,
                Some(legal) => Standing::Other(legal),
                None => Standing::NoMove,
            },
        };
        let place = slot.and_then(|_| u32::try_from(at).ok());
        SheetEntry { cell, row: slot.map(|slot| slot.row), slot: place, is_part: false, standing }
    }

    /// Says who is right at a ply; `at` are the places behind it on the sheets.
    fn why(
        &self,
        entries: &[SheetEntry<G::Move>],
        position: &G::Position,
        at: &[usize],
        index: usize,
        n_plies: usize,
        confidence: f64,
    ) -> Why {
        let is = |wanted: &dyn Fn(&Standing<G::Move>) -> bool| entries.iter().any(|entry| wanted(&entry.standing));
        let others: Vec<(usize, G::Move)> = entries
            .iter()
            .enumerate()
            .filter_map(
                |(sheet, entry)| if let Standing::Other(mv) = entry.standing { Some((sheet, mv)) } else { None },
            )
            .collect();
        if !is(&|standing| *standing == Standing::Kept) {
            return if confidence >= MIN_CONFIDENCE { Why::Restored } else { Why::Unreadable };
        }
        if !others.is_empty() {
            let breaks = others.iter().map(|(sheet, mv)| self.breaks_after(*sheet, position, *mv, at[*sheet]));
            let until = breaks.collect::<Option<Vec<usize>>>().and_then(|breaks| breaks.into_iter().max());
            return match until.map(|n| index + n + 1).filter(|until| *until < n_plies) {
                Some(until) => Why::GoesOn { until: u32::try_from(until + 1).unwrap_or(u32::MAX) },
                None => Why::Undecided,
            };
        }
        if is(&|standing| *standing == Standing::NoMove) {
            Why::OnlyLegal
        } else if is(&|standing| matches!(standing, Standing::LeftOut | Standing::NotBegun | Standing::Ended)) {
            Why::OnlyWritten
        } else {
            Why::Agreed
        }
    }

    /// Counts the plies that a sheet can be played on after a move of its own; none where it can be to its end.
    fn breaks_after(&self, sheet: usize, position: &G::Position, mv: G::Move, mut at: usize) -> Option<usize> {
        let mut position = position.clone();
        self.game.play(&mut position, mv);
        let mut n_plies = 0;
        while let Some(word) = self.word(sheet, at) {
            let Some(next) = self.legal(sheet, &position, word) else { return Some(n_plies) };
            self.game.play(&mut position, next);
            (at, n_plies) = (at + 1, n_plies + 1);
        }
        None
    }
}
