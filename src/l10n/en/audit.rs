//! The texts of `audit.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
temporary-file\ta temporary file\0\
no-baseline\t{path} is not a baseline: its first line differs; it was left unchanged\0\
no-index\t{path} is not an index: its first line differs; it was left unchanged\0\
index-damaged\tthe index {path} is damaged; it is made anew\0\
index-of-other-build\tthe index {path} is of another build of the program; it is made anew\0\
index-part-damaged\t{path}: what an index kept of it makes no sense; remove the index\0\
index-used\tfiles not read again: {GROUPED(kept)} of {GROUPED(all)}\0\
duplicate-game\tthe same game as in another record, with the same moves and the same names\0\
duplicate-game-spelled\tthe same game as in another record; differences: {differences}\0\
contained-game\tthis record is contained in a longer one of the same game: {differences}\0\
same-game-differs\tthis contradicts another record of the same game: {differences}\0\
same-moves-as-another\tthe same {plies\tone\t1 ply\t{plies} plies} as in another record, which may be a different game: {differences}\0\
rating-differs\tthe rating is {here} here and {there} in another record of the same player\0\
differences\t{list}\0\
differs-colors\tthe colors are reversed\0\
differs-tag\t`{tag}`: `{here}` here, `{there}` there\0\
differs-tag-here\t`{tag}`: `{here}` here, none there\0\
differs-tag-there\t`{tag}`: none here, `{there}` there\0\
differs-cut\t{count\tone\t1 ply is missing at the end\t{count} plies are missing at the end}\0\
differs-longer\t{count\tone\t1 more ply at the end\t{count} more plies at the end}\0\
differs-within\t{which\there\tit begins {before\tone\t1 ply\t{before} plies} later\tthat begins {before\tone\t1 ply\t{before} plies} later}{behind\t0\t\tone\t and ends 1 ply earlier\t and ends {behind} plies earlier}\0\
differs-moves\tply {ply}: `{here}` here, `{there}` there{others\t0\t\tone\t, and 1 more differs\t, and {others} more differ}\0\
differs-much\tply {ply}: `{here}` here, `{there}` there, and many more differ\0\
differs-annotation\tcomments here, none there\0\
related-fullest\tthe fullest copy\0\
related-same-moves\tthe same moves\0\
related-other-rating\tthe other rating\0\
audit-finding\tfinding\0\
audit-count\tcount\0\
audit-file\tfile\0\
audit-event\tevent\0\
audit-records\trecords\0\
audit-errors\terrors\0\
audit-warnings\twarnings\0\
audit-first\tfirst at\0\
audit-too-many\t{GROUPED(count)} findings by event and kind, the worst first: `--event` shows all of one event, `--format json` all of them\0\
events-unreadable\t{path} says nothing of events: {reason}\0\
events-drafted\t{path} is drafted: look at the events that were joined, and change what is not so\0\
audit-more\t… and {count} more\0\
audit-copies\t{GROUPED(copies)} {copies\tone\tduplicate\tduplicates} of {GROUPED(games)} {games\tone\tgame\tgames}\0\
audit-known\t{GROUPED(count)} {count\tone\tfinding\tfindings} already in the baseline left out\0\
baseline-written\t{GROUPED(count)} {count\tone\tfinding\tfindings} written to the baseline\0\
unique-needs-paths\t--write-unique and --merge read the records again, so they must be in files\0\
unique-kept\t{place}: also kept, since it {why\tcontradicts\tcontradicts {full}\thas what the fullest copy lacks ({full})}\0\
unique-summary\t{GROUPED(kept)} {kept\tone\trecord\trecords} written, {GROUPED(dropped)} {dropped\tone\tduplicate\tduplicates} left out, {GROUPED(also)} kept for their comments{contradicting\t0\t\t, {GROUPED(contradicting)} because they contradict others}\0\
merged-source\t{place}: merged into {chosen}: {n_tags\t0\t\tone\t1 tag ({tags}), \t{n_tags} tags ({tags}), }{plies\t0\t\tone\t1 ply, \t{plies} plies, }{variations\t0\t\tone\t1 variation, \t{variations} variations, }{comments\tone\t1 comment\t{comments} comments}, {commands\tone\t1 clock or other command\t{commands} clocks and other commands}, {nags\tone\t1 symbol\t{nags} symbols}{n_contradictions\t0\t\t; kept against it: {contradictions}}\0\
merged-kept\t{place}: stays as it is, since it {why\tcontradicts\tcontradicts {chosen}\tcould not be merged into {chosen}}\0\
merged-summary\t{GROUPED(written)} {written\tone\trecord\trecords} written, {GROUPED(of)} of them merged; {GROUPED(merged)} {merged\tone\trecord\trecords} taken in, {GROUPED(contradictions)} {contradictions\tone\tcontradiction\tcontradictions} noted, {GROUPED(kept)} kept apart\0\
unknown-keep\t`{name}` says nothing of which record is kept: fullest, source, date, rating or comments\0\
unique-writer\tthe writer that was given\0\
unique-files-changed\tthe files changed while they were being read; nothing was written\0\
player-unlisted\tFIDE ID `{id}` of {name} is not on the list\0\
player-name-unlisted\tnobody on the list is named {name}\0\
player-list-name\tFIDE ID `{id}` is {listed} on the list and {name} here\0\
player-list-title\t{name} is `{title}` here and `{listed}` on the list\0\
player-list-no-title\t{name} is `{title}` here and has no title on the list\0\
player-list-federation\t{name} plays for `{federation}` here and for `{listed}` on the list\0\
player-list-rating\tthe rating of {name} is {rating} here and {listed} on the list of {month}\0\
player-list-spelling\tthe list writes {listed} for {name}\0\
player-born-later\tthis game is of {year}, and {name} was born in {born} by the list\0\
";
