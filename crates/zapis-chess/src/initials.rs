//! The letters that may begin a piece, for all alphabets: one table look-up for all of them.

use alloc::string::String;
use alloc::vec::Vec;

use crate::lazy::Lazy;

use super::alphabet::Alphabet;
use super::piece::Role;

/// A folded spelling of a piece in some alphabet, found at a place in a word: the longest of those that match there. It
/// determines what each alphabet reads there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Initial(u8);

struct Form {
    bytes: u64,
    len: usize,
    /// The alphabets that read a piece here, one bit each.
    known: u64,
    /// What each alphabet reads here, see [`Initial::read_by`].
    readings: Vec<u8>,
    /// The forms that begin with this one, itself included.
    longer: Vec<u8>,
}

struct InitialsTable {
    /// Every spelling of every alphabet once, longest first.
    forms: Vec<Form>,
    /// For each byte the spellings that begin with it, longest first.
    beginning_with: [Vec<u8>; 256],
}

static TABLE: Lazy<InitialsTable> = Lazy::new(|| {
    let of_alphabet =
        |alphabet: Alphabet| Role::ALL.iter().flat_map(move |role| alphabet.folded_forms_of(*role).iter().cloned());
    let mut texts: Vec<String> = Alphabet::all().flat_map(of_alphabet).collect();
    texts.sort_by_key(|text| (core::cmp::Reverse(text.len()), text.clone()));
    texts.dedup();
    let mut table = InitialsTable { forms: Vec::new(), beginning_with: [const { Vec::new() }; 256] };
    for text in texts {
        let mut bytes = [0; 8];
        // A test checks that every spelling fits and has a number.
        let (Some(place), Ok(number)) = (bytes.get_mut(..text.len()), u8::try_from(table.forms.len())) else {
            continue;
        };
        place.copy_from_slice(text.as_bytes());
        let readings: Vec<u8> = Alphabet::all().map(|alphabet| reading(alphabet.role_at(&text))).collect();
        let known = (0_u32..64).zip(&readings).fold(0, |known, (bit, read)| known | u64::from(*read > 0) << bit);
        table.beginning_with[usize::from(bytes[0])].push(number);
        table.forms.push(Form {
            bytes: u64::from_le_bytes(bytes),
            len: text.len(),
            known,
            readings,
            longer: Vec::new(),
        });
    }
    for index in 0..table.forms.len() {
        let (bytes, len) = (table.forms[index].bytes, table.forms[index].len);
        let is_longer = |form: &Form| (form.bytes ^ bytes) << (64 - 8 * len) == 0;
        table.forms[index].longer =
            (0_u8..).zip(&table.forms).filter(|(_, form)| is_longer(form)).map(|(n, _)| n).collect();
    }
    table
});

/// Packs the piece and the number of bytes of its letters, four at most, into a number below 32.
fn reading(read: Option<(Role, usize)>) -> u8 {
    let pack = |(role, len): (Role, usize)| (1 + role as u8) | u8::try_from(len.saturating_sub(1)).unwrap_or(0) << 3;
    read.map_or(0, pack)
}

impl Initial {
    /// The upper limit of the number of spellings.
    pub const MOST: usize = 128;

    /// Finds the spelling at the start of folded text, given as its first eight bytes.
    #[must_use]
    #[inline]
    pub fn of(folded: u64) -> Option<Self> {
        let [first, ..] = folded.to_le_bytes();
        let table = &*TABLE;
        let stands = |number: &&u8| {
            let form = &table.forms[usize::from(**number)];
            (form.bytes ^ folded) << (64 - 8 * form.len) == 0
        };
        table.beginning_with[usize::from(first)].iter().find(stands).map(|number| Self(*number))
    }

    /// Returns its number, below [`Initial::MOST`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the alphabets that read a piece here, one bit each in the order of [`Alphabet::all`].
    #[must_use]
    #[inline]
    pub fn known(self) -> u64 {
        TABLE.forms[self.index()].known
    }

    /// Returns what an alphabet reads here, piece and length packed into a number below 32; 0 for nothing.
    #[must_use]
    pub fn read_by(self, alphabet: usize) -> u8 {
        TABLE.forms[self.index()].readings.get(alphabet).copied().unwrap_or(0)
    }
}

impl Alphabet {
    /// Returns true if a main line that is playable to its end in this alphabet, with its pieces named by these
    /// [`Respelled::spellings`](super::Respelled::spellings), is certainly not playable in English or in any alphabet
    /// before this one, and certainly means the same in every later alphabet in which it is playable.
    #[must_use]
    pub fn is_alone_with(self, spellings: u32) -> bool {
        let numbers = (0..u32::BITS).filter(|number| spellings >> number & 1 == 1);
        let initials = numbers.map(|number| Initial::of(self.spelling(number)?));
        let Some(initials) = initials.collect::<Option<Vec<Initial>>>() else { return false };
        let forms = &TABLE.forms;
        let longer =
            |initial: &Initial| forms[initial.index()].longer.iter().map(|number| &forms[usize::from(*number)]);
        let known = |initial: &Initial| longer(initial).fold(0, |known, form| known | form.known);
        // `O` may be castling and `Z0` a pass in any language.
        let is_special = |initial: &&Initial| matches!(forms[initial.index()].bytes.to_le_bytes()[0], b'O' | b'Z');
        let hopeful =
            initials.iter().filter(|initial| !is_special(initial)).fold(u64::MAX, |all, one| all & known(one));
        let own = self.number();
        let is_first = hopeful & !(u64::MAX << own) == 0;
        let reads_alike = |other: usize| {
            initials.iter().flat_map(longer).all(|form| form.readings.get(other) == form.readings.get(own))
        };
        let others = (own + 1..Self::all().count()).filter(|other| hopeful >> other & 1 == 1);
        own > 0 && is_first && others.into_iter().all(reads_alike)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_alphabet_reads_an_initial_as_it_does_in_the_text() {
        assert!(Alphabet::all().count() <= 64 && TABLE.forms.len() <= Initial::MOST);
        let texts: Vec<String> = TABLE
            .forms
            .iter()
            .map(|form| String::from_utf8(form.bytes.to_le_bytes()[..form.len].to_vec()).unwrap())
            .collect();
        for first in &texts {
            for second in texts.iter().map(String::as_str).chain(["", "f3", "r", "p", "sh"]) {
                let text = format!("{first}{second}");
                let mut bytes = [0; 8];
                bytes.iter_mut().zip(text.bytes()).for_each(|(place, byte)| *place = byte);
                let initial = Initial::of(u64::from_le_bytes(bytes)).unwrap();
                for (index, alphabet) in Alphabet::all().enumerate() {
                    let read = reading(alphabet.role_at(&text));
                    assert!(
                        read < 32
                            && read >> 3
                                == alphabet.role_at(&text).map_or(0, |(_, len)| u8::try_from(len - 1).unwrap())
                    );
                    assert_eq!(initial.read_by(index), read, "{text} of {}", alphabet.code());
                    assert_eq!(initial.known() >> index & 1 == 1, read > 0, "{text} of {}", alphabet.code());
                }
            }
        }
        assert_eq!(Initial::of(u64::from_le_bytes(*b"e4\0\0\0\0\0\0")), None);
    }
}
