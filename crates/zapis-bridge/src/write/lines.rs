//! Lines of the export format: each ends with CRLF, has at most 255 characters including it, and comments are folded.

/// The maximum number of characters of a line before its end.
const LONGEST_LINE: usize = 253;
/// Lines of calls and cards are wrapped at this width, as the standard recommends.
const USUAL_LINE: usize = 79;
/// A line of a comment in braces is folded at this width, so that its braces fit, too.
const LONGEST_OF_COMMENT: usize = 250;

/// Writes lines.
pub(super) struct LineWriter<'o> {
    out: &'o mut String,
    /// The number of characters in the current line.
    column: usize,
}

impl<'o> LineWriter<'o> {
    /// Continues after complete lines.
    pub(super) const fn new(out: &'o mut String) -> Self {
        Self { out, column: 0 }
    }

    /// Ends the line, unless it is empty.
    pub(super) fn end_line(&mut self) {
        if self.column > 0 {
            self.out.push_str("\r\n");
            self.column = 0;
        }
    }

    /// Writes a line of its own.
    pub(super) fn line(&mut self, text: &str) {
        self.end_line();
        self.put(text);
        self.out.push_str("\r\n");
        self.column = 0;
    }

    /// Writes text into the line; it must not look like an escaped line unless it is one.
    fn put(&mut self, text: &str) {
        if self.column == 0 && text.starts_with('%') {
            self.out.push(' ');
            self.column = 1;
        }
        for c in text.chars() {
            self.out.push(if matches!(c, '\t' | '\u{b}') { ' ' } else { c });
        }
        self.column += text.chars().count();
    }

    /// Writes words that stay together, in the current line if they fit.
    pub(super) fn words(&mut self, text: &str) {
        let len = text.chars().count();
        if self.column > 0 {
            if self.column + 1 + len > USUAL_LINE {
                self.end_line();
            } else {
                self.out.push(' ');
                self.column += 1;
            }
        }
        self.put(text);
    }

    /// Writes a line that begins with `%`, as it is.
    fn escape_line(&mut self, text: &str) {
        self.end_line();
        self.out.extend(text.chars().map(|c| if matches!(c, '\t' | '\u{b}') { ' ' } else { c }));
        self.out.push_str("\r\n");
    }

    /// Writes a comment with its delimiters, or an escaped line; in the current line if it fits.
    pub(super) fn comment(&mut self, text: &str) {
        match text.as_bytes().first() {
            Some(b'%') => self.escape_line(text),
            Some(b'{') => {
                let inside = text[1..].strip_suffix('}').unwrap_or_else(|| text[1..].trim_end());
                self.brace_comment(inside);
            }
            Some(b';') if text.chars().count() < LONGEST_LINE => {
                self.begin_comment(text.chars().count());
                self.put(text);
                self.end_line();
            }
            Some(b';') if !text.contains('}') => self.brace_comment(&text[1..]),
            Some(b';') => {
                for line in folded(&text[1..]) {
                    self.begin_comment(line.chars().count() + 1);
                    self.put(&format!(";{line}"));
                    self.end_line();
                }
            }
            _ => {}
        }
    }

    fn begin_comment(&mut self, len: usize) {
        if self.column == 0 {
            return;
        }
        if self.column + 1 + len > LONGEST_LINE {
            self.end_line();
        } else {
            self.out.push(' ');
            self.column += 1;
        }
    }

    fn brace_comment(&mut self, inside: &str) {
        let mut lines = split_lines(inside).flat_map(folded).peekable();
        let first = lines.next().unwrap_or_default();
        self.begin_comment(first.chars().count() + 2);
        self.out.push('{');
        self.column += 1;
        self.put(first);
        for line in lines {
            self.out.push_str("\r\n");
            // Within braces `%` has no meaning.
            self.out.extend(line.chars().map(|c| if matches!(c, '\t' | '\u{b}') { ' ' } else { c }));
            self.column = line.chars().count();
        }
        self.out.push('}');
        self.column += 1;
    }
}

/// Splits a text into lines, with line ends of any kind.
pub(super) fn split_lines(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'))
}

/// Folds a line of a comment at blanks, or anywhere in a long piece without blanks.
fn folded(line: &str) -> Vec<&str> {
    let mut rest = line;
    let mut lines = Vec::new();
    while let Some((limit, last)) = rest.char_indices().nth(LONGEST_OF_COMMENT) {
        let within = rest.get(..limit + last.len_utf8()).unwrap_or(rest);
        // A line that looks like the beginning of a tag pair would end the comment after a blank line.
        let is_good = |at: &usize| *at > 0 && !rest[at + 1..].starts_with('[') && !rest[..*at].trim().is_empty();
        let blank = within.rmatch_indices(' ').map(|(at, _)| at).find(is_good);
        let (head, tail) = match blank {
            Some(at) => (&rest[..at], &rest[at + 1..]),
            None => rest.split_at(limit),
        };
        lines.push(head);
        rest = tail;
    }
    lines.push(rest);
    lines
}

/// Converts text that cannot be kept as it is into comments.
pub(super) fn commented_out(text: &str) -> Vec<String> {
    let text = text.trim();
    if text.is_empty() {
        return Vec::new();
    }
    if text.contains('}') {
        return split_lines(text).map(|line| format!(";{line}")).collect();
    }
    vec![format!("{{{text}}}")]
}

/// Converts a line of the text around games into an escaped line; the markers themselves are dropped.
pub(super) fn surrounding_line(text: &str) -> Option<String> {
    let text = text.trim();
    if ["<PBN>", "</PBN>"].iter().any(|sign| text.eq_ignore_ascii_case(sign)) {
        return None;
    }
    Some(if text.starts_with('%') { text.to_owned() } else { format!("% {text}") })
}
