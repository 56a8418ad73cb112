//! Logs of chats: every message begins with the name of its author, often after the time.

use std::collections::HashMap;

use super::super::figures;
use super::Rewriting;
use super::line_items::lines;
use super::move_shape::{is_move, may_be_move};

/// The minimum number of messages in a chat.
const FEWEST: usize = 6;
/// The maximum number of people in the chat of a game.
const MOST_NAMES: usize = 8;
/// The maximum length of the text before a message, in bytes.
const LONGEST_LEAD: usize = 90;

/// Removes times and names from the messages of a chat, if nearly every line with moves begins with one of a few names.
pub(super) fn plain(text: &str) -> Option<Rewriting> {
    let mut names: HashMap<&str, usize> = HashMap::new();
    let (mut n_moves, mut n_led) = (0_usize, 0_usize);
    for (_, line) in lines(text) {
        let lead = lead(line);
        if let Some((_, name)) = lead {
            *names.entry(name).or_default() += 1;
        }
        let message = lead.map_or(line, |(len, _)| &line[len..]);
        if begins_with_move(message) {
            n_moves += 1;
            n_led += usize::from(lead.is_some());
        }
    }
    names.retain(|_, n| *n > 2);
    if n_led < FEWEST || 10 * n_led < 9 * n_moves || names.is_empty() || names.len() > MOST_NAMES {
        return None;
    }
    let mut plain = Rewriting::default();
    for (start, line) in lines(text) {
        let len = lead(line).filter(|(_, name)| names.contains_key(name)).map_or(0, |(len, _)| len);
        if len > 0 {
            plain.take_off(start, start + line[..len].trim_end().len());
        }
        plain.keep(text, start + len, start + line.len());
        plain.say("\n", start + line.len(), start + line.len());
    }
    Some(plain)
}

/// Returns the beginning of the message in a line, and the name before its colon.
fn lead(line: &str) -> Option<(usize, &str)> {
    let limit = line.floor_char_boundary(LONGEST_LEAD);
    let colon = line[..limit].match_indices(": ").map(|(at, _)| at).find(|at| {
        // The colon after the name, not one of the time.
        line[..*at].contains(char::is_alphabetic) || line[..*at].contains('+')
    })?;
    let before = &line[..colon];
    let time = before.rfind([']', ','].as_slice()).or_else(|| before.rfind(" - ")).map_or(0, |at| at + 1);
    let name = before[time..].trim_matches(|c: char| c.is_whitespace() || matches!(c, '-' | '–' | '—' | '[' | ']'));
    // The day and the hour before a name, with or without brackets.
    let name = match name.rfind(" - ") {
        Some(at) => name[at + 3..].trim(),
        None => name,
    };
    let is_time = |word: &str| word.contains(':') && word.starts_with(|c: char| c.is_ascii_digit());
    let is_name = !name.is_empty() && !name.split_whitespace().any(is_time) && !may_be_number(name);
    is_name.then_some((colon + 2, name))
}

/// Returns true if the text before a colon is more likely the number of a row: `12`, `Ход 12`, `Move 3`.
fn may_be_number(name: &str) -> bool {
    let is_short = |word: &str| word.len() < 4 && word.bytes().all(|byte| byte.is_ascii_digit());
    !name.starts_with('+') && name.split_whitespace().any(is_short)
}

fn begins_with_move(message: &str) -> bool {
    let body = message.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, '.' | '…' | ' ' | ')'));
    let word = &body[..body.find(char::is_whitespace).unwrap_or(body.len())];
    figures::castling(message.trim()).is_some() || figures::castling(body).is_some() || is_move(word) || {
        may_be_move(word) && body.split_whitespace().count() == 1
    }
}
