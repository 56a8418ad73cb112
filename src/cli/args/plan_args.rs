//! Arguments of `zapis plan`.

use std::path::PathBuf;

use clap::Args;

use super::schema_args::SchemaArgs;
use super::{FindingArgs, OutputArgs, ReadArgs};

/// Arguments of `zapis plan`.
#[derive(Args, Debug)]
pub(crate) struct PlanArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// The approximate size of a range in bytes: a number, optionally with K, M or G
    #[arg(long, default_value = "256M", value_name = "SIZE")]
    pub(crate) size: String,
    #[command(flatten)]
    pub(crate) findings: FindingArgs,
    /// Plan only files that are new or have changed since this index was written, and update it
    ///
    /// It is the index of `zapis audit --index`, which then need not read them again: give both the same options for
    /// reading records and listing findings. The new files are read and checked for it, as `audit` does; an existing
    /// file that is not an index is never overwritten. Their ranges are printed this time only.
    #[arg(long, value_name = "FILE")]
    pub(crate) index: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) schema: SchemaArgs,
}
