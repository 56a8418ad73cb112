//! Several sheets of one game with the reconstructed game: what is displayed for each ply at which they differ.

use crate::game::{Game, Side};
use crate::l10n::{Arg, Message, message};
use crate::laws::{Article, Certainty, Edition, Topic, article};
use crate::rulings::common_spelling;
use crate::scoresheet::{
    BlockKind, Extra, Reconciled, ReconciledPly, SheetBlock, SheetEntry, Signalled, Standing, Why,
};
use crate::text::Visible;

use super::headings::{HeadingDifference, heading_differences};
use super::sheet_of_game::{SheetOfGame, letter, numbered};

/// The sheets of one game with the result.
pub struct ComparedGame<'a, G: Game> {
    /// The game it is of.
    pub game: &'a G,
    /// The sheets.
    pub sheets: &'a [SheetOfGame<G>],
    /// The reconstructed game.
    pub reconciled: &'a Reconciled<G>,
    /// The letters that the game is written in.
    pub letters: G::Alphabet,
    /// What their headings say differently.
    pub(super) headings: Vec<HeadingDifference>,
}

/// A difference between the sheets.
pub(super) struct SheetsDifference<'a, G: Game> {
    /// The position before it.
    pub(super) position: G::Position,
    pub(super) kind: DifferenceKind<'a, G::Move>,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum DifferenceKind<'a, M> {
    Ply(&'a ReconciledPly<M>),
    Extra(&'a Extra),
    Block(&'a SheetBlock),
}

/// The minimum probability of a reading that is reported.
const MIN_LISTED: f64 = 0.05;

/// The maximum distance, in plies, of copied rows from their copy.
const FURTHEST_COPIED: usize = 64;

/// Formats a range of rows or moves: `12–14`, `12`.
pub(super) fn range(first: u32, last: u32) -> String {
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

/// Formats the turn in a position: `23.`, `23...`.
pub(super) fn turn_of<G: Game>(game: &G, position: &G::Position) -> String {
    numbered(game.move_number(position), game.side(position), "")
}

impl<'a, G: Game> ComparedGame<'a, G> {
    /// Combines sheets with the reconstructed game, and compares their headings.
    #[must_use]
    pub fn new(game: &'a G, sheets: &'a [SheetOfGame<G>], reconciled: &'a Reconciled<G>) -> Self {
        let letters = game.common_letters();
        Self { game, sheets, reconciled, letters, headings: heading_differences(sheets, reconciled) }
    }

    /// Writes the game in the letters of a language, by its code.
    #[must_use]
    pub fn in_letters(mut self, code: &str) -> Self {
        self.letters = self.game.letters_by_code(code).unwrap_or(self.letters);
        self
    }

    /// Returns true if the sheets agree, in their headings too.
    #[must_use]
    pub fn is_agreed(&self) -> bool {
        self.headings.is_empty() && self.reconciled.is_agreed()
    }

    /// Describes the differences between the headings.
    pub fn heading_messages(&self) -> impl Iterator<Item = &Message> {
        self.headings.iter().map(|heading| &heading.why)
    }

    /// Lists all differences between the sheets, in the order of the game.
    pub(super) fn differences(&self) -> Vec<SheetsDifference<'a, G>> {
        let mut position = self.reconciled.start.clone();
        let mut extras = self.reconciled.loose_extras().peekable();
        let mut blocks = self.reconciled.blocks.iter().peekable();
        let mut differing = self.reconciled.differing().map(|ply| ply.ply).peekable();
        let mut found = Vec::new();
        for (after, ply) in (0..).zip(self.reconciled.plies.iter().map(Some).chain([None])) {
            while let Some(block) = blocks.next_if(|block| block.plies.0 <= after + 1) {
                found.push(SheetsDifference { position: position.clone(), kind: DifferenceKind::Block(block) });
            }
            while let Some(extra) = extras.next_if(|extra| extra.after <= after) {
                found.push(SheetsDifference { position: position.clone(), kind: DifferenceKind::Extra(extra) });
            }
            let Some(ply) = ply else { break };
            if differing.next_if(|ply| *ply == after + 1).is_some() {
                found.push(SheetsDifference { position: position.clone(), kind: DifferenceKind::Ply(ply) });
            }
            self.game.play(&mut position, ply.mv);
        }
        found
    }

    /// Returns the article on where a game continues after an irregularity, if it is known for certain.
    pub fn article(&self) -> Option<(Edition, Article)> {
        let edition = self.sheets.iter().find_map(|sheet| sheet.edition)?;
        let article = article(edition, Topic::IllegalMoveRestored)?;
        (article.certainty == Certainty::Verified).then_some((edition, article))
    }

    /// Finds the first value of a tag on any sheet, unless they differ in it.
    pub(super) fn tag(&self, name: &str) -> Option<&'a str> {
        if self.headings.iter().any(|heading| heading.leaves_open(name)) {
            return None;
        }
        self.sheets.iter().find_map(|sheet| sheet.tag(name))
    }

    /// Returns the players' names, if a sheet has them.
    #[must_use]
    pub fn player_names(&self) -> Option<[String; 2]> {
        Some([self.tag("White")?.to_owned(), self.tag("Black")?.to_owned()])
    }

    /// Lists the signals of the result at the end of sheets, with the index of the sheet.
    pub(super) fn signals(&self) -> impl Iterator<Item = (usize, &'a Signalled)> {
        let sheets = self.sheets.iter().enumerate();
        sheets.filter_map(|(index, sheet)| Some((index, sheet.sheet.as_ref()?.signal.as_ref()?)))
    }

    /// Counts the differences between the sheets.
    #[must_use]
    pub fn n_differences(&self) -> usize {
        let reconciled = self.reconciled;
        let n_of_moves = reconciled.blocks.len() + reconciled.loose_extras().count() + reconciled.differing().count();
        n_of_moves + self.headings.len()
    }

    /// Explains the reading of a ply.
    pub fn why(&self, position: &G::Position, ply: &ReconciledPly<G::Move>) -> Message {
        let with = |wanted: &dyn Fn(&Standing<G::Move>) -> bool| {
            let sheets = ply.entries.iter().enumerate().filter(|(_, entry)| wanted(&entry.standing));
            sheets.map(|(sheet, _)| letter(sheet).to_string()).collect::<Vec<String>>()
        };
        let right = with(&|standing| matches!(standing, Standing::Kept | Standing::Displaced));
        match ply.why {
            Why::Agreed => message!("compare-agreed"),
            Why::ColumnsSwapped => {
                message!("compare-columns", sheets = Arg::All(with(&|standing| *standing == Standing::Displaced)))
            }
            Why::OnlyLegal => message!(
                "compare-only-legal",
                count = right.len(),
                right = Arg::All(right),
                reasons = self.faults(position, ply)
            ),
            Why::OnlyWritten => message!("compare-only-written", reasons = absences(&with)),
            Why::GoesOn { until } if ply.refuted.is_empty() => {
                let others = ply.entries.iter().filter(|entry| matches!(entry.standing, Standing::Other(_)));
                let mut others: Vec<String> = others.filter_map(written).collect();
                others.sort();
                others.dedup();
                let reason =
                    message!("compare-could-not-continue", others = Arg::Either(others), next = self.named(until));
                message!("compare-goes-on", count = right.len(), right = Arg::All(right), reasons = vec![reason])
            }
            Why::GoesOn { .. } => {
                let reasons = self.refutations(position, ply);
                message!("compare-goes-on", count = right.len(), right = Arg::All(right), reasons = reasons)
            }
            Why::Restored if !ply.refuted.is_empty() => {
                let reasons = self.refutations(position, ply);
                message!("compare-restored-refuted", sure = Arg::Decimal(percent(ply.confidence)), reasons = reasons)
            }
            Why::Restored if ply.entries.iter().all(|entry| entry.cell.is_none()) => {
                message!("compare-supplied", sure = Arg::Decimal(percent(ply.confidence)))
            }
            Why::Restored => message!("compare-restored", sure = Arg::Decimal(percent(ply.confidence))),
            Why::Undecided if let Some(on) = ply.hangs_on => message!("compare-hangs", on = self.turn_at(on)),
            Why::Undecided if is_absent(ply) => {
                let without = with(&|standing| matches!(standing, Standing::LeftOut | Standing::Ended));
                let (with, without) = (Arg::All(right), Arg::All(without));
                if self.is_copy(ply) {
                    message!("compare-twice-or-left-out", with = with, without = without)
                } else {
                    message!(
                        "compare-left-out-or-added",
                        with = with,
                        without = without,
                        sure = Arg::Decimal(percent(ply.confidence))
                    )
                }
            }
            Why::Undecided => {
                let mut moves: Vec<String> = ply.entries.iter().filter_map(written).collect();
                moves.sort();
                moves.dedup();
                if ply.entries.iter().all(|entry| !matches!(entry.standing, Standing::Kept | Standing::Other(_))) {
                    let meant = Arg::Either(self.meant(position, ply));
                    message!("compare-may-be-several", words = Arg::Either(moves), moves = meant)
                } else if ply.goes_on_as_written {
                    message!("compare-undecided", moves = Arg::Either(moves))
                } else {
                    message!("compare-nothing-decides", moves = Arg::Either(moves))
                }
            }
            Why::Unreadable if ply.rivals.is_empty() => message!("compare-unreadable"),
            Why::Unreadable => {
                let kept = (ply.mv, ply.confidence);
                let rivals = ply.rivals.iter().map(|rival| (rival.mv, rival.confidence));
                let likely = [kept].into_iter().chain(rivals).filter(|(_, share)| *share >= MIN_LISTED);
                let moves = likely
                    .map(|(mv, share)| format!("{} {} %", common_spelling(self.game, position, mv), percent(share)));
                message!("compare-equally-likely", moves = Arg::List(moves.collect()))
            }
        }
    }

    /// Returns true if a ply and the next have the words of two others shortly before.
    fn is_copy(&self, ply: &ReconciledPly<G::Move>) -> bool {
        let own_words = |plies: &[ReconciledPly<G::Move>]| {
            let words = plies.iter().map(|ply| ply.entries.iter().find_map(written));
            words.map(|word| word.map(|word| word.trim_end_matches(['+', '#']).replace('x', ""))).collect::<Vec<_>>()
        };
        let at = ply.ply.saturating_sub(1) as usize;
        let (before, from) = self.reconciled.plies.split_at(at.min(self.reconciled.plies.len()));
        let words = own_words(&from[..from.len().min(2)]);
        before.windows(2).rev().take(FURTHEST_COPIED).any(|pair| own_words(pair) == words)
    }

    /// Describes the treatment of a block.
    pub fn why_block(&self, block: &SheetBlock) -> Message {
        let sheet = letter(block.sheet).to_string();
        let (first, last) = block.rows.unwrap_or_default();
        let (rows, count) = (range(first, last), last.saturating_sub(first) + 1);
        match &block.kind {
            BlockKind::Repeated { of: (from, to) } => {
                let of = range(*from, *to);
                message!("compare-block-repeated", sheet = sheet, rows = rows, of = of, count = count)
            }
            BlockKind::NoMoves => message!("compare-block-no-moves", sheet = sheet, rows = rows, count = count),
            BlockKind::EmptyOver => message!("compare-block-empty-over", sheet = sheet, rows = rows, count = count),
            BlockKind::LeftOut => {
                let (moves, count) = self.moves_of(block);
                message!("compare-block-left-out", sheet = sheet, moves = moves, count = count)
            }
            BlockKind::Empty => message!("compare-block-empty", sheet = sheet, rows = rows, count = count),
            BlockKind::NotBegun => {
                message!("compare-block-not-begun", sheet = sheet, next = self.named(block.plies.1.saturating_add(1)))
            }
            BlockKind::Ended => message!("compare-ended", count = 1_u32, sheets = Arg::All(vec![sheet])),
            BlockKind::Shifted { to_the_end: true } => message!("compare-block-shifted-on", sheet = sheet, row = first),
            BlockKind::Shifted { .. } => {
                message!("compare-block-shifted", sheet = sheet, rows = rows, count = count)
            }
            BlockKind::Turned { behind: (from, to) } => {
                let behind = range(*from, *to);
                message!("compare-block-turned", sheet = sheet, rows = rows, behind = behind, count = count)
            }
            BlockKind::TwoInOne { word } => {
                let word = Visible(word).to_string();
                message!("compare-block-two-in-one", sheet = sheet, row = first, word = word)
            }
        }
    }

    /// Formats the moves of a block by their numbers, `12–14`, `12...–14.`, and counts the numbers.
    fn moves_of(&self, block: &SheetBlock) -> (String, u32) {
        let ply = |ply: u32| self.reconciled.plies.get(ply.saturating_sub(1) as usize);
        let Some((first, last)) = ply(block.plies.0).zip(ply(block.plies.1)) else { return (String::new(), 0) };
        let count = last.number.saturating_sub(first.number) + 1;
        if first.side == Side::White && last.side == Side::Black {
            return (range(first.number, last.number), count);
        }
        let [from, to] = [first, last].map(|ply| numbered(ply.number, ply.side, ""));
        (format!("{from}–{to}"), count.max(2))
    }

    /// Formats a ply of the game: `18... g6`.
    fn named(&self, ply: u32) -> String {
        let before = self.reconciled.position_after(self.game, ply.saturating_sub(1) as usize);
        self.reconciled.plies.get(ply.saturating_sub(1) as usize).map_or_else(String::new, |ply| {
            numbered(ply.number, ply.side, &common_spelling(self.game, &before, ply.mv))
        })
    }

    /// Formats the turn of a ply, from 1: `18...`.
    fn turn_at(&self, ply: u32) -> String {
        let ply = self.reconciled.plies.get(ply.saturating_sub(1) as usize);
        ply.map_or_else(String::new, |ply| numbered(ply.number, ply.side, ""))
    }

    /// Explains why some words are not moves.
    fn faults(&self, position: &G::Position, ply: &ReconciledPly<G::Move>) -> Vec<Message> {
        let none = ply.entries.iter().enumerate().filter(|(_, entry)| entry.standing == Standing::NoMove);
        none.filter_map(|(sheet, entry)| {
            let (word, alphabet) = (&entry.cell.as_ref()?.word, self.sheets.get(sheet)?.sheet.as_ref()?.alphabet);
            let resolved = self.game.read(word.as_bytes(), alphabet).map(|word| self.game.resolve(position, &word));
            let reason = match resolved {
                None => message!("compare-no-move"),
                Some(Err(crate::game::Unresolved::Ambiguous(_))) => message!("compare-ambiguous"),
                Some(_) => {
                    let reasons = self.game.explain(position, word, alphabet).reasons;
                    reasons.into_iter().next().unwrap_or_else(|| message!("compare-illegal"))
                }
            };
            let word = Visible(word).to_string();
            Some(message!("compare-fault", sheet = letter(sheet).to_string(), word = word, reason = reason))
        })
        .collect()
    }

    /// Describes cells that are not part of the game.
    pub fn why_extra(extra: &Extra) -> Message {
        let sheet = letter(extra.sheet).to_string();
        match &extra.cell {
            _ if extra.is_unread => message!("compare-unread", sheet = sheet, row = extra.row),
            Some(_) => message!("compare-extra", sheet = sheet, row = extra.row),
            None => message!("compare-extra-gap", sheet = sheet, row = extra.row),
        }
    }
}

/// Returns true if a sheet has nothing for a ply.
pub(super) fn is_absent<M: PartialEq>(ply: &ReconciledPly<M>) -> bool {
    ply.entries.iter().any(|entry| matches!(entry.standing, Standing::LeftOut | Standing::Ended))
}

/// Describes which sheets have nothing, and in what way.
fn absences<M: PartialEq>(with: &impl Fn(&dyn Fn(&Standing<M>) -> bool) -> Vec<String>) -> Vec<Message> {
    let mut said = Vec::new();
    let empty = with(&|standing| *standing == Standing::Empty);
    if !empty.is_empty() {
        said.push(message!("compare-empty", sheets = Arg::All(empty)));
    }
    let left_out = with(&|standing| *standing == Standing::LeftOut);
    if !left_out.is_empty() {
        said.push(message!("compare-left-out", sheets = Arg::All(left_out)));
    }
    let not_begun = with(&|standing| *standing == Standing::NotBegun);
    if !not_begun.is_empty() {
        said.push(message!("compare-not-begun", count = not_begun.len(), sheets = Arg::All(not_begun)));
    }
    let ended = with(&|standing| *standing == Standing::Ended);
    if !ended.is_empty() {
        said.push(message!("compare-ended", count = ended.len(), sheets = Arg::All(ended)));
    }
    said
}

/// Returns the text of a cell, safe to display; `None` if it is empty.
pub(super) fn written<M>(entry: &SheetEntry<M>) -> Option<String> {
    entry.cell.as_ref().map(|cell| Visible(&cell.word).to_string())
}

/// Returns the chosen move; `None` if it is left open.
pub(super) fn kept<M: Copy>(ply: &ReconciledPly<M>) -> Option<M> {
    Some(ply.mv).filter(|_| !ply.why.is_open())
}

/// Formats a share in percent.
///
/// Only what was written that way is 100 %, and nothing that was considered is 0 %.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1}", (share * 100.0).clamp(0.1, 99.9))
}
