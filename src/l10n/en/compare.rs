//! The texts of `compare.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
compare-sheet\t{sheet}: {path}\0\
compare-sheet-record\t{sheet}: {path}, record {record}\0\
compare-all-agree\tthe sheets agree in full: {plies\tone\t1 ply\t{plies} plies}\0\
compare-reconciled\tone game of {plies\tone\t1 ply\t{plies} plies}; the sheets differ in {rows\tone\t1 place\t{rows} places}, all decided (confidence {sure} %)\0\
compare-left-open\tone game of {plies\tone\t1 ply\t{plies} plies}; the sheets differ in {rows\tone\t1 place\t{rows} places}, {open\tone\t1 ply is\t{open} plies are} not decided\0\
compare-results-differ\tthe results differ: {results}\0\
compare-cut\ta sheet is longer than any game; the rest was not read\0\
compare-kept\tgame\0\
compare-n-plies\t{count\tone\t1 ply\t{count} plies}\0\
compare-agreed\tall sheets have it\0\
compare-columns\tin the other player's column on {sheets}\0\
compare-only-legal\t{count\tone\t{right} is right\t{right} are right}: {reasons}\0\
compare-only-written\t{reasons}\0\
compare-empty\tthe cell is empty on {sheets}\0\
compare-left-out\tthe move is left out on {sheets}\0\
compare-ended\t{count\tone\t{sheets} has ended\t{sheets} have ended}\0\
compare-goes-on\t{count\tone\t{right} is right\t{right} are right}: {reasons}\0\
compare-refuted\tafter `{other}` {next} cannot be played: {reason}\0\
compare-could-not-continue\tafter {others} the sheets could not continue with {next}\0\
compare-sign-untrue\tit would not give what is written with it\0\
compare-restored-refuted\tthe most likely reading, {sure} % sure: {reasons}\0\
compare-hangs\tnot decided: it hangs on {on}\0\
compare-may-be-several\tnot decided: {words} may be {moves}\0\
compare-result-of-mate\tthe last move mates: the result is {result}\0\
compare-result-of-stalemate\tthe last move stalemates: the result is 1/2-1/2\0\
compare-result-against-mate\tthe last move mates, which is {result}, but the sheets give {given}\0\
compare-result-against-stalemate\tthe last move stalemates, but the sheets give {given}\0\
compare-restored\tnone can be played: the most likely reading, {sure} % sure\0\
compare-supplied\ton no sheet: the most likely move, {sure} % sure\0\
compare-undecided\tnot decided: the game can continue as written after {moves}\0\
compare-nothing-decides\tnot decided: no later move on the sheets shows whether it is {moves}\0\
compare-unreadable\tnot decided: no reading is likely enough\0\
compare-equally-likely\tnot decided: {moves}\0\
compare-fault\t`{word}` ({sheet}): {reason}\0\
compare-no-move\tnot a move\0\
compare-ambiguous\tmatches several moves\0\
compare-illegal\tnot a legal move\0\
compare-extra\tnot a move of the game (row {row} of {sheet})\0\
compare-extra-gap\tone empty cell too many (row {row} of {sheet})\0\
compare-agree-until\tThe last position on which all sheets agree, before {turn} (after {count\tone\t1 ply\t{count} plies}):\0\
compare-agree-on-start\tThe sheets agree only on the starting position:\0\
compare-article\tIf an irregularity is found and the position before it cannot be determined, play continues from the last identifiable position before it ({article}).\0\
compare-few-paths\tat least two sheets are needed: give two files, a folder, or one file with several records of the game\0\
compare-mixed-paths\tgive files or folders, not both\0\
compare-many-sheets\tno more than {most} sheets of a game can be compared at once\0\
compare-no-pairs\tno two sheets in {path} belong together: their names must differ only in an ending (`001_0`, `001_1`), or name the same players\0\
compare-no-record\t{path} contains no record\0\
compare-counts\tthe files contain different numbers of records: {counts}; no two of them name the same players and round or have the same moves: give the records of a game the same `White`, `Black`, `Round` and `Board`\0\
compare-page-joined\t{path}: record {record} goes on with row {row} and is read as the next page of record {of}\0\
compare-file-joined\t{path} goes on with row {row} and is read as the next page of {of}\0\
compare-count\t{path}: {count}\0\
compare-no-sheet\t{path}, record {record}: no sheet of a game could be read\0\
compare-fragments-agree\tthe sheets begin in the middle of a game without a position, so that no move could be checked; word by word they agree: {sheets}\0\
compare-fragments-differ\tthe sheets begin in the middle of a game without a position, so that nothing could be decided; word by word they differ in {count\tone\tone place\t{count} places}: {places}{more\t0\t\t; {more} more} ({sheets})\0\
compare-fragments-place\t{turn} {words}\0\
compare-starts-differ\tthe sheets start from different positions: {sheets}\0\
compare-players-differ\tthe sheets name different players: {players}\0\
compare-same-file\t{path} is compared with itself\0\
compare-single\tno other sheet belongs to {path}\0\
compare-singles\tno other sheet belongs to these {count} files: {paths}\0\
compare-summary\t{games\tone\t1 game\t{games} games}: {agreed} agreed in full, {reconciled} reconciled, {open} left open, {not} not comparable; {rows\tone\t1 difference\t{rows} differences}\0\
table-file\tfile\0\
table-sheets\tsheets\0\
table-games\tgames\0\
table-as-written\tas written\0\
table-not-playable\tnot playable\0\
table-repaired\trepaired\0\
table-reconciled\treconciled\0\
table-agreed\tagreed\0\
table-sure\tsure\0\
table-open\topen\0\
table-beyond\tbeyond repair\0\
table-not-comparable\tno\0\
table-others\t(other files)\0\
table-all\tall\0\
compare-unread\tnot read (row {row} of {sheet})\0\
compare-stopped\tthe search stopped at its limit (--max-steps): {count\tone\t1 cell\t{count} cells} behind the last move not read\0\
compare-signal\t{sheet}: `{words}` are not moves of the game, the kings were placed to signal the result {result} to the board\0\
compare-signal-open\t{sheet}: `{words}` is not a move of the game, a king was placed to signal a result to the board\0\
compare-signal-contradicts\t{sheet}: `{words}` are not moves of the game, the kings were placed to signal the result {result}, but the sheets give {given}\0\
compare-several-games\t{path} holds {count} different games, one record each, so there is nothing to compare: give the files with the sheets of the other players (`zapis compare white.pgn black.pgn`), or put both sheets of a game into one file with the same White, Black and Round\0\
compare-single-records\t{path}: {count\tone\trecord {records} has no other sheet beside it\t{count} records have no other sheet beside them: {records}{more\t0\t\t and {more} more}}\0\
compare-not-begun\t{count\tone\t{sheets} has not begun\t{sheets} have not begun}\0\
compare-block-repeated\t{count\t1\trow {rows} of {sheet} repeats row {of}\trows {rows} of {sheet} repeat rows {of}}\0\
compare-block-no-moves\t{count\t1\trow {rows} of {sheet} is not part of the game\trows {rows} of {sheet} are not part of the game}\0\
compare-block-empty-over\t{count\t1\tone empty row too many on {sheet} (row {rows})\t{count} empty rows too many on {sheet} (rows {rows})}\0\
compare-block-left-out\t{count\t1\tmove {moves} is missing on {sheet}\tmoves {moves} are missing on {sheet}}\0\
compare-block-empty\t{count\t1\trow {rows} of {sheet} is empty\trows {rows} of {sheet} are empty}\0\
compare-block-not-begun\t{sheet} begins only with {next}\0\
compare-block-shifted-on\tfrom row {row} on {sheet} stands one column off\0\
compare-block-shifted\t{count\t1\trow {rows} of {sheet} stands one column off\trows {rows} of {sheet} stand one column off}\0\
compare-block-turned\t{count\t1\trow {rows} of {sheet} was played after rows {behind}\trows {rows} of {sheet} were played after rows {behind}}\0\
compare-block-two-in-one\trow {row} of {sheet} holds two moves in one cell: `{word}`\0\
";
