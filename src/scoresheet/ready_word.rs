//! What it costs that a word is written for a move, remembered for moves that are written alike.

use std::collections::HashMap;

use crate::chess::{Alphabet, CheckMark};
use crate::text::fold;

use super::confusions::{Confusions, Costs};
use super::distance::distance;
use super::template::Outline;

/// A written word, made ready to be compared with moves.
#[derive(Clone, Debug)]
pub(super) struct ReadyWord {
    /// Its characters, folded, without check marks.
    letters: Vec<char>,
    /// The check marks it ends with.
    mark: CheckMark,
    known: HashMap<Outline, f32>,
}

impl ReadyWord {
    pub(super) fn of(word: &str) -> Self {
        let body = word.trim_end_matches(['!', '?', '.', ',', ';']);
        let stem = body.trim_end_matches(['+', '#', '†', '‡']);
        let mark = match &body[stem.len()..] {
            "" => CheckMark::None,
            "+" | "†" => CheckMark::Check,
            "++" => CheckMark::Double,
            _ => CheckMark::Mate,
        };
        let mut letters: Vec<char> = stem.chars().map(fold).collect();
        if letters.iter().all(|c| matches!(c, '0' | 'O' | 'o' | '-')) {
            letters = letters.into_iter().map(|c| if c == '-' { '-' } else { 'O' }).collect();
        }
        for letter in &mut letters {
            if matches!(letter, 'X' | ':' | '*') {
                *letter = 'x';
            }
        }
        Self { letters, mark, known: HashMap::new() }
    }

    /// Returns the cost of the word for a move, check marks apart.
    pub(super) fn cost(&mut self, outline: Outline, alphabet: Alphabet, confusions: &Confusions) -> f32 {
        let letters = &self.letters;
        *self.known.entry(outline).or_insert_with(|| {
            let plain = distance(letters, &outline.template(alphabet, &confusions.costs), confusions);
            // What is taken is named by a second capital letter.
            let may_name = letters.iter().filter(|letter| letter.is_uppercase()).count() > 1;
            match outline.naming_taken(alphabet, &confusions.costs).filter(|_| may_name) {
                Some(template) => plain.min(distance(letters, &template, confusions)),
                None => plain,
            }
        })
    }

    /// Returns the cost of the word's check mark for a move that gives this.
    pub(super) const fn mark_cost(&self, gives: CheckMark, costs: &Costs) -> f32 {
        match (self.mark, gives) {
            (CheckMark::None, CheckMark::None)
            | (CheckMark::Check | CheckMark::Double, CheckMark::Check | CheckMark::Double)
            | (CheckMark::Double | CheckMark::Mate, CheckMark::Mate) => 0.0,
            (CheckMark::None, _) => costs.check_lost,
            (_, CheckMark::None) => costs.check_added,
            (CheckMark::Check, CheckMark::Mate) => costs.mate_marked_check,
            (CheckMark::Mate, _) => costs.check_marked_mate,
        }
    }
}
