//! Lists of positions: a FEN on each line, with or without a label, or EPD with its operations.

use super::cells::TableCell;

/// Returns true if bytes begin with the piece placement field of a FEN.
pub(super) fn begins_with_position(bytes: &[u8]) -> bool {
    let len = bytes.iter().position(u8::is_ascii_whitespace).unwrap_or(bytes.len());
    let ranks = &bytes[..len];
    let is_of_board = |byte: &u8| matches!(byte, b'1'..=b'8' | b'/') || b"pnbrqkPNBRQK".contains(byte);
    memchr::memchr_iter(b'/', ranks).count() == 7
        && ranks.iter().all(is_of_board)
        && matches!(bytes.get(len..len + 3), Some([b' ', b'w' | b'b', b' ']))
}

/// Returns true if the first lines of a file are positions: one has moves, or another position is below it.
pub(super) fn are_positions(head: &[u8]) -> bool {
    let mut lines = head.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii).filter(|line| !line.is_empty());
    let Some(first) = lines.next().filter(|first| begins_with_position(first)) else { return false };
    lines.next().is_some_and(begins_with_position) || first.ends_with(b";")
}

/// Splits a line into its position and the EPD operations or a label; `None` if it does not begin with a position.
pub(super) fn position_cells(row: &str) -> Option<Vec<TableCell<'_>>> {
    let start = row.len() - row.trim_start().len();
    if !begins_with_position(&row.as_bytes()[start..]) {
        return None;
    }
    let mut fields = Vec::new();
    let mut at = start;
    while fields.len() < 6 {
        let from = at + row[at..].len() - row[at..].trim_start().len();
        let to = row[from..].find([' ', '\t', ';']).map_or(row.len(), |len| from + len);
        // The counters are numbers; operations have names.
        if from == to || fields.len() >= 4 && !row[from..to].bytes().all(|byte| byte.is_ascii_digit()) {
            break;
        }
        fields.push(to);
        at = to;
    }
    // A single number is not a counter.
    let end = *fields.get(if fields.len() == 5 { 3 } else { fields.len().checked_sub(1)? })?;
    let mut cells = vec![TableCell::plain("fen", row, start, end)];
    let is_epd = row.contains(';');
    let mut at = end;
    while at < row.len() {
        let to = operation_end(row, at);
        let from = at + row[at..to].len() - row[at..to].trim_start_matches([' ', '\t', ';']).len();
        let text = row[from..to].trim_end();
        at = (to + 1).min(row.len());
        if text.is_empty() {
            continue;
        }
        let (name, value) = if is_epd { text.split_once(' ').unwrap_or((text, "")) } else { ("Label", text) };
        let value = value.trim().trim_matches('"');
        // `pv` is a line of several moves.
        let name = if name == "pv" { "moves" } else { name };
        if !value.is_empty() {
            let from = value.as_ptr() as usize - row.as_ptr() as usize;
            cells.push(TableCell::plain(name, row, from, from + value.len()));
        }
        if to == row.len() {
            break;
        }
    }
    Some(cells)
}

/// Returns the end of an operation: a semicolon outside quotation marks.
fn operation_end(row: &str, from: usize) -> usize {
    let mut is_quoted = false;
    for (at, byte) in row.bytes().enumerate().skip(from) {
        match byte {
            b'"' => is_quoted = !is_quoted,
            b';' if !is_quoted => return at,
            _ => {}
        }
    }
    row.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_split_into_its_position_and_what_is_said_of_it() {
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - -";
        for (rest, wanted) in [
            ("", &[][..]),
            (" 0 1", &[]),
            (" a label", &[("Label", "a label")]),
            (" 0 1 no. 3", &[("Label", "no. 3")]),
            (" bm e4 Kd2; id \"a; b\";", &[("bm", "e4 Kd2"), ("id", "a; b")]),
            (" pv e4 Kd7;acd 4;", &[("moves", "e4 Kd7"), ("acd", "4")]),
        ] {
            let row = format!("{fen}{rest}");
            let cells = position_cells(&row).unwrap_or_default();
            let found: Vec<(&str, &str)> = cells.iter().skip(1).map(|cell| (&*cell.name, &*cell.text)).collect();
            assert_eq!(found, wanted, "{row}");
            assert!(cells[0].text.starts_with(fen));
        }
        assert!(position_cells("e4 e5").is_none());
    }

    #[test]
    fn one_position_alone_is_not_a_list() {
        assert!(!are_positions(b"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n"));
        assert!(are_positions(b"4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;\n"));
        assert!(are_positions(b"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 a\n\n4k3/8/8/8/8/8/4P3/4K3 b - - 0 1 b\n"));
    }
}
