//! Interns the texts of tags: names, events and dates occur in thousands of records each.

use std::hash::BuildHasher;
use std::ops::Range;
use std::sync::LazyLock;

use hashbrown::{DefaultHashBuilder, HashTable};

/// The number of a text in an archive; equal texts have equal numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub(in crate::database) u32);

impl Symbol {
    /// No text: the tag is not there.
    pub const ABSENT: Self = Self(0);

    pub(super) fn of_index(index: usize) -> Self {
        Self(u32::try_from(index).unwrap_or(0))
    }

    /// Returns true if the tag is not there.
    #[must_use]
    pub const fn is_absent(self) -> bool {
        self.0 == 0
    }

    /// Returns the number: from 1, in order of first occurrence; 0 for an absent tag.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A common hasher for texts; its keys are random for each run.
static HASHER: LazyLock<DefaultHashBuilder> = LazyLock::new(DefaultHashBuilder::default);

/// Returns the hash by which [`Interner`] finds a text; it differs between runs of the program.
pub(super) fn hash_of(text: &str) -> u64 {
    HASHER.hash_one(text)
}

/// Stores each text once.
#[derive(Clone, Debug, Default)]
pub struct Interner {
    bytes: String,
    /// The end offset of each text; it begins at the end of the previous one.
    ends: Vec<u64>,
    /// The numbers, each with the upper half of the text's hash, which rules out most others at once.
    ids: HashTable<(u32, u32)>,
}

impl Interner {
    /// Reserves room for this many more texts of average length.
    pub(in crate::database) fn reserve(&mut self, n: usize) {
        self.bytes.reserve(n * 16);
        self.ends.reserve(n);
        self.ids.reserve(n, |(_, upper)| spread(*upper));
    }

    /// Returns the number of a text, adding it if it is new.
    pub fn intern(&mut self, text: &str) -> Symbol {
        self.intern_hashed(text, hash_of(text))
    }

    /// Returns the number of a text with a known hash.
    pub(super) fn intern_hashed(&mut self, text: &str, hash: u64) -> Symbol {
        let Self { bytes, ends, ids } = self;
        let upper = upper_half(hash);
        if let Some((id, _)) = ids.find(spread(upper), |(id, known)| *known == upper && slice(bytes, ends, *id) == text)
        {
            return Symbol(*id);
        }
        let Ok(id) = u32::try_from(ends.len() + 1) else { return Symbol::ABSENT };
        ids.insert_unique(spread(upper), (id, upper), |(_, upper)| spread(*upper));
        bytes.push_str(text);
        ends.push(bytes.len() as u64);
        Symbol(id)
    }

    /// Returns the numbers of distinct texts, given with their hashes, adding those that are new.
    ///
    /// Each lookup in a large table waits for memory. All lookups are therefore made one stage after another, so that
    /// the waits overlap.
    pub(super) fn intern_all<'a>(&mut self, texts: impl Iterator<Item = (&'a str, u64)> + Clone) -> Vec<Symbol> {
        let guess = |hash: u64| {
            let upper = upper_half(hash);
            self.ids.find(spread(upper), |(_, known)| *known == upper).map_or(0, |(id, _)| *id)
        };
        let guesses: Vec<u32> = texts.clone().map(|(_, hash)| guess(hash)).collect();
        let places: Vec<Range<usize>> = guesses.iter().map(|id| place(&self.ends, *id)).collect();
        let with_places = texts.clone().zip(guesses.iter().zip(places));
        let is_it = |((text, _), (id, place)): ((&str, u64), (&u32, Range<usize>))| {
            *id != 0 && self.bytes.as_bytes().get(place) == Some(text.as_bytes())
        };
        let are_right: Vec<bool> = with_places.map(is_it).collect();
        let found = texts.zip(guesses.into_iter().zip(are_right));
        found
            .map(|((text, hash), (id, is_it))| if is_it { Symbol(id) } else { self.intern_hashed(text, hash) })
            .collect()
    }

    /// Returns a text; empty if it is absent.
    #[must_use]
    pub fn get(&self, id: Symbol) -> &str {
        slice(&self.bytes, &self.ends, id.0)
    }

    /// Returns true if a text has this number.
    pub(in crate::database) fn is(&self, id: Symbol, text: &str) -> bool {
        self.bytes.as_bytes().get(place(&self.ends, id.0)).is_some_and(|bytes| bytes == text.as_bytes())
    }

    /// Returns the number of a text that is stored.
    #[must_use]
    pub fn find(&self, text: &str) -> Option<Symbol> {
        let upper = upper_half(hash_of(text));
        let is_this = |(id, known): &(u32, u32)| *known == upper && slice(&self.bytes, &self.ends, *id) == text;
        self.ids.find(spread(upper), is_this).map(|(id, _)| Symbol(*id))
    }

    /// Counts the texts.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns true if there are no texts.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

fn upper_half(hash: u64) -> u32 {
    u32::try_from(hash >> 32).unwrap_or(0)
}

/// Expands half a hash: the table uses the highest and the lowest bits.
const fn spread(half: u32) -> u64 {
    (half as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

fn slice<'a>(bytes: &'a str, ends: &[u64], id: u32) -> &'a str {
    bytes.get(place(ends, id)).unwrap_or_default()
}

/// Returns the range of a text.
fn place(ends: &[u64], id: u32) -> Range<usize> {
    let Some(index) = (id as usize).checked_sub(1) else { return 0..0 };
    let end = |index: usize| ends.get(index).map_or(0, |end| usize::try_from(*end).unwrap_or(usize::MAX));
    index.checked_sub(1).map_or(0, end)..end(index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_kept_once_and_found_again() {
        let mut texts = Interner::default();
        let ids: Vec<Symbol> = ["Ботвинник", "", "Smyslov", "Ботвинник", ""].map(|text| texts.intern(text)).into();
        assert_eq!((ids[0], ids[1]), (ids[3], ids[4]));
        assert_eq!(texts.len(), 3);
        assert_eq!(["Ботвинник", "", "Smyslov"], [0, 1, 2].map(|index| texts.get(ids[index])));
        assert_eq!(texts.get(Symbol::ABSENT), "");
        let hashed = ["Tal", "Smyslov", "", "Keres"].map(|text| (text, hash_of(text)));
        let all = texts.intern_all(hashed.iter().copied());
        assert_eq!(all.iter().map(|id| texts.get(*id)).collect::<Vec<_>>(), ["Tal", "Smyslov", "", "Keres"]);
        assert_eq!((all[1], all[2]), (ids[2], ids[1]));
        assert_eq!(texts.find("Smyslov"), Some(ids[2]));
        assert_eq!(texts.find("Petrosian"), None);
    }
}
