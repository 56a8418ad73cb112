# What findings say.

in-variation = { $message } (in a variation)
joined = { $parts }
meant-only = perhaps `{ $mv }` was meant: with it alone the rest of the game can be played ({ $count ->
    [1] one half-move
   *[other] { $count } half-moves
})
meant-earlier = perhaps `{ $mv }` was meant by `{ $word }`: with it the rest of the game can be played ({ $count ->
    [1] one half-move
   *[other] { $count } half-moves
})
others-follow = with `{ $mv }` { $count ->
    [1] the fault behind it goes
   *[other] the { $count } faults behind it go
} too
perhaps-meant = perhaps { $spellings } was meant
write-this = write `{ $spelling }`
write-one-of = write { $spellings }
this-is-meant = `{ $spelling }` is meant
may-be-meant = { $spellings } may be meant
passed-over = it was skipped

# Moves.
no-move = `{ $word }` is not a move
unknown-piece-letter = `{ $word }` is not a move: unknown piece letter `{ $letter }` ({ $code_point })
unknown-piece-letter-help = the record was read with the letters of `{ $letters }`; choose others with `--letters`
illegal-move = illegal move `{ $word }`: { $reason }
illegal-move-unexplained = illegal move `{ $word }`
ambiguous-move = ambiguous move `{ $word }`: matches { $count } legal moves
move-after-mate = `{ $word }` is written after the end of the game: { SIDE($side) } had mated
move-after-stalemate = `{ $word }` is written after the end of the game: { SIDE($side) } was stalemated
castling-misspelled = `{ $word }` is read as castling
castling-misspelled-help = write `{ $spelling }`: most programs skip `{ $word }` and misread the next move
castling-misspelled-elsewhere = castling is `{ $spelling }`: most programs skip `{ $word }` and misread the next move
pawn-letter = `{ $word }` names a pawn by a letter
small-piece-letter = `{ $word }` names a piece by a small letter
fragment = the record begins in the middle of a game, at `{ $first }`, and gives no position: its moves were checked against each other only
fragment-numbered-anew = the record begins in the middle of a game, though it is numbered from `{ $first }` (no game has these moves so early), and gives no position: its moves were checked against each other only
fragment-help = give the position before that move, as a FEN, a diagram or lists of the pieces, and the moves can be played
fragment-contradictory = `{ $mv }` cannot follow `{ $before }`, whatever the position was
fragment-contradictory-because = `{ $mv }` cannot follow `{ $before }`, whatever the position was: { $reason }
fragment-move-impossible = `{ $mv }` is possible in no position
fragment-contradictory-help = one of the moves is not what was played, or moves are missing between them
fragment-by-signs = { $message }, if the signs are right
fragment-by-signs-help = a sign of capture or check is wrong, or one of the moves is
blank-row = { $count ->
    [1] row { $first } is blank
   *[other] rows { $first } to { $last } are blank
}
blank-row-help = what follows can be played without them: moves are missing here, or the following numbers are too high
move-not-written = { $count ->
    [1] { $moves } is not written
   *[other] { $moves } are not written
}
move-not-written-help = write the move that was played; what follows was played as if the turn had passed
move-not-written-ends = write the move that was played; nothing after it can be played without it
move-not-written-unreached = write the move that was played; the numbers show that it is missing, and play ended before it
needs-move-not-written = `{ $mv }` and what follows it cannot be played without it
written-twice = `{ $word }` is written twice
written-twice-help = it was played once
null-move = `{ $word }` passes the turn, which no rule allows
null-move-help = the turn was passed and play went on
capture-mark-wrong = `{ $word }` has a capture sign, but nothing is captured
overspecified-move = `{ $word }` says more than needed
overspecified-move-help = `{ $spelling }` is enough
number-of-black = `{ $word }` announces Black's move, but White is to move
move-number-wrong = move number `{ $word }` should be `{ $expected }`
mate-not-marked = `{ $word }` is mate but has no mate sign
check-not-marked = `{ $word }` gives check but has no check sign
mate-marked-as-check = `{ $word }` has a check sign but is mate
check-marked-as-mate = `{ $word }` has a mate sign but is only check
nothing-marked-as-mate = `{ $word }` has a mate sign but does not give check
nothing-marked-as-check = `{ $word }` has a check sign but does not give check

# The position a record starts from.
unknown-variant = the variant `{ $name }` is not known: its moves are not checked
start-announced = a start position is announced, but no FEN gives it
start-of-chess960 = a Chess960 record has to give its start position, and no FEN does
fen-cannot-be-read = the FEN cannot be read: { $problem }
setup-not-given-help = play was checked from the usual position
setup-fatal-help = no move can be checked from this position
setup-doubtful-help = play was checked without it

