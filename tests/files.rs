//! Files: where a run writes, never over its input or over other people's files, and which files of a folder are record
//! files.
#![cfg(unix)]

use std::fs;
use std::io::{Cursor, Write};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::support::run::{Ran, project, run, scratch};

const GAME: &str = "[Event \"a\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n";

/// Runs a line of shell in which `zapis` is the program.
fn shell(folder: &Path, line: &str) -> Ran {
    let mut command = Command::new("sh");
    command.args(["-c", &line.replace("zapis", "\"$0\""), env!("CARGO_BIN_EXE_zapis")]).current_dir(folder);
    let output = command.env_remove("LANG").env_remove("LC_ALL").stdin(Stdio::null()).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { results: text(output.stdout), messages: text(output.stderr), status: output.status.code().unwrap() }
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        archive.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
        archive.write_all(bytes).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

/// Makes a folder in which one game has many names: links of both kinds, compressed, in a folder, in an archive.
fn many_names(name: &str) -> PathBuf {
    let folder = scratch(name);
    fs::create_dir(folder.join("games")).unwrap();
    for file in ["a.pgn", "games/b.pgn", "other.pgn"] {
        fs::write(folder.join(file), GAME).unwrap();
    }
    fs::copy(project().join("corpus/games/tavreli.tpgn"), folder.join("towers.tpgn")).unwrap();
    symlink("a.pgn", folder.join("link.pgn")).unwrap();
    symlink("games", folder.join("way")).unwrap();
    fs::hard_link(folder.join("a.pgn"), folder.join("hard.pgn")).unwrap();
    fs::write(folder.join("packed.pgn.gz"), gzip(GAME.as_bytes())).unwrap();
    fs::write(folder.join("archive.zip"), zip(&[("x.pgn", GAME.as_bytes())])).unwrap();
    folder
}

/// Records all names and bytes below a folder.
fn everything(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut all = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(path) = waiting.pop() {
        for entry in fs::read_dir(path).unwrap() {
            let path = entry.unwrap().path();
            if fs::symlink_metadata(&path).unwrap().is_dir() {
                waiting.push(path);
            } else {
                all.push((path.clone(), fs::read(&path).unwrap_or_default()));
            }
        }
    }
    all.sort();
    all
}

#[test]
fn an_output_that_is_an_input_is_refused_whatever_it_is_called() {
    let folder = many_names("outputs-inputs");
    let before = everything(&folder);
    for (inputs, output) in [
        ("a.pgn", "a.pgn"),
        ("a.pgn", "./a.pgn"),
        ("a.pgn", "games/../a.pgn"),
        ("a.pgn", "link.pgn"),
        ("a.pgn", "hard.pgn"),
        ("link.pgn", "a.pgn"),
        ("other.pgn hard.pgn", "link.pgn"),
        ("games", "games/b.pgn"),
        ("games", "way/b.pgn"),
        ("way", "games/b.pgn"),
        ("packed.pgn.gz", "packed.pgn.gz"),
        ("archive.zip", "./archive.zip"),
        ("towers.tpgn", "towers.tpgn"),
    ] {
        for command in ["convert", "export", "export --format csv", "repair", "standings", "compare other.pgn"] {
            if command.starts_with("compare") && inputs.len() != 5 {
                continue;
            }
            let ran = shell(&folder, &format!("zapis {command} {inputs} -o {output}"));
            assert_eq!((ran.status, ran.results.as_str()), (2, ""), "{command} {inputs} -o {output}");
            assert_eq!(ran.messages.lines().count(), 1, "{}", ran.messages);
        }
        for option in ["--write-unique", "--merge", "--baseline", "--update-baseline --baseline"] {
            let ran = shell(&folder, &format!("zapis audit {inputs} {option} {output}"));
            assert_eq!((ran.status, ran.results.as_str()), (2, ""), "audit {inputs} {option} {output}");
        }
        assert_eq!(everything(&folder), before, "{inputs} -o {output}");
    }
    for line in [
        "zapis convert -o a.pgn <a.pgn",
        "zapis convert - -o link.pgn <hard.pgn",
        "zapis export other.pgn - -o a.pgn <a.pgn",
        "zapis convert a.pgn >>hard.pgn",
        "zapis convert >>a.pgn <a.pgn",
        "zapis standings a.pgn --trf other.pgn -o other.pgn",
        "zapis repair --interactive other.pgn -o a.pgn <a.pgn",
    ] {
        assert_eq!(shell(&folder, line).status, 2, "{line}");
        assert_eq!(everything(&folder), before, "{line}");
    }
    // A file that only looks alike is written.
    assert_eq!(shell(&folder, "zapis convert -q a.pgn -o A.pgn").status, 0);
    assert_eq!(shell(&folder, "zapis convert -q a.pgn -o games/a.pgn").status, 0);
    assert_eq!(shell(&folder, "zapis convert -q games -o games/new.pgn").status, 0);
    assert_eq!(shell(&folder, "zapis convert -q games -o games/new.pgn").status, 2);
    assert_eq!(shell(&folder, "zapis convert -q /dev/null -o /dev/null").status, 0);
}

#[test]
fn what_a_shell_made_in_the_folder_for_the_results_is_not_read() {
    let folder = many_names("outputs-report");
    for _ in 0..2 {
        let ran = shell(&folder, "zapis convert games >>games/all.pgn");
        assert_eq!((ran.messages.as_str(), ran.status), ("zapis: games/all.pgn: this run writes to it; skipped\n", 0));
    }
    assert_eq!(fs::read_to_string(folder.join("games/all.pgn")).unwrap().matches("[Event ").count(), 2);
}

#[test]
fn two_outputs_never_go_to_one_place() {
    let folder = many_names("outputs-twice");
    let before = everything(&folder);
    for line in [
        "zapis audit a.pgn --write-unique new --baseline new",
        "zapis audit a.pgn --write-unique new --baseline ./new",
        "zapis audit a.pgn --write-unique new --baseline games/../new",
        "zapis audit a.pgn --write-unique -",
        "zapis audit a.pgn --baseline -",
        "zapis compare --format json a.pgn other.pgn -o -",
    ] {
        assert_eq!(shell(&folder, line).status, 2, "{line}");
        assert_eq!(everything(&folder), before, "{line}");
    }
    assert_eq!(shell(&folder, "zapis audit -q a.pgn --write-unique new >new").status, 2);
}

#[test]
fn a_file_that_is_no_baseline_is_never_written_over() {
    let folder = many_names("outputs-baseline");
    for (name, bytes) in [
        ("empty", &b""[..]),
        ("text", b"some notes of mine\n"),
        ("bytes", b"\xFF\xFE\0\x01"),
        ("title.pgn", b"# zapis baseline 10\n"),
    ] {
        fs::write(folder.join(name), bytes).unwrap();
    }
    fs::create_dir(folder.join("folder")).unwrap();
    let before = everything(&folder);
    for file in ["other.pgn", "empty", "text", "bytes", "title.pgn", "folder", "packed.pgn.gz", "/dev/null"] {
        for option in ["", "--update-baseline"] {
            let ran = shell(&folder, &format!("zapis audit a.pgn {option} --baseline {file}"));
            assert_eq!((ran.status, ran.messages.lines().count()), (2, 1), "{file} {option}: {}", ran.messages);
            assert_eq!(everything(&folder), before, "{file} {option}");
        }
    }
    assert_eq!(shell(&folder, "zapis audit -q a.pgn --baseline known").status, 0);
    let known = fs::read(folder.join("known")).unwrap();
    assert_eq!(shell(&folder, "zapis audit -q missing.pgn --update-baseline --baseline known").status, 2);
    assert_eq!(fs::read(folder.join("known")).unwrap(), known, "a run that failed leaves the baseline");
    assert_eq!(shell(&folder, "zapis audit -q a.pgn games --update-baseline --baseline known").status, 0);
}

#[test]
fn an_output_is_put_in_place_only_when_all_could_be_read() {
    let folder = many_names("outputs-failed");
    let packed = gzip(GAME.repeat(3000).as_bytes());
    fs::write(folder.join("half.pgn.gz"), &packed[..packed.len() / 2]).unwrap();
    fs::write(folder.join("old.pgn"), "what was there").unwrap();
    fs::write(folder.join("report.txt"), "012 Cup\n022 Town\n032 RUS\n").unwrap();
    let before = everything(&folder);
    for inputs in ["missing.pgn", "a.pgn missing.pgn", "half.pgn.gz", "a.pgn half.pgn.gz", "a.pgn --letters xx"] {
        for command in ["convert", "export", "repair", "standings", "compare other.pgn"] {
            let ran = shell(&folder, &format!("zapis {command} {inputs} -o old.pgn"));
            assert_eq!(ran.status, 2, "{command} {inputs}: {}", ran.messages);
        }
        let ran = shell(&folder, &format!("zapis audit {inputs} --write-unique old.pgn --baseline new"));
        assert_eq!(ran.status, 2, "audit {inputs}: {}", ran.messages);
        assert_eq!(everything(&folder), before, "{inputs}");
    }
    let ran = run(&folder, ["convert", "-q", "half.pgn.gz", "-o", "old.pgn"]);
    let last = ran.messages.lines().last().unwrap();
    assert_eq!(last, "zapis: old.pgn was not written, since not everything could be read: what was there is unchanged");
    let ran = run(&folder, ["convert", "-q", "--lang", "ru", "half.pgn.gz", "-o", "old.pgn"]);
    assert!(ran.messages.contains("old.pgn не записан"), "{}", ran.messages);
    // Standard output receives what could be read.
    assert!(run(&folder, ["convert", "-q", "half.pgn.gz"]).results.len() > 1000);
    // Errors found in records do not prevent writing.
    fs::write(folder.join("wrong.pgn"), "1. e4 e5 2. Qh9 *\n").unwrap();
    assert_eq!(run(&folder, ["convert", "-q", "wrong.pgn", "-o", "old.pgn"]).status, 1);
    assert!(fs::read_to_string(folder.join("old.pgn")).unwrap().contains("not played"));
}

#[test]
fn a_hyphen_is_standard_output() {
    let folder = many_names("outputs-hyphen");
    let before = everything(&folder);
    for command in ["convert", "export", "repair", "standings", "compare other.pgn"] {
        let plain = shell(&folder, &format!("zapis {command} a.pgn"));
        for output in ["-", "/dev/stdout"] {
            let ran = shell(&folder, &format!("zapis {command} a.pgn -o {output}"));
            assert_eq!((ran.results, ran.status), (plain.results.clone(), plain.status), "{command} -o {output}");
        }
    }
    assert_eq!(everything(&folder), before);
    assert_eq!(shell(&folder, "zapis convert -q a.pgn -o ./-").status, 0);
    assert!(folder.join("-").is_file());
}

#[test]
fn files_of_the_user_beside_an_output_stay_whatever_they_are_called() {
    let folder = scratch("outputs-beside");
    fs::write(folder.join("a.pgn"), GAME).unwrap();
    let beside = [
        "out.pgn.2024-11.part",
        "out.pgn.1.part",
        "out.pgn.001.part",
        "out.pgn.7-3.part",
        "out.pgn.part",
        "out.pgn~",
        "zapis.5.part",
        ".zapis-abcdefabcdef.tmp",
        ".zapis-.tmp",
        ".out.pgn.swp",
    ];
    for name in beside {
        fs::write(folder.join(name), "mine").unwrap();
    }
    let before = everything(&folder);
    for command in [
        "convert -q a.pgn -o out.pgn",
        "convert -q a.pgn -o out.pgn",
        "export -q a.pgn -o out.pgn",
        "sort -q --by date a.pgn -o out.pgn",
        "audit -q a.pgn --write-unique out.pgn",
        "validate -q --baseline out.baseline a.pgn",
        "split -q --every 1 --into . a.pgn",
        "convert -q nothing.pgn -o out.pgn",
    ] {
        shell(&folder, &format!("zapis {command}"));
        let after = everything(&folder);
        assert!(before.iter().all(|known| after.contains(known)), "{command}");
    }
}

#[test]
fn an_archive_inside_an_archive_is_reported() {
    let folder = scratch("outputs-archives");
    let inner = zip(&[("x.pgn", GAME.as_bytes())]);
    let members: &[(&str, &[u8])] = &[("a.pgn", GAME.as_bytes()), ("more/old.zip", &inner), ("b.tar.gz", b"\x1F\x8B")];
    fs::write(folder.join("outer.zip"), zip(members)).unwrap();
    fs::write(folder.join("nothing.zip"), zip(&[("old.ZIP", &inner), ("photo.jpg", b"x")])).unwrap();
    let ran = run(&folder, ["validate", "outer.zip"]);
    let reported = |name| format!("zapis: outer.zip/{name}: an archive inside an archive; skipped. ");
    for name in ["more/old.zip", "b.tar.gz"] {
        assert_eq!(ran.messages.matches(&reported(name)).count(), 1, "{}", ran.messages);
    }
    assert_eq!((ran.status, ran.messages.lines().count()), (0, 3), "{}", ran.messages);
    let ran = run(&folder, ["validate", "--lang", "ru", "nothing.zip"]);
    assert!(ran.messages.contains("nothing.zip/old.ZIP: архив внутри архива; пропущен"), "{}", ran.messages);
    assert_eq!(ran.status, 2, "nothing could be read");
}

const HOSTILE: &str = "[Event \"\u{1b}[31mred\u{1b}]0;owned\u{7}\"]\n[White \"A\u{202e}B\"]\n[Black \"C\u{9b}2JD\"]\n\n\
    1. e4 {\u{1b}[5mblink \u{2066}} e5 2. Nf3 Nc6 *\n";

/// Runs the program with a terminal as its standard output and returns what it wrote.
#[cfg(target_os = "linux")]
fn on_a_terminal(folder: &Path, arguments: &[&str]) -> Vec<u8> {
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    use std::io::Read;

    let own = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&own).unwrap();
    unlockpt(&own).unwrap();
    let name = ptsname(&own, Vec::new()).unwrap().into_string().unwrap();
    let terminal = fs::OpenOptions::new().read(true).write(true).open(name).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_zapis"));
    command.args(arguments).current_dir(folder).stdin(Stdio::null()).stderr(Stdio::null()).stdout(terminal);
    let mut child = command.spawn().unwrap();
    // The terminal is open for the program alone, so that reading ends with it.
    drop(command);
    let (mut own, mut written, mut chunk) = (fs::File::from(own), Vec::new(), [0; 4096]);
    while let Ok(len @ 1..) = own.read(&mut chunk) {
        written.extend_from_slice(&chunk[..len]);
    }
    child.wait().unwrap();
    written
}

