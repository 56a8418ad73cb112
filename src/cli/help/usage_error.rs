//! What is wrong with the arguments, in the words of the program, with what to type instead.

use std::error::Error;
use std::ffi::OsString;
use std::num::ParseIntError;
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, CommandFactory};

use zapis::known::option_text;
use zapis::{Arg, Language, Message, message};
use zapis::{RangeError, Visible};

use super::synonyms;
use crate::cli::args::command::Cli;
use crate::cli::args::typed;
use crate::cli::help;

/// Words an error of arguments.
pub(crate) fn worded(error: &clap::Error, arguments: &[OsString], language: Language) -> String {
    let command = typed::place_of_command(arguments).map(|at| arguments[at].to_string_lossy().into_owned());
    let command = command.filter(|name| Cli::command().find_subcommand(name).is_some()).unwrap_or_default();
    if let Some(text) = only_a_path(error, language) {
        return text;
    }
    let Some(what) = what_is_wrong(error, language) else {
        let text = error.render().to_string();
        return text.strip_prefix("error: ").map_or(text.clone(), |text| format!("zapis: {text}"));
    };
    let mut text = format!("zapis: {}\n", what.in_language(language));
    for tip in tips(error, &command) {
        text.extend(["  ", &tip.in_language(language), "\n"]);
    }
    if error.kind() == ErrorKind::MissingRequiredArgument
        && let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage)
    {
        let usage = usage.to_string();
        let heading = option_text(language, "usage", None).unwrap_or_else(|| "Usage:".to_owned());
        text.extend(["  ", &heading, " ", usage.trim().trim_start_matches("Usage:").trim(), "\n"]);
    }
    let help = if command.is_empty() { "zapis -h".to_owned() } else { format!("zapis {command} -h") };
    text.extend(["  ", &message!("usage-more", help = help).in_language(language), "\n"]);
    text
}

/// Returns a suggestion for a file or folder given in place of a command.
fn only_a_path(error: &clap::Error, language: Language) -> Option<String> {
    let ErrorKind::InvalidSubcommand = error.kind() else { return None };
    let Some(ContextValue::String(path)) = error.get(ContextKind::InvalidSubcommand) else { return None };
    if !Path::new(path).exists() {
        return None;
    }
    let kind = if Path::new(path).is_dir() { "folder" } else { "file" };
    let path = Visible(path).to_string();
    let shown = if path.contains(' ') { format!("\"{path}\"") } else { path };
    let mut text =
        format!("zapis: {}\n", message!("usage-only-a-path", kind = kind, path = shown.as_str()).in_language(language));
    let commands = help::command(language);
    let of_file = ["validate", "select", "convert", "export", "tags", "standings", "diagram", "repair"];
    let of_folder = ["validate", "audit", "select", "convert", "standings", "split", "compare"];
    for name in if kind == "folder" { of_folder.as_slice() } else { of_file.as_slice() } {
        let about = commands.find_subcommand(name).and_then(Command::get_about).map(ToString::to_string);
        text.extend([format!("  zapis {name:<9} {shown}   "), about.unwrap_or_default(), "\n".to_owned()]);
    }
    Some(text)
}

fn what_is_wrong(error: &clap::Error, language: Language) -> Option<Message> {
    let argument = words_of(error, ContextKind::InvalidArg);
    let argument = || Arg::List(quoted(&argument));
    Some(match error.kind() {
        ErrorKind::UnknownArgument => {
            let word = words_of(error, ContextKind::InvalidArg).concat();
            if word.starts_with('-') {
                message!("usage-unknown-argument", argument = argument())
            } else {
                message!("usage-one-word-too-many", word = word)
            }
        }
        ErrorKind::InvalidSubcommand => {
            let command = Arg::List(quoted(&words_of(error, ContextKind::InvalidSubcommand)));
            message!("usage-unknown-command", command = command)
        }
        ErrorKind::MissingRequiredArgument => message!("usage-missing-argument", argument = argument()),
        ErrorKind::ArgumentConflict => {
            let other = words_of(error, ContextKind::PriorArg);
            if other.is_empty() || other == words_of(error, ContextKind::InvalidArg) {
                message!("usage-argument-twice", argument = argument())
            } else {
                message!("usage-conflict", argument = argument(), other = Arg::List(quoted(&other)))
            }
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = words_of(error, ContextKind::InvalidValue).concat();
            let wrong = match value.as_str() {
                "" => message!("usage-no-value", argument = argument()),
                value => message!("usage-invalid-value", value = value, argument = argument()),
            };
            let values = words_of(error, ContextKind::ValidValue);
            match error.source().map(|source| (source, source.downcast_ref::<RangeError>())) {
                Some((_, Some(range))) => message!("usage-because", what = wrong, reason = range.message()),
                Some((reason, None)) if reason.is::<ParseIntError>() => {
                    message!("usage-because", what = wrong, reason = message!("usage-whole-number"))
                }
                // What types of values say of themselves is English.
                Some((reason, None)) if language == Language::English => {
                    message!("usage-because", what = wrong, reason = reason.to_string())
                }
                Some(_) => wrong,
                None if values.is_empty() => wrong,
                None => message!("usage-values", what = wrong, values = Arg::List(values)),
            }
        }
        _ => return None,
    })
}

