//! `zapis list`: tables of what is known.

use clap::ValueEnum;

use zapis::known::{Known, KnownTable, berger_table, known_openings, option_text, varma_table};
use zapis::{Language, message};

use super::{list_chess960, list_schemas};
use crate::cli::args::ListChoice;
use crate::cli::args::list_args::{ListArgs, ListFormat};
use crate::cli::output::{print::print, terminal};
use crate::cli::{CommandError, ExitStatus, settings};

pub(crate) fn run(args: &ListArgs) -> Result<ExitStatus, CommandError> {
    let language = settings::language(args.lang);
    let Some(what) = args.what else {
        return print(what_there_is(language).text(terminal::width(), language).as_bytes());
    };
    let is_table = args.named.is_empty() && args.format == ListFormat::Text;
    let table = match what {
        ListChoice::Chess960 => return list_chess960::run(args, language),
        ListChoice::Berger if args.format == ListFormat::Text && !args.draw => berger_table(&args.named)?,
        ListChoice::Varma if args.format == ListFormat::Text && !args.draw => varma_table(&args.named)?,
        ListChoice::Schemas if !is_table && !args.draw => return list_schemas::run(args),
        ListChoice::Openings if args.format == ListFormat::Text && !args.draw => known_openings(&args.named),
        ListChoice::Berger | ListChoice::Varma | ListChoice::Openings => {
            return Err(CommandError::Usage(message!("list-takes-less")));
        }
        _ if !is_table || args.draw => return Err(CommandError::Usage(message!("list-takes-less"))),
        ListChoice::Schemas => KnownTable::new(message!("schemas-head"), list_schemas::rows()),
        ListChoice::Letters => Known::Letters.table(),
        ListChoice::Encodings => Known::Encodings.table(),
        ListChoice::Laws => Known::Laws.table(),
        ListChoice::Findings => Known::Findings.table(),
        ListChoice::Notations => Known::Notations.table(),
        ListChoice::Tiebreaks => Known::TieBreaks.table(),
        ListChoice::Conditions => Known::Conditions.table(),
        ListChoice::Settings => Known::Settings.table(),
    };
    print(table.text(terminal::width(), language).as_bytes())
}

/// Lists what can be listed.
fn what_there_is(language: Language) -> KnownTable {
    let row = |choice: &ListChoice| {
        let value = choice.to_possible_value()?;
        let id = format!("is-{}", value.get_name());
        let english = || value.get_help().map(ToString::to_string).unwrap_or_default();
        let about = option_text(language, "list-what", Some(&id)).unwrap_or_else(english);
        Some(vec![format!("zapis list {}", value.get_name()).into(), about.into()])
    };
    KnownTable::new(message!("lists-head"), ListChoice::value_variants().iter().filter_map(row).collect())
}
