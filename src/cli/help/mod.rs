//! Help, the manual, and what is said of wrong arguments.

pub(super) mod examples;
pub(super) mod findings_manual;
pub(super) mod manual;
pub(super) mod page;
pub(super) mod synonyms;
pub(super) mod usage_error;

use clap::builder::{PossibleValue, PossibleValuesParser, StyledStr};
use clap::{Arg, ArgAction, Args, Command, CommandFactory};

use zapis::Language;
use zapis::known::option_text;

use crate::cli::args::command::Cli;
use crate::cli::args::select_args::WRITING;
use crate::cli::args::{READING, RUNNING, ReadArgs};

/// Options that few people need: `--help` shows them, `-h` does not.
const RARE: [&str; 13] = [
    "beam",
    "max_cost",
    "max_steps",
    "compression_level",
    "comment_moves",
    "is_asked",
    "update_baseline",
    "page_theme",
    "for_spreadsheets",
    "seed",
    "tiebreak_rules",
    "match_points",
    "stands",
];

/// Options of other commands that `select` takes too; their own commands show them.
const OF_OTHERS: [&str; 7] = ["out_encoding", "drop", "style", "signs", "rows", "openings", "eco_played"];

/// Builds the arguments of the program, with help in a language.
pub(crate) fn command(language: Language) -> Command {
    let mut command = dressed(unbuilt(language), language);
    if language == Language::English {
        return command;
    }
    // What building adds and fills in has English words of its own.
    command.build();
    let command = command.mut_subcommands(|sub| match sub.get_name() {
        "help" => with_about(sub, language),
        _ => with_usage(sub, language),
    });
    with_usage(command, language)
}

/// Builds them as they are before clap adds anything of its own, for pages and scripts made from them.
pub(crate) fn unbuilt(language: Language) -> Command {
    let command = Cli::command().mut_subcommand("select", |select| {
        let select = select.mut_arg("fen", |fen| fen.help("Games with this position: the same as --position"));
        let is_of_output = |arg: &Arg| !arg.is_positional() && arg.get_help_heading() != Some(WRITING);
        select.mut_args(|arg| match arg.get_help_heading() {
            None | Some("Printing") if is_of_output(&arg) => arg.help_heading(WRITING),
            _ => arg,
        })
    });
    if language == Language::English { command } else { translated(command, language) }
}

/// Puts examples below each command, and leaves to `--help` and `help common` what every command has and what few people need.
fn dressed(command: Command, language: Language) -> Command {
    let text = |id: &str, english: &str| option_text(language, id, None).unwrap_or_else(|| english.to_owned());
    let headings = [READING, RUNNING].map(|heading| text(&format!("heading-{}", heading.to_lowercase()), heading));
    let common = text(
        "help-common",
        "Reading (--letters, --encoding, --input, …), running (--jobs, --quiet, …): zapis help common",
    );
    let dress = |command: Command| {
        let is_common =
            |arg: &Arg| arg.get_help_heading().is_some_and(|heading| headings.iter().any(|one| one == heading));
        let name = command.get_name().to_owned();
        let has_common = command.get_arguments().any(is_common);
        let status = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let examples = examples::in_help(&command, language);
        let below = format!("{examples}\n\n{status}");
        let short = if has_common { format!("{common}\n\n{below}") } else { below.clone() };
        let command = command.mut_args(|arg| {
            let id = arg.get_id().as_str();
            let hides = is_common(&arg) || RARE.contains(&id) || name == "select" && OF_OTHERS.contains(&id);
            if hides { arg.hide_short_help(true) } else { arg }
        });
        command.after_help(short.trim_end().to_owned()).after_long_help(below.trim_end().to_owned())
    };
    dress(command.mut_subcommands(dress))
}

/// Returns the help on the options that all commands which read records have.
pub(crate) fn common(language: Language) -> String {
    let command = ReadArgs::augment_args(Command::new("common"));
    let command = command.disable_help_flag(true).max_term_width(100).mut_arg("paths", |paths| paths.hide(true));
    let command = if language == Language::English { command } else { translated(command, language) };
    command.disable_help_flag(true).help_template("{all-args}").render_long_help().to_string()
}

