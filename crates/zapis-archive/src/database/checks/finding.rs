//! Findings across records in their public form, with the locations of the records.

use crate::findings::{Finding, Location, Related};
use crate::l10n::message;

use super::super::entries::archive::Archive;
use super::super::entries::archive_finding::ArchiveFinding;
use super::super::entries::index_entry::IndexEntry;
use super::super::entries::tag::Tag;
use super::super::names::name_key::is_unknown;
use super::report_finding::ReportFinding;

/// Returns the place of a record, with its players.
fn location_of(archive: &Archive, record: &IndexEntry) -> Location {
    let mut location = Location::on_line(archive.path(record.file), record.line, 1).with_record(record.record);
    // The whole record is meant, and no place in it.
    location.bytes = Some(record.offset..record.offset);
    location.players = Location::players_of([Tag::White, Tag::Black].map(|tag| archive.tag(record, tag)));
    location
}

/// Converts a finding across records into its public form.
#[must_use]
pub fn finding_across(archive: &Archive, across: ArchiveFinding) -> Finding {
    let entry = archive.entry(across.record);
    let mut finding = located(across, |record| location_of(archive, &archive.entry(record)));
    finding.fingerprint = (entry.plies > 0).then_some(entry.fingerprint);
    if finding.event.is_none() {
        finding.event = Some(archive.tag(&entry, Tag::Event)).filter(|event| !is_unknown(event)).map(str::to_owned);
    }
    finding
}

fn located(across: ArchiveFinding, location: impl Fn(u32) -> Location) -> Finding {
    let mut finding = Finding::new(across.rule, location(across.record), across.message);
    finding.severity = across.severity;
    finding.help = across.help;
    let related = across.related.into_iter();
    finding.related = related.map(|related| Related::new(location(related.record), related.role)).collect();
    finding.differs = across.differs;
    finding.event = across.event;
    finding
}

/// Converts a finding about a report file into its public form.
///
/// A finding without a line of the report is located at its record, if there is one.
#[must_use]
pub fn finding_of_report(archive: &Archive, path: &str, event: &str, reported: &ReportFinding) -> Finding {
    let at_record = reported.record.map(|record| location_of(archive, &archive.entry(record)));
    let (location, related) = match (reported.line, at_record) {
        (0, Some(location)) => (location, None),
        (0, None) => (Location::of_file(path), None),
        (line, location) => (Location::on_line(path, line.into(), reported.column.into()), location),
    };
    let mut finding = Finding::new(reported.rule, location, reported.message.clone());
    finding.severity = reported.severity;
    finding.related = related.map(|location| Related::new(location, message!("related-record"))).into_iter().collect();
    finding.event = Some(event.to_owned()).filter(|event| !event.is_empty());
    finding
}
