//! How far a written word is from a move: a weighted edit distance over characters, and the edits it is made of.

use super::confusions::{CASTLING, Confusions};
use super::template::{Part, Template};

/// One thing that must have happened for a move to stand as it is written.
#[derive(Clone, Debug, PartialEq)]
pub struct Edit {
    /// What happened.
    pub kind: EditKind,
    /// What is meant; nothing where a character was added.
    pub meant: String,
    /// What stands there; nothing where a character is lost.
    pub seen: String,
}

/// What happened to a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditKind {
    /// `1` for `7`.
    Misread,
    /// `Bd7` for `Bxd7`.
    Lost,
    /// `Qe11` for `Qe1`.
    Added,
    /// `Q6f` for `Qf6`.
    Swapped,
}

/// Words are compared up to so many characters; no move is longer, and the rest of a longer word counts as added.
pub(super) const LONGEST_WORD: usize = 14;
pub(super) const LONGEST_TEMPLATE: usize = 16;
const FAR: f32 = 1e9;

/// The step that leads to a cell of the table.
#[derive(Clone, Copy)]
enum Step {
    Start,
    Match,
    Lost,
    Added,
    Swapped,
    Several(usize),
}

/// The table of distances between beginnings.
struct Grid {
    cost: [[f32; LONGEST_WORD + 1]; LONGEST_TEMPLATE + 1],
    step: [[Step; LONGEST_WORD + 1]; LONGEST_TEMPLATE + 1],
}

impl Grid {
    fn fill(word: &[char], template: &Template, confusions: &Confusions) -> Self {
        let word = &word[..word.len().min(LONGEST_WORD)];
        let mut grid = Self {
            cost: [[FAR; LONGEST_WORD + 1]; LONGEST_TEMPLATE + 1],
            step: [[Step::Start; LONGEST_WORD + 1]; LONGEST_TEMPLATE + 1],
        };
        grid.cost[0][0] = 0.0;
        for i in 0..=template.len() {
            for j in 0..=word.len() {
                if i > 0 {
                    let part = template[i - 1];
                    grid.offer(i, j, grid.cost[i - 1][j] + part.lost, Step::Lost);
                    if j > 0 {
                        let cost = part.written + confusions.substitution(part.meant, word[j - 1]);
                        grid.offer(i, j, grid.cost[i - 1][j - 1] + cost, Step::Match);
                    }
                    for (seen, cost) in confusions.several(part.meant) {
                        let len = seen.len();
                        if j >= len && word[j - len..j] == seen[..] {
                            grid.offer(i, j, grid.cost[i - 1][j - len] + part.written + cost, Step::Several(len));
                        }
                    }
                    if i > 1 && j > 1 && template[i - 2].meant == word[j - 1] && part.meant == word[j - 2] {
                        let cost = part.written + template[i - 2].written + confusions.costs.swapped;
                        grid.offer(i, j, grid.cost[i - 2][j - 2] + cost, Step::Swapped);
                    }
                }
                if j > 0 {
                    let cost = added(word, j - 1, confusions);
                    grid.offer(i, j, grid.cost[i][j - 1] + cost, Step::Added);
                }
            }
        }
        grid
    }

    fn offer(&mut self, i: usize, j: usize, cost: f32, step: Step) {
        if cost < self.cost[i][j] {
            self.cost[i][j] = cost;
            self.step[i][j] = step;
        }
    }
}

/// Returns what it costs that a character stands in a word where none is meant.
pub(super) fn added(word: &[char], at: usize, confusions: &Confusions) -> f32 {
    let costs = &confusions.costs;
    match word[at] {
        '-' | '.' | ',' | '!' | '?' | '\'' | '"' | '`' | '_' | ':' | ';' | '~' | '(' | ')' => costs.sign_added,
        ' ' => costs.joined,
        '+' | '#' if at > 0 && matches!(word[at - 1], '+' | '#') => costs.sign_added,
        '+' | '#' => costs.check_added,
        sign if at > 0 && word[at - 1] == sign => costs.doubled,
        _ => costs.added,
    }
}

/// Returns the distance between two folded words that are no moves.
pub(super) fn distance_of_words(word: &[char], meant: &str, confusions: &Confusions) -> f32 {
    let parts = meant.chars().map(|meant| Part { meant, lost: confusions.costs.lost, written: 0.0 });
    distance(word, &parts.take(LONGEST_TEMPLATE).collect(), confusions)
}

/// Returns the distance between a folded word and a move.
pub(super) fn distance(word: &[char], template: &Template, confusions: &Confusions) -> f32 {
    let grid = Grid::fill(word, template, confusions);
    let rest = f32::from(u8::try_from(word.len().saturating_sub(LONGEST_WORD)).unwrap_or(u8::MAX));
    grid.cost[template.len()][word.len().min(LONGEST_WORD)] + rest * confusions.costs.added
}

/// Lists what must have happened for a move to be written as this folded word; signs that are free are not listed.
pub(super) fn edits(word: &[char], template: &Template, confusions: &Confusions) -> Vec<Edit> {
    let grid = Grid::fill(word, template, confusions);
    let (mut i, mut j) = (template.len(), word.len().min(LONGEST_WORD));
    let mut edits = Vec::new();
    let mut note = |kind, meant: String, seen: String| edits.push(Edit { kind, meant, seen });
    loop {
        match grid.step[i][j] {
            Step::Start => break,
            Step::Match => {
                let (meant, seen) = (template[i - 1].meant, word[j - 1]);
                if confusions.substitution(meant, seen) > 0.0 {
                    note(EditKind::Misread, shown(meant), seen.to_string());
                } else if template[i - 1].written > 0.0 {
                    note(EditKind::Added, String::new(), seen.to_string());
                }
                (i, j) = (i - 1, j - 1);
            }
            Step::Several(len) => {
                note(EditKind::Misread, shown(template[i - 1].meant), word[j - len..j].iter().collect());
                (i, j) = (i - 1, j - len);
            }
            Step::Lost => {
                if template[i - 1].lost > 0.0 {
                    note(EditKind::Lost, shown(template[i - 1].meant), String::new());
                }
                i -= 1;
            }
            Step::Added => {
                note(EditKind::Added, String::new(), word[j - 1].to_string());
                j -= 1;
            }
            Step::Swapped => {
                let meant = [template[i - 2].meant, template[i - 1].meant].iter().collect();
                note(EditKind::Swapped, meant, word[j - 2..j].iter().collect());
                (i, j) = (i - 2, j - 2);
            }
        }
    }
    edits.reverse();
    edits
}

fn shown(meant: char) -> String {
    if meant == CASTLING { 'O' } else { meant }.to_string()
}
