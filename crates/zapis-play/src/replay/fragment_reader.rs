//! Records that begin in the middle of a game without a position: their moves are numbered and checked against each
//! other.
//!
//! Such a record is recognized by its numbers, which begin late and increase from there, and by its moves, which are
//! not those of a game from the start; if it is numbered from 1, only by moves that no game has so early. Then none of
//! them is played, and there are no rulings on it.

use super::fragment::{Fragment, FragmentPly};
use super::report::{Fault, FaultKind, Then};
use super::state::Replayer;
use crate::game::{FragmentMove, Game, Side};
use crate::record::{Item, ItemKind, LateBeginning, Record, late_beginning, numbered_from};
use crate::sorting::CompactSort;

/// This many plies that are legal from the start show that a game begins there, whatever its first number.
const PLIES_FROM_START: u32 = 8;
/// If moves are numbered from 1, not one may be legal from the start: a game that goes wrong later is not a fragment.
const PLIES_BY_CHANCE: u32 = 1;

impl<G: Game> Replayer<G> {
    /// Handles a record that could not be played from the start as a fragment, if it is one; returns true if it is.
    #[cold]
    pub(super) fn take_for_fragment(&mut self, record: &Record<'_>) -> bool {
        let replay = &self.replay;
        if !G::READS_FRAGMENTS || replay.is_complete || !replay.start.is_usual {
            return false;
        }
        let Some(start) = replay.start.position.clone() else { return false };
        let first = self.game.move_number(&start);
        let late = late_beginning(record, first);
        let Some(beginning) = late.or_else(|| numbered_from(record, first)) else { return false };
        let fewest = match late {
            Some(late) if late.is_borne_out => PLIES_FROM_START,
            Some(_) => 1,
            None => PLIES_BY_CHANCE,
        };
        if replay.main_plies >= fewest {
            return false;
        }
        let (moves, mut faults) = numbered::<G>(record, beginning);
        let Some(alphabet) = self.alphabet_of(record, &moves) else { return false };
        let read = self.read_all(record, &moves, alphabet);
        if late.is_none() && !self.game.begins_amid(&start, &read) {
            return false;
        }
        let contradictions = self.game.contradictions(&start, &read);
        faults.extend(self.unreadable(record, &moves, alphabet));
        faults.compact_sort_by_key(|fault| fault.item);
        let (number, side) = moves.first().map_or((beginning.number, Side::White), |mv| (mv.number, mv.side));
        let replay = &mut self.replay;
        replay.plies.clear();
        replay.main_moves.clear();
        replay.events.clear();
        replay.stood.clear();
        replay.passed_over.clear();
        replay.shifted_numbers.clear();
        (replay.main_plies, replay.side_plies, replay.notes) = (0, 0, 0);
        (replay.last, replay.ending, replay.reaches_end) = (None, None, false);
        (replay.start.position, replay.rival) = (None, None);
        (replay.faults, replay.alphabet) = (faults, alphabet);
        replay.fragment = Some(Box::new(Fragment {
            item: beginning.item,
            number,
            side,
            is_numbered_anew: late.is_none(),
            moves,
            contradictions,
        }));
        true
    }

    /// Finds the alphabet that reads most of the words, at least half of them: the first of several.
    fn alphabet_of(&self, record: &Record<'_>, moves: &[FragmentPly]) -> Option<G::Alphabet> {
        let decided = self.options.alphabet.or_else(|| self.game.letters_of(record));
        let all: Vec<G::Alphabet> = match decided {
            Some(decided) => vec![decided],
            None => self.game.alphabets().collect(),
        };
        // A letter that only looks like one of an alphabet is weaker evidence than its own.
        let n_read = |alphabet: G::Alphabet| {
            let words = moves.iter().take(WORDS_ASKED).map(|mv| word_of(record, mv));
            let read = words.filter(|word| self.game.knows_letter(word, alphabet) && self.is_move(word, alphabet));
            let is_own = |word: &str| !word.chars().next().is_some_and(|c| self.game.is_look_alike(c, alphabet));
            read.fold((0, 0), |(n, n_own), word| (n + 1, n_own + usize::from(is_own(word))))
        };
        let scored: Vec<((usize, usize), G::Alphabet)> = all.into_iter().map(|one| (n_read(one), one)).collect();
        let most = scored.iter().map(|(n, _)| *n).max().unwrap_or_default();
        if most.0 == 0 || 2 * most.0 < moves.len().min(WORDS_ASKED) {
            return None;
        }
        scored.into_iter().find(|(n, _)| *n == most).map(|(_, alphabet)| alphabet)
    }

