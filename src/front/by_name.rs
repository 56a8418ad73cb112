//! What callers name by words: letters, encodings, editions of the laws, findings, positions.

use crate::chess::{Alphabet, CastlingMode, SetupFault, parse_fen};
use crate::findings::{Laws, Rule, rule};
use crate::l10n::{Message, ToMessage, message};
use crate::laws::Edition;
use crate::tavreli::{Demotion, parse_position};
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
    let near = || known_names::near(name, rule::ALL.iter().map(|rule| rule.name));
    Rule::by_name(name).ok_or_else(|| with_near(message!("unknown-finding", name = name), near()))
}

/// Reads the position of Tavreli that records start from.
pub(crate) fn tower_position(text: &str) -> Result<crate::tavreli::Position, Error> {
    let usage = |reasons: Vec<Message>| Error::Usage(message!("fen-option", reasons = reasons));
    let setup = parse_position(text)
        .map_err(|error| usage(vec![message!("fen-at-byte", problem = error.message(), byte = error.offset + 1)]))?;
    let (position, faults) = setup.position(Demotion::default());
    let fatal = || faults.iter().filter(|fault| fault.is_fatal()).map(crate::tavreli::SetupFault::message).collect();
    position.ok_or_else(|| usage(fatal()))
}

pub(crate) fn start_position(fen: &str, mode: Option<CastlingMode>) -> Result<crate::chess::Position, Error> {
    let usage = |reasons: Vec<Message>| Error::Usage(message!("fen-option", reasons = reasons));
    let setup = parse_fen(fen).map_err(|error| {
        usage(vec![message!("fen-at-byte", problem = error.problem.message(), byte = error.offset + 1)])
    })?;
    let (position, faults) = setup.position(mode.unwrap_or_else(|| setup.castling_mode()));
    position.ok_or_else(|| usage(faults.iter().filter(|fault| fault.is_fatal()).map(SetupFault::message).collect()))
}
