//! `zapis explain`: the page of a finding.

use crate::cli::help::page::page_for_terminal;
use zapis::known::{Known, page_of_finding};

use crate::cli::args::ExplainArgs;
use crate::cli::output::{print::print, terminal};
use crate::cli::{CommandError, ExitStatus, settings};

pub(crate) fn run(args: &ExplainArgs) -> Result<ExitStatus, CommandError> {
    let language = settings::language(args.lang);
    let Some(name) = &args.name else {
        return print(Known::Findings.table().text(terminal::width(), language).as_bytes());
    };
    let page = page_of_finding(name, language)?;
    print(page_for_terminal(page, terminal::width()).as_bytes())
}