#[cfg(target_os = "linux")]
#[test]
fn records_never_steer_a_terminal_and_stay_as_they_are_in_a_file() {
    let folder = scratch("files-terminal");
    fs::write(folder.join("a.pgn"), HOSTILE).unwrap();
    fs::write(folder.join("b.pgn"), HOSTILE.replace("Nc6", "Nx6")).unwrap();
    for arguments in [
        &["convert", "a.pgn"][..],
        &["convert", "--jobs", "1", "b.pgn"],
        &["convert", "a.pgn", "-o", "/dev/stdout"],
        &["export", "a.pgn"],
        &["export", "--format", "ndjson", "a.pgn"],
        &["export", "--format", "csv", "a.pgn"],
        &["repair", "b.pgn"],
        &["repair", "--format", "json", "b.pgn"],
        &["compare", "a.pgn", "b.pgn"],
        &["compare", "--format", "json", "a.pgn", "b.pgn"],
        &["validate", "--color", "never", "--notes", "b.pgn"],
        &["validate", "--format", "json", "--notes", "b.pgn"],
        &["claims", "--at", "1", "--by", "white", "--format", "json", "a.pgn"],
        &["standings", "--event", "red", "a.pgn"],
    ] {
        let shown = on_a_terminal(&folder, arguments);
        assert!(!shown.is_empty() || arguments[0] == "standings", "{arguments:?}");
        let shown = String::from_utf8(shown).unwrap();
        let hidden = shown.chars().find(|char| {
            char.is_control() && !matches!(char, '\n' | '\r' | '\t') || matches!(char, '\u{202e}' | '\u{2066}')
        });
        assert_eq!(hidden, None, "{arguments:?}: {shown}");
        if arguments[0] == "convert" {
            assert!(shown.contains("␛[31mred") && shown.contains("A⟨U+202E⟩B"), "{arguments:?}: {shown}");
        }
        if arguments.contains(&"ndjson") {
            let line: serde_json::Value = serde_json::from_str(shown.trim_end()).unwrap();
            assert_eq!(line["tags"][1][1], "A\u{202e}B", "what is meant is the same");
        }
    }
    let piped = run(&folder, ["convert", "a.pgn"]).results;
    assert!(piped.contains("\u{1b}[31mred") && piped.contains("A\u{202e}B") && piped.contains("C\u{9b}2JD"), "{piped}");
    assert_eq!(run(&folder, ["convert", "a.pgn", "-o", "out.pgn"]).status, 0);
    assert_eq!(fs::read_to_string(folder.join("out.pgn")).unwrap(), piped);
}

