//! The piece letters of one language, folded for reading.

use alloc::string::String;
use alloc::vec::Vec;

use crate::lazy::Lazy;

use crate::confusable::fold;

use super::letters::{Forms, Letters};
use super::piece::Role;

/// An alphabet of piece letters: one row of the table of [`Letters`], cheap to copy and to compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alphabet(u8);

struct Folded {
    letters: &'static Letters,
    forms: Forms,
    short: ShortForms,
}

static FOLDED: Lazy<Vec<Folded>> = Lazy::new(|| {
    let folded = |letters: &'static Letters| {
        let forms = letters.folded_forms(fold);
        let short = ShortForms::new(&forms);
        Folded { letters, forms, short }
    };
    Letters::all().iter().map(folded).collect()
});

/// A piece found at the start of folded text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) role: Role,
    /// The number of bytes its letters take.
    pub(super) len: usize,
    /// The number of the spelling within the alphabet.
    pub(super) number: u32,
}

/// The folded forms of an alphabet, arranged so that they can be found in eight bytes of text.
struct ShortForms {
    /// The forms, longest first: the bytes padded with zeros, a mask of the significant ones, and the piece.
    forms: Vec<(u64, usize, Role)>,
    /// For each byte, the forms that begin with it, one bit each.
    beginning_with: [u16; 256],
}

impl ShortForms {
    fn new(forms: &Forms) -> Self {
        let mut short = Self { forms: Vec::new(), beginning_with: [0; 256] };
        for (form, index) in forms.longest_first() {
            let mut bytes = [0; 8];
            let role = Role::ALL.iter().find(|role| role.index() == *index);
            // A test checks that every form of the table fits.
            if let (Some(place), Some(role), 0..16) = (bytes.get_mut(..form.len()), role, short.forms.len()) {
                place.copy_from_slice(form.as_bytes());
                short.beginning_with[usize::from(bytes[0])] |= 1 << short.forms.len();
                short.forms.push((u64::from_le_bytes(bytes), form.len(), *role));
            }
        }
        short
    }
}

impl Alphabet {
    /// The English letters, which PGN uses.
    pub const ENGLISH: Self = Self(0);

    /// Lists every alphabet in the order in which they are tried: English, Russian, then the others.
    pub fn all() -> impl Iterator<Item = Self> {
        // Nearly all records use the first; the table is loaded only when another alphabet is needed.
        let others = core::iter::once_with(|| 1..u8::try_from(FOLDED.len()).unwrap_or(u8::MAX)).flatten();
        core::iter::once(Self::ENGLISH).chain(others.map(Self))
    }

    /// Finds an alphabet by its code or by the name of its language.
    #[must_use]
    pub fn by_code(code: &str) -> Option<Self> {
        let wanted = Letters::by_code(code)?;
        Self::all().find(|alphabet| core::ptr::eq(alphabet.letters(), wanted))
    }

    /// Returns the row of the table.
    #[must_use]
    pub fn letters(self) -> &'static Letters {
        // An alphabet is only built from an index into the table, above.
        FOLDED[usize::from(self.0)].letters
    }

    /// Returns its code: `en`, `ru`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.letters().code
    }

    /// Finds the piece that folded text begins with, and the number of bytes its letters take.
    #[must_use]
    pub fn role_at(self, folded: &str) -> Option<(Role, usize)> {
        let (index, len) = FOLDED[usize::from(self.0)].forms.match_prefix(folded)?;
        Role::ALL.iter().find(|role| role.index() == index).map(|role| (*role, len))
    }

    /// Finds the piece that folded text begins with, given as its first eight bytes.
    #[must_use]
    #[inline]
    pub(super) fn find_in(self, folded: u64) -> Option<Found> {
        let short = &FOLDED[usize::from(self.0)].short;
        let [first, ..] = folded.to_le_bytes();
        let mut candidates = short.beginning_with[usize::from(first)];
        while candidates != 0 {
            let number = candidates.trailing_zeros();
            let (form, len, role) = short.forms.get(number as usize)?;
            if (form ^ folded) << (64 - 8 * len) == 0 {
                return Some(Found { role: *role, len: *len, number });
            }
            candidates &= candidates - 1;
        }
        None
    }

    /// Returns the folded spelling with this number, as bytes padded with zeros.
    #[must_use]
    pub(super) fn spelling(self, number: u32) -> Option<u64> {
        FOLDED[usize::from(self.0)].short.forms.get(number as usize).map(|(bytes, ..)| *bytes)
    }

    /// Returns its index in [`Alphabet::all`].
    #[must_use]
    pub(super) const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns the folded spellings of a piece.
    #[must_use]
    pub fn folded_forms_of(self, role: Role) -> &'static [String] {
        FOLDED[usize::from(self.0)].forms.of(role.index())
    }

    /// Returns the letters written for a piece; empty for a pawn.
    #[must_use]
    pub fn form(self, role: Role) -> &'static str {
        if role == Role::Pawn { "" } else { self.letters().write(role.index()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_found_in_eight_bytes_as_in_text() {
        for alphabet in Alphabet::all() {
            let forms: Vec<&String> = Role::ALL.iter().flat_map(|role| alphabet.folded_forms_of(*role)).collect();
            for first in &forms {
                for second in forms.iter().map(|form| form.as_str()).chain(["", "f3", "r"]) {
                    let text = format!("{first}{second}");
                    let mut bytes = [0; 8];
                    bytes.iter_mut().zip(text.bytes()).for_each(|(place, byte)| *place = byte);
                    let found = alphabet.find_in(u64::from_le_bytes(bytes));
                    assert_eq!(
                        found.map(|found| (found.role, found.len)),
                        alphabet.role_at(&text),
                        "{text} of {}",
                        alphabet.code()
                    );
                }
            }
        }
    }

    #[test]
    fn no_piece_begins_as_a_square_or_a_sign_does() {
        for alphabet in Alphabet::all() {
            for form in Role::ALL.iter().flat_map(|role| alphabet.folded_forms_of(*role)) {
                let first = form.chars().next().unwrap();
                assert!(first.is_ascii_uppercase() || !first.is_ascii(), "{form} of {}", alphabet.code());
            }
        }
    }
}
