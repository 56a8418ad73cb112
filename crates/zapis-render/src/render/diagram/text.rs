//! A diagram in characters, with a list of towers below it.

use crate::tavreli;

use super::drawn::{Diagram, square_name};
use super::figure::Figure;

/// The maximum width of a line of the list of towers, except for a single wider tower.
const WIDEST: usize = 34;

impl Diagram {
    fn has_figures_of_tavreli(&self) -> bool {
        self.board.iter().flatten().any(|figure| matches!(figure, Figure::Tavreli(_)))
    }

    /// Lists the towers, the upper ranks first, each from its bottom up: `a3 (PBN)`.
    pub(super) fn towers(&self) -> Vec<String> {
        let in_order = (0..8).rev().flat_map(|rank| (0..8).map(move |file| 8 * rank + file));
        let towers = in_order.filter(|at| self.board[*at].len() > 1);
        let letters = |at: usize| self.board[at].iter().map(|figure| figure.letters()).collect::<String>();
        towers.map(|at| format!("{} ({})", square_name(at), letters(at))).collect()
    }

    /// Lists the towers in lines that fit below a board.
    pub(super) fn lines_of_towers(&self, is_russian: bool) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for tower in self.towers() {
            let tower = if is_russian { in_russian(&tower) } else { tower };
            match lines.last_mut() {
                Some(line) if line.chars().count() + tower.chars().count() + 2 <= WIDEST => {
                    line.push_str("  ");
                    line.push_str(&tower);
                }
                _ => lines.push(tower),
            }
        }
        lines
    }

    /// Draws it in characters, one line per rank, with the letters of FEN; the towers are listed below.
    #[must_use]
    pub fn text(&self, is_flipped: bool) -> String {
        if self.has_figures_of_tavreli() {
            return self.text_of_towers(is_flipped);
        }
        let mut text = String::new();
        let ordered = |n: usize| if is_flipped { n } else { 7 - n };
        for row in 0..8 {
            let rank = ordered(row);
            text.push_str(&(rank + 1).to_string());
            text.push_str("  ");
            for column in 0..8 {
                let top = self.board[rank * 8 + ordered(7 - column)].last();
                text.push_str(&top.map_or_else(|| ".".to_owned(), |figure| figure.letters()));
                text.push(if column < 7 { ' ' } else { '\n' });
            }
        }
        text + if is_flipped { "\n   h g f e d c b a\n" } else { "\n   a b c d e f g h\n" }
    }

    /// Draws it in characters: the top of each tower, with the height if it is more than one, and the towers below.
    fn text_of_towers(&self, is_flipped: bool) -> String {
        let ordered = |n: usize| if is_flipped { n } else { 7 - n };
        let cell = |at: usize| {
            let tower = &self.board[at];
            let height = if tower.len() > 1 { tower.len().to_string() } else { String::new() };
            format!("{}{height}", tower.last().map_or_else(|| ".".to_owned(), |top| top.letters()))
        };
        let line = |edge: String, cells: Vec<String>| {
            let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:<4}")).collect();
            format!("{edge}  {}\n", cells.join(" ").trim_end())
        };
        let mut text = String::new();
        for rank in (0..8).map(ordered) {
            let cells = (0..8).map(|column| cell(8 * rank + ordered(7 - column))).collect();
            text += &line((rank + 1).to_string(), cells);
        }
        let files = (0..8).map(|column| square_name(ordered(7 - column))[..1].to_owned()).collect();
        text += "\n";
        text += &line(" ".to_owned(), files);
        let towers = self.lines_of_towers(false);
        if towers.is_empty() { text } else { format!("{text}\n{}\n", towers.join("\n")) }
    }
}

/// Returns a tower with the Russian letter of its file.
fn in_russian(tower: &str) -> String {
    let file = tower.bytes().next().map_or(0, |file| usize::from(file.wrapping_sub(b'a')) % 8);
    format!("{}{}", tavreli::Files::Cyrillic.letters()[file], tower.get(1..).unwrap_or_default())
}
