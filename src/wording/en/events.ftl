# What is found in events and report files.

and-more-in-event = { $message } (and { $count } more of the kind in this event)
and-more-names = { $message } (and { $count } more pairs of names)
pairing-against-self = { $name } is paired with himself or herself{ $round ->
    [0] {""}
   *[other] {""} in round { $round }
}
pairing-several-in-round = { $name } has { $count } { $of ->
    [teams] matches
   *[players] games
} of round { $round }
pairing-too-many = { $first } and { $second } met { $count ->
    [one] once
   *[other] { $count } times
} more often than the others
pairing-met-again = { $first } and { $second } met { $count } times, and in a Swiss system nobody meets again
pairing-uneven-colors = { $white } had White against { $black } more often by { $count } games
pairing-round-by-tables = { $white } (number { $white_number }) and { $black } (number { $black_number }) met in round { $round }; by the Berger tables, which the event follows, they meet in round { $tables }
pairing-colors-by-tables = { $white } (number { $white_number }) had White against { $black } (number { $black_number }) in round { $round }; by the Berger tables, which the event follows, { $tables } has White
pairing-tables-help = compare with the crosstable of the event: the tags Round, White and Black may be exchanged
round-incomplete = round { $round } has { $games } of { $expected } { $of ->
    [teams] matches
   *[players] games
}{ $missing }
round-missing-pairs = : { $pairs } missing
round-missing-pair = { $first } – { $second }
round-missing-unknown = {""}
round-match-undecided = the match between { $first } and { $second } is not decided: games of it are missing
round-winner-gone = { $name } won a match in round { $round } of the knock-out and has none in a later one: a match is missing
round-several-unbeaten = { $count } contestants of the knock-out never lost a match: matches are missing
round-game-missing = { $count ->
    [one] a game is missing
   *[other] { $count } games are missing
}: { $first } – { $second }
round-not-there = { $count ->
    [one] of round { $rounds } there is no game
   *[other] of rounds { $rounds } there are no games
}
round-boards-missing = round { $round } lacks { $count ->
    [one] board { $boards }
   *[other] boards { $boards }
}
date-far = played on { $date } by its tag, but the event lasted from { $first } to { $last }: the year is probably wrong
date-before-event = played on { $date } by its tag, but the event began on { $start }
name-variants = `{ $first }` and `{ $second }` may be one player: { $why ->
    [same-id] they have one FIDE number
    [spelling] the names are the same but for order, alphabet or spelling
    [initials] the surnames are the same, and initials agree with given names
   *[surname-only] one of the names is the other's surname
}
related-met-in-round = { $round ->
    [0] they met here
   *[other] they met here, in round { $round }
}
related-named = called `{ $name }` here

report-part = { $part ->
    [number] number
    [sex] sex
    [title] title
    [name] name
    [rating] rating
    [federation] federation
    [fide-id] FIDE number
    [birth] date of birth
    [points] points
    [rank] rank
    [opponent] opponent of round { $round }
    [color] color of round { $round }
    [outcome] result of round { $round }
    [round] round
   *[count] count
}
report-unknown-record = no record of a report file is called `{ $code }`
report-unreadable = { $part }: `{ $text }` does not belong there
report-shifted = the line is shifted: columns that must be blank are not
report-columns-in-bytes = the columns of the line are counted in bytes, not in characters
report-rounds-beside-columns = the rounds stand beside their columns; they are read in their order
report-tab = there is a tab where only blanks can stand
report-short = the line ends before its { $part }
report-doubled-number = starting rank { $number } is that of line { $line } already; this line is passed over
report-nobodys-number = number { $number } is nobody's
report-against-self = the player is paired with himself or herself in round { $round }
report-too-many-rounds = more rounds than any event has; the rest is not read
report-wrong-count = record { $code } says { $stated }, but there are { $found }
report-no-such-result = number { $number } has no such result in round { $round }
report-not-reckoned = this changes what a kind of result is worth, but the points that the file states are those without it; it is not reckoned with
report-unknown-tie-break = `{ $text }` is no tie-break that is known here
report-doubled-record = record { $code } stands here again; the first one counts
report-points = { $name } has { $stated } points by the report file, but the results come to { $found }
report-team-points = { $name } has { $stated } { $measure ->
    [game] game
   *[match] match
} points by the report file, but the results come to { $found }
report-rank = { $name } has rank { $stated } by the report file, but by points and tie-breaks { $found }
report-untold = { $name } has a game against { $opponent } in round { $round }, of which the line of { $opponent } says nothing
report-outcomes = { $name } and { $opponent } have results of round { $round } that cannot both be: { $own } and { $other }
report-colors = { $name } and { $opponent } both have { $color ->
    [white] White
   *[black] Black
} in round { $round }
report-no-such-player = { $name } is not in the report file
report-rating = { $name } has rating { $stated } in the report file and { $found } in the records
report-name = `{ $name }` of the report file is called `{ $found }` in the records
report-player-without-records = { $name } has games in the report file and none in the records
report-games-without-records = round { $round }: { $count } of { $all } games have no record
report-game-without-record = round { $round }: { $white } – { $black } ({ $result }) has no record
report-no-such-game = { $white } – { $black }{ $round ->
    [0] {""}
   *[other] , round { $round },
} is not in the report file
report-colors-differ = { $white } – { $black }, round { $round }: in the record { $black } has White
report-round-differs = { $white } – { $black }: round { $round } in the report file, round { $found } in the record
report-result-differs = { $white } – { $black }, round { $round }: { $stated } for White in the report file, { $found } in the record

told-help = help: { $help }
related-record = the record
