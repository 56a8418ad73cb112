//! Where a record of bridge stands in its file, and what is found at its places.

use std::cell::Cell;

use crate::bridge::{Found, Problem, Span};
use crate::findings::bridge::{deal_location, say};
use crate::findings::{DealLocation, Finding, Location, SourceLine};
use crate::text::{Decoded, quote};

/// Where a record stands.
pub(crate) struct Place<'a> {
    pub(super) path: &'a str,
    pub(super) record: Option<u64>,
    /// The number of the board.
    pub(super) board: Option<u32>,
    /// How many lines of the file stand before the text.
    pub(super) lines_before: u64,
    /// Where the text begins in the file.
    pub(super) offset: u64,
    pub(super) decoded: &'a Decoded<'a>,
    pub(super) before: u64,
    /// The place up to which lines have been counted.
    pub(super) counted: Cell<LinesBefore>,
}

/// How far lines have been counted in a record.
#[derive(Clone, Copy, Default)]
pub(super) struct LinesBefore {
    at: usize,
    pub(super) n_lines: u64,
    line_start: usize,
    /// How many characters stand between the start of the line and `at`.
    n_characters: u64,
}

impl LinesBefore {
    /// Counts on to a place behind.
    pub(super) fn go_to(&mut self, text: &str, to: usize) {
        let passed = &text[self.at..to];
        let bytes = text.as_bytes();
        for (at, byte) in passed.bytes().enumerate() {
            let next = self.at + at + 1;
            if byte == b'\n' || byte == b'\r' && bytes.get(next) != Some(&b'\n') {
                self.n_lines += 1;
                self.line_start = next;
                self.n_characters = 0;
            } else {
                // Only the first byte of a character counts.
                self.n_characters += u64::from(byte & 0xc0 != 0x80);
            }
        }
        self.at = to;
    }
}

/// Of a line so many characters are shown.
const LONGEST_LINE: usize = 300;

/// A place of which something may be told when the whole file is read.
#[derive(Clone, Debug)]
pub(crate) struct Anchor {
    pub(crate) location: Location,
    word: String,
    line: SourceLine,
}

impl Anchor {
    /// Makes a finding of what is wrong there.
    pub(super) fn finding(&self, problem: &Problem) -> Finding {
        let said = say(problem, &self.word, 0);
        let mut finding = Finding::new(said.rule, self.location.clone(), said.message);
        finding.help = said.help;
        finding.written = Some(self.word.clone()).filter(|word| !word.is_empty());
        finding.source_line = Some(self.line.clone());
        finding
    }
}

impl Place<'_> {
    /// Keeps a place for the end of the file.
    pub(crate) fn anchor(&self, span: Span) -> Anchor {
        let (location, line) = self.located(span);
        Anchor { location, word: quote(span.of(&self.decoded.text)), line }
    }

    /// Makes a finding.
    pub(super) fn finding(&self, found: &Found) -> Finding {
        let word = quote(found.span.of(&self.decoded.text));
        let said = say(&found.problem, &word, 0);
        let (mut location, line) = self.located(found.span);
        location.deal = deal_location(&found.problem, self.board);
        let mut finding = Finding::new(said.rule, location, said.message);
        finding.help = said.help;
        finding.written = (found.span.start < found.span.end).then_some(word);
        finding.source_line = Some(line);
        finding
    }

    /// Finds where a piece stands in the file, and its line.
    fn located(&self, Span { start, end }: Span) -> (Location, SourceLine) {
        let text = &*self.decoded.text;
        let mut counted = self.counted.get();
        if counted.at > start {
            counted = LinesBefore::default();
        }
        counted.go_to(text, start);
        self.counted.set(counted);
        let LinesBefore { n_lines, line_start, n_characters, .. } = counted;
        let column = n_characters + 1;
        let stored = |at: usize| self.before + self.offset + self.decoded.stored_offset(at) as u64;
        let mut location = Location::on_line(self.path, self.lines_before + n_lines + 1, column);
        location.record = self.record;
        location.bytes = Some(stored(start)..stored(end));
        location.deal =
            self.board.map(|board| Box::new(DealLocation { board: Some(board), ..DealLocation::default() }));
        (location, self.line(line_start, start, end))
    }

    /// Shows the line of a place, or its neighborhood.
    fn line(&self, line_start: usize, start: usize, end: usize) -> SourceLine {
        let text = &*self.decoded.text;
        let back = text[line_start..start]
            .char_indices()
            .rev()
            .nth(LONGEST_LINE / 2)
            .map_or(line_start, |(at, _)| line_start + at);
        let mut behind = text[start..].char_indices().enumerate();
        let shown_end = behind
            .find(|(n, (_, letter))| *n == LONGEST_LINE || matches!(letter, '\n' | '\r'))
            .map_or(text.len(), |(_, (at, _))| start + at);
        let marked_end = end.clamp(start, shown_end);
        SourceLine::new(text[back..shown_end].to_owned(), start - back..marked_end - back)
    }
}
