//! The `zapis` program: everything is in the library, see [`zapis::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    // Expands wildcards in names if the shell did not.
    #[cfg(windows)]
    let arguments = wild::args_os();
    #[cfg(not(windows))]
    let arguments = std::env::args_os();
    zapis::cli::run(arguments).into()
}
