//! Recognizes tables by the first bytes of a file.

use crate::text::{EncodingChoice, decode};

use super::cells::{TableCell, csv_fields, json_cells};
use super::columns::{ColumnRole, role_of};
use super::cut::row_end;
use super::format::{RowFormat, TableAsked};

/// What stands before the moves in a file of `ChessDB`.
const NUMBERED: &str = "### ";

/// The beginning of a file that is a table.
pub(super) struct Recognized {
    pub(super) format: RowFormat,
    /// How many bytes stand before its first row.
    pub(super) heading_len: usize,
    /// The names of the columns, where a heading gives them.
    pub(super) names: Vec<String>,
    /// Whether its rows hold games.
    pub(super) has_games: bool,
}

/// Returns true if a file may be a table, by its first bytes; few files that are none may.
pub(super) fn may_begin(head: &[u8]) -> bool {
    let head = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head).trim_ascii_start();
    match head.first() {
        Some(b'{' | b'#') => true,
        // A tag pair has a letter and then more of them.
        Some(b'[') => matches!(head[1..].trim_ascii_start().first(), Some(b'{' | b'[' | b'"')),
        Some(b'1'..=b'9') | None => false,
        Some(_) => {
            let line = &head[..memchr::memchr(b'\n', head).unwrap_or(head.len())];
            memchr::memchr3(b',', b';', b'\t', line).is_some()
        }
    }
}

/// Recognizes a table by its beginning.
pub(super) fn recognized(head: &[u8], choice: EncodingChoice, asked: &TableAsked) -> Option<Recognized> {
    let blank = head.len() - head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head).trim_ascii_start().len();
    match head.get(blank)? {
        b'{' | b'[' => of_json(head, blank, asked),
        _ => of_numbered(head).or_else(|| of_separated(head, choice, asked)),
    }
}

/// Returns true if cells are those of a game.
fn are_of_game(cells: &[TableCell<'_>], asked: &TableAsked) -> bool {
    let is_of_moves = |cell: &TableCell<'_>| {
        let role = asked.role_of(&cell.name);
        matches!(role, Some(ColumnRole::Moves | ColumnRole::Pgn | ColumnRole::Evaluations)) || is_of_timeline(cell)
    };
    cells.iter().any(is_of_moves)
}

fn is_of_timeline(cell: &TableCell<'_>) -> bool {
    cell.name == "schema" && cell.text.starts_with("zapis.timeline/")
}

fn of_json(head: &[u8], blank: usize, asked: &TableAsked) -> Option<Recognized> {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let found = |format, heading_len, has_games| Some(Recognized { format, heading_len, names: Vec::new(), has_games });
    if head[blank] == b'[' {
        let first = blank + 1 + blanks(&head[blank + 1..]);
        let is_of_objects = head.get(first) == Some(&b'{');
        if head.get(first) == Some(&b'"') {
            // A list of words: the moves of one game.
            return None;
        }
        let row = row_end(&head[first..], RowFormat::Json, 0, true)?;
        let shown = text(&head[first..first + row.len]);
        let cells = json_cells(&shown).unwrap_or_default();
        let has_games = is_of_objects && (are_of_game(&cells, asked) || row.len == head.len() - first);
        return found(RowFormat::Json, first, has_games);
    }
    let line = &head[blank..];
    let line = line[..memchr::memchr(b'\n', line).unwrap_or(line.len())].trim_ascii_end();
    let is_line = line.ends_with(b"}");
    let whole = row_end(&head[blank..], RowFormat::Json, 0, true)?;
    let first = text(&head[blank..blank + whole.len]);
    let cells = json_cells(&first).unwrap_or_default();
    if are_of_game(&cells, asked) {
        let format = if is_line && whole.len == line.len() { RowFormat::JsonLines } else { RowFormat::Json };
        return found(format, blank, true);
    }
    // An object with a list of games; the first bytes of a file may show only a part of it.
    let mut at = blank;
    while let Some(list) = memchr::memchr(b'[', &head[at..]).map(|list| at + list) {
        let element = list + 1 + blanks(&head[list + 1..]);
        if head.get(element) == Some(&b'{') {
            let row = row_end(&head[element..], RowFormat::Json, 0, true)?;
            let first = text(&head[element..element + row.len]);
            let cells = json_cells(&first).unwrap_or_default();
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
    // One line that is damaged says nothing of the others.
    let later = || {
        head.split(|byte| *byte == b'\n')
            .skip(1)
            .take(20)
            .any(|line| json_cells(&text(line.trim_ascii())).is_ok_and(|cells| are_of_game(&cells, asked)))
    };
    if later() {
        return found(RowFormat::JsonLines, blank, true);
    }
    found(RowFormat::Json, blank, false)
}

fn blanks(bytes: &[u8]) -> usize {
    bytes.iter().take_while(|byte| byte.is_ascii_whitespace()).count()
}

/// Recognizes the lines of `ChessDB`: facts, `###`, and moves with the letter of their side and their number.
fn of_numbered(head: &[u8]) -> Option<Recognized> {
    let is_game = |line: &&[u8]| memchr::memmem::find(line, b"### W1.").is_some();
    let mut at = 0;
    for line in head.split_inclusive(|byte| *byte == b'\n').take(20) {
        if is_game(&line) {
            let names = ["number", "date", "result", "welo", "belo", "plycount"].map(str::to_owned).to_vec();
            return Some(Recognized { format: RowFormat::Numbered, heading_len: at, names, has_games: true });
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
    let has_moves = roles.iter().any(|role| matches!(role, ColumnRole::Moves | ColumnRole::Pgn));
    // A sheet has rows of numbers and moves under names such as these, too, but more than one column of moves.
    let has_games = has_moves && (names.len() > 1 && roles.len() > 1 || asked.is_asked);
    Some(Recognized { format: RowFormat::Separated(delimiter), heading_len, names, has_games })
}

/// Returns the place of what stands behind the facts in a line of `ChessDB`.
pub(super) fn moves_of_numbered(row: &str) -> Option<usize> {
    row.find(NUMBERED).map(|at| at + NUMBERED.len())
}

/// Returns true if names are those of the columns of some table that holds no games: words, none of which is known.
pub(super) fn are_of_other_table(names: &[String]) -> bool {
    let is_word = |name: &String| {
        name.chars().filter(|c| c.is_alphabetic()).count() > 1 && !name.contains(|c: char| c.is_ascii_digit())
    };
    names.len() > 1 && names.iter().all(is_word) && names.iter().all(|name| role_of(name).is_none())
}
