//! The arguments of `zapis audit`.

use std::path::PathBuf;

use clap::Args;

use super::decision_args::DecisionArgs;
use super::kept_record::KeptRecord;
use super::page_args::PageArgs;
use super::schema_args::SchemaArgs;
use super::{FindingArgs, FindingFormat, OutputArgs, ReadArgs};

/// Arguments of `zapis audit`.
#[derive(Args, Debug)]
pub(crate) struct AuditArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    #[command(flatten)]
    pub(crate) findings: FindingArgs,
    /// How findings are shown [default: text]
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) format: Option<FindingFormat>,
    #[command(flatten)]
    pub(crate) page: PageArgs,
    /// Show the number of findings of each kind instead of the findings
    #[arg(long, help_heading = "Findings")]
    pub(crate) statistics: bool,
    /// Show findings by event and kind only, which is the default if there are many
    #[arg(long, help_heading = "Findings", conflicts_with_all = ["statistics", "event"])]
    pub(crate) summary: bool,
    /// Only findings in events whose names contain this text, ignoring case; all of them are shown then
    ///
    /// For records without an event name, the place is used. More words select among namesakes: `Linares 1993` is an
    /// event with each of them in name, place or year. All records are still read and compared.
    #[arg(long, value_name = "TEXT", help_heading = "Findings")]
    pub(crate) event: Option<String>,
    /// Use this file to decide which records are one event; a draft is written if it is missing
    ///
    /// TOML: `[[event]]` with a `name` and `[[event.records]]`, each with some of `event`, `site`, `section` and
    /// `year`. The records it names are one event, whatever the evidence, and others are never joined with them. The
    /// draft contains the events whose records were joined although their tags differ.
    #[arg(long, value_name = "FILE", help_heading = "Findings")]
    pub(crate) events: Option<PathBuf>,
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
    /// Keep the results of each file in this index, and read only new or changed files again
    ///
    /// The findings are the same, across records too, in every format and language. A file is identified by its name,
    /// its bytes and the options for reading it and listing findings; an index of another build of the program, or a
    /// damaged one, is reported and rebuilt. Records of bridge and files in ZIP archives are always read, and so is
    /// everything if a new baseline or decisions are written. An existing file that is not an index is never
    /// overwritten. `zapis plan --index` updates one, too.
    #[arg(long, value_name = "FILE", help_heading = "Findings", conflicts_with_all = ["range", "base"])]
    pub(crate) index: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) decided: DecisionArgs,
    /// Compare the players with this list: FIDE's rating list as text or XML, or a spelling file of Scid
    ///
    /// FIDE IDs, names, titles, federations and years of birth are compared, and ratings of games in the month of the list,
    /// which its first line or its name gives (`JUN18`, `standard_jul15frl.txt`). The list is read once and not kept in memory.
    #[arg(long, value_name = "FILE")]
    pub(crate) players: Option<PathBuf>,
    /// Write one record of each game to this file, which appears only when it is complete
    ///
    /// The fullest of several copies is kept, as written. A copy with a comment, a variation or a symbol that the
    /// fullest lacks is kept as well and listed, and so are records that contradict each other in moves, players or
    /// result. If not everything can be read (exit status 2), nothing is written, and an existing file is unchanged.
    #[arg(long, value_name = "FILE", group = "one_of_each")]
    pub(crate) write_unique: Option<PathBuf>,
    /// Write one record of each game to this file, merged from all its records
    ///
    /// Tags, moves, comments, clocks, symbols and variations that the chosen record lacks are added to it; games
    /// without anything to merge stay as written. Contradictions to the chosen record are kept in a comment before the
    /// first move and listed; records that contradict it in moves, players or result stay as they are. The additions of
    /// each record are listed with `--format json`.
    #[arg(long, value_name = "FILE", group = "one_of_each")]
    pub(crate) merge: Option<PathBuf>,
    /// Which record of a game `--write-unique` and `--merge` choose
    #[arg(long, value_enum, default_value_t, value_name = "WHICH", requires = "one_of_each")]
    pub(crate) keep: KeptRecord,
    /// The number of keys sorted in memory before files are used; tests use few
    #[arg(long, value_name = "N", hide = true)]
    pub(crate) keys_in_memory: Option<usize>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) schema: SchemaArgs,
}
