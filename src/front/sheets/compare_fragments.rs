//! Compares sheets that all begin in the middle of a game without a position: word by word, since nothing can be
//! played.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use crate::game::{Game, Side};
use crate::l10n::{Arg, Language, Message, message};
use crate::render::{SheetOfGame, wrapped};
use crate::scoresheet::OneSheet;
use crate::text::{Fields, Visible, quote};

/// The maximum number of differences named in a message; the others are counted.
const MAX_NAMED: usize = 12;

/// Sheets of which no word could be played.
pub(crate) struct ComparedFragments<'s> {
    sheets: Vec<&'s str>,
    records: Vec<u64>,
    results: Vec<&'static str>,
    cells: Vec<FragmentCell<'s>>,
}

/// A cell in which the sheets differ.
#[derive(Serialize)]
struct FragmentCell<'s> {
    number: u32,
    side: &'static str,
    /// The entry of each sheet: none, a word, or several of a row that has more.
    written: Vec<Vec<&'s str>>,
}

/// Serializes the fields of the schema `compare-fragment`.
impl Serialize for ComparedFragments<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Fields::of_type(serializer, "compare-fragment")
            .put("sheets", &self.sheets)
            .put("records", &self.records)
            .put("agreed", &(self.n_places() == 0))
            .put("results", &self.results)
            .put("cells", &self.cells)
            .end()
    }
}

impl<'s> ComparedFragments<'s> {
    /// Finds the cells in which the words differ. Returns `None` if a sheet has a position to start from.
    pub(crate) fn of<G: Game>(sheets: &'s [SheetOfGame<G>], read: &[&'s OneSheet<G>]) -> Option<Self> {
        sheets.iter().all(|sheet| sheet.is_fragment).then(|| Self {
            sheets: sheets.iter().map(|sheet| sheet.path.as_str()).collect(),
            records: sheets.iter().map(|sheet| sheet.record).collect(),
            results: read.iter().map(|sheet| sheet.sheet.result.marker()).collect(),
            cells: differing(read),
        })
    }

    fn results_differ(&self) -> bool {
        self.results.iter().any(|result| Some(result) != self.results.first())
    }

    /// Returns the number of differences.
    pub(crate) fn n_places(&self) -> usize {
        self.cells.len() + usize::from(self.results_differ())
    }

    /// Returns a message with the differences, as many as fit a sentence.
    pub(crate) fn message(&self) -> Message {
        let mut files = self.sheets.clone();
        files.dedup();
        let files = Arg::List(files.into_iter().map(str::to_owned).collect());
        let count = self.n_places();
        if count == 0 {
            return message!("compare-fragments-agree", sheets = files);
        }
        let mut named: Vec<Message> = self.cells.iter().take(MAX_NAMED).map(FragmentCell::named).collect();
        let more = self.cells.len() - named.len();
        if self.results_differ() {
            named.insert(0, message!("compare-results-differ", results = self.results.join(", ")));
        }
        message!("compare-fragments-differ", sheets = files, count = count, places = named, more = more)
    }

    pub(crate) fn write_text(&self, width: usize, language: Language, out: &mut Vec<u8>) {
        let mut line = |indent: &str, message: &Message, hang: &str| {
            let text = format!("{indent}{}", Visible(&message.in_language(language)));
            out.extend(wrapped(&text, width, hang).bytes());
            out.push(b'\n');
        };
        line("", &self.message(), "  ");
        for cell in self.cells.iter().skip(MAX_NAMED) {
            line("  ", &cell.named(), "    ");
        }
    }
}

impl FragmentCell<'_> {
    /// Names a cell with the entry of each sheet: 2...: `Kb3`, `Kb5`.
    fn named(&self) -> Message {
        let turn = format!("{}{}", self.number, if self.side == Side::Black.name() { "..." } else { "." });
        let words = |words: &Vec<&str>| if words.is_empty() { "—".to_owned() } else { quote(&words.join(" ")) };
        message!("compare-fragments-place", turn = turn, words = Arg::List(self.written.iter().map(words).collect()))
    }
}

/// Lists the cells in which the sheets differ.
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
    let cell = |((number, is_black), written): ((u32, bool), Vec<Vec<&'s str>>)| FragmentCell {
        number,
        side: if is_black { Side::Black } else { Side::White }.name(),
        written,
    };
    cells.into_iter().filter(|(_, words)| differs(words)).map(cell).collect()
}
