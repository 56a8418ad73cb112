//! The texts of `rulings.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::{Name, Number};

pub(super) const MESSAGES: &[Entry] = &[
    ("articles", &[Text("articles "), Fill(Argument("numbers"))]),
    ("articles-of-appendix", &[Text("Appendix "), Fill(Argument("numbers"))]),
    ("none-verified", &[Fill(Argument("cited")), Text(" (numbers not verified)")]),
    ("illegal-by", &[Fill(Argument("why")), Text(" (why it is illegal)")]),
    ("illegal-by-and-restored", &[Fill(Argument("why")), Text(" (why it is illegal); "), Fill(Argument("restored")), Text(" (the position before it is restored)")]),
    ("illegal-restored", &[Fill(Argument("restored")), Text(" (the position before it is restored)")]),
    ("illegal-promoted", &[Fill(Argument("restored")), Text(" (the pawn is replaced by a queen)")]),
    ("illegal-by-and-promoted", &[Fill(Argument("why")), Text(" (why it is illegal); "), Fill(Argument("restored")), Text(" (the pawn is replaced by a queen)")]),
    ("sealed-drawn", &[Select { on: Argument("opponent"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" cannot checkmate by any possible series of legal moves: the exception applies, and the game is drawn")]),
    ("sealed-loses-unless", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" loses the game, unless "), Select { on: Argument("opponent"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" cannot checkmate by any possible series of legal moves, which could not be decided here")]),
    ("sealed-drawn-elsewhere", &[Text("what becomes of it was not established for this edition; in the editions that are known the game is drawn, since "), Select { on: Argument("opponent"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" cannot checkmate by any possible series of legal moves")]),
    ("sealed-already-mated", &[Text("the game had ended before the move was sealed: "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" was checkmated and loses")]),
    ("sealed-already-stalemated", &[Text("the game had ended before the move was sealed: stalemate, a draw")]),
    ("sealed-already-dead", &[Text("the game had ended before the move was sealed: neither side can checkmate, a draw")]),
    ("sealed-set-aside", &[Text("read by look-alikes in other letters it would mean "), Fill(Argument("mv")), Text(" ("), Fill(Argument("letters")), Text("): that counts only if the player writes in them")]),
    ("ruling-by", &[Fill(Argument("says")), Text(" ("), Fill(Argument("cited")), Text(")")]),
    ("ruling-penalty-by", &[Fill(Argument("costs")), Text(": "), Fill(Argument("cited"))]),
    ("ruling-tempo-no-formula", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("standard (classical)")]),
        (Name("rapid"), &[Text("rapid")]),
    ], default: &[Text("blitz")] }, Text(", if increments are counted for sixty moves, which this edition does not say; set it with --time-class")]),
    ("ruling-tempo-event-type", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("standard (classical)")]),
        (Name("rapid"), &[Text("rapid")]),
    ], default: &[Text("blitz")] }, Text(" by the `EventType` tag")]),
    ("ruling-tempo-control-word", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("standard (classical)")]),
        (Name("rapid"), &[Text("rapid")]),
    ], default: &[Text("blitz")] }, Text(" by the word in the `TimeControl` tag")]),
    ("ruling-tempo-event-name", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("standard (classical)")]),
        (Name("rapid"), &[Text("rapid")]),
    ], default: &[Text("blitz")] }, Text(", if the name of the event is true; set it with --time-class")]),
    ("ruling-tempo-correspondence", &[Text("a game by correspondence: the rules of the event say so")]),
    ("illegal-move-by-correspondence", &[Text("a game by correspondence: no clock is pressed, so no illegal move is completed; the rules of the event say what follows")]),
    ("quickplay-heading", &[Select { on: Argument("verdict"), variants: &[
        (Name("upheld"), &[Text("claim correct")]),
        (Name("refused"), &[Text("claim incorrect")]),
    ], default: &[Text("for the arbiter to decide")] }, Text(": quickplay finish, a draw claimed by "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" "), Fill(Argument("moment"))]),
    ("quickplay-clock", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text("'s clock: "), Fill(Argument("clock")), Text(" after "), Fill(Argument("mv"))]),
    ("quickplay-no-clock", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text("'s clock: not in the record")]),
    ("quickplay-too-early", &[Text("the claim can be made only with less than two minutes left; how long "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" thought before claiming is not in the record")]),
    ("quickplay-material", &[Text("material: White "), Fill(Argument("white")), Text(", Black "), Fill(Argument("black"))]),
    ("quickplay-progress", &[Text("moves without progress: "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("1 ply")]),
    ], default: &[Fill(Argument("plies")), Text(" plies")] }, Text(" "), Fill(Argument("without"))]),
    ("quickplay-occurred", &[Text("the position has occurred "), Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("once")]),
        (Number(2), &[Text("twice")]),
    ], default: &[Fill(Argument("count")), Text(" times")] }, Text(" ("), Fill(Argument("stood")), Text(")")]),
    ("quickplay-can-mate", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" "), Select { on: Argument("can"), variants: &[
        (Name("yes"), &[Text("can checkmate by some series of legal moves")]),
        (Name("no"), &[Text("cannot checkmate by any series of legal moves")]),
    ], default: &[Text(": whether checkmate is possible by some series of legal moves was not decided")] }]),
    ("quickplay-other-claim", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" can also claim by repetition or by fifty moves, which the record decides: --at without --quickplay")]),
    ("quickplay-ruling", &[Select { on: Argument("reason"), variants: &[
        (Name("opponent-cannot-mate"), &[Select { on: Argument("opponent"), variants: &[
            (Name("white"), &[Text("White")]),
        ], default: &[Text("Black")] }, Text(" cannot win by any means, so the game is drawn")]),
        (Name("already-drawn"), &[Text("the game had already ended in a draw")]),
        (Name("mate"), &[Text("the game had ended by mate")]),
        (Name("stalemate"), &[Text("the game had ended by stalemate")]),
        (Name("not-to-move"), &[Text("only the player who has the move can claim")]),
        (Name("increment"), &[Text("the guidelines do not apply to games with an increment")]),
        (Name("blitz"), &[Text("the guidelines do not apply to blitz")]),
        (Name("no-position"), &[Text("the record does not go so far")]),
    ], default: &[Text("whether "), Select { on: Argument("opponent"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" can win by normal means, or has made an effort to, is not ruled on here: the arbiter agrees and declares a draw, postpones the decision, or rejects the claim")] }]),
    ("list-takes-less", &[Text("--draw and --seed belong to `zapis list chess960`; names behind the list, and --format, to `chess960` and `schemas`, numbers to `berger` and `varma`")]),
    ("chess960-unknown", &[Text("`"), Fill(Argument("asked")), Text("` is no starting arrangement of Chess960: give a number from 0 to 959, eight pieces from the a-file on, or the FEN")]),
    ("chess960-number", &[Text("number   "), Fill(Argument("number")), Text("  "), Fill(Argument("pieces"))]),
    ("chess960-stands", &[Fill(Argument("square")), Text(" "), Select { on: Argument("role"), variants: &[
        (Name("king"), &[Text("king")]),
        (Name("queen"), &[Text("queen")]),
        (Name("rook"), &[Text("rook")]),
        (Name("bishop"), &[Text("bishop")]),
        (Name("knight"), &[Text("knight")]),
    ], default: &[Text("pawn")] }]),
    ("chess960-squares", &[Text("squares  "), Fill(Argument("squares"))]),
    ("chess960-fen", &[Text("FEN      "), Fill(Argument("fen"))]),
    ("chess960-throw", &[Text("lot      "), Select { on: Argument("role"), variants: &[
        (Name("bishop"), &[Text("bishop")]),
        (Name("queen"), &[Text("queen")]),
    ], default: &[Text("knight")] }, Text(": "), Fill(Argument("shown")), Text(" of "), Fill(Argument("faces")), Text(" free squares, "), Fill(Argument("square"))]),
    ("chess960-rest", &[Text("lot      rook, king and rook on the three squares left")]),
    ("chess960-seed", &[Text("seed     "), Fill(Argument("seed")), Text(" (--seed "), Fill(Argument("seed")), Text(" draws the same)")]),
    ("both-flags-fallen", &[Text("the record says that both flags had fallen, but the result is `"), Fill(Argument("result")), Text("`")]),
    ("both-flags-fallen-help", &[Select { on: Argument("period"), variants: &[
        (Name("last"), &[Text("in the last period the game is drawn, unless it is established which flag fell first")]),
        (Name("earlier"), &[Text("in a period before the last the game continues, unless it is established which flag fell first")]),
    ], default: &[Text("unless it is established which flag fell first, the game continues, or is drawn if this was the last period")] }]),
    ("draw-agreed-too-early", &[Text("a draw agreed "), Select { on: Argument("plies"), variants: &[
        (Number(0), &[Text("before either player had made a move")]),
    ], default: &[Text("before Black or White had made a move of his own")] }]),
    ("draw-agreed-too-early-help", &[Text("since July 2017 a draw can be agreed only when both players have made at least one move")]),
    ("colors-reversed", &[Text("the record says that the colors were reversed")]),
    ("colors-reversed-help", &[Select { on: Argument("what"), variants: &[
        (Name("anew"), &[Text("fewer than 10 moves have been made by both players: a new game is played with the correct colors")]),
        (Name("goes-on"), &[Text("10 moves or more have been made: the game continues and counts")]),
    ], default: &[Text("the game continues, unless the arbiter rules otherwise")] }]),
];
