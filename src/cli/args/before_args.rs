//! The options that may come before the command as well as after it.

use clap::Args;

use zapis::Language;

use super::{LANGUAGES, When, one_of};

/// Options that are accepted before the command as well as after it; the latter take precedence.
#[derive(Args, Debug)]
pub(crate) struct BeforeArgs {
    /// The language of messages; by default that of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`)
    #[arg(long, value_parser = one_of(&LANGUAGES), value_name = "LANG")]
    pub(crate) lang: Option<Language>,
    /// Whether to use colors
    #[arg(long, value_enum, value_name = "WHEN")]
    pub(crate) color: Option<When>,
    /// Whether to show progress on standard error
    ///
    /// `auto` shows it on a terminal; `always` writes occasional lines elsewhere.
    #[arg(long, value_enum, value_name = "WHEN")]
    pub(crate) progress: Option<When>,
    /// The number of threads that check records [default: one per core]
    ///
    /// Compressed files are decompressed on a separate thread. The output does not depend on this number.
    #[arg(long, value_name = "N")]
    pub(crate) jobs: Option<usize>,
    /// No summary and no progress
    #[arg(short, long)]
    pub(crate) quiet: bool,
}
