//! Puts the rows of one game into the order of play: side by side, displaced, among prose.

use zapis_chess::Position;

use super::chain::Candidates;
use super::rows::{Placed, RowLead, SheetRow};
use crate::sorting::CompactSort;

/// The order that was found.
#[derive(Debug, Default)]
pub(super) struct Order {
    pub(super) placed: Vec<Placed>,
    /// Whether it differs from the order of the text.
    pub(super) is_moved: bool,
}

/// The maximum number of rows missing in between.
const MAX_ROWS_MISSING: u32 = 8;

/// The cells of the rows, as far as ordering needs them.
pub(super) struct RowCells<'a> {
    /// Returns whether a cell is empty.
    pub(super) is_gap: &'a dyn Fn(usize) -> bool,
    /// Returns the text of a cell.
    pub(super) word: &'a dyn Fn(usize) -> &'a str,
    /// Whether there is prose among the rows.
    pub(super) has_prose: bool,
    /// The starting position of the game, if known.
    pub(super) start: Option<Position>,
}

/// Orders the rows.
pub(super) fn order(rows: &[SheetRow], cells: &RowCells<'_>) -> Order {
    let candidates: Vec<usize> = (0..rows.len()).filter(|index| is_candidate(&rows[*index])).collect();
    let placed = starts(rows, &candidates);
    if let Some(order) = by_columns(rows, &candidates) {
        return order;
    }
    let by_number = by_number(rows, &placed, cells.is_gap);
    if !cells.has_prose {
        return by_number.unwrap_or_else(|| Order { placed: in_text_order(rows, &placed), is_moved: false });
    }
    let by_score = || Order { placed: best_chain(rows, &placed, cells.is_gap), is_moved: false };
    let order = by_number.unwrap_or_else(by_score);
    played_better(rows, cells, &order).unwrap_or(order)
}

/// Finds the rows of the game by playing them.
///
/// Returns them if more can be played than in the order by numbers, or as much without leaving out more rows.
fn played_better(rows: &[SheetRow], cells: &RowCells<'_>, order: &Order) -> Option<Order> {
    let start = cells.start.as_ref()?;
    let may_be = |index: &usize| may_be_played(&rows[*index]) || is_due(rows, *index);
    let candidates: Vec<usize> =
        (0..rows.len()).filter(|index| !rows[*index].cells.is_empty() && may_be(index)).collect();
    let placed = starts(rows, &candidates);
    let words = placed.iter().map(|placed| {
        let row = &rows[placed.row];
        let n_shown =
            row.cells.len() - usize::from(row.cells.len() > 1 && (cells.is_gap)(row.cells[row.cells.len() - 1]));
        row.cells[..n_shown].iter().map(|cell| Some((cells.word)(*cell)).filter(|_| !(cells.is_gap)(*cell))).collect()
    });
    let candidates = Candidates { rows, words: words.collect(), placed, start };
    let (chain, n_played) = candidates.best()?;
    let n_before = candidates.n_played(&order.placed);
    // A move that cannot be played does not turn the rows after it into prose.
    let is_better = n_played > n_before || n_played == n_before && chain.len() >= order.placed.len();
    is_better.then_some(Order { placed: chain, is_moved: false })
}

fn may_be_played(row: &SheetRow) -> bool {
    row.number.is_some() || is_candidate(row) || row.opening == RowLead::LineStart && row.is_joined
}

/// Returns true if a move of Black alone begins a line between the row of White's move and the next, after the number
/// or the head of a page.
fn is_due(rows: &[SheetRow], index: usize) -> bool {
    let row = &rows[index];
    let is_alone = row.number.is_none() && row.cells.len() == 1 && row.opening == RowLead::LineStart;
    let white =
        index.checked_sub(1).map(|before| &rows[before]).filter(|before| before.cells.len() == 1 && !before.dots);
    let number = white.and_then(|white| white.number);
    let next = rows.get(index + 1).filter(|next| !next.dots).and_then(|next| next.number);
    is_alone && number.is_some_and(|number| next == Some(number + 1))
}

fn is_candidate(row: &SheetRow) -> bool {
    let is_main = match row.opening {
        RowLead::LineStart => row.is_on_own_line,
        RowLead::BehindStop => row.number.is_some(),
        RowLead::InNote | RowLead::InSentence => false,
    };
    is_main && (row.number.is_some() || !row.cells.is_empty())
}

/// Assigns to every row the ply of its first cell: by its number, else by the rows around it.
fn starts(rows: &[SheetRow], candidates: &[usize]) -> Vec<Placed> {
    let mut placed: Vec<Placed> = Vec::new();
    for (at, &index) in candidates.iter().enumerate() {
        let row = &rows[index];
        let before = placed.last().copied();
        let end_before = before.map_or(0, |before| before.start + n_cells(&rows[before.row]));
        let start = row.start().unwrap_or_else(|| {
            let next = candidates.get(at + 1).map(|next| &rows[*next]).filter(|next| next.is_joined && !next.dots);
            let by_next = next.and_then(SheetRow::start).map(|next| next.saturating_sub(n_cells(row)));
            match by_next {
                Some(by_next) if by_next != end_before && (before.is_none() || by_next.is_multiple_of(2)) => by_next,
                _ => end_before,
            }
        });
        placed.push(Placed { row: index, start });
    }
    put_numbers_right(rows, &mut placed);
    placed
}

