//! Entries as built by the threads, for one batch of records, before the batches are put in order.

use std::borrow::Cow;

use crate::findings::date::{CalendarDay, is_day_behind};
use crate::game::{Chess, Game, Rules};
use crate::record::{GameResult, ItemKind, Record, tag_value};
use crate::replay::Replay;

use super::super::fingerprint;
use super::super::names::name_key::is_unknown;
use super::annotation::keys_of;
use super::entry_summary::{AsBefore, BriefTexts, EntrySummary, TagsSeen};
use super::index_entry::{HEAD, IndexEntry, TAIL};
use super::interner::{Interner, Symbol, hash_of};
use super::tag::{ENTRY_TAGS, Tag, entry_text};

/// Facts about a record that are not part of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct RecordContext {
    /// Its index in the batch, from 0.
    pub index: u64,
    /// The line it begins on, from 1.
    pub line: u64,
    /// The offset in the file as stored, in bytes.
    pub offset: u64,
    /// The number of its findings at error and at warning level.
    pub n_findings: [u64; 2],
    /// Whether its bytes are to be hashed.
    pub wants_text_key: bool,
    /// Whether its comments, glyphs and variations are to be hashed.
    pub wants_annotation_keys: bool,
}

/// The entries of one batch; their texts and moves are numbered within the batch.
#[derive(Clone, Debug, Default)]
pub struct EntryBatch {
    pub(in crate::database) entries: Vec<IndexEntry>,
    /// The summary of each, for access in any order.
    pub(in crate::database) summaries: Vec<EntrySummary>,
    /// The texts of the batch, each once, so that few are looked up among those of all batches.
    texts: Interner,
    /// The hash of each text.
    hashes: Vec<u64>,
    /// Whether each text is an unknown value.
    are_unknown: Vec<bool>,
    /// The last short texts as written: results, rounds, ratings and openings, which recur.
    short: Vec<(u64, Symbol)>,
    /// The moves of the main lines, two bytes per ply.
    pub(in crate::database) moves: Vec<u8>,
    /// This many entries have their fingerprints; of the others that of the start.
    n_named: usize,
}

/// The number of records whose fingerprints are computed at once.
const AT_ONCE: usize = 16;

impl EntryBatch {
    /// Adds the entry of a record that was replayed with the moves of its main line kept, or with every ply.
    pub fn add<G: Game>(&mut self, game: &G, record: &Record<'_>, replay: &Replay<G>, kept: &RecordContext) {
        if self.entries.is_empty() {
            self.make_room();
        }
        let (mut tags, mut seen) = ([Symbol::ABSENT; ENTRY_TAGS.len()], TagsSeen::default());
        for pair in &record.tape.tags {
            let Some(tag) = Tag::by_name(record.name_of(pair)) else { continue };
            // The first of several tags counts, as everywhere.
            if tags[tag as usize].is_absent() {
                let id = self.text(tag, record.slice(pair.value));
                tags[tag as usize] = id;
                seen.add(tag, id.index().checked_sub(1).is_some_and(|index| !self.are_unknown[index]));
            }
        }
        let moves = self.moves.len() as u64;
        let is_usual = replay.start.is_usual && G::NAME == Chess::NAME;
        let start = replay.start.position.as_ref().filter(|_| !is_usual);
        let start = start.map_or(0, |position| fingerprint::of_start(&game.position_text(position)));
        // If every ply is kept, those of the main line are among them.
        let of_plies: Vec<G::Move>;
        let main_moves = if replay.main_moves.is_empty() {
            of_plies = replay.plies.iter().filter(|ply| ply.depth == 0).map(|ply| ply.mv).collect();
            &of_plies
        } else {
            &replay.main_moves
        };
        let first = self.moves.len();
        self.moves.resize(first + 2 * main_moves.len(), 0);
        for (mv, room) in main_moves.iter().zip(self.moves[first..].as_chunks_mut::<2>().0) {
            *room = game.move_code(*mv).to_le_bytes();
        }
        let plies = u32::try_from(main_moves.len()).unwrap_or(u32::MAX);
        let annotation = annotation_of(record);
        let mut n_annotation_keys = 0;
        if kept.wants_annotation_keys && annotation > 0 {
            for key in keys_of(record) {
                self.moves.extend_from_slice(&key.to_le_bytes());
                n_annotation_keys += 1;
            }
        }
        let marker = record.termination().and_then(|item| GameResult::read(record.slice(item.span)));
        let text_key = if kept.wants_text_key {
            fingerprint::of_bytes(record.slice(record.tape.span).trim().as_bytes())
        } else {
            0
        };
        let entry = IndexEntry {
            file: 0,
            record: kept.index,
            line: kept.line,
            offset: kept.offset,
            tags,
            plies,
            is_complete: replay.is_complete,
            is_usual,
            ending: replay.ending,
            marker,
            fingerprint: start,
            ends: [0, 0],
            moves,
            annotation,
            n_annotation_keys,
            n_findings: kept.n_findings.map(|n| u16::try_from(n).unwrap_or(u16::MAX)),
            text_key,
        };
        let summary = self.summary(&entry, seen);
        self.summaries.push(summary);
        self.entries.push(entry);
        if self.entries.len() - self.n_named == AT_ONCE {
            self.name_games();
        }
    }

