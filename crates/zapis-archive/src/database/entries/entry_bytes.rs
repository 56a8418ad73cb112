//! Serializes entries for archives that outgrow memory: a part of fixed length that nearly all records have, and the
//! rest.

use crate::findings::KeptBytes;
use crate::game::{Ending, Side};
use crate::record::GameResult;

use super::entry_summary::EntrySummary;
use super::index_entry::IndexEntry;
use super::interner::Symbol;
use super::tag::{ENTRY_TAGS, Tag};

/// The tags that most records have, beside White and Black, which the summary has.
const USUAL: [Tag; 8] =
    [Tag::Event, Tag::Site, Tag::Date, Tag::Round, Tag::Result, Tag::ECO, Tag::WhiteElo, Tag::BlackElo];
/// How many bytes an entry has.
pub(super) const ENTRY_LEN: usize = 4 * USUAL.len() + WORDS * 8 + HALVES * 4 + 2 * 2 + 4;
/// Fields of eight bytes.
const WORDS: usize = 5;
/// The number of four-byte fields.
const HALVES: usize = 4;
/// The offset of the fixed-size fields.
const WORDS_AT: usize = 4 * USUAL.len();
const HALVES_AT: usize = WORDS_AT + WORDS * 8;
const COUNTS_AT: usize = HALVES_AT + HALVES * 4;
/// The rest of an entry has at most this many bytes.
pub(super) const LONGEST_REST: usize = 4 + 8 + 4 + 4 * ENTRY_TAGS.len();

const RESULTS: [Option<GameResult>; 6] = [
    None,
    Some(GameResult::WhiteWins),
    Some(GameResult::BlackWins),
    Some(GameResult::Draw),
    Some(GameResult::Unknown),
    Some(GameResult::BothLose),
];
const ENDINGS: [Option<Ending>; 4] =
    [None, Some(Ending::Mate(Side::White)), Some(Ending::Mate(Side::Black)), Some(Ending::Stalemate)];

/// Tells for each tag whether it is in the rest of an entry.
const IS_IN_REST: [bool; ENTRY_TAGS.len()] = {
    let mut is_in_rest = [true; ENTRY_TAGS.len()];
    let mut at = 0;
    while at < USUAL.len() {
        is_in_rest[USUAL[at] as usize] = false;
        at += 1;
    }
    is_in_rest[Tag::White as usize] = false;
    is_in_rest[Tag::Black as usize] = false;
    is_in_rest
};

fn number_in<T: PartialEq>(table: &[T], value: &T) -> u8 {
    (0..).zip(table).find(|(_, known)| *known == value).map_or(0, |(number, _)| number)
}

/// Appends an entry; `rest` is one more than the offset of its rest, or 0 without one.
pub(super) fn put_entry(entry: &IndexEntry, rest: u64, out: &mut Vec<u8>) {
    for tag in USUAL {
        out.extend_from_slice(&entry.tag(tag).0.to_le_bytes());
    }
    for word in [entry.record, entry.line, entry.offset, entry.fingerprint, rest] {
        out.extend_from_slice(&word.to_le_bytes());
    }
    let [head, tail] = entry.ends;
    for half in [entry.file, head, tail, entry.annotation] {
        out.extend_from_slice(&half.to_le_bytes());
    }
    for count in entry.n_findings {
        out.extend_from_slice(&count.to_le_bytes());
    }
    let flags = [u8::from(entry.is_complete), u8::from(entry.is_usual)];
    out.extend([flags[0], flags[1], number_in(&ENDINGS, &entry.ending), number_in(&RESULTS, &entry.marker)]);
}

/// Appends the summary of a record.
pub(super) fn put_brief(summary: &EntrySummary, out: &mut Vec<u8>) {
    out.extend_from_slice(&summary.moves.to_le_bytes());
    let [white, black] = summary.players;
    for half in [white.0, black.0, summary.round.0, summary.plies, summary.date_and_tags] {
        out.extend_from_slice(&half.to_le_bytes());
    }
    out.extend_from_slice(&summary.round_number.to_le_bytes());
    out.extend([summary.flags, number_in(&RESULTS, &summary.result)]);
}

