//! Failures outside the program: full disks, closed pipes, signals, files that cannot be read. One clear line, and
//! nothing half-done is left.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{Read, Write};
use std::os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt, symlink};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;

use crate::support::begun::wait_for_output;
use crate::support::run::{Ran, project, run, scratch};

const GOOD: &str = "[Event \"good\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n";
const BAD: &str = "[Event \"bad\"]\n\n1. e4 e5 2. Qh9 *\n\n";

/// Prepares the program to be started in `folder` by the standard library, so that the test can continue.
fn program(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zapis"));
    command.current_dir(folder);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs a line of shell in which `zapis` is the program.
fn shell(folder: &Path, line: &str) -> Ran {
    let output = Command::new("sh")
        .args(["-c", &line.replace("zapis", "\"$0\""), env!("CARGO_BIN_EXE_zapis")])
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran {
        results: text(output.stdout),
        messages: text(output.stderr),
        status: output.status.code().expect("the shell ends by itself"),
    }
}

fn signal(child: &Child, name: &str) {
    let sent = Command::new("kill").args(["-s", name, &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Starts a conversion of standard input to a file, which continues until standard input is closed.
fn endless_conversion(folder: &Path) -> Child {
    let mut command = program(folder);
    let mut child = command.args(["convert", "-q", "-o", "out.pgn"]).stdin(Stdio::piped()).spawn().unwrap();
    child.stdin.as_mut().unwrap().write_all(GOOD.as_bytes()).unwrap();
    wait_for_output(child.id(), folder);
    child
}

#[test]
fn a_full_disk_is_one_line_and_exit_status_two() {
    let folder = scratch("faults-full");
    fs::write(folder.join("a.pgn"), format!("{BAD}{GOOD}").repeat(2000)).unwrap();
    for command in ["validate -q", "convert -q", "export -q", "export -q --format csv", "list findings"] {
        let input = if command.starts_with("list") { "" } else { "a.pgn" };
        for jobs in ["", "--jobs 1", "--jobs 3"] {
            let jobs = if command.starts_with("list") { "" } else { jobs };
            let ran = shell(&folder, &format!("zapis {command} {jobs} {input} 2>errors >/dev/full"));
            let messages = fs::read_to_string(folder.join("errors")).unwrap();
            let last = messages.lines().last().unwrap_or_default();
            assert_eq!(ran.status, 2, "{command}");
            assert_eq!(last, "zapis: cannot write to standard output: No space left on device (os error 28)");
            assert_eq!(messages.matches("zapis:").count(), 1, "{command}: {messages}");
        }
    }
}

#[test]
fn a_disk_that_is_full_for_the_output_file_leaves_nothing() {
    let folder = scratch("faults-full-file");
    fs::write(folder.join("a.pgn"), GOOD.repeat(5000)).unwrap();
    // The system's limit on the length of files simulates a full disk.
    for signal in ["", "trap '' XFSZ; "] {
        for command in
            ["convert", "export --format ndjson", "export --format parquet", "sort --by date", "tags --complete"]
        {
            let ran = shell(&folder, &format!("{signal}ulimit -f 8; zapis {command} -q -o out.pgn a.pgn"));
            assert_eq!(
                (ran.messages.as_str(), ran.status),
                ("zapis: cannot write to out.pgn: File too large (os error 27)\n", 2),
                "{signal}{command}"
            );
            assert_eq!(names(&folder), ["a.pgn"], "{signal}{command}");
        }
        let ran = shell(&folder, &format!("{signal}ulimit -f 8; zapis split --every 5000 --into parts a.pgn"));
        assert_eq!((ran.status, names(&folder.join("parts")).len()), (2, 0), "{}", ran.messages);
        fs::remove_dir(folder.join("parts")).unwrap();
        let ran = shell(&folder, &format!("{signal}ulimit -f 8; zapis convert -q a.pgn > out.pgn"));
        assert_eq!(
            (ran.messages.as_str(), ran.status),
            ("zapis: cannot write to standard output: File too large (os error 27)\n", 2)
        );
        fs::remove_file(folder.join("out.pgn")).unwrap();
    }
}

#[test]
fn messages_that_do_not_fit_on_the_disk_are_exit_status_two() {
    let folder = scratch("faults-full-messages");
    fs::write(folder.join("a.pgn"), BAD).unwrap();
    assert_eq!(shell(&folder, "zapis convert -o out.pgn a.pgn 2>/dev/full").status, 2);
    assert_eq!(names(&folder), ["a.pgn"]);
}

#[test]
fn readers_that_go_away_are_no_error() {
    let folder = scratch("faults-pipes");
    fs::write(folder.join("good.pgn"), GOOD.repeat(20_000)).unwrap();
    fs::write(folder.join("bad.pgn"), BAD.repeat(2000)).unwrap();
    for (arguments, status) in [
        (["convert", "-q", "--jobs", "1", "good.pgn"], 0),
        (["convert", "-q", "--jobs", "2", "good.pgn"], 0),
        (["export", "-q", "--format", "ndjson", "good.pgn"], 0),
        (["validate", "--all", "-q", "--format=concise", "bad.pgn"], 1),
    ] {
        let mut child = program(&folder).args(arguments).spawn().unwrap();
        let mut first = [0];
        child.stdout.as_mut().unwrap().read_exact(&mut first).unwrap();
        drop(child.stdout.take());
        let mut messages = String::new();
        child.stderr.take().unwrap().read_to_string(&mut messages).unwrap();
        assert_eq!((messages.as_str(), child.wait().unwrap().code()), ("", Some(status)), "{arguments:?}");
    }
    // Standard error is closed: the results are complete nevertheless.
    for arguments in [&["convert", "none.pgn", "bad.pgn"][..], &["validate", "--all", "bad.pgn", "none.pgn"]] {
        let mut child = program(&folder).args(arguments).spawn().unwrap();
        drop(child.stderr.take());
        let output = child.wait_with_output().unwrap();
        assert!(output.stdout.len() > 2000 * 30, "{arguments:?}");
        assert_eq!(output.status.code(), Some(2));
    }
}

#[test]
fn a_program_that_is_killed_leaves_nothing() {
    let folder = scratch("faults-killed");
    fs::write(folder.join("out.pgn"), "what was there").unwrap();
    let mut child = endless_conversion(&folder);
    child.kill().unwrap();
    assert_eq!(child.wait().unwrap().signal(), Some(9));
    assert_eq!(fs::read_to_string(folder.join("out.pgn")).unwrap(), "what was there");
    assert_eq!(names(&folder), ["out.pgn"]);
    fs::write(folder.join("good.pgn"), GOOD).unwrap();
    assert_eq!(run(&folder, ["convert", "-q", "-o", "out.pgn", "good.pgn"]).status, 0);
    assert!(fs::read_to_string(folder.join("out.pgn")).unwrap().starts_with("[Event \"good\"]"));
}

#[test]
fn an_interrupted_program_cleans_up_and_ends_by_the_signal() {
    let folder = scratch("faults-interrupted");
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).unwrap_or_default();
    let ignored = u64::from_str_radix(ignored.trim(), 16).unwrap_or_default();
    for (name, number) in [("INT", 2), ("TERM", 15), ("HUP", 1)] {
        // A program in the background of a shell or under `nohup` is not to be interrupted, and neither are its
        // children.
        if ignored >> (number - 1) & 1 == 1 {
            continue;
        }
        let mut child = endless_conversion(&folder);
        // Waiting would close the input, and the program might end before the signal arrives.
        let _input = child.stdin.take();
        signal(&child, name);
        assert_eq!(child.wait().unwrap().signal(), Some(number));
        assert!(names(&folder).is_empty(), "{name}: {:?}", names(&folder));
    }
}

#[test]
fn a_signal_that_is_to_be_ignored_is_ignored() {
    let folder = scratch("faults-ignored");
    let mut child = Command::new("sh")
        .args(["-c", "trap '' HUP INT; exec \"$0\" convert -q -o out.pgn", env!("CARGO_BIN_EXE_zapis")])
        .current_dir(&folder)
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    wait_for_output(child.id(), &folder);
    signal(&child, "HUP");
    signal(&child, "INT");
    child.stdin.take().unwrap().write_all(GOOD.as_bytes()).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert_eq!(names(&folder), ["out.pgn"]);
}

#[test]
fn an_output_that_is_no_file_is_written_and_not_replaced() {
    let folder = scratch("faults-device");
    fs::copy(project().join("corpus/games/chess960.pgn"), folder.join("a.pgn")).unwrap();
    let pipe = folder.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reader = thread::spawn({
        let pipe = pipe.clone();
        move || fs::read_to_string(pipe).unwrap()
    });
    assert_eq!(run(&folder, ["convert", "-q", "-o", "pipe", "a.pgn"]).status, 0);
    assert!(reader.join().unwrap().starts_with("[Event "));
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
    // `/dev/stdout` is a pipe here.
    let ran = run(&folder, ["convert", "-q", "-o", "/dev/stdout", "a.pgn"]);
    assert!(ran.results.starts_with("[Event "), "{}", ran.messages);
    let ran = run(&folder, ["convert", "-q", "-o", ".", "a.pgn"]);
    assert_eq!((ran.messages.as_str(), ran.status), ("zapis: cannot write to .: Is a directory (os error 21)\n", 2));
    assert_eq!(names(&folder), ["a.pgn", "pipe"]);
}

#[test]
fn a_link_stays_a_link_and_who_may_read_stays_as_it_was() {
    let folder = scratch("faults-link");
    fs::write(folder.join("a.pgn"), GOOD).unwrap();
    fs::write(folder.join("own.pgn"), "").unwrap();
    fs::set_permissions(folder.join("own.pgn"), fs::Permissions::from_mode(0o600)).unwrap();
    symlink("own.pgn", folder.join("link.pgn")).unwrap();
    assert_eq!(run(&folder, ["convert", "-q", "-o", "link.pgn", "a.pgn"]).status, 0);
    assert!(fs::symlink_metadata(folder.join("link.pgn")).unwrap().is_symlink());
    assert!(fs::read_to_string(folder.join("own.pgn")).unwrap().starts_with("[Event"));
    assert_eq!(fs::metadata(folder.join("own.pgn")).unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(names(&folder), ["a.pgn", "link.pgn", "own.pgn"]);
}

#[test]
fn a_file_that_is_replaced_keeps_what_belongs_to_it_as_far_as_the_system_allows() {
    let folder = scratch("faults-kept");
    let path = folder.join("a.pgn");
    let owner = |path: &Path| {
        let metadata = fs::metadata(path).unwrap();
        (metadata.uid(), metadata.gid())
    };
    // Only the superuser can change the owner of files.
    let is_superuser = owner(&folder).0 == 0;
    for (arguments, number) in [
        (&["validate", "-q", "--fix", "a.pgn"][..], 1),
        (&["tags", "-q", "--set", "Site=Riga", "--in-place", "a.pgn"], 2),
        (&["convert", "-q", "b.pgn", "-o", "a.pgn"], 3),
        (&["convert", "-q", "b.pgn", "-o", "link.pgn"], 4),
    ] {
        fs::write(&path, "[Event \"good\"]\n[Date \"2020.5.1\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n").unwrap();
        fs::copy(&path, folder.join("b.pgn")).unwrap();
        let _ = symlink("a.pgn", folder.join("link.pgn"));
        if is_superuser {
            std::os::unix::fs::chown(&path, Some(1000 + number), Some(2000 + number)).unwrap();
        }
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        let name = "user.xdg.origin.url";
        let has_attributes = rustix::fs::setxattr(&path, name, b"x", rustix::fs::XattrFlags::empty()).is_ok();
        let (before, inode) = (owner(&path), fs::metadata(&path).unwrap().ino());
        let ran = run(&folder, arguments.iter());
        assert!(ran.status == 0 && !ran.messages.contains("zapis:"), "{arguments:?}: {}", ran.messages);
        let after = fs::metadata(&path).unwrap();
        assert_ne!(after.ino(), inode, "{arguments:?}: another file took its place");
        assert_eq!((owner(&path), after.mode() & 0o7777), (before, 0o640), "{arguments:?}");
        let mut value = Vec::with_capacity(8);
        let found = rustix::fs::getxattr(&path, name, rustix::buffer::spare_capacity(&mut value));
        assert_eq!(found.is_ok_and(|_| value == b"x"), has_attributes, "{arguments:?}");
        assert_eq!(names(&folder), ["a.pgn", "b.pgn", "link.pgn"]);
        assert!(fs::symlink_metadata(folder.join("link.pgn")).unwrap().is_symlink());
    }
}

#[test]
fn what_a_file_that_is_replaced_cannot_keep_is_reported() {
    let folder = scratch("faults-not-kept");
    let path = folder.join("a.pgn");
    fs::write(&path, GOOD).unwrap();
    fs::hard_link(&path, folder.join("other.pgn")).unwrap();
    fs::write(folder.join("b.pgn"), GOOD.replace("good", "better")).unwrap();
    let ran = run(&folder, ["convert", "-q", "b.pgn", "-o", "a.pgn"]);
    let expected = "zapis: a.pgn had 1 other name (a hard link), which keeps what it was\n";
    assert_eq!((ran.messages.as_str(), ran.status), (expected, 0));
    assert_eq!(fs::read_to_string(folder.join("other.pgn")).unwrap(), GOOD);
    // Another user's file in a folder that everybody may write to; only the superuser can set that up.
    if fs::metadata(&path).unwrap().uid() != 0 {
        return;
    }
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o777)).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o664)).unwrap();
    let mut command = program(&folder);
    let ran = command.args(["convert", "-q", "b.pgn", "-o", "a.pgn"]).uid(65534).gid(65534).output();
    // If the path to the program is the superuser's alone, no other user can run it.
    let Ok(output) = ran else { return };
    let messages = String::from_utf8(output.stderr).unwrap();
    let expected = "zapis: a.pgn has another owner and another group now: its own could not be kept, and the new group may \
                    do no more than everybody\n";
    assert_eq!((messages.as_str(), output.status.code()), (expected, Some(0)));
    assert_eq!(fs::metadata(&path).unwrap().mode() & 0o7777, 0o644);
}

