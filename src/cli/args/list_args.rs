//! The arguments of `zapis list`.

use clap::{Args, ValueEnum};

use zapis::Language;

use super::{LANGUAGES, ListChoice, one_of};

/// Arguments of `zapis list`.
#[derive(Args, Debug)]
pub(crate) struct ListArgs {
    /// The list to show; without it, all lists are named
    #[arg(value_enum)]
    pub(crate) what: Option<ListChoice>,
    /// Of `chess960`: one arrangement, by its number, its pieces from the a-file on (`RNBQKBNR`) or its FEN; of `schemas`:
    /// the schemas with these names, as they are; of `openings`: a code or the beginning of one, words of the name; of `berger` and `varma`: the number of players, and of `berger` then the
    /// number of cycles
    #[arg(value_name = "NAME", num_args = 0..)]
    pub(crate) named: Vec<String>,
    /// Of `chess960`: draw an arrangement by lot
    #[arg(long, conflicts_with = "named")]
    pub(crate) draw: bool,
    /// The seed of the lot, which makes the drawing repeatable; without it one is chosen and shown
    #[arg(long, value_name = "N", requires = "draw")]
    pub(crate) seed: Option<u64>,
    /// How `chess960` and `schemas` are shown
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: ListFormat,
    /// The language of the list; by default that of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`)
    #[arg(long, value_parser = one_of(&LANGUAGES), value_name = "LANG")]
    pub(crate) lang: Option<Language>,
}

/// How a list is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum ListFormat {
    /// A table
    #[default]
    Text,
    /// JSON lines
    Json,
}
