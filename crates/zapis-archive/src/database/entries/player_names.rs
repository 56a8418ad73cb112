//! The players' names of an archive, each analyzed once, however many records it is in.

use std::collections::HashMap;

use hashbrown::DefaultHashBuilder;

use super::super::names::folded_name::name_key;
use super::super::names::name_key::NameKey;
use super::super::parallel::in_parts;
use super::archive::Archive;
use super::interner::Symbol;
use super::result_tag::is_bye;

/// The analyzed names of an archive.
#[derive(Debug)]
pub struct Names {
    /// By text number; empty for texts that are not names.
    keys: Vec<NameKey>,
    /// The number of a text that represents all spellings of the name that differ only in blanks. It is accessed more
    /// often, and in any order.
    players: Vec<u32>,
}

/// A name that is not a player's.
const BYE: u32 = u32::MAX;
/// The number of texts that one thread reads at once.
const READ_AT_ONCE: usize = 1024;

impl Names {
    /// Analyzes the names of an archive, by all threads.
    #[must_use]
    pub fn of(archive: &Archive) -> Self {
        let mut is_name = vec![false; archive.n_texts() + 1];
        for summary in archive.summaries() {
            for player in summary.players {
                is_name[player.index()] = true;
            }
        }
        let taken_apart = |index: usize| {
            let id = Symbol::of_index(index);
            if !is_name[index] || id.is_absent() {
                return (NameKey::default(), (0, None));
            }
            let text = archive.text(id);
            let key = NameKey::of(text);
            if is_bye(text) {
                return (key, (BYE, None));
            }
            let folded = name_key(text);
            if folded == text && !folded.is_empty() {
                return (key, (id.0, None));
            }
            // Another text may be the folded name; otherwise the first name with it represents it.
            let known = if folded.is_empty() { Some(Symbol::ABSENT) } else { archive.find_text(&folded) };
            match known {
                Some(known) => (key, (known.0, None)),
                None => (key, (id.0, Some(folded))),
            }
        };
        let read = in_parts(is_name.len(), READ_AT_ONCE, &|indices| indices.map(taken_apart).collect());
        let mut names = Self { keys: Vec::with_capacity(read.len()), players: Vec::with_capacity(read.len()) };
        let mut first_of: HashMap<String, u32, DefaultHashBuilder> = HashMap::default();
        for (key, (player, folded)) in read {
            names.keys.push(key);
            names.players.push(folded.map_or(player, |folded| *first_of.entry(folded).or_insert(player)));
        }
        names
    }

    /// Returns the key of a name for comparison.
    pub(in crate::database) fn key(&self, name: Symbol) -> &NameKey {
        &self.keys[name.index()]
    }

    /// Returns the number of a player, the same for names that differ only in blanks; `None` for a bye.
    pub(in crate::database) fn player(&self, name: Symbol) -> Option<u32> {
        Some(self.players[name.index()]).filter(|player| *player != BYE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::Tag;

    #[test]
    fn names_that_differ_in_blanks_are_one_players() {
        let game = |white: &str, black: &str| format!("[White \"{white}\"]\n[Black \"{black}\"]\n\n1. e4 *\n\n");
        let text =
            [game("Tal,M", "Smyslov,  V"), game("Tal, M", "Smyslov , V"), game(" ", "Tal"), game("BYE", "Smyslov , V")];
        let mut archive = Archive::new(1 << 20);
        archive.read("a.pgn", &text.concat()).unwrap();
        let names = Names::of(&archive);
        let players: Vec<[Option<u32>; 2]> = archive
            .entries()
            .map(|(_, entry)| [Tag::White, Tag::Black].map(|tag| names.player(entry.tag(tag))))
            .collect();
        assert_eq!(players[0], players[1]);
        assert_eq!((players[2][0], players[3][0]), (Some(0), None));
        assert_eq!(players[3][1], players[0][1]);
        assert!(players[2][1] != players[0][0] && players[0][0] != players[0][1], "{players:?}");
        assert_eq!(names.key(Symbol::ABSENT), &NameKey::default());
    }
}
