//! Merges lines of records into one tree of variations, and splits a tree into its lines.
//!
//! Both work on records as written by `convert`, where a move has one spelling in its position: so equal words after
//! equal paths are equal moves, in every game and notation.

use std::collections::HashMap;
use std::ops::Range;

use crate::record::{InputFormat, ItemKind, Next, Record, Records, Tape};

use super::comment_variations::variations_as_comments;

/// The tags for the start position and the rules.
const START_TAGS: [&str; 3] = ["FEN", "SetUp", "Variant"];
/// The maximum length of lines (PGN 8.2.1).
const WIDEST: usize = 79;

/// A move with the text before and after it.
#[derive(Debug, Default)]
struct LineNode {
    word: String,
    before: Vec<String>,
    behind: Vec<String>,
    /// The previous move.
    parent: usize,
    /// The following moves, that of the main line first.
    next: Vec<usize>,
}

/// The moves of records that begin from one position.
#[derive(Debug)]
struct LineTree {
    /// The tag pairs of the first record, as written.
    tags: Vec<(String, String)>,
    /// The ply of the first move, counted from 0 for White's first move.
    first_ply: u32,
    /// The first node precedes the first move.
    nodes: Vec<LineNode>,
    result: String,
}

impl LineTree {
    /// Reads one record.
    fn new(record: &Record<'_>) -> Self {
        let tags = tags_of(record);
        let fen = tags.iter().find(|(name, _)| name == "FEN").map_or("", |(_, value)| value.as_str());
        let mut tree =
            Self { first_ply: first_ply(fen), tags, nodes: vec![LineNode::default()], result: "*".to_owned() };
        tree.add(record);
        if let Some(marker) = record.termination() {
            record.slice(marker.span).clone_into(&mut tree.result);
        }
        tree
    }

    /// Adds the moves of a record; returns the last one of its main line.
    fn add(&mut self, record: &Record<'_>) -> usize {
        // The current node, the node before its last move, and the same for the enclosing lines.
        let (mut here, mut parent, mut around) = (0, 0, Vec::new());
        let mut pending: Vec<String> = Vec::new();
        let mut is_begun = false;
        for item in &record.tape.items {
            let text = record.slice(item.span);
            match item.kind {
                ItemKind::Move => {
                    parent = here;
                    here = self.child(here, text);
                    for note in pending.drain(..) {
                        push_new(&mut self.nodes[here].before, note);
                    }
                    is_begun = true;
                }
                ItemKind::VariationOpen => {
                    around.push((here, parent));
                    (here, is_begun) = (parent, false);
                }
                ItemKind::VariationClose => {
                    for note in pending.drain(..) {
                        push_new(&mut self.nodes[here].behind, note);
                    }
                    if let Some(outer) = around.pop() {
                        ((here, parent), is_begun) = (outer, true);
                    }
                }
                ItemKind::Comment | ItemKind::LineComment | ItemKind::Nag | ItemKind::Glyph => {
                    let note = if item.kind == ItemKind::LineComment { braced(text) } else { text.to_owned() };
                    if is_begun || around.is_empty() && here == 0 {
                        push_new(&mut self.nodes[here].behind, note);
                    } else {
                        pending.push(note);
                    }
                }
                _ => {}
            }
        }
        here
    }

    fn child(&mut self, parent: usize, word: &str) -> usize {
        let known = self.nodes[parent].next.iter().find(|node| self.nodes[**node].word == word);
        known.copied().unwrap_or_else(|| {
            let node = self.nodes.len();
            self.nodes.push(LineNode { word: word.to_owned(), parent, ..LineNode::default() });
            self.nodes[parent].next.push(node);
            node
        })
    }

