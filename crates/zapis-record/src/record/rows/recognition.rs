//! Recognizes tables by the first bytes of a file.

use memchr::memmem::Finder;

use crate::text::{EncodingChoice, decode};

use super::cells::{TableCell, csv_fields, json_cells};
use super::columns::{ColumnRole, role_of};
use super::cut::row_end;
use super::format::{RowFormat, RowShape, TableAsked};
use super::position_rows::{are_positions, begins_with_position};

/// The separator before the moves in a `ChessDB` file.
const NUMBERED: &str = "### ";

/// The beginning of a file that is a table.
pub(super) struct Recognized {
    pub(super) shape: RowShape,
    /// The number of bytes before the first row.
    pub(super) heading_len: usize,
    /// The names of the columns, if a heading has them.
    pub(super) names: Vec<String>,
    /// The names of the columns of its first row, if the rows have them.
    pub(super) first_names: Vec<String>,
    /// Whether its rows hold games.
    pub(super) has_games: bool,
}

/// Returns true if a file may be a table, by its first bytes; rarely true for other files.
pub(super) fn may_begin(head: &[u8]) -> bool {
    let head = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head).trim_ascii_start();
    match head.first() {
        Some(b'{' | b'#') => true,
        // A tag pair has a letter here.
        Some(b'[') => matches!(head[1..].trim_ascii_start().first(), Some(b'{' | b'[' | b'"')),
        Some(b'1'..=b'8') => begins_with_position(head),
        Some(b'9') | None => false,
        Some(_) => {
            let line = &head[..memchr::memchr(b'\n', head).unwrap_or(head.len())];
            memchr::memchr3(b',', b';', b'\t', line).is_some() || begins_with_position(head)
        }
    }
}

/// Recognizes a table by its beginning.
pub(super) fn recognized(head: &[u8], choice: EncodingChoice, asked: &TableAsked) -> Option<Recognized> {
    let blank = head.len() - head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head).trim_ascii_start().len();
    match head.get(blank)? {
        b'{' | b'[' => of_json(head, blank, asked),
        _ if are_positions(&head[blank..]) => Some(Recognized {
            shape: RowShape::of_format(RowFormat::Positions),
            heading_len: blank,
            names: Vec::new(),
            first_names: Vec::new(),
            has_games: true,
        }),
        _ => of_numbered(head).or_else(|| of_separated(head, choice, asked)),
    }
}

