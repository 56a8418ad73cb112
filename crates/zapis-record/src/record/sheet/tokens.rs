//! Splits a sheet into row numbers, cells, results and prose, each with its place.

use std::borrow::Cow;

use crate::record::GameResult;
use crate::record::comments::remark::is_footnote_mark;
use crate::record::words::glyph::GLYPHS;
use crate::text::{Span, fold};

use super::figures;
use super::grammar::{self, figure_behind, is_blank, is_dash, is_file};
use super::page_breaks::{brackets, broken_move, caption, page_number};
use super::token::{NumberForm, Token, TokenKind};
use super::word_end::{goes_on, tail_len};
use super::words::{self, Looks};

/// The maximum length of a move.
const LONGEST_MOVE: usize = 24;
/// HTML tags that end a line.
const BREAKING_TAGS: [&str; 12] = ["br", "p", "tr", "li", "div", "table", "tbody", "ol", "ul", "h1", "h2", "h3"];

/// Splits a text into tokens.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut lexer = Lexer { text, at: 0, tokens: Vec::new(), brackets: brackets(text), row: 0 };
    while lexer.at < text.len() {
        lexer.next();
    }
    let mut tokens = lexer.tokens;
    words::settle(&mut tokens);
    if tokens.iter().any(|token| token.is_split) { with_pairs_apart(&tokens) } else { tokens }
}

/// Splits cells that hold two moves in one word, `3.Bb5a6 4.`, if other rows are written without spaces too.
fn with_pairs_apart<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    let number_of = |at: usize| match tokens.get(at).map(|token| token.kind) {
        Some(TokenKind::Number { number, dots: false, .. }) => Some(number),
        _ => None,
    };
    let mut apart = Vec::with_capacity(tokens.len());
    for (at, token) in tokens.iter().enumerate() {
        let is_alone = at > 0
            && token.kind == TokenKind::Move { is_sure: true }
            && number_of(at - 1).is_some_and(|number| number_of(at + 1).is_none_or(|next| next == number + 1))
            && !matches!(tokens.get(at + 1).map(|token| token.kind), Some(TokenKind::Move { .. } | TokenKind::Gap));
        match words::pair(&token.word).filter(|_| is_alone && token.span.len() as usize == token.word.len()) {
            Some(cut) => {
                let middle = token.span.start + u32::try_from(cut).unwrap_or(0);
                for (start, end) in [(token.span.start, middle), (middle, token.span.end)] {
                    let span = Span { start, end };
                    let range = (start - token.span.start) as usize..(end - token.span.start) as usize;
                    let word = Cow::Owned(token.word[range].to_owned());
                    apart.push(Token { kind: token.kind, span, word, is_split: true });
                }
            }
            None => apart.push(token.clone()),
        }
    }
    apart
}

/// If moves are written with dashes, this many words, numbers and breaks contain at least one long move with a dash.
const MOVES_WITH_DASHES: usize = 24;

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    tokens: Vec<Token<'a>>,
    brackets: Vec<(u32, u32)>,
    /// The number of the last row.
    row: u32,
}