#[test]
fn paths_are_true_in_json_and_safe_for_people() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = scratch("files-names");
    let names: [(&[u8], &str); 4] = [
        (b"a\x1b[31m\n\xE2\x80\xAE.pgn", "a\u{1b}[31m\n\u{202e}.pgn"),
        (b"file:b%.pgn", "file:file%3Ab%25.pgn"),
        (b"\xCF\xE0\xF0 1.pgn", "file:%CF%E0%F0%201.pgn"),
        ("партия 1.pgn".as_bytes(), "партия 1.pgn"),
    ];
    for (name, expected) in names {
        let path = Path::new(OsStr::from_bytes(name));
        fs::write(folder.join(path), GAME.replace("Nc6", "Nx6")).unwrap();
        for (command, format) in [("validate", "json"), ("export", "ndjson"), ("repair", "json"), ("audit", "json")] {
            let arguments = [command, "--format", format].map(OsStr::new).into_iter().chain([path.as_os_str()]);
            let ran = run(&folder, arguments);
            let line: serde_json::Value = serde_json::from_str(ran.results.lines().next().unwrap()).unwrap();
            let found = line.get("path").unwrap_or(&line["source"]["path"]);
            assert_eq!(found, expected, "{command}: {}", ran.results);
        }
        for (command, format) in
            [("validate", "concise"), ("validate", "text"), ("audit", "concise"), ("repair", "text")]
        {
            let arguments = [command, "--format", format].map(OsStr::new).into_iter().chain([path.as_os_str()]);
            let ran = run(&folder, arguments);
            let is_raw = |text: &str| text.contains(['\u{1b}', '\u{202e}']);
            assert!(!is_raw(&ran.results) && !is_raw(&ran.messages), "{command}: {}", ran.results);
        }
    }
}

