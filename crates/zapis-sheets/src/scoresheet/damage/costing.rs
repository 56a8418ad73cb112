//! The cost of a part of a sheet as the text of a move, for every place where the move may end.

use std::collections::HashMap;

use crate::game::Chess;
use crate::sorting::CompactSort;

use super::confusions::{Confusions, Costs};
use super::distance::{EditOperation, LONGEST_WORD, added, distance, edits};
use crate::scoresheet::moves::{Decodable, PartRole, SheetNotation, Template, TemplatePart};
use crate::scoresheet::reading::mixer::Quick;
use crate::scoresheet::reading::observations::SheetText;

/// The possible ends of the text of a move, counted from its start, with their costs.
#[derive(Clone, Copy)]
pub(crate) struct Ends {
    all: [(u8, f32); MAX_ENDS],
    n: u8,
}

impl Ends {
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        self.all.iter().take(usize::from(self.n)).map(|(len, cost)| (usize::from(*len), *cost))
    }
}

const MAX_ENDS: usize = 6;
/// The maximum cost of a way of writing.
const MOST: f32 = 14.0;
/// Ends that are this much more expensive than the cheapest are left out.
const MUCH_DEARER: f32 = 9.0;
const FAR: f32 = 1e9;
/// The maximum number of results remembered at once.
const MAX_KNOWN: usize = 20_000;

/// The text of a sheet, prepared for comparison with moves.
pub(crate) struct Reader<'a, G: Decodable = Chess> {
    pub(crate) sheet_text: &'a SheetText,
    confusions: &'a Confusions,
    notation: SheetNotation<G::Alphabet>,
    /// The text's letters as numbers.
    seen: Vec<u16>,
    seen_letters: Vec<char>,
    /// The cost of adding each of them in its place.
    added: Vec<f32>,
    /// For intended letters, the cost of each visible letter.
    meant: HashMap<char, usize>,
    table: Vec<Vec<f32>>,
    /// The results for places.
    known: HashMap<(usize, G::Outline), Ends, Quick>,
    known_whole: HashMap<(usize, G::Outline), f32, Quick>,
    known_numbers: HashMap<(usize, u32), Ends, Quick>,
}

impl<'a, G: Decodable> Reader<'a, G> {
    pub(crate) fn new(
        sheet_text: &'a SheetText,
        notation: SheetNotation<G::Alphabet>,
        confusions: &'a Confusions,
    ) -> Self {
        let mut numbers: HashMap<char, u16> = HashMap::new();
        let mut seen_letters = Vec::new();
        let seen = sheet_text.letters.iter().map(|letter| {
            *numbers.entry(*letter).or_insert_with(|| {
                seen_letters.push(*letter);
                u16::try_from(seen_letters.len() - 1).unwrap_or(u16::MAX)
            })
        });
        let seen = seen.collect();
        let added = (0..sheet_text.len()).map(|at| added(&sheet_text.letters, at, confusions)).collect();
        Self {
            sheet_text,
            confusions,
            notation,
            seen,
            seen_letters,
            added,
            meant: HashMap::new(),
            table: Vec::new(),
            known: HashMap::default(),
            known_whole: HashMap::default(),
            known_numbers: HashMap::default(),
        }
    }

    /// Returns the possible ends of a move that starts at a place.
    pub(crate) fn ends(&mut self, at: usize, outline: G::Outline) -> Ends {
        let key = (at, outline);
        if let Some(ends) = self.known.get(&key) {
            return *ends;
        }
        let ends = ends_of(&self.best(at, outline));
        if self.known.len() >= MAX_KNOWN {
            self.known.clear();
        }
        self.known.insert(key, ends);
        ends
    }

    /// Returns the cost of a number of characters from a place on, with the following space, as a move.
    pub(crate) fn whole(&mut self, at: usize, len: usize, outline: G::Outline) -> f32 {
        let key = (at, outline);
        if let Some(cost) = self.known_whole.get(&key) {
            return *cost;
        }
        let cost = self.best(at, outline).get(len).copied().unwrap_or(FAR);
        if self.known_whole.len() >= MAX_KNOWN {
            self.known_whole.clear();
        }
        self.known_whole.insert(key, cost);
        cost
    }

    /// Returns, for every possible end of a move, the cost of its spelling that fits best there.
    fn best(&mut self, at: usize, outline: G::Outline) -> [f32; LONGEST_WORD + 1] {
        let near = &self.sheet_text.letters[at..self.sheet_text.len().min(at + LONGEST_WORD)];
        let mut best = [FAR; LONGEST_WORD + 1];
        for template in G::spellings(outline, self.notation, near, &self.confusions.costs) {
            for (cost, other) in best.iter_mut().zip(self.row(at, &template)) {
                *cost = cost.min(other);
            }
        }
        best
    }

