//! The texts of `repair.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::Name;

pub(super) const MESSAGES: &[Entry] = &[
    ("repair-summary", &[Select { on: Argument("records"), variants: &[
        (Name("one"), &[Text("1 record")]),
    ], default: &[Fill(Argument("records")), Text(" records")] }, Text(": "), Fill(Argument("sound")), Text(" as written, "), Fill(Argument("repaired")), Text(" restored, "), Fill(Argument("open")), Text(" restored with plies left open, "), Fill(Argument("beyond")), Text(" beyond repair; "), Select { on: Argument("changes"), variants: &[
        (Name("one"), &[Text("1 change")]),
    ], default: &[Fill(Argument("changes")), Text(" changes")] }]),
    ("repair-heading", &[Fill(Argument("place")), Text(": "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 change")]),
    ], default: &[Fill(Argument("count")), Text(" changes")] }, Text("; overall confidence "), Fill(Argument("confidence")), Text(" % (letters: "), Fill(Argument("letters")), Text(")")]),
    ("repair-line", &[Fill(Argument("place")), Text(": "), Fill(Argument("what")), Text("; cost "), Fill(Argument("cost"))]),
    ("repair-read", &[Text("`"), Fill(Argument("word")), Text("` read as "), Fill(Argument("mv")), Text(", "), Fill(Argument("sure")), Text(" % sure")]),
    ("repair-displaced", &[Text("`"), Fill(Argument("word")), Text("`, in the other player's column, read as "), Fill(Argument("mv")), Text(", "), Fill(Argument("sure")), Text(" % sure")]),
    ("repair-gap", &[Text("nothing written, "), Fill(Argument("mv")), Text(" supplied, "), Fill(Argument("sure")), Text(" % sure")]),
    ("repair-inserted", &[Text("a ply is missing, "), Fill(Argument("mv")), Text(" supplied, "), Fill(Argument("sure")), Text(" % sure")]),
    ("repair-open", &[Text("`"), Fill(Argument("word")), Text("` left open; "), Fill(Argument("mv")), Text(" is assumed ("), Fill(Argument("sure")), Text(" %)")]),
    ("repair-open-gap", &[Text("a ply that is not written left open; "), Fill(Argument("mv")), Text(" is assumed ("), Fill(Argument("sure")), Text(" %)")]),
    ("repair-dropped", &[Text("`"), Fill(Argument("word")), Text("` in row "), Fill(Argument("row")), Text(": not a move of the game, skipped")]),
    ("repair-with-rivals", &[Fill(Argument("what")), Text(" (else "), Fill(Argument("rivals")), Text(")")]),
    ("repair-cut", &[Text("the sheet is longer than any game; the rest was not read")]),
    ("repair-comment-written", &[Text("written: "), Fill(Argument("word"))]),
    ("repair-comment-dropped", &[Text("skipped: "), Fill(Argument("word"))]),
    ("repair-comment-gap", &[Text("not written")]),
    ("repair-comment-inserted", &[Text("ply missing")]),
    ("repair-cost-below-zero", &[Text("the cost must be 0 or more")]),
    ("repair-answered", &[Text("`"), Fill(Argument("word")), Text("` is "), Fill(Argument("mv")), Text(", as answered")]),
    ("repair-detail", &[Text("  "), Fill(Argument("what"))]),
    ("repair-illegal-as-written", &[Text("as written: "), Fill(Argument("reasons"))]),
    ("repair-legal-as-written", &[Text("as written it is legal, but the moves that follow speak against it")]),
    ("repair-ambiguous-as-written", &[Text("it may be "), Fill(Argument("moves"))]),
    ("repair-happened", &[Text("what happened: "), Fill(Argument("edits"))]),
    ("repair-misread", &[Text("`"), Fill(Argument("seen")), Text("` stands for `"), Fill(Argument("meant")), Text("`")]),
    ("repair-lost", &[Text("`"), Fill(Argument("meant")), Text("` is missing")]),
    ("repair-added", &[Text("`"), Fill(Argument("seen")), Text("` is one too many")]),
    ("repair-swapped", &[Text("`"), Fill(Argument("seen")), Text("` stands for `"), Fill(Argument("meant")), Text("`, transposed")]),
    ("repair-question", &[Fill(Argument("place")), Text(": row "), Fill(Argument("row")), Text(", "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(": "), Select { on: Argument("written"), variants: &[
        (Name("none"), &[Text("nothing is written")]),
    ], default: &[Text("`"), Fill(Argument("written")), Text("`")] }]),
    ("repair-choices", &[Text("A number, a move, Enter for 1, ? to leave it open, q to stop asking:")]),
    ("repair-not-legal", &[Text("`"), Fill(Argument("word")), Text("` is not a legal move here.")]),
    ("repair-interactive-needs-paths", &[Text("--interactive reads the answers from standard input, so the records must be in files")]),
    ("repair-gap-answered", &[Text("nothing written, it is "), Fill(Argument("mv")), Text(", as answered")]),
    ("repair-number", &[Text("the row's number `"), Fill(Argument("word")), Text("` read as "), Fill(Argument("number"))]),
    ("repair-signs", &[Text("`"), Fill(Argument("word")), Text("` is "), Fill(Argument("mv")), Text(", with a wrong check or capture sign")]),
    ("repair-comment-unplayed", &[Text("not played: "), Fill(Argument("words"))]),
    ("repair-comment-signal", &[Text("kings on the central squares, result "), Fill(Argument("result")), Text(": "), Fill(Argument("words"))]),
    ("repair-line-free", &[Fill(Argument("place")), Text(": "), Fill(Argument("what"))]),
    ("repair-unplayed", &[Text("not read, kept as a comment: `"), Fill(Argument("words")), Text("`")]),
    ("repair-signal", &[Text("`"), Fill(Argument("words")), Text("`: not moves of the game, the kings were placed to signal the result "), Fill(Argument("result")), Text(" to the board")]),
    ("repair-signal-open", &[Text("`"), Fill(Argument("words")), Text("`: not a move of the game, a king was placed to signal a result to the board")]),
    ("repair-signal-contradicts", &[Text("`"), Fill(Argument("words")), Text("`: not moves of the game, the kings were placed to signal the result "), Fill(Argument("result")), Text(", but the record gives "), Fill(Argument("given"))]),
    ("repair-stopped", &[Text("the search stopped at its limit (--max-steps); what follows the last move was not read")]),
    ("repair-beyond", &[Fill(Argument("place")), Text(": not restored; "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("1 ply is")]),
    ], default: &[Fill(Argument("plies")), Text(" plies are")] }, Text(" as written, what could not be played is kept as a comment")]),
];