fn n_cells(row: &SheetRow) -> u32 {
    u32::try_from(row.cells.len()).unwrap_or(u32::MAX)
}

/// If one number fits neither neighbor and they fit each other, it is an error: `11. 21. 13.`
fn put_numbers_right(rows: &[SheetRow], placed: &mut [Placed]) {
    for at in 1..placed.len().saturating_sub(1) {
        let (before, here, next) = (placed[at - 1], placed[at], placed[at + 1]);
        let is_whole = |placed: Placed| placed.start.is_multiple_of(2) && n_cells(&rows[placed.row]) == 2;
        if is_whole(before) && is_whole(here) && before.start + 4 == next.start && here.start != before.start + 2 {
            placed[at].start = before.start + 2;
        }
    }
}

/// Orders White's moves in one column and Black's in another that was read after it: rows of one cell, twice from 1.
fn by_columns(rows: &[SheetRow], candidates: &[usize]) -> Option<Order> {
    let is_single = candidates.iter().all(|index| rows[*index].cells.len() == 1 && !rows[*index].dots);
    if !is_single || candidates.len() < 6 {
        return None;
    }
    let numbers: Vec<Option<u32>> = candidates.iter().map(|index| rows[*index].number).collect();
    let n_white = (1..candidates.len()).find(|at| {
        let restarts = numbers[*at] == Some(1);
        let stops = numbers[*at].is_none() && numbers[..*at].iter().all(Option::is_some);
        restarts || stops
    })?;
    let counts_up = |numbers: &[Option<u32>]| {
        (1_u32..).zip(numbers).all(|(expected, number)| number.is_none_or(|number| number == expected))
    };
    let (white, black) = numbers.split_at(n_white);
    let is_pair = counts_up(white) && counts_up(black) && white.len().wrapping_sub(black.len()) <= 1;
    if !is_pair || white.iter().any(Option::is_none) {
        return None;
    }
    let mut placed = Vec::with_capacity(candidates.len());
    for pair in 0..n_white {
        let ply = u32::try_from(pair).unwrap_or(u32::MAX) * 2;
        placed.push(Placed { row: candidates[pair], start: ply });
        if let Some(&row) = candidates.get(n_white + pair) {
            placed.push(Placed { row, start: ply + 1 });
        }
    }
    Some(Order { placed, is_moved: true })
}

/// Sorts the rows by number, if each place is then taken once and few are missing.
fn by_number(rows: &[SheetRow], placed: &[Placed], is_gap: &dyn Fn(usize) -> bool) -> Option<Order> {
    let mut sorted: Vec<Placed> = placed.to_vec();
    sorted.compact_sort_by_key(|placed| (placed.start, rows[placed.row].cells.is_empty()));
    let mut taken: Vec<Placed> = Vec::with_capacity(sorted.len());
    let mut end: Option<u32> = None;
    for here in sorted {
        let row = &rows[here.row];
        if row.cells.is_empty() {
            continue;
        }
        // The dots in Black's cell were only a placeholder for his move.
        if let Some(last) = taken.last()
            && let Some(&cell) = rows[last.row].cells.last()
            && end.is_some_and(|end| end > here.start)
            && is_gap(cell)
            && rows[last.row].cells.len() > 1
            && end == Some(here.start + 1)
        {
            end = Some(here.start);
        }
        if end.is_some_and(|end| end > here.start) {
            return None;
        }
        if end.is_some_and(|end| here.start - end > MAX_ROWS_MISSING * 2) {
            return None;
        }
        end = Some(here.start + n_cells(row));
        taken.push(here);
    }
    let first = taken.first()?.start;
    let n_plies: u32 = taken.iter().map(|placed| n_cells(&rows[placed.row])).sum();
    // More gaps than moves are not a game.
    if end.unwrap_or(0) - first > 2 * n_plies {
        return None;
    }
    let is_moved = taken.windows(2).any(|pair| pair[0].row > pair[1].row);
    Some(Order { placed: taken, is_moved })
}

/// Takes the rows in the order of the text, whatever their numbers are.
fn in_text_order(rows: &[SheetRow], placed: &[Placed]) -> Vec<Placed> {
    let mut end: Option<u32> = None;
    let mut taken = Vec::with_capacity(placed.len());
    for here in placed {
        let row = &rows[here.row];
        if row.cells.is_empty() {
            continue;
        }
        let start = match end {
            Some(end) if here.start < end || here.start - end > MAX_ROWS_MISSING * 2 => {
                if row.number.is_some() && !row.dots { end + end % 2 } else { end }
            }
            _ => here.start,
        };
        end = Some(start + n_cells(row));
        taken.push(Placed { start, ..*here });
    }
    taken
}

/// The number of earlier rows that a row may follow over a gap.
const LOOK_BACK: usize = 200;

