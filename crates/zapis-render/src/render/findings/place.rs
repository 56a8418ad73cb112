//! The location of a finding, for people and for programs.

use std::cell::Cell;
use std::fmt;
use std::ops::Range;

use crate::findings::{DateOrder, Draft, Edit, Finding, Fix, Location, SourceLine};
use crate::record::{GameTable, Record, SourceMap};
use crate::text::{Decoded, LineCounter, Span, count_breaks, line_span, position_of, utf16_stored_len};

/// The part of a file from which records were read.
///
/// Places are nearly always looked up in ascending order: the last one is cached, so that all findings of a record
/// together cost one scan of it, however many they are.
#[derive(Debug)]
pub struct SourceFile<'a> {
    /// The full name of the file; it may contain control characters.
    pub path: &'a str,
    /// The decoded text of the part.
    pub decoded: &'a Decoded<'a>,
    /// The offset of the part in the file as stored, in bytes.
    offset: u64,
    /// Counts the line breaks before the part.
    lines: &'a Lines<'a>,
    /// The offset of the part in the bytes that are counted.
    start: usize,
    /// Whether the file is stored as UTF-16.
    is_utf16: bool,
    /// Maps corrected text to its original places, if anything was corrected.
    places: Option<&'a SourceMap>,
    /// The table that it is a row of, and its number, from 1.
    row: Option<(&'a GameTable, u64)>,
    /// Looks in which orders the file writes its dates.
    date_order: Option<AskDateOrder<'a>>,
    last: Cell<TextPlace>,
}

/// A function that returns the order of dates in a file.
struct AskDateOrder<'a>(&'a dyn Fn() -> DateOrder);

impl fmt::Debug for AskDateOrder<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AskDateOrder")
    }
}

/// Counts line breaks from the beginning of a batch of records, on demand.
#[derive(Debug)]
pub struct Lines<'a> {
    bytes: &'a [u8],
    /// The number of line breaks before the batch.
    before: u64,
    /// The offset up to which they are counted, and the count.
    counted: Cell<(usize, LineCounter)>,
}

impl<'a> Lines<'a> {
    /// Counts in `bytes`, which are preceded by this many line breaks.
    #[must_use]
    pub fn new(bytes: &'a [u8], before: u64) -> Self {
        Self { bytes, before, counted: Cell::default() }
    }

    /// Returns the number of line breaks before a byte; cheap if places are looked up in ascending order.
    #[must_use]
    pub fn before(&self, at: usize) -> u64 {
        let (mut done, mut lines) = self.counted.get();
        if at < done {
            (done, lines) = (0, LineCounter::new());
        }
        lines.feed(self.bytes.get(done..at).unwrap_or_default());
        self.counted.set((at, lines));
        self.before + lines.n_breaks()
    }
}

/// A place in the text, in every way of counting.
#[derive(Clone, Copy, Debug, Default)]
struct TextPlace {
    /// The byte offset in the text.
    at: usize,
    /// The number of line breaks before it in the part.
    line_index: u64,
    /// The number of characters before it on its line.
    characters: u64,
    /// The number of stored bytes before it, for encodings without a faster method.
    stored: u64,
}

impl<'a> SourceFile<'a> {
    /// Creates the source of a part that begins at `offset` of its file, and at `start` of the batch whose lines are
    /// counted.
    #[must_use]
    pub fn new(
        path: &'a str,
        decoded: &'a Decoded<'a>,
        offset: u64,
        lines: &'a Lines<'a>,
        start: usize,
        is_utf16: bool,
    ) -> Self {
        Self {
            path,
            decoded,
            offset,
            lines,
            start,
            is_utf16,
            places: None,
            row: None,
            date_order: None,
            last: Cell::default(),
        }
    }

    /// Sets the mapping from corrected text to its original places.
    #[must_use]
    pub fn with_places(self, places: Option<&'a SourceMap>) -> Self {
        Self { places, ..self }
    }

