# Databases: what is found across records.

temporary-file = a temporary file
no-baseline = { $path } is no baseline: its first line is another

# Findings.
duplicate-game = the same game as in another record, with the same moves and the same names
duplicate-game-spelled = the same game as in another record; it differs in this: { $differences }
same-game-differs = this contradicts another record of the same game: { $differences }
same-moves-as-another = the same { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} as in another record, which may well be another game: { $differences }
rating-differs = the rating is { $here } here and { $there } in another record of the same player

# What differs.
differences = { $list }
differs-colors = the colors are swapped
differs-tag = `{ $tag }` is `{ $here }`, there `{ $there }`
differs-tag-here = `{ $tag }` is `{ $here }`, there none
differs-tag-there = no `{ $tag }`, there `{ $there }`
differs-cut = { $count ->
    [one] 1 ply is missing at the end
   *[other] { $count } plies are missing at the end
}
differs-longer = { $count ->
    [one] 1 ply more at the end
   *[other] { $count } plies more at the end
}
differs-moves = ply { $ply } is `{ $here }`, there `{ $there }`{ $others ->
    [0] { "" }
    [one] , and 1 more differs
   *[other] , and { $others } more differ
}
differs-much = ply { $ply } is `{ $here }`, there `{ $there }`, and many more differ
differs-annotation = comments here, none there

# The other records.
related-fullest = the fullest copy
related-same-moves = the same moves
related-other-rating = the other rating

# The summary.
audit-finding = finding
audit-count = count
audit-file = file
audit-event = event
audit-records = records
audit-errors = errors
audit-warnings = warnings
audit-more = … and { $count } more
audit-copies = { GROUPED($games) } { $games ->
    [one] game stands
   *[other] games stand
} in several records: { GROUPED($copies) } { $copies ->
    [one] copy
   *[other] copies
} of a fuller record
audit-known = { GROUPED($count) } { $count ->
    [one] finding
   *[other] findings
} known from the baseline left out
baseline-written = { GROUPED($count) } { $count ->
    [one] finding
   *[other] findings
} written to the baseline

# One of each game.
unique-needs-paths = --write-unique reads the records twice, so they must be in files
unique-is-input = --write-unique would write over { $path }, which is read
unique-kept = { $place }: kept as well, since it has what the fullest copy lacks ({ $full })
unique-summary = { GROUPED($kept) } { $kept ->
    [one] record
   *[other] records
} written, { GROUPED($dropped) } { $dropped ->
    [one] copy
   *[other] copies
} left out, { GROUPED($also) } kept for their comments
unique-files-changed = the files have changed while they were read; nothing is written