const PBN: &str = "% PBN 2.1\n[Event \"x\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:AK.. ... ... ...\"]\n[Auction \"N\"]\n1C Pass 1S Pass\n";
const LIN: &str = "pn|a,b,c,d|st||md|3SAKHQ,,,|sv|o|mb|1C|mb|p|pc|S2|\n";
const README: &str = "# The club's games\n\nThis folder has the games of the club, a file for each evening. The first move \
    of the year was Nf3, and the last one was e4, as every year since 1998. If you find a mistake, please tell Anna or \
    write to the secretary of the club.\n\n1. Unpack the archive.\n2. Open the files.\n3. Play them over.\n";

/// Counts the findings of every level in the summary of a run in JSON.
fn counts(ran: &Ran) -> [u64; 4] {
    let last: serde_json::Value = serde_json::from_str(ran.results.lines().last().unwrap()).unwrap();
    ["records", "errors", "warnings", "notes"].map(|name| last[name].as_u64().unwrap())
}

#[test]
fn deals_of_bridge_are_reported_and_not_read_as_chess() {
    let folder = scratch("files-bridge");
    fs::create_dir(folder.join("f")).unwrap();
    for (name, text) in [("f/a.pgn", GAME), ("f/b.pbn", PBN), ("f/c.lin", LIN), ("f/d.txt", PBN), ("f/e.PBN", "x y")] {
        fs::write(folder.join(name), text).unwrap();
    }
    fs::write(folder.join("f/g.pbn.gz"), gzip(PBN.as_bytes())).unwrap();
    fs::write(folder.join("z.zip"), zip(&[("a.pgn", GAME.as_bytes()), ("b.lin", LIN.as_bytes())])).unwrap();
    for name in ["f/b.pbn", "f/c.lin", "f/d.txt", "f/e.PBN", "f/g.pbn.gz"] {
        for command in ["validate", "convert", "export", "claims", "repair", "audit"] {
            let ran = run(&folder, [command, name]);
            if command == "export" && name != "f/e.PBN" {
                assert!(ran.status < 2 && ran.results.contains("\"system\":\"bridge\""), "{name}: {}", ran.messages);
                continue;
            }
            if matches!(command, "validate" | "audit") && name != "f/e.PBN" {
                assert!(ran.status == 1 && ran.messages.contains("1 record"), "{name}: {}", ran.messages);
                continue;
            }
            let why = match command {
                "validate" | "audit" | "export" => "no records of bridge are in it",
                _ => "records of bridge (`.pbn`, `.lin`) are not read here: `validate`, ",
            };
            let reported = format!("zapis: cannot read {name}: {why}");
            assert_eq!(ran.messages.matches(&reported).count(), 1, "{command} {name}: {}", ran.messages);
            assert_eq!(ran.status, 2, "{command} {name}");
        }
        let ran = shell(&folder, &format!("zapis validate -q --lang ru <{name}"));
        assert_eq!(ran.messages.matches("здесь не читаются").count(), 0, "{name}");
    }
    // In a folder or an archive they are ignored.
    let ran = run(&folder, ["convert", "-q", "f", "z.zip", "-o", "all.pgn"]);
    assert_eq!((ran.status, ran.messages.matches("are not read here").count()), (0, 6), "{}", ran.messages);
    assert_eq!(fs::read_to_string(folder.join("all.pgn")).unwrap().matches("[Event ").count(), 2);
    // With `--input pgn` it is read as PGN.
    assert_eq!(run(&folder, ["validate", "-q", "--input", "pgn", "f/b.pbn"]).status, 1);
}

