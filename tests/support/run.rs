//! Runs the program as a person would, from a folder, and collects its output.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use assert_cmd::Command;

/// The output of a run of the program.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) results: String,
    pub(crate) messages: String,
    pub(crate) status: i32,
}

/// The last of December 2026, noon in Greenwich: the time of every run.
const NOON: &str = "1798718400";

/// Prepares the program to run in `folder`, independent of the caller's environment and clock.
pub(crate) fn zapis(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zapis"));
    command.current_dir(folder);
    for name in ["COLUMNS", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "LANG", "LC_ALL", "LC_MESSAGES"] {
        command.env_remove(name);
    }
    command.env("SOURCE_DATE_EPOCH", NOON);
    command
}

/// Runs the program in `folder` and collects its text.
pub(crate) fn run<I: AsRef<std::ffi::OsStr>>(folder: &Path, arguments: impl IntoIterator<Item = I>) -> Ran {
    collect(zapis(folder).args(arguments))
}

/// Runs a command prepared by [`zapis`].
pub(crate) fn collect(command: &mut Command) -> Ran {
    let output = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
    Ran {
        results: text(output.stdout),
        messages: text(output.stderr),
        status: output.status.code().expect("the program ends by itself"),
    }
}

pub(crate) fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Makes an empty folder for one test.
pub(crate) fn scratch(name: &str) -> PathBuf {
    // Tests run side by side: a name that is taken already gets a number.
    static TAKEN: Mutex<BTreeMap<String, u32>> = Mutex::new(BTreeMap::new());
    let nth = *TAKEN.lock().unwrap().entry(name.to_owned()).and_modify(|count| *count += 1).or_insert(1);
    let name = if nth == 1 { name.to_owned() } else { format!("{name}-{nth}") };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).unwrap();
    }
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
