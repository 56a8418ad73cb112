//! The `zapis` program, a user of the library: arguments, streams, exit status.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    // Expands wildcards in names if the shell did not.
    #[cfg(windows)]
    let arguments = wild::args_os();
    #[cfg(not(windows))]
    let arguments = std::env::args_os();
    cli::run(arguments).into()
}
