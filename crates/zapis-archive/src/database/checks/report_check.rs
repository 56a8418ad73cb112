//! Checks a report file, by itself and against the records of its event.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::findings::{Severity, rules};
use crate::l10n::{Arg, Message, message};
use crate::text::Visible;
use crate::tournament::tie_break::Standings;
use crate::tournament::trf::{self, Difference, Fault, FaultKind, Part, Report};
use crate::tournament::{Color, Format, Measure, Outcome, Pairing};

use super::super::events::event::EventFound;
use super::super::names::people::{Likeness, Variants, variants};
use super::report_finding::ReportFinding;

/// Formats the faults found by the reader of report files.
#[must_use]
pub fn malformed(report: &Report) -> Vec<ReportFinding> {
    let reported = |fault: &Fault| {
        ReportFinding::new(rules::REPORT_MALFORMED, fault.line, fault.column, fault_phrase(&fault.kind))
    };
    report.faults.iter().map(reported).collect()
}

fn part_phrase(part: Part) -> Message {
    let (key, round) = match part {
        Part::Number => ("number", 0),
        Part::Sex => ("sex", 0),
        Part::Title => ("title", 0),
        Part::Name => ("name", 0),
        Part::Rating => ("rating", 0),
        Part::Federation => ("federation", 0),
        Part::FideId => ("fide-id", 0),
        Part::Birth => ("birth", 0),
        Part::Points => ("points", 0),
        Part::Rank => ("rank", 0),
        Part::Opponent(round) => ("opponent", round),
        Part::Color(round) => ("color", round),
        Part::Outcome(round) => ("outcome", round),
        Part::Round => ("round", 0),
        Part::Count => ("count", 0),
    };
    message!("report-part", part = key, round = u32::from(round))
}

fn fault_phrase(kind: &FaultKind) -> Message {
    let shown = |text: &str| Visible(text).to_string();
    match kind {
        FaultKind::UnknownRecord { code } => message!("report-unknown-record", code = shown(code)),
        FaultKind::Unreadable { part, text } => {
            message!("report-unreadable", part = part_phrase(*part), text = shown(text))
        }
        FaultKind::Shifted => message!("report-shifted"),
        FaultKind::ColumnsInBytes => message!("report-columns-in-bytes"),
        FaultKind::RoundsBesideColumns => message!("report-rounds-beside-columns"),
        FaultKind::Tab => message!("report-tab"),
        FaultKind::Short { part } => message!("report-short", part = part_phrase(*part)),
        FaultKind::DoubledNumber { number, first_line } => {
            message!("report-doubled-number", number = *number, line = *first_line)
        }
        FaultKind::NobodysNumber { number } => message!("report-nobodys-number", number = *number),
        FaultKind::AgainstSelf { round } => message!("report-against-self", round = u32::from(*round)),
        FaultKind::WithoutOpponent { round } => message!("report-without-opponent", round = u32::from(*round)),
        FaultKind::ByeWithOpponent { round } => message!("report-bye-with-opponent", round = u32::from(*round)),
        FaultKind::WithoutColor { round } => message!("report-without-color", round = u32::from(*round)),
        FaultKind::TooManyRounds => message!("report-too-many-rounds"),
        FaultKind::WrongCount { code, stated, found } => {
            message!("report-wrong-count", code = *code, stated = *stated, found = *found)
        }
        FaultKind::NoSuchResult { number, round } => {
            message!("report-no-such-result", number = *number, round = u32::from(*round))
        }
        FaultKind::NotReckoned => message!("report-not-reckoned"),
        FaultKind::UnknownTieBreak { text } => message!("report-unknown-tie-break", text = shown(text)),
        FaultKind::DoubledRecord { code } => message!("report-doubled-record", code = shown(code)),
        other => message!("verbatim", text = format!("{other:?}")),
    }
}

