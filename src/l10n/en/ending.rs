//! The texts of `ending.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::{Name, Number};

pub(super) const MESSAGES: &[Entry] = &[
    ("dead-position", &[Text("neither side can mate by any series of legal moves from here: the game is drawn"), Select { on: Argument("later"), variants: &[
        (Number(0), &[]),
        (Name("one"), &[Text(", and one more move was made")]),
    ], default: &[Text(", and play went on for "), Fill(Argument("later")), Text(" plies")] }]),
    ("dead-position-help", &[Text("the game ended here; what was played afterwards does not count")]),
    ("result-contradicts-dead-position", &[Text("the result is given as `"), Fill(Argument("result")), Text("`, but neither side can mate by any series of legal moves in the final position")]),
    ("true-result", &[Text("by the laws the result is `"), Fill(Argument("result")), Text("`")]),
    ("unwinnable-forfeit", &[Select { on: Argument("winner"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" is awarded the win "), Select { on: Argument("reason"), variants: &[
        (Name("time"), &[Text("on time")]),
        (Name("illegal-moves"), &[Text("for illegal moves")]),
    ], default: &[Text("by resignation")] }, Text(", but cannot mate by any series of legal moves")]),
    ("forfeit-undetermined", &[Select { on: Argument("winner"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" is awarded the win "), Select { on: Argument("reason"), variants: &[
        (Name("time"), &[Text("on time")]),
        (Name("illegal-moves"), &[Text("for illegal moves")]),
    ], default: &[Text("by resignation")] }, Text("; whether any series of legal moves leads to mate was not determined")]),
    ("forfeit-undetermined-help", &[Text("the search has ended without an answer: if no series of legal moves leads to mate, the game is drawn")]),
    ("unwinnable-win", &[Text("the result is given as `"), Fill(Argument("result")), Text("`, but "), Select { on: Argument("winner"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" cannot mate by any series of legal moves in the final position, and the record does not say how the game was won")]),
    ("unwinnable-win-help", &[Select { on: Argument("resigned"), variants: &[
        (Name("draws"), &[Text("a fallen flag, illegal moves and a resignation give a draw here: find out how the game ended")]),
    ], default: &[Text("a fallen flag gives a draw here, a resignation the win: find out how the game ended")] }]),
    ("result-contradicts-forfeit", &[Text("the game is scored as a draw although "), Select { on: Argument("reason"), variants: &[
        (Name("time"), &[Text("a flag fell")]),
    ], default: &[Text("it was forfeited")] }, Text(" and "), Select { on: Argument("winner"), variants: &[
        (Name("white"), &[Text("White can still mate")]),
        (Name("black"), &[Text("Black can still mate")]),
    ], default: &[Text("either side can still mate")] }]),
    ("result-contradicts-forfeit-help", &[Text("a forfeit is a draw only when the opponent cannot mate by any series of legal moves")]),
    ("result-contradicts-words", &[Select { on: Argument("said_in"), variants: &[
        (Name("tag"), &[Text("according to the Termination tag")]),
    ], default: &[Text("according to the last comment")] }, Text(" "), Select { on: Argument("said"), variants: &[
        (Name("white"), &[Text("White won")]),
        (Name("black"), &[Text("Black won")]),
    ], default: &[Text("the game was drawn")] }, Select { on: Argument("reason"), variants: &[
        (Name("time"), &[Text(" on time")]),
        (Name("resignation"), &[Text(" by resignation")]),
        (Name("illegal-moves"), &[Text(" by illegal moves")]),
        (Name("agreement"), &[Text(" by agreement")]),
        (Name("mate"), &[Text(" by mate")]),
        (Name("stalemate"), &[Text(" by stalemate")]),
        (Name("repetition"), &[Text(" by repetition")]),
        (Name("fifty-moves"), &[Text(" by the fifty-move rule")]),
        (Name("material"), &[Text(", the position being dead")]),
        (Name("abandoned"), &[Text(", the game having been abandoned")]),
        (Name("no-show"), &[Text(" by default")]),
        (Name("adjudication"), &[Text(" by adjudication")]),
    ], default: &[] }, Text(", but the result is "), Select { on: Argument("state"), variants: &[
        (Name("open"), &[Text("left open as `"), Fill(Argument("result")), Text("`")]),
    ], default: &[Text("given as `"), Fill(Argument("result")), Text("`")] }]),
    ("result-contradicts-words-help", &[Text("one of the two is wrong: compare the scoresheets")]),
    ("termination-contradicts-board", &[Select { on: Argument("said_in"), variants: &[
        (Name("tag"), &[Text("the Termination tag")]),
    ], default: &[Text("the last comment")] }, Text(" "), Select { on: Argument("board"), variants: &[
        (Name("no-mate"), &[Text("speaks of mate, but the final position is not mate")]),
        (Name("no-stalemate"), &[Text("speaks of stalemate, but the final position is not stalemate")]),
        (Name("not-dead"), &[Text("says that nobody can mate, but by some series of legal moves somebody can")]),
        (Name("not-fifty"), &[Text("names the fifty-move rule, but fewer moves have been made without a capture or a pawn move")]),
    ], default: &[Select { on: Argument("reason"), variants: &[
        (Name("time"), &[Text("says that a flag fell")]),
        (Name("resignation"), &[Text("says that a player resigned")]),
        (Name("illegal-moves"), &[Text("speaks of an illegal move")]),
    ], default: &[Text("says that a draw was agreed")] }, Text(", but the last move is mate")] }]),
    ("termination-contradicts-board-help", &[Text("moves may be missing at the end, or the game ended in another way")]),
    ("termination-contradicts-comment", &[Text("the record says first that "), Select { on: Argument("first"), variants: &[
        (Name("time"), &[Text("a flag fell")]),
        (Name("resignation"), &[Text("a player resigned")]),
        (Name("illegal-moves"), &[Text("there was an illegal move")]),
        (Name("agreement"), &[Text("a draw was agreed")]),
        (Name("mate"), &[Text("it was mate")]),
        (Name("stalemate"), &[Text("it was stalemate")]),
        (Name("repetition"), &[Text("a position was repeated")]),
        (Name("fifty-moves"), &[Text("the fifty-move rule was applied")]),
        (Name("material"), &[Text("the position was dead")]),
        (Name("abandoned"), &[Text("the game was abandoned")]),
        (Name("no-show"), &[Text("a player did not appear")]),
    ], default: &[Text("the game was adjudicated")] }, Text(", but here that "), Select { on: Argument("second"), variants: &[
        (Name("time"), &[Text("a flag fell")]),
        (Name("resignation"), &[Text("a player resigned")]),
        (Name("illegal-moves"), &[Text("there was an illegal move")]),
        (Name("agreement"), &[Text("a draw was agreed")]),
        (Name("mate"), &[Text("it was mate")]),
        (Name("stalemate"), &[Text("it was stalemate")]),
        (Name("repetition"), &[Text("a position was repeated")]),
        (Name("fifty-moves"), &[Text("the fifty-move rule was applied")]),
        (Name("material"), &[Text("the position was dead")]),
        (Name("abandoned"), &[Text("the game was abandoned")]),
        (Name("no-show"), &[Text("a player did not appear")]),
    ], default: &[Text("the game was adjudicated")] }]),
    ("result-signalled-by-kings", &[Text("`"), Fill(Argument("written")), Text("` is not a move: "), Select { on: Argument("moves"), variants: &[
        (Name("one"), &[Text("a king was")]),
    ], default: &[Text("the kings were")] }, Text(" placed in the center to signal the result `"), Fill(Argument("signalled")), Text("` to an electronic board")]),
    ("result-signalled-otherwise", &[Text("`"), Fill(Argument("written")), Text("` is not a move: the kings were placed in the center to signal the result `"), Fill(Argument("signalled")), Text("` to an electronic board, but the result is given as `"), Fill(Argument("result")), Text("`")]),
    ("remove-signal", &[Select { on: Argument("moves"), variants: &[
        (Name("one"), &[Text("remove the last move")]),
    ], default: &[Text("remove the last "), Fill(Argument("moves")), Text(" moves")] }, Text(": the game ended after "), Fill(Argument("plies")), Text(" "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("ply")]),
    ], default: &[Text("plies")] }]),
    ("remove-signal-and-perhaps", &[Select { on: Argument("moves"), variants: &[
        (Name("one"), &[Text("remove the last move")]),
    ], default: &[Text("remove the last "), Fill(Argument("moves")), Text(" moves")] }, Text(", and see whether `"), Fill(Argument("before")), Text("` was played")]),
    ("signal-ended", &[Text("the game ended after "), Fill(Argument("plies")), Text(" "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("ply")]),
    ], default: &[Text("plies")] }]),
    ("signal-perhaps", &[Text("see whether `"), Fill(Argument("before")), Text("` was played")]),
    ("drawn-scored-as-won", &[Fill(Argument("message")), Text(", "), Select { on: Argument("on"), variants: &[
        (Name("yes"), &[Text("and")]),
    ], default: &[Text("but")] }, Text(" the game is scored `"), Fill(Argument("result")), Text("`")]),
    ("seventy-five-moves-at-start", &[Fill(Argument("clock")), Text(" half-moves without a capture or a pawn move before the starting position, seventy-five moves by each side or more: the game was drawn before the record begins")]),
];
