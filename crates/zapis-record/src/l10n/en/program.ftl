# What the program itself says.

either-or = or
both-and = and
verbatim = { $text }

# Counts.
summary =
    { GROUPED($records) } { $records ->
        [one] record
       *[other] records
    }, { GROUPED($plies) } { $plies ->
        [one] ply
       *[other] plies
    }: { GROUPED($errors) } { $errors ->
        [one] error
       *[other] errors
    }, { GROUPED($warnings) } { $warnings ->
        [one] warning
       *[other] warnings
    }, { GROUPED($notes) } { $notes ->
        [one] note
       *[other] notes
    }
summary-of-some-files =
    { $counts }; { GROUPED($files) } { $files ->
        [one] file
       *[other] files
    } not read
progress-counts =
    { GROUPED($records) } { $records ->
        [one] record
       *[other] records
    }, { GROUPED($rate) }/s, { GROUPED($findings) } { $findings ->
        [one] finding
       *[other] findings
    }
progress-done = { $done } of { $whole }
progress-left = { $time } left
progress-elapsed = in { $time }
size = { $number } { $unit }

# Reading and writing.
standard-output = standard output
standard-error = standard error
system-error = { $kind ->
   *[other] { $text }
}
waits-for-input = reading records from the terminal; end them with Ctrl-D
cannot-read = cannot read { $path }: { $reason }
cannot-write = cannot write to { $place }: { $reason }
record-too-long = the record at byte { $byte } is longer than { $most } MiB; the rest is left out
internal-fault = { $path }: internal fault in the records after byte { $byte }; please report it with the file
file-got-shorter = the file got shorter while it was read: { $read } of { $expected } bytes were there
device-without-end = a device that has given { $most } MiB and goes on; it is read no further
not-set-down = it cannot be saved in a temporary file: { $reason }
document-too-deep = groups are nested more than { $most } deep
packed-ends-early = the { $format ->
    [zip] zip archive
    [rtf] RTF document
    [docx] Word document
   *[other] { $format } stream
} ends early
packed-damaged = the { $format ->
    [zip] zip archive
    [Parquet] Parquet file
    [SQLite] SQLite database
    [rtf] RTF document
    [docx] Word document
   *[other] { $format } stream
} is damaged: { $reason }
packed-in-frame = { $reason }; the frame that begins at byte { $stored } of the file, byte { $unpacked } of what is unpacked
packed-no-frame = no compressed frame begins at byte { $stored }; `zapis plan` finds them
packed-bytes-behind = other bytes follow the end of the { $format ->
    [zip] zip archive
   *[other] { $format } stream
} and are left out
packed-window-too-large = the { $format ->
    [zip] zip archive
   *[other] { $format } stream
} needs more than 128 MiB of memory; unpack it first{ $format ->
    [zstd] , with `zstd -d --long=31`
    [xz] , with `xz -d`
   *[other] { "" }
}
packed-twice = there is a { $inner ->
    [zip] zip archive
    [Parquet] Parquet file
    [SQLite] SQLite database
   *[other] { $inner } stream
} inside the { $outer ->
    [zip] zip archive
    [Parquet] Parquet file
    [SQLite] SQLite database
   *[other] { $outer } stream
}; unpack it once first
packed-no-record-file = the zip archive contains no record files
packed-several-record-files = the zip archive contains several record files
packed-not-of-zapis = it is an SQLite database that zapis did not write: export its table of games as CSV, which zapis reads
packed-encrypted = the file is encrypted
packed-unknown-method = the file is compressed by method { $method }, which is not supported
packed-not-built-in = it is a { $format ->
    [zip] zip archive
    [Parquet] Parquet file
    [SQLite] SQLite database
   *[other] { $format } stream
}, and this build of zapis reads nothing compressed; unpack it first
zip-file-misplaced = a file inside is not where it should be
zip-checksum-differs = the checksum of a file inside differs
zip-gap = no file begins where the one before ends
zip-same-names = several files inside have the same name
zip-overlap = files inside overlap

