//! The arguments of `zapis diff`.

use std::path::PathBuf;

use clap::Args;

use super::ReadArgs;
use super::page_args::{PageArgs, ReportFormat};
use super::schema_args::SchemaArgs;

/// Arguments of `zapis diff`.
#[derive(Args, Debug)]
pub(crate) struct DiffArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// How differences are shown
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: ReportFormat,
    #[command(flatten)]
    pub(crate) page: PageArgs,
    /// Write the records that only the new version has to this file, as they are stored
    #[arg(long, value_name = "FILE")]
    pub(crate) write_new: Option<PathBuf>,
    /// Write the records that only the old version has to this file, as they are stored
    #[arg(long, value_name = "FILE")]
    pub(crate) write_gone: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) schema: SchemaArgs,
}
