//! Finds where one game on a sheet ends and the next begins, and what belongs to each.

use std::ops::Range;

use zapis_chess::Position;

use crate::text::Span;

use super::board::{PageBoard, start_position};
use super::diagrams::{GivenPosition, fen_for};
use super::headings::{Headings, positions};
use super::order::{Order, RowCells, order};
use super::players;
use super::rows::{RowLead, SheetRow, says_end};
use super::token::{Token, TokenKind};

/// One game: its headings, its rows in the order of play, and the text after them.
#[derive(Debug)]
pub(super) struct SheetGame {
    pub(super) rows: Vec<SheetRow>,
    pub(super) order: Order,
    /// The text above the moves.
    pub(super) above: Span,
    pub(super) headings: Headings,
    /// The tokens from the first row up to those of the next game.
    pub(super) tokens: Range<usize>,
    /// The places of starting positions without moves after them.
    pub(super) passed: Vec<Span>,
    /// The starting position, if a tag pair gives it.
    pub(super) fen: Option<String>,
}

/// Groups the rows of a text into games; `positions` are the places of its starting positions, `given` those that are
/// diagrams or FENs.
pub(super) fn games(
    text: &str,
    tokens: &[Token<'_>],
    mut rows: Vec<SheetRow>,
    (positions, given): (&[Span], &[GivenPosition]),
) -> Vec<SheetGame> {
    let start_of = |row: &SheetRow| tokens[row.first].span.start;
    if positions.len() > 1 {
        // The pieces of a list look like moves.
        rows.retain(|row| !positions.iter().any(|place| place.range().contains(&(start_of(row) as usize))));
    }
    let groups = groups(text, tokens, rows, positions);
    let mut games = Vec::with_capacity(groups.len());
    let (mut above, mut n_read) = (0, 0);
    let n_groups = groups.len();
    let mut groups = groups.into_iter().peekable();
    while let Some(rows) = groups.next() {
        let next_first = groups.peek().and_then(|next| next.first()).map_or(tokens.len(), |row| row.first);
        let Some(last) = rows.last().map(|row| row.end) else { continue };
        let is_usual = |first: u32| positions.first().is_none_or(|place| place.start > first);
        let initial = rows.first().filter(|row| is_usual(start_of(row))).map(|_| Position::initial());
        let Some((order, start)) = order_of(tokens, &rows, initial) else { continue };
        let end = if next_first == tokens.len() { tokens.len() } else { end_of_game(text, tokens, last, next_first) };
        // A position after the moves belongs to other moves.
        let behind = positions.iter().find(|place| positions.len() > 1 && place.start >= tokens[last - 1].span.end);
        let end = behind.map_or(end, |place| {
            let first = tokens.partition_point(|token| token.span.end <= place.start);
            end.min(first.max(last))
        });
        let is_said = |at: &usize| !matches!(tokens[*at].kind, TokenKind::Break { .. });
        let first = (above..start).find(is_said).unwrap_or(start);
        let mut region = Span { start: tokens[first].span.start, end: tokens[start].span.start };
        let from = above.checked_sub(1).map_or(0, |last| tokens[last].span.end);
        let is_above = |position: &&GivenPosition| position.place.start >= from && position.place.end <= region.end;
        let own = given.iter().rev().find(is_above);
        let mut headings = Headings::read(text, region);
        if let Some(position) = own {
            headings.give(position);
            region.start = region.start.min(position.place.start);
        }
        let cells = || order.placed.iter().flat_map(|placed| &rows[placed.row].cells);
        let words: Vec<&str> = cells().map(|cell| &*tokens[*cell].word).collect();
        let first = order.placed.first().map_or(0, |placed| placed.start);
        headings.take_position_by_moves(|fen| PageBoard::of(Some(&fen_for(fen, first, false, false)), &words).1.len());
        let before = positions.partition_point(|place| place.start < region.end);
        let passed = positions[n_read..before.max(n_read + 1) - 1].to_vec();
        n_read = before.max(n_read);
        games.push(SheetGame { rows, order, above: region, headings, tokens: start..end, passed, fen: None });
        above = end;
    }
    if let Some(game) = games.last_mut() {
        game.passed.extend(&positions[n_read..]);
    }
    debug_assert!(games.len() <= n_groups, "a game has rows");
    games
}

/// Orders the rows of a record with tag pairs, which is one game; `fen` is its starting position, if given. Its text
/// begins after the tag pairs.
pub(super) fn of_record(tokens: &[Token<'_>], rows: Vec<SheetRow>, fen: Option<&str>) -> Option<SheetGame> {
    let (order, start) = order_of(tokens, &rows, start_position(fen))?;
    let above = Span { start: tokens.first()?.span.start, end: tokens[start].span.start };
    let (tokens, fen) = (start..tokens.len(), fen.map(str::to_owned));
    Some(SheetGame { rows, order, above, headings: Headings::default(), tokens, passed: Vec::new(), fen })
}

/// Orders the rows of one game, from its starting position if known. Returns also the first token of the game.
fn order_of(tokens: &[Token<'_>], rows: &[SheetRow], start: Option<Position>) -> Option<(Order, usize)> {
    let is_gap = |cell: usize| tokens[cell].kind == TokenKind::Gap;
    let has_prose = tokens[rows.first()?.first..rows.last()?.end].iter().any(Token::is_prose);
    let cells = RowCells { is_gap: &is_gap, word: &|cell| &tokens[cell].word, has_prose, start };
    let order = order(rows, &cells);
    let first = order.placed.iter().map(|placed| rows[placed.row].first).min()?;
    Some((order, first))
}

/// Returns true if a text lists the pieces of both sides, followed by numbered moves.
pub(super) fn lists_pieces(text: &str) -> bool {
    let is_row = |line: &str| line.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ').starts_with('.');
    positions(text).last().is_some_and(|place| text[place.end as usize..].lines().any(is_row))
}

fn text_at(text: &str, tokens: &[Token<'_>], index: usize) -> u32 {
    if index == 0 {
        return 0;
    }
    tokens.get(index).map_or(u32::try_from(text.len()).unwrap_or(u32::MAX), |token| token.span.start)
}

/// Returns true if the last lines of some tokens name two players, as the heading of a game does.
fn names_players(text: &str, tokens: &[Token<'_>]) -> bool {
    const MOST_LINES: usize = 4;
    let Some(span) = tokens.first().zip(tokens.last()).map(|(first, last)| first.span.join(last.span)) else {
        return false;
    };
    let mut lines = span.slice(text).lines().rev().filter(|line| !line.trim().is_empty()).take(MOST_LINES);
    lines.any(|line| players::players(line).is_some())
}

/// Splits the rows where another game begins.
fn groups(text: &str, tokens: &[Token<'_>], rows: Vec<SheetRow>, positions: &[Span]) -> Vec<Vec<SheetRow>> {
    let n_positions = |row: &SheetRow| positions.partition_point(|place| place.start <= tokens[row.first].span.start);
    let starts: Vec<usize> = (0..rows.len()).filter(|at| rows[*at].number == Some(1) && !rows[*at].dots).collect();
    let mut groups: Vec<Vec<SheetRow>> = Vec::new();
    let mut open: Vec<SheetRow> = Vec::new();
    let mut next_start = starts.iter().copied().peekable();
    let all = rows.len();
    let single: Vec<bool> = rows.iter().map(|row| row.cells.len() == 1 && !row.dots).collect();
    let misnumbered = misnumbered(&rows);
    let mut all_single = true;
    for (at, row) in rows.into_iter().enumerate() {
        while next_start.peek().is_some_and(|start| *start <= at) {
            next_start.next();
        }
        let is_first_row = row.number == Some(1) && !row.dots && !row.cells.is_empty() && !misnumbered[at];
        let has_ended = is_first_row
            && open.last().is_some_and(|last: &SheetRow| {
                let between = &tokens[last.end..row.first];
                says_end(between) || names_players(text, between)
            });
        if positions.len() > 1 && open.last().is_some_and(|last| n_positions(last) != n_positions(&row)) {
            groups.push(std::mem::take(&mut open));
            all_single = true;
        }
        let is_main = row.opening == RowLead::LineStart || has_ended;
        if is_first_row && is_main && open.iter().any(|row| !row.cells.is_empty() && row.opening == RowLead::LineStart)
        {
            // Black's moves in their own column, numbered from 1 again.
            let end = next_start.peek().copied().unwrap_or(all);
            let is_column = all_single && open.len() >= 3 && single[at..end].iter().all(|single| *single) && {
                let n_here = end - at;
                open.len() == n_here || open.len() == n_here + 1
            };
            if !is_column {
                groups.push(std::mem::take(&mut open));
                all_single = true;
            }
        }
        all_single &= single[at];
        open.push(row);
    }
    if !open.is_empty() {
        groups.push(open);
    }
    groups
}

/// Returns for each row whether its number is an error, because the numbers around it continue past it: `3. 1. 5.`
fn misnumbered(rows: &[SheetRow]) -> Vec<bool> {
    let numbers: Vec<Option<u32>> = rows.iter().filter(|row| !row.dots).map(|row| row.number).collect();
    let mut is_misnumbered = numbers.windows(3).map(|around| match around {
        [Some(before), here, Some(next)] => *here != Some(before + 1) && *next == before + 2,
        _ => false,
    });
    let mut n_before = 0;
    let of_row = |row: &SheetRow| {
        n_before += u32::from(!row.dots);
        !row.dots && n_before > 1 && is_misnumbered.next().unwrap_or(false)
    };
    rows.iter().map(of_row).collect()
}

/// Finds where the text after the last row of a game begins to belong to the next game: after an empty line, else after
/// the line of the last row or the result.
fn end_of_game(text: &str, tokens: &[Token<'_>], last: usize, next: usize) -> usize {
    let mut end = None;
    for at in last..next {
        match tokens[at].kind {
            TokenKind::Break { blank: true } => return at + 1,
            TokenKind::Break { blank: false } => {
                let line_end =
                    (at + 1..next).find(|at| matches!(tokens[*at].kind, TokenKind::Break { .. })).unwrap_or(next);
                let line = Span { start: text_at(text, tokens, at + 1), end: text_at(text, tokens, line_end) };
                let headings = Headings::read(text, line);
                if headings.tags.iter().any(|heading| heading.tag != "Result") {
                    return at + 1;
                }
                end.get_or_insert(at + 1);
            }
            _ => {}
        }
    }
    end.unwrap_or(next)
}
