//! The entries of one batch as bytes, so that they can be taken again where the batch itself has not changed.

use crate::findings::{KeptBytes, put_count, put_counted};

use super::super::names::name_key::is_unknown;
use super::entry_batch::EntryBatch;
use super::entry_bytes::{ENTRY_LEN, LONGEST_REST, put_brief, put_entry, put_rest, take_brief, take_entry, take_rest};
use super::interner::{Interner, Symbol, hash_of};

impl EntryBatch {
    /// Serializes the entries with their texts and moves; `None` if there are too many.
    pub fn put(&mut self, out: &mut Vec<u8>) -> Option<()> {
        self.name_games();
        put_count(self.n_texts(), out)?;
        for (text, _) in self.texts() {
            put_counted(text.as_bytes(), out)?;
        }
        let mut rests = Vec::new();
        put_count(self.entries.len(), out)?;
        for (entry, summary) in self.entries.iter().zip(&self.summaries) {
            let rest = rests.len() as u64 + 1;
            let has_rest = put_rest(entry, &mut rests);
            put_brief(summary, out);
            put_entry(entry, if has_rest { rest } else { 0 }, out);
        }
        put_counted(&rests, out)?;
        put_counted(&self.moves, out)
    }

    /// Deserializes entries; `None` if the bytes are invalid.
    pub fn take(bytes: &mut KeptBytes<'_>) -> Option<Self> {
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
        let n_entries = bytes.count(ENTRY_LEN)?;
        let (mut entries, mut summaries) = (Vec::with_capacity(n_entries), Vec::with_capacity(n_entries));
        let mut places = Vec::new();
        for index in 0..n_entries {
            let summary = take_brief(bytes)?;
            let (entry, rest) = take_entry(&bytes.array()?, &summary);
            places.extend(rest.map(|at| (index, at)));
            summaries.push(summary);
            entries.push(entry);
        }
        let mut rests = bytes.counted()?.to_vec();
        let n_bytes = rests.len();
        // Padded so that the longest one can be read after the last.
        rests.resize(n_bytes + LONGEST_REST, 0);
        for (index, at) in places {
            let at = usize::try_from(at).ok().filter(|at| *at < n_bytes)?;
            take_rest(rests.get(at..)?.first_chunk()?, entries.get_mut(index)?);
        }
        let moves = bytes.counted()?.to_vec();
        let is_text = |id: &Symbol| id.index() <= n_texts;
        let is_whole = entries.iter().zip(&summaries).all(|(entry, summary)| {
            let len = u64::from(entry.plies) * 2 + u64::from(entry.n_annotation_keys) * 8;
            // Places are added to each other later.
            [entry.record, entry.line, entry.offset].iter().all(|place| *place < 1 << 56)
                && entry.tags.iter().chain(&summary.players).chain([&summary.round]).all(is_text)
                && entry.moves.checked_add(len).is_some_and(|end| end <= moves.len() as u64)
        });
        is_whole.then(|| Self::of_named(entries, summaries, texts, hashes, are_unknown, moves))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::Archive;
    use crate::database::entries::reading::batch_of;

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
            let of = |(number, entry)| {
                format!("{entry:?} {:?} {:?}", archive.summary(number), archive.moves(number).unwrap())
            };
            let all: Vec<String> = archive.entries().map(of).collect();
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
                let entry = archive.entry(0);
                assert!(archive.moves(0).is_ok() && archive.annotation_keys(&entry).is_ok());
            }
        }
    }
}
