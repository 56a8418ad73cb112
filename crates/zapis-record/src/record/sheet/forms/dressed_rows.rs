//! Rows in other layouts: with labels, nicknames and times before them, other signs between their cells, other numbers.
//!
//! A word that recurs on many lines where a move is expected is neither a move nor prose: it is a label.

use std::collections::HashMap;

use crate::record::record_reader::brackets::begins_line;

use super::super::vocabulary::{lower, side};
use super::Rewriting;
use super::line_items::{LineItem, LineItemKind, line_items, lines};
use super::move_shape::{is_coordinates, is_same_move, is_square, may_be_move};

/// The minimum number of lines for a pattern.
const FEWEST_LINES: usize = 3;
/// One odd sign for this many moves of a line belongs to its layout.
const MOVES_AN_ODD_SIGN: usize = 4;
/// A word on one in this many lines with moves is a label.
const LABEL_EVERY: usize = 12;

/// Writes rows in plain layout, if most lines with moves have the same unusual one.
pub(super) fn plain(text: &str) -> Option<Rewriting> {
    // The cells of tables in HTML are distinguished by its tags; a bracket before a row's number opens a variation.
    if text.contains("</") || opens_variation(text) {
        return None;
    }
    let mut all: Vec<Line> = lines(text).map(|(start, line)| Line { start, items: line_items(line, start) }).collect();
    let n_with_moves = all.iter().filter(|line| line.has_move()).count();
    if n_with_moves < FEWEST_LINES && all.iter().map(Line::n_moves).sum::<usize>() < 2 * FEWEST_LINES {
        return None;
    }
    let labels = labels(text, &all, n_with_moves);
    for line in &mut all {
        line.settle(text, &labels);
    }
    let signs = Signs::of(text, &all);
    let mut n_repeated = 0;
    if signs.is_repeated {
        n_repeated = all.iter_mut().map(|line| line.keep_first(text)).sum();
    }
    drop_ply_numbers(&mut all);
    let habits = Habits::of(text, &all, &signs);
    habits.is_dressed().then(|| {
        let mut plain = written(text, &all, &signs, &labels);
        plain.n_repeated = n_repeated;
        plain
    })
}

/// Returns true if a bracket comes before a move with its number: `(1... c5`, `[1... c5`, not `(1) e4`.
fn opens_variation(text: &str) -> bool {
    text.match_indices(['(', '[']).any(|(at, _)| begins_line(&text[at + 1..]))
}

/// Removes the numbers of lines with one move each, if they count every move.
fn drop_ply_numbers(all: &mut [Line]) {
    let number =
        |line: &Line| match line.items.iter().find(|item| matches!(item.kind, LineItemKind::Number { .. }))?.kind {
            LineItemKind::Number { number, dots: false, .. } => Some(number),
            _ => None,
        };
    let rows: Vec<&Line> = all.iter().filter(|line| line.is_row()).collect();
    // The numbers of the two players, and not of rows.
    let are_players = rows.len() > 4 * FEWEST_LINES
        && rows.iter().all(|line| line.n_moves() == 1 && number(line).is_some_and(|number| number <= 2));
    let is_plies = are_players
        || rows.len() > 2 * FEWEST_LINES
            && rows.windows(2).all(|pair| number(pair[0]).is_some_and(|before| number(pair[1]) == Some(before + 1)))
            && rows.iter().all(|line| line.n_moves() == 1);
    if is_plies {
        for item in all.iter_mut().flat_map(|line| &mut line.items) {
            if matches!(item.kind, LineItemKind::Number { .. }) {
                item.kind = LineItemKind::Sign;
            }
        }
    }
}

/// A line with its items.
struct Line {
    start: usize,
    items: Vec<LineItem>,
}

impl Line {
    fn has_move(&self) -> bool {
        self.items.iter().any(|item| item.kind == LineItemKind::Move)
    }

    fn n_moves(&self) -> usize {
        self.items.iter().filter(|item| item.kind == LineItemKind::Move).count()
    }

