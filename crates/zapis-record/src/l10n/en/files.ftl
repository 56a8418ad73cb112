# Files: what is read, what is written, and what is neither.

# Outputs that are refused.
output-is-input = { $path } is read as input and cannot be written to; give the output another name
output-is-input-too = { $path } is the same file as { $input }, which is read as input; give the output another name
output-is-in-folder = { $path } is one of the files read as input ({ $input }); put the output outside the folder or remove it first
output-is-stdin = { $path } is the file that standard input comes from; give the output another name
output-twice = two outputs cannot go to the same place: { $place }
output-must-be-a-file = this output must be a file: { $path }
stdout-is-input = standard output goes to { $path }, which is read as input
stdout-is-stdin = standard output goes to the file that standard input comes from

format-not-written = { $path }: files that end in `.{ $ending }` are read and not written; `.gz` and `.zst` are compressed
output-not-compressed = { $path }: this output is not compressed; give it another name
compression-level-range = there is no level { $level } for { $path }: { $from } to { $to }
compression-level-unused = `--compression-level` is for an output that is called `.gz` or `.zst`
spreadsheets-take-csv = `--for-spreadsheets` is for CSV only

# Outputs that are not written.
output-not-written = { $path } was not written, since not everything could be read: what was there is unchanged

# What a file does not take over from the one that it replaces.
owner-not-kept =
    { $path } { $what ->
        [group] has another group now: its own could not be kept, and the new one may do no more than everybody
        [both] has another owner and another group now: its own could not be kept, and the new group may do no more than everybody
       *[owner] has another owner now: its own could not be kept
    }
rights-not-kept = { $path }: its rights ({ $mode }) could not be kept
attributes-not-kept = { $path }: its access list or its extended attributes could not be kept
other-names-not-kept =
    { $path } had { GROUPED($count) } { $count ->
        [one] other name (a hard link), which keeps
       *[other] other names (hard links), which keep
    } what it was

# What is not read.
document-as-text = { $path } is { $format ->
    [RTF] an RTF document
   *[other] a Word document
}: its text is read, and lines are counted in that text
own-output-skipped = { $path }: this run writes to it; skipped
archive-inside-skipped = { $path }: an archive inside an archive; skipped. Unpack it once to read what it holds
bridge-not-read = records of bridge (`.pbn`, `.lin`) are not read here: `validate`, `select`, `audit`, `standings`, `export --format json` and `convert --to pbn`, `convert --to html` read them
other-format-skipped = { $path }: skipped: { $reason }
passed-over-bytes =
    { $path }: { GROUPED($length) } { $length ->
        [one] byte
       *[other] bytes
    } from byte { GROUPED($offset) } on passed over: not text
passed-over-no-text = not text
no-record-in-bytes = this file is not text: no record of a game is in it
no-record-in-folder = no record of a game is in this folder

# Fixing.
was-fixed =
    fixed { GROUPED($findings) } { $findings ->
        [one] finding
       *[other] findings
    } in { GROUPED($files) } { $files ->
        [one] file
       *[other] files
    }
would-be-fixed =
    { GROUPED($findings) } { $findings ->
        [one] finding
       *[other] findings
    } would be fixed in { GROUPED($files) } { $files ->
        [one] file
       *[other] files
    }
and-by-unsafe-fixes = { $told }; { GROUPED($count) } more with `--unsafe-fixes`
fix-of-stdin-and-files = `--fix` and `--diff` read either standard input or files, not both
fix-of-document = { $path } is a document of a word processor, and nothing was written into it: save it as plain text, then fix that
fix-of-packed-file = { $path } is compressed, and nothing was written into it: unpack it with `{ $command }`, then fix the unpacked file
fix-of-unpacked-rows = { $path } is a { $format } file, whose values are packed in columns, and nothing was written into it: write its rows as lines of JSON with `{ $command } { $path }`, then fix these
comments-kept =
    { $count ->
        [one] moves in 1 comment could not be read: it stays as it is
       *[other] moves in { GROUPED($count) } comments could not be read: they stay as they are
    }