#[test]
fn a_file_that_grows_while_it_is_mended_is_reported_as_that() {
    let folder = scratch("faults-grows");
    let path = folder.join("a.pgn");
    let record = "[Event \"good\"]\n[Date \"2020.5.1\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n";
    for arguments in [
        &["validate", "-q", "--format", "concise", "--fix", "a.pgn"][..],
        &["tags", "-q", "--dates", "--in-place", "a.pgn"],
    ] {
        fs::write(&path, record.repeat(5000)).unwrap();
        let mut child = program(&folder).args(arguments).stdout(Stdio::null()).spawn().unwrap();
        let mut log = fs::OpenOptions::new().append(true).open(&path).unwrap();
        let mut n_added = 0;
        while child.try_wait().unwrap().is_none() {
            log.write_all(record.as_bytes()).unwrap();
            n_added += 1;
            thread::sleep(std::time::Duration::from_millis(1));
        }
        let mut messages = String::new();
        child.stderr.take().unwrap().read_to_string(&mut messages).unwrap();
        assert!(messages.contains(" a.pgn: it was changed while it was read\n"), "{arguments:?}: {messages}");
        assert!(!messages.contains("would read worse"), "{arguments:?}: {messages}");
        assert_eq!(child.wait().unwrap().code(), Some(2), "{arguments:?}");
        assert!(fs::read_to_string(&path).unwrap() == record.repeat(5000 + n_added), "{arguments:?}: nothing is lost");
    }
}

