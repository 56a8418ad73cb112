//! Finds the events of some inputs and ranks them.

use crate::database::{Archive, ArchiveRecords, EventWalk, EventsWanted, GameIdentity, Names};
use crate::findings::{Decisions, Severity};
use crate::l10n::{Message, message};
use crate::render::{StandingsCsv, StandingsSummary, Summary};
use crate::text::{Input, MemoryInput, STANDARD_INPUT};

#[cfg(feature = "bridge")]
use super::super::bridge::kept_file::BridgeFile;
use super::super::error::{Error, io_reason};
use super::super::tags::{Tagged, decide};
use super::super::unread::Unread;
use super::event_asked::is_event_asked;
use super::event_findings::{findings, report_to_compare};
use super::event_source::EventSource;
use super::event_standings::EventStandings;
use super::gather_records::GatherRecords;
use super::rank_event::rank;
use super::ranking::Ranking;
use crate::front::input::inputs::Inputs;
use crate::front::input::report_input::{ReportFile, report_of};
use crate::front::input::results_list::records_of_list;
use crate::front::options::Options;
use crate::front::pipeline::question::{Answered, NoStreams, Streams};
use crate::front::pipeline::run::RunReport;
#[cfg(feature = "bridge")]
use crate::render::deals::SittingStandings;

/// The events of some inputs with their standings.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct RankedEvents {
    /// Report files first, then the events of records, in the order of the inputs.
    pub events: Vec<EventStandings>,
    /// The sittings of bridge, in the order of the inputs.
    #[cfg(feature = "bridge")]
    pub sittings: Vec<SittingStandings>,
    /// What could not be read, or not to its end.
    pub unread: Vec<Unread>,
    /// What was decided of the records, where decisions were given.
    pub decided: Option<Tagged>,
    /// What was passed over because it holds no records of games: archives inside archives, files of other formats.
    pub skipped: Vec<Message>,
    /// How much was ranked and found.
    pub summary: StandingsSummary,
    /// The files of the records, as they are called.
    pub files: Vec<String>,
    /// How many records name two players and are alone of their event, of which there are no standings.
    pub alone: u64,
}

/// At most this many names are listed where too many would have to be.
pub(super) const MAX_NAMES: usize = 12;

/// Finds the events of records and report files and ranks their players or teams, as `zapis standings` does.
///
/// Events are recognized by the tags of records: which belong together, who took part, and the kind of event. A FIDE
/// report file (TRF16, TRF26) is recognized by its content. A single record does not make an event.
///
/// # Errors
///
/// Fails if no event has the selected name, if the report file to compare with is invalid or cannot be read, or if
/// there are several events to compare it with.
///
/// ```
/// use zapis::{Options, Ranking};
/// let pgn = "[Event \"Cup\"]\n[White \"Tal\"]\n[Black \"Keres\"]\n[Result \"1-0\"]\n\n1-0\n\n\
///     [Event \"Cup\"]\n[White \"Keres\"]\n[Black \"Tal\"]\n[Result \"1/2-1/2\"]\n\n1/2-1/2\n";
/// let ranked = zapis::standings(pgn, &Ranking::default(), &Options::default())?;
/// let cup = &ranked.events[0];
/// let best = &cup.standings.rows[0];
/// assert_eq!((cup.name(best.contestant), best.score.to_string()), ("Tal", "1.5".to_owned()));
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn standings(inputs: impl Into<Inputs>, ranking: &Ranking, options: &Options) -> Result<RankedEvents, Error> {
    ranking.rank(inputs, options, &mut NoStreams).map(|(ranked, _)| ranked)
}

impl Ranking {
    /// Ranks the events of some inputs as [`standings`] does, and gives streams what is reported while they are read. Returns
    /// what the run came to as well.
    ///
    /// Without an event there is nothing to fail at: then nothing is ranked.
    ///
    /// # Errors
    ///
    /// Fails if [`standings`] does.
    pub fn rank(
        &self,
        inputs: impl Into<Inputs>,
        options: &Options,
        streams: &mut dyn Streams,
    ) -> Result<(RankedEvents, RunReport), Error> {
        let mut report = RunReport::default();
        let mut ranked = rank_events(inputs.into(), self, options, |inputs, job| {
            report = job.answer(inputs, options, streams)?;
            Ok(report.summary)
        })?;
        (ranked.unread, ranked.skipped) = (report.unread(), report.skipped.clone());
        Ok((ranked, report))
    }
}

