//! `zapis validate --fix` and `--diff` for the user: files are replaced as a whole or left alone, with a reason.
#![cfg(unix)]

use std::fs;
use std::io::Write;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use crate::support::run::{collect, project, run, scratch, zapis};

const SPOILED: &str = "[Event \"a\"]\r\n[Date \"2020.1.5\"]\r\n[White \"\u{41f}\"]\r\n\r\n1. e4 e5 *\r\n";
const MENDED: &str = "[Event \"a\"]\r\n[Date \"2020.01.05\"]\r\n[White \"\u{41f}\"]\r\n\r\n1. e4 e5 *\r\n";

fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn a_file_is_mended_under_all_its_names_and_keeps_its_rights() {
    let folder = scratch("mend-names");
    fs::write(folder.join("a.pgn"), SPOILED).unwrap();
    fs::set_permissions(folder.join("a.pgn"), fs::Permissions::from_mode(0o640)).unwrap();
    symlink("a.pgn", folder.join("link.pgn")).unwrap();
    let ran = run(&folder, ["validate", "--fix", "link.pgn", "a.pgn"]);
    assert_eq!(ran.messages, "fixed 1 finding in 1 file\n1 record, 2 plies: 0 errors, 0 warnings, 0 notes\n");
    assert_eq!((ran.results.as_str(), ran.status), ("", 0));
    assert_eq!(read(folder.join("a.pgn")), MENDED);
    assert!(fs::symlink_metadata(folder.join("link.pgn")).unwrap().is_symlink());
    assert_eq!(fs::metadata(folder.join("a.pgn")).unwrap().permissions().mode() & 0o777, 0o640);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2, "nothing is left beside them");
}

#[test]
fn a_backup_is_kept_and_never_replaced() {
    let folder = scratch("mend-backup");
    fs::write(folder.join("a.pgn"), SPOILED).unwrap();
    let mend = || run(&folder, ["validate", "--fix", "--backup", ".bak", "--quiet", "a.pgn"]);
    assert_eq!(mend().status, 0);
    assert_eq!((read(folder.join("a.pgn")), read(folder.join("a.pgn.bak"))), (MENDED.to_owned(), SPOILED.to_owned()));
    fs::write(folder.join("a.pgn"), SPOILED.replace("e5", "c5")).unwrap();
    let ran = mend();
    assert_eq!(ran.status, 2);
    assert!(ran.messages.starts_with("zapis: cannot fix a.pgn: no backup a.pgn.bak: "), "{}", ran.messages);
    assert_eq!(
        (read(folder.join("a.pgn")), read(folder.join("a.pgn.bak"))),
        (SPOILED.replace("e5", "c5"), SPOILED.to_owned())
    );
}

#[test]
fn unwritable_files_are_reported_and_the_rest_is_fixed() {
    let folder = scratch("mend-not");
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(SPOILED.as_bytes()).unwrap();
    fs::write(folder.join("a.pgn.gz"), packed.finish().unwrap()).unwrap();
    for name in ["b.pgn", "c.pgn"] {
        fs::write(folder.join(name), SPOILED).unwrap();
    }
    fs::set_permissions(folder.join("b.pgn"), fs::Permissions::from_mode(0o444)).unwrap();
    let ran = run(&folder, ["validate", "--fix", "."]);
    let reported = "zapis: ./a.pgn.gz is compressed, and nothing was written into it: unpack it with `gzip -dk`, then fix the \
                unpacked file\nzapis: cannot fix ./b.pgn: it is read-only\nfixed 1 finding in 1 file\n";
    assert!(ran.messages.starts_with(reported), "{}", ran.messages);
    assert_eq!(ran.status, 2);
    assert_eq!([read(folder.join("b.pgn")), read(folder.join("c.pgn"))], [SPOILED.to_owned(), MENDED.to_owned()]);
    let ran = run(&folder, ["validate", "--fix", "-", "c.pgn"]);
    assert_eq!((ran.status, ran.messages.lines().count()), (2, 1), "{}", ran.messages);
}

