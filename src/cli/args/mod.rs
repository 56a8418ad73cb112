//! The arguments as they are typed, and the settings that come of them and of files.

pub(super) mod answer_args;
pub(super) mod audit_args;
pub(super) mod before_args;
pub(super) mod command;
pub(super) mod convert_args;
pub(super) mod decision_args;
pub(super) mod diagram_args;
pub(super) mod diff_args;
pub(super) mod fix_args;
pub(super) mod kept_record;
pub(super) mod list_args;
pub(super) mod move_asked;
pub(super) mod page_args;
pub(super) mod plan_args;
pub(super) mod rearrange_args;
pub(super) mod schema_args;
pub(super) mod select_args;
pub(super) mod standings_args;
pub(super) mod table_args;
pub(super) mod tags_args;
pub(super) mod typed;

use std::path::{Path, PathBuf};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use zapis::{ByteRange, ExportFormat, FindingValues, Language, RangeBase, ReadValues, SearchLimits, Side};

use self::answer_args::AnswerArgs;
use self::fix_args::FixArgs;
use self::move_asked::MoveAsked;
use self::page_args::{PageArgs, ReportFormat};
use self::schema_args::SchemaArgs;
use self::table_args::TableArgs;

/// What every command that reads records takes.
#[derive(Args, Clone, Debug)]
pub(crate) struct ReadArgs {
    /// Files or folders to read; none, or `-`, is standard input
    ///
    /// A folder means all its files `.pgn`, `.txt`, `.zapis`, `.pbn`, `.lin` and `.tpgn`, plain or compressed, in name
    /// order. Files compressed as `.gz`, `.zst`, `.bz2`, `.xz` and `.zip` are recognized by their contents, not by
    /// their names. All record files in a `.zip` are read, and in a folder every `.zip` that has any.
    #[arg(value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) values: ReadValues,
    /// Only the records that begin in this part of one file, in bytes; either number may be omitted
    ///
    /// A record belongs to the range that contains its first byte, and is read to its end. Consecutive ranges together
    /// give the same output as the whole file, with the same numbers of records and lines. Records without tag pairs
    /// belong where the first of them begins. With `--format csv` only the range from 0 has the header; with `--format
    /// json` each range is an array of its own; each summary counts one range. In a compressed file the bytes are those
    /// of the decompressed text.
    #[arg(long, value_name = "START..END", help_heading = READING)]
    pub(crate) range: Option<ByteRange>,
    /// What comes before the range: the number and the line of its first record
    ///
    /// `zapis plan` finds both. Nothing before the range is then read except the beginning of the file, which may
    /// declare its encoding, so the cost of a range does not depend on its place. A compressed file needs two more
    /// numbers: the start of the frame from which it is decompressed, and the number of decompressed bytes before that
    /// frame.
    #[arg(long, value_name = "RECORD,LINE[,STORED,UNPACKED]", requires = "range", help_heading = READING)]
    pub(crate) base: Option<RangeBase>,
    /// Leave out files in folders that match this pattern, as in `.gitignore`: `drafts/`, `*.bak.pgn`
    ///
    /// A file `.zapisignore` in a folder contains such patterns, one a line. Files given by name are always read. The
    /// number of excluded files is reported.
    #[arg(long, value_name = "PATTERN", help_heading = READING)]
    pub(crate) exclude: Vec<String>,
    /// Use this settings file and no other
    ///
    /// Otherwise the nearest `zapis.toml` is used, searched upwards from the folder that contains all paths. The
    /// command line takes precedence. `zapis list settings` shows all settings.
    #[arg(long, value_name = "FILE", help_heading = READING)]
    pub(crate) config: Option<PathBuf>,
    /// Use no settings file
    #[arg(long, conflicts_with = "config", help_heading = READING)]
    pub(crate) no_config: bool,
    /// The number of threads that check records [default: one per core]
    ///
    /// Compressed files are decompressed on a separate thread. The output does not depend on this number.
    #[arg(long, value_name = "N", help_heading = RUNNING)]
    pub(crate) jobs: Option<usize>,
    /// Whether to use colors [default: auto]
    #[arg(long, value_enum, value_name = "WHEN", help_heading = RUNNING)]
    pub(crate) color: Option<When>,
    /// Whether to show progress on standard error [default: auto]
    ///
    /// `auto` shows it on a terminal; `always` writes occasional lines elsewhere.
    #[arg(long, value_enum, value_name = "WHEN", help_heading = RUNNING)]
    pub(crate) progress: Option<When>,
    /// The language of messages; by default that of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`)
    #[arg(long, value_parser = one_of(&LANGUAGES), value_name = "LANG", help_heading = RUNNING)]
    pub(crate) lang: Option<Language>,
    /// No summary and no progress
    #[arg(short, long, help_heading = RUNNING)]
    pub(crate) quiet: bool,
}

