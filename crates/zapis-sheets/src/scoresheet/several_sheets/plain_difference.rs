//! Sheets that can each be played as they are written and differ little: their differences are found without a search.
//!
//! Each sheet is a game of its own, and judged by its own rest. Between two of them only a sign decides that is wrong
//! on one and right with the other's words: a capture that takes nothing, a check that is none. Without such a sign,
//! both stay open.

use std::ops::Range;

use crate::game::{Game, Side};
use crate::sorting::CompactSort;

use super::aligned_ply::Aligned;
use super::one_sheet::OneSheet;
use super::placed_plies::{arrival, latest, places, plain};
use super::reconciled::{ReconciledPly, Refuted, SheetEntry, Standing, Why};
use crate::scoresheet::damage::confusions::Confusions;
use crate::scoresheet::damage::copies::PlainWord;
use crate::scoresheet::damage::passing::are_near_cells;
use crate::scoresheet::damage::step_costs::{PassedCell, losing_cost, passing_cost};
use crate::scoresheet::one_sheet::alternatives::are_signs_true;
use crate::scoresheet::one_sheet::restored::Rival;
use crate::scoresheet::reading::meaning::means;
use crate::scoresheet::reading::sheet::Slot;
use crate::scoresheet::search::column::{Column, Observation};

/// The maximum number of differences that count as plain, and the minimum number of plies for each.
const MOST_DIFFERENCES: usize = 6;
const FEWEST_SAME: usize = 3;
/// The maximum distance of exchanged moves of one player, in plies.
const FURTHEST_EXCHANGED: usize = 8;
/// The maximum distance of copied rows from their copy, in plies.
const FURTHEST_COPIED: usize = 64;
/// Rows of at least this many plies on only one sheet were played: two rows that can be played, with the rest after
/// them, are not invented. A single row is not certain.
const FEWEST_SURELY_PLAYED: usize = 4;
/// The probability that a written sign is right.
const SIGN_IS_TRUE: f64 = 0.98;
/// The maximum length of a sheet examined, in plies.
const MOST_PLIES: usize = 1000;

/// What is known of a ply at which sheets differ.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum PlainVerdict<M> {
    /// Each sheet can be played with its own word: open, depending on the ply with this index if that is another one.
    Open { hangs_on: Option<usize> },
    /// A wrong sign refutes another move.
    BySign { refuted: Option<RefutedBySign<M>> },
    /// Some sheets have nothing, and the words of the others can be played.
    LeftOut,
}

/// A move on a sheet that would make a sign wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct RefutedBySign<M> {
    mv: M,
    sheet: usize,
    /// The index of the ply with the sign.
    by: usize,
    /// Whether all moves of the game up to there are on that sheet, too.
    is_plain: bool,
}

/// A ply of the game behind such sheets.
pub(crate) struct PlainPly<M> {
    pub(crate) aligned: Aligned<M>,
    /// The verdict, if sheets differ there.
    pub(crate) verdict: Option<PlainVerdict<M>>,
    /// The last ply before it that is open.
    pub(crate) hangs_on: Option<usize>,
    /// The probability of the move.
    pub(crate) confidence: f64,
    /// Other moves that are written, with their probabilities.
    pub(crate) others: Vec<(M, f64)>,
}

/// The game behind such sheets.
pub(crate) struct PlainGame<M> {
    pub(crate) plies: Vec<PlainPly<M>>,
    /// The rest of the sheets at the end.
    pub(crate) rest: Vec<(usize, u32, u32)>,
    pub(crate) confidence: f64,
}

