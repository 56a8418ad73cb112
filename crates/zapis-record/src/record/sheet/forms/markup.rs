//! Saved pages of HTML, LaTeX, and the line with which engines receive a game.

use super::super::grammar;
use super::super::vocabulary::is_heading_word;
use super::Rewriting;
use super::line_items::lines;
use super::move_shape::{is_coordinates, may_be_move};

/// Elements whose content is not shown.
const UNSEEN: [&str; 7] = ["head", "script", "style", "noscript", "svg", "template", "nav"];

/// Removes the hidden parts of a page, and resolves its entities.
pub(super) fn of_pages(text: &str) -> Option<Rewriting> {
    if !text.contains("</") && !text.contains("&#") {
        return None;
    }
    let mut plain = Rewriting::default();
    let (mut at, mut kept, mut is_changed) = (0, 0, false);
    while let Some(found) = text[at..].find(['<', '&']) {
        at += found;
        let rest = &text[at..];
        let skipped = if rest.starts_with('<') { unseen_len(rest).map(|len| (len, None)) } else { entity(rest) };
        let Some((len, said)) = skipped else {
            at += 1;
            continue;
        };
        plain.keep(text, kept, at);
        if let Some(said) = said {
            plain.say(said.encode_utf8(&mut [0; 4]), at, at + len);
        }
        // Fragments of pages have named blanks and dashes too, and are read unchanged if these only separate words.
        let is_word_end = |c: Option<char>| c.is_none_or(char::is_whitespace);
        let is_glued = !is_word_end(text[..at].chars().next_back()) && !is_word_end(rest[len..].chars().next());
        is_changed |= said.is_none() || rest.starts_with("&#") || is_glued;
        at += len;
        kept = at;
    }
    plain.keep(text, kept, text.len());
    is_changed.then_some(plain)
}

/// Writes the elements of XML whose names are those of headings, `<white>Anderssen</white>`, as headings.
pub(super) fn of_elements(text: &str) -> Option<Rewriting> {
    let mut plain = Rewriting::default();
    let (mut at, mut kept) = (0, 0);
    while let Some(found) = text[at..].find('<') {
        at += found;
        let Ok((rest, tag)) = grammar::html_tag(&text[at..]) else {
            at += 1;
            continue;
        };
        let name = &tag[1..tag.len() - 1];
        let inside = rest.find('<').map_or("", |end| &rest[..end]);
        let closing = rest[inside.len()..].strip_prefix("</").and_then(|behind| behind.strip_prefix(name));
        let value = inside.trim();
        let is_heading = closing.is_some_and(|behind| behind.starts_with('>')) && is_heading_word(name);
        if !is_heading || value.is_empty() || may_be_move(value) {
            at += tag.len();
            continue;
        }
        plain.keep(text, kept, at);
        plain.say("\n", at, at);
        plain.keep(text, at + 1, at + 1 + name.len());
        plain.say(": ", at, at + tag.len());
        let start = value.as_ptr() as usize - text.as_ptr() as usize;
        plain.keep(text, start, start + value.len());
        at += tag.len() + inside.len() + "</>".len() + name.len();
        plain.say("\n", at, at);
        kept = at;
    }
    plain.keep(text, kept, text.len());
    (kept > 0).then_some(plain)
}

fn unseen_len(rest: &str) -> Option<usize> {
    if rest.starts_with("<!--") {
        return rest.find("-->").map(|end| end + 3);
    }
    if rest.starts_with("<!") || rest.starts_with("<?") {
        return rest.find('>').map(|end| end + 1);
    }
    let (_, tag) = grammar::html_tag(rest).ok()?;
    let name = &tag[1..];
    let name = &name[..name.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(name.len())];
    let name = UNSEEN.into_iter().find(|unseen| name.eq_ignore_ascii_case(unseen))?;
    let mut from = tag.len();
    // An element that never ends hides nothing.
    while let Some(found) = rest[from..].find("</") {
        let close = from + found;
        let behind = &rest.as_bytes()[close + 2..];
        if behind.len() >= name.len() && behind[..name.len()].eq_ignore_ascii_case(name.as_bytes()) {
            return rest[close..].find('>').map(|end| close + end + 1);
        }
        from = close + 2;
    }
    None
}