article-only-letters = `--article` changes letters, signs and names only: not with another `--to`, nor with `--out-encoding`, `--drop` or `--comment-moves`
article-passage-kept = moves of this passage cannot be read: it stays as it is
article-not-in-encoding = `{ $sign }` cannot be written in { $encoding }: choose other letters, or convert the text to UTF-8 before
article-overlapping = its moves overlap, and nothing is rewritten
article-done =
    { GROUPED($words) } { $words ->
        [one] word
       *[other] words
    } rewritten in { GROUPED($changed) } of { GROUPED($records) } { $records ->
        [one] record
       *[other] records
    }
names-line-unreadable = line { $line } of the table of names has no two spellings: part them by a tab, or write `"name" = "name"`
names-twice = line { $line } of the table of names: `{ $name }` is in another line too
names-unknown =
    { $count ->
        [one] 1 name is not in the table and stays as it is: { $names }
       *[other] { GROUPED($count) } names are not in the table and stay as they are: { $names }
    }
fix-held-back =
    { $path }: { GROUPED($count) } { $count ->
        [one] fix is
       *[other] fixes are
    } not made: with { $count ->
        [one] it
       *[other] them
    } the file would read worse, as other records, fewer moves or more errors
cannot-fix = cannot fix { $path }: { $reason }
file-is-read-only = it is read-only
file-changed-meanwhile = it was changed while it was read
no-backup = no backup { $path }: { $reason }

# Conditions of `select`.
selected =
    { GROUPED($chosen) } of { GROUPED($records) } { $records ->
        [one] record
       *[other] records
    } selected
names-besides = for `{ $asked }` also taken: { $names }{ $more ->
    [0] {""}
   *[other] {""} and { $more } more
}
condition-unreadable = the condition `{ $condition }` cannot be read at character { $column }: { $reason }
condition-ends = { $expected } is missing at its end
condition-unexpected = found `{ $written }`; expected { $expected }
condition-unnamed = the settings have no condition `{ $name }`: `[conditions]` in `zapis.toml` gives them names
copies-need-paths = `repeated` and `contained` read everything twice: name files or folders
condition-unknown-field = there is no field `{ $written }`; { $near ->
    [none] `zapis list conditions` lists the fields
   *[other] did you mean `{ $near }`?
}
condition-too-long = it is longer than { $most } bytes
condition-too-deep = brackets are nested too deeply
condition-and-or = `and` or `or`
condition-bracket = `)`
condition-list-end = `,` or `)`
condition-field = a field
condition-operator = `=`, `~`, `<`, `>` or `in`
condition-value = a value
condition-no-order = text cannot be compared by order; use `=` or `~`
condition-number = a whole number
condition-date = a date, `2010`, `2010.05` or `2010.05.31`
condition-eco = an opening code, `B90`
condition-finding = the name, code or level of a finding
condition-position = a FEN with `?`, `!`, `A`, `a`, `*` or `[…]`
condition-material = pieces, `KRPkr`, with numbers, `+` or `*` after them
condition-move = a legal move
condition-one-of = one of { $names }

# Records rearranged: `sort`, `split`, `tags`.
sorted =
    { GROUPED($records) } { $records ->
        [one] record
       *[other] records
    } in order
rows-left-out =
    { GROUPED($count) } { $count ->
        [one] row
       *[other] rows
    } left out, because they cannot be read; `zapis validate` says why
records-parted =
    { GROUPED($count) } { $count ->
        [one] record was
       *[other] records were
    } parted from the one before by a result or an `Event` tag, since they would run together
table-not-rearranged = { $path } is a table, whose rows are no PGN; `zapis convert` makes PGN of it
tables-not-rearranged = rows of tables with different columns, or rows and PGN, cannot be in one file; `zapis convert` makes PGN of them
sheet-not-rearranged = { $path } is a scoresheet, which can be read in a file of its own only; `zapis convert` makes PGN of it, `--input pgn` reads it as PGN
split-done =
    { GROUPED($records) } { $records ->
        [one] record
       *[other] records
    } in { GROUPED($files) } { $files ->
        [one] file
       *[other] files
    } in { $folder }
