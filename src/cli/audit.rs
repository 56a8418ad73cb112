//! `zapis audit`: a whole database: the findings of every record, and those across records.

use std::collections::{BTreeMap, HashMap};
use std::io::{self, Write};

use hashbrown::DefaultHashBuilder;
use rayon::prelude::*;

use crate::database::{
    Across, Archive, Names, Symbol, copies, duplicates, finding_across, is_unknown, names_across, ratings, visit_events,
};
use crate::l10n::message;
use crate::render::{
    AuditRow, AuditSummary, DeferredBuffer, RuleCount, Summary, TextStyle, write_finding_concise, write_finding_object,
    write_finding_text, write_found_event_json, write_summary_json,
};

use super::args::{AuditArgs, FindingFormat};
use super::baseline::Baseline;
use super::destination::Outputs;
use super::gathering::{Gathered, Gathering};
use super::run_loop::Ran;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::validate::counts_of;
use super::{CommandError, ExitStatus, named, report_error, run_loop, terminal, unique};

/// So many keys are sorted in memory at once, sixteen bytes each.
const KEYS_IN_MEMORY: usize = 8 << 20;
/// So many events with findings are listed for programs.
const MAX_EVENTS: usize = 1000;

pub(super) fn run(args: &AuditArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &args.findings)?;
    settings.options.start_threads();
    let mut outputs = Outputs::of(&args.read);
    let results = outputs.grant(None)?;
    let unique_to = match &args.write_unique {
        Some(path) => {
            unique::check(&args.read)?;
            Some((path, outputs.grant(Some(path))?))
        }
        None => None,
    };
    if let Some(path) = &args.baseline {
        outputs.grant_file(path)?;
    }
    let baseline = match &args.baseline {
        Some(path) => Some(Baseline::read(path, args.update_baseline)?),
        None => None,
    };
    let style = TextStyle::new(settings.colors, settings.options.width);
    let written = if args.format == FindingFormat::Json { Written::Json } else { Written::Messages };
    let mut job = Gathering::new(Some(args.format), style.clone(), baseline.as_ref());
    job.wants_annotation_keys = args.write_unique.is_some();
    let mut ran = run_loop::run(&args.read, &settings, &job, Sink::open(results, written)?)?;
    let mut gathered = job.finish();
    let bound = args.keys_in_memory.unwrap_or(KEYS_IN_MEMORY);
    let names = Names::of(&gathered.archive);
    let groups = duplicates::find_groups(&gathered.archive, &names, bound, settings.options.notes)
        .map_err(temporary_file_failed)?;
    let copied = copies::list(&gathered.archive, &groups);
    let contradictions = ratings::check(&gathered.archive, bound).map_err(temporary_file_failed)?;
    let mut across = Telling::new(&settings, args.format, &style, baseline.as_ref());
    across.tell_copies(&copied, &names, &mut gathered, &mut ran)?;
    for contradiction in &contradictions {
        across.tell(contradiction.told(), &mut gathered, &mut ran)?;
    }
    let n_events = across.tell_events(&copied, &names, &mut gathered, &mut ran)?;
    across.write(&gathered.archive, &mut ran)?;
    let mut summary = summed_up(&gathered, ran.summary);
    summary.known = baseline.as_ref().map_or(0, Baseline::n_known);
    let sure = || groups.iter().filter(|group| !group.is_doubtful);
    summary.events = n_events;
    summary.games_repeated = sure().count() as u64;
    summary.copies = sure().map(|group| group.cards.len() as u64 - 1).sum();
    let unique = match unique_to {
        Some((path, to)) if ran.is_done => {
            let to = (path.as_path(), Sink::open(to, Written::Records)?);
            Some(unique::write(to, &args.read, &settings, &gathered, &groups)?)
        }
        _ => None,
    };
    if args.format == FindingFormat::Json {
        let mut line = Vec::new();
        if let Some(unique) = &unique {
            unique.write_json(&gathered.archive, &mut line);
        }
        write_summary_json(&summary, &mut line);
        ran.sink.write(|stream| stream.write_all(&line))?;
    }
    ran.sink.finish(ran.is_done, settings.options.language)?;
    if !settings.quiet && args.format != FindingFormat::Json {
        if let Some(unique) = &unique {
            let _ = io::stderr().write_all(unique.text(&gathered.archive, settings.options.language).as_bytes());
        }
        let counts = counts_of(&summary.counts);
        // A summary that cannot be written is no reason to fail.
        let _ = io::stderr()
            .write_all(summary.text(&counts, terminal::message_width(), settings.options.language).as_bytes());
    }
    let new_baseline = baseline.as_ref().filter(|baseline| !baseline.is_there).zip(args.baseline.as_deref());
    if !ran.is_done {
        for path in args.write_unique.as_deref().into_iter().chain(new_baseline.map(|(_, path)| path)) {
            report_error(&message!("output-not-written", path = named(path)), settings.options.language);
        }
    } else if let Some((baseline, path)) = new_baseline {
        let n_written = baseline.write(path)?;
        if !settings.quiet && args.format != FindingFormat::Json {
            let _ = writeln!(
                io::stderr(),
                "{}",
                message!("baseline-written", count = n_written).in_language(settings.options.language)
            );
        }
    }
    let counts = &summary.counts;
    let is_found = counts.errors > 0 || (settings.deny_warnings && counts.warnings > 0);
    Ok(match ran.status {
        ExitStatus::UsageOrIo => ExitStatus::UsageOrIo,
        _ if is_found => ExitStatus::Found,
        _ => ExitStatus::NothingFound,
    })
}

