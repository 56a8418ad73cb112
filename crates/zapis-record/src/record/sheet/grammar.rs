//! The productions of `grammar/scoresheet.ebnf`, one nom parser of the same name each.

use nom::branch::alt;
use nom::bytes::complete::{tag, take_while, take_while_m_n, take_while1};
use nom::combinator::{opt, recognize, value};
use nom::multi::{many0, many1_count};
use nom::sequence::{delimited, pair, preceded};
use nom::{IResult, Parser};

use crate::record::GameResult;

/// The result of a production.
type Read<'a> = IResult<&'a str, &'a str, ()>;

fn one_of_these<'a>(is_one: impl Fn(char) -> bool) -> impl Parser<&'a str, Output = &'a str, Error = ()> {
    take_while_m_n(1, 1, is_one)
}

/// Parses blanks that do not end a line, at least one.
pub fn blank(input: &str) -> Read<'_> {
    take_while1(is_blank).parse(input)
}

pub(super) const fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{3000}')
}

/// Parses one figure of a row's number.
pub fn figure(input: &str) -> Read<'_> {
    one_of_these(|c| c.is_ascii_digit()).parse(input)
}

/// Parses one character that is often a misread figure.
pub fn misread_figure(input: &str) -> Read<'_> {
    one_of_these(|c| figure_behind(c).is_some()).parse(input)
}

/// Returns the figure that is often misread as this character.
pub(super) const fn figure_behind(c: char) -> Option<u32> {
    Some(match c {
        'O' | 'o' | 'О' | 'о' => 0,
        'l' | 'I' | 'i' | '|' | '!' | ']' | 'І' => 1,
        'Z' | 'z' => 2,
        'З' | 'з' | 'Э' | 'э' => 3,
        'S' | 's' => 5,
        'б' | 'Б' => 6,
        'B' | 'В' | 'в' => 8,
        'q' => 9,
        _ => return None,
    })
}

/// Parses periods, with or without blanks between them.
pub fn dots(input: &str) -> Read<'_> {
    recognize(pair(dot, many0(preceded(opt(blank), dot)))).parse(input)
}

/// Parses a period or an ellipsis.
pub fn dot(input: &str) -> Read<'_> {
    alt((tag("."), tag("…"))).parse(input)
}

/// Parses the number of a row: `12`, `12.`, `12 …`, `12)`, `12. . .`.
pub fn row_number(input: &str) -> Read<'_> {
    let mark = alt((tag(")"), recognize(pair(opt(blank), dots))));
    recognize((take_while_m_n(1, 3, |c: char| c.is_ascii_digit()), opt(mark))).parse(input)
}

/// Parses a row's number as misread by a scanner: `l0.`, `]I.`, `7,`.
pub fn misread_number(input: &str) -> Read<'_> {
    let is_figure = |c: char| c.is_ascii_digit() || figure_behind(c).is_some();
    recognize(pair(take_while_m_n(1, 3, is_figure), one_of_these(|c| matches!(c, '.' | ')' | ',')))).parse(input)
}

/// Parses a cell marked as empty: `—`, `…`, a tick.
pub fn empty_cell(input: &str) -> Read<'_> {
    alt((take_while1(is_dash), dots, one_of_these(|c| matches!(c, '✓' | '✔' | '√' | '″' | '〃')))).parse(input)
}

pub(super) const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '_' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '−')
}

/// Parses a dash with the blanks around it.
pub fn joint(input: &str) -> Read<'_> {
    recognize(delimited(opt(blank), one_of_these(is_dash), opt(blank))).parse(input)
}

/// Parses castling, with or without blanks around its dashes: `0 — 0`, `О-О-О`.
pub fn castling(input: &str) -> Read<'_> {
    recognize((ring, joint, ring, opt(pair(joint, ring)))).parse(input)
}

/// Parses the sign of castling: zero, or the letter O of either alphabet.
pub fn ring(input: &str) -> Read<'_> {
    one_of_these(|c| matches!(c, '0' | 'O' | 'o' | 'О' | 'о')).parse(input)
}

/// Parses the letter of a file, also a Cyrillic look-alike.
pub fn file(input: &str) -> Read<'_> {
    one_of_these(is_file).parse(input)
}

pub(super) const fn is_file(c: char) -> bool {
    matches!(c, 'a'..='h' | 'A'..='H' | 'а' | 'А' | 'в' | 'В' | 'с' | 'С' | 'е' | 'Е')
}

/// Parses the figure of a rank.
pub fn rank(input: &str) -> Read<'_> {
    one_of_these(is_rank).parse(input)
}

