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
    ("date-no-year", &[Text("`"), Fill(Argument("tag")), Text("` is `"), Fill(Argument("date")), Text("`, and no game is so old")]),
    ("date-no-month", &[Text("`"), Fill(Argument("tag")), Text("` is `"), Fill(Argument("date")), Text("`, and there is no month "), Fill(Argument("month"))]),
    ("date-no-day", &[Text("`"), Fill(Argument("tag")), Text("` is `"), Fill(Argument("date")), Text("`, and that month has no day "), Fill(Argument("day"))]),
    ("date-unused-help", &[Text("the date is not used; what is not known is written `??`")]),
    ("date-in-future", &[Text("`"), Fill(Argument("tag")), Text("` is `"), Fill(Argument("date")), Text("`, and today is "), Fill(Argument("today"))]),
    ("date-misspelled", &[Text("`"), Fill(Argument("tag")), Text("` is `"), Fill(Argument("date")), Text("`, which is not written as year, month and day")]),
    ("date-form-help", &[Text("a date is `1998.05.21`, and what is not known is `??` (PGN 8.1.1.3)")]),
    ("event-date-after-date", &[Text("the event began on `"), Fill(Argument("event")), Text("`, after this game of it, `"), Fill(Argument("date")), Text("`")]),
    ("event-date-help", &[Text("`EventDate` is the first day of the event")]),
    ("rating-impossible", &[Text("`"), Fill(Argument("tag")), Text("` is `"), Fill(Argument("rating")), Text("`, which cannot be a rating")]),
    ("rating-impossible-help", &[Text("ratings lie between "), Fill(Argument("lowest")), Text(" and "), Fill(Argument("highest"))]),
    ("eco-impossible", &[Text("there is no opening `"), Fill(Argument("code")), Text("`")]),
    ("eco-impossible-help", &[Text("codes go from `A00` to `E99`")]),
    ("eco-contradicts-moves", &[Text("the code of the opening is `"), Fill(Argument("code")), Text("`, but by its moves the game is `"), Fill(Argument("played")), Text("`, "), Fill(Argument("name"))]),
    ("eco-misspelled", &[Text("the code of the opening is written `"), Fill(Argument("code")), Text("`")]),
    ("ply-count-differs", &[Text("`PlyCount` is `"), Fill(Argument("count")), Text("`, and the moves are "), Fill(Argument("plies")), Text(" "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("ply")]),
    ], default: &[Text("plies")] }]),
    ("ply-count-more-help", &[Text("perhaps moves of the game are missing here")]),
    ("round-unreadable", &[Text("the round is `"), Fill(Argument("round")), Text("`, which is no number of a round")]),
    ("round-in-words", &[Text("the round is written `"), Fill(Argument("round")), Text("`")]),
    ("round-help", &[Text("a round is `7` or `3.1`, `?` where it is not known, `-` where there is none (PGN 8.1.1.4)")]),
    ("player-against-self", &[Text("White and Black are one player, `"), Fill(Argument("name")), Text("`")]),
    ("player-one-id", &[Text("White and Black have one FIDE ID, `"), Fill(Argument("id")), Text("`")]),
    ("player-against-self-help", &[Text("one of the two is named wrongly; in a table the game counts for nobody")]),
];
