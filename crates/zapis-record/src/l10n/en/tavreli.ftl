# Tavreli: why moves and positions are not legal.

tavreli-empty-square = there is nothing on { $square }
tavreli-not-own = the tower on { $square } is { SIDE($color) }'s: its top is a { $role }
tavreli-nothing-taken = a move takes at least one piece from the top
tavreli-tower-lower =
    the tower on { $square } has { $height } { $height ->
        [one] piece
       *[other] pieces
    }, and more are to be taken from it
tavreli-lands-on-volhv = { SIDE($color) }'s volhv is on { $square }, and nothing may land on a volhv
tavreli-wrong-way = the { $role } on { $square } does not go to { $to }
tavreli-blocked = the { $role } on { $square } is blocked by the { $by } on { $by_square }
tavreli-enemy-ahead = a ratnik does not capture straight ahead, and { SIDE($color) }'s { $role } is on { $square }
tavreli-nothing-to-take = a ratnik goes diagonally only to capture, and there is no enemy to capture on { $square }
tavreli-has-moved = the ratnik on { $square } has already moved and can advance only one square
tavreli-crosses = the double step crosses { $square }, where there is a { $role }
tavreli-covered = the { $role } on { $square } could go there, but the { $top } covers it
tavreli-frees = it frees { SIDE($color) }'s { $role } on { $square }, which attacks the own volhv on { $volhv }
tavreli-check-unanswered = the volhv is in check from the { $by } on { $by_square }, and this move does not answer it
tavreli-opens = it exposes the volhv to the { $by } on { $by_square }
tavreli-attacked = { $square } is attacked by the { $by } on { $by_square }
tavreli-castling-lost = the volhv or the ratoborets has already moved, so there is no castling { $wing }
tavreli-castling-covered = the ratoborets on { $square } is covered by the { $top } and cannot castle
tavreli-castling-blocked = the { $role } on { $square } blocks castling
tavreli-castling-attacked = the volhv may not castle from, over or to { $square }, which the { $by } on { $by_square } attacks

tavreli-too-many = there are { $count } pieces, but a game has 32
tavreli-too-many-of =
    { SIDE($color) } has { $count } { $role ->
        [ratnik] ratniks with the target { $target }
       *[other] pieces that are each a { $role }
    }, more than a game has
tavreli-on-volhv = something is on top of a volhv on { $square }
tavreli-no-volhv = there is no { $color } volhv
tavreli-volhvs = there are { $count } { $color } volhvs
tavreli-unpromoted = the ratnik on top of { $square } is on its far rank and is not promoted
tavreli-right-without-pieces = { SIDE($color) } has the right to castle { $wing }, but the volhv or the ratoborets is not at home
tavreli-double-without-warrior = { SIDE($color) }'s ratnik of { $square } is said never to have moved, and is not there
tavreli-no-double-step = no double step can just have crossed { $square }
tavreli-opponent-in-check = { SIDE($color) }'s volhv is in check although it is not { SIDE($color) }'s turn
tavreli-too-few = there are { $count } pieces instead of 32, and no piece ever leaves the board
tavreli-move-number = the move number is 0, but moves are numbered from 1
tavreli-string-unreadable = the position cannot be read: { $problem }
tavreli-string-expected =
    expected { $field ->
        [placement] a piece such as `N`, `PH` or `+H`, a tower such as `(PHN)` or a number of empty squares, eight squares a rank
        [side] `w` or `b` for the side to move
        [castling] castling rights such as `KQkq`, or `-`
        [double] the files of the ratniks that have never moved, such as `ABCdef`, or `-`
        [en-passant] the square that a double step has crossed, or `-`
        [half] the number of plies since a ratnik moved or a tower was built
        [full] the move number
       *[end] the end of the position
    }

tavreli-differs-double = { $side ->
    [white] White
   *[black] Black
}'s ratnik of the { $file }-file had not moved yet
tavreli-differs-en-passant = a ratnik could be captured en passant on { $square }
tavreli-differs-no-en-passant = the en passant capture on { $square } was not possible
tavreli-letters-mixed = the files are written with Latin and Cyrillic letters, and nothing tells which are meant
tavreli-foreign-letter =
    `{ $word }` has the letter `{ $letter }`, and the files of this record are written in { $files ->
        [latin] Latin
       *[cyrillic] Cyrillic
    } letters
game-recognized = no tag names the game; by its moves it is { $game ->
   *[tavreli] Tavreli
}

game-recognized-help = it was played as such; write `[Variant "Tavreli"]` to say so
game-recognized-elsewhere = it was played as such; the tag `[Variant "Tavreli"]` says so
game-letters-help = it was read by its first letter; write `[Files "latin"]` or `[Files "cyrillic"]`
game-letters-elsewhere = it was read by its first letter; the tag `[Files "latin"]` or `[Files "cyrillic"]` tells
look-alike-file = `{ $word }` has a letter that only looks like one of the others in the record
needless-count = `{ $word }` counts pieces although the whole tower moves
build-mark-wrong = `{ $word }` has the sign for building a tower, but its destination square is empty
build-mark-missing = `{ $word }` builds a tower but lacks the sign `x`
end-mark-without-mate = `{ $word }` has the end-of-game sign but is not mate

without-progress = { $game ->
    [tavreli] without a move by a ratnik or a new tower
   *[chess] without a capture or a pawn move
}
claims-sealed-of-chess = sealed moves are judged by the rules of chess only; the position is one of Tavreli
