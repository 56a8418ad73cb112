//! The texts of `sheets.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::{Argument, Call};
use super::super::compiled::Key::Name;
use super::super::compiled::Function::Grouped;
use super::super::compiled::Case::Nominative;

pub(super) const MESSAGES: &[Entry] = &[
    ("prose-passed-over", &[Select { on: Argument("passages"), variants: &[
        (Name("one"), &[Select { on: Argument("words"), variants: &[
            (Name("one"), &[Text("a word was")]),
        ], default: &[Fill(Call(Grouped, &[Argument("words")], Nominative)), Text(" words were")] }, Text(" taken for prose: `"), Fill(Argument("first")), Text("`")]),
    ], default: &[Fill(Call(Grouped, &[Argument("words")], Nominative)), Text(" words in "), Fill(Call(Grouped, &[Argument("passages")], Nominative)), Text(" places were taken for prose, first `"), Fill(Argument("first")), Text("`")] }]),
    ("prose-passed-over-help", &[Text("prose above, between and behind the moves is kept as comments")]),
    ("rows-reordered", &[Text("rows of moves that do not follow each other in the text were put in order by their numbers")]),
    ("rows-reordered-help", &[Text("compare the order of the moves with the sheet")]),
    ("row-number-misread", &[Text("`"), Fill(Argument("word")), Text("` was taken for the number of a row")]),
    ("row-number-misread-help", &[Text("write the number in figures")]),
    ("row-number-misread-elsewhere", &[Text("the number of a row is in figures")]),
    ("position-passed-over", &[Text("no moves follow this position: skipped: `"), Fill(Argument("pieces")), Text("`")]),
    ("position-passed-over-help", &[Text("each position belongs above its moves, or in a file of its own")]),
    ("beside-moves-passed-over", &[Select { on: Argument("n"), variants: &[
        (Name("one"), &[Text("one entry beside the moves is no move and was passed over: `"), Fill(Argument("first")), Text("`")]),
    ], default: &[Fill(Call(Grouped, &[Argument("n")], Nominative)), Text(" entries beside the moves are no moves and were passed over, first `"), Fill(Argument("first")), Text("`")] }]),
    ("beside-moves-passed-over-help", &[Text("times, evaluations and names beside the moves are not kept")]),
    ("case-undecided", &[Text("`"), Fill(Argument("word")), Text("` can be `"), Fill(Argument("taken")), Text("` or `"), Fill(Argument("other")), Text("`: the letters are all of one case")]),
    ("case-undecided-help", &[Text("`"), Fill(Argument("taken")), Text("` was taken, and nothing that follows tells them apart: look at the sheet")]),
    ("case-undecided-decided", &[Text("`"), Fill(Argument("taken")), Text("` was taken: with it more of what follows can be played")]),
];
