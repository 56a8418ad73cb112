//! The distance of a written word from a move: a weighted edit distance over characters, with its edits.

use super::confusions::{CASTLING, Confusions};
use crate::scoresheet::moves::{PartRole, Template, TemplatePart};

/// One edit that turns a move into the written word.
#[derive(Clone, Debug, PartialEq)]
pub struct EditOperation {
    /// What happened.
    pub kind: EditKind,
    /// What is meant; empty if a character was added.
    pub meant: String,
    /// What is written; empty if a character is lost.
    pub seen: String,
}

/// The kind of an edit.
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

/// The maximum number of characters compared; no move is longer, and the rest of a longer word counts as added.
pub(crate) const LONGEST_WORD: usize = 14;
pub(crate) const LONGEST_TEMPLATE: usize = 16;
const FAR: f32 = 1e9;

/// The step that leads to a cell of the table.
#[derive(Clone, Copy)]
enum EditStep {
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
    step: [[EditStep; LONGEST_WORD + 1]; LONGEST_TEMPLATE + 1],
}

impl Grid {
    fn fill(word: &[char], template: &Template, confusions: &Confusions) -> Self {
        let word = &word[..word.len().min(LONGEST_WORD)];
        let mut grid = Self {
            cost: [[FAR; LONGEST_WORD + 1]; LONGEST_TEMPLATE + 1],
            step: [[EditStep::Start; LONGEST_WORD + 1]; LONGEST_TEMPLATE + 1],
        };
        grid.cost[0][0] = 0.0;
        for i in 0..=template.len() {
            for j in 0..=word.len() {
                if i > 0 {
                    let part = template[i - 1];
                    grid.offer(i, j, grid.cost[i - 1][j] + part.lost, EditStep::Lost);
                    if j > 0 {
                        let cost = part.written + confusions.substitution(part.meant, word[j - 1]);
                        grid.offer(i, j, grid.cost[i - 1][j - 1] + cost, EditStep::Match);
                    }
                    for (seen, cost) in confusions.several(part.meant) {
                        let len = seen.len();
                        if j >= len && word[j - len..j] == *seen {
                            grid.offer(i, j, grid.cost[i - 1][j - len] + part.written + cost, EditStep::Several(len));
                        }
                    }
                    if i > 1 && j > 1 && template[i - 2].meant == word[j - 1] && part.meant == word[j - 2] {
                        let cost = part.written + template[i - 2].written + confusions.costs.swapped;
                        grid.offer(i, j, grid.cost[i - 2][j - 2] + cost, EditStep::Swapped);
                    }
                }
                if j > 0 {
                    let cost = added(word, j - 1, confusions);
                    grid.offer(i, j, grid.cost[i][j - 1] + cost, EditStep::Added);
                }
            }
        }
        grid
    }

    fn offer(&mut self, i: usize, j: usize, cost: f32, step: EditStep) {
        if cost < self.cost[i][j] {
            self.cost[i][j] = cost;
            self.step[i][j] = step;
        }
    }
}

/// Returns the cost of an added character in a word.
pub(crate) fn added(word: &[char], at: usize, confusions: &Confusions) -> f32 {
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

/// Returns the distance between two folded words that are not moves.
pub(crate) fn distance_of_words(word: &[char], meant: &str, confusions: &Confusions) -> f32 {
    let parts = meant.chars().map(|meant| TemplatePart {
        meant,
        lost: confusions.costs.lost,
        written: 0.0,
        role: PartRole::Letter,
    });
    distance(word, &parts.take(LONGEST_TEMPLATE).collect(), confusions)
}

pub(crate) fn distance(word: &[char], template: &Template, confusions: &Confusions) -> f32 {
    let grid = Grid::fill(word, template, confusions);
    let rest = f32::from(u8::try_from(word.len().saturating_sub(LONGEST_WORD)).unwrap_or(u8::MAX));
    grid.cost[template.len()][word.len().min(LONGEST_WORD)] + rest * confusions.costs.added
}

/// What happened to a part of a move, or the origin of a character of the word.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Traced<'a> {
    /// The part is there, or another character in its place.
    Seen(TemplatePart, char),
    /// Several characters are in place of the part.
    Several(TemplatePart, &'a [char]),
    /// The part is missing.
    Lost(TemplatePart),
    /// An added character, with its place.
    Added(usize),
    /// Two parts are exchanged.
    Swapped(TemplatePart, TemplatePart),
}

/// Returns what happened to each part of a move that is written as this folded word, in order.
pub(crate) fn trace<'a>(word: &'a [char], template: &Template, confusions: &Confusions) -> Vec<Traced<'a>> {
    let grid = Grid::fill(word, template, confusions);
    let (mut i, mut j) = (template.len(), word.len().min(LONGEST_WORD));
    let mut traced = Vec::new();
    loop {
        match grid.step[i][j] {
            EditStep::Start => break,
            EditStep::Match => {
                traced.push(Traced::Seen(template[i - 1], word[j - 1]));
                (i, j) = (i - 1, j - 1);
            }
            EditStep::Several(len) => {
                traced.push(Traced::Several(template[i - 1], &word[j - len..j]));
                (i, j) = (i - 1, j - len);
            }
            EditStep::Lost => {
                traced.push(Traced::Lost(template[i - 1]));
                i -= 1;
            }
            EditStep::Added => {
                traced.push(Traced::Added(j - 1));
                j -= 1;
            }
            EditStep::Swapped => {
                traced.push(Traced::Swapped(template[i - 2], template[i - 1]));
                (i, j) = (i - 2, j - 2);
            }
        }
    }
    traced.reverse();
    traced
}

/// Returns the edits by which a move is written as this folded word; optional signs are not listed.
pub(crate) fn edits(word: &[char], template: &Template, confusions: &Confusions) -> Vec<EditOperation> {
    let mut edits = Vec::new();
    let mut note = |kind, meant: String, seen: String| edits.push(EditOperation { kind, meant, seen });
    for traced in trace(word, template, confusions) {
        match traced {
            Traced::Seen(part, seen) if confusions.substitution(part.meant, seen) > 0.0 => {
                note(EditKind::Misread, shown(part.meant), seen.to_string());
            }
            Traced::Seen(part, seen) if matches!(part.role, PartRole::NoCapture | PartRole::NoOrigin) => {
                note(EditKind::Added, String::new(), seen.to_string());
            }
            Traced::Several(part, seen) => note(EditKind::Misread, shown(part.meant), seen.iter().collect()),
            Traced::Lost(part) if part.lost > 0.0 => note(EditKind::Lost, shown(part.meant), String::new()),
            Traced::Added(at) => note(EditKind::Added, String::new(), word[at].to_string()),
            Traced::Swapped(one, other) => {
                let seen = [other.meant, one.meant].map(shown).concat();
                note(EditKind::Swapped, [one.meant, other.meant].map(shown).concat(), seen);
            }
            Traced::Seen(..) | Traced::Lost(_) => {}
        }
    }
    edits
}

fn shown(meant: char) -> String {
    if meant == CASTLING { 'O' } else { meant }.to_string()
}
