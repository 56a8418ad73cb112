//! Why two names may be one person's.

/// Why two names may be one person's, the strongest reason first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Likeness {
    /// One number in FIDE's list: `4100018`.
    SameId,
    /// The same words in the same order, with other commas, periods or capitals, or with a federation: `Tal, M`, `Tal M (LAT)`.
    Form,
    /// The same words in another order, spelling or alphabet: `Каспаров Гарри`, `Kasparov, Garry`.
    Spelling,
    /// The same surname, and given names of which some are initials or left out: `Filip M`, `Filip, Miroslav`.
    Initials,
    /// One of the two is a surname only.
    SurnameOnly,
    /// A letter or two differ.
    Near,
    /// One has exactly the games of an event that the other lacks.
    Games,
}

impl Likeness {
    /// Returns the key by which the phrases know it.
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