#[test]
fn a_file_that_gets_shorter_while_it_is_read_is_reported() {
    let folder = scratch("faults-shorter");
    let path = folder.join("a.pgn");
    let record = format!("[Event \"long\"]\n\n1. e4 {{{}}} e5 *\n\n", "a word ".repeat(10_000));
    let whole = record.repeat(100);
    fs::write(&path, &whole).unwrap();
    let mut child = program(&folder).args(["convert", "-q", "--jobs", "1", "a.pgn"]).spawn().unwrap();
    // The first results are there: the file is open, and its second half will be read when the results are taken.
    let mut results = vec![0];
    child.stdout.as_mut().unwrap().read_exact(&mut results).unwrap();
    let half = whole.len() as u64 / 2;
    fs::OpenOptions::new().write(true).open(&path).unwrap().set_len(half).unwrap();
    child.stdout.take().unwrap().read_to_end(&mut results).unwrap();
    let mut messages = String::new();
    child.stderr.take().unwrap().read_to_string(&mut messages).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(2));
    assert!(results.len() > 3_000_000, "what was there is converted");
    let reason = format!("the file got shorter while it was read: {half} of {} bytes were there", whole.len());
    assert!(messages.ends_with(&format!("zapis: cannot read a.pgn: {reason}\n")), "{messages}");
}

