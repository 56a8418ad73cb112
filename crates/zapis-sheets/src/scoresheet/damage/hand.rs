//! The confusions of characters by one hand, or one scanner: counted on sheets that were read, kept as TOML.
//!
//! Counts are thousandths in whole numbers, so that the order of counting makes no difference.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use serde::Deserialize;

use crate::l10n::{Message, message};
use crate::text::{fold, read_given};

/// The maximum number of characters kept, and of those in place of one.
const MOST_CHARACTERS: usize = 500;
const MOST_SEEN: usize = 50;

/// How often characters were meant on the sheets of one hand, and how often others were written for them.
///
/// ```
/// # use zapis_sheets::scoresheet as zapis;
/// let hand = zapis::Hand::from_toml("[[character]]\nmeant = \"7\"\ntimes = 40.0\nseen = { \"1\" = 12.5 }\n")?;
/// assert_eq!(hand.seen_for('7', '1'), 12.5);
/// assert_eq!(zapis::Hand::from_toml(&hand.to_toml())?, hand);
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    characters: BTreeMap<char, CharacterCount>,
}

/// How often a character was meant, and what was written, in thousandths.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct CharacterCount {
    times: u64,
    seen: BTreeMap<char, u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HandFile {
    #[serde(default)]
    character: Vec<CharacterEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterEntry {
    meant: char,
    times: f64,
    #[serde(default)]
    seen: BTreeMap<char, f64>,
}

impl Hand {
    /// Returns true if nothing was counted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.characters.is_empty()
    }

    /// Returns how often a character was meant.
    #[must_use]
    pub fn meant(&self, meant: char) -> f64 {
        self.characters.get(&meant).map_or(0.0, |written| whole(written.times))
    }

    /// Returns how often one character was written for another.
    #[must_use]
    pub fn seen_for(&self, meant: char, seen: char) -> f64 {
        self.characters.get(&meant).and_then(|written| written.seen.get(&seen)).map_or(0.0, |times| whole(*times))
    }

    /// Adds the counts of another hand.
    pub fn add(&mut self, other: &Self) {
        for (meant, written) in &other.characters {
            let own = self.characters.entry(*meant).or_default();
            own.times = own.times.saturating_add(written.times);
            for (seen, times) in &written.seen {
                let own = own.seen.entry(*seen).or_default();
                *own = own.saturating_add(*times);
            }
        }
    }

    /// Counts a word that is written as it is meant.
    pub fn count_written(&mut self, word: &str) {
        self.count_word(word, &[], 1000);
    }

    /// Counts a character that was read.
    pub(crate) fn count_seen(&mut self, meant: char, seen: char) {
        let own = self.characters.entry(meant).or_default();
        own.times += 1000;
        if meant != seen {
            *own.seen.entry(seen).or_default() += 1000;
        }
    }

    /// Counts the characters of a word, some of which are misread.
    pub(crate) fn count_word(&mut self, word: &str, misread: &[(char, char)], weight: u64) {
        for (meant, seen) in misread {
            let own = self.characters.entry(*meant).or_default();
            own.times += weight;
            *own.seen.entry(*seen).or_default() += weight;
        }
        let mut left: Vec<char> = misread.iter().map(|(_, seen)| *seen).collect();
        for seen in word.chars().map(fold).filter(|sign| sign.is_alphanumeric()) {
            if let Some(at) = left.iter().position(|misread| *misread == seen) {
                left.swap_remove(at);
            } else if !matches!(seen, 'O' | '0' | 'o') {
                self.characters.entry(seen).or_default().times += weight;
            }
        }
    }

    /// Writes the table as TOML, in the order of the characters.
    #[must_use]
    pub fn to_toml(&self) -> String {
        // An empty file would be taken as one that was never written.
        let mut text = if self.characters.is_empty() { "character = []\n".to_owned() } else { String::new() };
        for (meant, written) in &self.characters {
            // Writing to a string does not fail.
            let _ = write!(text, "[[character]]\nmeant = {}\ntimes = {:.3}\n", quoted(*meant), whole(written.times));
            if !written.seen.is_empty() {
                let seen = written.seen.iter().map(|(seen, times)| format!("{} = {:.3}", quoted(*seen), whole(*times)));
                let _ = writeln!(text, "seen = {{ {} }}", seen.collect::<Vec<_>>().join(", "));
            }
            text.push('\n');
        }
        text
    }

    /// Reads the table from a file.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read, or has no such table.
    pub fn read(path: &Path) -> Result<Self, Message> {
        /// The maximum length of a table, in bytes.
        const LONGEST: u64 = 1 << 20;
        let shown = || path.to_string_lossy().into_owned();
        Self::from_toml(&read_given(path, LONGEST)?)
            .map_err(|reason| message!("repair-no-hand", path = shown(), reason = reason))
    }

    /// Reads the table.
    ///
    /// # Errors
    ///
    /// Fails with a description if the text is not such a table: unknown keys, a negative count, or too many
    /// characters.
    pub fn from_toml(text: &str) -> Result<Self, String> {
        let file: HandFile = toml::from_str(text).map_err(|error| error.message().to_owned())?;
        if file.character.len() > MOST_CHARACTERS || file.character.iter().any(|entry| entry.seen.len() > MOST_SEEN) {
            return Err("too many characters".to_owned());
        }
        let mut hand = Self::default();
        for entry in file.character {
            let is_count = |count: &f64| (0.0..=1e9).contains(count);
            if !entry.seen.values().chain([&entry.times]).all(is_count) {
                return Err(format!("a count of `{}` is no number from 0 to 1000000000", entry.meant));
            }
            let own = hand.characters.entry(entry.meant).or_default();
            own.times += thousandths(entry.times);
            for (seen, times) in entry.seen {
                *own.seen.entry(seen).or_default() += thousandths(times);
            }
        }
        Ok(hand)
    }
}

fn quoted(sign: char) -> String {
    match sign {
        '"' | '\\' => format!("\"\\{sign}\""),
        sign if sign.is_control() => format!("\"\\u{:04X}\"", u32::from(sign)),
        sign => format!("\"{sign}\""),
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts are far below the integers that a float holds exactly")]
fn whole(thousandths: u64) -> f64 {
    thousandths as f64 / 1000.0
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "counts are above zero and bounded")]
pub(crate) fn thousandths(count: f64) -> u64 {
    (count * 1000.0).round() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_does_not_depend_on_the_order() {
        let (mut one, mut other) = (Hand::default(), Hand::default());
        one.count_word("Nf1", &[('7', '1')], 999);
        other.count_word("Rd7", &[], 1000);
        let (mut first, mut second) = (one.clone(), other.clone());
        first.add(&other);
        second.add(&one);
        assert_eq!(first, second);
        assert!((first.meant('7') - 1.999).abs() < 1e-9 && (first.seen_for('7', '1') - 0.999).abs() < 1e-9);
        assert!(first.meant('1') < 1e-9, "what stands for another character is none of its own");
    }

    #[test]
    fn an_invalid_table_is_refused() {
        for text in [
            "[[character]]",
            "[[character]]\nmeant = \"a\"\ntimes = -1.0\n",
            "x = 1",
            "[[character]]\nmeant = \"ab\"\ntimes = 1.0\n",
        ] {
            assert!(Hand::from_toml(text).is_err(), "{text}");
        }
        assert_eq!(Hand::from_toml(""), Ok(Hand::default()));
        let none = Hand::default().to_toml();
        assert!(!none.is_empty());
        assert_eq!(Hand::from_toml(&none), Ok(Hand::default()));
    }
}
