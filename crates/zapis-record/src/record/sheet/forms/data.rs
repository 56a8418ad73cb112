//! Games as data: JSON, one object or one line each, and the lists of programming languages.
//!
//! Only text in quotes is read. If an object has one move in several notations, the shortest of them is used.

use super::super::vocabulary::{is_heading_word, lower, side};
use super::Rewriting;
use super::move_shape::{is_coordinates, is_move, is_square, may_be_move};

/// The minimum number of moves in a game.
const FEWEST: usize = 4;

/// A value in quotes, or a number.
struct Datum {
    /// The list or object that contains it.
    container: usize,
    /// Its name there.
    key: String,
    start: usize,
    end: usize,
    is_quoted: bool,
}

pub(super) fn plain(text: &str) -> Option<Rewriting> {
    let body = text.trim_start_matches('\u{feff}').trim_start();
    let is_named = || {
        body.split_once('=').is_some_and(|(name, value)| {
            name.trim().chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | ' '))
                && value.trim_start().starts_with(['[', '{', '('])
        })
    };
    if !body.starts_with(['[', '{']) && !is_named()
        || body.starts_with(['[']) && body[1..].starts_with(|c: char| c.is_alphabetic())
    {
        return None;
    }
    let data = data(text)?;
    let mut plain = Rewriting::default();
    let mut n_moves = 0;
    for same in data.chunk_by(|one, other| one.container == other.container) {
        n_moves += container(text, same, &mut plain);
    }
    (n_moves >= FEWEST).then_some(plain)
}

/// Writes the content of one list or object. Returns the number of its moves.
fn container(text: &str, data: &[Datum], plain: &mut Rewriting) -> usize {
    let said = |datum: &Datum| unescaped(&text[datum.start..datum.end]);
    let is_cell = |datum: &&Datum| {
        datum.is_quoted && (is_move(&said(datum)) || may_be_move(&said(datum)) && is_side(&datum.key).is_some())
    };
    let tell = |datum: &Datum, plain: &mut Rewriting| plain.say(&said(datum), datum.start, datum.end);
    let mut n_moves = 0;
    let of_side = |white: bool| data.iter().find(|datum| is_side(&datum.key) == Some(white) && is_cell(datum));
    let cells: Vec<&Datum> = if data.iter().all(|datum| datum.key.is_empty()) {
        data.iter().filter(|datum| datum.is_quoted && may_be_move(&said(datum))).collect()
    } else if let Some(white) = of_side(true) {
        std::iter::once(white).chain(of_side(false)).collect()
    } else if let Some(black) = of_side(false) {
        vec![black]
    } else {
        // The move in one of its notations: algebraic before coordinates.
        let in_words = |datum: &&Datum| is_cell(datum) && !is_coordinates(&said(datum));
        data.iter().find(in_words).or_else(|| data.iter().find(is_cell)).into_iter().collect()
    };
    if let [from, to] = squares_of(text, data)[..]
        && cells.iter().all(|cell| is_square(&said(cell)))
    {
        plain.say(&format!("{}{}\n", said(from), said(to)), from.start, to.end);
        return 1;
    }
    let number = data.iter().find(|datum| !datum.is_quoted).filter(|_| cells.len() == 2 && of_side(true).is_some());
    if let Some(number) = number.filter(|number| text[number.start..number.end].parse::<u16>().is_ok()) {
        plain.say(&format!("{}. ", &text[number.start..number.end]), number.start, number.end);
    }
    let is_run = cells.len() > 3;
    for cell in &cells {
        tell(cell, plain);
        n_moves += 1;
        plain.say(if is_run { "\n" } else { " " }, cell.end, cell.end);
    }
    if !cells.is_empty() {
        plain.say("\n", data[0].start, data[0].start);
    }
    for datum in data.iter().filter(|datum| datum.is_quoted && !cells.iter().any(|cell| cell.start == datum.start)) {
        let words = said(datum);
        let n_words = words
            .split_whitespace()
            .filter(|word| is_move(word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.')))
            .count();
        if n_words >= FEWEST {
            plain.say(&words, datum.start, datum.end);
            plain.say("\n", datum.end, datum.end);
            n_moves += n_words;
        } else if is_heading_word(&datum.key) && !is_move(&words) && words.chars().any(char::is_alphanumeric) {
            plain.say(&format!("{}: {}\n", datum.key, words), datum.start, datum.end);
        } else if words.chars().any(char::is_alphanumeric) {
            plain.take_off(datum.start, datum.end);
            plain.n_repeated += usize::from(!cells.is_empty() && is_move(&words));
        }
    }
    n_moves
}

fn squares_of<'a>(text: &str, data: &'a [Datum]) -> Vec<&'a Datum> {
    let is_end =
        |datum: &&Datum| matches!(datum.key.as_str(), "from" | "to") && is_square(&text[datum.start..datum.end]);
    data.iter().filter(is_end).collect()
}

fn is_side(key: &str) -> Option<bool> {
    let word = lower(key);
    let word = word.trim_end_matches("_move").trim_end_matches("move").trim_end_matches(['_', ' ']);
    side(word)
}

/// Returns the values of a text with their names. Returns `None` if its brackets and quotes do not match.
fn data(text: &str) -> Option<Vec<Datum>> {
    let mut data = Vec::new();
    // The open lists and objects: the closing sign of each, and its number.
    let mut open: Vec<(char, usize)> = Vec::new();
    let (mut n_containers, mut at) = (0_usize, 0);
    let mut key = String::new();
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        match first {
            '[' | '{' | '(' => {
                n_containers += 1;
                open.push((
                    match first {
                        '[' => ']',
                        '{' => '}',
                        _ => ')',
                    },
                    n_containers,
                ));
                key.clear();
                at += 1;
            }
            ']' | '}' | ')' => {
                open.pop().filter(|(closing, _)| *closing == first)?;
                at += 1;
            }
            '"' | '\'' => {
                let len = quoted_len(rest, first)?;
                let (start, end) = (at + 1, at + len - 1);
                at += len;
                let behind = text[at..].trim_start();
                if behind.starts_with(':') {
                    key = unescaped(&text[start..end]);
                    at = text.len() - behind.len() + 1;
                    continue;
                }
                let (_, container) = *open.last()?;
                data.push(Datum { container, key: std::mem::take(&mut key), start, end, is_quoted: true });
            }
            _ if first.is_alphanumeric() || first == '-' => {
                let len =
                    rest.find(|c: char| !c.is_alphanumeric() && !matches!(c, '-' | '.' | '_')).unwrap_or(rest.len());
                if let Some((_, container)) = open.last() {
                    data.push(Datum {
                        container: *container,
                        key: std::mem::take(&mut key),
                        start: at,
                        end: at + len,
                        is_quoted: false,
                    });
                }
                at += len;
            }
            _ => at += first.len_utf8(),
        }
    }
    open.is_empty().then_some(data)
}

fn quoted_len(text: &str, quote: char) -> Option<usize> {
    let mut is_escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            _ if c == quote => return Some(at + 1),
            _ => {}
        }
    }
    None
}

fn unescaped(text: &str) -> String {
    if !text.contains('\\') {
        return text.to_owned();
    }
    let mut said = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(c) = letters.next() {
        if c != '\\' {
            said.push(c);
            continue;
        }
        match letters.next() {
            Some('n') => said.push('\n'),
            Some('t' | 'r') => said.push(' '),
            Some('u') => {
                let code: String = letters.by_ref().take(4).collect();
                said.extend(u32::from_str_radix(&code, 16).ok().and_then(char::from_u32));
            }
            Some(other) => said.push(other),
            None => {}
        }
    }
    said
}
