//! An audit with an index finds the same as one without, byte for byte, and reads only new and changed files.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use crate::support::run::{project, run, scratch};

struct Folder {
    games: PathBuf,
    index: PathBuf,
}

impl Folder {
    fn new(name: &str) -> Self {
        let scratch = scratch(name);
        let games = scratch.join("games");
        fs::create_dir(&games).unwrap();
        let folder = Self { games, index: scratch.join("audit.index") };
        for (name, source) in [
            ("bulletin.pgn", "archive/bulletin.pgn"),
            ("club.pgn", "games/club-evening.pgn"),
            ("database.pgn", "archive/database.pgn"),
            ("koi8.pgn", "games/partii-koi8-r.pgn"),
            ("names.pgn", "archive/name-variants.pgn"),
        ] {
            fs::copy(project().join("corpus").join(source), folder.path(name)).unwrap();
        }
        folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.games.join(name)
    }

    /// Audits with the index and without, compares the results, and returns how many files were not read again.
    fn audit(&self, options: &[&str]) -> String {
        self.audit_paths(&[&self.games], options)
    }

    fn audit_paths(&self, paths: &[&Path], options: &[&str]) -> String {
        let paths: Vec<&str> = paths.iter().map(|path| path.to_str().unwrap()).collect();
        let english = if options.contains(&"--lang") { &[][..] } else { &["--lang", "en"] };
        let plain = [&["audit"], english, options, paths.as_slice()].concat();
        let indexed = [plain.as_slice(), &["--index", self.index.to_str().unwrap()]].concat();
        let [without, with] = [run(project(), plain), run(project(), indexed)];
        assert!(!without.messages.contains("--help"), "{options:?}: {}", without.messages);
        assert_eq!(with.results, without.results);
        assert_eq!(with.status, without.status, "{}", with.messages);
        let reported =
            |messages: &str| messages.lines().filter(|line| is_of_index(line)).collect::<Vec<_>>().join("\n");
        let others = |messages: &str| messages.lines().filter(|line| !is_of_index(line)).collect::<Vec<_>>().join("\n");
        assert_eq!(others(&with.messages), others(&without.messages));
        reported(&with.messages)
    }
}

fn is_of_index(line: &str) -> bool {
    ["not read again", "index ", "не прочитанные снова"].iter().any(|reported| line.contains(reported))
}

fn kept(n: usize, all: usize) -> String {
    format!("files not read again: {n} of {all}")
}

#[test]
fn only_what_is_new_or_was_changed_is_read_again() {
    let folder = Folder::new("index-changes");
    assert_eq!(folder.audit(&[]), kept(0, 5));
    assert_eq!(folder.audit(&[]), kept(5, 5));
    // Changed, but of the same length.
    let text = fs::read_to_string(folder.path("names.pgn")).unwrap();
    fs::write(folder.path("names.pgn"), text.replacen("1-0", "0-1", 1)).unwrap();
    assert_eq!(folder.audit(&[]), kept(4, 5));
    assert_eq!(folder.audit(&[]), kept(5, 5));
    // Rewritten with the same contents.
    fs::write(folder.path("club.pgn"), fs::read(folder.path("club.pgn")).unwrap()).unwrap();
    assert_eq!(folder.audit(&[]), kept(5, 5));
    // Added, which makes copies, and removed.
    fs::copy(folder.path("database.pgn"), folder.path("another.pgn")).unwrap();
    assert_eq!(folder.audit(&[]), kept(5, 6));
    assert_eq!(folder.audit(&[]), kept(6, 6));
    fs::remove_file(folder.path("database.pgn")).unwrap();
    assert_eq!(folder.audit(&[]), kept(5, 5));
    // Findings name the file, so a renamed file is read again.
    fs::rename(folder.path("bulletin.pgn"), folder.path("zeitung.pgn")).unwrap();
    assert_eq!(folder.audit(&[]), kept(4, 5));
    assert_eq!(folder.audit(&["--jobs", "1"]), kept(5, 5));
}

#[test]
fn what_is_kept_holds_for_the_options_it_was_made_with() {
    let folder = Folder::new("index-options");
    folder.audit(&[]);
    for options in [
        &["--notes"][..],
        &["--laws", "fide2018"],
        &["--ignore", "illegal-move"],
        &["--severity", "error"],
        &["--event", "a"],
        &["--strict"],
    ] {
        // Formats for programs do not mention it.
        let is_reported = |reported: &str, n| reported.is_empty() || reported == kept(n, 5);
        assert!(is_reported(&folder.audit(options), 0), "{options:?}");
        assert!(is_reported(&folder.audit(options), 5), "{options:?}");
    }
    let settings = folder.games.join("zapis.toml");
    fs::write(&settings, "[[paths]]\npath = \"club.pgn\"\nignore = [\"illegal-move\"]\n").unwrap();
    let config = ["--config", settings.to_str().unwrap()];
    assert_eq!(folder.audit(&config), kept(0, 5));
    fs::write(&settings, "[[paths]]\npath = \"club.pgn\"\nselect = [\"illegal-move\"]\n").unwrap();
    assert_eq!(folder.audit(&config), kept(4, 5));
}

