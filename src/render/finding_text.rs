//! Findings as people read them: with the source line and the span marked, or one a line.

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use crate::findings::{Grounds, Severity, cited_together};
use crate::l10n::{Language, message};
use crate::text::{Span, Visible};

use super::deferred_buffer::DeferredBuffer;
use super::place::Located;
use super::wrap::{USUAL_WIDTH, wrapped_drawn};

/// How text is drawn.
#[derive(Clone, Debug)]
pub struct TextStyle {
    renderer: Renderer,
    has_colors: bool,
    width: usize,
}

impl TextStyle {
    /// Draws for a terminal of `width` columns, with or without colors.
    #[must_use]
    pub fn new(colors: bool, width: usize) -> Self {
        let renderer = if colors { Renderer::styled() } else { Renderer::plain() };
        Self { renderer: renderer.decor_style(DecorStyle::Ascii).term_width(width), has_colors: colors, width }
    }

    /// Tells whether it draws with colors.
    #[must_use]
    pub const fn has_colors(&self) -> bool {
        self.has_colors
    }

    /// Returns the width of a line.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width
    }

    /// Draws one message.
    #[cfg(test)]
    pub(super) fn draw(&self, group: annotate_snippets::Group<'_>) -> String {
        self.renderer.render(&[group])
    }
}

/// Source lines are shown up to this many characters around the place, on a line of usual width.
const LINE_BEFORE: usize = 28;
const LINE_AFTER: usize = 40;

/// Stands for the record's number until it is known; no record text can hold it, since controls are made visible.
const NUMBER_MARK: &str = "\u{1}";

/// Writes a finding with its source line, help and article.
pub fn write_text(located: &Located<'_>, style: &TextStyle, pages: &mut DeferredBuffer) {
    let finding = located.finding;
    let (line_number, column) = located.line_and_column();
    let (line, span) = located.line();
    let (shown, marked) = excerpt(line, span, style.width);
    let language = pages.language;
    let message = Visible(&finding.message.in_language(language)).to_string();
    let level = match finding.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let level = level.with_name(finding.severity.message().in_language(language));
    let origin = origin(located, line_number, column, language);
    let line_start = usize::try_from(line_number).unwrap_or(usize::MAX);
    let snippet = Snippet::source(shown.as_str())
        .line_start(line_start)
        .annotation(AnnotationKind::Primary.span(marked.range()))
        .fold(false);
    let mut group = level
        .primary_title(message)
        .id(finding.rule.name)
        .element(annotate_snippets::Origin::path(origin))
        .element(snippet);
    if let Some(help) = &finding.help {
        let label = message!("help").in_language(language);
        let help = Visible(&help.in_language(language)).to_string();
        group = group.element(Level::HELP.with_name(label).message(help));
    }
    let grounds = finding.grounds.as_ref().and_then(Grounds::message);
    if let Some(law) = grounds.or_else(|| finding.law.map(|law| law.message())) {
        let label = message!("laws").in_language(language);
        group = group.element(Level::NOTE.with_name(label).message(law.in_language(language)));
    }
    if let Some(ruling) = &finding.ruling {
        let says = Visible(&ruling.says.in_language(language)).to_string();
        let cited = ruling.law.map(|law| match ruling.way.as_slice() {
            [] => law.message(),
            way => cited_together(law.edition, way),
        });
        let article = cited.map(|cited| format!(" ({})", cited.in_language(language)));
        let line = format!("{says}{}", article.unwrap_or_default());
        let label = message!("ruling").in_language(language);
        group = group.element(Level::NOTE.with_name(label).message(line));
    }
    let rests_on = finding.rests_on.as_ref().map(crate::findings::RestsOn::message);
    for says in finding.went_on().into_iter().chain(rests_on) {
        let label = message!("play").in_language(language);
        let says = Visible(&says.in_language(language)).to_string();
        group = group.element(Level::NOTE.with_name(label).message(says));
    }
    // The place is given by hand, since the shown line may be cut; the renderer marks that with a line we do not need.
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
    let mut parts = drawn.split(NUMBER_MARK);
    pages.push_str(parts.next().unwrap_or(""));
    for part in parts {
        pages.record_number(located.index);
        pages.push_str(part);
    }
    pages.push_str("\n");
    pages.pass_on();
}

/// Tells whether a drawn line only says that another place follows.
fn is_divider(line: &str) -> bool {
    let mut plain = line.split('\u{1b}').map(|part| part.split_once('m').map_or(part, |(_, text)| text));
    if line.contains('\u{1b}') {
        plain.all(|part| matches!(part.trim(), "" | ":::")) && line.contains(":::")
    } else {
        line.trim() == ":::"
    }
}

/// Says where a finding stands: `club.pgn:12:5 (record 3, Ivanov – Petrov, move 5)`.
fn origin(located: &Located<'_>, line: u64, column: u64, language: Language) -> String {
    let path = Visible(located.source.path);
    let mut origin = format!("{path}:{line}:{column}");
    if located.record.is_some() {
        origin.extend([" (", &message!("record", number = NUMBER_MARK).in_language(language)]);
        if let Some([white, black]) = located.players {
            origin.extend([", ", &Visible(white).to_string(), " – ", &Visible(black).to_string()]);
        }
        origin.push(')');
    }
    origin
}

/// Cuts a long line around its span and makes it safe to show; gives the span in what is shown.
fn excerpt(line: &str, span: Span, width: usize) -> (String, Span) {
    let most_before = (width * LINE_BEFORE / USUAL_WIDTH).max(1);
    let most_after = (width * LINE_AFTER / USUAL_WIDTH).max(1);
    let (start, end) = (span.start as usize, span.end as usize);
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
        narrow(at)
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
    (shown, Span { start: marked_start, end: marked_end.max(marked_start) })
}

/// Narrows an offset within an excerpt.
fn narrow(offset: usize) -> u32 {
    u32::try_from(offset).unwrap_or(u32::MAX)
}

/// Writes `path:line:column: severity[name] message`.
pub fn write_concise(located: &Located<'_>, pages: &mut DeferredBuffer) {
    let finding = located.finding;
    let (line, column) = located.line_and_column();
    let (severity, name) = (finding.severity.name(), finding.rule.name);
    let message = finding.message.in_language(pages.language);
    let message = Visible(&message);
    let shown = format!("{}:{line}:{column}: {severity}[{name}] {message}\n", Visible(located.source.path));
    pages.push_str(&shown);
    pages.pass_on();
}
