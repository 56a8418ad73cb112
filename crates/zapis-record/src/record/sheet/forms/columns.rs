//! Tables as programs export them: fields with one separator, some columns with the moves, others with times,
//! evaluations, positions, or the same moves in another notation.

use super::super::vocabulary::side;
use super::Rewriting;
use super::line_items::lines;
use super::move_shape::{is_coordinates, is_move, is_same_move, is_square, may_be_move};

/// The minimum number of rows in a table.
const FEWEST_ROWS: usize = 4;
/// A field with this many moves holds a game.
const MOVES_OF_A_GAME: usize = 6;
/// The maximum length of a line of a table.
const LONGEST_LINE: usize = 20_000;
/// The maximum number of columns of a table.
const MOST_COLUMNS: usize = 40;

/// A field: the place of its content, without quotes and blanks.
type Field = (usize, usize);

struct FieldTable {
    /// The fields of each line of the text, if it belongs to the table.
    rows: Vec<Option<Vec<Field>>>,
    n_columns: usize,
}

/// The content of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ColumnContent {
    Empty,
    Number,
    /// Moves, not only in coordinates.
    Moves,
    /// Moves as `g1f3`.
    Coordinates,
    /// Squares alone.
    Squares,
    /// `w`, `black`.
    Side,
    /// Times, evaluations, positions.
    Other,
    /// Words of prose.
    Prose,
}

/// The columns that make a move.
enum MoveColumns {
    /// One move a row.
    One(usize),
    /// White's and Black's.
    Two(usize, usize),
    /// The square left, the square reached.
    Squares(usize, usize),
}

/// Writes the moves of a table as rows, if it has other columns beside them.
pub(super) fn plain(text: &str) -> Option<Rewriting> {
    if text.contains("</") {
        return None;
    }
    ['\t', ';', '|', ','].into_iter().find_map(|sign| {
        let table = table(text, sign)?;
        games(text, &table).or_else(|| moves(text, &table))
    })
}

/// Splits the lines of a text at a separator. Returns a table if most lines with the separator have the same number of
/// it.
fn table(text: &str, sign: char) -> Option<FieldTable> {
    let all: Vec<(usize, &str)> = lines(text).collect();
    let fields: Vec<Vec<Field>> = all.iter().map(|(start, line)| fields(line, *start, sign)).collect();
    let mut counts = [0_usize; MOST_COLUMNS + 1];
    for row in fields.iter().filter(|row| (2..=MOST_COLUMNS).contains(&row.len())) {
        counts[row.len()] += 1;
    }
    let n_parted = counts.iter().sum::<usize>();
    let n_columns = (2..=MOST_COLUMNS).max_by_key(|n| counts[*n])?;
    if counts[n_columns] < 2 || 4 * counts[n_columns] < 3 * n_parted {
        return None;
    }
    let rows = fields.into_iter().map(|row| Some(row).filter(|row| row.len() == n_columns)).collect();
    Some(FieldTable { rows, n_columns })
}

/// Splits a line at a separator outside of quotes.
fn fields(line: &str, start: usize, sign: char) -> Vec<Field> {
    if line.len() > LONGEST_LINE || !line.contains(sign) {
        return Vec::new();
    }
    let mut ends = Vec::new();
    let mut is_quoted = false;
    for (at, c) in line.char_indices() {
        is_quoted ^= c == '"';
        if c == sign && !is_quoted {
            ends.push(at);
        }
    }
    ends.push(line.len());
    let mut from = 0;
    let mut fields = Vec::with_capacity(ends.len());
    for end in ends {
        let part = &line[from..end];
        let inner = part.trim_matches(|c: char| c.is_whitespace() || matches!(c, '"' | '\u{feff}' | '`' | '*'));
        let at = if inner.is_empty() { from } else { inner.as_ptr() as usize - line.as_ptr() as usize };
        fields.push((start + at, start + at + inner.len()));
        from = end + sign.len_utf8();
    }
    fields
}

