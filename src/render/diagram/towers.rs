//! Towers in a diagram: read from a position string, listed below the board.

use crate::chess::{Color, Square};
use crate::l10n::{Message, message};
use crate::tavreli::{self, Demotion, RankCell, Setup};

use super::figure::Figure;
use super::{Coordinates, Diagram, Mark, square_name};

/// No line of the list of towers has more characters, but for one tower that has.
const WIDEST: usize = 34;

/// Draws a position of Tavreli, with what speaks against it.
pub(super) fn diagram(setup: &Setup) -> (Diagram, Vec<Message>) {
    let (position, faults) = setup.position(Demotion::default());
    let turn = match setup.turn {
        tavreli::Color::White => Color::White,
        tavreli::Color::Black => Color::Black,
    };
    let mut board = vec![Vec::new(); 64];
    for (rank, cells) in (0..8).rev().zip(&setup.ranks) {
        let mut file = 0;
        for cell in cells {
            match cell {
                RankCell::Empty(count) => file += usize::from(*count),
                RankCell::Tower(pieces) => {
                    if let Some(square) = board.get_mut(8 * rank + file) {
                        *square = pieces.iter().copied().map(Figure::Tavreli).collect();
                    }
                    file += 1;
                }
            }
        }
    }
    let is_check = position.is_some_and(|position| position.is_check());
    let is_checked = |at: &u8| {
        board[usize::from(*at)].last().is_some_and(|top: &Figure| top.color() == turn && top.name() == "volhv")
    };
    let volhv = (0..64).find(is_checked).filter(|_| is_check).and_then(Square::from_index);
    let title = Some(message!("diagram-title-tavreli"));
    let marks = volhv.map(Mark::Check).into_iter().collect();
    let doubts = faults.iter().filter(|fault| fault.is_fatal()).map(|fault| fault.message()).collect();
    (Diagram { board, turn, title, marks }, doubts)
}

impl Diagram {
    pub(super) fn has_figures_of_tavreli(&self) -> bool {
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
    pub(super) fn lines_of_towers(&self, coordinates: Coordinates) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for tower in self.towers() {
            let tower = if coordinates == Coordinates::Russian { in_russian(&tower) } else { tower };
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

    /// Draws it in characters: the top of each tower, with the height where it is more than one, and the towers below.
    pub(super) fn text_of_towers(&self, is_flipped: bool) -> String {
        let ordered = |n: usize| if is_flipped { n } else { 7 - n };
        let cell = |at: usize| {
            let tower = &self.board[at];
            let height = if tower.len() > 1 { tower.len().to_string() } else { String::new() };
            format!("{}{height}", tower.last().map_or_else(|| ".".to_owned(), |top| top.letters()))
        };
        let line = |edge: String, cells: Vec<String>| {
            let cells: String = cells.iter().map(|cell| format!("{cell:<5}")).collect();
            format!("{edge}  {}\n", cells.trim_end())
        };
        let mut text = String::new();
        for rank in (0..8).map(ordered) {
            let cells = (0..8).map(|column| cell(8 * rank + ordered(7 - column))).collect();
            text += &line((rank + 1).to_string(), cells);
        }
        let files = (0..8).map(|column| square_name(ordered(7 - column))[..1].to_owned()).collect();
        text += "\n";
        text += &line(" ".to_owned(), files);
        let towers = self.lines_of_towers(Coordinates::Latin);
        if towers.is_empty() { text } else { format!("{text}\n{}\n", towers.join("\n")) }
    }
}

/// Returns a tower with the Russian letter of its file.
fn in_russian(tower: &str) -> String {
    let file = tower.bytes().next().map_or(0, |file| usize::from(file.wrapping_sub(b'a')) % 8);
    format!("{}{}", tavreli::Files::Cyrillic.letters()[file], tower.get(1..).unwrap_or_default())
}
