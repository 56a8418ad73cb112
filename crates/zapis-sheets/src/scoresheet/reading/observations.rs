//! A sheet as one text: its cells in the order of play, with the text between them, so that a space or a
//! row's number that was lost, doubled or misread hides no move.

use crate::game::Side;
use crate::record::{JudgedWord, Record, WordStanding, judged_words};
use crate::text::{Span, fold};

use super::sheet::{Cell, Sheet, are_like_moves};

/// A row's number as it is written, with its dots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RowNumber {
    pub(crate) value: u32,
    /// The end of its dots and the space after them.
    pub(crate) end: usize,
    pub(crate) n_dots: usize,
}

/// The characters of a sheet.
#[derive(Clone, Debug, Default)]
pub(crate) struct SheetText {
    /// Folded; every run of blanks is one space, and a space ends the text.
    pub(crate) letters: Vec<char>,
    spans: Vec<Span>,
    /// The row's number at each place, if any.
    pub(crate) numbers: Vec<Option<RowNumber>>,
    /// The end of the word at each place, including the space after it.
    pub(crate) word_ends: Vec<usize>,
    /// Whether most rows have a number.
    pub(crate) has_numbers: bool,
    /// Whether there is any prose among the words.
    pub(crate) has_prose: bool,
    /// The beginnings of judged words, with their roles, and whether they are numbers.
    judged: Vec<(usize, WordStanding, bool)>,
    /// The judgment for each place at which a word of the text begins.
    forms: Vec<WordJudgment>,
}

/// Represents a run of prose.
pub(crate) const PROSE: char = '\u{fffc}';

/// The reader's judgment of a word of the text, which may be a number followed by a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct WordJudgment {
    /// The role of its move, if it has one.
    pub(crate) word: Option<WordStanding>,
    /// The role of its number.
    pub(crate) number: Option<WordStanding>,
}

/// The words of a record as they are searched.
#[derive(Clone, Debug, Default)]
pub(crate) struct WrittenWords {
    /// In the order of play.
    pub(crate) words: Vec<JudgedWord>,
    /// The answers about places; an empty place is one before which the answer belongs.
    pub(crate) supplied: Vec<(Span, String)>,
    /// What is not part of the game, though it is among its moves.
    pub(crate) removed: Vec<Span>,
    /// The place where text beyond the length of any game begins.
    pub(crate) unread_from: Option<u32>,
}

/// The maximum number of plies: the longest possible game has 11,800, but written ones are shorter than this.
const MAX_WORDS: usize = 6000;

impl WrittenWords {
    /// Takes the words of a record, up to the maximum length of a game.
    pub(crate) fn of(record: &Record<'_>) -> Self {
        let mut words = judged_words(record);
        let is_word = |word: &&JudgedWord| {
            !word.is_number
                && !matches!(word.standing, WordStanding::Prose | WordStanding::Apart | WordStanding::Bracketed)
        };
        let last = (0..words.len()).filter(|at| is_word(&&words[*at])).nth(MAX_WORDS);
        let unread_from = last.map(|at| words[at].span.start);
        words.truncate(last.unwrap_or(words.len()));
        Self { words, unread_from, ..Self::default() }
    }

    /// Returns true if enough of the words could be moves to search for a game behind them: two of five.
    pub(crate) fn are_plausible(&self, record: &Record<'_>) -> bool {
        let may_be = |word: &&JudgedWord| {
            !word.is_number
                && !matches!(
                    word.standing,
                    WordStanding::Prose
                        | WordStanding::Apart
                        | WordStanding::Bracketed
                        | WordStanding::Doubtful { is_in_prose: true }
                )
        };
        are_like_moves(self.words.iter().filter(may_be).map(|word| record.slice(word.span)))
    }

    /// Returns the words that may be moves.
    pub(crate) fn of_moves<'r>(&self, record: &Record<'r>) -> Vec<&'r str> {
        let may_be = |word: &&JudgedWord| {
            !word.is_number
                && !matches!(word.standing, WordStanding::Prose | WordStanding::Apart | WordStanding::Bracketed)
        };
        self.words.iter().filter(may_be).map(|word| record.slice(word.span)).collect()
    }

    fn is_removed(&self, span: Span) -> bool {
        self.removed.iter().any(|removed| removed.start <= span.start && span.end <= removed.end)
    }
}

