//! What is found in an event, in its report file, and between the two.

use crate::database::event_check::{check, check_with, with_variants_merged};
use crate::database::report_check::{differences, inconsistent, malformed};
use crate::database::swiss_check::swiss_pairings;
use crate::database::{Archive, ArchiveFinding, EventFound, ResultsDiffer, finding_across, finding_of_report};
use crate::findings::{Finding, Severity, rules};
use crate::l10n::message;
use crate::text::{Input, Visible};
use crate::tournament::tie_break::standings;
use crate::tournament::{Kind, Outcome};

use super::super::error::{Error, io_reason};
use super::rank_event::RankedEvent;
use super::ranking::Ranking;
use crate::front::input::report_input::{ReportFile, report_file};
use crate::front::options::Options;

/// Reads the report file to compare the event with.
pub(super) fn report_to_compare(input: &Input, options: &Options) -> Result<ReportFile, Error> {
    let file = report_file(input, options).map_err(|error| {
        let path = input.path().map_or_else(|| input.display_name(), |path| path.to_string_lossy().into_owned());
        let path = message!("verbatim", text = path);
        Error::Usage(message!("cannot-read", path = path, reason = io_reason(&error)))
    })?;
    let is_report = !file.report.event.players.is_empty() || !file.report.tags.is_empty();
    if !is_report {
        return Err(Error::Usage(message!("standings-not-a-report", path = file.path)));
    }
    Ok(file)
}

/// Returns the finding on a game whose records have different results, with the one that counts.
fn results_differ(found: &EventFound, differ: &ResultsDiffer) -> ArchiveFinding {
    let game = found.games.iter().chain(&found.play_off).find(|game| game.record == differ.game);
    let name = |place: usize| {
        let player = found.tournament.players.get(place);
        Visible(player.map_or("?", |player| player.name.as_str())).to_string()
    };
    let [white, black] =
        game.map_or(["?".to_owned(), "?".to_owned()], |game| [game.pairing.white, game.pairing.black].map(name));
    let [counted, other] = differ.results.map(|outcome| match outcome {
        Outcome::Win => "1-0",
        Outcome::Loss => "0-1",
        _ => "1/2-1/2",
    });
    let round = game.map_or(0, |game| game.pairing.round);
    let message = message!(
        "results-differ",
        white = white,
        black = black,
        round = u32::from(round),
        counted = counted,
        other = other
    );
    let [record, its] = differ.records;
    let finding = ArchiveFinding::new(rules::SAME_GAME_DIFFERS, its, message).with_severity(Severity::Error);
    let finding = finding.with_related(record, message!("related-counted")).with_help(message!("results-differ-help"));
    ArchiveFinding { differs: vec!["result"], event: Some(found.tournament.name.clone()), ..finding }
}

/// Lists what is found in an event: in its records, in the report file it comes from, and against another one.
pub(crate) fn findings(
    one: &RankedEvent,
    ranking: &Ranking,
    archive: &Archive,
    compared: Option<&ReportFile>,
) -> Vec<Finding> {
    let mut all = Vec::new();
    let event = one.source.event.name.as_str();
    if let Some(found) = one.source.apart.as_ref().or(one.source.found.as_ref()) {
        let found_in_event =
            one.source.variants.as_ref().map_or_else(|| check(found), |known| check_with(found, known));
        all.extend(found_in_event.into_iter().map(|finding| finding_across(archive, finding)));
        let differ = found.results_differ.iter().map(|differ| results_differ(found, differ));
        all.extend(differ.map(|finding| finding_across(archive, finding)));
    }
    // Of an earlier moment nothing is stated.
    if let Some(file) = one.source.report.as_ref().filter(|_| ranking.after_round.is_none()) {
        // Only tie-breaks that were asked for, or that the file names, say what its ranks should be; without any, ranks
        // must at least follow the points.
        let has_tie_breaks = !file.report.tie_breaks.is_empty() || ranking.are_tie_breaks_asked;
        let by_points = standings(&one.field, one.standings.rules, &[]);
        let by = if has_tie_breaks { &one.standings } else { &by_points };
        let mut found = malformed(&file.report);
        found.extend(inconsistent(&file.report, one.field.format, Some(by)));
        if one.source.kind.is_some_and(|found| found.kind == Kind::Swiss) && one.source.event.teams.is_empty() {
            found.extend(swiss_pairings(&file.report));
        }
        all.extend(found.iter().map(|finding| finding_of_report(archive, &file.path, event, finding)));
    }
    if let (Some(file), Some(found)) = (compared, &one.source.found) {
        let mut differing = malformed(&file.report);
        differing.extend(inconsistent(&file.report, one.field.format, None));
        let merged = with_variants_merged(found);
        differing.extend(differences(merged.as_ref().unwrap_or(found), &file.report, ranking.round));
        all.extend(differing.iter().map(|finding| finding_of_report(archive, &file.path, event, finding)));
    }
    all
}