pub(super) const fn is_rank(c: char) -> bool {
    matches!(c, '1'..='8' | 'З' | 'з')
}

/// Parses a square.
pub fn square(input: &str) -> Read<'_> {
    recognize(pair(file, rank)).parse(input)
}

/// Parses the letters of a piece.
pub fn man(input: &str) -> Read<'_> {
    let first = one_of_these(|c| matches!(c, 'A'..='Z' | 'А'..='Я' | '♔'..='♟'));
    recognize(pair(first, opt(one_of_these(|c| matches!(c, 'p' | 'r' | 'P' | 'р' | 'Р'))))).parse(input)
}

/// Parses the sign between two squares, with the blanks around it.
pub fn way(input: &str) -> Read<'_> {
    let sign = one_of_these(|c| is_dash(c) && c != '_' || matches!(c, ':' | 'x' | 'X' | 'х' | 'Х' | '×'));
    recognize(delimited(opt(blank), sign, opt(blank))).parse(input)
}

/// Parses a move with both its squares: `Кg1 - f3`, `c4 : d5`.
pub fn long_move(input: &str) -> Read<'_> {
    alt((recognize((man, square, way, square)), recognize((square, way, square)))).parse(input)
}

/// Parses a capture with blanks: `Ф: d4`, `Лf: с8`, `с: d`.
pub fn spaced_capture(input: &str) -> Read<'_> {
    let by_piece = recognize((man, opt(alt((file, rank))), take, square));
    let by_pawn = recognize((file, take, file, opt(rank)));
    alt((by_piece, by_pawn)).parse(input)
}

/// Parses the sign of a capture, with the blanks around it.
pub fn take(input: &str) -> Read<'_> {
    let sign = one_of_these(|c| matches!(c, ':' | 'x' | 'х' | '×'));
    recognize(delimited(opt(blank), sign, opt(blank))).parse(input)
}

/// Parses the offer of a draw: `(=)`, and its misreading `(:)`.
pub fn draw_offer(input: &str) -> Read<'_> {
    let sign = alt((tag("="), tag(":")));
    recognize((tag("("), opt(blank), sign, opt(blank), tag(")"))).parse(input)
}

/// Parses a result in figures: `1:0`, `½ : ½`, `0,5-0,5`.
pub fn result(input: &str) -> IResult<&str, GameResult, ()> {
    let half = || alt((tag("½"), tag("1/2"), tag("0,5"), tag("0.5")));
    alt((
        value(GameResult::WhiteWins, (tag("1"), between, tag("0"))),
        value(GameResult::BlackWins, (tag("0"), between, tag("1"))),
        value(GameResult::Draw, (half(), between, half())),
        value(GameResult::WhiteWins, (tag("+"), between, tag("-"))),
        value(GameResult::BlackWins, (tag("-"), between, tag("+"))),
    ))
    .parse(input)
}

/// Parses the sign between the points of two players.
pub fn between(input: &str) -> Read<'_> {
    let sign = one_of_these(|c| is_dash(c) && c != '_' || c == ':');
    recognize(delimited(opt(blank), sign, opt(blank))).parse(input)
}

/// Parses a time of the clock: `0:15`, `1:05:30`.
pub fn clock_time(input: &str) -> Read<'_> {
    let two = || take_while_m_n(2, 2, |c: char| c.is_ascii_digit());
    let hours = take_while_m_n(1, 2, |c: char| c.is_ascii_digit());
    recognize((hours, tag(":"), two(), opt((tag(":"), two())))).parse(input)
}

/// Parses a tag of HTML.
pub fn html_tag(input: &str) -> Read<'_> {
    let name = one_of_these(|c| c.is_ascii_alphabetic());
    recognize((tag("<"), opt(tag("/")), name, take_while(|c| !matches!(c, '<' | '>')), tag(">"))).parse(input)
}

/// Parses a line that only divides: `|---|:--:|`, `=====`.
pub fn rule_line(input: &str) -> Read<'_> {
    recognize((many1_count(rule_sign), opt(blank))).parse(input)
}

/// Parses one sign of such a line.
pub fn rule_sign(input: &str) -> Read<'_> {
    one_of_these(|c| matches!(c, '-' | '=' | '|' | '+' | ':' | '_' | '*' | '─' | '│' | '┼')).parse(input)
}

/// Parses an arrow between the squares of a move, or between moves.
pub fn arrow(input: &str) -> Read<'_> {
    let sign = one_of_these(|c| matches!(c, '→' | '⇒' | '➔' | '➜' | '⟶' | '>'));
    alt((tag("-->"), tag("->"), tag("=>"), sign)).parse(input)
}

