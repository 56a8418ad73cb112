//! Compares the double-dummy claims of records with the analysis.

use super::par_contract::ParContract;
use super::search::{DENOMINATIONS, DoubleDummy};
use crate::call::Denomination;
use crate::card::Suit;
use crate::check::Facts;
use crate::pbn::{Inherited, Record, TagPair};
use crate::problem::{Found, Problem};
use crate::seat::{Seat, Side, Vulnerability};
use crate::sitting::ColumnTable;
use crate::span::Span;

/// The tags with double-dummy results.
const TAGS: [&str; 5] = ["DoubleDummyTricks", "OptimumResultTable", "OptimumScore", "OptimumContract", "ParContract"];

/// Returns true if a record has double-dummy tags that can be compared with its deal.
#[must_use]
pub fn asks_for_double_dummy(record: &Record<'_>) -> bool {
    TAGS.iter().any(|name| record.tag(name).is_some())
}

/// Compares the double-dummy tags of a record with the analysis of its deal: tricks, par score and par contracts.
#[must_use]
pub fn double_dummy_faults(
    record: &Record<'_>,
    facts: &Facts,
    inherited: &Inherited,
    given: &DoubleDummy,
) -> Vec<Found> {
    let mut found = Vec::new();
    for tag in record.tags.iter().filter(|tag| !tag.is_repeated) {
        match tag.name {
            "DoubleDummyTricks" => found.extend(digits(tag, given)),
            "OptimumResultTable" => found.extend(table(record, tag, &inherited.value(tag), given)),
            "ParContract" | "OptimumContract" => found.extend(contracts(tag, &inherited.value(tag), facts, given)),
            "OptimumScore" => found.extend(score(tag, &inherited.value(tag), facts, given)),
            _ => {}
        }
    }
    found
}

/// The first of several differing numbers, with the number of the others.
#[derive(Default)]
struct Differing(Option<Found>);

impl Differing {
    fn hold(&mut self, given: &DoubleDummy, (declarer, denomination): (Seat, Denomination), written: u8, span: Span) {
        let wanted = given.tricks(declarer, denomination);
        if written == wanted {
            return;
        }
        if let Some(Found { problem: Problem::DoubleDummy { more, .. }, .. }) = &mut self.0 {
            *more += 1;
        } else {
            let problem = Problem::DoubleDummy { declarer, denomination, written, wanted, more: 0 };
            self.0 = Some(Found::new(problem, span));
        }
    }
}

/// Reads 20 digits: North, South, East and West, each from no-trump down to clubs.
fn digits(tag: &TagPair<'_>, given: &DoubleDummy) -> Option<Found> {
    let is_digit = |byte: &u8| byte.is_ascii_hexdigit() || matches!(byte, b'-' | b'*' | b'?');
    let bytes = tag.raw.as_bytes();
    if matches!(tag.raw, "" | "?" | "-") || tag.raw.starts_with('#') {
        return None;
    }
    if bytes.len() != 20 || !bytes.iter().all(is_digit) {
        return Some(Found::new(Problem::TagValue { name: tag.name.to_owned(), is_legible: false }, tag.value_span));
    }
    let mut differing = Differing::default();
    for (at, byte) in bytes.iter().enumerate() {
        let Some(written) = char::from(*byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok()) else { continue };
        let declarer = [Seat::North, Seat::South, Seat::East, Seat::West][at / 5];
        let start = tag.value_span.start + at;
        differing.hold(given, (declarer, DENOMINATIONS[4 - at % 5]), written, Span::new(start, start + 1));
    }
    differing.0
}

/// Reads the rows of declarer, denomination and result.
fn table(record: &Record<'_>, tag: &TagPair<'_>, heading: &str, given: &DoubleDummy) -> Option<Found> {
    let table = ColumnTable::read(record, tag, heading);
    let columns = [table.column(&["Declarer"])?, table.column(&["Denomination"])?, table.column(&["Result"])?];
    let mut differing = Differing::default();
    for row in table.rows() {
        let [Some(declarer), Some(denomination), Some(result)] = columns.map(|column| row.get(column)) else {
            continue;
        };
        let seat = declarer.text.bytes().next().filter(|_| declarer.text.len() == 1).and_then(Seat::of_letter);
        let Some(of) = seat.zip(denomination_of(&denomination.text)) else { continue };
        if let Ok(written) = result.text.parse() {
            differing.hold(given, of, written, result.span);
        }
    }
    differing.0
}

fn denomination_of(text: &str) -> Option<Denomination> {
    if text.eq_ignore_ascii_case("NT") || text.eq_ignore_ascii_case("N") {
        return Some(Denomination::NoTrump);
    }
    text.bytes().next().filter(|_| text.len() == 1).and_then(Suit::of_letter).map(Denomination::Suit)
}

/// Reads `NS 420` or `EW -420`.
fn score(tag: &TagPair<'_>, value: &str, facts: &Facts, given: &DoubleDummy) -> Option<Found> {
    let vulnerability = facts.vulnerability?;
    let of_side = crate::check::written_scores(value, None);
    let (side, score) = of_side.first()?;
    let written = if *side == Side::NorthSouth { *score } else { score.checked_neg()? };
    let pars = given.pars(facts.dealer, vulnerability);
    let wanted = pars.first().copied().filter(|_| !pars.contains(&written))?;
    Some(Found::new(Problem::Par { written, wanted }, tag.value_span))
}

/// Compares the par contracts with the par score: each is played perfectly, and doubled if it goes down.
fn contracts(tag: &TagPair<'_>, value: &str, facts: &Facts, given: &DoubleDummy) -> Option<Found> {
    let pars = given.pars(facts.dealer, facts.vulnerability?);
    let wanted = *pars.first()?;
    let of = |written: &ParContract| -> Vec<i32> {
        written.scores(facts.vulnerability.unwrap_or(Vulnerability::NONE), |seat, denomination| {
            given.tricks(seat, denomination)
        })
    };
    let wrong = ParContract::read_all(value)?.into_iter().find_map(|written| {
        let scores = of(&written);
        let is_par = scores.iter().any(|score| pars.contains(score));
        scores.first().copied().filter(|_| !is_par)
    });
    wrong.map(|score| Found::new(Problem::ParContract { score, wanted }, tag.value_span))
}
