//! The program: arguments, settings, one file a command, the run loop, the exit status.
//!
//! # Invariants
//! - Only this room and [`crate::text`]'s sources touch files and streams.
//! - Results go to standard output, summaries and progress to standard error.
//! - The output is the same for every `--jobs`.

mod args;
mod batch_work;
mod claims;
mod convert;
mod encoding_declared;
mod exit_status;
mod explain;
mod export;
mod interrupt;
mod list;
mod manual;
mod part_file;
mod progress;
mod run_loop;
mod settings;
mod sink;
mod validate;

use std::ffi::OsString;
use std::io::{self, Write};

use clap::{CommandFactory, Parser};

use args::{Cli, Command};
pub use exit_status::ExitStatus;

/// Runs the program with its arguments, the program's name first.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitStatus {
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) => {
            let status = if error.use_stderr() { ExitStatus::CannotAsk } else { ExitStatus::NothingFound };
            return if error.print().is_ok() { status } else { ExitStatus::CannotAsk };
        }
    };
    let done = match cli.command {
        Command::Validate(args) => validate::run(&args),
        Command::Convert(args) => convert::run(&args),
        Command::Export(args) => export::run(&args),
        Command::Claims(args) => claims::run(&args),
        Command::Explain(args) => explain::run(&args),
        Command::List(args) => list::run(&args),
        Command::Completions { shell } => print(&completions(shell)),
        Command::Man { directory } => manual::run(&directory),
    };
    match done {
        Ok(status) => status,
        Err(error) => {
            // Nothing more can be done when standard error is gone as well.
            let _ = writeln!(io::stderr(), "zapis: {error}");
            ExitStatus::CannotAsk
        }
    }
}

fn completions(shell: clap_complete::Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "zapis", &mut script);
    script
}

/// Why a command could not do its work.
#[derive(Debug, thiserror::Error)]
enum CommandError {
    #[error("cannot write to {place}: {error}")]
    Write { place: String, error: io::Error },
    #[error("{0}")]
    Usage(String),
}

/// Prints to standard output; a reader that has gone away is no error.
fn print(bytes: &[u8]) -> Result<ExitStatus, CommandError> {
    let mut stream = io::stdout().lock();
    match stream.write_all(bytes).and_then(|()| stream.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(CommandError::Write { place: "standard output".into(), error })
        }
        _ => Ok(ExitStatus::NothingFound),
    }
}