/// Lists the statements of a report file that its own results contradict; including ranks, if standings by the file's
/// tie-breaks are given.
#[must_use]
pub fn inconsistent(report: &Report, format: Format, standings: Option<&Standings>) -> Vec<ReportFinding> {
    let event = &report.event;
    let name = |player: usize| Visible(event.players.get(player).map_or("?", |player| &player.name)).to_string();
    let team = |team: usize| Visible(event.teams.get(team).map_or("?", |team| &team.name)).to_string();
    let line = |player: usize| report.player_lines.get(player).copied().unwrap_or(0);
    let team_line = |team: usize| report.team_lines.get(team).copied().unwrap_or(0);
    let reported = |difference: Difference| {
        let (line, column, message) = match difference {
            Difference::Points { player, stated, found } => {
                let words = (stated.to_string(), found.to_string());
                (line(player), 81, message!("report-points", name = name(player), stated = words.0, found = words.1))
            }
            Difference::TeamPoints { team: of, measure, stated, found } => {
                let key = if measure == Measure::GamePoints { "game" } else { "match" };
                let (stated, found) = (stated.to_string(), found.to_string());
                let message =
                    message!("report-team-points", name = team(of), measure = key, stated = stated, found = found);
                (team_line(of), 1, message)
            }
            Difference::Rank { contestant, stated, found, shared_by } => {
                let is_of_teams = !event.teams.is_empty();
                let (name, line) = if is_of_teams {
                    (team(contestant), team_line(contestant))
                } else {
                    (name(contestant), line(contestant))
                };
                let found = match shared_by {
                    0 | 1 => found.to_string(),
                    shared_by => format!("{found}–{}", found + shared_by - 1),
                };
                (line, 86, message!("report-rank", name = name, stated = stated, found = found))
            }
            Difference::OneSided { player, opponent, round } => {
                let message =
                    message!("report-untold", name = name(player), opponent = name(opponent), round = u32::from(round));
                (line(player), column_of(round), message)
            }
            Difference::Outcomes { player, opponent, round, outcomes } => {
                let [own, other] = outcomes.map(|outcome| outcome.sign().to_string());
                let message = message!(
                    "report-outcomes",
                    name = name(player),
                    opponent = name(opponent),
                    round = u32::from(round),
                    own = own,
                    other = other,
                );
                (line(player), column_of(round) + 7, message)
            }
            Difference::Colors { player, opponent, round, color } => {
                let message = message!(
                    "report-colors",
                    name = name(player),
                    opponent = name(opponent),
                    round = u32::from(round),
                    color = color_key(color),
                );
                (line(player), column_of(round) + 5, message)
            }
            other => (1, 1, message!("verbatim", text = format!("{other:?}"))),
        };
        let reported = ReportFinding::new(rules::REPORT_INCONSISTENT, line, column, message);
        // The file may be wrong about the tie-breaks of an event and their version.
        let is_doubtful =
            matches!(difference, Difference::Rank { .. }) && standings.is_some_and(|one| !one.tie_breaks.is_empty());
        if is_doubtful { ReportFinding { severity: Severity::Warning, ..reported } } else { reported }
    };
    let mut all: Vec<ReportFinding> = trf::compare(event, format, standings).into_iter().map(reported).collect();
    all.extend(doubled_byes(report));
    all
}

/// Finds the rounds with more than one pairing-allocated bye: there is one if the number of players is odd.
fn doubled_byes(report: &Report) -> Vec<ReportFinding> {
    let mut of_rounds: BTreeMap<u16, Vec<usize>> = BTreeMap::new();
    for (player, its) in report.event.players.iter().enumerate().filter(|_| report.event.teams.is_empty()) {
        for entry in its.entries.iter().filter(|entry| entry.outcome == Outcome::AllocatedBye) {
            of_rounds.entry(entry.round).or_default().push(player);
        }
    }
    let reported = |(round, players): (u16, Vec<usize>)| {
        let line = report.player_lines.get(*players.get(1)?).copied().unwrap_or(0);
        let name =
            |player: &usize| Visible(report.event.players.get(*player).map_or("?", |player| &player.name)).to_string();
        let names: Vec<String> = players.iter().take(MAX_NAMED).map(name).collect();
        let message = message!("report-doubled-byes", round = u32::from(round), names = Arg::All(names));
        Some(ReportFinding::new(rules::REPORT_INCONSISTENT, line, column_of(round), message))
    };
    of_rounds.into_iter().filter_map(reported).collect()
}

pub(super) const fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// Returns the column of a player's record in which a round begins.
pub(super) fn column_of(round: u16) -> u32 {
    92 + 10 * (u32::from(round).saturating_sub(1))
}

/// The maximum number of missing games of a round that are named; for more only the number is given.
const MAX_NAMED: usize = 5;

/// Compares the records of an event with a report file: players, ratings, colors, results, and games; only one round if
/// given.
#[must_use]
pub fn differences(found: &EventFound, report: &Report, round: Option<u16>) -> Vec<ReportFinding> {
    let matched = Matched::new(found, report, round);
    let mut all = matched.players();
    all.extend(matched.games());
    all
}