/// Returns true if cells are those of a game.
fn are_of_game(cells: &[TableCell<'_>], asked: &TableAsked) -> bool {
    cells.iter().any(|cell| asked.is_of_moves(&cell.name) || is_of_timeline(cell))
}

fn is_of_timeline(cell: &TableCell<'_>) -> bool {
    cell.name == "schema" && cell.text.starts_with("zapis.timeline/")
}

fn of_json(head: &[u8], blank: usize, asked: &TableAsked) -> Option<Recognized> {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let end_of = |bytes: &[u8]| row_end(bytes, &RowShape::of_format(RowFormat::Json), true);
    // The first row shows what the others begin with, and which of their members are known.
    let found = |format, heading_len: usize, has_games| {
        let row = end_of(&head[heading_len..]).map_or(&[][..], |row| &head[heading_len..heading_len + row.len]);
        let row = text(row);
        let cells = json_cells(&row, &[]).unwrap_or_default();
        let first_names: Vec<String> = cells.iter().map(|cell| cell.name.clone().into_owned()).collect();
        let first_key = |name: &String| name.split('.').next().unwrap_or("").to_owned();
        let beginning = match row.as_bytes().first() {
            Some(b'[') => b"\"".to_vec(),
            _ => first_names.first().map(first_key).map(|key| format!("\"{key}\"").into_bytes()).unwrap_or_default(),
        };
        let of_moves = first_names.iter().find(|name| asked.is_of_moves(name)).map(first_key);
        let moves_key = of_moves.filter(|_| beginning.len() > 1).map(|key| format!("\"{key}\"").into_bytes());
        let beginning = Finder::new(&beginning).into_owned();
        let shape = RowShape { format, n_columns: 0, beginning, moves_key: moves_key.unwrap_or_default() };
        Some(Recognized { shape, heading_len, names: Vec::new(), first_names, has_games })
    };
    let line = &head[blank..];
    let line = line[..memchr::memchr(b'\n', line).unwrap_or(line.len())].trim_ascii_end();
    let whole = end_of(&head[blank..])?;
    if head[blank] == b'[' {
        let first = blank + 1 + blanks(&head[blank + 1..]);
        // A list of moves is a game, alone or on each line; a list of such lists is a table.
        if head.get(first) == Some(&b'"') {
            let format = if whole.len == line.len() { RowFormat::JsonLines } else { RowFormat::Json };
            return found(format, blank, true);
        }
        let row = end_of(&head[first..])?;
        let shown = text(&head[first..first + row.len]);
        let cells = json_cells(&shown, &[]).unwrap_or_default();
        let is_known = matches!(head.get(first), Some(b'{' | b'['));
        let has_games = is_known && (are_of_game(&cells, asked) || row.len == head.len() - first);
        return found(RowFormat::Json, first, has_games);
    }
    let is_line = line.ends_with(b"}");
    let first = text(&head[blank..blank + whole.len]);
    let cells = json_cells(&first, &[]).unwrap_or_default();
    if are_of_game(&cells, asked) {
        let format = if is_line && whole.len == line.len() { RowFormat::JsonLines } else { RowFormat::Json };
        return found(format, blank, true);
    }
    // An object with a list of games; the first bytes of a file may show only a part of it.
    let mut at = blank;
    while let Some(list) = memchr::memchr(b'[', &head[at..]).map(|list| at + list) {
        let element = list + 1 + blanks(&head[list + 1..]);
        if head.get(element) == Some(&b'{') {
            let row = end_of(&head[element..])?;
            let first = text(&head[element..element + row.len]);
            let cells = json_cells(&first, &[]).unwrap_or_default();
            let begins_as_game = || {
                let shown = text(&head[element..head.len().min(element + 2000)]);
                ["\"pgn\"", "\"moves\"", "\"url\""].iter().any(|key| shown.contains(key))
            };
            if are_of_game(&cells, asked) || cells.is_empty() && begins_as_game() {
                return found(RowFormat::Json, element, true);
            }
        }
        at = list + 1;
    }
    // If a line is longer than the bytes available, its beginning decides.
    let shown = || text(&head[blank..head.len().min(blank + 2000)]);
    if !line.is_empty()
        && blank + line.len() == head.len()
        && ["\"pgn\"", "\"moves\""].iter().any(|key| shown().contains(key))
    {
        return found(RowFormat::JsonLines, blank, true);
    }
    // A single damaged line is no evidence about the others.
    let later = || {
        head.split(|byte| *byte == b'\n')
            .skip(1)
            .take(20)
            .any(|line| json_cells(&text(line.trim_ascii()), &[]).is_ok_and(|cells| are_of_game(&cells, asked)))
    };
    if later() {
        return found(RowFormat::JsonLines, blank, true);
    }
    found(RowFormat::Json, blank, false)
}

fn blanks(bytes: &[u8]) -> usize {
    bytes.iter().take_while(|byte| byte.is_ascii_whitespace()).count()
}

/// Recognizes lines of `ChessDB`: facts, `###`, and moves with the letter of their side and their number.
fn of_numbered(head: &[u8]) -> Option<Recognized> {
    let is_game = |line: &&[u8]| memchr::memmem::find(line, b"### W1.").is_some();
    let mut at = 0;
    for line in head.split_inclusive(|byte| *byte == b'\n').take(20) {
        if is_game(&line) {
            let names = ["number", "date", "result", "welo", "belo", "plycount"].map(str::to_owned).to_vec();
            let shape = RowShape::of_format(RowFormat::Numbered);
            return Some(Recognized { shape, heading_len: at, names, first_names: Vec::new(), has_games: true });
        }
        if !line.starts_with(b"#") {
            return None;
        }
        at += line.len();
    }
    None
}

fn of_separated(head: &[u8], choice: EncodingChoice, asked: &TableAsked) -> Option<Recognized> {
    let decoded = decode(head, choice, None);
    let line = decoded.text.split_inclusive('\n').next()?;
    let heading = line.trim_end_matches(['\n', '\r']);
    let delimiter = [b'\t', b';', b',']
        .into_iter()
        .max_by_key(|delimiter| memchr::memchr_iter(*delimiter, heading.as_bytes()).count())?;
    let names = csv_fields(heading, delimiter)?;
    let heading_len = decoded.stored_offset(line.len());
    let roles: Vec<ColumnRole> = names.iter().filter_map(|name| asked.role_of(name)).collect();
    let has_moves = names.iter().any(|name| asked.is_of_moves(name));
    // A scoresheet also has such headings above its rows, but more than one column of moves, and no PGN.
    let is_of_games = roles.len() > 1 || roles == [ColumnRole::Pgn];
    let has_games = has_moves && (names.len() > 1 && is_of_games || asked.is_asked);
    let format = RowFormat::Separated(delimiter);
    let shape = RowShape { n_columns: names.len(), ..RowShape::of_format(format) };
    Some(Recognized { shape, heading_len, names, first_names: Vec::new(), has_games })
}

/// Returns the offset of the moves after the facts in a line of `ChessDB`.
pub(super) fn moves_of_numbered(row: &str) -> Option<usize> {
    row.find(NUMBERED).map(|at| at + NUMBERED.len())
}

/// Returns true if these are the column names of a table without games: words, none of which is known.
pub(super) fn are_of_other_table(names: &[String]) -> bool {
    let is_word = |name: &String| {
        name.chars().filter(|c| c.is_alphabetic()).count() > 1 && !name.contains(|c: char| c.is_ascii_digit())
    };
    names.len() > 1 && names.iter().all(is_word) && names.iter().all(|name| role_of(name).is_none())
}