pub(crate) const READING: &str = "Reading";
pub(crate) const RUNNING: &str = "Running";

/// Which findings are shown and counted.
#[derive(Args, Debug, Default)]
pub(crate) struct FindingArgs {
    #[command(flatten)]
    pub(crate) values: FindingValues,
    /// Count warnings as errors for the exit status
    #[arg(long, value_enum, value_name = "LEVEL", help_heading = "Findings")]
    pub(crate) deny: Vec<Deny>,
}

/// Where the results go.
#[derive(Args, Debug)]
pub(crate) struct OutputArgs {
    /// Write to this file, which appears only when it is complete; `-` is standard output
    ///
    /// An input file cannot be the output, whatever its name. If not everything can be read (exit status 2), nothing is
    /// written, and an existing file is unchanged. Names ending in `.gz` or `.zst` are compressed.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The compression level of an output named `.gz` (0 to 9, usually 6) or `.zst` (1 to 22, usually 3)
    #[arg(long, value_name = "N")]
    compression_level: Option<u32>,
}

impl OutputArgs {
    /// Returns how much outputs are compressed, if given.
    pub(crate) const fn level(&self) -> Option<u32> {
        self.compression_level
    }

    pub(crate) fn path(&self) -> Option<&Path> {
        self.output.as_deref()
    }
}

/// Arguments of `zapis validate`.
#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a separate option")]
pub(crate) struct ValidateArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    #[command(flatten)]
    pub(crate) findings: FindingArgs,
    /// How findings are shown [default: text]
    #[arg(long, value_parser = without_database(), value_name = "FORMAT")]
    pub(crate) format: Option<FindingFormat>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) page: PageArgs,
    /// End with a table: the number of records in each file that can be played as written
    ///
    /// It is always shown for several `.txt` files of scoresheets without tag pairs. With `--format json` it is a line
    /// for each record.
    #[arg(long)]
    pub(crate) table: bool,
    /// Show the number of findings of each kind instead of the findings
    #[arg(long, help_heading = "Findings")]
    pub(crate) statistics: bool,
    /// Show every finding, however many of its kind the file has
    ///
    /// `text` and `concise` show the first 20 of each kind in a file, and one line with the number of the others. All
    /// of them count, and the other formats have all of them.
    #[arg(long, help_heading = "Findings")]
    pub(crate) all: bool,
    /// Leave out the findings recorded in this file, which is created if missing
    ///
    /// A finding is identified by its name, the text of its record and its place in it, so records may be moved within
    /// and between files. The first run shows and counts everything and writes the file; later ones report what is new.
    /// An existing file that is not a baseline is never overwritten, and none is written if not everything could be
    /// read.
    #[arg(long, value_name = "FILE", help_heading = "Findings")]
    pub(crate) baseline: Option<PathBuf>,
    /// Rewrite the file of `--baseline` with all findings
    #[arg(long, requires = "baseline", help_heading = "Findings")]
    pub(crate) update_baseline: bool,
    /// Bridge: check double-dummy data in records by a search of the deal
    ///
    /// Checked are the tags `DoubleDummyTricks`, `OptimumResultTable` and `OptimumScore`. Most deals take a fraction of
    /// a second, some take seconds; all cores are used. Deals without such tags are not searched.
    #[arg(long, help_heading = "Findings")]
    pub(crate) double_dummy: bool,
    #[command(flatten)]
    pub(crate) fixes: FixArgs,
    #[command(flatten)]
    pub(crate) schema: SchemaArgs,
}

