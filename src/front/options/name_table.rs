//! A table of names: the name of each player in the output.
//!
//! A row is the spellings of one name with tabs between them, or `"name" = "name"` as in TOML. A name in a row is
//! replaced by the last spelling of the row in the output alphabet; without one, by the last.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, PoisonError};

use crate::chess::Alphabet;
use crate::l10n::message;
use crate::record::Record;

use crate::front::error::Error;

/// A table of names.
#[derive(Clone, Debug, Default)]
pub(crate) struct NameTable {
    rows: Vec<Vec<String>>,
    /// The row of each spelling.
    places: HashMap<String, usize>,
}

/// The tags with names in headings.
pub(crate) const NAMED_TAGS: [&str; 2] = ["White", "Black"];

impl NameTable {
    /// Reads a table.
    ///
    /// # Errors
    /// Fails for the first line without two spellings, and for a name in two rows; the error names it.
    pub(crate) fn read(text: &str) -> Result<Self, Error> {
        let mut table = Self::default();
        for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let line = line.trim_end_matches('\r');
            let is_heading = line.starts_with('[') && line.ends_with(']');
            if line.trim().is_empty() || line.starts_with('#') || is_heading {
                continue;
            }
            let bare = |name: &str| collapsed(name.trim().trim_matches('"'));
            let spellings: Vec<String> = match line.split_once('=').filter(|_| !line.contains('\t')) {
                Some((name, other)) => vec![bare(name), bare(other)],
                None => line.split('\t').map(bare).collect(),
            };
            let spellings: Vec<String> = spellings.into_iter().filter(|spelling| !spelling.is_empty()).collect();
            if spellings.len() < 2 {
                return Err(Error::Usage(message!("names-line-unreadable", line = index + 1)));
            }
            let row = table.rows.len();
            for spelling in &spellings {
                let place = table.places.insert(key(spelling), row);
                if place.is_some_and(|other| other != row) {
                    return Err(Error::Usage(message!("names-twice", line = index + 1, name = spelling.as_str())));
                }
            }
            table.rows.push(spellings);
        }
        Ok(table)
    }

    /// Returns the replacement of a name for these letters; `None` if the table does not have the name.
    fn name_for(&self, name: &str, letters: Alphabet) -> Option<&str> {
        let row = &self.rows[*self.places.get(&key(name))?];
        let is_cyrillic = |text: &str| text.contains(|c| matches!(c, '\u{400}'..='\u{4ff}'));
        let wanted = (1..=5).map(|role| letters.letters().write(role)).collect::<String>();
        let is_written = |spelling: &&String| is_cyrillic(spelling) == is_cyrillic(&wanted);
        let has_script = wanted.contains(char::is_alphabetic);
        let of_script = row.iter().rev().find(is_written).filter(|_| has_script);
        of_script.or(row.last()).map(String::as_str)
    }
}

/// Normalizes a name for look-up: blanks after commas and dots are ignored.
fn key(name: &str) -> String {
    collapsed(name).replace(", ", ",").replace(". ", ".")
}

fn collapsed(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The names of a run: their replacements, and those that the table lacks.
#[derive(Debug, Default)]
pub(crate) struct Renaming {
    table: NameTable,
    unknown: Mutex<BTreeSet<String>>,
}

impl Renaming {
    pub(crate) fn by(table: NameTable) -> Self {
        Self { table, unknown: Mutex::default() }
    }

    /// Returns the replacements for the players of a record; `None` for those who keep their names.
    pub(crate) fn of_record(&self, record: &Record<'_>, letters: Alphabet) -> [Option<String>; 2] {
        NAMED_TAGS.map(|tag| {
            let name = record.tag_text(tag).filter(|name| name.contains(char::is_alphabetic))?;
            let Some(renamed) = self.table.name_for(&name, letters) else {
                self.unknown.lock().unwrap_or_else(PoisonError::into_inner).insert(name);
                return None;
            };
            Some(renamed.to_owned()).filter(|renamed| *renamed != name)
        })
    }

    /// Lists the names that the table lacks, each once.
    pub(crate) fn unknown(&self) -> Vec<String> {
        self.unknown.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_called_as_the_alphabet_that_is_written_has_it() {
        let [ru, en, figurine] = ["ru", "en", "figurine"].map(|code| Alphabet::by_code(code).unwrap());
        let table = "# players\nКарпов, А.\tKarpov, Anatoly\n\"Каспаров Г.\" = \"Kasparov G.\"\nTal\tTal, Mikhail\n";
        let table = NameTable::read(table).unwrap();
        for (name, letters, expected) in [
            ("Карпов,А.", en, Some("Karpov, Anatoly")),
            ("Karpov, Anatoly", ru, Some("Карпов, А.")),
            ("Каспаров  Г.", figurine, Some("Kasparov G.")),
            ("Tal", ru, Some("Tal, Mikhail")),
            ("Спасский", en, None),
        ] {
            assert_eq!(table.name_for(name, letters), expected, "{name}");
        }
        assert!(NameTable::read("Карпов\n").is_err());
        assert!(NameTable::read("Карпов\tKarpov\nКарпов\tKarpow\n").is_err());
    }
}
