# Events, crosstables, standings and what their numbers are made of.

event-without-name = event without a name
event-kind = { $kind ->
    [match] match
    [round-robin] { $cycles ->
        [1] round robin
        [2] double round robin
       *[other] round robin of { $cycles } cycles
    }
    [scheveningen] { $cycles ->
        [1] Scheveningen system
       *[other] Scheveningen system, { $cycles } games each
    }
    [swiss] Swiss system
    [knock-out] knock-out
   *[unknown] tournament type unknown
}{ $of ->
    [teams] {""} of teams
   *[players] {""}
}
event-is = { $kind }: { $contestants ->
    [one] 1 { $of ->
        [teams] team
       *[players] player
    }
   *[other] { $contestants } { $of ->
        [teams] teams
       *[players] players
    }
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $rounds ->
    [0] , rounds not known
    [one] , 1 round
   *[other] , { $rounds } rounds
}
event-tie-breaks = tie-breaks: { $codes } ({ $rules })
event-uncertain = not verified against the text of the regulations: { $codes }
event-complete = all games present
event-berger = pairings by the Berger tables; pairing numbers: { $numbers }
event-berger-moved = pairings by the Berger tables; rounds played at another time: { $moved }; pairing numbers: { $numbers }
event-moved-round = { $played } (round { $tables } of the tables)
event-numbered = { $number } { $name }
event-rounds-by-day = no record names its round; rounds are the days of the games
event-some-rounds-by-day = { $count ->
    [one] { $count } record names no round; it was taken from the other games of the day
   *[other] { $count } records name no round; it was taken from the other games of the day
}
event-unnamed-teams = no record names teams; they were taken from the boards
event-assumed-forfeits = counted as forfeits, since no moves were played: { $count ->
    [one] 1 win without moves
   *[other] { $count } wins without moves
}
event-assumed-absences = { $count ->
    [one] 1 round of a player is not recorded; it counts as an absence without points
   *[other] { $count } rounds of players are not recorded; they count as absences without points
}
event-unknown-results = result unknown, no points counted yet: { $count ->
    [one] 1 game
   *[other] { $count } games
}
event-first-place = its first record: { $place }
event-added-unknown = the file of events names a player who has no game here: { $name }
event-added-player = { $name } has no game here and is in the table only because the file of events says so
event-added-twice = { $name } already has a game or a bye in round { $round }; what the file of events says about that round is not applied
event-added-no-game = the file of events corrects a game that is not here: round { $round }, { $white } – { $black }
event-repeated = left out, since another record has the same game: { $count ->
    [one] 1 record
   *[other] { $count } records
}
event-proved-names = counted as one player, since otherwise a player would be missing or extra: { $names }{ $more ->
    [0] {""}
   *[other] {""} and { $more } more
}
event-same-names = one player, since the same game is under both names: { $names }{ $more ->
    [0] {""}
   *[other] {""} and { $more } more
}
event-withdrew = { $name } withdrew after { $played } of { $scheduled } games: { $counts ->
    [yes] half of the games were played, so points count, and games not played are won by the opponents
   *[no] fewer than half of the games were played, so no points of these games count for anybody
}{ $applied ->
    [yes] {""}
   *[no] {""} (--half-rule applies it)
}
event-objection = { $code } { $why ->
    [buchholz-in-round-robin] must not be used in round robins (C.07 of 2026, article 8)
    [not-in-these-rules] does not exist in these rules
   *[for-teams] is for teams
}; it is computed all the same
event-play-off = { $count ->
    [one] a game
   *[other] { $count } games
} after the last round between players who were level count as a play-off: they decide places and bring no points ({ $results })
event-varma = Varma groups for { $count } players: { $groups }
event-varma-no-table = the Varma tables are for 9 to 24 players; there are { $count } here
event-varma-late = { $first } and { $second } are of the same federation and meet in round { $round }
event-merged-names = counted as one player: { $names }
event-possible-variants = perhaps one player: { $names } (--merge-names counts them as one)
event-others = belong to no event with standings: { $count ->
    [one] 1 record
   *[other] { $count } records
}

standings-name = { $of ->
    [teams] Team
   *[players] Player
}
standings-rating = Elo
standings-games = Games
standings-points = Pts
standings-match-points = MP
standings-game-points = GP
standings-stage = { $count ->
    [1] final
    [2] semi-finals
    [4] quarter-finals
   *[other] 1/{ $count } finals
}
standings-round = round { $round }
standings-summary = { $events ->
    [one] 1 event
   *[other] { $events } events
}, { $contestants ->
    [one] 1 participant
   *[other] { $contestants } participants
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $errors ->
    [one] 1 error
   *[other] { $errors } errors
}, { $warnings ->
    [one] 1 warning
   *[other] { $warnings } warnings
}
standings-no-event = no event was found: no two players are named by the tags of a record
standings-alone = no event was found: { $count ->
    [one] the only game is alone of its event
   *[other] each of { GROUPED($count) } games is alone of its event
}. `--event NAME` shows the standings of any event
standings-no-such-event = no event is called `{ $name }`; there are: { $events }
standings-no-such-player = no player is called `{ $name }`
standings-one-event = a report file holds one event, but there are { $count }: choose one with --event
standings-unknown-rules = `{ $name }` is not a version of the tie-break rules; known: { $known }
standings-unknown-tie-break = `{ $text }` is not a known tie-break; known: { $known }
standings-bad-points = `{ $text }` is not a points system; expected the points for a win, a draw and a loss: 3-1-0
standings-not-a-report = { $path } is not a FIDE report file (TRF16, TRF26)
standings-report-of-one-event = a report file holds one event, but there are { $count }: choose one with --event
standings-clubs = the report file lists { $count ->
    [one] 1 club
   *[other] { $count } clubs
} like teams, but the event is one of players (record 092): the players are ranked, and a report file that is written has no team lines
report-columns = { $n_rounds ->
    [0] {""}
    [one] round { $rounds } takes several columns of the report file, since a line has room for one game of each
   *[other] rounds { $rounds } take several columns of the report file, since a line has room for one game of each
}{ $unknown ->
    [yes] { $n_rounds ->
        [0] {""}
       *[other] ;{" "}
    }games whose round is not known are in its last columns
   *[no] {""}
}; a comment in it says which column is of which round
report-latin = { $count ->
    [one] 1 name is
   *[other] { $count } names are
} written in Latin letters without signs, since programs count the columns of others differently
report-clubs = { $count ->
    [one] 1 club, listed like a team, is
   *[other] { $count } clubs, listed like teams, are
} left out of the report file: the event is one of players
report-play-off = { $count ->
    [one] 1 game of the play-off is
   *[other] { $count } games of the play-off are
} no part of the report file, whose points are those of the rounds
standings-report-lost = the columns of the report file have no room for: { $what }
standings-lost = { $name }: { $part ->
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
    [opponent] an opponent
    [color] a color
    [outcome] a result
    [round] a round
   *[count] a number
}

