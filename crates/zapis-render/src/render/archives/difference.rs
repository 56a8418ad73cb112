//! The differences between two versions of an archive, for people and for programs.

use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use crate::database::RecordDetails;
use crate::l10n::{Language, Message, message};
use crate::text::{Fields, Visible};

use super::unique_records::{RecordPlace, place_text};

/// The kind of difference of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VersionChange {
    /// Only the new version has it.
    #[default]
    New,
    /// Only the old version has it.
    Gone,
    /// Both have it, with differences.
    Changed,
}

impl VersionChange {
    const fn key(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Gone => "gone",
            Self::Changed => "changed",
        }
    }
}

/// A difference between two versions.
#[derive(Clone, Debug, Default)]
pub struct VersionDifference {
    /// What became of the game.
    pub kind: VersionChange,
    /// Its place in the old version.
    pub old: Option<RecordPlace>,
    /// Its place in the new version.
    pub new: Option<RecordPlace>,
    /// The players, the event, the date and the round.
    pub game: [String; 5],
    /// The kinds of differences, by names for programs.
    pub what: Vec<String>,
    /// Tags that differ, with both values.
    pub tags: Vec<(String, [String; 2])>,
    /// The result after the moves, if it differs.
    pub result: Option<[String; 2]>,
    /// The first moves that differ.
    pub moves: Option<[String; 2]>,
    /// The ply of the first difference in moves, comments, clocks and the like.
    pub first_ply: Option<u64>,
}

/// The numbers of games that are the same, new, removed and changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DifferenceCounts {
    /// Games that are the same.
    pub same: u64,
    /// Games of the new version alone.
    pub new: u64,
    /// Games of the old version alone.
    pub gone: u64,
    /// Games that differ.
    pub changed: u64,
}

impl DifferenceCounts {
    /// Returns true if anything differs.
    pub const fn is_any(&self) -> bool {
        self.new + self.gone + self.changed > 0
    }

    /// Describes it for people.
    pub fn message(&self) -> Message {
        message!("diff-summary", same = self.same, new = self.new, gone = self.gone, changed = self.changed)
    }
}

/// Serializes the fields of the schema `difference`.
impl Serialize for VersionDifference {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // A missing tag is null.
        let value = |text: &String| if text.is_empty() { Value::Null } else { text.as_str().into() };
        let tags = self.tags.iter().map(|(name, values)| (name.clone(), values.iter().map(value).collect()));
        let tags: Map<String, Value> = tags.collect();
        Fields::of_type(serializer, "difference")
            .put("kind", self.kind.key())
            .put("old", &self.old)
            .put("new", &self.new)
            .put("players", &[&self.game[0], &self.game[1]])
            .list("what", &self.what)
            .some("tags", Some(tags).filter(|tags| !tags.is_empty()))
            .some("result", self.result.as_ref())
            .some("moves", self.moves.as_ref())
            .some("first_ply", self.first_ply)
            .end()
    }
}

impl VersionDifference {
    /// Creates one of which only the kind is known.
    pub fn of(kind: VersionChange) -> Self {
        Self { kind, ..Self::default() }
    }

    /// Returns the fields that identify a game.
    pub fn game_of(details: &RecordDetails) -> [String; 5] {
        ["White", "Black", "Event", "Date", "Round"].map(|name| details.tag(name).to_owned())
    }

    /// Writes it as lines for people; safe to display on a terminal.
    pub fn write_text(&self, language: Language, out: &mut Vec<u8>) {
        let [white, black, event, date, round] = &self.game;
        let [white, black] = [white, black].map(|name| if name.is_empty() { "?" } else { name });
        let mut game = format!("{} – {}", Visible(white), Visible(black));
        for part in [event, date, round].into_iter().filter(|part| !part.is_empty() && *part != "?") {
            game.push_str(", ");
            game.push_str(&Visible(part).to_string());
        }
        let place = |place: &Option<RecordPlace>| place.as_ref().map(place_text).unwrap_or_default();
        let (old, new) = (place(&self.old), place(&self.new));
        let line = match self.kind {
            VersionChange::New => message!("diff-new", place = new, game = game),
            VersionChange::Gone => message!("diff-gone", place = old, game = game),
            VersionChange::Changed => message!("diff-changed", old = old, new = new, game = game),
        };
        let mut lines = vec![line];
        let shown = |text: &str| if text.is_empty() { "–".to_owned() } else { Visible(text).to_string() };
        for (name, [was, is]) in &self.tags {
            let tag = Visible(name).to_string();
            lines.push(message!("diff-tag", tag = tag, was = shown(was), is = shown(is)));
        }
        if let Some([was, is]) = &self.result {
            lines.push(message!("diff-result", was = shown(was), is = shown(is)));
        }
        if let Some([was, is]) = &self.moves {
            lines.push(message!("diff-moves", was = shown(was), is = shown(is)));
        }
        let notes = ["comments", "glyphs", "variations", "clocks", "evals"];
        for what in self.what.iter().filter(|what| notes.contains(&what.as_str())) {
            lines.push(message!("diff-notes", what = what.as_str()));
        }
        for (at, line) in lines.iter().enumerate() {
            if at > 0 {
                out.extend_from_slice(b"    ");
            }
            out.extend_from_slice(line.in_language(language).as_bytes());
            out.push(b'\n');
        }
    }
}
