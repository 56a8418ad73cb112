//! What stands in a record, shortened so that it can be repeated in a message of one line.

/// The longest piece of a record repeated in a message, in characters.
const LONGEST: usize = 40;

/// Joins all white space to single blanks and cuts what is long.
///
/// ```
/// assert_eq!(zapis::text::quote("two\n  lines"), "two lines");
/// ```
#[must_use]
pub fn quote(text: &str) -> String {
    let mut quoted = String::new();
    let (mut n_characters, mut is_apart) = (0, false);
    // Not word by word: of a word that is very long only the beginning may be looked at.
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
