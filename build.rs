//! Records for `zapis --version` what the program was built from: the commit, the features and the profile.
//!
//! It never fails a build. Without a repository (a package, an unpacked archive) or without
//! `git`, the commit is left out, or taken from the note that `cargo package` puts into a package.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    // Otherwise tests would be rebuilt after every commit; a build without optimization is not shipped.
    let is_optimized = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = if is_optimized { packaged(&folder).or_else(|| committed(&folder)) } else { None };
    println!("cargo::rustc-env=ZAPIS_COMMIT={}", commit.unwrap_or_default());
    println!("cargo::rustc-env=ZAPIS_FEATURES={}", features());
    println!("cargo::rustc-env=ZAPIS_PROFILE={}", profile());
    println!("cargo::rustc-env=ZAPIS_TARGET={}", env::var("TARGET").unwrap_or_default());
}

/// Reads the commit from `.cargo_vcs_info.json`, which only packages have.
fn packaged(folder: &str) -> Option<String> {
    let note = fs::read_to_string(Path::new(folder).join(".cargo_vcs_info.json")).ok()?;
    let (_, after) = note.split_once("\"sha1\"")?;
    let hash = after.split('"').nth(1)?;
    Some(hash.chars().take(9).filter(char::is_ascii_hexdigit).collect())
}

/// Asks git for the commit and its date, and reruns the build script when another one is checked out or made.
fn committed(folder: &str) -> Option<String> {
    // Inside another repository git would report its commit.
    if !Path::new(folder).join(".git").exists() {
        return None;
    }
    let git = |arguments: &[&str]| {
        let output = Command::new("git").current_dir(folder).args(arguments).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        output.status.success().then(|| text.trim().to_owned()).filter(|text| !text.is_empty())
    };
    // In a second working tree these are elsewhere. Cargo reruns the script every time if a watched file is missing.
    let watch = |name: &str| {
        let path = git(&["rev-parse", "--git-path", name])?;
        let path = Path::new(folder).join(path);
        path.exists().then(|| println!("cargo::rerun-if-changed={}", path.display()))
    };
    watch("HEAD");
    if let Some(branch) = git(&["symbolic-ref", "-q", "HEAD"]) {
        // A branch that has been packed gets its own file with the next commit, which the log records.
        watch(&branch).or_else(|| watch("logs/HEAD"));
    }
    git(&["show", "--no-patch", "--format=%h %cs", "--abbrev=9", "HEAD"])
}

/// Lists the features by name, without the set of default ones.
fn features() -> String {
    let names = env::vars().filter_map(|(name, _)| Some(name.strip_prefix("CARGO_FEATURE_")?.to_lowercase()));
    let mut names: Vec<String> = names.filter(|name| name != "default").map(|name| name.replace('_', "-")).collect();
    names.sort();
    names.join(", ")
}

/// Returns the name of the profile: Cargo passes only `debug` and `release` to build scripts, and keeps others in
/// folders of their name.
fn profile() -> String {
    let folder = env::var("OUT_DIR").unwrap_or_default();
    let parts: Vec<&str> = Path::new(&folder).iter().filter_map(|part| part.to_str()).collect();
    let named =
        parts.iter().rposition(|part| *part == "build").and_then(|at| at.checked_sub(1)).and_then(|at| parts.get(at));
    let profile = named.map_or_else(|| env::var("PROFILE").unwrap_or_default(), |name| (*name).to_owned());
    let profile = if profile == "debug" { "dev".to_owned() } else { profile };
    let is_guided = env::var("CARGO_ENCODED_RUSTFLAGS").is_ok_and(|flags| flags.contains("profile-use="));
    if is_guided { format!("{profile}, profile-guided") } else { profile }
}
