//! The texts of `standings.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::{Argument, Call};
use super::super::compiled::Key::{Name, Number};
use super::super::compiled::Function::Grouped;
use super::super::compiled::Case::Nominative;

pub(super) const MESSAGES: &[Entry] = &[
    ("event-without-name", &[Text("event without a name")]),
    ("event-kind", &[Select { on: Argument("kind"), variants: &[
        (Name("match"), &[Text("match")]),
        (Name("round-robin"), &[Select { on: Argument("cycles"), variants: &[
            (Number(1), &[Text("round robin")]),
            (Number(2), &[Text("double round robin")]),
        ], default: &[Text("round robin of "), Fill(Argument("cycles")), Text(" cycles")] }]),
        (Name("scheveningen"), &[Select { on: Argument("cycles"), variants: &[
            (Number(1), &[Text("Scheveningen system")]),
        ], default: &[Text("Scheveningen system, "), Fill(Argument("cycles")), Text(" games each")] }]),
        (Name("swiss"), &[Text("Swiss system")]),
        (Name("knock-out"), &[Text("knock-out")]),
    ], default: &[Text("tournament type unknown")] }, Select { on: Argument("of"), variants: &[
        (Name("teams"), &[Text(" of teams")]),
    ], default: &[] }]),
    ("event-is", &[Fill(Argument("kind")), Text(": "), Select { on: Argument("contestants"), variants: &[
        (Name("one"), &[Text("1 "), Select { on: Argument("of"), variants: &[
            (Name("teams"), &[Text("team")]),
        ], default: &[Text("player")] }]),
    ], default: &[Fill(Argument("contestants")), Text(" "), Select { on: Argument("of"), variants: &[
        (Name("teams"), &[Text("teams")]),
    ], default: &[Text("players")] }] }, Text(", "), Select { on: Argument("games"), variants: &[
        (Name("one"), &[Text("1 game")]),
    ], default: &[Fill(Argument("games")), Text(" games")] }, Select { on: Argument("rounds"), variants: &[
        (Number(0), &[Text(", rounds not known")]),
        (Name("one"), &[Text(", 1 round")]),
    ], default: &[Text(", "), Fill(Argument("rounds")), Text(" rounds")] }]),
    ("event-tie-breaks", &[Text("tie-breaks: "), Fill(Argument("codes")), Text(" ("), Fill(Argument("rules")), Text(")")]),
    ("event-uncertain", &[Text("not verified against the text of the regulations: "), Fill(Argument("codes"))]),
    ("event-complete", &[Text("all games present")]),
    ("event-berger", &[Text("pairings by the Berger tables; pairing numbers: "), Fill(Argument("numbers"))]),
    ("event-berger-moved", &[Text("pairings by the Berger tables; rounds played at another time: "), Fill(Argument("moved")), Text("; pairing numbers: "), Fill(Argument("numbers"))]),
    ("event-moved-round", &[Fill(Argument("played")), Text(" (round "), Fill(Argument("tables")), Text(" of the tables)")]),
    ("event-numbered", &[Fill(Argument("number")), Text(" "), Fill(Argument("name"))]),
    ("event-rounds-by-day", &[Text("no record names its round; rounds are the days of the games")]),
    ("event-some-rounds-by-day", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Fill(Argument("count")), Text(" record names no round; it is told by the other games of the day")]),
    ], default: &[Fill(Argument("count")), Text(" records name no round; it is told by the other games of the day")] }]),
    ("event-unnamed-teams", &[Text("no record names teams; they are told by the boards")]),
    ("event-assumed-forfeits", &[Text("counted as forfeits, since no moves were played: "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 win without moves")]),
    ], default: &[Fill(Argument("count")), Text(" wins without moves")] }]),
    ("event-assumed-absences", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 round of a player is not recorded; it counts as an absence without points")]),
    ], default: &[Fill(Argument("count")), Text(" rounds of players are not recorded; they count as absences without points")] }]),
    ("event-unknown-results", &[Text("result unknown, no points counted yet: "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 game")]),
    ], default: &[Fill(Argument("count")), Text(" games")] }]),
    ("event-first-place", &[Text("its first record: "), Fill(Argument("place"))]),
    ("event-repeated", &[Text("left out, since another file has them too: "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 record")]),
    ], default: &[Fill(Argument("count")), Text(" records")] }]),
    ("event-same-names", &[Text("one player, since the same game stands under both names: "), Fill(Argument("names")), Select { on: Argument("more"), variants: &[
        (Number(0), &[]),
    ], default: &[Text(" and "), Fill(Argument("more")), Text(" more")] }]),
    ("event-withdrew", &[Fill(Argument("name")), Text(" withdrew after "), Fill(Argument("played")), Text(" of "), Fill(Argument("scheduled")), Text(" games: "), Select { on: Argument("counts"), variants: &[
        (Name("yes"), &[Text("half of the games were played, so points count, and games not played are won by the opponents")]),
    ], default: &[Text("fewer than half of the games were played, so no points of these games count for anybody")] }, Select { on: Argument("applied"), variants: &[
        (Name("yes"), &[]),
    ], default: &[Text(" (--half-rule applies it)")] }]),
    ("event-objection", &[Fill(Argument("code")), Text(" "), Select { on: Argument("why"), variants: &[
        (Name("buchholz-in-round-robin"), &[Text("must not be used in round robins (C.07 of 2026, article 8)")]),
        (Name("not-in-these-rules"), &[Text("does not exist in these rules")]),
    ], default: &[Text("is for teams")] }, Text("; it is computed all the same")]),
    ("event-play-off", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("a game")]),
    ], default: &[Fill(Argument("count")), Text(" games")] }, Text(" after the last round between players who were level count as a play-off: they decide places and bring no points ("), Fill(Argument("results")), Text(")")]),
    ("event-varma", &[Text("Varma groups for "), Fill(Argument("count")), Text(" players: "), Fill(Argument("groups"))]),
    ("event-varma-no-table", &[Text("the Varma tables are for 9 to 24 players; there are "), Fill(Argument("count")), Text(" here")]),
    ("event-varma-late", &[Fill(Argument("first")), Text(" and "), Fill(Argument("second")), Text(" are of the same federation and meet in round "), Fill(Argument("round"))]),
    ("event-merged-names", &[Text("counted as one player: "), Fill(Argument("names"))]),
    ("event-possible-variants", &[Text("perhaps one player: "), Fill(Argument("names")), Text(" (--merge-names counts them as one)")]),
    ("event-others", &[Text("belong to no event with standings: "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 record")]),
    ], default: &[Fill(Argument("count")), Text(" records")] }]),
    ("standings-name", &[Select { on: Argument("of"), variants: &[
        (Name("teams"), &[Text("Team")]),
    ], default: &[Text("Player")] }]),
    ("standings-rating", &[Text("Elo")]),
    ("standings-games", &[Text("Games")]),
    ("standings-points", &[Text("Pts")]),
    ("standings-match-points", &[Text("MP")]),
    ("standings-game-points", &[Text("GP")]),
    ("standings-stage", &[Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("final")]),
        (Number(2), &[Text("semi-finals")]),
        (Number(4), &[Text("quarter-finals")]),
    ], default: &[Text("1/"), Fill(Argument("count")), Text(" finals")] }]),
    ("standings-round", &[Text("round "), Fill(Argument("round"))]),
    ("standings-summary", &[Select { on: Argument("events"), variants: &[
        (Name("one"), &[Text("1 event")]),
    ], default: &[Fill(Argument("events")), Text(" events")] }, Text(", "), Select { on: Argument("contestants"), variants: &[
        (Name("one"), &[Text("1 participant")]),
    ], default: &[Fill(Argument("contestants")), Text(" participants")] }, Text(", "), Select { on: Argument("games"), variants: &[
        (Name("one"), &[Text("1 game")]),
    ], default: &[Fill(Argument("games")), Text(" games")] }, Text(": "), Select { on: Argument("errors"), variants: &[
        (Name("one"), &[Text("1 error")]),
    ], default: &[Fill(Argument("errors")), Text(" errors")] }, Text(", "), Select { on: Argument("warnings"), variants: &[
        (Name("one"), &[Text("1 warning")]),
    ], default: &[Fill(Argument("warnings")), Text(" warnings")] }]),
    ("standings-no-event", &[Text("no event was found: no two players are named by the tags of a record")]),
    ("standings-no-such-event", &[Text("no event is called `"), Fill(Argument("name")), Text("`; there are: "), Fill(Argument("events"))]),
    ("standings-no-such-player", &[Text("nobody is called `"), Fill(Argument("name")), Text("`")]),
    ("standings-one-event", &[Text("a report file holds one event, but there are "), Fill(Argument("count")), Text(": choose one with --event")]),
    ("standings-unknown-rules", &[Text("`"), Fill(Argument("name")), Text("` is not a version of the tie-break rules; known: "), Fill(Argument("known"))]),
    ("standings-unknown-tie-break", &[Text("`"), Fill(Argument("text")), Text("` is not a known tie-break; known: "), Fill(Argument("known"))]),
    ("standings-bad-points", &[Text("`"), Fill(Argument("text")), Text("` is not a points system; expected the points for a win, a draw and a loss: 3-1-0")]),
    ("standings-not-a-report", &[Fill(Argument("path")), Text(" is not a FIDE report file (TRF16, TRF26)")]),
    ("standings-report-of-one-event", &[Text("a report file holds one event, but there are "), Fill(Argument("count")), Text(": choose one with --event")]),
    ("standings-clubs", &[Text("the report file lists "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 club")]),
    ], default: &[Fill(Argument("count")), Text(" clubs")] }, Text(" like teams, but the event is one of players (record 092): the players are ranked, and a report file that is written has no team lines")]),
    ("report-columns", &[Select { on: Argument("n_rounds"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text("round "), Fill(Argument("rounds")), Text(" takes several columns of the report file, since a line has room for one game of each")]),
    ], default: &[Text("rounds "), Fill(Argument("rounds")), Text(" take several columns of the report file, since a line has room for one game of each")] }, Select { on: Argument("unknown"), variants: &[
        (Name("yes"), &[Select { on: Argument("n_rounds"), variants: &[
            (Number(0), &[]),
        ], default: &[Text("; ")] }, Text("games whose round is not known stand in its last columns")]),
    ], default: &[] }, Text("; a comment in it says which column is of which round")]),
    ("report-latin", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 name is")]),
    ], default: &[Fill(Argument("count")), Text(" names are")] }, Text(" written in Latin letters without signs, since programs count the columns of others differently")]),
    ("report-clubs", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 club, listed like a team, is")]),
    ], default: &[Fill(Argument("count")), Text(" clubs, listed like teams, are")] }, Text(" left out of the report file: the event is one of players")]),
    ("report-play-off", &[Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 game of the play-off is")]),
    ], default: &[Fill(Argument("count")), Text(" games of the play-off are")] }, Text(" no part of the report file, whose points are those of the rounds")]),
    ("standings-report-lost", &[Text("the columns of the report file have no room for: "), Fill(Argument("what"))]),
    ("standings-lost", &[Fill(Argument("name")), Text(": "), Select { on: Argument("part"), variants: &[
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
        (Name("opponent"), &[Text("an opponent")]),
        (Name("color"), &[Text("a color")]),
        (Name("outcome"), &[Text("a result")]),
        (Name("round"), &[Text("a round")]),
    ], default: &[Text("a number")] }]),
    ("explained-heading", &[Fill(Argument("name")), Text(": rank "), Fill(Argument("rank")), Text(", points "), Fill(Argument("points"))]),
    ("explained-round", &[Select { on: Argument("round"), variants: &[
        (Number(0), &[Text("round not known")]),
    ], default: &[Text("round "), Fill(Argument("round"))] }]),
    ("explained-no-round", &[Text("all rounds")]),
    ("explained-game", &[Fill(Argument("round")), Text(": "), Fill(Argument("result")), Text(" against "), Fill(Argument("opponent")), Select { on: Argument("color"), variants: &[
        (Name("white"), &[Text(" with White")]),
        (Name("black"), &[Text(" with Black")]),
    ], default: &[] }, Text(", "), Fill(Argument("points"))]),
    ("explained-absence", &[Fill(Argument("round")), Text(": "), Select { on: Argument("outcome"), variants: &[
        (Name("H"), &[Text("half-point bye")]),
        (Name("F"), &[Text("full-point bye")]),
        (Name("U"), &[Text("pairing-allocated bye")]),
        (Name("plus"), &[Text("won by forfeit")]),
        (Name("minus"), &[Text("lost by forfeit")]),
    ], default: &[Text("absent")] }, Text(", "), Fill(Argument("points"))]),
    ("explained-adjustment", &[Text("bonus or penalty points: "), Fill(Argument("points"))]),
    ("explained-tie-break", &[Fill(Argument("code")), Text(", "), Fill(Argument("name")), Text(": "), Fill(Argument("value")), Text(" ("), Fill(Argument("rules")), Select { on: Argument("sure"), variants: &[
        (Name("yes"), &[]),
    ], default: &[Text(", not verified against the text")] }, Text(")")]),
    ("explained-term", &[Fill(Argument("round")), Text(": "), Fill(Argument("why")), Text(" = "), Fill(Argument("value")), Select { on: Argument("cut"), variants: &[
        (Name("yes"), &[Text(", cut")]),
    ], default: &[] }]),
    ("explained-opponent", &[Fill(Argument("opponent")), Text(" "), Fill(Argument("score"))]),
    ("explained-dummy", &[Text("not played, a dummy opponent with the player's own score "), Fill(Argument("own")), Select { on: Argument("cap"), variants: &[
        (Name("none"), &[]),
    ], default: &[Text(", capped at "), Fill(Argument("cap"))] }]),
    ("explained-virtual", &[Text("not played, a virtual opponent: "), Fill(Argument("before")), Text(" before, less "), Fill(Argument("received")), Text(" received, half a point for each of "), Fill(Argument("rounds")), Text(" rounds to come"), Fill(Argument("factor"))]),
    ("explained-running", &[Text("score so far")]),
    ("explained-counted", &[Text("counts ("), Fill(Argument("opponent")), Text(")")]),
    ("explained-scored", &[Text("scored against "), Fill(Argument("opponent"))]),
    ("explained-rating", &[Text("rating of "), Fill(Argument("opponent"))]),
    ("explained-of-opponent", &[Text("of "), Fill(Argument("opponent"))]),
    ("explained-average", &[Text("average rating of the opponents")]),
    ("explained-difference", &[Text("rating difference for "), Fill(Argument("percent")), Text(" %")]),
    ("explained-board", &[Text("board "), Fill(Argument("board")), Text(" ("), Fill(Argument("opponent")), Text(")")]),
    ("explained-share", &[Text("share of the other score")]),
    ("tie-break-name", &[Select { on: Argument("code"), variants: &[
        (Name("PTS"), &[Text("points")]),
        (Name("MPTS"), &[Text("match points")]),
        (Name("GPTS"), &[Text("game points")]),
        (Name("MPVGP"), &[Text("match or game points, whichever is not first")]),
        (Name("MPGP"), &[Text("match points and game points")]),
        (Name("DE"), &[Text("direct encounter")]),
        (Name("EDE"), &[Text("direct encounter of teams")]),
        (Name("EDEC"), &[Text("direct encounter of teams, then board count")]),
        (Name("EDET"), &[Text("direct encounter of teams, then the top boards")]),
        (Name("EDEB"), &[Text("direct encounter of teams, then without the bottom boards")]),
        (Name("EDEBT"), &[Text("direct encounter of teams, board count, top boards")]),
        (Name("EDEBB"), &[Text("direct encounter of teams, board count, bottom boards")]),
        (Name("WIN"), &[Text("wins")]),
        (Name("WON"), &[Text("games won over the board")]),
        (Name("BPG"), &[Text("games played with Black")]),
        (Name("BWG"), &[Text("games won with Black")]),
        (Name("PS"), &[Text("progressive score")]),
        (Name("REP"), &[Text("rounds one elected to play")]),
        (Name("STD"), &[Text("standard points")]),
        (Name("TPN"), &[Text("pairing number")]),
        (Name("BH"), &[Text("Buchholz")]),
        (Name("FB"), &[Text("Fore Buchholz")]),
        (Name("AOB"), &[Text("average of the opponents' Buchholz")]),
        (Name("SBH"), &[Text("sum of the opponents' Buchholz")]),
        (Name("SB"), &[Text("Sonneborn-Berger")]),
        (Name("ESB"), &[Text("Sonneborn-Berger for teams")]),
        (Name("EMMSB"), &[Text("Sonneborn-Berger for teams, match points by match points")]),
        (Name("EMGSB"), &[Text("Sonneborn-Berger for teams, match points by game points")]),
        (Name("EGMSB"), &[Text("Sonneborn-Berger for teams, game points by match points")]),
        (Name("EGGSB"), &[Text("Sonneborn-Berger for teams, game points by game points")]),
        (Name("KS"), &[Text("Koya")]),
        (Name("ARO"), &[Text("average rating of opponents")]),
        (Name("TPR"), &[Text("tournament performance rating")]),
        (Name("PTP"), &[Text("perfect tournament performance")]),
        (Name("APRO"), &[Text("average performance rating of opponents")]),
        (Name("APPO"), &[Text("average perfect performance of opponents")]),
        (Name("RTNG"), &[Text("rating")]),
        (Name("BC"), &[Text("board count")]),
        (Name("TBR"), &[Text("top boards")]),
        (Name("BBE"), &[Text("without the bottom boards")]),
    ], default: &[Text("score and schedule strength combination")] }]),
    ("tie-breaks-head", &[Text("Code | Tie-break")]),
    ("tie-breaks-notes", &[Text("Modifiers: /C1 /C2 cut the lowest values, /M1 /M2 the lowest and the highest; /P counts forfeits as games; /U1400 rates unrated opponents; /L60 /L+1 move the limit of Koya, /L>50 asks for more than it, /L50G for half of the games that the opponent was paired in; SM45 is the tie-break of that number in Swiss-Manager; :MP :GP choose a score of teams. `zapis standings --tiebreaks DE,SB,BH/C1`")]),
    ("players-head", &[Select { on: Argument("column"), variants: &[
        (Name("name"), &[Text("Player")]),
        (Name("games"), &[Text("Games")]),
        (Name("years"), &[Text("Years")]),
        (Name("rating"), &[Text("Rating")]),
    ], default: &[Text("FIDE ID")] }]),
    ("players-spelling", &[Fill(Argument("name")), Text(" ("), Fill(Argument("games")), Text(")")]),
    ("players-summary", &[Fill(Call(Grouped, &[Argument("players")], Nominative)), Text(" "), Select { on: Argument("players"), variants: &[
        (Name("one"), &[Text("player")]),
    ], default: &[Text("players")] }, Text(", "), Fill(Call(Grouped, &[Argument("spellings")], Nominative)), Text(" "), Select { on: Argument("spellings"), variants: &[
        (Name("one"), &[Text("spelling")]),
    ], default: &[Text("spellings")] }]),
    ("players-no-report", &[Text("players are listed as text, JSON or CSV, not as a report file")]),
];