/// Makes them with the names that arguments may have, for completion.
pub(crate) fn with_known_names(language: Language) -> Command {
    fn offer(command: Command) -> Command {
        let offered = |arg: Arg| match zapis::known::offered(arg.get_id().as_str()) {
            Some(names) => arg.value_parser(PossibleValuesParser::new(names.into_iter().map(|offered| {
                let value = PossibleValue::new(offered.name);
                offered.help.map_or(value.clone(), |help| value.help(help))
            }))),
            None => arg,
        };
        command.mut_args(offered).mut_subcommands(offer)
    }
    offer(unbuilt(language))
}

/// Puts the texts of a language into a command that is not yet built, and into its subcommands.
fn translated(command: Command, language: Language) -> Command {
    let text = |id: &str| option_text(language, id, None);
    let name = command.get_name().to_owned();
    let is_first = command.get_version().is_some();
    let usage = command.get_styles().get_usage();
    let template = format!(
        "{{before-help}}{{about-with-newline}}\n{usage}{}{usage:#} {{usage}}\n\n{{all-args}}{{after-help}}",
        text("usage").unwrap_or_default(),
    );
    let flag =
        |id: &'static str, short, action| Arg::new(id).long(id).short(short).action(action).help("").help_heading(None);
    let mut command = with_about(command, language).help_template(template).disable_help_flag(true).arg(flag(
        "help",
        'h',
        ArgAction::Help,
    ));
    if is_first {
        command = command.disable_version_flag(true).arg(flag("version", 'V', ArgAction::Version));
    }
    if let (Some(heading), Some(value)) = (text("heading-commands"), text("value-subcommand")) {
        command = command.subcommand_help_heading(heading).subcommand_value_name(value);
    }
    command.mut_args(|arg| translated_argument(arg, &name, language)).mut_subcommands(|sub| translated(sub, language))
}

fn with_about(command: Command, language: Language) -> Command {
    let id = format!("cmd-{}", command.get_name());
    let text = |part| option_text(language, &id, part);
    let has_after = command.get_after_help().is_some();
    let mut command = command;
    if let Some(about) = text(None) {
        command = command.about(about);
    }
    if let Some(long) = text(Some("long")) {
        command = command.long_about(long);
    }
    match text(Some("after")) {
        Some(after) if has_after => command.after_help(after),
        _ => command,
    }
}

/// Sets the usage of a built command in the language, in clap's form.
fn with_usage(mut command: Command, language: Language) -> Command {
    let usage = command.render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
    let options = option_text(language, "options", None).unwrap_or_default();
    let usage = usage.replace("[OPTIONS]", &format!("[{options}]"));
    command.override_usage(usage)
}

/// Returns a text about an argument of a command: its own, or that of all commands that have such an argument.
fn argument_text(language: Language, command: &str, id: &str, part: Option<&str>) -> Option<String> {
    let own = format!("{command}-{id}");
    let id = if option_text(language, &own, None).is_some() { own } else { format!("arg-{id}") };
    option_text(language, &id, part)
}