    /// Returns the possible ends of a row's number that starts at a place.
    pub(crate) fn number_ends(&mut self, at: usize, number: u32) -> Ends {
        if let Some(ends) = self.known_numbers.get(&(at, number)) {
            return *ends;
        }
        let template = number_template(number, &self.confusions.costs);
        let ends = ends_of(&self.row(at, &template));
        self.known_numbers.insert((at, number), ends);
        ends
    }

    /// Returns the cost for every possible end of a template.
    fn row(&mut self, at: usize, template: &Template) -> [f32; LONGEST_WORD + 1] {
        let width = (self.sheet_text.len() - at).min(LONGEST_WORD);
        let mut before = [FAR; LONGEST_WORD + 1];
        let mut last = [FAR; LONGEST_WORD + 1];
        last[0] = 0.0;
        for j in 1..=width {
            last[j] = last[j - 1] + self.added[at + j - 1];
        }
        let mut meant_before = '\0';
        let mut written_before = 0.0;
        for (i, part) in template.iter().enumerate() {
            let row = self.meant_row(part.meant);
            let mut next = [FAR; LONGEST_WORD + 1];
            let mut row_best = FAR;
            for j in 0..=width {
                let mut cost = last[j] + part.lost;
                if j > 0 {
                    let sign = usize::from(self.seen[at + j - 1]);
                    cost = cost.min(last[j - 1] + part.written + self.table[row][sign]);
                    cost = cost.min(next[j - 1] + self.added[at + j - 1]);
                }
                if i > 0
                    && j > 1
                    && self.sheet_text.letters[at + j - 1] == meant_before
                    && self.sheet_text.letters[at + j - 2] == part.meant
                {
                    cost = cost.min(before[j - 2] + part.written + written_before + self.confusions.costs.swapped);
                }
                next[j] = cost;
                row_best = row_best.min(cost);
            }
            let confusions = self.confusions;
            for (seen, several) in confusions.several(part.meant) {
                for j in seen.len()..=width {
                    if self.sheet_text.letters[at + j - seen.len()..at + j] == *seen {
                        next[j] = next[j].min(last[j - seen.len()] + part.written + several);
                    }
                }
            }
            if row_best > MOST {
                return [FAR; LONGEST_WORD + 1];
            }
            (before, last) = (last, next);
            (meant_before, written_before) = (part.meant, part.written);
        }
        last
    }

    /// Returns the cost of adding everything from one place to another.
    pub(crate) fn adding_cost(&self, from: usize, to: usize) -> f32 {
        self.added[from..to].iter().sum()
    }

    fn meant_row(&mut self, meant: char) -> usize {
        if let Some(row) = self.meant.get(&meant) {
            return *row;
        }
        let row = self.seen_letters.iter().map(|seen| self.confusions.substitution(meant, *seen)).collect();
        self.table.push(row);
        self.meant.insert(meant, self.table.len() - 1);
        self.table.len() - 1
    }
}

fn ends_of(row: &[f32; LONGEST_WORD + 1]) -> Ends {
    let best = row[1..].iter().copied().fold(FAR, f32::min);
    let mut ends: Vec<(u8, f32)> = (0_u8..).zip(row.iter().copied()).skip(1).collect();
    ends.retain(|(_, cost)| *cost <= MOST.min(best + MUCH_DEARER));
    ends.compact_sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut kept = Ends { all: [(0, 0.0); MAX_ENDS], n: 0 };
    for (place, end) in kept.all.iter_mut().zip(ends) {
        *place = end;
        kept.n += 1;
    }
    kept
}

/// Returns the characters of a row's number with its dot and the following space.
pub(crate) fn number_template(number: u32, costs: &Costs) -> Template {
    let mut template = Template::new();
    for digit in number.to_string().chars().take(4) {
        template.push(TemplatePart { meant: digit, lost: costs.lost, written: 0.0, role: PartRole::Letter });
    }
    template.push(TemplatePart { meant: '.', lost: costs.dot_lost, written: 0.0, role: PartRole::Free });
    template.push(TemplatePart { meant: ' ', lost: 0.1, written: 0.0, role: PartRole::Free });
    template
}

/// Returns the characters of a move in the spelling that fits a part of the text best.
pub(crate) fn fitting<G: Decodable>(
    stretch: &[char],
    outline: G::Outline,
    notation: SheetNotation<G::Alphabet>,
    confusions: &Confusions,
) -> Template {
    let spellings = G::spellings(outline, notation, stretch, &confusions.costs);
    let distances = spellings.into_iter().map(|template| (distance(stretch, &template, confusions), template));
    distances.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, template)| template).unwrap_or_default()
}

/// Returns the edits by which a move is written as a part of the text.
pub(crate) fn edits_of<G: Decodable>(
    stretch: &[char],
    outline: G::Outline,
    notation: SheetNotation<G::Alphabet>,
    confusions: &Confusions,
) -> Vec<EditOperation> {
    edits(stretch, &fitting::<G>(stretch, outline, notation, confusions), confusions)
}