#[test]
fn what_is_kept_is_given_in_every_format_and_language() {
    let folder = Folder::new("index-formats");
    folder.audit(&["--notes"]);
    for options in [
        &["--format", "text"][..],
        &["--format", "concise"],
        &["--format", "json"],
        &["--format", "sarif"],
        &["--format", "github"],
        &["--format", "junit"],
        &["--statistics"],
        &["--statistics", "--format", "json"],
        &["--summary"],
        &["--lang", "ru"],
        &["--lang", "ru", "--format", "json"],
        &["--color", "always"],
        &["--jobs", "1"],
    ] {
        let options = [&["--notes"], options].concat();
        let reported = folder.audit(&options);
        // Formats for programs do not mention it.
        assert!(reported.is_empty() || reported == kept(5, 5) || options.contains(&"ru"), "{options:?}: {reported}");
    }
    // It works for one of each game, too.
    let copy = folder.games.with_file_name("one-of-each.pgn");
    let written = ["--notes", "--write-unique", copy.to_str().unwrap()];
    let without =
        run(project(), [&["audit", "--lang", "en"], written.as_slice(), &[folder.games.to_str().unwrap()]].concat());
    let expected = (without.status, fs::read(&copy).unwrap());
    let options = [&["audit", "--lang", "en", "--index", folder.index.to_str().unwrap()], written.as_slice()].concat();
    let with = run(project(), [options.as_slice(), &[folder.games.to_str().unwrap()]].concat());
    assert!(with.messages.contains(&kept(5, 5)), "{}", with.messages);
    assert_eq!((with.status, fs::read(&copy).unwrap()), expected);
}

#[test]
fn a_plan_reads_what_is_new_for_the_index_and_cuts_that_alone() {
    let folder = Folder::new("index-plan");
    let [index, games] = [&folder.index, &folder.games].map(|path| path.to_str().unwrap());
    let plan = |paths: &[&str]| {
        let ran = run(project(), [&["plan", "--lang", "en", "--index", index], paths].concat());
        assert_eq!(ran.status, 0, "{}", ran.messages);
        (ran.results.lines().count(), ran.messages)
    };
    let (n_ranges, reported) = plan(&[games]);
    assert!(n_ranges == 5 && reported.contains(&kept(0, 5)), "{n_ranges} {reported}");
    assert_eq!(folder.audit(&[]), kept(5, 5));
    let (n_ranges, reported) = plan(&[games]);
    assert!(n_ranges == 0 && reported.contains(&kept(5, 5)), "{n_ranges} {reported}");
    fs::copy(folder.path("database.pgn"), folder.path("another.pgn")).unwrap();
    let whole = run(project(), ["plan", folder.path("another.pgn").to_str().unwrap()]).results;
    let ran = run(project(), ["plan", "-q", "--index", index, games]);
    assert_eq!((ran.results, ran.messages), (whole, String::new()));
    assert_eq!(folder.audit(&[]), kept(6, 6));
    // A plan reports the same as an audit.
    assert!(plan(&["--notes", games]).1.contains(&kept(0, 6)));
    assert_eq!(folder.audit(&["--notes"]), kept(6, 6));
    let missing = folder.path("none.pgn");
    let ran = run(project(), ["plan", "-q", "--index", index, missing.to_str().unwrap()]);
    assert!(ran.status == 2 && ran.results.is_empty(), "{}", ran.messages);
    let ran = run(project(), ["plan", "--index", index, "-"]);
    assert!(ran.status == 2 && ran.messages.contains("stream"), "{}", ran.messages);
    let club = folder.path("club.pgn");
    let before = fs::read(&club).unwrap();
    assert_eq!(
        run(project(), ["plan", "--index", club.to_str().unwrap(), folder.path("names.pgn").to_str().unwrap()]).status,
        2
    );
    assert_eq!(fs::read(&club).unwrap(), before);
}

#[test]
fn what_is_known_is_left_out_and_counted_all_the_same() {
    let folder = Folder::new("index-baseline");
    let baseline = folder.games.with_file_name("known");
    let known = baseline.to_str().unwrap();
    let paths = folder.games.to_str().unwrap();
    run(project(), ["audit", "-q", "--baseline", known, paths]);
    let text = fs::read_to_string(folder.path("club.pgn")).unwrap();
    fs::write(folder.path("club.pgn"), format!("{text}\n\n[White \"Tal\"]\n\n1. e4 e5 2. Ke3 *\n")).unwrap();
    assert_eq!(folder.audit(&["--baseline", known]), kept(0, 5));
    assert_eq!(folder.audit(&["--baseline", known]), kept(5, 5));
    assert_eq!(folder.audit(&[]), kept(0, 5));
}

