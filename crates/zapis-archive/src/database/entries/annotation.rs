//! Comments, glyphs and variations of a record as hashes, to check whether one record has everything that another has.

use crate::record::{ItemKind, Record, nag_of_glyph};

use super::super::fingerprint::{of_bytes, step};

/// Returns a hash for each comment, glyph and variation of a record, with its ply in the main line.
///
/// Blanks inside comments do not count. A variation is hashed as a whole, with everything in it except move numbers.
pub(in crate::database) fn keys_of(record: &Record<'_>) -> Vec<u64> {
    let mut keys = Vec::new();
    let (mut ply, mut depth, mut variation) = (0_u64, 0_usize, 0);
    for item in &record.tape.items {
        let key = match item.kind {
            ItemKind::Number | ItemKind::Termination | ItemKind::MarkApart => continue,
            ItemKind::Move if depth == 0 => {
                ply += 1;
                continue;
            }
            ItemKind::VariationOpen => {
                depth += 1;
                if depth == 1 {
                    variation = step(0, ply);
                    continue;
                }
                1
            }
            ItemKind::VariationClose => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    keys.push(variation);
                    continue;
                }
                2
            }
            ItemKind::Comment | ItemKind::LineComment => of_words(record.slice(item.span)),
            ItemKind::Nag => {
                let number = record.slice(item.span).trim_start_matches('$').parse().unwrap_or(0);
                step(3, number)
            }
            ItemKind::Glyph => match nag_of_glyph(record.slice(item.span)) {
                Some(nag) => step(3, u64::from(nag)),
                None => of_words(record.slice(item.span)),
            },
            ItemKind::Move | ItemKind::DrawOffer => of_bytes(record.bytes(item.span)),
        };
        if depth == 0 {
            keys.push(step(key, ply));
        } else {
            variation = step(variation, key);
        }
    }
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// Hashes the words of a comment, ignoring blanks and braces.
fn of_words(text: &str) -> u64 {
    let inside = text.trim_start_matches(['{', ';']).trim_end_matches('}');
    inside.split_whitespace().fold(0, |state, word| step(state, of_bytes(word.as_bytes())))
}