/// Arguments of `zapis export`.
#[derive(Args, Debug)]
pub(crate) struct ExportArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// The format to write
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: TargetFormat,
    #[command(flatten)]
    pub(crate) page: PageArgs,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Include notes among the findings
    #[arg(long)]
    pub(crate) notes: bool,
    /// Name the opening of each game in its timeline by the moves: ECO code, English name, the ply where known theory
    /// ends
    ///
    /// The last position of the main line that has a name decides, by whatever moves it was reached; tags are shown as
    /// written. Rows and positions (`csv`, `epd`) have no place for it.
    #[arg(long)]
    pub(crate) openings: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) schema: SchemaArgs,
}

/// Arguments of `zapis claims`.
#[derive(Args, Debug)]
pub(crate) struct ClaimsArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// How claims are shown
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: ReportFormat,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) page: PageArgs,
    /// Rule on one claim, made at this move: `26...` is Black's 26th, `26.` White's, `52` the 52nd ply
    ///
    /// Without `--move` it is the move just played: the claim is about the position on the board, 0 being the start.
    /// With `--move` it is the move about to be played: the claim is about the move that the player has written.
    ///
    /// If the sheets of both players are given, each in a file, the ruling is on the game that `compare` reconciles
    /// from them.
    #[arg(long, value_name = "MOVE", requires = "by", help_heading = ONE_CLAIM)]
    pub(crate) at: Option<MoveAsked>,
    /// The player who claims
    #[arg(long, value_parser = one_of(&SIDES), value_name = "SIDE", requires = "at", help_heading = ONE_CLAIM)]
    pub(crate) by: Option<Side>,
    /// The move that the player has written and declared, in any notation
    #[arg(long = "move", allow_hyphen_values = true, value_name = "MOVE", requires = "at", help_heading = ONE_CLAIM)]
    pub(crate) written: Option<String>,
    /// The record in which the claim was made, counted across all files; needed if there are several
    #[arg(long, value_name = "N", requires = "at", value_parser = clap::value_parser!(u64).range(1..), help_heading = ONE_CLAIM)]
    pub(crate) record: Option<u64>,
    /// The class of the time control, which decides the penalty for an incorrect claim; by default that of the `TimeControl` tag
    #[arg(long, alias = "tempo", value_enum, value_name = "CLASS", requires = "at", help_heading = ONE_CLAIM)]
    pub(crate) time_class: Option<TimeClassChoice>,
    /// Gather the facts for a claim in a quickplay finish: clocks, progress, material, whether mate is possible
    ///
    /// Whether the opponent can win by normal means, or makes an effort to, is for the arbiter to decide.
    #[arg(long, requires = "at", conflicts_with = "written", help_heading = ONE_CLAIM)]
    pub(crate) quickplay: bool,
    /// Rule on a sealed move as written, in the position of `--fen`
    ///
    /// It is read in the letters of every language, or only in those of `--letters`.
    #[arg(long, value_name = "MOVE", requires = "fen", allow_hyphen_values = true, conflicts_with_all = ["at", "paths"], help_heading = "A sealed move")]
    pub(crate) sealed: Option<String>,
    #[command(flatten)]
    pub(crate) schema: SchemaArgs,
}

