//! Changes of a sheet with one cause, which are reported in one line.

use std::collections::BTreeMap;

use crate::game::{Game, Unresolved};
use crate::l10n::{Message, message};
use crate::scoresheet::{EditKind, HowRead, HowSure, RestoredPly};

use super::repair_changes::{ChangedThing, RestoredGame, SheetChange};

/// Why something was read differently than written, if the same may have happened elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Cause {
    /// Consecutive missing plies.
    NotWritten,
    /// Consecutive plies in the other player's column.
    OtherColumn,
    /// Consecutive words that are not plies.
    NoPlies,
    /// The same after the end of the game.
    BehindEnd,
    /// Consecutive row numbers that are all too high or too low by the same amount.
    Numbers(i64),
    /// Moves in the letters of another language.
    Letters(&'static str),
    /// `NxB` for `Nxc5`.
    TakenNamed,
    /// `Nd7` for `Nbd7`.
    PieceUnclear,
    /// A wrong check or capture sign.
    Signs,
    /// `a` for `d`.
    Misread(String, String),
    /// Two characters swapped.
    Swapped(String, String),
}

impl Cause {
    /// Returns true if the changes must be consecutive to be joined.
    const fn is_of_neighbors(&self) -> bool {
        matches!(self, Self::NotWritten | Self::OtherColumn | Self::NoPlies | Self::BehindEnd | Self::Numbers(_))
    }
}

/// Changes reported in one line: several with one cause, or a single one.
#[derive(Debug)]
pub(super) struct ReportedChange<'r> {
    pub(super) changes: Vec<SheetChange<'r>>,
    /// Their common cause, if there are several.
    pub(super) cause: Option<Cause>,
}

impl ReportedChange<'_> {
    pub(super) fn sure(&self) -> HowSure {
        self.changes.iter().map(|change| change.sure).min().unwrap_or(HowSure::Open)
    }

    /// Lists the indices of the plies among them.
    pub(super) fn plies(&self) -> Vec<usize> {
        let index =
            |change: &SheetChange<'_>| if let ChangedThing::Ply(index) = change.thing { Some(index) } else { None };
        self.changes.iter().filter_map(index).collect()
    }
}

/// The minimum number of separate changes with one cause that are joined.
const FEWEST_APART: usize = 3;
/// The maximum number of moves listed; for more, only the first and the last are named.
const MOST_LISTED: usize = 6;

