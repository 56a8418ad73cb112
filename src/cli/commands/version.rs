//! `zapis --version`: what the program was built from.

/// The number of the version alone; manual pages show only this.
const NUMBER: &str = env!("CARGO_PKG_VERSION");
/// The commit with its date, `1f0e8c2ab 2026-11-22`; empty if unknown.
const COMMIT: &str = env!("ZAPIS_COMMIT");
const FEATURES: &str = env!("ZAPIS_FEATURES");
const PROFILE: &str = env!("ZAPIS_PROFILE");
const TARGET: &str = env!("ZAPIS_TARGET");

/// Returns what follows the name of the program for `-V`: `0.1.0 (1f0e8c2ab 2026-11-22, release)`.
pub(crate) fn short() -> String {
    let comma = if COMMIT.is_empty() { "" } else { ", " };
    format!("{NUMBER} ({COMMIT}{comma}{PROFILE})")
}

/// Returns what follows the name of the program for `--version`: a line for each thing that bug reports need.
pub(crate) fn long() -> String {
    let mut text = NUMBER.to_owned();
    let known = |value: &'static str, else_said| if value.is_empty() { else_said } else { value };
    let facts = [
        ("commit", known(COMMIT, "unknown")),
        ("features", known(FEATURES, "none")),
        ("profile", PROFILE),
        ("target", TARGET),
    ];
    for (name, value) in facts {
        text.extend(["\n", name, ": ", value]);
    }
    text
}
