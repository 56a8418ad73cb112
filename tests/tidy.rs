//! The rules of the house that a program can check.

use crate::support::imports;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use zapis_check::findings::rules;
use zapis_record::l10n::Language;

/// The rooms, in the order of ARCHITECTURE.md: a room imports only from those before it.
const ROOMS: [&str; 15] = [
    "l10n",
    "text",
    "record",
    "laws",
    "tavreli",
    "game",
    "replay",
    "rulings",
    "scoresheet",
    "findings",
    "database",
    "select",
    "render",
    "front",
    "cli",
];

/// The crates with interfaces of their own, by the names under which rooms know them, and the sort that all use: ground for
/// every room.
const CRATES: [&str; 4] = ["bridge", "chess", "sorting", "tournament"];

/// The folders that hold rooms: those of the program, and those of the internal crates. A crate sees only those before.
const HOMES: [&str; 7] = [
    "crates/zapis-record/src/",
    "crates/zapis-play/src/",
    "crates/zapis-sheets/src/",
    "crates/zapis-check/src/",
    "crates/zapis-archive/src/",
    "crates/zapis-render/src/",
    "src/",
];

/// Rooms that never import one another or a crate, whatever their order.
const STRANGERS: [(&str, &str); 8] = [
    ("record", "bridge"),
    ("tavreli", "bridge"),
    ("replay", "bridge"),
    ("record", "chess"),
    ("record", "tournament"),
    ("tavreli", "chess"),
    ("tavreli", "record"),
    ("tavreli", "tournament"),
];

/// A room of many files, and its stages in order: a stage imports only from those before it.
const STAGES: (&str, [&str; 7]) =
    ("crates/zapis-archive/src/database/", ["names", "entries", "same_games", "players", "groups", "events", "checks"]);

/// Names that several types of the program have: all but one are private to a file of the command line, or to a writer
/// of one of the shapes of JSON.
const NAMES_OF_SEVERAL: [&str; 7] = ["Fields", "Kept", "Laws", "Line", "Penalty", "Place", "Related"];

/// Files that may contain a call which stops the program, how many, and why none of them ever does. The reason is also
/// in a comment just above the call.
const PROVEN: [(&str, usize, &str); 4] = [
    (
        "crates/zapis-record/src/record/sheet/vocabulary.rs",
        1,
        "the table of headings is fixed when the program is built and read by its tests",
    ),
    ("crates/zapis-sheets/src/scoresheet/damage/confusions.rs", 1, "so is the table of confusions"),
    ("crates/zapis-sheets/src/scoresheet/moves/policy.rs", 1, "so are the weights of the network"),
    ("src/front/pipeline/items.rs", 1, "values of another type are replaced just before"),
];

/// The folders with the code of the program and of its crates.
const SOURCE_FOLDERS: [&str; 2] = ["src", "crates"];

fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Lists the files under a folder of the project, in name order.
fn files(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![project().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    found
}

/// A source file of the library or the program.
struct Source {
    /// Its name relative to the project's folder, with `/`.
    name: String,
    /// Its room; `None` for `lib.rs` and `main.rs`.
    room: Option<String>,
    /// Its lines up to its tests.
    lines: Vec<String>,
    /// Its number of lines with tests.
    n_lines: usize,
    is_test: bool,
}

impl Source {
    fn read(path: &Path) -> Self {
        let name = path.strip_prefix(project()).unwrap().to_str().unwrap().replace('\\', "/");
        let text = fs::read_to_string(path).unwrap();
        let parts: Vec<&str> = name.split('/').collect();
        let inside = HOMES.iter().find_map(|home| name.strip_prefix(home));
        let room = inside.and_then(|inside| inside.split_once('/')).map(|(room, _)| room.to_owned());
        let is_test = parts.contains(&"tests") || name.ends_with("_tests.rs");
        let lines: Vec<String> = text.lines().take_while(|line| *line != "#[cfg(test)]").map(str::to_owned).collect();
        Self { name, room, lines, n_lines: text.lines().count(), is_test }
    }

    /// Returns the lines of code with their numbers, without comments and the examples in them.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let numbered = self.lines.iter().enumerate().map(|(index, line)| (index + 1, line.as_str()));
        numbered.filter(|(_, line)| !line.trim_start().starts_with("//"))
    }
}

