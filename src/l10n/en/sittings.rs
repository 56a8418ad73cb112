//! The texts of `sittings.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::Name;

pub(super) const MESSAGES: &[Entry] = &[
    ("bridge-measure", &[Select { on: Argument("measure"), variants: &[
        (Name("matchpoints"), &[Text("matchpoints")]),
        (Name("imps"), &[Text("IMPs")]),
    ], default: &[Text("percentage")] }]),
    ("bridge-table-score", &[Text("the score of "), Fill(Argument("side")), Text(" is "), Fill(Argument("wanted")), Text(" by contract and result, not "), Fill(Argument("written"))]),
    ("bridge-compared", &[Text("the "), Fill(Argument("measure")), Text(" of "), Fill(Argument("side")), Text(" are `"), Fill(Argument("wanted")), Text("` by the scores of the board ("), Fill(Argument("way")), Text("), not `"), Fill(Argument("written")), Text("`")]),
    ("bridge-compared-percentage", &[Text("the percentage of "), Fill(Argument("side")), Text(" is `"), Fill(Argument("wanted")), Text("` by the scores of the board ("), Fill(Argument("way")), Text("), not `"), Fill(Argument("written")), Text("`")]),
    ("bridge-compared-order", &[Text("`"), Fill(Argument("written")), Text("` for a better score than one that is worth `"), Fill(Argument("other")), Text("`")]),
    ("bridge-compared-equal", &[Text("`"), Fill(Argument("written")), Text("` for a score that is worth `"), Fill(Argument("other")), Text("` at another table")]),
    ("bridge-match-imps", &[Fill(Argument("own")), Text(" here and "), Fill(Argument("others")), Text(" in the other room (record "), Fill(Argument("other")), Text(") are "), Fill(Argument("wanted")), Text(" IMPs for North and South, not `"), Fill(Argument("written")), Text("`")]),
    ("bridge-comparison-unexplained", &[Text("no usual way of comparing gives the "), Fill(Argument("measure")), Text(" of this table; it may hold some of the results only")]),
    ("bridge-totals-unexplained", &[Text("the boards of the file give less than half of the totals in `"), Fill(Argument("column")), Text("`; they may be of other boards, too")]),
    ("bridge-award-mismatch", &[Text("the "), Fill(Argument("percent")), Text(" % that the director gave "), Fill(Argument("side")), Text(" are `"), Fill(Argument("wanted")), Text("`, not `"), Fill(Argument("written")), Text("`")]),
    ("bridge-total-mismatch", &[Text("`"), Fill(Argument("column")), Text("` of pair `"), Fill(Argument("pair")), Text("` is `"), Fill(Argument("wanted")), Text("` by "), Fill(Argument("n")), Text(" "), Select { on: Argument("n"), variants: &[
        (Name("one"), &[Text("board")]),
    ], default: &[Text("boards")] }, Text(", not `"), Fill(Argument("written")), Text("`")]),
    ("bridge-total-mismatch-help", &[Text("it may hold a penalty, or points carried over")]),
    ("bridge-fouled-turned", &[Text("board "), Fill(Argument("board")), Text(" has the hands of record "), Fill(Argument("other")), Text(", turned by "), Fill(Argument("degrees")), Text(" degrees")]),
    ("bridge-fouled-turned-help", &[Text("turned by 180 degrees its score stands; turned by 90 degrees it stands and is compared with its like only (Law 87)")]),
    ("bridge-fouled-mixed", &[Text("board "), Fill(Argument("board")), Text(" has some hands of record "), Fill(Argument("other")), Text(", and others that differ")]),
    ("bridge-fouled-deal", &[Text("board "), Fill(Argument("board")), Text(" has another deal than record "), Fill(Argument("other"))]),
    ("bridge-fouled-help", &[Text("results of different deals are not compared (Law 87)")]),
    ("bridge-board-conditions-dealer", &[Text("board "), Fill(Argument("board")), Text(" has another dealer than record "), Fill(Argument("other")), Text(", which has the same deal")]),
    ("bridge-board-conditions", &[Text("board "), Fill(Argument("board")), Text(" has another vulnerability than record "), Fill(Argument("other")), Text(", which has the same deal")]),
    ("bridge-board-conditions-help", &[Text("only results under the same conditions are compared (Law 87)")]),
    ("bridge-deck-result", &[Fill(Argument("n")), Text(" "), Select { on: Argument("n"), variants: &[
        (Name("one"), &[Text("result of a deal")]),
    ], default: &[Text("results of a deal")] }, Text(" that is not 52 different cards do not stand")]),
    ("bridge-deck-result-help", &[Text("if the board cannot be played again both sides get 60 %; Law 86A for teams")]),
    ("bridge-result-twice", &[Text("the same players have the same result on board "), Fill(Argument("board")), Text(" in record "), Fill(Argument("other"))]),
    ("bridge-result-contradicts", &[Text("the same players have another result on board "), Fill(Argument("board")), Text(" in record "), Fill(Argument("other"))]),
    ("bridge-deal-twice", &[Text("board "), Fill(Argument("board")), Text(" has the deal of board "), Fill(Argument("before")), Text(" (record "), Fill(Argument("other")), Text(")")]),
    ("bridge-result-twice-file", &[Text("the same players have the same result of this deal in `"), Fill(Argument("path")), Text("`, record "), Fill(Argument("other"))]),
    ("bridge-result-contradicts-file", &[Text("the same players have another result of this deal in `"), Fill(Argument("path")), Text("`, record "), Fill(Argument("other"))]),
    ("bridge-deal-twice-file", &[Text("the deal stands as board `"), Fill(Argument("board")), Text("` in `"), Fill(Argument("path")), Text("`, record "), Fill(Argument("other"))]),
    ("sitting-ranked", &[Select { on: Argument("who"), variants: &[
        (Name("teams"), &[Text("teams")]),
    ], default: &[Text("pairs")] }, Select { on: Argument("side"), variants: &[
        (Name("NS"), &[Text(", North and South")]),
        (Name("EW"), &[Text(", East and West")]),
    ], default: &[] }, Text(", by "), Select { on: Argument("measure"), variants: &[
        (Name("imps"), &[Text("IMPs")]),
        (Name("matchpoints"), &[Text("matchpoints")]),
    ], default: &[Text("percentage")] }]),
    ("sitting-head", &[Select { on: Argument("column"), variants: &[
        (Name("rank"), &[Text("#")]),
        (Name("pair"), &[Text("pair")]),
        (Name("team"), &[Text("team")]),
        (Name("names"), &[Text("names")]),
        (Name("boards"), &[Text("boards")]),
        (Name("points"), &[Text("matchpoints")]),
        (Name("percentage"), &[Text("%")]),
        (Name("victory"), &[Text("VP")]),
    ], default: &[Text("IMPs")] }]),
    ("sitting-share", &[Text("board "), Fill(Argument("board")), Text(" against "), Fill(Argument("opponent")), Text(": "), Fill(Argument("what"))]),
    ("sitting-share-alone", &[Text("board "), Fill(Argument("board")), Text(": "), Fill(Argument("what"))]),
    ("sitting-score", &[Text("score "), Fill(Argument("score")), Text(" among "), Fill(Argument("n")), Text(" "), Select { on: Argument("n"), variants: &[
        (Name("one"), &[Text("result")]),
    ], default: &[Text("results")] }]),
    ("sitting-other-room", &[Fill(Argument("score")), Text(" here, "), Fill(Argument("other")), Text(" in the other room")]),
    ("sitting-award", &[Fill(Argument("percent")), Text(" % given by the director")]),
    ("sitting-adjusted", &[Text("adjusted by the director")]),
    ("sitting-points", &[Fill(Argument("points")), Text(" of "), Fill(Argument("top")), Text(" matchpoints")]),
    ("sitting-points-alone", &[Fill(Argument("points")), Text(" matchpoints")]),
    ("sitting-percentage", &[Fill(Argument("percent")), Text(" %")]),
    ("sitting-imps", &[Fill(Argument("imps")), Text(" IMPs")]),
    ("sitting-carried", &[Text("carried over: "), Fill(Argument("imps")), Text(" IMPs")]),
];
