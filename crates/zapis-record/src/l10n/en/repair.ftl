# Restored scoresheets.

repair-summary = { $records ->
    [one] 1 record
   *[other] { $records } records
}: { $sound } as written, { $repaired } restored, { $open } restored with plies left open, { $beyond } beyond repair; { $changes ->
    [one] 1 change
   *[other] { $changes } changes
}
repair-summary-fragments = { $count ->
    [one] 1 record begins
   *[other] { $count } records begin
} in the middle of a game without a position: the moves were checked against each other only
repair-heading = { $place }: { $count ->
    [one] 1 change
   *[other] { $count } changes
} ({ $sure } sure, { $likely } likely, { $open } open); letters: { $letters }
repair-further-game = another game on the same sheet, from line { $line } on: the one before it was over there
repair-line = { $place }: { $sure ->
    [sure] sure
    [likely] likely
   *[open] open
}: { $what }
repair-read = `{ $word }` read as { $mv }
repair-displaced = `{ $word }`, in the other player's column, read as { $mv }
repair-gap = nothing written, { $mv } supplied
repair-inserted = a move is missing, { $mv } supplied
repair-open = `{ $word }` is not decided, { $mv } is assumed
repair-open-gap = a move is not written, { $mv } is assumed
repair-dropped = `{ $word }` in row { $row }: not a move of the game, skipped
repair-behind-end = `{ $word }` in row { $row }: not a move of the game, which was over before it
repair-blank-row = { $count ->
    [1] row { $first } is blank, and what follows can be played without it
   *[other] rows { $first } to { $last } are blank, and what follows can be played without them
}
repair-with-rivals = { $what } (or { $rivals })
repair-cut = the sheet is longer than any game; the rest was not read
repair-comment-written = written: { $word }
repair-comment-dropped = skipped: { $word }
repair-comment-gap = not written
repair-comment-inserted = ply missing
repair-cost-below-zero = the cost must be 0 or more
repair-answered = `{ $word }` is { $mv }, as answered
repair-detail = { "  " }{ $what }
repair-illegal-as-written = as written: { $reasons }
repair-legal-as-written = as written it is legal, but the moves that follow speak against it
repair-ambiguous-as-written = it may be { $moves }
repair-happened = what happened: { $edits }
repair-misread = `{ $seen }` stands for `{ $meant }`
repair-lost = `{ $meant }` is missing
repair-added = `{ $seen }` is one too many
repair-swapped = `{ $seen }` stands for `{ $meant }`, transposed
repair-question = { $place }: row { $row }, { $side ->
    [white] White
   *[black] Black
}: { $written ->
    [none] nothing is written
   *[other] `{ $written }`
}
repair-choices = A number, a move, Enter for 1, ? to leave it open, q to stop asking:
repair-not-legal = `{ $word }` is not a legal move here.
repair-interactive-needs-paths = --interactive reads the answers from standard input, so the records must be in files
repair-gap-answered = nothing written, it is { $mv }, as answered
repair-number = the row's number `{ $word }` read as { $number }
repair-signs = `{ $word }` is { $mv }, with a wrong check or capture sign
repair-comment-unplayed = not played: { $words }
repair-comment-signal = kings on the central squares, result { $result }: { $words }
repair-unplayed = not read, kept as a comment: `{ $words }`
repair-signal = `{ $words }`: not moves of the game, the kings were placed to signal the result { $result } to the board
repair-signal-open = `{ $words }`: not a move of the game, a king was placed to signal a result to the board
repair-signal-contradicts = `{ $words }`: not moves of the game, the kings were placed to signal the result { $result }, but the record gives { $given }
repair-stopped = the search stopped at its limit (--max-steps); what follows the last move was not read
repair-fragment = { $place }: not restored: it begins in the middle of a game, at `{ $first }`, and gives no position; its moves are as written
repair-fragment-numbered-anew = { $place }: not restored: it begins in the middle of a game, though it is numbered from `{ $first }`, and gives no position; its moves are as written
repair-beyond = { $place }: not restored; { $plies ->
    [one] 1 ply is
   *[other] { $plies } plies are
} as written, what could not be played is kept as a comment
repair-confidence = overall confidence { $confidence } %
repair-cost = cost { $cost }
repair-numbers = confidence: { $shares }; cost { $cost }
repair-moves = { $moves }
repair-moves-from-to = { $count } moves, { $first } to { $last }
repair-cause-not-written = not written, supplied: { $moves }
repair-cause-not-written-open = not written, assumed: { $moves }
repair-cause-other-column = written in the other player's column: { $moves }
repair-cause-letters = written in the letters of `{ $letters }`: { $moves }
repair-cause-taken-named = the piece taken is named: { $moves }
repair-cause-piece-not-told = which piece moves is not written: { $moves }
repair-cause-signs = wrong check or capture sign: { $moves }
repair-cause-misread = `{ $seen }` stands for `{ $meant }`: { $moves }
repair-cause-swapped = `{ $seen }` stands for `{ $meant }`, transposed: { $moves }
repair-cause-no-plies = `{ $words }` in rows { $first } to { $last }: not moves of the game, skipped
repair-cause-behind-end = `{ $words }` in rows { $first } to { $last }: not moves of the game, which was over before them
repair-cause-numbers = the rows' numbers { $first } to { $last } read as { $from } to { $to }
repair-last-sure = The last sure position, before { $turn }:
repair-ask = Ask the players: { $turn } { $moves }?
repair-ask-move = Ask the players: which move was { $turn }?
repair-ask-moves = Ask the players: which moves were played from { $first } to { $last } ({ $count } plies)?
repair-ask-onward = Ask the players: which moves were played from { $turn } on, before `{ $word }`?
repair-same-hand-needs-paths = --same-hand reads the sheets twice, so they must be in files
repair-no-hand = { $path } is not a table of a hand: { $reason }

answer-no-such-sheet = no sheet here has the fingerprint `{ $sheet }`: none of the answers is taken (a sheet that was changed has another; `repair --format json` gives those of today)
answer-no-such-cell =
    { $path }: { $written ->
        [none] the cell of row { $row }, { $side ->
            [white] White
           *[black] Black
        }, is not empty
       *[other] `{ $written }` is not written in row { $row }, { $side ->
            [white] White
           *[black] Black
        }
    }: none of the answers is taken
answer-not-playable =
    { $path }: `{ $read }` cannot be played in row { $row }, { $side ->
        [white] White
       *[black] Black
    }
answers-need-paths = --answers is held against the sheets before they are read, so they must be in files
