//! A position of Tavreli as drawn.

use crate::chess::{Color, Square};
use crate::l10n::Message;
use crate::tavreli::{self, Demotion, RankCell, Setup, SetupFault};

use super::figure::Figure;

/// The content of a position string, and its problems.
pub(super) struct TowerBoard {
    /// The pieces of each square from a1 to h8, from the bottom up.
    pub(super) board: Vec<Vec<Figure>>,
    /// The side to move.
    pub(super) turn: Color,
    /// The square of a volhv in check.
    pub(super) checked: Option<Square>,
    /// Why the position cannot arise.
    pub(super) doubts: Vec<Message>,
}

impl TowerBoard {
    pub(super) fn of(setup: &Setup) -> Self {
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
        let doubts = faults.iter().filter(|fault| fault.is_fatal()).map(SetupFault::message).collect();
        Self { board, turn, checked: volhv, doubts }
    }
}
