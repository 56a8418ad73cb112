//! Arguments of `zapis plan`.

use std::path::PathBuf;

use clap::Args;

use super::args::{FindingArgs, OutputArgs, ReadArgs};
use super::schema_args::SchemaArgs;

/// Arguments of `zapis plan`.
#[derive(Args, Debug)]
pub(super) struct PlanArgs {
    #[command(flatten)]
    pub(super) read: ReadArgs,
    /// About how many bytes a range has: a number, or one with K, M or G behind it
    #[arg(long, default_value = "256M", value_name = "SIZE")]
    pub(super) size: String,
    #[command(flatten)]
    pub(super) findings: FindingArgs,
    /// Plan only files that are new or were changed since this index was written, and bring it up to date
    ///
    /// It is the index of `zapis audit --index`, which then reads none of them again: give both the same options that say how
    /// records are read and which findings are listed. The new files are read and checked for it, as `audit` does; a file that
    /// is there and is no index is never overwritten. Their ranges are printed this time only.
    #[arg(long, value_name = "FILE")]
    pub(super) index: Option<PathBuf>,
    #[command(flatten)]
    pub(super) output: OutputArgs,
    #[command(flatten)]
    pub(super) schema: SchemaArgs,
}