    /// Returns the place of the entry that was added last.
    pub fn last_entry(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX).saturating_sub(1)
    }

    /// Returns the text hash of the record that was added last; 0 if it was not requested.
    pub fn last_text_key(&self) -> u64 {
        self.entries.last().map_or(0, |entry| entry.text_key)
    }

    /// Reserves room for a typical batch, to avoid reallocation.
    fn make_room(&mut self) {
        const RECORDS: usize = 512;
        const TEXTS: usize = 1500;
        self.entries.reserve(RECORDS);
        self.summaries.reserve(RECORDS);
        self.moves.reserve(RECORDS * 160);
        self.texts.reserve(TEXTS);
        self.hashes.reserve(TEXTS);
        self.are_unknown.reserve(TEXTS);
        self.short = vec![(0, Symbol::ABSENT); SHORT_KEPT];
    }

    /// Computes the fingerprints of the last records, and the hashes of their first and last plies, if that is not done
    /// yet.
    ///
    /// Each step depends on the previous one; the steps of several games do not, and run in parallel.
    pub(super) fn name_games(&mut self) {
        let entries = &mut self.entries[self.n_named..];
        let (mut states, mut codes) = ([0; AT_ONCE], [&[][..]; AT_ONCE]);
        for ((entry, state), codes) in entries.iter().zip(&mut states).zip(&mut codes) {
            let moves = usize::try_from(entry.moves).ok().and_then(|from| self.moves.get(from..)).unwrap_or_default();
            *codes = moves.as_chunks::<2>().0.get(..entry.plies as usize).unwrap_or_default();
            *state = entry.fingerprint;
        }
        let states = &mut states[..entries.len()];
        let (head, tail) = (HEAD as usize, TAIL as usize);
        fingerprint::of_games(states, |at| &codes[at][..codes[at].len().min(head)]);
        for ((entry, state), codes) in entries.iter_mut().zip(&*states).zip(codes) {
            let last = codes.len().checked_sub(tail).and_then(|from| codes.get(from..));
            let tail = last.map_or(0, |codes| low(fingerprint::of_bytes(codes.as_flattened())));
            entry.ends = [if codes.len() < head { 0 } else { low(*state) }, tail];
        }
        fingerprint::of_games(states, |at| codes[at].get(head..).unwrap_or_default());
        for (entry, state) in entries.iter_mut().zip(&*states) {
            entry.fingerprint = *state;
        }
        self.n_named = self.entries.len();
    }

    /// Makes the summary of the next record.
    fn summary(&self, entry: &IndexEntry, seen: TagsSeen) -> EntrySummary {
        let of = |tag: Tag| entry.tag(tag);
        let (moves, plies) = (entry.moves, entry.plies);
        let text = |tag: Tag| self.texts.get(of(tag));
        let players = [Tag::White, Tag::Black];
        let mut summary =
            EntrySummary { moves, plies, players: players.map(of), round: of(Tag::Round), ..EntrySummary::none() };
        let texts = BriefTexts {
            event: text(Tag::Event),
            date: text(Tag::Date),
            round: text(Tag::Round),
            result: text(Tag::Result),
            players: players.map(text),
        };
        let is_same = |tag: Tag| self.entries.last().is_some_and(|entry| entry.tag(tag) == of(tag));
        let same = AsBefore { date: is_same(Tag::Date), round: is_same(Tag::Round) };
        summary.read(&texts, self.summaries.last().unwrap_or(&EntrySummary::none()), same, entry.marker);
        summary.note_tags(seen);
        summary.note_moves(entry.is_complete, entry.annotation > 0);
        summary
    }

    /// Returns the number of a text within the batch. Nearly all texts are the same as in the previous record.
    fn text(&mut self, tag: Tag, written: &str) -> Symbol {
        let short = short_text(written);
        if let Some((text, at)) = short
            && let Some((_, id)) = self.short.get(at).filter(|(known, _)| *known == text)
        {
            return *id;
        }
        let before = self.entries.last().map(|entry| entry.tag(tag)).filter(|before| !before.is_absent());
        let is_before = |text: &str| before.is_some_and(|before| self.texts.is(before, text));
        if is_before(written) {
            // Already in the form in which it is kept: most events, places and dates.
            return before.unwrap_or_default();
        }
        // Without an early exit, many bytes are processed at once.
        let n_escapes = written.bytes().map(|byte| usize::from(matches!(byte, b'\\' | b'&'))).sum::<usize>();
        let text = if n_escapes > 0 { tag_value(written) } else { Cow::Borrowed(written) };
        let text = entry_text(&text);
        if (n_escapes > 0 || text.len() < written.len()) && is_before(text) {
            return before.unwrap_or_default();
        }
        let hash = hash_of(text);
        let id = self.texts.intern_hashed(text, hash);
        if id.index() > self.hashes.len() {
            self.hashes.push(hash);
            self.are_unknown.push(is_unknown(text));
        }
        if let Some((text, at)) = short
            && let Some(place) = self.short.get_mut(at)
        {
            *place = (text, id);
        }
        id
    }

    /// Lists the texts with their hashes, in numerical order.
    pub(in crate::database) fn texts(&self) -> impl Iterator<Item = (&str, u64)> + Clone {
        self.hashes.iter().enumerate().map(|(index, hash)| (self.texts.get(Symbol::of_index(index + 1)), *hash))
    }

    pub(in crate::database) const fn n_texts(&self) -> usize {
        self.hashes.len()
    }

    /// Makes a batch of what one was made of before; all entries have their fingerprints.
    pub(super) fn of_named(
        entries: Vec<IndexEntry>,
        summaries: Vec<EntrySummary>,
        texts: Interner,
        hashes: Vec<u64>,
        are_unknown: Vec<bool>,
        moves: Vec<u8>,
    ) -> Self {
        let n_named = entries.len();
        Self { entries, summaries, texts, hashes, are_unknown, short: Vec::new(), moves, n_named }
    }

    /// Returns true if a tag has a date after today.
    pub fn names_future_day(&self, today: CalendarDay) -> bool {
        self.texts().any(|(text, _)| is_day_behind(text, today))
    }

    /// Counts the entries.
    pub fn n_entries(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX)
    }

    /// Returns true if there is no entry.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

