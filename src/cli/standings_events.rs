//! Events ranked as the arguments ask: rules, tie-breaks, points, and what has to be said of it.

use std::collections::HashMap;

use crate::database::EventFound;
use crate::database::event_check::possible_variants;
use crate::l10n::{Message, message};
use crate::render::EventView;
use crate::text::Visible;
use crate::tournament::kind::{self, Inferred};
use crate::tournament::knock_out::Bracket;
use crate::tournament::start_numbers::Numbering;
use crate::tournament::tie_break::{
    Code, EventType, Objection, Rules, Standings, TieBreak, objection, recommended_order, standings,
};
use crate::tournament::trf::Tag;
use crate::tournament::{
    Field, Format, Kind, Measure, Outcome, PointSystem, Points, Tournament, irregularities, start_numbers, varma,
    withdrawal,
};

use super::CommandError;

use super::standings::rules_of;
use super::standings_args::{KindChoice, StandingsArgs, TeamScore};
use crate::front::ReportFile;

/// An event, wherever it comes from.
pub(super) struct Source {
    pub(super) event: Tournament,
    pub(super) kind: Option<Inferred>,
    /// What its records were put together of, if it comes from records.
    pub(super) found: Option<EventFound>,
    /// The report file, if it comes from one.
    pub(super) report: Option<ReportFile>,
    /// Where its first record stands, if another event has its name.
    first_place: Option<String>,
    /// Tie-breaks that the source names.
    tie_breaks: Vec<TieBreak>,
    /// Records of a report file that are written as they were.
    pub(super) tags: Vec<Tag>,
}

impl Source {
    /// Takes an event of records, the first of which stands on a line of a file.
    pub(super) fn of_event(found: EventFound, path: &str, line: u64) -> Self {
        let mut found = found;
        if found.tournament.name.is_empty() {
            // An event whose records do not name it is called as its file.
            let file = path.rsplit('/').next().unwrap_or(path);
            file.split('.').next().unwrap_or(file).clone_into(&mut found.tournament.name);
        }
        Self {
            event: found.tournament.clone(),
            kind: found.kind,
            found: Some(found),
            report: None,
            first_place: Some(format!("{path}:{line}")),
            tie_breaks: Vec::new(),
            tags: Vec::new(),
        }
    }

    pub(super) fn of_report(file: ReportFile) -> Self {
        let event = file.report.event.clone();
        let kind = stated_kind(&file).or_else(|| kind::of_event(&event));
        let (tie_breaks, tags) = (file.report.tie_breaks.clone(), file.report.tags.clone());
        Self { event, kind, found: None, report: Some(file), first_place: None, tie_breaks, tags }
    }

    /// Has the place shown only of events that others have the name of.
    pub(super) fn keep_places_of_namesakes(sources: &mut [Self]) {
        let mut n_named: HashMap<String, usize> = HashMap::new();
        for source in sources.iter() {
            *n_named.entry(source.event.name.clone()).or_default() += 1;
        }
        for source in sources {
            source.first_place = source.first_place.take().filter(|_| n_named.get(&source.event.name) > Some(&1));
        }
    }
}

/// Takes the word of a report file that an event is a Swiss system or a knock-out (tags 092 and 192).
fn stated_kind(file: &ReportFile) -> Option<Inferred> {
    let said: String =
        ["092", "192"].iter().filter_map(|code| file.report.tag(code)).collect::<String>().to_lowercase();
    let inferred = kind::of_event(&file.report.event);
    let is_swiss =
        ["swiss", "dutch", "burstein", "dubov", "lim", "baku", "швейцар"].iter().any(|word| said.contains(word));
    let kind = match said.contains("knock") {
        true => Kind::KnockOut,
        false if is_swiss && !said.contains("round") => Kind::Swiss,
        false => return None,
    };
    let n_contestants = file.report.event.players.len();
    let found = inferred.unwrap_or(Inferred { kind, is_complete: false, n_contestants, n_pairs: 0 });
    Some(Inferred { kind, is_complete: false, ..found })
}

