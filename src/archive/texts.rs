//! Every text of the tags once: names, events and dates stand in thousands of records each.

use std::hash::BuildHasher;

use hashbrown::{DefaultHashBuilder, HashTable};

/// Names a text of an archive; equal texts have equal numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TextId(pub(super) u32);

impl TextId {
    /// No text: the tag is not there.
    pub const ABSENT: Self = Self(0);

    pub(super) fn of_index(index: usize) -> Self {
        Self(u32::try_from(index).unwrap_or(0))
    }

    /// Tells whether the tag is not there.
    #[must_use]
    pub const fn is_absent(self) -> bool {
        self.0 == 0
    }

    /// Returns the number, from 1 for texts in the order in which they were met first; 0 for none.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Keeps each text once.
#[derive(Debug, Default)]
pub struct Texts {
    bytes: String,
    /// Where the text of each number ends; it begins where the one before ends.
    ends: Vec<u64>,
    ids: HashTable<u32>,
    hasher: DefaultHashBuilder,
}

impl Texts {
    /// Returns the number of a text, which is kept if it is new.
    pub fn intern(&mut self, text: &str) -> TextId {
        let hash = self.hasher.hash_one(text);
        let Self { bytes, ends, ids, hasher } = self;
        let of = |id: u32| slice(bytes, ends, id);
        if let Some(id) = ids.find(hash, |id| of(*id) == text) {
            return TextId(*id);
        }
        let Ok(id) = u32::try_from(ends.len() + 1) else { return TextId::ABSENT };
        ids.insert_unique(hash, id, |id| hasher.hash_one(slice(bytes, ends, *id)));
        bytes.push_str(text);
        ends.push(bytes.len() as u64);
        TextId(id)
    }

    /// Returns a text; empty where there is none.
    #[must_use]
    pub fn get(&self, id: TextId) -> &str {
        slice(&self.bytes, &self.ends, id.0)
    }

    /// Returns the number of a text that is kept.
    #[must_use]
    pub fn find(&self, text: &str) -> Option<TextId> {
        let hash = self.hasher.hash_one(text);
        self.ids.find(hash, |id| slice(&self.bytes, &self.ends, *id) == text).map(|id| TextId(*id))
    }

    /// Counts the texts.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.ends.len()
    }

    /// Tells whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

fn slice<'a>(bytes: &'a str, ends: &[u64], id: u32) -> &'a str {
    let Some(index) = (id as usize).checked_sub(1) else { return "" };
    let place = |index: usize| ends.get(index).map_or(0, |end| usize::try_from(*end).unwrap_or(usize::MAX));
    let start = index.checked_sub(1).map_or(0, place);
    bytes.get(start..place(index)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_kept_once_and_found_again() {
        let mut texts = Texts::default();
        let ids: Vec<TextId> = ["Ботвинник", "", "Smyslov", "Ботвинник", ""].map(|text| texts.intern(text)).into();
        assert_eq!((ids[0], ids[1]), (ids[3], ids[4]));
        assert_eq!(texts.len(), 3);
        assert_eq!(["Ботвинник", "", "Smyslov"], [0, 1, 2].map(|index| texts.get(ids[index])));
        assert_eq!(texts.get(TextId::ABSENT), "");
        assert_eq!(texts.find("Smyslov"), Some(ids[2]));
        assert_eq!(texts.find("Tal"), None);
    }
}
