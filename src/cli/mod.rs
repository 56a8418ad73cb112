//! The program: arguments, settings, one file a command, the run loop, the exit status.
//!
//! # Invariants
//! - Only this room and the sources of [`crate::text`] access files and streams.
//! - Results go to standard output, summaries and progress to standard error.
//! - The output is the same for every `--jobs`.

mod args;
mod commands;
mod exit_status;
mod help;
mod output;
mod run_loop;
mod settings;

use std::ffi::OsString;
use std::io::Write;

use clap::FromArgMatches;
use clap::error::ErrorKind;

use zapis::{Error as CommandError, Visible, io_reason, named};
use zapis::{Language, message};

use args::command::{Cli, Command};
pub(crate) use exit_status::ExitStatus;
use output::print::print;
use output::terminal::report_error;

/// How the script of each shell is put to use.
const COMPLETIONS_BY_SHELL: &str = "\
zapis completions bash > ~/.local/share/bash-completion/completions/zapis
zapis completions zsh > ~/.zfunc/_zapis
zapis completions fish > ~/.config/fish/completions/zapis.fish
zapis completions powershell >> $PROFILE
zapis completions elvish >> ~/.config/elvish/rc.elv
";

/// Runs the program with its arguments, the program's name first.
pub(crate) fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitStatus {
    let args::typed::Typed { arguments, notes } = args::typed::as_meant(arguments.into_iter().collect());
    let language = asked_language(&arguments);
    for note in &notes {
        report_error(note, language);
    }
    if arguments.iter().skip(1).filter(|word| !word.to_string_lossy().starts_with('-')).eq(["help", "common"]) {
        let shown = print(help::common(language).as_bytes());
        return shown.unwrap_or(ExitStatus::UsageOrIo);
    }
    output::interrupt::outlive_file_limit();
    let mut cli = match read_alone(&arguments).map_or_else(|| read_arguments(&arguments, language), Ok) {
        Ok(cli) => cli,
        Err(error) => return tell_usage(&error, &arguments, language),
    };
    cli.command.take(&cli.before);
    if let Some((path, option)) = cli.command.word_among_inputs() {
        let option = format!("`{}`", Visible(&option));
        report_error(&message!("usage-word-as-input", path = named(path), option = option), language);
        return ExitStatus::UsageOrIo;
    }
    if let Some((path, option)) = cli.command.output_among_inputs() {
        let option = format!("`{option} {}`", Visible(&path.to_string_lossy()));
        report_error(&message!("usage-output-as-input", path = named(path), option = option), language);
        return ExitStatus::UsageOrIo;
    }
    let done = match cli.command {
        command if command.asks_for_schemas().is_some() => {
            commands::list_schemas::of_command(command.asks_for_schemas())
        }
        Command::Validate(args) => commands::validate::run(&args),
        Command::Convert(args) => commands::convert::run(&args),
        Command::Export(args) => commands::export::run(&args),
        Command::Claims(args) => commands::claims::run(&args),
        Command::Repair(args) => commands::repair::run(&args),
        Command::Compare(args) => commands::compare::run(&args),
        Command::Audit(args) => commands::audit::run(&args),
        Command::Standings(args) => commands::standings::run(&args),
        Command::Diff(args) => commands::diff::run(&args),
        Command::Diagram(args) => commands::diagram::run(&args),
        Command::Select(args) => args.with_position_by_fen().and_then(|args| commands::select::run(&args)),
        Command::Tags(args) => commands::tags::run(&args),
        Command::Split(args) => commands::split::run(&args),
        Command::Sort(args) => commands::sort::run(&args),
        Command::Plan(args) => commands::plan::run(&args),
        Command::Explain(args) => commands::explain::run(&args),
        Command::List(args) => commands::list::run(&args),
        Command::Completions { shell } => match shell {
            Some(shell) => print(&completions(shell, language)),
            None => print(COMPLETIONS_BY_SHELL.as_bytes()),
        },
        Command::Init { directory } => commands::init::run(directory.as_deref(), language),
        Command::Man { directory } => help::manual::run(&directory),
    };
    match done {
        Ok(status) => status,
        Err(error) => {
            report_error(&error.message(), language);
            ExitStatus::UsageOrIo
        }
    }
}

/// Parses the arguments with the definition of their command only, which takes a fraction of the time that all commands
/// take.
///
/// Returns `None` if there is anything to report about them.
fn read_alone(arguments: &[OsString]) -> Option<Cli> {
    let name = arguments.get(1)?.to_str()?;
    let mut read = args::command::alone(name)?.try_get_matches_from(arguments).ok()?;
    Cli::from_arg_matches_mut(&mut read).ok()
}

/// Parses the arguments with the definitions of all commands.
///
/// Fails with what is wrong with them, or with the requested help.
fn read_arguments(arguments: &[OsString], language: Language) -> Result<Cli, clap::Error> {
    let mut read = help::command(language)
        .version(commands::version::short())
        .long_version(commands::version::long())
        .color(asked_color(arguments))
        .try_get_matches_from(arguments)?;
    Cli::from_arg_matches_mut(&mut read)
}

/// Prints the help that was asked for, or what is wrong with the arguments.
fn tell_usage(error: &clap::Error, arguments: &[OsString], language: Language) -> ExitStatus {
    let is_error = error.use_stderr() && error.kind() != ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
    let printed = if is_error {
        let text = help::usage_error::worded(error, arguments, language);
        output::terminal::standard_error().write_all(text.as_bytes())
    } else {
        error.print()
    };
    if printed.is_ok() && !error.use_stderr() { ExitStatus::NothingFound } else { ExitStatus::UsageOrIo }
}

/// Finds out, before the arguments are parsed, whether messages about them may have colors.
fn asked_color(arguments: &[OsString]) -> clap::ColorChoice {
    let mut words = arguments.iter().skip(1).map(|word| word.to_string_lossy()).take_while(|word| word != "--");
    let mut choice = clap::ColorChoice::Auto;
    while let Some(word) = words.next() {
        let when = if word == "--color" {
            words.next()
        } else {
            word.strip_prefix("--color=").map(|when| when.to_owned().into())
        };
        choice = match when.as_deref() {
            Some("always") => clap::ColorChoice::Always,
            Some("never") => clap::ColorChoice::Never,
            Some("auto") => clap::ColorChoice::Auto,
            _ => choice,
        };
    }
    choice
}

/// Finds the language, before the arguments are parsed, for messages about them: `--lang ru`, else that of the
/// environment.
fn asked_language(arguments: &[OsString]) -> Language {
    let mut words = arguments.iter().skip(1).map(|word| word.to_string_lossy()).take_while(|word| word != "--");
    let mut asked = None;
    while let Some(word) = words.next() {
        let code = if word == "--lang" {
            words.next()
        } else {
            word.strip_prefix("--lang=").map(|code| code.to_owned().into())
        };
        asked = code.and_then(|code| Language::ALL.into_iter().find(|language| language.code() == code)).or(asked);
    }
    asked.unwrap_or_else(|| Language::of_environment(output::terminal::environment))
}

fn completions(shell: clap_complete::Shell, language: Language) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut help::with_known_names(language), "zapis", &mut script);
    script
}
