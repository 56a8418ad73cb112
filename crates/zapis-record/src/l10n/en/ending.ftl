# How games end: dead positions, forfeits, what a record says of its end, kings in the center.

dead-position = neither side can mate by any series of legal moves from here: the game is drawn{ $later ->
    [0] {""}
    [one] , and one more move was made
   *[other] , and play went on for { $later } plies
}
dead-position-help = the game ended here; what was played afterwards does not count
result-contradicts-dead-position = the result is given as `{ $result }`, but neither side can mate by any series of legal moves in the final position
true-result = by the laws the result is `{ $result }`
unwinnable-forfeit = { $winner ->
    [white] White
   *[black] Black
} is awarded the win { $reason ->
    [time] on time
    [illegal-moves] for illegal moves
   *[resignation] by resignation
}, but cannot mate by any series of legal moves
forfeit-undetermined = { $winner ->
    [white] White
   *[black] Black
} is awarded the win { $reason ->
    [time] on time
    [illegal-moves] for illegal moves
   *[resignation] by resignation
}; whether any series of legal moves leads to mate was not determined
forfeit-undetermined-help = the search has ended without an answer: if no series of legal moves leads to mate, the game is drawn
unwinnable-win = the result is given as `{ $result }`, but { $winner ->
    [white] White
   *[black] Black
} cannot mate by any series of legal moves in the final position, and the record does not say how the game was won
unwinnable-win-help = { $resigned ->
    [draws] a fallen flag, illegal moves and a resignation give a draw here: find out how the game ended
   *[wins] a fallen flag gives a draw here, a resignation the win: find out how the game ended
}
result-contradicts-forfeit = the game is scored as a draw although { $reason ->
    [time] a flag fell
   *[illegal-moves] it was forfeited
} and { $winner ->
    [white] White can still mate
    [black] Black can still mate
   *[either] either side can still mate
}
result-contradicts-forfeit-help = a forfeit is a draw only when the opponent cannot mate by any series of legal moves
result-contradicts-words = { $said_in ->
    [tag] according to the Termination tag
   *[comment] according to the last comment
} { $said ->
    [white] White won
    [black] Black won
   *[draw] the game was drawn
}{ $reason ->
    [time] {" "}on time
    [resignation] {" "}by resignation
    [illegal-moves] {" "}by illegal moves
    [agreement] {" "}by agreement
    [mate] {" "}by mate
    [stalemate] {" "}by stalemate
    [repetition] {" "}by repetition
    [fifty-moves] {" "}by the fifty-move rule
    [material] , the position being dead
    [abandoned] , the game having been abandoned
    [no-show] {" "}by default
    [adjudication] {" "}by adjudication
   *[none] {""}
}, but the result is { $state ->
    [open] left open as `{ $result }`
   *[given] given as `{ $result }`
}
result-contradicts-words-help = one of the two is wrong: compare the scoresheets
termination-contradicts-board = { $said_in ->
    [tag] the Termination tag
   *[comment] the last comment
} { $board ->
    [no-mate] speaks of mate, but the final position is not mate
    [no-stalemate] speaks of stalemate, but the final position is not stalemate
    [not-dead] says that neither side can mate, but a series of legal moves ends in mate
    [no-repetition] speaks of repetition, but no position has occurred twice
    [no-time] says that a flag fell, but the clock of the winner shows no time, and that of the loser some
    [not-fifty] names the fifty-move rule, but fewer moves have been made without a capture or a pawn move
   *[mate] { $reason ->
        [time] says that a flag fell
        [resignation] says that a player resigned
        [illegal-moves] speaks of an illegal move
       *[agreement] says that a draw was agreed
    }, but the last move is mate
}
termination-contradicts-board-help = moves may be missing at the end, or the game ended in another way
termination-contradicts-comment = the record says first that { $first ->
    [time] a flag fell
    [resignation] a player resigned
    [illegal-moves] there was an illegal move
    [agreement] a draw was agreed
    [mate] it was mate
    [stalemate] it was stalemate
    [repetition] a position was repeated
    [fifty-moves] the fifty-move rule was applied
    [material] the position was dead
    [abandoned] the game was abandoned
    [no-show] a player did not appear
   *[adjudication] the game was adjudicated
}, but here that { $second ->
    [time] a flag fell
    [resignation] a player resigned
    [illegal-moves] there was an illegal move
    [agreement] a draw was agreed
    [mate] it was mate
    [stalemate] it was stalemate
    [repetition] a position was repeated
    [fifty-moves] the fifty-move rule was applied
    [material] the position was dead
    [abandoned] the game was abandoned
    [no-show] a player did not appear
   *[adjudication] the game was adjudicated
}
result-signalled-by-kings = `{ $written }` is not a move: { $moves ->
    [one] a king was
   *[other] the kings were
} placed in the center to signal the result `{ $signalled }` to an electronic board
result-signalled-otherwise = `{ $written }` is not a move: the kings were placed in the center to signal the result `{ $signalled }` to an electronic board, but the result is given as `{ $result }`
remove-signal = { $moves ->
    [one] remove the last move
   *[other] remove the last { $moves } moves
}: the game ended after { $plies } { $plies ->
    [one] ply
   *[other] plies
}
remove-signal-and-perhaps = { $moves ->
    [one] remove the last move
   *[other] remove the last { $moves } moves
}, and see whether `{ $before }` was played
signal-ended = the game ended after { $plies } { $plies ->
    [one] ply
   *[other] plies
}
signal-perhaps = see whether `{ $before }` was played
drawn-scored-as-won = { $message }, { $on ->
    [yes] and
   *[no] but
} the game is scored `{ $result }`
seventy-five-moves-at-start = { $clock } half-moves without a capture or a pawn move before the starting position, seventy-five moves by each side or more: the game was drawn before the record begins
