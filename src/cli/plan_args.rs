//! Arguments of `zapis plan`.

use clap::Args;

use super::args::{OutputArgs, ReadArgs};
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
    pub(super) output: OutputArgs,
    #[command(flatten)]
    pub(super) schema: SchemaArgs,
}