    /// Returns true if a word is a move in the game's own notation or in another one.
    fn is_move(&self, word: &str, alphabet: G::Alphabet) -> bool {
        self.game.read(word.as_bytes(), alphabet).is_some() || self.game.may_be_of_another_notation(word, alphabet)
    }

    fn read_all(
        &self,
        record: &Record<'_>,
        moves: &[FragmentPly],
        alphabet: G::Alphabet,
    ) -> Vec<FragmentMove<G::Written>> {
        let read = |mv: &FragmentPly| FragmentMove {
            written: self.game.read(word_of(record, mv).as_bytes(), alphabet),
            side: mv.side,
            is_next: !mv.is_behind_gap,
        };
        moves.iter().map(read).collect()
    }

    /// Lists the words that are not moves.
    fn unreadable(&self, record: &Record<'_>, moves: &[FragmentPly], alphabet: G::Alphabet) -> Vec<Fault<G>> {
        let is_none = |(_, mv): &(usize, &FragmentPly)| {
            let word = word_of(record, mv);
            !self.is_move(word, alphabet) && !is_gap(word)
        };
        let unreadable = moves.iter().enumerate().filter(is_none);
        unreadable.map(|(before, mv)| fault(mv.item, before, mv.side, FaultKind::Unreadable)).collect()
    }
}

/// The maximum number of words whose letters are examined.
const WORDS_ASKED: usize = 120;

/// Returns true if a word represents an omitted move.
fn is_gap(word: &str) -> bool {
    word == "…"
}

fn fault<G: Game>(item: u32, n_before: usize, side: Side, kind: FaultKind<G::Move>) -> Fault<G> {
    let ply = u32::try_from(n_before).map_or(u32::MAX, |n| n.saturating_add(1));
    Fault { item, ply, depth: 0, side, kind, position: None, then: Then::Nothing, rests_on: None, is_note: false }
}

/// Numbers the moves of the main line; also returns the numbers that do not continue from those before them.
fn numbered<G: Game>(record: &Record<'_>, late: LateBeginning) -> (Vec<FragmentPly>, Vec<Fault<G>>) {
    let (mut moves, mut faults): (Vec<FragmentPly>, _) = (Vec::new(), Vec::new());
    let (mut number, mut side, mut is_behind_gap) = (late.number, Side::White, false);
    let mut depth = 0_u32;
    let is_number = |item: &&Item| item.kind == ItemKind::Number;
    for (index, item) in (0..).zip(&record.tape.items) {
        match item.kind {
            ItemKind::VariationOpen => depth += 1,
            ItemKind::VariationClose => depth = depth.saturating_sub(1),
            ItemKind::Number if depth == 0 => {
                let Some((written, claims_black)) = item.number() else { continue };
                if index == late.item {
                    side = if claims_black { Side::Black } else { Side::White };
                } else if written != number || claims_black && side == Side::White {
                    let kind = FaultKind::Number { written: u64::from(written), expected: number, claims_black };
                    faults.push(fault(index, moves.len(), side, kind));
                    let behind = record.tape.items.iter().skip(index as usize + 1).find(is_number);
                    let next = behind.and_then(Item::number).map(|(next, _)| next);
                    // A misread number changes nothing.
                    if next != Some(number + 1) || written == number {
                        is_behind_gap |= written != number;
                        number = written;
                        side = if claims_black { Side::Black } else { Side::White };
                    }
                }
            }
            ItemKind::Move if depth == 0 => {
                moves.push(FragmentPly { item: index, number, side, is_behind_gap });
                is_behind_gap = false;
                number += u32::from(side == Side::Black);
                side = side.other();
            }
            _ => {}
        }
    }
    (moves, faults)
}

fn word_of<'a>(record: &'a Record<'_>, mv: &FragmentPly) -> &'a str {
    record.tape.items.get(mv.item as usize).map_or("", |item| record.slice(item.span))
}
