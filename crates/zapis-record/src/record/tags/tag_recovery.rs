//! Reads as much as possible of a tag pair that does not follow the grammar.

use crate::text::Span;

use crate::record::grammar::tag_name;
use crate::record::tape::TagPair;
use crate::record::words::characters::blank_len;

/// Reads the malformed tag pair that begins with the `[` at `start`, and returns where reading continues.
///
/// The tag ends at the last `]` of its line. If the line has an opening quote but no `]`, it ends at a `"]` on one of
/// the following lines before a blank line or another tag, else at the end of its line. The value is the text between
/// the first and the last quote, or all there is.
///
/// Facts about the line that are the same for all its tags are kept, for there may be many.
pub(crate) fn recover_tag(text: &str, start: usize, line: &mut LineOfTags) -> (TagPair, usize) {
    let bytes = text.as_bytes();
    line.look_at(bytes, start);
    let line_end = line.end;
    let mut end = line_end;
    let last_quote = line.last_quote.filter(|quote| *quote >= start);
    if let Some(close) = last_bracket(&bytes[..line_end], start, last_quote) {
        end = close + 1;
    } else if last_quote.is_some()
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
    let name = Span::of(name_start..at.max(name_start).min(body_end));
    let value_start = name.end as usize;
    let raw = &text[value_start..body_end.max(value_start)];
    let trimmed = raw.trim();
    let from = value_start + (raw.len() - raw.trim_start().len());
    let quoted = trimmed.strip_prefix('"');
    let inner = quoted.unwrap_or(trimmed);
    let inner = inner.strip_suffix('"').unwrap_or(inner);
    let inner_start = from + usize::from(quoted.is_some());
    let value = Span::of(inner_start..inner_start + inner.len());
    (TagPair { name, value, span: Span::of(start..end) }, end)
}

fn line_end(bytes: &[u8], from: usize) -> usize {
    memchr::memchr2(b'\n', b'\r', &bytes[from..]).map_or(bytes.len(), |offset| from + offset)
}

/// The line with the last malformed tag pairs.
#[derive(Clone, Debug, Default)]
pub(crate) struct LineOfTags {
    /// The beginning of the part that was searched.
    start: usize,
    end: usize,
    /// The last quote of that part.
    last_quote: Option<usize>,
}

impl LineOfTags {
    pub(crate) const fn new() -> Self {
        Self { start: 0, end: 0, last_quote: None }
    }

    fn look_at(&mut self, bytes: &[u8], at: usize) {
        if !(self.start..self.end).contains(&at) {
            let end = line_end(bytes, at);
            let last_quote = memchr::memrchr(b'"', &bytes[at..end]).map(|offset| at + offset);
            *self = Self { start: at, end, last_quote };
        }
    }
}

/// Finds the `]` that ends the tag which begins at `start`, given the text up to the end of its line: the first after
/// the last quote, or else the last.
fn last_bracket(bytes: &[u8], start: usize, last_quote: Option<usize>) -> Option<usize> {
    let after_quote = last_quote.map_or(start, |quote| quote + 1);
    let first = memchr::memchr(b']', &bytes[after_quote..]).map(|offset| after_quote + offset);
    first.or_else(|| memchr::memrchr(b']', &bytes[start..after_quote]).map(|offset| start + offset))
}

/// Finds the end of a value that spans line breaks: the byte after `"]`.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_the_same_whatever_is_known_of_its_line() {
        const PARTS: [&str; 10] = ["[", "[", "]", "\"", "\n", "\r\n", " ", "Event", "x", "\\"];
        let mut random = fastrand::Rng::with_seed(1);
        let mut below = |most: usize| random.usize(..most);
        for _ in 0..20_000 {
            let text = (0..below(16)).map(|_| PARTS[below(PARTS.len())]).collect::<String>();
            let (mut line, mut at) = (LineOfTags::new(), 0);
            while let Some(start) = text[at..].find('[').map(|offset| at + offset) {
                let (tag, end) = recover_tag(&text, start, &mut line);
                assert_eq!((tag, end), recover_tag(&text, start, &mut LineOfTags::new()), "{text:?} {start}");
                let own_line = &text[start..line_end(text.as_bytes(), start)];
                let after_quote = own_line.rfind('"').map_or(0, |quote| quote + 1);
                let close = own_line[after_quote..].find(']').map(|close| after_quote + close);
                if let Some(close) = close.or_else(|| own_line.rfind(']')) {
                    assert_eq!(end, start + close + 1, "{text:?} {start}");
                }
                at = end;
            }
        }
    }
}
