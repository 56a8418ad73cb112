//! What zapis knows, as tables: letters, encodings, editions of the laws, findings, notations, tie-breaks.

use crate::chess::{Letters, Trust};
use crate::chess::{NOTATIONS, Notation, Opening};
use crate::findings::{Rule, rules};
use crate::l10n::{Arg, message};
use crate::laws::{Certainty, Edition, Fivefold, TimeClass, Topic, article, draw_rules, illegal_move, time_class_for};
use crate::render::KnownTable;
#[cfg(feature = "database")]
use crate::select::{FIELDS, Field};
use crate::sorting::CompactSort;
use crate::text::Encoding;
#[cfg(feature = "database")]
use crate::tournament::tie_break::TieBreak;

use crate::front::options::settings_file::{KNOWN_KEYS, KnownKey};
use crate::front::pipeline::boardless_games::BOARDLESS_GAMES;

/// A table of what is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Known {
    /// The languages whose piece letters are known.
    Letters,
    /// The encodings that are read and written.
    Encodings,
    /// The editions of the laws with what they say on paces, draws and illegal moves.
    Laws,
    /// What can be found.
    Findings,
    /// The notations that are read and written.
    Notations,
    /// The fields of conditions, each with a condition as an example.
    #[cfg(feature = "database")]
    Conditions,
    /// What a file of settings may say, each with an example.
    Settings,
    /// The tie-breaks.
    #[cfg(feature = "database")]
    TieBreaks,
}

impl Known {
    /// Returns the table.
    ///
    /// ```
    /// use zapis::Language;
    /// use zapis::known::Known;
    /// assert!(Known::Letters.table().text(80, Language::English).contains("ru"));
    /// ```
    #[must_use]
    pub fn table(self) -> KnownTable {
        match self {
            Self::Letters => KnownTable::new(message!("letters-head"), rows_of_letters()),
            Self::Encodings => KnownTable::new(message!("encodings-head"), rows_of_encodings()),
            Self::Laws => KnownTable::new(message!("laws-head"), rows_of_laws()).with_notes(message!("laws-notes"), 10),
            Self::Findings => KnownTable::new(message!("findings-head"), rows_of_findings()),
            Self::Notations => KnownTable::new(message!("notations-head"), rows_of_notations())
                .with_notes(message!("notations-notes"), 0),
            #[cfg(feature = "database")]
            Self::Conditions => KnownTable::new(message!("conditions-head"), rows_of_conditions())
                .with_notes(message!("conditions-notes"), 0),
            Self::Settings => {
                KnownTable::new(message!("settings-head"), rows_of_settings()).with_notes(message!("settings-notes"), 0)
            }
            #[cfg(feature = "database")]
            Self::TieBreaks => KnownTable::new(message!("tie-breaks-head"), rows_of_tie_breaks())
                .with_notes(message!("tie-breaks-notes"), 0),
        }
    }
}

/// Lists the openings that are known: code, name, moves; with words only those whose code begins with a word or whose name
/// holds it.
#[must_use]
pub fn known_openings(words: &[String]) -> KnownTable {
    let words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let is_asked = |opening: &&Opening| {
        let (eco, name) = (opening.eco.to_lowercase(), opening.name.to_lowercase());
        words.iter().all(|word| eco.starts_with(word.as_str()) || name.contains(word.as_str()))
    };
    let row =
        |opening: &Opening| vec![opening.eco.into(), opening.name.as_str().into(), numbered(&opening.line).into()];
    let mut openings: Vec<&Opening> = Opening::all().iter().filter(is_asked).collect();
    openings.compact_sort_by_key(|opening| opening.eco);
    KnownTable::new(message!("openings-head"), openings.into_iter().map(row).collect())
}

/// Puts numbers before the moves of White.
fn numbered(line: &str) -> String {
    let number = |(index, word): (usize, &str)| {
        if index.is_multiple_of(2) { format!("{}. {word}", index / 2 + 1) } else { word.to_owned() }
    };
    line.split(' ').enumerate().map(number).collect::<Vec<_>>().join(" ")
}

#[cfg(feature = "database")]
fn rows_of_conditions() -> Vec<Vec<Arg>> {
    let row = |field: &Field| vec![field.name.into(), field.example.into()];
    FIELDS.iter().map(row).collect()
}

fn rows_of_settings() -> Vec<Vec<Arg>> {
    let row = |key: &KnownKey| {
        let of_paths = if key.of_paths { message!("setting-of-paths") } else { message!("verbatim", text = "") };
        vec![key.name.into(), key.example.into(), of_paths.into()]
    };
    KNOWN_KEYS.iter().map(row).collect()
}

fn rows_of_letters() -> Vec<Vec<Arg>> {
    let row = |letters: &Letters| {
        let language = message!("letters-of", name = letters.name, russian = letters.russian);
        let mut row = vec![letters.code.into(), language.into()];
        row.extend([5, 4, 3, 2, 1].map(|role| letters.write(role).into()));
        row.push(match letters.mark {
            Trust::Verified => message!("verified").into(),
            Trust::Secondary => message!("secondary").into(),
        });
        row
    };
    Letters::all().iter().map(row).collect()
}

