//! Starting positions above the moves as a FEN or as a diagram of letters.

use std::borrow::Cow;
use std::sync::LazyLock;

use zapis_chess::Letters;

use crate::sorting::CompactSort;
use crate::text::{Span, fold};

use super::position::PIECES;
use super::rows::SheetRow;
use super::token::Token;

/// A position with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GivenPosition {
    pub(super) place: Span,
    /// Its FEN; what is not given is as in a game that begins with a move by White.
    pub(super) fen: String,
    /// Whether the side to move is given.
    pub(super) has_turn: bool,
    /// Whether the number of the next move is given.
    pub(super) has_number: bool,
}

/// The maximum length of a line of a diagram or a FEN, in bytes.
const LONGEST_LINE: usize = 300;

pub(super) fn given_positions(text: &str) -> Vec<GivenPosition> {
    let mut lines: Vec<(usize, &str)> = Vec::new();
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let plain = line.trim_end_matches(['\n', '\r']);
        let is_read = plain.len() <= LONGEST_LINE && !plain.starts_with(['%', '[', '{', ';']);
        lines.push((start, if is_read { plain } else { "x" }));
        if is_read && let Some(fen) = fen_of_line(plain, start) {
            found.push(fen);
        }
        start += line.len();
    }
    let mut at = 0;
    while at < lines.len() {
        match diagram_at(&lines, at, false).or_else(|| diagram_at(&lines, at, true)) {
            Some((end, diagram)) => {
                found.push(diagram);
                at = end;
            }
            None => at += 1,
        }
    }
    found.compact_sort_by_key(|position| position.place.start);
    found
}

/// Replaces positions by blanks, so that nothing else is read there.
pub(super) fn without_positions<'a>(text: &'a str, given: &[GivenPosition]) -> Cow<'a, str> {
    if given.is_empty() {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    let mut at = 0;
    for position in given {
        let range = position.place.range();
        if range.start < at {
            continue;
        }
        plain.push_str(&text[at..range.start]);
        plain.extend(
            text[range.clone()].bytes().map(|byte| if matches!(byte, b'\n' | b'\r') { byte as char } else { ' ' }),
        );
        at = range.end;
    }
    plain.push_str(&text[at..]);
    Cow::Owned(plain)
}

