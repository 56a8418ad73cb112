//! The totals of pairs over all boards, and whether the totals in a file agree.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::number::{WrittenNumber, write_number};
use super::table::ColumnTable;
use super::traveller::{Traveller, write_shortest};
use super::way::{Fit, Way};
use crate::comparison::{Measure, SittingProblem};
use crate::seat::Side;

/// The result of a pair on one board.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct BoardShare {
    /// The board number.
    pub board: u32,
    /// The number of the record that has it.
    pub(crate) record: u64,
    /// The opposing pair.
    pub opponent: Option<String>,
    /// Their score.
    pub score: Option<i32>,
    /// The score of the other half of their team, in the other room.
    pub other_score: Option<i32>,
    /// The number of results on the board.
    pub n_results: u64,
    /// The value by each measure, as written.
    pub(crate) written: [Option<f64>; 3],
    /// The value by each measure, as computed from the scores.
    pub(crate) computed: [Option<f64>; 3],
    /// The maximum number of matchpoints.
    pub top: Option<f64>,
    /// The director's award, in percent.
    pub award: Option<f64>,
    /// Whether the score was adjusted by the director.
    pub is_adjusted: bool,
}

impl BoardShare {
    /// Returns its value: as computed, or otherwise as written.
    #[must_use]
    pub fn value(&self, measure: Measure) -> Option<f64> {
        self.computed[measure as usize].or(self.written[measure as usize])
    }
}

/// The boards of all pairs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    shares: BTreeMap<(String, Side), Vec<BoardShare>>,
    names: HashMap<(String, Side), String>,
    /// Whether North-South pairs have the same numbers as other East-West pairs.
    pub has_two_fields: bool,
    totals: Vec<WrittenTotal>,
}

/// A total as written.
#[derive(Clone, Debug)]
struct WrittenTotal {
    pair: String,
    side: Option<Side>,
    column: &'static str,
    number: WrittenNumber,
    /// The stated number of boards.
    n_boards: Option<u64>,
    anchor: usize,
}

/// The columns of a `TotalScoreTable` that are recomputed.
const TOTALS: [(&str, &[&str]); 6] = [
    ("TotalMP", &["TotalMP", "MP"]),
    ("TotalIMP", &["TotalIMP", "IMP"]),
    ("TotalPercentage", &["TotalPercentage", "Percentage"]),
    ("MeanMP", &["MeanMP"]),
    ("MeanIMP", &["MeanIMP"]),
    ("MeanPercentage", &["MeanPercentage"]),
];

/// The maximum number of totals that are checked.
const MOST_TOTALS: usize = 1 << 16;

/// Returns the maximum number of matchpoints by a method.
fn top(traveller: &Traveller, way: Way, side: Side) -> Option<f64> {
    match way {
        Way::Matchpoints { is_halved, fit, .. } => {
            let way = Way::Matchpoints { is_halved, is_balanced: false, fit };
            traveller.reckoner(way, side).of_percent(100.0)
        }
        _ => None,
    }
}

impl Tally {
    /// Adds the results of a board, each measure by its method.
    pub(crate) fn take(&mut self, board: u32, record: u64, traveller: &Traveller, ways: [Option<Way>; 3]) {
        let mut of_north_south = HashSet::new();
        of_north_south.extend(traveller.lines.iter().filter_map(|line| line.pairs[0].as_deref()));
        let meets_itself = traveller
            .lines
            .iter()
            .filter_map(|line| line.pairs[1].as_deref())
            .any(|pair| of_north_south.contains(pair));
        self.has_two_fields |= meets_itself;
        for line in &traveller.lines {
            for side in [Side::NorthSouth, Side::EastWest] {
                let at = side.index();
                let Some(pair) = line.pairs[at].clone() else { continue };
                let mut share = BoardShare {
                    board,
                    record,
                    opponent: line.pairs[1 - at].clone(),
                    score: line.scores[at].filter(|_| line.is_compared()),
                    n_results: traveller.n_results(),
                    written: line.written[at].map(|placed| placed.map(|placed| placed.number.value)),
                    award: line.awards[at],
                    is_adjusted: line.is_adjusted,
                    ..BoardShare::default()
                };
                for measure in Measure::ALL {
                    let Some(way) = ways[measure as usize] else { continue };
                    let reckoner = traveller.reckoner(way, side);
                    share.computed[measure as usize] = match (share.score, share.award) {
                        (Some(score), _) => reckoner.value(score),
                        (None, Some(_)) if share.written[measure as usize].is_some() => None,
                        (None, Some(percent)) => reckoner.of_percent(percent),
                        _ => None,
                    };
                    if measure == Measure::Matchpoints {
                        share.top = top(traveller, way, side).filter(|top| *top > 0.0);
                    }
                }
                if let Some(name) = &line.names[at] {
                    self.names.entry((pair.clone(), side)).or_insert_with(|| name.clone());
                }
                self.shares.entry((pair, side)).or_default().push(share);
            }
        }
    }

