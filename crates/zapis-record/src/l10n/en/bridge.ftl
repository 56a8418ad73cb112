bridge-seat = { $seat ->
    [N] North
    [E] East
    [S] South
   *[W] West
}
bridge-suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
bridge-deal-no-first-seat = the deal does not begin with a player and a colon: `N:`
bridge-deal-hands = the deal has { $n ->
    [one] { $n } hand
   *[other] { $n } hands
} instead of four
bridge-deal-blank = one blank too many in the deal: hands are separated by one
bridge-deal-no-cards = the deal has no cards
bridge-deal-bad-rank = { $seat }: `{ $written }` is not a rank{ $more ->
    [0] { "" }
    [one] ; nor is { $more } more sign of the hand
   *[other] ; nor are { $more } more signs of the hand
}
bridge-deal-ten = { $seat }: `10` is not a rank; the ten is `T`
bridge-deal-mixed-letters = { $seat }: the Latin letter `{ $letter }` is in a hand with Cyrillic ranks, where `Т` is an ace and `10` a ten
bridge-deal-suit-count = { $seat }: { $n ->
    [one] { $n } suit
   *[other] { $n } suits
} instead of four
bridge-deal-hand-size = { $seat } has { $size ->
    [one] { $size } card
   *[other] { $size } cards
} instead of { $wanted }
bridge-deal-hand-size-other = { $seat } has { $size } cards instead of { $wanted }; { $other } has { $other_size }
bridge-deal-duplicate-card = { $cards } { $n ->
    [1] stands
   *[other] stand
} twice in the deal: { $first } and { $second }
bridge-deal-duplicate-card-meant = { $cards } { $n ->
    [1] stands
   *[other] stand
} twice in the deal: { $first } and { $second }; no hand has `{ $missing }`
bridge-deal-missing-card = { $seat } has { $size } cards; no hand has { $cards }
bridge-deal-missing-cards = { $seat } has { $size } cards; { $n } cards are in no hand
bridge-board-dealer = board { $board } is dealt by { $wanted }, not by { $written }{ $more ->
    [0] { "" }
    [one] ; so is { $more } more board of the file
   *[other] ; so are { $more } more boards of the file
}
bridge-board-vulnerability = the vulnerability of board { $board } is `{ $wanted }`, not `{ $written }`{ $more ->
    [0] { "" }
    [one] ; so is { $more } more board of the file
   *[other] ; so are { $more } more boards of the file
}
bridge-auction-insufficient = { $seat } bids `{ $call }`, which is not higher than `{ $over }`
bridge-auction-illegal-double = { $seat } doubles, but no bid has been made
bridge-auction-illegal-double-after = { $seat } doubles, but the last call other than pass is `{ $call }` by { $by }
bridge-auction-illegal-redouble = { $seat } redoubles, but nothing has been doubled
bridge-auction-illegal-redouble-after = { $seat } redoubles, but the last call other than pass is `{ $call }` by { $by }
bridge-auction-after-end = a call after the end of the auction
bridge-auction-unfinished = the auction does not end here: it is { $seat }’s turn
bridge-auction-unfinished-help = three passes end an auction; `*` stands for what is not recorded
bridge-auction-not-dealer = { $seat } calls first, but { $dealer } dealt
bridge-call-unreadable = `{ $word }` is not a call
bridge-auction-passes-omitted = { $n ->
    [one] a pass is
   *[other] { $n } passes are
} left out at the beginning of the auction, as declarer and play show
bridge-declarer-mismatch = the Declarer tag says { $written }; by the auction it is { $wanted }
bridge-declarer-mismatch-exchanged = with `^` the Declarer tag must name { $wanted }, the partner of declarer by the auction
bridge-contract-mismatch = the Contract tag says `{ $written }`; by the auction it is `{ $wanted }`
bridge-passed-out = the board was passed out, but the { $tag } tag says `{ $written }`
bridge-result-alone = a result without declarer and contract
bridge-irregularity-flag = `{ $word }` marks no irregularity here
bridge-irregularity-insufficient = `{ $word }` marks a bid that is not insufficient
bridge-irregularity-lead = `{ $word }` marks a lead out of turn by the player whose turn it is, or a second one in a trick
bridge-after-continuation = nothing may follow `+`
bridge-card-unreadable = `{ $word }` is not a card
bridge-card-ten = `{ $word }` is not a card; the ten is `T`
bridge-play-not-held = trick { $trick }: { $seat } plays `{ $card }`, which was dealt to { $holder }
bridge-play-from-no-hand = trick { $trick }: { $seat } plays `{ $card }`, which is not in that hand
bridge-play-card-twice = trick { $trick }: { $seat } plays `{ $card }`, which was played in trick { $before }
bridge-play-revoke = trick { $trick }: { $seat } plays `{ $card }` on { $suit } and holds { $cards }
bridge-play-revoke-help = `^R` before the card marks a revoke that happened
bridge-play-after-end = a card after the last trick
bridge-play-wrong-leader = the first column of the play is { $written }’s; { $wanted } leads
bridge-play-rotated-rows = from trick { $trick } on cards do not stand in the columns of the players who were dealt them; they are read by the deal
bridge-revoke-flag-wrong = `{ $word }` marks a revoke, but { $seat } did not revoke
bridge-result-impossible = { $written ->
    [one] { $written } trick
   *[other] { $written } tricks
} cannot be: declarer won { $won } of { $completed } tricks played, of { $total }
bridge-result-flag = `^` says that the result differs from the play, but the play may have given it
bridge-result-sum = the tricks of both sides add up to { $sum }, not to 13
bridge-score-mismatch = the score of { $side } is { $wanted } by contract and result, not { $written }
bridge-double-dummy = with all cards seen { $seat } takes { $wanted ->
    [one] { $wanted } trick
   *[other] { $wanted } tricks
} in `{ $denomination }`, not { $written }{ $more ->
    [0] { "" }
    [one] ; { $more } more number differs
   *[other] ; { $more } more numbers differ
}
bridge-par = with best bidding and best play North and South score { $wanted }, not { $written }
bridge-par-contract = `{ $written }` is not the best contract: with it NS score { $score }, with the best one { $wanted }
bridge-score-mismatch-help = it may have been adjusted
bridge-rubber-history = the games won by the history of the rubber do not give the vulnerability of the board
bridge-note-undefined = there is no note { $number } in this section
bridge-note-unused = nothing refers to note { $number }
bridge-note-number = a note needs a number from 1 to 32, a colon, and an auction or a play before it
bridge-note-behind = a note after another section; it is taken for the auction or the play that refers to it
bridge-note-unclosed = `{ $word }` lacks its closing `=`
bridge-annotation-suffix = a second judgement of one call or card
bridge-annotation-second-note = a second note at one call or card
bridge-annotation-number = `{ $word }` is not an annotation here
bridge-annotation-note = `{ $word }` refers to no note from 1 to 32
bridge-annotation-alone = `{ $word }` does not follow a call or card
bridge-tag-duplicate = the tag { $name } occurs twice in this game; the first one counts
bridge-inherit-forbidden = the tag { $name } takes nothing over from earlier games
bridge-tag-syntax = this is not a tag pair: `[Name "value"]`
bridge-tag-value = `{ $written }` cannot be the value of the tag { $name }
bridge-tag-unlisted = `{ $written }` is not among the values that the standard lists for { $name }
bridge-tag-unknown = the standard has no tag { $name }
bridge-tag-unknown-meant = the standard has no tag { $name }; perhaps { $meant } is meant
bridge-section-needs-dealer = { $section } without a Dealer tag
bridge-section-needs-dealer-fits = { $section } without a Dealer tag; the dealer of the game before fits the auction
bridge-section-needs-deal = { $section } without a Deal tag
bridge-section-needs-deal-fits = { $section } without a Deal tag; the deal of the game before fits the play
bridge-section-needs-declarer = { $section } without a Declarer tag
bridge-section-needs-contract = { $section } without a Contract tag
bridge-text-outside = this text belongs to no tag
bridge-text-cut-off = calls or cards that belong to no tag: a blank line ends a game
bridge-unclosed-comment = this comment has no end
bridge-table-heading = the heading of the table cannot be read
bridge-table-incomplete = the elements do not fill the rows of the table
bridge-table-sign = a sign that is not allowed in a table
bridge-table-comment = comments are not allowed between the elements of a table
bridge-table-order = the rows are not in the order that the heading says
bridge-line-too-long = this line has { $len } characters with its end; 255 are the most
bridge-character-tab = a tab in a text
bridge-character = a character that the standard forbids
bridge-dialect = read although the standard has it otherwise: { $kinds }
bridge-dialect-calls = calls such as `{ $example }` ({ $n })
bridge-dialect-contracts = contracts such as `{ $example }` ({ $n })
bridge-dialect-alerts = stars of alerts ({ $n })
bridge-dialect-deals = suit letters, dashes or Russian letters in deals ({ $n })
bridge-dialect-sections = auctions or plays without a player ({ $n })
bridge-dialect-generator = lines of a program that deals ({ $n })
bridge-dialect-letters = characters outside ISO 8859-1 ({ $n })
bridge-lin-syntax = `{ $word }` is not a LIN command or value
bridge-lin-seats = { $n } names of players: a comma in a name shifts the seats
bridge-lin-result = the list of results says `{ $written }`; auction and play give `{ $wanted }`

