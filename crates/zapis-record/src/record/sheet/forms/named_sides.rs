//! Sides that are named before each of their moves: `White plays e4. Black replies e5.`, `1. White: e4` and `1. Black:
//! e5`.

use std::collections::HashMap;

use super::super::vocabulary::{lower, side};
use super::Rewriting;
use super::line_items::{LineItem, LineItemKind, line_items, lines};

/// The minimum number of moves for a pattern.
const FEWEST: usize = 6;
/// A word that recurs once in this many moves belongs to the form: `plays`, `replies`, `ход`.
const MOVES_A_WORD: usize = 4;

/// A move with the side that is named before it.
struct NamedMove {
    is_white: bool,
    /// Its place, and those of signs after it: `!`, `1-0`.
    places: Vec<(usize, usize)>,
}

/// Writes moves as rows, if a side is named before each and the sides alternate.
///
/// Text above the first of them and below the last stays. A text with a word between them that does not recur is not of
/// this form, so that no comment is lost.
pub(super) fn plain(text: &str) -> Option<Rewriting> {
    let all: Vec<(usize, Vec<LineItem>)> = lines(text).map(|(start, line)| (start, line_items(line, start))).collect();
    let has_move = |(_, items): &(usize, Vec<LineItem>)| items.iter().any(|item| item.kind == LineItemKind::Move);
    let (first, last) = (all.iter().position(has_move)?, all.iter().rposition(has_move)?);
    let named = named_moves(text, all[first..=last].iter().flat_map(|(_, items)| items))?;
    let mut plain = Rewriting::default();
    plain.keep(text, 0, all[first].0);
    for (number, row) in (1..).zip(named.chunks(2)) {
        let at = row[0].places[0].0;
        plain.say(&format!("{number}."), at, at);
        for (start, end) in row.iter().flat_map(|cell| &cell.places) {
            plain.say(" ", *start, *start);
            plain.keep(text, *start, *end);
        }
        plain.say("\n", at, at);
    }
    plain.keep(text, all.get(last + 1).map_or(text.len(), |(start, _)| *start), text.len());
    Some(plain)
}

fn named_moves<'a>(text: &str, items: impl Iterator<Item = &'a LineItem>) -> Option<Vec<NamedMove>> {
    let mut named: Vec<NamedMove> = Vec::new();
    let mut words: HashMap<String, usize> = HashMap::new();
    let mut next: Option<bool> = None;
    for item in items {
        let word = &text[item.start..item.end];
        let place = (item.start, item.end);
        match item.kind {
            LineItemKind::Move => {
                let is_white = next.take()?;
                // White begins, and then the sides alternate.
                if named.last().is_none_or(|last| !last.is_white) != is_white {
                    return None;
                }
                named.push(NamedMove { is_white, places: vec![place] });
            }
            LineItemKind::Extra => named.last_mut()?.places.push(place),
            LineItemKind::Word => match side(word).filter(|_| word.chars().count() > 1) {
                Some(is_white) => next = Some(is_white),
                None => *words.entry(lower(word)).or_default() += 1,
            },
            LineItemKind::Stamp | LineItemKind::Arrow | LineItemKind::NewPiece | LineItemKind::Again => return None,
            LineItemKind::Number { .. } | LineItemKind::Dash | LineItemKind::Bar | LineItemKind::Sign => {}
        }
    }
    let is_form = named.len() >= FEWEST && words.values().all(|n| n * MOVES_A_WORD >= named.len());
    is_form.then_some(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Option<String> {
        plain(text).map(|plain| plain.text)
    }

    #[test]
    fn sides_named_before_their_moves_make_rows() {
        let text =
            "White plays e4. Black replies c5. White plays Nf3. Black replies d6. White plays d4. Black replies cxd4.";
        let expected = "1. e4 c5\n2. Nf3 d6\n3. d4 cxd4\n";
        assert_eq!(rows(text).as_deref(), Some(expected));
        let lines = "1. White: e4\n1. Black: c5\n2. White: Nf3\n2. Black: d6\n3. White: d4\n3. Black: cxd4\n";
        assert_eq!(rows(lines).as_deref(), Some(expected));
        let framed = format!("Moscow 1925\n{lines}White resigns\n");
        assert_eq!(rows(&framed), Some(format!("Moscow 1925\n{expected}White resigns\n")));
    }

    #[test]
    fn a_text_with_notes_is_left_to_others() {
        let noted = "White plays e4, the best by test. Black replies c5. White plays Nf3. Black replies d6. White plays d4. Black replies cxd4.";
        assert_eq!(rows(noted), None);
        assert_eq!(rows("White: e4 Nf3 d4 Nxd4 Nc3 Bg5\nBlack: c5 d6 cxd4 Nf6 a6 e6\n"), None);
    }
}
