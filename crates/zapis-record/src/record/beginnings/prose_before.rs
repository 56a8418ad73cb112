//! Prose between records that belongs to the next record: `The game of the round:` before its tag pairs.

use memchr::{memchr2, memrchr2};

use super::result_lines::{break_len, ends_with_result};
use crate::record::tags::tag_line::begins_with_tag_line;

/// Longer text before tag pairs is not inspected.
const LONGEST: usize = 4096;

/// Returns the beginning of the prose before the tag line at `start`: after a blank line and a result, or at the
/// beginning of the file. Returns `start` without one.
pub(crate) fn start_of_prose(bytes: &[u8], start: usize) -> usize {
    let (mut begin, mut end) = (start, start);
    let mut is_behind_blank = false;
    while end > 0 && start - end < LONGEST {
        let line_end = end - break_len(&bytes[..end]);
        let from = line_end.saturating_sub(LONGEST);
        let at = memrchr2(b'\n', b'\r', &bytes[from..line_end]).map_or(from, |at| from + at + 1);
        let line = &bytes[at..line_end];
        if line.trim_ascii().is_empty() {
            is_behind_blank = true;
        } else if is_prose(line) {
            (begin, is_behind_blank) = (at, false);
        } else {
            let is_between = is_behind_blank && ends_with_result(line) && start - begin < LONGEST;
            return if is_between { begin } else { start };
        }
        end = at;
    }
    if end == 0 && begin < start { 0 } else { start }
}

/// Measures the prose at the beginning of a text, if a tag line follows it.
pub(crate) fn prose_len(bytes: &[u8]) -> Option<usize> {
    let (mut at, mut end) = (0, 0);
    while at < bytes.len().min(LONGEST) {
        let line_end = memchr2(b'\n', b'\r', &bytes[at..]).map_or(bytes.len(), |len| at + len);
        let line = &bytes[at..line_end];
        if begins_with_tag_line(line) {
            return (end > 0).then_some(end);
        }
        if is_prose(line) {
            end = at + line.trim_ascii_end().len();
        } else if !line.trim_ascii().is_empty() && !line.starts_with(b"%") {
            return None;
        }
        at = line_end + 1;
    }
    None
}

/// Returns true if a line is words of a language and not part of a record: no move, no move number, no result, no
/// bracket of a tag pair or a comment.
fn is_prose(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    let begins = line.first().is_some_and(|first| first.is_ascii_alphabetic() || *first >= 0x80 || *first == b'"');
    let is_bracket =
        |byte: &u8| matches!(byte, b'[' | b']' | b'{' | b'}' | b'*') || byte.is_ascii_control() && *byte != b'\t';
    let is_square = |two: &[u8]| matches!(two, [b'a'..=b'h', b'1'..=b'8']);
    let is_of_record = |three: &[u8]| {
        let is_word = |byte: u8| byte.is_ascii_alphabetic() || byte >= 0x80;
        matches!(three, b"1-0" | b"0-1" | b"0-0" | b"1/2" | b"O-O")
            || matches!(three, [b'0'..=b'9', b'.', next] if is_word(*next) || *next == b'.')
    };
    begins
        && !line.iter().any(is_bracket)
        && !line.windows(2).any(is_square)
        && !line.windows(3).any(is_of_record)
        && !has_numbered_word(line)
}

/// Returns true if a number with a dot precedes a word: `1. e4`.
fn has_numbered_word(line: &[u8]) -> bool {
    let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty()).peekable();
    let is_number = |word: &[u8]| word.strip_suffix(b".").is_some_and(|number| number.iter().all(u8::is_ascii_digit));
    while let Some(word) = words.next() {
        if is_number(word) && words.peek().is_some() {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prose_is_words_and_nothing_of_a_record() {
        for line in [
            "The next game was played in round 2.",
            "Игра второго тура",
            "\"Best of the year\", he said",
            "From: A <a@b.example>",
        ] {
            assert!(is_prose(line.as_bytes()), "{line}");
        }
        for line in
            ["1. e4 e5", "Nf3 Nc6", "White won 1-0", "O-O", "see 2. c4", "e5 {", "[Event \"a\"]", "*", "", "{a}"]
        {
            assert!(!is_prose(line.as_bytes()), "{line}");
        }
    }

    #[test]
    fn prose_belongs_to_the_record_below_it() {
        let text = "[Event \"a\"]\n\n1. e4 *\n\nThe next game\n\nof the round:\n\n[Event \"b\"]\n\n*\n";
        let (prose, tags) = (text.find("The").unwrap(), text.rfind("[Event").unwrap());
        assert_eq!(start_of_prose(text.as_bytes(), tags), prose);
        assert_eq!(prose_len(&text.as_bytes()[prose..]), Some("The next game\n\nof the round:".len()));
        // Text directly after a result belongs to the record above.
        let text = "1. e4 *\nThe next game\n\n[Event \"b\"]\n\n*\n";
        let tags = text.find("[Event").unwrap();
        assert_eq!(start_of_prose(text.as_bytes(), tags), tags);
        // Moves without tag pairs are a record.
        let text = "1. e4 *\n\ne4 e5\n\n[Event \"b\"]\n\n*\n";
        let tags = text.find("[Event").unwrap();
        assert_eq!(start_of_prose(text.as_bytes(), tags), tags);
    }
}