/// Finds the game behind sheets that can each be played as they are written. Returns `None` if one cannot, or they
/// differ too much.
pub(crate) fn plainly_differing<G: Game>(game: &G, sheets: &[&OneSheet<G>]) -> Option<PlainGame<G::Move>> {
    if sheets.len() < 2 {
        return None;
    }
    let whole = |sheet: usize| Some(sheets.get(sheet)?.sheet.slots.iter().map(move |slot| (sheet, slot)));
    let versions: Vec<Version<G::Move>> =
        (0..sheets.len()).map(|sheet| Version::of(game, sheets, whole(sheet)?)).collect::<Option<_>>()?;
    let base = (0..versions.len()).rev().max_by_key(|sheet| versions[*sheet].moves.len())?;
    let n_columns = versions[base].moves.len();
    let slots = &sheets[base].sheet.slots;
    let placed: Vec<Vec<Option<usize>>> = (0..sheets.len())
        .map(|sheet| {
            if sheet == base {
                return Some((0..n_columns).map(Some).collect());
            }
            places(game, &versions[base].moves, &versions[sheet].moves).map(|placed| latest(slots, placed))
        })
        .collect::<Option<_>>()?;
    let columns = PlacedSheets { game, sheets, versions: &versions, base, placed };
    let mut differences = Vec::new();
    for sheet in (0..sheets.len()).filter(|sheet| *sheet != base) {
        let found = columns.differences_of(sheet)?;
        for difference in found {
            if !differences.contains(&difference) {
                differences.push(difference);
            }
        }
    }
    columns.game(&differences)
}

/// A version of the game: its moves, and the plies with wrong signs.
struct Version<M> {
    moves: Vec<M>,
    untrue: Vec<usize>,
}

impl<M: Copy> Version<M> {
    /// Plays words of sheets. Returns `None` if one of them is not a move.
    fn of<'s, G: Game<Move = M>>(
        game: &G,
        sheets: &[&OneSheet<G>],
        words: impl Iterator<Item = (usize, &'s Slot)>,
    ) -> Option<Self> {
        let mut position = sheets.first()?.start.clone();
        let mut version = Self { moves: Vec::new(), untrue: Vec::new() };
        for (sheet, slot) in words.take(MOST_PLIES + 1) {
            let word = slot.cell.as_ref()?.word.as_str();
            let mv = means(game, &position, word, sheets.get(sheet)?.notation())?;
            let mut after = position.clone();
            game.play(&mut after, mv);
            if !are_signs_true(game, &position, mv, &after, word) {
                version.untrue.push(version.moves.len());
            }
            version.moves.push(mv);
            position = after;
        }
        (1..=MOST_PLIES).contains(&version.moves.len()).then_some(version)
    }
}

impl<M: Copy + PartialEq> PlainPly<M> {
    /// Converts it to a ply of the game, with the entry of each sheet.
    pub(crate) fn into_reconciled<G: Game<Move = M>>(
        self,
        game: &G,
        position: &G::Position,
        index: u32,
        entries: Vec<SheetEntry<M>>,
    ) -> ReconciledPly<M> {
        let later = |index: usize| u32::try_from(index + 1).unwrap_or(u32::MAX);
        let legal = if self.others.is_empty() { Vec::new() } else { game.legal_moves(position) };
        let mut refuted = None;
        let hangs_on = match self.verdict {
            Some(PlainVerdict::Open { hangs_on }) => hangs_on.map(later),
            _ => self.hangs_on.map(later),
        };
        let why = match self.verdict {
            Some(PlainVerdict::LeftOut) => Why::OnlyWritten,
            Some(PlainVerdict::BySign { refuted: found }) => {
                let found = found.filter(|found| legal.contains(&found.mv));
                refuted = found.map(|found| Refuted { mv: found.mv, until: later(found.by), is_plain: found.is_plain });
                match refuted {
                    Some(refuted) => Why::GoesOn { until: refuted.until },
                    // The other of two moves that are exchanged: it was played before.
                    None => Why::OnlyLegal,
                }
            }
            None if entries.iter().all(|entry| entry.standing == Standing::Kept) => Why::Agreed,
            None if entries.iter().all(|entry| matches!(entry.standing, Standing::Kept | Standing::Ended)) => {
                Why::OnlyWritten
            }
            // The sheet continues after the open ply.
            _ => Why::Undecided,
        };
        let rival = |(mv, confidence)| Rival { mv, confidence };
        ReconciledPly {
            ply: index + 1,
            number: game.move_number(position),
            side: game.side(position),
            mv: self.aligned.mv,
            entries,
            why,
            confidence: self.confidence,
            rivals: self.others.into_iter().filter(|(mv, _)| legal.contains(mv)).map(rival).collect(),
            goes_on_as_written: why == Why::Undecided,
            refuted: refuted.into_iter().collect(),
            hangs_on: hangs_on.filter(|_| why == Why::Undecided),
        }
    }
}