    /// Writes the tree as one record.
    fn write(&self, out: &mut Vec<u8>) {
        write_tags(&self.tags, &self.result, out);
        let mut text = WrappedWords::new(out);
        text.tokens(&self.nodes[0].behind);
        let mut left = vec![TreeStep::Follow(0, self.first_ply)];
        while let Some(step) = left.pop() {
            match step {
                TreeStep::Follow(node, ply) => {
                    let Some((main, others)) = self.nodes[node].next.split_first() else { continue };
                    self.write_move(*main, ply, &mut text);
                    left.push(TreeStep::Follow(*main, ply + 1));
                    left.extend(others.iter().rev().map(|other| TreeStep::Open(*other, ply)));
                }
                TreeStep::Open(node, ply) => {
                    text.open();
                    self.write_move(node, ply, &mut text);
                    left.push(TreeStep::Close);
                    left.push(TreeStep::Follow(node, ply + 1));
                }
                TreeStep::Close => text.close(),
            }
        }
        text.end(&self.result);
    }

    /// Writes each line of the tree as a record: the main line, then each variation from the first move on.
    fn write_lines(&self, out: &mut Vec<u8>) {
        let mut left = vec![0];
        while let Some(from) = left.pop() {
            let (is_main, mut way) = (from == 0, self.way_to(from));
            let n_shared = way.len().saturating_sub(1);
            let (mut at, n_left) = (from, left.len());
            while let Some((main, others)) = self.nodes[at].next.split_first() {
                left.extend(others);
                way.push(*main);
                at = *main;
            }
            left[n_left..].reverse();
            let result = if is_main { &self.result } else { "*" };
            write_tags(&self.tags, result, out);
            let mut text = WrappedWords::new(out);
            if is_main {
                text.tokens(&self.nodes[0].behind);
            }
            for (ply, (index, node)) in (self.first_ply..).zip(way.iter().enumerate()) {
                // Text about shared moves is written once.
                if is_main || index >= n_shared {
                    self.write_move(*node, ply, &mut text);
                } else {
                    text.numbered(&self.nodes[*node].word, ply);
                }
            }
            text.end(result);
        }
    }

    /// Lists the moves from the first one to this one.
    fn way_to(&self, node: usize) -> Vec<usize> {
        let before = |node: &usize| Some(self.nodes[*node].parent);
        let mut way: Vec<usize> = std::iter::successors(Some(node), before).take_while(|node| *node > 0).collect();
        way.reverse();
        way
    }

    fn write_move(&self, node: usize, ply: u32, text: &mut WrappedWords<'_>) {
        let LineNode { word, before, behind, .. } = &self.nodes[node];
        text.tokens(before);
        text.numbered(word, ply);
        text.tokens(behind);
    }
}

/// A step of writing a tree.
enum TreeStep {
    /// The continuation of a move made at this ply.
    Follow(usize, u32),
    /// A variation that begins with a move.
    Open(usize, u32),
    /// The end of a variation.
    Close,
}

/// Merges records that begin from one position, one tree for each position, in order of first occurrence.
#[must_use]
pub fn merge_lines(text: &str) -> Vec<u8> {
    let mut trees = Vec::<LineTree>::new();
    let mut places = HashMap::<Vec<(String, String)>, usize>::new();
    each_record(text, |record| {
        let tags = tags_of(record);
        let start: Vec<_> = tags.iter().filter(|(name, _)| START_TAGS.contains(&name.as_str())).cloned().collect();
        let Some(place) = places.get(&start) else {
            places.insert(start, trees.len());
            trees.push(LineTree::new(record));
            return;
        };
        let tree = &mut trees[*place];
        let last = tree.add(record);
        let result = record.termination().map_or("*", |marker| record.slice(marker.span));
        let is_other = |name: &str| value_of(&tags, name) != value_of(&tree.tags, name);
        if ["Event", "Date", "White", "Black"].into_iter().any(is_other) {
            let note = said_of(&tags, result);
            push_new(&mut tree.nodes[last].behind, note);
        } else if result != "*" && result != tree.result {
            "*".clone_into(&mut tree.result);
        }
    });
    let mut out = Vec::new();
    for tree in &trees {
        tree.write(&mut out);
    }
    out
}

