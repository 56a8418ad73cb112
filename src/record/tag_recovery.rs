//! Reads what can be read of a tag pair that does not follow the grammar.

use super::grammar::{blank_len, tag_name};
use super::reader::span;
use super::tape::TagPair;

/// Reads the malformed tag pair that begins with the `[` at `start`, and says where reading goes on.
///
/// The tag ends at the last `]` of its line; where the line has an opening quote but no `]`, at a `"]` on one of the
/// following lines before a blank line or another tag, else at the end of its line. The value is what stands between
/// the first and the last quote, or whatever is there.
pub(super) fn recover_tag(text: &str, start: usize) -> (TagPair, usize) {
    let bytes = text.as_bytes();
    let line_end = line_end(bytes, start);
    let mut end = line_end;
    let line = &text[start..line_end];
    if let Some(close) = last_bracket(line) {
        end = start + close + 1;
    } else if line.contains('"')
        && let Some(close) = value_over_lines(text, line_end)
    {
        end = close;
    }
    let body_end = if bytes[..end].ends_with(b"]") { end - 1 } else { end };
    let mut at = start + 1 + blank_len(&bytes[start + 1..]);
    let name_start = at.min(body_end);
    if let Ok((rest, _)) = tag_name::<()>(&bytes[name_start..body_end]) {
        at = body_end - rest.len();
    }
    let name = span(name_start, at.max(name_start).min(body_end));
    let value_start = name.end as usize;
    let raw = &text[value_start..body_end.max(value_start)];
    let trimmed = raw.trim();
    let from = value_start + (raw.len() - raw.trim_start().len());
    let quoted = trimmed.strip_prefix('"');
    let inner = quoted.unwrap_or(trimmed);
    let inner = inner.strip_suffix('"').unwrap_or(inner);
    let inner_start = from + usize::from(quoted.is_some());
    let value = span(inner_start, inner_start + inner.len());
    (TagPair { name, value, span: span(start, end) }, end)
}

fn line_end(bytes: &[u8], from: usize) -> usize {
    memchr::memchr2(b'\n', b'\r', &bytes[from..]).map_or(bytes.len(), |offset| from + offset)
}

/// Finds the `]` that ends the tag on its own line: the first that is followed by nothing, by another `[`, or by
/// what is no longer a tag, looking only after the last quote.
fn last_bracket(line: &str) -> Option<usize> {
    let after_quote = line.rfind('"').map_or(0, |quote| quote + 1);
    line[after_quote..].find(']').map(|close| after_quote + close).or_else(|| line.rfind(']'))
}

/// Finds the end of a value that runs over line breaks: the byte after `"]`.
fn value_over_lines(text: &str, mut at: usize) -> Option<usize> {
    const LINES: usize = 8;
    let bytes = text.as_bytes();
    for _ in 0..LINES {
        let mut next = at;
        if bytes.get(next) == Some(&b'\r') {
            next += 1;
        }
        if bytes.get(next) == Some(&b'\n') {
            next += 1;
        }
        let end = line_end(bytes, next);
        let line = text[next..end].trim();
        if next == at || line.is_empty() || line.starts_with('[') {
            return None;
        }
        if let Some(close) = text[next..end].find("\"]") {
            return Some(next + close + 2);
        }
        at = end;
    }
    None
}
