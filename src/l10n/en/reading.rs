//! The texts of `reading.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
move-missing\ta move is missing here\0\
move-missing-help\tits cell is empty, or its row was left out\0\
result-misspelled\tthe result is written `{word}`\0\
result-with-blanks\tblanks stand beside the result `{word}`\0\
both-lose-help\tPGN has no marker for a game that both players lost: end the moves with `*`, and say in a comment what `{word}` means\0\
result-unreadable\tthe Result tag says `{word}`, which is not a result\0\
result-unreadable-help\twrite `1-0`, `0-1`, `1/2-1/2` or `*`\0\
result-unreadable-ended-help\twrite `1-0`, `0-1`, `1/2-1/2` or `*`; the moves end with `{marker}`\0\
results-are\ta result is `1-0`, `0-1`, `1/2-1/2` or `*`\0\
result-empty\tthe Result tag is empty\0\
fen-misspelled\tthe FEN is not written as it should be: {slips}\0\
fen-digits-apart\tdigits stand side by side that are one number\0\
fen-last-stroke\ta stroke stands behind the last rank\0\
fen-side-misspelled\tthe side to move is `w` or `b`\0\
fen-castling-misspelled\tthe castling rights are written in another way\0\
fen-en-passant-misspelled\tthe en passant square is missing or written in another way\0\
fen-counter-misspelled\ta number is missing\0\
fen-few-fields\tit has {count\tone\t{count} field\t{count} fields} instead of six\0\
fen-many-fields\tsomething stands behind its last field\0\
tag-misspelled\tthe tag `{name}` is the tag `{meant}` in other capitals\0\
tag-misspelled-unused-help\tthe tag `{meant}` is there as well: this one was not used\0\
clock-beyond-sixty\t`{command}` is not a time: minutes and seconds go up to 59\0\
date-no-year\t`{tag}` is `{date}`, and no game is so old\0\
date-no-month\t`{tag}` is `{date}`, and there is no month {month}\0\
date-no-day\t`{tag}` is `{date}`, and that month has no day {day}\0\
date-unused-help\tthe date is not used; what is not known is written `??`\0\
date-in-future\t`{tag}` is `{date}`, and today is {today}\0\
date-misspelled\t`{tag}` is `{date}`, which is not written as year, month and day\0\
date-form-help\ta date is `1998.05.21`, and what is not known is `??` (PGN 8.1.1.3)\0\
event-date-after-date\tthe event began on `{event}`, after this game of it, `{date}`\0\
event-date-help\t`EventDate` is the first day of the event\0\
rating-impossible\t`{tag}` is `{rating}`, which cannot be a rating\0\
rating-impossible-help\tratings lie between {lowest} and {highest}\0\
eco-impossible\tthere is no opening `{code}`\0\
eco-impossible-help\tcodes go from `A00` to `E99`\0\
eco-contradicts-moves\tthe code of the opening is `{code}`, but by its moves the game is `{played}`, {name}\0\
eco-misspelled\tthe code of the opening is written `{code}`\0\
ply-count-differs\t`PlyCount` is `{count}`, and the moves are {plies} {plies\tone\tply\tplies}\0\
ply-count-more-help\tperhaps moves of the game are missing here\0\
round-unreadable\tthe round is `{round}`, which is no number of a round\0\
round-in-words\tthe round is written `{round}`\0\
round-help\ta round is `7` or `3.1`, `?` where it is not known, `-` where there is none (PGN 8.1.1.4)\0\
player-against-self\tWhite and Black are one player, `{name}`\0\
player-one-id\tWhite and Black have one FIDE ID, `{id}`\0\
player-against-self-help\tone of the two is named wrongly; in a table the game counts for nobody\0\
";