    /// Adds the totals of a file; returns the places of those that may be reported at the end, numbered from `first`
    /// on.
    pub(super) fn take_totals(&mut self, table: &ColumnTable<'_>, first: usize) -> Vec<crate::span::Span> {
        let Some(pair) = table.column(&["PairId"]) else { return Vec::new() };
        let (section, direction) = (table.column(&["Section"]), table.column(&["Direction"]));
        let (n_boards, names_of) = (table.column(&["NrBoards"]), table.column(&["Names"]));
        let mut anchors = Vec::new();
        for row in table.rows() {
            let text = |column: Option<usize>| column.and_then(|column| row.get(column)).map_or("", |one| &*one.text);
            let side = match text(direction).bytes().next() {
                Some(b'N' | b'S' | b'n' | b's') => Some(Side::NorthSouth),
                Some(b'E' | b'W' | b'e' | b'w') => Some(Side::EastWest),
                _ => None,
            };
            let section = text(section).trim_matches(['-', '?']);
            let pair = format!("{section}{}", text(Some(pair)).trim());
            let name = text(names_of).trim();
            if !name.is_empty() && self.names.len() < MOST_TOTALS {
                for of in
                    [Side::NorthSouth, Side::EastWest].into_iter().filter(|of| side.is_none_or(|side| side == *of))
                {
                    self.names.entry((pair.clone(), of)).or_insert_with(|| name.to_owned());
                }
            }
            for (column, names) in TOTALS {
                let Some(element) = table.column(names).and_then(|column| row.get(column)) else { continue };
                let Some(number) = WrittenNumber::read(&element.text).filter(|_| self.totals.len() < MOST_TOTALS)
                else {
                    continue;
                };
                self.totals.push(WrittenTotal {
                    pair: pair.clone(),
                    side,
                    column,
                    number,
                    n_boards: text(n_boards).parse().ok(),
                    anchor: first + anchors.len(),
                });
                anchors.push(element.span);
            }
        }
        anchors
    }

    /// Returns true if no pair has a board.
    pub(super) fn is_empty(&self) -> bool {
        self.shares.is_empty()
    }

    /// Returns true if pairs of both have the same names, and no pair has a different one.
    pub(super) fn has_pairs_of(&self, other: &Self) -> bool {
        let both = || self.names.iter().filter_map(|(pair, name)| Some((name, other.names.get(pair)?)));
        both().next().is_some() && both().all(|(own, others)| own == others)
    }

    /// Adds the boards of another tally; its records are numbered from `n_before` on.
    pub(super) fn join(&mut self, other: &Self, n_before: u64) {
        self.has_two_fields |= other.has_two_fields;
        for (pair, shares) in &other.shares {
            let own = self.shares.entry(pair.clone()).or_default();
            own.extend(shares.iter().map(|share| BoardShare { record: share.record + n_before, ..share.clone() }));
        }
        for (pair, name) in &other.names {
            self.names.entry(pair.clone()).or_insert_with(|| name.clone());
        }
    }

    /// Lists the pairs with their boards: a pair that sat both ways once, unless the two sides are ranked separately.
    #[must_use]
    pub(crate) fn pairs(&self) -> Vec<PairTally<'_>> {
        let mut pairs: Vec<PairTally<'_>> = Vec::new();
        for ((pair, side), shares) in &self.shares {
            let name = self.names.get(&(pair.clone(), *side)).map(String::as_str);
            match pairs.last_mut() {
                Some(last) if last.pair == pair && !self.has_two_fields => {
                    last.shares.extend(shares);
                    last.names = last.names.or(name);
                }
                _ => pairs.push(PairTally {
                    pair,
                    side: self.has_two_fields.then_some(*side),
                    names: name,
                    shares: shares.iter().collect(),
                }),
            }
        }
        for pair in &mut pairs {
            pair.shares.sort_by_key(|share| (share.record, share.board));
        }
        pairs
    }

    /// Compares the totals of the file with its boards.
    #[must_use]
    pub(super) fn judge(&self) -> Vec<(usize, SittingProblem)> {
        let mut found = Vec::new();
        if self.totals.is_empty() || self.shares.is_empty() {
            return found;
        }
        let pairs = self.pairs();
        let mut by_name: HashMap<&str, Vec<&PairTally<'_>>> = HashMap::new();
        for pair in &pairs {
            by_name.entry(pair.pair).or_default().push(pair);
        }
        for (column, _) in TOTALS {
            let mut wrong = Vec::new();
            let mut n_judged = 0_usize;
            let mut first = None;
            for total in self.totals.iter().filter(|total| total.column == column) {
                let fields = by_name.get(total.pair.as_str()).map_or(&[][..], Vec::as_slice);
                let of_side =
                    |pair: &&&PairTally<'_>| total.side.is_none() || pair.side.is_none() || pair.side == total.side;
                let is_whole = |pair: &&&PairTally<'_>| total.n_boards.is_none_or(|n| n == pair.shares.len() as u64);
                let mut candidates = fields.iter().filter(of_side).filter(is_whole).peekable();
                let Some(pair) = candidates.peek().copied() else { continue };
                let mut candidates = candidates.filter(|pair| !pair.sums(column).is_empty()).peekable();
                if candidates.peek().is_none() {
                    continue;
                }
                n_judged += 1;
                first = first.or(Some(total.anchor));
                let fits =
                    |pair: &&PairTally<'_>| pair.sums(column).iter().any(|sum| total.number.is_rounded_from(*sum));
                if !candidates.any(fits) {
                    wrong.push((total, *pair));
                }
            }
            if 2 * wrong.len() < n_judged {
                for (total, pair) in wrong {
                    let Some(wanted) = pair.sums(column).first().copied() else { continue };
                    let problem = SittingProblem::Total {
                        pair: total.pair.clone(),
                        column: column.to_owned(),
                        written: write_number(total.number.value, total.number.n_decimals),
                        wanted: write_shortest(wanted, total.number.n_decimals),
                        n_boards: pair.shares.len() as u64,
                    };
                    found.push((total.anchor, problem));
                }
            } else if let Some(anchor) = first.filter(|_| !wrong.is_empty()) {
                found.push((anchor, SittingProblem::TotalsUnexplained { column: column.to_owned() }));
            }
        }
        found
    }
}

