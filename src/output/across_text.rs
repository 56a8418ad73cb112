//! Findings across records as people read them: in full, or one a line.

use annotate_snippets::{Level, Origin};

use crate::archive::{Across, Archive, Card, Tag};
use crate::findings::Severity;
use crate::text::{STANDARD_INPUT, Visible};
use crate::wording::{Language, phrase};

use super::finding_text::TextStyle;
use super::pages::Pages;

/// Says where a record stands: `club.pgn:12 (record 3, Ivanov – Petrov)`.
fn place(archive: &Archive, card: &Card, language: Language) -> String {
    let path = match archive.path(card.file) {
        STANDARD_INPUT => phrase!("standard-input").in_language(language),
        path => path.to_owned(),
    };
    let number = phrase!("record", number = card.record.to_string()).in_language(language);
    let [white, black] = [Tag::White, Tag::Black].map(|tag| Visible(archive.tag(card, tag)).to_string());
    let players = match (white.as_str(), black.as_str()) {
        ("", "") => String::new(),
        ("", _) => format!(", ? – {black}"),
        (_, "") => format!(", {white} – ?"),
        _ => format!(", {white} – {black}"),
    };
    format!("{path}:{}:1 ({number}{players})", card.line)
}

/// Writes a finding with the records it speaks of.
pub fn write_across_text(archive: &Archive, finding: &Across, style: &TextStyle, pages: &mut Pages) {
    let language = pages.language;
    let level = match finding.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let level = level.with_name(finding.severity.phrase().in_language(language));
    let message = Visible(&finding.message.in_language(language)).to_string();
    let origin = place(archive, &archive.card(finding.card), language);
    let mut group = level.primary_title(message).id(finding.rule.name).element(Origin::path(origin));
    for related in &finding.related {
        let label = related.role.in_language(language);
        group =
            group.element(Level::NOTE.with_name(label).message(place(archive, &archive.card(related.card), language)));
    }
    if let Some(help) = &finding.help {
        let label = phrase!("help").in_language(language);
        let help = Visible(&help.in_language(language)).to_string();
        group = group.element(Level::HELP.with_name(label).message(help));
    }
    pages.push_str(&style.draw(group));
    pages.push_str("\n\n");
}

/// Writes `path:line:1: severity[name] message (the fullest copy: b.pgn:7)`.
pub fn write_across_concise(archive: &Archive, finding: &Across, pages: &mut Pages) {
    let card = archive.card(finding.card);
    let (severity, name) = (finding.severity.name(), finding.rule.name);
    let message = finding.message.in_language(pages.language);
    let related = finding.related.first().map_or_else(String::new, |related| {
        let (role, card) = (related.role.in_language(pages.language), archive.card(related.card));
        format!(" ({role}: {}:{})", archive.path(card.file), card.line)
    });
    let (path, line, message) = (archive.path(card.file), card.line, Visible(&message).to_string());
    pages.push_str(&format!("{path}:{line}:1: {severity}[{name}] {message}{related}\n"));
}
