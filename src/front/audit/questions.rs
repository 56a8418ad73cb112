//! What is asked when all records are read: which are copies, which ratings contradict each other, what events they make
//! up, which names may be one person's.

use std::collections::HashSet;
use std::io;
use std::sync::Arc;
use std::vec::IntoIter;

use rayon::prelude::*;

use crate::database::copies::{Copied, KeptChoice};
use crate::database::event_check::check;
use crate::database::ratings::Contradiction;
use crate::database::{
    ArchiveFinding, ArchiveRecords, EventFound, EventGroup, EventList, EventWalk, EventsWanted, GameIdentity, Names,
    Tag, copies, drafted, finding_across, names_across, names_reported_once, ratings, tell_stray_games,
};
use crate::findings::{Finding, Severity};
use crate::l10n::message;
use crate::render::{AuditSummary, DeferredBuffer, FoundEvent, Summary, write_page_line};
use crate::sorting::CompactSort;
use crate::tournament::Tournament;

use super::super::error::Error;
use super::drafted;
use super::gathering::{Gathered, Gathering};
use super::item::AuditItem;
use super::player_list::compare_with_list;
use super::settings::Audit;
use super::summed_up::summed_up;
use crate::front::checking::baseline::Baseline;
use crate::front::options::Options;
use crate::front::pipeline::boardless::FoundAcross;
use crate::front::pipeline::boardless_games::BOARDLESS_GAMES;
use crate::front::pipeline::finding_form::FindingForm;
use crate::front::standings::event_asked::is_event_asked;

/// At most this many findings across records are worded at once, by all threads.
const WORDED_AT_ONCE: usize = 1024;
/// At most this many games are given with them for a page.
const MOST_SHOWN: usize = 20_000;
/// This many of them by one thread.
const WORDED_BY_ONE: usize = 128;

/// Part of an answer: written, or as plain data.
#[derive(Debug, Default)]
pub(super) struct AuditPart {
    buffers: Vec<DeferredBuffer>,
    pub(super) items: Vec<AuditItem>,
}

/// Asks one question after another, and gives the answers part by part: there may be as many findings as records.
#[derive(Debug)]
pub struct Questions {
    pub(super) gathered: Gathered,
    /// Which records hold one game.
    pub(super) identity: GameIdentity,
    pub(super) names: Names,
    /// Which record of a game is written if one of each is.
    pub(super) keep: KeptChoice,
    /// The form of findings; events are plain data or JSON, and omitted in text.
    form: FindingForm,
    baseline: Option<Arc<Baseline>>,
    keys_in_memory: usize,
    /// Records whose game is on the page already.
    shown: HashSet<u32>,
    /// Records of games whose copies have other colors or other players.
    seats_differ: HashSet<u32>,
    /// Contradictions to the list of players, reported with the names.
    of_list: Vec<ArchiveFinding>,
    /// A part of the names of the events whose findings are wanted.
    event: Option<String>,
    pub(super) options: Options,
    counts: Summary,
    n_events: u64,
    /// The user's list of events, and drafted entries for events that were joined.
    listed: EventList,
    /// The events whose records were joined, as a list to be corrected.
    pub drafted: String,
    /// What may be decided of what is found, where that is to be drafted.
    pub decisions: Option<String>,
    /// How many files of bridge were read, about which nothing can be decided.
    pub n_boardless_files: usize,
    question: AuditQuestion,
}

/// What is asked next.
#[derive(Debug)]
enum AuditQuestion {
    /// What is so of records of games without a board in different files, and what is asked then.
    Boardless(IntoIter<FoundAcross>, Box<AuditQuestion>),
    /// Which records are copies of others.
    Copies(IntoIter<Copied>),
    /// Which ratings contradict each other.
    Ratings(IntoIter<Contradiction>),
    /// Events, and then the findings in them.
    Events(EventWalk, Vec<ArchiveFinding>),
    /// What is found in events, and which names may be one person's.
    People(IntoIter<ArchiveFinding>),
    Over,
}

