//! The arguments of `zapis audit`.

use std::path::PathBuf;

use clap::Args;

use super::args::{FindingArgs, FindingFormat, OutputArgs, ReadArgs};
use super::decision_args::DecisionArgs;
use super::kept_record::KeptRecord;
use super::page_args::PageArgs;
use super::schema_args::SchemaArgs;

/// Arguments of `zapis audit`.
#[derive(Args, Debug)]
pub(super) struct AuditArgs {
    #[command(flatten)]
    pub(super) read: ReadArgs,
    #[command(flatten)]
    pub(super) findings: FindingArgs,
    /// How findings are shown [default: text]
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(super) format: Option<FindingFormat>,
    #[command(flatten)]
    pub(super) page: PageArgs,
    /// Show how many findings there are of each kind, and not the findings
    #[arg(long, help_heading = "Findings")]
    pub(super) statistics: bool,
    /// Show findings by event and kind only, as is done of itself where there are many
    #[arg(long, help_heading = "Findings", conflicts_with_all = ["statistics", "event"])]
    pub(super) summary: bool,
    /// Only findings of events whose names contain this text, ignoring case; all of them are shown then
    ///
    /// Of records whose event has no name the place is asked. Namesakes are told apart by more words: `Linares 1993` is what
    /// has each of them in name, place or year. All records are read and compared all the same.
    #[arg(long, value_name = "TEXT", help_heading = "Findings")]
    pub(super) event: Option<String>,
    /// Take the word of this file for which records are one event; it is drafted if it is not there
    ///
    /// TOML: `[[event]]` with a `name` and `[[event.records]]`, each with some of `event`, `site`, `section` and `year`. Records
    /// that it names are one event, whatever evidence says, and others are never joined with them. The draft has the events
    /// of which records were joined although their tags differ.
    #[arg(long, value_name = "FILE", help_heading = "Findings")]
    pub(super) events: Option<PathBuf>,
    /// Leave out the findings recorded in this file; it is written if it is not there
    ///
    /// A finding is recognized by its name, the text of its record and the place in it, so records may be moved within and
    /// between files. The first run shows and counts everything and writes the file; later ones report what is new. A file
    /// that is there and is not a baseline is never overwritten, and none is written where not everything could be read.
    #[arg(long, value_name = "FILE", help_heading = "Findings")]
    pub(super) baseline: Option<PathBuf>,
    /// Rewrite the file of `--baseline`, with all that is found
    #[arg(long, requires = "baseline", help_heading = "Findings")]
    pub(super) update_baseline: bool,
    /// Keep in this file what comes of each file, and read only those again that are new or were changed
    ///
    /// What is found is the same, findings across records included, in every format and language. A file is known by its name,
    /// its bytes and the options that say how it is read and what is listed; an index of another build of the program, or a
    /// damaged one, is reported and rebuilt. Records of bridge and files in ZIP archives are always read, and so is everything
    /// where a new baseline or decisions are written. A file that is there and is no index is never overwritten. `zapis plan
    /// --index` brings one up to date, too.
    #[arg(long, value_name = "FILE", help_heading = "Findings", conflicts_with_all = ["range", "base"])]
    pub(super) index: Option<PathBuf>,
    #[command(flatten)]
    pub(super) decided: DecisionArgs,
    /// Compare the players with this list: FIDE's rating list as text or XML, or a spelling file of Scid
    ///
    /// FIDE IDs, names, titles, federations and years of birth are compared, and ratings of games in the month of the list,
    /// which its first line or its name gives (`JUN18`, `standard_jul15frl.txt`). The list is read once and not kept in memory.
    #[arg(long, value_name = "FILE")]
    pub(super) players: Option<PathBuf>,
    /// Write one of each game to this file, which appears only when it is complete
    ///
    /// Of duplicates the fullest is kept, as it is written. A copy that has a comment, a variation or a symbol which that one
    /// lacks is kept as well and listed, and so are records that contradict each other in moves, players or result.
    /// Where not everything can be read (exit status 2) nothing is written, and what was there is unchanged.
    #[arg(long, value_name = "FILE", group = "one_of_each")]
    pub(super) write_unique: Option<PathBuf>,
    /// Write one record of each game to this file, merged of all its records
    ///
    /// Tags, moves, comments, clocks, symbols and variations that one record has and the chosen one lacks are put where they
    /// belong; games in which nothing is to be merged stay as they are written. What contradicts the chosen record stays in a
    /// comment before the first move and is listed; records that contradict it in moves, players or result stay as they are.
    /// What each adds is reported, with `--format json` for each record.
    #[arg(long, value_name = "FILE", group = "one_of_each")]
    pub(super) merge: Option<PathBuf>,
    /// Which record of a game `--write-unique` and `--merge` choose
    #[arg(long, value_enum, default_value_t, value_name = "WHICH", requires = "one_of_each")]
    pub(super) keep: KeptRecord,
    /// How many keys are sorted in memory before files are used; tests use few
    #[arg(long, value_name = "N", hide = true)]
    pub(super) keys_in_memory: Option<usize>,
    #[command(flatten)]
    pub(super) output: OutputArgs,
    #[command(flatten)]
    pub(super) schema: SchemaArgs,
}
