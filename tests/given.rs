//! Files given besides the records: a file of another kind, an empty one or one without an end gives one line and
//! status 2.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::run::{Ran, scratch};

const GAME: &str =
    "[Event \"Cup\"]\n[Date \"2024.05.01\"]\n[White \"Tal\"]\n[Black \"Keres\"]\n\n1. e4 e5 2. Nf3 *\n\n";

/// The options that name a file, with their commands.
const OPTIONS: [&str; 9] = [
    "audit --baseline",
    "audit --decisions",
    "audit --events",
    "audit --players",
    "repair --hand",
    "standings --events",
    "standings --trf",
    "validate --baseline",
    "validate --config",
];

/// Runs a line of shell in which `zapis` is the program, with less memory than an endless file would take.
fn shell(folder: &Path, line: &str) -> Ran {
    let line = format!("ulimit -v 2000000; {}", line.replace("zapis ", "\"$0\" "));
    let mut command = Command::new("sh");
    command.args(["-c", &line, env!("CARGO_BIN_EXE_zapis")]).current_dir(folder).stdin(Stdio::null());
    let output = command.env_remove("LANG").env_remove("LC_ALL").output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { results: text(output.stdout), messages: text(output.stderr), status: output.status.code().unwrap() }
}

fn is_refused(ran: &Ran, what: &str) {
    assert_eq!((ran.results.as_str(), ran.status), ("", 2), "{what}: {}", ran.messages);
    let lines: Vec<&str> = ran.messages.lines().collect();
    assert!(lines.len() == 1 && lines[0].starts_with("zapis: "), "{what}: {lines:?}");
}

#[test]
fn a_file_of_another_kind_is_refused_in_one_line() {
    let folder = scratch("given-kinds");
    fs::write(folder.join("a.pgn"), GAME).unwrap();
    fs::create_dir(folder.join("folder")).unwrap();
    let table = "[[other]]\nname = 1\n";
    let long = "x".repeat(2 << 20);
    for (name, bytes) in [
        ("empty", b"".as_slice()),
        ("blank", b"\n  \n"),
        ("game.pgn", GAME.as_bytes()),
        ("page.html", b"<html><body>no list</body></html>"),
        ("table.toml", table.as_bytes()),
        ("bytes", &[0, 159, 146, 150, 255, 10, 0, 1]),
        ("long", long.as_bytes()),
    ] {
        fs::write(folder.join(name), bytes).unwrap();
    }
    for option in OPTIONS {
        for name in ["empty", "blank", "game.pgn", "page.html", "table.toml", "bytes", "long", "folder"] {
            let before = fs::read(folder.join(name)).ok();
            is_refused(&shell(&folder, &format!("zapis {option} {name} -q a.pgn")), &format!("{option} {name}"));
            assert_eq!(fs::read(folder.join(name)).ok(), before, "{option} {name}");
        }
    }
}

#[test]
fn a_file_without_an_end_is_refused_in_bounded_memory() {
    let folder = scratch("given-endless");
    fs::write(folder.join("a.pgn"), GAME).unwrap();
    for option in OPTIONS {
        is_refused(&shell(&folder, &format!("zapis {option} /dev/zero -q a.pgn")), &format!("{option} /dev/zero"));
        // Only the list of players is read as a stream.
        let piped = if option == "standings --trf" { "head -c 70000000 /dev/zero" } else { "yes" };
        let ran = shell(&folder, &format!("{piped} | zapis {option} /dev/stdin -q a.pgn"));
        assert_eq!(ran.status, 2, "{option}: {}", ran.messages);
        assert_eq!(ran.messages.matches("zapis: ").count(), 1, "{option}: {}", ran.messages);
    }
}

#[test]
fn settings_that_no_one_named_may_be_empty() {
    let folder = scratch("given-settings");
    fs::write(folder.join("a.pgn"), GAME).unwrap();
    fs::write(folder.join("zapis.toml"), "").unwrap();
    assert_eq!(shell(&folder, "zapis validate -q a.pgn").status, 0);
    is_refused(&shell(&folder, "zapis validate -q --config zapis.toml a.pgn"), "--config");
    fs::write(folder.join("zapis.toml"), "# nothing is set\n").unwrap();
    assert_eq!(shell(&folder, "zapis validate -q --config zapis.toml a.pgn").status, 0);
}
