//! The texts of `events.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
and-more-in-event\t{message} (and {count} more of the kind in this event)\0\
in-events\t{message} (in {count} events)\0\
and-more-names\t{message} (and {count} more pairs of names)\0\
pairing-against-self\t{name} is paired with himself or herself{round\t0\t\t in round {round}}\0\
pairing-several-in-round\t{name} has {count} {of\tteams\tmatches\tgames} in round {round}\0\
pairing-several-in-rounds\t{name} has several games in each of {count} rounds: {rounds}\0\
pairing-several-in-rounds-help\ttwo players may stand under one name\0\
pairing-both-have-another\t{white} and {black} met in round {round}, in which each of them has another game as well\0\
pairing-color-of-match\tcolors change from game to game of the match, but in game {round} {white} has White against {black} again\0\
pairing-too-many\t{first} and {second} met {count\tone\tonce\t{count} times} more often than the others\0\
swiss-met-again\t{first} and {second} played in round {before} and meet again in round {round}, which no Swiss system allows\0\
swiss-second-bye\tthe pairing gives {name} a bye in round {round} after a point without a game in round {before}, which no Swiss system allows\0\
swiss-color-thrice\t{name} plays the third game in succession with {color\twhite\tWhite\tBlack} in round {round}, which Swiss systems allow in the last round only\0\
swiss-colors-uneven\t{name} has had {color\twhite\tWhite\tBlack} three times more often than the other color by round {round}, which Swiss systems allow in the last round only\0\
pairing-met-again\t{first} and {second} met {count} times, but in a Swiss system two players meet no more than once\0\
pairing-uneven-colors\t{white} had White against {black} more often by {count} games\0\
pairing-round-by-tables\t{white} (number {white_number}) and {black} (number {black_number}) met in round {round}; by the Berger tables, which the event follows, they meet in round {tables}\0\
pairing-colors-by-tables\t{white} (number {white_number}) had White against {black} (number {black_number}) in round {round}; by the Berger tables, which the event follows, {tables} has White\0\
pairing-tables-help\tcompare with the crosstable of the event: the tags Round, White and Black may be exchanged\0\
round-incomplete\tround {round} has {games} of {expected} {of\tteams\tmatches\tgames}{missing}\0\
round-missing-pairs\t; missing: {pairs}\0\
round-missing-pair\t{first} – {second}\0\
round-missing-unknown\t\0\
round-match-undecided\tthe match between {first} and {second} is not decided: games of it are missing\0\
round-winner-gone\t{name} won a match in round {round} of the knock-out and has none in a later one: a match is missing\0\
round-several-unbeaten\t{count} participants of the knock-out never lost a match: matches are missing\0\
round-game-missing\t{count\tone\ta game is missing\t{count} games are missing}: {first} – {second}\0\
round-games-missing\t{games} {of\tteams\tmatches\tgames} are there and {count} are missing: {pairs}{more\t0\t\t and {more} more}\0\
round-stranger\t{name} has {played} of {all} games, and the others have all of theirs: another spelling of a name, or somebody who left\0\
round-not-there\t{count\tone\tround {rounds} has no games\trounds {rounds} have no games}\0\
round-boards-missing\tround {round} lacks {count\tone\tboard {boards}\tboards {boards}}\0\
rounds-boards-missing\t{count} boards are missing in rounds {rounds}\0\
date-far\tdated {date}, but the event lasted from {first} to {last}: the year is probably wrong\0\
date-before-event\tdated {date}, but the event began on {start}\0\
name-variants\t`{first}` and `{second}` may be the same player: {why\tsame-id\tthey have the same FIDE ID\tform\tthe names are the same but for a federation or signs\tspelling\tthe names are the same but for order, alphabet or spelling\tinitials\tthe surnames are the same, and initials agree with given names\tone of the names is the other's surname}\0\
name-forms\t{count} names stand elsewhere {differs\tbrackets\twithout what is in brackets behind them, or with it\twith other commas, periods, hyphens or capitals}, as `{first}` and `{second}`\0\
name-forms-help\t`zapis audit --decisions FILE` drafts a decision for each of them\0\
event-joined\t{differs\tno\t{records} records\t{records} records with {here}} and {differs\tno\t{others} others\t{others} with {there}} are one event: {shared} players in common, {why\tcopies\tand the same games in the same rounds\tcomplete\tand together everybody meets everybody\tstages\tand those who won meet again\tand nobody meets two opponents in a round}\0\
event-joined-help\tgive all records of the event the same tags\0\
related-of-event\ta record of the same event\0\
event-outcome\t{games\tone\t{games} game\t{games} games} of {players\tone\t{players} player\t{players} players}{ending\tnobody\t\twinner\t, won by {first}\t, first {first} with {points}}\0\
event-doubtful\t{records\tone\t{records} record\t{records} records}{differs\tno\t\t with {here}} may be of one event with others{differs\tno\t\t with {there}}: {shared} of {players} players are the same, {why\tno-rounds\tbut nothing tells their rounds\tother-opponents\tbut some of them meet others in the same rounds\tother-players\tbut the others are not\tbut the names differ, and no dates tell more}; together {together}; apart {one} and {other}\0\
event-doubtful-help\tsay in the file of `--events` which it is; if the file is not there, `zapis audit` drafts it\0\
related-of-other-event\ta record of what may be the same event\0\
related-met-in-round\t{round\t0\tthey met here\tthey met here, in round {round}}\0\
related-named\tcalled `{name}` here\0\
report-part\t{part\tnumber\tnumber\tsex\tsex\ttitle\ttitle\tname\tname\trating\trating\tfederation\tfederation\tfide-id\tFIDE ID\tbirth\tdate of birth\tpoints\tpoints\trank\trank\topponent\topponent of round {round}\tcolor\tcolor of round {round}\toutcome\tresult of round {round}\tround\tround\tcount}\0\
report-unknown-record\tno record of a report file is called `{code}`\0\
report-unreadable\t{part}: `{text}` does not belong there\0\
report-shifted\tthe line is shifted: columns that must be blank are not\0\
report-columns-in-bytes\tthe columns of the line are counted in bytes, not in characters\0\
report-rounds-beside-columns\tthe rounds stand beside their columns; they are read in their order\0\
report-tab\tthere is a tab where only blanks can stand\0\
report-short\tthe line ends before its {part}\0\
report-doubled-number\tstarting rank {number} is already used in line {line}; this line is skipped\0\
report-nobodys-number\tno player has number {number}\0\
report-against-self\tthe player is paired with himself or herself in round {round}\0\
report-without-opponent\ta game was played in round {round}, but the opponent's number is missing\0\
report-bye-with-opponent\ta bye in round {round} has an opponent\0\
report-without-color\ta game was played in round {round}, but no color is told\0\
report-too-many-rounds\tmore rounds than any event has; the rest was not read\0\
report-wrong-count\trecord {code} says {stated}, but there are {found}\0\
report-no-such-result\tnumber {number} has no such result in round {round}\0\
report-not-reckoned\tthis changes what a kind of result is worth, but the points stated in the file are those without it; it is not taken into account\0\
report-unknown-tie-break\t`{text}` is not a known tie-break\0\
report-doubled-record\trecord {code} is repeated here; the first one counts\0\
report-points\t{name} has {stated} points in the report file, but the results give {found}\0\
report-team-points\t{name} has {stated} {measure\tgame\tgame\tmatch} points in the report file, but the results give {found}\0\
report-rank\t{name} has rank {stated} in the report file, but rank {found} by points and tie-breaks\0\
report-untold\t{name} has a game against {opponent} in round {round} that the line of {opponent} does not have\0\
report-outcomes\t{name} and {opponent} have results in round {round} that cannot both be right: {own} and {other}\0\
report-colors\t{name} and {opponent} both have {color\twhite\tWhite\tBlack} in round {round}\0\
report-no-such-player\t{name} is not in the report file\0\
report-rating\t{name} has rating {stated} in the report file and {found} in the records\0\
report-name\t`{name}` of the report file is called `{found}` in the records\0\
report-player-without-records\t{name} has games in the report file and none in the records\0\
report-games-without-records\tround {round}: {count} of {all} games have no record\0\
report-game-without-record\tround {round}: {white} – {black} ({result}) has no record\0\
report-no-such-game\t{white} – {black}{round\t0\t\t, round {round},} is not in the report file\0\
report-colors-differ\t{white} – {black}, round {round}: in the record {black} has White\0\
report-round-differs\t{white} – {black}: round {round} in the report file, round {found} in the record\0\
report-result-differs\t{white} – {black}, round {round}: {stated} for White in the report file, {found} in the record\0\
related-record\tthe record\0\
";
