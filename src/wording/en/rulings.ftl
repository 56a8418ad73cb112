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
