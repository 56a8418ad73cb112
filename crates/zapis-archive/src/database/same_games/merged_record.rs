//! Merges several records of one game: tags missing in one of them, moves, comments, clocks and variations.
//!
//! Nothing is overwritten: a contradiction leaves the chosen record unchanged, is listed, and kept in a comment before
//! the first move.

use std::collections::HashMap;
use std::fmt::Write;

use crate::record::{InputFormat, ItemKind, Next, Records, Tape};
use crate::text::Span;

use super::super::names::name_key::is_unknown;
use super::super::names::people::{Likeness, PersonName, likeness};
use super::merged_additions::{MergedAdditions, MergedContradiction};
use super::merged_slot::{MergedSlot, WrittenItem, on_one_line};
use super::same_moves::found_in;

/// A record in the export format of PGN, split by the plies of its main line.
#[derive(Debug, Default)]
pub struct WrittenRecord {
    /// Names and values of tags, as written.
    tags: Vec<(String, String)>,
    /// The index of each name among them, the first one if there are several.
    places: HashMap<String, usize>,
    /// The words of the main line.
    moves: Vec<String>,
    /// The items before the first move, after the first, and so on.
    slots: Vec<MergedSlot>,
}

impl WrittenRecord {
    /// Splits a record; `None` if the text is not exactly one record.
    pub fn read(text: &str) -> Option<Self> {
        let mut reader = Records::new(text, InputFormat::Pgn, true);
        let mut tape = Tape::default();
        loop {
            match reader.next_record(&mut tape) {
                Next::Record => break,
                Next::Text => {}
                Next::End => return None,
            }
        }
        let slice = |span: Span| text.get(span.start as usize..span.end as usize).unwrap_or("").to_owned();
        let mut record = Self { slots: vec![MergedSlot::default()], ..Self::default() };
        record.tags = tape.tags.iter().map(|tag| (slice(tag.name), slice(tag.value))).collect();
        record.place_tags();
        let mut depth = 0_usize;
        let mut opened = 0;
        for item in &tape.items {
            match item.kind {
                ItemKind::VariationOpen => {
                    if depth == 0 {
                        opened = item.span.start;
                    }
                    depth += 1;
                }
                ItemKind::VariationClose if depth > 0 => {
                    depth -= 1;
                    if depth == 0 {
                        let written = slice(Span { start: opened, end: item.span.end });
                        record.append(WrittenItem::Variation(on_one_line(&written)));
                    }
                }
                _ if depth > 0 => {}
                ItemKind::Move => {
                    record.moves.push(slice(item.span));
                    record.slots.push(MergedSlot::default());
                }
                ItemKind::Nag | ItemKind::Glyph => record.append(WrittenItem::Nag(slice(item.span))),
                ItemKind::Comment => {
                    let written = slice(item.span);
                    let inner = written.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(&written);
                    record.append(WrittenItem::Comment(on_one_line(inner)));
                }
                ItemKind::LineComment => {
                    let written = slice(item.span);
                    record.append(WrittenItem::Comment(on_one_line(written.trim_start_matches(';'))));
                }
                _ => {}
            }
        }
        // A second record after it would be lost.
        loop {
            match reader.next_record(&mut tape) {
                Next::Record => return None,
                Next::Text => {}
                Next::End => return Some(record),
            }
        }
    }

    fn append(&mut self, written: WrittenItem) {
        if let Some(slot) = self.slots.last_mut() {
            slot.append(written);
        }
    }

    fn tag(&self, name: &str) -> Option<&str> {
        self.places.get(name).and_then(|at| self.tags.get(*at)).map(|(_, value)| value.as_str())
    }

    fn tag_mut(&mut self, name: &str) -> Option<&mut String> {
        self.places.get(name).and_then(|at| self.tags.get_mut(*at)).map(|(_, value)| value)
    }

