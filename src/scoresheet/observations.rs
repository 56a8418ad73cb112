//! A sheet as one strip of characters: its cells in the order of play, with what stands between them, so that a space or a
//! row's number that was lost, doubled or misread hides no move.

use crate::game::Side;
use crate::record::{Record, passed_over};
use crate::text::{Span, fold};

use super::sheet::{Cell, Sheet};
use super::spans::merged;

/// A row's number as it stands, with its dots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RowNumber {
    pub(super) value: u32,
    /// Behind its dots and the space after them.
    pub(super) end: usize,
    pub(super) n_dots: usize,
}

/// The characters of a sheet.
#[derive(Clone, Debug, Default)]
pub(super) struct Observations {
    /// Folded; every run of blanks is one space, and a space ends the strip.
    pub(super) letters: Vec<char>,
    spans: Vec<Span>,
    /// The row's number that stands at each place, if one does.
    pub(super) numbers: Vec<Option<RowNumber>>,
    /// Where the word at each place ends, the space after it included.
    pub(super) word_ends: Vec<usize>,
    /// Whether most rows have a number.
    pub(super) has_numbers: bool,
}

/// A word longer than this is several moves written as one, or none: then it has hardly a square for so many characters.
const LONGEST_MOVE: usize = 15;
const CHARACTERS_A_SQUARE: usize = 7;
/// Of a word that stands in a cell no more than so many characters are looked at.
const MAX_OF_A_CELL: usize = 24;
/// What stands between two cells is longer than this only where something else stands there.
const LONGEST_BETWEEN: u32 = 60;

impl Observations {
    pub(super) fn of(record: &Record<'_>, sheet: &Sheet) -> Self {
        let mut hidden = passed_over(record);
        // An `N` that is a sign for a novelty in a sound record is a letter cut off its move in a damaged one.
        hidden.retain(|place| !record.slice(*place).chars().all(char::is_alphabetic));
        let hidden = merged(hidden);
        let mut starts: Vec<u32> =
            sheet.slots.iter().filter_map(|slot| slot.cell.as_ref()).map(|cell| cell.span.start).collect();
        starts.sort_unstable();
        let mut strip = Self::default();
        let mut at = record.tape.span.start;
        let (mut is_first, mut is_supplied) = (true, false);
        for slot in &sheet.slots {
            let Some(cell) = &slot.cell else { continue };
            let (from, to) = (at, cell.span.start);
            let between = starts.partition_point(|start| *start < from)..starts.partition_point(|start| *start < to);
            let is_in_order = from <= to && between.is_empty() && !is_supplied && cell.span.start < cell.span.end;
            if is_in_order && (to - from <= LONGEST_BETWEEN || is_first || has_hidden(&hidden, from, to)) {
                strip.put_text(record, Span { start: from, end: to }, &hidden);
            } else {
                let number = if slot.side == Side::White { format!(" {}. ", slot.row) } else { " ".to_owned() };
                number.chars().for_each(|letter| strip.put(letter, Span { start: to, end: to }));
            }
            // What somebody who was asked has said stands in its cell only.
            if is_no_move(&cell.word) {
                strip.put(' ', cell.span);
            } else if record.slice(cell.span).starts_with(&cell.word) {
                strip.put_text(record, cell.span, &[]);
            } else {
                cell.word.chars().for_each(|letter| strip.put(letter, cell.span));
            }
            is_supplied = cell.span.start == cell.span.end;
            at = cell.span.end;
            is_first = false;
        }
        strip.put(' ', Span { start: at, end: at });
        strip.tidy();
        strip
    }

    /// Takes the cells alone, where the text they were read from is gone.
    pub(super) fn of_cells(sheet: &Sheet) -> Self {
        Self::with_places(sheet).0
    }

    /// Does the same, and tells for each slot where its word starts and how long it is, the space behind it included.
    pub(super) fn with_places(sheet: &Sheet) -> (Self, Vec<(usize, usize)>) {
        let mut strip = Self::default();
        let mut places = Vec::with_capacity(sheet.slots.len());
        for slot in &sheet.slots {
            let Some(cell) = &slot.cell else {
                places.push((strip.len(), 0));
                continue;
            };
            let number = if slot.side == Side::White { format!("{}. ", slot.row) } else { String::new() };
            number.chars().for_each(|letter| strip.put(letter, cell.span));
            let start = strip.len();
            cell.word.chars().take(MAX_OF_A_CELL).chain([' ']).for_each(|letter| strip.put(letter, cell.span));
            places.push((start, strip.len() - start));
        }
        strip.put(' ', Span { start: 0, end: 0 });
        strip.tidy();
        (strip, places)
    }

    fn put_text(&mut self, record: &Record<'_>, span: Span, hidden: &[Span]) {
        let text = record.slice(span);
        let mut hidden = hidden.iter().skip_while(|place| place.end <= span.start).peekable();
        for (offset, letter) in text.char_indices() {
            let start = span.start + u32::try_from(offset).unwrap_or(0);
            while hidden.next_if(|place| place.end <= start).is_some() {}
            let is_hidden = hidden.peek().is_some_and(|place| place.start <= start);
            let end = start + u32::try_from(letter.len_utf8()).unwrap_or(1);
            self.put(if is_hidden { ' ' } else { letter }, Span { start, end });
        }
    }

