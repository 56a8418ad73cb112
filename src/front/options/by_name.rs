//! Letters, encodings, editions of the laws, findings and positions by their names.

#[cfg(feature = "cli")]
use clap::builder::{PossibleValue, PossibleValuesParser};

use crate::chess::Alphabet;
use crate::findings::Severity;
use crate::findings::{FAMILIES, Laws, Rule, RuleFamily, rules};
use crate::game::System;
use crate::laws::Edition;
use crate::record::InputFormat;
use crate::text::Encoding;

use super::known_names;
use crate::front::error::{Error, NameKind};

/// Finds an alphabet; `None` for `auto`.
pub(crate) fn letters(name: &str) -> Result<Option<Alphabet>, Error> {
    if name.eq_ignore_ascii_case("auto") {
        return Ok(None);
    }
    let refused = || unknown(NameKind::Letters, name, known_names::letters_like(name));
    Alphabet::by_code(name).map(Some).ok_or_else(refused)
}

pub(crate) fn encoding(name: &str) -> Result<Encoding, Error> {
    let near = || known_names::near(name, Encoding::ALL.iter().map(|encoding| encoding.label()));
    name.parse().map_err(|_| unknown(NameKind::Encoding, name, near()))
}

/// Refuses a name, with the most similar known one.
fn unknown(what: NameKind, name: &str, near: Option<&'static str>) -> Error {
    Error::Unknown { what, name: name.to_owned(), near }
}

#[cfg(any(feature = "bridge", feature = "database"))]
pub(crate) fn unknown_field(name: &str, known: impl Iterator<Item = &'static str>) -> Error {
    unknown(NameKind::Column, name, known_names::near(name, known))
}

pub(crate) fn laws(name: &str) -> Result<Laws, Error> {
    if name.eq_ignore_ascii_case("by-date") {
        return Ok(Laws::ByDate);
    }
    let near = || known_names::near(name, Edition::ALL.into_iter().map(Edition::key).chain(["by-date"]));
    let refused = |_| unknown(NameKind::Edition, name, near());
    name.parse::<Edition>().map(Laws::Edition).map_err(refused)
}

/// Finds the rules that a name means: a rule by its name or code, a family by its letter or name.
pub(crate) fn rules_named(name: &str) -> Result<Vec<&'static Rule>, Error> {
    let name = name.trim();
    let known = || rules::ALL.iter().map(|rule| rule.name).chain(FAMILIES.iter().map(|family| family.name));
    if let Some(rule) = Rule::by_name(name) {
        return Ok(vec![rule]);
    }
    let family = RuleFamily::by_name(name).map(|family| family.rules().collect());
    family.ok_or_else(|| unknown(NameKind::Finding, name, known_names::near(name, known())))
}

/// Finds the rules that several names mean, each once.
pub(crate) fn rules_of_all(names: &[impl AsRef<str>]) -> Result<Vec<&'static Rule>, Error> {
    let mut all: Vec<&'static Rule> = Vec::new();
    for name in names {
        for rule in rules_named(name.as_ref())? {
            if !all.contains(&rule) {
                all.push(rule);
            }
        }
    }
    Ok(all)
}

/// The kind of records, as a setting or an option names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NamedSystem {
    /// Each record's own kind.
    Auto,
    /// A game on a board, in one of its forms.
    Of(System),
    Bridge,
}

/// Finds a game, in one of its forms.
pub(crate) fn system(name: &str) -> Result<NamedSystem, Error> {
    match name {
        "auto" => return Ok(NamedSystem::Auto),
        "bridge" => return Ok(NamedSystem::Bridge),
        _ => {}
    }
    let near = || known_names::near(name, System::ALL.iter().map(|system| system.name()).chain(["bridge"]));
    let found = System::by_name(name).map(NamedSystem::Of);
    found.ok_or_else(|| unknown(NameKind::System, name, near()))
}

/// The kinds of input by their names, with what they are.
const INPUTS: [(&str, InputFormat, &str); 6] = [
    ("auto", InputFormat::Auto, ""),
    ("pgn", InputFormat::Pgn, "PGN, with or without tag pairs"),
    ("scoresheet", InputFormat::Scoresheet, "Scoresheets as people type, print and scan them"),
    ("table", InputFormat::Table, "Tables with a game in each row: CSV, JSON lines, JSON, Parquet"),
    ("pbn", InputFormat::Pbn, "Records of bridge as PBN"),
    ("lin", InputFormat::Lin, "Records of bridge as LIN, as Bridge Base has it"),
];

pub(crate) fn input_format(name: &str) -> Result<InputFormat, Error> {
    let found = INPUTS.iter().find(|(known, ..)| *known == name).map(|(_, format, _)| *format);
    let near = || known_names::near(name, INPUTS.iter().map(|(known, ..)| *known));
    found.ok_or_else(|| unknown(NameKind::Input, name, near()))
}

/// Offers the kinds of input.
#[cfg(feature = "cli")]
pub(crate) fn offer_inputs() -> PossibleValuesParser {
    PossibleValuesParser::new(INPUTS.iter().map(|(name, _, about)| match *about {
        "" => PossibleValue::new(*name),
        about => PossibleValue::new(*name).help(about),
    }))
}

/// Offers the games.
#[cfg(feature = "cli")]
pub(crate) fn offer_systems() -> PossibleValuesParser {
    let named = System::ALL.iter().map(|system| PossibleValue::new(system.name()).help(system.about()));
    let bridge = PossibleValue::new("bridge").help("Duplicate and rubber bridge: PBN, LIN, diagrams of four hands");
    PossibleValuesParser::new([PossibleValue::new("auto")].into_iter().chain(named).chain([bridge]))
}

pub(crate) fn severity(name: &str) -> Result<Severity, Error> {
    let known = [Severity::Error, Severity::Warning, Severity::Note];
    let near = || known_names::near(name, known.iter().map(|severity| severity.name()).chain(["off"]));
    let found = known.iter().copied().find(|severity| severity.name() == name);
    found.ok_or_else(|| unknown(NameKind::Severity, name, near()))
}

/// Refuses to count anything but warnings as errors.
pub(crate) fn unknown_denied(name: &str) -> Error {
    unknown(NameKind::Denied, name, known_names::near(name, ["warnings"]))
}
