//! `move-number-wrong`: the number before a move is not the number of that move.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::{DraftEdit, DraftFix};
use crate::findings::rules::MOVE_NUMBER_WRONG;
use crate::findings::subject::Subject;
use crate::game::{Game, Side};
use crate::l10n::message;
use crate::record::ItemKind;
use crate::replay::{Fault, FaultKind, MAX_SHIFTED};
use crate::text::Span;

/// Creates the finding for a wrong move number; see [`NumberFixes`] for its fix.
pub(in crate::findings) fn finding(
    side: Side,
    written: u64,
    expected: u32,
    claims_black: bool,
    span: Span,
    quoted: &str,
) -> Draft {
    let dots = if side == Side::Black { "..." } else { "." };
    let message = if written == u64::from(expected) && claims_black {
        message!("number-of-black", word = quoted)
    } else {
        message!("move-number-wrong", word = quoted, expected = format!("{expected}{dots}"))
    };
    Draft::new(MOVE_NUMBER_WRONG, span, message)
}

/// Returns true if every move could be played, including those of variations: after an unplayable one, numbers mean
/// little, and play may change when they are fixed.
fn all_are_played<G: Game>(subject: &Subject<'_, G>) -> bool {
    let ends_its_line =
        |fault: &Fault<G>| matches!(fault.kind, FaultKind::Unreadable | FaultKind::Illegal | FaultKind::Ambiguous(_));
    !subject.replay.faults.iter().any(ends_its_line)
}

/// The numbers that continue from each wrong move number, see
/// [`Replay::shifted_numbers`](crate::replay::Replay::shifted_numbers).
pub(in crate::findings) struct NumberFixes {
    /// Whether numbers can be fixed at all: not if the record is the second half of one, or all are too high.
    are_possible: bool,
    /// Whether they are certainly wrong, and no move is missing.
    are_safe: bool,
    /// The item of the last number of the record, and whether a move follows it; computed on demand.
    last: Option<(u32, bool)>,
    /// For each shifted number the index of the fault from which it continues; computed on demand.
    owners: Option<Vec<u32>>,
}

impl NumberFixes {
    pub(in crate::findings) fn new<G: Game>(subject: &Subject<'_, G>, is_second_half: bool) -> Self {
        let replay = subject.replay;
        let are_possible = !is_second_half && !subject.record.tape.is_sheet;
        let are_safe = replay.is_complete && all_are_played(subject);
        Self { are_possible, are_safe, last: None, owners: None }
    }

    /// Creates the edits for a wrong number, and for those that continue from it.
    pub(in crate::findings) fn of<G: Game>(&mut self, subject: &Subject<'_, G>, fault: &Fault<G>) -> Option<DraftFix> {
        let (replay, record) = (subject.replay, &subject.record);
        let FaultKind::Number { written, expected, .. } = fault.kind else { return None };
        // A number without a move after it may be something else, such as a result.
        let last = *self.last.get_or_insert_with(|| last_number(subject));
        let is_last = (last.0 == fault.item).then_some(last.1);
        if !self.are_possible || replay.shifted_numbers.len() >= MAX_SHIFTED || is_last == Some(false) {
            return None;
        }
        let owners = self.owners.get_or_insert_with(|| owners(subject));
        let edit = |item: u32, number: u32, is_of_black: bool| {
            let span = record.tape.items.get(item as usize)?.span;
            let text = number_as(record.slice(span), number, is_of_black)?;
            Some(DraftEdit { span, text })
        };
        let mut own = edit(fault.item, expected, fault.side == Side::Black)?;
        // A single dot would mean that White moves.
        if fault.side == Side::Black && own.text.ends_with('.') && !own.text.ends_with("..") {
            own.text.push_str("..");
        }
        let mine = replay.shifted_numbers.iter().zip(owners.iter()).filter(|(_, owner)| **owner == fault.item);
        // The dots of those are right.
        let others = mine.map(|(shifted, _)| edit(shifted.item, shifted.expected, true));
        let edits = std::iter::once(Some(own)).chain(others).collect::<Option<Vec<DraftEdit>>>()?;
        // If this and all following numbers are too high by the same amount, moves may be missing, with no other sign
        // of it.
        let may_lack_moves = written > u64::from(expected) && (edits.len() > 1 || is_last.is_some());
        DraftFix::of_all(edits, self.are_safe && !may_lack_moves)
    }
}

/// Finds the last number of a record, and whether a move follows it.
fn last_number<G: Game>(subject: &Subject<'_, G>) -> (u32, bool) {
    let items = &subject.record.tape.items;
    let at = items.iter().rposition(|item| item.kind == ItemKind::Number).unwrap_or(0);
    (u32::try_from(at).unwrap_or(u32::MAX), items[at..].iter().any(|item| item.kind == ItemKind::Move))
}

/// Finds for each shifted number the item of the wrong number from which it continues: the last one before it that is
/// too high by the same amount, in its own line or one around it.
fn owners<G: Game>(subject: &Subject<'_, G>) -> Vec<u32> {
    let shift_of = |fault: &Fault<G>| match fault.kind {
        FaultKind::Number { written, expected, .. } => {
            Some(i64::try_from(written).unwrap_or(i64::MAX).saturating_sub(i64::from(expected)))
        }
        _ => None,
    };
    let faults = &subject.replay.faults;
    let numbers: Vec<_> = faults.iter().filter_map(|fault| Some((fault.item, fault.depth, shift_of(fault)?))).collect();
    // The last wrong number of each enclosing line; there are few lines and many numbers.
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

/// Formats a number with the dots of another; only plain digits, with or without dots, are replaced.
fn number_as(written: &str, number: u32, is_of_black: bool) -> Option<String> {
    let dots = written.trim_start_matches(|c: char| c.is_ascii_digit());
    if dots.len() == written.len() || !dots.chars().all(|c| matches!(c, '.' | '…')) {
        return None;
    }
    let is_black = dots.len() > 1;
    let dots = if is_black && !is_of_black { "." } else { dots };
    Some(format!("{number}{dots}"))
}