# What was asked for.
with-near = { $what }; did you mean `{ $near }`?
unknown-letters = no piece letters are known for `{ $name }`; see `zapis list letters`
unknown-encoding = unknown encoding `{ $name }`; see `zapis list encodings`
unknown-field = no column is called `{ $name }`; see `zapis export --schema`
deals-as-csv = rows of deals are written by `export --format csv` only
no-table-format = a table is written as `csv`, `ndjson` and `parquet` only
bytes-to-a-terminal = not writing binary data to a terminal; use `-o FILE`
unknown-edition = unknown edition `{ $name }`; see `zapis list laws`
unknown-schema = unknown schema `{ $name }`; see `zapis list schemas`
unknown-finding = unknown finding `{ $name }`; see `zapis list findings`
unknown-finding-explained = unknown finding `{ $name }`; `zapis list findings` shows them all
unknown-finding-near = unknown finding `{ $name }`; did you mean `{ $near }`?
range-shape = a range is written START..END, with numbers of bytes; either may be left out
range-backwards = the range ends before it starts
range-of-a-folder = --range takes the bytes of one file; { $path } is a folder
range-of-several-files = --range takes the bytes of one file; { $count } are given
table-without-games = it is a table without games: none of its columns is known to hold moves; say which does with `--columns moves=NAME`
columns-option = `{ $pair }` is not what `--columns` takes: `moves=AN,white=player1` names for moves, pgn, white, black, result, date, event, round, fen and others the column that has it
report-holds-no-records = it is a report file of a tournament (TRF), not records of games; `zapis validate FILE` checks it, `zapis standings FILE` reads it, and `zapis standings --trf FILE GAMES` compares it with records
range-of-a-packed-file = it is an archive or a file of packed rows, and --range takes the bytes of one file
range-base = the position before a range is written RECORD,LINE, both from 1, and of a compressed file RECORD,LINE,STORED,UNPACKED
base-inside-a-record = no record begins at byte { $byte }, where the range begins; `zapis plan` finds ranges and the positions before them
size-shape = `{ $text }` is not a number of bytes: 4096, 512K, 256M, 2G
sqlite-has-all-columns = a database has all columns of games: `--rows` and `--fields` are for the other tables
sqlite-of-findings = `--format sqlite` is for `audit` and `export`
sqlite-with-other-results = `audit --format sqlite` writes the database alone: leave out --statistics, --summary, --write-unique, --merge, --decisions and the draft of --events
sqlite-without-index = `audit --format sqlite` reads every file: the database holds the games too, of which an index keeps only what was found; leave out --index
plan-of-a-stream = only files can be planned: a stream cannot be read twice
plan-of-a-range = `plan` cuts whole files; `--range` goes with the commands that read the ranges
fen-option = --fen: { $reasons }
fen-at-byte = { $problem } (at byte { $byte })

# Lists; of a head, the columns are divided by bars.
letters-head = code | language | K | Q | R | B | N | source
letters-of =
    { $russian ->
       *[any] { $name }
    }
