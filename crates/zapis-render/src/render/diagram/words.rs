//! A description of a diagram in words, for people who cannot see it.

use crate::chess::Color;
use crate::l10n::{Message, message};

use super::drawn::{Diagram, Mark, NAMES, square_name};

impl Diagram {
    /// Describes the pieces and their squares, the side to move, and the marks.
    pub(super) fn described(&self) -> Message {
        let last: Vec<String> = self.squares_of(|mark| matches!(mark, Mark::LastMove(_)));
        let towers = self.towers();
        message!(
            "diagram-described",
            white = self.pieces(Color::White),
            black = self.pieces(Color::Black),
            turn = self.turn.name(),
            check = if self.marks.iter().any(|mark| matches!(mark, Mark::Check(_))) { "yes" } else { "no" },
            last = if last.is_empty() { "none".to_owned() } else { last.join("–") },
            towers = if towers.is_empty() { "none".to_owned() } else { towers.join(", ") },
        )
    }

    fn squares_of(&self, is_wanted: impl Fn(&Mark) -> bool) -> Vec<String> {
        let squares = self.marks.iter().filter(|mark| is_wanted(mark)).map(|mark| match mark {
            Mark::LastMove(square) | Mark::Check(square) | Mark::Square(square, _) | Mark::Arrow(square, ..) => square,
        });
        squares.map(ToString::to_string).collect()
    }

    /// Lists the pieces of a side with their squares; for a tower, its top.
    fn pieces(&self, color: Color) -> Message {
        let of_name = |name| {
            let is_it =
                |at: &usize| self.board[*at].last().is_some_and(|top| top.color() == color && top.name() == name);
            let squares: Vec<String> = (0..64).filter(is_it).map(square_name).collect();
            (!squares.is_empty())
                .then(|| message!("diagram-pieces", role = name, count = squares.len(), squares = squares.join(", ")))
        };
        let all: Vec<Message> = NAMES.into_iter().filter_map(of_name).collect();
        if all.is_empty() { message!("diagram-no-pieces") } else { message!("diagram-all-pieces", all = all) }
    }
}
