//! The probability of the readings of a sheet, weighed with evidence that another game was played than the one found.
//!
//! The share of a reading among all that the search has seen is right for damaged characters. If rows are lost or
//! written twice, all of them may be wrong. This shows: words that are written as moves are read differently, several
//! near each other, and at high cost, near moves that were not written. The weight of each such sign is in
//! `grammar/confusions.toml` and was fitted to games damaged on purpose (`BENCHMARKS.md`).

use crate::game::Game;
use crate::sorting::CompactSort;

use super::restored::{HowRead, Restored, RestoredPly};
use crate::scoresheet::damage::confusions::Confusions;
use crate::scoresheet::damage::expectations::CertaintyWeights;

/// Shares are clamped to this distance from 0 and 1: the search does not see every game.
const LEAST_SHARE: f64 = 0.02;
const MOST_SHARE: f64 = 0.9995;
/// The maximum cost of usual damage to a word, and to a word that is written as a move.
const USUAL: f64 = 8.0;
const USUAL_WELL_WRITTEN: f64 = 4.0;
/// The cost of usual damage to the words around, and the maximum that one of them counts.
const USUAL_AROUND: f64 = 10.0;
const MOST_AROUND: f64 = 20.0;
const MOST: f64 = 26.0;
/// The number of plies around a reading whose changes count, and their maximum together.
const AROUND: u32 = 12;
const MOST_WELL_WRITTEN_AROUND: f64 = 80.0;
const MOST_DEAR_AROUND: f64 = 40.0;
/// The number of unwritten moves around a reading that make one unit.
const MOST_UNWRITTEN_AROUND: f64 = 8.0;
const UNIT_OF_UNWRITTEN: f64 = 4.0;
/// Within this many plies around a reading, the words read differently are counted that are written as moves, if the
/// change costs more than the second value; fewer words than the third are weak evidence.
const FURTHER_AROUND: u32 = 20;
const AGAINST: f64 = 5.5;
const FEWEST_READ: f64 = 3.0;

/// Of at least this many words, one in the second number must be read as it is written, or nearly.
const FEWEST_WRITTEN: usize = 12;
const STANDING: usize = 3;

/// A change of a sheet.
#[derive(Clone, Copy)]
struct WeighedChange {
    /// Its ply, or the ply after it, from 1.
    ply: u32,
    /// The cost, if a word that is written as a move is read differently.
    well_written: f64,
    /// The cost beyond the usual.
    dear: f64,
    /// One, if it is a move that was not written.
    unwritten: f64,
    /// One, if it is a word that is read differently, and if that word contradicts the game.
    read: f64,
    against: f64,
}

impl<G: Game> Restored<G> {
    /// Weighs the shares of all readings with the changes around them.
    pub(crate) fn weigh(&mut self, game: &G) {
        let weights = Confusions::get().certainty();
        let is_well_written: Vec<bool> = self.plies.iter().map(|ply| self.is_well_written(game, ply)).collect();
        let mut changes = self.changes(&is_well_written);
        changes.compact_sort_by_key(|change| change.ply);
        let sums = |of: fn(&WeighedChange) -> f64| -> Vec<f64> {
            let mut sum = 0.0;
            let behind = changes.iter().map(|change| {
                sum += of(change);
                sum
            });
            [0.0].into_iter().chain(behind).collect()
        };
        let well_written = sums(|change| change.well_written);
        let dear = sums(|change| change.dear);
        let unwritten = sums(|change| change.unwritten);
        let read = sums(|change| change.read);
        let against = sums(|change| change.against);
        let mut all_wrong = 0.0;
        for (ply, is_well_written) in self.plies.iter_mut().zip(is_well_written) {
            if !is_read_otherwise(ply) {
                continue;
            }
            let from = changes.partition_point(|change| change.ply + AROUND < ply.ply);
            let to = changes.partition_point(|change| change.ply <= ply.ply + AROUND);
            let further = changes.partition_point(|change| change.ply + FURTHER_AROUND < ply.ply)
                ..changes.partition_point(|change| change.ply <= ply.ply + FURTHER_AROUND);
            let of_further = |sums: &[f64]| sums[further.end] - sums[further.start];
            let own = WeighedChange::of(ply, is_well_written);
            let around = ChangesAround {
                well_written: (well_written[to] - well_written[from] - own.well_written).min(MOST_WELL_WRITTEN_AROUND),
                dear: (dear[to] - dear[from] - own.dear).min(MOST_DEAR_AROUND),
                unwritten: (unwritten[to] - unwritten[from] - own.unwritten).min(MOST_UNWRITTEN_AROUND),
                share_against: of_further(&against) / of_further(&read).max(FEWEST_READ),
            };
            let weighed = weigh_one(ply, is_well_written, &around, &weights);
            all_wrong -= weighed.max(LEAST_SHARE).ln();
            let weighed = weights.corrected(weighed);
            let rest = ((1.0 - weighed) / (1.0 - ply.confidence).max(1e-9)).min(1.0);
            ply.rivals.iter_mut().for_each(|rival| rival.confidence *= rest);
            ply.confidence = weighed;
        }
        let readings = log_odds((-all_wrong).exp());
        let game =
            weights.game_base + weights.game_share * log_odds(self.confidence) + weights.game_readings * readings;
        self.confidence = logistic(game);
    }

