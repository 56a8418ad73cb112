//! The facts of a bridge deal: from its tags, its auction, its play.

use std::borrow::Cow;

use crate::bridge::pbn::{Inherited, ItemKind, Record};
use crate::bridge::{Facts, Seat};
use crate::findings::{Finding, date};

use super::fields::{DealOutcome, MovetextPart, NumberField, SeatField, Test};

/// The facts of a deal that can be tested.
#[derive(Clone, Copy, Debug)]
pub struct DealFacts<'a> {
    /// The record; a board of LIN is converted to PBN.
    pub record: &'a Record<'a>,
    /// Its facts.
    pub facts: &'a Facts,
    /// The values inherited from earlier records.
    pub inherited: &'a Inherited,
    /// Its findings.
    pub findings: &'a [Finding],
    /// The North-South score, from contract and tricks.
    pub score: Option<i32>,
    /// Whether it was played to its end, and nothing in it is impossible.
    pub is_complete: bool,
    /// Its file.
    pub path: &'a str,
}

impl DealFacts<'_> {
    /// Returns the text of a tag; empty if it is missing.
    #[must_use]
    pub fn text(&self, tag: &str) -> Cow<'_, str> {
        self.inherited.value_of(self.record, tag).unwrap_or_default()
    }

    /// Evaluates a test; `None` for tests of the record's place and of other records. Tests of other kinds of games do
    /// not match.
    #[must_use]
    pub fn answer(&self, test: &Test) -> Option<bool> {
        Some(match test {
            Test::Name(side, name) => side.tags()[1].iter().any(|tag| name.fits(&self.text(tag))),
            Test::Exact(side, name) => side.tags()[1].iter().any(|tag| name.fits(&self.text(tag))),
            Test::Text(tag, wanted) => wanted.fits(&self.text(tag)),
            Test::HasTag(tag) => !self.text(tag).trim().is_empty(),
            Test::Date(tag, range) => range.holds(&self.text(tag)),
            Test::Number(field, range) => self.number(*field).is_some_and(|number| range.holds(number)),
            Test::Found(wanted) => self.findings.iter().any(|finding| wanted.fits(finding.rule, finding.severity)),
            Test::Has(MovetextPart::Comments) => {
                self.has(|kind| matches!(kind, ItemKind::BraceComment | ItemKind::LineComment))
            }
            Test::Has(MovetextPart::Nags) => self.has(|kind| matches!(kind, ItemKind::Suffix | ItemKind::Nag)),
            Test::Has(MovetextPart::Moves) => self.facts.auction.is_some() || self.facts.play.is_some(),
            Test::Path(wanted) => wanted.fits(self.path),
            Test::Complete => self.is_complete,
            Test::Bridge => true,
            Test::Seat(of, seats) => {
                let seat = match of {
                    SeatField::Dealer => self.facts.dealer,
                    SeatField::Declarer => self.facts.player().filter(|_| !self.facts.is_passed_out()),
                };
                seat.is_some_and(|seat| seats.contains(&Seat::letter(seat)))
            }
            Test::Vulnerable(wanted) => {
                self.facts.vulnerability.is_some_and(|own| [own.north_south, own.east_west] == *wanted)
            }
            Test::Contract(wanted) => self.contract().is_some_and(|contract| wanted.fits(&contract)),
            Test::Outcome(outcome) => self.outcome() == Some(*outcome),
            Test::Among(_) => return None,
            _ => false,
        })
    }

    fn has(&self, is_so: impl Fn(ItemKind) -> bool) -> bool {
        self.record.items.iter().any(|item| is_so(item.kind))
    }

    fn contract(&self) -> Option<String> {
        if self.facts.is_passed_out() {
            return Some("Pass".to_owned());
        }
        self.facts.played_contract().map(|contract| contract.to_string())
    }

    fn outcome(&self) -> Option<DealOutcome> {
        if self.facts.is_passed_out() {
            return Some(DealOutcome::PassedOut);
        }
        let (contract, tricks) = self.facts.played_contract().zip(self.facts.tricks())?;
        let is_made = tricks >= u32::from(contract.bid.level) + 6;
        Some(if is_made { DealOutcome::Made } else { DealOutcome::Down })
    }

    fn number(&self, field: NumberField) -> Option<i64> {
        match field {
            NumberField::Board => self.facts.board.map(i64::from),
            NumberField::Tricks => self.facts.tricks().filter(|_| !self.facts.is_passed_out()).map(i64::from),
            NumberField::Score => self.score.map(i64::from),
            NumberField::Year => date::read(&self.text("Date")).map(|(year, ..)| i64::from(year)),
            NumberField::Round => self.text("Round").trim().parse().ok().filter(|round| *round > 0),
            _ => None,
        }
    }
}
