//! Splits a line into numbers, moves, times, signs and other words, with any separators.

use super::super::figures;
use super::super::grammar::{self, is_blank, is_dash};
use super::move_shape::{is_move, is_square};

/// The kind of an item of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineItemKind {
    /// A number that may be a row's; `dots` if it is of Black's move.
    Number { number: u32, dots: bool, is_plain: bool },
    /// A move.
    Move,
    /// A time, a date, a decimal: `12:03`, `12.03.2024`, `+0.35`.
    Stamp,
    /// A separate dash without a meaning of its own.
    Dash,
    /// An arrow: `→`, `->`, `=>`.
    Arrow,
    /// A usual separator of cells: a comma, a bar, a tab.
    Bar,
    /// Another sign.
    Sign,
    /// A result, an offer of a draw, `!?`: a part of the game that is not a move.
    Extra,
    /// A repetition of a move, by its squares.
    Again,
    /// The promotion, separate from its move: `e7 e8 Q`.
    NewPiece,
    /// Any other word.
    Word,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct LineItem {
    pub(super) kind: LineItemKind,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// Returns the lines of a text with their offsets, without their breaks.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split_inclusive('\n').map(move |line| {
        let start = at;
        at += line.len();
        (start, line.trim_end_matches(['\n', '\r']))
    })
}

/// The maximum length of a move or a label.
const LONGEST_WORD: usize = 60;

/// Splits a line, which is at `offset`.
pub(super) fn line_items(line: &str, offset: usize) -> Vec<LineItem> {
    let mut items = Vec::new();
    let mut at = 0;
    while let Some(first) = line[at..].chars().next() {
        let rest = &line[at..];
        if is_blank(first) && first != '\t' || first == '\u{feff}' {
            at += first.len_utf8();
            continue;
        }
        let before = line[..at].chars().next_back();
        let (kind, len) = item(rest, before);
        items.push(LineItem { kind, start: offset + at, end: offset + at + len });
        at += len;
    }
    items
}

fn item(rest: &str, before: Option<char>) -> (LineItemKind, usize) {
    let begins = before.is_none_or(|c| !c.is_alphanumeric());
    if begins {
        if let Some((len, _)) = figures::castling(rest) {
            return (LineItemKind::Move, len);
        }
        if let Some(found) = of_figures(rest) {
            return found;
        }
    }
    if let Ok((after, _)) = grammar::draw_offer(rest) {
        return (LineItemKind::Extra, rest.len() - after.len());
    }
    let is_way = |rest: &str| rest.starts_with("..") && rest[2..].starts_with(grammar::is_file);
    if is_way(rest) && before.is_some_and(grammar::is_rank) {
        return (LineItemKind::Arrow, 2);
    }
    if let Some(len) = arrow_len(rest) {
        return (LineItemKind::Arrow, len);
    }
    let first = rest.chars().next().unwrap_or(' ');
    let len = first.len_utf8();
    if matches!(first, ',' | '|' | '\t' | '│' | '¦') {
        return (LineItemKind::Bar, len);
    }
    if is_dash(first) || first == '/' {
        return (LineItemKind::Dash, len);
    }
    if matches!(first, '!' | '?' | '‼' | '⁇' | '⁉' | '⁈' | '±' | '∓') {
        return (LineItemKind::Extra, rest.find(|c| !matches!(c, '!' | '?')).unwrap_or(rest.len()).max(len));
    }
    let is_word = first.is_alphanumeric() || matches!(first, '♔'..='♟' | '®' | '£');
    if is_word { word(rest) } else { (LineItemKind::Sign, len) }
}

fn arrow_len(rest: &str) -> Option<usize> {
    grammar::arrow(rest).ok().map(|(_, arrow)| arrow.len())
}

