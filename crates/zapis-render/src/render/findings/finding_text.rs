//! Findings as text for people: with the source line and the span marked, or one per line.

use std::fmt::Write;
use std::ops::Range;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use crate::findings::{Finding, Grounds, Location, RestsOn, Severity, cited_together};
use crate::l10n::{Language, Message, message};
use crate::text::Visible;

use super::place::Located;
use crate::render::layout::deferred_buffer::DeferredBuffer;
use crate::render::layout::wrap::{USUAL_WIDTH, wrapped_drawn};

/// The style of text output.
#[derive(Clone, Debug)]
pub struct TextStyle {
    renderer: Renderer,
    has_colors: bool,
    pub(crate) width: usize,
}

impl TextStyle {
    /// Creates a style for a terminal of `width` columns, with or without colors.
    #[must_use]
    pub fn new(colors: bool, width: usize) -> Self {
        let renderer = if colors { Renderer::styled() } else { Renderer::plain() };
        Self { renderer: renderer.decor_style(DecorStyle::Ascii).term_width(width), has_colors: colors, width }
    }

    /// Draws one message.
    #[cfg(test)]
    fn draw(&self, group: annotate_snippets::Group<'_>) -> String {
        self.renderer.render(&[group])
    }
}

/// The maximum number of characters of a source line before the place, on a line of usual width.
const LINE_BEFORE: usize = 28;
const LINE_AFTER: usize = 40;

/// A placeholder for the record's number until it is known; record texts cannot contain it, because control characters
/// are made visible.
pub(crate) const NUMBER_MARK: &str = "\u{1}";

/// Writes a finding of a record with its source line, help and article.
pub fn write_text(located: &Located<'_>, style: &TextStyle, buffer: &mut DeferredBuffer) {
    write_finding_text(&located.to_finding(true), style, buffer);
}

/// Writes a finding for people: with the line it begins on, if it has one, related places, help and articles.
pub fn write_finding_text(finding: &Finding, style: &TextStyle, buffer: &mut DeferredBuffer) {
    let Some(source_line) = &finding.source_line else { return write_without_line(finding, style, buffer) };
    let line_number = finding.location.line_and_column.map(|(line, _)| line).or(finding.location.row).unwrap_or(1);
    let (shown, marked) = excerpt(&source_line.text, &source_line.marked, style.width);
    let language = buffer.language;
    let message = Visible(&finding.message.in_language(language)).to_string();
    let level = match finding.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let level = level.with_name(finding.severity.message().in_language(language));
    let origin = place_of(&finding.location, finding.event.as_deref(), language);
    let line_start = usize::try_from(line_number).unwrap_or(usize::MAX);
    let snippet = Snippet::source(shown.as_str())
        .line_start(line_start)
        .annotation(AnnotationKind::Primary.span(marked))
        .fold(false);
    let mut group = level
        .primary_title(message)
        .id(finding.rule.name)
        .element(annotate_snippets::Origin::path(origin))
        .element(snippet);
    for related in &finding.related {
        let role = related.role.in_language(language);
        let place = place_of(&related.location, None, language)
            .replace(NUMBER_MARK, &related.location.record.unwrap_or(1).to_string());
        group = group.element(Level::NOTE.with_name(role).message(place));
    }
    for (name, says) in notes(finding) {
        let (name, says) = (name.in_language(language), Visible(&says.in_language(language)).to_string());
        group = group.element(Level::NOTE.with_name(name).message(says));
    }
    // The place is passed explicitly, because the shown line may be cut; the renderer marks that with a line we do not
    // need.
    let drawn = style.renderer.render(&[group]);
    let mut shown = String::with_capacity(drawn.len() + drawn.len() / 8);
    for (index, line) in drawn.lines().filter(|line| !is_divider(line)).enumerate() {
        match wrapped_drawn(line, index == 0, style.width) {
            Some(lines) => shown.push_str(&lines),
            None => shown.push_str(line),
        }
        shown.push('\n');
    }
    let drawn = shown;
    put_numbered(&drawn, &finding.location, buffer);
    buffer.push_str("\n");
    buffer.pass_on();
}