impl<'r, G: Game> RestoredGame<'r, '_, G> {
    /// Joins changes with one cause and the same certainty, at the place of the first.
    pub(super) fn reported(&self) -> Vec<ReportedChange<'r>> {
        let changes = self.changes();
        let letters = self.other_letters(&changes);
        let causes: Vec<Option<Cause>> = changes.iter().map(|change| self.cause(change, &letters)).collect();
        let mut n_apart: BTreeMap<(&Cause, HowSure), usize> = BTreeMap::new();
        for (cause, change) in causes.iter().zip(&changes) {
            if let Some(cause) = cause {
                *n_apart.entry((cause, change.sure)).or_default() += 1;
            }
        }
        let mut reported: Vec<ReportedChange<'r>> = Vec::new();
        let mut apart: BTreeMap<(&Cause, HowSure), usize> = BTreeMap::new();
        for (change, cause) in changes.iter().zip(&causes) {
            let known = cause.as_ref().and_then(|cause| {
                let key = (cause, change.sure);
                if cause.is_of_neighbors() {
                    let last = reported.last()?;
                    (last.cause.as_ref() == Some(cause) && follows(last, change)).then_some(reported.len() - 1)
                } else {
                    apart.get(&key).copied()
                }
            });
            if let Some(one) = known.and_then(|index| reported.get_mut(index)) {
                one.changes.push(*change);
                continue;
            }
            let kept = cause.as_ref().filter(|cause| {
                cause.is_of_neighbors() || n_apart.get(&(*cause, change.sure)).is_some_and(|n| *n >= FEWEST_APART)
            });
            if let Some(cause) = kept {
                apart.insert((cause, change.sure), reported.len());
            }
            reported.push(ReportedChange { changes: vec![*change], cause: kept.cloned() });
        }
        for one in &mut reported {
            one.cause = one.cause.take().filter(|_| one.changes.len() > 1);
        }
        reported
    }

    fn cause(&self, change: &SheetChange<'r>, letters: &BTreeMap<usize, &'static str>) -> Option<Cause> {
        let index = match change.thing {
            ChangedThing::Ply(index) => index,
            ChangedThing::Dropped(cell) if cell.is_behind_end => return Some(Cause::BehindEnd),
            ChangedThing::Dropped(_) => return Some(Cause::NoPlies),
            ChangedThing::Number(number) => {
                let digits: String = number.cell.word.chars().filter(char::is_ascii_digit).collect();
                let written = digits.parse::<i64>().ok()?;
                return Some(Cause::Numbers(written - i64::from(number.number)));
            }
            ChangedThing::Unread(_) | ChangedThing::Blank(_) | ChangedThing::Signal(_) => return None,
        };
        let (ply, position) = self.ply(index)?;
        match ply.how {
            HowRead::AsWritten | HowRead::Answered => None,
            HowRead::Gap | HowRead::Inserted => Some(Cause::NotWritten),
            HowRead::Displaced => Some(Cause::OtherColumn),
            HowRead::Signs => Some(Cause::Signs),
            HowRead::Changed => {
                letters.get(&index).map(|code| Cause::Letters(code)).or_else(|| self.cause_of_word(ply, position))
            }
        }
    }

    /// Returns the cause of a changed word, if it is a single one.
    fn cause_of_word(&self, ply: &RestoredPly<G::Move>, position: &G::Position) -> Option<Cause> {
        let word = ply.cell.as_ref()?.word.as_str();
        let is_spoiled = ply.edits.iter().any(|edit| matches!(edit.kind, EditKind::Misread | EditKind::Swapped));
        if !is_spoiled && names_taken(word) {
            return Some(Cause::TakenNamed);
        }
        let read = self.of.game.read(word.as_bytes(), self.restored.alphabet);
        let resolved = read.map(|read| self.of.game.resolve(position, &read));
        if matches!(resolved, Some(Err(Unresolved::Ambiguous(_)))) {
            return Some(Cause::PieceUnclear);
        }
        match ply.edits.as_slice() {
            [edit] => match edit.kind {
                EditKind::Misread => Some(Cause::Misread(edit.seen.clone(), edit.meant.clone())),
                EditKind::Swapped => Some(Cause::Swapped(edit.seen.clone(), edit.meant.clone())),
                EditKind::Lost | EditKind::Added => None,
            },
            _ => None,
        }
    }

    /// Finds the plies written in the letters of another language, if several of its letters are used.
    fn other_letters(&self, changes: &[SheetChange<'r>]) -> BTreeMap<usize, &'static str> {
        let words: Vec<(usize, &str, &G::Position, G::Move)> = changes
            .iter()
            .filter_map(|change| if let ChangedThing::Ply(index) = change.thing { Some(index) } else { None })
            .filter_map(|index| {
                let (ply, position) = self.ply(index)?;
                let is_changed = ply.how == HowRead::Changed;
                Some((index, ply.cell.as_ref()?.word.as_str(), position, ply.mv)).filter(|_| is_changed)
            })
            .collect();
        let mut letters: BTreeMap<usize, &'static str> = BTreeMap::new();
        if words.len() < FEWEST_APART {
            return letters;
        }
        let mut best: Vec<usize> = Vec::new();
        let mut code = "";
        for alphabet in self.of.game.alphabets().filter(|alphabet| *alphabet != self.restored.alphabet) {
            let means = |word: &str, position: &G::Position, mv: G::Move| {
                let read = self.of.game.read(word.as_bytes(), alphabet);
                read.is_some_and(|read| self.of.game.resolve(position, &read).is_ok_and(|found| found.mv == mv))
            };
            let found = words.iter().filter(|(_, word, position, mv)| means(word, position, *mv));
            let (indices, mut firsts): (Vec<usize>, Vec<Option<char>>) =
                found.map(|(index, word, ..)| (*index, word.chars().next())).unzip();
            firsts.sort_unstable();
            firsts.dedup();
            if firsts.len() > 1 && indices.len() >= FEWEST_APART && indices.len() > best.len() {
                (best, code) = (indices, self.of.game.alphabet_code(alphabet));
            }
        }
        letters.extend(best.into_iter().map(|index| (index, code)));
        letters
    }

    /// Describes what some changes have in common.
    pub(super) fn said_of_cause(&self, reported: &ReportedChange<'_>, cause: &Cause) -> Message {
        let plies = reported.plies();
        let moves = self.listed(&plies);
        let (first, last) = (reported.changes.first(), reported.changes.last());
        match cause {
            Cause::NotWritten if reported.sure() == HowSure::Open => {
                message!("repair-cause-not-written-open", moves = moves)
            }
            Cause::NotWritten => message!("repair-cause-not-written", moves = moves),
            Cause::OtherColumn => message!("repair-cause-other-column", moves = moves),
            Cause::Letters(code) => message!("repair-cause-letters", letters = *code, moves = moves),
            Cause::TakenNamed => message!("repair-cause-taken-named", moves = moves),
            Cause::PieceUnclear => message!("repair-cause-piece-not-told", moves = moves),
            Cause::Signs => message!("repair-cause-signs", moves = moves),
            Cause::Misread(seen, meant) => {
                message!("repair-cause-misread", seen = seen.as_str(), meant = meant.as_str(), moves = moves)
            }
            Cause::Swapped(seen, meant) => {
                message!("repair-cause-swapped", seen = seen.as_str(), meant = meant.as_str(), moves = moves)
            }
            Cause::NoPlies | Cause::BehindEnd => {
                let words: Vec<&str> = reported.changes.iter().filter_map(word_of).collect();
                let row = |change: Option<&SheetChange<'_>>| match change.map(|change| change.thing) {
                    Some(ChangedThing::Dropped(cell)) => cell.row,
                    _ => 0,
                };
                let words = shortened(&words.join(" "));
                if *cause == Cause::BehindEnd {
                    return message!("repair-cause-behind-end", words = words, first = row(first), last = row(last));
                }
                message!("repair-cause-no-plies", words = words, first = row(first), last = row(last))
            }
            Cause::Numbers(_) => {
                let number = |change: Option<&SheetChange<'_>>| match change.map(|change| change.thing) {
                    Some(ChangedThing::Number(number)) => {
                        (number.cell.word.trim_end_matches('.').to_owned(), number.number)
                    }
                    _ => (String::new(), 0),
                };
                let ((first, first_read), (last, last_read)) = (number(first), number(last));
                message!("repair-cause-numbers", first = first, last = last, from = first_read, to = last_read,)
            }
        }
    }

    /// Lists moves, or the range they are in if there are many.
    pub(super) fn listed(&self, plies: &[usize]) -> Message {
        let name = |index: Option<&usize>| index.map_or_else(String::new, |index| self.named(*index));
        if plies.len() > MOST_LISTED {
            return message!(
                "repair-moves-from-to",
                count = plies.len(),
                first = name(plies.first()),
                last = name(plies.last())
            );
        }
        let moves: Vec<String> = plies.iter().map(|index| self.named(*index)).collect();
        message!("repair-moves", moves = crate::l10n::Arg::All(moves))
    }
}