/// Parses text that begins with a figure: a number, a time, a date, a decimal, a result.
fn of_figures(rest: &str) -> Option<(LineItemKind, usize)> {
    let unsigned = rest.strip_prefix(['+', '-', '−']).unwrap_or(rest);
    if !unsigned.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    if let Some((len, _)) = figures::result(rest).filter(|(len, _)| *len > 2) {
        return Some((LineItemKind::Extra, len));
    }
    if let Some(len) = stamp_len(unsigned) {
        return Some((LineItemKind::Stamp, rest.len() - unsigned.len() + len));
    }
    if unsigned.len() < rest.len() {
        return None;
    }
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let number: u32 = rest[..digits].parse().ok().filter(|_| digits <= 3)?;
    let behind = &rest[digits..];
    // `12w`, `12b`: the number with the side to move.
    let mut letters = behind.chars();
    if let (Some(side @ ('w' | 'W' | 'b' | 'B' | 'ч' | 'б')), next) = (letters.next(), letters.next())
        && next.is_none_or(|c| !c.is_alphanumeric() && c != '\'')
    {
        let dots = matches!(side, 'b' | 'B' | 'ч');
        return Some((LineItemKind::Number { number, dots, is_plain: false }, digits + side.len_utf8()));
    }
    if let Ok((after, written)) = grammar::ordinal(rest)
        && !after.starts_with(char::is_alphanumeric)
    {
        return Some((LineItemKind::Number { number, dots: false, is_plain: false }, written.len()));
    }
    if let Ok((after, written)) = grammar::time_in_words(rest)
        && !after.starts_with(char::is_alphanumeric)
    {
        return Some((LineItemKind::Stamp, written.len()));
    }
    if let Ok((_, written)) = grammar::minutes(rest) {
        return Some((LineItemKind::Stamp, written.len()));
    }
    if behind.starts_with(|c: char| c.is_alphanumeric()) || behind.starts_with("-0") || behind.starts_with("-O") {
        return None;
    }
    let marks = behind.find(|c: char| !matches!(c, '.' | '…')).unwrap_or(behind.len());
    let n_dots: usize = behind[..marks].chars().map(|c| if c == '…' { 3 } else { 1 }).sum();
    let closes = marks == 0 && behind.starts_with(')');
    let is_plain = closes || marks > 0 || behind.is_empty() || behind.starts_with([' ', '\t', '\u{a0}', ',', '|']);
    Some((LineItemKind::Number { number, dots: n_dots > 1, is_plain }, digits + marks + usize::from(closes)))
}

/// Measures a time, a date or a decimal: groups of figures with the same kinds of signs between.
fn stamp_len(text: &str) -> Option<usize> {
    let mut at = 0;
    let mut groups: Vec<&str> = Vec::new();
    let mut signs = String::new();
    loop {
        let digits = text[at..].bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            break;
        }
        groups.push(&text[at..at + digits]);
        let end = at + digits;
        let mut next = text[end..].chars();
        let Some(sign @ (':' | '.' | '/' | '-' | 'T')) = next.next().filter(|_| groups.len() < 8) else {
            at = end;
            break;
        };
        if !next.next().is_some_and(|c| c.is_ascii_digit()) {
            at = end;
            break;
        }
        signs.push(sign);
        at = end + 1;
    }
    let is_ring = |group: &&str| group.bytes().all(|byte| byte == b'0');
    let has_castling = text[..at].contains("0-0") || groups.iter().all(is_ring) && signs.contains('-');
    let is_date = signs.len() >= 2;
    let is_time = signs.starts_with(':') || signs.starts_with('.');
    if signs.is_empty() || has_castling || !(is_date || is_time) {
        return None;
    }
    // A unit such as seconds follows directly.
    let behind = &text[at..];
    let unit = behind.find(|c: char| !c.is_alphabetic()).unwrap_or(behind.len());
    match &behind[..unit] {
        "" | "s" | "с" | "Z" | "m" | "м" => Some(at + unit),
        _ => None,
    }
}

