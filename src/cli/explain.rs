//! `zapis explain`: the page of a finding.

use crate::findings::{Rule, rule};
use crate::wording::phrase;

use super::args::ExplainArgs;
use super::{CommandError, ExitStatus, print, settings};

pub(super) fn run(args: &ExplainArgs) -> Result<ExitStatus, CommandError> {
    let language = settings::language(args.lang);
    let Some(rule) = Rule::by_name(&args.name) else {
        let near: Vec<&str> = rule::ALL.iter().map(|rule| rule.name).filter(|name| is_near(name, &args.name)).collect();
        let name = args.name.as_str();
        return Err(CommandError::Usage(match near.as_slice() {
            [] => phrase!("unknown-finding-explained", name = name),
            near => phrase!("unknown-finding-near", name = name, near = near.join("`, `")),
        }));
    };
    print(rule.page(language).as_bytes())
}

/// Tells whether two names share a word.
fn is_near(name: &str, wanted: &str) -> bool {
    let wanted = wanted.to_lowercase();
    wanted.split('-').any(|word| word.len() > 2 && name.split('-').any(|part| part.starts_with(word)))
}