    /// Records the index of each tag.
    fn place_tags(&mut self) {
        self.places.clear();
        for (at, (name, _)) in self.tags.iter().enumerate() {
            self.places.entry(name.clone()).or_insert(at);
        }
    }

    /// Adds what another record has and this one lacks; `None` if its moves are not part of these.
    ///
    /// `source` is the name of the other record in the comment that keeps its contradictions.
    pub fn take(&mut self, other: &Self, source: &str) -> Option<MergedAdditions> {
        let mut added = MergedAdditions::default();
        let at = if let Some(at) = found_in(&other.moves, &self.moves) {
            at
        } else {
            let at = found_in(&self.moves, &other.moves)?;
            added.plies = other.moves.len() - self.moves.len();
            self.lengthen(other, at);
            0
        };
        self.take_tags(other, &mut added);
        for (behind, written) in other.slots.iter().enumerate() {
            if let Some(slot) = self.slots.get_mut(at + behind) {
                slot.take(written, at + behind, &mut added);
            }
        }
        let said: Vec<String> = added.contradictions.iter().map(MergedContradiction::in_a_comment).collect();
        if !said.is_empty() {
            let comment = format!("{source}: {}", said.join(", "));
            self.slots[0].append_comment(&without_braces(&comment));
        }
        Some(added)
    }

    /// Takes the moves of a longer record, in which these begin at an index.
    fn lengthen(&mut self, longer: &Self, at: usize) {
        let mut slots: Vec<MergedSlot> = Vec::new();
        slots.resize_with(longer.moves.len() + 1, MergedSlot::default);
        for (slot, own) in slots.iter_mut().skip(at).zip(std::mem::take(&mut self.slots)) {
            *slot = own;
        }
        (self.slots, self.moves) = (slots, longer.moves.clone());
        // The starting position belongs to them.
        self.tags.retain(|(name, _)| !is_of_start(name));
        self.tags.extend(longer.tags.iter().filter(|(name, _)| is_of_start(name)).cloned());
        self.place_tags();
    }

    fn take_tags(&mut self, other: &Self, added: &mut MergedAdditions) {
        for (name, value) in other.tags.iter().filter(|(name, _)| !is_of_start(name) && name != "PlyCount") {
            if is_unsaid(value) {
                continue;
            }
            let Some(own) = self.tag_mut(name) else {
                self.places.insert(name.clone(), self.tags.len());
                self.tags.push((name.clone(), value.clone()));
                added.tags.push(name.clone());
                continue;
            };
            let is_name = matches!(name.as_str(), "White" | "Black");
            let is_within = |one: &str, other: &str| {
                if is_name { is_short_name_of(one, other) } else { is_date_within(one, other) }
            };
            if is_unsaid(own) || is_within(own, value) {
                value.clone_into(own);
                added.tags.push(name.clone());
            } else if own.trim() != value.trim() && !is_within(value, own) {
                let (kept, other) = (own.clone(), value.clone());
                added.contradictions.push(MergedContradiction { what: name.clone(), ply: None, kept, other });
            }
        }
        let n_plies = self.moves.len();
        if let Some(value) = self.tag_mut("PlyCount") {
            *value = n_plies.to_string();
        }
    }