#[test]
fn an_index_that_is_damaged_cut_or_of_another_build_is_reported_and_rebuilt() {
    let folder = Folder::new("index-damaged");
    folder.audit(&[]);
    let whole = fs::read(&folder.index).unwrap();
    let damaged = format!("the index {} is damaged; rebuilding", folder.index.display());
    for len in [0, 5, 14, 30, 100, whole.len() / 2, whole.len() - 1] {
        fs::write(&folder.index, &whole[..len]).unwrap();
        let reported = folder.audit(&[]);
        assert!(reported.contains("rebuilding") && reported.ends_with(&kept(0, 5)), "{len}: {reported}");
        assert_eq!(folder.audit(&[]), kept(5, 5), "{len}");
    }
    for at in [60, 500, whole.len() / 2, whole.len() - 300, whole.len() - 60, whole.len() - 20, whole.len() - 1] {
        let mut changed = whole.clone();
        changed[at] ^= 0x10;
        fs::write(&folder.index, &changed).unwrap();
        let reported = folder.audit(&[]);
        assert!(reported.contains(&damaged), "{at}: {reported}");
        assert_eq!(folder.audit(&[]), kept(5, 5), "{at}");
    }
    let text = String::from_utf8_lossy(&whole[..16]).into_owned();
    assert!(text.starts_with("# zapis index 2,"), "{text}");
    fs::write(&folder.index, [b"# zapis index 0, of another\n", &whole[40..]].concat()).unwrap();
    let reported = folder.audit(&[]);
    assert!(reported.contains("by another build") && reported.ends_with(&kept(0, 5)), "{reported}");
}

#[test]
fn a_users_file_is_not_taken_for_an_index() {
    let folder = Folder::new("index-other");
    fs::write(&folder.index, "my notes\n").unwrap();
    let ran = run(project(), ["audit", "--index", folder.index.to_str().unwrap(), folder.games.to_str().unwrap()]);
    assert_eq!((ran.status, ran.results.as_str()), (2, ""));
    assert!(ran.messages.contains("is not an index"), "{}", ran.messages);
    assert_eq!(fs::read_to_string(&folder.index).unwrap(), "my notes\n");
    let club = folder.path("club.pgn");
    let ran = run(project(), ["audit", "--index", club.to_str().unwrap(), folder.games.to_str().unwrap()]);
    assert_eq!((ran.status, ran.results.as_str()), (2, ""));
}

#[test]
fn what_cannot_be_kept_is_read_each_time() {
    let folder = Folder::new("index-read-again");
    for source in ["bridge/club-tuesday.pbn", "cases/unreadable-move.pgn"] {
        let from = project().join("corpus").join(source);
        if from.exists() {
            fs::copy(&from, folder.path(from.file_name().unwrap().to_str().unwrap())).unwrap();
        }
    }
    fs::write(folder.path("empty.pgn"), "").unwrap();
    fs::write(folder.path("prose.txt"), "A text that holds no game at all, only words.\n").unwrap();
    // A date in the future is a fault today, and will not be one later.
    fs::write(folder.path("future.pgn"), "[White \"Tal\"]\n[Date \"2999.01.01\"]\n\n1. e4 e5 *\n").unwrap();
    folder.audit(&[]);
    folder.audit(&[]);
    folder.audit(&["--notes"]);
    folder.audit(&["--notes"]);
    // Truncated input is reported both times, and not kept.
    let packed = folder.path("cut.pgn.gz");
    fs::write(&packed, [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0x4b]).unwrap();
    folder.audit(&[]);
    folder.audit(&[]);
}

#[test]
fn one_file_named_twice_is_read_twice() {
    let folder = Folder::new("index-twice");
    let [club, names] = ["club.pgn", "names.pgn"].map(|name| folder.path(name));
    for _ in 0..3 {
        folder.audit_paths(&[&club, &names, &club], &[]);
        folder.audit_paths(&[&names, &club], &[]);
    }
    sleep(Duration::from_millis(10));
    folder.audit_paths(&[&club], &[]);
}

#[test]
fn a_run_that_is_given_up_leaves_the_index_as_it_was() {
    let folder = Folder::new("index-full");
    folder.audit(&[]);
    let before = fs::read(&folder.index).unwrap();
    fs::write(folder.path("club.pgn"), "[White \"Tal\"]\n\n1. e4 e5 2. Ke3 *\n").unwrap();
    // No file of that name can be written to the folder, so the run ends before the index gets its name.
    let ran = run(
        project(),
        [
            "audit",
            "-q",
            "--index",
            folder.index.to_str().unwrap(),
            "-o",
            folder.games.join("no-such-folder/out").to_str().unwrap(),
            folder.games.to_str().unwrap(),
        ],
    );
    assert_eq!(ran.status, 2);
    assert_eq!(fs::read(&folder.index).unwrap(), before);
    assert_eq!(folder.audit(&[]), kept(4, 5));
}
