//! Collects a sitting record by record: its boards, the written values of their results, and the deals they share.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use super::instant::InstantScores;
use super::line::{LineColumns, PlacedNumber, ResultLine};
use super::number::WrittenNumber;
use super::record_result::{RecordResult, sorted};
use super::table::ColumnTable;
use super::tally::{Tally, named_way};
use super::traveller::Traveller;
use super::two_rooms::{match_imps, match_points, partners};
use super::way::Way;
use crate::card::CardSet;
use crate::check::{Facts, written_scores};
use crate::comparison::{Fouling, Measure, SittingProblem};
use crate::pbn::{Inherited, Record, TagPair};
use crate::problem::{Found, Problem};
use crate::score::score;
use crate::seat::{Seat, Side, Vulnerability};
use crate::span::Span;

/// The records of a sitting, as far as they are compared with each other.
///
/// ```
/// use zapis_bridge::sitting::Sitting;
/// use zapis_bridge::{Checker, pbn};
/// let table = |room: &str, result: u32| {
///     format!(
///         "[Board \"1\"]\n[Room \"{room}\"]\n[HomeTeam \"A\"]\n[VisitTeam \"B\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n\
///          [Deal \"N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765\"]\n\
///          [Declarer \"N\"]\n[Contract \"4S\"]\n[Result \"{result}\"]\n"
///     )
/// };
/// let (mut checker, mut sitting) = (Checker::default(), Sitting::default());
/// for (number, text) in (1..).zip([table("Open", 10), table("Closed", 9)]) {
///     let record = pbn::read(&text);
///     let (_, facts) = checker.check(&record);
///     sitting.take(&record, &facts, checker.inherited(), number);
/// }
/// let rankings = sitting.rankings();
/// assert_eq!(rankings[0].rows[0].imps, Some(10.0)); // 420 and -50: 470 points
/// ```
#[derive(Clone, Debug, Default)]
pub struct Sitting {
    pub(super) boards: HashMap<(u32, u32), Vec<SameBoard>>,
    /// The totals of pairs from the tables of results.
    pub(super) tally: Tally,
    pub(super) words: Words,
    /// The number of records added.
    pub(super) n_records: u64,
    /// The board number and the first record of each deal of an event.
    deals: HashMap<u64, (u32, u32)>,
    /// The first result of four players on a board: its record, and the North-South score.
    of_players: HashMap<u64, (u32, Option<i32>)>,
    n_anchors: usize,
    n_kept: usize,
    /// The number of results dropped because there were too many, with the place of the first.
    passed_over: Option<(usize, u64)>,
    /// Whether the results are compared by IMPs.
    pub(super) is_by_imps: bool,
    /// Whether each board of a match is won, halved or lost (BAM).
    pub(super) is_by_boards: bool,
}

/// The maximum number of results of records that are compared; more are not, and that is reported.
const MOST_RESULTS: usize = 1 << 18;

/// Interned words that occur in many records.
#[derive(Clone, Debug, Default)]
pub(super) struct Words {
    numbers: HashMap<String, u32>,
    texts: Vec<String>,
}

impl Words {
    pub(super) fn number(&mut self, text: &str) -> u32 {
        if let Some(number) = self.numbers.get(text) {
            return *number;
        }
        let number = u32::try_from(self.texts.len()).unwrap_or(u32::MAX);
        self.numbers.insert(text.to_owned(), number);
        self.texts.push(text.to_owned());
        number
    }

    pub(super) fn text(&self, number: u32) -> &str {
        self.texts.get(number as usize).map_or("", String::as_str)
    }
}

/// The records of a board with the same deal, dealer and vulnerability.
#[derive(Clone, Debug)]
pub(super) struct SameBoard {
    pub(super) number: u32,
    pub(super) key: [CardSet; 4],
    pub(super) dealer: Option<Seat>,
    pub(super) vulnerability: Option<Vulnerability>,
    pub(super) first_record: u64,
    pub(super) scoring: u32,
    /// The event with its round.
    pub(super) event: u32,
    pub(super) results: Vec<RecordResult>,
}

