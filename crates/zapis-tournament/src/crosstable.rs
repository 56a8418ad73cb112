//! Crosstables: the results between all contestants, in the order of the standings.

use super::field::{Field, Meeting};
use super::outcome::{Color, Outcome};
use super::points::Points;
use super::tie_break::Standings;

/// One meeting in a cell of a crosstable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Cell {
    /// The round; 0 if it is not known.
    pub round: u16,
    /// The opponent's index in the standings; `None` for byes.
    pub opponent: Option<usize>,
    /// The color.
    pub color: Option<Color>,
    /// The outcome.
    pub outcome: Outcome,
    /// The points, in the first measure.
    pub points: Points,
    /// The points in the second measure: game points of a match if match points decide.
    pub other_points: Points,
}

/// A crosstable, laid out row by row.
///
/// ```
/// use zapis_tournament::tie_break::{Rules, standings};
/// use zapis_tournament::{Crosstable, Field, Format, Outcome, Player, Tournament};
/// let mut event = Tournament::default();
/// let [tal, keres] = ["Tal", "Keres"].map(|name| event.add_player(Player::named(name)));
/// event.add_game(1, keres, tal, Outcome::Loss); // the result of White
/// let field = Field::of_players(&event, Format::RoundRobin);
/// let table = standings(&field, Rules::Fide2024, &[]);
/// let crosstable = Crosstable::new(&field, &table);
/// assert_eq!(crosstable.order(), [tal, keres]);
/// let against_keres = &crosstable.round_robin_row(0)[1];
/// assert_eq!(against_keres[0].outcome, Outcome::Win);
/// ```
#[derive(Clone, Debug)]
pub struct Crosstable<'a> {
    field: &'a Field,
    /// The contestants in the order of the rows.
    order: Vec<usize>,
    /// The row of each contestant.
    row_of: Vec<usize>,
}

impl<'a> Crosstable<'a> {
    /// Creates the crosstable of a field in the order of its standings.
    #[must_use]
    pub fn new(field: &'a Field, standings: &Standings) -> Self {
        let order: Vec<usize> = standings.rows.iter().map(|row| row.contestant).collect();
        let mut row_of = vec![usize::MAX; field.contestants.len()];
        for (row, contestant) in order.iter().enumerate() {
            if let Some(own) = row_of.get_mut(*contestant) {
                *own = row;
            }
        }
        Self { field, order, row_of }
    }

    /// Returns the contestants in the order of the rows.
    #[must_use]
    pub fn order(&self) -> &[usize] {
        &self.order
    }

    fn cell(&self, meeting: &Meeting) -> Cell {
        let opponent = meeting.opponent.and_then(|opponent| self.row_of.get(opponent).copied());
        let Meeting { round, color, outcome, points, .. } = *meeting;
        let [points, other_points] = points;
        Cell { round, opponent, color, outcome, points, other_points }
    }

    fn cells(&self, row: usize) -> impl Iterator<Item = Cell> {
        let contestant = self.order.get(row).and_then(|contestant| self.field.get(*contestant));
        contestant.into_iter().flat_map(|contestant| &contestant.meetings).map(|meeting| self.cell(meeting))
    }

    /// Returns a row in round-robin layout: a column for each opponent in the order of the rows, with all games against
    /// that opponent. A contestant's own column is empty.
    #[must_use]
    pub fn round_robin_row(&self, row: usize) -> Vec<Vec<Cell>> {
        let mut columns = vec![Vec::new(); self.order.len()];
        for cell in self.cells(row) {
            if let Some(column) = cell.opponent.and_then(|opponent| columns.get_mut(opponent)) {
                column.push(cell);
            }
        }
        columns
    }

    /// Returns a row in Swiss layout: a column for each round.
    #[must_use]
    pub fn swiss_row(&self, row: usize) -> Vec<Vec<Cell>> {
        let mut columns = vec![Vec::new(); usize::from(self.field.n_rounds)];
        for cell in self.cells(row) {
            let column = usize::from(cell.round).checked_sub(1).and_then(|at| columns.get_mut(at));
            if let Some(column) = column {
                column.push(cell);
            }
        }
        columns
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tie_break::{Rules, standings};
    use crate::{Format, Player, Tournament};

    #[test]
    fn rows_are_in_the_order_of_the_standings() {
        let mut event = Tournament::default();
        let [a, b, c] = ["a", "b", "c"].map(|name| event.add_player(Player::named(name)));
        event.add_game(1, b, a, Outcome::Win);
        event.add_game(2, c, b, Outcome::Draw);
        event.add_game(3, a, c, Outcome::Draw);
        event.add_game(4, a, b, Outcome::Draw);
        let field = Field::of_players(&event, Format::RoundRobin);
        let table = Crosstable::new(&field, &standings(&field, Rules::Fide2024, &[]));
        assert_eq!(table.order(), [b, a, c]);
        let row: Vec<Vec<char>> = table
            .round_robin_row(0)
            .into_iter()
            .map(|cells| cells.into_iter().map(|cell| cell.outcome.sign()).collect())
            .collect();
        assert_eq!(row, [vec![], vec!['1', '='], vec!['=']]);
        let swiss = table.swiss_row(1);
        assert_eq!(swiss.len(), 4);
        assert_eq!((swiss[0][0].opponent, swiss[0][0].color), (Some(0), Some(Color::Black)));
        assert!(swiss[1].is_empty() && table.swiss_row(9).iter().all(Vec::is_empty));
    }
}
