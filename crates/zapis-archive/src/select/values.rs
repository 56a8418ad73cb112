//! Values in conditions: texts, dates, numbers, ratings, opening codes.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::database::name_key;
use crate::database::people::{PersonName, likeness};
use crate::findings::date;

/// How a value is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operator {
    /// `=`
    Equal,
    /// `~`
    Like,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    More,
    /// `>=`
    AtLeast,
    /// `in`
    In,
}

/// A condition on a text.
#[derive(Debug)]
pub enum TextTest {
    /// Exactly this text.
    Is(String),
    /// A text that contains this one, ignoring case.
    Has(String),
    /// A pattern in which `*` matches any letters and `?` one.
    Fits(Vec<char>),
}

impl TextTest {
    /// Creates a test for `~`.
    pub(super) fn like(text: &str) -> Self {
        let folded = text.to_lowercase();
        if folded.contains(['*', '?']) { Self::Fits(folded.chars().collect()) } else { Self::Has(folded) }
    }

    /// Tests a value.
    #[must_use]
    pub fn fits(&self, value: &str) -> bool {
        match self {
            Self::Is(text) => text == value,
            Self::Has(text) => value.to_lowercase().contains(text.as_str()),
            Self::Fits(pattern) => fits_pattern(pattern, &value.to_lowercase().chars().collect::<Vec<_>>()),
        }
    }
}

/// Matches `*` and `?`: backtracks only to the last `*`, so the time is bounded by the product of both lengths.
fn fits_pattern(pattern: &[char], value: &[char]) -> bool {
    let (mut at, mut read, mut star) = (0, 0, None);
    while read < value.len() {
        match pattern.get(at) {
            Some('*') => {
                star = Some((at, read));
                at += 1;
            }
            Some(letter) if *letter == '?' || *letter == value[read] => {
                at += 1;
                read += 1;
            }
            _ => match star {
                Some((of_star, from)) => {
                    (at, read) = (of_star + 1, from + 1);
                    star = Some((of_star, from + 1));
                }
                None => return false,
            },
        }
    }
    pattern[at..].iter().all(|letter| *letter == '*')
}

/// A player's name, in any spelling.
#[derive(Debug)]
pub struct NameTest {
    /// The name in the condition.
    asked: String,
    text: String,
    name: PersonName,
    /// The results for names already tested.
    known: Mutex<HashMap<String, bool>>,
}

/// The maximum number of names cached.
const MAX_KNOWN: usize = 1 << 16;

impl NameTest {
    pub(super) fn new(text: &str) -> Self {
        let (asked, name) = (text.to_owned(), PersonName::read(text));
        Self { asked, text: text.to_lowercase(), name, known: Mutex::default() }
    }

    /// Returns true if a name may be that of the player.
    #[must_use]
    pub fn fits(&self, value: &str) -> bool {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(is_so) = known.get(value) {
            return *is_so;
        }
        let is_like =
            || likeness(&self.name, &PersonName::read(value)).is_some() && !are_two_by_given_name(&self.text, value);
        let is_written_so = contains_name(value, &self.text);
        let is_so = is_written_so || is_like();
        // The names accepted for it are listed; they are few.
        if known.len() < MAX_KNOWN || is_so && !is_written_so {
            known.insert(value.to_owned(), is_so);
        }
        is_so
    }

    /// Returns the name in the condition, and the names accepted for it that differ in more than commas, periods or
    /// capitals.
    pub(super) fn taken_besides(&self) -> (String, Vec<String>) {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let own = name_key(&self.asked);
        let is_besides = |name: &&String| !contains_name(name, &self.text) && name_key(name) != own;
        let taken = known.iter().filter(|(_, is_so)| **is_so).map(|(name, _)| name).filter(is_besides);
        let mut taken: Vec<String> = taken.cloned().collect();
        taken.sort_unstable();
        (self.asked.clone(), taken)
    }
}