/// The immediate result of adding a record.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Taken {
    /// The problems found.
    pub found: Vec<Found>,
    /// Places that may be reported at the end of the sitting, numbered over all records.
    pub anchors: Vec<Span>,
}

impl Sitting {
    /// Adds the next record; `number` counts records from 1, and `inherited` is the checker's state after it.
    ///
    /// Cost: n log n in its tables.
    pub fn take(&mut self, record: &Record<'_>, facts: &Facts, inherited: &Inherited, number: u64) -> Taken {
        let mut taken = Taken::default();
        self.n_records = self.n_records.max(number);
        let value = |name: &str| inherited.value_of(record, name).unwrap_or_default();
        let scoring = value("Scoring").into_owned();
        let mut instant: Option<InstantScores> = None;
        let is_compared_otherwise =
            ["rubber", "chicago"].iter().any(|kind| scoring.to_ascii_lowercase().contains(kind));
        for tag in &record.tags {
            match tag.name {
                "ScoreTable" if !is_compared_otherwise => {
                    self.score_table(record, tag, &inherited.value(tag), facts, (&scoring, number), &mut taken);
                }
                "InstantScoreTable" => {
                    let table = InstantScores::read(&ColumnTable::read(record, tag, &inherited.value(tag)));
                    let push = |(span, problem)| Found::new(Problem::Sitting(problem), span);
                    taken.found.extend(table.out_of_order().into_iter().map(push));
                    instant = Some(table);
                }
                "TotalScoreTable" => {
                    let table = ColumnTable::read(record, tag, &inherited.value(tag));
                    let anchors = self.tally.take_totals(&table, self.n_anchors);
                    self.n_anchors += anchors.len();
                    taken.anchors.extend(anchors);
                }
                _ => {}
            }
        }
        if let Some(table) = &instant {
            instant_results(table, record, facts, inherited, &mut taken.found);
        }
        if !is_compared_otherwise {
            self.record(record, facts, inherited, (scoring, number), &mut taken);
        }
        taken
    }

    fn score_table(
        &mut self,
        record: &Record<'_>,
        tag: &TagPair<'_>,
        heading: &str,
        facts: &Facts,
        (scoring, number): (&str, u64),
        taken: &mut Taken,
    ) {
        let table = ColumnTable::read(record, tag, heading);
        let columns = LineColumns::of(&table);
        let lines: Vec<_> = table.rows().map(|row| ResultLine::read(row, &columns, facts.vulnerability)).collect();
        if lines.is_empty() {
            return;
        }
        let mut push = |problem, span| taken.found.push(Found::new(Problem::Sitting(problem), span));
        for line in &lines {
            if let Some((side, span, written, wanted)) = line.wrong_score {
                push(SittingProblem::RowScore { side, written, wanted }, span);
            }
        }
        let traveller = Traveller::new(lines);
        let n_results = traveller.n_results();
        if facts.deal.as_ref().is_some_and(|deal| !deal.is_sound) && n_results > 0 {
            push(SittingProblem::DeckResult { n_results }, tag.value_span);
            return;
        }
        if columns.compares() {
            for one in traveller.judge(scoring, false) {
                let line = one.line.and_then(|line| traveller.lines.get(line));
                let placed = line.and_then(|line| line.written[one.side.index()][one.measure as usize]);
                push(one.problem, placed.map_or(tag.value_span, |placed| placed.span));
            }
        }
        self.is_by_imps |= is_imps(scoring) || traveller.chosen(Measure::Imps, scoring).is_some();
        let ways = ways_of(&traveller, scoring);
        self.tally.take(facts.board.unwrap_or(0), number, &traveller, ways);
    }