/// Splits each record into its lines, the main line first.
pub fn split_lines(text: &str, out: &mut Vec<u8>) {
    each_record(text, |record| LineTree::new(record).write_lines(out));
}

/// Writes each record with its variations as comments.
pub fn lines_into_comments(text: &str, out: &mut Vec<u8>) {
    each_record(text, |record| {
        let result = record.termination().map_or("*", |marker| record.slice(marker.span));
        let tag = tags_of(record);
        write_tags(&tag, value_of(&tag, "Result"), out);
        let mut text = WrappedWords::new(out);
        for token in variations_as_comments(record) {
            if token != result {
                text.token(&token);
            }
        }
        text.end(result);
    });
}

fn each_record(text: &str, mut take: impl FnMut(&Record<'_>)) {
    for range in records_of(text) {
        let text = &text[range];
        let (mut records, mut read) = (Records::new(text, InputFormat::Pgn, true), Tape::default());
        while records.next_record(&mut read) == Next::Record {
            take(&Record { text, tape: &read });
        }
    }
}

/// Lists the places of the records of a text written by `convert`: each begins with its tag `Event`.
fn records_of(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut starts = memchr::memmem::find_iter(text.as_bytes(), "\n[Event \"").map(|at| at + 1).collect::<Vec<_>>();
    starts.insert(0, 0);
    starts.push(text.len());
    (1..starts.len()).map(move |at| starts[at - 1]..starts[at])
}

fn tags_of(record: &Record<'_>) -> Vec<(String, String)> {
    let tags = record.tape.tags.iter();
    tags.map(|tag| (record.slice(tag.name).to_owned(), record.slice(tag.value).to_owned())).collect()
}

fn value_of<'a>(tags: &'a [(String, String)], name: &str) -> &'a str {
    tags.iter().find(|(own, _)| own == name).map_or("", |(_, value)| value)
}

/// Describes the game a line is from.
fn said_of(tags: &[(String, String)], result: &str) -> String {
    let known = |name| Some(value_of(tags, name)).filter(|value| value.contains(char::is_alphanumeric));
    let players = [known("White"), known("Black")].map(|player| player.unwrap_or("?"));
    let mut said = format!("{} – {}", players[0], players[1]);
    for part in [known("Event"), known("Date").map(|date| date.split(['.', '?']).next().unwrap_or(date)), Some(result)]
    {
        if let Some(part) = part.filter(|part| !part.is_empty() && *part != "*") {
            said.push_str(", ");
            said.push_str(part);
        }
    }
    braced(&format!(";{}", said.replace("\\\"", "\"").replace("\\\\", "\\")))
}

/// Converts a comment that extends to the end of its line to braces.
fn braced(comment: &str) -> String {
    let inner = comment.strip_prefix(';').unwrap_or(comment).trim();
    format!("{{{}}}", inner.replace('}', ")").replace('{', "("))
}

fn push_new(notes: &mut Vec<String>, note: String) {
    if !notes.contains(&note) {
        notes.push(note);
    }
}

/// Returns the ply of the first move, given a FEN.
fn first_ply(fen: &str) -> u32 {
    let mut fields = fen.split_whitespace().skip(1);
    let is_black = u32::from(fields.next() == Some("b"));
    let number: u32 = fields.nth(3).and_then(|number| number.parse().ok()).unwrap_or(1);
    number.clamp(1, u32::MAX / 4).saturating_sub(1) * 2 + is_black
}

fn write_tags(tags: &[(String, String)], result: &str, out: &mut Vec<u8>) {
    for (name, value) in tags {
        let value = if name == "Result" { result } else { value };
        out.extend_from_slice(format!("[{name} \"{value}\"]\n").as_bytes());
    }
    out.push(b'\n');
}

/// Movetext with its line breaks.
struct WrappedWords<'a> {
    out: &'a mut Vec<u8>,
    column: usize,
    /// Whether the next word is joined to an opening bracket.
    is_open: bool,
    needs_number: bool,
}