#[test]
fn a_file_of_a_folder_without_any_record_is_one_note() {
    let folder = scratch("files-read-me");
    fs::create_dir(folder.join("f")).unwrap();
    let packed = gzip(README.as_bytes());
    let report = "012 Cup\n022 Town\n032 RUS\n042 2024/01/01\n";
    let files: [(&str, &[u8]); 7] = [
        ("a.pgn", GAME.as_bytes()),
        ("sheet.txt", b"1. e4 e5\n2. Nf3 Nc6\n"),
        ("README.txt", README.as_bytes()),
        ("README.TXT.gz", &packed),
        ("letter.pgn", "Партии тура пришлю завтра.\n".as_bytes()),
        ("blank.txt", b"\n\n\n"),
        ("report.txt", report.as_bytes()),
    ];
    for (name, bytes) in files {
        fs::write(folder.join("f").join(name), bytes).unwrap();
    }
    // A compressed file inside an archive is not read.
    let plain: Vec<(&str, &[u8])> = files.into_iter().filter(|(name, _)| !name.ends_with("gz")).collect();
    fs::write(folder.join("z.zip"), zip(&plain)).unwrap();
    let names = ["README.txt", "letter.pgn", "blank.txt", "README.TXT.gz"];
    for (path, separator, n_notes) in [("f", "f/", 4), ("z.zip", "z.zip/", 3)] {
        for command in ["validate", "audit"] {
            let ran = run(&folder, [command, "--format", "json", "--notes", "--select", "no-record", path]);
            assert_eq!((ran.status, counts(&ran)), (0, [2, 0, 0, n_notes]), "{command} {path}: {}", ran.results);
            for name in names.iter().take(usize::try_from(n_notes).unwrap()) {
                let is_there = ran.results.contains(&format!("\"path\":\"{separator}{name}\""));
                assert!(is_there, "{command} {path} {name}: {}", ran.results);
            }
            // `validate` checks a report file as such.
            let skipped = format!("zapis: {separator}report.txt: skipped: it is a report file");
            assert_eq!(ran.messages.starts_with(&skipped), command == "audit", "{}", ran.messages);
        }
    }
    // A file that is named is expected to hold games; this one has none.
    assert_eq!(run(&folder, ["validate", "-q", "f/letter.pgn"]).status, 1);
}

