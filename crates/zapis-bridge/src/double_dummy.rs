//! What a deal gives when all cards are seen, and what records say of it: tricks, and the score of best bidding.

use contract_bridge::Seat as SolverSeat;
use pons_dds::{
    FullDeal, TrickCountTable, Vulnerability as SolverVulnerability, calculate_par, calculate_pars, solve_deals,
};
use pons_dds::{NonEmptyStrainFlags, TrickCountRow};

use crate::call::Denomination;
use crate::card::Suit;
use crate::check::Facts;
use crate::deal::Deal;
use crate::pbn::{Inherited, Record, TagPair};
use crate::problem::{Found, Problem};
use crate::seat::{Seat, Side, Vulnerability};
use crate::sitting::ColumnTable;
use crate::span::Span;

/// The tricks of every declarer in every denomination, all cards seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DoubleDummy(TrickCountTable);

/// The denominations, clubs lowest.
const DENOMINATIONS: [Denomination; 5] = [
    Denomination::Suit(Suit::Clubs),
    Denomination::Suit(Suit::Diamonds),
    Denomination::Suit(Suit::Hearts),
    Denomination::Suit(Suit::Spades),
    Denomination::NoTrump,
];

/// The tags that tell what a deal gives.
const TAGS: [&str; 3] = ["DoubleDummyTricks", "OptimumResultTable", "OptimumScore"];

impl DoubleDummy {
    /// Tells whether a record says anything that can be held against what its deal gives.
    #[must_use]
    pub fn is_asked_by(record: &Record<'_>) -> bool {
        TAGS.iter().any(|name| record.tag(name).is_some())
    }

    /// Searches a deal of 52 different cards, on all cores; nothing is searched of any other.
    ///
    /// Cost: a part of a second for most deals, up to some seconds for a few.
    #[must_use]
    pub fn of(deal: &Deal) -> Option<Self> {
        deal.key().filter(|_| deal.is_sound && deal.size() == Some(13))?;
        let deal: FullDeal = deal.to_pbn(Seat::North).parse().ok()?;
        solve_deals(&[deal], NonEmptyStrainFlags::ALL).pop().map(Self)
    }

    /// Returns how many tricks a declarer takes against the best defense.
    #[must_use]
    pub fn tricks(&self, declarer: Seat, denomination: Denomination) -> u8 {
        let row = DENOMINATIONS.iter().position(|one| *one == denomination);
        let row: TrickCountRow = row.and_then(|row| self.0.0.get(row)).copied().unwrap_or_default();
        row.get(solver_seat(declarer)).get()
    }

    /// Lists what North and South score if both sides bid and play as well as can be: by who deals, and by which side bids first
    /// where that is not the same.
    #[must_use]
    pub fn pars(&self, dealer: Option<Seat>, vulnerability: Vulnerability) -> Vec<i32> {
        let mut of = SolverVulnerability::NONE;
        for (side, is_vulnerable) in
            [(SolverVulnerability::NS, vulnerability.north_south), (SolverVulnerability::EW, vulnerability.east_west)]
        {
            if is_vulnerable {
                of |= side;
            }
        }
        let of_dealer = dealer.map(|dealer| calculate_par(self.0, of, solver_seat(dealer)));
        of_dealer.into_iter().chain(calculate_pars(self.0, of)).map(|par| par.score).collect()
    }
}

const fn solver_seat(seat: Seat) -> SolverSeat {
    match seat {
        Seat::North => SolverSeat::North,
        Seat::East => SolverSeat::East,
        Seat::South => SolverSeat::South,
        Seat::West => SolverSeat::West,
    }
}

/// Holds what a record says of its deal against what that gives: `DoubleDummyTricks`, `OptimumResultTable`, `OptimumScore`.
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
            "OptimumScore" => found.extend(score(tag, &inherited.value(tag), facts, given)),
            _ => {}
        }
    }
    found
}

/// The first of some numbers that differ, with how many more there are.
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

/// Reads 20 digits, those of North, South, East and West, each no trump first and clubs last.
fn digits(tag: &TagPair<'_>, given: &DoubleDummy) -> Option<Found> {
    let is_digit = |byte: &u8| byte.is_ascii_hexdigit() || matches!(byte, b'-' | b'*' | b'?');
    let bytes = tag.raw.as_bytes();
    if matches!(tag.raw, "" | "?" | "-") || tag.raw.starts_with('#') {
        return None;
    }
    if bytes.len() != 20 || !bytes.iter().all(is_digit) {
        return Some(Found::new(Problem::TagValue { name: tag.name.to_owned() }, tag.value_span));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_with_all_honors_on_one_side_gives_that_side_all_tricks() {
        let (deal, _) = crate::deal::read_deal("N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432");
        let given = DoubleDummy::of(&deal.unwrap()).unwrap();
        assert_eq!(given.tricks(Seat::West, Denomination::NoTrump), 0);
        assert_eq!(given.tricks(Seat::North, Denomination::NoTrump), 13);
        let vulnerability = Vulnerability { north_south: true, east_west: false };
        assert!(given.pars(Some(Seat::North), vulnerability).contains(&2220));
    }

    #[test]
    fn what_is_no_whole_deal_is_not_searched() {
        for text in ["N:A... K... Q... J...", "N:AKQJ.AKQ.AKQ.AKQ - - -", "N:AA.. .. .. .."] {
            let (deal, _) = crate::deal::read_deal(text);
            assert_eq!(deal.and_then(|deal| DoubleDummy::of(&deal)), None, "{text}");
        }
    }
}
