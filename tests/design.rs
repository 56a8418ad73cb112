//! The design pages name only files and types that exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Lists the files of the project that are written by hand.
fn sources() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders: Vec<PathBuf> =
        ["src", "crates", "tests", "benches", "grammar", "scripts", "examples", "fuzz", "tools", "corpus"]
            .map(|folder| root.join(folder))
            .to_vec();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if !path.is_dir() {
                found.push(path);
            } else if path.file_name().is_none_or(|name| name != "target") {
                folders.push(path);
            }
        }
    }
    found
}

/// Lists the pages: ARCHITECTURE.md and the `DESIGN.md` of each room.
fn pages(sources: &[PathBuf]) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let designs = sources.iter().filter(|path| path.file_name().is_some_and(|name| name == "DESIGN.md")).cloned();
    [root.join("ARCHITECTURE.md")].into_iter().chain(designs).collect()
}

/// Lists the words in backticks on a page, outside of blocks.
fn quoted(page: &str) -> Vec<String> {
    let joined = page.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    joined.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_file_that_a_page_names_is_there() {
    let sources = sources();
    let mut lacking = Vec::new();
    for page in pages(&sources) {
        for word in quoted(&fs::read_to_string(&page).unwrap()) {
            let is_file =
                [".rs", ".toml", ".ebnf", ".md", ".tsv", ".ftl", ".json"].iter().any(|end| word.ends_with(end));
            let is_pattern = word.contains(['*', ' ', '{', '<']) || word.contains("NAME");
            if is_file && !is_pattern && !sources.iter().any(|path| path.ends_with(&word)) && !Path::new(&word).exists()
            {
                lacking.push(format!("{}: {word}", page.display()));
            }
        }
    }
    assert_eq!(lacking, Vec::<String>::new());
}

#[test]
fn every_type_that_a_page_names_is_there() {
    let sources = sources();
    let mut known = BTreeSet::new();
    for path in sources.iter().filter(|path| path.extension().is_some_and(|extension| extension == "rs")) {
        let text = fs::read_to_string(path).unwrap();
        known.extend(text.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned));
    }
    let mut lacking = Vec::new();
    for page in pages(&sources) {
        for word in quoted(&fs::read_to_string(&page).unwrap()) {
            let name = word.split(['<', '(', ' ']).next().unwrap_or_default();
            let is_type = name.starts_with(|c: char| c.is_ascii_uppercase())
                && name.chars().all(|c| c.is_ascii_alphanumeric() || c == ':' || c == '_')
                && name.chars().any(|c| c.is_ascii_lowercase())
                && !word.contains('"');
            for part in name.split("::").filter(|_| is_type) {
                if !known.contains(part) {
                    lacking.push(format!("{}: {word}", page.display()));
                }
            }
        }
    }
    assert_eq!(lacking, Vec::<String>::new());
}
