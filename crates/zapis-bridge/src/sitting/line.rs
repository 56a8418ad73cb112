//! One result of a board: a row of a `ScoreTable`, as compared with the others.

use super::number::WrittenNumber;
use super::table::{ColumnTable, Element};
use crate::call::ContractValue;
use crate::comparison::Measure;
use crate::score::score;
use crate::seat::{Seat, Side, Vulnerability};
use crate::span::Span;

/// A number of a row with its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlacedNumber {
    /// The number.
    pub number: WrittenNumber,
    /// Its place.
    pub span: Span,
}

/// A row of a `ScoreTable`.
#[derive(Clone, Debug, Default)]
pub(crate) struct ResultLine {
    /// The numbers of the pairs, with their section, North-South first.
    pub pairs: [Option<String>; 2],
    /// The names of the pairs.
    pub names: [Option<String>; 2],
    /// The number of tables it represents.
    pub n_tables: u64,
    /// The score of each side.
    pub scores: [Option<i32>; 2],
    /// A written score that differs from that of contract and result: its side, its place, the written and the correct
    /// score.
    pub wrong_score: Option<(Side, Span, i32, i32)>,
    /// The director's award for each side, in percent.
    pub awards: [Option<f64>; 2],
    /// Whether it was adjusted rather than played.
    pub is_adjusted: bool,
    /// The written value of each side by each measure.
    pub written: [[Option<PlacedNumber>; 3]; 2],
}

/// The columns of a `ScoreTable` that concern a result.
#[derive(Clone, Debug, Default)]
pub(super) struct LineColumns {
    section: Option<usize>,
    pairs: [Option<usize>; 2],
    names: [Option<usize>; 2],
    contract: Option<usize>,
    declarer: Option<usize>,
    result: Option<usize>,
    scores: [Option<usize>; 2],
    measures: [[Option<usize>; 3]; 2],
    multiplicity: Option<usize>,
}

impl LineColumns {
    pub(super) fn of(table: &ColumnTable<'_>) -> Self {
        let one = |name: &str| table.column(&[name]);
        let sides = |name: &str| [one(&format!("{name}_NS")), one(&format!("{name}_EW"))];
        let [points, imps, percentages] = ["MP", "IMP", "Percentage"].map(sides);
        Self {
            section: one("Section"),
            pairs: sides("PairId"),
            names: sides("Names"),
            contract: one("Contract"),
            declarer: one("Declarer"),
            result: one("Result"),
            scores: sides("Score"),
            measures: [0, 1].map(|side| [points[side], imps[side], percentages[side]]),
            multiplicity: one("Multiplicity"),
        }
    }

    /// Returns true if the table has values of results.
    pub(super) fn compares(&self) -> bool {
        self.measures.iter().flatten().any(Option::is_some)
    }
}

/// Reads a director's award in percent, North-South first: `A6040`, `A+`, `^60`, `60%`, `AV`, `60/40`.
///
/// The award of one side says nothing about the other, unless it is the average of the board.
#[must_use]
pub(crate) fn read_award(text: &str) -> Option<[Option<f64>; 2]> {
    let text = text.trim();
    if let Some(rest) = text.strip_prefix('^') {
        let number = WrittenNumber::read(rest).filter(|number| (0.0..=100.0).contains(&number.value))?;
        return Some([Some(number.value), None]);
    }
    if text.ends_with('%') {
        return Some([Some(WrittenNumber::read(text)?.value), None]);
    }
    let upper = text.to_ascii_uppercase();
    let two = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse::<f64>().ok()).flatten();
    let begins = ["ADJ", "AVE", "AV", "ARB", "A"].iter().find_map(|name| upper.strip_prefix(name));
    let rest = begins.unwrap_or(&upper).trim();
    match (begins.is_some(), rest) {
        (true, "" | "=" | "==") => Some([Some(50.0), Some(50.0)]),
        (true, "+") => Some([Some(60.0), None]),
        (true, "-") => Some([Some(40.0), None]),
        (true, "+-" | "+/-") => Some([Some(60.0), Some(40.0)]),
        (true, "-+" | "-/+") => Some([Some(40.0), Some(60.0)]),
        (true, "++") => Some([Some(60.0); 2]),
        (true, "--") => Some([Some(40.0); 2]),
        (true, digits) if digits.len() == 2 => Some([Some(two(digits)?), None]),
        (true, digits) if digits.len() == 4 && digits.is_ascii() => {
            Some([Some(two(&digits[..2])?), Some(two(&digits[2..])?)])
        }
        (_, pair) => {
            let (first, second) = pair.split_once(['/', '-'])?;
            let is_award = |value: &f64| matches!(*value, 30.0..=70.0);
            let both = [two(first).filter(is_award)?, two(second).filter(is_award)?];
            (first.len() == 2 && second.len() == 2).then_some(both.map(Some))
        }
    }
}

/// Returns the tricks of a result: `10`, or relative to the contract: `+1`, `=`, `-2`.
fn tricks_of(text: &str, level: u8) -> Option<u8> {
    let made = i16::from(level) + 6;
    let over = |text: &str| text.parse::<i16>().ok();
    let tricks = match text.as_bytes().first()? {
        b'=' if text.len() == 1 => made,
        b'+' => made + over(&text[1..])?.min(13),
        b'-' => made - over(&text[1..])?.min(14),
        _ => over(text)?,
    };
    u8::try_from(tricks).ok().filter(|tricks| *tricks <= 13)
}

