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
    let cells = differing(read);
    let results: Vec<&str> = read.iter().map(|sheet| sheet.sheet.result.marker()).collect();
    let results_differ = results.iter().any(|result| Some(result) != results.first());
    let mut files: Vec<String> = sheets.iter().map(|sheet| sheet.path.clone()).collect();
    files.dedup();
    let count = cells.len() + usize::from(results_differ);
    if count == 0 {
        return Some(message!("compare-fragments-agree", sheets = Arg::List(files)));
    }
    let mut named: Vec<Message> = cells.iter().take(MAX_NAMED).map(named).collect();
    let more = cells.len() - named.len();
    if results_differ {
        named.insert(0, message!("compare-results-differ", results = results.join(", ")));
    }
    Some(message!("compare-fragments-differ", sheets = Arg::List(files), count = count, places = named, more = more))
}

/// A cell by its row and column, and what each sheet has there: nothing, a word, or several of a row that has more.
type FragmentCell<'s> = ((u32, bool), Vec<Vec<&'s str>>);

/// Lists the cells in which not all sheets have the same.
fn differing<'s, G: Game>(read: &[&'s OneSheet<G>]) -> Vec<FragmentCell<'s>> {
    let mut cells: BTreeMap<(u32, bool), Vec<Vec<&str>>> = BTreeMap::new();
    for (index, sheet) in read.iter().enumerate() {
        for slot in &sheet.sheet.slots {
            let words =
                cells.entry((slot.row, slot.side == Side::Black)).or_insert_with(|| vec![Vec::new(); read.len()]);
            if let (Some(words), Some(cell)) = (words.get_mut(index), &slot.cell) {
                words.push(&cell.word);
            }
        }
    }
    let differs = |words: &[Vec<&str>]| words.iter().any(|of_sheet| Some(of_sheet) != words.first());
    cells.into_iter().filter(|(_, words)| differs(words)).collect()
}

/// Names a cell with what stands there on each sheet: 2...: `Kb3`, `Kb5`.
fn named(((row, is_black), words): &FragmentCell<'_>) -> Message {
    let turn = format!("{row}{}", if *is_black { "..." } else { "." });
    let words = words.iter().map(|words| if words.is_empty() { "—".to_owned() } else { quote(&words.join(" ")) });
    message!("compare-fragments-place", turn = turn, words = Arg::List(words.collect()))
}
