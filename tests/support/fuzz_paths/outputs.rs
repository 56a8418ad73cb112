//! The path of `-o`: whatever a run writes to, its input stays unchanged, and an output is all new or all old.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::choices::Choices;

/// The exit status of a run that could not read or write something.
pub(crate) const CANNOT: i32 = 2;

/// The commands that write to a file, with the option that names it.
const COMMANDS: [&[&str]; 7] = [
    &["convert", "-o"],
    &["convert", "--out-encoding", "windows-1251", "--to", "lan", "-o"],
    &["export", "--format", "ndjson", "-o"],
    &["export", "--format", "csv", "-o"],
    &["standings", "-o"],
    &["audit", "--write-unique"],
    &["audit", "--baseline"],
];
/// The name of the output, which may be one of the inputs.
const OUTPUTS: [&str; 6] = ["out.pgn", "a.pgn", "./a.pgn", "link.pgn", "sub/../out.pgn", "sub/b.pgn"];
const INPUTS: [&[&str]; 6] =
    [&["a.pgn"], &["link.pgn"], &["a.pgn", "sub"], &["sub"], &["a.pgn", "missing.pgn"], &["out.pgn", "a.pgn"]];

/// Sends bytes down the path.
pub(crate) fn path(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let command = COMMANDS[choices.below(COMMANDS.len())];
    let output = OUTPUTS[choices.below(OUTPUTS.len())];
    let inputs = INPUTS[choices.below(INPUTS.len())];
    let has_old = choices.below(2) == 1;
    let input = choices.into_rest();
    let folder = folder("outputs");
    fs::create_dir_all(folder.join("sub")).expect("a folder for the run");
    fs::write(folder.join("a.pgn"), input).expect("an input");
    fs::write(folder.join("sub/b.pgn"), "1. d4 d5 *\n").expect("an input");
    #[cfg(unix)]
    std::os::unix::fs::symlink("a.pgn", folder.join("link.pgn")).expect("a link");
    if has_old {
        fs::write(folder.join("out.pgn"), "1. c4 *\n").expect("an old output");
    }
    // If bytes that are not text are passed over, the rest is written and the status still reports it.
    let is_text = !input.iter().any(|byte| byte.is_ascii_control() && !byte.is_ascii_whitespace());
    let before = everything(&folder);
    let status = zapis(command, &folder, output, inputs);
    let after = everything(&folder);
    let path = fs::canonicalize(folder.join(output)).ok();
    for (name, bytes) in &before {
        let is_output = fs::canonicalize(name).ok() == path && path.is_some();
        if !is_output || (status == CANNOT && is_text) || inputs.iter().any(|input| name.ends_with(input)) {
            let now = after.iter().find(|(other, _)| other == name).map(|(_, bytes)| bytes);
            assert_eq!(now, Some(bytes), "{command:?} {output} {inputs:?}: {} is lost", name.display());
        }
    }
    let new = after.iter().filter(|(name, _)| !before.iter().any(|(other, _)| other == name));
    for (name, _) in new {
        assert!((status != CANNOT || !is_text) && name.ends_with("out.pgn"), "{} stays", name.display());
    }
    let _ = fs::remove_dir_all(folder);
}

/// Runs the program on files of a folder and ignores its messages.
pub(crate) fn zapis(command: &[&str], folder: &Path, output: &str, inputs: &[&str]) -> i32 {
    let mut arguments: Vec<OsString> = Vec::new();
    arguments.extend(command.iter().map(OsString::from));
    arguments.push(folder.join(output).into());
    arguments.extend(["-q", "--jobs", "1", "--color", "never"].map(OsString::from));
    arguments.extend(inputs.iter().map(|input| folder.join(input).into()));
    // A fuzz target, which is a package of its own, runs the program that the variable names.
    let program = option_env!("CARGO_BIN_EXE_zapis").map(OsString::from).or_else(|| std::env::var_os("ZAPIS"));
    let mut run = Command::new(program.unwrap_or_else(|| "zapis".into()));
    run.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    run.status().expect("the program runs").code().expect("the program ends by itself")
}

/// Makes an empty folder for a path, one for each process and thread.
pub(crate) fn folder(name: &str) -> PathBuf {
    let thread = format!("{:?}", std::thread::current().id());
    let number: String = thread.chars().filter(char::is_ascii_digit).collect();
    let folder = std::env::temp_dir().join(format!("zapis-{name}-{}-{number}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the run");
    folder
}

/// Records every file below a folder.
fn everything(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut all = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(path) = waiting.pop() {
        for entry in fs::read_dir(path).expect("a folder can be listed") {
            let path = entry.expect("a folder can be listed").path();
            if path.is_dir() {
                waiting.push(path);
            } else {
                all.push((path.clone(), fs::read(path).unwrap_or_default()));
            }
        }
    }
    all.sort();
    all
}
