//! The texts of `findings.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
in-variation\t{message} (in a variation)\0\
joined\t{parts}\0\
perhaps-meant\tperhaps {spellings} was meant\0\
write-this\twrite `{spelling}`\0\
write-one-of\twrite {spellings}\0\
this-is-meant\t`{spelling}` is meant\0\
may-be-meant\t{spellings} may be meant\0\
passed-over\tit was skipped\0\
no-move\t`{word}` is not a move\0\
unknown-piece-letter\t`{word}` is not a move: unknown piece letter `{letter}` ({code_point})\0\
unknown-piece-letter-help\tthe record was read with the letters of `{letters}`; choose others with `--letters`\0\
illegal-move\tillegal move `{word}`: {reason}\0\
illegal-move-unexplained\tillegal move `{word}`\0\
ambiguous-move\tambiguous move `{word}`: matches {count} legal moves\0\
move-after-mate\t`{word}` is written after the end of the game: {SIDE(side)} had mated\0\
move-after-stalemate\t`{word}` is written after the end of the game: {SIDE(side)} was stalemated\0\
castling-misspelled\t`{word}` is read as castling\0\
castling-misspelled-help\twrite `{spelling}`: most programs skip `{word}` and misread the next move\0\
castling-misspelled-elsewhere\tcastling is `{spelling}`: most programs skip `{word}` and misread the next move\0\
pawn-letter\t`{word}` names a pawn by a letter\0\
fragment\tthe record begins in the middle of a game, at `{first}`, and gives no position: its moves were checked against each other only\0\
fragment-numbered-anew\tthe record begins in the middle of a game, though it is numbered from `{first}` (no game has these moves so early), and gives no position: its moves were checked against each other only\0\
fragment-help\tgive the position before that move, as a FEN, a diagram or lists of the pieces, and the moves can be played\0\
fragment-contradictory\t`{mv}` cannot follow `{before}`, whatever the position was\0\
fragment-contradictory-because\t`{mv}` cannot follow `{before}`, whatever the position was: {reason}\0\
fragment-move-impossible\t`{mv}` is possible in no position\0\
fragment-contradictory-help\tone of the moves is not what was played, or moves are missing between them\0\
fragment-by-signs\t{message}, if the signs are right\0\
fragment-by-signs-help\ta sign of capture or check is wrong, or one of the moves is\0\
blank-row\t{count\t1\trow {first} is blank\trows {first} to {last} are blank}\0\
blank-row-help\twhat stands behind can be played without them: moves are missing here, or the numbers behind are too high\0\
null-move\t`{word}` passes the turn, which no rule allows\0\
null-move-help\tthe turn was passed and play went on\0\
capture-mark-wrong\t`{word}` has a capture sign, but nothing is captured\0\
overspecified-move\t`{word}` says more than needed\0\
overspecified-move-help\t`{spelling}` is enough\0\
number-of-black\t`{word}` announces Black's move, but White is to move\0\
move-number-wrong\tmove number `{word}` should be `{expected}`\0\
mate-not-marked\t`{word}` is mate but has no mate sign\0\
check-not-marked\t`{word}` gives check but has no check sign\0\
mate-marked-as-check\t`{word}` has a check sign but is mate\0\
check-marked-as-mate\t`{word}` has a mate sign but is only check\0\
nothing-marked-as-mate\t`{word}` has a mate sign but does not give check\0\
nothing-marked-as-check\t`{word}` has a check sign but does not give check\0\
unknown-variant\tthe variant `{name}` is not known: its moves are not checked\0\
start-announced\ta start position is announced, but no FEN gives it\0\
start-of-chess960\ta Chess960 record has to give its start position, and no FEN does\0\
fen-cannot-be-read\tthe FEN cannot be read: {problem}\0\
setup-not-given-help\tplay was checked from the usual position\0\
setup-fatal-help\tno move can be checked from this position\0\
setup-doubtful-help\tplay was checked without it\0\
comment-not-closed\tthe comment that begins here is never closed\0\
comment-not-closed-help\teverything up to the next record was read as the comment; write `{'}'}` where it ends\0\
comment-read-to-the-end\teverything up to the next record was read as the comment\0\
variation-not-closed\t{count\tone\tthe variation that begins here is never closed\t{count} variations are never closed; the outermost begins here}\0\
variation-not-closed-help\twrite `)` where the variation ends\0\
variation-end-missing\t`)` is missing where the variation ends\0\
variation-not-opened\t`)` closes no variation\0\
variation-before-move\ta variation stands before any move it could replace\0\
variation-before-move-help\ta variation is an alternative to the move just before it (PGN 8.2.5)\0\
result-in-variation\tthe result `{result}` stands inside a variation\0\
malformed-tag\tthis tag pair cannot be read as it stands: {expected\ttag-name\tthe name of the tag\topening-quote\tthe opening quote of the tag's value\tclosing-quote\tthe closing quote of the tag's value on the same line\t`]` after the tag's value} is missing\0\
malformed-tag-help\ta tag pair is written `[Name \"value\"]` on one line, with `\\\"` for a quote (PGN 8.1.1)\0\
tag-between-moves\ta tag pair stands between the moves\0\
tags-cut-record\tthe tag section that begins here cuts a record in two: its moves go on with number {number}\0\
tags-cut-record-help\ttag pairs stand before the moves (PGN 8.1)\0\
duplicate-tag\tduplicate tag `{name}`\0\
duplicate-tag-help\tthe first value is used\0\
missing-tags\t{count\tone\tthe tag {names} of the seven tag roster is missing\tthe tags {names} of the seven tag roster are missing}\0\
missing-tags-help\tan unknown value is written `?` (PGN 8.1.1)\0\
no-nag\t`{word}` is not a numeric annotation glyph\0\
no-nag-help\ta NAG is `$` and a number from 0 to 255 (PGN 8.2.4)\0\
fused-moves\t`{word}` was read as several moves\0\
fused-moves-help\twrite a space between moves\0\
fused-moves-elsewhere\ta space belongs between moves\0\
missing-termination\tthe record has no result at its end\0\
missing-termination-help\twrite `1-0`, `0-1`, `1/2-1/2` or `*` after the last move (PGN 8.2.6)\0\
missing-termination-unknown\ta record ends with `1-0`, `0-1`, `1/2-1/2` or `*` (PGN 8.2.6)\0\
nul-bytes\t{count\tone\ta NUL byte\t{count} NUL bytes}\0\
stray-text\t`{text}` belongs to no move, tag or comment\0\
letters-undecided\tthe piece letters fit `{chosen}` and `{other}` equally well, with different moves\0\
letters-undecided-help\tread as `{chosen}`; say which with `--letters {chosen}` or `--letters {other}`\0\
mixed-alphabets\t`{word}` mixes letters of two alphabets{more\t0\t\t; so do {more} more in this record}\0\
mixed-alphabets-help\tletters that look alike were read as one\0\
unreadable-command\t`{command}` cannot be read\0\
unmappable-byte\tthis byte is not a character of {encoding}\0\
unmappable-byte-help\tif the encoding is another one, say which with `--encoding`\0\
not-in-encoding\t`{character}` cannot be written in {encoding}\0\
not-in-encoding-help\tthe whole record was written in UTF-8; choose another encoding with `--out-encoding`\0\
no-record\tthe file contains no record of a game\0\
result-mismatch\tthe Result tag says `{tag}`, but the moves end with `{marker}`\0\
result-mismatch-help\tthe two must agree (PGN 8.2.6)\0\
result-contradicts-mate\tthe result is given as `{result}`, but {SIDE(side)} has mated in the final position\0\
result-contradicts-stalemate\tthe result is given as `{result}`, but the final position is stalemate\0\
open-result-and-mate\tthe result is left open as `{result}`, but {SIDE(side)} has mated in the final position\0\
open-result-and-stalemate\tthe result is left open as `{result}`, but the final position is stalemate\0\
result-by-the-board\tby the position on the board the result is `{result}`\0\
threefold-repetition\tthe position has occurred three times ({stood}): {SIDE(side)}, to move, may claim a draw\0\
fifty-moves\tfifty moves by each side {without}: {SIDE(side)}, to move, may claim a draw\0\
fivefold-repetition\tthe position has occurred five times ({stood}): the game is drawn\0\
fivefold-repetition-in-turn\tthe position has occurred five times in a row ({stood}): the game is drawn\0\
seventy-five-moves\tseventy-five moves by each side without a capture or a pawn move: the game is drawn\0\
play-went-on\t{message}, but play went on\0\
severity\t{key\terror\terror\twarning\twarning\tnote}\0\
help\thelp\0\
laws\tlaws\0\
record\trecord {number}\0\
cited\t{edition}, {place}\0\
not-verified\t{cited} (number not verified)\0\
article\tarticle {number}\0\
appendix\tAppendix {letter}\0\
appendix-article\tAppendix {letter\t{number}}\0\
guidelines\tGuidelines {number}\0\
edition\t{key\tfide2001\tFIDE Laws 2001\tfide2005\tFIDE Laws 2005\tfide2009\tFIDE Laws 2009\tru2011\tRussian rules 2011\tfide2014\tFIDE Laws 2014\tfide2017\tFIDE Laws 2017\tfide2018\tFIDE Laws 2018\ttavreli\tthe rules of Tavreli\tFIDE Laws 2023}\0\
more-of-this-kind\t{count\tone\tone more of this kind in this record\t{count} more of this kind in this record}\0\
unused-ignore\tno `{name}` is found here to be ignored\0\
unused-ignore-unknown\tthere is no finding `{name}` to be ignored\0\
unused-ignore-help\ttake the name off the line\0\
";