impl<'a> Lexer<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn push(&mut self, kind: TokenKind, len: usize) {
        let word = Cow::Borrowed(&self.text[self.at..self.at + len]);
        self.push_as(kind, len, word);
    }

    fn push_as(&mut self, kind: TokenKind, len: usize, word: Cow<'a, str>) {
        let span = Span::of(self.at..self.at + len);
        if let TokenKind::Number { number, .. } = kind {
            self.row = number;
        }
        self.tokens.push(Token { kind, span, word, is_split: false });
        self.at += len;
    }

    fn stands_behind_a_break(&self) -> bool {
        self.tokens.last().is_none_or(|token| matches!(token.kind, TokenKind::Break { .. }))
    }

    /// Returns true if one of the last moves has a dash between its squares; captures and castling have none.
    fn sets_dashes(&self) -> bool {
        self.tokens.iter().rev().take(MOVES_WITH_DASHES).any(|token| {
            let written = token.span.slice(self.text);
            matches!(token.kind, TokenKind::Move { .. })
                && written.contains(is_dash)
                && grammar::castling(written).is_err()
        })
    }

    fn next(&mut self) {
        let rest = self.rest();
        let Some(first) = rest.chars().next() else { return };
        match first {
            '\n' | '\r' => self.line_break(),
            '\t' | '|' | '¦' | '│' => self.push(TokenKind::Separator, first.len_utf8()),
            _ if is_blank(first) || first.is_whitespace() || first == '\u{feff}' => self.at += first.len_utf8(),
            '%' if self.stands_behind_a_break() => self.at += rest.find(['\n', '\r']).unwrap_or(rest.len()),
            '<' if grammar::html_tag(rest).is_ok() => self.html_tag(),
            '&' if self.entity() => {}
            '(' if grammar::draw_offer(rest).is_ok() => {
                let len = len_of(grammar::draw_offer(rest), rest);
                self.push_as(TokenKind::DrawOffer, len, Cow::Borrowed("(=)"));
            }
            '(' | '[' | '{' if self.aside() => {}
            _ if self.stands_behind_a_break() && self.rule_line() => {}
            _ if self.stands_behind_a_break() && self.caption() => {}
            _ if self.whole_of_a_kind() => {}
            _ => self.word(),
        }
    }

    fn line_break(&mut self) {
        let start = self.at;
        let bytes = self.text.as_bytes();
        let mut n_breaks = 0;
        while let Some(byte) = bytes.get(self.at) {
            match byte {
                b'\n' => n_breaks += 1,
                b'\r' => n_breaks += u32::from(bytes.get(self.at + 1) != Some(&b'\n')),
                b' ' | b'\t' if n_breaks > 0 => {
                    // A tab at the start of a line that is not blank separates cells.
                    let rest = self.text[self.at..].trim_start_matches([' ', '\t']);
                    if !rest.is_empty() && !rest.starts_with(['\n', '\r']) {
                        break;
                    }
                    self.at = self.text.len() - rest.len();
                    continue;
                }
                _ => break,
            }
            self.at += 1;
        }
        let mut end = self.at;
        self.at = start;
        if n_breaks > 1
            && let Some((len, goes_on)) = page_number(&self.text[end..], self.row)
        {
            n_breaks = if goes_on { 1 } else { n_breaks };
            end += len;
        }
        self.push(TokenKind::Break { blank: n_breaks > 1 }, end - start);
    }

    fn html_tag(&mut self) {
        let rest = self.rest();
        let len = len_of(grammar::html_tag(rest), rest);
        let name = rest[1..].trim_start_matches('/');
        let name = &name[..name.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(name.len())];
        let name = name.to_ascii_lowercase();
        if BREAKING_TAGS.contains(&name.as_str()) {
            if self.stands_behind_a_break() {
                self.at += len;
            } else {
                self.push(TokenKind::Break { blank: false }, len);
            }
        } else if name == "td" || name == "th" {
            self.push(TokenKind::Separator, len);
        } else {
            self.at += len;
        }
    }

    /// Skips a blank written as an entity, and takes a dash written as one.
    fn entity(&mut self) -> bool {
        let rest = self.rest();
        for (entity, kind) in [("&nbsp;", None), ("&mdash;", Some(TokenKind::Gap)), ("&ndash;", Some(TokenKind::Gap))] {
            if rest.starts_with(entity) {
                match kind {
                    Some(kind) => self.push_as(kind, entity.len(), Cow::Borrowed("—")),
                    None => self.at += entity.len(),
                }
                return true;
            }
        }
        false
    }

    fn aside(&mut self) -> bool {
        let start = u32::try_from(self.at).unwrap_or(u32::MAX);
        let Ok(index) = self.brackets.binary_search_by_key(&start, |(open, _)| *open) else { return false };
        let len = (self.brackets[index].1 - start) as usize;
        self.push(TokenKind::Aside, len);
        true
    }

    fn rule_line(&mut self) -> bool {
        let rest = self.rest();
        let line = &rest[..rest.find(['\n', '\r']).unwrap_or(rest.len())];
        let signs = line.replace([' ', '\t'], "");
        if signs.chars().count() < 3 || !grammar::rule_line(&signs).is_ok_and(|(rest, _)| rest.is_empty()) {
            return false;
        }
        self.at += line.len();
        true
    }

    /// Reads the caption of a diagram, which may be anywhere on a page.
    fn caption(&mut self) -> bool {
        let len = caption(self.rest());
        if let Some(len) = len {
            self.push(TokenKind::Aside, len);
        }
        len.is_some()
    }

    /// Reads what its form alone identifies: castling, results, times, numbers, moves with blanks in them.
    fn whole_of_a_kind(&mut self) -> bool {
        let rest = self.rest();
        if let Some((len, word)) = figures::castling(rest) {
            self.push_as(TokenKind::Move { is_sure: true }, len, word);
            return true;
        }
        let is_line = self.stands_behind_a_break();
        let may_be_half = |len: usize| is_line || ends_paragraph(&rest[len..]);
        if let Some((len, result)) =
            figures::result(rest).filter(|(len, _)| !figures::is_half(&rest[..*len]) || may_be_half(*len))
        {
            self.push(TokenKind::Result(result), len);
            return true;
        }
        let is_end = |rest: &str| rest.is_empty() || rest.trim_start_matches(is_blank).starts_with(['\n', '\r']);
        if rest.starts_with('*') && is_end(&rest[1..]) && !self.goes_on_behind(&rest[1..]) {
            self.push(TokenKind::Result(GameResult::Unknown), 1);
            return true;
        }
        if let Ok((after, _)) = grammar::clock_time(rest)
            && !goes_on(after)
        {
            self.push(TokenKind::Aside, rest.len() - after.len());
            return true;
        }
        if rest.starts_with("1:1") && !goes_on(&rest[3..]) {
            // A misreading of `(=)`: a game does not end with one point each.
            self.push_as(TokenKind::DrawOffer, 3, Cow::Borrowed("(=)"));
            return true;
        }
        self.number() || self.spaced_move()
    }

    /// Returns true if the row after the last one begins after some blanks.
    fn goes_on_behind(&self, rest: &str) -> bool {
        let digits = (self.row + 1).to_string();
        self.row > 0 && rest.trim_start().strip_prefix(&digits).is_some_and(|rest| rest.starts_with('.'))
    }

    fn number(&mut self) -> bool {
        let rest = self.rest();
        if let Ok((after, written)) = grammar::row_number(rest)
            && !(after.starts_with(|c: char| c.is_ascii_digit()) && written.ends_with(|c: char| c.is_ascii_digit()))
        {
            let digits = written.bytes().take_while(u8::is_ascii_digit).count();
            let mark = written[digits..].trim_start_matches(is_blank);
            let number: u32 = written[..digits].parse().unwrap_or(0);
            if mark.is_empty() {
                // `1,e4,e5`, `7, Сg5`: a comma for the period.
                if let Some(behind) = after.strip_prefix(',')
                    && !behind.starts_with(|c: char| c.is_ascii_digit())
                {
                    let form = NumberForm::Misread;
                    self.push_as(
                        TokenKind::Number { number, dots: false, form },
                        digits + 1,
                        number_word(number, false),
                    );
                    return true;
                }
                if goes_on(after) {
                    return false;
                }
                let form = NumberForm::Bare;
                self.push_as(TokenKind::Number { number, dots: false, form }, digits, number_word(number, false));
                return true;
            }
            let n_dots: usize = mark.chars().map(|c| if c == '…' { 3 } else { usize::from(c == '.') }).sum();
            // `12. …`: White's cell is empty, as with `12…`.
            let dots = n_dots > 1;
            // A time or a date: `1.45`, `12.05.1985`.
            if n_dots == 1 && after.starts_with(|c: char| c.is_ascii_digit()) && !castles(after) {
                return false;
            }
            let form = NumberForm::Marked;
            let word = number_word(number, dots);
            let word = if word == written { Cow::Borrowed(written) } else { word };
            self.push_as(TokenKind::Number { number, dots, form }, written.len(), word);
            return number > 0 || digits > 0;
        }
        let Ok((after, written)) = grammar::misread_number(rest) else { return false };
        let figures = &written[..written.len() - 1];
        let number =
            figures.chars().fold(0, |number, c| number * 10 + c.to_digit(10).or_else(|| figure_behind(c)).unwrap_or(0));
        let is_behind_word = self.text[..self.at].ends_with(|c: char| c.is_alphanumeric());
        if number == 0 || is_behind_word || (goes_on(after) && !after.starts_with('.')) {
            return false;
        }
        let form = NumberForm::Misread;
        self.push_as(TokenKind::Number { number, dots: false, form }, written.len(), number_word(number, false));
        true
    }

    /// Reads a move with blanks inside it, or a long one that continues on the next line after its dash.
    fn spaced_move(&mut self) -> bool {
        let rest = self.rest();
        let read = grammar::long_move(rest).or_else(|_| grammar::spaced_capture(rest));
        let is_behind_word = self.text[..self.at].trim_end_matches(is_blank).ends_with(|c| c != '\n');
        let (len, word) = match read {
            Ok((_, word)) if is_behind_word && takes_by_rank(word) => return false,
            Ok((_, word)) if word.contains(is_blank) || has_capital_file(word) => (word.len(), word.to_owned()),
            Ok(_) => return false,
            Err(_) => match broken_move(rest, self.sets_dashes()).or_else(|| words::damaged_long_move(rest)) {
                Some(len) => (len, rest[..len].to_owned()),
                None => return false,
            },
        };
        let mut plain: String = word.chars().filter(|c| !c.is_whitespace() && !is_blank(*c)).collect();
        if has_capital_file(&word) {
            // Some magazines print files in capitals, and programs capitalize the first letter of a line.
            let squares = grammar::square(&plain).is_err().then(|| grammar::man(&plain).ok()).flatten();
            let man_len = squares.map_or(0, |(rest, _)| plain.len() - rest.len());
            let small = plain[man_len..].chars().map(|c| if is_file(c) { fold(c).to_ascii_lowercase() } else { c });
            plain = plain[..man_len].chars().chain(small).collect();
        }
        let after = &rest[len..];
        let tail = promotion_apart(&plain, after).unwrap_or_else(|| tail_len(after));
        if goes_on(&after[tail..]) {
            return false;
        }
        plain.extend(after[..tail].chars().filter(|c| !is_blank(*c)));
        self.push_as(TokenKind::Move { is_sure: true }, len + tail, Cow::Owned(plain));
        true
    }

    fn word(&mut self) {
        let rest = self.rest();
        let is_end = |c: char| {
            c.is_whitespace()
                || is_blank(c)
                || matches!(c, ',' | ';' | '|' | '<' | '(' | '[' | '{' | '"' | '«' | '»' | '“' | '”')
        };
        let mut len = rest.find(is_end).unwrap_or(rest.len());
        if len == 0 {
            let first = rest.chars().next().map_or(1, char::len_utf8);
            return self.push(TokenKind::Sign, first);
        }
        // `e,p,` and `exd8(Q)` belong to their moves.
        let behind = &rest[len..];
        if rest[..len].ends_with(['e', 'е']) && behind.starts_with([',']) && behind[1..].starts_with(['p', 'р']) {
            len += 1 + behind[1..].chars().next().map_or(0, char::len_utf8);
            len += usize::from(rest[len..].starts_with([',', '.']));
        } else if let Ok((after, ())) = super::super::grammar::bracketed_piece::<()>(behind.as_bytes()) {
            len = rest.len() - after.len();
        } else if let Some(more) = descriptive_len(&rest[..len], behind) {
            len += more;
        }
        if let Some(more) = promotion_apart(&rest[..len], &rest[len..]) {
            let plain: String = rest[..len + more].chars().filter(|c| !is_blank(*c)).collect();
            return self.push_as(TokenKind::Move { is_sure: true }, len + more, Cow::Owned(plain));
        }
        let whole = &rest[..len];
        if whole.strip_prefix('$').is_some_and(|nag| nag.parse::<u8>().is_ok()) {
            return self.push(TokenKind::Glyph, whole.len());
        }
        if let Some((sign, _)) = GLYPHS.iter().find(|(sign, _)| *sign == whole) {
            return self.push(TokenKind::Glyph, sign.len());
        }
        let is_tick = |c: char| matches!(c, '✓' | '✔' | '√' | '″' | '〃');
        if is_footnote(whole) {
            return self.push(TokenKind::Aside, len);
        }
        if whole != "." && whole.chars().all(|c| is_dash(c) || c == '.' || c == '…' || is_tick(c)) {
            return self.push(TokenKind::Gap, len);
        }
        if matches!(whole, "+" | "++" | "#" | "x" | "X" | "х" | "Х" | "ch" | "ep" | "e.p." | "шах" | "мат" | "×")
        {
            return self.push(TokenKind::Mark, len);
        }
        if whole.chars().all(|c| !c.is_alphanumeric() && !matches!(c, '£' | '®' | '@' | '$' | '\u{2654}'..='\u{265f}'))
        {
            return self.push(
                if whole.chars().all(|c| matches!(c, '!' | '?')) { TokenKind::Glyph } else { TokenKind::Sign },
                len,
            );
        }
        self.parts_of_word(whole);
    }

    /// Reads a run of characters: a move with anything glued to it, or prose.
    fn parts_of_word(&mut self, whole: &'a str) {
        // A period between two words without a blank: `d5.9.g4`, `Крg8.Мат`.
        let body = words::without_stops(whole);
        let stops = &whole[body.len()..];
        if let Some(number_at) = self.number_behind(body, stops) {
            let end = self.at + whole.len();
            self.push(TokenKind::Move { is_sure: true }, number_at);
            let digits = &body[number_at..];
            let number = digits.parse().unwrap_or(0);
            let form = NumberForm::Marked;
            self.push_as(TokenKind::Number { number, dots: false, form }, digits.len() + 1, number_word(number, false));
            debug_assert!(self.at <= end, "no more is read than stands there");
            return;
        }
        let is_first = matches!(
            self.tokens.last().map(|token| token.kind),
            Some(TokenKind::Number { number: 1, dots: false, .. })
        );
        let looks = match words::first_pair(body).filter(|_| is_first) {
            Some(cut) => Looks::Several(cut),
            None => words::looks(body),
        };
        match looks {
            Looks::Move if body.chars().count() <= LONGEST_MOVE => self.cell(body, true),
            Looks::Several(first) => {
                let before = self.tokens.len();
                self.cell(&body[..first], true);
                self.cell(&body[first..], true);
                for token in &mut self.tokens[before..] {
                    token.is_split = true;
                }
            }
            Looks::MaybeMove if !stops.starts_with(':') => self.cell(body, false),
            _ => {
                let stops = stops.contains(['.', ':', '!', '?', '…']);
                return self.push(TokenKind::Prose { stops }, whole.len());
            }
        }
        self.stops(stops);
    }

    fn cell(&mut self, word: &'a str, is_sure: bool) {
        self.push_as(TokenKind::Move { is_sure }, word.len(), Cow::Borrowed(word));
    }

    /// Reads the signs after a word: annotations, the ellipsis in place of the other side's move.
    fn stops(&mut self, mut stops: &'a str) {
        while let Some(first) = stops.chars().next() {
            let run = |is_one: fn(char) -> bool| stops.find(|c: char| !is_one(c)).unwrap_or(stops.len());
            let len = match first {
                '!' | '?' | '‼' | '⁇' | '⁉' | '⁈' => run(|c| matches!(c, '!' | '?' | '‼' | '⁇' | '⁉' | '⁈')),
                '.' | '…' => run(|c| matches!(c, '.' | '…')),
                _ if is_footnote_mark(first) => run(is_footnote_mark),
                _ => words::winning_sign(stops).unwrap_or(first.len_utf8()),
            };
            let sign = &stops[..len];
            let kind = match first {
                '!' | '?' | '‼' | '⁇' | '⁉' | '⁈' | '±' | '∓' | '⩲' | '⩱' | '□' | '∞' | '=' | '+' | '-' | '−' | '–' => {
                    TokenKind::Glyph
                }
                '…' => TokenKind::Gap,
                '.' if len > 1 => TokenKind::Gap,
                _ if is_footnote_mark(first) => TokenKind::Aside,
                _ => TokenKind::Sign,
            };
            self.push(kind, sign.len());
            stops = &stops[len..];
        }
    }

    /// Finds the number of the next row at the end of a move: `d59.`.
    fn number_behind(&self, body: &str, stops: &str) -> Option<usize> {
        if !stops.starts_with('.') {
            return None;
        }
        let next = (self.row + 1).to_string();
        let before = body.strip_suffix(&next)?;
        (self.row > 0 && words::looks(before) == Looks::Move).then_some(before.len())
    }
}