    /// Adds a record as the result of one table.
    fn record(
        &mut self,
        record: &Record<'_>,
        facts: &Facts,
        inherited: &Inherited,
        (scoring, number): (String, u64),
        taken: &mut Taken,
    ) {
        let Some((board, deal)) = facts.board.zip(facts.deal.as_ref().filter(|deal| deal.is_sound)) else { return };
        let Some(key) = deal.key().filter(|_| deal.size() == Some(13)) else { return };
        let value = |name: &str| inherited.value_of(record, name).unwrap_or_default();
        let said = |name: &str| value(name).trim_matches(['?', ' ']).to_owned();
        let score = score_of(facts, &value("Score"));
        if score.is_none() && record.tag("ScoreTable").is_none() {
            return;
        }
        let place = record.tag("Deal").map_or_else(Span::default, |tag| tag.value_span);
        if self.n_kept >= MOST_RESULTS {
            self.pass_over(place, taken);
            return;
        }
        self.n_kept += 1;
        let event = ["Event", "Site", "Date", "Section", "Stage", "Round"].map(said).join("\u{1}");
        let is_named = !event.starts_with('\u{1}');
        let room = said("Room").bytes().next().map(|byte| byte.to_ascii_uppercase());
        let mut result = RecordResult {
            record: number,
            score,
            written: None,
            teams: None,
            room,
            pairs: [["North", "South"], ["East", "West"]].map(|names| self.words.number(&names.map(said).join(" – "))),
        };
        let teams = ["HomeTeam", "VisitTeam"].map(said);
        if teams.iter().all(|team| !team.is_empty()) {
            result.teams = Some(teams.map(|team| self.words.number(&team)));
        }
        for (measure, name) in [(0, "ScoreMP"), (1, "ScoreIMP"), (2, "ScorePercentage")] {
            // Such a result is not compared with those of other tables.
            let Some(tag) = record.tag(name).filter(|_| !has_modifier(&scoring, "Instant")) else { continue };
            let Some(number) = of_north_south(&inherited.value(tag), facts.player(), measure) else { continue };
            result.written.get_or_insert_default()[measure] = Some((number, self.n_anchors));
            self.n_anchors += 1;
            taken.anchors.push(tag.value_span);
        }
        self.is_by_imps |= is_imps(&scoring);
        self.is_by_boards |= has_modifier(&scoring, "BAM");
        let scoring = self.words.number(&scoring);
        let event_number = self.words.number(&event);
        let (players, is_all_named) = players(&said);
        if is_named {
            let this = (board, u32::try_from(number).unwrap_or(u32::MAX));
            let (other_board, other) = *self.deals.entry(fingerprint(&(event_number, key))).or_insert(this);
            if other_board != board {
                let other = u64::from(other);
                let problem = SittingProblem::DealTwice { board, other_board, other };
                taken.found.push(Found::new(Problem::Sitting(problem), place));
            }
        }
        let groups = self.boards.entry((board, event_number)).or_default();
        let same = groups.iter_mut().find(|group| {
            group.key == key && group.dealer == facts.dealer && group.vulnerability == facts.vulnerability
        });
        if let Some(group) = same {
            let owner = (event_number, board, group.first_record, &players, result.room);
            if is_all_named {
                let own = (u32::try_from(number).unwrap_or(u32::MAX), result.score);
                let (other, score) = *self.of_players.entry(fingerprint(&owner)).or_insert(own);
                if u64::from(other) != number {
                    let problem = SittingProblem::ResultTwice { board, other: other.into(), is_same: score == own.1 };
                    taken.found.push(Found::new(Problem::Sitting(problem), place));
                }
            }
            // What was reported for the first such record is not reported again.
            group.results.push(result);
            return;
        }
        if groups.len() >= MOST_DEALS {
            return;
        }
        let differs = groups.iter().find_map(|group| group.differs(board, &key, facts, &result, is_named));
        if let Some(problem) = differs {
            let place = match problem {
                SittingProblem::Conditions { is_dealer, .. } => {
                    record.tag(if is_dealer { "Dealer" } else { "Vulnerable" }).map_or(place, |tag| tag.value_span)
                }
                _ => place,
            };
            taken.found.push(Found::new(Problem::Sitting(problem), place));
        }
        // There is nearly always only one.
        groups.reserve_exact(1);
        groups.push(SameBoard {
            number: board,
            key,
            dealer: facts.dealer,
            vulnerability: facts.vulnerability,
            first_record: number,
            scoring,
            event: event_number,
            results: vec![result],
        });
        if is_all_named {
            let owner = (event_number, board, number, &players, room);
            self.of_players.insert(fingerprint(&owner), (u32::try_from(number).unwrap_or(u32::MAX), score));
        }
    }

