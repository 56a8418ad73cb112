//! The formats for typesetting: Markdown, LaTeX, HTML, and escaping in each.

use crate::l10n::Language;
use crate::text::Visible;

use super::super::diagram::{Diagram, DiagramStyle};

/// A format for typesetting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Typeset {
    /// Markdown, as GitHub and pandoc read it.
    Markdown,
    /// A LaTeX document that uses the packages `chessboard` and `chessfss`, which are in TeX Live (games).
    Latex,
    /// A fragment of HTML: one `<article>` per game, to be inserted into a page.
    Html,
}

impl Typeset {
    /// All formats.
    pub const ALL: [Self; 3] = [Self::Markdown, Self::Latex, Self::Html];

    /// Returns the name under which it is selected: `latex`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Markdown => "markdown",
            Self::Latex => "latex",
            Self::Html => "html",
        }
    }
}

/// The text before the first game of a LaTeX document.
const LATEX_HEAD: &str = "\\documentclass{article}\n\
    \\usepackage{iftex}\n\
    \\ifPDFTeX\n  \\usepackage[T1,T2A]{fontenc}\n  \\usepackage[utf8]{inputenc}\n\\else\n  \\usepackage{fontspec}\n\\fi\n\
    \\usepackage{amssymb}\n\\usepackage{chessboard}\n\\setlength{\\parindent}{0pt}\n\\setlength{\\parskip}{6pt}\n\
    \\begin{document}\n\n";

/// The head of an HTML page, which loads nothing from the network.
const HTML_HEAD: &str = "<head>\n<meta charset=\"utf-8\">\n\
    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
    <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
    <title>zapis</title>\n<style>\n\
    :root { color-scheme: light dark; }\n\
    body { font: 1rem/1.5 Georgia, serif; margin: 1rem auto; max-width: 44rem; padding: 0 1rem; }\n\
    h3 { margin: 2rem 0 0; }\n.event { font-style: italic; margin: 0; }\n\
    .diagram { break-inside: avoid; margin: 1rem 0; text-align: center; }\n.diagram svg { height: auto; max-width: 100%; }\n\
    .deal { break-inside: avoid; }\n\
    @media print { @page { size: A4; margin: 12mm; } body { max-width: none; } h3 { break-after: avoid; } \
    .deal { box-sizing: border-box; display: inline-block; height: 132mm; padding: 0 2mm; overflow: hidden; vertical-align: top; width: 49%; } \
    .deal h3 { margin: 0; } .deal .event { font-size: .8rem; } .deal .diagram { margin: .3rem 0; } \
    .deal .diagram svg { height: auto; max-height: 105mm; max-width: 100%; } }\n</style>\n</head>\n";

/// The LaTeX form of signs that its text fonts lack: commands of `chessfss` and of mathematics.
const LATEX_SIGNS: [(char, &str); 39] = [
    ('\\', "\\textbackslash{}"),
    ('{', "\\{"),
    ('}', "\\}"),
    ('$', "\\$"),
    ('&', "\\&"),
    ('#', "\\#"),
    ('%', "\\%"),
    ('_', "\\_"),
    ('~', "\\textasciitilde{}"),
    ('^', "\\textasciicircum{}"),
    ('<', "\\textless{}"),
    ('>', "\\textgreater{}"),
    ('|', "\\textbar{}"),
    ('"', "\\textquotedbl{}"),
    ('½', "$\\frac12$"),
    ('×', "$\\times$"),
    ('±', "\\wbetter{}"),
    ('∓', "\\bbetter{}"),
    ('⩲', "\\wupperhand{}"),
    ('⩱', "\\bupperhand{}"),
    ('∞', "\\unclear{}"),
    ('□', "\\onlymove{}"),
    ('⨀', "\\zugzwang{}"),
    ('○', "\\moreroom{}"),
    ('⟳', "\\devadvantage{}"),
    ('↑', "\\withinit{}"),
    ('→', "\\withattack{}"),
    ('⯹', "\\compensation{}"),
    ('⇆', "\\counterplay{}"),
    ('⨁', "\\timelimit{}"),
    ('∆', "\\withidea{}"),
    ('∇', "$\\nabla$"),
    ('⌓', "\\betteris{}"),
    ('☒', "$\\boxtimes$"),
    ('♔', "\\symking{}"),
    ('♕', "\\symqueen{}"),
    ('♖', "\\symrook{}"),
    ('♗', "\\symbishop{}"),
    ('♘', "\\symknight{}"),
];