/// So many findings across records are worded at once, by all threads.
const WORDED_AT_ONCE: usize = 1024;
/// So many of them by one thread.
const WORDED_BY_ONE: usize = 128;

/// Shows and counts findings across records as they are told: there may be as many as records.
struct Telling<'a> {
    settings: &'a Settings,
    format: FindingFormat,
    style: &'a TextStyle,
    baseline: Option<&'a Baseline>,
    /// What is not worded yet.
    waiting: Vec<Across>,
}

impl<'a> Telling<'a> {
    const fn new(
        settings: &'a Settings,
        format: FindingFormat,
        style: &'a TextStyle,
        baseline: Option<&'a Baseline>,
    ) -> Self {
        Self { settings, format, style, baseline, waiting: Vec::new() }
    }

    fn tell(&mut self, finding: Across, gathered: &mut Gathered, ran: &mut Ran) -> Result<(), CommandError> {
        let archive = &gathered.archive;
        let is_wanted = self.settings.options.wants_rule(finding.rule, finding.severity);
        if !is_wanted || self.baseline.is_some_and(|baseline| !baseline.is_new_across(archive, &finding)) {
            return Ok(());
        }
        gathered.count(&finding, &mut ran.summary);
        self.waiting.push(finding);
        if self.waiting.len() < WORDED_AT_ONCE { Ok(()) } else { self.write(&gathered.archive, ran) }
    }

    /// Words and writes what was told so far.
    fn write(&mut self, archive: &Archive, ran: &mut Ran) -> Result<(), CommandError> {
        let worded = |findings: &[Across]| {
            let mut pages = DeferredBuffer::new(self.settings.options.language);
            for finding in findings {
                let finding = finding_across(archive, finding);
                match self.format {
                    FindingFormat::Text => write_finding_text(&finding, self.style, &mut pages),
                    FindingFormat::Concise => write_finding_concise(&finding, &mut pages),
                    FindingFormat::Json => {
                        write_finding_object(&finding, &mut pages);
                        pages.push_str("\n");
                    }
                }
            }
            pages
        };
        let all: Vec<DeferredBuffer> = self.waiting.par_chunks(WORDED_BY_ONE).map(worded).collect();
        self.waiting.clear();
        for pages in all {
            ran.sink.write(|stream| stream.write_all(&pages.bytes))?;
        }
        Ok(())
    }

    /// Tells which records are copies of others.
    fn tell_copies(
        &mut self,
        copied: &[copies::Copied],
        names: &Names,
        gathered: &mut Gathered,
        ran: &mut Ran,
    ) -> Result<(), CommandError> {
        for copied in copied.chunks(WORDED_AT_ONCE) {
            let archive = &gathered.archive;
            let told = copied.par_iter().with_min_len(WORDED_BY_ONE).map(|copy| copy.told(archive, names));
            let found: Vec<Across> = told.collect::<io::Result<_>>().map_err(temporary_file_failed)?;
            for finding in found {
                self.tell(finding, gathered, ran)?;
            }
        }
        Ok(())
    }