#[test]
fn bytes_that_are_no_text_are_one_error() {
    let folder = scratch("files-binary");
    fs::create_dir(folder.join("f")).unwrap();
    let bytes: Vec<u8> = (0..100_000_u32).map(|n| n.wrapping_mul(2_654_435_761).to_le_bytes()[2]).collect();
    fs::write(folder.join("f/random.pgn"), &bytes).unwrap();
    fs::write(folder.join("f/zeros.txt"), [0; 5000]).unwrap();
    fs::write(folder.join("f/packed.pgn.gz"), gzip(&bytes)).unwrap();
    fs::write(folder.join("f/crash.pgn"), [GAME.as_bytes(), &[0; 5000]].concat()).unwrap();
    for name in ["f/random.pgn", "f/zeros.txt", "f/packed.pgn.gz"] {
        for command in ["validate", "audit"] {
            let ran = run(&folder, [command, "--format", "json", name]);
            assert_eq!((ran.status, counts(&ran)), (2, [0, 1, 0, 0]), "{command} {name}: {}", ran.results);
        }
        let ran = run(&folder, ["repair", name]);
        assert_eq!((ran.status, ran.messages.matches("error[").count()), (2, 1), "{}", ran.messages);
        fs::write(folder.join("old.pgn"), "what was there").unwrap();
        assert_eq!(run(&folder, ["convert", "-q", name, "-o", "old.pgn"]).status, 2);
        assert_eq!(fs::read_to_string(folder.join("old.pgn")).unwrap(), "what was there");
    }
    let ran = run(&folder, ["validate", "--format", "json", "--select", "no-record", "f"]);
    assert_eq!((ran.status, counts(&ran)), (2, [1, 3, 0, 0]), "{}", ran.results);
}