/// Returns true if a name contains a text: a fragment of one word anywhere, more than that only up to the end of a
/// word.
fn contains_name(value: &str, text: &str) -> bool {
    let value = value.to_lowercase();
    let is_fragment = !text.contains([' ', ',']);
    let ends_word = |at: usize| !value[at + text.len()..].starts_with(char::is_alphabetic);
    value.match_indices(text).any(|(at, _)| is_fragment || ends_word(at))
}

/// Returns true if two names with the given name after a comma belong to two players by it: a full given name only
/// matches itself, and so does a Latin surname next to an initial.
fn are_two_by_given_name(one: &str, other: &str) -> bool {
    let parts = |name: &str| {
        let (surname, given) = name.split_once(',')?;
        let given = given.split_whitespace().next()?.to_lowercase();
        Some((surname.trim().to_lowercase(), given))
    };
    let (Some((surname, given)), Some((its_surname, its_given))) = (parts(one), parts(other)) else { return false };
    let is_short = |given: &str| given.ends_with('.') || given.chars().count() < 2;
    if is_short(&given) || is_short(&its_given) {
        return surname.is_ascii() && its_surname.is_ascii() && surname != its_surname;
    }
    given != its_given && (given.starts_with(&its_given) || its_given.starts_with(&given))
}

/// A range of whole numbers, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberRange {
    /// The minimum.
    pub least: i64,
    /// The maximum.
    pub most: i64,
}

impl NumberRange {
    /// Creates the range for an operator and a number.
    pub(super) const fn of(operator: Operator, number: i64) -> Self {
        let (least, most) = match operator {
            Operator::Equal | Operator::Like | Operator::In => (number, number),
            Operator::Less => (i64::MIN, number.saturating_sub(1)),
            Operator::AtMost => (i64::MIN, number),
            Operator::More => (number.saturating_add(1), i64::MAX),
            Operator::AtLeast => (number, i64::MAX),
        };
        Self { least, most }
    }

    /// Tests a number.
    #[must_use]
    pub const fn holds(self, number: i64) -> bool {
        self.least <= number && number <= self.most
    }
}

/// A range of days, as numbers `YYYYMMDD`, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DateRange {
    first: u32,
    last: u32,
}

impl DateRange {
    /// Creates the range for an operator and a date; the date may be a year or a month.
    pub(super) fn of(operator: Operator, text: &str) -> Option<Self> {
        let Self { first, last } = Self::of_date(text)?;
        Some(match operator {
            Operator::Equal | Operator::Like | Operator::In => Self { first, last },
            Operator::Less => Self { first: 0, last: first - 1 },
            Operator::AtMost => Self { first: 0, last },
            Operator::More => Self { first: last + 1, last: u32::MAX },
            Operator::AtLeast => Self { first, last: u32::MAX },
        })
    }

    /// Creates the range from one date to another; either may be omitted.
    pub(super) fn between(from: &str, to: &str) -> Option<Self> {
        let first = if from.is_empty() { 0 } else { Self::of_date(from)?.first };
        let last = if to.is_empty() { u32::MAX } else { Self::of_date(to)?.last };
        Some(Self { first, last })
    }

    /// Returns the days that a date may mean, with unknown month or day: `2020.??.??`, `2020.05`, `2020`.
    fn of_date(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.trim().split(['.', '-', '/']).collect();
        let whole = match parts.as_slice() {
            [year] => format!("{year}.??.??"),
            [year, month] => format!("{year}.{month:0>2}.??"),
            [year, month, day] => format!("{year}.{month:0>2}.{day:0>2}"),
            _ => return None,
        };
        let (year, month, day) = date::read(&whole)?;
        let is_known = |part: &&&str| part.bytes().any(|byte| byte != b'?');
        let n_known = usize::from(month.is_some()) + usize::from(day.is_some());
        if parts[1..].iter().filter(is_known).count() > n_known {
            return None;
        }
        let at = |month: u8, day: u8| u32::from(year) * 10_000 + u32::from(month) * 100 + u32::from(day);
        Some(Self { first: at(month.unwrap_or(1), day.unwrap_or(1)), last: at(month.unwrap_or(12), day.unwrap_or(31)) })
    }