# Records written anew.
no-bridge-here = no records of bridge are in it
not-of-bridge = records of bridge have nothing that `--drop` or the options of printing could mean
diagram-letters = diagrams are printed with `--out-letters en` or `--out-letters ru`
letters-of-pbn = PBN and LIN are written in Latin letters; `--out-letters ru` is for `--to diagram`
bridge-lin-tricks = the result `{ $written }` cannot be: it is of { $tricks } tricks
bridge-lin-points = board { $board }: both rooms give { $wanted } IMPs, not { $written }
bridge-lin-carried = { $team } carries over { $written } IMPs; at the end of the part before it had { $wanted }
lin-losses = LIN has no place for { $losses }
lin-loss-tags = other tags (records: { $n })
lin-loss-tables = tables (records: { $n })
lin-loss-comments = comments (records: { $n })
lin-loss-annotations = judgements of calls and cards (records: { $n })
lin-loss-card-notes = notes of cards (records: { $n })
lin-loss-irregularities = marked irregularities (records: { $n })
lin-loss-names = commas and bars in names and notes (records: { $n })
lin-loss-hands = hands that are not known or not whole (records: { $n })
lin-loss-contract = contracts without an auction (records: { $n })
lin-loss-calls = auctions that are not legal (records: { $n })
lin-loss-cards = cards behind one that is not known, or without an auction (records: { $n })
decisions-not-of-bridge = no draft for bridge records (files: { $n }): decisions are about names, values and copies of chess games