/// An event with its standings.
pub(super) struct Ranked {
    pub(super) source: Source,
    pub(super) field: Field,
    pub(super) standings: Standings,
    notes: Vec<Message>,
}

impl Ranked {
    pub(super) fn view(&self) -> EventView<'_> {
        EventView {
            event: &self.source.event,
            field: &self.field,
            standings: &self.standings,
            kind: self.source.kind,
            notes: &self.notes,
        }
    }
}

/// How events are ranked.
pub(super) struct Ranking {
    /// None: by what is recommended for the kind of event.
    tie_breaks: Option<Vec<TieBreak>>,
    /// None: by the date.
    rules: Option<Rules>,
    points: Option<PointSystem>,
    match_points: Option<PointSystem>,
    kind: Option<Kind>,
    first: Measure,
    half_rule: bool,
    varma: bool,
    merge_names: bool,
}

impl Ranking {
    pub(super) fn new(args: &StandingsArgs) -> Result<Self, CommandError> {
        let tie_breaks = match args.tiebreaks.as_deref() {
            None => None,
            Some(list) if list.eq_ignore_ascii_case("auto") => None,
            Some(list) if list.eq_ignore_ascii_case("none") => Some(Vec::new()),
            Some(list) => Some(tie_break_list(list)?),
        };
        let kind = match args.kind {
            KindChoice::Auto => None,
            KindChoice::RoundRobin => Some(Kind::RoundRobin { cycles: 0 }),
            KindChoice::Scheveningen => Some(Kind::Scheveningen { cycles: 0 }),
            KindChoice::Swiss => Some(Kind::Swiss),
            KindChoice::Match => Some(Kind::Match),
            KindChoice::KnockOut => Some(Kind::KnockOut),
        };
        let system = |text: &String| point_system(text);
        Ok(Self {
            tie_breaks,
            rules: rules(&args.tiebreak_rules)?,
            points: args.points.as_ref().map(system).transpose()?,
            match_points: args.match_points.as_ref().map(system).transpose()?,
            kind,
            first: match args.rank_by {
                TeamScore::MatchPoints => Measure::MatchPoints,
                TeamScore::GamePoints => Measure::GamePoints,
            },
            half_rule: args.half_rule,
            varma: args.varma,
            merge_names: args.merge_names,
        })
    }

    /// Ranks an event.
    pub(super) fn rank(&self, mut source: Source) -> Ranked {
        let mut notes = Vec::new();
        self.names(&mut source, &mut notes);
        if let Some(kind) = self.kind {
            source.kind = Some(asked_kind(kind, source.kind, &source.event));
        }
        if let Some(points) = self.points {
            source.event.points = points;
        }
        if let Some(points) = self.match_points {
            let allocated_bye = points.draw;
            source.event.team_points.system = PointSystem { allocated_bye, ..points };
        }
        self.withdrawals(&mut source, &mut notes);
        let format = match (source.kind, &source.found) {
            // In a knock-out nobody is absent who is out.
            (Some(Inferred { kind: Kind::KnockOut, .. }), _) => Format::RoundRobin,
            (Some(found), _) => found.kind.format(),
            (None, Some(found)) => found.format(),
            (None, None) => Format::Swiss,
        };
        let field = if source.event.teams.is_empty() {
            Field::of_players(&source.event, format)
        } else {
            Field::of_teams(&source.event, format, self.first)
        };
        let rules = self.rules.unwrap_or_else(|| rules_by_date(&source.event));
        let tie_breaks = match &self.tie_breaks {
            Some(list) => list.clone(),
            None if !source.tie_breaks.is_empty() => source.tie_breaks.clone(),
            None => {
                let own = if self.first == Measure::GamePoints { Code::GamePoints } else { Code::MatchPoints };
                // What teams are ranked by first tells nobody of them apart.
                recommended(&source, format).into_iter().filter(|one| one.code != own).collect()
            }
        };
        // Of loose games and of knock-outs nobody is told apart by tie-breaks.
        let is_ranked = source.kind.is_some_and(|found| !matches!(found.kind, Kind::KnockOut));
        let tie_breaks = if is_ranked || self.tie_breaks.is_some() { tie_breaks } else { Vec::new() };
        let mut standings = standings(&field, rules, &tie_breaks);
        if source.kind.is_some_and(|found| found.kind == Kind::KnockOut) && source.event.teams.is_empty() {
            rank_by_stage(&mut standings, &source.event);
        }
        self.note(&source, &field, &standings, &mut notes);
        Ranked { source, field, standings, notes }
    }