    /// Takes labels as signs, and doubtful words as moves if nothing else is on the line.
    fn settle(&mut self, text: &str, labels: &Labels) {
        self.settle_side(text);
        for at in 1..self.items.len() {
            let (before, item) = (self.items[at - 1], self.items[at]);
            let letter = &text[item.start..item.end];
            let is_piece = |c: char| c.is_uppercase() || matches!(c, 'q' | 'r' | 'b' | 'n');
            let is_letter = letter.chars().count() == 1 && letter.starts_with(is_piece);
            let is_promotion =
                before.kind == LineItemKind::Move && text[before.start..before.end].ends_with(['1', '8']);
            if item.kind == LineItemKind::Word && is_letter && is_promotion {
                self.items[at].kind = LineItemKind::NewPiece;
            }
        }
        for item in &mut self.items {
            if item.kind == LineItemKind::Word && labels.has(&text[item.start..item.end]) {
                item.kind = LineItemKind::Sign;
            }
        }
        let is_cell = |item: &&LineItem| matches!(item.kind, LineItemKind::Word | LineItemKind::Move);
        let n_cells = self.items.iter().filter(is_cell).count();
        let has_sign =
            self.items.iter().any(|item| matches!(item.kind, LineItemKind::Number { .. } | LineItemKind::Sign));
        if n_cells <= 2 && (has_sign || self.has_move()) {
            for item in &mut self.items {
                if item.kind == LineItemKind::Word && may_be_move(&text[item.start..item.end]) {
                    item.kind = LineItemKind::Move;
                }
            }
        }
    }

    /// Takes the number of a row as that of Black's move if a word says so: `1. Black: e5`.
    fn settle_side(&mut self, text: &str) {
        let mut words = self.items.iter().filter(|item| matches!(item.kind, LineItemKind::Word | LineItemKind::Move));
        let is_black = words.next().is_some_and(|item| side(&text[item.start..item.end]) == Some(false));
        let is_one = is_black && words.filter(|item| item.kind == LineItemKind::Move).count() == 1;
        for item in self.items.iter_mut().filter(|_| is_one) {
            if let LineItemKind::Number { dots, is_plain, .. } = &mut item.kind {
                (*dots, *is_plain) = (true, false);
            }
        }
    }

    /// Removes the repetition of a move in coordinates. Returns how many were removed.
    fn keep_first(&mut self, text: &str) -> usize {
        let mut last: Option<(usize, usize)> = None;
        let mut n_again = 0;
        for item in self.items.iter_mut().filter(|item| item.kind == LineItemKind::Move) {
            let place = (item.start, item.end);
            if last.is_some_and(|(start, end)| is_same_move(&text[start..end], &text[place.0..place.1])) {
                item.kind = LineItemKind::Again;
                n_again += 1;
                last = None;
            } else {
                last = Some(place);
            }
        }
        n_again
    }

    /// Returns true if the line has only rows in their layout.
    fn is_row(&self) -> bool {
        self.has_move() && !self.items.iter().any(|item| item.kind == LineItemKind::Word)
    }
}

/// The words that recur on lines with moves.
struct Labels {
    words: HashMap<String, usize>,
    least: usize,
}

impl Labels {
    fn has(&self, word: &str) -> bool {
        self.words.get(&lower(word)).is_some_and(|n| *n >= self.least)
    }
}

fn labels(text: &str, all: &[Line], n_with_moves: usize) -> Labels {
    let mut words: HashMap<String, usize> = HashMap::new();
    for line in all {
        // A line of running text is no evidence: there, words recur between moves at random.
        let n_moves = line.n_moves();
        if n_moves == 0 || n_moves > 4 {
            continue;
        }
        for item in line.items.iter().filter(|item| item.kind == LineItemKind::Word) {
            let word = lower(&text[item.start..item.end]);
            let is_short_capture = word.len() == 2 && word.bytes().all(|byte| matches!(byte, b'a'..=b'h'));
            if !is_short_capture {
                *words.entry(word).or_default() += 1;
            }
        }
    }
    Labels { words, least: FEWEST_LINES.max(n_with_moves / LABEL_EVERY) }
}

/// The meaning of dashes and arrows in a text.
struct Signs {
    /// They are between the squares of one move, not between moves.
    joins: bool,
    /// Every word is a square, and two of them are a move.
    are_squares: bool,
    /// The moves of each row are followed by the same in coordinates.
    is_repeated: bool,
}

