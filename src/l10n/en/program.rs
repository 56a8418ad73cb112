//! The texts of `program.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::{Argument, Call};
use super::super::compiled::Key::Name;
use super::super::compiled::Function::Grouped;
use super::super::compiled::Case::Nominative;

pub(super) const MESSAGES: &[Entry] = &[
    ("either-or", &[Text("or")]),
    ("both-and", &[Text("and")]),
    ("verbatim", &[Fill(Argument("text"))]),
    ("summary", &[Fill(Call(Grouped, &[Argument("records")], Nominative)), Text(" "), Select { on: Argument("records"), variants: &[
        (Name("one"), &[Text("record")]),
    ], default: &[Text("records")] }, Text(", "), Fill(Call(Grouped, &[Argument("plies")], Nominative)), Text(" "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("ply")]),
    ], default: &[Text("plies")] }, Text(": "), Fill(Call(Grouped, &[Argument("errors")], Nominative)), Text(" "), Select { on: Argument("errors"), variants: &[
        (Name("one"), &[Text("error")]),
    ], default: &[Text("errors")] }, Text(", "), Fill(Call(Grouped, &[Argument("warnings")], Nominative)), Text(" "), Select { on: Argument("warnings"), variants: &[
        (Name("one"), &[Text("warning")]),
    ], default: &[Text("warnings")] }, Text(", "), Fill(Call(Grouped, &[Argument("notes")], Nominative)), Text(" "), Select { on: Argument("notes"), variants: &[
        (Name("one"), &[Text("note")]),
    ], default: &[Text("notes")] }]),
    ("summary-of-some-files", &[Fill(Argument("counts")), Text("; "), Fill(Call(Grouped, &[Argument("files")], Nominative)), Text(" "), Select { on: Argument("files"), variants: &[
        (Name("one"), &[Text("file")]),
    ], default: &[Text("files")] }, Text(" not read")]),
    ("progress-counts", &[Fill(Call(Grouped, &[Argument("records")], Nominative)), Text(" "), Select { on: Argument("records"), variants: &[
        (Name("one"), &[Text("record")]),
    ], default: &[Text("records")] }, Text(", "), Fill(Call(Grouped, &[Argument("rate")], Nominative)), Text("/s, "), Fill(Call(Grouped, &[Argument("findings")], Nominative)), Text(" "), Select { on: Argument("findings"), variants: &[
        (Name("one"), &[Text("finding")]),
    ], default: &[Text("findings")] }]),
    ("progress-done", &[Fill(Argument("done")), Text(" of "), Fill(Argument("whole"))]),
    ("progress-left", &[Fill(Argument("time")), Text(" left")]),
    ("progress-elapsed", &[Text("in "), Fill(Argument("time"))]),
    ("size", &[Fill(Argument("number")), Text(" "), Fill(Argument("unit"))]),
    ("standard-output", &[Text("standard output")]),
    ("standard-error", &[Text("standard error")]),
    ("system-error", &[Select { on: Argument("kind"), variants: &[
    ], default: &[Fill(Argument("text"))] }]),
    ("waits-for-input", &[Text("reading records from the terminal; end them with Ctrl-D")]),
    ("cannot-read", &[Text("cannot read "), Fill(Argument("path")), Text(": "), Fill(Argument("reason"))]),
    ("cannot-write", &[Text("cannot write to "), Fill(Argument("place")), Text(": "), Fill(Argument("reason"))]),
    ("record-too-long", &[Text("the record at byte "), Fill(Argument("byte")), Text(" is longer than "), Fill(Argument("most")), Text(" MiB; the rest is left out")]),
    ("internal-fault", &[Fill(Argument("path")), Text(": internal fault in the records after byte "), Fill(Argument("byte")), Text("; please report it with the file")]),
    ("file-got-shorter", &[Text("the file got shorter while it was read: "), Fill(Argument("read")), Text(" of "), Fill(Argument("expected")), Text(" bytes were there")]),
    ("device-without-end", &[Text("a device that has given "), Fill(Argument("most")), Text(" MiB and goes on; it is read no further")]),
    ("not-set-down", &[Text("it cannot be saved in a temporary file: "), Fill(Argument("reason"))]),
    ("packed-ends-early", &[Text("the "), Select { on: Argument("format"), variants: &[
        (Name("zip"), &[Text("zip archive")]),
    ], default: &[Fill(Argument("format")), Text(" stream")] }, Text(" ends early")]),
    ("packed-damaged", &[Text("the "), Select { on: Argument("format"), variants: &[
        (Name("zip"), &[Text("zip archive")]),
    ], default: &[Fill(Argument("format")), Text(" stream")] }, Text(" is damaged: "), Fill(Argument("reason"))]),
    ("packed-bytes-behind", &[Text("other bytes follow the end of the "), Select { on: Argument("format"), variants: &[
        (Name("zip"), &[Text("zip archive")]),
    ], default: &[Fill(Argument("format")), Text(" stream")] }, Text(" and are left out")]),
    ("packed-window-too-large", &[Text("the "), Select { on: Argument("format"), variants: &[
        (Name("zip"), &[Text("zip archive")]),
    ], default: &[Fill(Argument("format")), Text(" stream")] }, Text(" needs more than 128 MiB of memory; unpack it first"), Select { on: Argument("format"), variants: &[
        (Name("zstd"), &[Text(", with `zstd -d --long=31`")]),
        (Name("xz"), &[Text(", with `xz -d`")]),
    ], default: &[] }]),
    ("packed-twice", &[Text("there is a "), Select { on: Argument("inner"), variants: &[
        (Name("zip"), &[Text("zip archive")]),
    ], default: &[Fill(Argument("inner")), Text(" stream")] }, Text(" inside the "), Select { on: Argument("outer"), variants: &[
        (Name("zip"), &[Text("zip archive")]),
    ], default: &[Fill(Argument("outer")), Text(" stream")] }, Text("; unpack it once first")]),
    ("packed-no-record-file", &[Text("the zip archive contains no record files")]),
    ("packed-several-record-files", &[Text("the zip archive contains several record files")]),
    ("packed-encrypted", &[Text("the file is encrypted")]),
    ("packed-unknown-method", &[Text("the file is compressed by method "), Fill(Argument("method")), Text(", which is not supported")]),
    ("packed-not-built-in", &[Text("it is a "), Select { on: Argument("format"), variants: &[
        (Name("zip"), &[Text("zip archive")]),
    ], default: &[Fill(Argument("format")), Text(" stream")] }, Text(", and this build of zapis reads nothing compressed; unpack it first")]),
    ("zip-file-misplaced", &[Text("a file inside is not where it should be")]),
    ("zip-checksum-differs", &[Text("the checksum of a file inside differs")]),
    ("zip-gap", &[Text("no file begins where the one before ends")]),
    ("zip-same-names", &[Text("several files inside have the same name")]),
    ("zip-overlap", &[Text("files inside overlap")]),
    ("with-near", &[Fill(Argument("what")), Text("; did you mean `"), Fill(Argument("near")), Text("`?")]),
    ("unknown-letters", &[Text("no piece letters are known for `"), Fill(Argument("name")), Text("`; see `zapis list letters`")]),
    ("unknown-encoding", &[Text("unknown encoding `"), Fill(Argument("name")), Text("`; see `zapis list encodings`")]),
    ("unknown-edition", &[Text("unknown edition `"), Fill(Argument("name")), Text("`; see `zapis list laws`")]),
    ("unknown-schema", &[Text("unknown schema `"), Fill(Argument("name")), Text("`; see `zapis list schemas`")]),
    ("unknown-finding", &[Text("unknown finding `"), Fill(Argument("name")), Text("`; see `zapis list findings`")]),
    ("unknown-finding-explained", &[Text("unknown finding `"), Fill(Argument("name")), Text("`; `zapis list findings` shows them all")]),
    ("unknown-finding-near", &[Text("unknown finding `"), Fill(Argument("name")), Text("`; did you mean `"), Fill(Argument("near")), Text("`?")]),
    ("range-shape", &[Text("a range is written START..END, with numbers of bytes; either may be left out")]),
    ("range-backwards", &[Text("the range ends before it starts")]),
    ("range-of-a-folder", &[Text("--range takes the bytes of one plain file; "), Fill(Argument("path")), Text(" is a folder")]),
    ("range-of-several-files", &[Text("--range takes the bytes of one plain file; "), Fill(Argument("count")), Text(" are given")]),
    ("report-holds-no-records", &[Text("it is a report file of a tournament (TRF), not records of games; `zapis standings FILE` reads it, and `zapis standings --trf FILE GAMES` compares it with records")]),
    ("range-of-a-packed-file", &[Text("it is compressed, and --range takes the bytes of a plain file")]),
    ("fen-option", &[Text("--fen: "), Fill(Argument("reasons"))]),
    ("fen-at-byte", &[Fill(Argument("problem")), Text(" (at byte "), Fill(Argument("byte")), Text(")")]),
    ("letters-head", &[Text("code | language | K | Q | R | B | N | source")]),
    ("letters-of", &[Select { on: Argument("code"), variants: &[
    ], default: &[Fill(Argument("name"))] }]),
    ("encodings-head", &[Text("encoding | kind")]),
    ("one-byte-a-character", &[Text("one byte a character")]),
    ("unicode", &[Text("Unicode")]),
    ("laws-head", &[Text("edition | from | to | numbers | rapid | blitz | 5×, 75 | loses at")]),
    ("verified", &[Text("verified")]),
    ("secondary", &[Text("secondary")]),
    ("findings-head", &[Text("code | name | severity")]),
    ("schemas-head", &[Text("name | commands | describes")]),
    ("schema-of", &[Select { on: Argument("name"), variants: &[
        (Name("timeline"), &[Text("a game, ply by ply")]),
        (Name("finding"), &[Text("something found")]),
        (Name("sheet"), &[Text("what became of a sheet")]),
        (Name("claim"), &[Text("a draw that could be claimed")]),
        (Name("ruling"), &[Text("what is ruled on one claim")]),
        (Name("sealed"), &[Text("what is made of a sealed move")]),
        (Name("repair"), &[Text("a restored record")]),
        (Name("compare"), &[Text("the sheets of one game, reconciled")]),
        (Name("event"), &[Text("a tournament")]),
        (Name("standing"), &[Text("a line of the standings")]),
        (Name("unique"), &[Text("which copies were left out")]),
        (Name("summary"), &[Text("the counts at the end")]),
        (Name("chess960"), &[Text("a starting arrangement")]),
        (Name("schema"), &[Text("a schema")]),
    ], default: &[Text("JSON")] }]),
    ("notations-head", &[Text("notation | example | what it is")]),
    ("notation-pgn", &[Text("the export format of the PGN standard; the default")]),
    ("notation-san", &[Text("standard algebraic notation")]),
    ("notation-lan", &[Text("long algebraic notation")]),
    ("notation-uci", &[Text("coordinates as engines use them")]),
    ("notation-figurine", &[Text("standard algebraic notation with figurines")]),
    ("usage-error", &[Text("error: "), Fill(Argument("what"))]),
    ("usage-more", &[Text("For more information, try `--help`")]),
    ("usage-unknown-argument", &[Text("unknown argument "), Fill(Argument("argument"))]),
    ("usage-unknown-command", &[Text("unknown command "), Fill(Argument("command"))]),
    ("usage-missing-argument", &[Text("missing: "), Fill(Argument("argument"))]),
    ("usage-argument-twice", &[Fill(Argument("argument")), Text(" cannot be given twice")]),
    ("usage-conflict", &[Fill(Argument("argument")), Text(" cannot be given with "), Fill(Argument("other"))]),
    ("usage-no-value", &[Fill(Argument("argument")), Text(" needs a value")]),
    ("usage-invalid-value", &[Text("invalid value `"), Fill(Argument("value")), Text("` for "), Fill(Argument("argument"))]),
    ("usage-because", &[Fill(Argument("what")), Text(": "), Fill(Argument("reason"))]),
    ("usage-values", &[Fill(Argument("what")), Text(" (possible values: "), Fill(Argument("values")), Text(")")]),
    ("usage-perhaps", &[Text("tip: did you mean "), Fill(Argument("near")), Text("?")]),
    ("usage-as-a-value", &[Text("tip: if this is the name of a file, write `-- "), Fill(Argument("argument")), Text("`")]),
    ("man-name", &[Text("NAME")]),
    ("man-findings-about", &[Text("what zapis can find in a record")]),
    ("man-findings", &[Text("FINDINGS")]),
    ("man-usual-severity", &[Text("Usual severity: "), Fill(Argument("severity")), Text(".")]),
];
