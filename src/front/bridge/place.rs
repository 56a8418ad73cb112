//! The place of a record of bridge in its file, and of its findings; what identifies a finding.

use std::cell::Cell;
use std::rc::Rc;

use crate::bridge::pbn::Chunk;
use crate::bridge::{Found, Problem, Span};
use crate::findings::bridge::say;
use crate::findings::{DealLocation, Finding, Location, SourceLine};
use crate::text::{Decoded, quote};

use super::hash::{of_bytes, step};
use crate::front::pipeline::boardless::FindingContext;

/// The place of a record.
pub(super) struct Place<'a> {
    pub(super) path: &'a str,
    pub(super) record: Option<u64>,
    pub(super) board: Option<u32>,
    /// The number of lines of the file before the text.
    pub(super) lines_before: u64,
    /// The offset of the text in the file.
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
    /// The number of characters between the start of the line and `at`.
    n_characters: u64,
}

impl LinesBefore {
    /// Counts on to a later place.
    fn go_to(&mut self, text: &str, to: usize) {
        let passed = &text[self.at..to];
        let bytes = text.as_bytes();
        let is_end = |at: &usize| bytes[*at] == b'\n' || bytes.get(at + 1) != Some(&b'\n');
        let ends = memchr::memchr2_iter(b'\n', b'\r', passed.as_bytes()).map(|at| self.at + at).filter(is_end);
        let (n_ends, last) = ends.fold((0, None), |(n, _), at| (n + 1, Some(at + 1)));
        self.n_lines += n_ends;
        if let Some(start) = last {
            self.line_start = start;
            self.n_characters = 0;
        }
        self.n_characters += text[last.unwrap_or(self.at)..to].chars().count() as u64;
        self.at = to;
    }
}

/// The maximum number of characters shown of a line.
const LONGEST_LINE: usize = 300;

/// A place for a finding at the end of the file, in as few bytes as possible.
#[derive(Clone, Debug)]
pub(super) struct Anchor {
    place: KeptPlace,
    /// The line or its neighborhood, and the part that is meant.
    line: Box<str>,
    marked: (u32, u32),
}

/// A place in a file whose path is kept elsewhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct KeptPlace {
    /// The record, from 1; 0 if it is missing.
    record: u64,
    line: u64,
    start: u64,
    column: u32,
    len: u32,
    /// The number of the board; 0 if it has none.
    board: u32,
}

impl KeptPlace {
    fn of(location: &Location) -> Self {
        let (line, column) = location.line_and_column.unwrap_or_default();
        let bytes = location.bytes.clone().unwrap_or_default();
        let small = |n: u64| u32::try_from(n).unwrap_or(u32::MAX);
        Self {
            record: location.record.unwrap_or(0),
            line,
            start: bytes.start,
            column: small(column),
            len: small(bytes.end.saturating_sub(bytes.start)),
            board: location.deal.as_ref().and_then(|deal| deal.board).unwrap_or(0),
        }
    }

    pub(super) fn record(&self) -> Option<u64> {
        Some(self.record).filter(|record| *record > 0)
    }

    pub(super) fn location(&self, path: &str) -> Location {
        let mut location = Location::on_line(path, self.line, self.column.into());
        location.record = self.record();
        location.bytes = Some(self.start..self.start + u64::from(self.len));
        location.deal = of_board(Some(self.board).filter(|board| *board > 0));
        location
    }
}

impl Anchor {
    /// Returns the finding for a problem there, in the file of that path.
    pub(super) fn finding(&self, problem: &Problem, path: &str) -> Finding {
        let marked = self.marked.0 as usize..self.marked.1 as usize;
        let word = quote(self.line.get(marked.clone()).unwrap_or_default());
        let mut finding =
            say(problem, &word, 0).finding(self.place.location(path), Some(word).filter(|word| !word.is_empty()));
        finding.source_line = Some(SourceLine::new(self.line.clone().into(), marked));
        finding
    }
}

fn of_board(board: Option<u32>) -> Option<Box<DealLocation>> {
    board.map(|board| {
        let mut deal = DealLocation::default();
        deal.board = Some(board);
        Box::new(deal)
    })
}

impl<'a> Place<'a> {
    /// Returns the place of a piece of a file without a record yet; `before` bytes of the file as stored precede the
    /// first piece.
    pub(super) fn of_piece(path: &'a str, chunk: &Chunk, decoded: &'a Decoded<'a>, before: u64) -> Self {
        Self {
            path,
            record: None,
            board: None,
            lines_before: chunk.lines_before,
            offset: chunk.offset,
            decoded,
            before,
            counted: Cell::default(),
        }
    }
}

impl Place<'_> {
    pub(super) fn anchor(&self, span: Span) -> Anchor {
        let (location, line) = self.located(span);
        let at = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        let marked = (at(line.marked.start), at(line.marked.end));
        Anchor { place: KeptPlace::of(&location), line: line.text.into(), marked }
    }

    pub(super) fn kept(&self, span: Span) -> KeptPlace {
        KeptPlace::of(&self.located(span).0)
    }

    pub(super) fn finding(&self, found: &Found) -> Finding {
        let word = quote(found.span.of(&self.decoded.text));
        let said = say(&found.problem, &word, 0);
        let (mut location, line) = self.located(found.span);
        location.deal = said.location(self.board);
        let mut finding = said.finding(location, (found.span.start < found.span.end).then_some(word));
        finding.source_line = Some(line);
        finding.count = found.problem.count();
        finding
    }

    /// Counts the lines before a place; continues from the last one if that is before it.
    pub(super) fn counted_to(&self, at: usize) -> LinesBefore {
        let mut counted = self.counted.get();
        if counted.at > at {
            counted = LinesBefore::default();
        }
        counted.go_to(&self.decoded.text, at);
        self.counted.set(counted);
        counted
    }

    /// Returns the place of a span in the file, and its line.
    fn located(&self, Span { start, end }: Span) -> (Location, SourceLine) {
        let LinesBefore { n_lines, line_start, n_characters, .. } = self.counted_to(start);
        let column = n_characters + 1;
        let stored = |at: usize| self.before + self.offset + self.decoded.stored_offset(at) as u64;
        let mut location = Location::on_line(self.path, self.lines_before + n_lines + 1, column);
        location.record = self.record;
        location.bytes = Some(stored(start)..stored(end));
        location.deal = of_board(self.board);
        (location, self.line(line_start, start, end))
    }

    /// Returns the line of a place, or its neighborhood.
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

/// The context of the findings in one record.
pub(super) struct RecordContext {
    pub(super) key: u64,
    /// The offset of the record in the file as stored.
    start: u64,
    pub(super) event: Rc<[String; 3]>,
}

impl RecordContext {
    pub(super) fn new(text: &str, start: u64, event: [String; 3]) -> Self {
        Self { key: of_bytes(text.trim().as_bytes()), start, event: Rc::new(event) }
    }

    pub(super) fn of(&self, finding: &Finding) -> FindingContext {
        let at = finding.location.bytes.as_ref().map_or(0, |bytes| bytes.start.saturating_sub(self.start));
        FindingContext { key: step(self.key, at), event: Rc::clone(&self.event) }
    }
}
