//! Reasons why two names may belong to one person.

/// Why two names may belong to one person, the strongest reason first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Likeness {
    /// The same FIDE ID: `4100018`.
    SameId,
    /// The same words in the same order, with other commas, periods or capitals, or with a federation: `Tal, M`, `Tal M
    /// (LAT)`.
    Form,
    /// The same words in another order, spelling or alphabet: `Каспаров Гарри`, `Kasparov, Garry`.
    Spelling,
    /// The same surname, and given names some of which are initials or left out: `Filip M`, `Filip, Miroslav`.
    Initials,
    /// One of the two is a surname only.
    SurnameOnly,
    /// A letter or two differ.
    Near,
    /// One has exactly the games of an event that the other lacks.
    Games,
}

impl Likeness {
    /// Returns its key in messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::SameId => "same-id",
            Self::Form => "form",
            Self::Spelling => "spelling",
            Self::Initials => "initials",
            Self::SurnameOnly => "surname-only",
            Self::Near => "near",
            Self::Games => "games",
        }
    }
}