fn sources() -> Vec<Source> {
    let files = SOURCE_FOLDERS.map(files).concat();
    let is_code = |path: &&PathBuf| {
        path.extension().is_some_and(|extension| extension == "rs")
            && path.components().any(|part| part.as_os_str() == "src")
    };
    files.iter().filter(is_code).map(|path| Source::read(path)).collect()
}

/// Lists the lines of code outside tests that contain one of some words, except in files that `may` contain them.
fn lines_with(words: &[&str], may: impl Fn(&Source) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources().iter().filter(|source| !source.is_test && !may(source)) {
        for (number, line) in source.code() {
            if words.iter().any(|word| holds_word(line, word)) {
                found.push(format!("{}:{number}: {}", source.name, line.trim()));
            }
        }
    }
    found
}

/// Returns true if a line contains some code that is not the end of a longer name.
fn holds_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !word.starts_with(char::is_alphabetic) || !before.is_some_and(|c| c.is_alphanumeric() || c == '_')
    })
}

fn assert_none(found: &[String], what: &str) {
    assert!(found.is_empty(), "{what}:\n{}\n", found.join("\n"));
}

#[test]
fn every_folder_of_the_library_is_a_room_with_a_place_in_the_order() {
    let rooms: BTreeSet<String> = sources().into_iter().filter_map(|source| source.room).collect();
    for room in &rooms {
        let is_known = ROOMS.contains(&room.as_str()) || room == "bin";
        assert!(is_known, "the folder {room} has no place in the list of rooms");
    }
    for room in ROOMS {
        assert!(rooms.contains(room), "the list has a room {room} that is not there");
    }
}

#[test]
fn a_room_imports_only_from_rooms_before_it() {
    let place = |room: &str| ROOMS.iter().position(|known| *known == room);
    let mut wrong = Vec::new();
    for source in sources() {
        let Some(room) = &source.room else { continue };
        for (number, line) in source.code() {
            // What a macro names by `$crate` is what its users see.
            for (at, _) in line.match_indices("crate::").filter(|(at, _)| !line[..*at].ends_with('$')) {
                let rest = &line[at + "crate::".len()..];
                let imported: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                // An exported macro is at the root of its crate.
                if line.starts_with("pub use crate::") && rest.len() == imported.len() + 1 {
                    continue;
                }
                let is_stranger = STRANGERS.contains(&(room, &imported));
                let is_crate = CRATES.contains(&imported.as_str());
                if is_stranger
                    || !is_crate
                        && place(&imported).is_none_or(|imported| place(room).is_some_and(|own| imported > own))
                {
                    wrong.push(format!("{}:{number}: {}", source.name, line.trim()));
                }
            }
        }
    }
    assert_none(&wrong, "imports from below, from strangers, or past the rooms");
}

#[test]
fn a_stage_imports_only_from_stages_before_it() {
    let (room, stages) = STAGES;
    let place = |path: &str| stages.iter().position(|stage| path.split(['/', ':']).next() == Some(stage));
    let mut wrong = Vec::new();
    for source in sources() {
        let Some(own) = source.name.strip_prefix(room).and_then(place) else { continue };
        for (number, line) in source.code() {
            for way in ["super::super::", "crate::database::"] {
                let mut imports = line.split(way).skip(1).filter_map(place);
                if imports.any(|imported| imported > own) {
                    wrong.push(format!("{}:{number}: {}", source.name, line.trim()));
                }
            }
        }
    }
    assert_none(&wrong, "imports from a later stage");
}