split-twice =
    { GROUPED($count) } { $count ->
        [one] game of two players is in the files of both
       *[other] games of two players are in the files of both
    }
split-numbered = `{ $value }` goes to { $name }: another value has the same name of a file
split-file-is-there =
    { $path } is there already{ $others ->
        [0] {""}
        [one] {" "}and one more of the files
       *[other] {" "}and { $others } more of the files
    }; nothing was written. `--overwrite` replaces them
split-older-files =
    { $folder } also holds { GROUPED($count) } { $count ->
        [one] file
       *[other] files
    } that this run did not write: { $names }{ $more ->
        [0] {""}
       *[other] {" "}and { GROUPED($more) } more
    }
split-too-many-files = these would be more files than can be numbered
tag-name-wrong = `{ $name }` is not a tag name: letters, digits and `_` are allowed
tag-value-wrong = the value of `{ $name }` has more than one line or a control character
tags-nothing-asked = nothing is to be done: give at least one of `--set`, `--add`, `--rename`, `--drop`, `--keep-seven`, `--complete`, `--dates`, `--results`, `--openings`, `--ply-count`
tags-of-stdin = standard input is read alone, and not with `--in-place`
tags-of-utf16 = { $path } is UTF-16: alone and not compressed it can be written, or with `--in-place`
stored-in-several-encodings = the records are stored in several encodings ({ $encodings }), and each stays in its own; `zapis convert` writes all in one
tags-done =
    { GROUPED($tags) } { $tags ->
        [one] tag
       *[other] tags
    } changed in { GROUPED($changed) } of { GROUPED($records) } { $records ->
        [one] record
       *[other] records
    }
tag-both-there = `{ $from }` was not renamed: the record has `{ $to }` too, and it says something else
tag-date-doubtful = `{ $date }` in `{ $tag }` may mean two days: perhaps `{ $meant }`
tag-result-unreadable = the result `{ $result }` cannot be read
tag-plies-not-played = no `PlyCount`: the moves cannot be played to their end
tags-of-a-table = the tags of a row of a table are its cells; `zapis convert` makes PGN of it
tags-not-in-a-cell = no cell of the row holds just this, and a row cannot get another: { $names }; `zapis convert` makes PGN of it
tags-of-a-sheet = a scoresheet has no tags; `zapis convert` makes PGN of it
tags-not-in-encoding = nothing was changed: { $encoding } lacks a character of what is to be written
tags-records-differ = nothing was changed: the file would hold more or fewer records afterwards
order-unreadable = the fields `{ $text }` cannot be read at character { $column }: { $reason }

# Decisions of `audit`.
decisions-unreadable = the decisions cannot be read: { $reason }
decisions-unmet =
    { GROUPED($count) } { $count ->
        [one] decision is about a record that is
       *[other] decisions are about records that are
    } not in the files that were read, or { $count ->
        [one] has
       *[other] have
    } changed since
player-list-none = { $path } is not a list of players: no player was found in it
player-list-archive = the zip archive must hold one file, the list
no-decisions-yet = { $path } does not exist yet; without `--fix` and `--diff` a draft is written
decisions-are-there = { $path } is there: `--diff` shows what it changes, `--fix` does it
decisions-drafted = wrote a draft of decisions to { $path }: remove the `#` before what is right
decisions-done =
    { GROUPED($tags) } { $tags ->
        [one] tag
       *[other] tags
    } changed in { GROUPED($changed) } { $changed ->
        [one] record
       *[other] records
    }, { GROUPED($dropped) } { $dropped ->
        [one] copy
       *[other] copies
    } dropped

