//! The texts of `clocks.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
clock-increases\t{side\twhite\tWhite's\tBlack's} clock increases by {rise} with move {number}, from {from} to {to}{control\tnone\t\t; by `{control}` {added\tnone\tno time is added\t{added} is added}}{more\t0\t\tone\t; it happens once more\t; it happens {more} more times}\0\
clock-increases-help\tperhaps the time control is different, the clock was reset, or a time was recorded wrongly\0\
clock-increases-online-help\tplayers on this server can give each other time; or the time control is different\0\
clock-increases-by-two-increments\tit is no more than two increments: one of the times may be from before the clock was pressed\0\
clock-increases-by-penalty\tperhaps the arbiter added {minutes\tone\t{minutes} minute\t{minutes} minutes} for an infringement by the opponent: an illegal move or an incorrect claim\0\
clock-increases-alone\tno other clock reading of the record increases by more than {second}; without a time control no more can be said\0\
time-control-unreadable\tthe time control `{control}` cannot be read\0\
time-control-unreadable-help\ta time control gives moves and seconds, as in `40/5400+30:1800+30` or `300+3`, or is `?` (PGN 9.6.1)\0\
time-control-in-words\tthe time control is written in words: `{control}`\0\
time-control-minutes\t`{control}` means {minutes\tone\t{minutes} second\t{minutes} seconds} in PGN, but the clocks start at {clock}\0\
time-control-minutes-help\tit was read as minutes; write `{better}`\0\
time-control-minutes-elsewhere\tit was read as minutes: `{better}`\0\
time-control-contradicts-clocks\t{side\twhite\tWhite's\tBlack's} clock shows {clock} after move {number}, which is more than `{control}` gives\0\
time-control-contradicts-clocks-help\tthe clocks were not checked against it; one of the two belongs to another game\0\
clock-at-zero\t{side\twhite\tWhite's\tBlack's} clock shows zero after move {number}, but {SIDE(side)} moves again\0\
clock-at-zero-help\tclocks of whole seconds show zero before the time is over; a flag fall counts when it is noticed or claimed\0\
elapsed-time-differs\t{SIDE(side)} took {elapsed} for move {number} by `%emt`, and {clocks} by the clocks{more\t0\t\tone\t; one more move differs\t; {more} more moves differ}\0\
elapsed-time-differs-help\tthe two times may come from different clocks\0\
draw-offer-in-movetext\t`(=)` stands between the moves: it was read as a draw offer\0\
draw-offer-in-movetext-help\tin PGN a parenthesis begins a variation; write the draw offer as a comment: `{'{'}(=){'}'}`\0\
draw-offer-elsewhere\tin PGN a parenthesis begins a variation; a draw offer stands in a comment: `{'{'}(=){'}'}`\0\
illegal-move-costs\t{pace\tclassical\tstandard (classical)\trapid\trapid\tblitz}{assumed\tyes\t, assumed\t}: {cost}{draw\tyes\t, or drawn if the opponent cannot mate\t}{queen\tyes\t; the pawn is replaced by a queen\t}{both\tyes\t; both kings are in check\t}{uncorrected\tno\t\t; a draw if nobody corrects it ({uncorrected})}{king\tyes\t; capturing the king is an illegal move like any other\t}\0\
illegal-move-first-loses\tfirst completed illegal move: the game is lost{claim\tyes\t if the opponent claims it before moving\t}\0\
illegal-move-second-loses\tfirst completed illegal move: {minutes\tone\t{minutes} extra minute\t{minutes} extra minutes} to the opponent; second: the game is lost\0\
illegal-move-second-loses-only\tsecond completed illegal move: the game is lost\0\
illegal-move-third-loses\tfirst and second completed illegal move: {minutes\tone\t{minutes} extra minute\t{minutes} extra minutes} each to the opponent; third: the game is lost\0\
illegal-move-arbiter-decides\tthe arbiter decides, if the opponent claims it before moving\0\
laws-notes\t~         not read in the edition itself: from summaries, or inferred; ? not known\nnumbers   how articles are numbered: the claim of a third occurrence by a move\nrapid     minutes for a player with 60 increments (none are counted in 2001)\n5×, 75    whether five occurrences or 75 moves draw the game without a claim:\n          + yes, = yes, but the occurrences must follow each other\nloses at  which completed illegal move loses in classical, rapid, blitz;\n          – the arbiter decides\0\
ruling\truling\0\
";
