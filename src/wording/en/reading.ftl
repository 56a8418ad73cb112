# What is read otherwise than it is written, or not at all.
move-missing = a move is missing here
move-missing-help = its cell is empty, or its row was left out
result-misspelled = the result is written `{ $word }`
both-lose-help = PGN has no marker for a game that both players lost: end the moves with `*`, and say in a comment what `{ $word }` means
result-unreadable = the Result tag says `{ $word }`, which is not a result
result-unreadable-help = write `1-0`, `0-1`, `1/2-1/2` or `*`
result-unreadable-ended-help = write `1-0`, `0-1`, `1/2-1/2` or `*`; the moves end with `{ $marker }`
result-empty = the Result tag is empty
