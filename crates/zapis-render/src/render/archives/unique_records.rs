//! Reports on writing one record of each game: the records left out, and the copies kept with a fuller one.

use std::sync::Arc;

use serde::{Serialize, Serializer};

use crate::l10n::{Language, message};
use crate::text::{Fields, Visible};

use crate::render::layout::json::write_json_line;

/// The maximum number of records kept with a fuller one that are listed for people.
const MAX_LISTED: usize = 50;

/// The place of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RecordPlace {
    /// The name of the file; it may contain control characters.
    pub path: Arc<str>,
    /// Its number in the file, from 1.
    pub record: u64,
    /// The line it begins on, from 1.
    pub line: u64,
}

/// A copy that has comments, variations or moves missing in the chosen one, or contradicts it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct KeptCopy {
    /// Its place.
    #[serde(flatten)]
    pub copy: RecordPlace,
    /// The place of the chosen copy of the game: the fullest by default.
    pub fullest: RecordPlace,
    /// Whether the two contradict each other.
    pub contradicts: bool,
}

impl KeptCopy {
    /// Creates a copy that is kept out, with the fullest record of its game.
    #[must_use]
    pub const fn new(copy: RecordPlace, fullest: RecordPlace, contradicts: bool) -> Self {
        Self { copy, fullest, contradicts }
    }
}

/// The result of writing one record of each game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct UniqueRecords {
    /// The number of records written.
    pub written: u64,
    /// The number of copies left out.
    pub left_out: u64,
    /// Copies that were written as well, because of what the fullest lacks.
    pub also_kept: Vec<KeptCopy>,
}

impl RecordPlace {
    /// Creates a place from a path, the number of the record and its line.
    #[must_use]
    pub const fn new(path: Arc<str>, record: u64, line: u64) -> Self {
        Self { path, record, line }
    }
}

impl UniqueRecords {
    /// Describes for people what was kept and left out.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let mut text = String::new();
        for kept in self.also_kept.iter().take(MAX_LISTED) {
            let line = message!(
                "unique-kept",
                place = place_text(&kept.copy),
                full = place_text(&kept.fullest),
                why = if kept.contradicts { "contradicts" } else { "more" },
            );
            text.push_str(&line.in_language(language));
            text.push('\n');
        }
        if let Some(more @ 1..) = self.also_kept.len().checked_sub(MAX_LISTED) {
            text.push_str(&message!("audit-more", count = more).in_language(language));
            text.push('\n');
        }
        let also = self.also_kept.len();
        let contradicting = self.also_kept.iter().filter(|kept| kept.contradicts).count();
        let line = message!(
            "unique-summary",
            kept = self.written,
            dropped = self.left_out,
            also = also - contradicting,
            contradicting = contradicting,
        );
        text.push_str(&line.in_language(language));
        text.push('\n');
        text
    }

    /// Writes as a JSON line what was kept and left out, with the file that was written to.
    pub fn write_json(&self, path: &str, out: &mut Vec<u8>) {
        write_json_line(&WrittenTo { r#type: "unique", path, records: self }, out);
    }
}

/// What was written to a file.
#[derive(Serialize)]
pub(crate) struct WrittenTo<'a, T> {
    pub(crate) r#type: &'a str,
    pub(crate) path: &'a str,
    #[serde(flatten)]
    pub(crate) records: &'a T,
}

/// Names a record as findings do, safe to display.
pub(crate) fn place_text(place: &RecordPlace) -> String {
    format!("{}:{}", Visible(&place.path), place.line)
}

impl Serialize for RecordPlace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Fields::new(serializer).put("path", &*self.path).put("record", &self.record).put("line", &self.line).end()
    }
}
