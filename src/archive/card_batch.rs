//! Cards as the threads make them, of one batch of records, before the batches are put in order.

use std::borrow::Cow;

use crate::game::{Chess, Game};
use crate::record::{GameResult, ItemKind, Record, unescape};
use crate::replay::Replay;

use super::annotation::keys_of;
use super::card::{CARD_TAGS, Card, HEAD, TAIL, Tag};
use super::fingerprint;
use super::texts::TextId;

/// So many bytes of a tag's text are kept. Names and events have some dozens; what is longer is no name.
const LONGEST_TEXT: usize = 400;

/// What is said of a record beside what stands in it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Kept {
    /// Its number in the batch, from 0.
    pub index: u64,
    /// The line it begins on, from 1.
    pub line: u64,
    /// Where it begins in the file as stored, in bytes.
    pub offset: u64,
    /// Findings at error and at warning level in it.
    pub n_findings: [u64; 2],
    /// Whether its bytes are to be named.
    pub wants_text_key: bool,
    /// Whether its comments, signs and variations are to be named.
    pub wants_annotation_keys: bool,
}

/// The cards of one batch; their texts and moves are numbered within the batch.
#[derive(Clone, Debug, Default)]
pub struct CardBatch {
    pub(super) cards: Vec<Card>,
    /// The texts behind one another.
    pub(super) texts: String,
    /// Where each of them ends.
    pub(super) ends: Vec<u32>,
    /// The moves of the main lines, two bytes a ply.
    pub(super) moves: Vec<u8>,
}

impl CardBatch {
    /// Adds the card of a record that was replayed with its plies kept.
    pub fn add<G: Game>(&mut self, game: &G, record: &Record<'_>, replay: &Replay<G>, kept: &Kept) {
        let mut tags = [TextId::ABSENT; CARD_TAGS.len()];
        for pair in &record.tape.tags {
            let Some(tag) = Tag::by_name(record.slice(pair.name)) else { continue };
            // The first of several counts, as everywhere.
            if tags[tag as usize].is_absent() {
                tags[tag as usize] = self.text(tag, record.slice(pair.value));
            }
        }
        let moves = self.moves.len() as u64;
        let is_usual = replay.start.is_usual && G::NAME == Chess::NAME;
        let start = replay.start.position.as_ref().filter(|_| !is_usual);
        let mut state = start.map_or(0, |position| fingerprint::of_start(&game.position_text(position)));
        let (mut plies, mut head) = (0, 0);
        for ply in replay.plies.iter().filter(|ply| ply.depth == 0) {
            let code = game.move_code(ply.mv);
            state = fingerprint::step(state, u64::from(code));
            self.moves.extend_from_slice(&code.to_le_bytes());
            plies += 1;
            if plies == HEAD {
                head = low(state);
            }
        }
        let tail = match self.moves.len().checked_sub(2 * TAIL as usize) {
            Some(from) if plies >= TAIL => low(fingerprint::of_bytes(&self.moves[from..])),
            _ => 0,
        };
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
        self.cards.push(Card {
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
            fingerprint: state,
            ends: [head, tail],
            moves,
            annotation,
            n_annotation_keys,
            n_findings: kept.n_findings.map(|n| u16::try_from(n).unwrap_or(u16::MAX)),
            text_key,
        });
    }

    /// Returns the number of a text within the batch. Nearly all are those of the record before.
    fn text(&mut self, tag: Tag, written: &str) -> TextId {
        let text = if written.contains('\\') { Cow::Owned(unescape(written)) } else { Cow::Borrowed(written) };
        let text = text.trim();
        let text = &text[..text.floor_char_boundary(LONGEST_TEXT)];
        if let Some(before) = self.cards.last().map(|card| card.tag(tag))
            && !before.is_absent()
            && self.get(before) == text
        {
            return before;
        }
        self.texts.push_str(text);
        let (Ok(end), Ok(id)) = (u32::try_from(self.texts.len()), u32::try_from(self.ends.len() + 1)) else {
            return TextId::ABSENT;
        };
        self.ends.push(end);
        TextId(id)
    }

    pub(super) fn get(&self, id: TextId) -> &str {
        let Some(index) = id.index().checked_sub(1) else { return "" };
        let end = |index: usize| self.ends.get(index).map_or(0, |end| *end as usize);
        let start = index.checked_sub(1).map_or(0, end);
        self.texts.get(start..end(index)).unwrap_or_default()
    }

    /// Tells whether there is no card.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }
}

/// Returns the low half of a number.
#[expect(clippy::cast_possible_truncation, reason = "the low half is asked for")]
const fn low(state: u64) -> u32 {
    state as u32
}

/// Counts the bytes of comments and glyphs, and those of brackets as a sign of side lines.
fn annotation_of(record: &Record<'_>) -> u32 {
    let is_annotation = |kind: ItemKind| {
        matches!(
            kind,
            ItemKind::Nag
                | ItemKind::Glyph
                | ItemKind::Comment
                | ItemKind::LineComment
                | ItemKind::VariationOpen
                | ItemKind::VariationClose
        )
    };
    let items = record.tape.items.iter().filter(|item| is_annotation(item.kind));
    items.fold(0, |sum: u32, item| sum.saturating_add(item.span.len()))
}
