//! The texts of `files.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Text};
use super::super::compiled::Value::Argument;

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
    ("bridge-not-read", &[Text("records of bridge (`.pbn`, `.lin`) are not read yet")]),
    ("other-format-skipped", &[Fill(Argument("path")), Text(": skipped: "), Fill(Argument("reason"))]),
    ("no-record-in-bytes", &[Text("this file is not text: no record of a game is in it")]),
    ("no-record-in-folder", &[Text("no record of a game is in this folder")]),
];