impl Questions {
    /// Looks for copies among the records that a job has gathered, and counts on from what was counted while they were
    /// read.
    ///
    /// # Errors
    ///
    /// Fails if the list of players or the decisions of the audit cannot be read.
    pub fn new(settings: &Audit, job: &Gathering, options: &Options, counts: Summary) -> Result<Self, Error> {
        let keys_in_memory = settings.keys_in_memory;
        let gathered = job.take();
        let boardless = gathered.in_order_of_files(job.boardless.take());
        let across: Vec<_> = BOARDLESS_GAMES.iter().flat_map(|game| game.found_across(&boardless)).collect();
        let names = Names::of(&gathered.archive);
        let of_list = match &settings.players {
            Some(list) => compare_with_list(&gathered.archive, list)?,
            None => Vec::new(),
        };
        let identity = GameIdentity::of(&gathered.archive, &names, keys_in_memory, options.policy.looks_for_notes())
            .map_err(temporary_file_failed)?;
        let copied = copies::list(&gathered.archive, &identity);
        let drafted_games =
            || drafted::of_games(&gathered.archive, identity.groups(), settings.keep) + &gathered.drafted;
        let decisions = settings.drafts_decisions.then(drafted_games);
        let question = AuditQuestion::Copies(copied.into_iter());
        let question = AuditQuestion::Boardless(across.into_iter(), Box::new(question));
        Ok(Self {
            decisions,
            n_boardless_files: boardless.len(),
            gathered,
            identity,
            names,
            of_list,
            keep: settings.keep,
            listed: settings.listed.clone(),
            drafted: String::new(),
            form: job.form.clone(),
            baseline: settings.baseline.clone(),
            keys_in_memory,
            seats_differ: HashSet::new(),
            shown: HashSet::new(),
            event: settings.event.clone(),
            options: options.clone(),
            counts,
            n_events: 0,
            question,
        })
    }

    /// Asks all questions and writes the answers, part by part.
    ///
    /// # Errors
    ///
    /// Fails if stored records cannot be read again, or the writer fails.
    pub fn write(&mut self, write: &mut dyn FnMut(&[u8]) -> Result<(), Error>) -> Result<(), Error> {
        while let Some(part) = self.next_part()? {
            part.buffers.iter().try_for_each(|buffer| write(&buffer.bytes))?;
        }
        Ok(())
    }

    /// Returns the next part of the answers, which may be empty; none once there is no more to be asked.
    pub(super) fn next_part(&mut self) -> Result<Option<AuditPart>, Error> {
        let archive = &self.gathered.archive;
        let (part, next) = match std::mem::replace(&mut self.question, AuditQuestion::Over) {
            AuditQuestion::Boardless(mut found, next) => {
                let some: Vec<FoundAcross> = found.by_ref().take(WORDED_AT_ONCE).collect();
                if some.is_empty() {
                    (AuditPart::default(), *next)
                } else {
                    (self.tell_across(some), AuditQuestion::Boardless(found, next))
                }
            }
            AuditQuestion::Copies(mut copied) => {
                let some: Vec<Copied> = copied.by_ref().take(WORDED_AT_ONCE).collect();
                let is_worded = self.decisions.is_some() || !self.form.gives_no_more();
                let findings = |copy: &Copied| copy.finding(archive, &self.names, is_worded);
                let findings = some.par_iter().with_min_len(WORDED_BY_ONE).map(findings);
                let found: Vec<ArchiveFinding> = findings.collect::<io::Result<_>>().map_err(temporary_file_failed)?;
                if found.is_empty() {
                    let mut contradictions =
                        ratings::check(archive, self.keys_in_memory).map_err(temporary_file_failed)?;
                    // A player on the wrong side has a rating that is another's.
                    contradictions
                        .retain(|one| ![one.record, one.other].iter().any(|record| self.seats_differ.contains(record)));
                    let borrowed = self.identity.with_moves_of_another().iter();
                    let findings =
                        borrowed.filter_map(|pair| copies::finding_on_moves_of_another(archive, &self.names, *pair));
                    let findings = findings.collect();
                    (self.tell(findings), AuditQuestion::Ratings(contradictions.into_iter()))
                } else {
                    let seats = ["white", "black", "colors"];
                    let has_other_seats = |one: &&ArchiveFinding| {
                        one.severity == Severity::Error && one.differs.iter().any(|what| seats.contains(what))
                    };
                    for one in found.iter().filter(has_other_seats) {
                        self.seats_differ.insert(one.record);
                        self.seats_differ.extend(one.related.iter().map(|other| other.record));
                    }
                    (self.tell(found), AuditQuestion::Copies(copied))
                }
            }
            AuditQuestion::Ratings(mut contradictions) => {
                let some = contradictions.by_ref().take(WORDED_AT_ONCE);
                let found: Vec<ArchiveFinding> = some.map(|contradiction| contradiction.finding()).collect();
                if found.is_empty() {
                    let walk = EventWalk::new(&self.records(&[]), &self.listed);
                    let mut found = names_across(archive, &self.identity);
                    found.append(&mut self.of_list);
                    (AuditPart::default(), AuditQuestion::Events(walk, found))
                } else {
                    (self.tell(found), AuditQuestion::Ratings(contradictions))
                }
            }
            AuditQuestion::Events(mut walk, mut found) => {
                let ranks = archive.ranks_of_files(&[]);
                if let Some(events) = walk.next_events(&self.records(&ranks)) {
                    let mut part = AuditPart::default();
                    for (event, group) in events {
                        let Tournament { name, city, start, .. } = &event.tournament;
                        if !is_event_asked(self.event.as_deref(), name, city, start) {
                            continue;
                        }
                        let is_event = event.kind.is_some();
                        self.n_events += u64::from(is_event);
                        self.drafted.push_str(&drafted(&event, &self.records(&[])));
                        found.extend(check(&event));
                        if is_event {
                            self.give_event(event, group, &mut part);
                        }
                    }
                    (part, AuditQuestion::Events(walk, found))
                } else {
                    // With an event selected, only findings about it are reported.
                    tell_stray_games(archive, &self.names, &mut found);
                    found.retain(|finding| self.wants_event(finding));
                    (AuditPart::default(), AuditQuestion::People(names_reported_once(in_order(found)).into_iter()))
                }
            }
            AuditQuestion::People(mut found) => {
                let some: Vec<ArchiveFinding> = found.by_ref().take(WORDED_AT_ONCE).collect();
                if some.is_empty() {
                    return Ok(None);
                }
                (self.tell(some), AuditQuestion::People(found))
            }
            AuditQuestion::Over => return Ok(None),
        };
        self.question = next;
        Ok(Some(part))
    }

