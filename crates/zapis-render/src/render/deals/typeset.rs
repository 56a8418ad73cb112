//! A typeset bridge deal: a heading, and the hands with auction, contract and play, or only the hands in formats
//! without drawings.

use crate::bridge::pbn::{Inherited, Record};
use crate::bridge::{DiagramLetters, Facts, write_diagram};
use crate::l10n::{Language, message};

use super::super::diagram::DiagramStyle;
use super::super::printed::Typeset;
use super::svg::deal_svg;

/// Writes a bridge record as a typeset deal; one with unknown hands is only a heading. In print there are four on a
/// page.
pub fn write_typeset_deal(
    record: &Record<'_>,
    facts: &Facts,
    inherited: &Inherited,
    (to, language): (Typeset, Language),
    out: &mut String,
) {
    let value = |name: &str| {
        let tag = record.tags.iter().find(|tag| tag.name == name)?;
        Some(inherited.value(tag).into_owned()).filter(|value| !matches!(value.as_str(), "" | "?" | "-" | "#" | "##"))
    };
    let board = facts.board.map_or_else(|| "?".to_owned(), |board| board.to_string());
    let heading = to.escaped(&message!("deal-heading", board = board).in_language(language), false);
    let listed = |names: &[&str], between: &str| {
        to.escaped(&names.iter().filter_map(|name| value(name)).collect::<Vec<_>>().join(between), true)
    };
    let event = listed(&["Event", "Site", "Date"], ", ");
    let players = listed(&["North", "East", "South", "West"], " – ");
    let lines = || [&event, &players].into_iter().filter(|line| !line.is_empty());
    match to {
        Typeset::Html => {
            out.extend(["<article class=\"deal\">\n<h3>", &heading, "</h3>\n"]);
            lines().for_each(|line| out.extend(["<p class=\"event\">", line, "</p>\n"]));
            let style = DiagramStyle { size: 480, language, ..DiagramStyle::default() };
            if let Some(drawn) = deal_svg(facts, style) {
                out.extend(["<div class=\"diagram\">", &drawn, "</div>\n"]);
            }
            out.push_str("</article>\n\n");
        }
        Typeset::Markdown | Typeset::Latex => {
            let [open, close, before, behind] = match to {
                Typeset::Latex => {
                    ["\\section*{", "}\n", "\\begin{samepage}\\begin{verbatim}\n", "\\end{verbatim}\\end{samepage}\n"]
                }
                _ => ["### ", "\n", "```text\n", "```\n"],
            };
            out.extend([open, &heading, close, "\n"]);
            lines().for_each(|line| out.extend([line, "\n\n"]));
            let mut diagram = String::new();
            let letters =
                DiagramLetters { is_russian: language == Language::Russian, has_suit_letters: to == Typeset::Latex };
            if write_diagram(facts, letters, &mut diagram) {
                out.extend([before, &diagram, behind, "\n"]);
            }
        }
    }
}