    /// Counts a result that is not compared.
    fn pass_over(&mut self, place: Span, taken: &mut Taken) {
        if let Some((_, n_results)) = &mut self.passed_over {
            *n_results += 1;
            return;
        }
        self.passed_over = Some((self.n_anchors, 1));
        self.n_anchors += 1;
        taken.anchors.push(place);
    }

    /// Ends the sitting: returns the problems at the places that the records have given.
    #[must_use]
    pub fn end(&self) -> Vec<(usize, SittingProblem)> {
        let mut found = self.tally.judge();
        found.extend(self.passed_over.map(|(anchor, n_results)| {
            (anchor, SittingProblem::NotCompared { n_results, n_compared: MOST_RESULTS as u64 })
        }));
        for group in self.boards.values().flatten() {
            let mut traveller_lines = Vec::new();
            let partners = partners(&group.results);
            for (number, result) in group.results.iter().enumerate() {
                let mut line = line_of(result, &self.words);
                if let Some(other) = partners.get(&number).and_then(|other| group.results.get(*other)) {
                    if let Some((problem, anchor)) = match_imps(result, other) {
                        found.push((anchor, problem));
                    }
                    line.written[0][Measure::Imps as usize] = None;
                    if has_modifier(self.words.text(group.scoring), "BAM") {
                        found.extend(match_points(result, other).map(|(problem, anchor)| (anchor, problem)));
                        line.written[0][Measure::Matchpoints as usize] = None;
                    }
                }
                traveller_lines.push(line);
            }
            if traveller_lines.len() < 2 {
                continue;
            }
            let traveller = Traveller::new(traveller_lines);
            for one in traveller.judge(self.words.text(group.scoring), true) {
                let result = one.line.and_then(|line| group.results.get(line));
                if let Some((_, anchor)) = result.and_then(|result| result.written_by(one.measure)) {
                    found.push((anchor, one.problem));
                }
            }
        }
        found.sort_by_key(|(anchor, _)| *anchor);
        found
    }

    /// Returns the totals of pairs from the tables of results.
    #[must_use]
    pub(crate) const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Returns the boards on which records are compared, in the order of their first records.
    pub(super) fn groups(&self) -> Vec<&SameBoard> {
        let mut groups: Vec<&SameBoard> = self.boards.values().flatten().collect();
        groups.sort_by_key(|group| group.first_record);
        groups
    }

    /// Lists the results of a board in the form of a table of results.
    pub(super) fn traveller(&self, group: &SameBoard) -> (Traveller, [Option<Way>; 3]) {
        let traveller = Traveller::new(group.results.iter().map(|result| line_of(result, &self.words)).collect());
        let ways = ways_of(&traveller, self.words.text(group.scoring));
        (traveller, ways)
    }

    /// Lists the matches that a board is part of: the teams, the home team first, the records, and the North-South
    /// scores in the room where the first team sat North-South and in the other one.
    pub(super) fn matches(&self, group: &SameBoard) -> Vec<([&str; 2], [u64; 2], [i32; 2])> {
        let mut all = Vec::new();
        for (first, second) in partners(&group.results).into_iter().filter(|(first, second)| first < second) {
            let Some((first, second)) = group.results.get(first).zip(group.results.get(second)) else { continue };
            let Some((teams, scores)) = first.teams.zip(first.score.zip(second.score)) else { continue };
            let teams = teams.map(|team| self.words.text(team));
            // In a match by rooms the home team sits North-South in the open one.
            let is_turned = first.teams == second.teams && first.room == Some(b'C');
            let (records, scores) = ([first.record, second.record], <[i32; 2]>::from(scores));
            if is_turned {
                all.push((teams, [records[1], records[0]], [scores[1], scores[0]]));
            } else {
                all.push((teams, records, scores));
            }
        }
        all.sort_by_key(|(_, records, _)| *records);
        all
    }
}