/// Lists what to type instead: what tables know to say the same, then options of other commands, then what is spelled nearly
/// the same.
fn tips(error: &clap::Error, command: &str) -> Vec<Message> {
    let instead = |meant: &str| vec![message!("usage-instead", meant = meant)];
    let perhaps = |near: Vec<String>| message!("usage-perhaps", near = Arg::Either(near));
    match error.kind() {
        ErrorKind::UnknownArgument => {
            let typed = words_of(error, ContextKind::InvalidArg).concat();
            if let Some(meant) = synonyms::of_option(command, &typed) {
                return instead(meant);
            }
            if !typed.starts_with('-') {
                return Vec::new();
            }
            let name = typed.trim_start_matches('-').split('=').next().unwrap_or_default().to_owned();
            let near = near_options(command, &name);
            if !near.is_empty() {
                return vec![perhaps(near)];
            }
            let others = commands_with(&name);
            if !others.is_empty() {
                return vec![message!("usage-of-others", argument = typed, commands = Arg::List(quoted(&others)))];
            }
            if Path::new(&typed).exists() { vec![message!("usage-as-a-value", argument = typed)] } else { Vec::new() }
        }
        ErrorKind::InvalidSubcommand => {
            let typed = words_of(error, ContextKind::InvalidSubcommand).concat();
            if let Some(meant) = synonyms::of_command(&typed) {
                return instead(meant);
            }
            let program = Cli::command();
            let known = program.get_subcommands().map(Command::get_name).chain(typed::ALIASES.map(|(name, _)| name));
            let near: Vec<String> = known.filter(|known| is_near(&typed, known)).map(str::to_owned).collect();
            match near.is_empty() {
                false => vec![perhaps(near)],
                true if typed.contains(['.', '/', '\\']) => vec![message!("usage-no-such-file", path = typed)],
                true => Vec::new(),
            }
        }
        // Only an article is written into its file; other records go to another one.
        ErrorKind::MissingRequiredArgument if words_of(error, ContextKind::InvalidArg) == ["--article"] => {
            instead("--into FOLDER")
        }
        // What `--fix` would do is shown by `--diff` alone.
        ErrorKind::ArgumentConflict
            if [ContextKind::InvalidArg, ContextKind::PriorArg].iter().all(|kind| {
                words_of(error, *kind).iter().all(|word| ["--fix", "--diff", "--unsafe-fixes"].contains(&word.as_str()))
            }) =>
        {
            instead("--diff")
        }
        ErrorKind::InvalidValue => {
            let value = words_of(error, ContextKind::InvalidValue).concat();
            let argument = words_of(error, ContextKind::InvalidArg).concat();
            let argument = argument.split(' ').next().unwrap_or_default();
            let known = words_of(error, ContextKind::ValidValue);
            if let Some(meant) = synonyms::of_value(argument, &value, &known) {
                return instead(&meant);
            }
            let near: Vec<String> = known.into_iter().filter(|known| is_near(&value, known)).collect();
            if near.is_empty() { Vec::new() } else { vec![perhaps(near)] }
        }
        _ => Vec::new(),
    }
}

/// Lists options of a command that are spelled nearly as a word, or begin with it.
fn near_options(command: &str, name: &str) -> Vec<String> {
    let program = Cli::command();
    let command = program.find_subcommand(command).unwrap_or(&program);
    let longs = command.get_arguments().filter(|arg| !arg.is_hide_set()).filter_map(|arg| arg.get_long());
    let is_meant = |long: &&str| is_near(name, long) || (name.len() >= 3 && long.starts_with(name));
    longs.filter(is_meant).map(|long| format!("--{long}")).collect()
}

/// Lists the commands that have an option.
fn commands_with(name: &str) -> Vec<String> {
    let program = Cli::command();
    let has =
        |command: &&Command| command.get_arguments().any(|arg| arg.get_long() == Some(name) && !arg.is_hide_set());
    program.get_subcommands().filter(has).map(|command| format!("zapis {}", command.get_name())).collect()
}

/// Returns true if a word may be another one misspelled: one letter in four is wrong, at most, and the first of them is right.
fn is_near(typed: &str, known: &str) -> bool {
    let typed = typed.to_lowercase();
    let is_alike = typed.chars().next() == known.chars().next() || typed.len() == known.len();
    is_alike && strsim::osa_distance(&typed, known) <= known.len() / 4
}

/// Returns the words of an error, safe to show.
fn words_of(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(word)) => vec![Visible(word).to_string()],
        Some(ContextValue::Strings(words)) => words.iter().map(|word| Visible(word).to_string()).collect(),
        _ => Vec::new(),
    }
}

fn quoted(words: &[String]) -> Vec<String> {
    words.iter().map(|word| format!("`{word}`")).collect()
}