/// Parses an entity. Returns its length and the character.
fn entity(rest: &str) -> Option<(usize, Option<char>)> {
    const LONGEST: usize = 10;
    const NAMED: [(&str, char); 18] = [
        ("nbsp", '\u{a0}'),
        ("ndash", '–'),
        ("mdash", '—'),
        ("amp", '&'),
        ("lt", '<'),
        ("gt", '>'),
        ("quot", '"'),
        ("apos", '\''),
        ("times", '×'),
        ("hellip", '…'),
        ("laquo", '«'),
        ("raquo", '»'),
        ("frac12", '½'),
        ("middot", '·'),
        ("thinsp", ' '),
        ("ensp", ' '),
        ("emsp", ' '),
        ("minus", '−'),
    ];
    let end = rest.as_bytes().iter().take(LONGEST).position(|byte| *byte == b';')?;
    let name = rest.get(1..end)?;
    let said = match name.strip_prefix('#') {
        Some(code) => {
            let code = match code.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => code.parse().ok()?,
            };
            char::from_u32(code).filter(|c| !c.is_control())?
        }
        None => NAMED.iter().find(|(known, _)| *known == name)?.1,
    };
    Some((end + 1, Some(said)))
}

/// Removes the commands of LaTeX; their content stays if it is moves.
pub(super) fn of_latex(text: &str) -> Option<Rewriting> {
    if !["\\documentclass", "\\mainline", "\\newchessgame", "\\newgame"].iter().any(|command| text.contains(command)) {
        return None;
    }
    let mut plain = Rewriting::default();
    let (mut at, mut kept) = (0, 0);
    while let Some(found) = text[at..].find(['\\', '}', '{', '$']) {
        at += found;
        let rest = &text[at..];
        let len = rest.strip_prefix('\\').map_or(1, command_len);
        plain.keep(text, kept, at);
        plain.say(" ", at, at);
        at += len.min(rest.len());
        kept = at;
    }
    plain.keep(text, kept, text.len());
    Some(plain)
}

/// Removes the signs of emphasis of Markdown, `**1. e4** **e5**`, and its escapes, `\[`.
pub(super) fn of_emphasis(text: &str) -> Option<Rewriting> {
    const FEWEST: usize = 2;
    let begins_a_move = |behind: &&str| {
        let digits = behind.len() - behind.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        (1..=3).contains(&digits) && behind[digits..].trim_start_matches('\\').starts_with(['.', '…'])
    };
    let n_signs = text.matches("**").count();
    if n_signs < FEWEST || !text.split("**").skip(1).any(|behind| begins_a_move(&behind)) {
        return None;
    }
    let mut plain = Rewriting::default();
    let (mut at, mut kept) = (0, 0);
    while let Some(found) = text[at..].find(['*', '\\']) {
        at += found;
        let behind = text[at..].trim_start_matches('*');
        let is_escape = text[at..].starts_with('\\') && text[at + 1..].starts_with(|c: char| c.is_ascii_punctuation());
        let len = if is_escape { 1 } else { text[at..].len() - behind.len() };
        let is_apart = |c: Option<char>| c.is_none_or(char::is_whitespace);
        // A separate star is a result, or an item of a list.
        let is_alone = !is_escape && is_apart(text[..at].chars().next_back()) && is_apart(behind.chars().next());
        if len > 0 && !is_alone {
            plain.keep(text, kept, at);
            kept = at + len;
        }
        // An escaped character is not a sign.
        at += len.max(1) + usize::from(is_escape);
    }
    plain.keep(text, kept, text.len());
    Some(plain)
}

/// Measures a command with its sign: its name, its options, and its content if that is not moves.
fn command_len(behind: &str) -> usize {
    const OF_MOVES: [&str; 7] = ["mainline", "movetext", "textbf", "textit", "emph", "variation", "hidemoves"];
    let name = behind.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(behind.len());
    if name == 0 {
        return 1 + behind.chars().next().map_or(0, char::len_utf8);
    }
    let mut len = name;
    if let Some(options) = behind[len..].strip_prefix('[').and_then(|options| options.find(']')) {
        len += options + 2;
    }
    let inside = behind[len..].strip_prefix('{').filter(|_| !OF_MOVES.contains(&&behind[..name]));
    if let Some(end) = inside.and_then(|inside| inside.find(['}', '\n'])) {
        len += end + 2;
    }
    1 + len
}

