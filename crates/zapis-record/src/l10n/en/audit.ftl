# Databases: what is found across records.

temporary-file = a temporary file
no-baseline = { $path } is not a baseline: its first line differs; it was left unchanged
no-index = { $path } is not an index: its first line differs; it was left unchanged
index-damaged = the index { $path } is damaged; rebuilding
index-of-other-build = index { $path } was written by another build; rebuilding
index-part-damaged = { $path }: what an index kept of it makes no sense; remove the index
index-used = files not read again: { GROUPED($kept) } of { GROUPED($all) }

# Findings.
duplicate-game = the same game as in another record, with the same moves and the same names
duplicate-game-without-moves = this record has only the result of a game whose moves are in another record
duplicate-game-spelled = the same game as in another record; differences: { $differences }
contained-game = this record is contained in a longer one of the same game: { $differences }
has-moves-of = has the moves of { $white } – { $black }{ $known ->
    [no] { "" }
   *[other] { "" }(round { $round })
}: one of the two records has the moves of the wrong game
same-game-differs = this contradicts another record of the same game: { $differences }
same-moves-as-another = the same { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} as in another record, which may be a different game: { $differences }
rating-differs = the rating is { $here } here and { $there } in another record of the same player

# What differs.
differences = { $list }
differs-colors = the colors are reversed
differs-tag = `{ $tag }`: `{ $here }` here, `{ $there }` there
differs-tag-here = `{ $tag }`: `{ $here }` here, none there
differs-tag-there = `{ $tag }`: none here, `{ $there }` there
differs-cut = { $count ->
    [one] 1 ply is missing at the end
   *[other] { $count } plies are missing at the end
}
differs-longer = { $count ->
    [one] 1 more ply at the end
   *[other] { $count } more plies at the end
}
differs-within = { $which ->
    [here] it begins { $before ->
        [one] 1 ply
       *[other] { $before } plies
    } later
   *[other] that begins { $before ->
        [one] 1 ply
       *[other] { $before } plies
    } later
}{ $behind ->
    [0] { "" }
    [one] {""} and ends 1 ply earlier
   *[other] {""} and ends { $behind } plies earlier
}
differs-moves = ply { $ply }: `{ $here }` here, `{ $there }` there{ $others ->
    [0] { "" }
    [one] , and 1 more differs
   *[other] , and { $others } more differ
}
differs-much = ply { $ply }: `{ $here }` here, `{ $there }` there, and many more differ
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
audit-first = first at
audit-too-many = { GROUPED($count) } findings by event and kind, the worst first: `--event` shows all of one event, `--format json` all of them
events-unreadable = { $path } says nothing of events: { $reason }
events-drafted = wrote a draft to { $path }: review the joined events and correct it
audit-more = … and { $count } more
audit-copies = { GROUPED($copies) } { $copies ->
    [one] duplicate
   *[other] duplicates
} of { GROUPED($games) } { $games ->
    [one] game
   *[other] games
}
audit-known = { GROUPED($count) } { $count ->
    [one] finding
   *[other] findings
} already in the baseline left out
baseline-written = { GROUPED($count) } { $count ->
    [one] finding
   *[other] findings
} written to the baseline

# One of each game.
unique-needs-paths = --write-unique and --merge read the records again, so they must be in files
unique-kept = { $place }: also kept, since it { $why ->
    [contradicts] contradicts { $full }
   *[more] has what the fullest copy lacks ({ $full })
}
unique-summary = { GROUPED($kept) } { $kept ->
    [one] record
   *[other] records
} written, { GROUPED($dropped) } { $dropped ->
    [one] duplicate
   *[other] duplicates
} left out, { GROUPED($also) } kept for their comments{ $contradicting ->
    [0] {""}
   *[other] {""}, { GROUPED($contradicting) } because they contradict others
}
merged-source = { $place }: merged into { $chosen }: { $n_tags ->
    [0] {""}
    [one] 1 tag ({ $tags }),{" "}
   *[other] { $n_tags } tags ({ $tags }),{" "}
}{ $plies ->
    [0] {""}
    [one] 1 ply,{" "}
   *[other] { $plies } plies,{" "}
}{ $variations ->
    [0] {""}
    [one] 1 variation,{" "}
   *[other] { $variations } variations,{" "}
}{ $comments ->
    [one] 1 comment
   *[other] { $comments } comments
}, { $commands ->
    [one] 1 clock or other command
   *[other] { $commands } clocks and other commands
}, { $nags ->
    [one] 1 symbol
   *[other] { $nags } symbols
}{ $n_contradictions ->
    [0] {""}
   *[other] ; kept against it: { $contradictions }
}
merged-kept = { $place }: stays as it is, since it { $why ->
    [contradicts] contradicts { $chosen }
   *[other] could not be merged into { $chosen }
}
merged-summary = { GROUPED($written) } { $written ->
    [one] record
   *[other] records
} written, { GROUPED($of) } of them merged; { GROUPED($merged) } { $merged ->
    [one] record
   *[other] records
} taken in, { GROUPED($contradictions) } { $contradictions ->
    [one] contradiction
   *[other] contradictions
} noted, { GROUPED($kept) } kept apart
unknown-keep = `{ $name }` says nothing of which record is kept: fullest, source, date, rating or comments
unique-writer = the writer that was given
unique-files-changed = the files changed while they were being read; nothing was written

# Players against a list of players.
player-unlisted = FIDE ID `{ $id }` of { $name } is not on the list
player-name-unlisted = no player on the list is named { $name }
player-list-name = FIDE ID `{ $id }` is { $listed } on the list and { $name } here
player-list-title = { $name } is `{ $title }` here and `{ $listed }` on the list
player-list-no-title = { $name } is `{ $title }` here and has no title on the list
player-list-federation = { $name } plays for `{ $federation }` here and for `{ $listed }` on the list
player-list-rating = the rating of { $name } is { $rating } here and { $listed } on the list of { $month }
player-list-spelling = the list writes { $listed } for { $name }
player-born-later = this game is of { $year }, and { $name } was born in { $born } by the list

# Two versions of an archive: `diff`.
diff-new = new: { $place }: { $game }
diff-gone = gone: { $place }: { $game }
diff-changed = changed: { $old } → { $new }: { $game }
diff-tag = `{ $tag }`: `{ $was }` → `{ $is }`
diff-result = result after the moves: `{ $was }` → `{ $is }`
diff-moves = moves: `{ $was }` → `{ $is }`
diff-notes = { $what ->
    [comments] comments differ
    [glyphs] signs of evaluation differ
    [variations] variations differ
    [clocks] clocks differ
   *[other] engine evaluations differ
}
diff-summary = { GROUPED($same) } the same, { GROUPED($new) } new, { GROUPED($gone) } gone, { GROUPED($changed) } changed
diff-written = { $path }: { $count ->
    [one] 1 record
   *[other] { GROUPED($count) } records
} written
diff-needs-two = `diff` compares two files or folders, the old version and the new one; given: { $count }
diff-needs-files = `diff` reads files and folders, and not standard input
