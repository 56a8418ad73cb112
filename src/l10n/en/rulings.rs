//! The texts of `rulings.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
articles\tarticles {numbers}\0\
articles-of-appendix\tAppendix {numbers}\0\
none-verified\t{cited} (numbers not verified)\0\
illegal-by\t{why} (why it is illegal)\0\
illegal-by-and-restored\t{why} (why it is illegal); {restored} (the position before it is restored)\0\
illegal-restored\t{restored} (the position before it is restored)\0\
illegal-promoted\t{restored} (the pawn is replaced by a queen)\0\
illegal-by-and-promoted\t{why} (why it is illegal); {restored} (the pawn is replaced by a queen)\0\
sealed-drawn\t{opponent\twhite\tWhite\tBlack} cannot checkmate by any possible series of legal moves: the exception applies, and the game is drawn\0\
sealed-loses-unless\t{side\twhite\tWhite\tBlack} loses the game, unless {opponent\twhite\tWhite\tBlack} cannot checkmate by any possible series of legal moves, which could not be decided here\0\
sealed-drawn-elsewhere\twhat becomes of it was not established for this edition; in the editions that are known the game is drawn, since {opponent\twhite\tWhite\tBlack} cannot checkmate by any possible series of legal moves\0\
sealed-already-mated\tthe game had ended before the move was sealed: {side\twhite\tWhite\tBlack} was checkmated and loses\0\
sealed-already-stalemated\tthe game had ended before the move was sealed: stalemate, a draw\0\
sealed-already-dead\tthe game had ended before the move was sealed: neither side can checkmate, a draw\0\
sealed-set-aside\tread by look-alikes in other letters it would mean {mv} ({letters}): that counts only if the player writes in them\0\
ruling-by\t{says} ({cited})\0\
ruling-penalty-by\t{costs}: {cited}\0\
ruling-tempo-no-formula\t{tempo\tclassical\tstandard (classical)\trapid\trapid\tblitz}, if increments are counted for sixty moves, which this edition does not say; set it with --time-class\0\
ruling-tempo-event-type\t{tempo\tclassical\tstandard (classical)\trapid\trapid\tblitz} by the `EventType` tag\0\
ruling-tempo-control-word\t{tempo\tclassical\tstandard (classical)\trapid\trapid\tblitz} by the word in the `TimeControl` tag\0\
ruling-tempo-event-name\t{tempo\tclassical\tstandard (classical)\trapid\trapid\tblitz}, if the name of the event is true; set it with --time-class\0\
ruling-tempo-correspondence\ta game by correspondence: the rules of the event say so\0\
illegal-move-by-correspondence\ta game by correspondence: no clock is pressed, so no illegal move is completed; the rules of the event say what follows\0\
quickplay-heading\t{verdict\tupheld\tclaim correct\trefused\tclaim incorrect\tfor the arbiter to decide}: quickplay finish, a draw claimed by {side\twhite\tWhite\tBlack} {moment}\0\
quickplay-clock\t{side\twhite\tWhite\tBlack}'s clock: {clock} after {mv}\0\
quickplay-no-clock\t{side\twhite\tWhite\tBlack}'s clock: not in the record\0\
quickplay-too-early\tthe claim can be made only with less than two minutes left; how long {side\twhite\tWhite\tBlack} thought before claiming is not in the record\0\
quickplay-material\tmaterial: White {white}, Black {black}\0\
quickplay-progress\tmoves without progress: {plies\tone\t1 ply\t{plies} plies} {without}\0\
quickplay-occurred\tthe position has occurred {count\t1\tonce\t2\ttwice\t{count} times} ({stood})\0\
quickplay-can-mate\t{side\twhite\tWhite\tBlack} {can\tyes\tcan checkmate by some series of legal moves\tno\tcannot checkmate by any series of legal moves\t: whether checkmate is possible by some series of legal moves was not decided}\0\
quickplay-other-claim\t{side\twhite\tWhite\tBlack} can also claim by repetition or by fifty moves, which the record decides: --at without --quickplay\0\
quickplay-ruling\t{reason\topponent-cannot-mate\t{opponent\twhite\tWhite\tBlack} cannot win by any means, so the game is drawn\talready-drawn\tthe game had already ended in a draw\tmate\tthe game had ended by mate\tstalemate\tthe game had ended by stalemate\tnot-to-move\tonly the player who has the move can claim\tincrement\tthe guidelines do not apply to games with an increment\tblitz\tthe guidelines do not apply to blitz\tno-position\tthe record does not go so far\twhether {opponent\twhite\tWhite\tBlack} can win by normal means, or has made an effort to, is not ruled on here: the arbiter agrees and declares a draw, postpones the decision, or rejects the claim}\0\
list-takes-less\t--draw and --seed belong to `zapis list chess960`; names behind the list, and --format, to `chess960` and `schemas`, numbers to `berger` and `varma`\0\
chess960-unknown\t`{asked}` is no starting arrangement of Chess960: give a number from 0 to 959, eight pieces from the a-file on, or the FEN\0\
chess960-number\tnumber   {number}  {pieces}\0\
chess960-stands\t{square} {role\tking\tking\tqueen\tqueen\trook\trook\tbishop\tbishop\tknight\tknight\tpawn}\0\
chess960-squares\tsquares  {squares}\0\
chess960-fen\tFEN      {fen}\0\
chess960-throw\tlot      {role\tbishop\tbishop\tqueen\tqueen\tknight}: {shown} of {faces} free squares, {square}\0\
chess960-rest\tlot      rook, king and rook on the three squares left\0\
chess960-seed\tseed     {seed} (--seed {seed} draws the same)\0\
both-flags-fallen\tthe record says that both flags had fallen, but the result is `{result}`\0\
both-flags-fallen-help\t{period\tlast\tin the last period the game is drawn, unless it is established which flag fell first\tearlier\tin a period before the last the game continues, unless it is established which flag fell first\tunless it is established which flag fell first, the game continues, or is drawn if this was the last period}\0\
draw-agreed-too-early\ta draw agreed {plies\t0\tbefore either player had made a move\tbefore Black or White had made a move of his own}\0\
draw-agreed-too-early-help\tsince July 2017 a draw can be agreed only when both players have made at least one move\0\
colors-reversed\tthe record says that the colors were reversed\0\
colors-reversed-help\t{what\tanew\tfewer than 10 moves have been made by both players: a new game is played with the correct colors\tgoes-on\t10 moves or more have been made: the game continues and counts\tthe game continues, unless the arbiter rules otherwise}\0\
";
