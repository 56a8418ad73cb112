# Clocks, time controls, offers of a draw, and what an illegal move costs.

clock-increases = { $side ->
    [white] white's
   *[black] black's
 } clock rises by { $rise } with move { $number }, from { $from } to { $to }{ $control ->
    [none] {""}
   *[other] ; by `{ $control }` { $added ->
        [none] no time is added
       *[other] { $added } is added
     }
 }{ $more ->
    [0] {""}
    [one] ; so it does once more
   *[other] ; so it does { $more } times more
 }
clock-increases-help = perhaps the time control is another one, the clock was set anew, or a time was written down wrongly
clock-increases-online-help = players on this server can give each other time; or the time control is another one
clock-increases-by-two-increments = it is no more than two increments: one of the times may be from before the clock was pressed
clock-increases-by-penalty = perhaps the arbiter added { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } for what the opponent did: an illegal move or an incorrect claim
clock-increases-alone = no other clock of the record rises by more than { $second }; without a time control no more can be said
time-control-unreadable = the time control `{ $control }` cannot be read
time-control-unreadable-help = write moves and seconds, as in `40/5400+30:1800+30` or `300+3`, or `?` (PGN 9.6.1)
time-control-minutes = `{ $control }` means { $minutes ->
    [one] { $minutes } second
   *[other] { $minutes } seconds
 } in PGN, and the clocks begin at { $clock }
time-control-minutes-help = it was read as minutes; write `{ $better }`
time-control-contradicts-clocks = { $side ->
    [white] white's
   *[black] black's
 } clock shows { $clock } after move { $number }, which is more than `{ $control }` gives
time-control-contradicts-clocks-help = the clocks were not checked against it; one of the two is of another game
clock-at-zero = { $side ->
    [white] white's
   *[black] black's
 } clock stands at zero after move { $number }, and { $side } moves again
clock-at-zero-help = clocks of whole seconds stand at zero before the time is over; a flag counts when it is seen or claimed
elapsed-time-differs = { $side } took { $elapsed } for move { $number } by `%emt`, and { $clocks } by the clocks{ $more ->
    [0] {""}
    [one] ; one more move differs
   *[other] ; { $more } more moves differ
 }
elapsed-time-differs-help = the times of both may be from different clocks
draw-offer-in-movetext = `(=)` stands between the moves: it was read as an offer of a draw
draw-offer-in-movetext-help = in PGN a bracket begins a variation; write the sign as a comment: `{"{"}(=){"}"}`
illegal-move-costs = { $pace ->
    [classical] classical
    [rapid] rapid
   *[blitz] blitz
 }{ $assumed ->
    [yes] {" "}(assumed)
   *[no] {""}
 }: { $cost }{ $draw ->
    [yes] , or draws if the opponent cannot mate
   *[no] {""}
 }{ $queen ->
    [yes] ; the pawn becomes a queen
   *[no] {""}
 }{ $both ->
    [yes] ; both kings are in check
   *[no] {""}
 }{ $uncorrected ->
    [no] {""}
   *[other] ; a draw if nobody corrects it ({ $uncorrected })
 }{ $king ->
    [yes] ; taking the king is an illegal move like others
   *[no] {""}
 }
illegal-move-first-loses = completed, the first loses{ $claim ->
    [yes] {" "}when the opponent claims it before moving
   *[no] {""}
 }
illegal-move-second-loses = completed, the first gives the opponent { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }, the second loses
illegal-move-second-loses-only = completed, the second loses
illegal-move-third-loses = completed, each of the first two gives the opponent { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }, the third loses
illegal-move-arbiter-decides = the arbiter decides, when the opponent claims it before moving
laws-notes =
    ~         not read in the edition itself: from summaries, or inferred; ? not known
    numbers   how articles are numbered: the claim of a third occurrence by a move
    rapid     minutes for a player with 60 increments (none are counted in 2001)
    5×, 75    whether five occurrences or 75 moves draw the game without a claim:
    {"          + yes, = yes, but the occurrences must follow each other"}
    loses at  which completed illegal move loses in classical, rapid, blitz;
    {"          – the arbiter decides"}
ruling = ruling
