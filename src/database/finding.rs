//! Findings across records as everybody outside sees them: with the records brought to their places.

use crate::findings::{Finding, Location, Related};

use super::across::Across;
use super::index::Archive;
use super::index_entry::IndexEntry;
use super::tag::Tag;

/// Says where a record stands, with its players.
fn location_of(archive: &Archive, card: &IndexEntry) -> Location {
    let mut location = Location::on_line(archive.path(card.file), card.line, 1).with_record(card.record);
    // The whole record is meant, and no place in it.
    location.bytes = Some(card.offset..card.offset);
    let players = [Tag::White, Tag::Black].map(|tag| archive.tag(card, tag));
    if players.iter().any(|player| !player.is_empty()) {
        location.players = Some(players.map(|player| if player.is_empty() { "?" } else { player }.to_owned()));
    }
    location
}

/// Makes of what was found across records what everybody outside sees.
#[must_use]
pub fn finding_across(archive: &Archive, across: &Across) -> Finding {
    let card = archive.card(across.card);
    let mut finding = Finding::new(across.rule, location_of(archive, &card), across.message.clone());
    finding.severity = across.severity;
    finding.help.clone_from(&across.help);
    finding.fingerprint = (card.plies > 0).then_some(card.fingerprint);
    let related = across.related.iter();
    let related =
        related.map(|related| Related::new(location_of(archive, &archive.card(related.card)), related.role.clone()));
    finding.related = related.collect();
    finding.differs.clone_from(&across.differs);
    finding
}