/// A longer word is several moves written as one, or none: then it has hardly a square for this many characters.
const LONGEST_MOVE: usize = 15;
const CHARACTERS_A_SQUARE: usize = 7;
/// The maximum number of characters of a cell's word that are examined.
const MAX_OF_A_CELL: usize = 24;

impl SheetText {
    /// Takes what the reader of a record has judged to be its words.
    pub(crate) fn of(record: &Record<'_>, written: &WrittenWords) -> Self {
        let mut sheet_text = Self::default();
        let mut supplied = written.supplied.iter().peekable();
        // Whether the next dots represent a move that an answer gave.
        let mut is_gap_filled = false;
        let mut at = written.words.first().map_or(0, |word| word.span.start);
        for word in &written.words {
            let is_between = |place: u32| (at..=word.span.start).contains(&place);
            while let Some((span, said)) =
                supplied.next_if(|(span, _)| span.start == span.end && is_between(span.start))
            {
                sheet_text.put(' ', *span);
                sheet_text.put_word(said, *span);
                is_gap_filled = true;
            }
            if at != word.span.start {
                sheet_text.put(' ', Span { start: at, end: at });
            }
            at = word.span.end;
            // An answer belongs in its cell only.
            let said = supplied.peek().filter(|(span, _)| span.start < word.span.end && word.span.start < span.end);
            match word.standing {
                _ if is_gap_filled && is_sign(record.slice(word.span)) => sheet_text.put(' ', word.span),
                _ if written.is_removed(word.span) => sheet_text.put(' ', word.span),
                _ if said.is_some_and(|(span, _)| span.start == word.span.start) => {
                    let (_, said) = said.copied().cloned().unwrap_or_default();
                    sheet_text.judge(word);
                    sheet_text.put_word(&said, word.span);
                }
                _ if said.is_some() => {}
                WordStanding::Apart | WordStanding::Bracketed => sheet_text.put(' ', word.span),
                WordStanding::Prose => sheet_text.put_prose(word.span),
                _ if is_no_move(record.slice(word.span)) => sheet_text.put_prose(word.span),
                WordStanding::Doubtful { is_in_prose: true } if is_sign(record.slice(word.span)) => {
                    sheet_text.put(' ', word.span);
                }
                _ => {
                    sheet_text.judge(word);
                    sheet_text.put_text(record, word.span);
                }
            }
            while supplied.next_if(|(span, _)| span.end <= word.span.end && span.start < span.end).is_some() {}
            is_gap_filled = false;
        }
        sheet_text.put(' ', Span { start: at, end: at });
        sheet_text.tidy();
        sheet_text
    }

    /// Notes the role of the word whose characters come next.
    fn judge(&mut self, word: &JudgedWord) {
        self.judged.push((self.letters.len(), word.standing, word.is_number));
    }

    fn put_word(&mut self, word: &str, span: Span) {
        word.chars().chain([' ']).for_each(|letter| self.put(letter, span));
    }

    /// Puts one character for a run of prose.
    fn put_prose(&mut self, span: Span) {
        if let [.., PROSE, ' '] = self.letters[..] {
            let at = self.spans.len() - 2;
            self.spans[at].end = span.end;
            self.spans[at + 1] = Span { start: span.end, end: span.end };
            return;
        }
        for letter in [' ', PROSE, ' '] {
            self.put(letter, span);
        }
    }

    /// Returns the role of a word that starts at a place, for its number and its move.
    pub(crate) fn standing(&self, at: usize) -> WordJudgment {
        self.forms.get(at).copied().unwrap_or_default()
    }

    /// Takes only the cells, if the text they were read from is gone.
    pub(crate) fn of_cells(sheet: &Sheet) -> Self {
        Self::with_places(sheet).0
    }

    /// Does the same, and returns for each slot the start and the length of its word, including the space after it.
    pub(crate) fn with_places(sheet: &Sheet) -> (Self, Vec<(usize, usize)>) {
        let mut sheet_text = Self::default();
        let mut places = Vec::with_capacity(sheet.slots.len());
        for slot in &sheet.slots {
            let Some(cell) = &slot.cell else {
                places.push((sheet_text.len(), 0));
                continue;
            };
            let number = if slot.side == Side::White { format!("{}. ", slot.row) } else { String::new() };
            number.chars().for_each(|letter| sheet_text.put(letter, cell.span));
            let start = sheet_text.len();
            cell.word.chars().take(MAX_OF_A_CELL).chain([' ']).for_each(|letter| sheet_text.put(letter, cell.span));
            places.push((start, sheet_text.len() - start));
        }
        sheet_text.put(' ', Span { start: 0, end: 0 });
        sheet_text.tidy();
        (sheet_text, places)
    }

