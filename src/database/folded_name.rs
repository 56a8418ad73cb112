//! Names without what no two players differ in.

/// Folds what no two players differ in: blanks, commas and periods between the same words in the same order.
pub(super) fn name_key(name: &str) -> String {
    let mut key = String::with_capacity(name.len());
    fold_name(name, &mut key);
    key
}

/// Folds a name behind what stands in a text.
pub(super) fn fold_name(name: &str, key: &mut String) {
    let words = name.split(|sign: char| sign.is_whitespace() || matches!(sign, ',' | '.'));
    for word in words.filter(|word| !word.is_empty()) {
        if !key.is_empty() {
            key.push(' ');
        }
        key.push_str(word);
    }
}