impl Signs {
    fn of(text: &str, all: &[Line]) -> Self {
        let word = |item: &LineItem| &text[item.start..item.end];
        let (mut n_squares, mut n_other, mut n_twice, mut n_pairs) = (0_usize, 0_usize, 0_usize, 0_usize);
        let (mut n_places, mut n_bare) = (0_usize, 0_usize);
        for line in all.iter().filter(|line| line.is_row()) {
            // `e2 e4`: both squares of a move, without a sign between.
            let moves: Vec<&LineItem> = line.items.iter().filter(|item| item.kind == LineItemKind::Move).collect();
            n_places += moves.len();
            n_bare += moves.iter().filter(|item| is_square(word(item))).count();
            for three in line.items.windows(3) {
                let is_sign = matches!(three[1].kind, LineItemKind::Dash | LineItemKind::Arrow);
                if !is_sign || three[0].kind != LineItemKind::Move || three[2].kind != LineItemKind::Move {
                    continue;
                }
                // A check sign or a promotion may follow the square.
                if super::super::grammar::square(word(&three[2])).is_ok() { n_squares += 1 } else { n_other += 1 }
            }
            for pair in moves.windows(2).filter(|pair| is_coordinates(word(pair[1])) && !is_coordinates(word(pair[0])))
            {
                n_pairs += 1;
                n_twice += usize::from(is_same_move(word(pair[0]), word(pair[1])));
            }
        }
        // A promotion and a capture may follow the second square.
        let is_repeated = n_pairs >= FEWEST_LINES && n_twice * 10 >= n_pairs * 9;
        // A game in which every word is a square, and no piece is named, has both squares of each move.
        let are_squares = n_squares == 0 && n_places >= 4 * FEWEST_LINES && n_bare * 10 >= n_places * 9;
        let is_repeated = is_repeated && !are_squares;
        Self { joins: n_other * 8 <= n_squares && n_squares > 0, are_squares, is_repeated }
    }
}

/// The layout of the lines of a text: the number of moves, those in rows, and those in unusual rows.
#[derive(Default)]
struct Habits {
    moves: usize,
    in_rows: usize,
    dressed: usize,
}

impl Habits {
    fn of(text: &str, all: &[Line], signs: &Signs) -> Self {
        let mut habits = Self::default();
        for line in all {
            let n_moves = line.n_moves();
            habits.moves += n_moves;
            if !line.is_row() {
                continue;
            }
            habits.in_rows += n_moves;
            if is_dressed(text, line, signs) {
                habits.dressed += n_moves;
            }
        }
        habits
    }

    /// Returns true if the text consists of rows, and most have something to remove.
    const fn is_dressed(&self) -> bool {
        self.in_rows >= FEWEST_LINES && self.in_rows * 10 >= self.moves * 7 && self.dressed * 2 >= self.in_rows
    }
}

/// Returns true if a line has something that plain rows do not have.
fn is_dressed(text: &str, line: &Line, signs: &Signs) -> bool {
    let has_glued = |item: &LineItem| matches!(item.kind, LineItemKind::Number { is_plain: false, .. });
    // `e5 : d4` is a capture with blanks.
    let takes = |at: usize| at > 0 && line.items[at - 1].kind == LineItemKind::Move;
    let is_odd = |&(at, item): &(usize, &LineItem)| match item.kind {
        LineItemKind::Sign if &text[item.start..item.end] == ":" => !takes(at),
        LineItemKind::Sign => !is_usual_sign(&text[item.start..item.end]),
        // Plain sheets have times too, but not evaluations, dates and minutes.
        LineItemKind::Stamp => text[item.start..item.end]
            .contains(|c: char| c.is_alphabetic() || matches!(c, '.' | '\'' | '′' | '’' | '-')),
        LineItemKind::Again => true,
        // `1 - e4 e5`, `- e4 e5`, `e4 -- e5`.
        LineItemKind::Dash => {
            let is_move = |item: Option<&LineItem>| item.is_some_and(|item| item.kind == LineItemKind::Move);
            let before = at.checked_sub(1).and_then(|at| line.items.get(at));
            let is_behind_number = matches!(before.map(|item| item.kind), None | Some(LineItemKind::Number { .. }));
            let is_double = before.is_some_and(|item| item.kind == LineItemKind::Dash);
            // `- 1. e4 e5`: an item of a list.
            let next = line.items.get(at + 1).map(|item| item.kind);
            let is_item = at == 0 && matches!(next, Some(LineItemKind::Number { .. }));
            is_item || is_move(line.items.get(at + 1)) && (is_behind_number || is_double)
        }
        _ => has_glued(item),
    };
    // On a line of many moves one odd sign is an error.
    let n_odd = line.items.iter().enumerate().filter(is_odd).count();
    let is_odd = n_odd > 0 && MOVES_AN_ODD_SIGN * n_odd >= line.n_moves();
    let is_parted = line.items.windows(3).any(|three| {
        let is_between = three[0].kind == LineItemKind::Move && three[2].kind == LineItemKind::Move;
        is_between && (three[1].kind == LineItemKind::Arrow || three[1].kind == LineItemKind::Dash && !signs.joins)
    });
    is_odd || is_parted || signs.are_squares || has_joined_arrow(line, signs)
}

