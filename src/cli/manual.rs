//! `zapis man`: the manual pages, made from the arguments and from the pages of the findings.

use std::fs;
use std::io;
use std::path::Path;

use crate::l10n::{Language, option_text};
use crate::render::findings_manual;

use super::{CommandError, ExitStatus, help, named};

pub(super) fn run(directory: &Path) -> Result<ExitStatus, CommandError> {
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
    let text = String::from_utf8_lossy(&text).into_owned();
    if language == Language::English {
        return Ok(text);
    }
    let mut page = String::new();
    for line in text.lines() {
        match line.strip_prefix(".SH ") {
            Some(heading) => page.extend([".SH ", &man_heading(heading, language)]),
            // The meanings of values are a list of lines here, which would otherwise be joined.
            None if line.starts_with("\\- ") => page.extend([".br\n", line]),
            None => page.push_str(line),
        }
        page.push('\n');
    }
    Ok(page)
}

/// Translates a heading of the page generator, `NAME`; those of the options are translated already.
fn man_heading(heading: &str, language: Language) -> String {
    let id = format!("man-{}", heading.to_lowercase());
    option_text(language, &id, None).unwrap_or_else(|| heading.to_uppercase())
}
