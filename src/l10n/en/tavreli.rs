//! The texts of `tavreli.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
tavreli-empty-square\tthere is nothing on {square}\0\
tavreli-not-own\tthe tower on {square} is {SIDE(color)}'s: its top is a {role}\0\
tavreli-nothing-taken\ta move takes at least one piece from the top\0\
tavreli-tower-lower\tthe tower on {square} has {height} {height\tone\tpiece\tpieces}, and more are to be taken from it\0\
tavreli-lands-on-volhv\t{SIDE(color)}'s volhv stands on {square}, and nothing may land on a volhv\0\
tavreli-wrong-way\tthe {role} on {square} does not go to {to}\0\
tavreli-blocked\tthe {role} on {square} is blocked by the {by} on {by_square}\0\
tavreli-enemy-ahead\ta ratnik does not capture straight ahead, and {SIDE(color)}'s {role} is on {square}\0\
tavreli-nothing-to-take\ta ratnik goes diagonally only to capture, and there is no enemy to capture on {square}\0\
tavreli-has-moved\tthe ratnik on {square} has already moved and can advance only one square\0\
tavreli-crosses\tthe double step crosses {square}, where a {role} stands\0\
tavreli-covered\tthe {role} on {square} could go there, but the {top} covers it\0\
tavreli-frees\tit frees {SIDE(color)}'s {role} on {square}, which attacks the own volhv on {volhv}\0\
tavreli-check-unanswered\tthe volhv is in check from the {by} on {by_square}, and this move does not answer it\0\
tavreli-opens\tit exposes the volhv to the {by} on {by_square}\0\
tavreli-attacked\t{square} is attacked by the {by} on {by_square}\0\
tavreli-castling-lost\tthe volhv or the ratoborets has already moved, so there is no castling {wing}\0\
tavreli-castling-covered\tthe ratoborets on {square} is covered by the {top} and cannot castle\0\
tavreli-castling-blocked\tthe {role} on {square} stands in the way of castling\0\
tavreli-castling-attacked\tthe volhv may not castle from, over or to {square}, which the {by} on {by_square} attacks\0\
tavreli-too-many\tthere are {count} pieces, but a game has 32\0\
tavreli-too-many-of\t{SIDE(color)} has {count} {role\tratnik\tratniks with the target {target}\tpieces that are each a {role}}, more than a game has\0\
tavreli-on-volhv\tsomething stands on a volhv on {square}\0\
tavreli-no-volhv\tthere is no {color} volhv\0\
tavreli-volhvs\tthere are {count} {color} volhvs\0\
tavreli-unpromoted\tthe ratnik on top of {square} stands on its far rank and is not promoted\0\
tavreli-right-without-pieces\t{SIDE(color)} has the right to castle {wing}, but the volhv or the ratoborets is not at home\0\
tavreli-double-without-warrior\t{SIDE(color)}'s ratnik of {square} is said never to have moved, and is not there\0\
tavreli-no-double-step\tno double step can just have crossed {square}\0\
tavreli-opponent-in-check\t{SIDE(color)}'s volhv is in check although it is not {SIDE(color)}'s turn\0\
tavreli-too-few\tthere are {count} pieces instead of 32, and no piece ever leaves the board\0\
tavreli-move-number\tthe move number is 0, but moves are numbered from 1\0\
tavreli-string-unreadable\tthe position cannot be read: {problem}\0\
tavreli-string-expected\texpected {field\tplacement\ta piece such as `N`, `PH` or `+H`, a tower such as `(PHN)` or a number of empty squares, eight squares a rank\tside\t`w` or `b` for the side to move\tcastling\tcastling rights such as `KQkq`, or `-`\tdouble\tthe files of the ratniks that have never moved, such as `ABCdef`, or `-`\ten-passant\tthe square that a double step has crossed, or `-`\thalf\tthe number of plies since a ratnik moved or a tower was built\tfull\tthe move number\tthe end of the position}\0\
tavreli-differs-double\t{side\twhite\tWhite\tBlack}'s ratnik of the {file}-file had not moved yet\0\
tavreli-differs-en-passant\ta ratnik could be captured en passant on {square}\0\
tavreli-differs-no-en-passant\tthe en passant capture on {square} was not possible\0\
tavreli-letters-mixed\tthe files are written with Latin and Cyrillic letters, and nothing tells which are meant\0\
tavreli-foreign-letter\t`{word}` has the letter `{letter}`, and the files of this record are written in {files\tlatin\tLatin\tCyrillic} letters\0\
game-recognized\tno tag names the game; by its moves it is {game\tTavreli}\0\
game-recognized-help\tit was played as such; write `[Variant \"Tavreli\"]` to say so\0\
game-recognized-elsewhere\tit was played as such; the tag `[Variant \"Tavreli\"]` says so\0\
game-letters-help\tit was read by its first letter; write `[Files \"latin\"]` or `[Files \"cyrillic\"]`\0\
game-letters-elsewhere\tit was read by its first letter; the tag `[Files \"latin\"]` or `[Files \"cyrillic\"]` tells\0\
look-alike-file\t`{word}` has a letter that only looks like one of the others in the record\0\
needless-count\t`{word}` counts pieces although the whole tower moves\0\
build-mark-wrong\t`{word}` has the sign for building a tower, but its destination square is empty\0\
build-mark-missing\t`{word}` builds a tower but lacks the sign `x`\0\
end-mark-without-mate\t`{word}` has the end-of-game sign but is not mate\0\
without-progress\t{game\ttavreli\twithout a move by a ratnik or a new tower\twithout a capture or a pawn move}\0\
claims-sealed-of-chess\tsealed moves are judged by the rules of chess only; the position is one of Tavreli\0\
";
