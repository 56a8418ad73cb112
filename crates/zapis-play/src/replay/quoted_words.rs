//! The tokens of a text that quotes moves: numbers, words that may be moves, signs that keep a line together, and
//! breaks.

use std::ops::Range;

use crate::record::command::commands;

/// A token of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum QuotedToken {
    /// `12.`, or `12...` and `12…`.
    Number { number: u32, is_black: bool },
    /// `…` without a number: Black's move follows.
    Dots,
    /// A run of letters, digits and characters that occur in moves, without check signs.
    Word(Range<usize>),
    /// `!?`, `±`, with its place: keeps a line together.
    Sign(Range<usize>),
    /// `(`: a nested line begins.
    Open,
    /// `)`: it ends, and the one around it may continue.
    Close,
    /// Anything else.
    Break,
}

/// Returns true if a character may occur in a move.
fn is_of_run(c: char) -> bool {
    c.is_alphanumeric()
        || matches!(c, '-' | '–' | '—' | ':' | '×' | '+' | '#' | '=' | '♔'..='♟' | '\u{fe0e}' | '\u{fe0f}')
}

/// Returns the length of the run at the beginning of a text, including the signs that end it.
fn run_len(text: &str) -> usize {
    text.find(|c: char| !is_of_run(c)).unwrap_or(text.len())
}

/// Returns the length of a word without the signs after it: `Кf3` in `Кf3+-` and `Кf3:`.
fn body_len(run: &str) -> usize {
    run.trim_end_matches(|c: char| !c.is_alphanumeric()).len()
}

/// Splits a text into tokens; commands break a line.
pub(super) fn tokens(text: &str) -> Vec<QuotedToken> {
    let mut tokens = Vec::new();
    let mut skipped = commands(text).map(|command| command.start..command.end).peekable();
    let mut at = 0;
    while let Some(next) = text[at..].chars().next() {
        if let Some(command) = skipped.next_if(|command| command.start <= at) {
            at = at.max(command.end);
            tokens.push(QuotedToken::Break);
            continue;
        }
        let rest = &text[at..];
        // Word joiners are invisible.
        if next.is_whitespace() || next == '\u{2060}' {
            at += next.len_utf8();
            continue;
        }
        let (len, token) = number_at(rest)
            .or_else(|| dots_at(rest).map(|len| (len, QuotedToken::Dots)))
            .or_else(|| {
                let is_start = next.is_alphanumeric() || matches!(next, '♔'..='♟');
                let len = if is_start { body_len(&rest[..run_len(rest)]) } else { 0 };
                (len > 0).then(|| (len, QuotedToken::Word(at..at + len)))
            })
            .or_else(|| nag_len(rest).map(|len| (len, QuotedToken::Sign(at..at + len))))
            .unwrap_or_else(|| (next.len_utf8(), sign(next, at)));
        tokens.push(token);
        at += len;
    }
    tokens
}

/// Reads `12.`, `12...`, `12…`, `12. …`; returns its length and the token.
fn number_at(text: &str) -> Option<(usize, QuotedToken)> {
    let digits = text.find(|c: char| !c.is_ascii_digit()).filter(|len| (1..=3).contains(len))?;
    let number = text[..digits].parse().ok()?;
    let dots = dots_len(&text[digits..]);
    if dots == 0 {
        return None;
    }
    let is_black = text[digits..digits + dots] != *".";
    let gap = text[digits + dots..].len() - text[digits + dots..].trim_start_matches([' ', '\n', '\r']).len();
    let behind = dots_at(&text[digits + dots + gap..]).filter(|_| !is_black);
    let len = digits + dots + behind.map_or(0, |more| gap + more);
    Some((len, QuotedToken::Number { number, is_black: is_black || behind.is_some() }))
}

fn dots_len(text: &str) -> usize {
    text.find(|c| !matches!(c, '.' | '…')).unwrap_or(text.len())
}

/// Returns the length of dots that replace a move of White.
fn dots_at(text: &str) -> Option<usize> {
    let len = dots_len(text);
    (len > 1).then_some(len)
}

fn nag_len(text: &str) -> Option<usize> {
    let digits = text.strip_prefix('$')?;
    Some(1 + digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len()))
}

fn sign(c: char, at: usize) -> QuotedToken {
    match c {
        '!' | '?' | '‼' | '⁇' | '⁈' | '⁉' | '±' | '∓' | '⩲' | '⩱' | '=' | '∞' | '□' | '+' | '#' | '×' | '†' | '/'
        | '-' | '–' | '∆' | '⌓' | '→' | '↑' | '⇆' => QuotedToken::Sign(at..at + c.len_utf8()),
        '(' | '[' => QuotedToken::Open,
        ')' | ']' => QuotedToken::Close,
        _ => QuotedToken::Break,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_words_and_signs_are_distinguished() {
        use QuotedToken::{Break, Close, Number, Open};

        let text = "Лучше 12.Сd3+! gf 13. … 0-0± ([%csl Ra1] \u{2060}Кф3).";
        let place = |part: &str| text.find(part).map(|start| start..start + part.len()).unwrap();
        let word = |word| QuotedToken::Word(place(word));
        let sign = |sign| QuotedToken::Sign(place(sign));
        let expected = [
            word("Лучше"),
            Number { number: 12, is_black: false },
            word("Сd3"),
            sign("+"),
            sign("!"),
            word("gf"),
            Number { number: 13, is_black: true },
            word("0-0"),
            sign("±"),
            Open,
            Break,
            word("Кф3"),
            Close,
            Break,
        ];
        assert_eq!(tokens(text), expected);
    }
}
