//! The ranking of a bridge sitting: text, CSV and JSON lines, and the derivation of each total.

use serde::{Serialize, Serializer};

use crate::bridge::Measure;
use crate::bridge::sitting::{BoardShare, Contestants, RankedPair, SittingRanking, write_shortest};
use crate::findings::bridge::measure_key;
use crate::l10n::{Arg, Language, Message, decimal, message};
use crate::text::{Fields, Visible};

use crate::render::games::csv::write_field;
use crate::render::layout::json::{rounded, write_json_line};
use crate::render::layout::text_table::TextTable;
use crate::render::layout::wrap::wrapped;

/// The contestants of a sitting of bridge in their order: pairs or teams, as in the file.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SittingStandings {
    /// The file.
    pub path: String,
    /// The event.
    pub event: String,
    /// The contestants in their order, with their score on each board.
    pub ranking: SittingRanking,
}

/// The columns of the table as CSV.
const CSV_HEAD: &str =
    "path,event,contestants,side,rank,pair,names,boards,matchpoints,percentage,imps,carried,victory_points\r\n";

fn number(value: Option<f64>, n_decimals: u8) -> String {
    value.map_or_else(String::new, |value| write_shortest(value, n_decimals))
}

impl SittingStandings {
    /// Creates them from the ranking of an event in a file.
    pub const fn new(path: String, event: String, ranking: SittingRanking) -> Self {
        Self { path, event, ranking }
    }

    /// Finds contestants by number, by a part of a name, or by rank as `#1`.
    #[must_use]
    pub fn contestants_named(&self, text: &str) -> Vec<usize> {
        let rows = &self.ranking.rows;
        let wanted = text.trim().to_lowercase();
        let find = |fits: &dyn Fn(usize) -> bool| (0..rows.len()).filter(|at| fits(*at)).collect::<Vec<_>>();
        if let Some(rank) = wanted.strip_prefix('#').and_then(|rank| rank.parse::<usize>().ok()) {
            return find(&|at| rows[at].rank == rank);
        }
        let named = find(&|at| rows[at].pair.to_lowercase() == wanted);
        if !named.is_empty() || wanted.is_empty() {
            return named;
        }
        let has = |name: &str| name.to_lowercase().contains(&wanted);
        find(&|at| has(&rows[at].pair) || rows[at].names.as_deref().is_some_and(has))
    }

    /// Writes the table for people, with the computation of some contestants' totals; safe to show on a terminal.
    #[must_use]
    pub fn to_text(&self, explained: &[usize], width: usize, language: Language) -> String {
        text_of(self, explained, width, language)
    }

    /// Writes the contestants of some sittings as CSV (RFC 4180).
    #[must_use]
    pub fn to_csv(sittings: &[Self]) -> String {
        let mut out = CSV_HEAD.as_bytes().to_vec();
        for sitting in sittings {
            write_csv(sitting, &mut out);
        }
        String::from_utf8_lossy(&out).into_owned()
    }

    /// Writes a JSON line for each contestant, with the explanation of some results.
    pub fn write_json(&self, explained: &[usize], out: &mut Vec<u8>) {
        for (at, row) in self.ranking.rows.iter().enumerate() {
            let shares = if explained.contains(&at) { &row.shares[..] } else { &[] };
            write_json_line(&SittingRow { view: self, row, shares }, out);
        }
    }

    fn is_of_teams(&self) -> bool {
        self.ranking.contestants == Contestants::Teams
    }

    fn contestants(&self) -> &'static str {
        if self.is_of_teams() { "teams" } else { "pairs" }
    }

    fn side(&self) -> &'static str {
        self.ranking.side.map_or("", |side| side.letters())
    }

    /// Describes the contestants and the measure of the ranking.
    fn head(&self) -> Message {
        message!(
            "sitting-ranked",
            who = self.contestants(),
            side = if self.ranking.side.is_some() { self.side() } else { "both" },
            measure = measure_key(self.ranking.measure),
        )
    }
}

fn text_of(view: &SittingStandings, explained: &[usize], width: usize, language: Language) -> String {
    let rows = &view.ranking.rows;
    let has = |value: fn(&RankedPair) -> bool| rows.iter().any(value);
    let mut columns = vec!["rank", if view.is_of_teams() { "team" } else { "pair" }];
    let has_names = has(|row| row.names.is_some());
    if has_names {
        columns.push("names");
    }
    columns.push("boards");
    let is_by_imps = view.ranking.measure == Measure::Imps;
    columns.extend(has(|row| row.matchpoints.is_some()).then_some("points").filter(|_| !is_by_imps));
    columns.extend(has(|row| row.percentage.is_some()).then_some("percentage").filter(|_| !is_by_imps));
    columns.extend(has(|row| row.imps.is_some()).then_some("imps").filter(|_| is_by_imps));
    columns.extend(has(|row| row.victory_points.is_some()).then_some("victory"));
    let heads = columns.iter().map(|column| message!("sitting-head", column = *column).in_language(language));
    let mut table =
        TextTable { rows: vec![heads.collect()], n_lead: 2, names: if has_names { 2 } else { 1 }, groups: Vec::new() };
    for row in rows {
        let cell = |column: &&str| match *column {
            "rank" => row.rank.to_string(),
            "pair" | "team" => Visible(&row.pair).to_string(),
            "names" => Visible(row.names.as_deref().unwrap_or_default()).to_string(),
            "boards" => row.shares.len().to_string(),
            "points" => decimal(&number(row.matchpoints, 0), language),
            "percentage" => {
                row.percentage.map_or_else(String::new, |percent| decimal(&format!("{percent:.2}"), language))
            }
            "victory" => {
                row.victory_points.map_or_else(String::new, |points| decimal(&format!("{points:.2}"), language))
            }
            _ => decimal(&number(row.imps, 0), language),
        };
        table.rows.push(columns.iter().map(cell).collect());
    }
    let mut text = String::new();
    let event = Visible(if view.event.is_empty() { &view.path } else { &view.event }).to_string();
    text.extend([event.as_str(), ": ", view.head().in_language(language).as_str(), "\n"]);
    text.push_str(&table.draw(width));
    for row in explained.iter().filter_map(|at| rows.get(*at)) {
        text.push('\n');
        let names = row.names.as_deref().map(|names| format!(", {}", Visible(names))).unwrap_or_default();
        text.extend([Visible(&row.pair).to_string().as_str(), names.as_str(), "\n"]);
        if row.carried != 0.0 {
            let carried = message!("sitting-carried", imps = write_shortest(row.carried, 0));
            text.extend(["  ", carried.in_language(language).as_str(), "\n"]);
        }
        for share in &row.shares {
            let line = described(share, view.ranking.measure).in_language(language);
            text.push_str(&wrapped(&format!("  {line}"), width, "    "));
            text.push('\n');
        }
    }
    text
}