    fn records<'a>(&'a self, ranks: &'a [u32]) -> ArchiveRecords<'a> {
        let (archive, names, identity) = (&self.gathered.archive, &self.names, &self.identity);
        ArchiveRecords { archive, names, identity, ranks, wanted: EventsWanted::OfAKind }
    }

    /// Returns true if what is found at a record is of an event that is wanted.
    fn wants_event(&self, finding: &ArchiveFinding) -> bool {
        let Some(asked) = self.event.as_deref() else { return true };
        let archive = &self.gathered.archive;
        let prefix = archive.prefix(finding.record);
        let event = finding.event.as_deref().unwrap_or_else(|| archive.text(prefix.event));
        let date = archive.text(archive.entry(finding.record).tag(Tag::Date));
        is_event_asked(Some(asked), event, archive.text(prefix.site), date)
    }

    /// Counts and passes on findings across records, except unwanted and known ones.
    fn tell(&mut self, mut found: Vec<ArchiveFinding>) -> AuditPart {
        let policy = &self.options.policy;
        found.retain_mut(|finding| {
            let Some(severity) = policy.severity_of(finding.rule, finding.severity) else { return false };
            finding.severity = severity;
            let archive = &self.gathered.archive;
            let is_wanted = policy.lists(severity) && self.wants_event(finding);
            is_wanted && self.baseline.as_ref().is_none_or(|baseline| baseline.is_new_across(archive, finding))
        });
        for finding in &found {
            self.gathered.count(finding, &mut self.counts);
            if let Some(decisions) = &mut self.decisions {
                decisions.extend(drafted::of_finding(&self.gathered.archive, finding));
            }
        }
        if self.form.gives_no_more() {
            return AuditPart::default();
        }
        let compared: Vec<u32> = if self.form.shows_games() {
            let records = |one: &ArchiveFinding| {
                std::iter::once(one.record).chain(one.related.iter().map(|other| other.record)).collect()
            };
            found.iter().filter(|one| !one.related.is_empty()).flat_map(|one| -> Vec<u32> { records(one) }).collect()
        } else {
            Vec::new()
        };
        let worded = |findings: Vec<ArchiveFinding>| {
            let (mut buffer, mut items) = (DeferredBuffer::new(self.options.language), Vec::new());
            for finding in findings {
                let finding = finding_across(&self.gathered.archive, finding);
                self.form.give_made(finding, &mut buffer, &mut items);
            }
            (buffer, items)
        };
        let all: Vec<(DeferredBuffer, Vec<Finding>)> =
            found.into_par_iter().chunks(WORDED_BY_ONE).map(worded).collect();
        let (mut buffers, items): (Vec<_>, Vec<_>) = all.into_iter().unzip();
        if self.form.shows_games() {
            buffers.push(self.games_of(&compared));
        }
        AuditPart { buffers, items: items.into_iter().flatten().map(AuditItem::Finding).collect() }
    }

