//! The tags of one record, their changes, and the resulting edits.

use std::ops::Range;

use crate::findings::{Decisions, date};
use crate::l10n::{Message, message};
use crate::record::{GameResult, IssueKind, Record, TagPair, unescape};
use crate::render::SourceFile;
use crate::sorting::CompactSort;

use super::plan::{NEEDED, SEVEN, Tags};

/// An edit in the text of a record.
pub(super) struct TagEdit {
    pub(super) place: Range<usize>,
    pub(super) text: String,
}

/// What is known of the moves of a record that was played.
#[derive(Default)]
pub(super) struct KnownMoves {
    /// The number of plies of the main line; `None` if it cannot be played to its end.
    pub(super) plies: Option<u32>,
    /// The code and the name of the opening.
    pub(super) opening: Option<(String, String)>,
}

struct OwnTag<'a> {
    pair: &'a TagPair,
    name: String,
    value: String,
    /// The name before a change.
    old_name: &'a str,
    old_value: String,
    is_malformed: bool,
    is_dropped: bool,
}

/// The tags of a record while they are changed.
pub(super) struct RecordTags<'a> {
    record: Record<'a>,
    own: Vec<OwnTag<'a>>,
    /// The tags that are added.
    new: Vec<(String, String)>,
    /// What could not be done.
    pub(super) problems: Vec<Message>,
}

impl<'a> RecordTags<'a> {
    pub(super) fn of(record: Record<'a>) -> Self {
        let tape = record.tape;
        let malformed: Vec<u32> = tape
            .issues
            .iter()
            .filter(|issue| matches!(issue.kind, IssueKind::MalformedTag { .. }))
            .map(|issue| issue.span.start)
            .collect();
        let own = tape.tags.iter().map(|pair| {
            let (old_name, old_value) = (record.name_of(pair), unescape(record.slice(pair.value)));
            let is_malformed = malformed.contains(&pair.span.start);
            let (name, value) = (old_name.to_owned(), old_value.clone());
            OwnTag { pair, name, value, old_name, old_value, is_malformed, is_dropped: false }
        });
        Self { record, own: own.collect(), new: Vec::new(), problems: Vec::new() }
    }

    fn index_of(&self, name: &str) -> Option<usize> {
        self.own.iter().position(|tag| !tag.is_dropped && tag.name == name)
    }

    fn value(&self, name: &str) -> Option<&str> {
        let of_new = || self.new.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
        self.index_of(name).map(|index| self.own[index].value.as_str()).or_else(of_new)
    }

    fn set(&mut self, name: &str, value: &str) {
        if let Some(index) = self.index_of(name) {
            value.clone_into(&mut self.own[index].value);
        } else if let Some((_, known)) = self.new.iter_mut().find(|(known, _)| known == name) {
            value.clone_into(known);
        } else if let Some(own) =
            self.own.iter_mut().find(|own| own.is_dropped && own.old_name == name && own.name == name)
        {
            // A tag that is both dropped and set is set.
            own.is_dropped = false;
            value.clone_into(&mut own.value);
        } else {
            self.new.push((name.to_owned(), value.to_owned()));
        }
    }

    fn rename(&mut self, from: &str, to: &str) {
        while let Some(index) = self.index_of(from).filter(|_| from != to) {
            match self.index_of(to) {
                None => to.clone_into(&mut self.own[index].name),
                Some(other) if self.own[other].value == self.own[index].value => self.own[index].is_dropped = true,
                Some(_) => {
                    self.problems.push(message!("tag-both-there", from = from, to = to));
                    return;
                }
            }
        }
    }

    /// Makes the changes, with what is known of the moves.
    pub(super) fn change(&mut self, tags: &Tags, moves: &KnownMoves) {
        for (from, to) in &tags.renamed {
            self.rename(from, to);
        }
        for tag in &mut self.own {
            let is_kept = tags.keeps_seven && SEVEN.contains(&tag.name.as_str())
                || tags.kept.contains(&tag.name)
                || NEEDED.contains(&tag.name.as_str());
            let keeps_some = tags.keeps_seven || !tags.kept.is_empty();
            tag.is_dropped |= tags.dropped.contains(&tag.name) || keeps_some && !is_kept && !tag.name.is_empty();
        }
        if tags.dates {
            self.write_dates();
        }
        if tags.results {
            self.write_result();
        }
        for (name, value) in &tags.set {
            self.set(name, value);
        }
        for (name, value) in &tags.added {
            if self.value(name).is_none_or(|known| matches!(known.trim(), "" | "?")) {
                self.set(name, value);
            }
        }
        if tags.completes {
            for name in SEVEN {
                if self.value(name).is_none() {
                    let value = match name {
                        "Date" => "????.??.??",
                        "Result" => self.result_of_moves().unwrap_or(GameResult::Unknown).marker(),
                        _ => "?",
                    };
                    self.set(name, value);
                }
            }
        }
        if let Some((code, name)) = moves.opening.as_ref().filter(|_| tags.openings) {
            self.set("ECO", code);
            self.set("Opening", name);
        }
        if tags.ply_count {
            match moves.plies {
                Some(0) => {}
                Some(plies) => self.set("PlyCount", &plies.to_string()),
                None => self.problems.push(message!("tag-plies-not-played")),
            }
        }
    }

