//! Words as people type them, turned into commands and options before these are read: short commands, older spellings, and
//! `help` with a word behind it.

use std::ffi::OsString;

use zapis::{Message, message};

/// Commands by the names under which people look for them, and what each is short for.
pub(crate) const ALIASES: [(&str, &[&str]); 6] = [
    ("check", &["validate"]),
    ("fix", &["validate", "--fix"]),
    ("dedupe", &["select", "--where=not repeated"]),
    ("merge", &["select"]),
    ("stats", &["select", "--count-by=result"]),
    ("show", &["diagram", "--format=text"]),
];

/// Switches that became words of one option, `--captures x` → `--signs captures=x`.
const SIGN_SWITCHES: [&str; 9] =
    ["captures", "castling", "promotion", "double-check", "mate", "glyphs", "dashes", "dots", "results"];

/// Options before the command that have a value.
const WITH_VALUE: [&str; 4] = ["--lang", "--color", "--progress", "--jobs"];

/// Arguments as the program reads them.
#[derive(Debug, PartialEq)]
pub(crate) struct Typed {
    /// The arguments, the program's name first.
    pub(crate) arguments: Vec<OsString>,
    /// Notes on deprecated spellings.
    pub(crate) notes: Vec<Message>,
}

/// Finds the command among arguments.
pub(crate) fn place_of_command(arguments: &[OsString]) -> Option<usize> {
    let mut at = 1;
    while let Some(word) = arguments.get(at) {
        if !word.as_encoded_bytes().starts_with(b"-") {
            return Some(at);
        }
        at += if WITH_VALUE.iter().any(|option| *word == **option) { 2 } else { 1 };
    }
    None
}

/// Turns what was typed into what is read.
pub(crate) fn as_meant(mut arguments: Vec<OsString>) -> Typed {
    let mut notes = Vec::new();
    let Some(at) = place_of_command(&arguments) else { return Typed { arguments, notes } };
    if arguments[at] == "help" && arguments.len() == at + 2 && arguments[at + 1] != "common" {
        arguments.swap(at, at + 1);
        arguments[at + 1] = "-h".into();
    }
    let is_typed = |(name, _): &&(&str, &[&str])| arguments[at] == **name;
    if let Some((_, meant)) = ALIASES.iter().find(is_typed) {
        arguments.splice(at..=at, meant.iter().map(OsString::from));
    }
    if arguments[at] == "convert" || arguments[at] == "select" {
        join_signs(&mut arguments, at + 1, &mut notes);
    }
    Typed { arguments, notes }
}

/// Joins older switches for signs to the option that took their place.
fn join_signs(arguments: &mut Vec<OsString>, from: usize, notes: &mut Vec<Message>) {
    let mut at = from;
    while let Some(word) = arguments.get(at).filter(|word| *word != "--") {
        let switch = word.to_str().and_then(|word| word.strip_prefix("--"));
        let (name, value) = switch.map_or(("", None), |switch| match switch.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (switch, None),
        });
        if SIGN_SWITCHES.contains(&name) {
            let n_words = if value.is_some() { 1 } else { 2 };
            let behind = || arguments.get(at + 1).and_then(|word| word.to_str()).map(str::to_owned);
            if let Some(value) = value.or_else(behind) {
                let now = format!("--signs={name}={value}");
                let message = message!("spelled-otherwise", was = format!("--{name}"), now = now.replacen('=', " ", 1));
                notes.push(message);
                arguments.splice(at..at + n_words, [OsString::from(now)]);
            }
        }
        at += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_becomes_what_is_read() {
        for (typed, read, n_notes) in [
            ("zapis check a.pgn", "zapis validate a.pgn", 0),
            ("zapis --lang ru fix a.pgn", "zapis --lang ru validate --fix a.pgn", 0),
            ("zapis validate check", "zapis validate check", 0),
            ("zapis help select", "zapis select -h", 0),
            ("zapis help stats", "zapis select --count-by=result -h", 0),
            ("zapis help common", "zapis help common", 0),
            ("zapis help", "zapis help", 0),
            ("zapis convert --captures x --dots=dots a", "zapis convert --signs=captures=x --signs=dots=dots a", 2),
            ("zapis convert -- --captures x", "zapis convert -- --captures x", 0),
            ("zapis convert --captures", "zapis convert --captures", 0),
            ("zapis tags --results a", "zapis tags --results a", 0),
            ("zapis -q", "zapis -q", 0),
        ] {
            let words = |text: &str| text.split(' ').map(OsString::from).collect::<Vec<_>>();
            let Typed { arguments, notes } = as_meant(words(typed));
            // `--where=not repeated` holds a blank and is no case here.
            assert_eq!((arguments, notes.len()), (words(read), n_notes), "{typed}");
        }
    }
}