#[test]
fn what_cannot_be_read_is_a_line_each_and_the_rest_is_done() {
    let folder = scratch("faults-unreadable");
    fs::create_dir(folder.join("games")).unwrap();
    for name in ["games/a.pgn", "games/z.pgn"] {
        fs::write(folder.join(name), GOOD).unwrap();
    }
    symlink("loop.pgn", folder.join("games/loop.pgn")).unwrap();
    symlink("nowhere.pgn", folder.join("games/m.pgn")).unwrap();
    symlink(".", folder.join("games/again")).unwrap();
    // A folder whose full path is longer than the system allows: three folders that are just short enough, nested in
    // each other.
    let deep: std::path::PathBuf = ["d".repeat(200).as_str(); 8].iter().collect();
    for name in ["e", "f", "games/deep"] {
        fs::create_dir_all(folder.join(name).join(&deep)).unwrap();
    }
    fs::rename(folder.join("f"), folder.join("e").join(&deep).join("f")).unwrap();
    fs::rename(folder.join("e"), folder.join("games/deep").join(&deep).join("e")).unwrap();
    let ran = run(&folder, ["validate", "games", "none.pgn", "games/a.pgn/b.pgn", "games/a.pgn"]);
    let mut lines: Vec<&str> = ran.messages.lines().collect();
    let summary = lines.pop().unwrap();
    assert!(lines[0].starts_with("zapis: cannot read games/deep/ddd"), "{lines:?}");
    assert!(lines[0].ends_with("dd: File name too long (os error 36)"), "{lines:?}");
    lines.remove(0);
    assert_eq!(
        lines,
        [
            "zapis: cannot read games/loop.pgn: Too many levels of symbolic links (os error 40)",
            "zapis: cannot read games/m.pgn: No such file or directory (os error 2)",
            "zapis: cannot read none.pgn: No such file or directory (os error 2)",
            "zapis: cannot read games/a.pgn/b.pgn: Not a directory (os error 20)",
        ]
    );
    assert_eq!(summary, "3 records, 12 plies: 0 errors, 0 warnings, 0 notes; 5 files not read");
    assert_eq!(ran.status, 2);
}