/// Arguments of `zapis repair`.
#[derive(Args, Debug)]
pub(crate) struct RepairArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// How restored records are shown
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: ReportFormat,
    /// The language of the piece letters in the output
    #[arg(long, default_value = "en", value_name = "LANG")]
    pub(crate) out_letters: String,
    #[command(flatten)]
    pub(crate) page: PageArgs,
    /// The number of positions followed at each cell: more find more, but take longer
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) beam: u32,
    /// Leave open readings that cost more than this
    ///
    /// Costs are negative natural logarithms of probabilities: 2.3 is one in ten, 4.6 one in a hundred. More expensive
    /// readings are not searched for, so a lower limit makes badly damaged sheets quicker to read; in Tavreli
    /// everything is searched for, and the limit decides only what is left open.
    #[arg(long, default_value_t = 24.0, value_name = "COST")]
    pub(crate) max_cost: f32,
    /// End the search for a game after this many steps, and report it
    ///
    /// A step is one legal move compared with the written text, so a search ends at the same place on every machine.
    /// Text that was not read by then is kept as a comment. The default is enough for any game that people write down,
    /// and a search takes a few seconds at most.
    #[arg(long, default_value_t = SearchLimits::USUAL_STEPS, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) max_steps: u64,
    /// For each change, explain why the word as written is not a legal move, what probably happened to it, and the
    /// numbers
    #[arg(long)]
    pub(crate) explain: bool,
    /// Read sheets of one hand, or one scanner, twice: the second time with its typical confusions of letters
    ///
    /// The confusions are counted on all sheets together, so ten sheets are read better than one. The order of the
    /// sheets makes no difference; records that can be played as written are never changed.
    #[arg(long)]
    pub(crate) same_hand: bool,
    /// Start from the confusions in this file: the TOML that `--learn` writes
    #[arg(long, value_name = "FILE")]
    pub(crate) hand: Option<PathBuf>,
    /// Write the hand's confusions of letters to this file, together with those of `--hand`
    #[arg(long, value_name = "FILE")]
    pub(crate) learn: Option<PathBuf>,
    /// Ask if two readings are close, or if nothing can be decided
    ///
    /// Questions go to standard error, answers are read from standard input, one a line: the number of a reading, a
    /// move, `?` to leave the place open, `q` to stop asking. The sheet is read again after each answer. With
    /// `--answers` the answers are kept in that file.
    #[arg(long)]
    pub(crate) interactive: bool,
    #[command(flatten)]
    pub(crate) answered: AnswerArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) schema: SchemaArgs,
}

/// Arguments of `zapis compare`.
#[derive(Args, Debug)]
pub(crate) struct CompareArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// How the comparison is shown
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: ReportFormat,
    #[command(flatten)]
    pub(crate) page: PageArgs,
    /// The number of positions followed at each ply: more find more, but take longer
    #[arg(long, default_value_t = 200, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) beam: u32,
    /// Leave open readings that cost more than this
    ///
    /// Costs are negative natural logarithms of probabilities: 2.3 is one in ten, 4.6 one in a hundred. More expensive
    /// readings are not searched for, so a lower limit makes badly damaged sheets quicker to read; in Tavreli
    /// everything is searched for, and the limit decides only what is left open.
    #[arg(long, default_value_t = 16.0, value_name = "COST")]
    pub(crate) max_cost: f32,
    /// End the search for a game after this many steps, and report it
    ///
    /// A step is one legal move compared with the written text, so a search ends at the same place on every machine.
    /// Text that was not read by then is kept as a comment. The default is enough for any game that people write down,
    /// and a search takes a few seconds at most.
    #[arg(long, default_value_t = SearchLimits::USUAL_STEPS, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) max_steps: u64,
    /// List the pairings of a round in this FIDE report file with a sheet missing in the folder
    #[arg(long, value_name = "FILE")]
    pub(crate) trf: Option<PathBuf>,
    /// The round in the report file; by default the one whose pairings most sheets fit
    #[arg(long, value_name = "N", requires = "trf", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) round: Option<u16>,
    /// The language of the piece letters, in text and in games
    #[arg(long, default_value = "en", value_name = "LANG")]
    pub(crate) out_letters: String,
    /// Write the games as PGN to this file, which appears only when it is complete
    ///
    /// An input file cannot be the output, whatever its name. If not everything can be read or compared (exit status
    /// 2), nothing is written, and an existing file is unchanged. Names ending in `.gz` or `.zst` are compressed.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// The compression level of an output named `.gz` (0 to 9, usually 6) or `.zst` (1 to 22, usually 3)
    #[arg(long, value_name = "N")]
    pub(crate) compression_level: Option<u32>,
    #[command(flatten)]
    pub(crate) answered: AnswerArgs,
    #[command(flatten)]
    pub(crate) schema: SchemaArgs,
}

const ONE_CLAIM: &str = "One claim";

