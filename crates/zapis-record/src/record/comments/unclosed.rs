//! Comments whose brace was not closed before another one opens, `{good. 2... Nc6 3. Bb5 a6 {Spanish}`, or not at all.
//!
//! By the standard a comment ends at the first closing brace, and most that contain an opening one are meant that way.
//! This is checked only in a record with findings.

use crate::record::issue::IssueKind;
use crate::record::record_reader::surroundings::looks_like_a_move;
use crate::record::tape::{ItemKind, Record};

/// Returns true if some comment of a record was never closed, or not before another one opens.
#[must_use]
pub fn holds_unclosed_comment(record: &Record<'_>) -> bool {
    let comments = record.tape.items.iter().filter(|item| item.kind == ItemKind::Comment);
    comments.into_iter().any(|item| words_end(record.text, item.span.start as usize, item.span.end as usize).is_some())
}

/// Finds where the words of a comment end, and moves begin, if it was never closed.
///
/// That is so if numbered moves come before the next opening brace in it, without a second closing brace; or if there
/// is no brace in it, and the move numbers continue.
pub(crate) fn words_end(text: &str, start: usize, end: usize) -> Option<usize> {
    let inner = text.get(start..end)?.strip_prefix('{')?;
    let opening = inner.find('{');
    if opening.is_none() && inner.contains('}') {
        return None;
    }
    let (last_number, is_blacks_turn) = match opening {
        Some(_) => (None, false),
        None => number_before(&text[..start]).map(|(number, n_words)| (Some(number), n_words == 1))?,
    };
    let inner = &inner[..opening.unwrap_or(inner.len())];
    let behind = text.as_bytes().get(end..).unwrap_or_default();
    if opening.is_some() && memchr::memchr2(b'{', b'}', behind).is_some_and(|next| behind[next] == b'}') {
        return None;
    }
    let goes_on = |word: &str| {
        let number = word.split('.').next().and_then(|digits| digits.parse::<u32>().ok());
        last_number.is_none_or(|last| number.is_some_and(|number| number == last || number == last + 1))
    };
    let is_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit()) && word.contains('.') && goes_on(word);
    let words = || inner.split_whitespace().filter(|word| !word.is_empty());
    let number = words().find(|word| is_number(word))?;
    let at = number.as_ptr() as usize - inner.as_ptr() as usize;
    let is_moved = |word: &str| looks_like_a_move(word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.'));
    let moves = inner[at..].split_whitespace().take(4).any(is_moved);
    let words = inner[..at].trim_end();
    // Black's move may come before the next number.
    let last = words.rsplit(char::is_whitespace).next().filter(|last| is_blacks_turn && looks_like_a_move(last));
    let words = words[..words.len() - last.map_or(0, str::len)].trim_end();
    moves.then_some(start + 1 + words.len())
}

/// Finds the last move number before a place, and the number of words after it.
fn number_before(text: &str) -> Option<(u32, usize)> {
    const NEAR: usize = 256;
    let near = &text[text.ceil_char_boundary(text.len().saturating_sub(NEAR))..];
    let mut words = near.split_whitespace().rev().enumerate();
    words.find_map(|(n_behind, word)| {
        let (digits, glued) = word.split_once('.')?;
        Some((digits.parse().ok()?, n_behind + usize::from(!glued.trim_start_matches('.').is_empty())))
    })
}

/// Returns true if a comment of a record continues to its end.
#[must_use]
pub fn is_open_to_the_end(record: &Record<'_>) -> bool {
    record.tape.issues.iter().any(|issue| issue.kind == IssueKind::UnterminatedComment)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words_of(text: &str) -> Option<&str> {
        let (start, end) = (text.find('{').unwrap(), text.find('}').unwrap() + 1);
        words_end(text, start, end).map(|at| &text[start..at])
    }

    #[test]
    fn a_comment_is_unclosed_where_moves_are_before_the_next_one() {
        assert_eq!(words_of("2. Nf3 {good. 2... Nc6 3. Bb5 a6 {Spanish} 4. Ba4"), Some("{good."));
        assert_eq!(words_of("{2...Nc6 {Spanish} 4. Ba4 {x}"), Some("{"));
    }

    #[test]
    fn a_comment_that_nothing_closes_ends_where_the_numbers_continue() {
        let words_of = |text: &str| {
            let start = text.find('{').unwrap();
            words_end(text, start, text.len()).map(|at| text[start..at].to_owned())
        };
        assert_eq!(words_of("1. e4 e5 2. Nf3 {good. 2... Nc6 3. Bb5 *").as_deref(), Some("{good."));
        assert_eq!(words_of("1. e4 e5 {good. 2. Nf3 Nc6 *").as_deref(), Some("{good."));
        assert_eq!(words_of("1. e4 e5 2. Nf3 {good Nc6 3. Bb5 *").as_deref(), Some("{good"));
        assert_eq!(words_of("1. e4 e5 {as in 1974. Nobody knows *"), None);
        assert_eq!(words_of("1. e4 e5 {good *"), None);
    }

    #[test]
    fn comments_in_one_another_are_one_up_to_the_first_closing_brace() {
        assert_eq!(words_of("{a {b} c} e5"), None);
        assert_eq!(words_of("{better is 3. Bb5 {Spanish} with play} 4. Ba4"), None);
        assert_eq!(words_of("{a { b ( c [ d ; e} e5"), None);
    }
}
