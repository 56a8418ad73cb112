//! The editions of the laws: their keys, names and the dates between which they were in force.

use std::fmt;
use std::str::FromStr;

use crate::l10n::{Message, message};

use super::article::Certainty;

/// An edition of the laws of chess: `fide2023`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Edition {
    /// The FIDE Laws adopted in Istanbul in 2000, numbered `9.2(a)`.
    Fide2001,
    /// The FIDE Laws of 2005, numbered as in 2001. The text itself was not studied.
    Fide2005,
    /// The FIDE Laws of 2009, numbered `9.2a`.
    Fide2009,
    /// The Russian federal rules of 2011, after FIDE 2009, numbered `9.2.1`.
    Ru2011,
    /// The FIDE Laws adopted in Tallinn in 2013, numbered `9.2a`; the first with automatic draws.
    Fide2014,
    /// The FIDE Laws of July to December 2017, numbered `9.2.1`.
    Fide2017,
    /// The FIDE Laws of 2018, numbered `9.2.1`.
    Fide2018,
    /// The FIDE Laws of 2023 (Handbook E012023), numbered `9.2.1`; the newest known here.
    Fide2023,
    /// The rules of Tavreli as published by the federation; the only edition known here.
    Tavreli,
}

/// How an edition numbers its articles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numbering {
    /// Letters in brackets: `5.2(b)`.
    BracketedLetters,
    /// Bare letters: `5.2b`.
    Letters,
    /// Numbers throughout: `5.2.2`.
    Decimal,
}

/// A date whose month and day may be unknown: `2011`, `2001-07-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Date {
    /// The year of the common era.
    pub year: u16,
    /// The month, 1 to 12, if it is known.
    pub month: Option<u8>,
    /// The day of the month, 1 to 31, if it is known.
    pub day: Option<u8>,
}

impl Date {
    const fn day(year: u16, month: u8, day: u8) -> Self {
        Self { year, month: Some(month), day: Some(day) }
    }
}

impl fmt::Display for Date {
    /// Formats the known parts as in ISO 8601: `2001-07-01`, `2011`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        if let Some(month) = self.month {
            write!(f, "-{month:02}")?;
            if let Some(day) = self.day {
                write!(f, "-{day:02}")?;
            }
        }
        Ok(())
    }
}

/// The error for a key that names no edition: `fide2013`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown edition of the laws `{0}`")]
pub struct UnknownEdition(
    /// The key as given.
    pub String,
);

impl Edition {
    /// Lists every edition of the laws of chess, oldest first.
    pub const ALL: [Edition; 8] = [
        Edition::Fide2001,
        Edition::Fide2005,
        Edition::Fide2009,
        Edition::Ru2011,
        Edition::Fide2014,
        Edition::Fide2017,
        Edition::Fide2018,
        Edition::Fide2023,
    ];

    /// Lists the rules of other games.
    pub const OF_OTHER_GAMES: [Edition; 1] = [Edition::Tavreli];

    /// The newest edition, for records without a date.
    pub const NEWEST: Edition = Edition::Fide2023;

