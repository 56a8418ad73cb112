//! The texts of `files.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
output-is-input\t{path} is read as input and cannot be written to; give the output another name\0\
output-is-input-too\t{path} is the same file as {input}, which is read as input; give the output another name\0\
output-is-in-folder\t{path} is one of the files read as input ({input}); put the output outside the folder or remove it first\0\
output-is-stdin\t{path} is the file that standard input comes from; give the output another name\0\
output-twice\ttwo outputs cannot go to the same place: {place}\0\
output-must-be-a-file\tthis output must be a file: {path}\0\
stdout-is-input\tstandard output goes to {path}, which is read as input\0\
stdout-is-stdin\tstandard output goes to the file that standard input comes from\0\
output-not-written\t{path} was not written, since not everything could be read: what was there is unchanged\0\
own-output-skipped\t{path}: this run writes to it; skipped\0\
archive-inside-skipped\t{path}: an archive inside an archive; skipped. Unpack it once to read what it holds\0\
bridge-not-read\trecords of bridge (`.pbn`, `.lin`) are not read here: `validate`, `select`, `audit`, `standings`, `export --format json` and `convert --to pbn` read them\0\
other-format-skipped\t{path}: skipped: {reason}\0\
no-record-in-bytes\tthis file is not text: no record of a game is in it\0\
no-record-in-folder\tno record of a game is in this folder\0\
was-fixed\tmended {GROUPED(findings)} {findings\tone\tfinding\tfindings} in {GROUPED(files)} {files\tone\tfile\tfiles}\0\
would-be-fixed\t{GROUPED(findings)} {findings\tone\tfinding\tfindings} would be mended in {GROUPED(files)} {files\tone\tfile\tfiles}\0\
and-by-unsafe-fixes\t{told}; {GROUPED(count)} more with `--unsafe-fixes`\0\
fix-of-stdin-and-files\t`--fix` and `--diff` read either standard input or files, not both\0\
fix-of-packed-file\t{path} is compressed, and nothing was written into it: unpack it with `{command}`, then mend what comes out\0\
fix-held-back\t{path}: {GROUPED(count)} {count\tone\tfix is\tfixes are} not made: with {count\tone\tit\tthem} the file would read worse, as other records, fewer moves or more errors\0\
cannot-fix\tcannot mend {path}: {reason}\0\
file-is-read-only\tit is read-only\0\
file-changed-meanwhile\tit was changed while it was read\0\
no-backup\tno backup {path}: {reason}\0\
selected\t{GROUPED(chosen)} of {GROUPED(records)} {records\tone\trecord\trecords} selected\0\
condition-unreadable\tthe condition `{condition}` cannot be read at character {column}: {reason}\0\
condition-ends\t{expected} is missing at its end\0\
condition-unexpected\t`{written}` stands where {expected} is expected\0\
condition-unnamed\tthe settings have no condition `{name}`: `[conditions]` in `zapis.toml` gives them names\0\
copies-need-paths\t`repeated` and `contained` read everything twice: name files or folders\0\
condition-unknown-field\tthere is no field `{written}`; did you mean `{near}`?\0\
condition-too-long\tit is longer than {most} bytes\0\
condition-too-deep\tbrackets stand too deep in one another\0\
condition-and-or\t`and` or `or`\0\
condition-bracket\t`)`\0\
condition-list-end\t`,` or `)`\0\
condition-field\ta field\0\
condition-operator\t`=`, `~`, `<`, `>` or `in`\0\
condition-value\ta value\0\
condition-no-order\ttexts have no order: `=` or `~` is expected\0\
condition-number\ta whole number\0\
condition-date\ta date, `2010`, `2010.05` or `2010.05.31`,\0\
condition-eco\tan opening code, `B90`,\0\
condition-finding\tthe name, code or level of a finding\0\
condition-position\ta FEN with `?`, `!`, `A`, `a`, `*` or `[…]`\0\
condition-material\tpieces, `KRPkr`, with numbers, `+` or `*` behind them,\0\
condition-move\ta legal move\0\
condition-one-of\tone of {names}\0\
sorted\t{GROUPED(records)} {records\tone\trecord\trecords} in order\0\
records-parted\t{GROUPED(count)} {count\tone\trecord was\trecords were} parted from the one before by a result or an `Event` tag, since they would run together\0\
sheet-not-rearranged\t{path} is a scoresheet, which can be read in a file of its own only; `zapis convert` makes PGN of it, `--input pgn` reads it as PGN\0\
split-done\t{GROUPED(records)} {records\tone\trecord\trecords} in {GROUPED(files)} {files\tone\tfile\tfiles} in {folder}\0\
split-twice\t{GROUPED(count)} {count\tone\tgame of two players stands in the files of both\tgames of two players stand in the files of both}\0\
split-numbered\t`{value}` goes to {name}: another value has the same name of a file\0\
split-file-is-there\t{path} is there already{others\t0\t\tone\t and one more of the files\t and {others} more of the files}; nothing was written. `--overwrite` replaces them\0\
split-too-many-files\tthese would be more files than can be numbered\0\
tag-name-wrong\t`{name}` is no name of a tag: letters, digits and `_` are allowed\0\
tag-value-wrong\tthe value of `{name}` has more than one line or a control character\0\
tags-nothing-asked\tnothing is to be done: give at least one of `--set`, `--add`, `--rename`, `--drop`, `--keep-seven`, `--complete`, `--dates`, `--results`, `--openings`, `--ply-count`\0\
tags-of-stdin\tstandard input is read alone, and not with `--in-place`\0\
tags-of-utf16\t{path} is UTF-16: alone and not compressed it can be written, or with `--in-place`\0\
tags-done\t{GROUPED(tags)} {tags\tone\ttag\ttags} changed in {GROUPED(changed)} of {GROUPED(records)} {records\tone\trecord\trecords}\0\
tag-both-there\t`{from}` was not renamed: the record has `{to}` too, and it says something else\0\
tag-date-doubtful\t`{date}` in `{tag}` may mean two days: perhaps `{meant}`\0\
tag-result-unreadable\tthe result `{result}` cannot be read\0\
tag-plies-not-played\tno `PlyCount`: the moves cannot be played to their end\0\
tags-of-a-sheet\ta scoresheet has no tags; `zapis convert` makes PGN of it\0\
tags-not-in-encoding\tnothing was changed: {encoding} lacks a character of what is to be written\0\
tags-records-differ\tnothing was changed: the file would hold more or fewer records afterwards\0\
order-unreadable\tthe fields `{text}` cannot be read at character {column}: {reason}\0\
decisions-unreadable\tthe decisions cannot be read: {reason}\0\
no-decisions-yet\t{path} is not there yet; without `--fix` and `--diff` it is drafted\0\
decisions-are-there\t{path} is there: `--diff` shows what it changes, `--fix` does it\0\
decisions-drafted\tdecisions drafted to {path}: take the `#` away before what is right\0\
decisions-done\t{GROUPED(tags)} {tags\tone\ttag\ttags} changed in {GROUPED(changed)} {changed\tone\trecord\trecords}, {GROUPED(dropped)} {dropped\tone\tcopy\tcopies} dropped\0\
settings-wrong\t{path}:{line}:{column}: {reason}\0\
settings-unknown\tthere is no setting `{name}`\0\
settings-value\t{path}: {reason}\0\
settings-pattern\t{path}: `{pattern}` is no pattern of paths\0\
settings-without-path\t{path}: an entry of `paths` lacks `path`\0\
settings-too-long\t{path} is too long for a file of settings\0\
unknown-system\tunknown game `{name}`\0\
unknown-input\tunknown kind of input `{name}`\0\
input-of-bridge\tPBN and LIN are records of bridge, not of `{name}`\0\
input-not-of-bridge\trecords of bridge are `pbn` or `lin`, neither `pgn` nor `scoresheet`\0\
bridge-has-no-fen\t--fen: deals of bridge start from no position\0\
unknown-severity\tunknown severity `{name}`\0\
files-excluded\t{count\tone\t{count} file was passed over\t{count} files were passed over}: excluded by `--exclude`, `zapis.toml` or `.zapisignore`\0\
exclude-pattern\t`{pattern}` is no pattern of paths\0\
settings-not-here\t`{key}` cannot be `{name}` here\0\
unknown-denied\t`{name}` cannot be denied\0\
statistics-head\tcount | severity | code | finding | fixable\0\
html-findings\tFindings\0\
html-kinds\tcount | severity | code | finding\0\
html-meanings\tWhat they mean\0\
junit-read\t{records} records read, {plies} plies played\0\
junit-unread\t{count} files could not be read\0\
lines-cut\tonly the first lines are shown; {count} more are not: a pipe takes them all, `--statistics` counts the findings\0\
statistics-of-format\t`--statistics` goes with `--format text` and `--format json`\0\
";
