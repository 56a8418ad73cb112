//! The texts of `reading.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::Name;

pub(super) const MESSAGES: &[Entry] = &[
    ("move-missing", &[Text("a move is missing here")]),
    ("move-missing-help", &[Text("its cell is empty, or its row was left out")]),
    ("result-misspelled", &[Text("the result is written `"), Fill(Argument("word")), Text("`")]),
    ("result-with-blanks", &[Text("blanks stand beside the result `"), Fill(Argument("word")), Text("`")]),
    ("both-lose-help", &[Text("PGN has no marker for a game that both players lost: end the moves with `*`, and say in a comment what `"), Fill(Argument("word")), Text("` means")]),
    ("result-unreadable", &[Text("the Result tag says `"), Fill(Argument("word")), Text("`, which is not a result")]),
    ("result-unreadable-help", &[Text("write `1-0`, `0-1`, `1/2-1/2` or `*`")]),
    ("result-unreadable-ended-help", &[Text("write `1-0`, `0-1`, `1/2-1/2` or `*`; the moves end with `"), Fill(Argument("marker")), Text("`")]),
    ("results-are", &[Text("a result is `1-0`, `0-1`, `1/2-1/2` or `*`")]),
    ("result-empty", &[Text("the Result tag is empty")]),
    ("fen-misspelled", &[Text("the FEN is not written as it should be: "), Fill(Argument("slips"))]),
    ("fen-digits-apart", &[Text("digits stand side by side that are one number")]),
    ("fen-last-stroke", &[Text("a stroke stands behind the last rank")]),
    ("fen-side-misspelled", &[Text("the side to move is `w` or `b`")]),
    ("fen-castling-misspelled", &[Text("the castling rights are written in another way")]),
    ("fen-en-passant-misspelled", &[Text("the en passant square is missing or written in another way")]),
    ("fen-counter-misspelled", &[Text("a number is missing")]),
    ("fen-few-fields", &[Text("it has "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" field")]),
    ], default: &[Fill(Argument("count")), Text(" fields")] }, Text(" instead of six")]),
    ("fen-many-fields", &[Text("something stands behind its last field")]),
    ("tag-misspelled", &[Text("the tag `"), Fill(Argument("name")), Text("` is the tag `"), Fill(Argument("meant")), Text("` in other capitals")]),
    ("tag-misspelled-unused-help", &[Text("the tag `"), Fill(Argument("meant")), Text("` is there as well: this one was not used")]),
    ("clock-beyond-sixty", &[Text("`"), Fill(Argument("command")), Text("` is not a time: minutes and seconds go up to 59")]),
];