/// Ranks the events of some inputs; records are read by `read`, which runs a job over the inputs that are left to it.
fn rank_events(
    mut inputs: Inputs,
    ranking: &Ranking,
    options: &Options,
    read: impl FnOnce(Inputs, &GatherRecords) -> Result<Summary, Error>,
) -> Result<RankedEvents, Error> {
    // An invalid report file is an error before all records are read.
    let compared = ranking.report.as_ref().map(|input| report_to_compare(input, options)).transpose()?;
    let mut sources = Vec::new();
    inputs.retain(|input| {
        let report = report_of(input, options);
        let is_left = report.is_none();
        sources.extend(report.map(EventSource::of_report));
        is_left
    });
    inputs.replace(|input| records_of_list(input, options))?;
    let decided =
        ranking.decisions.as_ref().map(|decisions| with_decisions(&mut inputs, decisions, options)).transpose()?;
    let left = inputs.all.clone();
    let mut summary = StandingsSummary::default();
    let mut archive = Archive::new(0);
    #[cfg(feature = "bridge")]
    let mut sittings: Vec<SittingStandings> = Vec::new();
    // Of report files alone nothing is left to read; without any everything is.
    if sources.is_empty() || !left.is_empty() || !inputs.errors.is_empty() {
        let job = GatherRecords::default();
        let of_records = read(inputs, &job)?;
        (summary.records, summary.unreadable_files) = (of_records.records, of_records.unreadable_files);
        #[cfg(feature = "bridge")]
        {
            let files = BridgeFile::joined(job.kept_files(&left));
            // Each side may be a field of its own.
            let of_file = |file: &BridgeFile| {
                let path = file.path.clone();
                let ranked = file.ranked().into_iter();
                ranked.map(move |(event, ranking)| SittingStandings::new(path.clone(), event, ranking))
            };
            sittings = files.iter().flat_map(of_file).collect();
            if let Some(wanted) = &ranking.event {
                let wanted = wanted.to_lowercase();
                sittings.retain(|sitting| sitting.event.to_lowercase().contains(&wanted));
            }
        }
        archive = job.into_archive();
    }
    options.on_own_threads(|| {
        let (of_records, alone) = events_of_records(&archive, ranking, &mut summary)?;
        sources.extend(of_records);
        if let Some(wanted) = &ranking.event {
            #[cfg(feature = "bridge")]
            let is_found = !sittings.is_empty();
            #[cfg(not(feature = "bridge"))]
            let is_found = false;
            keep_wanted(&mut sources, wanted, is_found)?;
        }
        let events = rank_all(sources, &archive, ranking, compared.as_ref(), options)?;
        for event in &events {
            count(event, &mut summary);
        }
        #[cfg(feature = "bridge")]
        for sitting in &sittings {
            summary.events += 1;
            summary.contestants += sitting.ranking.rows.len() as u64;
        }
        Ok(RankedEvents {
            events,
            #[cfg(feature = "bridge")]
            sittings,
            decided,
            summary,
            files: archive.paths().to_vec(),
            alone,
            ..RankedEvents::default()
        })
    })
}

/// Puts what was decided of records into the inputs; what changes is kept in memory.
fn with_decisions(inputs: &mut Inputs, decisions: &Decisions, options: &Options) -> Result<Tagged, Error> {
    // What can be read once only is kept.
    inputs.replace(|input| {
        let stream = match input {
            Input::Standard => MemoryInput::of_reader(STANDARD_INPUT.to_owned(), Box::new(std::io::stdin())),
            Input::Memory(memory) => memory.clone(),
            Input::File(_) => return Ok(None),
        };
        let failed = |error| Error::Read(Unread { path: input.display_name(), reason: io_reason(&error) });
        Ok(Some(vec![Input::Memory(stream.kept().map_err(failed)?)]))
    })?;
    let read = Inputs { all: inputs.all.clone(), folders: inputs.folders.clone(), ..Inputs::default() };
    let decided = decide(read, decisions, options, None)?;
    inputs.replace(|input| decided.changed(input))?;
    Ok(decided)
}

/// How many keys of records are sorted in memory at once.
const KEYS_IN_MEMORY: usize = 8 << 20;

