//! Comments whose brace was never closed before another one opens: `{good. 2... Nc6 3. Bb5 a6 {Spanish}`.
//!
//! By the standard such a comment ends at the first closing brace, and most that hold an opening one are meant so. It is
//! asked for only in a record in which something is wrong.

use super::surroundings::looks_like_a_move;
use super::tape::{ItemKind, Record};

/// Returns true if some comment of a record was never closed before another one opens.
#[must_use]
pub fn holds_unclosed_comment(record: &Record<'_>) -> bool {
    let comments = record.tape.items.iter().filter(|item| item.kind == ItemKind::Comment);
    comments.into_iter().any(|item| words_end(record.text, item.span.start as usize, item.span.end as usize).is_some())
}

/// Finds where the words of a comment end, and moves begin, if it was never closed: numbered moves stand before the next
/// opening brace in it, and no second closing brace follows.
pub(super) fn words_end(text: &str, start: usize, end: usize) -> Option<usize> {
    let inner = text.get(start..end)?.strip_prefix('{')?;
    let inner = &inner[..inner.find('{')?];
    let behind = text.as_bytes().get(end..).unwrap_or_default();
    if memchr::memchr2(b'{', b'}', behind).is_some_and(|next| behind[next] == b'}') {
        return None;
    }
    let is_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit()) && word.contains('.');
    let words = || inner.split_whitespace().filter(|word| !word.is_empty());
    let number = words().find(|word| is_number(word))?;
    let at = number.as_ptr() as usize - inner.as_ptr() as usize;
    let is_moved = |word: &str| looks_like_a_move(word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.'));
    let moves = inner[at..].split_whitespace().take(4).any(is_moved);
    moves.then(|| start + 1 + inner[..at].trim_end().len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words_of(text: &str) -> Option<&str> {
        let (start, end) = (text.find('{').unwrap(), text.find('}').unwrap() + 1);
        words_end(text, start, end).map(|at| &text[start..at])
    }

    #[test]
    fn a_comment_is_unclosed_where_moves_stand_before_the_next_one() {
        assert_eq!(words_of("2. Nf3 {good. 2... Nc6 3. Bb5 a6 {Spanish} 4. Ba4"), Some("{good."));
        assert_eq!(words_of("{2...Nc6 {Spanish} 4. Ba4 {x}"), Some("{"));
    }

    #[test]
    fn comments_in_one_another_are_one_up_to_the_first_closing_brace() {
        assert_eq!(words_of("{a {b} c} e5"), None);
        assert_eq!(words_of("{better is 3. Bb5 {Spanish} with play} 4. Ba4"), None);
        assert_eq!(words_of("{a { b ( c [ d ; e} e5"), None);
    }
}
