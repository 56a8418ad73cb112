//! Whether the game could have continued as on the sheets after another move than the one that is kept, and which of
//! their words refutes that.

use std::cell::Cell;

use crate::game::{CheckStatus, Game};

use crate::scoresheet::moves::SheetNotation;
use crate::scoresheet::reading::meaning::means;

/// A word of a sheet, with the sheet's notation.
pub(crate) type NotedWord<'a, A> = (&'a str, SheetNotation<A>);

/// The words for one ply, by sheet, and the move that is kept.
pub(crate) struct Continuation<'a, G: Game> {
    /// The word of each sheet, if any.
    pub(crate) of_sheets: Vec<Option<NotedWord<'a, G::Alphabet>>>,
    pub(crate) mv: G::Move,
}

/// All plies of the reconciled game as they are written.
pub(crate) struct ReconciledLine<'a, G: Game> {
    plies: Vec<Continuation<'a, G>>,
    /// The number of words that may still be tried, which bounds the time however many plies are doubtful.
    left: Cell<u32>,
}

/// The consequence of another move.
pub(crate) enum Followed {
    /// No sheet has a word for this ply, from 1, that can be played, and neither can the move that is kept.
    Breaks {
        ply: u32,
        /// Whether the kept moves up to there can all be played; otherwise other words of the sheets were.
        is_plain: bool,
    },
    /// The game can be played to its end, or as far as the sheets are readable; at these plies, from 0, the kept move
    /// is not among the playable ones.
    GoesOn { otherwise: Vec<usize> },
}

/// The maximum number of games followed at once.
const MAX_GAMES: usize = 64;
/// The maximum number of plies looked ahead.
const FURTHEST: usize = 400;

/// The maximum number of words tried for all plies together.
const MAX_WORDS: u32 = 1_000_000;

impl<'a, G: Game> ReconciledLine<'a, G> {
    pub(crate) fn new(plies: Vec<Continuation<'a, G>>) -> Self {
        Self { plies, left: Cell::new(MAX_WORDS) }
    }

    /// Follows the sheets after `mv` was played at the ply `index`, from 0, in `position`: each word on them, and each
    /// move that is kept.
    ///
    /// It breaks only if none of that can be played, though a word there can be in the game that is kept.
    pub(crate) fn after(&self, game: &G, position: &G::Position, index: usize, mv: G::Move) -> Followed {
        let mut kept = position.clone();
        let mut otherwise = Vec::new();
        // The game with the other move and all others as they are kept, as long as it can be played.
        let mut plain = Some(position.clone());
        let Some(first) = self.plies.get(index) else { return Followed::GoesOn { otherwise } };
        game.play(&mut kept, first.mv);
        let mut other = position.clone();
        game.play(&mut other, mv);
        if let Some(plain) = &mut plain {
            game.play(plain, mv);
        }
        let mut games = vec![other];
        for (ply, next) in self.plies.iter().enumerate().skip(index + 1).take(FURTHEST) {
            let words = || next.of_sheets.iter().flatten();
            let n_words = u32::try_from(games.len() * next.of_sheets.len()).unwrap_or(u32::MAX);
            let left = self.left.get().saturating_sub(n_words);
            self.left.set(left);
            if left == 0 || games.iter().all(|position| game.key(position) == game.key(&kept)) {
                break;
            }
            let mut after: Vec<G::Position> = Vec::new();
            let (mut has_kept, mut is_cut) = (false, false);
            for position in &games {
                let written = words().filter_map(|(word, alphabet)| played(game, position, word, *alphabet));
                let as_kept = is_legal(game, position, next.mv).then(|| {
                    let mut played = position.clone();
                    game.play(&mut played, next.mv);
                    (next.mv, played)
                });
                // The kept move counts as played only if its word has no sign that contradicts it.
                let as_kept = as_kept.filter(|_| !fits(game, &kept, next) || fits(game, position, next));
                for (mv, played) in written.chain(as_kept) {
                    has_kept |= mv == next.mv;
                    if after.iter().any(|known| game.key(known) == game.key(&played)) {
                        continue;
                    }
                    is_cut |= after.len() == MAX_GAMES;
                    if after.len() < MAX_GAMES {
                        after.push(played);
                    }
                }
            }
            // If not all of them can be followed, nothing is proved.
            if is_cut {
                break;
            }
            if !has_kept && !after.is_empty() {
                otherwise.push(ply);
            }
            let can_be_kept = plain.as_ref().is_some_and(|plain| is_legal(game, plain, next.mv));
            if after.is_empty() {
                if fits(game, &kept, next) {
                    let ply = u32::try_from(ply + 1).unwrap_or(u32::MAX);
                    return Followed::Breaks { ply, is_plain: plain.is_some() };
                }
                break;
            }
            match &mut plain {
                Some(plain) if can_be_kept => game.play(plain, next.mv),
                _ => plain = None,
            }
            game.play(&mut kept, next.mv);
            games = after;
        }
        Followed::GoesOn { otherwise }
    }
}

impl<G: Game> ReconciledLine<'_, G> {
    /// Returns true if the game continues as one sheet is written after `mv` was played at the ply `index`, from 0, in
    /// `position`: every later word of that sheet is a legal move with the right signs.
    ///
    /// If the sheet has no word, the kept move is played.
    pub(crate) fn goes_on_as_written(
        &self,
        game: &G,
        position: &G::Position,
        index: usize,
        mv: G::Move,
        sheet: usize,
    ) -> bool {
        let mut position = position.clone();
        game.play(&mut position, mv);
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
                None if is_legal(game, &position, next.mv) => game.play(&mut position, next.mv),
                None => return false,
            }
        }
        true
    }
}

/// Returns true if a sheet has a word for a ply that can be played in a position as it is written.
fn fits<G: Game>(game: &G, position: &G::Position, next: &Continuation<'_, G>) -> bool {
    let mut words = next.of_sheets.iter().flatten();
    words.any(|(word, alphabet)| played(game, position, word, *alphabet).is_some())
}

fn is_legal<G: Game>(game: &G, position: &G::Position, mv: G::Move) -> bool {
    game.legal_moves(position).contains(&mv)
}

/// Plays a word, if it is a legal move and its signs for capture, check and mate are right.
fn played<G: Game>(
    game: &G,
    position: &G::Position,
    word: &str,
    notation: SheetNotation<G::Alphabet>,
) -> Option<(G::Move, G::Position)> {
    let mv = means(game, position, word, notation)?;
    let mut after = position.clone();
    game.play(&mut after, mv);
    are_signs_true(game, position, mv, &after, word).then_some((mv, after))
}

/// Returns true if the signs of a word for capture, check and mate are right for a move.
pub(crate) fn are_signs_true<G: Game>(
    game: &G,
    position: &G::Position,
    mv: G::Move,
    after: &G::Position,
    word: &str,
) -> bool {
    let stem = word.trim_end_matches(['!', '?', '.', ',', ';']);
    // At the end it may be the sign of mate: `Qh4X`.
    let takes = stem.trim_end_matches(['x', 'X', 'х', 'Х']).contains(['x', 'X', ':', '×', 'х', 'Х']);
    if takes && !game.is_capture(position, mv) {
        return false;
    }
    match stem.chars().next_back() {
        Some('#' | '‡') => game.gives(after) == CheckStatus::Mate,
        Some('+' | '†') => game.gives(after) != CheckStatus::Nothing,
        _ => true,
    }
}