/// Keeps the positions from which moves may be played: not those in the middle of a game, after which its numbers
/// continue.
pub(super) fn before_a_game(given: Vec<GivenPosition>, rows: &[SheetRow], tokens: &[Token<'_>]) -> Vec<GivenPosition> {
    let start_of = |row: &SheetRow| tokens[row.first].span.start;
    let goes_on = |position: &GivenPosition| {
        let behind = rows.partition_point(|row| start_of(row) < position.place.start);
        let before = rows[..behind].iter().rev().find_map(|row| row.number);
        let next = rows[behind..].iter().find(|row| row.number.is_some());
        // A row that begins with the first move is another game, or the solution of a problem.
        let next = next.filter(|row| row.number != Some(1) || row.dots).and_then(|row| row.number);
        before.zip(next).is_some_and(|(before, next)| next == before || next == before + 1)
    };
    given.into_iter().filter(|position| !goes_on(position)).collect()
}

/// Fills in the side to move and the number of the move if a position lacks them.
pub(super) fn fen_for(fen: &str, start: u32, has_turn: bool, has_number: bool) -> String {
    let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
    if let [_, turn, _, _, _, number] = fields.as_mut_slice() {
        if !has_turn && start % 2 == 1 {
            "b".clone_into(turn);
        }
        if !has_number {
            *number = (start / 2 + 1).to_string();
        }
    }
    fields.join(" ")
}

/// Parses a FEN on a line, with at most one word before it: `FEN: 8/8/…`.
fn fen_of_line(line: &str, start: usize) -> Option<GivenPosition> {
    if line.bytes().filter(|byte| *byte == b'/').count() < 7 {
        return None;
    }
    let mut words = line.split([' ', '\t', '"', '\u{a0}']).filter(|word| !word.is_empty());
    let board = words.find(|word| is_placement(word))?;
    let at = board.as_ptr() as usize - line.as_ptr() as usize;
    let before = line[..at].trim();
    let is_item = before.ends_with([')', '.']) && before.len() < 5 && before.starts_with(|c: char| c.is_ascii_digit());
    let is_heading = before.is_empty() || is_item || before.len() <= 60 && before.ends_with([':', '=', '"']);
    if !is_heading {
        return None;
    }
    let mut fields = vec![board.to_owned()];
    let mut end = at + board.len();
    let is_field: [fn(&str) -> bool; 5] = [
        |word| matches!(word, "w" | "b"),
        |word| word == "-" || word.len() <= 4 && word.bytes().all(|byte| byte.is_ascii_alphabetic()),
        |word| word == "-" || word.len() == 2,
        |word| word.len() <= 3 && word.parse::<u32>().is_ok(),
        |word| word.len() <= 4 && word.parse::<u32>().is_ok(),
    ];
    for is_field in is_field {
        let Some(word) = words.next().filter(|word| is_field(word)) else { break };
        end = word.as_ptr() as usize - line.as_ptr() as usize + word.len();
        fields.push(word.to_owned());
    }
    let (has_turn, has_number) = (fields.len() > 1, fields.len() == 6);
    let rest = ["w", "-", "-", "0", "1"];
    fields.extend(rest.iter().skip(fields.len() - 1).map(|field| (*field).to_owned()));
    let from = if before.is_empty() { at } else { line.len() - line.trim_start().len() };
    let end = end + line[end..].bytes().take_while(|byte| *byte == b'"').count();
    Some(GivenPosition { place: Span::of(start + from..start + end), fen: fields.join(" "), has_turn, has_number })
}

fn is_placement(word: &str) -> bool {
    let mut n_ranks = 0;
    let is_rank = |rank: &str| {
        let width = |c: char| match c {
            '1'..='8' => c as usize - '0' as usize,
            _ if "pnbrqkPNBRQK".contains(c) => 1,
            _ => 9,
        };
        rank.chars().map(width).sum::<usize>() == 8
    };
    word.split('/').all(|rank| {
        n_ranks += 1;
        is_rank(rank)
    }) && n_ranks == 8
}

/// Parses a diagram whose first rank is on a line, and returns the line after it. `has_dashes` if runs of dashes are
/// ranks.
fn diagram_at(lines: &[(usize, &str)], first: usize, has_dashes: bool) -> Option<(usize, GivenPosition)> {
    let is_rank = |line: &str| has_dashes && is_run_of_dashes(line) && rank_of_line(line).is_some();
    let mut ranks: Vec<RankOfDiagram<'_>> = vec![rank_of_line(lines[first].1)?];
    if is_border(lines[first].1) && !is_rank(lines[first].1) {
        return None;
    }
    let mut last = first;
    let mut at = first + 1;
    while ranks.len() < 8 {
        let line = lines.get(at)?.1;
        if !is_border(line) || is_rank(line) {
            ranks.push(rank_of_line(line)?);
            last = at;
        }
        at += 1;
    }
    let numbers: Option<Vec<u32>> = ranks.iter().map(|rank| rank.number).collect();
    let is_turned = match numbers.as_deref() {
        None | Some([8, 7, 6, 5, 4, 3, 2, 1]) => false,
        Some([1, 2, 3, 4, 5, 6, 7, 8]) => true,
        Some(_) => return None,
    };
    let cells: Vec<&str> = ranks.iter().flat_map(|rank| rank.cells.iter().map(|cell| &**cell)).collect();
    let mut men = men_of(&cells)?;
    let is_head = |line: &str| is_border(line) && !line.trim().is_empty() || is_files(line);
    let before = first.checked_sub(1).filter(|at| is_head(lines[*at].1));
    let before = before
        .map(|at| at.checked_sub(1).filter(|_| is_files(lines[at].1)).filter(|at| is_head(lines[*at].1)).unwrap_or(at));
    let begin = before.unwrap_or(first);
    let mut end = last + 1;
    while end < lines.len() && end < last + 3 && is_head(lines[end].1) {
        end += 1;
    }
    let turned_files =
        lines[begin..end].iter().any(|(_, line)| is_files(line) && line.trim().to_lowercase().starts_with('h'));
    if is_turned {
        men = men.chunks(8).rev().flatten().copied().collect();
    }
    if turned_files {
        men = men.chunks(8).flat_map(|rank| rank.iter().rev()).copied().collect();
    }
    let placement: Vec<String> = men.chunks(8).map(super::position::placement_of).collect();
    let rights = super::position::rights_of(&men);
    let (stop, line) = lines[end - 1];
    let fen = format!("{} w {rights} - 0 1", placement.join("/"));
    let place = Span::of(lines[begin].0..stop + line.len());
    Some((end, GivenPosition { place, fen, has_turn: false, has_number: false }))
}

/// A rank of a diagram as it is drawn.
struct RankOfDiagram<'a> {
    number: Option<u32>,
    cells: Vec<Cow<'a, str>>,
}

const EMPTY_CELLS: &str = ".-·–—_□■▢░▒•:*#+⋅";

fn is_empty_cell(cell: &str) -> bool {
    cell.chars().all(|c| EMPTY_CELLS.contains(c) || c.is_whitespace())
}

