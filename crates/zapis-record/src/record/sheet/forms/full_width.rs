//! Full-width letters and figures, as East Asian keyboards write them: `Ｎｆ３`.

use super::Rewriting;

/// The minimum number of characters for a pattern.
const FEWEST: usize = 8;

/// Replaces full-width characters by the usual ones.
pub(super) fn narrowed(text: &str) -> Option<Rewriting> {
    if text.chars().filter(|c| usual(*c).is_some_and(|said| said.is_ascii_alphanumeric())).count() < FEWEST {
        return None;
    }
    let mut plain = Rewriting::default();
    for (start, run) in runs(text) {
        let end = start + run.len();
        match run.chars().map(usual).collect::<Option<String>>() {
            Some(said) => plain.say(&said, start, end),
            None => plain.keep(text, start, end),
        }
    }
    Some(plain)
}

/// Splits a text into runs of characters that are all full-width, or all not.
fn runs(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = &text[at..];
        let is_wide = usual(rest.chars().next()?).is_some();
        let len = rest.find(|c| usual(c).is_some() != is_wide).unwrap_or(rest.len());
        let start = at;
        at += len;
        Some((start, &rest[..len]))
    })
}

/// Returns the usual form of a full-width character (Unicode block *Halfwidth and Fullwidth Forms*).
fn usual(c: char) -> Option<char> {
    match c {
        '\u{3000}' => Some(' '),
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xff01 + 0x21),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_full_width_are_written_as_usual_and_others_stay() {
        let plain = |text: &str| narrowed(text).map(|plain| plain.text);
        assert_eq!(plain("1.　ｅ４ ｅ５ ２．Ｎｆ３ Ｎｃ６ 終").as_deref(), Some("1. e4 e5 2.Nf3 Nc6 終"));
        assert_eq!(plain("1. e4 e5 ２．Ｎｆ３"), None);
    }
}