/// Writes a table of games, one a row, as a heading and a run of moves each.
fn games(text: &str, table: &FieldTable) -> Option<Rewriting> {
    let said = |field: &Field| &text[field.0..field.1];
    let n_moves = |field: &Field| {
        let word = |word: &&str| is_move(word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.'));
        said(field).split_whitespace().filter(word).count()
    };
    let is_game = |row: &Vec<Field>| row.iter().any(|field| n_moves(field) >= MOVES_OF_A_GAME);
    let rows: Vec<&Vec<Field>> = table.rows.iter().flatten().collect();
    let (head, rows) = rows.split_first()?;
    // Heads name their columns, and the text is only the table: a line of prose may have as many commas.
    let is_head = head.iter().all(|field| field.0 < field.1 && !said(field).contains(|c: char| c.is_ascii_digit()));
    let is_all = lines(text).zip(&table.rows).all(|((_, line), row)| row.is_some() || line.trim().is_empty());
    if is_game(head) || !is_head || !is_all || rows.is_empty() || !rows.iter().all(|row| is_game(row)) {
        return None;
    }
    let mut plain = Rewriting::default();
    for row in rows {
        let mut moves = None;
        for (field, key) in row.iter().zip(*head) {
            if n_moves(field) >= MOVES_OF_A_GAME {
                moves = Some(field);
            } else if field.0 < field.1 {
                plain.say(&format!("{}: ", said(key)), key.0, key.1);
                plain.keep(text, field.0, field.1);
                plain.say("\n", field.1, field.1);
            }
        }
        let field = moves?;
        plain.say("\n", field.0, field.0);
        plain.keep(text, field.0, field.1);
        plain.say("\n\n", field.1, field.1);
    }
    Some(plain)
}

/// Writes the rows of a table with only the moves.
fn moves(text: &str, table: &FieldTable) -> Option<Rewriting> {
    let said = |field: &Field| &text[field.0..field.1];
    let is_move_row = |row: &Vec<Field>| row.iter().any(|field| is_move(said(field)));
    let first = table.rows.iter().position(|row| row.as_ref().is_some_and(is_move_row))?;
    let body: Vec<&Vec<Field>> = table.rows[first..].iter().flatten().collect();
    let head = first.checked_sub(1).and_then(|at| table.rows[at].as_ref());
    if body.len() < FEWEST_ROWS {
        return None;
    }
    let cells = |column: usize| body.iter().map(move |row| said(&row[column])).filter(|cell| !cell.is_empty());
    let columns: Vec<ColumnContent> =
        (0..table.n_columns).map(|column| kind(&cells(column).collect::<Vec<_>>())).collect();
    let chosen = choose(text, &columns, head, &body)?;
    let taken: Vec<usize> = match chosen {
        MoveColumns::One(column) => vec![column],
        MoveColumns::Two(white, black) | MoveColumns::Squares(white, black) => vec![white, black],
    };
    let is_dropped = |column: usize| {
        !taken.contains(&column)
            && !matches!(columns[column], ColumnContent::Empty | ColumnContent::Number | ColumnContent::Prose)
    };
    // Lists of positions with their best moves are not games.
    let is_position = |cell: &str| cell.matches('/').count() > 6;
    if cells(0).next().is_some_and(is_position) {
        return None;
    }
    // A column that holds moves among other words is not to be dropped.
    let holds_moves = |column: usize| {
        let has_move =
            |cell: &&str| cell.len() < 40 && cell.contains(char::is_alphabetic) && cell.split_whitespace().any(is_move);
        columns[column] == ColumnContent::Other && 3 * cells(column).filter(has_move).count() > body.len()
    };
    if (0..table.n_columns).any(|column| !taken.contains(&column) && holds_moves(column)) {
        return None;
    }
    let number = columns.iter().position(|column| *column == ColumnContent::Number);
    if !(0..table.n_columns).any(is_dropped) && !matches!(chosen, MoveColumns::Squares(..)) {
        return None;
    }
    let promotion = (0..table.n_columns).find(|column| !taken.contains(column) && cells(*column).all(is_promotion));
    let mut plain = Rewriting::default();
    let ends: Vec<usize> = lines(text).map(|(start, _)| start).skip(1).chain([text.len()]).collect();
    for (at, ((start, _), end)) in lines(text).zip(ends).enumerate() {
        let Some(row) = table.rows[at].as_ref().filter(|_| at >= first) else {
            // The heads of the columns are not needed once their contents are known.
            if head.is_none() || at + 1 != first {
                plain.keep(text, start, end);
            }
            continue;
        };
        row_of(text, row, &chosen, number, &mut plain);
        for (column, field) in row.iter().enumerate() {
            let is_piece_of_move = promotion == Some(column) && matches!(chosen, MoveColumns::Squares(..));
            if is_piece_of_move || field.0 == field.1 || taken.contains(&column) {
                continue;
            }
            if columns[column] == ColumnContent::Prose {
                plain.say(" {", field.0, field.0);
                plain.keep(text, field.0, field.1);
                plain.say("}", field.1, field.1);
            } else if is_dropped(column) {
                plain.take_off(field.0, field.1);
                plain.n_repeated += usize::from(is_move(said(field)));
            }
        }
        if let (Some(column), MoveColumns::Squares(..)) = (promotion, &chosen) {
            plain.keep(text, row[column].0, row[column].1);
        }
        plain.say("\n", end, end);
    }
    Some(plain)
}

fn row_of(text: &str, row: &[Field], chosen: &MoveColumns, number: Option<usize>, plain: &mut Rewriting) {
    let is_empty = |column: usize| row[column].0 == row[column].1;
    match *chosen {
        MoveColumns::One(column) => plain.keep(text, row[column].0, row[column].1),
        MoveColumns::Squares(from, to) => {
            plain.keep(text, row[from].0, row[from].1);
            plain.say("-", row[from].1, row[from].1);
            plain.keep(text, row[to].0, row[to].1);
        }
        MoveColumns::Two(white, black) => {
            if let Some(field) = number.map(|number| row[number]).filter(|field| field.0 < field.1) {
                let figures = text[field.0..field.1].trim_end_matches(['.', ')']);
                let dots = if is_empty(white) { "... " } else { ". " };
                plain.say(&format!("{figures}{dots}"), field.0, field.1);
            }
            plain.keep(text, row[white].0, row[white].1);
            plain.say(" ", row[white].1, row[white].1);
            plain.keep(text, row[black].0, row[black].1);
        }
    }
}

fn is_promotion(cell: &str) -> bool {
    let mut letters = cell.chars();
    letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none()
}

/// Returns the content of a column, by its cells.
fn kind(cells: &[&str]) -> ColumnContent {
    let most = |is_one: &dyn Fn(&str) -> bool| {
        20 * cells.iter().filter(|cell| is_one(cell)).count() >= 17 * cells.len() && !cells.is_empty()
    };
    let is_number = |cell: &str| {
        let figures = cell.trim_end_matches(['.', ')']);
        !figures.is_empty() && figures.len() <= 3 && figures.bytes().all(|byte| byte.is_ascii_digit())
    };
    let n_words = |cell: &str| cell.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic)).count();
    match () {
        () if cells.is_empty() => ColumnContent::Empty,
        () if most(&is_number) => ColumnContent::Number,
        () if most(&|cell| side(cell).is_some()) => ColumnContent::Side,
        () if most(&is_square) && cells.len() >= FEWEST_ROWS => ColumnContent::Squares,
        () if most(&is_coordinates) => ColumnContent::Coordinates,
        () if most(&|cell| is_move(cell) || may_be_move(cell)) && 2 * n_of(cells, is_move) >= cells.len() => {
            ColumnContent::Moves
        }
        () if cells.iter().any(|cell| n_words(cell) > 1 && !cell.contains('/')) => ColumnContent::Prose,
        () => ColumnContent::Other,
    }
}