/// Returns true if a line is a part of the frame, or blank. A run of dashes may be one, or a rank without pieces.
fn is_border(line: &str) -> bool {
    let is_line = |c: char| matches!(c, '+' | '=') || ('─'..='╿').contains(&c) && !matches!(c, '│' | '║' | '┃');
    let trimmed = line.trim();
    let is_frame = trimmed.chars().all(|c| c.is_whitespace() || matches!(c, '-' | '_' | '|' | '│') || is_line(c));
    is_frame && (trimmed.is_empty() || trimmed.contains(is_line) || is_run_of_dashes(trimmed))
}

fn is_run_of_dashes(line: &str) -> bool {
    line.trim().chars().all(|c| matches!(c, '-' | '_'))
}

fn is_files(line: &str) -> bool {
    let letters: String = line.chars().filter(|c| c.is_alphabetic()).collect::<String>().to_lowercase();
    (letters == "abcdefgh" || letters == "hgfedcba" || letters == "абцдефгх" || letters == "абвгдежз")
        && !line.contains(|c: char| c.is_ascii_digit())
}

fn rank_of_line(line: &str) -> Option<RankOfDiagram<'_>> {
    let is_bar = |c: char| matches!(c, '|' | '│' | '║' | '┃');
    let is_figure = |word: &str| word.len() == 1 && matches!(word.as_bytes()[0], b'1'..=b'8');
    let trimmed = line.trim();
    if trimmed.is_empty() || trimmed.len() > 120 {
        return None;
    }
    let mut number = None;
    let mut take = |word: &str| {
        if is_figure(word) {
            number = number.or(word.parse::<u32>().ok());
        }
        is_figure(word)
    };
    let n_bars = trimmed.chars().filter(|c| is_bar(*c)).count();
    if n_bars >= 7 {
        let mut cells: Vec<&str> = trimmed.split(is_bar).map(str::trim).collect();
        if cells.first().is_some_and(|cell| cell.is_empty() || take(cell)) && cells.len() > 8 {
            cells.remove(0);
        }
        if cells.last().is_some_and(|cell| cell.is_empty() || take(cell)) && cells.len() > 8 {
            cells.pop();
        }
        let cells: Vec<Cow<'_, str>> = cells.into_iter().map(Cow::Borrowed).collect();
        return (cells.len() == 8 && cells.iter().all(|cell| is_cell(cell))).then_some(RankOfDiagram { number, cells });
    }
    let mut words: Vec<&str> =
        trimmed.split(|c: char| c.is_whitespace() || is_bar(c)).filter(|word| !word.is_empty()).collect();
    if words.len() > 1 && words.first().is_some_and(|word| take(word.trim_end_matches(['.', ')']))) {
        words.remove(0);
    }
    if words.len() > 1 && words.last().is_some_and(|word| take(word)) {
        words.pop();
    }
    let cells: Vec<Cow<'_, str>> = match words.as_slice() {
        // Eight characters without blanks.
        [word] => word.chars().filter(|c| !is_selector(*c)).map(|c| Cow::Owned(c.to_string())).collect(),
        _ => words.into_iter().map(Cow::Borrowed).collect(),
    };
    (cells.len() == 8 && cells.iter().all(|cell| is_cell(cell))).then_some(RankOfDiagram { number, cells })
}

/// Returns true if a character only selects how the previous one is drawn.
const fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe0e}' | '\u{fe0f}')
}

fn is_cell(cell: &str) -> bool {
    let n_letters = cell.chars().filter(|c| !is_selector(*c)).count();
    is_empty_cell(cell)
        || n_letters <= 3 && cell.chars().all(|c| c.is_alphabetic() || is_selector(c) || matches!(c, '♔'..='♟'))
}

/// The pieces of each language, folded, White's letters.
static LETTERS: LazyLock<Vec<Vec<(String, char)>>> = LazyLock::new(|| {
    Letters::all()
        .iter()
        .filter(|row| row.code != "figurine")
        .map(|row| {
            let folded = |form: &str| form.to_lowercase().chars().map(fold).collect();
            let of_role = |(role, letter)| row.spellings_of(role).iter().map(move |form| (folded(form), letter));
            let mut forms: Vec<(String, char)> = PIECES.into_iter().chain([(0, 'p')]).flat_map(of_role).collect();
            if !forms.iter().any(|(_, role)| *role == 'p') {
                forms.push(("p".to_owned(), 'p'));
            }
            forms
        })
        .collect()
});

/// Parses the cells of a diagram, from a8 to h1, as letters of FEN: in the first language that gives one king of each
/// side.
fn men_of(cells: &[&str]) -> Option<Vec<char>> {
    let is_sound = |men: &Vec<char>| ['K', 'k'].iter().all(|king| men.iter().filter(|man| *man == king).count() == 1);
    LETTERS.iter().find_map(|forms| {
        let men: Option<Vec<char>> = cells.iter().map(|cell| man_of(cell, forms)).collect();
        men.filter(is_sound)
    })
}

