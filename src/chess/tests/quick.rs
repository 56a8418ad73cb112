//! The one-step road and the two-step road give the same, wherever the first gives anything.

use super::random::walk;
use crate::chess::{Position, canonical};

/// Compares the roads on one word.
fn agree(position: &Position, word: &str) {
    let Some(quick) = position.quick(word.as_bytes()) else { return };
    let written = canonical::read(word.as_bytes()).unwrap_or_else(|| panic!("{word} is read by one road only"));
    let resolved = position.resolve(&written).unwrap_or_else(|_| panic!("{word} is legal on one road only"));
    assert_eq!(
        (quick.mv, quick.overspecified),
        (resolved.mv, resolved.overspecified),
        "{word} in {}",
        position.to_fen()
    );
    assert_eq!((quick.check, quick.captures), (written.check, written.captures), "{word}");
}

#[test]
fn quick_and_slow_roads_agree_on_every_legal_move_and_on_what_is_nearly_one() {
    walk(60, 80, |position, played, _| {
        for mv in position.legal_moves() {
            agree(position, &position.san(mv));
        }
        let san = position.san(played);
        assert!(
            position.quick(san.as_bytes()).is_some_and(|quick| quick.mv == played)
                || san.starts_with('O')
                || san.contains('=')
                || san.bytes().filter(u8::is_ascii_digit).count() > 1,
            "{san} in {}",
            position.to_fen()
        );
        for cut in 0..san.len() {
            agree(position, &format!("{}{}", &san[..cut], &san[cut + 1..]));
            for letter in ["N", "B", "x", "e", "4", "8", "+", "P", "0"] {
                agree(position, &format!("{}{letter}{}", &san[..cut], &san[cut..]));
                agree(position, &format!("{}{letter}{}", &san[..cut], &san[cut + 1..]));
            }
        }
    });
}
