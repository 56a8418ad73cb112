//! The texts of `stood.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Text};
use super::super::compiled::Value::Argument;

pub(super) const MESSAGES: &[Entry] = &[
    ("play", &[Text("play")]),
    ("move-stood", &[Text("went on from there: the move stood; if that is found during the game, the position before it is reinstated")]),
    ("move-passed-over", &[Text("went on as if the move had been taken back: it is not played")]),
    ("rests-on-stood", &[Text("rests on the illegal move `"), Fill(Argument("mv")), Text("`, which stood")]),
    ("repair-stood", &[Text("left as it is: the illegal move `"), Fill(Argument("mv")), Text("` stood")]),
];
