//! Options by their values as text: the same words on the command line, in a file of settings, and as keyword arguments of
//! other languages. An option is added here, where its help is; the tests name the Russian texts it lacks.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};

#[cfg(feature = "cli")]
use super::by_name;

/// How records are read, as text; see [`Options::with_values`](super::Options::with_values).
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[cfg_attr(feature = "cli", derive(clap::Args))]
pub struct ReadValues {
    /// The game [default: auto]
    ///
    /// `auto` takes it from the Variant tag and the position; Tavreli without a tag is recognized by its moves, bridge by its tags
    /// and commands.
    #[cfg_attr(
        feature = "cli",
        arg(long, help_heading = "Reading", value_parser = by_name::offer_systems(), value_name = "SYSTEM")
    )]
    pub system: Option<String>,
    /// The kind of input [default: auto]
    ///
    /// `auto` reads a file without tag pairs as a scoresheet if PGN cannot make sense of it: rows side by side, prose
    /// between the moves, headings in words, tables of moves. A table with a game in each row is recognized by the
    /// names of its columns, Parquet and a database of `zapis export` by their first bytes.
    #[cfg_attr(
        feature = "cli",
        arg(long, help_heading = "Reading", value_parser = by_name::offer_inputs(), value_name = "KIND")
    )]
    pub input: Option<String>,
    /// The columns of a table: `moves=AN,white=player1`
    ///
    /// Other columns are recognized by the names that servers, data sets and people use.
    #[cfg_attr(
        feature = "cli",
        arg(long, help_heading = "Reading", value_name = "WHAT=COLUMN,...", value_delimiter = ',')
    )]
    #[serde(deserialize_with = "pairs")]
    pub columns: Vec<String>,
    /// Leave out columns of a table that are not PGN tags
    #[cfg_attr(feature = "cli", arg(long, help_heading = "Reading"))]
    pub drop_columns: bool,
    /// The language of the piece letters in the input: `auto`, or e.g. `en`, `ru`, `de` [default: auto]
    ///
    /// `auto` chooses for each record the letters with which it can be replayed furthest. `zapis list letters` shows
    /// them all. In Tavreli, `ru` and `en` determine the letters of the files; otherwise the Files tag does, or the
    /// letters themselves.
    #[cfg_attr(feature = "cli", arg(long, help_heading = "Reading", value_name = "LANG"))]
    pub letters: Option<String>,
    /// The encoding of records that are not UTF-8: `auto`, or a name such as `windows-1251` [default: auto]
    #[cfg_attr(feature = "cli", arg(long, help_heading = "Reading", value_name = "ENCODING"))]
    pub encoding: Option<String>,
    /// The edition of the laws to cite [default: by-date]
    ///
    /// `by-date`: the edition in force on the date of the game, or the newest if there is no date. `zapis list laws`
    /// shows them all.
    #[cfg_attr(feature = "cli", arg(long, help_heading = "Reading", value_name = "EDITION"))]
    pub laws: Option<String>,
    /// The starting position of records without one
    #[cfg_attr(feature = "cli", arg(long, help_heading = "Reading", value_name = "FEN"))]
    #[serde(skip)]
    pub fen: Option<String>,
    /// Stop at the first illegal move, even if the players continued after it
    ///
    /// Otherwise play continues after an illegal move if it is clear what was moved where and most of the following
    /// moves are legal; such moves, and everything that depends on them, are marked, and the record is not complete.
    #[cfg_attr(feature = "cli", arg(long, help_heading = "Reading"))]
    pub strict: bool,
}

/// Which findings are listed, as text; see [`Options::with_finding_values`](super::Options::with_finding_values).
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[cfg_attr(feature = "cli", derive(clap::Args))]
pub struct FindingValues {
    /// Show notes too: draws that could be claimed, missing check signs
    #[cfg_attr(feature = "cli", arg(long, help_heading = "Findings", conflicts_with = "severity"))]
    #[serde(skip)]
    pub notes: bool,
    /// Show findings of at least this severity; the others are only counted [default: warning]
    #[cfg_attr(
        feature = "cli",
        arg(long, help_heading = "Findings", value_parser = ["error", "warning", "note"], value_name = "LEVEL")
    )]
    pub severity: Option<String>,
    /// Only these findings: by names, codes, families or the letters of families (`illegal-move`, `R001`, `moves`, `R`)
    #[cfg_attr(feature = "cli", arg(long, help_heading = "Findings", value_name = "NAME", value_delimiter = ','))]
    pub select: Option<Vec<String>>,
    /// All but these findings, by names, codes, families or their letters
    #[cfg_attr(feature = "cli", arg(long, help_heading = "Findings", value_name = "NAME", value_delimiter = ','))]
    pub ignore: Option<Vec<String>>,
}

/// Writes the columns of a table as pairs.
fn pairs<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let columns = BTreeMap::<String, String>::deserialize(deserializer)?;
    Ok(columns.iter().map(|(role, column)| format!("{role}={column}")).collect())
}
