//! `zapis man`: the manual pages, made from the arguments and from the pages of the findings.

use std::fs;
use std::io;
use std::path::Path;

use clap::CommandFactory;

use crate::findings::rule;

use super::args::Cli;
use super::{CommandError, ExitStatus};

pub(super) fn run(directory: &Path) -> Result<ExitStatus, CommandError> {
    let fault = |error| CommandError::Write { place: directory.display().to_string(), error };
    fs::create_dir_all(directory).map_err(fault)?;
    for (name, page) in pages().map_err(fault)? {
        fs::write(directory.join(name), page).map_err(fault)?;
    }
    Ok(ExitStatus::NothingFound)
}

/// Makes every page: its file name and its text.
fn pages() -> io::Result<Vec<(String, Vec<u8>)>> {
    let mut command = Cli::command().disable_help_subcommand(true);
    command.build();
    let mut pages = vec![("zapis.1".to_owned(), page(&command)?)];
    for sub in command.get_subcommands() {
        let name = format!("zapis-{}", sub.get_name());
        let sub = sub.clone().display_name(&name);
        pages.push((format!("{name}.1"), page(&sub)?));
    }
    pages.push(("zapis-findings.7".to_owned(), findings_page().into_bytes()));
    Ok(pages)
}

fn page(command: &clap::Command) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    clap_mangen::Man::new(command.clone()).date("").render(&mut text)?;
    Ok(text)
}

/// Sets the pages of all findings as one page of section 7.
fn findings_page() -> String {
    let mut page = String::from(
        ".TH zapis-findings 7 \"\" \"zapis\"\n.SH NAME\nzapis\\-findings \\- what zapis can find in a record\n.SH FINDINGS\n",
    );
    for rule in rule::ALL {
        page.push_str(&markdown_to_roff(rule.page));
        page.extend(["Usual severity: ", rule.severity.name(), ".\n"]);
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