/// Returns true if a word refers to a footnote: `*`, `**)`, `†`.
pub(super) fn is_footnote(word: &str) -> bool {
    let mark = word.strip_suffix(')').unwrap_or(word);
    !mark.is_empty() && mark.chars().all(is_footnote_mark)
}

/// Returns true if only blanks precede the end of the text or a blank line.
fn ends_paragraph(rest: &str) -> bool {
    let behind_line = |rest: &str| {
        let rest = rest.trim_start_matches(is_blank);
        rest.is_empty() || rest.starts_with('\n') || rest.starts_with("\r\n")
    };
    behind_line(rest)
        && behind_line(rest.trim_start_matches(is_blank).trim_start_matches('\r').strip_prefix('\n').unwrap_or(""))
}

/// Measures the bracketed squares of a descriptive move and the text after them: `N(KN5)xP(KB7)ch`.
fn descriptive_len(word: &str, behind: &str) -> Option<usize> {
    let is_sign = |c: char| matches!(c, 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 't' | 'x' | '-' | '1'..='8');
    if !behind.starts_with('(') || !word.starts_with(|c: char| c.is_ascii_uppercase()) || !word.chars().all(is_sign) {
        return None;
    }
    let mut rest = behind.as_bytes();
    while rest.starts_with(b"(") {
        let place = super::super::grammar::bracketed_origin::<()>(rest)
            .or_else(|_| super::super::grammar::bracketed_square::<()>(rest));
        let Ok((after, ())) = place else { break };
        let n_letters = after.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'=').count();
        rest = &after[n_letters..];
    }
    Some(behind.len() - rest.len()).filter(|len| *len > 0)
}

