//! Lists of moves in brackets without quotes or beside other data, attributes of tags, and the tags of forums.

use super::Rewriting;
use super::line_items::lines;
use super::move_shape::is_move;
use crate::record::sheet::grammar;

/// The minimum number of moves in a list.
const FEWEST: usize = 4;

/// Writes a list in brackets after a name, `moves: [e4, e5]`, one move a line; the text around it stays.
pub(super) fn named(text: &str) -> Option<Rewriting> {
    let opens = |at: &usize| text[..*at].trim_end_matches([' ', '\t']).ends_with([':', '=']);
    let open = text.match_indices('[').map(|(at, _)| at).find(opens)?;
    let close = open + text[open..].find(']')?;
    let inside = &text[open + 1..close];
    let mut items = Vec::new();
    for part in inside.split([',', ' ', '\n', '\r', '\t']) {
        let item = part.trim_matches(['"', '\'', '`']);
        if !item.is_empty() {
            items.push(item);
        }
    }
    let n_moves = items.iter().filter(|item| is_move(item)).count();
    if n_moves < FEWEST || n_moves * 10 < items.len() * 9 || text[close..].contains('[') {
        return None;
    }
    let mut plain = Rewriting::default();
    let line = text[..open].rfind('\n').map_or(0, |at| at + 1);
    settings(&text[..line], 0, text, &mut plain);
    plain.say("\n", line, line);
    for item in items {
        let start = item.as_ptr() as usize - text.as_ptr() as usize;
        plain.keep(text, start, start + item.len());
        plain.say("\n", start + item.len(), start + item.len());
    }
    let behind = close + text[close..].find('\n').unwrap_or(text.len() - close);
    settings(&text[behind..], behind, text, &mut plain);
    Some(plain)
}

/// Keeps lines, with `name = "value"` as `name: value`.
fn settings(part: &str, offset: usize, text: &str, plain: &mut Rewriting) {
    let edge = |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | ',' | ';');
    for (start, line) in lines(part) {
        let start = start + offset;
        match line.split_once('=') {
            Some((key, value)) => {
                let value = value.trim_matches(edge);
                plain.keep(text, start, start + key.trim_end().len());
                plain.say(": ", start, start);
                let at = if value.is_empty() { start } else { value.as_ptr() as usize - text.as_ptr() as usize };
                plain.keep(text, at, at + value.len());
            }
            None => plain.keep(text, start, start + line.len()),
        }
        plain.say("\n", start + line.len(), start + line.len());
    }
}

/// Writes `name=value` lines under headings in brackets, as programs keep their settings, without these brackets.
pub(super) fn of_settings(text: &str) -> Option<Rewriting> {
    let is_section = |line: &str| grammar::settings_heading(line.trim()).is_ok_and(|(rest, _)| rest.is_empty());
    let (mut n_sections, mut n_rows) = (0_usize, 0_usize);
    for (_, line) in lines(text) {
        n_sections += usize::from(is_section(line));
        n_rows += usize::from(row(line).is_some());
    }
    if n_sections == 0 || n_rows < FEWEST {
        return None;
    }
    let mut plain = Rewriting::default();
    for (start, line) in lines(text) {
        let end = start + line.len();
        if is_section(line) {
            plain.say("\n", start, end);
            continue;
        }
        match row(line) {
            Some((key, value)) => {
                plain.say(&format!("{key}. "), start, start + key.len());
                plain.keep(text, end - value.len(), end);
                plain.say("\n", end, end);
            }
            None => settings(line, start, text, &mut plain),
        }
    }
    Some(plain)
}

/// Parses `12=e4 e5`.
fn row(line: &str) -> Option<(&str, &str)> {
    let (value, key) = grammar::setting_number(line).ok()?;
    let are_moves = value.split_whitespace().count() <= 2 && value.split_whitespace().all(is_move);
    (are_moves && !value.is_empty()).then_some((&key[..key.len() - 1], value))
}

/// Writes the moves in attributes of tags, `<move n="1" white="e4" black="e5"/>`, as rows.
pub(super) fn of_attributes(text: &str) -> Option<Rewriting> {
    let mut plain = Rewriting::default();
    let (mut at, mut n_moves) = (0, 0);
    while let Some(found) = text[at..].find('<') {
        at += found;
        let Ok((rest, tag)) = grammar::html_tag(&text[at..]) else {
            at += 1;
            continue;
        };
        let mut n_here = 0;
        let mut from = 0;
        while let Some(open) = tag[from..].find("=\"").map(|open| from + open + 2) {
            let Some(len) = tag[open..].find('"') else { break };
            let value = &tag[open..open + len];
            let name = tag[..open - 2].rsplit([' ', '\t', '\n']).next().unwrap_or("");
            if is_move(value) && n_here < 2 && !matches!(name, "uci" | "lan" | "from" | "to" | "id" | "class") {
                plain.keep(text, at + open, at + open + len);
                plain.say(" ", at + open + len, at + open + len);
                n_here += 1;
            }
            from = open + len + 1;
        }
        if n_here > 0 {
            plain.say("\n", at, at);
        }
        n_moves += n_here;
        at = text.len() - rest.len();
    }
    (n_moves >= FEWEST).then_some(plain)
}

/// The tags of forums.
const FORUM_TAGS: [&str; 20] = [
    "b", "i", "u", "s", "quote", "code", "pgn", "url", "color", "size", "center", "spoiler", "list", "font", "left",
    "img", "right", "fen", "chess", "game",
];

/// Removes the tags of forums: `[b]`, `[/quote]`, `[color=red]`.
pub(super) fn of_forums(text: &str) -> Option<Rewriting> {
    if !text.contains("[/") {
        return None;
    }
    let mut plain = Rewriting::default();
    let (mut at, mut kept, mut n_closed) = (0, 0, 0);
    while let Some(found) = text[at..].find('[') {
        at += found;
        let tag = grammar::forum_tag(&text[at..]).ok().map(|(_, tag)| tag).filter(|tag| {
            let name = tag.trim_start_matches(['[', '/']);
            let name = &name[..name.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(name.len())];
            FORUM_TAGS.iter().any(|known| name.eq_ignore_ascii_case(known))
        });
        let Some(tag) = tag else {
            at += 1;
            continue;
        };
        plain.keep(text, kept, at);
        plain.say(" ", at, at);
        n_closed += usize::from(tag.starts_with("[/"));
        at += tag.len();
        kept = at;
    }
    plain.keep(text, kept, text.len());
    (n_closed > 0).then_some(plain)
}
