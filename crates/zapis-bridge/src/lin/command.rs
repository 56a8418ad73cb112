//! The commands of a file of LIN: `key|value|`.

use crate::span::Span;

/// A command of a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Command<'t> {
    /// The offset of its name.
    pub start: usize,
    /// Its name: `md`
    pub key: &'t str,
    /// The text between its bars.
    pub value: &'t str,
    /// The place of the value.
    pub span: Span,
}

/// The known commands.
pub(super) const KEYS: [&str; 34] = [
    "pn", "st", "md", "rh", "ah", "sv", "mb", "an", "pc", "pg", "mc", "qx", "nt", "vg", "rs", "mp", "pw", "bn", "sk",
    "sa", "at", "up", "fp", "cp", "cs", "px", "lb", "zz", "kc", "ob", "pf", "bt", "tu", "ha",
];

/// Splits a text into commands. Anything else is left out, and its place returned.
///
/// Cost: linear.
#[must_use]
pub(super) fn commands(text: &str) -> (Vec<Command<'_>>, Vec<Span>) {
    let (mut commands, mut strange) = (Vec::new(), Vec::new());
    let mut at = pass_over(text, 0);
    while let Some(bar) = text[at..].find('|') {
        let key = text[at..at + bar].trim();
        let value_start = at + bar + 1;
        let is_key = key.len() == 2 && key.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !is_key {
            if !key.is_empty() {
                let start = at + text[at..at + bar].find(key).unwrap_or(0);
                strange.push(Span::new(start, start + key.len()));
            }
            at = pass_over(text, value_start);
            continue;
        }
        let len = text[value_start..].find('|').unwrap_or(text.len() - value_start);
        let span = Span::new(value_start, value_start + len);
        let start = at + (text[at..at + bar].len() - text[at..at + bar].trim_start().len());
        commands.push(Command { start, key, value: &text[span.range()], span });
        at = pass_over(text, (span.end + 1).min(text.len()));
    }
    let rest = text[at..].trim();
    if !rest.is_empty() {
        let start = at + text[at..].find(rest).unwrap_or(0);
        strange.push(Span::new(start, start + rest.len()));
    }
    (commands, strange)
}

/// Returns where a command may begin: after blanks, ends of lines, and lines that begin with `%`, as in PBN.
fn pass_over(text: &str, from: usize) -> usize {
    let mut at = from;
    loop {
        let rest = &text[at..];
        at += rest.len() - rest.trim_start().len();
        let is_first = at == 0 || text[..at].ends_with(['\n', '\r']);
        if !is_first || !text[at..].starts_with('%') {
            return at;
        }
        at += text[at..].find(['\n', '\r']).unwrap_or(text.len() - at);
    }
}