#[test]
fn a_room_is_left_by_its_name_only() {
    let mut wrong = Vec::new();
    for source in sources().iter().filter(|source| source.room.is_some()) {
        let inside = HOMES.iter().find_map(|home| source.name.strip_prefix(home)).unwrap_or_default();
        let n_folders = inside.matches('/').count() + 1 - usize::from(source.name.ends_with("/mod.rs"));
        let way_out = "super::".repeat(n_folders);
        for (number, line) in source.code().filter(|(_, line)| holds_word(line, &way_out)) {
            wrong.push(format!("{}:{number}: {}", source.name, line.trim()));
        }
    }
    assert_none(&wrong, "imports that leave a room by `super`, where the order is not seen");
}

/// Lists the files of the library and of the crates beside it, without their tests.
fn code_of_all_crates() -> Vec<(String, String)> {
    let mut all = files("src");
    if project().join("crates").is_dir() {
        all.extend(files("crates").into_iter().filter(|path| path.components().any(|part| part.as_os_str() == "src")));
    }
    let is_test = |path: &Path| {
        let is_folder = path.components().any(|part| part.as_os_str() == "tests");
        is_folder || path.file_stem().is_some_and(|stem| stem.to_string_lossy().ends_with("_tests"))
    };
    all.retain(|path| path.extension().is_some_and(|extension| extension == "rs") && !is_test(path));
    let name = |path: &Path| path.strip_prefix(project()).unwrap().to_str().unwrap().replace('\\', "/");
    let code = |path: &PathBuf| imports::without_tests(&fs::read_to_string(path).unwrap());
    all.iter().map(|path| (name(path), code(path))).collect()
}

#[test]
fn files_of_one_room_do_not_use_each_other_in_circles() {
    let project = imports::Project::read(code_of_all_crates());
    let reported: Vec<String> = project.circles().into_iter().map(|circle| circle.join(" ")).collect();
    assert_none(&reported, "files that use each other, directly or around");
}

#[test]
fn no_two_types_of_a_crate_have_one_name() {
    let mut by_name: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    for (file, text) in code_of_all_crates() {
        let home = file.split("src/").next().unwrap_or_default();
        for line in text.lines().map(str::trim_start) {
            let behind = line.strip_prefix("pub").map(|rest| rest.trim_start_matches(|c| c != ' ').trim_start());
            let line = behind.unwrap_or(line);
            let kinds = ["struct ", "enum ", "trait ", "union "];
            let Some(rest) = kinds.iter().find_map(|kind| line.strip_prefix(kind)) else { continue };
            let name: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            by_name.entry((home.to_owned(), name)).or_default().push(file.clone());
        }
    }
    let is_shared = |name: &str| NAMES_OF_SEVERAL.contains(&name);
    by_name.retain(|(_, name), files| files.len() > 1 && !is_shared(name));
    let reported: Vec<String> =
        by_name.iter().map(|((_, name), files)| format!("{name}: {}", files.join(" "))).collect();
    assert_none(&reported, "names that several types have");
}

#[test]
fn a_circle_is_seen_however_the_paths_in_it_are_written() {
    let circle = |one: &str, other: &str| {
        let shared = "mod one;\nmod other;\nmod third;\npub use one::One;\npub use other::{Other as Renamed, other};\n";
        let sources = [
            ("src/lib.rs", "pub mod room;\n"),
            ("src/room/mod.rs", shared),
            ("src/room/one.rs", one),
            ("src/room/other.rs", other),
            ("src/room/third.rs", "pub use super::one::*;\n"),
        ];
        imports::Project::read(sources.map(|(name, text)| (name.to_owned(), text.to_owned()))).circles().len()
    };
    let other = "pub struct Other;\npub fn other() {}\n";
    let one = "pub struct One;\n";
    for uses_other in [
        "use super::other::Other;",
        "use super::other;",
        "use crate::room::Renamed;",
        "use super::{\n    third,\n    other::{self, Other},\n};",
        "fn f() { super::other(); }",
        "fn f() -> crate::room::Renamed { crate::room::Renamed }",
        "fn f() { use super::other::*; }",
        "pub use super::other::Other;\nfn f(_: Other) {}",
    ] {
        let uses_other = format!("{one}{uses_other}\n");
        assert_eq!(circle(&uses_other, other), 0, "{uses_other}");
        for uses_one in [
            "use super::one::One;",
            "fn f(_: crate::room::One) {}",
            "use super::third::One;",
            "use super::*;\nfn f(_: One) {}",
        ] {
            let uses_one = format!("{other}{uses_one}\n");
            assert_eq!(circle(&uses_other, &uses_one), 1, "{uses_other}{uses_one}");
        }
    }
    for uses_nothing in [
        "// use super::other::Other;",
        "const A: &str = \"super::other()\";",
        "pub use super::other::Other;",
        "pub(in super::other) fn f() {}",
    ] {
        let uses_one = format!("{other}use super::one::One;\n");
        assert_eq!(circle(&format!("{one}{uses_nothing}\n"), &uses_one), 0, "{uses_nothing}");
    }
}

