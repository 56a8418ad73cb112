//! The crates that zapis is built from: their licenses are allowed by deny.toml, and their known vulnerabilities have
//! been reviewed. Nothing has to be installed for this test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use serde::Deserialize;

#[derive(Deserialize)]
struct Lock {
    package: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    source: Option<String>,
}

#[derive(Deserialize)]
struct Advisories {
    advisory: Vec<Advisory>,
    #[serde(default)]
    exception: Vec<Exception>,
}

#[derive(Deserialize)]
struct Advisory {
    id: String,
    #[serde(rename = "crate")]
    name: String,
    affected: Option<Vec<String>>,
    about: String,
}

#[derive(Deserialize)]
struct Exception {
    id: String,
    #[serde(rename = "crate")]
    name: String,
    reason: String,
}

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// Reads the dependencies of the program and of the Python module.
fn lock() -> Vec<Package> {
    let of = |path| toml::from_str::<Lock>(&read(path)).unwrap().package;
    let all = of("Cargo.lock").into_iter().chain(of("python/Cargo.lock"));
    all.filter(|package| package.source.is_some()).collect()
}

/// Reads the licenses of each crate from the list: one, unless its versions have different ones.
fn listed() -> BTreeMap<String, Vec<String>> {
    let mut listed: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for line in read("tests/dependencies/licenses.tsv").lines().skip(1) {
        let (name, license) = line.split_once('\t').unwrap();
        listed.entry(name.to_owned()).or_default().push(license.to_owned());
    }
    listed
}

/// Returns true if the allowed licenses satisfy a license expression: `(MIT OR Apache-2.0) AND Unicode-3.0`.
fn is_met(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut at = 0;
    let met = any_of(&words, &mut at, allowed);
    assert_eq!(at, words.len(), "{expression} is no expression of licenses");
    met
}

fn any_of(words: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let mut met = all_of(words, at, allowed);
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        met |= all_of(words, at, allowed);
    }
    met
}

fn all_of(words: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let mut met = one(words, at, allowed);
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        met &= one(words, at, allowed);
    }
    met
}

fn one(words: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let word = words[*at];
    *at += 1;
    if word == "(" {
        let met = any_of(words, at, allowed);
        assert_eq!(words.get(*at), Some(&")"));
        *at += 1;
        return met;
    }
    // An exception to a license only adds permissions.
    if words.get(*at) == Some(&"WITH") {
        *at += 2;
    }
    allowed.contains(word)
}

fn allowed() -> BTreeSet<String> {
    let deny: toml::Table = toml::from_str(&read("deny.toml")).unwrap();
    let allow = deny["licenses"]["allow"].as_array().unwrap();
    allow.iter().map(|license| license.as_str().unwrap().to_owned()).collect()
}

#[test]
fn every_crate_has_a_license_that_is_allowed() {
    let (listed, allowed) = (listed(), allowed());
    for package in lock() {
        let licenses = listed.get(&package.name);
        let licenses = licenses.unwrap_or_else(|| panic!("{} is not in tests/dependencies/licenses.tsv", package.name));
        for license in licenses {
            assert!(is_met(license, &allowed), "{}: {license} is not allowed by deny.toml", package.name);
        }
    }
    let locked: BTreeSet<String> = lock().into_iter().map(|package| package.name).collect();
    let gone: Vec<&String> = listed.keys().filter(|name| !locked.contains(*name)).collect();
    assert!(gone.is_empty(), "listed and no longer used: {gone:?}");
}

#[test]
fn the_list_says_of_each_crate_what_the_crate_says() {
    let version = Command::new(env!("CARGO")).arg("-vV").output().unwrap();
    let version = String::from_utf8(version.stdout).unwrap();
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    // The dependencies of this test are there; crates of other systems may not be.
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", host])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(metadata.status.success(), "{}", String::from_utf8_lossy(&metadata.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&metadata.stdout).unwrap();
    let listed = listed();
    let mut n_compared = 0;
    for package in metadata["packages"].as_array().unwrap() {
        let (name, license) = (package["name"].as_str().unwrap(), package["license"].as_str().unwrap_or("none"));
        if !package["source"].is_null() {
            let is_listed = listed.get(name).is_some_and(|listed| listed.iter().any(|own| own == license));
            assert!(is_listed, "{name} has the license {license}");
            n_compared += 1;
        }
    }
    assert!(n_compared > 50, "{n_compared}");
}

