//! The piece letters of one language, folded for reading.

use std::sync::LazyLock;

use crate::text::fold;

use super::letters::{Forms, Letters};
use super::piece::Role;

/// Names one row of `grammar/letters.toml`; cheap to copy and to compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alphabet(u8);

struct Folded {
    letters: &'static Letters,
    forms: Forms,
}

static FOLDED: LazyLock<Vec<Folded>> = LazyLock::new(|| {
    Letters::all().iter().map(|letters| Folded { letters, forms: letters.folded_forms(fold) }).collect()
});

impl Alphabet {
    /// The English letters, those of PGN.
    pub const ENGLISH: Self = Self(0);

    /// Lists every alphabet in the order in which they are tried: English, Russian, then the others.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..u8::try_from(FOLDED.len()).unwrap_or(u8::MAX)).map(Self)
    }

    /// Finds an alphabet by its code or by the name of its language.
    #[must_use]
    pub fn by_code(code: &str) -> Option<Self> {
        let wanted = Letters::by_code(code)?;
        Self::all().find(|alphabet| std::ptr::eq(alphabet.letters(), wanted))
    }

    /// Returns the row of the table.
    #[must_use]
    pub fn letters(self) -> &'static Letters {
        // An alphabet is only made from an index of the table, above.
        FOLDED[usize::from(self.0)].letters
    }

    /// Returns its code: `en`, `ru`.
    #[must_use]
    pub fn code(self) -> &'static str {
        &self.letters().code
    }

    /// Finds the piece that folded text begins with, and how many bytes its letters take.
    #[must_use]
    pub fn role_at(self, folded: &str) -> Option<(Role, usize)> {
        let (index, len) = FOLDED[usize::from(self.0)].forms.match_prefix(folded)?;
        Role::ALL.iter().find(|role| role.index() == index).map(|role| (*role, len))
    }

    /// Returns the folded spellings of a piece.
    #[must_use]
    pub fn folded_forms_of(self, role: Role) -> &'static [String] {
        FOLDED[usize::from(self.0)].forms.of(role.index())
    }

    /// Returns what is written for a piece; nothing for a pawn.
    #[must_use]
    pub fn form(self, role: Role) -> &'static str {
        if role == Role::Pawn { "" } else { self.letters().write(role.index()) }
    }
}
