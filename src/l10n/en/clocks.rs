//! The texts of `clocks.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::{Argument, Call};
use super::super::compiled::Key::{Name, Number};
use super::super::compiled::Function::Side;
use super::super::compiled::Case::Nominative;

pub(super) const MESSAGES: &[Entry] = &[
    ("clock-increases", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White's")]),
    ], default: &[Text("Black's")] }, Text(" clock increases by "), Fill(Argument("rise")), Text(" with move "), Fill(Argument("number")), Text(", from "), Fill(Argument("from")), Text(" to "), Fill(Argument("to")), Select { on: Argument("control"), variants: &[
        (Name("none"), &[]),
    ], default: &[Text("; by `"), Fill(Argument("control")), Text("` "), Select { on: Argument("added"), variants: &[
        (Name("none"), &[Text("no time is added")]),
    ], default: &[Fill(Argument("added")), Text(" is added")] }] }, Select { on: Argument("more"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text("; it happens once more")]),
    ], default: &[Text("; it happens "), Fill(Argument("more")), Text(" more times")] }]),
    ("clock-increases-help", &[Text("perhaps the time control is different, the clock was reset, or a time was recorded wrongly")]),
    ("clock-increases-online-help", &[Text("players on this server can give each other time; or the time control is different")]),
    ("clock-increases-by-two-increments", &[Text("it is no more than two increments: one of the times may be from before the clock was pressed")]),
    ("clock-increases-by-penalty", &[Text("perhaps the arbiter added "), Select { on: Argument("minutes"), variants: &[
        (Name("one"), &[Fill(Argument("minutes")), Text(" minute")]),
    ], default: &[Fill(Argument("minutes")), Text(" minutes")] }, Text(" for an infringement by the opponent: an illegal move or an incorrect claim")]),
    ("clock-increases-alone", &[Text("no other clock reading of the record increases by more than "), Fill(Argument("second")), Text("; without a time control no more can be said")]),
    ("time-control-unreadable", &[Text("the time control `"), Fill(Argument("control")), Text("` cannot be read")]),
    ("time-control-unreadable-help", &[Text("a time control gives moves and seconds, as in `40/5400+30:1800+30` or `300+3`, or is `?` (PGN 9.6.1)")]),
    ("time-control-minutes", &[Text("`"), Fill(Argument("control")), Text("` means "), Select { on: Argument("minutes"), variants: &[
        (Name("one"), &[Fill(Argument("minutes")), Text(" second")]),
    ], default: &[Fill(Argument("minutes")), Text(" seconds")] }, Text(" in PGN, but the clocks start at "), Fill(Argument("clock"))]),
    ("time-control-minutes-help", &[Text("it was read as minutes; write `"), Fill(Argument("better")), Text("`")]),
    ("time-control-minutes-elsewhere", &[Text("it was read as minutes: `"), Fill(Argument("better")), Text("`")]),
    ("time-control-contradicts-clocks", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White's")]),
    ], default: &[Text("Black's")] }, Text(" clock shows "), Fill(Argument("clock")), Text(" after move "), Fill(Argument("number")), Text(", which is more than `"), Fill(Argument("control")), Text("` gives")]),
    ("time-control-contradicts-clocks-help", &[Text("the clocks were not checked against it; one of the two belongs to another game")]),
    ("clock-at-zero", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White's")]),
    ], default: &[Text("Black's")] }, Text(" clock shows zero after move "), Fill(Argument("number")), Text(", but "), Fill(Call(Side, &[Argument("side")], Nominative)), Text(" moves again")]),
    ("clock-at-zero-help", &[Text("clocks of whole seconds show zero before the time is over; a flag fall counts when it is noticed or claimed")]),
    ("elapsed-time-differs", &[Fill(Call(Side, &[Argument("side")], Nominative)), Text(" took "), Fill(Argument("elapsed")), Text(" for move "), Fill(Argument("number")), Text(" by `%emt`, and "), Fill(Argument("clocks")), Text(" by the clocks"), Select { on: Argument("more"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text("; one more move differs")]),
    ], default: &[Text("; "), Fill(Argument("more")), Text(" more moves differ")] }]),
    ("elapsed-time-differs-help", &[Text("the two times may come from different clocks")]),
    ("draw-offer-in-movetext", &[Text("`(=)` stands between the moves: it was read as a draw offer")]),
    ("draw-offer-in-movetext-help", &[Text("in PGN a parenthesis begins a variation; write the draw offer as a comment: `{(=)}`")]),
    ("draw-offer-elsewhere", &[Text("in PGN a parenthesis begins a variation; a draw offer stands in a comment: `{(=)}`")]),
    ("illegal-move-costs", &[Select { on: Argument("pace"), variants: &[
        (Name("classical"), &[Text("standard (classical)")]),
        (Name("rapid"), &[Text("rapid")]),
    ], default: &[Text("blitz")] }, Select { on: Argument("assumed"), variants: &[
        (Name("yes"), &[Text(", assumed")]),
    ], default: &[] }, Text(": "), Fill(Argument("cost")), Select { on: Argument("draw"), variants: &[
        (Name("yes"), &[Text(", or drawn if the opponent cannot mate")]),
    ], default: &[] }, Select { on: Argument("queen"), variants: &[
        (Name("yes"), &[Text("; the pawn is replaced by a queen")]),
    ], default: &[] }, Select { on: Argument("both"), variants: &[
        (Name("yes"), &[Text("; both kings are in check")]),
    ], default: &[] }, Select { on: Argument("uncorrected"), variants: &[
        (Name("no"), &[]),
    ], default: &[Text("; a draw if nobody corrects it ("), Fill(Argument("uncorrected")), Text(")")] }, Select { on: Argument("king"), variants: &[
        (Name("yes"), &[Text("; capturing the king is an illegal move like any other")]),
    ], default: &[] }]),
    ("illegal-move-first-loses", &[Text("first completed illegal move: the game is lost"), Select { on: Argument("claim"), variants: &[
        (Name("yes"), &[Text(" if the opponent claims it before moving")]),
    ], default: &[] }]),
    ("illegal-move-second-loses", &[Text("first completed illegal move: "), Select { on: Argument("minutes"), variants: &[
        (Name("one"), &[Fill(Argument("minutes")), Text(" extra minute")]),
    ], default: &[Fill(Argument("minutes")), Text(" extra minutes")] }, Text(" to the opponent; second: the game is lost")]),
    ("illegal-move-second-loses-only", &[Text("second completed illegal move: the game is lost")]),
    ("illegal-move-third-loses", &[Text("first and second completed illegal move: "), Select { on: Argument("minutes"), variants: &[
        (Name("one"), &[Fill(Argument("minutes")), Text(" extra minute")]),
    ], default: &[Fill(Argument("minutes")), Text(" extra minutes")] }, Text(" each to the opponent; third: the game is lost")]),
    ("illegal-move-arbiter-decides", &[Text("the arbiter decides, if the opponent claims it before moving")]),
    ("laws-notes", &[Text("~         not read in the edition itself: from summaries, or inferred; ? not known\nnumbers   how articles are numbered: the claim of a third occurrence by a move\nrapid     minutes for a player with 60 increments (none are counted in 2001)\n5×, 75    whether five occurrences or 75 moves draw the game without a claim:\n          + yes, = yes, but the occurrences must follow each other\nloses at  which completed illegal move loses in classical, rapid, blitz;\n          – the arbiter decides")]),
    ("ruling", &[Text("ruling")]),
];
