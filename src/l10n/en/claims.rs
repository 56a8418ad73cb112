//! The texts of `claims.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
claims-heading\t{place} (record {record}): {players}, {result}\0\
claims-nobody\tplayers not named\0\
claims-no-result\tresult not given\0\
claims-law\t{label}: {cited}\0\
claims-no-edition\tlaws: the game is older than every edition known here, so no article is cited; what all of them say on claims is applied (choose one with --laws)\0\
claims-not-complete\tthe record cannot be played beyond ply {ply}: what follows was not examined\0\
claims-more\t… and {count} more (--format json shows more of them)\0\
claims-summary\t{records\tone\t1 record\t{records} records}, {plies\tone\t1 ply\t{plies} plies}: {claims\tone\t1 possible claim\t{claims} possible claims} and {automatic\tone\t1 draw without a claim\t{automatic} draws without a claim} in {with\tone\t1 record\t{with} records}\0\
claim-stood-after\tafter {mv} (ply {ply})\0\
claim-stood-at-start\tat the start\0\
claim-stood-earlier\t{count} times before\0\
claim-threefold-intended\tply {ply}: {side\twhite\tWhite\tBlack} may claim a draw by writing {mv}: the position will then have occurred {count\t3\tthree times\t4\tfour times\t5\tfive times\t{count} times} (earlier: {stood})\0\
claim-threefold-appeared\tply {ply}: {side\twhite\tWhite\tBlack}, to move, may claim a draw: the position has occurred {count\t3\tthree times\t4\tfour times\t5\tfive times\t{count} times} ({stood})\0\
claim-fifty-intended\tply {ply}: {side\twhite\tWhite\tBlack} may claim a draw by writing a move that completes fifty moves by each side {without} ({moves})\0\
claim-fifty-appeared\tply {ply}: {side\twhite\tWhite\tBlack}, to move, may claim a draw: fifty moves by each side {without} have been made, the last {mv}\0\
claim-fifty-at-start\tply 0: {side\twhite\tWhite\tBlack}, to move, may claim a draw: fifty moves by each side {without} had been made when the record begins\0\
claim-fifty-until\tplies {ply} to {last}: the player to move may claim a draw: fifty moves by each side {without} have been made\0\
claim-fivefold\tply {ply}: the game is drawn without a claim: the position has occurred {count\t5\tfive times\t{count} times} ({stood})\0\
claim-seventy-five\tply {ply}: the game is drawn without a claim: seventy-five moves by each side without a capture or a pawn move have been made, the last {mv}\0\
claim-seventy-five-at-start\tply 0: the game was drawn without a claim: seventy-five moves by each side without a capture or a pawn move had been made when the record begins\0\
claim-several-moves\t{moves} and {count} more\0\
claim-was-played\t{mv} was played without a claim\0\
claim-went-on\tplay went on with {mv}\0\
claim-record-ends\tthe record ends here: {result}\0\
claims-after-the-end\tthat draw ended the game; {count\tone\t1 claim\t{count} claims} after it: --format json shows them\0\
ruling-heading\t{verdict\tupheld\tclaim correct\trefused\tclaim incorrect\tclaim not decidable from the record}: draw claimed by {side\twhite\tWhite\tBlack} {moment}\0\
ruling-moment-after\tafter {mv} (ply {ply})\0\
ruling-moment-start\tbefore the first move\0\
ruling-moment-written\twith {mv} written (ply {ply})\0\
ruling-moment-unread\twith `{written}` written (ply {ply})\0\
ruling-moment-unknown\tat ply {ply}\0\
ruling-threefold\tthe position has occurred {count\t3\tthree times\t4\tfour times\t5\tfive times\t{count} times}: {stood}\0\
ruling-threefold-intended\tafter {mv} the position will have occurred {count\t3\tthree times\t4\tfour times\t5\tfive times\t{count} times}; earlier: {stood}\0\
ruling-fifty\tfifty moves by each side {without} have been made\0\
ruling-fifty-intended\t{mv} completes fifty moves by each side {without}\0\
ruling-already-fivefold\tthe game was drawn without a claim when the position occurred for the fifth time, {stood}\0\
ruling-already-seventy-five\tthe game was drawn without a claim when seventy-five moves by each side without a capture or a pawn move had been made, {stood}\0\
ruling-not-to-move\tonly the player to move can claim, but {side\twhite\tWhite\tBlack} is to move\0\
ruling-count\tthe position has occurred {count\t1\tonce\t2\ttwice\t{count} times}: {stood}\0\
ruling-count-intended\tafter {mv} the position would have occurred {count\t1\tonce\t2\ttwice\t{count} times}{others\t0\t\t; earlier: {stood}}\0\
ruling-clock\t{plies\tone\t1 ply\t{plies} plies} {without}; fifty moves by each side are 100 plies\0\
ruling-clock-since\t{plies\tone\t1 ply\t{plies} plies} {without} since {mv} (ply {ply}); fifty moves by each side are 100 plies\0\
ruling-clock-begins\t{mv} is {game\ttavreli\ta move by a ratnik or builds a tower\ta capture or a pawn move}: the count of fifty moves starts again\0\
ruling-mated\tthe game had already ended by checkmate\0\
ruling-stalemated\tthe game had already ended by stalemate\0\
ruling-illegal-move\t`{written}` is not a legal move here\0\
ruling-illegal-because\t`{written}` is not a legal move here: {why}\0\
ruling-unintelligible-move\t`{written}` is not a move in any known notation\0\
ruling-ambiguous-move\t`{written}` can mean {moves}\0\
ruling-behind-record\tthe record ends after ply {ply}\0\
ruling-behind-fault\tthe record cannot be played beyond ply {ply}\0\
ruling-no-start\tthe game cannot be played: the starting position given is impossible\0\
ruling-near-miss\t{stood} the same pieces stood on the same squares, but {differences}\0\
ruling-differs-to-move\t{side\twhite\tWhite\tBlack} was to move\0\
ruling-differs-castling\t{side\twhite\tWhite\tBlack} still had the right to castle {wing}\0\
ruling-differs-castling-rook\t{side\twhite\tWhite\tBlack} still had the right to castle with the rook on {rook}\0\
ruling-differs-en-passant\ta pawn could be captured en passant on {square}\0\
ruling-differs-no-en-passant\tthe en passant capture on {square} was not possible\0\
ruling-begins-late\tthe record begins in the middle of a game: positions before its start are not counted\0\
ruling-could-write\t{side\twhite\tWhite\tBlack} could claim by writing {moves}\0\
ruling-could-have-written\t{side\twhite\tWhite\tBlack} could have claimed before playing {mv}, by writing it\0\
ruling-may-claim\t{side\twhite\tWhite\tBlack}, to move, may claim\0\
ruling-wing\t{wing\tkingside\tkingside\tqueenside}\0\
ruling-to-move\t{side\twhite\tWhite\tBlack} to move, castling rights: {castling}, plies {without}: {clock}\0\
ruling-castling-none\tnone\0\
ruling-must-play\tthe game goes on, and the move that was written must be played\0\
ruling-penalty-minutes\tpenalty for an incorrect claim: {minutes\tone\t1 extra minute\t{minutes} extra minutes} to the opponent ({tempo})\0\
ruling-penalty-half\tpenalty for an incorrect claim: {minutes} extra minutes to the opponent, and half of the claimant's remaining time is taken away, at most 3 minutes and never leaving less than 1 ({tempo})\0\
ruling-penalty-unknown\tthe penalty for an incorrect claim was not established ({tempo})\0\
ruling-tempo-asked\t{tempo\tclassical\tstandard (classical)\trapid\trapid\tblitz}, as given by --time-class\0\
ruling-tempo-time-control\t{tempo\tclassical\tstandard (classical)\trapid\trapid\tblitz} by the `TimeControl` tag\0\
ruling-tempo-several-periods\t{tempo\tclassical\tstandard (classical)\trapid\trapid\tblitz}, if the periods of the `TimeControl` tag are added up over sixty moves\0\
ruling-tempo-units-unclear\t{tempo\tclassical\tstandard (classical)\trapid\trapid\tblitz}, as the `TimeControl` tag is usually meant (in PGN it counts seconds); set it with --time-class\0\
ruling-tempo-assumed\tassuming a standard (classical) time control; that of this game is unknown, set it with --time-class\0\
sealed-heading\t{verdict\tvalid\tvalid\tambiguous\tambiguous\tillegal\tillegal\tunintelligible}: {side\twhite\tWhite\tBlack}'s sealed move `{written}`\0\
sealed-means\tit means {mv} ({letters})\0\
sealed-any-letters\tin any letters\0\
sealed-can-mean\tit can mean {mv} ({letters})\0\
sealed-letters\tletters: {codes}\0\
sealed-one-language\tif the player's own letters are known, --letters reads the move by them alone\0\
sealed-illegal\tit reads as a move, but no such move is legal\0\
sealed-illegal-because\tit reads as a move, but no such move is legal: {why}\0\
sealed-unintelligible\tit cannot be read as a move in any known alphabet or notation\0\
sealed-stands\tplay continues after it\0\
sealed-mates\tit is checkmate: {side\twhite\tWhite\tBlack} wins, whether or not the opponent arrives\0\
sealed-stalemates\tit is stalemate: the game is drawn, whether or not the opponent arrives\0\
sealed-is-dead\tneither side can mate after it: the game is drawn, whether or not the opponent arrives\0\
sealed-loses\t{side\twhite\tWhite\tBlack} loses the game\0\
sealed-loses-elsewhere\tthe consequence was not established for this edition; in the editions known here {side\twhite\tWhite\tBlack} loses the game\0\
claim-open-by\t{open} ({article}{certainty\tverified\t\t, number not verified})\0\
claims-ply-from-1\t--at: with --move it is the ply about to be played, from 1\0\
claims-one-record\t--at rules on one record, but {count} are given; choose one with --record N\0\
claims-no-such-record\t--at: there is no record {wanted}, only {count}\0\
claims-sealed-needs-fen\t--sealed needs the position before the move: --fen FEN\0\
position-stood-after\tafter `{mv}` (ply {ply})\0\
";