/// A pair with its boards.
#[derive(Clone, Debug)]
pub(crate) struct PairTally<'a> {
    /// Its number.
    pub pair: &'a str,
    /// The side it sat on, if sides are ranked separately.
    pub side: Option<Side>,
    /// The names of its players.
    pub names: Option<&'a str>,
    /// Its boards, in the order of the file.
    pub shares: Vec<&'a BoardShare>,
}

impl PairTally<'_> {
    /// Returns the sum of the values of the boards, if each has one.
    #[must_use]
    pub(crate) fn sum(&self, measure: Measure) -> Option<f64> {
        self.sum_of(|share| share.value(measure))
    }

    fn sum_of(&self, value: impl Fn(&BoardShare) -> Option<f64>) -> Option<f64> {
        (!self.shares.is_empty()).then(|| self.shares.iter().map(|share| value(share)).sum())?
    }

    fn mean(&self, sum: Option<f64>) -> Option<f64> {
        sum.map(|sum| sum / crate::field::of(self.shares.len() as u64))
    }

    /// Returns the percentage over all boards: matchpoints out of the maximum, or otherwise the mean of the boards.
    #[must_use]
    pub(crate) fn percentage(&self) -> Option<f64> {
        let tops = self.sum_of(|share| share.top);
        let of_points = self.sum(Measure::Matchpoints).zip(tops).map(|(points, tops)| 100.0 * points / tops);
        of_points.or_else(|| self.mean(self.sum(Measure::Percentage)))
    }

    /// Lists the values that a column of totals may have, the most likely first.
    fn sums(&self, column: &str) -> Vec<f64> {
        let at = |measure: Measure| measure as usize;
        let both = |measure: Measure| {
            [self.sum(measure), self.sum_of(|share| share.written[at(measure)].or(share.computed[at(measure)]))]
        };
        let means = |measure| both(measure).map(|sum| self.mean(sum));
        let all: Vec<Option<f64>> = match column {
            "TotalMP" => both(Measure::Matchpoints).into(),
            "TotalIMP" => both(Measure::Imps).into(),
            "MeanMP" => means(Measure::Matchpoints).into(),
            "MeanIMP" => means(Measure::Imps).into(),
            _ => {
                let tops = self.sum_of(|share| share.top);
                let of_points = both(Measure::Matchpoints).map(|points| Some(100.0 * points? / tops?));
                let of_balanced = of_points.map(|percent| percent.map(|percent| percent + 50.0));
                [of_points, means(Measure::Percentage), of_balanced].concat()
            }
        };
        all.into_iter().flatten().collect()
    }
}

/// Returns the method named in a Scoring tag, used if there are no written values.
#[must_use]
pub(super) fn named_way(measure: Measure, scoring: &str) -> Way {
    let has = |name: &str| scoring.split(';').any(|field| field.trim().eq_ignore_ascii_case(name));
    let is_named = |way: &&Way| match way {
        Way::Matchpoints { is_halved, .. } => *is_halved && has("MP2"),
        Way::Percentage { .. } => false,
        way => way.name().split(';').all(has),
    };
    let mut named = Way::all_of(measure).iter().filter(is_named);
    // `Butler;Median` also matches `Butler`.
    let most = named.clone().find(|way| way.name().contains(';'));
    most.or_else(|| named.next()).copied().unwrap_or_else(|| usual_way(measure))
}

/// Returns the method used if there are no written values.
#[must_use]
pub(super) const fn usual_way(measure: Measure) -> Way {
    match measure {
        Measure::Matchpoints => Way::Matchpoints { is_halved: false, is_balanced: false, fit: Fit::Plain },
        Measure::Percentage => Way::Percentage { fit: Fit::Plain },
        Measure::Imps => Way::CrossByComparisons,
    }
}