/// Chooses the chain that explains most among rows that contradict each other, main line and variations in prose.
fn best_chain(rows: &[SheetRow], placed: &[Placed], is_gap: &dyn Fn(usize) -> bool) -> Vec<Placed> {
    let mut best: Vec<(f64, Option<usize>, u32)> = Vec::with_capacity(placed.len());
    for (at, here) in placed.iter().enumerate() {
        let row = &rows[here.row];
        let last_gap = row.cells.len() > 1 && row.cells.last().is_some_and(|cell| is_gap(*cell));
        let n_plies = n_cells(row) - u32::from(last_gap);
        let own = f64::from(n_plies)
            + match row.opening {
                RowLead::LineStart if !row.is_joined || row.is_on_own_line => 1.5,
                _ => 0.0,
            }
            - if row.runs_into_prose && !last_gap { 0.8 } else { 0.0 };
        let mut chosen = (own - 0.5 * f64::from(here.start.min(40)) - f64::from(u8::from(here.start > 0)), None);
        for (back, &(score, _, end)) in best.iter().enumerate().skip(at.saturating_sub(LOOK_BACK)) {
            if end > here.start {
                continue;
            }
            let gap = here.start - end;
            let is_next = back + 1 == at && row.is_joined;
            let price =
                if gap == 0 { 0.0 } else { 1.5 + 0.7 * f64::from(gap.min(100)) } - if is_next { 0.4 } else { 0.0 };
            if score + own - price >= chosen.0 {
                chosen = (score + own - price, Some(back));
            }
        }
        let (score, before) = if row.cells.is_empty() { (f64::MIN, None) } else { chosen };
        best.push((score, before, here.start + n_plies));
    }
    let mut at = (0..best.len()).max_by(|a, b| best[*a].0.total_cmp(&best[*b].0));
    let mut chain = Vec::new();
    while let Some(index) = at {
        if rows[placed[index].row].cells.is_empty() {
            break;
        }
        chain.push(placed[index]);
        at = best[index].1;
    }
    chain.reverse();
    chain
}

#[cfg(test)]
mod tests {
    use super::super::rows::rows;
    use super::super::{token::TokenKind, tokens::tokens};
    use super::*;

    /// Returns the cells in the order that is found.
    fn ordered(text: &str) -> String {
        let tokens = tokens(text);
        let rows = rows(&tokens);
        let has_prose = tokens.iter().any(super::super::token::Token::is_prose);
        let cells = RowCells {
            is_gap: &|cell| tokens[cell].kind == TokenKind::Gap,
            word: &|cell| &tokens[cell].word,
            has_prose,
            start: Some(Position::initial()),
        };
        let order = order(&rows, &cells);
        let cells = order.placed.iter().map(|placed| {
            let cells = rows[placed.row].cells.iter().map(|cell| tokens[*cell].word.to_string());
            format!("{}:{}", placed.start, cells.collect::<Vec<_>>().join(" "))
        });
        cells.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn rows_side_by_side_are_read_column_by_column() {
        assert_eq!(ordered("1. e4 e5   3. Bb5 a6\n2. Nf3 Nc6   4. Ba4 Nf6\n"), "0:e4 e5 2:Nf3 Nc6 4:Bb5 a6 6:Ba4 Nf6");
    }

    #[test]
    fn a_column_that_was_read_after_the_other_is_put_beside_it() {
        assert_eq!(ordered("1. e4\n2. Nf3\n3. Bb5\ne5\nNc6\na6\n"), "0:e4 1:e5 2:Nf3 3:Nc6 4:Bb5 5:a6");
    }

    #[test]
    fn a_displaced_row_finds_its_place() {
        assert_eq!(
            ordered("4. e5 Ne4 5. Qxd4 d5 6. / 8. Qe3+ Be7\nexd6 Nxd6 7. Bg5 Nc6"),
            "6:e5 Ne4 8:Qxd4 d5 10:exd6 Nxd6 12:Bg5 Nc6 14:Qe3+ Be7"
        );
    }

    #[test]
    fn the_game_continues_after_a_sentence_that_ends_with_a_move() {
        assert_eq!(
            ordered("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6? A loss of time. Better is 3... Nf6. 4. Ba4 Nf6 5. O-O Be7.\n"),
            "0:e4 e5 2:Nf3 Nc6 4:Bb5 a6 6:Ba4 Nf6 8:O-O Be7"
        );
        assert_eq!(
            ordered("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6? Better is 3... Nf6 4. O-O Nxe4.\n4. Ba4 Nf6\n"),
            "0:e4 e5 2:Nf3 Nc6 4:Bb5 a6 6:Ba4 Nf6"
        );
    }

    #[test]
    fn variations_in_prose_are_left_out() {
        assert_eq!(
            ordered("8. cd ed\n9. Фa4 ...\nЦель хода: 9. ... Сb7 10. Сa6 вызвать размен.\n9. ... c5\n10. Фc6 Лb8\n"),
            "14:cd ed 16:Фa4 … 17:c5 18:Фc6 Лb8".replace('…', "...")
        );
    }
}
