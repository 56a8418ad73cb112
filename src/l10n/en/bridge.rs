//! The texts of `bridge.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
bridge-seat\t{seat\tN\tNorth\tE\tEast\tS\tSouth\tWest}\0\
bridge-suit\t{suit\tS\tspades\tH\thearts\tD\tdiamonds\tclubs}\0\
bridge-deal-no-first-seat\tthe deal does not begin with a player and a colon: `N:`\0\
bridge-deal-hands\tthe deal has {n\tone\t{n} hand\t{n} hands} instead of four\0\
bridge-deal-blank\ta blank too many in the deal: one stands between two hands\0\
bridge-deal-no-cards\tthe deal has no cards\0\
bridge-deal-bad-rank\t{seat}: `{written}` is no rank\0\
bridge-deal-ten\t{seat}: `10` is no rank; the ten is `T`\0\
bridge-deal-mixed-letters\t{seat}: the Latin letter `{letter}` stands in a hand with Cyrillic ranks, where `Т` is an ace and `10` a ten\0\
bridge-deal-suit-count\t{seat}: {n\tone\t{n} suit\t{n} suits} instead of four\0\
bridge-deal-hand-size\t{seat} has {size\tone\t{size} card\t{size} cards} instead of {wanted}\0\
bridge-deal-hand-size-other\t{seat} has {size} cards instead of {wanted}; {other} has {other_size}\0\
bridge-deal-duplicate-card\t`{card}` stands twice in the deal: {first} and {second}\0\
bridge-deal-duplicate-card-meant\t`{card}` stands twice in the deal: {first} and {second}; nobody has `{missing}`\0\
bridge-deal-missing-card\t{seat} has {size} cards; nobody has {cards}\0\
bridge-deal-missing-cards\t{seat} has {size} cards; {n} cards are in no hand\0\
bridge-board-dealer\tboard {board} is dealt by {wanted}, not by {written}{more\t0\t\tone\t; so is {more} more board of the file\t; so are {more} more boards of the file}\0\
bridge-board-vulnerability\tthe vulnerability of board {board} is `{wanted}`, not `{written}`{more\t0\t\tone\t; so is {more} more board of the file\t; so are {more} more boards of the file}\0\
bridge-auction-insufficient\t{seat} bids `{call}`, which is not higher than `{over}`\0\
bridge-auction-illegal-double\t{seat} doubles, but no bid has been made\0\
bridge-auction-illegal-double-after\t{seat} doubles, but the last call other than pass is `{call}` by {by}\0\
bridge-auction-illegal-redouble\t{seat} redoubles, but nothing has been doubled\0\
bridge-auction-illegal-redouble-after\t{seat} redoubles, but the last call other than pass is `{call}` by {by}\0\
bridge-auction-after-end\ta call behind the end of the auction\0\
bridge-auction-unfinished\tthe auction does not end here: it is {seat}’s turn\0\
bridge-auction-unfinished-help\tthree passes end an auction; `*` stands for what is not recorded\0\
bridge-auction-not-dealer\t{seat} calls first, but {dealer} dealt\0\
bridge-call-unreadable\t`{word}` is no call\0\
bridge-auction-passes-omitted\t{n\tone\ta pass is\t{n} passes are} left out at the beginning of the auction, as declarer and play show\0\
bridge-declarer-mismatch\tthe Declarer tag says {written}; by the auction it is {wanted}\0\
bridge-declarer-mismatch-exchanged\twith `^` the Declarer tag must name {wanted}, the partner of declarer by the auction\0\
bridge-contract-mismatch\tthe Contract tag says `{written}`; by the auction it is `{wanted}`\0\
bridge-passed-out\tthe board was passed out, but the {tag} tag says `{written}`\0\
bridge-result-alone\ta result without declarer and contract\0\
bridge-irregularity-flag\t`{word}` marks no irregularity here\0\
bridge-irregularity-insufficient\t`{word}` marks a bid that is not insufficient\0\
bridge-irregularity-lead\t`{word}` marks a lead out of turn by the player whose turn it is, or a second one in a trick\0\
bridge-after-continuation\tnothing may follow `+`\0\
bridge-card-unreadable\t`{word}` is no card\0\
bridge-card-ten\t`{word}` is no card; the ten is `T`\0\
bridge-play-not-held\ttrick {trick}: {seat} plays `{card}`, which was dealt to {holder}\0\
bridge-play-held-by-nobody\ttrick {trick}: {seat} plays `{card}`, which is not in that hand\0\
bridge-play-card-twice\ttrick {trick}: {seat} plays `{card}`, which was played in trick {before}\0\
bridge-play-revoke\ttrick {trick}: {seat} plays `{card}` on {suit} and holds {cards}\0\
bridge-play-revoke-help\t`^R` before the card marks a revoke that happened\0\
bridge-play-after-end\ta card behind the last trick\0\
bridge-play-wrong-leader\tthe first column of the play is {written}’s; {wanted} leads\0\
bridge-play-rotated-rows\tfrom trick {trick} on cards do not stand in the columns of the players who were dealt them; they are read by the deal\0\
bridge-revoke-flag-wrong\t`{word}` marks a revoke, but {seat} did not revoke\0\
bridge-result-impossible\t{written\tone\t{written} trick\t{written} tricks} cannot be: declarer won {won} of {completed} tricks played, of {total}\0\
bridge-result-flag\t`^` says that the result differs from the play, but the play may have given it\0\
bridge-result-sum\tthe tricks of both sides add up to {sum}, not to 13\0\
bridge-score-mismatch\tthe score of {side} is {wanted} by contract and result, not {written}\0\
bridge-double-dummy\twith all cards seen {seat} takes {wanted\tone\t{wanted} trick\t{wanted} tricks} in `{denomination}`, not {written}{more\t0\t\tone\t; {more} more number differs\t; {more} more numbers differ}\0\
bridge-par\twith best bidding and best play North and South score {wanted}, not {written}\0\
bridge-par-contract\t`{written}` is not the best contract: with it NS score {score}, with the best one {wanted}\0\
bridge-score-mismatch-help\tit may have been adjusted\0\
bridge-rubber-history\tthe games won by the history of the rubber do not give the vulnerability of the board\0\
bridge-note-undefined\tthere is no note {number} in this section\0\
bridge-note-unused\tnothing refers to note {number}\0\
bridge-note-number\ta note needs a number from 1 to 32, a colon, and an auction or a play before it\0\
bridge-note-behind\ta note behind another section; it is taken for the auction or the play that refers to it\0\
bridge-note-unclosed\t`{word}` lacks its closing `=`\0\
bridge-annotation-suffix\ta second judgement of one call or card\0\
bridge-annotation-second-note\ta second note at one call or card\0\
bridge-annotation-number\t`{word}` is no annotation here\0\
bridge-annotation-note\t`{word}` refers to no note from 1 to 32\0\
bridge-annotation-alone\t`{word}` stands behind no call or card\0\
bridge-tag-duplicate\tthe tag {name} stands a second time in this game; the first one counts\0\
bridge-inherit-forbidden\tthe tag {name} takes nothing over from earlier games\0\
bridge-tag-syntax\tthis is no tag pair: `[Name \"value\"]`\0\
bridge-tag-value\t`{written}` cannot be the value of the tag {name}\0\
bridge-tag-unlisted\t`{written}` is not among the values that the standard lists for {name}\0\
bridge-tag-unknown\tthe standard has no tag {name}\0\
bridge-tag-unknown-meant\tthe standard has no tag {name}; perhaps {meant} is meant\0\
bridge-section-needs-dealer\t{section} without a Dealer tag\0\
bridge-section-needs-dealer-fits\t{section} without a Dealer tag; the dealer of the game before fits the auction\0\
bridge-section-needs-deal\t{section} without a Deal tag\0\
bridge-section-needs-deal-fits\t{section} without a Deal tag; the deal of the game before fits the play\0\
bridge-section-needs-declarer\t{section} without a Declarer tag\0\
bridge-section-needs-contract\t{section} without a Contract tag\0\
bridge-text-outside\tthis text belongs to no tag\0\
bridge-text-cut-off\tcalls or cards that belong to no tag: a blank line ends a game\0\
bridge-unclosed-comment\tthis comment has no end\0\
bridge-table-heading\tthe heading of the table cannot be read\0\
bridge-table-incomplete\tthe elements do not fill the rows of the table\0\
bridge-table-sign\ta sign that may not stand in a table\0\
bridge-table-comment\tno comment may stand between the elements of a table\0\
bridge-table-order\tthe rows are not in the order that the heading says\0\
bridge-line-too-long\tthis line has {len} characters with its end; 255 are the most\0\
bridge-character-tab\ta tab stands in a text\0\
bridge-character\ta character that the standard forbids\0\
bridge-dialect\tread although the standard has it otherwise: {kinds}\0\
bridge-dialect-calls\tcalls such as `{example}` ({n})\0\
bridge-dialect-contracts\tcontracts such as `{example}` ({n})\0\
bridge-dialect-alerts\tstars of alerts ({n})\0\
bridge-dialect-deals\tsuit letters, dashes or Russian letters in deals ({n})\0\
bridge-dialect-sections\tauctions or plays without a player ({n})\0\
bridge-dialect-generator\tlines of a program that deals ({n})\0\
bridge-dialect-letters\tcharacters outside ISO 8859-1 ({n})\0\
bridge-lin-syntax\t`{word}` is no command or value of LIN\0\
bridge-lin-seats\t{n} names of players: a comma in a name shifts the seats\0\
bridge-lin-result\tthe list of results says `{written}`; auction and play give `{wanted}`\0\
no-bridge-here\tno records of bridge are in it\0\
not-of-bridge\trecords of bridge have nothing that `--drop` or the options of printing could mean\0\
diagram-letters\tdiagrams are printed with `--out-letters en` or `--out-letters ru`\0\
letters-of-pbn\tPBN and LIN are written in Latin letters; `--out-letters ru` is for `--to diagram`\0\
bridge-lin-tricks\tthe result `{written}` cannot be: it is of {tricks} tricks\0\
bridge-lin-points\tboard {board}: both rooms give {wanted} IMPs, not {written}\0\
bridge-lin-carried\t{team} carries over {written} IMPs; at the end of the part before it had {wanted}\0\
lin-losses\tLIN has no place for {losses}\0\
lin-loss-tags\tother tags (records: {n})\0\
lin-loss-tables\ttables (records: {n})\0\
lin-loss-comments\tcomments (records: {n})\0\
lin-loss-annotations\tjudgements of calls and cards (records: {n})\0\
lin-loss-card-notes\tnotes of cards (records: {n})\0\
lin-loss-irregularities\tmarked irregularities (records: {n})\0\
lin-loss-names\tcommas and bars in names and notes (records: {n})\0\
lin-loss-hands\thands that are not known or not whole (records: {n})\0\
lin-loss-contract\tcontracts without an auction (records: {n})\0\
lin-loss-calls\tauctions that are not legal (records: {n})\0\
lin-loss-cards\tcards behind one that is not known, or without an auction (records: {n})\0\
decisions-not-of-bridge\tof records of bridge nothing is drafted (files: {n}): decisions are about names, values and copies of games of chess\0\
";
