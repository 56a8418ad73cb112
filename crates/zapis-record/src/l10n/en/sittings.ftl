bridge-measure = { $measure ->
    [matchpoints] matchpoints
    [imps] IMPs
   *[percentage] percentage
}
bridge-table-score = the score of { $side } is { $wanted } by contract and result, not { $written }
bridge-compared = the { $measure } of { $side } are `{ $wanted }` by the scores of the board ({ $way }), not `{ $written }`
bridge-compared-percentage = the percentage of { $side } is `{ $wanted }` by the scores of the board ({ $way }), not `{ $written }`
bridge-compared-order = `{ $written }` for a better score than one that is worth `{ $other }`
bridge-compared-equal = `{ $written }` for a score that is worth `{ $other }` at another table
bridge-match-imps = { $own } here and { $others } in the other room (record { $other }) are { $wanted } IMPs for North and South, not `{ $written }`
bridge-results-not-compared = the { $n ->
    [one] result of this record is
   *[other] results of { GROUPED($n) } records from here on are
} compared with no others: the file has more than { GROUPED($compared) }
bridge-results-not-compared-help = split the file by its events
bridge-comparison-unexplained = no usual way of comparing gives the { $measure } of this table; it may hold some of the results only
bridge-totals-unexplained = the boards of the file give less than half of the totals in `{ $column }`; they may be of other boards, too
bridge-award-mismatch = the { $percent } % that the director gave { $side } are `{ $wanted }`, not `{ $written }`
bridge-total-mismatch = `{ $column }` of pair `{ $pair }` is `{ $wanted }` by { $n } { $n ->
    [one] board
   *[other] boards
}, not `{ $written }`
bridge-total-mismatch-help = it may hold a penalty, or points carried over
bridge-fouled-turned = board { $board } has the hands of record { $other }, turned by { $degrees } degrees
bridge-fouled-turned-help = turned by 180 degrees its score stands; turned by 90 degrees it stands and is compared with its like only (Law 87)
bridge-fouled-mixed = board { $board } has some hands of record { $other }, and others that differ
bridge-fouled-deal = board { $board } has another deal than record { $other }
bridge-fouled-help = results of different deals are not compared (Law 87)
bridge-board-conditions-dealer = board { $board } has another dealer than record { $other }, which has the same deal
bridge-board-conditions = board { $board } has another vulnerability than record { $other }, which has the same deal
bridge-board-conditions-help = only results under the same conditions are compared (Law 87)
bridge-deck-result = { $n } { $n ->
    [one] result of a deal
   *[other] results of a deal
} that is not 52 different cards do not stand
bridge-deck-result-help = if the board cannot be played again both sides get 60 %; Law 86A for teams
bridge-result-twice = the same players have the same result on board { $board } in record { $other }
bridge-result-contradicts = the same players have another result on board { $board } in record { $other }
bridge-deal-twice = board { $board } has the deal of board { $before } (record { $other })
bridge-result-twice-file = the same players have the same result of this deal in `{ $path }`, record { $other }
bridge-result-contradicts-file = the same players have another result of this deal in `{ $path }`, record { $other }
bridge-deal-twice-file = the deal is board `{ $board }` in `{ $path }`, record { $other }
sitting-ranked = { $who ->
    [teams] teams
   *[pairs] pairs
}{ $side ->
    [NS] , North and South
    [EW] , East and West
   *[both] { "" }
}, by { $measure ->
    [imps] IMPs
    [matchpoints] matchpoints
   *[percentage] percentage
}
sitting-head = { $column ->
    [rank] #
    [pair] pair
    [team] team
    [names] names
    [boards] boards
    [points] matchpoints
    [percentage] %
    [victory] VP
   *[imps] IMPs
}
sitting-share = board { $board } against { $opponent }: { $what }
sitting-share-alone = board { $board }: { $what }
sitting-score = score { $score } among { $n } { $n ->
    [one] result
   *[other] results
}
sitting-other-room = { $score } here, { $other } in the other room
sitting-award = { $percent } % given by the director
sitting-adjusted = adjusted by the director
sitting-points = { $points } of { $top } matchpoints
sitting-points-alone = { $points } matchpoints
sitting-percentage = { $percent } %
sitting-imps = { $imps } IMPs
sitting-carried = carried over: { $imps } IMPs
