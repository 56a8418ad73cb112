//! Words among the moves that are not moves, after which the game continues as if they were not there.
//!
//! A record is examined only if its reader met a word with no part of a move. It is played once without all such words;
//! each is a remark if the next move of its line can then be played with the right number.

use std::ops::Range;

use crate::game::Game;
use crate::record::{Item, ItemKind, Record, may_be_cut_short, names_files_apart, names_no_move};

use super::report::{FaultKind, Keep, Replay, ReplayOptions};
use super::state::Replayer;

/// What follows a place in a line, read backwards.
#[derive(Clone, Copy, Default)]
struct NextOfLine {
    /// The next move of the line.
    next: Option<u32>,
    /// Whether a number that does not fit precedes it.
    has_wrong_number: bool,
}

/// Finds the ranges of items of a record that are remarks, in order.
#[cold]
pub fn remarks<G: Game + Clone>(player: &Replayer<G>, record: &Record<'_>) -> Vec<Range<usize>> {
    let items = &record.tape.items;
    let words = candidates(player, record);
    if words.is_empty() {
        return Vec::new();
    }
    let tape = record.tape.without_words(&words);
    let options = ReplayOptions { keep: Keep::Plies, keep_notes: false, ..player.options };
    let mut player = Replayer::new(player.game.clone(), options, player.game.common_letters());
    let game = player.game.clone();
    let replay = player.replay(&Record { tape: &tape, ..*record });
    if replay.start.position.is_none() || replay.fragment.is_some() {
        return Vec::new();
    }
    // If only the turn is passed, as in a bridge auction, the words are not remarks on moves.
    if !replay.plies.is_empty() && replay.plies.iter().all(|ply| game.is_null(ply.mv)) {
        return Vec::new();
    }
    let mut is_candidate = vec![false; items.len()];
    for word in &words {
        is_candidate[*word as usize] = true;
    }
    let trial = WithoutWords { record, replay, is_candidate };
    let is_remark = trial.judge();
    trial.runs(&is_remark)
}

/// Lists the words that no notation reads and that have no part of a move.
fn candidates<G: Game>(player: &Replayer<G>, record: &Record<'_>) -> Vec<u32> {
    let letters = player.options.alphabet.unwrap_or(player.game.common_letters());
    let is_one = |item: &Item| {
        let word = record.slice(item.span);
        item.is_other_move()
            && !item.span.is_empty()
            && names_no_move(word)
            && (names_files_apart(word)
                || player.game.read(word.as_bytes(), letters).is_none()
                    && !player.game.may_be_of_another_notation(word, letters))
    };
    (0..).zip(&record.tape.items).filter(|(_, item)| is_one(item)).map(|(index, _)| index).collect()
}

/// A record played without its candidates.
struct WithoutWords<'a, G: Game> {
    record: &'a Record<'a>,
    replay: &'a Replay<G>,
    is_candidate: Vec<bool>,
}

