//! How many records there are of each value of some fields.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::l10n::{Arg, Language, message};
use crate::record::GameResult;
use crate::render::{KnownTable, write_csv_field};
use crate::select::{RecordGroups, TagFacts};
use crate::sorting::CompactSort;

use super::super::error::{Error, ParsedText};

/// Separates the values of one record, and the compared value from the shown one.
const BETWEEN: u8 = 0x1f;
/// Ends the values of one record.
const BEHIND: u8 = 0x1e;

/// Counts of records by the values of fields.
#[derive(Debug)]
pub struct RecordCounts {
    fields: Vec<(String, RecordGroups)>,
    /// By what is compared of the values: the values as the first record writes them, and how many records have them.
    counts: Mutex<BTreeMap<Vec<String>, CountedValues>>,
}

/// Values as the first record that has them writes them, and how many records have them.
type CountedValues = (Vec<String>, u64);

impl RecordCounts {
    /// Reads fields with commas between them, those of `split --by`.
    ///
    /// # Errors
    ///
    /// Fails if a field is not known.
    pub fn by(text: &str) -> Result<Self, Error> {
        let (mut fields, mut at) = (Vec::new(), 0);
        for part in text.split(',') {
            let groups = RecordGroups::read(part).map_err(|mut error| {
                error.at += at;
                Error::unreadable(ParsedText::Condition, text, &error)
            })?;
            at += part.len() + 1;
            fields.push((part.trim().to_owned(), groups));
        }
        Ok(Self { fields, counts: Mutex::default() })
    }

    /// Writes the values of a record, several times if it counts for several players.
    pub(super) fn write_values(&self, facts: &TagFacts<'_>, encoding: &'static str, out: &mut Vec<u8>) {
        self.write_of(&|groups| groups.of(facts, encoding), out);
    }

    /// Does the same for a record whose tags are these.
    pub(super) fn write_of_tags<'t>(&self, text: &dyn Fn(&str) -> Cow<'t, str>, out: &mut Vec<u8>) {
        let result = GameResult::read(&text("Result"));
        self.write_of(&|groups| groups.of_texts(text, result, "utf-8"), out);
    }

    fn write_of(&self, values_of: &dyn Fn(&RecordGroups) -> Vec<(String, String)>, out: &mut Vec<u8>) {
        let mut rows: Vec<Vec<(String, String)>> = vec![Vec::new()];
        for (_, groups) in &self.fields {
            let values = values_of(groups);
            rows = rows
                .iter()
                .flat_map(|row| values.iter().map(|value| row.iter().chain([value]).cloned().collect()))
                .collect();
        }
        for (compared, shown) in rows.into_iter().flatten() {
            for text in [compared, shown] {
                out.extend(text.bytes().filter(|byte| *byte >= b' '));
                out.push(BETWEEN);
            }
        }
        out.push(BEHIND);
    }

    /// Counts a record by its values.
    pub(super) fn add(&self, written: &[u8]) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(written);
        let values: Vec<&str> = text.trim_end_matches(char::from(BEHIND)).split(char::from(BETWEEN)).collect();
        let (pairs, _) = values.as_chunks::<2>();
        for row in pairs.chunks(self.fields.len()) {
            let key = row.iter().map(|[compared, _]| (*compared).to_owned()).collect();
            let shown = || row.iter().map(|[_, shown]| (*shown).to_owned()).collect();
            counts.entry(key).or_insert_with(|| (shown(), 0)).1 += 1;
        }
    }

    /// Returns the counts as CSV, the fields in columns and the number of records last.
    pub fn to_csv(&self) -> String {
        let head = (self.fields.iter().map(|(name, _)| name.clone()).collect(), "games".to_owned());
        let rows = self.rows().into_iter().map(|(values, n)| (values, n.to_string()));
        let mut text = Vec::new();
        for (values, n) in std::iter::once(head).chain(rows) {
            for value in values {
                write_csv_field(&value, &mut text);
                text.push(b',');
            }
            text.extend(n.bytes().chain(*b"\r\n"));
        }
        String::from_utf8_lossy(&text).into_owned()
    }

    /// Returns the counts as a table for people.
    pub fn to_text(&self, width: usize, language: Language) -> String {
        let unknown = |value: String| if value.is_empty() { "?".to_owned() } else { value };
        let row = |(values, n): CountedValues| -> Vec<Arg> {
            values.into_iter().map(unknown).chain([n.to_string()]).map(Arg::from).collect()
        };
        let names = self.fields.iter().map(|(name, _)| name.clone());
        let heads: Vec<String> = names.chain([message!("counted-games").in_language(language)]).collect();
        let head = message!("verbatim", text = heads.join(" | "));
        KnownTable::new(head, self.rows().into_iter().map(row).collect()).text(width, language)
    }

    /// Returns the values with the number of records that have them, the most frequent first; a value that is not known is empty.
    fn rows(&self) -> Vec<CountedValues> {
        let counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let mut rows: Vec<CountedValues> = counts.values().cloned().collect();
        rows.compact_sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_counted_by_what_they_mean_and_shown_as_written() {
        let counts = RecordCounts::by("site, player").unwrap();
        for (site, white) in [("Riga ", "Tal"), ("riga", "TAL"), ("", "Keres")] {
            let text = |tag: &str| match tag {
                "Site" => Cow::Borrowed(site),
                "White" => Cow::Borrowed(white),
                _ => Cow::Borrowed("Gipslis"),
            };
            let mut written = Vec::new();
            counts.write_of_tags(&text, &mut written);
            counts.add(&written);
        }
        let rows: Vec<String> = counts.rows().iter().map(|(values, n)| format!("{} {n}", values.join("|"))).collect();
        assert_eq!(rows, ["Riga|Gipslis 2", "Riga|Tal 2", "|Gipslis 1", "|Keres 1"]);
        assert!(RecordCounts::by("site,plies").is_err() && RecordCounts::by("").is_err());
    }
}
