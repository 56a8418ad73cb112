//! `zapis explain`: the page of a finding.

use crate::findings::{Rule, rule};

use super::args::ExplainArgs;
use super::{CommandError, ExitStatus, print};

pub(super) fn run(args: &ExplainArgs) -> Result<ExitStatus, CommandError> {
    let Some(rule) = Rule::by_name(&args.name) else {
        let near: Vec<&str> = rule::ALL.iter().map(|rule| rule.name).filter(|name| is_near(name, &args.name)).collect();
        let hint = match near.as_slice() {
            [] => "`zapis list findings` shows them all".to_owned(),
            near => format!("is it `{}`?", near.join("`, `")),
        };
        let shown = crate::text::Visible(&args.name).to_string();
        return Err(CommandError::Usage(format!("unknown finding `{shown}`; {hint}")));
    };
    print(rule.page.as_bytes())
}

/// Tells whether two names share a word.
fn is_near(name: &str, wanted: &str) -> bool {
    let wanted = wanted.to_lowercase();
    wanted.split('-').any(|word| word.len() > 2 && name.split('-').any(|part| part.starts_with(word)))
}
