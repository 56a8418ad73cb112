//! What to write instead of signs and numbers that are not true, and of a word that several moves fit.

use crate::game::{CheckStatus, Game, Side, WrittenSuffix};
use crate::record::ItemKind;
use crate::replay::{Fault, FaultKind, MAX_SHIFTED};
use crate::text::Span;

use super::draft_fix::{DraftEdit, DraftFix};
use super::subject::Subject;

/// What else counts on from each move number that is wrong, see
/// [`Replay::shifted_numbers`](crate::replay::Replay::shifted_numbers).
pub(super) struct NumberFixes {
    /// Whether numbers can be put right at all: not where the record is the second half of one, or all too wrong.
    are_possible: bool,
    /// Whether they are wrong for certain, and no move is missing.
    are_safe: bool,
    /// For each shifted number the fault it counts on from, as an index; found when first asked for.
    owners: Option<Vec<u32>>,
}

impl NumberFixes {
    pub(super) const fn new<G: Game>(subject: &Subject<'_, G>, is_second_half: bool) -> Self {
        let replay = subject.replay;
        let are_possible = !is_second_half && !subject.record.tape.is_sheet;
        Self { are_possible, are_safe: replay.is_complete, owners: None }
    }

    /// Writes a wrong number, and those that count on from it, as they should be.
    pub(super) fn of<G: Game>(&mut self, subject: &Subject<'_, G>, fault: &Fault<G>) -> Option<DraftFix> {
        let (replay, record) = (subject.replay, &subject.record);
        let FaultKind::Number { expected, .. } = fault.kind else { return None };
        if !self.are_possible || replay.shifted_numbers.len() >= MAX_SHIFTED {
            return None;
        }
        let owners = self.owners.get_or_insert_with(|| owners(subject));
        let edit = |item: u32, number: u32, is_of_black: bool| {
            let span = record.tape.items.get(item as usize)?.span;
            let text = number_as(record.slice(span), number, is_of_black)?;
            Some(DraftEdit { span, text })
        };
        let own = edit(fault.item, expected, fault.side == Side::Black)?;
        let mine = replay.shifted_numbers.iter().zip(owners.iter()).filter(|(_, owner)| **owner == fault.item);
        // The dots of those are right.
        let others = mine.map(|(shifted, _)| edit(shifted.item, shifted.expected, true));
        let edits = std::iter::once(Some(own)).chain(others).collect::<Option<Vec<DraftEdit>>>()?;
        DraftFix::of_all(edits, self.are_safe)
    }
}

/// Finds for each shifted number the item of the wrong number it counts on from: the last one before it that is as much too
/// high, in its own line or one around it.
fn owners<G: Game>(subject: &Subject<'_, G>) -> Vec<u32> {
    let shift_of = |fault: &Fault<G>| match fault.kind {
        FaultKind::Number { written, expected, .. } => {
            Some(i64::try_from(written).unwrap_or(i64::MAX).saturating_sub(i64::from(expected)))
        }
        _ => None,
    };
    let faults = &subject.replay.faults;
    let numbers: Vec<_> = faults.iter().filter_map(|fault| Some((fault.item, fault.depth, shift_of(fault)?))).collect();
    // Of each line around the place the last wrong number; there are few lines and many numbers.
    let mut before = 0;
    let mut open: Vec<(u32, u32, i64)> = Vec::new();
    let mut owners = Vec::with_capacity(subject.replay.shifted_numbers.len());
    for shifted in &subject.replay.shifted_numbers {
        while let Some(number) = numbers.get(before).filter(|number| number.0 < shifted.item) {
            open.retain(|known| known.1 < number.1 || (known.1 == number.1 && known.2 != number.2));
            open.push(*number);
            before += 1;
        }
        let owner = open.iter().rev().find(|known| known.1 <= shifted.depth && known.2 == shifted.shift);
        owners.push(owner.map_or(u32::MAX, |known| known.0));
    }
    owners
}

/// Spells a number with the dots of another; only plain digits with dots, or with nothing, are written anew.
fn number_as(written: &str, number: u32, is_of_black: bool) -> Option<String> {
    let dots = written.trim_start_matches(|c: char| c.is_ascii_digit());
    if dots.len() == written.len() || !dots.chars().all(|c| matches!(c, '.' | '…')) {
        return None;
    }
    let is_black = dots.len() > 1;
    let dots = if is_black && !is_of_black { "." } else { dots };
    Some(format!("{number}{dots}"))
}

