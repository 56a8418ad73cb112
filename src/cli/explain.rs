//! `zapis explain`: the page of a finding.

use crate::front::page_of_finding;
use crate::render::page_for_terminal;

use super::args::ExplainArgs;
use super::{CommandError, ExitStatus, print, settings, terminal};

pub(super) fn run(args: &ExplainArgs) -> Result<ExitStatus, CommandError> {
    let page = page_of_finding(&args.name, settings::language(args.lang))?;
    print(page_for_terminal(page, terminal::width()).as_bytes())
}
