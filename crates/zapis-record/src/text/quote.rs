//! Quotes from a record, shortened to fit in a one-line message.

/// The maximum length of a quote in a message, in characters.
const LONGEST: usize = 40;

/// Normalizes white space to single blanks and shortens long text.
///
/// ```
/// assert_eq!(zapis_record::text::quote("two\n  lines"), "two lines");
/// ```
#[must_use]
pub fn quote(text: &str) -> String {
    let mut quoted = String::new();
    let (mut n_characters, mut is_apart) = (0, false);
    // Not word by word, because only the beginning of a very long word may be examined.
    for character in text.chars() {
        if character.is_whitespace() {
            is_apart = !quoted.is_empty();
            continue;
        }
        for character in is_apart.then_some(' ').into_iter().chain([character]) {
            n_characters += 1;
            if n_characters > LONGEST {
                quoted.pop();
                quoted.push('…');
                return quoted;
            }
            quoted.push(character);
        }
        is_apart = false;
    }
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_cut_to_forty_characters_without_reading_the_rest() {
        assert_eq!(quote(&"я".repeat(1000)).chars().count(), LONGEST);
        assert_eq!(quote(&"x".repeat(LONGEST)), "x".repeat(LONGEST));
    }
}