/// Writes the sign of check that a move has to have, or none.
pub(super) fn true_sign<G: Game>(
    subject: &Subject<'_, G>,
    span: Span,
    word: &str,
    gives: CheckStatus,
    written: WrittenSuffix,
) -> Option<DraftFix> {
    if written == WrittenSuffix::End || span.len() as usize != word.len() {
        return None;
    }
    let bare = word.trim_end_matches(['+', '#']);
    let has_sign = bare.len() < word.len();
    if has_sign == matches!(written, WrittenSuffix::None { .. }) || !ends_there(subject, span) {
        return None;
    }
    let (sign, read) = match gives {
        CheckStatus::Nothing => ("", WrittenSuffix::None { expected: true }),
        CheckStatus::Check | CheckStatus::DoubleCheck => ("+", WrittenSuffix::Check),
        CheckStatus::Mate => ("#", WrittenSuffix::Mate),
    };
    let mended = format!("{bare}{sign}");
    let reading = subject.game.read(mended.as_bytes(), subject.replay.alphabet)?;
    let start = span.start + u32::try_from(bare.len()).unwrap_or(0);
    (subject.game.signs(&reading).0 == read).then(|| DraftFix::safe(Span { start, ..span }, sign))
}

/// Tells whether a sign at the end of a word would be taken for the word's: nothing that is a sign stands right behind it.
fn ends_there<G: Game>(subject: &Subject<'_, G>, span: Span) -> bool {
    let behind = subject.record.text.as_bytes().get(span.end as usize);
    behind.is_none_or(|byte| byte.is_ascii_whitespace() || b"(){}!?;$".contains(byte))
}

/// Takes the sign of capture out of a word.
pub(super) fn without_capture_sign<G: Game>(subject: &Subject<'_, G>, span: Span, word: &str) -> Option<DraftFix> {
    let mut signs = word.match_indices(['x', 'X', ':', '×', 'х']);
    let (at, sign) = signs.next().filter(|_| span.len() as usize == word.len())?;
    if signs.next().is_some() {
        return None;
    }
    let bare = [&word[..at], &word[at + sign.len()..]].concat();
    let reading = subject.game.read(bare.as_bytes(), subject.replay.alphabet)?;
    let start = span.start + u32::try_from(at).unwrap_or(0);
    let end = start + u32::try_from(sign.len()).unwrap_or(0);
    (!subject.game.signs(&reading).1).then(|| DraftFix::safe(Span { start, end }, ""))
}

/// So many words behind an ambiguous one are looked at.
const LOOKED_AHEAD: usize = 24;
/// Of more moves than these none is chosen.
const MAX_MEANT: usize = 8;

/// Finds the one of several moves with which play goes on the longest, by its index; nothing where several go as far.
pub(super) fn meant_by_what_follows<G: Game>(
    subject: &Subject<'_, G>,
    fault: &Fault<G>,
    moves: &[G::Move],
) -> Option<usize> {
    let (game, record) = (subject.game, &subject.record);
    let position = fault.position.as_deref().filter(|_| moves.len() <= MAX_MEANT)?;
    let mut depth = 0_u32;
    let mut words = Vec::new();
    // Variations are passed over within a bound, and where the line itself ends nothing follows.
    for item in record.tape.items.iter().skip(fault.item as usize + 1).take(20 * LOOKED_AHEAD) {
        match item.kind {
            ItemKind::VariationOpen => depth += 1,
            ItemKind::VariationClose if depth == 0 => break,
            ItemKind::VariationClose => depth -= 1,
            ItemKind::Move if depth == 0 => words.push(record.bytes(item.span)),
            _ => {}
        }
        if words.len() == LOOKED_AHEAD {
            break;
        }
    }
    let played = |mv: &G::Move| {
        let mut position = position.clone();
        game.play(&mut position, *mv);
        let goes_on = |word: &&&[u8]| {
            let read = game.read(word, subject.replay.alphabet);
            let resolved = read.and_then(|written| game.resolve(&position, &written).ok());
            resolved.inspect(|resolved| game.play(&mut position, resolved.mv)).is_some()
        };
        words.iter().take_while(goes_on).count()
    };
    let lengths: Vec<usize> = moves.iter().map(played).collect();
    let longest = lengths.iter().max()?;
    let mut best = lengths.iter().enumerate().filter(|(_, length)| *length == longest);
    let (index, _) = best.next()?;
    best.next().is_none().then_some(index)
}
