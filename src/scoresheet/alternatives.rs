//! Whether the game could have gone on as the sheets do after another move than the one that is kept.

use std::cell::Cell;

use crate::chess::{Alphabet, CheckSuffix, Move, Position};
use crate::game::{Chess, Rules};

use super::meaning::means;

/// What is written for one ply, by sheet, and the move that is kept.
pub(super) struct Continuation<'a> {
    /// What each sheet has, if it has anything.
    pub(super) of_sheets: Vec<Option<(&'a str, Alphabet)>>,
    pub(super) mv: Move,
}

/// All plies of the reconciled game as they are written.
pub(super) struct ReconciledLine<'a> {
    plies: Vec<Continuation<'a>>,
    /// How many words may still be tried, so that the time stays bounded however many plies are doubtful.
    left: Cell<u32>,
}

/// What comes of another move.
pub(super) enum Followed {
    /// No sheet has a word for this ply, from 1, that fits.
    Breaks { ply: u32 },
    /// The game can be played on to its end, or as far as anybody can read the sheets; at these plies, from 0, the
    /// move that is kept is not among those that can be played.
    GoesOn { otherwise: Vec<usize> },
}

/// So many games are followed at once.
const MAX_GAMES: usize = 32;
/// So many plies are looked ahead.
const FURTHEST: usize = 400;

/// So many words are tried for all plies together.
const MAX_WORDS: u32 = 1_000_000;

impl<'a> ReconciledLine<'a> {
    pub(super) fn new(plies: Vec<Continuation<'a>>) -> Self {
        Self { plies, left: Cell::new(MAX_WORDS) }
    }

    /// Follows the sheets after `mv` was played at the ply `index`, from 0, in `position`.
    pub(super) fn after(&self, game: &Chess, position: &Position, index: usize, mv: Move) -> Followed {
        let mut kept = position.clone();
        let mut otherwise = Vec::new();
        let Some(first) = self.plies.get(index) else { return Followed::GoesOn { otherwise } };
        kept.play(first.mv);
        let mut other = position.clone();
        other.play(mv);
        let mut games = vec![other];
        for (ply, next) in self.plies.iter().enumerate().skip(index + 1).take(FURTHEST) {
            let words = || next.of_sheets.iter().flatten();
            let n_words = u32::try_from(games.len() * next.of_sheets.len()).unwrap_or(u32::MAX);
            let left = self.left.get().saturating_sub(n_words);
            self.left.set(left);
            if left == 0 || games.iter().all(|position| position.key() == kept.key()) {
                break;
            }
            let mut after: Vec<Position> = Vec::new();
            let mut has_kept = false;
            for position in &games {
                for (word, alphabet) in words() {
                    if after.len() < MAX_GAMES
                        && let Some((mv, played)) = played(game, position, word, *alphabet)
                    {
                        has_kept |= mv == next.mv;
                        if !after.iter().any(|known| known.key() == played.key()) {
                            after.push(played);
                        }
                    }
                }
            }
            if !has_kept && !after.is_empty() {
                otherwise.push(ply);
            }
            if after.is_empty() {
                let fits_kept = words().any(|(word, alphabet)| played(game, &kept, word, *alphabet).is_some());
                if fits_kept {
                    return Followed::Breaks { ply: u32::try_from(ply + 1).unwrap_or(u32::MAX) };
                }
                // Nobody has written anything that fits: the move itself may do.
                after = games.iter().filter(|position| position.is_legal(next.mv)).cloned().collect();
                for position in &mut after {
                    position.play(next.mv);
                }
                if after.is_empty() {
                    break;
                }
            }
            kept.play(next.mv);
            games = after;
        }
        Followed::GoesOn { otherwise }
    }
}

impl ReconciledLine<'_> {
    /// Tells whether the game goes on as one sheet is written after `mv` was played at the ply `index`, from 0, in `position`:
    /// every word of that sheet behind it is a legal move with the signs it has. Where the sheet has nothing, the move that is
    /// kept is played.
    pub(super) fn goes_on_as_written(
        &self,
        game: &Chess,
        position: &Position,
        index: usize,
        mv: Move,
        sheet: usize,
    ) -> bool {
        let mut position = position.clone();
        position.play(mv);
        for next in self.plies.iter().skip(index + 1) {
            let left = self.left.get().saturating_sub(1);
            self.left.set(left);
            if left == 0 {
                return false;
            }
            match next.of_sheets.get(sheet).copied().flatten() {
                Some((word, alphabet)) => match played(game, &position, word, alphabet) {
                    Some((_, after)) => position = after,
                    None => return false,
                },
                None if position.is_legal(next.mv) => position.play(next.mv),
                None => return false,
            }
        }
        true
    }
}

/// Plays a word, if it is a legal move that takes something, gives check and mates where it says so.
fn played(game: &Chess, position: &Position, word: &str, alphabet: Alphabet) -> Option<(Move, Position)> {
    let mv = means(game, position, word, alphabet)?;
    let stem = word.trim_end_matches(['!', '?', '.', ',', ';']);
    let takes = stem.contains(['x', 'X', ':', '×', 'х', 'Х']);
    if takes && !game.is_capture(position, mv) {
        return None;
    }
    let mut after = position.clone();
    after.play(mv);
    let given = after.check_mark();
    let is_as_marked = match stem.chars().next_back() {
        Some('#' | '‡') => given == CheckSuffix::Mate,
        Some('+' | '†') => given != CheckSuffix::None,
        _ => true,
    };
    is_as_marked.then_some((mv, after))
}
