//! The texts of `standings.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
event-without-name\tevent without a name\0\
event-kind\t{kind\tmatch\tmatch\tround-robin\t{cycles\t1\tround robin\t2\tdouble round robin\tround robin of {cycles} cycles}\tscheveningen\t{cycles\t1\tScheveningen system\tScheveningen system, {cycles} games each}\tswiss\tSwiss system\tknock-out\tknock-out\ttournament type unknown}{of\tteams\t of teams\t}\0\
event-is\t{kind}: {contestants\tone\t1 {of\tteams\tteam\tplayer}\t{contestants} {of\tteams\tteams\tplayers}}, {games\tone\t1 game\t{games} games}{rounds\t0\t, rounds not known\tone\t, 1 round\t, {rounds} rounds}\0\
event-tie-breaks\ttie-breaks: {codes} ({rules})\0\
event-uncertain\tnot verified against the text of the regulations: {codes}\0\
event-complete\tall games present\0\
event-berger\tpairings by the Berger tables; pairing numbers: {numbers}\0\
event-berger-moved\tpairings by the Berger tables; rounds played at another time: {moved}; pairing numbers: {numbers}\0\
event-moved-round\t{played} (round {tables} of the tables)\0\
event-numbered\t{number} {name}\0\
event-rounds-by-day\tno record names its round; rounds are the days of the games\0\
event-some-rounds-by-day\t{count\tone\t{count} record names no round; it is told by the other games of the day\t{count} records name no round; it is told by the other games of the day}\0\
event-unnamed-teams\tno record names teams; they are told by the boards\0\
event-assumed-forfeits\tcounted as forfeits, since no moves were played: {count\tone\t1 win without moves\t{count} wins without moves}\0\
event-assumed-absences\t{count\tone\t1 round of a player is not recorded; it counts as an absence without points\t{count} rounds of players are not recorded; they count as absences without points}\0\
event-unknown-results\tresult unknown, no points counted yet: {count\tone\t1 game\t{count} games}\0\
event-first-place\tits first record: {place}\0\
event-repeated\tleft out, since another file has them too: {count\tone\t1 record\t{count} records}\0\
event-proved-names\tcounted as one player, since only so is nobody missing and nobody too many: {names}{more\t0\t\t and {more} more}\0\
event-same-names\tone player, since the same game stands under both names: {names}{more\t0\t\t and {more} more}\0\
event-withdrew\t{name} withdrew after {played} of {scheduled} games: {counts\tyes\thalf of the games were played, so points count, and games not played are won by the opponents\tfewer than half of the games were played, so no points of these games count for anybody}{applied\tyes\t\t (--half-rule applies it)}\0\
event-objection\t{code} {why\tbuchholz-in-round-robin\tmust not be used in round robins (C.07 of 2026, article 8)\tnot-in-these-rules\tdoes not exist in these rules\tis for teams}; it is computed all the same\0\
event-play-off\t{count\tone\ta game\t{count} games} after the last round between players who were level count as a play-off: they decide places and bring no points ({results})\0\
event-varma\tVarma groups for {count} players: {groups}\0\
event-varma-no-table\tthe Varma tables are for 9 to 24 players; there are {count} here\0\
event-varma-late\t{first} and {second} are of the same federation and meet in round {round}\0\
event-merged-names\tcounted as one player: {names}\0\
event-possible-variants\tperhaps one player: {names} (--merge-names counts them as one)\0\
event-others\tbelong to no event with standings: {count\tone\t1 record\t{count} records}\0\
standings-name\t{of\tteams\tTeam\tPlayer}\0\
standings-rating\tElo\0\
standings-games\tGames\0\
standings-points\tPts\0\
standings-match-points\tMP\0\
standings-game-points\tGP\0\
standings-stage\t{count\t1\tfinal\t2\tsemi-finals\t4\tquarter-finals\t1/{count} finals}\0\
standings-round\tround {round}\0\
standings-summary\t{events\tone\t1 event\t{events} events}, {contestants\tone\t1 participant\t{contestants} participants}, {games\tone\t1 game\t{games} games}: {errors\tone\t1 error\t{errors} errors}, {warnings\tone\t1 warning\t{warnings} warnings}\0\
standings-no-event\tno event was found: no two players are named by the tags of a record\0\
standings-no-such-event\tno event is called `{name}`; there are: {events}\0\
standings-no-such-player\tnobody is called `{name}`\0\
standings-one-event\ta report file holds one event, but there are {count}: choose one with --event\0\
standings-unknown-rules\t`{name}` is not a version of the tie-break rules; known: {known}\0\
standings-unknown-tie-break\t`{text}` is not a known tie-break; known: {known}\0\
standings-bad-points\t`{text}` is not a points system; expected the points for a win, a draw and a loss: 3-1-0\0\
standings-not-a-report\t{path} is not a FIDE report file (TRF16, TRF26)\0\
standings-report-of-one-event\ta report file holds one event, but there are {count}: choose one with --event\0\
standings-clubs\tthe report file lists {count\tone\t1 club\t{count} clubs} like teams, but the event is one of players (record 092): the players are ranked, and a report file that is written has no team lines\0\
report-columns\t{n_rounds\t0\t\tone\tround {rounds} takes several columns of the report file, since a line has room for one game of each\trounds {rounds} take several columns of the report file, since a line has room for one game of each}{unknown\tyes\t{n_rounds\t0\t\t; }games whose round is not known stand in its last columns\t}; a comment in it says which column is of which round\0\
report-latin\t{count\tone\t1 name is\t{count} names are} written in Latin letters without signs, since programs count the columns of others differently\0\
report-clubs\t{count\tone\t1 club, listed like a team, is\t{count} clubs, listed like teams, are} left out of the report file: the event is one of players\0\
report-play-off\t{count\tone\t1 game of the play-off is\t{count} games of the play-off are} no part of the report file, whose points are those of the rounds\0\
standings-report-lost\tthe columns of the report file have no room for: {what}\0\
standings-lost\t{name}: {part\tnumber\tnumber\tsex\tsex\ttitle\ttitle\tname\tname\trating\trating\tfederation\tfederation\tfide-id\tFIDE ID\tbirth\tdate of birth\tpoints\tpoints\trank\trank\topponent\tan opponent\tcolor\ta color\toutcome\ta result\tround\ta round\ta number}\0\
explained-heading\t{name}: rank {rank}, points {points}\0\
explained-round\t{round\t0\tround not known\tround {round}}\0\
explained-no-round\tall rounds\0\
explained-game\t{round}: {result} against {opponent}{color\twhite\t with White\tblack\t with Black\t}, {points}\0\
explained-absence\t{round}: {outcome\tH\thalf-point bye\tF\tfull-point bye\tU\tpairing-allocated bye\tplus\twon by forfeit\tminus\tlost by forfeit\tabsent}, {points}\0\
explained-adjustment\tbonus or penalty points: {points}\0\
explained-tie-break\t{code}, {name}: {value} ({rules}{sure\tyes\t\t, not verified against the text})\0\
explained-term\t{round}: {why} = {value}{cut\tyes\t, cut\t}\0\
explained-opponent\t{opponent} {score}\0\
explained-dummy\tnot played, a dummy opponent with the player's own score {own}{cap\tnone\t\t, capped at {cap}}\0\
explained-virtual\tnot played, a virtual opponent: {before} before, less {received} received, half a point for each of {rounds} rounds to come{factor}\0\
explained-running\tscore so far\0\
explained-counted\tcounts ({opponent})\0\
explained-scored\tscored against {opponent}\0\
explained-rating\trating of {opponent}\0\
explained-of-opponent\tof {opponent}\0\
explained-average\taverage rating of the opponents\0\
explained-difference\trating difference for {percent} %\0\
explained-board\tboard {board} ({opponent})\0\
explained-share\tshare of the other score\0\
tie-break-name\t{code\tPTS\tpoints\tMPTS\tmatch points\tGPTS\tgame points\tMPVGP\tmatch or game points, whichever is not first\tMPGP\tmatch points and game points\tDE\tdirect encounter\tEDE\tdirect encounter of teams\tEDEC\tdirect encounter of teams, then board count\tEDET\tdirect encounter of teams, then the top boards\tEDEB\tdirect encounter of teams, then without the bottom boards\tEDEBT\tdirect encounter of teams, board count, top boards\tEDEBB\tdirect encounter of teams, board count, bottom boards\tWIN\twins\tWON\tgames won over the board\tBPG\tgames played with Black\tBWG\tgames won with Black\tPS\tprogressive score\tREP\trounds one elected to play\tSTD\tstandard points\tTPN\tpairing number\tBH\tBuchholz\tFB\tFore Buchholz\tAOB\taverage of the opponents' Buchholz\tSBH\tsum of the opponents' Buchholz\tSB\tSonneborn-Berger\tESB\tSonneborn-Berger for teams\tEMMSB\tSonneborn-Berger for teams, match points by match points\tEMGSB\tSonneborn-Berger for teams, match points by game points\tEGMSB\tSonneborn-Berger for teams, game points by match points\tEGGSB\tSonneborn-Berger for teams, game points by game points\tKS\tKoya\tARO\taverage rating of opponents\tTPR\ttournament performance rating\tPTP\tperfect tournament performance\tAPRO\taverage performance rating of opponents\tAPPO\taverage perfect performance of opponents\tRTNG\trating\tBC\tboard count\tTBR\ttop boards\tBBE\twithout the bottom boards\tscore and schedule strength combination}\0\
tie-breaks-head\tCode | Tie-break\0\
tie-breaks-notes\tModifiers: /C1 /C2 cut the lowest values, /M1 /M2 the lowest and the highest; /P counts forfeits as games; /U1400 rates unrated opponents; /L60 /L+1 move the limit of Koya, /L>50 asks for more than it, /L50G for half of the games that the opponent was paired in; SM45 is the tie-break of that number in Swiss-Manager; :MP :GP choose a score of teams. `zapis standings --tiebreaks DE,SB,BH/C1`\0\
players-head\t{column\tname\tPlayer\tgames\tGames\tyears\tYears\trating\tRating\tFIDE ID}\0\
players-spelling\t{name} ({games})\0\
players-summary\t{GROUPED(players)} {players\tone\tplayer\tplayers}, {GROUPED(spellings)} {spellings\tone\tspelling\tspellings}\0\
players-no-report\tplayers are listed as text, JSON or CSV, not as a report file\0\
";
