//! What `standings` finds: in each event, in report files, and between the two.

use crate::database::event_check::{check, with_variants_merged};
use crate::database::report_check::{differences, inconsistent, malformed};
use crate::database::{HeadList, finding_of_event, finding_of_report};
use crate::findings::Finding;
use crate::l10n::message;
use crate::tournament::tie_break::standings;

use super::settings::Settings;
use super::standings_args::StandingsArgs;
use super::standings_events::Ranked;
use super::{CommandError, io_reason, named};
use crate::front::report_file;

/// The findings, event by event.
pub(super) struct Told {
    pub(super) of_events: Vec<Vec<Finding>>,
}

impl Told {
    pub(super) fn new(
        args: &StandingsArgs,
        settings: &Settings,
        heads: &HeadList,
        ranked: &[Ranked],
    ) -> Result<Self, CommandError> {
        let report = match &args.trf {
            None => None,
            Some(path) => {
                let file = report_file(path, &settings.options).map_err(|error| {
                    CommandError::Usage(message!("cannot-read", path = named(path), reason = io_reason(&error)))
                })?;
                let is_report = !file.report.event.players.is_empty() || !file.report.tags.is_empty();
                if !is_report {
                    return Err(CommandError::Usage(message!("standings-not-a-report", path = file.path)));
                }
                if ranked.len() > 1 {
                    return Err(CommandError::Usage(message!("standings-report-of-one-event", count = ranked.len())));
                }
                Some(file)
            }
        };
        let of_event = |one: &Ranked| {
            let mut all = Vec::new();
            let event = one.source.event.name.as_str();
            if let Some(found) = &one.source.found {
                all.extend(check(found).iter().map(|finding| finding_of_event(heads, finding)));
            }
            if let Some(file) = &one.source.report {
                // Only tie-breaks that were asked for, or that the file names, say what its ranks should be; without
                // any, ranks must at least follow the points.
                let has_tie_breaks = !file.report.tie_breaks.is_empty() || args.tiebreaks.is_some();
                let by_points = standings(&one.field, one.standings.rules, &[]);
                let by = if has_tie_breaks { &one.standings } else { &by_points };
                let mut found = malformed(&file.report);
                found.extend(inconsistent(&file.report, one.field.format, Some(by)));
                all.extend(found.iter().map(|finding| finding_of_report(heads, &file.path, event, finding)));
            }
            if let (Some(file), Some(found)) = (&report, &one.source.found) {
                let mut differing = malformed(&file.report);
                differing.extend(inconsistent(&file.report, one.field.format, None));
                let (merged, _) = with_variants_merged(found);
                differing.extend(differences(merged.as_ref().unwrap_or(found), &file.report));
                all.extend(differing.iter().map(|finding| finding_of_report(heads, &file.path, event, finding)));
            }
            all
        };
        Ok(Self { of_events: ranked.iter().map(of_event).collect() })
    }
}
