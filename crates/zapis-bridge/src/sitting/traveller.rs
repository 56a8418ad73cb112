//! All results of one board: which method of comparison gives the written values, and which values differ.

use super::given_datum::given_datum;
use super::line::ResultLine;
use super::number::{WrittenNumber, write_number};
use super::way::{Fit, Reckoner, Way};
use crate::comparison::{Measure, SittingProblem};
use crate::field::Field;
use crate::seat::Side;

/// The results of a board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Traveller {
    /// The results, in the order of writing.
    pub lines: Vec<ResultLine>,
    /// The scores at all tables, from each side's point of view.
    fields: [Field; 2],
    /// The number of tables, including those without a result.
    n_tables: u64,
}

/// The method chosen to explain the written values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ChosenWay {
    /// The method.
    pub way: Way,
    /// The number of values that it gives as written.
    pub n_fitting: usize,
    /// The number of written values.
    pub n_written: usize,
}

/// A problem of a line.
#[derive(Clone, Debug)]
pub(crate) struct LineProblem {
    /// The index of the line; `None` if it concerns all.
    pub line: Option<usize>,
    /// The side of the value.
    pub side: Side,
    /// The measure of the value.
    pub measure: Measure,
    /// The problem.
    pub problem: SittingProblem,
}

const SIDES: [Side; 2] = [Side::NorthSouth, Side::EastWest];

/// Returns true if the Scoring tag names methods, but not this one.
fn is_against(way: Way, scoring: &str) -> bool {
    let has = |name: &str| scoring.split(';').any(|field| field.trim().eq_ignore_ascii_case(name));
    let names = match way {
        Way::Matchpoints { is_halved, .. } => {
            return has(if is_halved { "MP1" } else { "MP2" });
        }
        Way::Percentage { .. } => return false,
        other => other.name(),
    };
    let is_named = ["Cross", "Cross1", "Cross2", "Butler", "Butler-2", "Experts"].into_iter().any(has);
    is_named && !has(names.split(';').next().unwrap_or_default())
}

impl Traveller {
    /// Collects the results of a board.
    #[must_use]
    pub(crate) fn new(lines: Vec<ResultLine>) -> Self {
        let field = |side: usize| {
            let compared = lines.iter().filter(|line| line.is_compared());
            Field::new(compared.filter_map(|line| Some((line.scores[side]?, line.n_tables))))
        };
        let fields = [field(0), field(1)];
        let is_played = |line: &&ResultLine| {
            line.is_compared() || line.is_adjusted || line.written.iter().flatten().any(Option::is_some)
        };
        let n_tables = lines.iter().filter(is_played).map(|line| line.n_tables).fold(0, u64::saturating_add);
        Self { lines, fields, n_tables }
    }