#[test]
fn a_folder_without_records_is_a_warning_and_a_file_without_one_nothing_to_repair() {
    let folder = scratch("files-empty");
    fs::create_dir_all(folder.join("empty/deeper")).unwrap();
    fs::create_dir(folder.join("prose")).unwrap();
    fs::write(folder.join("prose/README.txt"), README).unwrap();
    fs::write(folder.join("a.pgn"), GAME).unwrap();
    for (paths, warnings) in [("empty", 1), ("empty prose a.pgn", 2), ("a.pgn", 0)] {
        for command in ["validate", "audit"] {
            let ran = shell(&folder, &format!("zapis {command} --format json --select no-record {paths}"));
            assert_eq!((ran.status, counts(&ran)[2]), (0, warnings), "{command} {paths}: {}", ran.results);
        }
        let ran = shell(&folder, &format!("zapis validate -q --select no-record --deny warnings {paths}"));
        assert_eq!(ran.status, i32::from(warnings > 0), "{paths}");
    }
    assert_eq!(run(&folder, ["repair", "-q", "prose/README.txt"]).status, 1);
    fs::write(folder.join("letter.txt"), "Dear arbiter, the sheets follow.\n").unwrap();
    let ran = run(&folder, ["repair", "-q", "letter.txt"]);
    assert_eq!((ran.results.as_str(), ran.status), ("", 1), "{}", ran.messages);
}

