# What is read otherwise than it is written, or not at all.
move-missing = a move is missing here
move-missing-help = its cell is empty, or its row was left out
result-misspelled = the result is written `{ $word }`
result-with-blanks = blanks stand beside the result `{ $word }`
both-lose-help = PGN has no marker for a game that both players lost: end the moves with `*`, and say in a comment what `{ $word }` means
result-unreadable = the Result tag says `{ $word }`, which is not a result
result-unreadable-help = write `1-0`, `0-1`, `1/2-1/2` or `*`
result-unreadable-ended-help = write `1-0`, `0-1`, `1/2-1/2` or `*`; the moves end with `{ $marker }`
results-are = a result is `1-0`, `0-1`, `1/2-1/2` or `*`
result-empty = the Result tag is empty
fen-misspelled = the FEN is not written as it should be: { $slips }
fen-digits-apart = digits stand side by side that are one number
fen-last-stroke = a stroke stands behind the last rank
fen-side-misspelled = the side to move is `w` or `b`
fen-castling-misspelled = the castling rights are written in another way
fen-en-passant-misspelled = the en passant square is missing or written in another way
fen-counter-misspelled = a number is missing
fen-few-fields = it has { $count ->
        [one] { $count } field
       *[other] { $count } fields
    } instead of six
fen-many-fields = something stands behind its last field
tag-misspelled = the tag `{ $name }` is the tag `{ $meant }` in other capitals
tag-misspelled-unused-help = the tag `{ $meant }` is there as well: this one was not used
clock-beyond-sixty = `{ $command }` is not a time: minutes and seconds go up to 59
