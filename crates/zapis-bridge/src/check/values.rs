//! The values of tags: those that the laws require, and those that the standard lists.

use nom::Parser;
use nom::combinator::all_consuming;

use super::Check;
use crate::call::ContractValue;
use crate::pbn::{TagPair, grammar, without_tabs};
use crate::problem::{Dialect, Found, Problem};
use crate::result::{ResultValue, side_of};
use crate::seat::{Seat, Vulnerability};
use crate::sitting::{WrittenNumber, read_award};

/// The first fields of a Scoring tag, and the fields that may follow.
const SCORINGS: [&str; 32] = [
    "MP",
    "MatchPoints",
    "IMP",
    "Cavendish",
    "Chicago",
    "Rubber",
    "BAM",
    "Instant",
    "Butler",
    "Butler-2",
    "Experts",
    "Cross",
    "Cross1",
    "Cross2",
    "Mean",
    "Median",
    "MP1",
    "MP2",
    "OldMP",
    "Mitchell2",
    "Mitchell3",
    "Mitchell4",
    "Ascherman",
    "Bastille",
    "EMP",
    "IMP_1948",
    "IMP_1961",
    "IMPs",
    "Facit",
    "Pairs",
    "Teams",
    "Total",
];

/// Tags whose values the standard lists.
const LISTED: [(&str, &[&str]); 8] = [
    ("Room", &["Open", "Closed"]),
    ("FrenchMP", &["Yes", "No"]),
    ("Competition", &["Chicago", "Individuals", "Pairs", "Rubber", "Teams", "Cavendish"]),
    ("WestType", &["human", "program"]),
    ("NorthType", &["human", "program"]),
    ("EastType", &["human", "program"]),
    ("SouthType", &["human", "program"]),
    ("Mode", &["EM", "EMB", "IBS", "OKB", "TABLE", "TC", "BBO", "REALBRIDGE", "ONLINE"]),
];

impl Check<'_, '_> {
    pub(super) fn values(&mut self) {
        for number in 0..self.record.tags.len() {
            let tag = self.record.tags[number];
            if !tag.is_judged() || tag.is_repeated || matches!(tag.raw, "" | "?" | "#" | "##") {
                continue;
            }
            let value = without_tabs(self.inherited.value(&tag));
            let mut is_legible = false;
            let is_good = match tag.name {
                "Board" => {
                    is_legible = true;
                    self.facts.board = value.parse().ok().filter(|n| *n > 0);
                    self.facts.board.is_some() || value == "-"
                }
                "Dealer" => {
                    let dealer = seat_of(&value);
                    is_legible = dealer.is_some();
                    self.facts.dealer = dealer;
                    is_legible && value.len() == 1 || tag.raw.starts_with('#')
                }
                "Vulnerable" => {
                    self.facts.vulnerability = Vulnerability::read(&value);
                    self.facts.vulnerability.is_some() || tag.raw.starts_with('#')
                }
                "Declarer" => {
                    let (is_exchanged, seat) = value.strip_prefix('^').map_or((false, &*value), |seat| (true, seat));
                    let declarer = seat_of(seat);
                    is_legible = declarer.is_some();
                    self.facts.declarer = declarer.map(|declarer| (declarer, is_exchanged));
                    is_legible && seat.len() == 1 || value == "-" || tag.raw.starts_with('#')
                }
                "Contract" => self.contract_value(&value, &tag),
                "Result" => {
                    self.facts.result = ResultValue::read(&value);
                    self.facts.result.is_some() || value == "-"
                }
                "Score" | "ScoreIMP" | "ScoreMP" => {
                    is_legible = is_award(&value);
                    all_consuming(grammar::score).parse(&*value).is_ok()
                }
                "ScorePercentage" => {
                    is_legible = is_award(&value);
                    all_consuming(grammar::score).parse(&*value).is_ok() && !value.contains('-')
                }
                "OptimumScore" => {
                    all_consuming(grammar::score).parse(&*value).is_ok()
                        && value.bytes().next().is_some_and(|first| first.is_ascii_alphabetic())
                }
                "ScoreRubber" => is_rubber_score(&value),
                "Date" | "EventDate" | "UTCDate" => {
                    is_legible = is_other_date(&value);
                    is_date(&value)
                }
                "Round" => value.bytes().next().is_some_and(|first| first.is_ascii_alphanumeric() || !first.is_ascii()),
                _ => true,
            };
            if !is_good {
                self.push(Problem::TagValue { name: tag.name.to_owned(), is_legible }, tag.value_span);
            }
            let is_listed = match tag.name {
                "Scoring" => {
                    value.split(';').all(|field| SCORINGS.iter().any(|known| field.trim().eq_ignore_ascii_case(known)))
                }
                name => LISTED
                    .iter()
                    .find(|(known, _)| *known == name)
                    .is_none_or(|(_, values)| values.iter().any(|known| value.eq_ignore_ascii_case(known))),
            };
            if !is_listed {
                self.push(Problem::TagUnlisted { name: tag.name.to_owned() }, tag.value_span);
            }
        }
        self.rubber_history();
    }