    /// Puts a word without the blanks inside it, as in `Кg1 — f3`.
    fn put_text(&mut self, record: &Record<'_>, span: Span) {
        let letters = record.slice(span).char_indices().filter(|(_, letter)| !letter.is_whitespace());
        for (offset, letter) in letters {
            let start = span.start + u32::try_from(offset).unwrap_or(0);
            let end = start + u32::try_from(letter.len_utf8()).unwrap_or(1);
            self.put(letter, Span { start, end });
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
        self.has_prose = self.letters.contains(&PROSE);
        self.forms = vec![WordJudgment::default(); n + 1];
        let mut start = 0;
        let mut judged = self.judged.iter().copied().peekable();
        while start < n {
            let end = self.word_ends[start];
            let form = &mut self.forms[start];
            while let Some((_, standing, is_number)) = judged.next_if(|(at, ..)| *at < end) {
                let kept = if is_number { &mut form.number } else { &mut form.word };
                kept.get_or_insert(standing);
            }
            start = end;
        }
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

    pub(crate) fn len(&self) -> usize {
        self.letters.len()
    }

    /// Returns the end of a sign for an empty cell: `…`, `—`.
    pub(crate) fn placeholder(&self, at: usize) -> Option<usize> {
        let n = self.letters[at..].iter().take_while(|letter| matches!(letter, '.' | '-' | '_')).count();
        let is_dash = n == 1 && self.letters[at] == '-' && self.letters.get(at + 1) == Some(&' ');
        let end = at + n;
        (n > 1 || is_dash).then(|| end + usize::from(self.letters.get(end) == Some(&' ')))
    }

    /// Returns the text from one place to another, without blanks around it.
    pub(crate) fn cell(&self, record: &Record<'_>, from: usize, to: usize) -> Option<Cell> {
        let mut inner = (from..to.min(self.len())).filter(|at| self.letters[*at] != ' ');
        let first = inner.next()?;
        let last = inner.next_back().unwrap_or(first);
        let span = Span { start: self.spans[first].start, end: self.spans[last].end };
        Some(Cell { span, word: record.slice(span).to_owned() })
    }

    /// Returns the offset of a place in the text.
    pub(crate) fn offset(&self, at: usize) -> u32 {
        self.spans.get(at).or(self.spans.last()).map_or(0, |span| span.start)
    }

    /// Returns the word that starts at a place, without the space after it.
    pub(crate) fn word(&self, at: usize) -> &[char] {
        let word = &self.letters[at..self.word_ends[at]];
        word.strip_suffix(&[' ']).unwrap_or(word)
    }

    /// Returns true if the text from one place to another is separate from the text around it.
    pub(crate) fn is_apart(&self, from: usize, to: usize) -> bool {
        let is_end = |at: usize| self.letters.get(at).is_none_or(|letter| matches!(letter, ' ' | '.' | ')'));
        (from == 0 || is_end(from - 1)) && (to == 0 || is_end(to - 1))
    }
}

/// Returns true if a word is only commas, dashes and the like.
fn is_sign(word: &str) -> bool {
    !word.chars().any(|c| c.is_alphanumeric() || matches!(c, '♔'..='♟'))
}

/// Returns true if a word cannot be moves, however damaged: an address, a long word of prose.
fn is_no_move(word: &str) -> bool {
    if word.contains("://") || word.starts_with("www.") {
        return true;
    }
    let letters: Vec<char> = word.chars().map(fold).collect();
    let is_square = |pair: &&[char]| matches!(pair, ['a'..='h' | 'A'..='H', '1'..='8'] | ['O' | 'o' | '0', '-']);
    let n_squares = letters.windows(2).filter(is_square).count();
    letters.len() > LONGEST_MOVE && CHARACTERS_A_SQUARE * n_squares < letters.len()
}