#[test]
fn only_the_rooms_at_the_end_write_to_streams() {
    let words = ["print!", "println!", "eprint!", "eprintln!", "dbg!", "stdout()", "stderr()"];
    let found = lines_with(&words, |source| matches!(source.room.as_deref(), Some("cli" | "render")));
    assert_none(&found, "lines that write to a stream");
}

#[test]
fn the_program_says_nothing_on_standard_error_but_by_its_one_writer() {
    let words = ["eprint!", "eprintln!", "(io::stderr()", "stderr().write", "stderr().lock", "(std::io::stderr()"];
    let is_writer = |source: &Source| {
        source.room.as_deref() != Some("cli")
            || ["terminal.rs", "sink.rs"].iter().any(|name| source.name.ends_with(name))
    };
    let found = lines_with(&words, is_writer);
    assert_none(&found, "lines that write to standard error past `terminal.rs`");
}

#[test]
fn only_the_program_and_the_sources_of_text_touch_files() {
    let words = ["fs::", "std::fs", "File::open", "File::create", "OpenOptions"];
    // What outgrows memory is written to temporary files that have no names.
    let may = |source: &Source| {
        source.room.as_deref() == Some("cli")
            || [
                "crates/zapis-record/src/text/own_file.rs",
                "crates/zapis-record/src/text/source.rs",
                "crates/zapis-record/src/text/compressed/temporary.rs",
                "crates/zapis-record/src/text/not_compressed.rs",
                "crates/zapis-archive/src/database/entries/spill_buffer.rs",
                "crates/zapis-render/src/render/sqlite/made_file.rs",
                "src/front/input/file_stamp.rs",
                "src/front/options/settings_file.rs",
            ]
            .contains(&source.name.as_str())
    };
    assert_none(&lines_with(&words, may), "lines that touch files");
}

#[test]
fn no_file_is_longer_than_600_lines() {
    let long: Vec<String> = sources()
        .iter()
        .filter(|source| source.n_lines > 600)
        .map(|source| format!("{} has {} lines", source.name, source.n_lines))
        .collect();
    assert_none(&long, "files too long to be read at a sitting");
}

#[test]
fn every_file_says_first_what_it_is_for() {
    let mut silent = Vec::new();
    for folder in ["src", "crates", "tests", "benches", "tools"] {
        for path in files(folder) {
            let is_code = path.extension().is_some_and(|extension| extension == "rs");
            if is_code && !fs::read_to_string(&path).unwrap().starts_with("//! ") {
                silent.push(path.display().to_string());
            }
        }
    }
    assert_none(&silent, "files that do not open with a sentence of purpose");
}

