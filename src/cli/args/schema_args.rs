//! The option that asks what a command's JSON is like.

use clap::Args;

/// What is written as JSON, described.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct SchemaArgs {
    /// Print the JSON Schemas of this command's output, and read nothing
    #[arg(long = "schema")]
    pub(crate) is_asked: bool,
}
