//! Cards as bytes of one length, for archives whose cards outgrow memory.

use crate::game::{Ending, Side};
use crate::record::GameResult;

use super::card::{CARD_TAGS, Card};
use super::texts::TextId;

/// How many bytes a card has.
pub(super) const CARD_LEN: usize = 4 * CARD_TAGS.len() + WORDS * 8 + HALVES * 4 + 2 * 2 + 4;
/// Fields of eight bytes.
const WORDS: usize = 6;
/// Fields of four bytes.
const HALVES: usize = 6;

const RESULTS: [Option<GameResult>; 5] =
    [None, Some(GameResult::WhiteWins), Some(GameResult::BlackWins), Some(GameResult::Draw), Some(GameResult::Unknown)];
const ENDINGS: [Option<Ending>; 4] =
    [None, Some(Ending::Mate(Side::White)), Some(Ending::Mate(Side::Black)), Some(Ending::Stalemate)];

fn number_in<T: PartialEq>(table: &[T], value: &T) -> u8 {
    (0..).zip(table).find(|(_, known)| *known == value).map_or(0, |(number, _)| number)
}

/// Appends a card.
pub(super) fn put_card(card: &Card, out: &mut Vec<u8>) {
    for id in card.tags {
        out.extend_from_slice(&id.0.to_le_bytes());
    }
    for word in [card.record, card.line, card.offset, card.fingerprint, card.moves, card.text_key] {
        out.extend_from_slice(&word.to_le_bytes());
    }
    let [head, tail] = card.ends;
    for half in [card.file, card.plies, head, tail, card.annotation, card.n_annotation_keys] {
        out.extend_from_slice(&half.to_le_bytes());
    }
    for count in card.n_findings {
        out.extend_from_slice(&count.to_le_bytes());
    }
    let flags = [u8::from(card.is_complete), u8::from(card.is_usual)];
    out.extend([flags[0], flags[1], number_in(&ENDINGS, &card.ending), number_in(&RESULTS, &card.marker)]);
}

/// Reads a card.
pub(super) fn take_card(bytes: &[u8; CARD_LEN]) -> Card {
    // Cards are read by the million: every field stands at a place that is known when the program is built.
    let (tag_bytes, rest) = bytes.split_at(4 * CARD_TAGS.len());
    let (word_bytes, rest) = rest.split_at(WORDS * 8);
    let (half_bytes, rest) = rest.split_at(HALVES * 4);
    let mut tags = [TextId::ABSENT; CARD_TAGS.len()];
    for (id, bytes) in tags.iter_mut().zip(tag_bytes.as_chunks::<4>().0) {
        *id = TextId(u32::from_le_bytes(*bytes));
    }
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
    let [record, line, offset, fingerprint, moves, text_key] = words;
    let [file, plies, head, tail, annotation, n_annotation_keys] = halves;
    Card {
        file,
        record,
        line,
        offset,
        tags,
        plies,
        is_complete: flag(0) == 1,
        is_usual: flag(1) == 1,
        ending: ENDINGS.get(usize::from(flag(2))).copied().flatten(),
        marker: RESULTS.get(usize::from(flag(3))).copied().flatten(),
        fingerprint,
        ends: [head, tail],
        moves,
        annotation,
        n_annotation_keys,
        n_findings: counts,
        text_key,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::archive::Archive;

    #[test]
    fn a_card_comes_back_as_it_was() {
        let mut archive = Archive::new(1 << 20);
        let text = "[White \"Tal\"]\n[Black \"Koblencs\"]\n\n1. f3 e5 2. g4 Qh4# {mate} 0-1\n";
        archive.read("a.pgn", text).unwrap();
        let card = archive.card(0);
        let mut bytes = Vec::new();
        put_card(&card, &mut bytes);
        assert_eq!(bytes.len(), CARD_LEN);
        assert_eq!(format!("{:?}", take_card(bytes.first_chunk().unwrap())), format!("{card:?}"));
        assert_eq!((card.ending, card.marker), (ENDINGS[2], RESULTS[2]));
        assert!(card.text_key != 0 && card.annotation == 6);
    }
}
