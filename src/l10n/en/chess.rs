//! The texts of `chess.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
on-square\ton {square}\0\
on-file\ton the {file}-file\0\
on-rank\ton rank {rank}\0\
no-such-piece\tthere is no {color} {role}\0\
none-there\tthere is no {color} {role} {place}\0\
none-reaches\tno {color} {role} reaches {to}\0\
none-there-reaches\tno {color} {role} {place} reaches {to}\0\
no-capture-between\tno {color} pawn on the {file}-file can capture on the {to}-file\0\
no-capture-on\tno {color} pawn can capture on the {to}-file\0\
empty-square\tthere is no piece on {square}\0\
not-own\tthe {role} on {square} is {SIDE(color)}'s\0\
wrong-way\tthe {role} on {square} does not go to {to}\0\
blocked\tthe {role} on {square} is blocked by the {by} on {by_square}\0\
pinned\tthe {role} on {square} is pinned to the king by the {by} on {by_square}\0\
check-unanswered\t{SIDE(color)} is in check from the {by} on {by_square}, and this move does not answer it\0\
double-check\t{SIDE(color)} is in double check, so only the king can move\0\
own-piece\t{square} is occupied by {SIDE(color)}'s own {role}\0\
takes-king\tthe {color} king on {square} cannot be captured\0\
attacked\t{square} is attacked by the {by} on {by_square}\0\
nothing-to-capture\tthere is nothing to capture on {square}\0\
en-passant-over\tthe pawn on {pawn} did not just advance two squares over {passed} and cannot be captured en passant\0\
en-passant-opens\tcapturing en passant would leave the king in check from the {by} on {by_square}\0\
must-promote\ta pawn that reaches {square} must promote, but no piece is named\0\
cannot-become\ta pawn cannot promote to a {role}\0\
no-promotion\tno pawn promotes on {square}\0\
pass-in-check\tthe turn cannot be passed in check\0\
castling-king-away\t{SIDE(color)} has lost the right to castle {wing}: the king stands on {king}\0\
castling-rook-away\t{SIDE(color)} has lost the right to castle {wing}: no {color} rook stands on {rook}\0\
castling-right-lost\t{SIDE(color)} has no right to castle {wing}: the king or the rook has already moved\0\
castling-blocked\tthe {role} on {square} stands in the way of castling\0\
castling-in-check\t{SIDE(color)} cannot castle while in check from the {by} on {by_square}\0\
castling-through\tthe king would cross {square}, which is attacked by the {by} on {by_square}\0\
castling-into\tthe king would land on {square}, which is attacked by the {by} on {by_square}\0\
no-king\tthere is no {color} king\0\
several-kings\tthere are {count} {color} kings, on {squares}\0\
pawns-on-back-ranks\t{count\tone\ta {color} pawn stands on {squares}\t{color} pawns stand on {squares}}\0\
too-many-pieces\t{SIDE(color)} has {count} pieces, but a game starts with 16\0\
too-many-pawns\t{SIDE(color)} has {count} pawns, but a game starts with 8\0\
too-many-promoted\t{SIDE(color)} has {promoted} promoted {promoted\tone\tpiece\tpieces}, but only {missing} {missing\tone\tpawn is\tpawns are} missing\0\
kings-touch\tthe kings on {white} and {black} are on adjacent squares\0\
opponent-in-check\tthe {color} king is in check although it is {SIDE(turn)}'s turn\0\
too-many-checkers\tthe {color} king is in check from {count} pieces at once, on {squares}\0\
impossible-double-check\tno single move can have put the {color} king in check from {squares}\0\
clock-ahead-of-moves\tthe halfmove clock says {clock}, but at move {number} fewer plies have been played\0\
move-number-zero\tthe move number is 0, but moves are numbered from 1\0\
right-without-king\t{SIDE(color)} has the right to castle {wing}, but the king is not on its first rank\0\
right-without-king-or-wing\t{SIDE(color)} has the right to castle, but the king is not on its first rank\0\
right-without-rook-on\t{SIDE(color)} has the right to castle {wing}, but no {color} rook stands on {rook} for it\0\
right-without-rook\t{SIDE(color)} has the right to castle `{letter}`, but there is no {color} rook for it\0\
right-of-chess960\t{SIDE(color)} has the right to castle {wing} with king {king} and rook {rook}, which only Chess960 allows\0\
en-passant-rank\tthe en passant square {square} is on the wrong rank when {SIDE(turn)} is to move\0\
en-passant-pawn-missing\tthe en passant square is {square}, but no {color} pawn can have just passed it\0\
en-passant-way-blocked\tthe en passant square is {square}, but a piece on {blocked} stands in the pawn's way\0\
en-passant-clock\tthe en passant square is {square}, but the last pawn move or capture was {clock} {clock\tone\tply\tplies} ago\0\
en-passant-check\tthe en passant square is {square}, but the king was in check from {squares} before that pawn moved\0\
fen-placement\texpected a piece letter or a number of empty squares\0\
fen-rank-too-long\trank {rank} has more than 8 squares\0\
fen-rank-too-short\trank {rank} has {count} squares instead of 8\0\
fen-too-few-ranks\tthe placement has {count} ranks instead of 8\0\
fen-too-many-ranks\tthe placement has more than 8 ranks\0\
fen-side-to-move\texpected `w` or `b` for the side to move\0\
fen-castling-rights\texpected castling rights such as `KQkq` or `HAha`, or `-`\0\
fen-castling-repeated\tthis castling right is written twice\0\
fen-en-passant-square\texpected an en passant square or `-`\0\
fen-halfmove-clock\texpected the halfmove clock\0\
fen-fullmove-number\texpected the move number\0\
fen-number-too-large\tthis number is too large\0\
fen-space\texpected a space\0\
fen-end\texpected the end of the FEN\0\
";