/// Parses the number of a row as an ordinal: `1st`, `12-й`.
pub fn ordinal(input: &str) -> Read<'_> {
    let end = alt((tag("st"), tag("nd"), tag("rd"), tag("th"), tag("-й"), tag("-ый"), tag("-ий"), tag("-ой")));
    recognize((take_while_m_n(1, 3, |c: char| c.is_ascii_digit()), end)).parse(input)
}

/// Parses minutes beside a move: `5'`.
pub fn minutes(input: &str) -> Read<'_> {
    let sign = one_of_these(|c| matches!(c, '\'' | '′' | '’'));
    recognize((take_while_m_n(1, 3, |c: char| c.is_ascii_digit()), sign)).parse(input)
}

/// Parses a time beside a move with its unit: `12 sec`, `3 мин`.
pub fn time_in_words(input: &str) -> Read<'_> {
    let unit = alt((tag("sec"), tag("min"), tag("сек"), tag("мин")));
    recognize((take_while_m_n(1, 3, |c: char| c.is_ascii_digit()), opt(blank), unit)).parse(input)
}

/// Parses the letters of a Roman numeral, valid or not.
pub fn roman_number(input: &str) -> Read<'_> {
    take_while1(|c: char| matches!(c.to_ascii_uppercase(), 'I' | 'V' | 'X' | 'L' | 'C')).parse(input)
}

/// Parses a move in small letters whose piece names its origin, or whose king takes: `nfxd5`, `крxg8`.
pub fn small_move(input: &str) -> Read<'_> {
    let takes = || one_of_these(|c| matches!(c, 'x' | ':' | 'х'));
    let piece = one_of_these(|c| matches!(c, 'a'..='z' | 'а'..='я'));
    let origin = one_of_these(|c| matches!(c, 'a'..='h' | '1'..='8'));
    let king = (one_of_these(|c| matches!(c, 'к' | 'k')), one_of_these(|c| matches!(c, 'р' | 'p')), takes());
    let small_file = one_of_these(|c| matches!(c, 'a'..='h'));
    let small_rank = one_of_these(|c| matches!(c, '1'..='8'));
    let from = alt((recognize((piece, origin, opt(takes()))), recognize(king)));
    recognize((from, small_file, small_rank)).parse(input)
}

/// Parses a piece separated from the rest of its move: `Л fe1`, `N xd4`.
pub fn spaced_piece(input: &str) -> Read<'_> {
    recognize((man, blank, move_rest)).parse(input)
}

/// Parses a piece with the rest of its move.
pub fn joined_piece(input: &str) -> Read<'_> {
    recognize((man, move_rest)).parse(input)
}

/// Parses the part of a move after its piece, in small letters: `f3`, `xd4`, `fe1`.
pub fn move_rest(input: &str) -> Read<'_> {
    let small_file = || one_of_these(|c| matches!(c, 'a'..='h'));
    let small_rank = || one_of_these(|c| matches!(c, '1'..='8'));
    let takes = || opt(one_of_these(|c| matches!(c, 'x' | ':' | 'х' | '×')));
    let origin = one_of_these(|c| matches!(c, 'a'..='h' | '1'..='8'));
    alt((recognize((origin, takes(), small_file(), small_rank())), recognize((takes(), small_file(), small_rank()))))
        .parse(input)
}

/// Parses a promotion in brackets, by a letter that is not Latin: `(Ф)`.
pub fn piece_in_brackets(input: &str) -> Read<'_> {
    recognize((tag("("), one_of_these(|c| matches!(c, 'А'..='Я' | '♔'..='♟')), tag(")"))).parse(input)
}

/// Parses a tag of a forum: `[b]`, `[/quote]`, `[color=red]`.
pub fn forum_tag(input: &str) -> Read<'_> {
    let name = take_while1(|c: char| c.is_ascii_alphabetic());
    let value = opt(pair(tag("="), take_while(|c| !matches!(c, ']' | '\n' | '\r'))));
    recognize((tag("["), opt(tag("/")), name, value, tag("]"))).parse(input)
}

/// Parses the heading of a section of settings: `[moves]`.
pub fn settings_heading(input: &str) -> Read<'_> {
    recognize((tag("["), take_while1(|c: char| c.is_ascii_alphanumeric() || c == '_'), tag("]"))).parse(input)
}

/// Parses the number of a row as the name of a setting: `12=`.
pub fn setting_number(input: &str) -> Read<'_> {
    recognize((take_while_m_n(1, 3, |c: char| c.is_ascii_digit()), tag("="))).parse(input)
}