/// Parses a cell as a letter of FEN; a blank if it is empty.
fn man_of(cell: &str, forms: &[(String, char)]) -> Option<char> {
    if is_empty_cell(cell) {
        return Some(' ');
    }
    let plain: String = cell.chars().filter(|c| !is_selector(*c)).collect();
    let mut letters = plain.chars();
    let first = letters.next()?;
    if let Some(at) = "♔♕♖♗♘♙♚♛♜♝♞♟".chars().position(|figure| figure == first) {
        return "KQRBNPkqrbnp".chars().nth(at).filter(|_| letters.next().is_none());
    }
    let role_of = |text: &str| {
        let folded: String = text.to_lowercase().chars().map(fold).collect();
        forms.iter().find(|(form, _)| *form == folded).map(|(_, role)| *role)
    };
    let of_color = |role: char, is_white: bool| if is_white { role.to_ascii_uppercase() } else { role };
    if let Some(role) = role_of(&plain) {
        return Some(of_color(role, first.is_uppercase()));
    }
    // `wK`, `бп`: the color first.
    let rest = letters.as_str();
    let is_white = match first {
        'w' | 'W' | 'б' | 'Б' => true,
        'b' | 'B' | 'ч' | 'Ч' | 's' | 'S' => false,
        _ => return None,
    };
    role_of(rest).map(|role| of_color(role, is_white))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fens(text: &str) -> Vec<String> {
        given_positions(text).into_iter().map(|given| given.fen).collect()
    }

    const ROOK_AND_PAWNS: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";

    #[test]
    fn diagrams_are_read_as_they_are_drawn() {
        let ranks = ["......k.", ".....ppp", "........", "........", "........", "........", ".....PPP", "...R..K."];
        let plain = ranks.join("\n");
        let spaced: Vec<String> = ranks.iter().map(|rank| rank.chars().flat_map(|c| [c, ' ']).collect()).collect();
        let numbered: Vec<String> = (0..8).map(|at| format!("{} {}", 8 - at, spaced[at])).collect();
        let framed: Vec<String> = ranks
            .iter()
            .enumerate()
            .map(|(at, rank)| {
                let cells: String =
                    rank.chars().flat_map(|c| ['|', ' ', if c == '.' { ' ' } else { c }, ' ']).collect();
                format!("{} {cells}|\n  +---+---+---+---+---+---+---+---+", 8 - at)
            })
            .collect();
        let russian = spaced.join("\n").replace('k', "к").replace('p', "п").replace('P', "П").replace('R', "Л");
        let turned: Vec<String> =
            (1..9).map(|at| format!("{at} {}", spaced[8 - at].trim().chars().rev().collect::<String>())).collect();
        for text in [
            plain,
            spaced.join("\n"),
            numbered.join("\n"),
            format!("{}\n  a b c d e f g h\n", numbered.join("\n")),
            framed.join("\n"),
            spaced.join("\n").replace('.', "-"),
            ranks.join("\n").replace('.', "-"),
            spaced.join("\n").replace('.', "_"),
            ranks
                .map(|rank| {
                    rank.chars().flat_map(|c| ['|', if c == '.' { ' ' } else { c }]).chain(['|']).collect::<String>()
                })
                .join("\n"),
            russian.replace('к', "кр").replace('K', "Кр"),
            spaced.join("\n").replace('R', "T").replace('p', "b").replace('P', "B"),
            spaced.join("\n").replace('k', "♚").replace('p', "♟").replace('P', "♙").replace('R', "♖").replace('K', "♔"),
            format!("{}\n  h g f e d c b a\n", turned.join("\n")),
            "FEN: 6k1/5ppp/8/8/8/8/5PPP/3R2K1".to_owned(),
            "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -".to_owned(),
        ] {
            assert_eq!(fens(&text), [ROOK_AND_PAWNS], "{text}");
        }
    }

    #[test]
    fn what_only_looks_like_a_diagram_is_rejected() {
        for text in [
            "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n6. Re1 b5\n7. Bb3 d6\n8. c3 O-O\n",
            "........\n........\n........\n........\n........\n........\n........\n........\n",
            "a/b/c/d/e/f/g/h",
            "8 . . . . . . k .\n7 . . . . . p p p\n",
        ] {
            assert_eq!(fens(text), Vec::<String>::new(), "{text}");
        }
    }

    #[test]
    fn who_is_to_move_and_the_number_are_those_of_the_first_row() {
        assert_eq!(fen_for("8/8/8/8/8/8/8/8 w - - 0 1", 81, false, false), "8/8/8/8/8/8/8/8 b - - 0 41");
        assert_eq!(fen_for("8/8/8/8/8/8/8/8 b - - 0 7", 80, true, true), "8/8/8/8/8/8/8/8 b - - 0 7");
    }
}