fn word(rest: &str) -> (LineItemKind, usize) {
    let is_end = |c: char| {
        c.is_whitespace()
            || is_blank(c)
            || matches!(
                c,
                ',' | ';' | '|' | '"' | '`' | '<' | '>' | '[' | ']' | '{' | '}' | '(' | ')' | '*' | '\'' | '│'
            )
            || matches!(c, '→' | '⇒' | '➔' | '➜' | '⟶' | '_' | '…' | '«' | '»' | '“' | '”')
    };
    let mut len = rest.find(is_end).unwrap_or(rest.len());
    if let Ok((after, ())) = crate::record::grammar::bracketed_piece::<()>(&rest.as_bytes()[len..]) {
        len = rest.len() - after.len();
    }
    // The shaft of an arrow is not part of the word before it.
    if rest[len..].starts_with('>') && rest[..len].ends_with(['-', '=']) {
        len -= 1;
    }
    let is_behind_square = |cut: &usize| rest.get(cut.saturating_sub(2)..*cut).is_some_and(is_square);
    if let Some(cut) = rest[..len].find("..").filter(is_behind_square) {
        let is_second = grammar::square(&rest[cut + 2..]).is_ok();
        len = if is_second { cut } else { len };
    }
    let whole = &rest[..len];
    if let Some(cut) = cut_at_slash(whole) {
        return (LineItemKind::Move, cut);
    }
    let body = whole.trim_end_matches([':', '.', '!', '?', '-']);
    let body = if body.is_empty() { whole } else { body };
    let marks = whole[body.len()..].find(|c| !matches!(c, '!' | '?')).unwrap_or(whole.len() - body.len());
    if body.len() <= LONGEST_WORD && (is_move(body) || is_square(body)) {
        return (LineItemKind::Move, body.len() + marks);
    }
    (LineItemKind::Word, body.len())
}

/// Returns the end of the first of two moves separated by a slash: `e4/e5`.
fn cut_at_slash(word: &str) -> Option<usize> {
    let (first, second) = word.split_once('/')?;
    let second = second.trim_end_matches(['.', ';', ':']);
    // After the last move of a game none follows: `e4/`.
    let is_second = second.is_empty() || is_move(second) || figures::castling(second).is_some();
    (is_move(first) && is_second).then_some(first.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_several_bytes_before_dots_are_no_square() {
        let items = line_items("з0..... Лe4 31.... Лae1 я..e4", 0);
        let n_moves = items.iter().filter(|item| item.kind == LineItemKind::Move).count();
        assert_eq!((n_moves, items.last().map(|item| item.end)), (3, Some(33)));
    }

    #[test]
    fn lines_fall_apart_into_numbers_moves_and_words() {
        let shown = |line: &str| {
            let items = line_items(line, 0);
            let shown = items.iter().map(|item| {
                let kind = match item.kind {
                    LineItemKind::Number { dots: true, .. } => 'B',
                    LineItemKind::Number { .. } => 'N',
                    LineItemKind::Move => 'M',
                    LineItemKind::Stamp => 'S',
                    LineItemKind::Dash => '-',
                    LineItemKind::Arrow => '>',
                    LineItemKind::Bar => '|',
                    LineItemKind::Sign => '.',
                    LineItemKind::Extra => 'E',
                    LineItemKind::Again => 'A',
                    LineItemKind::NewPiece => 'P',
                    LineItemKind::Word => 'w',
                };
                format!("{kind}{}", &line[item.start..item.end])
            });
            shown.collect::<Vec<_>>().join(" ")
        };
        for (line, expected) in [
            ("1. e4 e5", "N1. Me4 Me5"),
            ("1.e4;e5", "N1. Me4 .; Me5"),
            ("12...Nf6!?", "B12... MNf6!?"),
            ("[12:03] Ivan: 0-0", ".[ S12:03 .] wIvan .: M0-0"),
            ("1 e4 - e5 1-0", "N1 Me4 -- Me5 E1-0"),
            ("e4/e5", "Me4 -/ Me5"),
            ("1. e4/", "N1. Me4 -/"),
            ("e2->e4 e7→e5", "Me2 >-> Me4 Me7 >→ Me5"),
            ("7. Кf3 +0.35 Кс6 -0.1", "N7. MКf3 S+0.35 MКс6 S-0.1"),
            ("12b Qxd5+", "B12b MQxd5+"),
            ("12.03.24, 18:05 - Ivan: exd8(Q)", "S12.03.24 |, S18:05 -- wIvan .: Mexd8(Q)"),
            ("1.0-0 2. 0-0-0", "N1. M0-0 N2. M0-0-0"),
            ("Ход 3: Крg1", "wХод N3 .: MКрg1"),
        ] {
            assert_eq!(shown(line), expected, "{line}");
        }
    }
}