/// Signs that are special in Markdown within a line.
const MARKDOWN_SIGNS: [char; 14] = ['\\', '`', '*', '_', '[', ']', '<', '>', '#', '|', '~', '$', '&', '@'];

impl Typeset {
    /// Returns the text before the first game.
    #[must_use]
    pub const fn head(self) -> &'static str {
        match self {
            Self::Latex => LATEX_HEAD,
            Self::Markdown | Self::Html => "",
        }
    }

    /// Returns what turns the games of an HTML document into a page: the text before them, and after them.
    #[must_use]
    pub fn page(self, language: &str) -> Option<[String; 2]> {
        let head = format!("<!DOCTYPE html>\n<html lang=\"{language}\">\n{HTML_HEAD}<body>\n<main>\n");
        (self == Self::Html).then(|| [head, "</main>\n</body>\n</html>\n".to_owned()])
    }

    /// Returns the text after the last game.
    #[must_use]
    pub const fn tail(self) -> &'static str {
        match self {
            Self::Latex => "\\end{document}\n",
            Self::Markdown | Self::Html => "",
        }
    }

    /// Escapes a text. Markdown has more special characters at the beginning of a line.
    #[must_use]
    pub fn escaped(self, text: &str, begins_line: bool) -> String {
        let shown = Visible(text).shown();
        let mut out = String::with_capacity(shown.len());
        for (at, letter) in shown.char_indices() {
            match self {
                Self::Html => match letter {
                    '&' => out.push_str("&amp;"),
                    '<' => out.push_str("&lt;"),
                    '>' => out.push_str("&gt;"),
                    '"' => out.push_str("&quot;"),
                    '\'' => out.push_str("&#39;"),
                    _ => out.push(letter),
                },
                Self::Latex => match LATEX_SIGNS.iter().find(|(sign, _)| *sign == letter) {
                    Some((_, command)) => out.push_str(command),
                    // Two hyphens would become a dash, two quotation marks another one, and some pairs are ligatures.
                    None if matches!(letter, '-' | '\'' | '`' | ',' | '?' | '!') && out.ends_with(letter) => {
                        out.push_str("{}");
                        out.push(letter);
                    }
                    None if letter == '`' && out.ends_with(['?', '!']) => out.push_str("{}`"),
                    None => out.push(letter),
                },
                Self::Markdown => {
                    // A longer run of digits is not the number of a list item.
                    let is_number = || (1..10).contains(&at) && shown[..at].bytes().all(|byte| byte.is_ascii_digit());
                    let lists = begins_line
                        && (at == 0 && matches!(letter, '+' | '-' | '=') || matches!(letter, '.' | ')') && is_number());
                    if lists || MARKDOWN_SIGNS.contains(&letter) {
                        out.push('\\');
                    }
                    out.push(letter);
                }
            }
        }
        out
    }

    /// Formats text in bold.
    pub(super) fn bold(self, escaped: &str) -> String {
        match self {
            Self::Markdown => format!("**{escaped}**"),
            Self::Latex => format!("\\textbf{{{escaped}}}"),
            Self::Html => format!("<b>{escaped}</b>"),
        }
    }

    /// Begins a game: the players, and below them place and time.
    pub(super) fn heading(self, players: &str, event: &str) -> String {
        let [players, event] = [players, event].map(|text| self.escaped(text, false));
        let is_named = !event.is_empty();
        match self {
            Self::Markdown if is_named => format!("### {players}\n\n*{event}*\n\n"),
            Self::Markdown => format!("### {players}\n\n"),
            Self::Latex if is_named => format!("\\subsection*{{{players}}}\n\n\\textit{{{event}}}\n\n"),
            Self::Latex => format!("\\subsection*{{{players}}}\n\n"),
            Self::Html if is_named => {
                format!("<article class=\"game\">\n<h3>{players}</h3>\n<p class=\"event\">{event}</p>\n")
            }
            Self::Html => format!("<article class=\"game\">\n<h3>{players}</h3>\n"),
        }
    }

    /// Ends a game.
    pub(super) const fn end(self) -> &'static str {
        match self {
            Self::Markdown | Self::Latex => "\n",
            Self::Html => "</article>\n",
        }
    }

    /// Writes a paragraph.
    pub(super) fn paragraph(self, text: &str) -> String {
        match self {
            Self::Markdown | Self::Latex => format!("{text}\n\n"),
            Self::Html => format!("<p>{text}</p>\n"),
        }
    }

    /// Writes a diagram, optionally from Black's side, with the squares and arrows of comments: drawn, or as lines of
    /// letters.
    pub(super) fn diagram(
        self,
        (lines, fen, is_chess): (&[String], &str, bool),
        is_turned: bool,
        (marks, language): (&str, Language),
    ) -> String {
        let turned = if is_turned && is_chess { turned(lines) } else { lines.to_vec() };
        let lines = turned.as_slice();
        match self {
            Self::Latex if is_chess => {
                let inverse = if is_turned { ",inverse=true" } else { "" };
                let board = format!("\\chessboard[setfen={fen},showmover=false{inverse}]");
                format!("\\begin{{center}}\n{board}\n\\end{{center}}\n\n")
            }
            Self::Latex => format!("\\begin{{verbatim}}\n{}\n\\end{{verbatim}}\n\n", lines.join("\n")),
            Self::Markdown => format!("```text\n{}\n```\n\n", lines.join("\n")),
            Self::Html => match Diagram::of_fen(fen) {
                Ok((diagram, _)) => {
                    let style = DiagramStyle { is_flipped: is_turned, size: 280, language, ..DiagramStyle::default() };
                    format!("<figure class=\"diagram\">\n{}</figure>\n", diagram.with_marks_of(marks).svg(&style))
                }
                Err(_) => format!("<pre class=\"diagram\">{}</pre>\n", self.escaped_lines(lines)),
            },
        }
    }

    fn escaped_lines(self, lines: &[String]) -> String {
        lines.iter().map(|line| self.escaped(line, false)).collect::<Vec<_>>().join("\n")
    }
}