/// The maximum number of short texts cached.
const SHORT_KEPT: usize = 512;

/// Returns the bytes of a text of at most seven as a number, never 0, and its cache slot.
fn short_text(written: &str) -> Option<(u64, usize)> {
    const LONGEST: usize = 7;
    if written.len() > LONGEST {
        return None;
    }
    let text = written.bytes().fold(1, |text, byte| text << 8 | u64::from(byte));
    let spread = text.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - SHORT_KEPT.ilog2());
    Some((text, usize::try_from(spread).unwrap_or(0)))
}

/// Returns the low half of a number.
#[expect(clippy::cast_possible_truncation, reason = "only the low half is wanted")]
const fn low(state: u64) -> u32 {
    state as u32
}

const fn bit(kind: ItemKind) -> u32 {
    1 << kind as u32
}

const ANNOTATION: u32 = bit(ItemKind::Nag)
    | bit(ItemKind::Glyph)
    | bit(ItemKind::Comment)
    | bit(ItemKind::LineComment)
    | bit(ItemKind::VariationOpen)
    | bit(ItemKind::VariationClose);

/// Counts the bytes of comments and glyphs, and those of brackets as an estimate of side lines.
fn annotation_of(record: &Record<'_>) -> u32 {
    // Most records have none, which is checked without a branch per item.
    if record.tape.items.iter().fold(0, |kinds, item| kinds | bit(item.kind)) & ANNOTATION == 0 {
        return 0;
    }
    let items = record.tape.items.iter().filter(|item| bit(item.kind) & ANNOTATION != 0);
    items.fold(0, |sum: u32, item| sum.saturating_add(item.span.len()))
}
