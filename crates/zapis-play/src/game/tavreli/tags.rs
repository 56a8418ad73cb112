//! What the tags and the words of a record show about Tavreli: that it is one, the letters, the rules.

use crate::game::recognize::Recognize;
use crate::record::{ItemKind, Record};
use crate::tavreli::{Demotion, Files, files_of_letter, read_move};

use super::Tavreli;

impl Recognize for Tavreli {
    fn is_named(variant: &str) -> bool {
        variant.contains("tavrel") || variant.contains("таврел") || variant == "towerchess"
    }

    /// All of the moves go from square to square, and some state the number of pieces taken from a tower.
    fn has_moves_of(record: &Record<'_>) -> bool {
        let moves =
            || record.tape.items.iter().filter(|item| item.kind == ItemKind::Move).map(|item| record.slice(item.span));
        let is_move = |word: &str| Files::ALL.into_iter().any(|files| read_move(word, files).is_some());
        moves().any(|word| word.contains('(')) && moves().all(is_move)
    }
}

/// Returns the letters that name the files of a record (the trap of this notation: Cyrillic `е` is the sixth file and
/// looks like the fifth Latin one). The first letter that only one kind has decides; the flag means that none does, and
/// that the letters are of both kinds.
pub(super) fn letters(record: &Record<'_>) -> (Files, bool) {
    match record.tag("Files").map(str::trim) {
        Some(value) if value.eq_ignore_ascii_case("cyrillic") => return (Files::Cyrillic, false),
        Some(value) if value.eq_ignore_ascii_case("latin") => return (Files::Latin, false),
        _ => {}
    }
    let (mut first, mut is_mixed) = (None, false);
    for item in record.tape.items.iter().filter(|item| item.kind == ItemKind::Move) {
        for letter in record.slice(item.span).chars() {
            if let Some(files) = files_of_letter(letter) {
                return (files, false);
            }
            let files = match letter {
                'a' | 'A' | 'e' | 'E' => Files::Latin,
                'а' | 'А' | 'е' | 'Е' => Files::Cyrillic,
                _ => continue,
            };
            is_mixed |= *first.get_or_insert(files) != files;
        }
    }
    (first.unwrap_or_default(), is_mixed)
}

/// Reads when promoted warriors become plain again.
pub(super) fn demotion(record: &Record<'_>) -> Demotion {
    let is_any = record.tag("Demotion").is_some_and(|value| value.trim().eq_ignore_ascii_case("any"));
    if is_any { Demotion::ByAny } else { Demotion::ByEnemy }
}
