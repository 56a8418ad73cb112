# Claims of a draw, rulings on them, sealed moves.

claims-heading = { $place } (record { $record }): { $players }, { $result }
claims-nobody = players not named
claims-no-result = result not given
claims-law = { $label }: { $cited }
claims-no-edition = laws: the game is older than every edition known here, so no article is cited; what all of them say on claims is applied (--laws chooses one)
claims-not-complete = the record cannot be played on after ply { $ply }: what follows is not judged
claims-more = … and { $count } more (--format json shows more of them)
claims-summary = { $records ->
    [one] 1 record
   *[other] { $records } records
}, { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}: { $claims ->
    [one] 1 claim
   *[other] { $claims } claims
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
} may claim a draw by writing { $mv }, which makes the position stand for { $count ->
    [3] the third time
    [4] the fourth time
    [5] the fifth time
   *[other] time number { $count }
} (earlier: { $stood })
claim-threefold-appeared = ply { $ply }: { $side ->
    [white] White
   *[black] Black
}, to move, may claim a draw: the position stands for { $count ->
    [3] the third time
    [4] the fourth time
    [5] the fifth time
   *[other] time number { $count }
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
claim-fivefold = ply { $ply }: the game is drawn without a claim: the position stands for { $count ->
    [5] the fifth time
   *[other] time number { $count }
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
    [upheld] upheld
    [refused] refused
   *[undecidable] not decidable
}: the claim of a draw by { $side ->
    [white] White
   *[black] Black
} { $moment }
ruling-moment-after = after { $mv } (ply { $ply })
ruling-moment-start = before the first move
ruling-moment-written = with { $mv } written (ply { $ply })
ruling-moment-unread = with `{ $written }` written (ply { $ply })
ruling-moment-unknown = at ply { $ply }
ruling-threefold = the position stands for { $count ->
    [3] the third time
    [4] the fourth time
    [5] the fifth time
   *[other] time number { $count }
}: { $stood }
ruling-threefold-intended = { $mv } makes the position stand for { $count ->
    [3] the third time
    [4] the fourth time
    [5] the fifth time
   *[other] time number { $count }
}; earlier: { $stood }
ruling-fifty = fifty moves by each side { $without } have been made
ruling-fifty-intended = { $mv } completes fifty moves by each side { $without }
ruling-already-fivefold = the game was drawn without a claim when the position stood for the fifth time, { $stood }
ruling-already-seventy-five = the game was drawn without a claim when seventy-five moves by each side without a capture or a pawn move had been made, { $stood }
ruling-not-to-move = only the player to move can claim, and { $side ->
    [white] White
   *[black] Black
} is to move
ruling-count = the position stands { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}: { $stood }
ruling-count-intended = with { $mv } the position would stand { $count ->
    [1] once
    [2] for the second time
   *[other] for time number { $count }
}{ $others ->
    [0] { "" }
   *[other] ; earlier: { $stood }
}
ruling-clock = { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} { $without }, and fifty moves by each side are 100
ruling-clock-since = { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
} { $without } since { $mv } (ply { $ply }), and fifty moves by each side are 100
ruling-clock-begins = { $mv } is { $game ->
    [tavreli] a move by a ratnik or builds a tower
   *[chess] a capture or a pawn move
}: the fifty moves begin anew
ruling-mated = the game had ended by mate
ruling-stalemated = the game had ended by stalemate
ruling-illegal-move = `{ $written }` is no legal move here
ruling-illegal-because = `{ $written }` is no legal move here: { $why }
ruling-unintelligible-move = `{ $written }` is no move in any notation known
ruling-ambiguous-move = `{ $written }` can mean { $moves }
ruling-behind-record = the record ends after ply { $ply }
ruling-behind-fault = the record cannot be played on after ply { $ply }
ruling-no-start = play cannot start: the position given is not possible
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
} to move, castling: { $castling }, plies { $without }: { $clock }
ruling-castling-none = none
ruling-must-play = the game goes on, and the move written must be made
ruling-penalty-minutes = an incorrect claim gives the opponent { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} more ({ $tempo })
ruling-penalty-half = an incorrect claim gives the opponent { $minutes } minutes more and takes half of the claimant's remaining time, at most 3 minutes and never leaving less than 1 ({ $tempo })
ruling-penalty-unknown = what an incorrect claim costs was not established ({ $tempo })
ruling-tempo-asked = { $tempo ->
    [classical] classical
    [rapid] rapid
   *[blitz] blitz
}, as told
ruling-tempo-time-control = { $tempo ->
    [classical] classical
    [rapid] rapid
   *[blitz] blitz
} by the `TimeControl` tag
ruling-tempo-several-periods = { $tempo ->
    [classical] classical
    [rapid] rapid
   *[blitz] blitz
}, if the periods of the `TimeControl` tag are added up over sixty moves
ruling-tempo-units-unclear = { $tempo ->
    [classical] classical
    [rapid] rapid
   *[blitz] blitz
}, if the `TimeControl` tag counts seconds; --tempo tells it
ruling-tempo-assumed = at the classical pace; the pace of this game is not known, --tempo tells it

sealed-heading = { $verdict ->
    [valid] valid
    [ambiguous] ambiguous
    [illegal] illegal
   *[unintelligible] unintelligible
}: the sealed move `{ $written }` of { $side ->
    [white] White
   *[black] Black
}
sealed-means = it means { $mv } ({ $letters })
sealed-any-letters = in any letters
sealed-can-mean = it can mean { $mv } ({ $letters })
sealed-letters = letters: { $codes }
sealed-one-language = with the player's own letters known, --letters reads it by them alone
sealed-illegal = it is read as a move, and no such move is legal
sealed-illegal-because = it is read as a move, and no such move is legal: { $why }
sealed-unintelligible = no alphabet or notation known makes a move of it
sealed-stands = play goes on from it
sealed-mates = it mates: { $side ->
    [white] White
   *[black] Black
} wins, whether or not the opponent comes
sealed-stalemates = it stalemates: the game is drawn, whether or not the opponent comes
sealed-is-dead = neither side can mate after it: the game is drawn, whether or not the opponent comes
sealed-loses = { $side ->
    [white] White
   *[black] Black
} loses the game
sealed-loses-elsewhere = what becomes of it was not established for this edition; in the editions that are known { $side ->
    [white] White
   *[black] Black
} loses the game
claim-open-by = { $open } (article { $article }{ $certainty ->
    [verified] { "" }
   *[other] , number not verified
})
claims-ply-from-1 = --at: with --move it is the ply about to be played, from 1
claims-one-record = --at rules on one record, and { $count } are given; --record N tells which
claims-no-such-record = --at: there is no record { $wanted } among { $count }
claims-sealed-needs-fen = --sealed needs the position before the move: --fen FEN
position-stood-after = after `{ $mv }` (ply { $ply })
