//! The texts of `events.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::{Name, Number};

pub(super) const MESSAGES: &[Entry] = &[
    ("and-more-in-event", &[Fill(Argument("message")), Text(" (and "), Fill(Argument("count")), Text(" more of the kind in this event)")]),
    ("in-events", &[Fill(Argument("message")), Text(" (in "), Fill(Argument("count")), Text(" events)")]),
    ("and-more-names", &[Fill(Argument("message")), Text(" (and "), Fill(Argument("count")), Text(" more pairs of names)")]),
    ("pairing-against-self", &[Fill(Argument("name")), Text(" is paired with himself or herself"), Select { on: Argument("round"), variants: &[
        (Number(0), &[]),
    ], default: &[Text(" in round "), Fill(Argument("round"))] }]),
    ("pairing-several-in-round", &[Fill(Argument("name")), Text(" has "), Fill(Argument("count")), Text(" "), Select { on: Argument("of"), variants: &[
        (Name("teams"), &[Text("matches")]),
    ], default: &[Text("games")] }, Text(" in round "), Fill(Argument("round"))]),
    ("pairing-several-in-rounds", &[Fill(Argument("name")), Text(" has several games in each of "), Fill(Argument("count")), Text(" rounds: "), Fill(Argument("rounds"))]),
    ("pairing-several-in-rounds-help", &[Text("two players may stand under one name")]),
    ("pairing-both-have-another", &[Fill(Argument("white")), Text(" and "), Fill(Argument("black")), Text(" met in round "), Fill(Argument("round")), Text(", in which each of them has another game as well")]),
    ("pairing-color-of-match", &[Text("colors change from game to game of the match, but in game "), Fill(Argument("round")), Text(" "), Fill(Argument("white")), Text(" has White against "), Fill(Argument("black")), Text(" again")]),
    ("pairing-too-many", &[Fill(Argument("first")), Text(" and "), Fill(Argument("second")), Text(" met "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("once")]),
    ], default: &[Fill(Argument("count")), Text(" times")] }, Text(" more often than the others")]),
    ("swiss-met-again", &[Fill(Argument("first")), Text(" and "), Fill(Argument("second")), Text(" played in round "), Fill(Argument("before")), Text(" and meet again in round "), Fill(Argument("round")), Text(", which no Swiss system allows")]),
    ("swiss-second-bye", &[Text("the pairing gives "), Fill(Argument("name")), Text(" a bye in round "), Fill(Argument("round")), Text(" after a point without a game in round "), Fill(Argument("before")), Text(", which no Swiss system allows")]),
    ("swiss-color-thrice", &[Fill(Argument("name")), Text(" plays the third game in succession with "), Select { on: Argument("color"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" in round "), Fill(Argument("round")), Text(", which Swiss systems allow in the last round only")]),
    ("swiss-colors-uneven", &[Fill(Argument("name")), Text(" has had "), Select { on: Argument("color"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" three times more often than the other color by round "), Fill(Argument("round")), Text(", which Swiss systems allow in the last round only")]),
    ("pairing-met-again", &[Fill(Argument("first")), Text(" and "), Fill(Argument("second")), Text(" met "), Fill(Argument("count")), Text(" times, but in a Swiss system two players meet no more than once")]),
    ("pairing-uneven-colors", &[Fill(Argument("white")), Text(" had White against "), Fill(Argument("black")), Text(" more often by "), Fill(Argument("count")), Text(" games")]),
    ("pairing-round-by-tables", &[Fill(Argument("white")), Text(" (number "), Fill(Argument("white_number")), Text(") and "), Fill(Argument("black")), Text(" (number "), Fill(Argument("black_number")), Text(") met in round "), Fill(Argument("round")), Text("; by the Berger tables, which the event follows, they meet in round "), Fill(Argument("tables"))]),
    ("pairing-colors-by-tables", &[Fill(Argument("white")), Text(" (number "), Fill(Argument("white_number")), Text(") had White against "), Fill(Argument("black")), Text(" (number "), Fill(Argument("black_number")), Text(") in round "), Fill(Argument("round")), Text("; by the Berger tables, which the event follows, "), Fill(Argument("tables")), Text(" has White")]),
    ("pairing-tables-help", &[Text("compare with the crosstable of the event: the tags Round, White and Black may be exchanged")]),
    ("round-incomplete", &[Text("round "), Fill(Argument("round")), Text(" has "), Fill(Argument("games")), Text(" of "), Fill(Argument("expected")), Text(" "), Select { on: Argument("of"), variants: &[
        (Name("teams"), &[Text("matches")]),
    ], default: &[Text("games")] }, Fill(Argument("missing"))]),
    ("round-missing-pairs", &[Text("; missing: "), Fill(Argument("pairs"))]),
    ("round-missing-pair", &[Fill(Argument("first")), Text(" – "), Fill(Argument("second"))]),
    ("round-missing-unknown", &[]),
    ("round-match-undecided", &[Text("the match between "), Fill(Argument("first")), Text(" and "), Fill(Argument("second")), Text(" is not decided: games of it are missing")]),
    ("round-winner-gone", &[Fill(Argument("name")), Text(" won a match in round "), Fill(Argument("round")), Text(" of the knock-out and has none in a later one: a match is missing")]),
    ("round-several-unbeaten", &[Fill(Argument("count")), Text(" participants of the knock-out never lost a match: matches are missing")]),
    ("round-game-missing", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("a game is missing")]),
    ], default: &[Fill(Argument("count")), Text(" games are missing")] }, Text(": "), Fill(Argument("first")), Text(" – "), Fill(Argument("second"))]),
    ("round-games-missing", &[Fill(Argument("games")), Text(" "), Select { on: Argument("of"), variants: &[
        (Name("teams"), &[Text("matches")]),
    ], default: &[Text("games")] }, Text(" are there and "), Fill(Argument("count")), Text(" are missing: "), Fill(Argument("pairs")), Select { on: Argument("more"), variants: &[
        (Number(0), &[]),
    ], default: &[Text(" and "), Fill(Argument("more")), Text(" more")] }]),
    ("round-stranger", &[Fill(Argument("name")), Text(" has "), Fill(Argument("played")), Text(" of "), Fill(Argument("all")), Text(" games, and the others have all of theirs: another spelling of a name, or somebody who left")]),
    ("round-not-there", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("round "), Fill(Argument("rounds")), Text(" has no games")]),
    ], default: &[Text("rounds "), Fill(Argument("rounds")), Text(" have no games")] }]),
    ("round-boards-missing", &[Text("round "), Fill(Argument("round")), Text(" lacks "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("board "), Fill(Argument("boards"))]),
    ], default: &[Text("boards "), Fill(Argument("boards"))] }]),
    ("rounds-boards-missing", &[Fill(Argument("count")), Text(" boards are missing in rounds "), Fill(Argument("rounds"))]),
    ("date-far", &[Text("dated "), Fill(Argument("date")), Text(", but the event lasted from "), Fill(Argument("first")), Text(" to "), Fill(Argument("last")), Text(": the year is probably wrong")]),
    ("date-before-event", &[Text("dated "), Fill(Argument("date")), Text(", but the event began on "), Fill(Argument("start"))]),
    ("name-variants", &[Text("`"), Fill(Argument("first")), Text("` and `"), Fill(Argument("second")), Text("` may be the same player: "), Select { on: Argument("why"), variants: &[
        (Name("same-id"), &[Text("they have the same FIDE ID")]),
        (Name("form"), &[Text("the names are the same but for a federation or signs")]),
        (Name("spelling"), &[Text("the names are the same but for order, alphabet or spelling")]),
        (Name("initials"), &[Text("the surnames are the same, and initials agree with given names")]),
    ], default: &[Text("one of the names is the other's surname")] }]),
    ("name-forms", &[Fill(Argument("count")), Text(" names stand elsewhere "), Select { on: Argument("differs"), variants: &[
        (Name("brackets"), &[Text("without what is in brackets behind them, or with it")]),
    ], default: &[Text("with other commas, periods, hyphens or capitals")] }, Text(", as `"), Fill(Argument("first")), Text("` and `"), Fill(Argument("second")), Text("`")]),
    ("name-forms-help", &[Text("`zapis audit --decisions FILE` drafts a decision for each of them")]),
    ("event-joined", &[Select { on: Argument("differs"), variants: &[
        (Name("no"), &[Fill(Argument("records")), Text(" records")]),
    ], default: &[Fill(Argument("records")), Text(" records with "), Fill(Argument("here"))] }, Text(" and "), Select { on: Argument("differs"), variants: &[
        (Name("no"), &[Fill(Argument("others")), Text(" others")]),
    ], default: &[Fill(Argument("others")), Text(" with "), Fill(Argument("there"))] }, Text(" are one event: "), Fill(Argument("shared")), Text(" players in common, "), Select { on: Argument("why"), variants: &[
        (Name("copies"), &[Text("and the same games in the same rounds")]),
        (Name("complete"), &[Text("and together everybody meets everybody")]),
        (Name("stages"), &[Text("and those who won meet again")]),
    ], default: &[Text("and nobody meets two opponents in a round")] }]),
    ("event-joined-help", &[Text("give all records of the event the same tags")]),
    ("related-of-event", &[Text("a record of the same event")]),
    ("event-outcome", &[Select { on: Argument("games"), variants: &[
        (Name("one"), &[Fill(Argument("games")), Text(" game")]),
    ], default: &[Fill(Argument("games")), Text(" games")] }, Text(" of "), Select { on: Argument("players"), variants: &[
        (Name("one"), &[Fill(Argument("players")), Text(" player")]),
    ], default: &[Fill(Argument("players")), Text(" players")] }, Select { on: Argument("ending"), variants: &[
        (Name("nobody"), &[]),
        (Name("winner"), &[Text(", won by "), Fill(Argument("first"))]),
    ], default: &[Text(", first "), Fill(Argument("first")), Text(" with "), Fill(Argument("points"))] }]),
    ("event-doubtful", &[Select { on: Argument("records"), variants: &[
        (Name("one"), &[Fill(Argument("records")), Text(" record")]),
    ], default: &[Fill(Argument("records")), Text(" records")] }, Select { on: Argument("differs"), variants: &[
        (Name("no"), &[]),
    ], default: &[Text(" with "), Fill(Argument("here"))] }, Text(" may be of one event with others"), Select { on: Argument("differs"), variants: &[
        (Name("no"), &[]),
    ], default: &[Text(" with "), Fill(Argument("there"))] }, Text(": "), Fill(Argument("shared")), Text(" of "), Fill(Argument("players")), Text(" players are the same, "), Select { on: Argument("why"), variants: &[
        (Name("no-rounds"), &[Text("but nothing tells their rounds")]),
        (Name("other-opponents"), &[Text("but some of them meet others in the same rounds")]),
        (Name("other-players"), &[Text("but the others are not")]),
    ], default: &[Text("but the names differ, and no dates tell more")] }, Text("; together "), Fill(Argument("together")), Text("; apart "), Fill(Argument("one")), Text(" and "), Fill(Argument("other"))]),
    ("event-doubtful-help", &[Text("say in the file of `--events` which it is; if the file is not there, `zapis audit` drafts it")]),
    ("related-of-other-event", &[Text("a record of what may be the same event")]),
    ("related-met-in-round", &[Select { on: Argument("round"), variants: &[
        (Number(0), &[Text("they met here")]),
    ], default: &[Text("they met here, in round "), Fill(Argument("round"))] }]),
    ("related-named", &[Text("called `"), Fill(Argument("name")), Text("` here")]),
    ("report-part", &[Select { on: Argument("part"), variants: &[
        (Name("number"), &[Text("number")]),
        (Name("sex"), &[Text("sex")]),
        (Name("title"), &[Text("title")]),
        (Name("name"), &[Text("name")]),
        (Name("rating"), &[Text("rating")]),
        (Name("federation"), &[Text("federation")]),
        (Name("fide-id"), &[Text("FIDE ID")]),
        (Name("birth"), &[Text("date of birth")]),
        (Name("points"), &[Text("points")]),
        (Name("rank"), &[Text("rank")]),
        (Name("opponent"), &[Text("opponent of round "), Fill(Argument("round"))]),
        (Name("color"), &[Text("color of round "), Fill(Argument("round"))]),
        (Name("outcome"), &[Text("result of round "), Fill(Argument("round"))]),
        (Name("round"), &[Text("round")]),
    ], default: &[Text("count")] }]),
    ("report-unknown-record", &[Text("no record of a report file is called `"), Fill(Argument("code")), Text("`")]),
    ("report-unreadable", &[Fill(Argument("part")), Text(": `"), Fill(Argument("text")), Text("` does not belong there")]),
    ("report-shifted", &[Text("the line is shifted: columns that must be blank are not")]),
    ("report-columns-in-bytes", &[Text("the columns of the line are counted in bytes, not in characters")]),
    ("report-rounds-beside-columns", &[Text("the rounds stand beside their columns; they are read in their order")]),
    ("report-tab", &[Text("there is a tab where only blanks can stand")]),
    ("report-short", &[Text("the line ends before its "), Fill(Argument("part"))]),
    ("report-doubled-number", &[Text("starting rank "), Fill(Argument("number")), Text(" is already used in line "), Fill(Argument("line")), Text("; this line is skipped")]),
    ("report-nobodys-number", &[Text("no player has number "), Fill(Argument("number"))]),
    ("report-against-self", &[Text("the player is paired with himself or herself in round "), Fill(Argument("round"))]),
    ("report-without-opponent", &[Text("a game was played in round "), Fill(Argument("round")), Text(", but the opponent's number is missing")]),
    ("report-bye-with-opponent", &[Text("a bye in round "), Fill(Argument("round")), Text(" has an opponent")]),
    ("report-without-color", &[Text("a game was played in round "), Fill(Argument("round")), Text(", but no color is told")]),
    ("report-too-many-rounds", &[Text("more rounds than any event has; the rest was not read")]),
    ("report-wrong-count", &[Text("record "), Fill(Argument("code")), Text(" says "), Fill(Argument("stated")), Text(", but there are "), Fill(Argument("found"))]),
    ("report-no-such-result", &[Text("number "), Fill(Argument("number")), Text(" has no such result in round "), Fill(Argument("round"))]),
    ("report-not-reckoned", &[Text("this changes what a kind of result is worth, but the points stated in the file are those without it; it is not taken into account")]),
    ("report-unknown-tie-break", &[Text("`"), Fill(Argument("text")), Text("` is not a known tie-break")]),
    ("report-doubled-record", &[Text("record "), Fill(Argument("code")), Text(" is repeated here; the first one counts")]),
    ("report-points", &[Fill(Argument("name")), Text(" has "), Fill(Argument("stated")), Text(" points in the report file, but the results give "), Fill(Argument("found"))]),
    ("report-team-points", &[Fill(Argument("name")), Text(" has "), Fill(Argument("stated")), Text(" "), Select { on: Argument("measure"), variants: &[
        (Name("game"), &[Text("game")]),
    ], default: &[Text("match")] }, Text(" points in the report file, but the results give "), Fill(Argument("found"))]),
    ("report-rank", &[Fill(Argument("name")), Text(" has rank "), Fill(Argument("stated")), Text(" in the report file, but rank "), Fill(Argument("found")), Text(" by points and tie-breaks")]),
    ("report-untold", &[Fill(Argument("name")), Text(" has a game against "), Fill(Argument("opponent")), Text(" in round "), Fill(Argument("round")), Text(" that the line of "), Fill(Argument("opponent")), Text(" does not have")]),
    ("report-outcomes", &[Fill(Argument("name")), Text(" and "), Fill(Argument("opponent")), Text(" have results in round "), Fill(Argument("round")), Text(" that cannot both be right: "), Fill(Argument("own")), Text(" and "), Fill(Argument("other"))]),
    ("report-colors", &[Fill(Argument("name")), Text(" and "), Fill(Argument("opponent")), Text(" both have "), Select { on: Argument("color"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" in round "), Fill(Argument("round"))]),
    ("report-no-such-player", &[Fill(Argument("name")), Text(" is not in the report file")]),
    ("report-rating", &[Fill(Argument("name")), Text(" has rating "), Fill(Argument("stated")), Text(" in the report file and "), Fill(Argument("found")), Text(" in the records")]),
    ("report-name", &[Text("`"), Fill(Argument("name")), Text("` of the report file is called `"), Fill(Argument("found")), Text("` in the records")]),
    ("report-player-without-records", &[Fill(Argument("name")), Text(" has games in the report file and none in the records")]),
    ("report-games-without-records", &[Text("round "), Fill(Argument("round")), Text(": "), Fill(Argument("count")), Text(" of "), Fill(Argument("all")), Text(" games have no record")]),
    ("report-game-without-record", &[Text("round "), Fill(Argument("round")), Text(": "), Fill(Argument("white")), Text(" – "), Fill(Argument("black")), Text(" ("), Fill(Argument("result")), Text(") has no record")]),
    ("report-no-such-game", &[Fill(Argument("white")), Text(" – "), Fill(Argument("black")), Select { on: Argument("round"), variants: &[
        (Number(0), &[]),
    ], default: &[Text(", round "), Fill(Argument("round")), Text(",")] }, Text(" is not in the report file")]),
    ("report-colors-differ", &[Fill(Argument("white")), Text(" – "), Fill(Argument("black")), Text(", round "), Fill(Argument("round")), Text(": in the record "), Fill(Argument("black")), Text(" has White")]),
    ("report-round-differs", &[Fill(Argument("white")), Text(" – "), Fill(Argument("black")), Text(": round "), Fill(Argument("round")), Text(" in the report file, round "), Fill(Argument("found")), Text(" in the record")]),
    ("report-result-differs", &[Fill(Argument("white")), Text(" – "), Fill(Argument("black")), Text(", round "), Fill(Argument("round")), Text(": "), Fill(Argument("stated")), Text(" for White in the report file, "), Fill(Argument("found")), Text(" in the record")]),
    ("related-record", &[Text("the record")]),
];