    /// Writes the record as PGN.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (name, value) in &self.tags {
            // Writing into a string cannot fail.
            let _ = writeln!(text, "[{name} \"{value}\"]");
        }
        text.push('\n');
        let mut line = MovetextLines { text, column: 0 };
        let (mut number, mut is_white) = self.start();
        let mut needs_number = true;
        for (at, slot) in self.slots.iter().enumerate() {
            if let Some(word) = at.checked_sub(1).and_then(|at| self.moves.get(at)) {
                if is_white {
                    line.word(&format!("{number}."));
                } else if needs_number {
                    line.word(&format!("{number}..."));
                }
                line.word(word);
                number += u32::from(!is_white);
                is_white = !is_white;
                needs_number = false;
            }
            for written in slot.items() {
                needs_number = true;
                match written {
                    WrittenItem::Nag(text) => line.word(text),
                    WrittenItem::Comment(text) => line.words(&format!("{{{}}}", without_braces(text))),
                    WrittenItem::Variation(text) => line.words(text),
                }
            }
        }
        line.word(self.tag("Result").filter(|result| !is_unsaid(result)).unwrap_or("*"));
        line.text.push_str("\n\n");
        line.text
    }

    /// Returns the number of the first move and whether White plays it.
    fn start(&self) -> (u32, bool) {
        let fen = self.tag("FEN").unwrap_or("");
        let mut fields = fen.split_whitespace().skip(1);
        let is_white = fields.next() != Some("b");
        let number = fields.nth(3).and_then(|number| number.parse().ok()).unwrap_or(1);
        (number, is_white)
    }
}

fn is_of_start(name: &str) -> bool {
    matches!(name, "FEN" | "SetUp" | "Variant")
}

/// Returns true if a name is a shorter form of another: with initials, or the surname alone.
fn is_short_name_of(short: &str, long: &str) -> bool {
    let n_letters = |name: &str| name.chars().filter(|c| c.is_alphabetic()).count();
    n_letters(short) < n_letters(long)
        && likeness(&PersonName::read(short), &PersonName::read(long))
            .is_some_and(|why| matches!(why, Likeness::Form | Likeness::Initials | Likeness::SurnameOnly))
}

fn is_unsaid(value: &str) -> bool {
    is_unknown(value) || value.trim() == "*"
}

/// Returns true if a date is a less precise form of another one: `1959.??.??` and `1959.09.07`.
fn is_date_within(less: &str, more: &str) -> bool {
    let is_date = |text: &str| text.len() == 10 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'.' | b'?'));
    let is_less = |(less, more): (u8, u8)| less == more || less == b'?';
    is_date(less) && is_date(more) && less != more && less.bytes().zip(more.bytes()).all(is_less)
}

fn without_braces(text: &str) -> String {
    text.replace('{', "(").replace('}', ")")
}

/// Writes words in lines of fewer than 80 columns.
struct MovetextLines {
    text: String,
    column: usize,
}

impl MovetextLines {
    fn word(&mut self, word: &str) {
        const WIDEST: usize = 79;
        let width = word.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDEST {
            self.text.push('\n');
            self.column = 0;
        }
        if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += width;
    }