#[test]
fn the_table_counts_clean_records_too() {
    let folder = scratch("files-table");
    fs::create_dir(folder.join("sheets")).unwrap();
    for name in ["1.txt", "2.TXT", "3.txt"] {
        fs::write(folder.join("sheets").join(name), "1. e4 e5\n2. Nf3 Nc6\n*\n").unwrap();
    }
    fs::write(folder.join("sheets/4.txt.gz"), gzip(b"1. e4 e5\n2. Nf6 Nc6\n*\n")).unwrap();
    fs::write(folder.join("five.pgn"), GAME.repeat(5)).unwrap();
    fs::copy(project().join("corpus/games/chess960.pgn"), folder.join("960.pgn")).unwrap();
    let all = |ran: &Ran| {
        let line = ran.messages.lines().find(|line| line.starts_with("all ")).unwrap_or_default().to_owned();
        line.split_whitespace().skip(1).map(|number| number.parse().unwrap()).collect::<Vec<u64>>()
    };
    for jobs in ["1", "2"] {
        assert_eq!(all(&run(&folder, ["validate", "--jobs", jobs, "sheets"])), [4, 3, 1]);
        assert_eq!(all(&run(&folder, ["validate", "-q", "--jobs", jobs, "--table", "five.pgn"])), [5, 5, 0]);
        assert_eq!(all(&run(&folder, ["validate", "--format", "concise", "--table", "960.pgn", "five.pgn"])).len(), 3);
        let ran = run(&folder, ["validate", "--format", "json", "--jobs", jobs, "--table", "five.pgn"]);
        assert_eq!(ran.results.matches("{\"type\":\"sheet\"").count(), 5, "{}", ran.results);
        assert_eq!(ran.results.matches("\"verdict\":\"as-written\",\"plies\":4,").count(), 5, "{}", ran.results);
    }
    assert_eq!(all(&run(&folder, ["validate", "five.pgn"])), [0; 0], "nobody asked for it");
}

#[test]
fn several_pages_go_into_a_folder_of_their_own() {
    let folder = scratch("files-pages");
    fs::write(folder.join("a.pgn"), GAME.replace("Nf3", "Nf6")).unwrap();
    fs::write(folder.join("theirs.html"), "theirs").unwrap();
    let written = || {
        let entries = fs::read_dir(folder.join("report")).unwrap();
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    };
    for command in ["validate", "audit"] {
        let ran = run(&folder, [command, "-q", "--format", "html", "-o", "report/", "a.pgn"]);
        assert_eq!(
            (ran.status, written()),
            (1, vec!["index.html".to_owned(), "page-0001.html".to_owned()]),
            "{}",
            ran.messages
        );
        let index = fs::read_to_string(folder.join("report/index.html")).unwrap();
        assert!(index.contains("<td>a.pgn</td><td class=\"n\">1</td>"), "{index}");
        // Pages of another run or other files are not mixed with them.
        let again = run(&folder, [command, "-q", "--format", "html", "-o", "report", "a.pgn"]);
        assert_eq!(again.status, 2);
        assert!(again.messages.contains("report is not empty"), "{}", again.messages);
        fs::remove_dir_all(folder.join("report")).unwrap();
    }
    // If not everything could be read, nothing is written; other reports are one page.
    let ran = run(&folder, ["validate", "-q", "--format", "html", "-o", "report/", "a.pgn", "missing.pgn"]);
    assert_eq!((ran.status, written()), (2, Vec::new()));
    let ran = run(&folder, ["claims", "-q", "--format", "html", "-o", "report", "a.pgn"]);
    assert_eq!((ran.status, written()), (2, Vec::new()), "{}", ran.messages);
}
