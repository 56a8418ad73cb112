//! Progress: a line on a terminal, correct for compressed input and for many files, and none elsewhere.

use std::fs;
use std::path::Path;

use crate::support::packing::{PACKERS, RECORDS, findings, gzip, validate, zip, zstd};
use crate::support::run::{collect, project, run, scratch, zapis};

/// Returns the last line of progress as it is written without a terminal, without the speed.
fn last_line(messages: &str) -> String {
    let line = messages.lines().rfind(|line| line.starts_with("zapis: ") && line.contains("/s, ")).unwrap_or_default();
    line.split(", ").filter(|part| !part.ends_with("/s")).collect::<Vec<_>>().join(", ")
}

/// Returns the number of bytes in a folder, as progress shows it.
fn total(folder: &Path) -> String {
    let total: u64 = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().metadata().unwrap().len()).sum();
    assert!((1000..1_000_000).contains(&total), "{total}");
    format!("{}.{:02} kB", total / 1000, (total % 1000 + 5) / 10)
}

#[test]
fn every_byte_of_every_file_is_counted_packed_or_not() {
    let folder = scratch("progress-bytes");
    let files = folder.join("games");
    fs::create_dir(&files).unwrap();
    for (ending, pack) in PACKERS {
        fs::write(files.join(format!("a.pgn.{ending}")), pack(RECORDS.as_bytes())).unwrap();
    }
    fs::write(files.join("b.pgn"), RECORDS).unwrap();
    // Much noise before and after the records.
    let noise: Vec<u8> = (0..6000_u32).map(|n| n.wrapping_mul(2_654_435_761).to_be_bytes()[0]).collect();
    let archive = zip(&[("a.png", &noise), ("b.pgn", RECORDS.as_bytes()), ("c.png", &noise)]);
    fs::write(files.join("c.pgn.zip"), archive).unwrap();
    fs::write(files.join("d.pgn.gz"), gzip(&zstd(RECORDS.as_bytes()))).unwrap();
    for jobs in ["1", "2"] {
        let ran = run(&folder, ["validate", "-q", "--progress", "always", "--jobs", jobs, "games"]);
        let total = total(&files);
        assert_eq!(last_line(&ran.messages), format!("zapis: {total} of {total}, 12 records, 12 findings"));
        assert_eq!(ran.status, 2);
    }
}

#[test]
fn standard_input_has_no_end_that_is_known() {
    let folder = scratch("progress-stdin");
    let mut command = zapis(&folder);
    let text = RECORDS.repeat(100);
    command.args(["convert", "-q", "--progress", "always", "-o", "out.pgn"]).write_stdin(text.as_str());
    let ran = collect(&mut command);
    let expected = format!("zapis: {}.{:02} kB, 200 records, 200 findings", text.len() / 1000, text.len() % 1000 / 10);
    assert_eq!(last_line(&ran.messages), expected);
}

#[test]
fn nothing_is_shown_where_there_is_no_terminal() {
    let folder = scratch("progress-silent");
    let (found, messages, _) = findings(&folder, "a.pgn", RECORDS.as_bytes());
    assert_eq!((found.len(), messages.as_str()), (2, ""));
    assert_eq!(validate(&folder, "a.pgn").messages, "");
    let ran = run(&folder, ["validate", "--progress", "auto", "a.pgn"]);
    assert_eq!(ran.messages, "2 records, 6 plies: 2 errors, 0 warnings, 0 notes\n");
}

/// Runs the program with standard error on a terminal, and returns all that was written there.
#[cfg(target_os = "linux")]
fn on_a_terminal(folder: &Path, arguments: &str) -> String {
    let line = format!("stty cols 80; '{}' {arguments} >out", env!("CARGO_BIN_EXE_zapis"));
    let output = std::process::Command::new("script")
        .args(["-qec", &line, "/dev/null"])
        .current_dir(folder)
        .env("TERM", "xterm")
        .stdin(std::process::Stdio::null())
        .output()
        .expect("`script`, a part of util-linux, makes a terminal");
    String::from_utf8(output.stdout).unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn on_a_terminal_a_line_is_drawn_and_goes_away() {
    let folder = scratch("progress-terminal");
    let games = fs::read_to_string(project().join("corpus/games/world-championship-and-tournament-games.pgn")).unwrap();
    let text = games.repeat(1_500_000 / games.len());
    fs::write(folder.join("a.pgn"), &text).unwrap();
    let screen = on_a_terminal(&folder, "validate --jobs 1 a.pgn");
    assert!(screen.contains("/1.50 MB") || screen.contains("/1.49 MB"), "{screen:?}");
    // The last line drawn is empty, and the summary takes its place.
    let (_, after) = screen.rsplit_once("\r\x1b[2K").expect("a line that is drawn anew");
    assert!(after.contains(" records, ") && after.contains(" plies: "), "{screen:?}");
    for line in screen.split('\r').map(|line| line.trim_start_matches("\x1b[2K")) {
        assert!(line.chars().count() <= 81, "{line:?} is wider than the terminal");
    }
    let quiet = on_a_terminal(&folder, "validate -q a.pgn");
    assert_eq!(quiet, "");
    let never = on_a_terminal(&folder, "validate --progress never a.pgn");
    assert_eq!(never.lines().count(), 1);
    assert!(!never.contains('\x1b'), "{never:?}");
}