    /// Returns the same source with the mapping for a record read as a page, in which words are corrected.
    #[must_use]
    pub fn of_page(&'a self, places: &'a SourceMap) -> Self {
        let date_order = self.date_order.as_ref().map(|order| AskDateOrder(order.0));
        Self { places: Some(places), date_order, last: self.last.clone(), ..*self }
    }

    /// Says of which table it is a row, and its number; the heading has 0.
    #[must_use]
    pub fn of_row(self, table: &'a GameTable, number: u64) -> Self {
        Self { row: Some((table, number)), ..self }
    }

    /// Returns true if what is read has a place in bytes.
    #[must_use]
    pub fn has_places(&self) -> bool {
        self.row.is_none_or(|(table, _)| table.has_places())
    }

    /// Returns the bytes a file of copied rows has to begin with; `None` for records.
    #[must_use]
    pub fn heading(&self) -> Option<&'a [u8]> {
        self.row.map(|(table, _)| table.heading_of_copies())
    }

    /// Sets the function that returns the order of dates in the file.
    #[must_use]
    pub fn with_date_order(self, ask: &'a dyn Fn() -> DateOrder) -> Self {
        Self { date_order: Some(AskDateOrder(ask)), ..self }
    }

    /// Looks in which orders the file writes its dates.
    #[must_use]
    pub fn date_order(&self) -> DateOrder {
        self.date_order.as_ref().map_or_else(DateOrder::default, |AskDateOrder(ask)| ask())
    }

    /// Maps a place to the original text.
    #[must_use]
    #[inline]
    pub fn place_of(&self, span: Span) -> Span {
        self.places.map_or(span, |places| places.written(span))
    }

    /// Maps a place to the original text, if it may be rewritten there; `text_len` is the length of the corrected text.
    #[must_use]
    pub fn rewritable(&self, span: Span, text_len: usize) -> Option<Span> {
        self.places.map_or(Some(span), |places| places.rewritable(span, text_len))
    }

    /// Writes text as its place in the original text asks for: a cell quotes it. `None` if it cannot be written there.
    #[must_use]
    pub fn quoted(&self, text: &str) -> Option<String> {
        self.places.map_or_else(|| Some(text.to_owned()), |places| places.quoted(text))
    }

    /// Copies a record as stored (UTF-16 as UTF-8), followed by a blank line. For a scoresheet whose text was corrected
    /// the whole part is copied.
    pub fn copy_record(&self, span: Span, out: &mut Vec<u8>) {
        let span = if self.is_rewritten() { Span::of(0..self.decoded.text.len()) } else { span };
        let text: &str = &self.decoded.text;
        let written = span.slice(text).trim_end_matches(['\n', '\r', ' ', '\t']);
        let from = span.start as usize;
        let bytes = self.stored_bytes(from..from + written.len());
        out.extend_from_slice(bytes);
        let heading = self.heading();
        let shown = heading.filter(|heading| !heading.is_empty()).unwrap_or(bytes);
        let line_break: &[u8] = if memchr::memmem::find(shown, b"\r\n").is_some() { b"\r\n" } else { b"\n" };
        out.extend_from_slice(line_break);
        if heading.is_none() {
            out.extend_from_slice(line_break);
        }
    }

    /// Returns true if the text was corrected, so that its places are not those of the stored text.
    #[must_use]
    pub const fn is_rewritten(&self) -> bool {
        self.places.is_some()
    }

    /// Returns the offset of the part in its batch, which is different for each part.
    #[must_use]
    pub const fn piece_start(&self) -> usize {
        self.start
    }

    /// Returns a part of the text as stored (UTF-16 as UTF-8); cheap if parts are looked up in ascending order.
    #[must_use]
    pub fn stored_bytes(&self, part: Range<usize>) -> &'a [u8] {
        let [from, to] = [part.start, part.end].map(|at| self.start + self.offset_in_piece(at));
        self.lines.bytes.get(from..to).unwrap_or_default()
    }

    fn offset_in_piece(&self, at: usize) -> usize {
        let text: &str = &self.decoded.text;
        if !self.is_utf16 && self.decoded.encoding.is_single_byte() {
            return usize::try_from(self.place(text.floor_char_boundary(at)).stored).unwrap_or(usize::MAX);
        }
        self.decoded.stored_offset(at)
    }

    fn written(&self, at: u32) -> u32 {
        self.places.map_or(at, |places| places.written(Span::at(at)).start)
    }

    /// Returns the line and the column of a place in the text, both from 1; the column in characters.
    #[must_use]
    pub fn line_and_column(&self, at: u32) -> (u64, u64) {
        let at = self.written(at);
        let text: &str = &self.decoded.text;
        let at = text.floor_char_boundary(at as usize);
        if text[..at].ends_with('\r') && text[at..].starts_with('\n') {
            let position = position_of(text, at);
            return (self.lines.before(self.start) + position.line_index + 1, u64::from(position.column));
        }
        let place = self.place(at);
        (self.lines.before(self.start) + place.line_index + 1, place.characters + 1)
    }

    /// Returns the offset in the file as stored of a place in the text, in bytes.
    #[must_use]
    pub fn stored_offset(&self, at: u32) -> u64 {
        let at = self.decoded.text.floor_char_boundary(self.written(at) as usize);
        if self.is_utf16 || self.decoded.encoding.is_single_byte() {
            return self.offset + self.place(at).stored;
        }
        self.offset + self.decoded.stored_offset(at) as u64
    }

    /// Counts from the last place looked up, or from the beginning if that is after the new one.
    fn place(&self, at: usize) -> TextPlace {
        let text: &str = &self.decoded.text;
        let mut place = self.last.get();
        if at < place.at {
            place = TextPlace::default();
        }
        let passed = &text[place.at..at];
        let n_breaks = count_breaks(passed.as_bytes());
        place.line_index += n_breaks;
        if n_breaks > 0 {
            let line = passed.rfind(['\n', '\r']).map_or(passed, |last| &passed[last + 1..]);
            place.characters = line.chars().count() as u64;
        } else {
            place.characters += passed.chars().count() as u64;
        }
        place.stored += if self.is_utf16 { utf16_stored_len(passed) } else { passed.chars().count() as u64 };
        place.at = at;
        // Counting cannot stop between the two bytes of a CRLF: the break would be counted twice.
        if !(passed.ends_with('\r') && text[at..].starts_with('\n')) {
            self.last.set(place);
        }
        place
    }
}

