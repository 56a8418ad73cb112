//! The alphabets of letters, and words that mix two of them.

/// The alphabet that a character belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Script {
    /// Latin letters: `N`, `ü`, `ł`, full-width `Ｎ`.
    Latin,
    /// Cyrillic letters: `К`, `ї`.
    Cyrillic,
    /// Greek letters: `Ρ`.
    Greek,
    /// Hebrew letters: `מ`.
    Hebrew,
    /// Letters of every other alphabet: `ა`, `车`.
    Other,
    /// Characters without an alphabet: digits, signs, blanks, figurines.
    Common,
}

/// Returns the alphabet of a character.
#[must_use]
pub fn script(char: char) -> Script {
    if char.is_ascii() {
        return if char.is_ascii_alphabetic() { Script::Latin } else { Script::Common };
    }
    if !char.is_alphabetic() {
        return Script::Common;
    }
    match char {
        '\u{37A}'..='\u{3FF}' | '\u{1F00}'..='\u{1FFF}' => Script::Greek,
        '\u{400}'..='\u{52F}' | '\u{1C80}'..='\u{1C8F}' | '\u{2DE0}'..='\u{2DFF}' | '\u{A640}'..='\u{A69F}' => {
            Script::Cyrillic
        }
        '\u{591}'..='\u{5F4}' | '\u{FB1D}'..='\u{FB4F}' => Script::Hebrew,
        // Ordinal indicators and the micro sign are letters in Unicode, but signs to a reader.
        'ª' | 'º' | 'µ' | '\u{2B0}'..='\u{2FF}' => Script::Common,
        '\u{C0}'..='\u{2AF}'
        | '\u{1D00}'..='\u{1D25}'
        | '\u{1D6B}'..='\u{1D77}'
        | '\u{1E00}'..='\u{1EFF}'
        | '\u{2C60}'..='\u{2C7F}'
        | '\u{A722}'..='\u{A7FF}'
        | '\u{FB00}'..='\u{FB06}'
        | '\u{FF21}'..='\u{FF3A}'
        | '\u{FF41}'..='\u{FF5A}' => Script::Latin,
        _ => Script::Other,
    }
}

/// Returns true if a word of `text` mixes letters of two alphabets, as `Кf3` and `Kаrpov` (with a Cyrillic `а`) do.
///
/// A word is an unbroken run of letters and digits.
#[must_use]
pub fn is_mixed(text: &str) -> bool {
    let mut word = Script::Common;
    for char in text.chars() {
        let script = script(char);
        if script != Script::Common {
            if word != Script::Common && word != script {
                return true;
            }
            word = script;
        } else if !char.is_alphanumeric() {
            word = Script::Common;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_know_their_alphabet() {
        for (text, expected) in [
            ("aZüßłŞĉ", Script::Latin),
            ("КфёїЎ", Script::Cyrillic),
            ("ΡΒαω", Script::Greek),
            ("מצרפ", Script::Hebrew),
            ("აЀ车".trim_matches('Ѐ'), Script::Other),
            ("1 -+#½♘º—", Script::Common),
        ] {
            for char in text.chars().filter(|&char| char != 'Ѐ') {
                assert_eq!(script(char), expected, "{char}");
            }
        }
    }

    #[test]
    fn a_word_of_two_alphabets_is_mixed() {
        assert!(is_mixed("1. Кf3"));
        assert!(is_mixed("d8Ф"));
        assert!(is_mixed("Kаrpov"));
        assert!(is_mixed("К5f3"));
    }

    #[test]
    fn words_of_one_alphabet_each_are_not_mixed() {
        assert!(!is_mixed("Карпов - Unzicker, 1974"));
        assert!(!is_mixed("е4 e5"));
        assert!(!is_mixed(""));
        assert!(!is_mixed("♘f3"));
    }
}