/// Lists what follows a finding: help, articles, the ruling, how play continued.
pub(crate) fn notes(finding: &Finding) -> Vec<(Message, Message)> {
    let mut notes = Vec::new();
    if let Some(help) = &finding.help {
        notes.push((message!("help"), help.clone()));
    }
    let grounds = finding.grounds.as_ref().and_then(Grounds::message);
    if let Some(law) = grounds.or_else(|| finding.law.map(|law| law.message())) {
        notes.push((message!("laws"), law));
    }
    if let Some(ruling) = &finding.ruling {
        let cited = ruling.law.map(|law| match ruling.way.as_slice() {
            [] => law.message(),
            way => cited_together(law.edition, way),
        });
        let says = match cited {
            Some(cited) => message!("ruling-by", says = ruling.says.clone(), cited = cited),
            None => ruling.says.clone(),
        };
        notes.push((message!("ruling"), says));
    }
    let rests_on = finding.rests_on.as_ref().map(RestsOn::message);
    notes.extend(finding.went_on().into_iter().chain(rests_on).map(|says| (message!("play"), says)));
    notes
}

/// Writes a finding without a source line.
///
/// There may be as many as records, and the crate that draws source lines is ten times slower.
fn write_without_line(finding: &Finding, style: &TextStyle, buffer: &mut DeferredBuffer) {
    let language = buffer.language;
    let Marks { title, bold, decoration, end } = Marks::of(finding.severity, style.has_colors);
    let severity = finding.severity.message().in_language(language);
    let message = finding.message.in_language(language);
    let message = Visible(&message).shown();
    let first = [title, &severity, "[", finding.rule.name, "]", end, bold, ": ", &message, end].concat();
    put_line(&first, true, style, buffer);
    for part in [decoration, "--> ", end] {
        buffer.push_str(part);
    }
    put_place(&finding.location, finding.event.as_deref(), buffer);
    buffer.push_str("\n");
    let label = |label: &str| [" ", decoration, "= ", end, bold, label, end, ": "].concat();
    for related in &finding.related {
        buffer.push_str(&label(&related.role.in_language(language)));
        put_place(&related.location, None, buffer);
        buffer.push_str("\n");
    }
    for (name, says) in notes(finding) {
        let says = Visible(&says.in_language(language)).to_string();
        put_line(&[label(&name.in_language(language)), says].concat(), false, style, buffer);
    }
    buffer.push_str("\n");
    buffer.pass_on();
}

/// Writes a location, with the number of its record.
fn put_place(location: &Location, event: Option<&str>, buffer: &mut DeferredBuffer) {
    let place = place_of(location, event, buffer.language);
    put_numbered(&place, location, buffer);
}

/// Writes text that contains the placeholder of a record number.
pub(crate) fn put_numbered(text: &str, location: &Location, buffer: &mut DeferredBuffer) {
    let mut parts = text.split(NUMBER_MARK);
    buffer.push_str(parts.next().unwrap_or(""));
    for part in parts {
        buffer.record_number(location.record.unwrap_or(1) - 1);
        buffer.push_str(part);
    }
}

/// The signs with which the parts of a finding are drawn, as in the crate that draws source lines.
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

/// Writes a line, wrapped if it is too wide.
fn put_line(line: &str, is_title: bool, style: &TextStyle, buffer: &mut DeferredBuffer) {
    match wrapped_drawn(line, is_title, style.width) {
        Some(lines) => buffer.push_str(&lines),
        None => buffer.push_str(line),
    }
    buffer.push_str("\n");
}

/// Returns true if a drawn line only introduces another place.
fn is_divider(line: &str) -> bool {
    let mut plain = line.split('\u{1b}').map(|part| part.split_once('m').map_or(part, |(_, text)| text));
    if line.contains('\u{1b}') {
        plain.all(|part| matches!(part.trim(), "" | ":::")) && line.contains(":::")
    } else {
        line.trim() == ":::"
    }
}

/// Formats the location of a finding: `club.pgn:12:5 (record 3, Ivanov – Petrov, Club Cup)`. The number of the record
/// is a placeholder.
pub(crate) fn place_of(location: &Location, event: Option<&str>, language: Language) -> String {
    let mut place = Visible(&location.path).to_string();
    if let Some((line, column)) = location.line_and_column {
        // Writing into memory cannot fail.
        let _ = write!(place, ":{line}:{column}");
    } else if let Some(row) = location.row {
        place.extend([": ", &message!("row", number = row).in_language(language)]);
        if let Some(field) = &location.field {
            place.extend([", ", &Visible(field).to_string()]);
        }
    }
    if location.record.is_some() {
        place.extend([" (", &message!("record", number = NUMBER_MARK).in_language(language)]);
        if let Some([white, black]) = &location.players {
            place.extend([", ", &Visible(white).to_string(), " – ", &Visible(black).to_string()]);
        }
        if let Some(event) = event {
            place.extend([", ", &Visible(event).to_string()]);
        }
        place.push(')');
    }
    place
}