#[test]
fn what_stops_the_program_has_its_proof_above_it() {
    let words = [".unwrap()", ".expect(", "panic!", "unreachable!", "todo!", "unimplemented!"];
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for source in sources().iter().filter(|source| !source.is_test) {
        for (number, line) in source.code().filter(|(_, line)| words.iter().any(|word| holds_word(line, word))) {
            *found.entry(source.name.clone()).or_default() += 1;
            let above = &source.lines[number.saturating_sub(4)..number - 1];
            let has_proof = above.iter().any(|line| line.trim_start().starts_with("// "));
            assert!(has_proof, "{}:{number}: no comment says why this cannot fail: {}", source.name, line.trim());
        }
    }
    let proven: BTreeMap<String, usize> = PROVEN.iter().map(|(name, count, _)| ((*name).to_owned(), *count)).collect();
    assert_eq!(found, proven, "the list of what may stop the program is out of date");
}

#[test]
fn no_lint_is_silenced_without_a_reason_and_no_memory_handled_by_hand() {
    let words = ["#[allow(", "#![allow(", "unsafe ", "unsafe{"];
    assert_none(&lines_with(&words, |_| false), "silenced lints and unsafe code");
    let mut bare = Vec::new();
    for source in sources() {
        let text = source.lines.join("\n");
        for (at, _) in text.match_indices("#[expect(") {
            if !text[at..].split(']').next().unwrap().contains("reason = \"") {
                bare.push(format!("{}: {}", source.name, text[at..].lines().next().unwrap()));
            }
        }
    }
    assert_none(&bare, "lints silenced without a reason");
}

#[test]
fn no_test_is_left_out() {
    // The words are put together here so that this file does not find itself.
    let words = [["#[", "ignore"].concat(), ["#[", "should_panic"].concat()];
    let mut found = Vec::new();
    for path in files("src").into_iter().chain(files("crates")).chain(files("tests")) {
        let text = String::from_utf8_lossy(&fs::read(&path).unwrap()).into_owned();
        found
            .extend(words.iter().filter(|word| text.contains(*word)).map(|word| format!("{}: {word}", path.display())));
    }
    assert_none(&found, "tests that do not run, or run to fail");
}

#[test]
fn every_finding_has_its_page_with_all_its_sections_in_every_language() {
    let pages = files("crates/zapis-check/src/findings/doc");
    assert_eq!(pages.len(), rules::ALL.len() * Language::ALL.len(), "a page without a finding");
    for (rule, language) in rules::ALL.iter().flat_map(|rule| Language::ALL.map(|language| (rule, language))) {
        let page = rule.page(language);
        let sections: Vec<&str> = page.lines().filter(|line| line.starts_with("## ")).collect();
        let expected = match language {
            Language::English => ["## What it means", "## Why it matters", "## Example", "## What to do", "## Rules"],
            Language::Russian => {
                ["## Что это значит", "## Почему это важно", "## Пример", "## Что делать", "## Правила"]
            }
        };
        assert_eq!(sections, expected, "{}", rule.name);
        let long = page.lines().find(|line| line.chars().count() > 80);
        assert_eq!(long, None, "{}: a line too long for a terminal", rule.name);
        assert!(page.ends_with('\n') && !page.ends_with("\n\n"), "{}", rule.name);
        let n_blocks = |language| rule.page(language).matches("```").count();
        assert_eq!(n_blocks(language), n_blocks(Language::English), "{}: blocks of code", rule.name);
    }
}

#[test]
fn files_of_rules_are_named_after_them() {
    for path in files("crates/zapis-check/src/findings/rules") {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().replace('_', "-");
        if stem == "mod" {
            continue;
        }
        assert!(rules::ALL.iter().any(|rule| rule.name == stem), "{stem} is no rule");
        assert!(fs::read_to_string(&path).unwrap().starts_with(&format!("//! `{stem}`: ")), "{stem}");
    }
}

#[test]
fn every_finding_has_its_case_and_its_near_miss() {
    for rule in rules::ALL {
        let (folder, kind) = match rule.code {
            _ if rule.is_of_events() => ("corpus/archive", "pgn"),
            _ if rule.name.starts_with("bridge-lin-") => ("corpus/bridge", "lin"),
            code if code.starts_with('B') => ("corpus/bridge", "pbn"),
            code if code.starts_with('D') => ("corpus/tables", "csv"),
            _ => ("corpus/cases", "pgn"),
        };
        for ending in [kind.to_owned(), format!("ok.{kind}")] {
            let path = project().join(folder).join(format!("{}.{ending}", rule.name));
            assert!(path.is_file(), "{} is missing", path.display());
        }
    }
}

