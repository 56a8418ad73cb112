//! Finds the rows of [`ROWS`] that may occur in a text.

use std::sync::LazyLock;

use super::ending_words::ROWS;

/// A word that indicates a row, and the index of the row.
pub(super) type WordRow = (&'static str, usize);

/// The rows by the word that indicates them.
struct Index {
    /// By the first word, or the one after the side they begin with, sorted by word and then by index.
    rows: [Vec<WordRow>; 2],
    /// The longest ASCII word of each row, by its first letter.
    longest: [Vec<&'static str>; 26],
}

static INDEX: LazyLock<Index> = LazyLock::new(|| {
    let mut index = Index { rows: Default::default(), longest: Default::default() };
    for (row, (pattern, ..)) in ROWS.iter().enumerate() {
        let behind_side = pattern.strip_prefix("@ ");
        let rows = &mut index.rows[usize::from(behind_side.is_some())];
        let first = behind_side.unwrap_or(pattern).split(' ').next().unwrap_or_default();
        rows.push((first, row));
        let longest = pattern.split(' ').max_by_key(|word| word.len()).unwrap_or_default();
        let of_letter =
            letter(longest.as_bytes()).filter(|_| longest.is_ascii()).map(|letter| &mut index.longest[letter]);
        if let Some(of_letter) = of_letter.filter(|known| !known.contains(&longest)) {
            of_letter.push(longest);
        }
    }
    index.rows.iter_mut().for_each(|rows| rows.sort_unstable());
    index
});

/// Lists the rows, in order, that begin with a side followed by this word, or with this word.
pub(super) fn rows_of(begins_with_side: bool, word: &str) -> &'static [WordRow] {
    let rows = &INDEX.rows[usize::from(begins_with_side)];
    let first = rows.partition_point(|(known, _)| *known < word);
    let n = rows[first..].partition_point(|(known, _)| *known == word);
    &rows[first..first + n]
}

/// Returns true if a text may contain a row: the words of most unrelated texts rule it out.
pub(super) fn may_tell(text: &[u8]) -> bool {
    let is_telling = |word: &[u8]| {
        let of_letter = letter(word).map_or(&[][..], |letter| &INDEX.longest[letter]);
        of_letter.iter().any(|longest| longest.as_bytes().eq_ignore_ascii_case(word))
    };
    !text.is_ascii() || text.split(|byte| !byte.is_ascii_alphanumeric()).any(is_telling)
}

/// Returns the number of the first letter of a word, from 0.
fn letter(word: &[u8]) -> Option<usize> {
    let letter = word.first()?.to_ascii_lowercase().checked_sub(b'a')?;
    (letter < 26).then_some(usize::from(letter))
}