/// Reads the summary of a record; `None` if the bytes end early.
pub(super) fn take_brief(bytes: &mut KeptBytes<'_>) -> Option<EntrySummary> {
    let moves = bytes.word()?;
    let [white, black, round] = [Symbol(bytes.half()?), Symbol(bytes.half()?), Symbol(bytes.half()?)];
    let (plies, date_and_tags) = (bytes.half()?, bytes.half()?);
    let round_number = u16::from_le_bytes(bytes.array()?);
    let [flags, result] = bytes.array()?;
    let result = RESULTS.get(usize::from(result)).copied()?;
    Some(EntrySummary { moves, players: [white, black], round, plies, date_and_tags, round_number, flags, result })
}

/// Appends the fields that few entries have. Returns true if there was one.
pub(super) fn put_rest(entry: &IndexEntry, out: &mut Vec<u8>) -> bool {
    let any =
        entry.tags.iter().zip(IS_IN_REST).fold(0, |any, (id, is_in_rest)| any | if is_in_rest { id.0 } else { 0 });
    if any == 0 && entry.text_key == 0 && entry.n_annotation_keys == 0 {
        return false;
    }
    let is_there = |(at, id): (usize, &Symbol)| IS_IN_REST[at] && !id.is_absent();
    let mask = entry.tags.iter().enumerate().fold(0_u32, |mask, (at, id)| mask | u32::from(is_there((at, id))) << at);
    out.extend_from_slice(&mask.to_le_bytes());
    out.extend_from_slice(&entry.text_key.to_le_bytes());
    out.extend_from_slice(&entry.n_annotation_keys.to_le_bytes());
    for (at, id) in entry.tags.iter().enumerate() {
        if is_there((at, id)) {
            out.extend_from_slice(&id.0.to_le_bytes());
        }
    }
    true
}

/// Deserializes an entry. Returns also the offset of its rest, if it has one.
pub(super) fn take_entry(bytes: &[u8; ENTRY_LEN], summary: &EntrySummary) -> (IndexEntry, Option<u64>) {
    // Entries are read by the million: the offset of every field is known at compile time.
    let (tag_bytes, rest) = bytes.split_at(4 * USUAL.len());
    let (word_bytes, rest) = rest.split_at(WORDS * 8);
    let (half_bytes, rest) = rest.split_at(HALVES * 4);
    let mut tags = [Symbol::ABSENT; ENTRY_TAGS.len()];
    for (tag, bytes) in USUAL.iter().zip(tag_bytes.as_chunks::<4>().0) {
        tags[*tag as usize] = Symbol(u32::from_le_bytes(*bytes));
    }
    [tags[Tag::White as usize], tags[Tag::Black as usize]] = summary.players;
    let (mut words, mut halves, mut counts) = ([0; WORDS], [0; HALVES], [0; 2]);
    for (word, bytes) in words.iter_mut().zip(word_bytes.as_chunks::<8>().0) {
        *word = u64::from_le_bytes(*bytes);
    }
    for (half, bytes) in halves.iter_mut().zip(half_bytes.as_chunks::<4>().0) {
        *half = u32::from_le_bytes(*bytes);
    }
    for (count, bytes) in counts.iter_mut().zip(rest.as_chunks::<2>().0) {
        *count = u16::from_le_bytes(*bytes);
    }
    let flag = |at: usize| rest.get(4 + at).copied().unwrap_or(0);
    let [record, line, offset, fingerprint, rest] = words;
    let [file, head, tail, annotation] = halves;
    let entry = IndexEntry {
        file,
        record,
        line,
        offset,
        tags,
        plies: summary.plies,
        is_complete: flag(0) == 1,
        is_usual: flag(1) == 1,
        ending: ENDINGS.get(usize::from(flag(2))).copied().flatten(),
        marker: RESULTS.get(usize::from(flag(3))).copied().flatten(),
        fingerprint,
        ends: [head, tail],
        moves: summary.moves,
        annotation,
        n_annotation_keys: 0,
        n_findings: counts,
        text_key: 0,
    };
    (entry, rest.checked_sub(1))
}