/// Lists the files that are published with the project.
fn project_files() -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> =
        fs::read_dir(project()).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file()).collect();
    for folder in
        ["src", "crates", "tests", "benches", "corpus", "grammar", "fuzz", "scripts", "examples", "tools", ".ci"]
    {
        if project().join(folder).is_dir() {
            all.extend(files(folder));
        }
    }
    let fuzzing = ["corpus", "artifacts"].map(|made| project().join("fuzz").join(made));
    // In a second working tree `.git` is a file that says where the repository is.
    all.retain(|path| !path.components().any(|part| part.as_os_str() == "target" || part.as_os_str() == ".git"));
    all.retain(|path| !fuzzing.iter().any(|made| path.starts_with(made)));
    all
}

#[test]
fn nothing_tells_of_the_machine_or_the_way_the_project_was_made() {
    // The words are put together here so that this file does not find itself.
    let words = [
        ["/wo", "rk/"].concat(),
        ["/tmp", "/"].concat(),
        ["/ho", "me/"].concat(),
        ["/ro", "ot/"].concat(),
        ["ses", "sion"].concat(),
        ["hel", "per"].concat(),
    ];
    let mut found = Vec::new();
    for path in project_files() {
        let text = String::from_utf8_lossy(&fs::read(&path).unwrap()).to_lowercase();
        for (index, line) in text.lines().enumerate() {
            found.extend(
                words
                    .iter()
                    .filter(|word| line.contains(word.as_str()))
                    .map(|word| format!("{}:{}: {word}", path.display(), index + 1)),
            );
        }
    }
    assert_none(&found, "words that do not belong into the project");
}

#[test]
fn comments_are_in_plain_english() {
    // The words are put together here so that this file does not find itself.
    let words = [
        ["tells ", "whether"].concat(),
        ["so ", "many"].concat(),
        ["is ", "told"].concat(),
        ["are ", "told"].concat(),
        ["who", "ever"].concat(),
        ["no", "body"].concat(),
        ["what comes ", "of it"].concat(),
        ["a", "new"].concat(),
        ["nothing ", "where"].concat(),
        ["none ", "where"].concat(),
        ["what ", "stands"].concat(),
        ["stands ", "behind"].concat(),
        ["held ", "against"].concat(),
        ["put ", "right"].concat(),
        ["told ", "apart"].concat(),
        ["slip ", "of the pen"].concat(),
        ["as it ", "stands"].concat(),
    ];
    // Comments on arguments are the text of help, with tests of its own.
    let is_help = |name: &str| name.starts_with("src/cli/args/");
    let mut found = Vec::new();
    for source in sources().iter().filter(|source| !is_help(&source.name)) {
        for (index, line) in source.lines.iter().enumerate() {
            let Some(at) = line.find("//") else { continue };
            let comment = line[at..].to_lowercase();
            found.extend(
                words
                    .iter()
                    .filter(|word| {
                        comment.split(|c: char| !c.is_alphabetic() && c != ' ').any(|part| holds_phrase(part, word))
                    })
                    .map(|word| format!("{}:{}: {word}", source.name, index + 1)),
            );
        }
    }
    assert_none(&found, "words that an English reader would put differently");
}

/// Returns true if a phrase occurs in a text as whole words.
fn holds_phrase(text: &str, phrase: &str) -> bool {
    format!(" {text} ").contains(&format!(" {phrase} "))
}