    /// Returns the key used in options and JSON: `fide2023`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Edition::Fide2001 => "fide2001",
            Edition::Fide2005 => "fide2005",
            Edition::Fide2009 => "fide2009",
            Edition::Ru2011 => "ru2011",
            Edition::Fide2014 => "fide2014",
            Edition::Fide2017 => "fide2017",
            Edition::Fide2018 => "fide2018",
            Edition::Fide2023 => "fide2023",
            Edition::Tavreli => "tavreli",
        }
    }

    /// Returns the full name: `FIDE Laws 2023`.
    #[must_use]
    pub fn message(self) -> Message {
        message!("edition", key = self.key())
    }

    /// Returns the first day in force; only the year is known for the Russian rules, and for Tavreli it is the year of
    /// the first recorded games.
    #[must_use]
    pub const fn from(self) -> Date {
        match self {
            Edition::Fide2001 => Date::day(2001, 7, 1),
            Edition::Fide2005 => Date::day(2005, 7, 1),
            Edition::Fide2009 => Date::day(2009, 7, 1),
            Edition::Ru2011 => Date { year: 2011, month: None, day: None },
            Edition::Fide2014 => Date::day(2014, 7, 1),
            Edition::Fide2017 => Date::day(2017, 7, 1),
            Edition::Fide2018 => Date::day(2018, 1, 1),
            Edition::Fide2023 => Date::day(2023, 1, 1),
            Edition::Tavreli => Date { year: 1997, month: None, day: None },
        }
    }

    /// Returns the last day in force: `None` for the newest edition. The Russian rules of 2011 were replaced by those
    /// of order 1093 of 30 December 2014; only the month is certain.
    #[must_use]
    pub const fn to(self) -> Option<Date> {
        match self {
            Edition::Fide2001 => Some(Date::day(2005, 6, 30)),
            Edition::Fide2005 => Some(Date::day(2009, 6, 30)),
            Edition::Fide2009 => Some(Date::day(2014, 6, 30)),
            Edition::Fide2014 => Some(Date::day(2017, 6, 30)),
            Edition::Fide2017 => Some(Date::day(2017, 12, 31)),
            Edition::Fide2018 => Some(Date::day(2022, 12, 31)),
            Edition::Ru2011 => Some(Date { year: 2014, month: Some(12), day: None }),
            Edition::Fide2023 | Edition::Tavreli => None,
        }
    }

    /// Returns how the edition numbers its articles.
    #[must_use]
    pub const fn numbering(self) -> Numbering {
        match self {
            Edition::Fide2001 | Edition::Fide2005 => Numbering::BracketedLetters,
            Edition::Fide2009 | Edition::Fide2014 => Numbering::Letters,
            Edition::Ru2011 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Tavreli => {
                Numbering::Decimal
            }
        }
    }

    /// Names the source of this edition's rows.
    #[must_use]
    pub const fn source(self) -> &'static str {
        match self {
            Edition::Fide2001 => "the whole text, in the Russian translation",
            Edition::Fide2005 => "not studied; only what the editions of 2001 and 2009 share",
            Edition::Fide2009 => "the Russian rules of 2011, which follow it, and summaries",
            Edition::Ru2011 => "the text of the ministry's order",
            Edition::Fide2014 => "the appendices A to G; for the articles, summaries",
            Edition::Fide2017 => "the Arbiters' Commission's interpretations of 14 June 2017, and summaries",
            Edition::Fide2018 => "summaries and a federation's page",
            Edition::Fide2023 => "the whole text, Handbook E012023",
            Edition::Tavreli => "the whole text, in Russian",
        }
    }

    /// Returns how far the articles of this edition can be trusted in general; [`Article`](super::Article) has it for
    /// each (the appendices of 2014 were read, its articles were not).
    #[must_use]
    pub const fn certainty(self) -> Certainty {
        match self {
            Edition::Fide2001 | Edition::Ru2011 | Edition::Fide2023 | Edition::Tavreli => Certainty::Verified,
            Edition::Fide2005 | Edition::Fide2009 | Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 => {
                Certainty::Secondary
            }
        }
    }

    /// Returns the FIDE edition in force on a date; `None` before 1 July 2001. The Russian rules only apply if
    /// requested.
    ///
    /// Editions change on the first day of January or July. A missing month is read as July, which gives the edition in
    /// force for the greater part of that year; a missing day never matters.
    #[must_use]
    pub fn in_force_on(year: u16, month: Option<u8>, day: Option<u8>) -> Option<Edition> {
        let wanted = (year, month.unwrap_or(7), day.unwrap_or(1));
        Self::ALL.into_iter().filter(|edition| *edition != Edition::Ru2011).rfind(|edition| {
            let from = edition.from();
            (from.year, from.month.unwrap_or(1), from.day.unwrap_or(1)) <= wanted
        })
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl FromStr for Edition {
    type Err = UnknownEdition;

    /// Parses a key such as `fide2023`, ignoring case. The rules of another game cannot be chosen: they follow from the
    /// game.
    ///
    /// # Errors
    /// [`UnknownEdition`] if no edition has that key.
    fn from_str(key: &str) -> Result<Self, UnknownEdition> {
        Self::ALL
            .into_iter()
            .find(|edition| edition.key().eq_ignore_ascii_case(key.trim()))
            .ok_or_else(|| UnknownEdition(key.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_finds_the_edition_in_force() {
        use Edition::*;
        for (year, month, day, expected) in [
            (1921, Some(3), Some(29), None),
            (2001, Some(6), Some(30), None),
            (2001, Some(7), Some(1), Some(Fide2001)),
            (2005, Some(6), None, Some(Fide2001)),
            (2005, Some(7), None, Some(Fide2005)),
            (2009, Some(6), Some(30), Some(Fide2005)),
            (2009, Some(7), Some(1), Some(Fide2009)),
            (2012, None, None, Some(Fide2009)),
            (2014, Some(6), Some(30), Some(Fide2009)),
            (2014, Some(7), Some(1), Some(Fide2014)),
            (2017, Some(6), Some(30), Some(Fide2014)),
            (2017, Some(7), Some(1), Some(Fide2017)),
            (2017, Some(12), Some(31), Some(Fide2017)),
            (2018, Some(1), Some(1), Some(Fide2018)),
            (2022, Some(12), Some(31), Some(Fide2018)),
            (2023, Some(1), Some(1), Some(Fide2023)),
            (2040, None, None, Some(Fide2023)),
        ] {
            let found = Edition::in_force_on(year, month, day);
            assert_eq!(found, expected, "{year} {month:?} {day:?}");
        }
    }

    #[test]
    fn a_year_alone_finds_the_edition_of_its_greater_part() {
        for (year, expected) in [
            (2000, None),
            (2001, Some(Edition::Fide2001)),
            (2014, Some(Edition::Fide2014)),
            (2017, Some(Edition::Fide2017)),
            (2018, Some(Edition::Fide2018)),
        ] {
            assert_eq!(Edition::in_force_on(year, None, None), expected, "{year}");
        }
    }

    #[test]
    fn fide_editions_follow_one_another_without_a_gap() {
        let fide: Vec<Edition> = Edition::ALL.into_iter().filter(|edition| *edition != Edition::Ru2011).collect();
        for pair in fide.windows(2) {
            let last = pair[0].to().unwrap();
            let next = pair[1].from();
            let follows = match (last.month, last.day) {
                (Some(6), Some(30)) => (last.year, Some(7), Some(1)),
                (Some(12), Some(31)) => (last.year + 1, Some(1), Some(1)),
                _ => panic!("{} ends on {last}", pair[0]),
            };
            assert_eq!((next.year, next.month, next.day), follows, "{}", pair[1]);
        }
        assert_eq!(Edition::NEWEST.to(), None);
    }

    #[test]
    fn keys_read_back_and_other_words_do_not() {
        for edition in Edition::ALL {
            assert_eq!(edition.key().parse(), Ok(edition));
            assert_eq!(edition.key().to_uppercase().parse(), Ok(edition));
        }
        assert_eq!("fide2013".parse::<Edition>(), Err(UnknownEdition("fide2013".into())));
    }

    #[test]
    fn dates_are_written_as_far_as_they_are_known() {
        assert_eq!(Edition::Fide2001.from().to_string(), "2001-07-01");
        assert_eq!(Edition::Ru2011.from().to_string(), "2011");
        assert_eq!(Edition::Ru2011.to().map(|date| date.to_string()).as_deref(), Some("2014-12"));
    }
}