    /// Applies the decisions to a record, by the key of its text.
    pub(crate) fn decide(&mut self, decisions: &Decisions, record: u64) {
        for tag in &mut self.own {
            let decided = match tag.name.as_str() {
                "White" | "Black" => decisions.name(&tag.value),
                name => decisions.value(name, &tag.value, record),
            };
            if let Some(is) = decided {
                is.clone_into(&mut tag.value);
            }
        }
        for (tag, is) in decisions.added(record) {
            if self.value(tag).is_none() {
                self.new.push((tag.to_owned(), is.to_owned()));
            }
        }
    }

    fn write_dates(&mut self) {
        for tag in self.own.iter_mut().filter(|tag| !tag.is_dropped) {
            if !matches!(tag.name.as_str(), "Date" | "EventDate" | "UTCDate") {
                continue;
            }
            match date::meant(&tag.value) {
                Some((meant, true)) => tag.value = meant,
                Some((meant, false)) => {
                    let name = tag.name.as_str();
                    self.problems.push(message!(
                        "tag-date-doubtful",
                        tag = name,
                        date = tag.value.as_str(),
                        meant = meant
                    ));
                }
                None => {}
            }
        }
    }

    fn result_of_moves(&self) -> Option<GameResult> {
        let end = self.record.termination()?;
        GameResult::read(self.record.slice(end.span))
    }

    fn write_result(&mut self) {
        let written = self.value("Result").map(str::to_owned);
        let read = written.as_deref().map(GameResult::read);
        let is_open = matches!(written.as_deref().map(str::trim), None | Some("" | "?" | "*"));
        let of_moves = self.result_of_moves().filter(|result| *result != GameResult::Unknown);
        match (read, of_moves) {
            (_, Some(of_moves)) if is_open => self.set("Result", of_moves.marker()),
            (None | Some(Some(GameResult::BothLose)), _) => {}
            (Some(Some(result)), _) => self.set("Result", result.marker()),
            (Some(None), _) if is_open => self.set("Result", GameResult::Unknown.marker()),
            (Some(None), _) => {
                let value = written.unwrap_or_default();
                self.problems.push(message!("tag-result-unreadable", result = value));
            }
        }
    }

    /// Returns the number of tags changed, dropped and added.
    pub(super) fn n_changed(&self) -> u64 {
        let is_changed = |tag: &&OwnTag<'_>| tag.is_dropped || tag.is_changed();
        (self.own.iter().filter(is_changed).count() + self.new.len()) as u64
    }

    /// Returns the edits, in the order of their places, without overlaps.
    pub(super) fn edits(&self) -> Vec<TagEdit> {
        let text = self.record.text;
        let line_break = line_break_of(text, self.record.tape.span.range());
        let Some(last) = self.own.len().checked_sub(1) else { return self.first_tags(line_break) };
        let (mut before, mut behind) = (Vec::new(), vec![Vec::new(); self.own.len()]);
        let mut new: Vec<(usize, String)> =
            self.new.iter().map(|(name, value)| (rank(name), written(name, value))).collect();
        new.compact_sort_by_key(|(rank, _)| *rank);
        for (rank_of_new, pair) in new {
            let anchor = if rank_of_new == SEVEN.len() {
                Some(last)
            } else {
                self.own.iter().rposition(|tag| rank(&tag.name) < rank_of_new && !tag.is_dropped)
            };
            match anchor {
                Some(anchor) => behind[anchor].push(pair),
                None => before.push(pair),
            }
        }
        let mut edits = Vec::new();
        for (index, tag) in self.own.iter().enumerate() {
            let span = tag.pair.span.range();
            let place = if tag.is_dropped { dropped_place(text, span.clone()) } else { span.clone() };
            if index == 0 && !before.is_empty() {
                let text = before.iter().flat_map(|pair| [pair.as_str(), line_break]).collect();
                edits.push(TagEdit { place: place.start..place.start, text });
            }
            if tag.is_dropped {
                edits.push(TagEdit { place: place.clone(), text: String::new() });
            } else {
                edits.extend(tag.edits());
            }
            if !behind[index].is_empty() {
                edits.push(inserted_behind(text, place, tag.is_dropped, &behind[index], line_break));
            }
        }
        edits
    }

