# Claims of a draw, rulings on them, sealed moves.

claims-heading = { $place } (record { $record }): { $players }, { $result }
claims-nobody = players not named
claims-no-result = result not given
claims-law = { $label }: { $cited }
claims-no-edition = laws: the game is older than every edition known here, so no article is cited; what all of them say on claims is applied (choose one with --laws)
claims-not-complete = the record cannot be played beyond ply { $ply }: what follows was not examined
claims-more = … and { $count } more (--format json shows more of them)
claims-summary = { $records ->
    [one] 1 record
   *[other] { $records } records
}, { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}: { $claims ->
    [one] 1 possible claim
   *[other] { $claims } possible claims
} and { $automatic ->
    [one] 1 draw without a claim
   *[other] { $automatic } draws without a claim
} in { $with ->
    [one] 1 record
   *[other] { $with } records
}

claim-stood-after = after { $mv } (ply { $ply })
claim-stood-at-start = at the start
claim-stood-earlier = { $count } times before
claim-threefold-intended = ply { $ply }: { $side ->
    [white] White
   *[black] Black
} may claim a draw by writing { $mv }: the position will then have occurred { $count ->
    [3] three times
    [4] four times
    [5] five times
   *[other] { $count } times
} (earlier: { $stood })
claim-threefold-appeared = ply { $ply }: { $side ->
    [white] White
   *[black] Black
}, to move, may claim a draw: the position has occurred { $count ->
    [3] three times
    [4] four times
    [5] five times
   *[other] { $count } times
} ({ $stood })
claim-fifty-intended = ply { $ply }: { $side ->
    [white] White
   *[black] Black
} may claim a draw by writing a move that completes fifty moves by each side { $without } ({ $moves })
claim-fifty-appeared = ply { $ply }: { $side ->
    [white] White
   *[black] Black
}, to move, may claim a draw: fifty moves by each side { $without } have been made, the last { $mv }
claim-fifty-at-start = ply 0: { $side ->
    [white] White
   *[black] Black
}, to move, may claim a draw: fifty moves by each side { $without } had been made when the record begins
claim-fifty-until = plies { $ply } to { $last }: the player to move may claim a draw: fifty moves by each side { $without } have been made
claim-fivefold = ply { $ply }: the game is drawn without a claim: the position has occurred { $count ->
    [5] five times
   *[other] { $count } times
} ({ $stood })
claim-seventy-five = ply { $ply }: the game is drawn without a claim: seventy-five moves by each side without a capture or a pawn move have been made, the last { $mv }
claim-seventy-five-at-start = ply 0: the game was drawn without a claim: seventy-five moves by each side without a capture or a pawn move had been made when the record begins
claim-several-moves = { $moves } and { $count } more
claim-was-played = { $mv } was played without a claim
claim-went-on = play went on with { $mv }
claim-record-ends = the record ends here: { $result }
claims-after-the-end = that draw ended the game; { $count ->
    [one] 1 claim
   *[other] { $count } claims
} after it: --format json shows them

