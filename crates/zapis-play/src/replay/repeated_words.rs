//! Words written twice, as when a line is wrapped or a row copied.

use crate::record::{Item, ItemKind, Record};

/// Finds the last of the words that repeat what immediately precedes them, starting with this one: `Nf3 Nf3`, or a row
/// with its number, `12. Nf3 Nc6 12. Nf3 Nc6`; for the second word of such a row it is the word itself.
pub(super) fn repeated_up_to(record: &Record<'_>, index: u32) -> Option<u32> {
    let before = WordsBefore::of(record, index)?;
    if before.is_same(0, index) {
        return Some(index);
    }
    if !before.is_same(1, index) {
        return None;
    }
    let [last, ..] = before.words;
    let behind = next_word(record, index);
    if before.number.is_some()
        && before.number == WordsBefore::of(record, before.words[1]?)?.number
        && let Some(behind) = behind
        && before.is_same(0, behind)
    {
        return Some(behind);
    }
    // The row began with a word that is repeated in the same way.
    let is_second = before.number.is_none() && last.is_some_and(|last| repeated_up_to_second(record, last, index));
    is_second.then_some(index)
}

/// Returns true if a word begins a row that is written twice and ends with another word.
fn repeated_up_to_second(record: &Record<'_>, first: u32, second: u32) -> bool {
    WordsBefore::of(record, first).is_some_and(|before| before.number.is_some() && before.is_same(1, first))
        && repeated_up_to(record, first) == Some(second)
}

/// The two words before a word of a line, and the number right before it.
struct WordsBefore<'a> {
    record: &'a Record<'a>,
    words: [Option<u32>; 2],
    number: Option<u32>,
}

impl<'a> WordsBefore<'a> {
    fn of(record: &'a Record<'a>, index: u32) -> Option<Self> {
        let mut found = Self { record, words: [None, None], number: None };
        for (at, item) in (0..index).zip(&record.tape.items[..index as usize]).rev() {
            match item.kind {
                ItemKind::Number if found.words[0].is_none() => {
                    found.number = found.number.or_else(|| item.number().map(|(number, _)| number));
                }
                ItemKind::Nag | ItemKind::Glyph | ItemKind::Number => {}
                ItemKind::Move if found.words[0].is_none() => found.words[0] = Some(at),
                ItemKind::Move => {
                    found.words[1] = Some(at);
                    break;
                }
                _ => break,
            }
        }
        found.words[0].map(|_| found)
    }

    /// Returns true if a previous word is the same move as another, ignoring signs of check, capture and annotation.
    fn is_same(&self, n_back: usize, index: u32) -> bool {
        let bare = |item: Item| self.record.slice(item.span).chars().filter(|c| !"+#!?x:".contains(*c));
        let item = |index: u32| self.record.tape.items[index as usize];
        self.words[n_back].is_some_and(|before| bare(item(before)).eq(bare(item(index))))
    }
}

/// Finds the next word of a line, with no number before it.
fn next_word(record: &Record<'_>, index: u32) -> Option<u32> {
    let behind = (index + 1..).zip(record.tape.items.get(index as usize + 1..)?);
    let mut others = behind.skip_while(|(_, item)| matches!(item.kind, ItemKind::Nag | ItemKind::Glyph));
    others.next().filter(|(_, item)| item.kind == ItemKind::Move).map(|(at, _)| at)
}
