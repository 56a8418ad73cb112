//! Compares sheets that all begin in the middle of a game without a position: word by word, since nothing can be played.

use std::collections::BTreeMap;

use crate::game::{Game, Side};
use crate::l10n::{Arg, Message, message};
use crate::render::SheetOfGame;
use crate::scoresheet::OneSheet;
use crate::text::quote;

/// So many places at which sheets differ are named; the others are counted.
const MAX_NAMED: usize = 12;

/// Says in which rows the words differ, where no sheet shows from which position the game goes on; nothing where one does.
pub(super) fn compare_fragments<G: Game>(sheets: &[SheetOfGame<G>], read: &[&OneSheet<G>]) -> Option<Message> {
    if !sheets.iter().all(|sheet| sheet.is_fragment) {
        return None;
    }
    let places = differing(read);
    let mut files: Vec<String> = sheets.iter().map(|sheet| sheet.path.clone()).collect();
    files.dedup();
    if places.is_empty() {
        return Some(message!("compare-fragments-agree", sheets = Arg::List(files)));
    }
    let named: Vec<Message> = places.iter().take(MAX_NAMED).map(named).collect();
    let (count, more) = (places.len(), places.len() - named.len());
    Some(message!("compare-fragments-differ", sheets = Arg::List(files), count = count, places = named, more = more))
}

/// A cell by its row and column, and what each sheet has there.
type Place<'s> = ((u32, bool), Vec<Option<&'s str>>);

/// Lists the cells in which not all sheets have the same.
fn differing<'s, G: Game>(read: &[&'s OneSheet<G>]) -> Vec<Place<'s>> {
    let mut cells: BTreeMap<(u32, bool), Vec<Option<&str>>> = BTreeMap::new();
    for (index, sheet) in read.iter().enumerate() {
        for slot in &sheet.sheet.slots {
            let words = cells.entry((slot.row, slot.side == Side::Black)).or_insert_with(|| vec![None; read.len()]);
            let word = slot.cell.as_ref().map(|cell| cell.word.as_str());
            if let Some(of_sheet) = words.get_mut(index).filter(|known| known.is_none()) {
                *of_sheet = word;
            }
        }
    }
    let differs = |words: &[Option<&str>]| words.iter().any(|word| Some(word) != words.first());
    cells.into_iter().filter(|(_, words)| differs(words)).collect()
}

/// Names a cell with what stands there on each sheet: 2...: `Kb3`, `Kb5`.
fn named(((row, is_black), words): &Place<'_>) -> Message {
    let turn = format!("{row}{}", if *is_black { "..." } else { "." });
    let words = words.iter().map(|word| word.map_or_else(|| "—".to_owned(), quote));
    message!("compare-fragments-place", turn = turn, words = Arg::List(words.collect()))
}
