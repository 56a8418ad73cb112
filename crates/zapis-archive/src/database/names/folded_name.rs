//! Folds away differences between names that never distinguish two players.

/// Folds away blanks, commas and periods between the same words in the same order, and the case of letters.
pub fn name_key(name: &str) -> String {
    let mut key = String::with_capacity(name.len());
    fold_name(name, &mut key);
    key
}

/// Appends a folded name to a text.
pub(in crate::database) fn fold_name(name: &str, key: &mut String) {
    let words = name.split(|sign: char| sign.is_whitespace() || matches!(sign, ',' | '.'));
    for word in words.filter(|word| !word.is_empty()) {
        if !key.is_empty() {
            key.push(' ');
        }
        fold_word(word, key);
    }
}

/// Folds a word to an initial capital and lower case: `KARPOV`, `karpov` and `Karpov` become equal.
fn fold_word(word: &str, key: &mut String) {
    // Most words are already folded.
    let bytes = word.as_bytes();
    if bytes[0].is_ascii_uppercase() && bytes[1..].iter().all(|byte| byte.is_ascii() && !byte.is_ascii_uppercase()) {
        key.push_str(word);
        return;
    }
    let mut is_first = true;
    for letter in word.chars() {
        if !letter.is_alphabetic() {
            key.push(letter);
        } else if is_first {
            is_first = false;
            // A letter whose capital form is two letters stays as it is.
            let mut capital = letter.to_uppercase();
            key.push(if capital.len() == 1 { capital.next().unwrap_or(letter) } else { letter });
        } else {
            key.extend(letter.to_lowercase());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_differ_in_capitals_are_one_and_stay_as_they_are_folded() {
        for (one, other) in [
            ("KARPOV, Anatoly", "Karpov, Anatoly"),
            ("de Firmian, N.", "De Firmian N"),
            ("McSHANE, Luke", "Mcshane, LUKE"),
            ("ИВАНОВ, И", "Иванов И"),
            ("ßmith", "ßmith"),
            ("O'KELLY (BEL)", "O'Kelly (Bel)"),
        ] {
            let (one, other) = (name_key(one), name_key(other));
            assert_eq!(one, other);
            assert_eq!(name_key(&one), one);
        }
        for (one, other) in [("Ivanov, A", "Ivanov, I"), ("Li Chao2", "Li Chao"), ("Karpov", "Karpow")] {
            assert_ne!(name_key(one), name_key(other));
        }
    }
}
