//! User decisions about names, tag values, copies and words on scoresheets, in TOML, for what evidence cannot decide.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write as _;
use std::path::Path;
use std::str::FromStr;

use serde::Deserialize;

use crate::game::{SheetAnswer, Side};
use crate::l10n::{Message, message};
use crate::text::read_given;

/// The maximum number of decisions of one kind.
const MOST: usize = 1_000_000;
/// The maximum length of a chain of names: this one is that one, which is another.
const LONGEST_CHAIN: usize = 100;

/// Decisions, as written by a user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decisions {
    /// The correct form of each spelling of a name.
    names: HashMap<String, String>,
    /// The correct form of each value of a tag.
    values: HashMap<(String, String), String>,
    /// Corrections in single records, by the hashes of their texts: the tag, the present value and the correct one.
    of_records: HashMap<u64, Vec<(String, String, String)>>,
    /// For each record of a game with several, the game, and whether this record is kept.
    games: HashMap<u64, (usize, bool)>,
    /// The meaning of words on scoresheets, by the hashes of the sheets' texts.
    answers: BTreeMap<u64, Vec<SheetAnswer>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DecisionsFile {
    #[serde(default)]
    name: Vec<DecidedName>,
    #[serde(default)]
    value: Vec<DecidedValue>,
    #[serde(default)]
    game: Vec<DecidedGame>,
    #[serde(default)]
    answer: Vec<GivenAnswer>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GivenAnswer {
    sheet: String,
    row: u32,
    side: String,
    #[serde(default)]
    written: String,
    read: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DecidedName {
    was: String,
    is: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DecidedValue {
    tag: String,
    was: String,
    is: String,
    record: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DecidedGame {
    keep: String,
    drop: Vec<String>,
}

impl FromStr for Decisions {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        Self::from_toml(text).map_err(|reason| message!("decisions-unreadable", reason = reason))
    }
}

impl Decisions {
    /// Reads a file of decisions.
    ///
    /// # Errors
    /// Fails if the file cannot be read, or has no such decisions.
    pub fn read(path: &Path) -> Result<Self, Message> {
        /// The maximum length of a file, in bytes.
        const LONGEST: u64 = 1 << 25;
        read_given(path, LONGEST)?.parse()
    }

    /// Reads TOML: `[[name]]` with `was` and `is`; `[[value]]` with `tag`, `was`, `is` and optionally the key of one
    /// `record`; `[[game]]` with the keys of the record to `keep` and of those to `drop`; `[[answer]]` with the key of
    /// a `sheet`, the `row` and the `side` of a cell, the text `written` there and the move it is to be `read` as.
    ///
    /// # Errors
    /// A description of the error, or of decisions that contradict each other.
    fn from_toml(text: &str) -> Result<Self, String> {
        let file: DecisionsFile = toml::from_str(text).map_err(|error| error.message().to_owned())?;
        if file.name.len().max(file.value.len()).max(file.game.len()).max(file.answer.len()) > MOST {
            return Err("too many decisions".to_owned());
        }
        let mut decisions = Self::default();
        for DecidedName { was, is } in file.name {
            is_one_line(&is)?;
            put(&mut decisions.names, was, is)?;
        }
        for DecidedValue { tag, was, is, record } in file.value {
            is_one_line(&is)?;
            if matches!(tag.as_str(), "White" | "Black") {
                return Err(format!("`{tag}` is a name: `[[name]]` is for names"));
            }
            if !tag.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') || tag.is_empty() {
                return Err(format!("`{tag}` is no name of a tag"));
            }
            match record {
                Some(record) => decisions.of_records.entry(key(&record)?).or_default().push((tag, was, is)),
                None => put(&mut decisions.values, (tag, was), is)?,
            }
        }
        for (game, DecidedGame { keep, drop }) in file.game.into_iter().enumerate() {
            let keep = key(&keep)?;
            let drop: HashSet<u64> = drop.iter().map(|record| key(record)).collect::<Result<_, _>>()?;
            for (key, is_kept) in std::iter::once((keep, true)).chain(drop.into_iter().map(|key| (key, false))) {
                // An identical copy has the key of the record that is kept, and only one of them is kept.
                if decisions.games.get(&key).is_some_and(|(other, _)| *other != game) {
                    return Err(format!("the record {key:016x} is of two games"));
                }
                decisions.games.entry(key).or_insert((game, is_kept));
            }
        }
        for GivenAnswer { sheet, row, side, written, read } in file.answer {
            let side = match side.as_str() {
                "white" => Side::White,
                "black" => Side::Black,
                _ => return Err(format!("`{side}` is neither `white` nor `black`")),
            };
            let answers = decisions.answers.entry(key(&sheet)?).or_default();
            let is_of_cell = |known: &&SheetAnswer| (known.row, known.side, &known.written) == (row, side, &written);
            match answers.iter().find(is_of_cell) {
                Some(known) if known.read != read => {
                    return Err(format!("{row} {}: `{}` and `{read}`", side.name(), known.read));
                }
                Some(_) => {}
                None => answers.push(SheetAnswer { row, side, written, read }),
            }
        }
        let names = decisions.names.clone();
        for is in decisions.names.values_mut() {
            *is = end_of(is, |name| names.get(name)).ok_or_else(|| format!("`{is}` leads back to itself"))?;
        }
        let values = decisions.values.clone();
        for ((tag, _), is) in &mut decisions.values {
            let next = |value: &String| values.get(&(tag.clone(), value.clone()));
            *is = end_of(is, next).ok_or_else(|| format!("`{is}` leads back to itself"))?;
        }
        Ok(decisions)
    }

    /// Returns the correct name for a spelling, if that was decided.
    #[must_use]
    pub fn name(&self, spelling: &str) -> Option<&str> {
        self.names.get(spelling.trim()).map(String::as_str)
    }

    /// Returns the correct value of a tag of a record, if that was decided.
    #[must_use]
    pub fn value(&self, tag: &str, value: &str, record: u64) -> Option<&str> {
        let of_record = self.of_records.get(&record).and_then(|decided| {
            decided.iter().find(|(known, was, _)| known == tag && was == value).map(|(.., is)| is.as_str())
        });
        if of_record.is_some() || self.values.is_empty() {
            return of_record;
        }
        self.values.get(&(tag.to_owned(), value.to_owned())).map(String::as_str)
    }

    /// Lists the tags to be added to a record.
    pub fn added(&self, record: u64) -> impl Iterator<Item = (&str, &str)> {
        let decided = self.of_records.get(&record).map_or(&[][..], Vec::as_slice);
        decided.iter().filter(|(_, was, _)| was.is_empty()).map(|(tag, _, is)| (tag.as_str(), is.as_str()))
    }

    /// Returns true if there is a decision about a single record.
    #[must_use]
    pub fn is_about(&self, record: u64) -> bool {
        self.of_records.contains_key(&record) || self.games.contains_key(&record)
    }

    /// Counts decisions about records and games that are not among the records seen. A record to drop may have been
    /// dropped before.
    #[must_use]
    pub fn n_unmet(&self, met: &HashSet<u64>) -> u64 {
        let values =
            self.of_records.iter().filter(|(key, _)| !met.contains(key)).map(|(_, decided)| decided.len() as u64);
        let games = self.games.iter().filter(|(key, (_, is_kept))| *is_kept && !met.contains(key)).count();
        values.sum::<u64>() + games as u64
    }

    /// Returns the answers given for a scoresheet, by the hash of its text.
    #[must_use]
    pub fn answers(&self, sheet: u64) -> &[SheetAnswer] {
        self.answers.get(&sheet).map_or(&[], Vec::as_slice)
    }

    /// Lists the scoresheets with answers, by the hashes of their texts.
    pub fn sheets(&self) -> impl Iterator<Item = u64> {
        self.answers.keys().copied()
    }

    /// Returns the game of a record, and whether this record is kept.
    #[must_use]
    pub fn game(&self, record: u64) -> Option<(usize, bool)> {
        self.games.get(&record).copied()
    }
}

fn put<K: std::hash::Hash + Eq + std::fmt::Debug>(
    known: &mut HashMap<K, String>,
    was: K,
    is: String,
) -> Result<(), String> {
    match known.get(&was) {
        Some(other) if *other != is => Err(format!("{was:?} is both `{other}` and `{is}`")),
        _ => {
            known.insert(was, is);
            Ok(())
        }
    }
}

/// Follows a chain of corrections to its end; `None` if it has none.
fn end_of<'a>(first: &str, next: impl Fn(&String) -> Option<&'a String>) -> Option<String> {
    let mut last = first.to_owned();
    for _ in 0..LONGEST_CHAIN {
        match next(&last) {
            Some(is) if *is != last => last.clone_from(is),
            _ => return Some(last),
        }
    }
    None
}

fn is_one_line(text: &str) -> Result<(), String> {
    if text.chars().any(char::is_control) { Err(format!("{text:?} has more than one line")) } else { Ok(()) }
}

fn key(text: &str) -> Result<u64, String> {
    u64::from_str_radix(text.trim(), 16).map_err(|_| format!("`{text}` is no key of a record"))
}

/// Drafts a decision that one spelling of a name is another, to be confirmed by the user.
#[must_use]
pub fn drafted_name(was: &str, is: &str, why: &str) -> String {
    let mut text = format!("# {}\n", one_line(why));
    let _ = writeln!(text, "#[[name]]\n#was = {}\n#is = {}\n", quoted(was), quoted(is));
    text
}

/// Drafts a decision on which record of a game is kept, with the location of each and the hash of its text.
#[must_use]
pub fn drafted_game(kept: (&str, u64), dropped: &[(String, u64)]) -> String {
    let mut text = format!("# {} is kept of\n", one_line(kept.0));
    for (place, _) in dropped {
        let _ = writeln!(text, "#   {}", one_line(place));
    }
    let keys: Vec<String> = dropped.iter().map(|(_, key)| format!("\"{key:016x}\"")).collect();
    let _ = writeln!(text, "#[[game]]\n#keep = \"{:016x}\"\n#drop = [{}]\n", kept.1, keys.join(", "));
    text
}

/// Drafts a correction of a tag of one record.
#[must_use]
pub fn drafted_value(tag: &str, was: &str, is: &str, record: u64, why: &str) -> String {
    let mut text = format!("# {}\n", one_line(why));
    let _ = writeln!(text, "#[[value]]\n#tag = {}\n#was = {}", quoted(tag), quoted(was));
    let _ = writeln!(text, "#is = {}\n#record = \"{record:016x}\"\n", quoted(is));
    text
}

/// Formats a user's answer about a cell of a scoresheet.
#[must_use]
pub fn written_answer(sheet: u64, answer: &SheetAnswer) -> String {
    let SheetAnswer { row, side, written, read } = answer;
    let (side, written, read) = (side.name(), quoted(written), quoted(read));
    format!(
        "[[answer]]\nsheet = \"{sheet:016x}\"\nrow = {row}\nside = \"{side}\"\nwritten = {written}\nread = {read}\n\n"
    )
}

/// Quotes a text for TOML.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => _ = write!(quoted, "\\u{:04X}", u32::from(c)),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_are_read_and_lead_to_their_end() {
        let text = "[[name]]\nwas = \"A\"\nis = \"B\"\n[[name]]\nwas = \"B\"\nis = \"C\"\n\
                    [[value]]\ntag = \"Date\"\nwas = \"x\"\nis = \"1999.01.01\"\nrecord = \"00ff\"\n\
                    [[game]]\nkeep = \"1\"\ndrop = [\"2\", \"1\"]\n";
        let decisions = Decisions::from_toml(text).unwrap();
        assert_eq!((decisions.name("A"), decisions.name(" B "), decisions.name("C")), (Some("C"), Some("C"), None));
        assert_eq!(decisions.value("Date", "x", 255), Some("1999.01.01"));
        assert_eq!(decisions.value("Date", "x", 254), None);
        assert_eq!((decisions.game(1), decisions.game(2)), (Some((0, true)), Some((0, false))));
        for bad in [
            "[[name]]\nwas = \"A\"\nis = \"B\"\n[[name]]\nwas = \"B\"\nis = \"A\"\n",
            "[[name]]\nwas = \"A\"\nis = \"B\"\n[[name]]\nwas = \"A\"\nis = \"C\"\n",
            "[[name]]\nwas = \"A\"\nis = \"B\\nC\"\n",
            "[[value]]\ntag = \"White\"\nwas = \"A\"\nis = \"B\"\n",
            "[[game]]\nkeep = \"x\"\ndrop = []\n",
            "[[game]]\nkeep = \"1\"\ndrop = [\"2\"]\n[[game]]\nkeep = \"2\"\ndrop = []\n",
            "[[names]]\n",
        ] {
            assert!(Decisions::from_toml(bad).is_err(), "{bad}");
        }
        let drafted = drafted_name("A\"", "B\n", "may be\nthe same");
        assert!(Decisions::from_toml(&drafted).is_ok() && !drafted.contains("\n\n#"), "{drafted}");
        let drafted = drafted_game(("a.pgn:1", 1), &[("b.pgn:2".to_owned(), 2)]).replace("\n#[[", "\n[[");
        assert!(Decisions::from_toml(&drafted.replace("\n#keep", "\nkeep").replace("\n#drop", "\ndrop")).is_ok());
    }
}