    /// Tells what is found in events, and which names may be one person's; for programs also each event.
    fn tell_events(
        &mut self,
        copied: &[copies::Copied],
        names: &Names,
        gathered: &mut Gathered,
        ran: &mut Ran,
    ) -> Result<u64, CommandError> {
        let fullest = copies::FullestOf::of(&gathered.archive, copied);
        let mut found = names_across(&gathered.archive);
        let mut n_events = 0;
        self.write(&gathered.archive, ran)?;
        let mut pages = DeferredBuffer::new(self.settings.options.language);
        visit_events(&gathered.archive, names, &|number| fullest.get(number), |event, mut findings| {
            n_events += 1;
            found.append(&mut findings);
            if self.format == FindingFormat::Json {
                write_found_event_json(event, self.settings.options.language, &mut pages.bytes);
                ran.sink.write(|stream| stream.write_all(&pages.bytes))?;
                pages.bytes.clear();
            }
            Ok(())
        })?;
        found.sort_by_key(|finding| finding.card);
        // Names of one event were looked at twice: by themselves and among all others.
        let is_same = |one: &mut Across, other: &mut Across| {
            one.rule == other.rule && one.card == other.card && one.message == other.message
        };
        found.dedup_by(is_same);
        for finding in found {
            self.tell(finding, gathered, ran)?;
        }
        Ok(n_events)
    }
}

/// Says that the place for what outgrows memory failed.
fn temporary_file_failed(error: io::Error) -> CommandError {
    CommandError::Write { place: message!("temporary-file"), error }
}

fn summed_up(gathered: &Gathered, counts: Summary) -> AuditSummary {
    let archive = &gathered.archive;
    let mut by_finding: Vec<RuleCount> =
        gathered.by_rule.values().map(|(rule, count)| RuleCount { name: rule.name, count: *count }).collect();
    by_finding.sort_by(|one, other| other.count.cmp(&one.count).then(one.name.cmp(other.name)));
    let row = |name: &str, [records, errors, warnings]: [u64; 3]| AuditRow {
        name: name.to_owned(),
        records,
        errors,
        warnings,
    };
    let files = gathered.by_file.iter().zip(0..);
    let mut by_file: Vec<AuditRow> = files
        .map(|([records, errors, warnings, _], file)| row(archive.path(file), [*records, *errors, *warnings]))
        .collect();
    let mut by_id: HashMap<Symbol, [u64; 3], DefaultHashBuilder> = HashMap::default();
    for (_, glance) in archive.glances() {
        let [errors, warnings] = glance.n_findings.map(u64::from);
        let counts = by_id.entry(glance.event).or_default();
        counts.iter_mut().zip([1, errors, warnings]).for_each(|(count, more)| *count += more);
    }
    for (id, [errors, warnings]) in &gathered.by_event {
        let counts = by_id.entry(*id).or_default();
        counts[1] += errors;
        counts[2] += warnings;
    }
    // Events without a name are one row, however that is written.
    let mut events: BTreeMap<&str, [u64; 3]> = BTreeMap::new();
    for (id, more) in by_id {
        let event = archive.text(id);
        let counts = events.entry(if is_unknown(event) { "?" } else { event }).or_default();
        counts.iter_mut().zip(more).for_each(|(count, more)| *count += more);
    }
    let mut by_event: Vec<AuditRow> = events
        .iter()
        .filter(|(_, counts)| counts[1] + counts[2] > 0)
        .map(|(event, counts)| row(event, *counts))
        .collect();
    let order = |one: &AuditRow, other: &AuditRow| {
        (other.errors, other.warnings).cmp(&(one.errors, one.warnings)).then_with(|| one.name.cmp(&other.name))
    };
    by_file.sort_by(order);
    by_event.sort_by(order);
    by_event.truncate(MAX_EVENTS);
    AuditSummary { counts, by_finding, by_file, by_event, ..AuditSummary::default() }
}