#[test]
fn no_page_names_the_host_of_a_package_registry() {
    // Builds must not depend on a package mirror. The names are put together here so that this file does not find
    // itself; the lock file has to name the sources of its packages.
    let hosts =
        [["crates", ".io"].concat(), ["docs", ".rs"].concat(), ["py", "pi.org"].concat(), ["npm", "js.com"].concat()];
    let mut found = Vec::new();
    for path in project_files() {
        if path.file_name().is_some_and(|name| name == "Cargo.lock") {
            continue;
        }
        let text = String::from_utf8_lossy(&fs::read(&path).unwrap()).to_lowercase();
        for (index, line) in text.lines().enumerate() {
            let named = hosts.iter().filter(|host| line.contains(host.as_str()));
            found.extend(named.map(|host| format!("{}:{}: {host}", path.display(), index + 1)));
        }
    }
    assert_none(&found, "hosts of registries");
}

#[test]
fn text_is_stored_as_text() {
    let mut wrong = Vec::new();
    for path in project_files() {
        // Records are as they were found, and the weights of the network are not text.
        if path.starts_with(project().join("corpus")) || path.ends_with("grammar/move_policy.bin") {
            continue;
        }
        let Ok(text) = String::from_utf8(fs::read(&path).unwrap()) else {
            wrong.push(format!("{}: not UTF-8", path.display()));
            continue;
        };
        if text.contains('\r') || text.lines().any(|line| line.ends_with([' ', '\t'])) && !is_made(&path) {
            wrong.push(format!("{}: carriage returns or blanks at the end of a line", path.display()));
        }
    }
    assert_none(&wrong, "files");
}

/// Returns true if a file is written by a program.
fn is_made(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "snap") || path.starts_with(project().join("man"))
}

#[test]
fn the_program_and_the_module_for_python_use_only_what_is_documented() {
    let hidden = lines_with(&["doc(hidden)"], |_| false);
    assert_none(&hidden, "items that are public but not documented");
    // The crates below the library are not for the program.
    let is_hidden = |name: &str| ROOMS.contains(&name) && !["front", "cli"].contains(&name);
    let users = ["src/cli", "python/src"].map(files).concat();
    let mut wrong = Vec::new();
    for source in users.iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs")) {
        let source = Source::read(source);
        for (number, line) in source.code() {
            let below = HOMES.iter().filter_map(|home| home.strip_prefix("crates/")?.strip_suffix("/src/"));
            if below.into_iter().any(|name| line.contains(&format!("{}::", name.replace('-', "_")))) {
                wrong.push(format!("{}:{number}: {}", source.name, line.trim()));
            }
            for (at, prefix) in line.match_indices("zapis::") {
                let rest = line[at + prefix.len()..].trim_start_matches('{');
                let names = rest.split([',', ' ']).filter_map(|path| path.split_once("::"));
                if names.into_iter().any(|(first, _)| is_hidden(first)) {
                    wrong.push(format!("{}:{number}: {}", source.name, line.trim()));
                }
            }
        }
    }
    assert_none(&wrong, "lines that use hidden modules of the library");
}

#[cfg(target_os = "linux")]
#[test]
fn the_program_is_position_independent() {
    // The header of an ELF file contains its type: ET_DYN (3) may be loaded anywhere in memory, ET_EXEC (2) has a fixed
    // place.
    let header = fs::read(env!("CARGO_BIN_EXE_zapis")).unwrap();
    assert_eq!((&header[..4], &header[16..18]), (&b"\x7fELF"[..], &3u16.to_ne_bytes()[..]));
    let script = fs::read_to_string(project().join("build.rs")).unwrap();
    assert!(
        !script.contains("no-pie") && !script.contains("relocation-model"),
        "build.rs gives the program a fixed place"
    );
}

#[test]
fn every_test_file_is_compiled() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let main = fs::read_to_string(root.join("tests/main.rs")).unwrap();
    let mut missing = Vec::new();
    for entry in fs::read_dir(root.join("tests")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let is_listed = name == "main" || main.contains(&format!("\nmod {name};\n"));
        if path.extension().is_some_and(|extension| extension == "rs") && !is_listed {
            missing.push(name.to_owned());
        }
    }
    assert_none(&missing, "files that tests/main.rs does not list");
}
