//! The evidence of a restored sheet about the hand that wrote it.

use crate::game::Game;

use super::restored::{HowRead, Restored};
use crate::scoresheet::damage::distance::EditKind;
use crate::scoresheet::damage::hand::{Hand, thousandths};

/// Less probable readings are not learned from.
const LEARNED_FROM: f64 = 0.8;

impl Hand {
    /// Counts how the characters of a sheet were read, as far as its readings are probable.
    pub fn count<G: Game>(&mut self, restored: &Restored<G>) {
        for ply in restored.plies.iter().filter(|ply| ply.confidence >= LEARNED_FROM && !ply.is_open) {
            let Some(cell) = &ply.cell else { continue };
            let weight = thousandths(ply.confidence);
            if ply.how == HowRead::AsWritten {
                self.count_word(&cell.word, &[], weight);
                continue;
            }
            let misread = ply.edits.iter().filter(|edit| edit.kind == EditKind::Misread);
            let pairs: Vec<(char, char)> = misread
                .filter_map(|edit| {
                    let (mut meant, mut seen) = (edit.meant.chars(), edit.seen.chars());
                    let pair = (meant.next()?, seen.next()?);
                    (meant.next().is_none() && seen.next().is_none()).then_some(pair)
                })
                .collect();
            self.count_word(&cell.word, &pairs, weight);
        }
    }
}