    /// Prepares a method for one side.
    #[must_use]
    pub(crate) fn reckoner(&self, way: Way, side: Side) -> Reckoner<'_> {
        let way = match way {
            Way::Given { datum } if side == Side::EastWest => Way::Given { datum: -datum },
            way => way,
        };
        Reckoner::new(way, &self.fields[side.index()], self.n_tables)
    }

    /// Returns the number of results compared.
    #[must_use]
    pub(crate) fn n_results(&self) -> u64 {
        self.fields.iter().map(Field::n_scores).max().unwrap_or(0)
    }

    /// Lists the values of a measure that come from comparison: line, side, written value, the side's score.
    fn written(&self, measure: Measure) -> impl Iterator<Item = (usize, Side, WrittenNumber, i32)> {
        let lines = self.lines.iter().enumerate().filter(|(_, line)| line.is_compared());
        lines.flat_map(move |(number, line)| {
            SIDES.into_iter().filter_map(move |side| {
                let placed = line.written[side.index()][measure as usize]?;
                Some((number, side, placed.number, line.scores[side.index()]?))
            })
        })
    }

    /// Chooses the method that gives most of the written values; a method named by the Scoring tag is preferred if it
    /// gives all.
    ///
    /// Cost: n log n per method.
    #[must_use]
    pub(crate) fn chosen(&self, measure: Measure, scoring: &str) -> Option<ChosenWay> {
        let n_written = self.written(measure).count();
        if n_written == 0 {
            return None;
        }
        let n_fitting = |way: &Way| {
            let ways = SIDES.map(|side| self.reckoner(*way, side));
            let fits = |(_, side, number, score): &(usize, Side, WrittenNumber, i32)| {
                ways[side.index()].value(*score).is_some_and(|exact| number.is_rounded_from(exact))
            };
            self.written(measure).filter(fits).count()
        };
        let mut best: Option<(ChosenWay, bool)> = None;
        let is_given =
            measure == Measure::Imps && scoring.split(';').any(|field| field.trim().eq_ignore_ascii_case("Experts"));
        let given = is_given.then(|| {
            let written = self.written(measure).map(|(_, side, number, score)| (side, number, score));
            given_datum(written).map(|datum| Way::Given { datum })
        });
        for way in given.flatten().iter().chain(Way::all_of(measure)) {
            let chosen = ChosenWay { way: *way, n_fitting: n_fitting(way), n_written };
            let is_named = !is_against(*way, scoring);
            let is_better = best.is_none_or(|(best, best_is_named)| {
                (chosen.n_fitting, is_named && chosen.n_fitting > 0) > (best.n_fitting, best_is_named)
            });
            if is_better {
                best = Some((chosen, is_named));
            }
        }
        best.map(|(chosen, _)| chosen)
    }

    /// Compares the written values of the results with those computed from their scores. For a `selection` of the
    /// results it is not known what they were compared with, so only contradictions within it are found.
    #[must_use]
    pub(crate) fn judge(&self, scoring: &str, is_selection: bool) -> Vec<LineProblem> {
        let mut problems = Vec::new();
        for measure in Measure::ALL {
            let chosen = self.chosen(measure, scoring);
            self.judge_awards(measure, chosen.map(|chosen| chosen.way), &mut problems);
            let Some(chosen) = chosen.filter(|chosen| chosen.n_fitting < chosen.n_written) else { continue };
            if 2 * chosen.n_fitting > chosen.n_written {
                self.judge_values(measure, chosen.way, &mut problems);
                continue;
            }
            let n_before = problems.len();
            self.judge_order(measure, &mut problems);
            if !is_selection && problems.len() == n_before {
                let problem = SittingProblem::Unexplained { measure };
                problems.push(LineProblem { line: None, side: Side::NorthSouth, measure, problem });
            }
        }
        problems
    }

    fn judge_values(&self, measure: Measure, way: Way, problems: &mut Vec<LineProblem>) {
        let ways = SIDES.map(|side| self.reckoner(way, side));
        for (line, side, number, score) in self.written(measure) {
            let Some(exact) = ways[side.index()].value(score).filter(|exact| !number.is_rounded_from(*exact)) else {
                continue;
            };
            let written = write_number(number.value, number.n_decimals);
            let wanted = write_shortest(exact, number.n_decimals);
            let problem = SittingProblem::Compared { measure, side, written, wanted, way: way.name() };
            problems.push(LineProblem { line: Some(line), side, measure, problem });
        }
    }

    /// Finds lower scores with higher values, and equal scores with different values.
    fn judge_order(&self, measure: Measure, problems: &mut Vec<LineProblem>) {
        for side in SIDES {
            let mut all: Vec<_> = self.written(measure).filter(|(_, of, ..)| *of == side).collect();
            all.sort_by_key(|(line, _, _, score)| (*score, *line));
            for pair in all.windows(2) {
                let [(_, _, lower, low), (line, _, number, high)] = pair else { continue };
                let is_equal = low == high;
                let step = 1.5 / 10_f64.powi(i32::from(number.n_decimals.min(lower.n_decimals)));
                let is_wrong = if is_equal {
                    (number.value - lower.value).abs() > step
                } else {
                    number.value < lower.value - step
                };
                if is_wrong {
                    let [other, written] = [lower, number].map(|n| write_number(n.value, n.n_decimals));
                    let problem = SittingProblem::Order { measure, written, other, is_equal };
                    problems.push(LineProblem { line: Some(*line), side, measure, problem });
                }
            }
        }
    }

    /// Compares the values of adjusted scores with those of the awards (Law 12).
    fn judge_awards(&self, measure: Measure, way: Option<Way>, problems: &mut Vec<LineProblem>) {
        for (number, line) in self.lines.iter().enumerate().filter(|(_, line)| line.is_adjusted) {
            for side in SIDES {
                let written = line.written[side.index()][measure as usize].map(|placed| placed.number);
                let Some((percent, written)) = line.awards[side.index()].zip(written) else { continue };
                let Some(wanted) = self.award(measure, way, side, percent, written) else { continue };
                let wanted = write_shortest(wanted, written.n_decimals);
                let written = write_number(written.value, written.n_decimals);
                let percent = write_shortest(percent, 0);
                let problem = SittingProblem::Award { measure, side, written, wanted, percent };
                problems.push(LineProblem { line: Some(number), side, measure, problem });
            }
        }
    }

    /// Returns the value of an award, if it differs from the written one.
    fn award(
        &self,
        measure: Measure,
        way: Option<Way>,
        side: Side,
        percent: f64,
        written: WrittenNumber,
    ) -> Option<f64> {
        let mut wanted = Vec::new();
        match measure {
            Measure::Percentage => wanted.push(percent),
            // Law 12C: 60, 50 and 40 % are 3, 0 and -3 IMPs; others are not defined.
            Measure::Imps => wanted.extend(imps_of_award(percent)),
            Measure::Matchpoints => {
                let Some(Way::Matchpoints { is_halved, is_balanced, fit }) = way else { return None };
                for fit in [fit, Fit::Neuberg, Fit::Plain, Fit::Ascherman] {
                    let way = Way::Matchpoints { is_halved, is_balanced, fit };
                    wanted.extend(self.reckoner(way, side).of_percent(percent));
                }
            }
        }
        // An innocent pair gets the average of its own sitting if that is more.
        let fits = |wanted: &f64| {
            written.is_rounded_from(*wanted) || percent >= 60.0 && measure != Measure::Imps && written.value >= *wanted
        };
        if wanted.iter().any(fits) { None } else { wanted.first().copied() }
    }
}

/// Returns the IMPs of an award in percent (Law 12C).
#[must_use]
pub(super) fn imps_of_award(percent: f64) -> Option<f64> {
    [(60.0, 3.0), (50.0, 0.0), (40.0, -3.0)]
        .into_iter()
        .find(|(of, _)| (*of - percent).abs() < 1e-9)
        .map(|(_, imps)| imps)
}

/// Formats a number with this many decimals, or more if rounding would make it misleading.
#[must_use]
pub fn write_shortest(value: f64, n_decimals: u8) -> String {
    let fits = |n: &u8| (value * 10_f64.powi(i32::from(*n))).fract().abs() < 1e-6;
    let n = (n_decimals..=2).find(fits).unwrap_or(n_decimals.max(2));
    write_number(value, n)
}
