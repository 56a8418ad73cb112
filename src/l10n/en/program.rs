//! The texts of `program.ftl`, made from it by `tests/catalogues.rs`.

pub(super) const MESSAGES: &str = "\
either-or\tor\0\
both-and\tand\0\
verbatim\t{text}\0\
summary\t{GROUPED(records)} {records\tone\trecord\trecords}, {GROUPED(plies)} {plies\tone\tply\tplies}: {GROUPED(errors)} {errors\tone\terror\terrors}, {GROUPED(warnings)} {warnings\tone\twarning\twarnings}, {GROUPED(notes)} {notes\tone\tnote\tnotes}\0\
summary-of-some-files\t{counts}; {GROUPED(files)} {files\tone\tfile\tfiles} not read\0\
progress-counts\t{GROUPED(records)} {records\tone\trecord\trecords}, {GROUPED(rate)}/s, {GROUPED(findings)} {findings\tone\tfinding\tfindings}\0\
progress-done\t{done} of {whole}\0\
progress-left\t{time} left\0\
progress-elapsed\tin {time}\0\
size\t{number} {unit}\0\
standard-output\tstandard output\0\
standard-error\tstandard error\0\
system-error\t{kind\t{text}}\0\
waits-for-input\treading records from the terminal; end them with Ctrl-D\0\
cannot-read\tcannot read {path}: {reason}\0\
cannot-write\tcannot write to {place}: {reason}\0\
record-too-long\tthe record at byte {byte} is longer than {most} MiB; the rest is left out\0\
internal-fault\t{path}: internal fault in the records after byte {byte}; please report it with the file\0\
file-got-shorter\tthe file got shorter while it was read: {read} of {expected} bytes were there\0\
device-without-end\ta device that has given {most} MiB and goes on; it is read no further\0\
not-set-down\tit cannot be saved in a temporary file: {reason}\0\
packed-ends-early\tthe {format\tzip\tzip archive\t{format} stream} ends early\0\
packed-damaged\tthe {format\tzip\tzip archive\t{format} stream} is damaged: {reason}\0\
packed-in-frame\t{reason}; the frame that begins at byte {stored} of the file, byte {unpacked} of what is unpacked\0\
packed-no-frame\tno compressed frame begins at byte {stored}; `zapis plan` finds them\0\
packed-bytes-behind\tother bytes follow the end of the {format\tzip\tzip archive\t{format} stream} and are left out\0\
packed-window-too-large\tthe {format\tzip\tzip archive\t{format} stream} needs more than 128 MiB of memory; unpack it first{format\tzstd\t, with `zstd -d --long=31`\txz\t, with `xz -d`\t}\0\
packed-twice\tthere is a {inner\tzip\tzip archive\t{inner} stream} inside the {outer\tzip\tzip archive\t{outer} stream}; unpack it once first\0\
packed-no-record-file\tthe zip archive contains no record files\0\
packed-several-record-files\tthe zip archive contains several record files\0\
packed-encrypted\tthe file is encrypted\0\
packed-unknown-method\tthe file is compressed by method {method}, which is not supported\0\
packed-not-built-in\tit is a {format\tzip\tzip archive\t{format} stream}, and this build of zapis reads nothing compressed; unpack it first\0\
zip-file-misplaced\ta file inside is not where it should be\0\
zip-checksum-differs\tthe checksum of a file inside differs\0\
zip-gap\tno file begins where the one before ends\0\
zip-same-names\tseveral files inside have the same name\0\
zip-overlap\tfiles inside overlap\0\
with-near\t{what}; did you mean `{near}`?\0\
unknown-letters\tno piece letters are known for `{name}`; see `zapis list letters`\0\
unknown-encoding\tunknown encoding `{name}`; see `zapis list encodings`\0\
unknown-field\tno column is called `{name}`; see `zapis export --schema`\0\
deals-as-csv\trows of deals are written by `export --format csv` only\0\
no-table-format\ta table is written as `csv`, `ndjson` and `parquet` only\0\
bytes-to-a-terminal\tthis is no text for a terminal: name a file with `-o`\0\
unknown-edition\tunknown edition `{name}`; see `zapis list laws`\0\
unknown-schema\tunknown schema `{name}`; see `zapis list schemas`\0\
unknown-finding\tunknown finding `{name}`; see `zapis list findings`\0\
unknown-finding-explained\tunknown finding `{name}`; `zapis list findings` shows them all\0\
unknown-finding-near\tunknown finding `{name}`; did you mean `{near}`?\0\
range-shape\ta range is written START..END, with numbers of bytes; either may be left out\0\
range-backwards\tthe range ends before it starts\0\
range-of-a-folder\t--range takes the bytes of one file; {path} is a folder\0\
range-of-several-files\t--range takes the bytes of one file; {count} are given\0\
report-holds-no-records\tit is a report file of a tournament (TRF), not records of games; `zapis validate FILE` checks it, `zapis standings FILE` reads it, and `zapis standings --trf FILE GAMES` compares it with records\0\
range-of-a-packed-file\tit is an archive, and --range takes the bytes of one file\0\
range-base\twhat stands before a range is written RECORD,LINE, both from 1, and of a compressed file RECORD,LINE,STORED,UNPACKED\0\
base-inside-a-record\tno record begins at byte {byte}, where the range begins; `zapis plan` finds ranges and what stands before them\0\
size-shape\t`{text}` is no number of bytes: 4096, 512K, 256M, 2G\0\
sqlite-has-all-columns\ta database has all columns of games: `--rows` and `--fields` are for the other tables\0\
sqlite-of-findings\t`--format sqlite` is for `audit` and `export`\0\
sqlite-with-other-results\t`audit --format sqlite` writes the database alone: leave out --statistics, --summary, --write-unique, --merge, --decisions and the draft of --events\0\
sqlite-without-index\t`audit --format sqlite` reads every file: the database holds the games too, of which an index keeps only what was found; leave out --index\0\
plan-of-a-stream\tonly files can be planned: a stream cannot be read twice\0\
plan-of-a-range\t`plan` cuts whole files; `--range` goes with the commands that read the ranges\0\
fen-option\t--fen: {reasons}\0\
fen-at-byte\t{problem} (at byte {byte})\0\
letters-head\tcode | language | K | Q | R | B | N | source\0\
letters-of\t{code\t{name}}\0\
encodings-head\tencoding | kind\0\
one-byte-a-character\tone byte a character\0\
unicode\tUnicode\0\
laws-head\tedition | from | to | numbers | rapid | blitz | 5×, 75 | loses at\0\
verified\tverified\0\
secondary\tsecondary\0\
findings-head\tcode | name | severity\0\
settings-head\tkey | example | below `[[paths]]` too\0\
setting-of-paths\tyes\0\
settings-notes\tThey stand in a file `zapis.toml` beside the records or in a folder above; what the command line says counts more.\0\
berger-head\tround | pairings, White first\0\
berger-head-odd\tround | pairings, White first | free\0\
berger-notes\tNumbers are those drawn; of more than two cycles each turns the colors of the one before.\0\
berger-notes-double\tNumbers are those drawn. The second cycle turns the colors, and the last two rounds of the first are exchanged, so that nobody has one color three times in succession.\0\
berger-takes\t`zapis list berger` takes the number of players, {least} to {most}, and the number of cycles behind it if there are several: `zapis list berger 8 2`\0\
varma-head\tgroup | numbers\0\
varma-notes\tWho draws numbers of one group does not meet in the last three rounds: the players of a federation draw theirs from one group, the greatest federation first.\0\
varma-notes-of-twelve\tWho draws numbers of one group does not meet in the last three rounds, except that 6 and 12 do, in round 11: the players of a federation draw theirs from one group, the greatest federation first.\0\
varma-takes\t`zapis list varma` takes the number of players, {least} to {most}: `zapis list varma 14`\0\
schemas-head\tname | commands | describes\0\
schema-of\t{name\ttimeline\ta game, ply by ply\tdeal\ta record of bridge\tfinding\tsomething found\tfixed\twhat was mended in a file\tstatistics\thow many findings there are of a kind\tsheet\twhat became of a sheet\tclaim\ta draw that could be claimed\truling\twhat is ruled on one claim\tsealed\twhat is made of a sealed move\trepair\ta restored record\tcompare\tthe sheets of one game, reconciled\tcompare-fragment\tsheets without a position, compared word by word\tevent\ta tournament\tstanding\ta line of the standings\tsitting-standing\ta pair or team of a sitting of bridge\tplayer\ta player of an archive\tunique\twhich copies were left out\tmerged\twhich records were merged\tgame-row\ta game as a row of a table\tply-row\ta ply as a row of a table\trange\ta part of a file\tsummary\tthe counts at the end\tchess960\ta starting arrangement\tschema\ta schema\tJSON}\0\
openings-head\tECO | opening | moves\0\
conditions-head\tfield | example\0\
conditions-notes\t`tag(NAME)` is any tag, and alone says that it is there. Tests are joined by `and`, `or`, `not` and brackets; `=` is the very text and `~` a text that holds it or fits it with `*` and `?`, of names a player in whatever spelling, of `line` a position reached by other moves too, of `material` that of either color. `position`, `material` and `pieces` may go on with `for N`, so many plies in a row, and, as `line ~` does, with `within N`, up to that ply. Fields from `north` to `score`, and `made`, `down` and `passed` as results, are of deals of bridge; `score` is that of North and South. `repeated` and `contained` are copies of other records as `audit` finds them. Ranges are `A..B`, lists `(A, B)`. `@NAME` is a condition that `[conditions]` of `zapis.toml` names.\0\
notations-head\tnotation | example | what it is\0\
notation-pgn\tthe export format of the PGN standard; the default\0\
notation-pbn\tof bridge: the export format of PBN 2.1\0\
notation-lin\tof bridge: LIN, as Bridge Base has it\0\
notation-diagram\tof bridge: a diagram of four hands\0\
notation-san\tstandard algebraic notation\0\
notation-lan\tlong algebraic notation\0\
notation-uci\tcoordinates as engines use them\0\
notation-figurine\tstandard algebraic notation with figurines\0\
usage-error\terror: {what}\0\
usage-more\tFor more information, try `--help`\0\
usage-unknown-argument\tunknown argument {argument}\0\
usage-unknown-command\tunknown command {command}\0\
usage-missing-argument\tmissing: {argument}\0\
usage-argument-twice\t{argument} cannot be given twice\0\
usage-conflict\t{argument} cannot be given with {other}\0\
usage-no-value\t{argument} needs a value\0\
usage-invalid-value\tinvalid value `{value}` for {argument}\0\
usage-because\t{what}: {reason}\0\
usage-values\t{what} (possible values: {values})\0\
usage-perhaps\ttip: did you mean {near}?\0\
usage-as-a-value\ttip: if this is the name of a file, write `-- {argument}`\0\
man-name\tNAME\0\
man-findings-about\twhat zapis can find in a record\0\
man-findings\tFINDINGS\0\
man-usual-severity\tUsual severity: {severity}.\0\
";
