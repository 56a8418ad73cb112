//! The events that a text asks for.

use crate::database::is_unknown;

/// Returns true if an event is one of those asked for, ignoring case.
///
/// The text is a part of its name (without a name, of its place), or, among namesakes, words of it together with words
/// of its place and its year. The date begins with the year.
pub(crate) fn is_event_asked(asked: Option<&str>, event: &str, place: &str, date: &str) -> bool {
    let Some(asked) = asked else { return true };
    let [asked, event, place] = [asked, event, place].map(str::to_lowercase);
    let named = if is_unknown(&event) { &place } else { &event };
    let year = date.split(['.', '-', '/']).next().unwrap_or("");
    let is_in = |word: &str| event.contains(word) || place.contains(word) || year == word;
    named.contains(&asked)
        || asked.split_whitespace().any(|word| named.contains(word)) && asked.split_whitespace().all(is_in)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn namesakes_are_distinguished_by_place_and_year() {
        let cases = [
            ("Club Cup", true),
            ("club cup 2020", true),
            ("cup riga", true),
            ("Club Cup 2019", false),
            ("Riga", false),
            ("", true),
            ("2020", false),
        ];
        for (asked, expected) in cases {
            assert_eq!(is_event_asked(Some(asked), "Club Cup", "Riga LAT", "2020.05.??"), expected, "{asked}");
        }
        assert!(is_event_asked(Some("riga"), "?", "Riga LAT", ""));
        assert!(is_event_asked(None, "?", "", ""));
    }
}
