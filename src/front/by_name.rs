//! What callers name by words: letters, encodings, editions of the laws, findings, positions.

use crate::chess::Alphabet;
use crate::findings::{Laws, Rule, rules};
use crate::l10n::{Message, message};
use crate::laws::Edition;
use crate::text::Encoding;

use super::error::Error;
use super::known_names;

/// Finds the alphabet asked for; `None` for `auto`.
pub(crate) fn letters(name: &str) -> Result<Option<Alphabet>, Error> {
    if name.eq_ignore_ascii_case("auto") {
        return Ok(None);
    }
    let unknown = || with_near(message!("unknown-letters", name = name), known_names::letters_like(name));
    Alphabet::by_code(name).map(Some).ok_or_else(unknown)
}

pub(crate) fn encoding(name: &str) -> Result<Encoding, Error> {
    let near = || known_names::near(name, Encoding::ALL.into_iter().map(Encoding::label));
    name.parse().map_err(|_| with_near(message!("unknown-encoding", name = name), near()))
}

/// Refuses a name, with the known one that is most like it.
fn with_near(what: Message, near: Option<&str>) -> Error {
    Error::Usage(match near {
        Some(near) => message!("with-near", what = what, near = near),
        None => what,
    })
}

pub(crate) fn laws(name: &str) -> Result<Laws, Error> {
    if name.eq_ignore_ascii_case("by-date") {
        return Ok(Laws::ByDate);
    }
    let near = || known_names::near(name, Edition::ALL.into_iter().map(Edition::key).chain(["by-date"]));
    let unknown = |_| with_near(message!("unknown-edition", name = name), near());
    name.parse::<Edition>().map(Laws::Edition).map_err(unknown)
}

pub(crate) fn rule_named(name: &str) -> Result<&'static Rule, Error> {
    let near = || known_names::near(name, rules::ALL.iter().map(|rule| rule.name));
    Rule::by_name(name).ok_or_else(|| with_near(message!("unknown-finding", name = name), near()))
}