impl<'a> WrappedWords<'a> {
    const fn new(out: &'a mut Vec<u8>) -> Self {
        Self { out, column: 0, is_open: false, needs_number: true }
    }

    /// Writes a token other than a move.
    fn token(&mut self, text: &str) {
        text.split_whitespace().for_each(|word| self.word(word));
        self.needs_number = true;
    }

    fn tokens(&mut self, texts: &[String]) {
        for text in texts {
            self.token(text);
        }
    }

    fn numbered(&mut self, word: &str, ply: u32) {
        let number = ply / 2 + 1;
        match ply % 2 {
            0 => self.word(&format!("{number}.")),
            _ if self.needs_number => self.word(&format!("{number}...")),
            _ => {}
        }
        self.needs_number = false;
        self.word(word);
    }

    fn open(&mut self) {
        self.word("(");
        (self.is_open, self.needs_number) = (true, true);
    }

    fn close(&mut self) {
        self.out.push(b')');
        self.column += 1;
        self.needs_number = true;
    }

    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 && !std::mem::take(&mut self.is_open) {
            // A line may not begin with `%`, nor with what looks like a tag pair.
            let may_break = !word.starts_with(['%', '[']);
            let breaks = self.column + 1 + width > WIDEST && may_break;
            self.out.push(if breaks { b'\n' } else { b' ' });
            self.column = if breaks { 0 } else { self.column + 1 };
        }
        self.out.extend_from_slice(word.as_bytes());
        self.column += width;
    }

    fn end(mut self, result: &str) {
        self.word(result);
        self.out.extend_from_slice(b"\n\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "[Event \"x\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n";

    fn split(movetext: &str) -> Vec<String> {
        let mut out = Vec::new();
        split_lines(&format!("{HEAD}{movetext}\n\n"), &mut out);
        let text = String::from_utf8(out).unwrap();
        text.split("[Event ").skip(1).map(|record| record.split("\n\n").nth(1).unwrap().to_owned()).collect()
    }

    #[test]
    fn a_tree_is_taken_apart_into_its_lines() {
        assert_eq!(
            split("1. e4 e5 $1 (1... c5 {Sicilian} 2. Nf3 (2. Nc3 Nc6) 2... d6) 2. Nf3 1-0"),
            ["1. e4 e5 $1 2. Nf3 1-0", "1. e4 c5 {Sicilian} 2. Nf3 d6 *", "1. e4 c5 2. Nc3 Nc6 *"]
        );
        assert_eq!(split("*"), ["*"]);
    }

    #[test]
    fn lines_are_put_together_to_the_tree_they_were() {
        let tree = format!("{HEAD}1. e4 e5 $1 (1... c5 {{Sicilian}} 2. Nf3 (2. Nc3 Nc6) 2... d6) 2. Nf3 1-0\n\n");
        let mut lines = Vec::new();
        split_lines(&tree, &mut lines);
        let merged = String::from_utf8(merge_lines(&String::from_utf8(lines).unwrap())).unwrap();
        assert_eq!(merged, tree);
    }

    #[test]
    fn games_of_others_are_named_at_the_end_of_their_lines() {
        let games = "[Event \"x\"]\n[Date \"2024.05.01\"]\n[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 1-0\n\n\
                     [Event \"y\"]\n[Date \"2025.??.??\"]\n[White \"C\"]\n[Black \"D\"]\n\n1. e4 c5 0-1\n\n\
                     [Event \"z\"]\n[FEN \"k7/8/8/8/8/8/8/K7 b - - 0 7\"]\n\n7... Kb8 *\n\n";
        let merged = String::from_utf8(merge_lines(games)).unwrap();
        assert!(merged.contains("1. e4 e5 (1... c5 {C – D, y, 2025, 0-1}) 1-0\n"), "{merged}");
        assert!(merged.contains("7... Kb8 *\n"), "{merged}");
        assert_eq!(merged.matches("[Event ").count(), 2);
    }
}