fn rows_of_encodings() -> Vec<Vec<Arg>> {
    let kind = |encoding: Encoding| match encoding {
        _ if encoding.is_single_byte() => message!("one-byte-a-character"),
        _ if encoding.is_unicode() => message!("unicode"),
        _ => message!("several-bytes-a-character"),
    };
    Encoding::ALL.iter().map(|&encoding| vec![encoding.label().into(), kind(encoding).into()]).collect()
}

/// Marks entries that are not verified.
const DOUBT: char = '~';

fn rows_of_laws() -> Vec<Vec<Arg>> {
    let words = |row: Vec<String>| row.into_iter().map(Arg::from).collect();
    Edition::ALL.into_iter().map(|edition| words(law(edition))).collect()
}

/// Writes what an edition says, with a mark before what is not verified and a question mark where nothing is known.
fn law(edition: Edition) -> Vec<String> {
    let doubted = |is_sure: bool, text: String| if is_sure { text } else { format!("{DOUBT}{text}") };
    let is_read = edition.certainty() == Certainty::Verified;
    let example = article(edition, Topic::ThreefoldIntended);
    let numbers =
        example.map_or_else(String::new, |found| doubted(found.certainty == Certainty::Verified, found.number.into()));
    let is_time_class_read =
        is_read || article(edition, Topic::Rapid).is_some_and(|found| found.certainty == Certainty::Verified);
    let [rapid, blitz] = lines(edition).map_or_else(
        || ["?", "?"].map(str::to_owned),
        |lines| lines.map(|line| doubted(is_time_class_read, line.to_owned())),
    );
    let draws = match draw_rules(edition).fivefold {
        None => "–".to_owned(),
        Some(Fivefold::Consecutive) => doubted(is_read, "=".to_owned()),
        Some(Fivefold::AnyTime) => doubted(is_read, "+".to_owned()),
    };
    let loses = |time_class| match illegal_move(edition, time_class) {
        Some(rule) => {
            let text = rule.loses_at.map_or_else(|| "–".to_owned(), |n| n.to_string());
            doubted(rule.certainty == Certainty::Verified, text)
        }
        None => "?".to_owned(),
    };
    let loses_at = [TimeClass::Classical, TimeClass::Rapid, TimeClass::Blitz].map(loses).join(" ");
    let to = edition.to().map_or_else(|| "…".to_owned(), |to| to.to_string());
    vec![edition.key().to_owned(), edition.from().to_string(), to, numbers, rapid, blitz, draws, loses_at]
}

/// Writes the lines of an edition between blitz, rapid and classical, in minutes: where rapid lies, where blitz.
fn lines(edition: Edition) -> Option<[&'static str; 2]> {
    let is_rapid = |seconds| time_class_for(edition, seconds, 0).map(|time_class| time_class == TimeClass::Rapid);
    Some(match (is_rapid(10 * 60 + 1)?, is_rapid(60 * 60)?) {
        (true, _) => [">10 <60", "≤10"],
        (false, true) => ["15–60", "<15"],
        (false, false) => ["≥15 <60", "<15"],
    })
}

fn rows_of_findings() -> Vec<Vec<Arg>> {
    let row =
        |rule: &&Rule| vec![rule.code.into(), rule.name.into(), rule.severity.message().into(), rule.fixed_by().into()];
    rules::ALL.iter().map(row).collect()
}

fn rows_of_notations() -> Vec<Vec<Arg>> {
    let row = |name: &'static str, example: &'static str, meaning| vec![name.into(), example.into(), meaning];
    let meaning = |notation| match notation {
        Notation::San => message!("notation-san"),
        Notation::Lan => message!("notation-lan"),
        Notation::Uci => message!("notation-uci"),
        Notation::Iccf => message!("notation-iccf"),
        Notation::Smith => message!("notation-smith"),
        Notation::Descriptive => message!("notation-descriptive"),
        Notation::Spoken => message!("notation-spoken"),
        Notation::Braille => message!("notation-braille"),
    };
    let pgn = row("pgn", "1. Nf3 Nf6", message!("notation-pgn").into());
    let figurine = row("figurine", "♘f3", message!("notation-figurine").into());
    let others = NOTATIONS.iter().map(|known| row(known.name, known.example, meaning(known.notation).into()));
    let rows = [pgn].into_iter().chain(others).chain([figurine]);
    let own = BOARDLESS_GAMES.iter().flat_map(|game| game.formats());
    rows.chain(own.map(|(name, example, meaning)| row(name, example, meaning.into()))).collect()
}

#[cfg(feature = "database")]
fn rows_of_tie_breaks() -> Vec<Vec<Arg>> {
    let row = |code: &'static str| vec![code.into(), message!("tie-break-name", code = code).into()];
    TieBreak::codes().map(row).collect()
}
