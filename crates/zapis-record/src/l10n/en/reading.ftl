# What is read otherwise than it is written, or not at all.
move-missing = a move is missing here
move-missing-help = its cell is empty, or its row was left out
result-misspelled = the result is written `{ $word }`
result-with-blanks = there are blanks around the result `{ $word }`
both-lose-help = PGN has no marker for a game that both players lost: end the moves with `*`, and say in a comment what `{ $word }` means
result-unreadable = the Result tag says `{ $word }`, which is not a result
result-unreadable-help = write `1-0`, `0-1`, `1/2-1/2` or `*`
result-unreadable-ended-help = write `1-0`, `0-1`, `1/2-1/2` or `*`; the moves end with `{ $marker }`
results-are = a result is `1-0`, `0-1`, `1/2-1/2` or `*`
result-empty = the Result tag is empty
fen-misspelled = the FEN is not in the usual form: { $slips }
fen-digits-apart = adjacent digits that are one number
fen-last-stroke = trailing `/` after the last rank
fen-side-misspelled = the side to move is `w` or `b`
fen-castling-misspelled = the castling rights are written in another way
fen-en-passant-misspelled = the en passant square is written in another way
fen-counter-misspelled = a number is missing
fen-side-missing = the side to move is missing
fen-castling-missing = the castling rights are missing
fen-en-passant-missing = the en passant square is missing
fen-halfmove-clock-missing = the halfmove clock is missing
fen-fullmove-number-missing = the move number is missing
fen-operations = EPD operations after its fields
fen-numbers-exchanged = the halfmove clock and the move number have changed places
fen-blanks = its fields are separated by `_` instead of blanks
fen-promoted = `~` marks pieces that were pawns
fen-named = it is a name of the usual position
fen-numbered = it is the number of a position of Chess960
fen-many-fields = there is something after its last field
tag-misspelled = the tag `{ $name }` is the tag `{ $meant }` in other capitals
tag-misspelled-unused-help = the tag `{ $meant }` is there as well: this one was not used
clock-in-hours = `{ $command }` is read as hours and minutes, as the time control has it
clock-beyond-sixty = `{ $command }` is not a time: minutes and seconds go up to 59

# Values of tags.

date-no-year = `{ $tag }` is `{ $date }`, and no game is so old
date-no-month = `{ $tag }` is `{ $date }`, and there is no month { $month }
date-no-day = `{ $tag }` is `{ $date }`, and that month has no day { $day }
date-zero-day = `{ $tag }` is `{ $date }`, which spreadsheets write where no date is known
date-unused-help = the date is not used; what is not known is written `??`
date-in-future = `{ $tag }` is `{ $date }`, and today is { $today }
date-misspelled = `{ $tag }` is `{ $date }`, which is not written as year, month and day
date-form-help = a date is `1998.05.21`, and what is not known is `??` (PGN 8.1.1.3)
event-date-after-date = the event began on `{ $event }`, after this game of it, `{ $date }`
event-date-help = `EventDate` is the first day of the event
rating-impossible = `{ $tag }` is `{ $rating }`, which cannot be a rating
rating-impossible-help = ratings lie between { $lowest } and { $highest }
eco-impossible = there is no opening `{ $code }`
eco-impossible-help = codes go from `A00` to `E99`
eco-contradicts-moves = the code of the opening is `{ $code }`, but by its moves the game is `{ $played }`, { $name }
eco-misspelled = the code of the opening is written `{ $code }`
ply-count-differs = `PlyCount` is `{ $count }`, and the moves are { $plies } { $plies ->
        [one] ply
       *[other] plies
    }
ply-count-more-help = perhaps moves of the game are missing here
round-unreadable = the round is `{ $round }`, which is not a round number
round-in-words = the round is written `{ $round }`
round-help = a round is `7` or `3.1`, `?` where it is not known, `-` where there is no round (PGN 8.1.1.4)
player-against-self = White and Black are one player, `{ $name }`
player-one-id = White and Black have one FIDE ID, `{ $id }`
player-against-self-help = one of the two is named wrongly; in a table the game counts for neither
