# What is found in events and report files.

and-more-in-event = { $message } (and { $count } more of the kind in this event)
in-events = { $message } (in { $count } events)
and-more-names = { $message } (and { $count } more pairs of names)
pairing-against-self = { $name } is paired with himself or herself{ $round ->
    [0] {""}
   *[other] {""} in round { $round }
}
pairing-several-in-round = { $name } has { $count } { $of ->
    [teams] matches
   *[players] games
} in round { $round }
pairing-several-in-rounds = { $name } has several games in each of { $count } rounds: { $rounds }
pairing-several-in-rounds-help = two players may have the same name
pairing-both-have-another = { $white } and { $black } met in round { $round }, in which each of them has another game as well
pairing-color-of-match = colors change from game to game of the match, but in game { $round } { $white } has White against { $black } again
pairing-too-many = { $first } and { $second } met { $count ->
    [one] once
   *[other] { $count } times
} more often than the others
swiss-met-again = { $first } and { $second } played in round { $before } and meet again in round { $round }, which no Swiss system allows
swiss-second-bye = the pairing gives { $name } a bye in round { $round } after a point without a game in round { $before }, which no Swiss system allows
swiss-color-thrice = { $name } plays the third game in succession with { $color ->
    [white] White
   *[black] Black
} in round { $round }, which Swiss systems allow in the last round only
swiss-colors-uneven = { $name } has had { $color ->
    [white] White
   *[black] Black
} three times more often than the other color by round { $round }, which Swiss systems allow in the last round only
pairing-met-again = { $first } and { $second } met { $count } times, but in a Swiss system two players meet no more than once
pairing-uneven-colors = { $white } had White against { $black } more often by { $count } games
pairing-round-by-tables = { $white } (number { $white_number }) and { $black } (number { $black_number }) met in round { $round }; by the Berger tables, which the event follows, they meet in round { $tables }
pairing-colors-by-tables = { $white } (number { $white_number }) had White against { $black } (number { $black_number }) in round { $round }; by the Berger tables, which the event follows, { $tables } has White
pairing-tables-help = compare with the crosstable of the event: the tags Round, White and Black may be exchanged
event-of-another = by its players and its day this is the game that `{ $event }` lacks; its tags say `{ $other }`
event-of-another-help = the tags of the event may be those of the record before or after it
event-of-another-related = the event that lacks it
round-incomplete = round { $round } has { $games } of { $expected } { $of ->
    [teams] matches
   *[players] games
}{ $missing }
round-missing-pairs = ; missing: { $pairs }
round-missing-pair = { $first } – { $second }
round-missing-unknown = {""}
round-match-undecided = the match between { $first } and { $second } is not decided: games of it are missing
round-winner-gone = { $name } won a match in round { $round } of the knock-out and has none in a later one: a match is missing
round-several-unbeaten = { $count } participants of the knock-out never lost a match: matches are missing
round-game-missing = { $count ->
    [one] a game is missing
   *[other] { $count } games are missing
}: { $first } – { $second }
round-games-missing = { $games } { $of ->
    [teams] matches
   *[players] games
} are there and { $count } are missing: { $pairs }{ $more ->
    [0] {""}
   *[other] {""} and { $more } more
}
round-stranger = { $name } has { $played } of { $all } games, and the others have all of theirs: another spelling of a name, or somebody who left
round-not-there = { $count ->
    [one] round { $rounds } has no games
   *[other] rounds { $rounds } have no games
}
round-boards-missing = round { $round } lacks { $count ->
    [one] board { $boards }
   *[other] boards { $boards }
}
rounds-boards-missing = { $count } boards are missing in rounds { $rounds }
date-far = dated { $date }, but the event lasted from { $first } to { $last }: the year is probably wrong
date-before-event = dated { $date }, but the event began on { $start }
name-variants = `{ $first }` and `{ $second }` may be the same player: { $why ->
    [same-id] they have the same FIDE ID
    [form] the names are the same but for a federation or signs
    [spelling] the names are the same but for order, alphabet or spelling
    [initials] the surnames are the same, and initials agree with given names
    [games] of the event one has exactly the games that the other lacks
    [near] a letter or two differ, and nothing else does
   *[surname-only] one of the names is the other's surname
}
name-forms = { $count } names stand elsewhere { $differs ->
    [brackets] without what is in brackets behind them, or with it
   *[signs] with other commas, periods, hyphens or capitals
}, as `{ $first }` and `{ $second }`
name-forms-help = `zapis audit --decisions FILE` drafts a decision for each of them
event-joined = { $differs ->
    [no] { $records } records
   *[yes] { $records } records with { $here }
} and { $differs ->
    [no] { $others } others
   *[yes] { $others } with { $there }
} are one event: { $shared } players in common, { $why ->
    [copies] and the same games in the same rounds
    [complete] and together everybody meets everybody
    [stages] and those who won meet again
   *[rounds] and no player meets two opponents in a round
}
event-joined-help = give all records of the event the same tags
related-of-event = a record of the same event
event-outcome = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $players ->
    [one] { $players } player
   *[other] { $players } players
}{ $ending ->
    [nobody] {""}
    [winner] , won by { $first }
   *[points] , first { $first } with { $points }
}
event-doubtful = { $records ->
    [one] { $records } record
   *[other] { $records } records
}{ $differs ->
    [no] {""}
   *[yes] { " with " }{ $here }
} may be of one event with others{ $differs ->
    [no] {""}
   *[yes] { " with " }{ $there }
}: { $shared } of { $players } players are the same, { $why ->
    [no-rounds] but nothing tells their rounds
    [other-opponents] but some of them meet others in the same rounds
    [other-players] but the others are not
   *[other-names] but the names differ, and no dates tell more
}; together { $together }; apart { $one } and { $other }
event-doubtful-help = say in the file of `--events` which it is; if the file is not there, `zapis audit` drafts it
related-of-other-event = a record of what may be the same event
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
    [fide-id] FIDE ID
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
report-rounds-beside-columns = the rounds are not in their columns; they are read in their order
report-tab = there is a tab where only blanks are allowed
report-short = the line ends before its { $part }
report-doubled-number = starting rank { $number } is already used in line { $line }; this line is skipped
report-nobodys-number = no player has number { $number }
report-against-self = the player is paired with himself or herself in round { $round }
report-without-opponent = a game was played in round { $round }, but the opponent's number is missing
report-bye-with-opponent = a bye in round { $round } has an opponent
report-without-color = a game was played in round { $round }, but no color is given
report-too-many-rounds = more rounds than any event has; the rest was not read
report-wrong-count = record { $code } says { $stated }, but there are { $found }
report-no-such-result = number { $number } has no such result in round { $round }
report-not-reckoned = this changes what a kind of result is worth, but the points stated in the file are those without it; it is not taken into account
report-unknown-tie-break = `{ $text }` is not a known tie-break
report-doubled-record = record { $code } is repeated here; the first one counts
report-points = { $name } has { $stated } points in the report file, but the results give { $found }
report-team-points = { $name } has { $stated } { $measure ->
    [game] game
   *[match] match
} points in the report file, but the results give { $found }
report-rank = { $name } has rank { $stated } in the report file, but rank { $found } by points and tie-breaks
report-untold = { $name } has a game against { $opponent } in round { $round } that the line of { $opponent } does not have
report-outcomes = { $name } and { $opponent } have results in round { $round } that cannot both be right: { $own } and { $other }
report-colors = { $name } and { $opponent } both have { $color ->
    [white] White
   *[black] Black
} in round { $round }
report-no-such-player = { $name } is not in the report file
report-rating = { $name } has rating { $stated } in the report file and { $found } in the records
report-name = `{ $name }` of the report file is called `{ $found }` in the records
report-surnames = the records give surnames only of { $count } players, each of whom fits one player of the report file: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
report-rounds-without-records = { $count ->
    [one] round { $rounds } has no record
   *[other] rounds { $rounds } have no record
}
report-doubled-byes = round { $round }: { $names } have the bye that the pairing allots; there is one where the number of players is odd
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

related-record = the record
pairing-other-round = { $first } – { $second } stand in round { $tagged }; in round { $round } neither has a game
result-open = the result of { $first } – { $second }{ $round ->
    [0] { "" }
   *[other] , round { $round },
} is not known, and nearly all other games of the event have one
round-pair-missing = round { $round }: only { $first } and { $second } have no game, and they have not met; their game is probably missing
results-list-line = { $path } is a list of results, but line { $line } is not a game: a line has both players and the result, or the columns of the head
standings-after-round = as after round { $round }: later rounds do not count
