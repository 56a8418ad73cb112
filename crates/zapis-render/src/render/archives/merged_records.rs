//! Reports on records of one game merged into one: their additions and contradictions.

use serde::Serialize;

use crate::database::MergedAdditions;
use crate::l10n::{Language, Message, message};
use crate::text::Visible;

use super::unique_records::{KeptCopy, RecordPlace, WrittenTo, place_text};
use crate::render::layout::json::write_json_line;

/// The maximum number of records listed for people.
const MAX_LISTED: usize = 50;

/// A record that was merged into another one, and its additions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct MergedSource {
    /// Its place.
    #[serde(flatten)]
    pub place: RecordPlace,
    /// Its additions and contradictions.
    #[serde(flatten)]
    pub additions: MergedAdditions,
}

/// A record merged from several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct MergedRecord {
    /// The place of the chosen record, whose content is kept.
    pub chosen: RecordPlace,
    /// The others, in the order of the files.
    pub sources: Vec<MergedSource>,
}

/// The result of merging the records of each game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct MergedRecords {
    /// The number of records written.
    pub written: u64,
    /// The number of records that are now part of others.
    pub left_out: u64,
    /// Records merged from several.
    pub records: Vec<MergedRecord>,
    /// Records that contradict the chosen one in moves, players or result, or could not be merged, and are kept
    /// unchanged.
    pub also_kept: Vec<KeptCopy>,
}

impl MergedSource {
    /// Creates a source from its place and what it added.
    #[must_use]
    pub const fn new(place: RecordPlace, additions: MergedAdditions) -> Self {
        Self { place, additions }
    }

    /// Describes its additions.
    fn message(&self, chosen: &RecordPlace) -> Message {
        let MergedAdditions { tags, plies, comments, commands, nags, variations, contradictions, .. } = &self.additions;
        let said: Vec<String> = contradictions
            .iter()
            .map(|one| format!("{}: {} / {}", Visible(&one.what), Visible(&one.kept), Visible(&one.other)))
            .collect();
        message!(
            "merged-source",
            place = place_text(&self.place),
            chosen = place_text(chosen),
            n_tags = tags.len(),
            tags = Visible(&tags.join(", ")).to_string(),
            plies = *plies,
            comments = *comments,
            commands = *commands,
            nags = *nags,
            variations = *variations,
            n_contradictions = said.len(),
            contradictions = said.join("; "),
        )
    }
}

impl MergedRecord {
    /// Creates a merged record from the one that was chosen and the others.
    #[must_use]
    pub const fn new(chosen: RecordPlace, sources: Vec<MergedSource>) -> Self {
        Self { chosen, sources }
    }
}

impl MergedRecords {
    /// Describes for people what was merged and kept.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let of_record = |record: &MergedRecord| {
            let sources = record.sources.iter().map(|source| source.message(&record.chosen));
            sources.map(|message| message.in_language(language)).collect::<Vec<String>>()
        };
        let kept = self.also_kept.iter().map(|kept| {
            let why = if kept.contradicts { "contradicts" } else { "other" };
            let (place, chosen) = (place_text(&kept.copy), place_text(&kept.fullest));
            message!("merged-kept", place = place, chosen = chosen, why = why).in_language(language)
        });
        let lines: Vec<String> = self.records.iter().flat_map(of_record).chain(kept).collect();
        let mut text = String::new();
        for line in lines.iter().take(MAX_LISTED) {
            text.push_str(line);
            text.push('\n');
        }
        if let Some(more @ 1..) = lines.len().checked_sub(MAX_LISTED) {
            text.push_str(&message!("audit-more", count = more).in_language(language));
            text.push('\n');
        }
        let sources = || self.records.iter().flat_map(|record| &record.sources);
        let line = message!(
            "merged-summary",
            written = self.written,
            merged = self.left_out,
            of = self.records.len(),
            contradictions = sources().map(|source| source.additions.contradictions.len()).sum::<usize>(),
            kept = self.also_kept.len(),
        );
        text.push_str(&line.in_language(language));
        text.push('\n');
        text
    }

    /// Writes as a JSON line what was merged and kept, with the file that was written to.
    pub fn write_json(&self, path: &str, out: &mut Vec<u8>) {
        write_json_line(&WrittenTo { r#type: "merged", path, records: self }, out);
    }
}
