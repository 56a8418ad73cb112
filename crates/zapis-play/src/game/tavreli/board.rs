//! A position of Tavreli as a board for people: tops with the heights of their towers, and the towers below.

use crate::tavreli::{Position, Square, write_tower};

/// The maximum width of the list of towers, except for a single wider tower.
const WIDEST: usize = 64;

/// Draws a board, White below: the top of each tower as in the position string, with the height if it is more than one;
/// then the contents of the towers, from the bottom up.
///
/// ```text
/// 3 | N2   .    pr   .    .    .    .    .
/// 2 | PR   PN   .    PQ   PH4  PB   PN   PR
///     …
///     a    b    c    d    e    f    g    h
/// a3 (PBN)  e2 (PHNBQ)
/// ```
pub(super) fn board_lines(position: &Position) -> Vec<String> {
    let mut lines: Vec<String> = (0..8).rev().map(|rank| row(position, rank)).collect();
    let files: Vec<String> = ('a'..='h').map(|file| format!("{file:<4}")).collect();
    lines.push(format!("    {}", files.join(" ").trim_end()));
    let mut towers = String::new();
    for square in squares().filter(|square| position.height(*square) > 1) {
        let mut text = Vec::new();
        write_tower(position, square, &mut text);
        let tower = format!("{square} {}", String::from_utf8_lossy(&text));
        if !towers.is_empty() && towers.len() + tower.len() + 2 > WIDEST {
            lines.push(std::mem::take(&mut towers));
        }
        if !towers.is_empty() {
            towers.push_str("  ");
        }
        towers.push_str(&tower);
    }
    if !towers.is_empty() {
        lines.push(towers);
    }
    lines
}

fn squares() -> impl Iterator<Item = Square> {
    (0..64).filter_map(Square::from_index)
}

fn row(position: &Position, rank: u8) -> String {
    let cell = |file: u8| {
        let square = Square::at(file, rank);
        let mut text = Vec::new();
        match position.top(square) {
            Some(top) => top.write(&mut text),
            None => text.push(b'.'),
        }
        let height = position.height(square);
        let height = if height > 1 { height.to_string() } else { String::new() };
        format!("{:<4}", format!("{}{height}", String::from_utf8_lossy(&text)))
    };
    let cells: Vec<String> = (0..8).map(cell).collect();
    format!("{} | {}", rank + 1, cells.join(" ").trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tavreli::{Demotion, parse_position};

    #[test]
    fn towers_are_drawn_by_their_tops_and_listed_below() {
        let text = "7k/8/8/8/(PHN)7/8/8/3(PRpbK)4 w - - - 0 1";
        let position = parse_position(text).unwrap().position(Demotion::ByEnemy).0.unwrap();
        let lines = board_lines(&position);
        assert_eq!(lines[0], "8 | .    .    .    .    .    .    .    k");
        assert_eq!(lines[4], "4 | N2   .    .    .    .    .    .    .");
        assert_eq!(lines[7], "1 | .    .    .    K3   .    .    .    .");
        assert_eq!(lines[8], "    a    b    c    d    e    f    g    h");
        assert_eq!(lines[9], "d1 (PRpbK)  a4 (PHN)");
    }
}
