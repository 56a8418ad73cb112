//! The pages of all findings as a manual page.

use zapis::Rule;
use zapis::{Language, Message, message};

/// Formats the pages of all findings as one page of section 7 of the manual, in roff.
#[must_use]
pub(crate) fn findings_manual(language: Language) -> String {
    let said = |phrase: Message| phrase.in_language(language);
    let mut page = format!(
        ".TH zapis-findings 7 \"\" \"zapis\"\n.SH {}\nzapis\\-findings \\- {}\n.SH {}\n",
        said(message!("man-name")),
        said(message!("man-findings-about")),
        said(message!("man-findings")),
    );
    for rule in Rule::all() {
        page.push_str(&markdown_to_roff(rule.page(language)));
        page.extend([&said(message!("man-usual-severity", severity = rule.severity.message())), "\n"]);
    }
    page
}

/// Converts the subset of Markdown used by the pages to roff: headings, paragraphs, lists, fenced blocks, code.
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

/// Formats code between backticks in bold.
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
