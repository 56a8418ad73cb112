//! The page that explains a finding, by its name or a similar one.

use crate::findings::{Rule, rules};
use crate::l10n::{Language, message};

use crate::front::error::Error;
use crate::front::options::known_names::near;

/// Returns the page of a finding, by its name or code. Fails for an unknown one, with similar names.
///
/// # Errors
///
/// Fails if no finding has this name or code, and names similar ones.
pub fn page_of_finding(name: &str, language: Language) -> Result<&'static str, Error> {
    if let Some(rule) = Rule::by_name(name) {
        return Ok(rule.page(language));
    }
    let names = || rules::ALL.iter().map(|rule| rule.name);
    let mut sharing: Vec<&str> = names().filter(|known| shares_word(known, name)).collect();
    let begins_so = |known: &&str| known.starts_with(&name.to_lowercase());
    if sharing.iter().any(begins_so) {
        sharing.retain(begins_so);
    }
    Err(Error::Usage(match sharing.as_slice() {
        [] => match near(name, names()) {
            Some(near) => message!("unknown-finding-near", name = name, near = near),
            None => message!("unknown-finding-explained", name = name),
        },
        near => message!("unknown-finding-near", name = name, near = near.join("`, `")),
    }))
}

fn shares_word(name: &str, wanted: &str) -> bool {
    let wanted = wanted.to_lowercase();
    wanted.split('-').any(|word| word.len() > 2 && name.split('-').any(|part| part.starts_with(word)))
}