    fn put(&mut self, letter: char, span: Span) {
        let is_blank = letter.is_whitespace();
        if is_blank && self.letters.last().is_none_or(|last| *last == ' ') {
            return;
        }
        self.letters.push(match letter {
            _ if is_blank => ' ',
            'X' | 'Х' => 'x',
            '†' => '+',
            '‡' => '#',
            '–' | '—' => '-',
            '…' => '.',
            letter => fold(letter),
        });
        self.spans.push(span);
        if letter == '…' {
            (0..2).for_each(|_| {
                self.letters.push('.');
                self.spans.push(span);
            });
        }
    }

    /// Finds words and numbers.
    fn tidy(&mut self) {
        let n = self.letters.len();
        self.word_ends = vec![n; n + 1];
        for at in (0..n).rev() {
            self.word_ends[at] = if self.letters[at] == ' ' { at + 1 } else { self.word_ends[at + 1] };
        }
        self.numbers = (0..=n).map(|at| self.number_at(at)).collect();
        let n_numbers = self.numbers.iter().flatten().filter(|number| number.n_dots > 0).count();
        let n_words = self.letters.iter().filter(|letter| **letter == ' ').count();
        self.has_numbers = 5 * n_numbers >= n_words.saturating_sub(1) && n_numbers > 1;
        for at in 1..n.saturating_sub(1) {
            if self.letters[at] == ':' && self.letters[at - 1] != ' ' && self.letters[at + 1] != ' ' {
                self.letters[at] = 'x';
            }
        }
    }

    fn number_at(&self, at: usize) -> Option<RowNumber> {
        let letters = self.letters.get(at..)?;
        let n_digits = letters.iter().take_while(|letter| letter.is_ascii_digit()).count();
        let starts_word = at == 0 || self.letters[at - 1] == ' ';
        let n_dots = letters[n_digits..].iter().take_while(|letter| matches!(letter, '.' | ')')).count();
        let mut end = at + n_digits + n_dots;
        let is_alone = self.letters.get(end) == Some(&' ');
        let is_number = (1..=3).contains(&n_digits)
            && if n_dots > 0 { starts_word || n_digits > 0 } else { starts_word && is_alone };
        if !is_number || at > 0 && self.letters[at - 1].is_ascii_digit() {
            return None;
        }
        end += usize::from(is_alone);
        let value = letters[..n_digits].iter().collect::<String>().parse().ok()?;
        Some(RowNumber { value, end, n_dots })
    }

    pub(super) fn len(&self) -> usize {
        self.letters.len()
    }

    /// Returns where a sign that says that a cell is empty ends: `…`, `—`.
    pub(super) fn placeholder(&self, at: usize) -> Option<usize> {
        let n = self.letters[at..].iter().take_while(|letter| matches!(letter, '.' | '-' | '_')).count();
        let is_dash = n == 1 && self.letters[at] == '-' && self.letters.get(at + 1) == Some(&' ');
        let end = at + n;
        (n > 1 || is_dash).then(|| end + usize::from(self.letters.get(end) == Some(&' ')))
    }

    /// Returns what stands from one place to another, without blanks around it.
    pub(super) fn cell(&self, record: &Record<'_>, from: usize, to: usize) -> Option<Cell> {
        let mut inner = (from..to.min(self.len())).filter(|at| self.letters[*at] != ' ');
        let first = inner.next()?;
        let last = inner.next_back().unwrap_or(first);
        let span = Span { start: self.spans[first].start, end: self.spans[last].end };
        Some(Cell { span, word: record.slice(span).to_owned() })
    }

    /// Returns where a place stands in the text.
    pub(super) fn offset(&self, at: usize) -> u32 {
        self.spans.get(at).or(self.spans.last()).map_or(0, |span| span.start)
    }

    /// Returns the word that starts at a place, without the space after it.
    pub(super) fn word(&self, at: usize) -> &[char] {
        let word = &self.letters[at..self.word_ends[at]];
        word.strip_suffix(&[' ']).unwrap_or(word)
    }

    /// Tells whether what stands from one place to another is apart from what is around it.
    pub(super) fn is_apart(&self, from: usize, to: usize) -> bool {
        let is_end = |at: usize| self.letters.get(at).is_none_or(|letter| matches!(letter, ' ' | '.' | ')'));
        (from == 0 || is_end(from - 1)) && (to == 0 || is_end(to - 1))
    }
}

fn has_hidden(hidden: &[Span], from: u32, to: u32) -> bool {
    hidden.get(hidden.partition_point(|place| place.start < from)).is_some_and(|place| place.end <= to)
}

/// Tells whether a word is no move and no moves, whatever happened to it: an address, a long word of prose.
fn is_no_move(word: &str) -> bool {
    if word.contains("://") || word.starts_with("www.") {
        return true;
    }
    let letters: Vec<char> = word.chars().map(fold).collect();
    let is_square = |pair: &&[char]| matches!(pair, ['a'..='h' | 'A'..='H', '1'..='8'] | ['O' | 'o' | '0', '-']);
    let n_squares = letters.windows(2).filter(is_square).count();
    letters.len() > LONGEST_MOVE && CHARACTERS_A_SQUARE * n_squares < letters.len()
}