    /// Returns the edits of a row of a table, in its cells; values that no cell holds unchanged cannot be edited.
    pub(super) fn edits_of_row(&mut self, source: &SourceFile<'_>) -> Vec<TagEdit> {
        let mut edits = Vec::new();
        let mut others: Vec<&str> = self.new.iter().map(|(name, _)| name.as_str()).collect();
        for tag in self.own.iter().filter(|tag| tag.is_dropped || tag.is_changed()) {
            let is_value = !tag.is_dropped && tag.name == tag.old_name && !tag.value.contains(['"', '\\']);
            let edit = || {
                let place = source.rewritable(tag.pair.value, self.record.text.len())?;
                Some(TagEdit { place: place.range(), text: source.quoted(&tag.value)? })
            };
            match is_value.then(edit).flatten() {
                Some(edit) => edits.push(edit),
                None => others.push(tag.old_name),
            }
        }
        if !others.is_empty() {
            let names: Vec<String> = others.iter().map(|name| format!("`{name}`")).collect();
            self.problems.push(message!("tags-not-in-a-cell", names = names.join(", ")));
        }
        edits
    }

    /// Returns the tags for a record that has none.
    fn first_tags(&self, line_break: &str) -> Vec<TagEdit> {
        if self.new.is_empty() {
            return Vec::new();
        }
        let mut new: Vec<&(String, String)> = self.new.iter().collect();
        new.compact_sort_by_key(|(name, _)| rank(name));
        let start = self.record.tape.span.start as usize;
        let before = self.record.text.get(..start).unwrap_or_default().trim_end_matches('\u{feff}');
        let mut text = String::new();
        if !before.is_empty() && !before.ends_with(['\n', '\r']) {
            text.push_str(line_break);
        }
        for (name, value) in new {
            text.push_str(&written(name, value));
            text.push_str(line_break);
        }
        text.push_str(line_break);
        vec![TagEdit { place: start..start, text }]
    }
}

impl OwnTag<'_> {
    fn is_changed(&self) -> bool {
        self.name != self.old_name || self.value != self.old_value
    }

    fn edits(&self) -> Vec<TagEdit> {
        if self.is_changed() && self.is_malformed {
            return vec![TagEdit { place: self.pair.span.range(), text: written(&self.name, &self.value) }];
        }
        let mut edits = Vec::new();
        if self.name != self.old_name {
            edits.push(TagEdit { place: self.pair.name.range(), text: self.name.clone() });
        }
        if self.value != self.old_value {
            edits.push(TagEdit { place: self.pair.value.range(), text: escaped(&self.value) });
        }
        edits
    }
}

/// Returns the index of a tag among the seven; for others, the index after them.
fn rank(name: &str) -> usize {
    SEVEN.iter().position(|known| *known == name).unwrap_or(SEVEN.len())
}

fn written(name: &str, value: &str) -> String {
    format!("[{name} \"{}\"]", escaped(value))
}

fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"")
}

/// Returns the line break used in a record, or else in the text around it.
fn line_break_of(text: &str, record: Range<usize>) -> &'static str {
    let of = |text: &str| match text.find(['\n', '\r']) {
        Some(at) if text[at..].starts_with("\r\n") => Some("\r\n"),
        Some(at) if text[at..].starts_with('\r') => Some("\r"),
        Some(_) => Some("\n"),
        None => None,
    };
    text.get(record).and_then(of).or_else(|| of(text)).unwrap_or("\n")
}

/// Returns the end of the line of a place: before and after its break.
fn line_end(text: &str, at: usize) -> (usize, usize) {
    match text[at..].find(['\n', '\r']) {
        Some(offset) => {
            let end = at + offset;
            (end, end + if text[end..].starts_with("\r\n") { 2 } else { 1 })
        }
        None => (text.len(), text.len()),
    }
}

fn is_blank(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b' ' | b'\t'))
}

/// Returns the range to remove with a dropped tag: its line, if nothing else is on it.
fn dropped_place(text: &str, tag: Range<usize>) -> Range<usize> {
    let line_start = text[..tag.start].rfind(['\n', '\r']).map_or(0, |at| at + 1);
    let (end, next) = line_end(text, tag.end);
    let starts_line = is_blank(text[line_start..tag.start].trim_start_matches('\u{feff}'));
    if starts_line && is_blank(&text[tag.end..end]) {
        let from = if text[line_start..].starts_with('\u{feff}') { tag.start } else { line_start };
        return from..next;
    }
    let n_blanks = text[tag.end..end].bytes().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    // A comment after it stays, on the line.
    if starts_line { tag } else { tag.start..tag.end + n_blanks }
}

/// Inserts pairs after a tag, on lines of their own.
fn inserted_behind(text: &str, place: Range<usize>, is_dropped: bool, pairs: &[String], line_break: &str) -> TagEdit {
    let joined = pairs.join(line_break);
    let behind_break = text[..place.end].ends_with(['\n', '\r']);
    if is_dropped && (behind_break || place.end == text.len()) {
        let end = if behind_break { line_break } else { "" };
        return TagEdit { place: place.end..place.end, text: format!("{joined}{end}") };
    }
    let (end, next) = line_end(text, place.end);
    let rest = text[place.end..end].trim_start();
    if next > end && (rest.is_empty() || rest.starts_with(';')) {
        return TagEdit { place: next..next, text: format!("{joined}{line_break}") };
    }
    TagEdit { place: place.end..place.end, text: format!("{line_break}{joined}") }
}