/// Returns true if an arrow joins the squares of a move.
fn has_joined_arrow(line: &Line, signs: &Signs) -> bool {
    signs.joins && line.items.iter().any(|item| item.kind == LineItemKind::Arrow)
}

/// Returns true for signs that plain sheets have too.
fn is_usual_sign(sign: &str) -> bool {
    matches!(sign, "." | "+" | "=")
}

/// Rewrites the rows; other lines stay, without the labels at their beginning.
fn written(text: &str, all: &[Line], signs: &Signs, labels: &Labels) -> Rewriting {
    let mut plain = Rewriting::default();
    for (at, line) in all.iter().enumerate() {
        let end = all.get(at + 1).map_or(text.len(), |next| next.start);
        if line.is_row() {
            row(text, line, signs, &mut plain);
            plain.say("\n", end, end);
        } else {
            let start = behind_labels(text, line, labels).unwrap_or(line.start);
            plain.keep(text, start, end);
        }
    }
    plain
}

fn row(text: &str, line: &Line, signs: &Signs, plain: &mut Rewriting) {
    let mut last: Option<LineItemKind> = None;
    let mut sign: Option<LineItemKind> = None;
    // Whether the previous square is the target of a move.
    let mut is_second = false;
    for item in &line.items {
        let word = &text[item.start..item.end];
        match item.kind {
            LineItemKind::Number { number, dots, .. } => {
                if last.is_some() {
                    plain.say(" ", item.start, item.start);
                }
                let said = format!("{number}{}", if dots { "..." } else { "." });
                if said == word {
                    plain.keep(text, item.start, item.end);
                } else {
                    plain.say(&said, item.start, item.end);
                }
            }
            LineItemKind::Move | LineItemKind::Extra => {
                if item.kind == LineItemKind::Move && last == Some(LineItemKind::Move) {
                    is_second = signs.are_squares && !is_second && is_end(word);
                    match sign {
                        _ if is_second => plain.say("-", item.start, item.start),
                        Some(LineItemKind::Arrow | LineItemKind::Dash) if signs.joins => {
                            plain.say("-", item.start, item.start);
                        }
                        Some(LineItemKind::Bar) => plain.say(", ", item.start, item.start),
                        _ => plain.say(" ", item.start, item.start),
                    }
                } else if last.is_some() {
                    plain.say(" ", item.start, item.start);
                }
                is_second &= last == Some(LineItemKind::Move);
                plain.keep(text, item.start, item.end);
            }
            LineItemKind::NewPiece => {
                plain.say("=", item.start, item.start);
                plain.keep(text, item.start, item.end);
            }
            kind => {
                let is_said = matches!(kind, LineItemKind::Stamp | LineItemKind::Again)
                    || kind == LineItemKind::Sign && word.contains(char::is_alphanumeric) && side(word).is_none();
                if is_said {
                    plain.take_off(item.start, item.end);
                }
                sign = Some(kind);
                continue;
            }
        }
        (last, sign) = (Some(item.kind), None);
    }
}

/// Returns true if a word is a square that may be the target of a move: `e4`, `e8q`, `e8=Q`.
fn is_end(word: &str) -> bool {
    let square = &word[..word.floor_char_boundary(2)];
    let behind = word[square.len()..].trim_start_matches('=').trim_end_matches(['+', '#']);
    is_square(square) && behind.chars().count() <= 1 && behind.chars().all(char::is_alphabetic)
}

/// Returns the offset in a line after the time and the name at its beginning.
fn behind_labels(text: &str, line: &Line, labels: &Labels) -> Option<usize> {
    let is_label = |item: &LineItem| match item.kind {
        LineItemKind::Sign | LineItemKind::Stamp | LineItemKind::Bar | LineItemKind::Dash => true,
        LineItemKind::Word => labels.has(&text[item.start..item.end]),
        _ => false,
    };
    let n_labels = line.items.iter().take_while(|item| is_label(item)).count();
    let labelled = &line.items[..n_labels];
    let has_name = labelled.iter().any(|item| matches!(item.kind, LineItemKind::Stamp | LineItemKind::Sign));
    let closes = labelled.iter().rposition(|item| matches!(&text[item.start..item.end], ":" | ">" | "]"))?;
    let starts_so = labelled.first().is_some_and(|item| item.kind != LineItemKind::Bar);
    (has_name && starts_so).then(|| labelled[closes].end)
}
