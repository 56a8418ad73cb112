//! The arguments of `zapis tags`.

use std::ffi::OsString;

use clap::{Args, ValueEnum};

use super::{OutputArgs, ReadArgs};

/// Arguments of `zapis tags`.
#[expect(clippy::struct_excessive_bools, reason = "each is a separate option on the command line")]
#[derive(Args, Debug)]
pub(crate) struct TagsArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// Set a tag in every record: `--set "Event=World Championship"`
    ///
    /// A new tag is put where the standard has it: the seven in their order, others after them.
    #[arg(long, value_name = "NAME=VALUE", value_parser = pair, help_heading = TAGS)]
    pub(crate) set: Vec<(String, String)>,
    /// Add a tag to the records that lack it, or have `?` or nothing in it; `eco`, `opening` and `plycount` are derived
    /// from the moves
    ///
    /// `--add eco,plycount` is the same as `--openings` and `--ply-count`.
    #[arg(long, value_name = "NAME=VALUE", value_parser = added, help_heading = TAGS)]
    pub(crate) add: Vec<AddedTags>,
    /// Rename a tag: `--rename WhiteELO=WhiteElo`
    ///
    /// A record that has both keeps both, and is reported unless they have the same value.
    #[arg(long, value_name = "OLD=NEW", value_parser = pair, help_heading = TAGS)]
    pub(crate) rename: Vec<(String, String)>,
    /// Drop these tags
    #[arg(long, value_name = "NAME", value_delimiter = ',', help_heading = TAGS)]
    pub(crate) drop: Vec<String>,
    /// Drop all tags except these, and those that the moves depend on: `FEN`, `SetUp`, `Variant`, `Files`
    #[arg(long, value_name = "NAME", value_delimiter = ',', help_heading = TAGS)]
    pub(crate) keep: Vec<String>,
    /// Drop all tags except the seven of the standard, and those that the moves depend on: `FEN`, `SetUp`, `Variant`,
    /// `Files`
    #[arg(long, help_heading = TAGS)]
    pub(crate) keep_seven: bool,
    /// Add missing tags of the seven, as unknown; the result is taken from the end of the moves
    #[arg(long, help_heading = TAGS)]
    pub(crate) complete: bool,
    /// Write dates in the standard's form: `1953.08.30`
    ///
    /// Ambiguous dates are left as they are and reported.
    #[arg(long, help_heading = TAGS)]
    pub(crate) dates: bool,
    /// Write results in the standard's form, and take an unknown one from the end of the moves
    #[arg(long, help_heading = TAGS)]
    pub(crate) results: bool,
    /// Write these in the standard's form: the same as `--dates` and `--results`
    #[arg(long, value_enum, value_delimiter = ',', value_name = "WHAT", help_heading = TAGS)]
    pub(crate) normalize: Vec<NormalizedTags>,
    /// Set the number of plies of the main line; a main line that cannot be played to its end is reported
    #[arg(long, help_heading = TAGS)]
    pub(crate) ply_count: bool,
    /// Set the code and name of the opening, by the last position that has a name
    #[arg(long, help_heading = TAGS)]
    pub(crate) openings: bool,
    /// Write into the files instead of to standard output
    ///
    /// A file is replaced as a whole or not at all. Compressed files are left alone.
    #[arg(short, long, conflicts_with_all = ["output", "diff", "range"])]
    pub(crate) in_place: bool,
    /// With `--in-place`: keep each original file under its name and this extension; existing files are never replaced
    #[arg(long, value_name = "ENDING", requires = "in_place")]
    pub(crate) backup: Option<OsString>,
    /// Show the changes as a unified diff, and change nothing
    #[arg(long, conflicts_with = "output")]
    pub(crate) diff: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

const TAGS: &str = "Tags";

/// What is added to records.
#[derive(Clone, Debug)]
pub(crate) enum AddedTags {
    /// A tag with its value.
    Pair(String, String),
    /// What the moves tell: the opening, the number of plies.
    Found { openings: bool, plies: bool },
}

/// What is written as the standard has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum NormalizedTags {
    Dates,
    Results,
}

/// Parses `NAME=VALUE`, or `eco`, `opening`, `plycount`, several with commas between them.
fn added(text: &str) -> Result<AddedTags, &'static str> {
    if text.contains('=') {
        return pair(text).map(|(name, value)| AddedTags::Pair(name, value));
    }
    let (mut openings, mut plies) = (false, false);
    for name in text.split(',') {
        match name.trim().to_ascii_lowercase().as_str() {
            "eco" | "opening" => openings = true,
            "plycount" => plies = true,
            _ => return Err("NAME=VALUE, or `eco`, `opening`, `plycount` is expected"),
        }
    }
    Ok(AddedTags::Found { openings, plies })
}

/// Parses `NAME=VALUE`.
fn pair(text: &str) -> Result<(String, String), &'static str> {
    let (name, value) = text.split_once('=').ok_or("NAME=VALUE is expected")?;
    Ok((name.trim().to_owned(), value.to_owned()))
}