# Reading.
comment-not-closed = the comment that begins here is never closed
comment-not-closed-before-moves = it was read up to the moves after its words; write `{ "}" }` there
comment-not-closed-help = everything up to the next record was read as the comment; write `{ "}" }` where it ends
comment-read-to-the-end = everything up to the next record was read as the comment
variation-not-closed =
    { $count ->
        [one] the variation that begins here is never closed
       *[other] { $count } variations are never closed; the outermost begins here
    }
variation-not-closed-help = write `)` where the variation ends
variation-end-missing = `)` is missing where the variation ends
variation-not-opened = `)` closes no variation
variation-before-move = a variation before any move it could replace
variation-before-move-help = a variation is an alternative to the move just before it (PGN 8.2.5)
result-in-variation = the result `{ $result }` is inside a variation
malformed-tag =
    this tag pair cannot be read: { $expected ->
        [tag-name] the name of the tag
        [opening-quote] the opening quote of the tag's value
        [closing-quote] the closing quote of the tag's value on the same line
       *[closing-bracket] `]` after the tag's value
    } is missing
malformed-tag-help = a tag pair is written `[Name "value"]` on one line, with `\"` for a quote (PGN 8.1.1)
tag-between-moves = a tag pair between the moves
tags-cut-record = the tag section that begins here cuts a record in two: its moves go on with number { $number }
tags-cut-record-help = tag pairs come before the moves (PGN 8.1)
duplicate-tag = duplicate tag `{ $name }`
duplicate-tag-help = the first value is used
missing-tags =
    { $count ->
        [one] the tag { $names } of the seven tag roster is missing
       *[other] the tags { $names } of the seven tag roster are missing
    }
missing-tags-help = an unknown value is written `?` (PGN 8.1.1)
no-nag = `{ $word }` is not a numeric annotation glyph
no-nag-help = a NAG is `$` and a number from 0 to 255 (PGN 8.2.4)
fused-moves = `{ $word }` was read as several moves
fused-moves-help = write a space between moves
variation-misplaced = the variation follows `{ $behind }`, and by its number replaces `{ $replaces }`
variation-misplaced-help = it was played where its number says; a variation directly follows the move it replaces (PGN 8.2.5)
quoted-line-illegal = `{ $word }` in a comment cannot be played there, nor in any other position of the record with that number
quoted-line-illegal-help = look at the move, at its number, and at those before it in the comment
variation-repeats-line = the variation has the moves of the line that it is an alternative to
variation-repeats-other = the variation has the moves of another one at the same move
text-before-record = `{ $text }` precedes the tags of the record
text-behind-result = `{ $text }` follows the result
kept-as-a-comment = it is kept as a comment
split-move = the move `{ $word }` is split by a blank or the end of a line
fused-moves-elsewhere = a space belongs between moves
missing-termination = the record has no result at its end
missing-termination-help = write `1-0`, `0-1`, `1/2-1/2` or `*` after the last move (PGN 8.2.6)
missing-termination-unknown = a record ends with `1-0`, `0-1`, `1/2-1/2` or `*` (PGN 8.2.6)
nul-bytes =
    { $count ->
        [one] a NUL byte
       *[other] { $count } NUL bytes
    }
remark-without-braces = `{ $text }` is not a move: it is kept as a comment
remark-without-braces-help = put remarks in braces (PGN 5)
sign-in-other-form = `{ $sign }` is read as `${ $nag }`
nested-comment = `{ $text }` is a comment with another one in it
nested-comment-help = other programs end it at the first closing brace (PGN 5): braces inside can be written as parentheses
stray-text = `{ $text }` belongs to no move, tag or comment
variation-letters = the variation is written with the piece letters of `{ $letters }`, and was read with them
letters-undecided = the piece letters fit `{ $chosen }` and `{ $other }` equally well, with different moves
letters-undecided-help = read as `{ $chosen }`; say which with `--letters { $chosen }` or `--letters { $other }`
mixed-alphabets =
    `{ $word }` mixes letters of two alphabets{ $more ->
        [0] { "" }
       *[other] ; so do { $more } more in this record
    }
mixed-alphabets-help = letters that look alike were read as one
unreadable-command = `{ $command }` cannot be read
unmappable-byte = this byte is not a character of { $encoding }
unmappable-byte-help = if the encoding is another one, say which with `--encoding`
encoding-doubtful = it is not sure in which encoding this is stored: `{ $word }` in { $encoding }, `{ $in_other }` in { $other }
encoding-doubtful-help = say which it is with `--encoding`
text-misencoded = this was read in a wrong code page before it was saved: `{ $stored }` is `{ $meant }`
text-of-html = `{ $stored }` is HTML for `{ $meant }`
text-of-html-help = it is read as `--fix` writes it
text-misencoded-help = it is read as it was meant; `--fix` writes it so in the whole file
not-in-encoding = `{ $character }` cannot be written in { $encoding }
not-in-encoding-help = it was written as a character reference, `&#223;`; choose another encoding with `--out-encoding`
letters-not-in-encoding = `{ $sign }` cannot be written in { $encoding }: choose other letters or another `--out-encoding`
row-cells = the row has { $found } { $found ->
        [one] cell
       *[other] cells
    } where there are { $wanted } columns
