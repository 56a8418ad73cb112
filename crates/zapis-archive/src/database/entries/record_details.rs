//! The details of a record that its entry does not keep, so that two versions can be compared: all tags, and comments,
//! glyphs, variations, clocks and evaluations with their places.

use crate::findings::{KeptBytes, put_count, put_counted};
use crate::record::{GameResult, ItemKind, Record, nag_of_glyph, tag_value};
use crate::sorting::CompactSort;

use super::super::fingerprint::{of_bytes, step};

/// The kind of an item besides the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoteKind {
    /// Words of a comment.
    Comment,
    /// A glyph or its number.
    Glyph,
    /// A variation, as a whole.
    Variation,
    /// A clock or the time spent on a move.
    Clock,
    /// An evaluation.
    Evaluation,
    /// A move, as written, of a record that could not be played to its end.
    Written,
}

impl NoteKind {
    pub const ALL: [Self; 6] =
        [Self::Comment, Self::Glyph, Self::Variation, Self::Clock, Self::Evaluation, Self::Written];

    /// Returns its name for programs.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Comment => "comments",
            Self::Glyph => "glyphs",
            Self::Variation => "variations",
            Self::Clock => "clocks",
            Self::Evaluation => "evals",
            Self::Written => "moves",
        }
    }
}

/// An item besides the moves: its kind, the ply of the main line that it follows, and a hash.
type Note = (NoteKind, u32, u64);

/// The details of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordDetails {
    /// The tags, by name; in order if a name is repeated.
    pub tags: Vec<(String, String)>,
    /// The result after the moves.
    pub marker: String,
    notes: Vec<Note>,
}

impl RecordDetails {
    /// Reads a record; the moves as written, too, if it could not be played to its end.
    pub fn of(record: &Record<'_>, is_complete: bool) -> Self {
        let tag = |pair| (record.name_of(pair).to_owned(), tag_value(record.slice(pair.value)).trim().to_owned());
        let mut tags: Vec<(String, String)> = record.tape.tags.iter().map(tag).collect();
        tags.compact_sort_by(|one, other| one.0.cmp(&other.0));
        let marker = record.termination().and_then(|item| GameResult::read(record.slice(item.span)));
        let marker = marker.map_or("*", GameResult::marker).to_owned();
        Self { tags, marker, notes: notes_of(record, is_complete) }
    }

    /// Returns a hash of everything.
    pub fn key(&self) -> u64 {
        let tags = self
            .tags
            .iter()
            .fold(0, |state, (name, value)| step(step(state, of_bytes(name.as_bytes())), of_bytes(value.as_bytes())));
        let notes = self
            .notes
            .iter()
            .fold(tags, |state, (kind, ply, key)| step(step(state, *kind as u64 + 8 * u64::from(*ply)), *key));
        step(notes, of_bytes(self.marker.as_bytes()))
    }

    /// Serializes it; `None` if it is too large.
    pub fn put(&self, bytes: &mut Vec<u8>) -> Option<()> {
        put_count(self.tags.len(), bytes)?;
        for (name, value) in &self.tags {
            put_counted(name.as_bytes(), bytes)?;
            put_counted(value.as_bytes(), bytes)?;
        }
        put_counted(self.marker.as_bytes(), bytes)?;
        put_count(self.notes.len(), bytes)?;
        for (kind, ply, key) in &self.notes {
            bytes.push(*kind as u8);
            bytes.extend_from_slice(&ply.to_le_bytes());
            bytes.extend_from_slice(&key.to_le_bytes());
        }
        Some(())
    }

    /// Deserializes it.
    pub fn take(bytes: &[u8]) -> Option<Self> {
        let mut bytes = KeptBytes(bytes);
        let mut details = Self::default();
        for _ in 0..bytes.count(2)? {
            details.tags.push((bytes.text()?.to_owned(), bytes.text()?.to_owned()));
        }
        bytes.text()?.clone_into(&mut details.marker);
        for _ in 0..bytes.count(1)? {
            let [kind] = bytes.array()?;
            details.notes.push((*NoteKind::ALL.get(usize::from(kind))?, bytes.half()?, bytes.word()?));
        }
        Some(details)
    }

