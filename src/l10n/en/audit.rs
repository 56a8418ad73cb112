//! The texts of `audit.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::{Argument, Call};
use super::super::compiled::Key::{Name, Number};
use super::super::compiled::Function::Grouped;
use super::super::compiled::Case::Nominative;

pub(super) const MESSAGES: &[Entry] = &[
    ("temporary-file", &[Text("a temporary file")]),
    ("no-baseline", &[Fill(Argument("path")), Text(" is not a baseline: its first line differs; it was left unchanged")]),
    ("no-index", &[Fill(Argument("path")), Text(" is not an index: its first line differs; it was left unchanged")]),
    ("index-damaged", &[Text("the index "), Fill(Argument("path")), Text(" is damaged; it is made anew")]),
    ("index-of-other-build", &[Text("the index "), Fill(Argument("path")), Text(" is of another build of the program; it is made anew")]),
    ("index-part-damaged", &[Fill(Argument("path")), Text(": what an index kept of it makes no sense; remove the index")]),
    ("index-used", &[Text("files not read again: "), Fill(Call(Grouped, &[Argument("kept")], Nominative)), Text(" of "), Fill(Call(Grouped, &[Argument("all")], Nominative))]),
    ("duplicate-game", &[Text("the same game as in another record, with the same moves and the same names")]),
    ("duplicate-game-spelled", &[Text("the same game as in another record; differences: "), Fill(Argument("differences"))]),
    ("contained-game", &[Text("this record is contained in a longer one of the same game: "), Fill(Argument("differences"))]),
    ("same-game-differs", &[Text("this contradicts another record of the same game: "), Fill(Argument("differences"))]),
    ("same-moves-as-another", &[Text("the same "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("1 ply")]),
    ], default: &[Fill(Argument("plies")), Text(" plies")] }, Text(" as in another record, which may be a different game: "), Fill(Argument("differences"))]),
    ("rating-differs", &[Text("the rating is "), Fill(Argument("here")), Text(" here and "), Fill(Argument("there")), Text(" in another record of the same player")]),
    ("differences", &[Fill(Argument("list"))]),
    ("differs-colors", &[Text("the colors are reversed")]),
    ("differs-tag", &[Text("`"), Fill(Argument("tag")), Text("`: `"), Fill(Argument("here")), Text("` here, `"), Fill(Argument("there")), Text("` there")]),
    ("differs-tag-here", &[Text("`"), Fill(Argument("tag")), Text("`: `"), Fill(Argument("here")), Text("` here, none there")]),
    ("differs-tag-there", &[Text("`"), Fill(Argument("tag")), Text("`: none here, `"), Fill(Argument("there")), Text("` there")]),
    ("differs-cut", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 ply is missing at the end")]),
    ], default: &[Fill(Argument("count")), Text(" plies are missing at the end")] }]),
    ("differs-longer", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 more ply at the end")]),
    ], default: &[Fill(Argument("count")), Text(" more plies at the end")] }]),
    ("differs-within", &[Select { on: Argument("which"), variants: &[
        (Name("here"), &[Text("it begins "), Select { on: Argument("before"), variants: &[
            (Name("one"), &[Text("1 ply")]),
        ], default: &[Fill(Argument("before")), Text(" plies")] }, Text(" later")]),
    ], default: &[Text("that begins "), Select { on: Argument("before"), variants: &[
        (Name("one"), &[Text("1 ply")]),
    ], default: &[Fill(Argument("before")), Text(" plies")] }, Text(" later")] }, Select { on: Argument("behind"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text(" and ends 1 ply earlier")]),
    ], default: &[Text(" and ends "), Fill(Argument("behind")), Text(" plies earlier")] }]),
    ("differs-moves", &[Text("ply "), Fill(Argument("ply")), Text(": `"), Fill(Argument("here")), Text("` here, `"), Fill(Argument("there")), Text("` there"), Select { on: Argument("others"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text(", and 1 more differs")]),
    ], default: &[Text(", and "), Fill(Argument("others")), Text(" more differ")] }]),
    ("differs-much", &[Text("ply "), Fill(Argument("ply")), Text(": `"), Fill(Argument("here")), Text("` here, `"), Fill(Argument("there")), Text("` there, and many more differ")]),
    ("differs-annotation", &[Text("comments here, none there")]),
    ("related-fullest", &[Text("the fullest copy")]),
    ("related-same-moves", &[Text("the same moves")]),
    ("related-other-rating", &[Text("the other rating")]),
    ("audit-finding", &[Text("finding")]),
    ("audit-count", &[Text("count")]),
    ("audit-file", &[Text("file")]),
    ("audit-event", &[Text("event")]),
    ("audit-records", &[Text("records")]),
    ("audit-errors", &[Text("errors")]),
    ("audit-warnings", &[Text("warnings")]),
    ("audit-first", &[Text("first at")]),
    ("audit-too-many", &[Fill(Call(Grouped, &[Argument("count")], Nominative)), Text(" findings by event and kind, the worst first: `--event` shows all of one event, `--format json` all of them")]),
    ("events-unreadable", &[Fill(Argument("path")), Text(" says nothing of events: "), Fill(Argument("reason"))]),
    ("events-drafted", &[Fill(Argument("path")), Text(" is drafted: look at the events that were joined, and change what is not so")]),
    ("audit-more", &[Text("… and "), Fill(Argument("count")), Text(" more")]),
    ("audit-copies", &[Fill(Call(Grouped, &[Argument("copies")], Nominative)), Text(" "), Select { on: Argument("copies"), variants: &[
        (Name("one"), &[Text("duplicate")]),
    ], default: &[Text("duplicates")] }, Text(" of "), Fill(Call(Grouped, &[Argument("games")], Nominative)), Text(" "), Select { on: Argument("games"), variants: &[
        (Name("one"), &[Text("game")]),
    ], default: &[Text("games")] }]),
    ("audit-known", &[Fill(Call(Grouped, &[Argument("count")], Nominative)), Text(" "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("finding")]),
    ], default: &[Text("findings")] }, Text(" already in the baseline left out")]),
    ("baseline-written", &[Fill(Call(Grouped, &[Argument("count")], Nominative)), Text(" "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("finding")]),
    ], default: &[Text("findings")] }, Text(" written to the baseline")]),
    ("unique-needs-paths", &[Text("--write-unique and --merge read the records again, so they must be in files")]),
    ("unique-kept", &[Fill(Argument("place")), Text(": also kept, since it "), Select { on: Argument("why"), variants: &[
        (Name("contradicts"), &[Text("contradicts "), Fill(Argument("full"))]),
    ], default: &[Text("has what the fullest copy lacks ("), Fill(Argument("full")), Text(")")] }]),
    ("unique-summary", &[Fill(Call(Grouped, &[Argument("kept")], Nominative)), Text(" "), Select { on: Argument("kept"), variants: &[
        (Name("one"), &[Text("record")]),
    ], default: &[Text("records")] }, Text(" written, "), Fill(Call(Grouped, &[Argument("dropped")], Nominative)), Text(" "), Select { on: Argument("dropped"), variants: &[
        (Name("one"), &[Text("duplicate")]),
    ], default: &[Text("duplicates")] }, Text(" left out, "), Fill(Call(Grouped, &[Argument("also")], Nominative)), Text(" kept for their comments"), Select { on: Argument("contradicting"), variants: &[
        (Number(0), &[]),
    ], default: &[Text(", "), Fill(Call(Grouped, &[Argument("contradicting")], Nominative)), Text(" because they contradict others")] }]),
    ("merged-source", &[Fill(Argument("place")), Text(": merged into "), Fill(Argument("chosen")), Text(": "), Select { on: Argument("n_tags"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text("1 tag ("), Fill(Argument("tags")), Text("), ")]),
    ], default: &[Fill(Argument("n_tags")), Text(" tags ("), Fill(Argument("tags")), Text("), ")] }, Select { on: Argument("plies"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text("1 ply, ")]),
    ], default: &[Fill(Argument("plies")), Text(" plies, ")] }, Select { on: Argument("variations"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text("1 variation, ")]),
    ], default: &[Fill(Argument("variations")), Text(" variations, ")] }, Select { on: Argument("comments"), variants: &[
        (Name("one"), &[Text("1 comment")]),
    ], default: &[Fill(Argument("comments")), Text(" comments")] }, Text(", "), Select { on: Argument("commands"), variants: &[
        (Name("one"), &[Text("1 clock or other command")]),
    ], default: &[Fill(Argument("commands")), Text(" clocks and other commands")] }, Text(", "), Select { on: Argument("nags"), variants: &[
        (Name("one"), &[Text("1 symbol")]),
    ], default: &[Fill(Argument("nags")), Text(" symbols")] }, Select { on: Argument("n_contradictions"), variants: &[
        (Number(0), &[]),
    ], default: &[Text("; kept against it: "), Fill(Argument("contradictions"))] }]),
    ("merged-kept", &[Fill(Argument("place")), Text(": stays as it is, since it "), Select { on: Argument("why"), variants: &[
        (Name("contradicts"), &[Text("contradicts "), Fill(Argument("chosen"))]),
    ], default: &[Text("could not be merged into "), Fill(Argument("chosen"))] }]),
    ("merged-summary", &[Fill(Call(Grouped, &[Argument("written")], Nominative)), Text(" "), Select { on: Argument("written"), variants: &[
        (Name("one"), &[Text("record")]),
    ], default: &[Text("records")] }, Text(" written, "), Fill(Call(Grouped, &[Argument("of")], Nominative)), Text(" of them merged; "), Fill(Call(Grouped, &[Argument("merged")], Nominative)), Text(" "), Select { on: Argument("merged"), variants: &[
        (Name("one"), &[Text("record")]),
    ], default: &[Text("records")] }, Text(" taken in, "), Fill(Call(Grouped, &[Argument("contradictions")], Nominative)), Text(" "), Select { on: Argument("contradictions"), variants: &[
        (Name("one"), &[Text("contradiction")]),
    ], default: &[Text("contradictions")] }, Text(" noted, "), Fill(Call(Grouped, &[Argument("kept")], Nominative)), Text(" kept apart")]),
    ("unknown-keep", &[Text("`"), Fill(Argument("name")), Text("` says nothing of which record is kept: fullest, source, date, rating or comments")]),
    ("unique-writer", &[Text("the writer that was given")]),
    ("unique-files-changed", &[Text("the files changed while they were being read; nothing was written")]),
    ("player-unlisted", &[Text("FIDE ID `"), Fill(Argument("id")), Text("` of "), Fill(Argument("name")), Text(" is not on the list")]),
    ("player-name-unlisted", &[Text("nobody on the list is named "), Fill(Argument("name"))]),
    ("player-list-name", &[Text("FIDE ID `"), Fill(Argument("id")), Text("` is "), Fill(Argument("listed")), Text(" on the list and "), Fill(Argument("name")), Text(" here")]),
    ("player-list-title", &[Fill(Argument("name")), Text(" is `"), Fill(Argument("title")), Text("` here and `"), Fill(Argument("listed")), Text("` on the list")]),
    ("player-list-no-title", &[Fill(Argument("name")), Text(" is `"), Fill(Argument("title")), Text("` here and has no title on the list")]),
    ("player-list-federation", &[Fill(Argument("name")), Text(" plays for `"), Fill(Argument("federation")), Text("` here and for `"), Fill(Argument("listed")), Text("` on the list")]),
    ("player-list-rating", &[Text("the rating of "), Fill(Argument("name")), Text(" is "), Fill(Argument("rating")), Text(" here and "), Fill(Argument("listed")), Text(" on the list of "), Fill(Argument("month"))]),
    ("player-list-spelling", &[Text("the list writes "), Fill(Argument("listed")), Text(" for "), Fill(Argument("name"))]),
    ("player-born-later", &[Text("this game is of "), Fill(Argument("year")), Text(", and "), Fill(Argument("name")), Text(" was born in "), Fill(Argument("born")), Text(" by the list")]),
];
