//! The tables and JSON Schemas of zapis as data, beside the grammars that its parsers follow (see `README.md`).
//!
//! Internal to the crate `zapis`: it changes with any release.

/// The words of headings, results, odds and positions in each language, as TOML.
pub const HEADINGS: &str = include_str!("headings.toml");
/// What is confused with what on scoresheets, and the weights of the search, as TOML.
pub const CONFUSIONS: &str = include_str!("confusions.toml");
/// The network that estimates which legal move a player would make.
pub const MOVE_POLICY: &[u8] = include_bytes!("move_policy.bin");

macro_rules! schemas {
    ($($name:literal)+) => {
        /// Returns the JSON Schema (draft 2020-12) with this name; an empty text if there is no such schema.
        #[must_use]
        pub const fn schema(name: &str) -> &'static str {
            $(if is_same(name, $name) {
                return include_str!(concat!($name, ".schema.json"));
            })+
            ""
        }
    };
}

schemas! {
    "timeline"
    "deal"
    "game-row"
    "ply-row"
    "finding"
    "fixed"
    "statistics"
    "sheet"
    "claim"
    "ruling"
    "sealed"
    "repair"
    "compare"
    "compare-fragment"
    "missing-sheets"
    "event"
    "difference"
    "standing"
    "sitting-standing"
    "player"
    "unique"
    "merged"
    "summary"
    "chess960"
    "range"
    "schema"
    "settings"
}

/// Compares texts where `==` is not yet possible: in constants.
const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}
