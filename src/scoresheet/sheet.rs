//! A sheet as it is written: rows of cells with their words and places, and the gaps between them.

use crate::game::Side;
use crate::record::{GameResult, ItemKind, Record};
use crate::text::Span;

/// What is written in one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Where it stands in the record's text.
    pub span: Span,
    /// The word as it is written.
    pub word: String,
}

/// A place for one ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The row by its number on the sheet.
    pub row: u32,
    /// The column.
    pub side: Side,
    /// What is written there; nothing in a gap.
    pub cell: Option<Cell>,
    /// Whether the row has more words than columns, and this is none of the first two.
    pub is_over: bool,
}

/// A sheet: its slots in the order of play, and the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The slots.
    pub slots: Vec<Slot>,
    /// The result that is written on it.
    pub result: GameResult,
    /// Whether there was more than any game has.
    pub is_cut: bool,
}

/// No game has more plies than so many: the longest possible one has 11,800, and nobody writes a sheet of more than these.
const MOST_SLOTS: usize = 6000;
/// A number may be so far ahead of the row it would be, when rows are missing.
const MOST_ROWS_MISSING: u32 = 8;
/// A word longer than this is no move, whatever was done to it.
const LONGEST_WORD: usize = 24;

/// What a piece of movetext is on a sheet.
enum Token {
    /// A row's number, or what is left of one.
    Number { number: Option<u32>, has_dots: bool },
    /// What is written in a cell.
    Word(Cell),
    /// `…`, `—`: a cell that says it is empty.
    Gap,
}

impl Sheet {
    /// Reads the main line of a record as a sheet whose first row has a number.
    #[must_use]
    pub fn of(record: &Record<'_>, first_row: u32, starts_black: bool) -> Self {
        let (tokens, is_cut) = tokens(record, first_row);
        let marker = record.termination().and_then(|item| GameResult::read(record.slice(item.span)));
        let tag = record.tag("Result").and_then(GameResult::read);
        let result = marker.filter(|result| *result != GameResult::Unknown).or(tag).unwrap_or(GameResult::Unknown);
        let mut rows = Rows { slots: Vec::new(), row: first_row, cells: Vec::new(), started: false };
        if starts_black {
            rows.cells.push(None);
        }
        rows.take(tokens, starts_black);
        let slots = if starts_black { rows.slots.split_off(1.min(rows.slots.len())) } else { rows.slots };
        Self { slots, result, is_cut }
    }

    /// Counts the cells in which something is written.
    #[must_use]
    pub fn n_words(&self) -> usize {
        self.slots.iter().filter(|slot| slot.cell.is_some()).count()
    }

    /// Tells whether most words could be moves at all, so that it is worth looking for a game behind them.
    #[must_use]
    pub fn is_plausible(&self) -> bool {
        let is_like_a_move = |cell: &Cell| {
            let n_letters = cell.word.chars().count();
            (2..=10).contains(&n_letters) && cell.word.chars().any(|c| c.is_ascii_digit() || "abcdefghO".contains(c))
        };
        let n_like =
            self.slots.iter().filter_map(|slot| slot.cell.as_ref()).filter(|cell| is_like_a_move(cell)).count();
        n_like > 0 && 2 * n_like >= self.n_words()
    }
}

/// Lists the places of movetext that are not the main line: comments, variations, results, glyphs.
pub(super) fn passed_over(record: &Record<'_>) -> Vec<Span> {
    let mut places: Vec<Span> = record.tape.tags.iter().map(|tag| tag.span).collect();
    let mut open: Vec<Span> = Vec::new();
    for item in &record.tape.items {
        match item.kind {
            ItemKind::VariationOpen => open.push(item.span),
            ItemKind::VariationClose => {
                if let Some(from) = open.pop().filter(|_| open.is_empty()) {
                    places.push(Span { start: from.start, end: item.span.end });
                }
            }
            ItemKind::Comment
            | ItemKind::LineComment
            | ItemKind::Termination
            | ItemKind::Nag
            | ItemKind::Glyph
            | ItemKind::DrawOffer => places.push(item.span),
            ItemKind::Move | ItemKind::Number | ItemKind::MarkApart => {}
        }
    }
    // What is opened and never closed is taken for the main line: a bracket is quickly made by a scanner.
    places.sort_by_key(|place| (place.start, place.end));
    places
}

fn tokens(record: &Record<'_>, first_row: u32) -> (Vec<Token>, bool) {
    let mut tokens = Vec::new();
    let (mut at, mut n_words, mut row) = (record.tape.span.start, 0, first_row);
    let end = Span { start: record.tape.span.end, end: record.tape.span.end };
    for place in passed_over(record).into_iter().chain([end]) {
        let between = Span { start: at, end: place.start.max(at) };
        at = at.max(place.end);
        for (offset, word) in words(record.slice(between)) {
            if n_words >= MOST_SLOTS {
                return (tokens, true);
            }
            let span = Span::of(0..word.len()).shift(between.start).shift(offset);
            n_words += usize::from(take_apart(word, span, &mut row, &mut tokens));
        }
    }
    (tokens, false)
}

/// Lists the words of a text with their places.
fn words(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let start = text.as_ptr() as usize;
    text.split_whitespace().map(move |word| (u32::try_from(word.as_ptr() as usize - start).unwrap_or(0), word))
}