fn n_of(cells: &[&str], is_one: fn(&str) -> bool) -> usize {
    cells.iter().filter(|cell| is_one(cell)).count()
}

fn choose(
    text: &str,
    columns: &[ColumnContent],
    head: Option<&Vec<Field>>,
    body: &[&Vec<Field>],
) -> Option<MoveColumns> {
    let of =
        |kind: ColumnContent| (0..columns.len()).filter(move |column| columns[*column] == kind).collect::<Vec<_>>();
    let said = |row: &[Field], column: usize| text[row[column].0..row[column].1].to_owned();
    let (moves, coordinates, squares) =
        (of(ColumnContent::Moves), of(ColumnContent::Coordinates), of(ColumnContent::Squares));
    if let ([], [], [from, to]) = (&moves[..], &coordinates[..], &squares[..]) {
        return Some(MoveColumns::Squares(*from, *to));
    }
    if of(ColumnContent::Number).len() > 1 && moves.len() > 2 {
        return None;
    }
    let is_again = |column: &usize| {
        let is_same = |other: &usize| {
            let pairs = body.iter().filter(|row| row[*column].0 < row[*column].1);
            let (mut n, mut n_same) = (0_usize, 0_usize);
            for row in pairs {
                n += 1;
                n_same += usize::from(is_same_move(&said(row, *other), &said(row, *column)));
            }
            n > 0 && 10 * n_same >= 9 * n
        };
        moves.iter().any(is_same)
    };
    let mut found: Vec<usize> =
        moves.iter().copied().chain(coordinates.into_iter().filter(|it| !is_again(it))).collect();
    found.sort_unstable();
    let named = |white: bool| {
        let head = head?;
        found.iter().copied().find(|column| side(&said(head, *column)) == Some(white))
    };
    match (&found[..], named(true), named(false)) {
        ([], ..) => None,
        (_, Some(white), Some(black)) => Some(MoveColumns::Two(white, black)),
        ([one], ..) => Some(MoveColumns::One(*one)),
        ([one, ..], ..) if !of(ColumnContent::Side).is_empty() => Some(MoveColumns::One(*one)),
        ([white, black], ..) => Some(MoveColumns::Two(*white, *black)),
        _ => None,
    }
}
