//! The texts of `files.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::{Argument, Call};
use super::super::compiled::Key::{Name, Number};
use super::super::compiled::Function::Grouped;
use super::super::compiled::Case::Nominative;

pub(super) const MESSAGES: &[Entry] = &[
    ("output-is-input", &[Fill(Argument("path")), Text(" is read as input and cannot be written to; give the output another name")]),
    ("output-is-input-too", &[Fill(Argument("path")), Text(" is the same file as "), Fill(Argument("input")), Text(", which is read as input; give the output another name")]),
    ("output-is-in-folder", &[Fill(Argument("path")), Text(" is one of the files read as input ("), Fill(Argument("input")), Text("); put the output outside the folder or remove it first")]),
    ("output-is-stdin", &[Fill(Argument("path")), Text(" is the file that standard input comes from; give the output another name")]),
    ("output-twice", &[Text("two outputs cannot go to the same place: "), Fill(Argument("place"))]),
    ("output-must-be-a-file", &[Text("this output must be a file: "), Fill(Argument("path"))]),
    ("stdout-is-input", &[Text("standard output goes to "), Fill(Argument("path")), Text(", which is read as input")]),
    ("stdout-is-stdin", &[Text("standard output goes to the file that standard input comes from")]),
    ("output-not-written", &[Fill(Argument("path")), Text(" was not written, since not everything could be read: what was there is unchanged")]),
    ("own-output-skipped", &[Fill(Argument("path")), Text(": this run writes to it; skipped")]),
    ("archive-inside-skipped", &[Fill(Argument("path")), Text(": an archive inside an archive; skipped. Unpack it once to read what it holds")]),
    ("bridge-not-read", &[Text("records of bridge (`.pbn`, `.lin`) are not read here: `validate`, `select`, `audit`, `standings`, `export --format json` and `convert --to pbn` read them")]),
    ("other-format-skipped", &[Fill(Argument("path")), Text(": skipped: "), Fill(Argument("reason"))]),
    ("no-record-in-bytes", &[Text("this file is not text: no record of a game is in it")]),
    ("no-record-in-folder", &[Text("no record of a game is in this folder")]),
    ("was-fixed", &[Text("mended "), Fill(Call(Grouped, &[Argument("findings")], Nominative)), Text(" "), Select { on: Argument("findings"), variants: &[
        (Name("one"), &[Text("finding")]),
    ], default: &[Text("findings")] }, Text(" in "), Fill(Call(Grouped, &[Argument("files")], Nominative)), Text(" "), Select { on: Argument("files"), variants: &[
        (Name("one"), &[Text("file")]),
    ], default: &[Text("files")] }]),
    ("would-be-fixed", &[Fill(Call(Grouped, &[Argument("findings")], Nominative)), Text(" "), Select { on: Argument("findings"), variants: &[
        (Name("one"), &[Text("finding")]),
    ], default: &[Text("findings")] }, Text(" would be mended in "), Fill(Call(Grouped, &[Argument("files")], Nominative)), Text(" "), Select { on: Argument("files"), variants: &[
        (Name("one"), &[Text("file")]),
    ], default: &[Text("files")] }]),
    ("and-by-unsafe-fixes", &[Fill(Argument("told")), Text("; "), Fill(Call(Grouped, &[Argument("count")], Nominative)), Text(" more with `--unsafe-fixes`")]),
    ("fix-of-stdin-and-files", &[Text("`--fix` and `--diff` read either standard input or files, not both")]),
    ("fix-of-packed-file", &[Fill(Argument("path")), Text(" is compressed, and nothing was written into it: unpack it with `"), Fill(Argument("command")), Text("`, then mend what comes out")]),
    ("fix-held-back", &[Fill(Argument("path")), Text(": "), Fill(Call(Grouped, &[Argument("count")], Nominative)), Text(" "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("fix is")]),
    ], default: &[Text("fixes are")] }, Text(" not made: with "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("it")]),
    ], default: &[Text("them")] }, Text(" the file would read worse, as other records, fewer moves or more errors")]),
    ("cannot-fix", &[Text("cannot mend "), Fill(Argument("path")), Text(": "), Fill(Argument("reason"))]),
    ("file-is-read-only", &[Text("it is read-only")]),
    ("file-changed-meanwhile", &[Text("it was changed while it was read")]),
    ("no-backup", &[Text("no backup "), Fill(Argument("path")), Text(": "), Fill(Argument("reason"))]),
    ("selected", &[Fill(Call(Grouped, &[Argument("chosen")], Nominative)), Text(" of "), Fill(Call(Grouped, &[Argument("records")], Nominative)), Text(" "), Select { on: Argument("records"), variants: &[
        (Name("one"), &[Text("record")]),
    ], default: &[Text("records")] }, Text(" selected")]),
    ("condition-unreadable", &[Text("the condition `"), Fill(Argument("condition")), Text("` cannot be read at character "), Fill(Argument("column")), Text(": "), Fill(Argument("reason"))]),
    ("condition-ends", &[Fill(Argument("expected")), Text(" is missing at its end")]),
    ("condition-unexpected", &[Text("`"), Fill(Argument("written")), Text("` stands where "), Fill(Argument("expected")), Text(" is expected")]),
    ("condition-unnamed", &[Text("the settings have no condition `"), Fill(Argument("name")), Text("`: `[conditions]` in `zapis.toml` gives them names")]),
    ("copies-need-paths", &[Text("`repeated` and `contained` read everything twice: name files or folders")]),
    ("condition-unknown-field", &[Text("there is no field `"), Fill(Argument("written")), Text("`; did you mean `"), Fill(Argument("near")), Text("`?")]),
    ("condition-too-long", &[Text("it is longer than "), Fill(Argument("most")), Text(" bytes")]),
    ("condition-too-deep", &[Text("brackets stand too deep in one another")]),
    ("condition-and-or", &[Text("`and` or `or`")]),
    ("condition-bracket", &[Text("`)`")]),
    ("condition-list-end", &[Text("`,` or `)`")]),
    ("condition-field", &[Text("a field")]),
    ("condition-operator", &[Text("`=`, `~`, `<`, `>` or `in`")]),
    ("condition-value", &[Text("a value")]),
    ("condition-no-order", &[Text("texts have no order: `=` or `~` is expected")]),
    ("condition-number", &[Text("a whole number")]),
    ("condition-date", &[Text("a date, `2010`, `2010.05` or `2010.05.31`,")]),
    ("condition-eco", &[Text("an opening code, `B90`,")]),
    ("condition-finding", &[Text("the name, code or level of a finding")]),
    ("condition-position", &[Text("a FEN with `?`, `!`, `A`, `a`, `*` or `[…]`")]),
    ("condition-material", &[Text("pieces, `KRPkr`, with numbers, `+` or `*` behind them,")]),
    ("condition-move", &[Text("a legal move")]),
    ("condition-one-of", &[Text("one of "), Fill(Argument("names"))]),
    ("sorted", &[Fill(Call(Grouped, &[Argument("records")], Nominative)), Text(" "), Select { on: Argument("records"), variants: &[
        (Name("one"), &[Text("record")]),
    ], default: &[Text("records")] }, Text(" in order")]),
    ("records-parted", &[Fill(Call(Grouped, &[Argument("count")], Nominative)), Text(" "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("record was")]),
    ], default: &[Text("records were")] }, Text(" parted from the one before by a result or an `Event` tag, since they would run together")]),
    ("sheet-not-rearranged", &[Fill(Argument("path")), Text(" is a scoresheet, which can be read in a file of its own only; `zapis convert` makes PGN of it, `--input pgn` reads it as PGN")]),
    ("split-done", &[Fill(Call(Grouped, &[Argument("records")], Nominative)), Text(" "), Select { on: Argument("records"), variants: &[
        (Name("one"), &[Text("record")]),
    ], default: &[Text("records")] }, Text(" in "), Fill(Call(Grouped, &[Argument("files")], Nominative)), Text(" "), Select { on: Argument("files"), variants: &[
        (Name("one"), &[Text("file")]),
    ], default: &[Text("files")] }, Text(" in "), Fill(Argument("folder"))]),
    ("split-twice", &[Fill(Call(Grouped, &[Argument("count")], Nominative)), Text(" "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("game of two players stands in the files of both")]),
    ], default: &[Text("games of two players stand in the files of both")] }]),
    ("split-numbered", &[Text("`"), Fill(Argument("value")), Text("` goes to "), Fill(Argument("name")), Text(": another value has the same name of a file")]),
    ("split-file-is-there", &[Fill(Argument("path")), Text(" is there already"), Select { on: Argument("others"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text(" and one more of the files")]),
    ], default: &[Text(" and "), Fill(Argument("others")), Text(" more of the files")] }, Text("; nothing was written. `--overwrite` replaces them")]),
    ("split-too-many-files", &[Text("these would be more files than can be numbered")]),
    ("tag-name-wrong", &[Text("`"), Fill(Argument("name")), Text("` is no name of a tag: letters, digits and `_` are allowed")]),
    ("tag-value-wrong", &[Text("the value of `"), Fill(Argument("name")), Text("` has more than one line or a control character")]),
    ("tags-nothing-asked", &[Text("nothing is to be done: give at least one of `--set`, `--add`, `--rename`, `--drop`, `--keep-seven`, `--complete`, `--dates`, `--results`, `--openings`, `--ply-count`")]),
    ("tags-of-stdin", &[Text("standard input is read alone, and not with `--in-place`")]),
    ("tags-of-utf16", &[Fill(Argument("path")), Text(" is UTF-16: alone and not compressed it can be written, or with `--in-place`")]),
    ("tags-done", &[Fill(Call(Grouped, &[Argument("tags")], Nominative)), Text(" "), Select { on: Argument("tags"), variants: &[
        (Name("one"), &[Text("tag")]),
    ], default: &[Text("tags")] }, Text(" changed in "), Fill(Call(Grouped, &[Argument("changed")], Nominative)), Text(" of "), Fill(Call(Grouped, &[Argument("records")], Nominative)), Text(" "), Select { on: Argument("records"), variants: &[
        (Name("one"), &[Text("record")]),
    ], default: &[Text("records")] }]),
    ("tag-both-there", &[Text("`"), Fill(Argument("from")), Text("` was not renamed: the record has `"), Fill(Argument("to")), Text("` too, and it says something else")]),
    ("tag-date-doubtful", &[Text("`"), Fill(Argument("date")), Text("` in `"), Fill(Argument("tag")), Text("` may mean two days: perhaps `"), Fill(Argument("meant")), Text("`")]),
    ("tag-result-unreadable", &[Text("the result `"), Fill(Argument("result")), Text("` cannot be read")]),
    ("tag-plies-not-played", &[Text("no `PlyCount`: the moves cannot be played to their end")]),
    ("tags-of-a-sheet", &[Text("a scoresheet has no tags; `zapis convert` makes PGN of it")]),
    ("tags-not-in-encoding", &[Text("nothing was changed: "), Fill(Argument("encoding")), Text(" lacks a character of what is to be written")]),
    ("tags-records-differ", &[Text("nothing was changed: the file would hold more or fewer records afterwards")]),
    ("order-unreadable", &[Text("the fields `"), Fill(Argument("text")), Text("` cannot be read at character "), Fill(Argument("column")), Text(": "), Fill(Argument("reason"))]),
    ("decisions-unreadable", &[Text("the decisions cannot be read: "), Fill(Argument("reason"))]),
    ("no-decisions-yet", &[Fill(Argument("path")), Text(" is not there yet; without `--fix` and `--diff` it is drafted")]),
    ("decisions-are-there", &[Fill(Argument("path")), Text(" is there: `--diff` shows what it changes, `--fix` does it")]),
    ("decisions-drafted", &[Text("decisions drafted to "), Fill(Argument("path")), Text(": take the `#` away before what is right")]),
    ("decisions-done", &[Fill(Call(Grouped, &[Argument("tags")], Nominative)), Text(" "), Select { on: Argument("tags"), variants: &[
        (Name("one"), &[Text("tag")]),
    ], default: &[Text("tags")] }, Text(" changed in "), Fill(Call(Grouped, &[Argument("changed")], Nominative)), Text(" "), Select { on: Argument("changed"), variants: &[
        (Name("one"), &[Text("record")]),
    ], default: &[Text("records")] }, Text(", "), Fill(Call(Grouped, &[Argument("dropped")], Nominative)), Text(" "), Select { on: Argument("dropped"), variants: &[
        (Name("one"), &[Text("copy")]),
    ], default: &[Text("copies")] }, Text(" dropped")]),
    ("settings-wrong", &[Fill(Argument("path")), Text(":"), Fill(Argument("line")), Text(":"), Fill(Argument("column")), Text(": "), Fill(Argument("reason"))]),
    ("settings-unknown", &[Text("there is no setting `"), Fill(Argument("name")), Text("`")]),
    ("settings-value", &[Fill(Argument("path")), Text(": "), Fill(Argument("reason"))]),
    ("settings-pattern", &[Fill(Argument("path")), Text(": `"), Fill(Argument("pattern")), Text("` is no pattern of paths")]),
    ("settings-without-path", &[Fill(Argument("path")), Text(": an entry of `paths` lacks `path`")]),
    ("settings-too-long", &[Fill(Argument("path")), Text(" is too long for a file of settings")]),
    ("unknown-system", &[Text("unknown game `"), Fill(Argument("name")), Text("`")]),
    ("unknown-input", &[Text("unknown kind of input `"), Fill(Argument("name")), Text("`")]),
    ("unknown-severity", &[Text("unknown severity `"), Fill(Argument("name")), Text("`")]),
    ("files-excluded", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" file was passed over")]),
    ], default: &[Fill(Argument("count")), Text(" files were passed over")] }, Text(": excluded by `--exclude`, `zapis.toml` or `.zapisignore`")]),
    ("exclude-pattern", &[Text("`"), Fill(Argument("pattern")), Text("` is no pattern of paths")]),
    ("settings-not-here", &[Text("`"), Fill(Argument("key")), Text("` cannot be `"), Fill(Argument("name")), Text("` here")]),
    ("unknown-denied", &[Text("`"), Fill(Argument("name")), Text("` cannot be denied")]),
    ("statistics-head", &[Text("count | severity | code | finding | fixable")]),
    ("html-findings", &[Text("Findings")]),
    ("html-kinds", &[Text("count | severity | code | finding")]),
    ("html-meanings", &[Text("What they mean")]),
    ("junit-read", &[Fill(Argument("records")), Text(" records read, "), Fill(Argument("plies")), Text(" plies played")]),
    ("junit-unread", &[Fill(Argument("count")), Text(" files could not be read")]),
    ("lines-cut", &[Text("only the first lines are shown; "), Fill(Argument("count")), Text(" more are not: a pipe takes them all, `--statistics` counts the findings")]),
    ("statistics-of-format", &[Text("`--statistics` goes with `--format text` and `--format json`")]),
];
