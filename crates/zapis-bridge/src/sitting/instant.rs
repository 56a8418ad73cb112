//! `InstantScoreTable`: the value of each range of scores, checked for consistency and against the record.

use super::number::{WrittenNumber, write_number};
use super::table::{ColumnTable, Element};
use super::traveller::write_shortest;
use crate::comparison::{Measure, SittingProblem};
use crate::seat::Side;
use crate::span::Span;

/// A row: a range of scores and its value.
#[derive(Clone, Debug)]
struct InstantRow {
    /// The lowest and the highest score.
    range: (i32, i32),
    worth: Option<(WrittenNumber, Span)>,
}

/// The values of one side's scores by one measure.
#[derive(Clone, Debug)]
struct InstantScale {
    side: Side,
    measure: Measure,
    /// The rows, the lowest scores first.
    rows: Vec<InstantRow>,
}

/// The values of scores without comparison with other tables.
#[derive(Clone, Debug, Default)]
pub(super) struct InstantScores {
    scales: Vec<InstantScale>,
}

/// The maximum score.
const HIGHEST: i32 = 20_000;

impl InstantScores {
    /// Reads the rows of a table.
    ///
    /// Cost: n log n.
    pub(super) fn read(table: &ColumnTable<'_>) -> Self {
        let mut scales = Vec::new();
        for side in [Side::NorthSouth, Side::EastWest] {
            let letters = side.letters();
            let ranges = table.column(&[format!("ScoreRange_{letters}").as_str()]);
            let Some(ranges) = ranges else { continue };
            for (measure, name) in [(Measure::Imps, "IMP"), (Measure::Percentage, "Percentage")] {
                let Some(column) = table.column(&[format!("{name}_{letters}").as_str()]) else { continue };
                let row = |row: &[Element<'_>]| {
                    let range = read_range(&row.get(ranges)?.text)?;
                    let worth = row.get(column)?;
                    Some(InstantRow { range, worth: WrittenNumber::read(&worth.text).map(|n| (n, worth.span)) })
                };
                let mut rows: Vec<InstantRow> = table.rows().filter_map(row).collect();
                rows.sort_by_key(|row| row.range);
                scales.push(InstantScale { side, measure, rows });
            }
        }
        Self { scales }
    }

    /// Lists the rows in which a higher score has a lower value.
    pub(super) fn out_of_order(&self) -> Vec<(Span, SittingProblem)> {
        let mut found = Vec::new();
        for scale in &self.scales {
            let worth = scale.rows.iter().filter_map(|row| row.worth);
            let all: Vec<(WrittenNumber, Span)> = worth.collect();
            for pair in all.windows(2) {
                let [(lower, _), (higher, span)] = pair else { continue };
                if higher.value < lower.value {
                    let [written, other] = [higher, lower].map(|n| write_number(n.value, n.n_decimals));
                    let problem = SittingProblem::Order { measure: scale.measure, written, other, is_equal: false };
                    found.push((*span, problem));
                }
            }
        }
        found
    }

    /// Returns the value of a North-South score.
    fn worth(&self, measure: Measure, score: i32) -> Option<WrittenNumber> {
        let of_side = |side: Side, score: i32| {
            let scale = self.scales.iter().find(|scale| scale.side == side && scale.measure == measure)?;
            let mut rows = scale.rows.iter().filter(|row| (row.range.0..=row.range.1).contains(&score));
            let row = rows.next()?;
            // Two rows for one score are ambiguous.
            if rows.next().is_some() { None } else { row.worth.map(|(number, _)| number) }
        };
        of_side(Side::NorthSouth, score).or_else(|| {
            let other = of_side(Side::EastWest, -score)?;
            let value = if measure == Measure::Imps { -other.value } else { 100.0 - other.value };
            Some(WrittenNumber { value, ..other })
        })
    }

    /// Compares the written North-South value with the table.
    pub(super) fn judge(&self, measure: Measure, score: i32, written: WrittenNumber) -> Option<SittingProblem> {
        let wanted = self.worth(measure, score).filter(|_| !written.is_adjusted)?;
        let n_decimals = written.n_decimals.min(wanted.n_decimals);
        let half = 0.5 / 10_f64.powi(i32::from(n_decimals)) + 1e-9;
        if (written.value - wanted.value).abs() <= half {
            return None;
        }
        Some(SittingProblem::Compared {
            measure,
            side: Side::NorthSouth,
            written: write_number(written.value, written.n_decimals),
            wanted: write_shortest(wanted.value, wanted.n_decimals),
            way: "InstantScoreTable",
        })
    }
}

/// Reads a range of scores: `420`, `*,-50`, `-40,110`, `120,*`.
fn read_range(text: &str) -> Option<(i32, i32)> {
    let number = |text: &str, open: i32| match text.trim().trim_start_matches('+') {
        "*" => Some(open),
        digits => digits.parse().ok().filter(|score: &i32| score.abs() <= HIGHEST),
    };
    match text.split_once(',') {
        None => number(text, HIGHEST).filter(|_| text != "*").map(|score| (score, score)),
        Some((first, second)) => {
            let (first, second) = (number(first, -HIGHEST)?, number(second, HIGHEST)?);
            Some((first.min(second), first.max(second)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(rows: &str) -> InstantScores {
        let text =
            format!("[InstantScoreTable \"Rank;ScoreRange_NS;ScoreRange_EW;IMP_NS;IMP_EW;Percentage_NS\"]\n{rows}");
        let record = crate::pbn::read(&text);
        let tag = record.tags[0];
        InstantScores::read(&ColumnTable::read(&record, &tag, tag.raw))
    }

    #[test]
    fn scores_are_looked_up_in_ranges_of_either_side() {
        let table = scores("1 420,* *,-420 5 -5 90\n2 0,410 -410,0 0 0 50.5\n3 *,-10 10,* -6 6 10\n");
        assert!(table.out_of_order().is_empty());
        for (score, imps, percent) in [(420, "5", "90"), (620, "5", "90"), (140, "0", "51"), (-50, "-6", "10")] {
            let read = |text: &str| WrittenNumber::read(text).unwrap();
            assert_eq!(table.judge(Measure::Imps, score, read(imps)), None, "{score}");
            assert_eq!(table.judge(Measure::Percentage, score, read(percent)), None, "{score}");
            assert!(table.judge(Measure::Imps, score, read("9")).is_some(), "{score}");
        }
    }

    #[test]
    fn a_higher_score_that_is_worth_less_is_found() {
        let table = scores("1 420 -420 1 -1 -\n2 430 -430 0 0 -\n3 x y 9 9 -\n");
        assert_eq!(table.out_of_order().len(), 2);
    }
}