    fn words(&mut self, text: &str) {
        // A command stays on one line: `[%clk 0:10:00]`.
        let mut command = String::new();
        for word in text.split(' ') {
            let is_open = !command.is_empty() || word.contains("[%");
            if is_open && !word.contains(']') {
                command.push_str(word);
                command.push(' ');
            } else if command.is_empty() {
                self.word(word);
            } else {
                command.push_str(word);
                self.word(&command);
                command.clear();
            }
        }
        if !command.is_empty() {
            self.word(command.trim_end());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(text: &str) -> WrittenRecord {
        WrittenRecord::read(text).unwrap()
    }

    #[test]
    fn a_record_is_written_as_it_was_read() {
        let text = "[Event \"A \\\"B\\\"\"]\n[Result \"1-0\"]\n\n{Before} 1. e4 $1 {one [%clk 0:01:00]} (1. d4 d5 (1... Nf6)) 1... e5 2. Nf3 1-0\n\n";
        assert_eq!(record(text).to_text(), text);
        let black = "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 17\"]\n[Result \"*\"]\n\n17... Kd7 18. Kd2 *\n\n";
        assert_eq!(record(black).to_text(), black);
        assert!(WrittenRecord::read("").is_none());
    }

    #[test]
    fn what_one_lacks_is_taken_and_what_it_has_stays() {
        let mut one = record(
            "[Event \"?\"]\n[Site \"Bled\"]\n[Date \"1959.??.??\"]\n[Result \"*\"]\n\n1. e4 {good [%clk 0:10:00]} e5 *",
        );
        let other = record(
            "[Event \"Ct\"]\n[Site \"Zagreb\"]\n[Date \"1959.09.07\"]\n[Result \"1-0\"]\n[WhiteElo \"2600\"]\n\n{Start} 1. e4 $1 {good} {better [%clk 0:09:00]} e5 {[%clk 0:08:00]} (1... c5 2. Nf3) 2. Nf3 1-0",
        );
        let added = one.take(&other, "b.pgn:1").unwrap();
        assert_eq!(added.tags, ["Event", "Date", "Result", "WhiteElo"]);
        assert_eq!((added.plies, added.comments, added.commands, added.nags, added.variations), (1, 2, 1, 1, 1));
        let said: Vec<&str> = added.contradictions.iter().map(|one| one.what.as_str()).collect();
        assert_eq!(said, ["Site", "clk"]);
        let expected = "[Event \"Ct\"]\n[Site \"Bled\"]\n[Date \"1959.09.07\"]\n[Result \"1-0\"]\n[WhiteElo \"2600\"]\n\n{Start} {b.pgn:1: Site \"Zagreb\", clk 0:09:00 behind ply 1} 1. e4 $1 {good\n[%clk 0:10:00]} {better} 1... e5 {[%clk 0:08:00]} (1... c5 2. Nf3) 2. Nf3 1-0\n\n";
        assert_eq!(one.to_text(), expected);
        // Merging once more adds nothing.
        let again = one.take(&other, "b.pgn:1").unwrap();
        assert_eq!((again.tags.len(), again.comments, again.variations, again.nags), (0, 0, 0, 0));
    }

    #[test]
    fn a_fragment_gives_its_comments_to_the_plies_it_begins_at() {
        let mut one = record("[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0");
        let fragment =
            record("[FEN \"x w KQkq - 0 2\"]\n[SetUp \"1\"]\n[Result \"1-0\"]\n\n{Here} 2. Nf3 {knight} Nc6 1-0");
        let added = one.take(&fragment, "f.pgn:1").unwrap();
        assert_eq!((added.comments, added.plies, added.tags.len()), (2, 0, 0));
        assert_eq!(one.to_text(), "[Result \"1-0\"]\n\n1. e4 e5 {Here} 2. Nf3 {knight} 2... Nc6 3. Bb5 a6 1-0\n\n");
        let mut short = record("[FEN \"x w KQkq - 0 2\"]\n[SetUp \"1\"]\n[Result \"1-0\"]\n\n2. Nf3 {knight} Nc6 1-0");
        let whole = record("[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0");
        assert_eq!(short.take(&whole, "w.pgn:1").unwrap().plies, 4);
        assert_eq!(short.to_text(), "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 {knight} 2... Nc6 3. Bb5 a6 1-0\n\n");
    }

    #[test]
    fn the_fullest_form_of_a_name_is_written() {
        let names = |white: &str, black: &str| {
            record(&format!("[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0"))
        };
        let mut one = names("Lasker,Em", "Tal, Mihail");
        let added = one.take(&names("Lasker, Emanuel", "Tal,M"), "b.pgn:1").unwrap();
        assert_eq!((added.tags, added.contradictions.len()), (vec!["White".to_owned()], 0));
        assert!(one.to_text().starts_with("[White \"Lasker, Emanuel\"]\n[Black \"Tal, Mihail\"]\n"));
        assert_eq!(one.take(&names("Lasker, Edward", "Tal,M"), "c.pgn:1").unwrap().contradictions.len(), 1);
    }

    #[test]
    fn other_moves_are_not_merged() {
        let mut one = record("[Result \"1-0\"]\n\n1. e4 e5 1-0");
        assert_eq!(one.take(&record("[Result \"1-0\"]\n\n1. d4 d5 1-0"), "x"), None);
    }
}