row-quote = the quotation mark of the cell `{ $cell }` is not closed where the cell ends
row-json = this is not a complete JSON object
row-position = this is not a position: a FEN, or one with the operations of EPD
row-contradicts-tag = the column `{ $column }` says `{ $said }`, but { $tag } is `{ $found }`
row-contradicts-draw = the column `{ $column }` says `{ $said }`, but the game is scored as a draw
row-contradicts-board = the column `{ $column }` says `{ $said }`, but the final position is not so
row-opening-differs = the column `{ $column }` says `{ $said }`, but by its moves the game is { $code }, { $name }
row-code-differs = the column `{ $column }` says `{ $said }`, but the code of `{ $name }` is { $code }
row-clocks = the row has { $clocks } { $clocks ->
        [one] clock
       *[other] clocks
    }, but the game has { $plies } half-moves
row-moves-differ = half-move { $ply } is `{ $said }` in the column `{ $column }`, but `{ $found }` in the record
row-moves-fewer = the column `{ $column }` has { $plies } half-moves, but the record has { $more }
row-moves-more = the column `{ $column }` continues after half-move { $plies }, the last one of the record
final-position-differs = the row says `{ $said }` of the final position, but the moves lead to `{ $position }`
mate-contradicts-line = the evaluation says mate in { $said }, but the line ends in mate in { $mate }, from White's view
columns-guessed = { $n ->
        [one] a column was
       *[other] { $n } columns were
    } taken by name: `{ $columns }`
columns-guessed-help = say otherwise with `--columns moves=NAME,white=NAME`
columns-left-out = { $n ->
        [one] a column is
       *[other] { $n } columns are
    } left out of the records: `{ $columns }`
columns-left-out-help = name a tag for it, `--columns Annotator=NAME`, or leave out all that are no tags of PGN with `--drop-columns`
theme-contradicts-moves =
    the theme `{ $theme }` contradicts the moves: { $kind ->
        [castling] the solver does not castle
        [promotion] the solver promotes no pawn
        [underpromotion] the solver promotes no pawn to anything but a queen
        [en-passant] the solver takes no pawn en passant
        [double-check] the solver gives no double check
        [shorter-mate] the solver's first move could mate at once
        [second-mate] `{ $other }` mates in two moves as well
        [length] the solver makes { $moves } { $moves ->
            [one] move
           *[other] moves
        }
       *[mate] { $mate ->
            [yes] the mate comes with the solver's move { $moves }
           *[no] the line does not end in mate
        }
    }
row-unreadable-help = the row is left out; the next one is read
no-record = the file contains no record of a game

# Results and draws.
result-mismatch = the Result tag says `{ $tag }`, but the moves end with `{ $marker }`
result-mismatch-help = the two must agree (PGN 8.2.6)
result-contradicts-mate = the result is given as `{ $result }`, but { SIDE($side) } has mated in the final position
result-contradicts-stalemate = the result is given as `{ $result }`, but the final position is stalemate
open-result-and-mate = the result is left open as `{ $result }`, but { SIDE($side) } has mated in the final position
open-result-and-stalemate = the result is left open as `{ $result }`, but the final position is stalemate
result-by-the-board = by the position on the board the result is `{ $result }`
threefold-repetition = the position has occurred three times ({ $stood }): { SIDE($side) }, to move, may claim a draw
fifty-moves = fifty moves by each side { $without }: { SIDE($side) }, to move, may claim a draw
fivefold-repetition = the position has occurred five times ({ $stood }): the game is drawn
fivefold-repetition-in-turn = the position has occurred five times in a row ({ $stood }): the game is drawn
seventy-five-moves = seventy-five moves by each side without a capture or a pawn move: the game is drawn
play-went-on = { $message }, but play went on

# Around a finding.
severity =
    { $key ->
        [error] error
        [warning] warning
       *[note] note
    }
help = help
laws = laws
record = record { $number }
row = row { $number }
cited = { $edition }, { $place }
not-verified = { $cited } (number not verified)
article = article { $number }
appendix = Appendix { $letter }
appendix-article = Appendix { $letter ->
   *[any] { $number }
}
guidelines = Guidelines { $number }
edition =
    { $key ->
        [fide2001] FIDE Laws 2001
        [fide2005] FIDE Laws 2005
        [fide2009] FIDE Laws 2009
        [ru2011] Russian rules 2011
        [fide2014] FIDE Laws 2014
        [fide2017] FIDE Laws 2017
        [fide2018] FIDE Laws 2018
        [tavreli] the rules of Tavreli
       *[fide2023] FIDE Laws 2023
    }
more-of-this-kind = { $count ->
    [one] one more of this kind in this record
   *[other] { $count } more of this kind in this record
}
unused-ignore = no `{ $name }` is found here to be ignored
unused-ignore-unknown = there is no finding `{ $name }` to be ignored
unused-ignore-help = take the name off the line
