//! `zapis man`: the manual pages, made from the arguments and from the pages of the findings.

use std::fs;
use std::io;
use std::path::Path;

use super::findings_manual::findings_manual;
use zapis::Language;
use zapis::known::option_text;

use super::examples;
use crate::cli::help;
use crate::cli::{CommandError, ExitStatus, named};

pub(crate) fn run(directory: &Path) -> Result<ExitStatus, CommandError> {
    let fault = |error| CommandError::Write { place: named(directory), error };
    for language in Language::ALL {
        // `man` looks for the pages of other languages in folders named after them.
        let folder = if language == Language::English { directory.to_owned() } else { directory.join(language.code()) };
        fs::create_dir_all(&folder).map_err(fault)?;
        for (name, page) in pages(language).map_err(fault)? {
            fs::write(folder.join(name), page).map_err(fault)?;
        }
    }
    Ok(ExitStatus::NothingFound)
}

/// Makes every page in a language: its file name and its text.
fn pages(language: Language) -> io::Result<Vec<(String, String)>> {
    let mut command = help::unbuilt(language).disable_help_subcommand(true);
    command.build();
    let mut pages = vec![("zapis.1".to_owned(), page(&command, language)?)];
    for sub in command.get_subcommands() {
        let name = format!("zapis-{}", sub.get_name());
        let sub = sub.clone().display_name(&name);
        pages.push((format!("{name}.1"), page(&sub, language)?));
    }
    pages.push(("zapis-findings.7".to_owned(), findings_manual(language)));
    Ok(pages)
}

fn page(command: &clap::Command, language: Language) -> io::Result<String> {
    let mut text = Vec::new();
    clap_mangen::Man::new(command.clone()).date("").render(&mut text)?;
    let text = String::from_utf8_lossy(&text).into_owned() + &sections(command, language);
    if language == Language::English {
        return Ok(text.replace("\n.SH EXTRA\n", "\n.SH \"EXIT STATUS\"\n"));
    }
    let mut page = String::new();
    for line in text.lines() {
        match line.strip_prefix(".SH ") {
            Some(heading) if heading.starts_with('"') => page.push_str(line),
            Some(heading) => page.extend([".SH ", &man_heading(heading, language)]),
            // The meanings of values are a list of lines here, which would otherwise be joined.
            None if line.starts_with("\\- ") => page.extend([".br\n", line]),
            None => page.push_str(line),
        }
        page.push('\n');
    }
    Ok(page)
}

/// The files and the variables that every command looks at, with what each is for; in Russian `man-file-N`, `man-variable-N`.
const FILES: [(&str, &str); 2] = [
    ("zapis.toml", "settings for the records of a folder and all below it; `zapis init` writes an example"),
    (".zapisignore", "patterns of files that are not read of a folder, as in `.gitignore`"),
];
const VARIABLES: [(&str, &str); 4] = [
    ("LC_ALL, LC_MESSAGES, LANG", "the language of messages, where `--lang` says none"),
    ("NO_COLOR", "no colors, where `--color` says nothing"),
    ("COLUMNS", "the width of lines where there is no terminal"),
    ("SOURCE_DATE_EPOCH", "the day after which games are in the future, in seconds since 1970"),
];

/// Writes the sections that do not come from arguments: examples, files, variables, other pages.
fn sections(command: &clap::Command, language: Language) -> String {
    let heading = |english: &str| {
        let id = format!("man-{}", english.to_lowercase().replace(' ', "-"));
        let text = option_text(language, &id, None).unwrap_or_else(|| english.to_owned());
        format!(".SH \"{text}\"\n")
    };
    let mut text = heading("EXAMPLES");
    for (typed, about) in examples::of(command.get_name(), language) {
        text.extend([".TP\n\\fB", &escaped(typed), "\\fR\n", &escaped(&about), "\n"]);
    }
    for (title, id, known) in [("FILES", "man-file", FILES.as_slice()), ("ENVIRONMENT", "man-variable", &VARIABLES)] {
        text += &heading(title);
        for (nth, (name, about)) in (1..).zip(known) {
            let about = option_text(language, &format!("{id}-{nth}"), None).unwrap_or_else(|| (*about).to_owned());
            text.extend([".TP\n\\fB", &escaped(name), "\\fR\n", &escaped(&about), "\n"]);
        }
    }
    let program = help::unbuilt(Language::English);
    let pages = program.get_subcommands().map(clap::Command::get_name).filter(|name| *name != command.get_name());
    let pages: Vec<String> = if command.get_name() == "zapis" {
        pages.map(|name| format!("\\fBzapis\\-{name}\\fR(1)")).collect()
    } else {
        vec!["\\fBzapis\\fR(1)".to_owned()]
    };
    text + &heading("SEE ALSO") + &pages.join(", ") + ", \\fBzapis\\-findings\\fR(7)\n"
}

/// Escapes text so that none of it is taken for a roff command.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq")
}

/// Turns a heading that the maker of the pages gives, `NAME`, into the language; those of the options are in it already.
fn man_heading(heading: &str, language: Language) -> String {
    let id = format!("man-{}", heading.to_lowercase());
    option_text(language, &id, None).unwrap_or_else(|| heading.to_uppercase())
}
