//! The texts of `claims.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::Argument;
use super::super::compiled::Key::{Name, Number};

pub(super) const MESSAGES: &[Entry] = &[
    ("claims-heading", &[Fill(Argument("place")), Text(" (record "), Fill(Argument("record")), Text("): "), Fill(Argument("players")), Text(", "), Fill(Argument("result"))]),
    ("claims-nobody", &[Text("players not named")]),
    ("claims-no-result", &[Text("result not given")]),
    ("claims-law", &[Fill(Argument("label")), Text(": "), Fill(Argument("cited"))]),
    ("claims-no-edition", &[Text("laws: the game is older than every edition known here, so no article is cited; what all of them say on claims is applied (choose one with --laws)")]),
    ("claims-not-complete", &[Text("the record cannot be played beyond ply "), Fill(Argument("ply")), Text(": what follows was not examined")]),
    ("claims-more", &[Text("… and "), Fill(Argument("count")), Text(" more (--format json shows more of them)")]),
    ("claims-summary", &[Select { on: Argument("records"), variants: &[
        (Name("one"), &[Text("1 record")]),
    ], default: &[Fill(Argument("records")), Text(" records")] }, Text(", "), Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("1 ply")]),
    ], default: &[Fill(Argument("plies")), Text(" plies")] }, Text(": "), Select { on: Argument("claims"), variants: &[
        (Name("one"), &[Text("1 possible claim")]),
    ], default: &[Fill(Argument("claims")), Text(" possible claims")] }, Text(" and "), Select { on: Argument("automatic"), variants: &[
        (Name("one"), &[Text("1 draw without a claim")]),
    ], default: &[Fill(Argument("automatic")), Text(" draws without a claim")] }, Text(" in "), Select { on: Argument("with"), variants: &[
        (Name("one"), &[Text("1 record")]),
    ], default: &[Fill(Argument("with")), Text(" records")] }]),
    ("claim-stood-after", &[Text("after "), Fill(Argument("mv")), Text(" (ply "), Fill(Argument("ply")), Text(")")]),
    ("claim-stood-at-start", &[Text("at the start")]),
    ("claim-stood-earlier", &[Fill(Argument("count")), Text(" times before")]),
    ("claim-threefold-intended", &[Text("ply "), Fill(Argument("ply")), Text(": "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" may claim a draw by writing "), Fill(Argument("mv")), Text(": the position will then have occurred "), Select { on: Argument("count"), variants: &[
        (Number(3), &[Text("three times")]),
        (Number(4), &[Text("four times")]),
        (Number(5), &[Text("five times")]),
    ], default: &[Fill(Argument("count")), Text(" times")] }, Text(" (earlier: "), Fill(Argument("stood")), Text(")")]),
    ("claim-threefold-appeared", &[Text("ply "), Fill(Argument("ply")), Text(": "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(", to move, may claim a draw: the position has occurred "), Select { on: Argument("count"), variants: &[
        (Number(3), &[Text("three times")]),
        (Number(4), &[Text("four times")]),
        (Number(5), &[Text("five times")]),
    ], default: &[Fill(Argument("count")), Text(" times")] }, Text(" ("), Fill(Argument("stood")), Text(")")]),
    ("claim-fifty-intended", &[Text("ply "), Fill(Argument("ply")), Text(": "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" may claim a draw by writing a move that completes fifty moves by each side "), Fill(Argument("without")), Text(" ("), Fill(Argument("moves")), Text(")")]),
    ("claim-fifty-appeared", &[Text("ply "), Fill(Argument("ply")), Text(": "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(", to move, may claim a draw: fifty moves by each side "), Fill(Argument("without")), Text(" have been made, the last "), Fill(Argument("mv"))]),
    ("claim-fifty-at-start", &[Text("ply 0: "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(", to move, may claim a draw: fifty moves by each side "), Fill(Argument("without")), Text(" had been made when the record begins")]),
    ("claim-fifty-until", &[Text("plies "), Fill(Argument("ply")), Text(" to "), Fill(Argument("last")), Text(": the player to move may claim a draw: fifty moves by each side "), Fill(Argument("without")), Text(" have been made")]),
    ("claim-fivefold", &[Text("ply "), Fill(Argument("ply")), Text(": the game is drawn without a claim: the position has occurred "), Select { on: Argument("count"), variants: &[
        (Number(5), &[Text("five times")]),
    ], default: &[Fill(Argument("count")), Text(" times")] }, Text(" ("), Fill(Argument("stood")), Text(")")]),
    ("claim-seventy-five", &[Text("ply "), Fill(Argument("ply")), Text(": the game is drawn without a claim: seventy-five moves by each side without a capture or a pawn move have been made, the last "), Fill(Argument("mv"))]),
    ("claim-seventy-five-at-start", &[Text("ply 0: the game was drawn without a claim: seventy-five moves by each side without a capture or a pawn move had been made when the record begins")]),
    ("claim-several-moves", &[Fill(Argument("moves")), Text(" and "), Fill(Argument("count")), Text(" more")]),
    ("claim-was-played", &[Fill(Argument("mv")), Text(" was played without a claim")]),
    ("claim-went-on", &[Text("play went on with "), Fill(Argument("mv"))]),
    ("claim-record-ends", &[Text("the record ends here: "), Fill(Argument("result"))]),
    ("claims-after-the-end", &[Text("that draw ended the game; "), Select { on: Argument("count"), variants: &[
        (Name("one"), &[Text("1 claim")]),
    ], default: &[Fill(Argument("count")), Text(" claims")] }, Text(" after it: --format json shows them")]),
    ("ruling-heading", &[Select { on: Argument("verdict"), variants: &[
        (Name("upheld"), &[Text("claim correct")]),
        (Name("refused"), &[Text("claim incorrect")]),
    ], default: &[Text("claim not decidable from the record")] }, Text(": draw claimed by "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" "), Fill(Argument("moment"))]),
    ("ruling-moment-after", &[Text("after "), Fill(Argument("mv")), Text(" (ply "), Fill(Argument("ply")), Text(")")]),
    ("ruling-moment-start", &[Text("before the first move")]),
    ("ruling-moment-written", &[Text("with "), Fill(Argument("mv")), Text(" written (ply "), Fill(Argument("ply")), Text(")")]),
    ("ruling-moment-unread", &[Text("with `"), Fill(Argument("written")), Text("` written (ply "), Fill(Argument("ply")), Text(")")]),
    ("ruling-moment-unknown", &[Text("at ply "), Fill(Argument("ply"))]),
    ("ruling-threefold", &[Text("the position has occurred "), Select { on: Argument("count"), variants: &[
        (Number(3), &[Text("three times")]),
        (Number(4), &[Text("four times")]),
        (Number(5), &[Text("five times")]),
    ], default: &[Fill(Argument("count")), Text(" times")] }, Text(": "), Fill(Argument("stood"))]),
    ("ruling-threefold-intended", &[Text("after "), Fill(Argument("mv")), Text(" the position will have occurred "), Select { on: Argument("count"), variants: &[
        (Number(3), &[Text("three times")]),
        (Number(4), &[Text("four times")]),
        (Number(5), &[Text("five times")]),
    ], default: &[Fill(Argument("count")), Text(" times")] }, Text("; earlier: "), Fill(Argument("stood"))]),
    ("ruling-fifty", &[Text("fifty moves by each side "), Fill(Argument("without")), Text(" have been made")]),
    ("ruling-fifty-intended", &[Fill(Argument("mv")), Text(" completes fifty moves by each side "), Fill(Argument("without"))]),
    ("ruling-already-fivefold", &[Text("the game was drawn without a claim when the position occurred for the fifth time, "), Fill(Argument("stood"))]),
    ("ruling-already-seventy-five", &[Text("the game was drawn without a claim when seventy-five moves by each side without a capture or a pawn move had been made, "), Fill(Argument("stood"))]),
    ("ruling-not-to-move", &[Text("only the player to move can claim, but "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" is to move")]),
    ("ruling-count", &[Text("the position has occurred "), Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("once")]),
        (Number(2), &[Text("twice")]),
    ], default: &[Fill(Argument("count")), Text(" times")] }, Text(": "), Fill(Argument("stood"))]),
    ("ruling-count-intended", &[Text("after "), Fill(Argument("mv")), Text(" the position would have occurred "), Select { on: Argument("count"), variants: &[
        (Number(1), &[Text("once")]),
        (Number(2), &[Text("twice")]),
    ], default: &[Fill(Argument("count")), Text(" times")] }, Select { on: Argument("others"), variants: &[
        (Number(0), &[]),
    ], default: &[Text("; earlier: "), Fill(Argument("stood"))] }]),
    ("ruling-clock", &[Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("1 ply")]),
    ], default: &[Fill(Argument("plies")), Text(" plies")] }, Text(" "), Fill(Argument("without")), Text("; fifty moves by each side are 100 plies")]),
    ("ruling-clock-since", &[Select { on: Argument("plies"), variants: &[
        (Name("one"), &[Text("1 ply")]),
    ], default: &[Fill(Argument("plies")), Text(" plies")] }, Text(" "), Fill(Argument("without")), Text(" since "), Fill(Argument("mv")), Text(" (ply "), Fill(Argument("ply")), Text("); fifty moves by each side are 100 plies")]),
    ("ruling-clock-begins", &[Fill(Argument("mv")), Text(" is "), Select { on: Argument("game"), variants: &[
        (Name("tavreli"), &[Text("a move by a ratnik or builds a tower")]),
    ], default: &[Text("a capture or a pawn move")] }, Text(": the count of fifty moves starts again")]),
    ("ruling-mated", &[Text("the game had already ended by checkmate")]),
    ("ruling-stalemated", &[Text("the game had already ended by stalemate")]),
    ("ruling-illegal-move", &[Text("`"), Fill(Argument("written")), Text("` is not a legal move here")]),
    ("ruling-illegal-because", &[Text("`"), Fill(Argument("written")), Text("` is not a legal move here: "), Fill(Argument("why"))]),
    ("ruling-unintelligible-move", &[Text("`"), Fill(Argument("written")), Text("` is not a move in any known notation")]),
    ("ruling-ambiguous-move", &[Text("`"), Fill(Argument("written")), Text("` can mean "), Fill(Argument("moves"))]),
    ("ruling-behind-record", &[Text("the record ends after ply "), Fill(Argument("ply"))]),
    ("ruling-behind-fault", &[Text("the record cannot be played beyond ply "), Fill(Argument("ply"))]),
    ("ruling-no-start", &[Text("the game cannot be played: the starting position given is impossible")]),
    ("ruling-near-miss", &[Fill(Argument("stood")), Text(" the same pieces stood on the same squares, but "), Fill(Argument("differences"))]),
    ("ruling-differs-to-move", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" was to move")]),
    ("ruling-differs-castling", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" still had the right to castle "), Fill(Argument("wing"))]),
    ("ruling-differs-castling-rook", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" still had the right to castle with the rook on "), Fill(Argument("rook"))]),
    ("ruling-differs-en-passant", &[Text("a pawn could be captured en passant on "), Fill(Argument("square"))]),
    ("ruling-differs-no-en-passant", &[Text("the en passant capture on "), Fill(Argument("square")), Text(" was not possible")]),
    ("ruling-begins-late", &[Text("the record begins in the middle of a game: positions before its start are not counted")]),
    ("ruling-could-write", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" could claim by writing "), Fill(Argument("moves"))]),
    ("ruling-could-have-written", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" could have claimed before playing "), Fill(Argument("mv")), Text(", by writing it")]),
    ("ruling-may-claim", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(", to move, may claim")]),
    ("ruling-wing", &[Select { on: Argument("wing"), variants: &[
        (Name("kingside"), &[Text("kingside")]),
    ], default: &[Text("queenside")] }]),
    ("ruling-to-move", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" to move, castling rights: "), Fill(Argument("castling")), Text(", plies "), Fill(Argument("without")), Text(": "), Fill(Argument("clock"))]),
    ("ruling-castling-none", &[Text("none")]),
    ("ruling-must-play", &[Text("the game goes on, and the move that was written must be played")]),
    ("ruling-penalty-minutes", &[Text("penalty for an incorrect claim: "), Select { on: Argument("minutes"), variants: &[
        (Name("one"), &[Text("1 extra minute")]),
    ], default: &[Fill(Argument("minutes")), Text(" extra minutes")] }, Text(" to the opponent ("), Fill(Argument("tempo")), Text(")")]),
    ("ruling-penalty-half", &[Text("penalty for an incorrect claim: "), Fill(Argument("minutes")), Text(" extra minutes to the opponent, and half of the claimant's remaining time is taken away, at most 3 minutes and never leaving less than 1 ("), Fill(Argument("tempo")), Text(")")]),
    ("ruling-penalty-unknown", &[Text("the penalty for an incorrect claim was not established ("), Fill(Argument("tempo")), Text(")")]),
    ("ruling-tempo-asked", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("standard (classical)")]),
        (Name("rapid"), &[Text("rapid")]),
    ], default: &[Text("blitz")] }, Text(", as given by --time-class")]),
    ("ruling-tempo-time-control", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("standard (classical)")]),
        (Name("rapid"), &[Text("rapid")]),
    ], default: &[Text("blitz")] }, Text(" by the `TimeControl` tag")]),
    ("ruling-tempo-several-periods", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("standard (classical)")]),
        (Name("rapid"), &[Text("rapid")]),
    ], default: &[Text("blitz")] }, Text(", if the periods of the `TimeControl` tag are added up over sixty moves")]),
    ("ruling-tempo-units-unclear", &[Select { on: Argument("tempo"), variants: &[
        (Name("classical"), &[Text("standard (classical)")]),
        (Name("rapid"), &[Text("rapid")]),
    ], default: &[Text("blitz")] }, Text(", as the `TimeControl` tag is usually meant (in PGN it counts seconds); set it with --time-class")]),
    ("ruling-tempo-assumed", &[Text("assuming a standard (classical) time control; that of this game is unknown, set it with --time-class")]),
    ("sealed-heading", &[Select { on: Argument("verdict"), variants: &[
        (Name("valid"), &[Text("valid")]),
        (Name("ambiguous"), &[Text("ambiguous")]),
        (Name("illegal"), &[Text("illegal")]),
    ], default: &[Text("unintelligible")] }, Text(": "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text("'s sealed move `"), Fill(Argument("written")), Text("`")]),
    ("sealed-means", &[Text("it means "), Fill(Argument("mv")), Text(" ("), Fill(Argument("letters")), Text(")")]),
    ("sealed-any-letters", &[Text("in any letters")]),
    ("sealed-can-mean", &[Text("it can mean "), Fill(Argument("mv")), Text(" ("), Fill(Argument("letters")), Text(")")]),
    ("sealed-letters", &[Text("letters: "), Fill(Argument("codes"))]),
    ("sealed-one-language", &[Text("if the player's own letters are known, --letters reads the move by them alone")]),
    ("sealed-illegal", &[Text("it reads as a move, but no such move is legal")]),
    ("sealed-illegal-because", &[Text("it reads as a move, but no such move is legal: "), Fill(Argument("why"))]),
    ("sealed-unintelligible", &[Text("it cannot be read as a move in any known alphabet or notation")]),
    ("sealed-stands", &[Text("play continues after it")]),
    ("sealed-mates", &[Text("it is checkmate: "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" wins, whether or not the opponent arrives")]),
    ("sealed-stalemates", &[Text("it is stalemate: the game is drawn, whether or not the opponent arrives")]),
    ("sealed-is-dead", &[Text("neither side can mate after it: the game is drawn, whether or not the opponent arrives")]),
    ("sealed-loses", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" loses the game")]),
    ("sealed-loses-elsewhere", &[Text("the consequence was not established for this edition; in the editions known here "), Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text(" loses the game")]),
    ("claim-open-by", &[Fill(Argument("open")), Text(" ("), Fill(Argument("article")), Select { on: Argument("certainty"), variants: &[
        (Name("verified"), &[]),
    ], default: &[Text(", number not verified")] }, Text(")")]),
    ("claims-ply-from-1", &[Text("--at: with --move it is the ply about to be played, from 1")]),
    ("claims-one-record", &[Text("--at rules on one record, but "), Fill(Argument("count")), Text(" are given; choose one with --record N")]),
    ("claims-no-such-record", &[Text("--at: there is no record "), Fill(Argument("wanted")), Text(", only "), Fill(Argument("count"))]),
    ("claims-sealed-needs-fen", &[Text("--sealed needs the position before the move: --fen FEN")]),
    ("position-stood-after", &[Text("after `"), Fill(Argument("mv")), Text("` (ply "), Fill(Argument("ply")), Text(")")]),
];