/// Cuts a long line around its span and makes it safe to display; returns the span in the result.
pub(crate) fn excerpt(line: &str, marked: &Range<usize>, width: usize) -> (String, Range<usize>) {
    let most_before = (width * LINE_BEFORE / USUAL_WIDTH).max(1);
    let most_after = (width * LINE_AFTER / USUAL_WIDTH).max(1);
    let (start, end) = (marked.start, marked.end);
    let before: Vec<(usize, char)> = line[..start].char_indices().rev().take(most_before + 1).collect();
    let from = if before.len() > most_before { before[most_before - 1].0 } else { 0 };
    let to = line[start..].char_indices().nth(most_after).map_or(line.len(), |(offset, _)| start + offset);
    let end = end.min(to).max(start);
    let mut shown = String::new();
    if from > 0 {
        shown.push('…');
    }
    let push = |shown: &mut String, part: &str| {
        let at = shown.len();
        shown.push_str(&Visible(part).to_string());
        at
    };
    push(&mut shown, &line[from..start]);
    let marked_start = push(&mut shown, &line[start..end]);
    let marked_end = push(&mut shown, &line[end..to]);
    if to < line.len() {
        shown.push('…');
    }
    if shown.is_empty() {
        shown.push(' ');
    }
    (shown, marked_start..marked_end.max(marked_start))
}

/// Writes `path:line:column: severity[name] message` of a finding of a record.
pub fn write_concise(located: &Located<'_>, buffer: &mut DeferredBuffer) {
    write_finding_concise(&located.to_finding(false), buffer);
}

/// Writes a finding in one line, as by [`Finding::in_language`].
pub fn write_finding_concise(finding: &Finding, buffer: &mut DeferredBuffer) {
    buffer.push_str(&finding.in_language(buffer.language));
    buffer.push_str("\n");
    buffer.pass_on();
}

#[cfg(test)]
mod tests {
    use annotate_snippets::Origin;

    use super::*;
    use crate::database::{Archive, ArchiveFinding, finding_across};
    use crate::findings::rules;
    use crate::l10n::Language;

    #[test]
    fn it_looks_as_if_it_were_drawn_with_the_findings_of_one_record() {
        let mut archive = Archive::new(1 << 20);
        archive.read("a.pgn", "[White \"Tal\"]\n[Black \"\u{1b}[31mX\"]\n\n1. e4 *\n\n1. d4 *\n").unwrap();
        let help = || message!("verbatim", text = "look\u{7}");
        for colors in [false, true] {
            for severity in [Severity::Error, Severity::Warning, Severity::Note] {
                // Wide enough for the title, which is wrapped here rather than by the crate.
                let style = TextStyle::new(colors, 200);
                let finding =
                    ArchiveFinding::new(rules::DUPLICATE_GAME, 1, message!("duplicate-game")).with_severity(severity);
                let finding = finding.with_related(0, message!("related-fullest")).with_help(help());
                let mut buffer = DeferredBuffer::new(Language::English);
                let finding = finding_across(&archive, finding);
                write_finding_text(&finding, &style, &mut buffer);
                let level = match severity {
                    Severity::Error => Level::ERROR,
                    Severity::Warning => Level::WARNING,
                    Severity::Note => Level::NOTE,
                };
                let english = Language::English;
                let spot = |card| {
                    let mut buffer = DeferredBuffer::new(english);
                    put_place(
                        &finding_across(
                            &archive,
                            ArchiveFinding::new(rules::DUPLICATE_GAME, card, message!("duplicate-game")),
                        )
                        .location,
                        None,
                        &mut buffer,
                    );
                    String::from_utf8(buffer.bytes.clone()).unwrap()
                };
                let group = level
                    .primary_title(message!("duplicate-game").in_language(english))
                    .id("duplicate-game")
                    .element(Origin::path(spot(1)))
                    .element(Level::NOTE.with_name("the fullest copy").message(spot(0)))
                    .element(Level::HELP.with_name("help").message(Visible(&help().in_language(english)).to_string()));
                let drawn = format!("{}\n\n", style.draw(group));
                assert_eq!(String::from_utf8(buffer.bytes.clone()).unwrap(), drawn);
            }
        }
    }
}
