//! Findings across records as JSON lines.

use serde::Serialize;

use crate::database::{Across, Archive, Tag};
use crate::l10n::Message;

use super::deferred_buffer::DeferredBuffer;
use super::json::write_json;

#[derive(Serialize)]
struct Fields<'a> {
    r#type: &'a str,
    name: &'a str,
    code: &'a str,
    severity: &'a str,
    path: &'a str,
    record: u64,
    line: u64,
    column: u64,
    offset: u64,
    length: u64,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<String>,
    players: [&'a str; 2],
    /// Of a record without a move there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    fingerprint: Option<String>,
    related: Vec<Related<'a>>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    differs: &'a [&'a str],
}

#[derive(Serialize)]
struct Related<'a> {
    role: &'a str,
    path: &'a str,
    record: u64,
    line: u64,
    offset: u64,
    players: [&'a str; 2],
}

/// Names what another place is to a finding, the same in every language: by its phrase, without the family.
pub(super) fn role_of(role: &Message) -> &str {
    role.id().strip_prefix("related-").unwrap_or(role.id())
}

/// Writes one finding as a JSON line.
pub fn write_across_json(archive: &Archive, finding: &Across, pages: &mut DeferredBuffer) {
    let card = archive.card(finding.card);
    let related = finding.related.iter().map(|related| {
        let card = archive.card(related.card);
        Related {
            role: role_of(&related.role),
            path: archive.path(card.file),
            record: card.record,
            line: card.line,
            offset: card.offset,
            players: [Tag::White, Tag::Black].map(|tag| archive.tag(&card, tag)),
        }
    });
    let fields = Fields {
        r#type: "finding",
        name: finding.rule.name,
        code: finding.rule.code,
        severity: finding.severity.name(),
        path: archive.path(card.file),
        record: card.record,
        line: card.line,
        column: 1,
        offset: card.offset,
        // The whole record is meant, and no place in it.
        length: 0,
        message: finding.message.in_language(pages.language),
        help: finding.help.as_ref().map(|help| help.in_language(pages.language)),
        players: [Tag::White, Tag::Black].map(|tag| archive.tag(&card, tag)),
        fingerprint: (card.plies > 0).then(|| format!("{:016x}", card.fingerprint)),
        related: related.collect(),
        differs: &finding.differs,
    };
    write_json(&mut pages.bytes, &fields);
    pages.push_str("\n");
}