    /// Lists the kinds of items that differ, each with the ply of the first difference.
    pub fn notes_that_differ(&self, other: &Self) -> Vec<(NoteKind, u32)> {
        let of = |details: &Self, kind: NoteKind| -> Vec<(u32, u64)> {
            let own = details.notes.iter().filter(|(its, ..)| *its == kind);
            own.map(|(_, ply, key)| (*ply, *key)).collect()
        };
        let first = |kind: NoteKind| {
            let (one, other) = (of(self, kind), of(other, kind));
            let n_alike = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
            let plies = [one.get(n_alike), other.get(n_alike)];
            Some((kind, plies.into_iter().flatten().map(|(ply, _)| *ply).min()?))
        };
        NoteKind::ALL.into_iter().filter_map(first).collect()
    }

    /// Lists the tags that differ: the name, and both values, empty if absent.
    pub fn tags_that_differ<'a>(&'a self, other: &'a Self) -> Vec<(&'a str, [&'a str; 2])> {
        let mut names: Vec<&str> = self.tags.iter().chain(&other.tags).map(|(name, _)| name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        let both = |name: &'a str| (name, [self.tag(name), other.tag(name)]);
        names.into_iter().map(both).filter(|(_, [one, other])| one != other).collect()
    }

    /// Returns the value of a tag, empty if it is absent.
    pub fn tag(&self, name: &str) -> &str {
        // They are sorted by name.
        let at = self.tags.partition_point(|(own, _)| own.as_str() < name);
        self.tags.get(at).filter(|(own, _)| own == name).map_or("", |(_, value)| value)
    }
}

/// Lists the items of a record besides its moves.
fn notes_of(record: &Record<'_>, is_complete: bool) -> Vec<Note> {
    let mut notes = Vec::new();
    let (mut ply, mut depth, mut variation) = (0_u32, 0_usize, 0);
    for item in &record.tape.items {
        let (kind, key) = match item.kind {
            ItemKind::Number | ItemKind::Termination | ItemKind::MarkApart => continue,
            ItemKind::Move if depth == 0 => {
                ply += 1;
                if !is_complete {
                    notes.push((NoteKind::Written, ply, of_bytes(record.bytes(item.span))));
                }
                continue;
            }
            ItemKind::VariationOpen => {
                depth += 1;
                variation = step(if depth == 1 { 0 } else { variation }, 1);
                continue;
            }
            ItemKind::VariationClose => {
                depth = depth.saturating_sub(1);
                variation = step(variation, 2);
                if depth == 0 {
                    notes.push((NoteKind::Variation, ply, variation));
                }
                continue;
            }
            ItemKind::Comment | ItemKind::LineComment if depth == 0 => {
                add_comment(record.slice(item.span), ply, &mut notes);
                continue;
            }
            ItemKind::Nag => {
                let number: u64 = record.slice(item.span).trim_start_matches('$').parse().unwrap_or(0);
                (NoteKind::Glyph, number)
            }
            ItemKind::Glyph => {
                let text = record.slice(item.span);
                (NoteKind::Glyph, nag_of_glyph(text).map_or_else(|| of_bytes(text.as_bytes()), u64::from))
            }
            ItemKind::Comment | ItemKind::LineComment | ItemKind::Move | ItemKind::DrawOffer => {
                (NoteKind::Comment, of_bytes(record.bytes(item.span)))
            }
        };
        if depth > 0 {
            variation = step(step(variation, kind as u64), key);
        } else {
            notes.push((kind, ply, key));
        }
    }
    notes
}

/// Adds a comment: its words, and each clock and evaluation in it.
fn add_comment(text: &str, ply: u32, notes: &mut Vec<Note>) {
    let mut rest = text.trim_start_matches(['{', ';']).trim_end_matches('}');
    let mut words = 0;
    let mut add_words = |text: &str| {
        for word in text.split_whitespace() {
            words = step(words, of_bytes(word.as_bytes()));
        }
    };
    while let Some(at) = rest.find("[%") {
        let Some(end) = rest[at..].find(']').map(|len| at + len) else { break };
        add_words(&rest[..at]);
        let command = &rest[at + 2..end];
        let key = of_bytes(command.as_bytes());
        let name = command.split_whitespace().next().unwrap_or("");
        match name {
            "clk" | "emt" | "egt" | "mct" => notes.push((NoteKind::Clock, ply, key)),
            "eval" => notes.push((NoteKind::Evaluation, ply, key)),
            _ => notes.push((NoteKind::Comment, ply, key)),
        }
        rest = &rest[end + 1..];
    }
    add_words(rest);
    if words != 0 {
        notes.push((NoteKind::Comment, ply, words));
    }
}