    /// Says which names may be one player's, and takes them for one if that is asked for.
    fn names(&self, source: &mut Source, notes: &mut Vec<Message>) {
        let Some(found) = &source.found else { return };
        let names: Vec<&str> = source.event.players.iter().map(|player| player.name.as_str()).collect();
        let mut pairs: Vec<(usize, usize)> =
            possible_variants(found, &names).into_iter().map(|pair| (pair.first, pair.second)).collect();
        pairs.sort_unstable();
        for (first, second) in &pairs {
            let names = [first, second].map(|at| format!("`{}`", Visible(names.get(*at).unwrap_or(&"?")))).join(", ");
            notes.push(if self.merge_names {
                message!("event-merged-names", names = names)
            } else {
                message!("event-possible-variants", names = names)
            });
        }
        if self.merge_names && !pairs.is_empty() {
            let merged = found.merged(&pairs);
            source.event = Tournament { name: source.event.name.clone(), ..merged.tournament.clone() };
            source.kind = merged.kind;
            source.found = Some(merged);
        }
    }

    /// Says who left a round robin, and applies the rule of half if that is asked for.
    fn withdrawals(&self, source: &mut Source, notes: &mut Vec<Message>) {
        let Some(Inferred { kind: Kind::RoundRobin { cycles }, .. }) = source.kind else { return };
        if !source.event.teams.is_empty() {
            return;
        }
        let left = withdrawal::withdrawals(&source.event, cycles);
        // Where half of the players lack games, games are missing, and nobody left.
        if left.len() * 4 > source.event.players.len() {
            return;
        }
        for one in &left {
            let name = source.event.players.get(one.player).map(|player| Visible(&player.name).to_string());
            notes.push(message!(
                "event-withdrew",
                name = name.unwrap_or_default(),
                played = one.n_played,
                scheduled = one.n_scheduled,
                counts = if one.counts() { "yes" } else { "no" },
                applied = if self.half_rule { "yes" } else { "no" },
            ));
        }
        if self.half_rule {
            source.event = withdrawal::applied(&source.event, &left);
        }
    }

    fn note(&self, source: &Source, field: &Field, standings: &Standings, notes: &mut Vec<Message>) {
        let games = source.event.games();
        if let Some(found) = source.kind.filter(|_| source.event.teams.is_empty()) {
            let is_whole = found.is_complete && found.kind != Kind::Match || found.kind == Kind::KnockOut;
            if is_whole && irregularities(found.kind, source.event.players.len(), &games).is_empty() {
                notes.push(message!("event-complete"));
            }
            if matches!(found.kind, Kind::RoundRobin { .. }) {
                notes.extend(berger_note(source));
            }
        }
        if let Some(place) = &source.first_place {
            notes.push(message!("event-first-place", place = place.as_str()));
        }
        if let Some(found) = &source.found {
            if found.has_rounds_by_day {
                notes.push(message!("event-rounds-by-day"));
            }
            if found.n_assumed_forfeits > 0 {
                notes.push(message!("event-assumed-forfeits", count = found.n_assumed_forfeits));
            }
            if found.n_repeated > 0 {
                notes.push(message!("event-repeated", count = found.n_repeated));
            }
            if field.n_assumed > 0 {
                notes.push(message!("event-assumed-absences", count = field.n_assumed));
            }
        }
        let n_unknown = games.iter().filter(|game| game.outcome == Outcome::Unknown).count();
        if n_unknown > 0 {
            notes.push(message!("event-unknown-results", count = n_unknown));
        }
        for code in &standings.tie_breaks {
            let why = match objection(field, standings.rules, code) {
                None => continue,
                Some(Objection::BuchholzInRoundRobin) => "buchholz-in-round-robin",
                Some(Objection::NotInTheseRules) => "not-in-these-rules",
                Some(Objection::ForTeams) => "for-teams",
            };
            notes.push(message!("event-objection", code = code.to_string(), why = why));
        }
        if self.varma {
            varma_notes(source, notes);
        }
    }
}

