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

# Outputs that are not written.
output-not-written = { $path } was not written, since not everything could be read: what was there is unchanged

# What is not read.
own-output-skipped = { $path }: this run writes to it; skipped
archive-inside-skipped = { $path }: an archive inside an archive; skipped. Unpack it once to read what it holds
bridge-not-read = records of bridge (`.pbn`, `.lin`) are not read yet
other-format-skipped = { $path }: skipped: { $reason }
no-record-in-bytes = this file is not text: no record of a game is in it
no-record-in-folder = no record of a game is in this folder