ruling-heading = { $verdict ->
    [upheld] claim correct
    [refused] claim incorrect
   *[undecidable] claim not decidable from the record
}: draw claimed by { $side ->
    [white] White
   *[black] Black
} { $moment }
ruling-moment-after = after { $mv } (ply { $ply })
ruling-moment-start = before the first move
ruling-moment-written = with { $mv } written (ply { $ply })
ruling-moment-unread = with `{ $written }` written (ply { $ply })
ruling-moment-unknown = at ply { $ply }
ruling-threefold = the position has occurred { $count ->
    [3] three times
    [4] four times
    [5] five times
   *[other] { $count } times
}: { $stood }
ruling-threefold-intended = after { $mv } the position will have occurred { $count ->
    [3] three times
    [4] four times
    [5] five times
   *[other] { $count } times
}; earlier: { $stood }
ruling-fifty = fifty moves by each side { $without } have been made
ruling-fifty-intended = { $mv } completes fifty moves by each side { $without }
ruling-already-fivefold = the game was drawn without a claim when the position occurred for the fifth time, { $stood }
ruling-already-seventy-five = the game was drawn without a claim when seventy-five moves by each side without a capture or a pawn move had been made, { $stood }
ruling-not-to-move = only the player to move can claim, but { $side ->
    [white] White
   *[black] Black
} is to move
ruling-count = the position has occurred { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}: { $stood }
ruling-count-intended = after { $mv } the position would have occurred { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}{ $others ->
    [0] { "" }
   *[other] ; earlier: { $stood }
}
ruling-clock = { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} { $without }; fifty moves by each side are 100 plies
ruling-clock-since = { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} { $without } since { $mv } (ply { $ply }); fifty moves by each side are 100 plies
ruling-clock-begins = { $mv } is { $game ->
    [tavreli] a move by a ratnik or builds a tower
   *[chess] a capture or a pawn move
}: the count of fifty moves starts again
ruling-mated = the game had already ended by checkmate
ruling-stalemated = the game had already ended by stalemate
ruling-illegal-move = `{ $written }` is not a legal move here
ruling-illegal-because = `{ $written }` is not a legal move here: { $why }
ruling-unintelligible-move = `{ $written }` is not a move in any known notation
ruling-ambiguous-move = `{ $written }` can mean { $moves }
ruling-behind-record = the record ends after ply { $ply }
ruling-behind-fault = the record cannot be played beyond ply { $ply }
ruling-no-start = the game cannot be played: the starting position given is impossible
ruling-near-miss = { $stood } the same pieces stood on the same squares, but { $differences }
ruling-differs-to-move = { $side ->
    [white] White
   *[black] Black
} was to move
ruling-differs-castling = { $side ->
    [white] White
   *[black] Black
} still had the right to castle { $wing }
ruling-differs-castling-rook = { $side ->
    [white] White
   *[black] Black
} still had the right to castle with the rook on { $rook }
ruling-differs-en-passant = a pawn could be captured en passant on { $square }
ruling-differs-no-en-passant = the en passant capture on { $square } was not possible
ruling-begins-late = the record begins in the middle of a game: positions before its start are not counted
ruling-could-write = { $side ->
    [white] White
   *[black] Black
} could claim by writing { $moves }
ruling-could-have-written = { $side ->
    [white] White
   *[black] Black
} could have claimed before playing { $mv }, by writing it
ruling-may-claim = { $side ->
    [white] White
   *[black] Black
}, to move, may claim
ruling-wing = { $wing ->
    [kingside] kingside
   *[queenside] queenside
}
ruling-to-move = { $side ->
    [white] White
   *[black] Black
} to move, castling rights: { $castling }, plies { $without }: { $clock }
ruling-castling-none = none
ruling-restored = the record has an error before the claim; it is judged on the restored game: { $readings }
ruling-read = { $turn } `{ $word }` read as { $read } ({ $sure } % sure)
ruling-supplied = { $turn } { $read } put in ({ $sure } % sure)
ruling-ask = ask the players first: `zapis repair` shows what else may have been played
ruling-sheets-agree = the sheets agree up to the claim
ruling-sheets-differ = the sheets differ before the claim; it is judged on the game that `zapis compare` makes of them: { $readings }
ruling-read-on-sheets = { $turn } { $read } ({ $word }; { $sure } % sure)
ruling-read-more = { $count } more
ruling-sheet-ends = sheet { $sheet } ends after { $ply } plies
ruling-ask-both = ask the players first: `zapis compare` shows where the sheets leave it open
ruling-to-restore = the record has an error before the claim, and no position after it is reliable: see the result of `zapis repair`, and ask the players
ruling-must-play = the game continues, and the written move must be played
ruling-penalty-minutes = penalty for an incorrect claim: { $minutes ->
    [one] 1 extra minute
   *[other] { $minutes } extra minutes
} to the opponent ({ $tempo })
ruling-penalty-half = penalty for an incorrect claim: { $minutes } extra minutes to the opponent, and half of the claimant's remaining time is taken away, at most 3 minutes and never leaving less than 1 ({ $tempo })
ruling-penalty-unknown = the penalty for an incorrect claim was not established ({ $tempo })
ruling-tempo-asked = { $tempo ->
    [classical] standard (classical)
    [rapid] rapid
   *[blitz] blitz
}, as given by --time-class
ruling-tempo-time-control = { $tempo ->
    [classical] standard (classical)
    [rapid] rapid
   *[blitz] blitz
} by the `TimeControl` tag
ruling-tempo-several-periods = { $tempo ->
    [classical] standard (classical)
    [rapid] rapid
   *[blitz] blitz
}, if the periods of the `TimeControl` tag are added up over sixty moves
ruling-tempo-units-unclear = { $tempo ->
    [classical] standard (classical)
    [rapid] rapid
   *[blitz] blitz
}, as the `TimeControl` tag is usually meant (in PGN it counts seconds); set it with --time-class
ruling-tempo-assumed = assuming a standard (classical) time control; that of this game is unknown, set it with --time-class

sealed-heading = { $verdict ->
    [valid] valid
    [ambiguous] ambiguous
    [illegal] illegal
   *[unintelligible] unintelligible
}: { $side ->
    [white] White
   *[black] Black
}'s sealed move `{ $written }`
sealed-means = it means { $mv } ({ $letters })
sealed-any-letters = in any letters
sealed-can-mean = it can mean { $mv } ({ $letters })
sealed-letters = letters: { $codes }
sealed-one-language = if the player's own letters are known, --letters reads the move by them alone
sealed-illegal = it reads as a move, but no such move is legal
sealed-illegal-because = it reads as a move, but no such move is legal: { $why }
sealed-unintelligible = it cannot be read as a move in any known alphabet or notation
sealed-stands = play continues after it
sealed-mates = it is checkmate: { $side ->
    [white] White
   *[black] Black
} wins, whether or not the opponent arrives
sealed-stalemates = it is stalemate: the game is drawn, whether or not the opponent arrives
sealed-is-dead = neither side can mate after it: the game is drawn, whether or not the opponent arrives
sealed-loses = { $side ->
    [white] White
   *[black] Black
} loses the game
sealed-loses-elsewhere = the consequence was not established for this edition; in the editions known here { $side ->
    [white] White
   *[black] Black
} loses the game
claim-open-by = { $open } ({ $article }{ $certainty ->
    [verified] { "" }
   *[other] , number not verified
})
claims-ply-from-1 = --at: with --move it is the ply about to be played, from 1
claims-one-record = --at rules on one record, but { $count } are given; choose one with --record N
claims-no-such-record = --at: there is no record { $wanted }, only { $count }
claims-sealed-needs-fen = --sealed needs the position before the move: --fen FEN
position-stood-after = after `{ $mv }` (ply { $ply })
