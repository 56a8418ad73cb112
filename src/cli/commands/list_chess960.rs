//! `zapis list chess960`: the starting arrangements by number, pieces or FEN, and one drawn by lot.

use zapis::known::{all_arrangements, arrangement_named, drawn_arrangement};
use zapis::{Language, to_json};

use crate::cli::args::list_args::{ListArgs, ListFormat};
use crate::cli::output::print::print;
use crate::cli::{CommandError, ExitStatus};

pub(crate) fn run(args: &ListArgs, language: Language) -> Result<ExitStatus, CommandError> {
    let is_list = !args.draw && args.named.is_empty();
    let arrangements = if args.draw {
        drawn_arrangement(args.seed).into_iter().collect()
    } else if is_list {
        all_arrangements()
    } else {
        vec![arrangement_named(&args.named.join(" "))?]
    };
    let mut text = Vec::new();
    for arrangement in arrangements {
        match args.format {
            ListFormat::Json => text.extend((to_json(&arrangement, language) + "\n").into_bytes()),
            ListFormat::Text if is_list => text.extend(arrangement.line().into_bytes()),
            ListFormat::Text => text.extend(arrangement.text(language).into_bytes()),
        }
    }
    print(&text)
}
