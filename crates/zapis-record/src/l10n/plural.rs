//! The plural categories of whole numbers, as in Unicode's CLDR for the languages of the catalogues.

use super::language::Language;

/// Returns the plural category of a number: `one`, `few`, `many`, `other`.
pub(super) const fn category(number: u64, language: Language) -> &'static str {
    match (language, number % 10, number % 100) {
        (Language::English, ..) if number == 1 => "one",
        (Language::English, ..) => "other",
        (Language::Russian, _, 11..=14) => "many",
        (Language::Russian, 1, _) => "one",
        (Language::Russian, 2..=4, _) => "few",
        (Language::Russian, ..) => "many",
    }
}
