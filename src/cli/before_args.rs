//! The options that may stand before the command as well as behind it.

use clap::Args;

use super::args::{Command, ExplainArgs, MessageLanguage, When};
use super::list_args::ListArgs;

/// What may stand before the command as well as behind it; behind it counts if both are given.
#[derive(Args, Debug)]
pub(super) struct BeforeArgs {
    /// The language of messages; by default that of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`)
    #[arg(long, value_enum, value_name = "LANG")]
    lang: Option<MessageLanguage>,
    /// Whether to use colors
    #[arg(long, value_enum, value_name = "WHEN")]
    color: Option<When>,
    /// Whether to show progress on standard error
    ///
    /// `auto` shows it on a terminal; `always` writes a line now and then where there is no terminal.
    #[arg(long, value_enum, value_name = "WHEN")]
    progress: Option<When>,
    /// How many threads check records [default: one a core]
    ///
    /// Compressed files are unpacked on a thread of their own. The output does not depend on it.
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// No summary and no progress
    #[arg(short, long)]
    quiet: bool,
}

impl Command {
    /// Returns the name of the command if what its JSON is like is asked, and nothing else.
    pub(super) const fn asks_for_schemas(&self) -> Option<&'static str> {
        let (schema, name) = match self {
            Self::Validate(args) => (args.schema, "validate"),
            Self::Export(args) => (args.schema, "export"),
            Self::Claims(args) => (args.schema, "claims"),
            Self::Repair(args) => (args.schema, "repair"),
            Self::Compare(args) => (args.schema, "compare"),
            Self::Audit(args) => (args.schema, "audit"),
            Self::Standings(args) => (args.schema, "standings"),
            Self::Convert(_) | Self::Explain(_) | Self::List(_) | Self::Completions { .. } | Self::Man { .. } => {
                return None;
            }
        };
        if schema.is_asked { Some(name) } else { None }
    }

    /// Takes over what stands before the command, where nothing behind it says otherwise.
    pub(super) fn take(&mut self, before: &BeforeArgs) {
        let read = match self {
            Self::Validate(args) => &mut args.read,
            Self::Convert(args) => &mut args.read,
            Self::Export(args) => &mut args.read,
            Self::Claims(args) => &mut args.read,
            Self::Repair(args) => &mut args.read,
            Self::Compare(args) => &mut args.read,
            Self::Audit(args) => &mut args.read,
            Self::Standings(args) => &mut args.read,
            Self::Explain(ExplainArgs { lang, .. }) | Self::List(ListArgs { lang, .. }) => {
                *lang = lang.or(before.lang);
                return;
            }
            Self::Completions { .. } | Self::Man { .. } => return,
        };
        read.lang = read.lang.or(before.lang);
        read.color = read.color.or(before.color);
        read.progress = read.progress.or(before.progress);
        read.jobs = read.jobs.or(before.jobs);
        read.quiet |= before.quiet;
    }
}
