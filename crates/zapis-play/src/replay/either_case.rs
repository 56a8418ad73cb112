//! Words of a record whose letters all have the same case: `bxc3` is a pawn's move or a bishop's there, and the moves
//! decide.
//!
//! If both are legal, the following words are played from both: the reading that leads further is used.

use crate::game::{CheckStatus, Game, MoveNotation, Resolution, Rules, WrittenSuffix};
use crate::record::{Item, ItemKind, Record};

use super::state::Replayer;

/// The maximum number of words examined after an ambiguous word.
const WORDS: usize = 80;
/// The number of items in which they are searched.
const ITEMS: usize = 400;
/// The maximum number of positions followed at once.
const MAX_POSITIONS: usize = 8;

/// A word read in one of the possible cases.
pub(super) struct CasedWord<G: Game> {
    pub(super) written: <G as MoveNotation>::Written,
    pub(super) resolution: Resolution<<G as Rules>::Move>,
    /// Whether this is not the case in which it is written.
    pub(super) is_other: bool,
}

/// The chosen reading.
pub(super) struct ChosenCase<G: Game> {
    pub(super) word: CasedWord<G>,
    /// The other possible move, and whether the following words decide between them.
    pub(super) rival: Option<(<G as Rules>::Move, bool)>,
}

impl<G: Game> Replayer<G> {
    /// Chooses the meaning of a word whose first letter may have been meant in either case; `None` if it has one
    /// reading or no legal one.
    #[cold]
    pub(super) fn choose_case(
        &self,
        record: &Record<'_>,
        index: u32,
        position: &G::Position,
        alphabet: G::Alphabet,
    ) -> Option<ChosenCase<G>> {
        let word = record.slice(record.tape.items.get(index as usize)?.span);
        let other = self.game.in_other_case(word, alphabet)?;
        let as_written = self.cased(position, word, alphabet);
        let otherwise = self.cased(position, &other, alphabet).map(|word| CasedWord { is_other: true, ..word });
        let (first, second) = match (as_written, otherwise) {
            // As a pawn's move `cc5` would state the file twice, which never happens.
            (Some(first), Some(word)) if first.resolution.overspecified && !word.resolution.overspecified => {
                return Some(ChosenCase { word, rival: None });
            }
            (Some(first), Some(second)) if first.resolution.mv != second.resolution.mv => (first, second),
            (None, Some(word)) | (Some(word), _) => return Some(ChosenCase { word, rival: None }),
            (None, None) => return None,
        };
        let reach = |word: &CasedWord<G>| {
            let mut after = position.clone();
            self.game.play(&mut after, word.resolution.mv);
            let is_signed = self.game.signs(&word.written).0 != WrittenSuffix::None { expected: true };
            let is_true = is_signed == (self.game.gives(&after) != CheckStatus::Nothing);
            (self.reach(record, index, after, alphabet), is_true)
        };
        let ((first_reach, first_is_true), (second_reach, second_is_true)) = (reach(&first), reach(&second));
        let is_decided = first_reach != second_reach;
        // If both lead equally far, the check sign may decide.
        let is_second = second_reach > first_reach || !is_decided && second_is_true && !first_is_true;
        let (word, rival) = if is_second { (second, first) } else { (first, second) };
        Some(ChosenCase { word, rival: Some((rival.resolution.mv, is_decided)) })
    }

    /// Plays the main line in an alphabet up to its first fault, each word in either case.
    #[cold]
    pub(super) fn probe_in_either_case(
        &self,
        record: &Record<'_>,
        mut position: G::Position,
        alphabet: G::Alphabet,
    ) -> Vec<G::Move> {
        let mut moves = Vec::new();
        for (index, item) in record.tape.main_line() {
            let chosen = self.choose_case(record, index, &position, alphabet).map(|chosen| chosen.word);
            let Some(word) = chosen.or_else(|| self.cased(&position, record.slice(item.span), alphabet)) else { break };
            self.game.play(&mut position, word.resolution.mv);
            moves.push(word.resolution.mv);
        }
        moves
    }

    fn cased(&self, position: &G::Position, word: &str, alphabet: G::Alphabet) -> Option<CasedWord<G>> {
        let written = self.game.read(word.as_bytes(), alphabet)?;
        let resolution = self.game.resolve(position, &written).ok()?;
        Some(CasedWord { written, resolution, is_other: false })
    }

    /// Counts the words after an item that can be played from a position, each in either case.
    fn reach(&self, record: &Record<'_>, index: u32, position: G::Position, alphabet: G::Alphabet) -> usize {
        let behind = record.tape.items.iter().skip(index as usize + 1).take(ITEMS);
        let is_word = |item: &&Item| item.kind == ItemKind::Move;
        let mut positions = vec![position];
        for (n_played, item) in behind.filter(is_word).take(WORDS).enumerate() {
            let word = record.slice(item.span);
            let other = self.game.in_other_case(word, alphabet);
            let mut next = Vec::new();
            for position in &positions {
                let readings = [Some(word), other.as_deref()].into_iter().flatten();
                for reading in readings.filter_map(|word| self.cased(position, word, alphabet)) {
                    let mut after = position.clone();
                    self.game.play(&mut after, reading.resolution.mv);
                    if next.len() < MAX_POSITIONS {
                        next.push(after);
                    }
                }
            }
            if next.is_empty() {
                return n_played;
            }
            positions = next;
        }
        WORDS
    }
}