settings-wrong = { $path }:{ $line }:{ $column }: { $reason }
settings-unknown = there is no setting `{ $name }`
settings-value = { $path }: { $reason }
settings-pattern = { $path }: invalid path pattern `{ $pattern }`
settings-without-path = { $path }: an entry of `paths` lacks `path`
given-file-empty = { $path } is empty
given-file-too-long = { $path } is longer than { GROUPED($most) } bytes, and no such file is
given-file-no-text = { $path } is not text
unknown-system = unknown game `{ $name }`
unknown-input = unknown kind of input `{ $name }`
input-of-bridge = PBN and LIN are records of bridge, not of `{ $name }`
input-not-of-bridge = records of bridge are `pbn` or `lin`, neither `pgn` nor `scoresheet`
bridge-has-no-fen = --fen: deals of bridge start from no position
unknown-severity = unknown severity `{ $name }`
files-excluded = { $count ->
    [one] { $count } file was passed over
   *[other] { $count } files were passed over
}: excluded by `--exclude`, `zapis.toml` or `.zapisignore`
exclude-pattern = invalid path pattern `{ $pattern }`
settings-not-here = `{ $key }` cannot be `{ $name }` here
unknown-denied = `{ $name }` cannot be denied
statistics-head = count | severity | code | finding | fixable
html-findings = Findings
junit-read = { $records } records read, { $plies } plies played
junit-unread = { $count } files could not be read
lines-cut = only the first lines are shown; { $count } more are not: a pipe takes them all, `--statistics` counts the findings
more-of-kind = { $path }: … and { GROUPED($count) } more `{ $name }` (`--all` shows each)
statistics-of-format = `--statistics` goes with `--format text` and `--format json`

# The words of report pages.

page-no-script = { $count } findings; a browser that runs scripts shows their boards, filters and games. The first of them:
page-no-script-diff = { $count } differences; a browser that runs scripts shows their boards and games. The first of them:
page-title-repair = Restored sheets
page-title-compare = Compared sheets
page-title-claims = Claims of draws
page-title-standings = Standings
page-title-export = Games
page-title-diff = Differences
page-white = White
page-black = Black
page-errors = errors
page-warnings = warnings
page-notes = notes
page-records = records
page-record = record
page-game = Game
page-plies = half-moves
page-search = Search
page-list = List
page-all = all
page-more = Show more
page-severity = Severity
page-kind = Finding
page-file = File
page-event = Event
page-player = Player
page-before = Before the move
page-with = With
page-help = Help
page-laws = Laws
page-ruling = Ruling
page-meaning = Meaning
page-other = Other record
page-differs = Differs in
page-agreed = The sheets agree
page-row = Row
page-rows = Rows
page-changed = Changed
page-nothing = nothing written
page-answered = Answer
page-open = Leave open
page-another = Another move
page-undo = Undo
page-save = Save the answers
page-keys = Keys: j and k next and previous sheet, n and p next and previous row, 1 to 9 the readings, 0 leave open, m another move, u undo, arrows play through
page-move = Move
page-kept = Read as
page-why = Why
page-confidence = Confidence
page-clocks = Clock times of both players
page-start = Start
page-back = Back
page-forward = Forward
page-end = End
page-flip = Flip the board
page-no-board = There is no board for this position.
page-round = Round
page-color = Color
page-opponent = Opponent
page-result = Result
page-name = Name
page-points = Points
page-deal = Deal
page-dealer = dealer
page-tricks = Tricks
page-nothing-found = Nothing was found.
page-diff-new = new
page-diff-gone = gone
page-diff-changed = changed
page-diff-same = same
page-old-version = Old version
page-new-version = New version
page-moves = Moves
page-change = Change
page-comments = Comments
page-glyphs = Signs
page-variations = Variations
page-clock-times = Clock times
page-evaluations = Evaluations
page-nothing-differs = Nothing differs.
page-all-pages = All pages
page-number = Page { $number } of { $of }
page-pages = Pages
page-folder-not-empty = { $path } is not empty; several pages are written into a new or empty folder
select-fen-and-position = `--fen` and `--position` mean the same: give one of them
foreign-pdf = this is a PDF: take its text out, with `pdftotext` or by copying it, and give that
foreign-picture = this is a picture: its text has to be recognized or typed first
foreign-document = this is a document of Word or another word processor: save it as plain text and give that
foreign-spreadsheet = this is a spreadsheet: save it as CSV and give that
foreign-chessbase = this is a file of ChessBase: export its games as PGN there and give that
foreign-scid = this is a file of Scid: export its games as PGN there and give that
convert-into-needs-paths = `--into` takes files and folders by name, and no standard input
convert-into-there = { $path } is there already; nothing was written
