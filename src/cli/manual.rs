//! `zapis man`: the manual pages, made from the arguments and from the pages of the findings.

use std::fs;
use std::io;
use std::path::Path;

use crate::findings::rule;
use crate::l10n::{Language, Message, message, option_text};

use super::{CommandError, ExitStatus, help, named};

pub(super) fn run(directory: &Path) -> Result<ExitStatus, CommandError> {
    let fault = |error| CommandError::Write { place: named(directory), error };
    for language in Language::ALL {
        // `man` looks for the pages of other languages in folders named by them.
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
    pages.push(("zapis-findings.7".to_owned(), findings_page(language)));
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
            // What values mean is a list of lines here, which would else be run together.
            None if line.starts_with("\\- ") => page.extend([".br\n", line]),
            None => page.push_str(line),
        }
        page.push('\n');
    }
    Ok(page)
}

/// Turns a heading that the maker of the pages gives, `NAME`, into the language; those of the options are in it already.
fn man_heading(heading: &str, language: Language) -> String {
    let id = format!("man-{}", heading.to_lowercase());
    option_text(language, &id, None).unwrap_or_else(|| heading.to_uppercase())
}

/// Sets the pages of all findings as one page of section 7.
fn findings_page(language: Language) -> String {
    let said = |phrase: Message| phrase.in_language(language);
    let mut page = format!(
        ".TH zapis-findings 7 \"\" \"zapis\"\n.SH {}\nzapis\\-findings \\- {}\n.SH {}\n",
        said(message!("man-name")),
        said(message!("man-findings-about")),
        said(message!("man-findings")),
    );
    for rule in rule::ALL {
        page.push_str(&markdown_to_roff(rule.page(language)));
        page.extend([&said(message!("man-usual-severity", severity = rule.severity.message())), "\n"]);
    }
    page
}

/// Turns the little Markdown the pages use into roff: headings, paragraphs, lists, fenced blocks, code.
fn markdown_to_roff(text: &str) -> String {
    let mut roff = String::new();
    let mut in_block = false;
    for line in text.lines() {
        if line.starts_with("```") {
            roff.push_str(if in_block { ".fi\n.RE\n" } else { ".RS\n.nf\n" });
            in_block = !in_block;
        } else if in_block {
            roff.push_str(&escape(line));
            roff.push('\n');
        } else if let Some(title) = line.strip_prefix("# ") {
            roff.extend([".SS ", &escape(title), "\n"]);
        } else if let Some(title) = line.strip_prefix("## ") {
            roff.extend([".B ", &escape(title), "\n.br\n"]);
        } else if let Some(item) = line.strip_prefix("- ") {
            roff.extend([".IP \\(bu 2\n", &inline(item), "\n"]);
        } else if line.trim().is_empty() {
            if !roff.ends_with(".PP\n") && !roff.ends_with(".br\n") {
                roff.push_str(".PP\n");
            }
        } else {
            roff.push_str(&inline(line.trim()));
            roff.push('\n');
        }
    }
    roff
}

/// Sets code between backticks in bold.
fn inline(line: &str) -> String {
    let parts = line.split('`').enumerate();
    let set =
        |(index, part): (usize, &str)| if index % 2 == 1 { format!("\\fB{}\\fR", plain(part)) } else { plain(part) };
    guard(parts.map(set).collect())
}

fn escape(line: &str) -> String {
    guard(plain(line))
}

fn plain(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-")
}

/// Keeps a line from being read as a request.
fn guard(line: String) -> String {
    if line.starts_with(['.', '\'']) { format!("\\&{line}") } else { line }
}