    /// Returns true if the word of a ply that is read differently is written as a move is written, in its letters or in
    /// those of programs.
    fn is_well_written(&self, game: &G, ply: &RestoredPly<G::Move>) -> bool {
        let word = ply.cell.as_ref().map_or("", |cell| cell.word.as_str());
        let mut edited = ply.edits.iter().flat_map(|edit| edit.meant.chars().chain(edit.seen.chars()));
        let is_other = edited.any(char::is_alphanumeric);
        let mut letters = [self.alphabet, game.common_letters()].into_iter();
        ply.how == HowRead::Changed && is_other && letters.any(|letters| game.read(word.as_bytes(), letters).is_some())
    }

    fn changes(&self, is_well_written: &[bool]) -> Vec<WeighedChange> {
        let readings = self.plies.iter().zip(is_well_written).filter(|(ply, _)| is_read_otherwise(ply));
        let passed = self.dropped.iter().map(|word| (word.after, word.cost));
        let numbers = self.renumbered.iter().map(|number| (number.after, number.cost));
        readings
            .map(|(ply, is_well_written)| WeighedChange::of(ply, *is_well_written))
            .chain(passed.chain(numbers).map(|(after, cost)| WeighedChange::at(after + 1, cost, false)))
            .collect()
    }

    /// Returns true if the sheet contradicts the game that was found: more words that are written as moves were read
    /// differently or passed over than are right or damaged, or hardly any word is read as it is written.
    pub(crate) fn is_forced(&self, game: &G) -> bool {
        let dropped = self.dropped.iter().filter(|dropped| !dropped.is_behind_end);
        let against = self.plies.iter().filter(|ply| self.is_well_written(game, ply)).count()
            + dropped.map(|dropped| dropped.cell.word.split_whitespace().count()).sum::<usize>();
        let is_for = |ply: &&RestoredPly<G::Move>| ply.cell.is_some() && !self.is_well_written(game, ply);
        let n_written = self.plies.iter().filter(|ply| ply.cell.is_some()).count();
        let is_dear = |ply: &RestoredPly<G::Move>| is_read_otherwise(ply) && f64::from(ply.cost) > USUAL_WELL_WRITTEN;
        let n_standing = self.plies.iter().filter(|ply| ply.cell.is_some() && !is_dear(ply)).count();
        let is_made_up = n_written >= FEWEST_WRITTEN && n_standing * STANDING < n_written;
        is_made_up || against > self.plies.iter().filter(is_for).count()
    }
}

/// Returns true if a ply was read by the search, and differently from what is written.
pub(crate) fn is_read_otherwise<M>(ply: &RestoredPly<M>) -> bool {
    !matches!(ply.how, HowRead::AsWritten | HowRead::Answered)
}

/// The changes around a reading.
struct ChangesAround {
    well_written: f64,
    dear: f64,
    unwritten: f64,
    share_against: f64,
}

impl WeighedChange {
    fn of<M>(ply: &RestoredPly<M>, is_well_written: bool) -> Self {
        let is_unwritten = matches!(ply.how, HowRead::Gap | HowRead::Inserted);
        let one_if = |is_so: bool| f64::from(u8::from(is_so));
        Self {
            unwritten: one_if(is_unwritten),
            read: one_if(ply.how == HowRead::Changed),
            against: one_if(is_well_written && f64::from(ply.cost) > AGAINST),
            ..Self::at(ply.ply, ply.cost, is_well_written)
        }
    }

    fn at(ply: u32, cost: f32, is_well_written: bool) -> Self {
        let cost = f64::from(cost).min(MOST_AROUND);
        let well_written = if is_well_written { cost } else { 0.0 };
        Self { ply, well_written, dear: (cost - USUAL_AROUND).max(0.0), unwritten: 0.0, read: 0.0, against: 0.0 }
    }
}

fn weigh_one<M>(
    ply: &RestoredPly<M>,
    is_well_written: bool,
    around: &ChangesAround,
    weights: &CertaintyWeights,
) -> f64 {
    let cost = f64::from(ply.cost).min(MOST);
    let kind = match ply.how {
        HowRead::Gap => weights.empty,
        HowRead::Inserted => weights.inserted,
        _ => weights.dear * (cost - USUAL).max(0.0) / 10.0,
    };
    let own = if is_well_written {
        weights.well_written * (cost - USUAL_WELL_WRITTEN).max(0.0) / 10.0
            + weights.well_written_share * around.share_against
    } else {
        0.0
    };
    let beside = weights.well_written_around * around.well_written / 10.0
        + weights.dear_around * around.dear / 10.0
        + weights.unwritten_around * around.unwritten / UNIT_OF_UNWRITTEN;
    logistic(weights.base + weights.share * log_odds(ply.confidence) + kind + own + beside)
}

pub(crate) fn log_odds(share: f64) -> f64 {
    let share = share.clamp(LEAST_SHARE, MOST_SHARE);
    (share / (1.0 - share)).ln()
}

pub(crate) fn logistic(sum: f64) -> f64 {
    1.0 / (1.0 + (-sum).exp())
}
