# Sheets of one game compared, and the table at the end of a batch.

compare-sheet = { $sheet }: { $path }
compare-sheet-record = { $sheet }: { $path }, record { $record }
compare-all-agree = the sheets agree in full: { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}
compare-reconciled = one game of { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}; the sheets differ in { $rows ->
    [one] 1 place
   *[other] { $rows } places
}, all decided (confidence { $sure } %)
compare-left-open = one game of { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}; the sheets differ in { $rows ->
    [one] 1 place
   *[other] { $rows } places
}, { $open ->
    [one] 1 ply is
   *[other] { $open } plies are
} not decided
compare-results-differ = the results differ: { $results }
compare-cut = a sheet is longer than any game; the rest was not read
compare-kept = game
compare-n-plies = { $count ->
    [one] 1 ply
   *[other] { $count } plies
}
compare-agreed = all sheets have it
compare-columns = in the other player's column on { $sheets }
compare-only-legal = { $count ->
    [one] { $right } is right
   *[other] { $right } are right
}: { $reasons }
compare-only-written = { $reasons }
compare-empty = the cell is empty on { $sheets }
compare-left-out = the move is left out on { $sheets }
compare-ended = { $count ->
    [one] { $sheets } has ended
   *[other] { $sheets } have ended
}
compare-goes-on = { $count ->
    [one] { $right } is right
   *[other] { $right } are right
}: { $reasons }
compare-refuted = after `{ $other }` { $next } cannot be played: { $reason }
compare-could-not-continue = after { $others } the sheets could not continue with { $next }
compare-sign-untrue = it would not give what is written with it
compare-restored-refuted = the most likely reading, { $sure } % sure: { $reasons }
compare-hangs = not decided: it hangs on { $on }
compare-twice-or-left-out = not decided: played twice, or written twice on { $with } and once on { $without }: the players must say
compare-left-out-or-added = not decided: left out on { $without }, or added on { $with } though not played ({ $sure } % that it was played): the players must say
compare-may-be-several = not decided: { $words } may be { $moves }
compare-result-of-mate = the last move mates: the result is { $result }
compare-result-of-stalemate = the last move stalemates: the result is 1/2-1/2
compare-result-against-mate = the last move mates, which is { $result }, but the sheets give { $given }
compare-result-against-stalemate = the last move stalemates, but the sheets give { $given }
compare-restored = none can be played: the most likely reading, { $sure } % sure
compare-supplied = on no sheet: the most likely move, { $sure } % sure
compare-undecided = not decided: the game can continue as written after { $moves }
compare-nothing-decides = not decided: no later move on the sheets shows whether it is { $moves }
compare-unreadable = not decided: no reading is likely enough
compare-equally-likely = not decided: { $moves }
compare-fault = `{ $word }` ({ $sheet }): { $reason }
compare-no-move = not a move
compare-ambiguous = matches several moves
compare-illegal = not a legal move
compare-extra = not a move of the game (row { $row } of { $sheet })
compare-extra-gap = one empty cell too many (row { $row } of { $sheet })
compare-agree-until = The last position on which all sheets agree, before { $turn } (after { $count ->
    [one] 1 ply
   *[other] { $count } plies
}):
compare-agree-on-start = The sheets agree only on the starting position:
compare-article = If an irregularity is found and the position before it cannot be determined, play continues from the last identifiable position before it ({ $article }).
compare-few-paths = at least two sheets are needed: give two files, a folder, or one file with several records of the game
compare-many-records = { $path }: records after the first { GROUPED($count) } are not compared: a folder holds the sheets of a round, not a database
compare-mixed-paths = give files or folders, not both
compare-many-sheets = no more than { $most } sheets of a game can be compared at once
compare-missing = { $round ->
    [0] {""}
   *[other] round { $round }{ $board ->
        [0] {""}
       *[other] , board { $board }
    }:{" "}
}{ $white } – { $black }: { $count ->
    [0] no sheet was handed in
   *[other] one sheet only was handed in: { $sheets }
}
compare-round-empty = { $path }: the report file has no game of { $round ->
    [0] any round
   *[other] round { $round }
}
compare-round-folder = --trf looks for the sheets of a round in a folder: name the folder
compare-no-pairs = no two sheets in { $path } belong together: they have neither moves nor players or a board in common, and are not named as a pair (`001_0`, `001_1`)
compare-no-record = { $path } contains no record
compare-counts = the files contain different numbers of records: { $counts }; no two of them name the same players and round or have the same moves: give the records of a game the same `White`, `Black`, `Round` and `Board`
compare-page-joined = { $path }: record { $record } continues with row { $row } and is read as the next page of record { $of }
compare-file-joined = { $path } continues with row { $row } and is read as the next page of { $of }
compare-count = { $path }: { $count }
compare-no-sheet = { $path }, record { $record }: no sheet of a game could be read
compare-fragments-agree = the sheets begin in the middle of a game without a position, so that no move could be checked; word by word they agree: { $sheets }
compare-fragments-differ = the sheets begin in the middle of a game without a position, so that nothing could be decided; word by word they differ in { $count ->
    [one] one place
   *[other] { $count } places
}: { $places }{ $more ->
    [0] {""}
   *[other] ; { $more } more
} ({ $sheets })
compare-fragments-place = { $turn } { $words }
compare-starts-differ = the sheets start from different positions: { $sheets }
compare-moves-agree = the moves agree in full: { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
compare-heading-exchanged = the players are exchanged: { $values }
compare-heading-differs = the sheets name different { $field ->
    [White] players of White
    [Black] players of Black
    [Date] dates
    [Round] rounds
   *[Board] boards
}: { $values }
compare-lone-offer = only { $sheets } has an offer of a draw with { $turn }
compare-different-games = these seem to be sheets of different games, with hardly a move in common: { $sheets }
compare-same-file = { $path } is compared with itself
compare-single = no other sheet belongs to { $path }
compare-singles = no other sheet belongs to these { $count } files: { $paths }
compare-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $agreed } agreed in full, { $reconciled } reconciled, { $open } left open, { $not } not comparable; { $rows ->
    [one] 1 difference
   *[other] { $rows } differences
}
table-file = file
table-sheets = sheets
table-games = games
table-as-written = as written
table-not-playable = not playable
table-repaired = repaired
table-reconciled = reconciled
table-agreed = agreed
table-sure = sure
table-open = open
table-beyond = beyond repair
table-not-comparable = no
table-others = (other files)
table-all = all
compare-unread = not read (row { $row } of { $sheet })
compare-stopped = the search stopped at its limit (--max-steps): { $count ->
    [one] 1 cell
   *[other] { $count } cells
} behind the last move not read
compare-signal = { $sheet }: `{ $words }` are not moves of the game, the kings were placed to signal the result { $result } to the board
compare-signal-open = { $sheet }: `{ $words }` is not a move of the game, a king was placed to signal a result to the board
compare-signal-contradicts = { $sheet }: `{ $words }` are not moves of the game, the kings were placed to signal the result { $result }, but the sheets give { $given }
compare-several-games = { $path } holds { $count } different games, one record each, so there is nothing to compare: give the files with the sheets of the other players (`zapis compare white.pgn black.pgn`), or put both sheets of a game into one file with the same White, Black and Round
compare-single-records = { $path }: { $count ->
    [one] record { $records } has no other sheet beside it
   *[other] { $count } records have no other sheet beside them: { $records }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
}
compare-not-begun = { $count ->
    [one] { $sheets } has not begun
   *[other] { $sheets } have not begun
}
compare-block-repeated = { $count ->
    [1] row { $rows } of { $sheet } repeats row { $of }
   *[other] rows { $rows } of { $sheet } repeat rows { $of }
}
compare-block-no-moves = { $count ->
    [1] row { $rows } of { $sheet } is not part of the game
   *[other] rows { $rows } of { $sheet } are not part of the game
}
compare-block-empty-over = { $count ->
    [1] one empty row too many on { $sheet } (row { $rows })
   *[other] { $count } empty rows too many on { $sheet } (rows { $rows })
}
compare-block-left-out = { $count ->
    [1] move { $moves } is missing on { $sheet }
   *[other] moves { $moves } are missing on { $sheet }
}
compare-block-empty = { $count ->
    [1] row { $rows } of { $sheet } is empty
   *[other] rows { $rows } of { $sheet } are empty
}
compare-block-not-begun = { $sheet } begins only with { $next }
compare-block-shifted-on = from row { $row } on { $sheet } is shifted by one column
compare-block-shifted = { $count ->
    [1] row { $rows } of { $sheet } is shifted by one column
   *[other] rows { $rows } of { $sheet } are shifted by one column
}
compare-block-turned = { $count ->
    [1] row { $rows } of { $sheet } was played after rows { $behind }
   *[other] rows { $rows } of { $sheet } were played after rows { $behind }
}
compare-block-two-in-one = row { $row } of { $sheet } holds two moves in one cell: `{ $word }`
