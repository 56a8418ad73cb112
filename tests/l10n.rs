//! Every message is worded in every language, with the same arguments, and every message of a catalogue is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use zapis_record::l10n::Language;

/// Joins the catalogues of a language, without the texts of help.
fn catalogue_text(language: Language) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/zapis-record/src/l10n").join(language.code());
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "ftl") && !path.ends_with("options.ftl"));
    paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// Reads a catalogue: for each message the names of its arguments. A message begins in a line's first column.
fn phrases(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in catalogue_text(language).lines() {
        if line.starts_with('#') || line.trim().is_empty() {
            continue;
        }
        if let Some((id, _)) = line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_alphabetic())) {
            id.clone_into(&mut current);
            let before = found.insert(current.clone(), BTreeSet::new());
            assert!(before.is_none(), "{id} stands twice");
        }
        let names = line.match_indices('$').map(|(at, _)| {
            let rest = &line[at + 1..];
            rest[..rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())].to_owned()
        });
        found.get_mut(&current).unwrap().extend(names);
    }
    found
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Lists the ids of messages in the code: the strings after `message!(` or `Message::new(`.
fn used() -> BTreeSet<String> {
    let mut files = Vec::new();
    for folder in ["src", "crates"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut files);
    }
    let mut used = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(file).unwrap();
        let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for call in ["message!(", "Message::new("] {
            for part in code.split(call).skip(1) {
                let quoted = part.trim_start().strip_prefix('"').and_then(|rest| rest.split_once('"'));
                used.extend(quoted.map(|(id, _)| id.to_owned()));
            }
        }
    }
    used
}

#[test]
fn every_phrase_is_in_every_language_with_the_same_words() {
    let english = phrases(Language::English);
    assert!(!english.is_empty());
    for language in Language::ALL {
        let other = phrases(language);
        for (id, words) in &english {
            let translated = other.get(id).unwrap_or_else(|| panic!("{id} is not in {}", language.code()));
            // A language may leave out an argument, but cannot use one that is not given.
            assert!(translated.is_subset(words), "{id} in {}: {translated:?} of {words:?}", language.code());
        }
        let more: Vec<&String> = other.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(more.is_empty(), "only in {}: {more:?}", language.code());
    }
}

#[test]
fn every_phrase_that_is_said_is_in_the_catalogues_and_every_phrase_there_is_said() {
    let (used, known) = (used(), phrases(Language::English));
    let unknown: Vec<&String> = used.iter().filter(|id| !known.contains_key(*id)).collect();
    assert!(unknown.is_empty(), "not in the catalogues: {unknown:?}");
    let unused: Vec<&String> = known.keys().filter(|id| !used.contains(*id)).collect();
    assert!(unused.is_empty(), "in the catalogues and never said: {unused:?}");
}

/// Latin words that Russian text keeps: names, and words that arbiters write in Latin letters.
const LATIN: [&str; 22] = [
    "PGN", "FEN", "UTF", "NAG", "zapis", "zip", "gzip", "zstd", "json", "JSON", "csv", "App", "ANSI", "Chess", "XIII",
    "SAN", "PBN", "LIN", "ISO", "Enter", "ID", "Ctrl",
];

/// Lists the Latin words of a line of Russian text outside of code and of the names of options.
fn latin_words(text: &str) -> Vec<String> {
    let mut plain = String::new();
    for (index, part) in text.split('`').enumerate() {
        plain.push_str(if index % 2 == 0 { part } else { " " });
    }
    let words = plain.split(|c: char| c.is_whitespace() || "()«»,;".contains(c)).filter(|word| !word.starts_with("--"));
    let runs = words.flat_map(|word| word.split(|c: char| !c.is_ascii_alphabetic()));
    runs.filter(|run| run.len() > 1 && !LATIN.contains(run)).map(str::to_owned).collect()
}

#[test]
fn russian_phrases_are_russian() {
    let mut wrong = Vec::new();
    for line in catalogue_text(Language::Russian).lines().filter(|line| !line.starts_with('#')) {
        let is_message = line.starts_with(|c: char| c.is_ascii_alphabetic());
        let text = if is_message { line.split_once('=').map_or("", |(_, text)| text) } else { line };
        let text = text.trim_start().trim_start_matches('*');
        let mut text = match text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some((_, variant)) => variant.to_owned(),
            None => text.to_owned(),
        };
        while let Some(open) = text.rfind('{') {
            let close = text[open..].find('}').map_or(text.len(), |len| open + len + 1);
            text.replace_range(open..close, "…");
        }
        wrong.extend(latin_words(&text).into_iter().map(|word| format!("{word}: {line}")));
    }
    assert_eq!(wrong, Vec::<String>::new());
}