    fn contract_value(&mut self, value: &str, tag: &TagPair<'_>) -> bool {
        if value == "-" || tag.raw.starts_with('#') {
            return true;
        }
        match ContractValue::read(value) {
            Some((contract, is_standard)) => {
                self.facts.contract = Some(contract);
                if !is_standard {
                    self.push(Problem::Dialect { kind: Dialect::Contracts }, tag.value_span);
                }
                true
            }
            None => false,
        }
    }

    /// Compares the games won in a rubber with the vulnerability [PBN 4.2.6].
    fn rubber_history(&mut self) {
        let Some((tag, value)) = self.said("ScoreRubberHistory") else { return };
        let place = tag.value_span;
        let read = (grammar::rubber_points, nom::character::complete::space1, grammar::rubber_points);
        let mut is_vulnerable = [false; 2];
        let Ok(("", (first, _, second))) = (read.0, read.1, read.2).parse(&*value) else {
            let problem = Problem::TagValue { name: tag.name.to_owned(), is_legible: false };
            self.found.push(Found::new(problem, place));
            return;
        };
        for text in [first, second] {
            let (side, points) = text.split_at(2);
            let Some(side) = side_of(side) else { continue };
            let below = points.split('/').nth(1).unwrap_or_default();
            is_vulnerable[side.index()] =
                below.split_ascii_whitespace().any(|n| n.parse::<u32>().is_ok_and(|n| n >= 100));
        }
        let [north_south, east_west] = is_vulnerable;
        let won = Vulnerability { north_south, east_west };
        if self.facts.vulnerability.is_some_and(|written| written != won) {
            self.push(Problem::RubberHistory, place);
        }
    }
}

/// Returns true if a value is a date, any part of which may be unknown.
fn is_date(value: &str) -> bool {
    if all_consuming(grammar::date).parse(value).is_err() {
        return false;
    }
    let number = |from: usize, to: usize| value[from..to].parse::<u32>().ok();
    number(5, 7).is_none_or(|month| (1..=12).contains(&month))
        && number(8, 10).is_none_or(|day| (1..=31).contains(&day))
}

/// Returns true if a value is a director's award instead of a result: `A6040`, `AV+`, `^60`, `^-3`.
fn is_award(value: &str) -> bool {
    let number = value.strip_prefix('^').map(WrittenNumber::read);
    number.map_or_else(|| value.len() > 1 && read_award(value).is_some(), |number| number.is_some())
}

/// Reads a player, by letter or by name.
fn seat_of(value: &str) -> Option<Seat> {
    let names = ["North", "East", "South", "West"];
    let by_name = Seat::ALL.into_iter().zip(names).find(|(_, name)| value.eq_ignore_ascii_case(name));
    let letter = value.bytes().next().filter(|_| value.len() == 1);
    by_name.map(|(seat, _)| seat).or_else(|| letter.and_then(Seat::of_letter))
}

/// Returns true if a value is a date in another order or with other separators than in the standard, with or without a
/// time.
fn is_other_date(value: &str) -> bool {
    let day = value.split_once(['T', ' ']).map_or(value, |(day, _)| day);
    let parts: Vec<&str> = day.split(['-', '/', '.']).collect();
    let is_number = |part: &&str| !part.is_empty() && part.len() <= 4 && part.bytes().all(|byte| byte.is_ascii_digit());
    let &[first, middle, last] = &*parts else { return false };
    let small = |part: &str| part.parse().ok().filter(|n| (1..=31).contains(n));
    let month_of_two =
        |one: Option<u32>, other: Option<u32>| one.zip(other).is_some_and(|(one, other)| one.min(other) <= 12);
    parts.iter().all(is_number)
        && match (first.len(), last.len()) {
            (4, _) => small(middle).is_some_and(|month: u32| month <= 12) && small(last).is_some(),
            (_, 4) => month_of_two(small(first), small(middle)),
            _ => false,
        }
}

/// Returns true if a value is a score of rubber bridge: `EW 300/40 NS 50/70`.
fn is_rubber_score(value: &str) -> bool {
    let is_number = |text: &str| !text.trim().is_empty() && text.trim().bytes().all(|byte| byte.is_ascii_digit());
    let is_pair = |text: &str| text.split_once('/').is_some_and(|(above, below)| is_number(above) && is_number(below));
    let text = value.trim();
    match text.get(..2).and_then(side_of) {
        None => is_pair(text),
        Some(side) => {
            let rest = &text[2..];
            let other = side.other().letters();
            match rest.find(other) {
                Some(at) => is_pair(&rest[..at]) && is_pair(&rest[at + 2..]),
                None => is_pair(rest),
            }
        }
    }
}