/// Takes the answers of engines, `bestmove e2e4 ponder e7e5`, line by line as the moves of a game.
pub(super) fn of_answers(text: &str) -> Option<Rewriting> {
    const FEWEST: usize = 4;
    let mut plain = Rewriting::default();
    let mut n_moves = 0;
    for (start, line) in lines(text) {
        let end = start + line.len();
        match line.strip_prefix("bestmove ") {
            Some(answer) => {
                let word = answer.split_whitespace().next().unwrap_or("");
                let from = end - answer.len();
                plain.keep(text, from, from + word.len());
                if word.len() < answer.trim_end().len() {
                    plain.take_off(from + word.len() + 1, from + answer.trim_end().len());
                    plain.n_repeated += 1;
                }
                n_moves += 1;
            }
            None => plain.keep(text, start, end),
        }
        plain.say("\n", end, end);
    }
    (n_moves >= FEWEST).then_some(plain)
}

/// Writes the rows and cells of a table with times in it as lines with tabs, so that its columns can be distinguished.
pub(super) fn of_tables(text: &str) -> Option<Rewriting> {
    let is_time = |cell: &str| {
        let figures = cell.trim().trim_end_matches(['s', 'с', '\'']);
        figures.len() < cell.trim().len()
            && !figures.is_empty()
            && figures.bytes().all(|b| b.is_ascii_digit() || b == b'.')
            || grammar::clock_time(cell.trim()).is_ok_and(|(rest, _)| rest.is_empty())
    };
    let n_times =
        text.split("<td").filter_map(|cell| cell.split_once('>')?.1.split_once('<')).filter(|it| is_time(it.0));
    if n_times.count() < 4 {
        return None;
    }
    let mut plain = Rewriting::default();
    let (mut at, mut kept) = (0, 0);
    let mut is_first = true;
    while let Some(found) = text[at..].find('<') {
        at += found;
        let Ok((_, tag)) = grammar::html_tag(&text[at..]) else {
            at += 1;
            continue;
        };
        let name = tag[1..].trim_end_matches('>').split([' ', '\n', '/']).next().unwrap_or("").to_ascii_lowercase();
        plain.keep(text, kept, at);
        match name.as_str() {
            "tr" => {
                plain.say("\n", at, at + tag.len());
                is_first = true;
            }
            "td" | "th" => {
                plain.say(if is_first { "" } else { "\t" }, at, at + tag.len());
                is_first = false;
            }
            "br" | "p" | "div" | "table" => plain.say("\n", at, at + tag.len()),
            _ => {}
        }
        at += tag.len();
        kept = at;
    }
    plain.keep(text, kept, text.len());
    Some(plain)
}

/// Removes the signs of a wiki's table from its rows.
pub(super) fn of_wikis(text: &str) -> Option<Rewriting> {
    if !text.contains("{|") || !text.contains("\n|-") {
        return None;
    }
    let mut plain = Rewriting::default();
    for (start, line) in lines(text) {
        let end = start + line.len();
        let is_sign = ["{|", "|}", "|-", "!"].iter().any(|sign| line.trim_start().starts_with(sign));
        if !is_sign {
            let mut from = start;
            for (at, sign) in line.match_indices("||") {
                plain.keep(text, from, start + at);
                plain.say("|", start + at, start + at + sign.len());
                from = start + at + sign.len();
            }
            plain.keep(text, from, end);
            plain.say("\n", end, end);
        }
    }
    Some(plain)
}

/// Parses `position startpos moves e2e4 e7e5`, `position fen … moves …`, and a line with only `moves e2e4 e7e5`.
pub(super) fn of_engines(text: &str) -> Option<Rewriting> {
    if let Some(moves) = text.trim_start().strip_prefix("moves ") {
        let is_plain = moves.split_whitespace().all(is_coordinates) && moves.split_whitespace().nth(3).is_some();
        let mut plain = Rewriting::default();
        plain.keep(text, text.len() - moves.len(), text.len());
        return is_plain.then_some(plain);
    }
    let command = text.find("position ").filter(|at| *at == 0 || text[..*at].ends_with('\n'))?;
    let rest = &text[command..];
    let line = &rest[..rest.find('\n').unwrap_or(rest.len())];
    let moves = line.find(" moves ")?;
    let mut plain = Rewriting::default();
    if let Some(fen) = line.find("fen ").filter(|at| *at < moves) {
        plain.say(&format!("[FEN \"{}\"]\n\n", line[fen + 4..moves].trim()), command + fen + 4, command + moves);
    } else if !line[..moves].contains("startpos") {
        return None;
    }
    plain.keep(text, command + moves + 7, command + line.len());
    plain.say("\n", command + line.len(), command + line.len());
    Some(plain)
}