/// Returns true if a change directly continues others.
fn follows(reported: &ReportedChange<'_>, change: &SheetChange<'_>) -> bool {
    match (reported.changes.last().map(|last| last.thing), change.thing) {
        (Some(ChangedThing::Ply(last)), ChangedThing::Ply(index)) => index == last + 1,
        (Some(ChangedThing::Dropped(last)), ChangedThing::Dropped(cell)) => cell.after == last.after,
        (Some(ChangedThing::Number(last)), ChangedThing::Number(number)) => number.number == last.number + 1,
        _ => false,
    }
}

fn word_of<'r>(change: &SheetChange<'r>) -> Option<&'r str> {
    if let ChangedThing::Dropped(cell) = change.thing { Some(cell.cell.word.as_str()) } else { None }
}

/// Returns true if a word names the captured piece: `NxB`, `RxBc6`.
fn names_taken(word: &str) -> bool {
    let behind = word.split_once(['x', '×', ':', 'х']).map(|(_, behind)| behind);
    behind.is_some_and(|behind| behind.starts_with(char::is_uppercase))
}

/// The maximum number of characters of unread text shown; all of it is in the game's comments.
const MAX_SHOWN: usize = 60;

/// Shortens words to fit on a line.
pub(super) fn shortened(words: &str) -> String {
    let line: Vec<&str> = words.split_whitespace().collect();
    let line = line.join(" ");
    if line.chars().count() <= MAX_SHOWN { line } else { line.chars().take(MAX_SHOWN).chain(['…']).collect() }
}