/// Returns a hash; two different values collide with a probability of 2^-64.
fn fingerprint(of: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

/// Returns the names of the players, and whether there are four different ones.
fn players(said: &impl Fn(&str) -> String) -> (String, bool) {
    let names = ["North", "East", "South", "West"].map(said);
    let is_all_named = (0..4).all(|at| !names[at].is_empty() && !names[..at].contains(&names[at]));
    (names.join("\u{1}"), is_all_named)
}

impl SameBoard {
    /// Returns how a record of the same board number differs: in its deal, its dealer or its vulnerability.
    fn differs(
        &self,
        board: u32,
        key: &[CardSet; 4],
        facts: &Facts,
        result: &RecordResult,
        is_named: bool,
    ) -> Option<SittingProblem> {
        let other = self.first_record;
        if self.key == *key {
            let is_dealer = facts.dealer.zip(self.dealer).is_some_and(|(own, others)| own != others);
            let both = facts.vulnerability.zip(self.vulnerability);
            let is_vulnerability = both.is_some_and(|(own, others)| own != others);
            return (is_dealer || is_vulnerability).then_some(SittingProblem::Conditions { board, other, is_dealer });
        }
        let is_match = || {
            let is_other_room = |other: &RecordResult| {
                other.teams.map(sorted) == result.teams.map(sorted)
                    && (other.room != result.room || other.teams != result.teams)
            };
            result.teams.is_some() && self.results.iter().any(is_other_room)
        };
        let fouling = fouling(key, &self.key);
        let is_fouled = fouling != Fouling::OtherDeal || is_match() || is_named && self.results.len() > 1;
        is_fouled.then_some(SittingProblem::Fouled { board, other, fouling })
    }
}

/// The maximum number of deals kept for one board number.
const MOST_DEALS: usize = 16;

/// Returns true if a Scoring tag means comparison by IMPs.
fn is_imps(scoring: &str) -> bool {
    let lower = scoring.to_ascii_lowercase();
    ["imp", "butler", "cross"].iter().any(|kind| lower.contains(kind))
}

/// Chooses for each measure the method that gives the written values, otherwise the one named by the Scoring tag,
/// otherwise the usual one.
fn ways_of(traveller: &Traveller, scoring: &str) -> [Option<Way>; 3] {
    Measure::ALL.map(|measure| {
        let chosen = traveller.chosen(measure, scoring);
        let fitting = chosen.filter(|chosen| 2 * chosen.n_fitting > chosen.n_written);
        match (chosen, fitting) {
            (_, Some(fitting)) => Some(fitting.way),
            // The written values come from an unknown method.
            (Some(_), None) => None,
            (None, None) => Some(named_way(measure, scoring)),
        }
    })
}

/// Returns the North-South score, from the tag or otherwise from contract and result.
fn score_of(facts: &Facts, written: &str) -> Option<i32> {
    let of_tag = written_scores(written, facts.player());
    let own = of_tag.iter().find(|(side, _)| *side == Side::NorthSouth).map(|(_, score)| *score);
    let other = || of_tag.first().map(|(_, score)| score.saturating_neg());
    if let Some(score) = own.or_else(other) {
        return Some(score).filter(|score| score.abs() <= 20_000);
    }
    if facts.is_passed_out() {
        return Some(0);
    }
    let (declarer, contract) = facts.player().zip(facts.played_contract())?;
    let tricks = u8::try_from(facts.tricks()?).ok().filter(|tricks| *tricks <= 13)?;
    let own = score(contract, tricks, facts.vulnerability?.is_of(declarer.side()));
    Some(if declarer.side() == Side::NorthSouth { own } else { -own })
}

/// Reads the North-South value: `NS 4 EW -4`, `EW -4`, `NS 51.3`, or the value of declarer's side.
fn of_north_south(value: &str, declarer: Option<Seat>, measure: usize) -> Option<WrittenNumber> {
    let of_other = |number: WrittenNumber| match measure {
        1 => Some(WrittenNumber { value: -number.value, ..number }),
        2 => Some(WrittenNumber { value: 100.0 - number.value, ..number }),
        // The opponents' matchpoints say nothing without the maximum.
        _ => None,
    };
    if let Some(number) = WrittenNumber::read(value) {
        return if declarer?.side() == Side::NorthSouth { Some(number) } else { of_other(number) };
    }
    let words: Vec<&str> = value.split_ascii_whitespace().collect();
    let of = |side: &str| {
        let at = words.iter().position(|word| word.eq_ignore_ascii_case(side))?;
        WrittenNumber::read(words.get(at + 1)?)
    };
    of("NS").or_else(|| of("EW").and_then(of_other))
}

/// Returns how two deals of one board differ.
fn fouling(left: &[CardSet; 4], right: &[CardSet; 4]) -> Fouling {
    let turned = (1..4).find(|turn| (0..4).all(|seat| left[(seat + turn) % 4] == right[seat]));
    match turned {
        Some(turn) => Fouling::Turned(turn),
        None if left.iter().any(|hand| right.contains(hand)) => Fouling::Mixed,
        None => Fouling::OtherDeal,
    }
}

/// Compares the values of a record with its table of instant scores.
fn instant_results(
    table: &InstantScores,
    record: &Record<'_>,
    facts: &Facts,
    inherited: &Inherited,
    found: &mut Vec<Found>,
) {
    let value = inherited.value_of(record, "Score").unwrap_or_default();
    let Some(score) = score_of(facts, &value) else { return };
    for (measure, name) in [(Measure::Imps, "ScoreIMP"), (Measure::Percentage, "ScorePercentage")] {
        let Some(tag) = record.tag(name) else { continue };
        let number = of_north_south(&inherited.value(tag), facts.player(), measure as usize);
        let problem = number.and_then(|number| table.judge(measure, score, number));
        found.extend(problem.map(|problem| Found::new(Problem::Sitting(problem), tag.value_span)));
    }
}

/// Returns true if the Scoring tag has a field with that name.
fn has_modifier(scoring: &str, name: &str) -> bool {
    scoring.split(';').any(|field| field.trim().eq_ignore_ascii_case(name))
}

fn line_of(result: &RecordResult, words: &Words) -> ResultLine {
    let pairs = result.pairs.map(|pair| words.text(pair).to_owned());
    let placed = |written: Option<(WrittenNumber, usize)>| {
        written.map(|(number, _)| PlacedNumber { number, span: Span::default() })
    };
    ResultLine {
        pairs: pairs.map(|pair| Some(pair).filter(|pair| !pair.trim_matches([' ', '–']).is_empty())),
        n_tables: 1,
        scores: [result.score, result.score.map(|score| -score)],
        is_adjusted: Measure::ALL.iter().filter_map(|of| result.written_by(*of)).any(|(number, _)| number.is_adjusted),
        written: [Measure::ALL.map(|measure| placed(result.written_by(measure))), [None; 3]],
        ..ResultLine::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::Checker;
    use crate::pbn::read;

    #[test]
    fn a_comparison_that_is_too_large_is_reported_once() {
        let text = "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n\
                    [Deal \"N:A643.KJT8.92.AK3 2.653.QJT7.T9842 KQ97.Q9.AK54.J75 JT85.A742.863.Q6\"]\n\
                    [Declarer \"N\"]\n[Contract \"4S\"]\n[Result \"10\"]\n";
        let record = read(text);
        let mut checker = Checker::default();
        let (_, facts) = checker.check(&record);
        let mut sitting = Sitting { n_kept: MOST_RESULTS - 1, ..Sitting::default() };
        let anchors = [1, 2, 3].map(|number| sitting.take(&record, &facts, checker.inherited(), number).anchors);
        let deal = record.tag("Deal").unwrap().value_span;
        assert_eq!(anchors, [vec![], vec![deal], vec![]]);
        let n_compared = MOST_RESULTS as u64;
        assert_eq!(sitting.end(), [(0, SittingProblem::NotCompared { n_results: 2, n_compared })]);
    }
}
