//! Moves with a blank after the piece: `N f3`, `Л e1`, `Кр g1`.

use super::super::grammar;
use super::Rewriting;
use super::line_items::lines;

/// The minimum number of moves for a pattern.
const FEWEST: usize = 4;
/// If more than one in this many pieces is joined to its square, blanks are errors.
const JOINED: usize = 8;

/// Joins pieces to their squares, if most moves of pieces have a blank between.
pub(super) fn joined(text: &str) -> Option<Rewriting> {
    let mut blanks: Vec<(usize, usize)> = Vec::new();
    let mut n_joined = 0_usize;
    for (start, line) in lines(text) {
        for (at, _) in line.char_indices().filter(|(at, c)| c.is_uppercase() && begins_word(&line[..*at])) {
            let rest = &line[at..];
            if let Ok((behind, written)) = grammar::spaced_piece(rest)
                && !behind.starts_with(|c: char| c.is_alphabetic() && c != 'e')
            {
                let man = written.len() - written.trim_start_matches(|c| !grammar::is_blank(c)).len();
                let gap = written[man..].find(|c| !grammar::is_blank(c)).unwrap_or(0);
                blanks.push((start + at + man, start + at + man + gap));
            } else {
                n_joined += usize::from(grammar::joined_piece(rest).is_ok());
            }
        }
    }
    if blanks.len() < FEWEST || n_joined * JOINED > blanks.len() {
        return None;
    }
    let mut plain = Rewriting::default();
    let mut kept = 0;
    for (start, end) in blanks {
        plain.keep(text, kept, start);
        kept = end;
    }
    plain.keep(text, kept, text.len());
    Some(plain)
}

fn begins_word(before: &str) -> bool {
    before.chars().next_back().is_none_or(|c| !c.is_alphanumeric() && !matches!(c, '-' | '=' | '('))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_joined_to_their_squares_if_all_are_separate() {
        let plain = |text: &str| joined(text).map(|plain| plain.text);
        assert_eq!(
            plain("1. e4 e5\n2. N f3 N c6\n3. B b5 a6\n4. B xc6 d:c6\n").as_deref(),
            Some("1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Bxc6 d:c6\n")
        );
        assert_eq!(
            plain("1. e4 e5 2. К f3 К c6 3. С b5 a6 4. Л fe1 Кр h8").as_deref(),
            Some("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Лfe1 Крh8")
        );
        assert_eq!(plain("1. e4 e5 2. Nf3 Nc6 3. Bb5 N f6 4. O-O B e7 5. Re1 b5 6. Bb3 d6 7. N c3 N a5"), None);
    }
}
