# What the laws make of a game: several articles cited together, illegal moves, sealed moves, quickplay finishes.

articles = articles { $numbers }
articles-of-appendix = Appendix { $numbers }
none-verified = { $cited } (numbers not verified)
illegal-by = { $why } (why it is illegal)
illegal-by-and-restored = { $why } (why it is illegal); { $restored } (the position before it is restored)
illegal-restored = { $restored } (the position before it is restored)
illegal-promoted = { $restored } (the pawn is replaced by a queen)
illegal-by-and-promoted = { $why } (why it is illegal); { $restored } (the pawn is replaced by a queen)

sealed-drawn = { $opponent ->
    [white] White
   *[black] Black
} cannot checkmate by any possible series of legal moves: the exception applies, and the game is drawn
sealed-loses-unless = { $side ->
    [white] White
   *[black] Black
} loses the game, unless { $opponent ->
    [white] White
   *[black] Black
} cannot checkmate by any possible series of legal moves, which could not be decided here
sealed-drawn-elsewhere = what becomes of it was not established for this edition; in the editions that are known the game is drawn, since { $opponent ->
    [white] White
   *[black] Black
} cannot checkmate by any possible series of legal moves
sealed-already-mated = the game had ended before the move was sealed: { $side ->
    [white] White
   *[black] Black
} was checkmated and loses
sealed-already-stalemated = the game had ended before the move was sealed: stalemate, a draw
sealed-already-dead = the game had ended before the move was sealed: neither side can checkmate, a draw
sealed-set-aside = read by look-alikes in other letters it would mean { $mv } ({ $letters }): that counts only if the player writes in them

ruling-by = { $says } ({ $cited })
ruling-penalty-by = { $costs }: { $cited }

ruling-tempo-no-formula = { $tempo ->
    [classical] standard (classical)
    [rapid] rapid
   *[blitz] blitz
}, if increments are counted for sixty moves, which this edition does not say; set it with --time-class
ruling-tempo-event-type = { $tempo ->
    [classical] standard (classical)
    [rapid] rapid
   *[blitz] blitz
} by the `EventType` tag
ruling-tempo-control-word = { $tempo ->
    [classical] standard (classical)
    [rapid] rapid
   *[blitz] blitz
} by the word in the `TimeControl` tag
ruling-tempo-event-name = { $tempo ->
    [classical] standard (classical)
    [rapid] rapid
   *[blitz] blitz
}, if the name of the event is true; set it with --time-class
ruling-tempo-correspondence = a game by correspondence: the rules of the event say so
illegal-move-by-correspondence = a game by correspondence: no clock is pressed, so no illegal move is completed; the rules of the event say what follows

quickplay-heading = { $verdict ->
    [upheld] claim correct
    [refused] claim incorrect
   *[undecidable] for the arbiter to decide
}: quickplay finish, a draw claimed by { $side ->
    [white] White
   *[black] Black
} { $moment }
quickplay-clock = { $side ->
    [white] White
   *[black] Black
}'s clock: { $clock } after { $mv }
quickplay-no-clock = { $side ->
    [white] White
   *[black] Black
}'s clock: not in the record
quickplay-too-early = the claim can be made only with less than two minutes left; how long { $side ->
    [white] White
   *[black] Black
} thought before claiming is not in the record
quickplay-material = material: White { $white }, Black { $black }
quickplay-progress = moves without progress: { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} { $without }
quickplay-occurred = the position has occurred { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
} ({ $stood })
quickplay-can-mate = { $side ->
    [white] White
   *[black] Black
} { $can ->
    [yes] can checkmate by some series of legal moves
    [no] cannot checkmate by any series of legal moves
   *[unknown] : whether checkmate is possible by some series of legal moves was not decided
}
quickplay-other-claim = { $side ->
    [white] White
   *[black] Black
} can also claim by repetition or by fifty moves, which the record decides: --at without --quickplay
quickplay-ruling = { $reason ->
    [opponent-cannot-mate] { $opponent ->
        [white] White
       *[black] Black
    } cannot win by any means, so the game is drawn
    [already-drawn] the game had already ended in a draw
    [mate] the game had ended by mate
    [stalemate] the game had ended by stalemate
    [not-to-move] only the player who has the move can claim
    [increment] the guidelines do not apply to games with an increment
    [blitz] the guidelines do not apply to blitz
    [no-position] the record does not go so far
   *[for-the-arbiter] whether { $opponent ->
        [white] White
       *[black] Black
    } can win by normal means, or has made an effort to, is not ruled on here: the arbiter agrees and declares a draw, postpones the decision, or rejects the claim
}

list-takes-less = --draw and --seed belong to `zapis list chess960`; names behind the list, and --format, to `chess960` and `schemas`, numbers to `berger` and `varma`
chess960-unknown = `{ $asked }` is not a starting arrangement of Chess960: give a number from 0 to 959, eight pieces from the a-file on, or the FEN
chess960-number = number   { $number }  { $pieces }
chess960-stands = { $square } { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
chess960-squares = squares  { $squares }
chess960-fen = FEN      { $fen }
chess960-throw = lot      { $role ->
    [bishop] bishop
    [queen] queen
   *[knight] knight
}: { $shown } of { $faces } free squares, { $square }
chess960-rest = lot      rook, king and rook on the three squares left
chess960-seed = seed     { $seed } (--seed { $seed } draws the same)

both-flags-fallen = the record says that both flags had fallen, but the result is `{ $result }`
both-flags-fallen-help = { $period ->
    [last] in the last period the game is drawn, unless it is established which flag fell first
    [earlier] in a period before the last the game continues, unless it is established which flag fell first
   *[unknown] unless it is established which flag fell first, the game continues, or is drawn if this was the last period
}
draw-agreed-too-early = a draw agreed { $plies ->
    [0] before either player had made a move
   *[1] before Black or White had made a move of his own
}
draw-agreed-too-early-help = since July 2017 a draw can be agreed only when both players have made at least one move
wrong-array = all { $plies } half-moves are legal from a wrong start: { $arrays }
array-swap = { $pieces ->
    [king-queen] { $side ->
        [white] White's king and queen
        [black] Black's king and queen
       *[both] the kings and queens of both sides
    }
    [bishops-knights] { $side ->
        [white] White's bishops and knights
        [black] Black's bishops and knights
       *[both] the bishops and knights of both sides
    }
    [queenside] { $side ->
        [white] White's bishop and knight on the queenside
        [black] Black's bishop and knight on the queenside
       *[both] the bishops and knights on the queenside
    }
   *[kingside] { $side ->
        [white] White's bishop and knight on the kingside
        [black] Black's bishop and knight on the kingside
       *[both] the bishops and knights on the kingside
    }
} stood on each other's squares
array-black-first = Black moved first
array-turned = the board was turned round, White's pieces standing on the seventh and eighth ranks
array-parts = { $parts }
wrong-array-help = { $moves ->
    [one] 1 move had
   *[other] { $moves } moves had
} been made by both players. { $what ->
    [late] Found while it is played, such a game is annulled and a new one is played; whether it continues after 10 moves or more is to be looked up in the edition in force
   *[anew] Found while it is played, such a game is annulled and a new one is played
}
black-moved-first = all { $plies } half-moves are legal with the colors exchanged: Black moved first
colors-reversed = the record says that the colors were reversed
colors-reversed-help = { $what ->
    [anew] fewer than 10 moves have been made by both players: a new game is played with the correct colors
    [goes-on] 10 moves or more have been made: the game continues and counts
   *[arbiter] the game continues, unless the arbiter rules otherwise
}