encodings-head = encoding | kind
one-byte-a-character = one byte a character
several-bytes-a-character = one or more bytes a character
unicode = Unicode
laws-head = edition | from | to | numbers | rapid | blitz | 5×, 75 | loses at
verified = verified
secondary = secondary
findings-head = code | name | severity | fixed with
settings-head = key | example | below `[[paths]]` too
setting-of-paths = yes
settings-notes = They are in a file `zapis.toml` in the folder of the records or in one above; the command line takes precedence.
berger-head = round | pairings, White first
berger-head-odd = round | pairings, White first | free
berger-notes = Numbers are those drawn; of more than two cycles each turns the colors of the one before.
berger-notes-double = Numbers are those drawn. The second cycle turns the colors, and the last two rounds of the first are exchanged, so that no player has one color three times in a row.
berger-takes = `zapis list berger` takes the number of players, { $least } to { $most }, and the number of cycles behind it if there are several: `zapis list berger 8 2`
varma-head = group | numbers
varma-notes = Who draws numbers of one group does not meet in the last three rounds: the players of a federation draw theirs from one group, the greatest federation first.
varma-notes-of-twelve = Who draws numbers of one group does not meet in the last three rounds, except that 6 and 12 do, in round 11: the players of a federation draw theirs from one group, the greatest federation first.
varma-takes = `zapis list varma` takes the number of players, { $least } to { $most }: `zapis list varma 14`
schemas-head = name | commands | describes
schema-of = { $name ->
    [settings] the file of settings `zapis.toml`
    [timeline] a game, ply by ply
    [deal] a record of bridge
    [finding] something found
    [fixed] what was fixed in a file
    [statistics] how many findings there are of a kind
    [sheet] what became of a sheet
    [claim] a draw that could be claimed
    [ruling] what is ruled on one claim
    [sealed] what is made of a sealed move
    [repair] a restored record
    [compare] the sheets of one game, reconciled
    [compare-fragment] sheets without a position, compared word by word
    [missing-sheets] a pairing of a round of which sheets were not handed in
    [event] a tournament
    [standing] a line of the standings
    [sitting-standing] a pair or team of a sitting of bridge
    [player] a player of an archive
    [difference] what differs between two versions
    [unique] which copies were left out
    [merged] which records were merged
    [game-row] a game as a row of a table
    [ply-row] a ply as a row of a table
    [range] a part of a file
    [summary] the counts at the end
    [chess960] a starting arrangement
    [schema] a schema
   *[other] JSON
}
openings-head = ECO | opening | moves
conditions-head = field | example
conditions-notes = `tag(NAME)` is any tag, and alone says that it is there. Tests are joined by `and`, `or`, `not` and brackets; `=` is the exact text and `~` a text that contains it, or matches it with `*` and `?`, of names a player in any spelling, of `line` a position reached by other moves too, of `material` that of either color. `position`, `material` and `pieces` may be followed by `for N`, the number of plies in a row, and, as `line ~` does, with `within N`, up to that ply. Fields from `north` to `score`, and `made`, `down` and `passed` as results, are of deals of bridge; `score` is that of North and South. `bullet`, `blitz`, `rapid`, `classical`, `checkmate`, `stalemate` and `drawn` are conditions of their own. `repeated` and `contained` are copies of other records as `audit` finds them. Ranges are `A..B`, lists `(A, B)`. `@NAME` is a condition that `[conditions]` of `zapis.toml` names.
notations-head = notation | example | what it is
notation-pgn = the export format of the PGN standard; the default
notation-pbn = of bridge: the export format of PBN 2.1
notation-lin = of bridge: LIN, as Bridge Base has it
notation-diagram = of bridge: a diagram of four hands
notation-san = standard algebraic notation
notation-lan = long algebraic notation
notation-uci = coordinates as engines use them
notation-figurine = standard algebraic notation with figurines


# The manual.
man-name = NAME
man-findings-about = what zapis can find in a record
man-findings = FINDINGS
man-usual-severity = Usual severity: { $severity }.
lines-as-pgn = lines are put together and taken apart as PGN in UTF-8: not in print, and not spoken or in braille

# Wrong arguments.
usage-more = more: `{ $help }`
usage-unknown-argument = unknown option { $argument }
usage-one-word-too-many = `{ $word }` is one word too many
usage-unknown-command = unknown command { $command }
usage-missing-argument = missing: { $argument }
usage-argument-twice = { $argument } cannot be given twice
usage-conflict = { $argument } cannot be given with { $other }
usage-no-value = { $argument } needs a value
usage-invalid-value = invalid value `{ $value }` for { $argument }
usage-because = { $what }: { $reason }
usage-whole-number = a whole number is expected
usage-values = { $what } (possible values: { $values })
usage-perhaps = did you mean { $near }?
usage-instead = use `{ $meant }`
usage-of-others = `{ $argument }` is an option of { $commands }
usage-as-a-value = if this is the name of a file, write `-- { $argument }`
usage-no-such-file = `{ $path }` is not a command, and there is no file of that name
usage-only-a-path = { $kind ->
    [folder] `{ $path }` is a folder, and a command is missing; what can be done with it:
   *[file] `{ $path }` is a file, and a command is missing; what can be done with it:
}
usage-word-as-input = there is no file { $path }; perhaps { $option } was meant
usage-output-as-input = `{ $path }` is not there: to write to it, use { $option }
spelled-otherwise = `{ $was }` is now spelled `{ $now }`; the old spelling will be removed
lists-head = command | what it lists
init-is-there = `{ $path }` exists already and stays as it is
init-written = wrote `{ $path }`; every line of it is a comment
counted-games = games
counts-as-text-or-csv = counts are written as text, or with `--to csv` as CSV