/// The players of records and report, matched.
struct Matched<'a> {
    found: &'a EventFound,
    report: &'a Report,
    /// The player of the report for each player of the records.
    reported: Vec<Option<usize>>,
    /// Matches based on another spelling of the name.
    by_spelling: Vec<(usize, usize, Likeness)>,
    /// The selected round.
    round: Option<u16>,
    /// The rounds that have records.
    covered: BTreeSet<u16>,
}

fn name_key(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

impl<'a> Matched<'a> {
    fn new(found: &'a EventFound, report: &'a Report, round: Option<u16>) -> Self {
        let (own, its) = (&found.tournament.players, &report.event.players);
        let mut by_id: HashMap<&str, usize> = HashMap::new();
        let mut by_name: HashMap<String, Option<usize>> = HashMap::new();
        for (at, player) in its.iter().enumerate() {
            if !player.fide_id.trim().is_empty() {
                by_id.insert(player.fide_id.trim(), at);
            }
            by_name.entry(name_key(&player.name)).and_modify(|known| *known = None).or_insert(Some(at));
        }
        let mut reported: Vec<Option<usize>> = own
            .iter()
            .map(|player| {
                let id = by_id.get(player.fide_id.trim()).copied().filter(|_| !player.fide_id.is_empty());
                id.or_else(|| by_name.get(&name_key(&player.name)).copied().flatten())
            })
            .collect();
        // The remaining ones, by similarity of names.
        let taken: Vec<usize> = reported.iter().flatten().copied().collect();
        let left_own: Vec<usize> = (0..own.len()).filter(|at| reported[*at].is_none()).collect();
        let left_its: Vec<usize> = (0..its.len()).filter(|at| !taken.contains(at)).collect();
        let names: Vec<&str> = left_own
            .iter()
            .map(|at| own[*at].name.as_str())
            .chain(left_its.iter().map(|at| its[*at].name.as_str()))
            .collect();
        let mut by_spelling = Vec::new();
        let pairs = variants(&names);
        // A surname that fits several players is not matched.
        let is_only = |pair: &Variants| {
            let fits = |other: &&Variants| other.first == pair.first && other.second >= left_own.len();
            pair.likeness < Likeness::SurnameOnly || pairs.iter().filter(fits).count() == 1
        };
        for pair in pairs.iter().filter(|pair| is_only(pair)) {
            let (Some(player), Some(of_report)) =
                (left_own.get(pair.first), pair.second.checked_sub(left_own.len()).and_then(|at| left_its.get(at)))
            else {
                continue;
            };
            if reported[*player].is_none() && pair.likeness <= Likeness::SurnameOnly {
                reported[*player] = Some(*of_report);
                by_spelling.push((*player, *of_report, pair.likeness));
            }
        }
        let rounds =
            found.games.iter().map(|game| game.pairing.round).filter(|known| round.is_none_or(|one| one == *known));
        Self { found, report, reported, by_spelling, round, covered: rounds.collect() }
    }

    /// Returns true if a round is selected and has records; rounds without any are reported in one line.
    fn is_covered(&self, round: u16) -> bool {
        self.covered.contains(&round) || self.round.is_none() && self.covered.iter().all(|round| *round == 0)
    }

    fn own_name(&self, player: usize) -> String {
        Visible(self.found.tournament.players.get(player).map_or("?", |player| &player.name)).to_string()
    }

    fn its_name(&self, player: usize) -> String {
        Visible(self.report.event.players.get(player).map_or("?", |player| &player.name)).to_string()
    }

    fn line(&self, player: usize) -> u32 {
        self.report.player_lines.get(player).copied().unwrap_or(0)
    }

    fn first_record(&self, player: usize) -> Option<u32> {
        let is_its =
            |game: &&super::super::events::event::EventGame| [game.pairing.white, game.pairing.black].contains(&player);
        self.found.games.iter().find(is_its).map(|game| game.record)
    }

    fn at_player(&self, finding: ReportFinding, player: usize) -> ReportFinding {
        match self.first_record(player) {
            Some(record) => finding.at_record(record),
            None => finding,
        }
    }

    fn players(&self) -> Vec<ReportFinding> {
        let mut all = Vec::new();
        let is_matched: Vec<usize> = self.reported.iter().flatten().copied().collect();
        for (at, reported) in self.reported.iter().enumerate() {
            let Some(reported) = *reported else {
                let message = message!("report-no-such-player", name = self.own_name(at));
                all.push(self.at_player(ReportFinding::new(rules::REPORT_DIFFERS, 0, 1, message), at));
                continue;
            };
            let (Some(own), Some(its)) =
                (self.found.tournament.players.get(at), self.report.event.players.get(reported))
            else {
                continue;
            };
            if let (Some(own), Some(its)) = (own.rating, its.rating)
                && own != its
            {
                let message = message!(
                    "report-rating",
                    name = self.its_name(reported),
                    stated = u32::from(its),
                    found = u32::from(own)
                );
                let finding = ReportFinding::new(rules::REPORT_DIFFERS, self.line(reported), 49, message);
                let finding = ReportFinding { severity: Severity::Warning, ..finding };
                all.push(self.at_player(finding, at));
            }
        }
        let is_surname = |(.., likeness): &&(usize, usize, Likeness)| *likeness == Likeness::SurnameOnly;
        let surnames: Vec<_> = self.by_spelling.iter().filter(is_surname).collect();
        let are_many = surnames.len() > 1;
        if let Some((own, its, _)) = surnames.first().filter(|_| are_many) {
            let named: Vec<String> = surnames.iter().take(MAX_NAMED).map(|(own, ..)| self.own_name(*own)).collect();
            let more = surnames.len() - named.len();
            let message = message!("report-surnames", count = surnames.len(), names = Arg::List(named), more = more);
            let finding = ReportFinding::new(rules::NAME_VARIANTS, self.line(*its), 15, message);
            all.push(self.at_player(finding, *own));
        }
        for (own, its, likeness) in &self.by_spelling {
            if are_many && *likeness == Likeness::SurnameOnly {
                continue;
            }
            let message = message!("report-name", name = self.its_name(*its), found = self.own_name(*own));
            let finding = ReportFinding::new(rules::NAME_VARIANTS, self.line(*its), 15, message);
            all.push(self.at_player(finding, *own));
        }
        for (at, player) in self.report.event.players.iter().enumerate() {
            let has_played =
                player.entries.iter().any(|entry| entry.outcome.is_played() && self.is_covered(entry.round));
            if has_played && !is_matched.contains(&at) {
                let message = message!("report-player-without-records", name = self.its_name(at));
                let finding = ReportFinding::new(rules::REPORT_DIFFERS, self.line(at), 15, message);
                all.push(ReportFinding { severity: Severity::Warning, ..finding });
            }
        }
        all
    }

    fn games(&self) -> Vec<ReportFinding> {
        // The games of the records by the players of the report, ignoring colors.
        let mut by_pair: BTreeMap<(usize, usize), Vec<usize>> = BTreeMap::new();
        let mut all = Vec::new();
        let players = |game: Pairing| {
            let of = |player: usize| self.reported.get(player).copied().flatten();
            Some((of(game.white)?, of(game.black)?))
        };
        for (at, game) in self.found.games.iter().enumerate() {
            if let Some((white, black)) = players(game.pairing) {
                by_pair.entry((white.min(black), white.max(black))).or_default().push(at);
            }
        }
        let mut absent: BTreeMap<u16, Vec<Pairing>> = BTreeMap::new();
        let mut n_of_round: BTreeMap<u16, usize> = BTreeMap::new();
        let mut uncovered: BTreeSet<u16> = BTreeSet::new();
        let is_asked = |round: u16| self.round.is_none_or(|one| one == round);
        for game in self.report.event.games().into_iter().filter(|game| is_asked(game.round)) {
            if game.outcome.is_played() {
                *n_of_round.entry(game.round).or_default() += 1;
            }
            let candidates = by_pair.get_mut(&(game.white.min(game.black), game.white.max(game.black)));
            let taken =
                candidates.and_then(|candidates| {
                    let round = |at: &usize| self.found.games.get(*at).map_or(0, |game| game.pairing.round);
                    let at = candidates.iter().position(|at| round(at) == game.round);
                    let at = at
                        .or_else(|| candidates.iter().position(|at| round(at) == 0))
                        .or(if candidates.is_empty() { None } else { Some(0) });
                    at.map(|at| candidates.remove(at))
                });
            match taken {
                Some(at) => all.extend(self.one_game(game, at)),
                None if game.outcome.is_played() && !self.is_covered(game.round) => {
                    uncovered.insert(game.round);
                }
                None if game.outcome.is_played() => absent.entry(game.round).or_default().push(game),
                None => {}
            }
        }
        if !uncovered.is_empty() {
            let message =
                message!("report-rounds-without-records", rounds = ranges(&uncovered), count = uncovered.len());
            let finding = ReportFinding::new(rules::REPORT_DIFFERS, 0, 1, message);
            all.push(ReportFinding { severity: Severity::Note, ..finding });
        }
        for (round, games) in absent {
            let n_round = n_of_round.get(&round).copied().unwrap_or(0);
            if games.len() > MAX_NAMED {
                let message = message!(
                    "report-games-without-records",
                    round = u32::from(round),
                    count = games.len(),
                    all = n_round
                );
                let finding = ReportFinding::new(rules::REPORT_DIFFERS, 0, 1, message);
                all.push(ReportFinding { severity: Severity::Warning, ..finding });
                continue;
            }
            for game in games {
                let message = message!(
                    "report-game-without-record",
                    round = u32::from(round),
                    white = self.its_name(game.white),
                    black = self.its_name(game.black),
                    result = game.outcome.sign().to_string(),
                );
                let finding =
                    ReportFinding::new(rules::REPORT_DIFFERS, self.line(game.white), column_of(round), message);
                all.push(ReportFinding { severity: Severity::Warning, ..finding });
            }
        }
        for at in by_pair.into_values().flatten() {
            let Some(game) = self.found.games.get(at).filter(|game| is_asked(game.pairing.round)) else { continue };
            let message = message!(
                "report-no-such-game",
                round = u32::from(game.pairing.round),
                white = self.own_name(game.pairing.white),
                black = self.own_name(game.pairing.black),
            );
            all.push(ReportFinding::new(rules::REPORT_DIFFERS, 0, 1, message).at_record(game.record));
        }
        all
    }

    fn one_game(&self, game: Pairing, at: usize) -> Vec<ReportFinding> {
        let Some(own) = self.found.games.get(at) else { return Vec::new() };
        let (line, column) = (self.line(game.white), column_of(game.round));
        let (white, black) = (self.its_name(game.white), self.its_name(game.black));
        let mut all = Vec::new();
        let mut put = |column: u32, message: Message| {
            all.push(ReportFinding::new(rules::REPORT_DIFFERS, line, column, message).at_record(own.record));
        };
        let own_white = self.reported.get(own.pairing.white).copied().flatten();
        let is_swapped = own_white != Some(game.white);
        if is_swapped && game.has_color && game.outcome.is_played() {
            let message = message!(
                "report-colors-differ",
                white = white.as_str(),
                black = black.as_str(),
                round = u32::from(game.round)
            );
            put(column + 5, message);
        }
        if own.pairing.round > 0 && own.pairing.round != game.round {
            let message = message!(
                "report-round-differs",
                white = white.as_str(),
                black = black.as_str(),
                round = u32::from(game.round),
                found = u32::from(own.pairing.round),
            );
            put(column, message);
        }
        let outcome =
            if is_swapped { own.pairing.outcome.counterpart().unwrap_or(Outcome::Loss) } else { own.pairing.outcome };
        if !is_same_outcome(game.outcome, outcome) {
            let message = message!(
                "report-result-differs",
                white = white.as_str(),
                black = black.as_str(),
                round = u32::from(game.round),
                stated = game.outcome.sign().to_string(),
                found = outcome.sign().to_string(),
            );
            put(column + 7, message);
        }
        all
    }
}

/// Formats rounds, consecutive ones by the first and the last: `1–3, 5`.
fn ranges(rounds: &BTreeSet<u16>) -> String {
    let all: Vec<u16> = rounds.iter().copied().collect();
    let run = |run: &[u16]| match run {
        [first, .., last] => format!("{first}–{last}"),
        [only] => only.to_string(),
        [] => String::new(),
    };
    all.chunk_by(|one, next| one + 1 == *next).map(run).collect::<Vec<_>>().join(", ")
}

/// Returns true if a result of the report and one of a record are the same; unrated games count like others.
fn is_same_outcome(stated: Outcome, found: Outcome) -> bool {
    // A pairing without a result has nothing to compare.
    if stated == Outcome::Unknown || found == Outcome::Unknown {
        return true;
    }
    let plain = |outcome| match outcome {
        Outcome::UnratedWin => Outcome::Win,
        Outcome::UnratedDraw => Outcome::Draw,
        Outcome::UnratedLoss => Outcome::Loss,
        other => other,
    };
    plain(stated) == plain(found)
}