#[test]
fn standard_input_comes_out_mended_and_what_is_left_is_on_standard_error() {
    let folder = scratch("mend-pipe");
    let spoiled = SPOILED.replace("e5", "e5 2. Ke3");
    let ran = collect(zapis(&folder).args(["validate", "--fix", "--format", "concise", "-"]).write_stdin(spoiled));
    assert_eq!(ran.results, MENDED.replace("e5", "e5 2. Ke3"));
    let left =
        "<stdin>:5:13: error[illegal-move] illegal move `Ke3`: no white king reaches e3\nfixed 1 finding in 1 file\n";
    assert!(ran.messages.starts_with(left), "{}", ran.messages);
    assert_eq!(ran.status, 1);
}

#[test]
fn a_diff_shows_what_would_change_and_changes_nothing() {
    let folder = scratch("mend-diff");
    let lines = "% a line\n".repeat(30);
    let text = format!("{}{lines}{}", SPOILED.replace('\r', ""), SPOILED.replace('\r', "\n").trim_end());
    fs::write(folder.join("a b.pgn"), &text).unwrap();
    let ran = run(&folder, ["validate", "--diff", "a b.pgn"]);
    assert_eq!(ran.status, 1);
    assert_eq!(ran.messages, "2 findings would be fixed in 1 file\n");
    let (first, second) = ran.results.split_once("\n@@ -35,7 +35,7 @@\n").unwrap();
    assert_eq!(
        first,
        "--- a b.pgn\t\n+++ a b.pgn\t\n@@ -1,5 +1,5 @@\n [Event \"a\"]\n-[Date \"2020.1.5\"]\n+[Date \"2020.01.05\"]\n \
         [White \"П\"]\n \n 1. e4 e5 *"
    );
    assert!(second.ends_with("-[Date \"2020.1.5\"]\n+[Date \"2020.01.05\"]\n \n [White \"П\"]\n \n"), "{second}");
    assert_eq!(read(folder.join("a b.pgn")), text);
    let ran = run(project(), ["validate", "--diff", "corpus/games/chess960.pgn"]);
    assert_eq!((ran.results.as_str(), ran.status), ("", 0));
}

#[test]
fn fixes_that_need_a_look_are_made_when_requested() {
    let folder = scratch("mend-unsafe");
    let text = "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 0-1\n";
    fs::write(folder.join("a.pgn"), text).unwrap();
    let ran = run(&folder, ["validate", "--fix", "a.pgn"]);
    assert!(
        ran.messages.starts_with("fixed 0 findings in 0 files; 1 more with `--unsafe-fixes`\n"),
        "{}",
        ran.messages
    );
    assert_eq!(read(folder.join("a.pgn")), text);
    let ran = run(&folder, ["validate", "--fix", "--unsafe-fixes", "a.pgn"]);
    assert!(ran.messages.starts_with("fixed 1 finding in 1 file\n"), "{}", ran.messages);
    assert_ne!(read(folder.join("a.pgn")), text);
}

#[test]
fn records_of_bridge_are_mended_as_such_or_left_alone() {
    let folder = scratch("mend-bridge");
    let mut n_files = 0;
    for entry in fs::read_dir(project().join("corpus/bridge")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "pbn" || extension == "lin") {
            fs::copy(&path, folder.join(path.file_name().unwrap())).unwrap();
            n_files += 1;
        }
    }
    assert!(n_files > 100, "{n_files}");
    let reported = run(&folder, ["validate", "--quiet", "--format", "json", "."]).results;
    let has_fix = |name: &str| {
        let file = format!("\"{name}\"");
        reported.lines().any(|line| line.contains(&file) && line.contains("\"fix\":{"))
    };
    run(&folder, ["validate", "--fix", "--unsafe-fixes", "--quiet", "."]);
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let before = fs::read(project().join("corpus/bridge").join(name)).unwrap();
        assert!(
            has_fix(name) || fs::read(&path).unwrap() == before,
            "{name} was changed without a fix that validate tells"
        );
    }
}