explained-heading = { $name }: rank { $rank }, points { $points }
explained-round = { $round ->
    [0] round not known
   *[other] round { $round }
}
explained-no-round = all rounds
explained-game = { $round }: { $result } against { $opponent }{ $color ->
    [white] {""} with White
    [black] {""} with Black
   *[none] {""}
}{ $points }
explained-absence = { $round }: { $outcome ->
    [H] half-point bye
    [F] full-point bye
    [U] pairing-allocated bye
    [plus] won by forfeit
    [minus] lost by forfeit
   *[Z] absent
}, { $points }
explained-adjustment = bonus or penalty points: { $points }
explained-tie-break = { $code }, { $name }: { $value } ({ $rules }{ $sure ->
    [yes] {""}
   *[no] , not verified against the text
})
explained-term = { $round }: { $why } = { $value }{ $cut ->
    [yes] , cut
   *[no] {""}
}
explained-opponent = { $opponent } { $score }
explained-dummy = not played, a dummy opponent with the player's own score { $own }{ $cap ->
    [none] {""}
   *[other] , capped at { $cap }
}
explained-virtual = not played, a virtual opponent: { $before } before, less { $received } received, half a point for each of { $rounds } rounds to come{ $factor }
explained-running = score so far
explained-counted = counts ({ $opponent })
explained-scored = scored against { $opponent }
explained-rating = rating of { $opponent }
explained-of-opponent = of { $opponent }
explained-average = average rating of the opponents
explained-difference = rating difference for { $percent } %
explained-board = board { $board } ({ $opponent })
explained-share = share of the other score

tie-break-name = { $code ->
    [PTS] points
    [MPTS] match points
    [GPTS] game points
    [MPVGP] match or game points, whichever is not first
    [MPGP] match points and game points
    [DE] direct encounter
    [EDE] direct encounter of teams
    [EDEC] direct encounter of teams, then board count
    [EDET] direct encounter of teams, then the top boards
    [EDEB] direct encounter of teams, then without the bottom boards
    [EDEBT] direct encounter of teams, board count, top boards
    [EDEBB] direct encounter of teams, board count, bottom boards
    [WIN] wins
    [WON] games won over the board
    [BPG] games played with Black
    [BWG] games won with Black
    [PS] progressive score
    [REP] rounds one elected to play
    [STD] standard points
    [TPN] pairing number
    [BH] Buchholz
    [FB] Fore Buchholz
    [AOB] average of the opponents' Buchholz
    [SBH] sum of the opponents' Buchholz
    [SB] Sonneborn-Berger
    [ESB] Sonneborn-Berger for teams
    [EMMSB] Sonneborn-Berger for teams, match points by match points
    [EMGSB] Sonneborn-Berger for teams, match points by game points
    [EGMSB] Sonneborn-Berger for teams, game points by match points
    [EGGSB] Sonneborn-Berger for teams, game points by game points
    [KS] Koya
    [ARO] average rating of opponents
    [TPR] tournament performance rating
    [PTP] perfect tournament performance
    [APRO] average performance rating of opponents
    [APPO] average perfect performance of opponents
    [RTNG] rating
    [BC] board count
    [TBR] top boards
    [BBE] without the bottom boards
   *[other] score and schedule strength combination
}

tie-breaks-head = Code | Tie-break
tie-breaks-notes = Modifiers: /C1 /C2 cut the lowest values, /M1 /M2 the lowest and the highest; /P counts forfeits as games; /U1400 rates unrated opponents; /L60 /L+1 move the limit of Koya, /L>50 asks for more than it, /L50G for half of the games that the opponent was paired in; SM45 is the tie-break of that number in Swiss-Manager; :MP :GP choose a score of teams. `zapis standings --tiebreaks DE,SB,BH/C1`

# All players of an archive.
players-head = { $column ->
    [name] Player
    [games] Games
    [years] Years
    [rating] Rating
   *[id] FIDE ID
}
players-spelling = { $name } ({ $games })
players-summary = { GROUPED($players) } { $players ->
    [one] player
   *[other] players
}, { GROUPED($spellings) } { $spellings ->
    [one] spelling
   *[other] spellings
}
players-no-report = players are listed as text, JSON or CSV, not as a report file
results-differ = the records of { $white } – { $black }{ $round ->
    [0] { "" }
   *[other] , round { $round },
} give two results: { $counted } counts here, { $other } does not
results-differ-help = correct the wrong record, or let one source decide with `--prefer FILE`
related-counted = the result that counts
standings-prefers-none = `{ $path }` is not among the files that are read, and cannot be preferred