impl<G: Game> WithoutWords<'_, G> {
    fn is_played(&self, item: u32) -> bool {
        self.replay.plies.binary_search_by_key(&item, |ply| ply.item).is_ok_and(|at| !self.replay.plies[at].stood)
    }

    fn word(&self, index: usize) -> &str {
        self.record.slice(self.record.tape.items[index].span)
    }

    /// Returns for each item whether it is a remark.
    fn judge(&self) -> Vec<bool> {
        let items = &self.record.tape.items;
        let mut has_wrong_number = vec![false; items.len()];
        for fault in &self.replay.faults {
            // No move has the number 0, so it says nothing about another place.
            if matches!(fault.kind, FaultKind::Number { written: 1.., .. }) {
                has_wrong_number[fault.item as usize] = true;
            }
        }
        let is_over = self.lines_that_are_over();
        let mut is_remark = vec![false; items.len()];
        let mut lines = vec![NextOfLine::default()];
        for (at, item) in items.iter().enumerate().rev() {
            let is_inner = lines.len() > 1;
            let Some(line) = lines.last_mut() else { break };
            match item.kind {
                ItemKind::VariationClose => lines.push(NextOfLine::default()),
                ItemKind::VariationOpen if is_inner => drop(lines.pop()),
                ItemKind::Number => line.has_wrong_number |= has_wrong_number[at],
                ItemKind::Move if self.is_candidate[at] => {
                    let word = self.word(at);
                    let is_of_letters = word.chars().any(char::is_alphabetic);
                    let goes_on = line.next.is_some_and(|next| self.is_played(next)) && !line.has_wrong_number;
                    is_remark[at] = match line.next {
                        _ if goes_on || !is_of_letters => true,
                        None => !may_be_cut_short(word),
                        Some(_) => is_over[at] && !may_be_cut_short(word),
                    };
                }
                ItemKind::Move => *line = NextOfLine { next: u32::try_from(at).ok(), has_wrong_number: false },
                _ => {}
            }
        }
        is_remark
    }

    /// Returns for each item whether its line had ended before it: a move there could not be played.
    fn lines_that_are_over(&self) -> Vec<bool> {
        let items = &self.record.tape.items;
        let mut is_over = vec![false; items.len()];
        let mut lines = vec![false];
        for (index, item) in (0_u32..).zip(items) {
            let at = index as usize;
            let is_inner = lines.len() > 1;
            let Some(line) = lines.last_mut() else { break };
            is_over[at] = *line;
            match item.kind {
                ItemKind::VariationOpen => lines.push(false),
                ItemKind::VariationClose if is_inner => drop(lines.pop()),
                ItemKind::Move if !self.is_candidate[at] && !*line => *line = !self.is_played(index),
                _ => {}
            }
        }
        is_over
    }

    /// Joins consecutive remarks, and treats a completely unplayable variation as one.
    fn runs(&self, is_remark: &[bool]) -> Vec<Range<usize>> {
        let items = &self.record.tape.items;
        let mut runs: Vec<Range<usize>> = Vec::new();
        let mut at = 0;
        while at < items.len() {
            if items[at].kind == ItemKind::VariationOpen
                && let Some(end) = self.end_of_prose(at)
            {
                runs.push(at..end);
                at = end;
                continue;
            }
            if is_remark[at] {
                // A plain number between two words is part of the text.
                let end = items[at..].iter().zip(at..).take_while(|(item, index)| {
                    is_remark[*index] || item.kind == ItemKind::Number && !self.word(*index).contains('.')
                });
                let last = end.filter(|(_, index)| is_remark[*index]).last().map_or(at, |(_, index)| index);
                runs.push(at..last + 1);
                at = last;
            }
            at += 1;
        }
        runs
    }

    /// Finds the end of a variation, without nested ones, that begins with a word that is not a move, and of which
    /// nothing can be played.
    /// nothing can be played.
    fn end_of_prose(&self, open: usize) -> Option<usize> {
        let items = &self.record.tape.items;
        let (mut n_words, mut n_moves) = (0, 0);
        let mut has_dots = false;
        let mut is_cut = true;
        for (index, item) in (open..).zip(&items[open..]).skip(1) {
            match item.kind {
                ItemKind::Move if self.is_candidate[index] => {
                    is_cut &= may_be_cut_short(self.word(index));
                    n_words += 1;
                }
                ItemKind::Move if n_words == 0 || u32::try_from(index).is_ok_and(|item| self.is_played(item)) => {
                    return None;
                }
                ItemKind::Move => n_moves += 1,
                ItemKind::Number => has_dots |= self.word(index).contains('.'),
                ItemKind::VariationClose => {
                    // `(2... N)` was meant as a move.
                    let is_prose = n_words > n_moves && !(has_dots && is_cut);
                    return is_prose.then_some(index + 1);
                }
                ItemKind::MarkApart | ItemKind::Glyph | ItemKind::DrawOffer => {}
                _ => return None,
            }
        }
        None
    }
}