fn asked_kind(kind: Kind, found: Option<Inferred>, event: &Tournament) -> Inferred {
    let known = found.and_then(|found| match found.kind {
        Kind::RoundRobin { cycles } | Kind::Scheveningen { cycles } => Some(cycles),
        _ => None,
    });
    let cycles = known.unwrap_or(1);
    let kind = match kind {
        Kind::RoundRobin { .. } => Kind::RoundRobin { cycles },
        Kind::Scheveningen { .. } => Kind::Scheveningen { cycles },
        other => other,
    };
    match found {
        Some(found) => Inferred { kind, is_complete: found.is_complete && found.kind == kind, ..found },
        None => Inferred { kind, is_complete: false, n_contestants: event.players.len(), n_pairs: 0 },
    }
}

/// Says that the pairings are those of the Berger tables, and under which numbers.
fn berger_note(source: &Source) -> Option<Message> {
    let n_players = source.event.players.len();
    let numbering = start_numbers::recover(n_players, &source.event.games()).filter(Numbering::follows_tables)?;
    let mut players: Vec<(u16, &str)> = numbering
        .numbers
        .iter()
        .zip(&source.event.players)
        .map(|(number, player)| (*number, player.name.as_str()))
        .collect();
    players.sort_unstable();
    let numbered = |(number, name): &(u16, &str)| {
        message!("event-numbered", number = u32::from(*number), name = Visible(name).to_string())
    };
    let numbers: Vec<Message> = players.iter().map(numbered).collect();
    if numbering.moved_rounds.is_empty() {
        return Some(message!("event-berger", numbers = numbers));
    }
    let moved = numbering
        .moved_rounds
        .iter()
        .map(|one| message!("event-moved-round", played = u32::from(one.played_in), tables = u32::from(one.of_tables)));
    Some(message!("event-berger-moved", moved = moved.collect::<Vec<Message>>(), numbers = numbers))
}

/// Shows the Varma groups, and who of one federation meets late for all that.
fn varma_notes(source: &Source, notes: &mut Vec<Message>) {
    let players = &source.event.players;
    let Ok(n_players) = u16::try_from(players.len()) else { return };
    let Some(groups) = varma::groups(n_players) else {
        notes.push(message!("event-varma-no-table", count = players.len()));
        return;
    };
    let written = ["A", "B", "C", "D"].iter().zip(groups).map(|(name, numbers)| {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        format!("{name} {}", numbers.join(" "))
    });
    let written: Vec<String> = written.collect();
    notes.push(message!("event-varma", count = players.len(), groups = written.join("; ")));
    let numbering = start_numbers::recover(players.len(), &source.event.games()).filter(Numbering::follows_tables);
    let Some(numbering) = numbering else { return };
    let of_number =
        |number: u16| numbering.numbers.iter().position(|own| *own == number).and_then(|at| players.get(at));
    let federations: Vec<&str> =
        (1..=n_players).map(|number| of_number(number).map_or("", |player| player.federation.as_str())).collect();
    for meeting in varma::late_meetings(&federations) {
        let name = |number| of_number(number).map(|player| Visible(&player.name).to_string()).unwrap_or_default();
        notes.push(message!(
            "event-varma-late",
            first = name(meeting.first),
            second = name(meeting.second),
            round = u32::from(meeting.round),
        ));
    }
}

