//! The `zapis` program: everything is in the library, see [`zapis::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    // Where no shell does it, wildcards in names stand for the files that are there.
    #[cfg(windows)]
    let arguments = wild::args_os();
    #[cfg(not(windows))]
    let arguments = std::env::args_os();
    zapis::cli::run(arguments).into()
}