fn number_word(number: u32, dots: bool) -> Cow<'static, str> {
    Cow::Owned(format!("{number}{}", if dots { "..." } else { "." }))
}

fn len_of<T>(read: nom::IResult<&str, T, ()>, input: &str) -> usize {
    read.map_or(0, |(rest, _)| input.len() - rest.len())
}

fn castles(after: &str) -> bool {
    grammar::castling(after).is_ok() || after.starts_with("00")
}

/// Returns true if a capture names a piece and its rank rather than a square: `D1xe4`, a German queen on the first
/// rank. Text that capitalizes files would capitalize both.
fn takes_by_rank(word: &str) -> bool {
    let mut letters = word.chars();
    let (first, rank, sign, file) = (letters.next(), letters.next(), letters.next(), letters.next());
    first.is_some_and(|c| c.is_ascii_uppercase() && is_file(c))
        && rank.is_some_and(|c| c.is_ascii_digit())
        && sign.is_some_and(|c| matches!(c, 'x' | 'X' | 'х' | ':' | '×'))
        && file.is_some_and(|c| matches!(c, 'a'..='h'))
}

/// Returns true if a long move names a file by a capital: `C2—C4`, `Е2–e4`, `Кb1—C3`.
fn has_capital_file(word: &str) -> bool {
    let squares = match grammar::square(word) {
        Ok(_) => word,
        Err(_) => grammar::man(word).map_or(word, |(rest, _)| rest),
    };
    squares.chars().any(|c| is_file(c) && fold(c).is_ascii_uppercase())
}

/// Measures a promotion separate from its move: ` = Ф`, ` Ф+`.
fn promotion_apart(word: &str, behind: &str) -> Option<usize> {
    let is_last = word.ends_with(['1', '8']) && word.chars().next().is_some_and(|c| is_file(c) && c.is_lowercase());
    let rest = behind.trim_start_matches(is_blank);
    let after = rest.strip_prefix('=').unwrap_or(rest).trim_start_matches(is_blank);
    let is_apart = after.len() < behind.len();
    let (left, piece) = grammar::man(after).ok().filter(|_| is_last && is_apart)?;
    let checks = left.len() - left.trim_start_matches(['+', '#', '≠', '×']).len();
    let is_piece = !piece.starts_with(['K', 'P']) || rest.starts_with('=');
    (is_piece && !goes_on(&left[checks..])).then(|| behind.len() - left.len() + checks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_that_takes_by_its_rank_is_not_a_square_in_capitals() {
        let words = |text| tokens(text).into_iter().map(|token| token.word.into_owned()).collect::<Vec<_>>();
        assert!(words("38. Kf2 D1xe4").contains(&"D1xe4".to_owned()));
        assert!(words("4. D3xE4 D5xE4").contains(&"d3xe4".to_owned()));
    }
}
