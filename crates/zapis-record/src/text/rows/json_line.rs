//! Values as JSON.

use std::io::Write as _;

/// Appends text in quotation marks. What is no UTF-8 stays as it is, to be reported where it is read.
pub(super) fn write_text(text: &[u8], out: &mut Vec<u8>) {
    let is_special = |byte: u8| byte < b' ' || byte == b'"' || byte == b'\\';
    out.reserve(text.len() + 3);
    out.push(b'"');
    if !text.iter().fold(false, |found, byte| found | is_special(*byte)) {
        out.extend_from_slice(text);
        return out.push(b'"');
    }
    let mut from = 0;
    for (at, &byte) in text.iter().enumerate() {
        if !is_special(byte) {
            continue;
        }
        out.extend_from_slice(&text[from..at]);
        from = at + 1;
        match byte {
            b'"' | b'\\' => out.extend_from_slice(&[b'\\', byte]),
            b'\n' => out.extend_from_slice(b"\\n"),
            b'\r' => out.extend_from_slice(b"\\r"),
            b'\t' => out.extend_from_slice(b"\\t"),
            // Writing into memory cannot fail.
            _ => drop(write!(out, "\\u{byte:04x}")),
        }
    }
    out.extend_from_slice(&text[from..]);
    out.push(b'"');
}

/// Appends a whole number.
pub(super) fn write_whole(number: impl std::fmt::Display, out: &mut Vec<u8>) {
    let _ = write!(out, "{number}");
}

/// Appends a number; JSON has no infinite ones.
pub(super) fn write_number(number: f64, out: &mut Vec<u8>) {
    if number.is_finite() {
        let _ = write!(out, "{number}");
    } else {
        out.extend_from_slice(b"null");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_comes_back() {
        for text in ["", "a", "a\"b\\c", "1. e4\n\t{x}\r\n\u{1}", "Жуков ü"] {
            let mut out = Vec::new();
            write_text(text.as_bytes(), &mut out);
            assert_eq!(serde_json::from_slice::<String>(&out).ok().as_deref(), Some(text));
        }
    }
}