/// A finding with everything needed to display it.
#[derive(Clone, Copy, Debug)]
pub struct Located<'a> {
    /// The finding.
    pub finding: &'a Draft,
    /// The record it is about; `None` for text outside records.
    pub record: Option<Record<'a>>,
    /// The index of the record in its batch, from 0.
    pub index: u64,
    /// The file the record was read from.
    pub source: &'a SourceFile<'a>,
    /// The players' names from the tags, see [`players_of`].
    pub players: Option<&'a [String; 2]>,
}

/// Returns the players' names from the tags of a record, shortened if too long; `None` if there are none.
#[must_use]
pub fn players_of(record: &Record<'_>) -> Option<[String; 2]> {
    let name = |tag| record.tag_text(tag).filter(|name| !name.is_empty()).map(as_name);
    match (name("White"), name("Black")) {
        (None, None) => None,
        (white, black) => Some([white, black].map(|name| name.unwrap_or_else(|| "?".into()))),
    }
}

/// Shortens a text that is much too long for a name, because it is repeated with every finding and in every row of a
/// record.
pub(crate) fn as_name(mut text: String) -> String {
    const MOST: usize = 1000;
    if text.len() > MOST {
        text.truncate(text.floor_char_boundary(MOST));
        text.push('…');
    }
    text
}

