//! Every phrase is worded in every language, with the same words, and every phrase of a catalogue is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use zapis::wording::{Language, catalogue_text, formatting_faults};

/// Reads a catalogue: for each phrase the names of its words. One phrase begins at a line's first column.
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

/// Lists the ids that the code makes phrases of: whatever stands between quotes behind `phrase!(` or `Phrase::new(`.
fn used() -> BTreeSet<String> {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let mut used = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(file).unwrap();
        let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for call in ["phrase!(", "Phrase::new("] {
            for part in code.split(call).skip(1) {
                let quoted = part.trim_start().strip_prefix('"').and_then(|rest| rest.split_once('"'));
                used.extend(quoted.map(|(id, _)| id.to_owned()));
            }
        }
    }
    used
}

#[test]
fn the_catalogues_can_be_read() {
    for language in Language::ALL {
        assert!(formatting_faults(language).is_empty(), "{}: {:?}", language.code(), formatting_faults(language));
    }
}

#[test]
fn every_phrase_stands_in_every_language_with_the_same_words() {
    let english = phrases(Language::English);
    assert!(!english.is_empty());
    for language in Language::ALL {
        let other = phrases(language);
        for (id, words) in &english {
            let translated = other.get(id).unwrap_or_else(|| panic!("{id} is not in {}", language.code()));
            // A language may leave out a word it has no use for, but cannot ask for one that is not given.
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
