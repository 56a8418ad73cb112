//! `zapis explain`: the page of a finding.

use super::page::page_for_terminal;
use zapis::known::{Known, page_of_finding};

use super::args::ExplainArgs;
use super::{CommandError, ExitStatus, print, settings, terminal};

pub(super) fn run(args: &ExplainArgs) -> Result<ExitStatus, CommandError> {
    let language = settings::language(args.lang);
    let Some(name) = &args.name else {
        return print(Known::Findings.table().text(terminal::width(), language).as_bytes());
    };
    let page = page_of_finding(name, language)?;
    print(page_for_terminal(page, terminal::width()).as_bytes())
}
