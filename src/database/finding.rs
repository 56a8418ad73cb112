//! Findings across records in their public form, with the locations of the records.

use crate::findings::{Finding, Location, Related};
use crate::l10n::message;

use super::across::Across;
use super::index::Archive;
use super::index_entry::IndexEntry;
use super::name_key::is_unknown;
use super::report_finding::ReportFinding;
use super::tag::Tag;

/// Returns the location of a record, with its players.
fn location_of(archive: &Archive, card: &IndexEntry) -> Location {
    let mut location = Location::on_line(archive.path(card.file), card.line, 1).with_record(card.record);
    // The whole record is meant, not a place in it.
    location.bytes = Some(card.offset..card.offset);
    location.players = Location::players_of([Tag::White, Tag::Black].map(|tag| archive.tag(card, tag)));
    location
}

/// Converts a finding across records into its public form.
#[must_use]
pub fn finding_across(archive: &Archive, across: Across) -> Finding {
    let card = archive.card(across.card);
    let mut finding = located(across, |card| location_of(archive, &archive.card(card)));
    finding.fingerprint = (card.plies > 0).then_some(card.fingerprint);
    if finding.event.is_none() {
        finding.event = Some(archive.tag(&card, Tag::Event)).filter(|event| !is_unknown(event)).map(str::to_owned);
    }
    finding
}

fn located(across: Across, location: impl Fn(u32) -> Location) -> Finding {
    let mut finding = Finding::new(across.rule, location(across.card), across.message);
    finding.severity = across.severity;
    finding.help = across.help;
    let related = across.related.into_iter();
    finding.related = related.map(|related| Related::new(location(related.card), related.role)).collect();
    finding.differs = across.differs;
    finding.event = across.event;
    finding
}

/// Converts a finding about a report file into its public form.
///
/// A finding without a line of the report is located at its record, if there is one.
#[must_use]
pub fn finding_of_report(archive: &Archive, path: &str, event: &str, reported: &ReportFinding) -> Finding {
    let record = reported.record.map(|record| location_of(archive, &archive.card(record)));
    let (location, related) = match (reported.line, record) {
        (0, Some(record)) => (record, None),
        (0, None) => (Location::of_file(path), None),
        (line, record) => (Location::on_line(path, line.into(), reported.column.into()), record),
    };
    let mut finding = Finding::new(reported.rule, location, reported.message.clone());
    finding.severity = reported.severity;
    finding.related = related.map(|record| Related::new(record, message!("related-record"))).into_iter().collect();
    finding.event = Some(event.to_owned()).filter(|event| !event.is_empty());
    finding
}
