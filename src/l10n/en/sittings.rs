//! The texts of `sittings.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
bridge-measure\t{measure\tmatchpoints\tmatchpoints\timps\tIMPs\tpercentage}\0\
bridge-table-score\tthe score of {side} is {wanted} by contract and result, not {written}\0\
bridge-compared\tthe {measure} of {side} are `{wanted}` by the scores of the board ({way}), not `{written}`\0\
bridge-compared-percentage\tthe percentage of {side} is `{wanted}` by the scores of the board ({way}), not `{written}`\0\
bridge-compared-order\t`{written}` for a better score than one that is worth `{other}`\0\
bridge-compared-equal\t`{written}` for a score that is worth `{other}` at another table\0\
bridge-match-imps\t{own} here and {others} in the other room (record {other}) are {wanted} IMPs for North and South, not `{written}`\0\
bridge-results-not-compared\tthe {n\tone\tresult of this record is\tresults of {GROUPED(n)} records from here on are} compared with no others: the file has more than {GROUPED(compared)}\0\
bridge-results-not-compared-help\tsplit the file by its events\0\
bridge-comparison-unexplained\tno usual way of comparing gives the {measure} of this table; it may hold some of the results only\0\
bridge-totals-unexplained\tthe boards of the file give less than half of the totals in `{column}`; they may be of other boards, too\0\
bridge-award-mismatch\tthe {percent} % that the director gave {side} are `{wanted}`, not `{written}`\0\
bridge-total-mismatch\t`{column}` of pair `{pair}` is `{wanted}` by {n} {n\tone\tboard\tboards}, not `{written}`\0\
bridge-total-mismatch-help\tit may hold a penalty, or points carried over\0\
bridge-fouled-turned\tboard {board} has the hands of record {other}, turned by {degrees} degrees\0\
bridge-fouled-turned-help\tturned by 180 degrees its score stands; turned by 90 degrees it stands and is compared with its like only (Law 87)\0\
bridge-fouled-mixed\tboard {board} has some hands of record {other}, and others that differ\0\
bridge-fouled-deal\tboard {board} has another deal than record {other}\0\
bridge-fouled-help\tresults of different deals are not compared (Law 87)\0\
bridge-board-conditions-dealer\tboard {board} has another dealer than record {other}, which has the same deal\0\
bridge-board-conditions\tboard {board} has another vulnerability than record {other}, which has the same deal\0\
bridge-board-conditions-help\tonly results under the same conditions are compared (Law 87)\0\
bridge-deck-result\t{n} {n\tone\tresult of a deal\tresults of a deal} that is not 52 different cards do not stand\0\
bridge-deck-result-help\tif the board cannot be played again both sides get 60 %; Law 86A for teams\0\
bridge-result-twice\tthe same players have the same result on board {board} in record {other}\0\
bridge-result-contradicts\tthe same players have another result on board {board} in record {other}\0\
bridge-deal-twice\tboard {board} has the deal of board {before} (record {other})\0\
bridge-result-twice-file\tthe same players have the same result of this deal in `{path}`, record {other}\0\
bridge-result-contradicts-file\tthe same players have another result of this deal in `{path}`, record {other}\0\
bridge-deal-twice-file\tthe deal stands as board `{board}` in `{path}`, record {other}\0\
sitting-ranked\t{who\tteams\tteams\tpairs}{side\tNS\t, North and South\tEW\t, East and West\t}, by {measure\timps\tIMPs\tmatchpoints\tmatchpoints\tpercentage}\0\
sitting-head\t{column\trank\t#\tpair\tpair\tteam\tteam\tnames\tnames\tboards\tboards\tpoints\tmatchpoints\tpercentage\t%\tvictory\tVP\tIMPs}\0\
sitting-share\tboard {board} against {opponent}: {what}\0\
sitting-share-alone\tboard {board}: {what}\0\
sitting-score\tscore {score} among {n} {n\tone\tresult\tresults}\0\
sitting-other-room\t{score} here, {other} in the other room\0\
sitting-award\t{percent} % given by the director\0\
sitting-adjusted\tadjusted by the director\0\
sitting-points\t{points} of {top} matchpoints\0\
sitting-points-alone\t{points} matchpoints\0\
sitting-percentage\t{percent} %\0\
sitting-imps\t{imps} IMPs\0\
sitting-carried\tcarried over: {imps} IMPs\0\
";