/// Ranks the contestants of a knock-out by the stage that they reached; who left in the same one share a rank.
fn rank_by_stage(standings: &mut Standings, event: &Tournament) {
    let Some(order) = Bracket::of(&event.games(), &event.points).order() else { return };
    let mut rank_of: HashMap<usize, usize> = HashMap::new();
    for group in order {
        let rank = rank_of.len() + 1;
        rank_of.extend(group.into_iter().map(|contestant| (contestant, rank)));
    }
    let last = rank_of.len() + 1;
    for row in &mut standings.rows {
        row.rank = rank_of.get(&row.contestant).copied().unwrap_or(last);
    }
    standings.rows.sort_by_key(|row| row.rank);
}

/// Ratings of a Swiss system are close if they are all known and lie within so many points.
const CLOSE_RATINGS: u16 = 400;

/// Returns the order of tie-breaks that the Russian rules recommend for the kind of event, article 31.3.
fn recommended(source: &Source, format: Format) -> Vec<TieBreak> {
    let ratings: Option<Vec<u16>> = source.event.players.iter().map(|player| player.rating).collect();
    let span = ratings.and_then(|ratings| Some(ratings.iter().max()? - ratings.iter().min()?));
    let of = match (source.event.teams.is_empty(), format) {
        (true, Format::RoundRobin) => EventType::RoundRobin,
        (true, Format::Swiss) if span.is_some_and(|span| span <= CLOSE_RATINGS) => EventType::SwissOfCloseRatings,
        (true, Format::Swiss) => EventType::SwissOfMixedRatings,
        (false, Format::RoundRobin) => EventType::TeamRoundRobin,
        (false, Format::Swiss) => EventType::TeamSwiss,
    };
    let is_match = source.kind.is_some_and(|found| found.kind == Kind::Match);
    if is_match { Vec::new() } else { recommended_order(of) }
}

/// Returns FIDE's version in force when an event began; of a year alone that of its first day.
fn rules_by_date(event: &Tournament) -> Rules {
    let year = || event.start.get(..4).and_then(|year| year.parse().ok()).map(|year| (year, 1, 1));
    event.start_date().or_else(year).map_or(Rules::Fide2026, rules_of)
}

fn rules(name: &str) -> Result<Option<Rules>, CommandError> {
    if name.eq_ignore_ascii_case("by-date") {
        return Ok(None);
    }
    let known: Vec<&str> = Rules::ALL.iter().map(|rules| rules.name()).collect();
    let unknown = || CommandError::Usage(message!("standings-unknown-rules", name = name, known = known.join(", ")));
    Rules::from_name(name).map(Some).ok_or_else(unknown)
}

fn tie_break_list(list: &str) -> Result<Vec<TieBreak>, CommandError> {
    let known: Vec<&str> = Code::all().map(Code::as_str).collect();
    let read = TieBreak::list(list).map_err(|unknown| {
        CommandError::Usage(message!("standings-unknown-tie-break", text = unknown.text, known = known.join(", ")))
    })?;
    Ok(read.into_iter().filter(|tie_break| tie_break.code != Code::Points).collect())
}

/// Reads what a win, a draw and a loss are worth: `3-1-0`, `1-½-0`, `1-0.5-0`.
fn point_system(text: &str) -> Result<PointSystem, CommandError> {
    let bad = || CommandError::Usage(message!("standings-bad-points", text = text));
    let parts: Vec<&str> = text.split(['-', '/', ':', ' ']).collect();
    let read = |part: &str| part.parse::<Points>().map_err(|_| bad());
    match parts[..] {
        [win, draw, loss] => Ok(PointSystem { loss: read(loss)?, ..PointSystem::new(read(win)?, read(draw)?) }),
        _ => Err(bad()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_of_points_are_read_as_people_write_them() {
        for text in ["3-1-0", "3/1/0", "3:1:0"] {
            assert_eq!(point_system(text).unwrap(), PointSystem::THREE_ONE, "{text}");
        }
        assert_eq!(point_system("1-½-0").unwrap(), PointSystem::CLASSIC);
        assert_eq!(point_system("1-0.5-0").unwrap(), PointSystem::CLASSIC);
        for text in ["", "3", "3-1", "a-b-c", "3-1-0-0"] {
            assert!(point_system(text).is_err(), "{text}");
        }
    }
}
