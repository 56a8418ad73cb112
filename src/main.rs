//! The `zapis` program: everything is in the library, see [`zapis::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    zapis::cli::run(std::env::args_os()).into()
}
