//! Records that begin in the middle of a game, as their numbers show.

use crate::record::tape::{Item, ItemKind, Record};

/// The beginning of a record whose first number is far above that of a first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LateBeginning {
    /// The first number.
    pub number: u32,
    /// The index of its item on the tape.
    pub item: u32,
    /// Whether other numbers confirm it: they rise from it one by one.
    pub is_borne_out: bool,
}

/// The maximum number of rows that may be missing at the beginning of a complete game.
const MAX_ROWS_MISSING: u32 = 3;
/// The maximum number of a move.
const MAX_NUMBER: u32 = 500;
/// The maximum number of move numbers inspected.
const NUMBERS_SEEN: usize = 8;

/// Returns the beginning of a main line whose numbers begin far above `first` and rise from there.
///
/// A single misread number is no evidence: the next ones must continue from it, or it must be the only one.
#[must_use]
pub fn late_beginning(record: &Record<'_>, first: u32) -> Option<LateBeginning> {
    let mut numbers: Vec<u32> = Vec::with_capacity(NUMBERS_SEEN);
    let (mut depth, mut item) = (0_u32, 0);
    for (index, here) in record.tape.items.iter().enumerate() {
        match here.kind {
            ItemKind::VariationOpen => depth += 1,
            ItemKind::VariationClose => depth = depth.saturating_sub(1),
            ItemKind::Number if depth == 0 => {
                let (number, _) = here.number()?;
                if numbers.is_empty() {
                    item = u32::try_from(index).ok()?;
                }
                if numbers.last() != Some(&number) {
                    numbers.push(number);
                }
                if numbers.len() == NUMBERS_SEEN {
                    break;
                }
            }
            ItemKind::Move if numbers.is_empty() => return None,
            _ => {}
        }
    }
    let number = *numbers.first()?;
    if !(first + MAX_ROWS_MISSING < number && number <= MAX_NUMBER) {
        return None;
    }
    let goes_on = |at: usize, by: u32| numbers.get(at).is_some_and(|next| *next == number + by);
    let n_rising = numbers.windows(2).filter(|pair| pair[1] == pair[0] + 1).count();
    let is_borne_out = (goes_on(1, 1) || goes_on(2, 2)) && 2 * n_rising + 1 >= numbers.len();
    (is_borne_out || numbers.len() == 1).then_some(LateBeginning { number, item, is_borne_out })
}

/// Finds the first number of a main line that begins with that of a first move.
#[must_use]
pub fn numbered_from(record: &Record<'_>, first: u32) -> Option<LateBeginning> {
    let is_said = |item: &&Item| matches!(item.kind, ItemKind::Number | ItemKind::Move | ItemKind::VariationOpen);
    let item = record.tape.items.iter().find(is_said)?;
    let (number, _) = item.number().filter(|(number, _)| item.kind == ItemKind::Number && *number == first)?;
    let index = record.tape.items.iter().position(|other| std::ptr::eq(other, item))?;
    Some(LateBeginning { number, item: u32::try_from(index).ok()?, is_borne_out: false })
}