/// Takes numbers off a word; `row` is the number of the row that is read. Tells whether a word is left.
fn take_apart(word: &str, span: Span, row: &mut u32, tokens: &mut Vec<Token>) -> bool {
    let is_dot = |c: char| matches!(c, '.' | ')' | '…');
    if !word.is_empty() && word.chars().all(|c| matches!(c, '.' | '…' | '-' | '–' | '—' | '_')) {
        tokens.push(Token::Gap);
        return true;
    }
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let rest = &word[digits..];
    let number: Option<u32> = word[..digits].parse().ok();
    let after = rest.trim_start_matches(is_dot);
    let n_dots = rest[..rest.len() - after.len()].chars().map(|c| if c == '…' { 3 } else { 1 }).sum::<u32>();
    let is_next = number.is_some_and(|number| number == *row || number == *row + 1);
    if digits > 0 && digits < 5 && (n_dots > 0 || (rest.is_empty() && is_next)) {
        *row = number.filter(|number| *number > *row && *number - *row <= MOST_ROWS_MISSING).unwrap_or(*row);
        tokens.push(Token::Number { number, has_dots: n_dots > 1 });
        let len = u32::try_from(word.len() - after.len()).unwrap_or(0);
        let rest = Span { start: span.start + len, end: span.end };
        return !after.is_empty() && take_apart(after, rest, row, tokens);
    }
    if is_spoiled_number(word) {
        *row += 1;
        tokens.push(Token::Number { number: None, has_dots: false });
        return false;
    }
    // `d59.`: a move with the number of the next row behind it.
    let next = format!("{}.", *row + 1);
    if let Some(before) = word.strip_suffix(&next).filter(|before| before.len() > 1) {
        let end = span.start + u32::try_from(before.len()).unwrap_or(0);
        tokens.push(Token::Word(cell(before, Span { start: span.start, end })));
        *row += 1;
        tokens.push(Token::Number { number: Some(*row), has_dots: false });
        return true;
    }
    tokens.push(Token::Word(cell(word, span)));
    true
}

fn cell(word: &str, span: Span) -> Cell {
    Cell { span, word: word.chars().take(LONGEST_WORD).collect() }
}

/// Tells whether a word is what a scanner or a hand has made of a row's number: `l0.`, `]I.`, `1Z.`.
fn is_spoiled_number(word: &str) -> bool {
    let Some(body) = word.strip_suffix(['.', ')', ',']) else { return false };
    let looks_like_a_digit = |c: char| c.is_ascii_digit() || "lIi|]!OoSBZzбЗзТ?".contains(c);
    (1..=3).contains(&body.chars().count()) && body.chars().all(looks_like_a_digit)
}

/// Puts words into rows.
struct Rows {
    slots: Vec<Slot>,
    row: u32,
    cells: Vec<Option<Cell>>,
    /// Whether the row has been announced by its number.
    started: bool,
}

impl Rows {
    fn take(&mut self, tokens: Vec<Token>, starts_black: bool) {
        let numbers: Vec<Option<u32>> = tokens
            .iter()
            .filter_map(|token| if let Token::Number { number, .. } = token { Some(*number) } else { None })
            .collect();
        let has_numbers = numbers.len() > 1;
        let mut n_numbers = 0;
        for token in tokens {
            match token {
                Token::Word(cell) => self.cells.push(Some(cell)),
                Token::Gap => self.cells.push(None),
                Token::Number { number, has_dots } => {
                    n_numbers += 1;
                    let following = numbers.get(n_numbers).copied().flatten();
                    self.number(number, has_dots, following, starts_black);
                }
            }
            if !has_numbers && self.cells.len() == 2 {
                self.flush(self.row + 1, false);
            }
        }
        self.flush(self.row + 1, true);
    }

    fn number(&mut self, number: Option<u32>, has_dots: bool, following: Option<u32>, starts_black: bool) {
        let is_first = !self.started && self.slots.is_empty() && self.cells.iter().all(Option::is_none);
        self.started = true;
        if is_first {
            if has_dots && !starts_black && self.cells.is_empty() {
                self.cells.push(None);
            }
            return;
        }
        let is_same = number == Some(self.row) && has_dots && self.cells.len() < 2;
        if is_same {
            return;
        }
        let ahead = number.and_then(|number| number.checked_sub(self.row)).filter(|ahead| *ahead > 1);
        let is_jump = ahead.is_some_and(|ahead| {
            ahead <= MOST_ROWS_MISSING && number.is_some() && following.is_none_or(|next| Some(next - 1) == number)
        });
        let next = if is_jump { number.unwrap_or(self.row + 1) } else { self.row + 1 };
        self.flush(next, false);
        if has_dots {
            self.cells.push(None);
        }
    }

    /// Ends a row; `next` is the number of the one that follows.
    fn flush(&mut self, next: u32, is_last: bool) {
        let cells = std::mem::take(&mut self.cells);
        // Where the number of a row is lost, its words stand in the row before.
        let n_rows = usize::try_from(next - self.row).unwrap_or(1);
        let mut cells = cells.into_iter();
        for index in 0..n_rows {
            let row = self.row + u32::try_from(index).unwrap_or(0);
            let pair = [cells.next(), cells.next()];
            for (side, cell) in [Side::White, Side::Black].into_iter().zip(pair) {
                // Behind the last word there is nothing that could be missing.
                if is_last && cell.is_none() {
                    break;
                }
                self.slots.push(Slot { row, side, cell: cell.flatten(), is_over: false });
            }
        }
        let last = next.saturating_sub(1);
        for cell in cells.flatten() {
            self.slots.push(Slot { row: last, side: Side::Black, cell: Some(cell), is_over: true });
        }
        self.row = next;
    }
}
