//! The texts of `repair.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
repair-summary\t{records\tone\t1 record\t{records} records}: {sound} as written, {repaired} restored, {open} restored with plies left open, {beyond} beyond repair; {changes\tone\t1 change\t{changes} changes}\0\
repair-summary-fragments\t{count\tone\t1 record begins\t{count} records begin} in the middle of a game without a position: the moves were checked against each other only\0\
repair-heading\t{place}: {count\tone\t1 change\t{count} changes} ({sure} sure, {likely} likely, {open} open); letters: {letters}\0\
repair-further-game\tanother game on the same sheet, from line {line} on: the one before it was over there\0\
repair-line\t{place}: {sure\tsure\tsure\tlikely\tlikely\topen}: {what}\0\
repair-read\t`{word}` read as {mv}\0\
repair-displaced\t`{word}`, in the other player's column, read as {mv}\0\
repair-gap\tnothing written, {mv} supplied\0\
repair-inserted\ta move is missing, {mv} supplied\0\
repair-open\t`{word}` is not decided, {mv} is assumed\0\
repair-open-gap\ta move is not written, {mv} is assumed\0\
repair-dropped\t`{word}` in row {row}: not a move of the game, skipped\0\
repair-behind-end\t`{word}` in row {row}: not a move of the game, which was over before it\0\
repair-blank-row\t{count\t1\trow {first} is blank, and what follows can be played without it\trows {first} to {last} are blank, and what follows can be played without them}\0\
repair-with-rivals\t{what} (or {rivals})\0\
repair-cut\tthe sheet is longer than any game; the rest was not read\0\
repair-comment-written\twritten: {word}\0\
repair-comment-dropped\tskipped: {word}\0\
repair-comment-gap\tnot written\0\
repair-comment-inserted\tply missing\0\
repair-cost-below-zero\tthe cost must be 0 or more\0\
repair-answered\t`{word}` is {mv}, as answered\0\
repair-detail\t  {what}\0\
repair-illegal-as-written\tas written: {reasons}\0\
repair-legal-as-written\tas written it is legal, but the moves that follow speak against it\0\
repair-ambiguous-as-written\tit may be {moves}\0\
repair-happened\twhat happened: {edits}\0\
repair-misread\t`{seen}` stands for `{meant}`\0\
repair-lost\t`{meant}` is missing\0\
repair-added\t`{seen}` is one too many\0\
repair-swapped\t`{seen}` stands for `{meant}`, transposed\0\
repair-question\t{place}: row {row}, {side\twhite\tWhite\tBlack}: {written\tnone\tnothing is written\t`{written}`}\0\
repair-choices\tA number, a move, Enter for 1, ? to leave it open, q to stop asking:\0\
repair-not-legal\t`{word}` is not a legal move here.\0\
repair-interactive-needs-paths\t--interactive reads the answers from standard input, so the records must be in files\0\
repair-gap-answered\tnothing written, it is {mv}, as answered\0\
repair-number\tthe row's number `{word}` read as {number}\0\
repair-signs\t`{word}` is {mv}, with a wrong check or capture sign\0\
repair-comment-unplayed\tnot played: {words}\0\
repair-comment-signal\tkings on the central squares, result {result}: {words}\0\
repair-unplayed\tnot read, kept as a comment: `{words}`\0\
repair-signal\t`{words}`: not moves of the game, the kings were placed to signal the result {result} to the board\0\
repair-signal-open\t`{words}`: not a move of the game, a king was placed to signal a result to the board\0\
repair-signal-contradicts\t`{words}`: not moves of the game, the kings were placed to signal the result {result}, but the record gives {given}\0\
repair-stopped\tthe search stopped at its limit (--max-steps); what follows the last move was not read\0\
repair-fragment\t{place}: not restored: it begins in the middle of a game, at `{first}`, and gives no position; its moves are as written\0\
repair-fragment-numbered-anew\t{place}: not restored: it begins in the middle of a game, though it is numbered from `{first}`, and gives no position; its moves are as written\0\
repair-beyond\t{place}: not restored; {plies\tone\t1 ply is\t{plies} plies are} as written, what could not be played is kept as a comment\0\
repair-confidence\toverall confidence {confidence} %\0\
repair-cost\tcost {cost}\0\
repair-numbers\tconfidence: {shares}; cost {cost}\0\
repair-moves\t{moves}\0\
repair-moves-from-to\t{count} moves, {first} to {last}\0\
repair-cause-not-written\tnot written, supplied: {moves}\0\
repair-cause-not-written-open\tnot written, assumed: {moves}\0\
repair-cause-other-column\twritten in the other player's column: {moves}\0\
repair-cause-letters\twritten in the letters of `{letters}`: {moves}\0\
repair-cause-taken-named\tthe piece taken is named: {moves}\0\
repair-cause-piece-not-told\twhich piece moves is not written: {moves}\0\
repair-cause-signs\twrong check or capture sign: {moves}\0\
repair-cause-misread\t`{seen}` stands for `{meant}`: {moves}\0\
repair-cause-swapped\t`{seen}` stands for `{meant}`, transposed: {moves}\0\
repair-cause-no-plies\t`{words}` in rows {first} to {last}: not moves of the game, skipped\0\
repair-cause-behind-end\t`{words}` in rows {first} to {last}: not moves of the game, which was over before them\0\
repair-cause-numbers\tthe rows' numbers {first} to {last} read as {from} to {to}\0\
repair-last-sure\tThe last sure position, before {turn}:\0\
repair-ask\tAsk the players: {turn} {moves}?\0\
repair-ask-move\tAsk the players: which move was {turn}?\0\
repair-ask-moves\tAsk the players: which moves were played from {first} to {last} ({count} plies)?\0\
repair-ask-onward\tAsk the players: which moves were played from {turn} on, before `{word}`?\0\
repair-same-hand-needs-paths\t--same-hand reads the sheets twice, so they must be in files\0\
repair-no-hand\t{path} is not a table of a hand: {reason}\0\
";
