//! The texts of `compare.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::{Name, Number};

pub(super) const MESSAGES: &[Entry] = &[
    ("compare-sheet", &[Fill(Argument("sheet")), Text(": "), Fill(Argument("path"))]),
    ("compare-sheet-record", &[Fill(Argument("sheet")), Text(": "), Fill(Argument("path")), Text(", record "), Fill(Argument("record"))]),
    ("compare-all-agree", &[Text("the sheets agree in full: "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("1 ply")]),
    ], default: &[Fill(Argument("plies")), Text(" plies")] }]),
    ("compare-reconciled", &[Text("one game of "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("1 ply")]),
    ], default: &[Fill(Argument("plies")), Text(" plies")] }, Text("; the sheets differ in "), Select { on: Argument("rows"), variants: &[
        (Name("one"), &[Text("1 place")]),
    ], default: &[Fill(Argument("rows")), Text(" places")] }, Text(", all decided (confidence "), Fill(Argument("sure")), Text(" %)")]),
    ("compare-left-open", &[Text("one game of "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("1 ply")]),
    ], default: &[Fill(Argument("plies")), Text(" plies")] }, Text("; the sheets differ in "), Select { on: Argument("rows"), variants: &[
        (Name("one"), &[Text("1 place")]),
    ], default: &[Fill(Argument("rows")), Text(" places")] }, Text(", "), Select { on: Argument("open"), variants: &[
        (Name("one"), &[Text("1 ply is")]),
    ], default: &[Fill(Argument("open")), Text(" plies are")] }, Text(" not decided")]),
    ("compare-results-differ", &[Text("the results differ: "), Fill(Argument("results"))]),
    ("compare-cut", &[Text("a sheet is longer than any game; the rest was not read")]),
    ("compare-kept", &[Text("game")]),
    ("compare-n-plies", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 ply")]),
    ], default: &[Fill(Argument("count")), Text(" plies")] }]),
    ("compare-agreed", &[Text("all sheets have it")]),
    ("compare-columns", &[Text("in the other player's column on "), Fill(Argument("sheets"))]),
    ("compare-only-legal", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("right")), Text(" is right")]),
    ], default: &[Fill(Argument("right")), Text(" are right")] }, Text(": "), Fill(Argument("reasons"))]),
    ("compare-only-written", &[Fill(Argument("reasons"))]),
    ("compare-empty", &[Text("the cell is empty on "), Fill(Argument("sheets"))]),
    ("compare-left-out", &[Text("the move is left out on "), Fill(Argument("sheets"))]),
    ("compare-ended", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("sheets")), Text(" has ended")]),
    ], default: &[Fill(Argument("sheets")), Text(" have ended")] }]),
    ("compare-goes-on", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("right")), Text(" is right")]),
    ], default: &[Fill(Argument("right")), Text(" are right")] }, Text(": "), Fill(Argument("reasons"))]),
    ("compare-refuted", &[Text("after `"), Fill(Argument("other")), Text("` "), Fill(Argument("next")), Text(" cannot be played: "), Fill(Argument("reason"))]),
    ("compare-could-not-continue", &[Text("after "), Fill(Argument("others")), Text(" the sheets could not continue with "), Fill(Argument("next"))]),
    ("compare-sign-untrue", &[Text("it would not give what is written with it")]),
    ("compare-restored-refuted", &[Text("the most likely reading, "), Fill(Argument("sure")), Text(" % sure: "), Fill(Argument("reasons"))]),
    ("compare-hangs", &[Text("not decided: it hangs on "), Fill(Argument("on"))]),
    ("compare-may-be-several", &[Text("not decided: "), Fill(Argument("words")), Text(" may be "), Fill(Argument("moves"))]),
    ("compare-result-of-mate", &[Text("the last move mates: the result is "), Fill(Argument("result"))]),
    ("compare-result-of-stalemate", &[Text("the last move stalemates: the result is 1/2-1/2")]),
    ("compare-result-against-mate", &[Text("the last move mates, which is "), Fill(Argument("result")), Text(", but the sheets give "), Fill(Argument("given"))]),
    ("compare-result-against-stalemate", &[Text("the last move stalemates, but the sheets give "), Fill(Argument("given"))]),
    ("compare-restored", &[Text("none can be played: the most likely reading, "), Fill(Argument("sure")), Text(" % sure")]),
    ("compare-supplied", &[Text("on no sheet: the most likely move, "), Fill(Argument("sure")), Text(" % sure")]),
    ("compare-undecided", &[Text("not decided: the game can continue as written after "), Fill(Argument("moves"))]),
    ("compare-nothing-decides", &[Text("not decided: no later move on the sheets shows whether it is "), Fill(Argument("moves"))]),
    ("compare-unreadable", &[Text("not decided: no reading is likely enough")]),
    ("compare-equally-likely", &[Text("not decided: "), Fill(Argument("moves"))]),
    ("compare-fault", &[Text("`"), Fill(Argument("word")), Text("` ("), Fill(Argument("sheet")), Text("): "), Fill(Argument("reason"))]),
    ("compare-no-move", &[Text("not a move")]),
    ("compare-ambiguous", &[Text("matches several moves")]),
    ("compare-illegal", &[Text("not a legal move")]),
    ("compare-extra", &[Text("not a move of the game (row "), Fill(Argument("row")), Text(" of "), Fill(Argument("sheet")), Text(")")]),
    ("compare-extra-gap", &[Text("one empty cell too many (row "), Fill(Argument("row")), Text(" of "), Fill(Argument("sheet")), Text(")")]),
    ("compare-agree-until", &[Text("The last position on which all sheets agree, before "), Fill(Argument("turn")), Text(" (after "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 ply")]),
    ], default: &[Fill(Argument("count")), Text(" plies")] }, Text("):")]),
    ("compare-agree-on-start", &[Text("The sheets agree only on the starting position:")]),
    ("compare-article", &[Text("If an irregularity is found and the position before it cannot be determined, play continues from the last identifiable position before it ("), Fill(Argument("article")), Text(").")]),
    ("compare-few-paths", &[Text("at least two sheets are needed: give two files, a folder, or one file with several records of the game")]),
    ("compare-mixed-paths", &[Text("give files or folders, not both")]),
    ("compare-many-sheets", &[Text("no more than "), Fill(Argument("most")), Text(" sheets of a game can be compared at once")]),
    ("compare-no-pairs", &[Text("no two sheets in "), Fill(Argument("path")), Text(" belong together: their names must differ only in an ending (`001_0`, `001_1`), or name the same players")]),
    ("compare-no-record", &[Fill(Argument("path")), Text(" contains no record")]),
    ("compare-counts", &[Text("the files contain different numbers of records: "), Fill(Argument("counts")), Text("; no two of them name the same players and round or have the same moves: give the records of a game the same `White`, `Black`, `Round` and `Board`")]),
    ("compare-page-joined", &[Fill(Argument("path")), Text(": record "), Fill(Argument("record")), Text(" goes on with row "), Fill(Argument("row")), Text(" and is read as the next page of record "), Fill(Argument("of"))]),
    ("compare-file-joined", &[Fill(Argument("path")), Text(" goes on with row "), Fill(Argument("row")), Text(" and is read as the next page of "), Fill(Argument("of"))]),
    ("compare-count", &[Fill(Argument("path")), Text(": "), Fill(Argument("count"))]),
    ("compare-no-sheet", &[Fill(Argument("path")), Text(", record "), Fill(Argument("record")), Text(": no sheet of a game could be read")]),
    ("compare-starts-differ", &[Text("the sheets start from different positions: "), Fill(Argument("sheets"))]),
    ("compare-players-differ", &[Text("the sheets name different players: "), Fill(Argument("players"))]),
    ("compare-same-file", &[Fill(Argument("path")), Text(" is compared with itself")]),
    ("compare-single", &[Text("no other sheet belongs to "), Fill(Argument("path"))]),
    ("compare-singles", &[Text("no other sheet belongs to these "), Fill(Argument("count")), Text(" files: "), Fill(Argument("paths"))]),
    ("compare-summary", &[Select { on: Argument("games"), variants: &[
        (Name("one"), &[Text("1 game")]),
    ], default: &[Fill(Argument("games")), Text(" games")] }, Text(": "), Fill(Argument("agreed")), Text(" agreed in full, "), Fill(Argument("reconciled")), Text(" reconciled, "), Fill(Argument("open")), Text(" left open, "), Fill(Argument("not")), Text(" not comparable; "), Select { on: Argument("rows"), variants: &[
        (Name("one"), &[Text("1 difference")]),
    ], default: &[Fill(Argument("rows")), Text(" differences")] }]),
    ("table-file", &[Text("file")]),
    ("table-sheets", &[Text("sheets")]),
    ("table-games", &[Text("games")]),
    ("table-as-written", &[Text("as written")]),
    ("table-not-playable", &[Text("not playable")]),
    ("table-repaired", &[Text("repaired")]),
    ("table-reconciled", &[Text("reconciled")]),
    ("table-agreed", &[Text("agreed")]),
    ("table-sure", &[Text("sure")]),
    ("table-open", &[Text("open")]),
    ("table-beyond", &[Text("beyond repair")]),
    ("table-not-comparable", &[Text("no")]),
    ("table-others", &[Text("(other files)")]),
    ("table-all", &[Text("all")]),
    ("compare-unread", &[Text("not read (row "), Fill(Argument("row")), Text(" of "), Fill(Argument("sheet")), Text(")")]),
    ("compare-stopped", &[Text("the search stopped at its limit (--max-steps): "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 cell")]),
    ], default: &[Fill(Argument("count")), Text(" cells")] }, Text(" behind the last move not read")]),
    ("compare-signal", &[Fill(Argument("sheet")), Text(": `"), Fill(Argument("words")), Text("` are not moves of the game, the kings were placed to signal the result "), Fill(Argument("result")), Text(" to the board")]),
    ("compare-signal-open", &[Fill(Argument("sheet")), Text(": `"), Fill(Argument("words")), Text("` is not a move of the game, a king was placed to signal a result to the board")]),
    ("compare-signal-contradicts", &[Fill(Argument("sheet")), Text(": `"), Fill(Argument("words")), Text("` are not moves of the game, the kings were placed to signal the result "), Fill(Argument("result")), Text(", but the sheets give "), Fill(Argument("given"))]),
    ("compare-several-games", &[Fill(Argument("path")), Text(" holds "), Fill(Argument("count")), Text(" different games, one record each, so there is nothing to compare: give the files with the sheets of the other players (`zapis compare white.pgn black.pgn`), or put both sheets of a game into one file with the same White, Black and Round")]),
    ("compare-single-records", &[Fill(Argument("path")), Text(": "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("record "), Fill(Argument("records")), Text(" has no other sheet beside it")]),
    ], default: &[Fill(Argument("count")), Text(" records have no other sheet beside them: "), Fill(Argument("records")), Select { on: Argument("more"), variants: &[
        (Number(0), &[]),
    ], default: &[Text(" and "), Fill(Argument("more")), Text(" more")] }] }]),
    ("compare-not-begun", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("sheets")), Text(" has not begun")]),
    ], default: &[Fill(Argument("sheets")), Text(" have not begun")] }]),
    ("compare-block-repeated", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("row "), Fill(Argument("rows")), Text(" of "), Fill(Argument("sheet")), Text(" repeats row "), Fill(Argument("of"))]),
    ], default: &[Text("rows "), Fill(Argument("rows")), Text(" of "), Fill(Argument("sheet")), Text(" repeat rows "), Fill(Argument("of"))] }]),
    ("compare-block-no-moves", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("row "), Fill(Argument("rows")), Text(" of "), Fill(Argument("sheet")), Text(" is not part of the game")]),
    ], default: &[Text("rows "), Fill(Argument("rows")), Text(" of "), Fill(Argument("sheet")), Text(" are not part of the game")] }]),
    ("compare-block-empty-over", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("one empty row too many on "), Fill(Argument("sheet")), Text(" (row "), Fill(Argument("rows")), Text(")")]),
    ], default: &[Fill(Argument("count")), Text(" empty rows too many on "), Fill(Argument("sheet")), Text(" (rows "), Fill(Argument("rows")), Text(")")] }]),
    ("compare-block-left-out", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("move "), Fill(Argument("moves")), Text(" is missing on "), Fill(Argument("sheet"))]),
    ], default: &[Text("moves "), Fill(Argument("moves")), Text(" are missing on "), Fill(Argument("sheet"))] }]),
    ("compare-block-empty", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("row "), Fill(Argument("rows")), Text(" of "), Fill(Argument("sheet")), Text(" is empty")]),
    ], default: &[Text("rows "), Fill(Argument("rows")), Text(" of "), Fill(Argument("sheet")), Text(" are empty")] }]),
    ("compare-block-not-begun", &[Fill(Argument("sheet")), Text(" begins only with "), Fill(Argument("next"))]),
    ("compare-block-shifted-on", &[Text("from row "), Fill(Argument("row")), Text(" on "), Fill(Argument("sheet")), Text(" stands one column off")]),
    ("compare-block-shifted", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("row "), Fill(Argument("rows")), Text(" of "), Fill(Argument("sheet")), Text(" stands one column off")]),
    ], default: &[Text("rows "), Fill(Argument("rows")), Text(" of "), Fill(Argument("sheet")), Text(" stand one column off")] }]),
    ("compare-block-turned", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("row "), Fill(Argument("rows")), Text(" of "), Fill(Argument("sheet")), Text(" was played after rows "), Fill(Argument("behind"))]),
    ], default: &[Text("rows "), Fill(Argument("rows")), Text(" of "), Fill(Argument("sheet")), Text(" were played after rows "), Fill(Argument("behind"))] }]),
    ("compare-block-two-in-one", &[Text("row "), Fill(Argument("row")), Text(" of "), Fill(Argument("sheet")), Text(" holds two moves in one cell: `"), Fill(Argument("word")), Text("`")]),
];
