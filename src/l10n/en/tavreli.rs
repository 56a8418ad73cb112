//! The texts of `tavreli.ftl`, made from it by `tests/catalogues.rs`.

use super::super::compiled::Entry;
use super::super::compiled::Part::{Fill, Select, Text};
use super::super::compiled::Value::{Argument, Call};
use super::super::compiled::Key::Name;
use super::super::compiled::Function::Side;
use super::super::compiled::Case::Nominative;

pub(super) const MESSAGES: &[Entry] = &[
    ("tavreli-empty-square", &[Text("there is nothing on "), Fill(Argument("square"))]),
    ("tavreli-not-own", &[Text("the tower on "), Fill(Argument("square")), Text(" is "), Fill(Call(Side, &[Argument("color")], Nominative)), Text("'s: its top is a "), Fill(Argument("role"))]),
    ("tavreli-nothing-taken", &[Text("a move takes at least one piece from the top")]),
    ("tavreli-tower-lower", &[Text("the tower on "), Fill(Argument("square")), Text(" has "), Fill(Argument("height")), Text(" "), Select { on: Argument("height"), variants: &[
        (Name("one"), &[Text("piece")]),
    ], default: &[Text("pieces")] }, Text(", and more are to be taken from it")]),
    ("tavreli-lands-on-volhv", &[Fill(Call(Side, &[Argument("color")], Nominative)), Text("'s volhv stands on "), Fill(Argument("square")), Text(", and nothing may land on a volhv")]),
    ("tavreli-wrong-way", &[Text("the "), Fill(Argument("role")), Text(" on "), Fill(Argument("square")), Text(" does not go to "), Fill(Argument("to"))]),
    ("tavreli-blocked", &[Text("the "), Fill(Argument("role")), Text(" on "), Fill(Argument("square")), Text(" is blocked by the "), Fill(Argument("by")), Text(" on "), Fill(Argument("by_square"))]),
    ("tavreli-enemy-ahead", &[Text("a ratnik does not capture straight ahead, and "), Fill(Call(Side, &[Argument("color")], Nominative)), Text("'s "), Fill(Argument("role")), Text(" is on "), Fill(Argument("square"))]),
    ("tavreli-nothing-to-take", &[Text("a ratnik goes diagonally only to capture, and there is no enemy to capture on "), Fill(Argument("square"))]),
    ("tavreli-has-moved", &[Text("the ratnik on "), Fill(Argument("square")), Text(" has already moved and can advance only one square")]),
    ("tavreli-crosses", &[Text("the double step crosses "), Fill(Argument("square")), Text(", where a "), Fill(Argument("role")), Text(" stands")]),
    ("tavreli-covered", &[Text("the "), Fill(Argument("role")), Text(" on "), Fill(Argument("square")), Text(" could go there, but the "), Fill(Argument("top")), Text(" covers it")]),
    ("tavreli-frees", &[Text("it frees "), Fill(Call(Side, &[Argument("color")], Nominative)), Text("'s "), Fill(Argument("role")), Text(" on "), Fill(Argument("square")), Text(", which attacks the own volhv on "), Fill(Argument("volhv"))]),
    ("tavreli-check-unanswered", &[Text("the volhv is in check from the "), Fill(Argument("by")), Text(" on "), Fill(Argument("by_square")), Text(", and this move does not answer it")]),
    ("tavreli-opens", &[Text("it exposes the volhv to the "), Fill(Argument("by")), Text(" on "), Fill(Argument("by_square"))]),
    ("tavreli-attacked", &[Fill(Argument("square")), Text(" is attacked by the "), Fill(Argument("by")), Text(" on "), Fill(Argument("by_square"))]),
    ("tavreli-castling-lost", &[Text("the volhv or the ratoborets has already moved, so there is no castling "), Fill(Argument("wing"))]),
    ("tavreli-castling-covered", &[Text("the ratoborets on "), Fill(Argument("square")), Text(" is covered by the "), Fill(Argument("top")), Text(" and cannot castle")]),
    ("tavreli-castling-blocked", &[Text("the "), Fill(Argument("role")), Text(" on "), Fill(Argument("square")), Text(" stands in the way of castling")]),
    ("tavreli-castling-attacked", &[Text("the volhv may not castle from, over or to "), Fill(Argument("square")), Text(", which the "), Fill(Argument("by")), Text(" on "), Fill(Argument("by_square")), Text(" attacks")]),
    ("tavreli-too-many", &[Text("there are "), Fill(Argument("count")), Text(" pieces, but a game has 32")]),
    ("tavreli-too-many-of", &[Fill(Call(Side, &[Argument("color")], Nominative)), Text(" has "), Fill(Argument("count")), Text(" "), Select { on: Argument("role"), variants: &[
        (Name("ratnik"), &[Text("ratniks with the target "), Fill(Argument("target"))]),
    ], default: &[Text("pieces that are each a "), Fill(Argument("role"))] }, Text(", more than a game has")]),
    ("tavreli-on-volhv", &[Text("something stands on a volhv on "), Fill(Argument("square"))]),
    ("tavreli-no-volhv", &[Text("there is no "), Fill(Argument("color")), Text(" volhv")]),
    ("tavreli-volhvs", &[Text("there are "), Fill(Argument("count")), Text(" "), Fill(Argument("color")), Text(" volhvs")]),
    ("tavreli-unpromoted", &[Text("the ratnik on top of "), Fill(Argument("square")), Text(" stands on its far rank and is not promoted")]),
    ("tavreli-right-without-pieces", &[Fill(Call(Side, &[Argument("color")], Nominative)), Text(" has the right to castle "), Fill(Argument("wing")), Text(", but the volhv or the ratoborets is not at home")]),
    ("tavreli-double-without-warrior", &[Fill(Call(Side, &[Argument("color")], Nominative)), Text("'s ratnik of "), Fill(Argument("square")), Text(" is said never to have moved, and is not there")]),
    ("tavreli-no-double-step", &[Text("no double step can just have crossed "), Fill(Argument("square"))]),
    ("tavreli-opponent-in-check", &[Fill(Call(Side, &[Argument("color")], Nominative)), Text("'s volhv is in check although it is not "), Fill(Call(Side, &[Argument("color")], Nominative)), Text("'s turn")]),
    ("tavreli-too-few", &[Text("there are "), Fill(Argument("count")), Text(" pieces instead of 32, and no piece ever leaves the board")]),
    ("tavreli-move-number", &[Text("the move number is 0, but moves are numbered from 1")]),
    ("tavreli-string-unreadable", &[Text("the position cannot be read: "), Fill(Argument("problem"))]),
    ("tavreli-string-expected", &[Text("expected "), Select { on: Argument("field"), variants: &[
        (Name("placement"), &[Text("a piece such as `N`, `PH` or `+H`, a tower such as `(PHN)` or a number of empty squares, eight squares a rank")]),
        (Name("side"), &[Text("`w` or `b` for the side to move")]),
        (Name("castling"), &[Text("castling rights such as `KQkq`, or `-`")]),
        (Name("double"), &[Text("the files of the ratniks that have never moved, such as `ABCdef`, or `-`")]),
        (Name("en-passant"), &[Text("the square that a double step has crossed, or `-`")]),
        (Name("half"), &[Text("the number of plies since a ratnik moved or a tower was built")]),
        (Name("full"), &[Text("the move number")]),
    ], default: &[Text("the end of the position")] }]),
    ("tavreli-differs-double", &[Select { on: Argument("side"), variants: &[
        (Name("white"), &[Text("White")]),
    ], default: &[Text("Black")] }, Text("'s ratnik of the "), Fill(Argument("file")), Text("-file had not moved yet")]),
    ("tavreli-differs-en-passant", &[Text("a ratnik could be captured en passant on "), Fill(Argument("square"))]),
    ("tavreli-differs-no-en-passant", &[Text("the en passant capture on "), Fill(Argument("square")), Text(" was not possible")]),
    ("tavreli-letters-mixed", &[Text("the files are written with Latin and Cyrillic letters, and nothing tells which are meant")]),
    ("tavreli-foreign-letter", &[Text("`"), Fill(Argument("word")), Text("` has the letter `"), Fill(Argument("letter")), Text("`, and the files of this record are written in "), Select { on: Argument("files"), variants: &[
        (Name("latin"), &[Text("Latin")]),
    ], default: &[Text("Cyrillic")] }, Text(" letters")]),
    ("game-recognized", &[Text("no tag names the game; by its moves it is "), Select { on: Argument("game"), variants: &[
    ], default: &[Text("Tavreli")] }]),
    ("game-recognized-help", &[Text("it was played as such; write `[Variant \"Tavreli\"]` to say so")]),
    ("game-recognized-elsewhere", &[Text("it was played as such; the tag `[Variant \"Tavreli\"]` says so")]),
    ("game-letters-help", &[Text("it was read by its first letter; write `[Files \"latin\"]` or `[Files \"cyrillic\"]`")]),
    ("game-letters-elsewhere", &[Text("it was read by its first letter; the tag `[Files \"latin\"]` or `[Files \"cyrillic\"]` tells")]),
    ("look-alike-file", &[Text("`"), Fill(Argument("word")), Text("` has a letter that only looks like one of the others in the record")]),
    ("needless-count", &[Text("`"), Fill(Argument("word")), Text("` counts pieces although the whole tower moves")]),
    ("build-mark-wrong", &[Text("`"), Fill(Argument("word")), Text("` has the sign for building a tower, but its destination square is empty")]),
    ("build-mark-missing", &[Text("`"), Fill(Argument("word")), Text("` builds a tower but lacks the sign `x`")]),
    ("end-mark-without-mate", &[Text("`"), Fill(Argument("word")), Text("` has the end-of-game sign but is not mate")]),
    ("without-progress", &[Select { on: Argument("game"), variants: &[
        (Name("tavreli"), &[Text("without a move by a ratnik or a new tower")]),
    ], default: &[Text("without a capture or a pawn move")] }]),
    ("claims-sealed-of-chess", &[Text("sealed moves are judged by the rules of chess only; the position is one of Tavreli")]),
];