/// Rotates the lines of a chessboard, with the names of ranks and files.
fn turned(lines: &[String]) -> Vec<String> {
    let turn = |line: &String| {
        let (rank, cells) = line.split_at(line.len().min(4));
        format!("{rank}{}", cells.chars().rev().collect::<String>())
    };
    let (ranks, files) = lines.split_at(lines.len().saturating_sub(1));
    ranks.iter().rev().chain(files).map(turn).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_made_safe() {
        for (to, text, expected) in [
            (Typeset::Html, "<b>&\"'</b>", "&lt;b&gt;&amp;&quot;&#39;&lt;/b&gt;"),
            (
                Typeset::Latex,
                "\\input{x} 50% $1 #_^~",
                "\\textbackslash{}input\\{x\\} 50\\% \\$1 \\#\\_\\textasciicircum{}\\textasciitilde{}",
            ),
            (Typeset::Latex, "a -- b ?` ♘ ±", "a -{}- b ?{}` \\symknight{} \\wbetter{}"),
            (Typeset::Markdown, "1. a *b* [x](y) <i> `c`", "1\\. a \\*b\\* \\[x\\](y) \\<i\\> \\`c\\`"),
            (Typeset::Markdown, "- a", "\\- a"),
            (Typeset::Html, "a\u{1b}[31mb\u{202e}c", "a␛[31mb\u{fffd}c"),
        ] {
            let made = to.escaped(text, true);
            if text.contains('\u{202e}') {
                assert!(!made.contains(['\u{1b}', '\u{202e}']), "{made}");
            } else {
                assert_eq!(made, expected);
            }
        }
    }

    #[test]
    fn boards_are_turned() {
        let lines = ["8 | r . k", "1 | R . .", "    a b c"].map(str::to_owned);
        assert_eq!(turned(&lines), ["1 | . . R", "8 | k . r", "    c b a"]);
    }
}