#[test]
fn a_folder_given_as_standard_input_is_reported() {
    let folder = scratch("faults-folder-stdin");
    let ran = shell(&folder, "zapis validate -q <.");
    assert_eq!(ran.messages, "zapis: cannot read <stdin>: Is a directory (os error 21)\n");
    assert_eq!(ran.status, 2);
}

#[test]
fn a_named_pipe_is_read_like_a_file() {
    let folder = scratch("faults-named-pipe");
    let pipe = folder.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for jobs in ["1", "2"] {
        let writer = thread::spawn({
            let pipe = pipe.clone();
            move || fs::write(pipe, GOOD.repeat(10_000)).unwrap()
        });
        let ran = run(&folder, ["validate", "--jobs", jobs, "pipe"]);
        assert_eq!(ran.messages, "10,000 records, 40,000 plies: 0 errors, 0 warnings, 0 notes\n");
        writer.join().unwrap();
    }
    // In a folder it is not taken as a record file.
    assert_eq!(run(&folder, ["validate", "."]).messages, "0 records, 0 plies: 0 errors, 1 warning, 0 notes\n");
}

#[test]
fn a_folder_of_ten_thousand_files_is_read_in_their_order() {
    let folder = scratch("faults-many");
    for number in 0..10_000 {
        fs::write(folder.join(format!("{number:05}.pgn")), if number % 1000 == 7 { BAD } else { GOOD }).unwrap();
    }
    for jobs in ["1", "2"] {
        let ran = run(&folder, ["validate", "--all", "--format", "concise", "--jobs", jobs, "."]);
        let found: Vec<_> = ran.results.lines().filter_map(|line| line.split_once(':')).map(|(name, _)| name).collect();
        let expected: Vec<_> = (0..10).map(|n| format!("./{:05}.pgn", n * 1000 + 7)).collect();
        assert_eq!(found, expected);
        assert!(ran.messages.starts_with("10,000 records, "), "{}", ran.messages);
    }
}

#[test]
fn when_handles_run_out_it_is_reported_and_nothing_is_lost() {
    let folder = scratch("faults-handles");
    fs::create_dir(folder.join("games")).unwrap();
    for name in ["a.pgn", "b.pgn"] {
        fs::write(folder.join("games").join(name), GOOD).unwrap();
    }
    let mut n_reported = 0;
    for limit in 4..12 {
        let ran = shell(&folder, &format!("ulimit -n {limit}; zapis convert -q -o out.pgn games"));
        let is_reported = ran.messages.contains("Too many open files (os error 24)");
        assert_eq!(ran.status, if is_reported { 2 } else { 0 }, "{limit}: {}", ran.messages);
        assert!(ran.messages.lines().all(|line| line.starts_with("zapis: ")), "{limit}: {}", ran.messages);
        n_reported += u32::from(is_reported);
    }
    assert!(n_reported > 0);
}
