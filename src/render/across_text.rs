//! Findings across records as people read them: in full, or one a line.

use crate::database::{Across, Archive, IndexEntry, Tag};
use crate::findings::Severity;
use crate::l10n::message;
use crate::text::{ByteSink, Visible};

use super::deferred_buffer::DeferredBuffer;
use super::finding_text::TextStyle;
use super::wrap::wrapped_drawn;

/// Says where a record stands: `club.pgn:12 (record 3, Ivanov – Petrov)`.
fn put_place(archive: &Archive, card: &IndexEntry, pages: &mut DeferredBuffer) {
    let language = pages.language;
    pages.push_str(&Visible(archive.path(card.file)).shown());
    pages.push_str(":");
    pages.bytes.put_number(card.line);
    pages.push_str(":1 (");
    pages.push_str(&message!("record", number = card.record.to_string()).in_language(language));
    let players = [Tag::White, Tag::Black].map(|tag| Visible(archive.tag(card, tag)).shown());
    if players.iter().any(|player| !player.is_empty()) {
        let [white, black] = players.each_ref().map(|player| if player.is_empty() { "?" } else { player });
        for part in [", ", white, " – ", black] {
            pages.push_str(part);
        }
    }
    pages.push_str(")");
}

/// How the parts of a finding are drawn, as the crate that draws source lines does it.
struct Marks {
    title: &'static str,
    bold: &'static str,
    decoration: &'static str,
    end: &'static str,
}

impl Marks {
    const fn of(severity: Severity, has_colors: bool) -> Self {
        if !has_colors {
            return Self { title: "", bold: "", decoration: "", end: "" };
        }
        let title = match severity {
            Severity::Error => "\x1b[1m\x1b[91m",
            Severity::Warning => "\x1b[1m\x1b[33m",
            Severity::Note => "\x1b[1m\x1b[92m",
        };
        Self { title, bold: "\x1b[1m", decoration: "\x1b[1m\x1b[94m", end: "\x1b[0m" }
    }
}

/// Writes a finding with the records it speaks of.
///
/// There may be as many as records, and no source line is shown: the crate that draws those takes ten times as long.
pub fn write_across_text(archive: &Archive, finding: &Across, style: &TextStyle, pages: &mut DeferredBuffer) {
    let language = pages.language;
    let Marks { title, bold, decoration, end } = Marks::of(finding.severity, style.has_colors());
    let severity = finding.severity.message().in_language(language);
    let message = finding.message.in_language(language);
    let message = Visible(&message).shown();
    let first = [title, &severity, "[", finding.rule.name, "]", end, bold, ": ", &message, end].concat();
    put_line(&first, true, style, pages);
    for part in [decoration, "--> ", end] {
        pages.push_str(part);
    }
    put_place(archive, &archive.card(finding.card), pages);
    pages.push_str("\n");
    let label = |label: &str| [" ", decoration, "= ", end, bold, label, end, ": "].concat();
    for related in &finding.related {
        pages.push_str(&label(&related.role.in_language(language)));
        put_place(archive, &archive.card(related.card), pages);
        pages.push_str("\n");
    }
    if let Some(help) = &finding.help {
        let help = Visible(&help.in_language(language)).to_string();
        put_line(&[label(&message!("help").in_language(language)), help].concat(), false, style, pages);
    }
    pages.push_str("\n");
}

/// Puts a line, broken where it is wider than there is room.
fn put_line(line: &str, is_title: bool, style: &TextStyle, pages: &mut DeferredBuffer) {
    match wrapped_drawn(line, is_title, style.width()) {
        Some(lines) => pages.push_str(&lines),
        None => pages.push_str(line),
    }
    pages.push_str("\n");
}

/// Writes `path:line:1: severity[name] message (the fullest copy: b.pgn:7)`.
pub fn write_across_concise(archive: &Archive, finding: &Across, pages: &mut DeferredBuffer) {
    let card = archive.card(finding.card);
    let (severity, name) = (finding.severity.name(), finding.rule.name);
    let message = finding.message.in_language(pages.language);
    let related = finding.related.first().map_or_else(String::new, |related| {
        let (role, card) = (related.role.in_language(pages.language), archive.card(related.card));
        format!(" ({role}: {}:{})", Visible(archive.path(card.file)), card.line)
    });
    let (path, line, message) = (Visible(archive.path(card.file)), card.line, Visible(&message));
    pages.push_str(&format!("{path}:{line}:1: {severity}[{name}] {message}{related}\n"));
}

#[cfg(test)]
mod tests {
    use annotate_snippets::{Level, Origin};

    use super::*;
    use crate::findings::rule;
    use crate::l10n::Language;

    #[test]
    fn it_looks_as_if_it_were_drawn_with_the_findings_of_one_record() {
        let mut archive = Archive::new(1 << 20);
        archive.read("a.pgn", "[White \"Tal\"]\n[Black \"\u{1b}[31mX\"]\n\n1. e4 *\n\n1. d4 *\n").unwrap();
        let help = || message!("verbatim", text = "look\u{7}");
        for colors in [false, true] {
            for severity in [Severity::Error, Severity::Warning, Severity::Note] {
                // Wide enough for the title, which is wrapped and not drawn by the crate.
                let style = TextStyle::new(colors, 200);
                let finding = Across::new(rule::DUPLICATE_GAME, 1, message!("duplicate-game")).with_severity(severity);
                let finding = finding.with_related(0, message!("related-fullest")).with_help(help());
                let mut pages = DeferredBuffer::new(Language::English);
                write_across_text(&archive, &finding, &style, &mut pages);
                let level = match severity {
                    Severity::Error => Level::ERROR,
                    Severity::Warning => Level::WARNING,
                    Severity::Note => Level::NOTE,
                };
                let english = Language::English;
                let spot = |card| {
                    let mut pages = DeferredBuffer::new(english);
                    put_place(&archive, &archive.card(card), &mut pages);
                    String::from_utf8(pages.bytes.clone()).unwrap()
                };
                let group = level
                    .primary_title(message!("duplicate-game").in_language(english))
                    .id("duplicate-game")
                    .element(Origin::path(spot(1)))
                    .element(Level::NOTE.with_name("the fullest copy").message(spot(0)))
                    .element(Level::HELP.with_name("help").message(Visible(&help().in_language(english)).to_string()));
                let drawn = format!("{}\n\n", style.draw(group));
                assert_eq!(String::from_utf8(pages.bytes.clone()).unwrap(), drawn);
            }
        }
    }
}
