//! Serializes the entries of one batch, so that they can be reused if the batch has not changed.

use super::entry_batch::EntryBatch;
use super::entry_bytes::{CARD_LEN, LONGEST_REST, put_brief, put_card, put_rest, take_brief, take_card, take_rest};
use super::interner::{Interner, Symbol, hash_of};
use super::kept_bytes::{KeptBytes, put_count, put_counted};
use super::name_key::is_unknown;

impl EntryBatch {
    /// Serializes the entries with their texts and moves; `None` if there are too many.
    pub(crate) fn put(&mut self, out: &mut Vec<u8>) -> Option<()> {
        self.name_games();
        put_count(self.n_texts(), out)?;
        for (text, _) in self.texts() {
            put_counted(text.as_bytes(), out)?;
        }
        let mut rests = Vec::new();
        put_count(self.cards.len(), out)?;
        for (card, brief) in self.cards.iter().zip(&self.briefs) {
            let rest = rests.len() as u64 + 1;
            let has_rest = put_rest(card, &mut rests);
            put_brief(brief, out);
            put_card(card, if has_rest { rest } else { 0 }, out);
        }
        put_counted(&rests, out)?;
        put_counted(&self.moves, out)
    }

    /// Deserializes entries; `None` if the bytes are invalid.
    pub(crate) fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
        let n_texts = bytes.count(4)?;
        let (mut texts, mut hashes, mut are_unknown) = (Interner::default(), Vec::new(), Vec::new());
        texts.reserve(n_texts);
        for number in 1..=n_texts {
            let text = bytes.text()?;
            let hash = hash_of(text);
            if texts.intern_hashed(text, hash).index() != number {
                return None;
            }
            hashes.push(hash);
            are_unknown.push(is_unknown(text));
        }
        let n_cards = bytes.count(CARD_LEN)?;
        let (mut cards, mut briefs) = (Vec::with_capacity(n_cards), Vec::with_capacity(n_cards));
        let mut places = Vec::new();
        for index in 0..n_cards {
            let brief = take_brief(bytes)?;
            let (card, rest) = take_card(&bytes.array()?, &brief);
            places.extend(rest.map(|at| (index, at)));
            briefs.push(brief);
            cards.push(card);
        }
        let mut rests = bytes.counted()?.to_vec();
        let n_bytes = rests.len();
        // Padded so that the longest one can be read after the last.
        rests.resize(n_bytes + LONGEST_REST, 0);
        for (index, at) in places {
            let at = usize::try_from(at).ok().filter(|at| *at < n_bytes)?;
            take_rest(rests.get(at..)?.first_chunk()?, cards.get_mut(index)?);
        }
        let moves = bytes.counted()?.to_vec();
        let is_text = |id: &Symbol| id.index() <= n_texts;
        let is_whole = cards.iter().zip(&briefs).all(|(card, brief)| {
            let len = u64::from(card.plies) * 2 + u64::from(card.n_annotation_keys) * 8;
            // Offsets are added to each other later.
            [card.record, card.line, card.offset].iter().all(|place| *place < 1 << 56)
                && card.tags.iter().chain(&brief.players).chain([&brief.round]).all(is_text)
                && card.moves.checked_add(len).is_some_and(|end| end <= moves.len() as u64)
        });
        is_whole.then(|| Self::of_named(cards, briefs, texts, hashes, are_unknown, moves))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::Archive;
    use crate::database::reading::batch_of;

    #[test]
    fn cards_that_were_set_down_are_those_that_were_made() {
        let text = "[Event \"Cup\"]\n[White \"Tal\"]\n[Black \"Koblencs\"]\n[UTCDate \"1950.01.02\"]\n[WhiteTeam \"Riga\"]\n\n\
                    1. f3 e5 2. g4 Qh4# {mate} 0-1\n\n[White \"Keres\"]\n[Round \"?\"]\n\n1. e4 e5 (1... c5) 2. Nf3 *\n\n\
                    [Event \"Cup\"]\n\n*\n";
        let mut batch = batch_of(text);
        let shown = |batch: EntryBatch| {
            let mut archive = Archive::new(1 << 20);
            archive.add_file("a.pgn");
            archive.append(batch, 7).unwrap();
            let of =
                |(number, card)| format!("{card:?} {:?} {:?}", archive.brief(number), archive.moves(number).unwrap());
            let all: Vec<String> = archive.cards().map(of).collect();
            let texts: Vec<&str> = (1..=archive.n_texts()).map(|at| archive.text(Symbol::of_index(at))).collect();
            (all, texts.join("|"))
        };
        let mut bytes = Vec::new();
        batch.put(&mut bytes).unwrap();
        let mut kept = KeptBytes(&bytes);
        let again = EntryBatch::take(&mut kept).unwrap();
        assert!(kept.0.is_empty());
        assert_eq!(shown(again), shown(batch));
        for len in 0..bytes.len() {
            assert!(EntryBatch::take(&mut KeptBytes(&bytes[..len])).is_none(), "{len}");
        }
    }

    #[test]
    fn damaged_cards_are_refused_or_can_be_kept() {
        let mut batch = batch_of("[White \"Tal\"]\n[WhiteTeam \"Riga\"]\n\n1. f3 e5 {x} 0-1\n");
        let mut bytes = Vec::new();
        batch.put(&mut bytes).unwrap();
        for at in 0..bytes.len() {
            for flip in [1, 0x80, 0xFF] {
                let mut damaged = bytes.clone();
                damaged[at] ^= flip;
                let Some(batch) = EntryBatch::take(&mut KeptBytes(&damaged)) else { continue };
                let mut archive = Archive::new(1 << 20);
                archive.add_file("a.pgn");
                archive.append(batch, 0).unwrap();
                let card = archive.card(0);
                assert!(archive.moves(0).is_ok() && archive.annotation_keys(&card).is_ok());
            }
        }
    }
}
