//! The records of `corpus/cases` without their expectations.
//!
//! A line that starts with `%~` is about the nearest line above it that does not; other programs skip it. `case.rs`
//! describes these lines; the only one used here tells how to read the record:
//!
//! ```text
//! %~options --laws fide2001
//! ```
//!
//! or that findings need another command than `validate`: `%~command audit`.
//!
//! A file that cannot hold such lines (another encoding, other line ends) has them in a file of the same name with
//! `.expect` added.

use std::fs;
use std::path::{Path, PathBuf};

use super::run::{Ran, run};

/// The beginning of a line of expectations.
pub(crate) const MARK: &str = "%~";

/// One file of the corpus without its expectations.
#[derive(Debug)]
pub(crate) struct Plain {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
    /// More arguments for the program: how to read the records.
    pub(crate) options: Vec<String>,
    /// The command that is run in place of `validate`.
    pub(crate) command: String,
}

/// Lists the files of a folder that hold records, in name order.
pub(crate) fn paths(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).filter(|path| path.is_file()).collect();
    paths.retain(|path| path.extension().is_none_or(|extension| extension != "expect"));
    paths.sort();
    paths
}

/// Returns the file with the expectations of a file that cannot contain them.
pub(crate) fn sidecar(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap().to_owned();
    name.push(".expect");
    path.with_file_name(name)
}

impl Plain {
    pub(crate) fn read(path: &Path) -> Self {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let bytes = fs::read(path).unwrap();
        let sidecar = sidecar(path);
        if sidecar.exists() {
            let lines = fs::read_to_string(sidecar).unwrap();
            let command = lines.lines().find_map(command).unwrap_or_else(|| VALIDATE.to_owned());
            return Self { name, bytes, options: lines.lines().flat_map(options).collect(), command };
        }
        let (marked, plain): (Vec<&[u8]>, Vec<&[u8]>) =
            bytes.split_inclusive(|byte| *byte == b'\n').partition(|line| line.starts_with(MARK.as_bytes()));
        let mut lines = marked.iter().map(|line| std::str::from_utf8(&line[MARK.len()..]).unwrap());
        let command = lines.clone().find_map(command).unwrap_or_else(|| VALIDATE.to_owned());
        let options = lines.by_ref().flat_map(options).collect();
        Self { name, options, bytes: plain.concat(), command }
    }

    /// Writes the bytes into a folder, under the file's own name.
    pub(crate) fn write_into(&self, folder: &Path) {
        fs::write(folder.join(&self.name), &self.bytes).unwrap();
    }

    /// Runs a command on the file of that name in a folder.
    pub(crate) fn run(&self, folder: &Path, arguments: &[&str]) -> Ran {
        let own = self.options.iter().map(String::as_str);
        let arguments = arguments.iter().map(|argument| if *argument == VALIDATE { &self.command } else { *argument });
        run(folder, arguments.chain(own).chain([self.name.as_str()]))
    }
}

const VALIDATE: &str = "validate";

fn command(line: &str) -> Option<String> {
    line.trim().strip_prefix("command ").map(str::to_owned)
}

fn options(line: &str) -> Vec<String> {
    let options = line.trim().strip_prefix("options ").unwrap_or("");
    options.split_whitespace().map(str::to_owned).collect()
}
