# Why moves and positions are not legal.

on-square = on { $square }
on-file = on the { $file }-file
on-rank = on rank { $rank }
no-such-piece = there is no { $color } { $role }
none-there = there is no { $color } { $role } { $place }
none-reaches = no { $color } { $role } reaches { $to }
none-there-reaches = no { $color } { $role } { $place } reaches { $to }
no-capture-between = no { $color } pawn on the { $file }-file can capture on the { $to }-file
no-capture-on = no { $color } pawn can capture on the { $to }-file
empty-square = there is no piece on { $square }
not-own = the { $role } on { $square } is { SIDE($color) }'s
wrong-way = the { $role } on { $square } does not go to { $to }
blocked = the { $role } on { $square } is blocked by the { $by } on { $by_square }
pinned = the { $role } on { $square } is pinned to the king by the { $by } on { $by_square }
check-unanswered = { SIDE($color) } is in check from the { $by } on { $by_square }, and this move does not answer it
double-check = { SIDE($color) } is in double check, so only the king can move
own-piece = { $square } is occupied by { SIDE($color) }'s own { $role }
takes-king = the { $color } king on { $square } cannot be captured
attacked = { $square } is attacked by the { $by } on { $by_square }
nothing-to-capture = there is nothing to capture on { $square }
en-passant-over = the pawn on { $pawn } did not just advance two squares over { $passed } and cannot be captured en passant
en-passant-opens = capturing en passant would leave the king in check from the { $by } on { $by_square }
must-promote = a pawn that reaches { $square } must promote, but no piece is named
cannot-become = a pawn cannot promote to a { $role }
no-promotion = no pawn promotes on { $square }
pass-in-check = the turn cannot be passed in check
castling-king-away = { SIDE($color) } has lost the right to castle { $wing }: the king is on { $king }
castling-rook-away = { SIDE($color) } has lost the right to castle { $wing }: there is no { $color } rook on { $rook }
castling-right-lost = { SIDE($color) } has no right to castle { $wing }: the king or the rook has already moved
castling-blocked = the { $role } on { $square } blocks castling
castling-in-check = { SIDE($color) } cannot castle while in check from the { $by } on { $by_square }
castling-through = the king would cross { $square }, which is attacked by the { $by } on { $by_square }
castling-into = the king would land on { $square }, which is attacked by the { $by } on { $by_square }

no-king = there is no { $color } king
several-kings = there are { $count } { $color } kings, on { $squares }
pawns-on-back-ranks =
    { $count ->
        [one] a { $color } pawn is on { $squares }
       *[other] { $color } pawns are on { $squares }
    }
too-many-pieces = { SIDE($color) } has { $count } pieces, but a game starts with 16
too-many-pawns = { SIDE($color) } has { $count } pawns, but a game starts with 8
too-many-promoted =
    { SIDE($color) } has { $promoted } promoted { $promoted ->
        [one] piece
       *[other] pieces
    }, but only { $missing } { $missing ->
        [one] pawn is
       *[other] pawns are
    } missing
kings-touch = the kings on { $white } and { $black } are on adjacent squares
opponent-in-check = the { $color } king is in check although it is { SIDE($turn) }'s turn
too-many-checkers = the { $color } king is in check from { $count } pieces at once, on { $squares }
impossible-double-check = no single move can have put the { $color } king in check from { $squares }
clock-ahead-of-moves = the halfmove clock says { $clock }, but at move { $number } fewer plies have been played
move-number-zero = the move number is 0, but moves are numbered from 1
right-without-king = { SIDE($color) } has the right to castle { $wing }, but the king is not on its first rank
right-without-king-or-wing = { SIDE($color) } has the right to castle, but the king is not on its first rank
right-without-rook-on = { SIDE($color) } has the right to castle { $wing }, but there is no { $color } rook on { $rook } for it
right-without-rook = { SIDE($color) } has the right to castle `{ $letter }`, but there is no { $color } rook for it
right-of-chess960 = { SIDE($color) } has the right to castle { $wing } with king { $king } and rook { $rook }, which only Chess960 allows
en-passant-rank = the en passant square { $square } is on the wrong rank when { SIDE($turn) } is to move
en-passant-pawn-missing = the en passant square is { $square }, but no { $color } pawn can have just passed it
en-passant-way-blocked = the en passant square is { $square }, but a piece on { $blocked } blocks the pawn
en-passant-clock =
    the en passant square is { $square }, but the last pawn move or capture was { $clock } { $clock ->
        [one] ply
       *[other] plies
    } ago
en-passant-check = the en passant square is { $square }, but the king was in check from { $squares } before that pawn moved

fen-placement = expected a piece letter or a number of empty squares
fen-rank-too-long = rank { $rank } has more than 8 squares
fen-rank-too-short = rank { $rank } has { $count } squares instead of 8
fen-too-few-ranks = the placement has { $count } ranks instead of 8
fen-too-many-ranks = the placement has more than 8 ranks
fen-side-to-move = expected `w` or `b` for the side to move
fen-castling-rights = expected castling rights such as `KQkq` or `HAha`, or `-`
fen-castling-repeated = this castling right is written twice
fen-en-passant-square = expected an en passant square or `-`
fen-halfmove-clock = expected the halfmove clock
fen-fullmove-number = expected the move number
fen-number-too-large = this number is too large
fen-space = expected a space
fen-end = expected the end of the FEN