/// Describes the result of a contestant on a board.
fn described(share: &BoardShare, measure: Measure) -> Message {
    let mut what: Vec<Message> = Vec::new();
    match (share.score, share.other_score) {
        (Some(score), Some(other)) => {
            what.push(message!("sitting-other-room", score = score.to_string(), other = other.to_string()));
        }
        (Some(score), None) => {
            what.push(message!("sitting-score", score = score.to_string(), n = share.n_results));
        }
        (None, _) => {}
    }
    if let Some(award) = share.award {
        what.push(message!("sitting-award", percent = Arg::Decimal(write_shortest(award, 0))));
    } else if share.is_adjusted {
        what.push(message!("sitting-adjusted"));
    }
    if measure == Measure::Imps {
        if let Some(imps) = share.value(Measure::Imps) {
            what.push(message!("sitting-imps", imps = write_shortest(imps, 0)));
        }
    } else {
        match (share.value(Measure::Matchpoints), share.top) {
            (Some(points), Some(top)) => {
                let (points, top) = (write_shortest(points, 0), write_shortest(top, 0));
                what.push(message!("sitting-points", points = points, top = top));
            }
            (Some(points), None) => {
                what.push(message!("sitting-points-alone", points = write_shortest(points, 0)));
            }
            (None, _) => {}
        }
        if let Some(percent) = share.value(Measure::Percentage) {
            what.push(message!("sitting-percentage", percent = Arg::Decimal(write_shortest(percent, 0))));
        }
    }
    let board = share.board;
    match &share.opponent {
        Some(opponent) => {
            message!("sitting-share", board = board, opponent = Visible(opponent).to_string(), what = what)
        }
        None => message!("sitting-share-alone", board = board, what = what),
    }
}

/// Writes the contestants as rows of CSV. Negative values are written as numbers, not escaped as formulas.
fn write_csv(view: &SittingStandings, out: &mut Vec<u8>) {
    for row in &view.ranking.rows {
        let cells = [
            view.path.clone(),
            view.event.clone(),
            view.contestants().to_owned(),
            view.side().to_owned(),
            row.rank.to_string(),
            row.pair.clone(),
            row.names.clone().unwrap_or_default(),
            row.shares.len().to_string(),
            number(row.matchpoints, 0),
            row.percentage.map_or_else(String::new, |percent| format!("{percent:.2}")),
            number(row.imps, 0),
            number(Some(row.carried), 0),
            row.victory_points.map_or_else(String::new, |points| format!("{points:.2}")),
        ];
        for (at, cell) in cells.iter().enumerate() {
            if at > 0 {
                out.push(b',');
            }
            match at {
                0..=3 | 5 | 6 => write_field(cell, out),
                _ => out.extend_from_slice(cell.as_bytes()),
            }
        }
        out.extend_from_slice(b"\r\n");
    }
}

/// A contestant of a sitting, with the derivation of the total if it is wanted.
struct SittingRow<'a> {
    view: &'a SittingStandings,
    row: &'a RankedPair,
    shares: &'a [BoardShare],
}

/// Serializes the fields of the schema `sitting-standing`.
impl Serialize for SittingRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { view, row, shares } = self;
        Fields::of_type(serializer, "sitting-standing")
            .put("path", &view.path)
            .put("event", &view.event)
            .put("contestants", view.contestants())
            .some("side", Some(view.side()).filter(|side| !side.is_empty()))
            .put("measure", measure_key(view.ranking.measure))
            .put("rank", &row.rank)
            .put("pair", &row.pair)
            .some("names", row.names.as_ref())
            .put("boards", &row.shares.len())
            .some("matchpoints", row.matchpoints)
            .some("percentage", row.percentage)
            .some("imps", row.imps)
            .some("victory_points", row.victory_points.map(|points| rounded(points, 2)))
            .put("carried", &row.carried)
            .list("explained", &shares.iter().map(Share).collect::<Vec<_>>())
            .end()
    }
}

struct Share<'a>(&'a BoardShare);

impl Serialize for Share<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let share = self.0;
        Fields::new(serializer)
            .put("board", &share.board)
            .some("opponent", share.opponent.as_ref())
            .some("score", share.score)
            .some("other_score", share.other_score)
            .put("results", &share.n_results)
            .some("matchpoints", share.value(Measure::Matchpoints))
            .some("top", share.top)
            .some("percentage", share.value(Measure::Percentage))
            .some("imps", share.value(Measure::Imps))
            .some("award", share.award)
            .end()
    }
}