#[test]
fn every_crate_comes_from_where_crates_are_published() {
    for package in lock() {
        let source = package.source.unwrap_or_default();
        assert!(source.starts_with("registry+https://github.com/rust-lang/"), "{}: {source}", package.name);
    }
}

fn version_of(text: &str) -> [u64; 3] {
    let plain = text.split(['-', '+']).next().unwrap();
    let mut parts = plain.split('.').map(|part| part.parse().unwrap_or_else(|_| panic!("{text} is no version")));
    [0; 3].map(|zero: u64| parts.next().unwrap_or(zero))
}

/// Returns true if a version is in a range: `>=1.0.0, <1.6.1`.
fn is_in(version: &str, range: &str) -> bool {
    let version = version_of(version);
    range.split(", ").all(|bound| match bound.strip_prefix(">=") {
        Some(least) => version >= version_of(least),
        None => version < version_of(bound.strip_prefix('<').unwrap_or_else(|| panic!("{range} is no range"))),
    })
}

#[test]
fn what_is_known_to_be_wrong_with_a_crate_is_not_used_or_has_a_reason() {
    let Advisories { advisory, exception } = toml::from_str(&read("tests/dependencies/advisories.toml")).unwrap();
    let lock = lock();
    let mut met = BTreeSet::new();
    for known in &advisory {
        assert!(!known.about.is_empty(), "{}", known.id);
        for package in lock.iter().filter(|package| package.name == known.name) {
            let ranges = known.affected.as_deref();
            if ranges.is_none_or(|ranges| ranges.iter().any(|range| is_in(&package.version, range))) {
                let is_excepted = exception.iter().any(|one| one.id == known.id && one.name == known.name);
                let (id, about) = (&known.id, &known.about);
                assert!(is_excepted, "{} {}: {id}, {about}", package.name, package.version);
                met.insert((&known.id, &known.name));
            }
        }
    }
    for one in &exception {
        assert!(!one.reason.is_empty(), "{} has no reason", one.id);
        assert!(met.contains(&(&one.id, &one.name)), "{} of {} is excepted and not met any more", one.id, one.name);
    }
    // The list of cargo-deny has the same exceptions.
    let deny: toml::Table = toml::from_str(&read("deny.toml")).unwrap();
    let ignored = deny["advisories"]["ignore"].as_array().unwrap();
    let ignored: BTreeSet<&str> = ignored.iter().map(|one| one["id"].as_str().unwrap()).collect();
    let excepted: BTreeSet<&str> =
        exception.iter().map(|one| one.id.as_str()).filter(|id| id.starts_with("RUSTSEC-")).collect();
    assert_eq!(excepted, ignored, "deny.toml and tests/dependencies/advisories.toml");
}

#[test]
fn licenses_and_versions_are_read_as_they_are_meant() {
    let allowed = ["MIT", "Zlib"].map(str::to_owned).into();
    for (expression, expected) in [
        ("MIT", true),
        ("GPL-3.0", false),
        ("GPL-3.0 OR MIT", true),
        ("GPL-3.0/MIT", true),
        ("GPL-3.0 AND MIT", false),
        ("(GPL-3.0 OR Zlib) AND MIT", true),
        ("MIT AND (GPL-3.0 OR BSD)", false),
        ("GPL-2.0 WITH exception OR MIT WITH other", true),
    ] {
        assert_eq!(is_met(expression, &allowed), expected, "{expression}");
    }
    for (version, range, expected) in [
        ("1.6.0", ">=1.0.0, <1.6.1", true),
        ("1.6.1", ">=1.0.0, <1.6.1", false),
        ("0.9.9", ">=1.0.0, <1.6.1", false),
        ("1.10.0", "<1.9.0", false),
        ("2.1.2+zstd.1.5.7", "<2.1.3", true),
    ] {
        assert_eq!(is_in(version, range), expected, "{version} in {range}");
    }
}
