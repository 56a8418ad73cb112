//! `zapis explain`: the page of a finding.

use crate::findings::{Rule, rule};
use crate::l10n::message;
use crate::render::{USUAL_WIDTH, wrapped};

use super::args::ExplainArgs;
use super::{CommandError, ExitStatus, print, settings, terminal};

pub(super) fn run(args: &ExplainArgs) -> Result<ExitStatus, CommandError> {
    let language = settings::language(args.lang);
    let Some(rule) = Rule::by_name(&args.name) else {
        let near: Vec<&str> = rule::ALL.iter().map(|rule| rule.name).filter(|name| is_near(name, &args.name)).collect();
        let name = args.name.as_str();
        return Err(CommandError::Usage(match near.as_slice() {
            [] => match crate::front::near(name, rule::ALL.iter().map(|rule| rule.name)) {
                Some(near) => message!("unknown-finding-near", name = name, near = near),
                None => message!("unknown-finding-explained", name = name),
            },
            near => message!("unknown-finding-near", name = name, near = near.join("`, `")),
        }));
    };
    print(laid_out(rule.page(language), terminal::width()).as_bytes())
}

/// Lays a page out for a narrow terminal: its paragraphs are broken anew. On any other it is shown as it is.
fn laid_out(page: &str, width: usize) -> String {
    if width >= USUAL_WIDTH {
        return page.to_owned();
    }
    let (mut text, mut paragraph, mut in_block) = (String::new(), String::new(), false);
    let end = |paragraph: &mut String, text: &mut String| {
        if !paragraph.is_empty() {
            let hang = if paragraph.starts_with("- ") { "  " } else { "" };
            text.extend([wrapped(paragraph, width, hang).as_str(), "\n"]);
            paragraph.clear();
        }
    };
    for line in page.lines() {
        let is_fence = line.starts_with("```");
        if is_fence || in_block || line.is_empty() || line.starts_with('#') || line.starts_with("    ") {
            end(&mut paragraph, &mut text);
            text.extend([line, "\n"]);
            in_block ^= is_fence;
            continue;
        }
        if line.starts_with("- ") {
            end(&mut paragraph, &mut text);
        }
        if !paragraph.is_empty() {
            paragraph.push(' ');
        }
        paragraph.push_str(line.trim());
    }
    end(&mut paragraph, &mut text);
    text
}

/// Tells whether two names share a word.
fn is_near(name: &str, wanted: &str) -> bool {
    let wanted = wanted.to_lowercase();
    wanted.split('-').any(|word| word.len() > 2 && name.split('-').any(|part| part.starts_with(word)))
}
