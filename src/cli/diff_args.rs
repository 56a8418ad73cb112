//! The arguments of `zapis diff`.

use std::path::PathBuf;

use clap::Args;

use super::args::ReadArgs;
use super::page_args::{PageArgs, ReportFormat};
use super::schema_args::SchemaArgs;

/// Arguments of `zapis diff`.
#[derive(Args, Debug)]
pub(super) struct DiffArgs {
    #[command(flatten)]
    pub(super) read: ReadArgs,
    /// How differences are shown
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(super) format: ReportFormat,
    #[command(flatten)]
    pub(super) page: PageArgs,
    /// Write the records that only the new version has to this file, as they are stored
    #[arg(long, value_name = "FILE")]
    pub(super) write_new: Option<PathBuf>,
    /// Write the records that only the old version has to this file, as they are stored
    #[arg(long, value_name = "FILE")]
    pub(super) write_gone: Option<PathBuf>,
    #[command(flatten)]
    pub(super) schema: SchemaArgs,
}