fn translated_argument(arg: Arg, command: &str, language: Language) -> Arg {
    let word = |id: &str| option_text(language, id, None).unwrap_or_default();
    let text = |part: Option<&str>| argument_text(language, command, arg.get_id().as_str(), part);
    let Some(help) = text(None) else { return arg };
    let values = if arg.get_action().takes_values() { arg.get_possible_values() } else { Vec::new() };
    let about = |value: &PossibleValue| text(Some(&format!("is-{}", value.get_name())));
    let default = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect::<Vec<_>>().join(", ");
    let default = if default.is_empty() { default } else { format!("[{}: {default}]", word("default-value")) };
    let names = values.iter().map(PossibleValue::get_name).collect::<Vec<_>>().join(", ");
    let names = if names.is_empty() || arg.is_hide_possible_values_set() { String::new() } else { names };
    let names = if names.is_empty() { names } else { format!("[{}: {names}]", word("possible-values")) };

    // As clap does: in short on one line, at length with what each value means.
    let short = [help.as_str(), &default, &names].into_iter().filter(|part| !part.is_empty());
    let short: StyledStr = short.collect::<Vec<_>>().join(" ").into();
    let mut long = vec![help.clone()];
    long.extend(text(Some("long")));
    if values.iter().any(|value| about(value).is_some()) {
        let line = |value: &PossibleValue| match about(value) {
            Some(about) => format!("\n- {}: {about}", value.get_name()),
            None => format!("\n- {}", value.get_name()),
        };
        long.push(word("possible-values-list") + &values.iter().map(line).collect::<String>());
        long.push(default);
    } else {
        long.extend([default, names]);
    }
    long.retain(|part| !part.is_empty());
    let long: StyledStr = long.join("\n\n").into();

    let heading = match arg.get_help_heading() {
        Some(heading) => word(&format!("heading-{}", heading.to_lowercase().replace(' ', "-"))),
        None if arg.is_positional() => word("heading-arguments"),
        None => word("heading-options"),
    };
    let name = text(Some("name"));
    let arg = arg.help(short).long_help(long).help_heading(heading);
    if !arg.get_action().takes_values() {
        return arg;
    }
    let arg = arg.hide_default_value(true).hide_possible_values(true);
    match name {
        Some(name) => arg.value_name(name),
        None => arg,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Walks a command with all its subcommands and arguments and lists the ids of its texts, and what lacks one.
    fn walk(command: &Command, language: Language, used: &mut BTreeSet<String>, lacking: &mut Vec<String>) {
        let name = command.get_name();
        let mut need = |id: String, part: Option<&str>, is_needed: bool| {
            let is_there = option_text(language, &id, part).is_some();
            if is_needed != is_there {
                lacking.push(format!("{id} {} (needed: {is_needed})", part.unwrap_or("itself")));
            }
            used.insert(id);
        };
        let id = format!("cmd-{name}");
        need(id.clone(), None, true);
        need(id.clone(), Some("long"), command.get_long_about().is_some());
        need(id, Some("after"), command.get_after_help().is_some());
        for arg in command.get_arguments() {
            let own = format!("{name}-{}", arg.get_id());
            let is_own = option_text(language, &own, None).is_some();
            let id = if is_own { own } else { format!("arg-{}", arg.get_id()) };
            need(id.clone(), None, true);
            need(id.clone(), Some("long"), arg.get_long_help().is_some());
            if arg.get_action().takes_values() {
                need(id.clone(), Some("name"), true);
                for value in arg.get_possible_values() {
                    need(id.clone(), Some(&format!("is-{}", value.get_name())), value.get_help().is_some());
                }
            }
            if let Some(heading) = arg.get_help_heading() {
                need(format!("heading-{}", heading.to_lowercase().replace(' ', "-")), None, true);
            }
        }
        for sub in command.get_subcommands() {
            walk(sub, language, used, lacking);
        }
    }

    #[test]
    fn every_command_and_option_has_its_texts_in_every_language() {
        let (mut used, mut lacking) = (BTreeSet::new(), Vec::new());
        walk(&Cli::command(), Language::Russian, &mut used, &mut lacking);
        assert_eq!(lacking, Vec::<String>::new());
        let file = include_str!("../../../crates/zapis-record/src/l10n/ru/options.ftl");
        let ids: Vec<&str> = file.lines().filter_map(|line| line.split_once(" = ").map(|(id, _)| id)).collect();
        let ids: Vec<&str> = ids.into_iter().filter(|id| id.starts_with(|c: char| c.is_ascii_alphabetic())).collect();
        let general =
            ["heading-arguments", "heading-commands", "heading-options", "cmd-help", "arg-help", "arg-version"];
        for id in &ids {
            let is_about_one = ["cmd-", "arg-", "heading-"].iter().any(|kind| id.starts_with(kind));
            assert!(!is_about_one || general.contains(id) || used.contains(*id), "{id} is about nothing");
            assert_eq!(ids.iter().filter(|other| *other == id).count(), 1, "{id} stands twice");
        }
    }

    #[test]
    fn help_in_russian_has_no_english_words_of_its_own() {
        fn check(command: &mut Command) {
            for help in [command.render_help(), command.render_long_help()] {
                let help = help.to_string();
                for word in
                    ["Usage", "Options", "OPTIONS", "Arguments", "Commands", "Print ", "default", "ossible", "rue"]
                {
                    let help = help.replace("`default`", "");
                    assert!(!help.contains(word), "{word} in {help}");
                }
            }
            command.get_subcommands_mut().filter(|sub| sub.get_name() != "help").for_each(check);
        }
        check(&mut command(Language::Russian));
    }
}