/// Puts records together to events, and counts the games that are alone of theirs.
fn events_of_records(
    archive: &Archive,
    ranking: &Ranking,
    summary: &mut StandingsSummary,
) -> Result<(Vec<EventSource>, u64), Error> {
    let names = Names::of(archive);
    let identity = GameIdentity::of(archive, &names, KEYS_IN_MEMORY, false)
        .map_err(|error| Error::Write { place: message!("temporary-file"), error })?;
    let ranks = ranking.ranks_of_files(archive)?;
    // An event that is named counts, however few games it has.
    let least = if ranking.event.is_none() { 2 } else { 0 };
    let (mut sources, mut alone) = (Vec::new(), 0);
    let wanted = EventsWanted::All;
    let records = ArchiveRecords { archive, names: &names, identity: &identity, ranks: &ranks, wanted };
    let mut walk = EventWalk::new(&records, &ranking.listed);
    while let Some(events) = walk.next_events(&records) {
        for (found, group) in events {
            if found.games.len() < least {
                summary.other_records += group.records.len() as u64;
                alone += found.games.len() as u64;
                continue;
            }
            let entry = archive.entry(group.records[0]);
            sources.push(EventSource::of_event(found, archive.path(entry.file), entry.line));
        }
    }
    Ok((sources, alone))
}

fn rank_all(
    mut sources: Vec<EventSource>,
    archive: &Archive,
    ranking: &Ranking,
    compared: Option<&ReportFile>,
    options: &Options,
) -> Result<Vec<EventStandings>, Error> {
    if sources.is_empty() {
        return Ok(Vec::new());
    }
    EventSource::keep_places_of_namesakes(&mut sources);
    let ranked: Vec<_> = sources.into_iter().map(|source| rank(ranking, source)).collect();
    if compared.is_some() && ranked.len() > 1 {
        return Err(Error::Usage(message!("standings-report-of-one-event", count = ranked.len())));
    }
    let with_findings = |one| {
        let mut findings = findings(&one, ranking, archive, compared);
        findings.retain_mut(|finding| match options.policy.severity_of(finding.rule, finding.severity) {
            Some(severity) => {
                finding.severity = severity;
                true
            }
            None => false,
        });
        EventStandings::new(one, findings, archive)
    };
    Ok(ranked.into_iter().map(with_findings).collect())
}

fn count(event: &EventStandings, summary: &mut StandingsSummary) {
    summary.events += 1;
    summary.contestants += event.field.contestants.len() as u64;
    summary.games += event.event.games().len() as u64;
    for finding in &event.findings {
        match finding.severity {
            Severity::Error => summary.errors += 1,
            Severity::Warning => summary.warnings += 1,
            Severity::Note => summary.notes += 1,
        }
    }
}

/// Keeps the selected events; if none is left, the error lists the names of all.
fn keep_wanted(sources: &mut Vec<EventSource>, wanted: &str, is_found: bool) -> Result<(), Error> {
    let names: Vec<String> = sources.iter().map(|source| source.event.name.clone()).collect();
    sources.retain(|source| is_event_asked(Some(wanted), &source.event.name, &source.event.city, &source.event.start));
    if is_found || !sources.is_empty() || names.is_empty() {
        return Ok(());
    }
    let mut events: Vec<String> =
        names.iter().filter(|name| !name.is_empty()).map(|name| format!("`{name}`")).collect();
    events.dedup();
    events.truncate(MAX_NAMES);
    Err(Error::Usage(message!("standings-no-such-event", name = wanted, events = events.join(", "))))
}

impl RankedEvents {
    /// Returns the only event.
    ///
    /// # Errors
    ///
    /// Fails where there are several, of which a report file holds one.
    pub fn only_event(&self) -> Result<&EventStandings, Error> {
        match self.events.as_slice() {
            [one] => Ok(one),
            several => Err(Error::Usage(message!("standings-one-event", count = several.len()))),
        }
    }

    /// Finds in each event the contestants that a text names.
    ///
    /// # Errors
    ///
    /// Fails where it names no one.
    pub fn contestants_named(&self, text: &str) -> Result<Vec<Vec<usize>>, Error> {
        let named: Vec<Vec<usize>> = self.events.iter().map(|event| event.contestants_named(text)).collect();
        #[cfg(feature = "bridge")]
        let is_of_sitting = self.sittings.iter().any(|sitting| !sitting.contestants_named(text).is_empty());
        #[cfg(not(feature = "bridge"))]
        let is_of_sitting = false;
        if !is_of_sitting && named.iter().all(Vec::is_empty) {
            return Err(Error::Usage(message!("standings-no-such-player", name = text)));
        }
        Ok(named)
    }

    /// Writes all standings as one table of CSV (RFC 4180), with a column for each tie-break that any of them has.
    #[must_use]
    pub fn to_csv(&self) -> String {
        let mut csv = StandingsCsv::default();
        for event in &self.events {
            csv.add(&event.view());
        }
        String::from_utf8_lossy(&csv.text()).into_owned()
    }
}
