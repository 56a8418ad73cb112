//! Recognizes movetext that certainly is of one record, without reading it.
//!
//! The moves of a record that is ruled out by its tags need not be read if its end is known: a result with nothing
//! after it, and nothing before it that can be a result or begin another record.

/// Results that end a record.
const RESULTS: [&[u8]; 4] = [b"1-0", b"0-1", b"1/2-1/2", b"*"];

/// Returns true if a text certainly is the movetext of one record.
pub(crate) fn is_of_one_record(text: &[u8]) -> bool {
    let text = text.trim_ascii();
    let Some(moves) = RESULTS.iter().find_map(|result| text.strip_suffix(*result)) else { return false };
    // Without early exits the compiler vectorizes the loop.
    let is_strange = |byte: u8| {
        let is_file = matches!(byte, b'a'..=b'h' | b'x');
        let is_figure = matches!(byte, b'-' | b'.' | b'0'..=b'9');
        let is_blank = matches!(byte, b' ' | b'\n' | b'\r');
        !(is_file | is_figure | is_blank | matches!(byte, b'B'..=b'R' | b'+' | b'#' | b'=' | b'!' | b'?'))
    };
    let has_strange = moves.iter().fold(false, |any, byte| any | is_strange(*byte));
    // An empty line may separate records; a dash after a digit may be that of a result.
    let pairs = moves.iter().zip(moves.get(1..).unwrap_or_default());
    let has_break = pairs.fold(false, |any, (first, second)| {
        let is_empty_line = *first == b'\n' && matches!(second, b'\n' | b'\r' | b' ');
        let is_lone_return = *first == b'\r' && *second != b'\n';
        let is_result = first.is_ascii_digit() && *second == b'-';
        any | is_empty_line | is_lone_return | is_result
    });
    let has_edges = moves.first().is_some_and(u8::is_ascii_digit) && matches!(moves.last(), Some(b' ' | b'\n'));
    has_edges && !has_strange && !has_break
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_certain_is_reported() {
        for text in ["1. e4 e5 2. O-O Nf6+ 1-0\n\n", "1.e4 c5\r\n2.Nf3!? *", "1. e8=Q# 1/2-1/2"] {
            assert!(is_of_one_record(text.as_bytes()), "{text}");
        }
        for text in [
            "1. e4",
            "1. e4 e5 1-0 1. d4 *",
            "1. e4 e5\n\n1. d4 *",
            "1. e4 {a} *",
            "1. e4 (1. d4) *",
            "1. e4 ; 1-0",
            "1. e4 draw 1-0",
            "1. e4 * 1. d4 *",
            "*",
            "e4 *",
            "1. e4*",
            "1. e4 % *",
            "1. Кf3 *",
        ] {
            assert!(!is_of_one_record(text.as_bytes()), "{text}");
        }
    }
}
