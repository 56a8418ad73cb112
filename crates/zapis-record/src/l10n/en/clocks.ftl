# Clocks, time controls, offers of a draw, and what an illegal move costs.

clock-increases = { $side ->
    [white] White's
   *[black] Black's
 } clock increases by { $rise } with move { $number }, from { $from } to { $to }{ $control ->
    [none] {""}
   *[other] ; by `{ $control }` { $added ->
        [none] no time is added
       *[other] { $added } is added
     }
 }{ $more ->
    [0] {""}
    [one] ; it happens once more
   *[other] ; it happens { $more } more times
 }
clock-increases-help = perhaps the time control is different, the clock was reset, or a time was recorded wrongly
clock-increases-online-help = players on this server can give each other time; or the time control is different
clock-increases-by-two-increments = it is no more than two increments: one of the times may be from before the clock was pressed
clock-increases-by-penalty = perhaps the arbiter added { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } for an infringement by the opponent: an illegal move or an incorrect claim
clock-increases-alone = no other clock reading of the record increases by more than { $second }; without a time control no more can be said
time-control-unreadable = the time control `{ $control }` cannot be read
time-control-unreadable-help = a time control gives moves and seconds, as in `40/5400+30:1800+30` or `300+3`, or is `?` (PGN 9.6.1)
time-control-in-words = the time control `{ $control }` is not written as PGN writes it
time-control-minutes = `{ $control }` means { $minutes ->
    [one] { $minutes } second
   *[other] { $minutes } seconds
 } in PGN, but the clocks start at { $clock }
time-control-minutes-help = it was read as minutes; write `{ $better }`
time-control-minutes-elsewhere = it was read as minutes: `{ $better }`
time-control-contradicts-clocks = { $side ->
    [white] White's
   *[black] Black's
 } clock shows { $clock } after move { $number }, which is more than `{ $control }` gives
time-control-contradicts-clocks-help = the clocks were not checked against it; one of the two belongs to another game
clock-at-zero = { $side ->
    [white] White's
   *[black] Black's
 } clock shows zero after move { $number }, but { SIDE($side) } moves again
clock-at-zero-help = clocks of whole seconds show zero before the time is over; a flag fall counts when it is noticed or claimed
elapsed-time-differs = { SIDE($side) } took { $elapsed } for move { $number } by `%emt`, and { $clocks } by the clocks{ $more ->
    [0] {""}
    [one] ; one more move differs
   *[other] ; { $more } more moves differ
 }
elapsed-time-differs-help = the two times may come from different clocks
draw-offer-in-movetext = `(=)` between the moves was read as a draw offer
draw-offer-in-movetext-help = in PGN a parenthesis begins a variation; write the draw offer as a comment: `{"{"}(=){"}"}`
draw-offer-elsewhere = in PGN a parenthesis begins a variation; a draw offer belongs in a comment: `{"{"}(=){"}"}`
illegal-move-costs = { $pace ->
    [classical] standard (classical)
    [rapid] rapid
   *[blitz] blitz
 }{ $assumed ->
    [yes] , assumed
   *[no] {""}
 }: { $cost }{ $draw ->
    [yes] , or drawn if the opponent cannot mate
   *[no] {""}
 }{ $queen ->
    [yes] ; the pawn is replaced by a queen
   *[no] {""}
 }{ $both ->
    [yes] ; both kings are in check
   *[no] {""}
 }{ $uncorrected ->
    [no] {""}
   *[other] ; a draw if it is not corrected ({ $uncorrected })
 }{ $king ->
    [yes] ; capturing the king is an illegal move like any other
   *[no] {""}
 }
illegal-move-first-loses = first completed illegal move: the game is lost{ $claim ->
    [yes] {" "}if the opponent claims it before moving
   *[no] {""}
 }
illegal-move-second-loses = first completed illegal move: { $minutes ->
    [one] { $minutes } extra minute
   *[other] { $minutes } extra minutes
 } to the opponent; second: the game is lost
illegal-move-second-loses-only = second completed illegal move: the game is lost
illegal-move-third-loses = first and second completed illegal move: { $minutes ->
    [one] { $minutes } extra minute
   *[other] { $minutes } extra minutes
 } each to the opponent; third: the game is lost
illegal-move-arbiter-decides = the arbiter decides, if the opponent claims it before moving
laws-notes =
    ~         not read in the edition itself: from summaries, or inferred; ? not known
    numbers   how articles are numbered: the claim of a third occurrence by a move
    rapid     minutes for a player with 60 increments (none are counted in 2001)
    5×, 75    whether five occurrences or 75 moves draw the game without a claim:
    {"          + yes, = yes, but the occurrences must follow each other"}
    loses at  which completed illegal move loses in classical, rapid, blitz;
    {"          – the arbiter decides"}
ruling = ruling