/// Arguments of `zapis explain`.
#[derive(Args, Debug)]
pub(crate) struct ExplainArgs {
    /// The name or the code of a finding: `illegal-move`, `R001`; all are listed without one
    pub(crate) name: Option<String>,
    /// The language of the page; by default that of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`)
    #[arg(long, value_parser = one_of(&LANGUAGES), value_name = "LANG")]
    pub(crate) lang: Option<Language>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum When {
    #[default]
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Deny {
    Warnings,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum FindingFormat {
    /// Place, message, source line with the span marked, help and article
    #[default]
    Text,
    /// `path:line:column: severity[name] message`, one a line
    Concise,
    /// JSON lines, a summary last
    Json,
    /// SARIF 2.1.0, as other checkers write it
    Sarif,
    /// Annotations of GitHub Actions
    Github,
    /// A `JUnit` report: a failed test case for each error and warning
    Junit,
    /// One page of HTML that needs nothing else, to be read in a browser, kept or sent; `-o` with a folder writes several, of at
    /// most 10,000 findings each, and an index
    Html,
    /// A `SQLite` database of findings, events and their players
    Sqlite,
}

/// Offers the formats of `audit` for findings, except the database, which only it writes.
fn without_database() -> impl TypedValueParser<Value = FindingFormat> {
    let formats = FindingFormat::value_variants().iter().filter(|format| **format != FindingFormat::Sqlite);
    let values = PossibleValuesParser::new(formats.filter_map(ValueEnum::to_possible_value));
    values.map(|name| FindingFormat::from_str(&name, false).unwrap_or_default())
}

/// Takes a value of the library by its name; the rows are names, values, and what they mean if that needs words.
pub(crate) fn one_of<T: Clone + Send + Sync + 'static>(
    known: &'static [(&'static str, T, &'static str)],
) -> impl TypedValueParser<Value = T> {
    let offered = known.iter().map(|(name, _, help)| match *help {
        "" => PossibleValue::new(*name),
        help => PossibleValue::new(*name).help(help),
    });
    PossibleValuesParser::new(offered).try_map(move |typed| {
        let found = known.iter().find(|(name, ..)| *name == typed).map(|(_, value, _)| value.clone());
        found.ok_or("an unknown name")
    })
}

/// The languages of messages.
pub(crate) const LANGUAGES: [(&str, Language, &str); 2] =
    [("en", Language::English, "English"), ("ru", Language::Russian, "Russian")];

/// The players.
const SIDES: [(&str, Side, &str); 2] = [("white", Side::White, ""), ("black", Side::Black, "")];

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TimeClassChoice {
    /// Standard chess, sixty minutes and more for each player
    #[value(alias = "standard")]
    Classical,
    Rapid,
    Blitz,
    /// Blitz with less than three minutes for each player; for a claim, the same as blitz
    Bullet,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum TargetFormat {
    /// An array of timelines
    #[default]
    Json,
    /// One timeline a line
    Ndjson,
    /// One ply of the main line a row; with `--rows` or `--fields` a table of their columns
    Csv,
    /// One position of the main line a line
    Epd,
    /// One page of HTML on which the games can be played through, and which needs nothing else
    Html,
    /// A table in Apache Parquet: one game a row, or one ply
    Parquet,
    /// A `SQLite` database of games, players, events and findings
    Sqlite,
}

impl TargetFormat {
    /// Returns true if only tables are written in it.
    pub(crate) const fn is_of_tables(self) -> bool {
        matches!(self, Self::Parquet | Self::Sqlite)
    }

    /// Returns the format of records.
    pub(crate) const fn of_records(self) -> ExportFormat {
        match self {
            Self::Ndjson => ExportFormat::Ndjson,
            Self::Csv => ExportFormat::Csv,
            Self::Epd => ExportFormat::Epd,
            Self::Json | Self::Html | Self::Parquet | Self::Sqlite => ExportFormat::Json,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ListChoice {
    Letters,
    Encodings,
    Laws,
    Findings,
    Notations,
    Tiebreaks,
    /// The fields of conditions for `select`
    Conditions,
    /// The known openings: ECO code, English name, moves
    Openings,
    /// The settings of a file `zapis.toml`
    Settings,
    /// The Berger table for a number of players
    Berger,
    /// The Varma groups for a number of players
    Varma,
    /// The 960 starting arrangements
    Chess960,
    /// The JSON Schemas of what is written as JSON
    Schemas,
}