    /// Tests a date: all days that it may mean have to be in the range.
    #[must_use]
    pub fn holds(self, value: &str) -> bool {
        Self::of_date(value).is_some_and(|date| self.first <= date.first && date.last <= self.last)
    }
}

/// A range of opening codes, `B90..B99`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EcoRange {
    first: [u8; 3],
    last: [u8; 3],
}

impl EcoRange {
    /// Creates the range of a code or the beginning of one: `B90`, `B9`, `B`.
    pub(super) fn of(text: &str) -> Option<Self> {
        let text = text.to_ascii_uppercase();
        let (mut first, mut last) = (*b"A00", *b"E99");
        let bytes = text.as_bytes();
        let is_code = (1..=3).contains(&bytes.len())
            && matches!(bytes[0], b'A'..=b'E')
            && bytes[1..].iter().all(u8::is_ascii_digit);
        if !is_code {
            return None;
        }
        first[..bytes.len()].copy_from_slice(bytes);
        last[..bytes.len()].copy_from_slice(bytes);
        Some(Self { first, last })
    }

    /// Creates the range from one code to another; either may be omitted.
    pub(super) fn between(from: &str, to: &str) -> Option<Self> {
        let first = if from.is_empty() { *b"A00" } else { Self::of(from)?.first };
        let last = if to.is_empty() { *b"E99" } else { Self::of(to)?.last };
        Some(Self { first, last })
    }

    /// Tests a code; anything after its three characters is ignored.
    #[must_use]
    pub fn holds(self, value: &str) -> bool {
        let code = value.trim().as_bytes().get(..3).and_then(|code| <[u8; 3]>::try_from(code).ok());
        code.is_some_and(|code| {
            let code = code.map(|byte| byte.to_ascii_uppercase());
            self.first <= code && code <= self.last
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_of_a_date_fits_only_what_holds_all_it_may_be() {
        let of = |operator, text| DateRange::of(operator, text).unwrap();
        for (range, date, expected) in [
            (of(Operator::Equal, "2010"), "2010.??.??", true),
            (of(Operator::AtLeast, "2010"), "2010.??.??", true),
            (of(Operator::AtLeast, "2010.06"), "2010.??.??", false),
            (of(Operator::Less, "2010.06"), "2010.??.??", false),
            (of(Operator::Less, "2010.06"), "2010.05.31", true),
            (of(Operator::More, "2010"), "2011.01.01", true),
            (of(Operator::More, "2010"), "2010.12.31", false),
            (DateRange::between("1953-08", "1953-10").unwrap(), "1953.09.??", true),
            (DateRange::between("", "1953").unwrap(), "????.??.??", false),
        ] {
            assert_eq!(range.holds(date), expected, "{range:?} {date}");
        }
        assert_eq!(DateRange::of(Operator::Equal, "soon"), None);
    }

    #[test]
    fn patterns_fit_whole_texts() {
        for (pattern, value, expected) in [
            ("*open*", "US Open 1999", true),
            ("open*", "US Open", false),
            ("g?lfand", "Gelfand", true),
            ("*a*b*c", "xaxbxc", true),
            ("*a*b*c", "xaxbxcx", false),
            ("open", "US OPEN 1999", true),
        ] {
            assert_eq!(TextTest::like(pattern).fits(value), expected, "{pattern} {value}");
        }
        assert!(!TextTest::like(&"*a".repeat(40)).fits(&format!("{}b", "a".repeat(4000))));
    }

    #[test]
    fn opening_codes_are_ranges() {
        assert!(EcoRange::of("B9").unwrap().holds("B97a") && !EcoRange::of("B9").unwrap().holds("B89"));
        assert!(EcoRange::between("b90", "").unwrap().holds("E60") && EcoRange::of("F00").is_none());
    }
}