    /// Writes the games that findings compare, each once.
    fn games_of(&mut self, records: &[u32]) -> DeferredBuffer {
        let archive = &self.gathered.archive;
        let mut page = DeferredBuffer::new(self.options.language);
        for number in records {
            if self.shown.len() >= MOST_SHOWN || !self.shown.insert(*number) {
                continue;
            }
            let Some(moves) = archive.main_line(*number) else { continue };
            let entry = archive.entry(*number);
            let marker = entry.marker.map_or("", |marker| marker.marker());
            let tags = [
                ("Event", Tag::Event),
                ("Date", Tag::Date),
                ("Round", Tag::Round),
                ("White", Tag::White),
                ("Black", Tag::Black),
            ];
            let mut tags: Vec<[&str; 2]> =
                tags.iter().map(|(name, tag)| [*name, archive.text(entry.tag(*tag))]).collect();
            tags.push(["Result", marker]);
            write_page_line(archive.path(entry.file), entry.record, &tags, &moves, &mut page.bytes);
        }
        page
    }

    /// Counts and passes on findings across files of a game without a board.
    fn tell_across(&mut self, found: Vec<FoundAcross>) -> AuditPart {
        let (mut buffer, mut items) = (DeferredBuffer::new(self.options.language), Vec::new());
        for FoundAcross { mut finding, key } in found {
            let event = finding.event.as_deref().unwrap_or_default();
            let is_known = || self.baseline.as_ref().is_some_and(|baseline| !baseline.is_new(finding.rule, key));
            if !is_event_asked(self.event.as_deref(), event, "", "") || is_known() {
                continue;
            }
            let Some(severity) = self.options.policy.severity_of(finding.rule, finding.severity) else { continue };
            finding.severity = severity;
            if self.options.policy.lists(severity) {
                self.gathered.count_across(&finding, &mut self.counts);
                self.form.give_made(finding, &mut buffer, &mut items);
            }
        }
        AuditPart { buffers: vec![buffer], items: items.into_iter().map(AuditItem::Finding).collect() }
    }

    fn give_event(&self, event: EventFound, group: EventGroup, part: &mut AuditPart) {
        match self.form {
            FindingForm::Data => {
                let mut found = FoundEvent::from(event);
                found.records = group.records;
                part.items.push(AuditItem::Event(found));
            }
            FindingForm::Json => {
                let mut buffer = DeferredBuffer::new(self.options.language);
                buffer.json_line(&FoundEvent::from(event));
                part.buffers.push(buffer);
            }
            _ => {}
        }
    }

    /// Returns for each copy the fullest record of its game, by their records.
    #[cfg(feature = "tables")]
    pub(super) fn copies(&self) -> impl Iterator<Item = (u32, u32)> {
        let copied = copies::list(&self.gathered.archive, &self.identity);
        copied.into_iter().filter(|copy| !copy.is_doubtful).map(|copy| (copy.record, copy.fullest))
    }

    /// Sums up what was found; complete once everything was asked.
    pub fn summary(&self) -> AuditSummary {
        let sure = || self.identity.groups().iter().filter(|group| !group.is_doubtful);
        let mut summary = summed_up(&self.gathered, self.counts);
        summary.known = self.baseline.as_ref().map_or(0, |baseline| baseline.n_known());
        summary.events = self.n_events;
        summary.games_repeated = sure().count() as u64;
        summary.copies = sure().map(|group| group.records.len() as u64 - 1).sum();
        summary
    }
}

/// Sorts findings by their records: names of one event are checked twice, within the event and among all others.
fn in_order(mut found: Vec<ArchiveFinding>) -> Vec<ArchiveFinding> {
    found.compact_sort_by_key(|finding| finding.record);
    found.dedup_by(|one, other| one.rule == other.rule && one.record == other.record && one.message == other.message);
    found
}

/// Returns the error that a temporary file failed.
pub(super) fn temporary_file_failed(error: io::Error) -> Error {
    Error::Write { place: message!("temporary-file"), error }
}