impl Located<'_> {
    /// Converts it to its public form, optionally with its line. The record number is that within its batch, from 1.
    #[must_use]
    pub fn to_finding(&self, shows_line: bool) -> Finding {
        let draft = self.finding;
        let (offset, length) = self.stored_range();
        let mut location = Location::of_file(self.source.path);
        location.record = self.record.map(|_| self.index + 1);
        if self.source.has_places() {
            location.line_and_column = Some(self.line_and_column());
            location.bytes = Some(offset..offset + length);
        }
        (location.ply, location.side) = (draft.ply, draft.side);
        location.players = self.players.cloned();
        if let Some((table, number)) = self.source.row {
            location.row = Some(number).filter(|number| *number > 0);
            location.field = table.field_at(&self.source.decoded.text, draft.span.start);
        }
        let location_has_row = location.row.is_some();
        let mut finding = Finding::new(draft.rule, location, draft.message.clone());
        finding.severity = draft.severity;
        finding.written.clone_from(&draft.written);
        finding.help.clone_from(&draft.help);
        finding.fix = self.fix().filter(|_| self.source.has_places());
        finding.candidates.clone_from(&draft.candidates);
        finding.follow_from_this = draft.follow_from_this;
        finding.fen.clone_from(&draft.fen);
        finding.count = draft.count;
        finding.law = draft.law;
        finding.grounds.clone_from(&draft.grounds);
        finding.ruling.clone_from(&draft.ruling);
        finding.then = draft.then;
        finding.rests_on.clone_from(&draft.rests_on);
        if shows_line && (self.source.has_places() || location_has_row) {
            let (line, marked) = self.line();
            finding.source_line = Some(SourceLine::new(line.to_owned(), marked.range()));
        }
        finding
    }

    /// Converts the fix to the file as stored; `None` if its encoding lacks a character.
    #[must_use]
    pub fn fix(&self) -> Option<Fix> {
        let fix = self.finding.fix.as_ref()?;
        let edits = fix.edits.iter().map(|edit| {
            let (offset, length) = self.stored_range_of(edit.span);
            Edit::new(offset..offset + length, edit.text.as_str(), self.source.decoded.encoding)
        });
        Some(Fix::new(fix.applicability, edits.collect::<Option<Vec<Edit>>>()?))
    }

    /// Returns line and column of the finding, from 1.
    #[must_use]
    pub fn line_and_column(&self) -> (u64, u64) {
        self.source.line_and_column(self.finding.span.start)
    }

    /// Returns the offset and the length in bytes in the file as stored.
    #[must_use]
    pub fn stored_range(&self) -> (u64, u64) {
        self.stored_range_of(self.finding.span)
    }

    /// Returns the offset and the length of a part of the text, in bytes in the file as stored.
    #[must_use]
    pub fn stored_range_of(&self, span: Span) -> (u64, u64) {
        let start = self.source.stored_offset(span.start);
        (start, self.source.stored_offset(span.end).saturating_sub(start))
    }

    /// Returns the source line the finding begins on, and the finding's span cut to that line. For a very long line
    /// only the surroundings of the place are returned.
    #[must_use]
    pub fn line(&self) -> (&str, Span) {
        const NEIGHBORHOOD: usize = 2000;
        let text: &str = &self.source.decoded.text;
        let place = text.floor_char_boundary(self.finding.span.start as usize);
        let from = text.floor_char_boundary(place.saturating_sub(NEIGHBORHOOD));
        let to = text.floor_char_boundary((place + NEIGHBORHOOD).min(text.len()));
        let line = line_span(&text[from..to], place - from).range();
        let (line_start, line_end) = (from + line.start, from + line.end);
        let start = place.clamp(line_start, line_end);
        let end = text.floor_char_boundary((self.finding.span.end as usize).clamp(start, line_end));
        (&text[line_start..line_end], Span::of(start - line_start..end - line_start))
    }
}