/// The plies of the longest sheet, with the place of each on every other.
struct PlacedSheets<'a, 's, G: Game> {
    game: &'a G,
    sheets: &'a [&'s OneSheet<G>],
    versions: &'a [Version<G::Move>],
    base: usize,
    placed: Vec<Vec<Option<usize>>>,
}

/// Plies that are different on another sheet than on the longest, or missing.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PlainDifference {
    columns: Vec<usize>,
    /// The sheet that differs.
    sheet: usize,
    is_left_out: bool,
}

/// Which of two sheets the evidence favors.
enum Favored {
    /// The longest; a wrong sign of the other shows it, if there is one.
    Base(Option<usize>),
    Other(usize),
    Neither {
        hangs: bool,
    },
}

impl<'s, G: Game> PlacedSheets<'_, 's, G> {
    fn n_columns(&self) -> usize {
        self.versions[self.base].moves.len()
    }

    /// Returns the column after the last one that a sheet has.
    fn end_of(&self, sheet: usize) -> usize {
        self.placed[sheet].iter().rposition(Option::is_some).map_or(0, |last| last + 1)
    }

    fn slot(&self, sheet: usize, column: usize) -> Option<&'s Slot> {
        self.sheets[sheet].sheet.slots.get(self.placed[sheet][column]?)
    }

    /// Returns true if a sheet has another move for a column than the longest, by its own game.
    fn is_other(&self, sheet: usize, column: usize) -> bool {
        let own = self.placed[sheet][column].map(|own| self.versions[sheet].moves[own]);
        let base = self.versions[self.base].moves[column];
        let goes_elsewhere = |own| arrival(self.game, own) != arrival(self.game, base);
        own.is_some_and(|own| own != base && (goes_elsewhere(own) || !self.has_same_word(sheet, column)))
    }

    fn has_same_word(&self, sheet: usize, column: usize) -> bool {
        let words = [sheet, self.base].map(|sheet| self.slot(sheet, column)?.cell.as_ref().map(|cell| &cell.word));
        words[0] == words[1]
    }

    /// Returns the differences of a sheet. Returns `None` if they are not plain.
    fn differences_of(&self, sheet: usize) -> Option<Vec<PlainDifference>> {
        let end = self.end_of(sheet);
        let is_out = |column: &usize| self.placed[sheet][*column].is_none();
        let mut found: Vec<PlainDifference> = Vec::new();
        let others: Vec<usize> = (0..end).filter(|column| self.is_other(sheet, *column)).collect();
        let out: Vec<usize> = (0..end).filter(is_out).collect();
        for run in out.chunk_by(|one, other| one + 1 == *other) {
            found.push(PlainDifference { columns: run.to_vec(), sheet, is_left_out: true });
        }
        let n_runs = found.len();
        // A copy at the end may be one of the game's last moves, too.
        let tail: Vec<usize> = (end..self.n_columns()).collect();
        if !tail.is_empty() && self.is_copy(&tail) {
            found.push(PlainDifference { columns: tail, sheet, is_left_out: true });
        }
        let mut from = 0;
        while from < others.len() {
            let n = self.n_exchanged(sheet, &others[from..]);
            found.push(PlainDifference { columns: others[from..from + n].to_vec(), sheet, is_left_out: false });
            from += n;
        }
        found.compact_sort_by_key(|difference| difference.columns[0]);
        let n_plain = others.len() + n_runs;
        let is_most_the_same = others.len() == 1 || FEWEST_SAME * others.len() <= end;
        (n_plain <= MOST_DIFFERENCES && is_most_the_same).then_some(found)
    }

    /// Counts the first columns that have the same words on both sheets, in another order; one if there are none.
    fn n_exchanged(&self, sheet: usize, columns: &[usize]) -> usize {
        let words = |of: usize, n: usize| {
            let words = columns[..n].iter().filter_map(|column| plain(self.slot(of, *column)?));
            let mut words: Vec<PlainWord> = words.collect();
            words.sort_unstable();
            words
        };
        let is_near = |n: &usize| columns[n - 1] - columns[0] <= FURTHEST_EXCHANGED;
        let is_exchanged = |n: &usize| words(sheet, *n) == words(self.base, *n);
        (2..=columns.len()).filter(is_near).find(is_exchanged).unwrap_or(1)
    }

    /// Plays a sheet with the words of another for some plies.
    fn with_others(&self, own: usize, other: usize, at: &PlainDifference) -> Option<Version<G::Move>> {
        let end = self.end_of(own);
        let words = (0..end).filter_map(|column| {
            let sheet = if at.columns.contains(&column) { other } else { own };
            Some((sheet, self.slot(sheet, column)?))
        });
        Version::of(self.game, self.sheets, words)
    }

    /// Finds which of two sheets a sign favors.
    fn favored(&self, at: &PlainDifference) -> Favored {
        let is_copy = at.is_left_out && self.is_copy(&at.columns);
        // A wrong sign shows that a row is a copy, and not that its moves were not played.
        let counts = |sheet: usize, own: &usize| {
            let is_within = |column: &usize| self.placed[sheet][*column] == Some(*own);
            !at.is_left_out || is_copy || !at.columns.iter().any(is_within)
        };
        let n_untrue = |sheet: usize| self.versions[sheet].untrue.iter().filter(|own| counts(sheet, own)).count();
        let own = self.with_others(at.sheet, self.base, at);
        let of_base = self.with_others(self.base, at.sheet, at);
        let is_better = |version: &Option<Version<G::Move>>, sheet: usize| {
            version.as_ref().is_some_and(|version| version.untrue.len() < n_untrue(sheet))
        };
        let shown_at = |sheet: usize| {
            let first = at.columns[0];
            let column_of = |own: &usize| self.placed[sheet].iter().position(|place| *place == Some(*own));
            self.versions[sheet].untrue.iter().filter_map(column_of).find(|column| *column >= first)
        };
        match (is_better(&own, at.sheet), is_better(&of_base, self.base)) {
            (true, false) => Favored::Base(shown_at(at.sheet)),
            (false, true) => shown_at(self.base).map_or(Favored::Neither { hangs: false }, Favored::Other),
            _ if at.is_left_out && !is_copy && self.is_surely_played(&at.columns) => Favored::Base(None),
            _ => Favored::Neither { hangs: own.is_none() && of_base.is_none() },
        }
    }

    /// Returns true if plies missing on a sheet are too many to be invented, or are on two others.
    fn is_surely_played(&self, columns: &[usize]) -> bool {
        let has_them = |sheet: &usize| columns.iter().all(|column| self.placed[*sheet][*column].is_some());
        columns.len() >= FEWEST_SURELY_PLAYED || (0..self.sheets.len()).filter(has_them).count() > 1
    }

    /// Returns true if plies of the longest sheet repeat others shortly before.
    fn is_copy(&self, columns: &[usize]) -> bool {
        let slots = &self.sheets[self.base].sheet.slots;
        let (Some(first), n) = (columns.first(), columns.len()) else { return false };
        let is_same = |back: usize| columns.iter().all(|column| are_near_cells(&slots[*column], &slots[column - back]));
        // Less than a row is not a copy.
        n > 1 && (n..=FURTHEST_COPIED.min(*first)).filter(|back| back.is_multiple_of(2)).any(is_same)
    }

    /// Builds the game from the decisions.
    fn game(&self, differences: &[PlainDifference]) -> Option<PlainGame<G::Move>> {
        let n_columns = self.n_columns();
        let mut verdicts: Vec<Option<PlainVerdict<G::Move>>> = vec![None; n_columns];
        // The sheet whose word is taken; `None` if the longest has superfluous plies.
        let mut taken: Vec<Option<usize>> = vec![Some(self.base); n_columns];
        let mut confidence = vec![1.0; n_columns];
        let (mut whole, mut last_open) = (1.0, None);
        for difference in differences {
            let (first, is_single) = (difference.columns[0], self.sheets.len() == 2);
            let favored = self.favored(difference);
            let share = match favored {
                Favored::Base(None) => self.share_of_left_out(&difference.columns),
                Favored::Base(Some(_)) | Favored::Other(_) => SIGN_IS_TRUE,
                Favored::Neither { .. } if difference.is_left_out && !self.is_copy(&difference.columns) => {
                    self.share_of_left_out(&difference.columns)
                }
                Favored::Neither { .. } => self.share_of_base(difference),
            };
            whole *= share;
            for column in &difference.columns {
                let refuted = |by: usize| {
                    let sheet = if matches!(favored, Favored::Other(_)) { self.base } else { difference.sheet };
                    let mv = self.versions[sheet].moves[self.placed[sheet][*column]?];
                    Some(RefutedBySign { mv, sheet, by, is_plain: true })
                };
                let verdict = match favored {
                    Favored::Base(_) if difference.is_left_out => PlainVerdict::LeftOut,
                    Favored::Base(by) => PlainVerdict::BySign { refuted: refuted(by.unwrap_or(*column)) },
                    Favored::Other(_) if difference.is_left_out => {
                        taken[*column] = None;
                        continue;
                    }
                    Favored::Other(by) if is_single => {
                        taken[*column] = Some(difference.sheet);
                        PlainVerdict::BySign { refuted: refuted(by) }
                    }
                    Favored::Neither { hangs: true } if last_open.is_some() => {
                        PlainVerdict::Open { hangs_on: last_open }
                    }
                    _ => PlainVerdict::Open { hangs_on: Some(first).filter(|first| first != column) },
                };
                confidence[*column] = share;
                if matches!(verdict, PlainVerdict::Open { .. }) {
                    last_open = last_open.or(Some(first));
                }
                // What is open between two sheets is not decided by a third.
                if !matches!(verdicts[*column], Some(PlainVerdict::Open { .. })) {
                    verdicts[*column] = Some(verdict);
                }
            }
        }
        let kept: Vec<(usize, usize)> =
            taken.iter().enumerate().filter_map(|(column, sheet)| Some((column, (*sheet)?))).collect();
        let words = kept.iter().filter_map(|(column, sheet)| Some((*sheet, self.slot(*sheet, *column)?)));
        let moves = Version::of(self.game, self.sheets, words)?.moves;
        if moves.len() != kept.len() {
            return None;
        }
        let ply_of = |column: usize| kept.partition_point(|(known, _)| *known < column);
        let mut plies = Vec::with_capacity(moves.len());
        let (mut next, mut last_open) = (0, None);
        for ((column, _), mv) in kept.iter().zip(&moves) {
            let passed = self.passed(next..*column);
            next = column + 1;
            let verdict = verdicts[*column].clone().map(|verdict| match verdict {
                PlainVerdict::Open { hangs_on } => PlainVerdict::Open { hangs_on: hangs_on.map(ply_of) },
                PlainVerdict::BySign { refuted } => {
                    let found = |found: RefutedBySign<G::Move>| {
                        let is_kept = |column: &usize| {
                            let own =
                                self.placed[found.sheet][*column].map(|own| self.versions[found.sheet].moves[own]);
                            own.is_none() || own == moves.get(ply_of(*column)).copied()
                        };
                        let is_plain = (*column + 1..found.by).all(|column| is_kept(&column));
                        RefutedBySign { by: ply_of(found.by), is_plain, ..found }
                    };
                    PlainVerdict::BySign { refuted: refuted.map(found) }
                }
                PlainVerdict::LeftOut => PlainVerdict::LeftOut,
            });
            let hangs_on = last_open;
            if matches!(verdict, Some(PlainVerdict::Open { hangs_on: None })) {
                last_open = Some(plies.len());
            }
            let aligned =
                Aligned { mv: *mv, cost: 0.0, column: Column { observations: self.observations(*column), passed } };
            let others = self.others(*column, *mv);
            plies.push(PlainPly { aligned, verdict, hangs_on, confidence: confidence[*column], others });
        }
        Some(PlainGame { plies, rest: self.passed(next..n_columns), confidence: whole })
    }

    /// Returns the superfluous plies of the longest sheet.
    fn passed(&self, columns: Range<usize>) -> Vec<(usize, u32, u32)> {
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        if columns.is_empty() { Vec::new() } else { vec![(self.base, number(columns.start), number(columns.len()))] }
    }

    fn observations(&self, column: usize) -> Box<[Observation]> {
        let of_sheet = |sheet: usize| match self.placed[sheet][column] {
            Some(own) => Observation::Word { slot: u32::try_from(own).unwrap_or(u32::MAX), is_displaced: false },
            None if column >= self.end_of(sheet) => Observation::Ended,
            None => Observation::Lost,
        };
        (0..self.sheets.len()).map(of_sheet).collect()
    }

    /// Returns the other moves of sheets for a column, each with the share of the sheets that have it.
    fn others(&self, column: usize, mv: G::Move) -> Vec<(G::Move, f64)> {
        let own = |sheet: usize| Some(self.versions[sheet].moves[self.placed[sheet][column]?]);
        let all: Vec<G::Move> = (0..self.sheets.len()).filter_map(own).collect();
        let mut others: Vec<G::Move> = Vec::new();
        for other in all.iter().filter(|other| **other != mv) {
            if !others.contains(other) {
                others.push(*other);
            }
        }
        let share = |other: G::Move| share_of(all.iter().filter(|own| **own == other).count(), all.len());
        others.into_iter().map(|other| (other, share(other))).collect()
    }

    /// Returns the share of the sheets that agree with the longest.
    fn share_of_base(&self, at: &PlainDifference) -> f64 {
        let has_it = |sheet: &usize| {
            at.columns.iter().all(|column| self.placed[*sheet][*column].is_some() && !self.is_other(*sheet, *column))
        };
        share_of((0..self.sheets.len()).filter(has_it).count(), self.sheets.len())
    }

    /// Weighs plies left out on one sheet against unplayed rows on the other.
    fn share_of_left_out(&self, columns: &[usize]) -> f64 {
        let costs = &Confusions::get().costs;
        let (mut lost, mut too_many) = (0.0, 0.0);
        for (at, column) in columns.iter().enumerate() {
            let side = self.sheets[self.base].sheet.slots.get(*column).map_or(Side::White, |slot| slot.side);
            lost += losing_cost(at > 0, side, costs);
            let cell = if at.is_multiple_of(2) {
                PassedCell::Word(0)
            } else {
                PassedCell::Repeated { is_behind_repeated: true }
            };
            too_many += passing_cost(cell, costs);
        }
        1.0 / (1.0 + f64::from(lost - too_many).exp())
    }
}

fn share_of(part: usize, all: usize) -> f64 {
    let counted = |n: usize| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
    counted(part) / counted(all.max(1))
}
