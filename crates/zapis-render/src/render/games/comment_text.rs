//! The text of comments for output: on one line, split where lines may break, without clocks.

use crate::record::command::commands;

/// A reader skips it at the beginning of a line, so the text after it would begin that line.
pub(crate) const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Turns line breaks, with the blanks around them, into one space each, and tabs into spaces. Other white space, such
/// as a no-break space, is text: the line may be broken after it, and it must not be lost there.
pub(crate) fn on_one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    let pieces = text.split(['\n', '\r']).map(|piece| piece.trim_matches([' ', '\t', '\x0b', '\x0c']));
    let mut pieces = pieces.filter(|piece| !piece.is_empty());
    if let Some(first) = pieces.next() {
        line.push_str(first);
    }
    for piece in pieces {
        line.push(' ');
        line.push_str(piece);
    }
    line.replace(['\t', '\x0b', '\x0c'], " ")
}

/// Splits a comment where a line may break: at a single space outside a command, not before `%` or `[`.
pub(crate) fn breakable(text: &str) -> Vec<&str> {
    let bytes = text.as_bytes();
    let mut words = Vec::new();
    let mut from = 0;
    let mut in_command = false;
    for (at, byte) in bytes.iter().enumerate() {
        match byte {
            b'[' if bytes.get(at + 1) == Some(&b'%') => in_command = true,
            b']' => in_command = false,
            b' ' if !in_command && at > from => {
                let (before, after) = (bytes[at - 1], bytes.get(at + 1).copied().unwrap_or(b' '));
                let is_marked = bytes[at + 1..].starts_with(BYTE_ORDER_MARK);
                if before != b' ' && !matches!(after, b' ' | b'%' | b'[') && !is_marked {
                    words.push(&text[from..at]);
                    from = at + 1;
                }
            }
            _ => {}
        }
    }
    words.push(&text[from..]);
    words
}

/// Removes clock commands from a comment.
pub(crate) fn without_clocks(text: &str) -> String {
    let mut kept = String::new();
    let mut from = 0;
    for command in commands(text).filter(|command| matches!(command.name, "clk" | "emt" | "egt" | "mct")) {
        kept.push_str(text[from..command.start].trim_end());
        if !kept.is_empty() {
            kept.push(' ');
        }
        from = command.end + text[command.end..].len() - text[command.end..].trim_start().len();
    }
    kept.push_str(&text[from..]);
    kept
}