impl ResultLine {
    pub(super) fn read(row: &[Element<'_>], columns: &LineColumns, vulnerability: Option<Vulnerability>) -> Self {
        let element = |column: Option<usize>| column.and_then(|column| row.get(column));
        let said = |column: Option<usize>| {
            element(column).map(|element| element.text.trim()).filter(|text| !matches!(*text, "" | "-" | "?"))
        };
        let mut line = Self { n_tables: 1, ..Self::default() };
        let section = said(columns.section);
        for side in 0..2 {
            line.pairs[side] = said(columns.pairs[side]).map(|pair| match section {
                Some(section) => format!("{section}{pair}"),
                None => pair.to_owned(),
            });
            line.names[side] = said(columns.names[side]).map(str::to_owned);
            for (measure, column) in columns.measures[side].iter().enumerate() {
                line.written[side][measure] = element(*column).and_then(|element| {
                    Some(PlacedNumber { number: WrittenNumber::read(&element.text)?, span: element.span })
                });
            }
        }
        if let Some(text) = said(columns.multiplicity) {
            line.n_tables = text.parse::<u32>().map_or(1, u64::from);
        }
        line.read_awards(said(columns.contract), columns.scores.map(said));
        line.read_scores(&said, columns, vulnerability, row);
        line
    }

    /// Reads the director's awards.
    fn read_awards(&mut self, contract: Option<&str>, scores: [Option<&str>; 2]) {
        if let Some(awards) = contract.and_then(read_award) {
            self.is_adjusted = true;
            self.awards = awards;
        }
        for (side, text) in scores.iter().enumerate() {
            let Some(awards) = text.and_then(read_award) else { continue };
            self.is_adjusted = true;
            match awards {
                [Some(own), Some(other)] if side == 0 => self.awards = [Some(own), Some(other)],
                [Some(own), _] => self.awards[side] = Some(own),
                _ => {}
            }
        }
        for side in 0..2 {
            let percentage = self.written[side][Measure::Percentage as usize];
            if let Some(number) = percentage.map(|placed| placed.number).filter(|number| number.is_adjusted) {
                self.awards[side] = Some(number.value);
            }
            self.is_adjusted |= self.written[side].iter().flatten().any(|placed| placed.number.is_adjusted);
        }
    }

    /// Reads the scores of the sides, from the columns of scores or from contract and result.
    fn read_scores<'r>(
        &mut self,
        said: &impl Fn(Option<usize>) -> Option<&'r str>,
        columns: &LineColumns,
        vulnerability: Option<Vulnerability>,
        row: &[Element<'_>],
    ) {
        if self.is_adjusted {
            return;
        }
        let number = |column| {
            let text = said(column)?;
            if text.eq_ignore_ascii_case("pass") { Some(0) } else { WrittenNumber::read(text)?.score() }
        };
        let written = columns.scores.map(number);
        self.scores = match written {
            // Many programs leave one side's points empty if the other has them.
            [Some(own), Some(other)] => [Some(own), Some(other)],
            [Some(own), None] => [Some(own), Some(-own)],
            [None, Some(other)] => [Some(-other), Some(other)],
            [None, None] => [None, None],
        };
        let contract = said(columns.contract).and_then(ContractValue::read);
        let declarer = said(columns.declarer).and_then(|text| text.bytes().next()).and_then(Seat::of_letter);
        let wanted = match contract {
            Some((ContractValue::PassedOut, _)) => Some(0),
            Some((ContractValue::Contract(contract), _)) => {
                let tricks = said(columns.result).and_then(|text| tricks_of(text, contract.bid.level));
                declarer.zip(vulnerability).zip(tricks).map(|((declarer, vulnerability), tricks)| {
                    let own = score(contract, tricks, vulnerability.is_of(declarer.side()));
                    if declarer.side() == Side::NorthSouth { own } else { -own }
                })
            }
            _ => None,
        };
        let Some(wanted) = wanted else { return };
        if self.scores == [None, None] {
            self.scores = [Some(wanted), Some(-wanted)];
            return;
        }
        for (side, sign) in [(Side::NorthSouth, 1), (Side::EastWest, -1)] {
            if let Some(own) = written[side.index()]
                && own != sign * wanted
            {
                let span = columns.scores[side.index()].and_then(|column| row.get(column)).map(|element| element.span);
                self.wrong_score = self.wrong_score.or_else(|| Some((side, span?, own, sign * wanted)));
            }
        }
    }

    /// Returns true if it is compared with the others.
    #[must_use]
    pub(crate) fn is_compared(&self) -> bool {
        !self.is_adjusted && self.scores.iter().any(Option::is_some)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn awards_are_read_as_programs_write_them() {
        for (text, wanted) in [
            ("A6040", Some([Some(60.0), Some(40.0)])),
            ("A5050", Some([Some(50.0), Some(50.0)])),
            ("AV", Some([Some(50.0), Some(50.0)])),
            ("AVE+", Some([Some(60.0), None])),
            ("A-", Some([Some(40.0), None])),
            ("A60", Some([Some(60.0), None])),
            ("A+-", Some([Some(60.0), Some(40.0)])),
            ("60-40", Some([Some(60.0), Some(40.0)])),
            ("60/60", Some([Some(60.0), Some(60.0)])),
            ("^60", Some([Some(60.0), None])),
            ("40%", Some([Some(40.0), None])),
            ("4S", None),
            ("420", None),
            ("-50", None),
            ("10-20", None),
            ("Pass", None),
            ("A60é0", None),
        ] {
            assert_eq!(read_award(text), wanted, "{text}");
        }
    }

    #[test]
    fn results_are_read_as_tricks_or_against_the_contract() {
        for (text, level, wanted) in [
            ("10", 4, Some(10)),
            ("=", 4, Some(10)),
            ("+1", 4, Some(11)),
            ("-2", 4, Some(8)),
            ("+9", 4, None),
            ("14", 4, None),
        ] {
            assert_eq!(tricks_of(text, level), wanted, "{text}");
        }
    }
}
