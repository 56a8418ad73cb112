//! The texts of `ending.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
dead-position\tneither side can mate by any series of legal moves from here: the game is drawn{later\t0\t\tone\t, and one more move was made\t, and play went on for {later} plies}\0\
dead-position-help\tthe game ended here; what was played afterwards does not count\0\
result-contradicts-dead-position\tthe result is given as `{result}`, but neither side can mate by any series of legal moves in the final position\0\
true-result\tby the laws the result is `{result}`\0\
unwinnable-forfeit\t{winner\twhite\tWhite\tBlack} is awarded the win {reason\ttime\ton time\tillegal-moves\tfor illegal moves\tby resignation}, but cannot mate by any series of legal moves\0\
forfeit-undetermined\t{winner\twhite\tWhite\tBlack} is awarded the win {reason\ttime\ton time\tillegal-moves\tfor illegal moves\tby resignation}; whether any series of legal moves leads to mate was not determined\0\
forfeit-undetermined-help\tthe search has ended without an answer: if no series of legal moves leads to mate, the game is drawn\0\
unwinnable-win\tthe result is given as `{result}`, but {winner\twhite\tWhite\tBlack} cannot mate by any series of legal moves in the final position, and the record does not say how the game was won\0\
unwinnable-win-help\t{resigned\tdraws\ta fallen flag, illegal moves and a resignation give a draw here: find out how the game ended\ta fallen flag gives a draw here, a resignation the win: find out how the game ended}\0\
result-contradicts-forfeit\tthe game is scored as a draw although {reason\ttime\ta flag fell\tit was forfeited} and {winner\twhite\tWhite can still mate\tblack\tBlack can still mate\teither side can still mate}\0\
result-contradicts-forfeit-help\ta forfeit is a draw only when the opponent cannot mate by any series of legal moves\0\
result-contradicts-words\t{said_in\ttag\taccording to the Termination tag\taccording to the last comment} {said\twhite\tWhite won\tblack\tBlack won\tthe game was drawn}{reason\ttime\t on time\tresignation\t by resignation\tillegal-moves\t by illegal moves\tagreement\t by agreement\tmate\t by mate\tstalemate\t by stalemate\trepetition\t by repetition\tfifty-moves\t by the fifty-move rule\tmaterial\t, the position being dead\tabandoned\t, the game having been abandoned\tno-show\t by default\tadjudication\t by adjudication\t}, but the result is {state\topen\tleft open as `{result}`\tgiven as `{result}`}\0\
result-contradicts-words-help\tone of the two is wrong: compare the scoresheets\0\
termination-contradicts-board\t{said_in\ttag\tthe Termination tag\tthe last comment} {board\tno-mate\tspeaks of mate, but the final position is not mate\tno-stalemate\tspeaks of stalemate, but the final position is not stalemate\tnot-dead\tsays that nobody can mate, but by some series of legal moves somebody can\tnot-fifty\tnames the fifty-move rule, but fewer moves have been made without a capture or a pawn move\t{reason\ttime\tsays that a flag fell\tresignation\tsays that a player resigned\tillegal-moves\tspeaks of an illegal move\tsays that a draw was agreed}, but the last move is mate}\0\
termination-contradicts-board-help\tmoves may be missing at the end, or the game ended in another way\0\
termination-contradicts-comment\tthe record says first that {first\ttime\ta flag fell\tresignation\ta player resigned\tillegal-moves\tthere was an illegal move\tagreement\ta draw was agreed\tmate\tit was mate\tstalemate\tit was stalemate\trepetition\ta position was repeated\tfifty-moves\tthe fifty-move rule was applied\tmaterial\tthe position was dead\tabandoned\tthe game was abandoned\tno-show\ta player did not appear\tthe game was adjudicated}, but here that {second\ttime\ta flag fell\tresignation\ta player resigned\tillegal-moves\tthere was an illegal move\tagreement\ta draw was agreed\tmate\tit was mate\tstalemate\tit was stalemate\trepetition\ta position was repeated\tfifty-moves\tthe fifty-move rule was applied\tmaterial\tthe position was dead\tabandoned\tthe game was abandoned\tno-show\ta player did not appear\tthe game was adjudicated}\0\
result-signalled-by-kings\t`{written}` is not a move: {moves\tone\ta king was\tthe kings were} placed in the center to signal the result `{signalled}` to an electronic board\0\
result-signalled-otherwise\t`{written}` is not a move: the kings were placed in the center to signal the result `{signalled}` to an electronic board, but the result is given as `{result}`\0\
remove-signal\t{moves\tone\tremove the last move\tremove the last {moves} moves}: the game ended after {plies} {plies\tone\tply\tplies}\0\
remove-signal-and-perhaps\t{moves\tone\tremove the last move\tremove the last {moves} moves}, and see whether `{before}` was played\0\
signal-ended\tthe game ended after {plies} {plies\tone\tply\tplies}\0\
signal-perhaps\tsee whether `{before}` was played\0\
drawn-scored-as-won\t{message}, {on\tyes\tand\tbut} the game is scored `{result}`\0\
seventy-five-moves-at-start\t{clock} half-moves without a capture or a pawn move before the starting position, seventy-five moves by each side or more: the game was drawn before the record begins\0\
";
