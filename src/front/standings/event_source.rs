//! Events as they are found, in records and in report files, before they are ranked.

use std::collections::HashMap;

use crate::database::EventFound;
use crate::database::people::Variants;
use crate::tournament::kind::{self, Inferred};
use crate::tournament::tie_break::TieBreak;
use crate::tournament::trf::{Tag, Version};
use crate::tournament::{Kind, Tournament};

use crate::front::input::report_input::ReportFile;

/// An event from records or a report file.
pub(super) struct EventSource {
    pub(super) event: Tournament,
    pub(super) kind: Option<Inferred>,
    /// Its records, if it comes from records.
    pub(super) found: Option<EventFound>,
    /// The same without joining names that the event shows to be one player's.
    pub(super) apart: Option<EventFound>,
    /// Names that may be one player's: in `apart` if present, else in `found`.
    pub(super) variants: Option<Vec<Variants>>,
    /// The report file, if it comes from one.
    pub(super) report: Option<ReportFile>,
    /// The place of its first record, if another event has its name.
    pub(super) first_place: Option<String>,
    /// Tie-breaks that the source names.
    pub(super) tie_breaks: Vec<TieBreak>,
    /// The number of clubs that a report file lists like teams in an event of players.
    pub(super) n_clubs: usize,
    /// Records of a report file that are written unchanged.
    pub(super) tags: Vec<Tag>,
}

impl EventSource {
    /// Converts an event of records, whose first one is on a line of a file.
    pub(super) fn of_event(found: EventFound, path: &str, line: u64) -> Self {
        let mut found = found;
        if found.tournament.name.is_empty() {
            // An event whose records do not name it is named after its file.
            let file = path.rsplit('/').next().unwrap_or(path);
            file.split('.').next().unwrap_or(file).clone_into(&mut found.tournament.name);
        }
        Self {
            event: found.tournament.clone(),
            kind: found.kind,
            found: Some(found),
            apart: None,
            variants: None,
            report: None,
            first_place: Some(format!("{path}:{line}")),
            tie_breaks: Vec::new(),
            n_clubs: 0,
            tags: Vec::new(),
        }
    }

    /// Converts the event in a report file.
    pub(super) fn of_report(file: ReportFile) -> Self {
        let mut event = file.report.event.clone();
        // Clubs of an individual event may be listed like teams.
        let is_individual =
            file.report.tag("092").is_some_and(|said| said.trim_start().to_lowercase().starts_with("individual"));
        let is_of_clubs = is_individual && file.report.version == Version::Trf16;
        let n_clubs = if is_of_clubs { std::mem::take(&mut event.teams).len() } else { 0 };
        let kind = stated_kind(&file).or_else(|| kind::of_event(&event));
        let (tie_breaks, tags) = (file.report.tie_breaks.clone(), file.report.tags.clone());
        Self {
            event,
            kind,
            found: None,
            apart: None,
            variants: None,
            report: Some(file),
            first_place: None,
            tie_breaks,
            n_clubs,
            tags,
        }
    }

    /// Shows the place only for events whose name others have as well.
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

/// Returns the kind that a report file states, a Swiss system or a knock-out (tags 092 and 192).
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