/// What is asked of entries when all of them are walked through.
#[derive(Clone, Copy, Debug)]
pub struct EntryPrefix {
    /// See [`IndexEntry::file`].
    pub file: u32,
    /// The tags.
    pub event: Symbol,
    pub site: Symbol,
    pub date: Symbol,
    /// See [`IndexEntry::fingerprint`].
    pub fingerprint: u64,
    /// See [`IndexEntry::n_findings`].
    pub n_findings: [u16; 2],
    /// See [`IndexEntry::ends`].
    pub(in crate::database) ends: [u32; 2],
    /// Whether it has rare parts.
    pub(in crate::database) has_rest: bool,
}

/// Reads what is asked of entries when all of them are walked through.
pub(super) fn take_prefix(bytes: &[u8; ENTRY_LEN]) -> EntryPrefix {
    let half = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    let word = |at: usize| u64::from(half(at)) | u64::from(half(at + 4)) << 32;
    let count = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
    EntryPrefix {
        file: half(HALVES_AT),
        event: Symbol(half(0)),
        site: Symbol(half(4)),
        date: Symbol(half(8)),
        fingerprint: word(WORDS_AT + 3 * 8),
        n_findings: [count(COUNTS_AT), count(COUNTS_AT + 2)],
        ends: [half(HALVES_AT + 4), half(HALVES_AT + 8)],
        has_rest: word(WORDS_AT + 4 * 8) != 0,
    }
}

/// Reads the rest of an entry; behind it anything may follow.
pub(super) fn take_rest(bytes: &[u8; LONGEST_REST], entry: &mut IndexEntry) {
    let (mask, bytes) = bytes.split_at(4);
    let (text_key, bytes) = bytes.split_at(8);
    let (n_annotation_keys, ids) = bytes.split_at(4);
    let half = |bytes: &[u8]| bytes.first_chunk().map_or(0, |bytes| u32::from_le_bytes(*bytes));
    let mask = half(mask);
    entry.text_key = text_key.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
    entry.n_annotation_keys = half(n_annotation_keys);
    let mut ids = ids.as_chunks::<4>().0.iter();
    let is_there = |at: usize| IS_IN_REST[at] && mask >> at & 1 == 1;
    for (_, id) in entry.tags.iter_mut().enumerate().filter(|(at, _)| is_there(*at)) {
        *id = Symbol(ids.next().map_or(0, |bytes| u32::from_le_bytes(*bytes)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::Archive;

    #[test]
    fn an_entry_comes_back_as_it_was() {
        let mut archive = Archive::new(1 << 20);
        let text = "[White \"Tal\"]\n[Black \"Koblencs\"]\n[UTCDate \"1950.01.02\"]\n[WhiteTeam \"Riga\"]\n[ECO \"A00\"]\n\n\
                    1. f3 e5 2. g4 Qh4# {mate} 0-1\n";
        let text = &format!("[Event \"Cup\"]\n[Site \"Riga\"]\n[Date \"1950.01.02\"]\n{text}");
        archive.read("a.pgn", text).unwrap();
        let entry = archive.entry(0);
        let (mut bytes, mut rest) = (Vec::new(), Vec::new());
        put_entry(&entry, 1, &mut bytes);
        assert!(put_rest(&entry, &mut rest));
        assert_eq!((bytes.len(), rest.len()), (ENTRY_LEN, 16 + 2 * 4));
        let prefix = take_prefix(bytes.first_chunk().unwrap());
        assert_eq!((prefix.file, prefix.fingerprint, prefix.ends), (entry.file, entry.fingerprint, entry.ends));
        assert_eq!(
            [prefix.event, prefix.site, prefix.date],
            [Tag::Event, Tag::Site, Tag::Date].map(|tag| entry.tag(tag))
        );
        assert_eq!((prefix.n_findings, prefix.has_rest), (entry.n_findings, true));
        rest.resize(LONGEST_REST, 0xFF);
        let (mut again, at) = take_entry(bytes.first_chunk().unwrap(), archive.summary(0));
        take_rest(rest.first_chunk().unwrap(), &mut again);
        assert_eq!((format!("{again:?}"), at), (format!("{entry:?}"), Some(0)));
        assert_eq!((entry.ending, entry.marker), (ENDINGS[2], RESULTS[2]));
        assert!(entry.text_key != 0 && entry.annotation == 6);
        assert_eq!(
            [Tag::WhiteTeam, Tag::UTCDate, Tag::ECO].map(|tag| archive.tag(&entry, tag)),
            ["Riga", "1950.01.02", "A00"]
        );
    }
}
