//! Groups tokens into rows: a number and the cells after it, anywhere on the sheet.

use super::token::{Token, TokenKind};
use super::vocabulary;

/// The text before a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum RowLead {
    /// An open sentence that began the line: a note.
    InNote,
    /// An open sentence: `лучше было 8. Кg5`.
    InSentence,
    /// A sentence that ended on the same line: `мат: 19. Кb4`.
    BehindStop,
    /// None: the row, or the rows before it, begin a line or a cell of a table.
    LineStart,
}

#[expect(clippy::struct_excessive_bools, reason = "each is an independent fact about the place of the row in the text")]
/// A number with its cells, or cells without a number.
#[derive(Clone, Debug)]
pub(super) struct SheetRow {
    /// The number, if one is written.
    pub(super) number: Option<u32>,
    /// Whether dots mean that White's cell is not shown here.
    pub(super) dots: bool,
    /// The cells, as indices of tokens.
    pub(super) cells: Vec<usize>,
    /// The first token, and the one after the last.
    pub(super) first: usize,
    pub(super) end: usize,
    pub(super) opening: RowLead,
    /// Whether words that do not end a sentence come before it, on its line or the one before.
    pub(super) follows_words: bool,
    /// Whether it directly follows the row before, with only line breaks and signs between.
    pub(super) is_joined: bool,
    /// Whether prose follows it on its line.
    pub(super) runs_into_prose: bool,
    /// Whether a sentence continues after it in small letters: `24.b3 loses a piece`.
    pub(super) runs_into_sentence: bool,
    /// Whether it is on a line of its own, or has a number that shows its place.
    pub(super) is_on_own_line: bool,
}

/// A row with the ply, from 0, of its first cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placed {
    pub(super) row: usize,
    pub(super) start: u32,
}

impl SheetRow {
    /// Returns the ply of its first cell, counted from 0, by its number.
    pub(super) fn start(&self) -> Option<u32> {
        self.number.map(|number| ply_of(number, self.dots))
    }
}

pub(super) fn ply_of(number: u32, is_black: bool) -> u32 {
    number.saturating_sub(1).saturating_mul(2).saturating_add(u32::from(is_black))
}

/// Groups a run of tokens into rows.
pub(super) fn rows(tokens: &[Token<'_>]) -> Vec<SheetRow> {
    let mut builder = RowBuilder { tokens, rows: Vec::new(), open: None };
    for index in 0..tokens.len() {
        builder.take(index);
    }
    builder.close();
    builder.rows
}

/// Returns true if some tokens state the result of a game, in figures or words.
pub(super) fn says_end(tokens: &[Token<'_>]) -> bool {
    let words = tokens.iter().filter(|token| token.is_prose()).map(|token| vocabulary::lower(&token.word));
    tokens.iter().any(|token| matches!(token.kind, TokenKind::Result(_)))
        || vocabulary::ending(&words.collect::<Vec<_>>().join(" ")).is_some()
}

fn line<'a, 't>(tokens: &'a [Token<'t>]) -> &'a [Token<'t>] {
    let len = tokens.iter().position(|token| matches!(token.kind, TokenKind::Break { .. }));
    &tokens[..len.unwrap_or(tokens.len())]
}

/// Returns true if some tokens before a first move state the result of a game, and that move does not belong to another
/// sentence: `Ничья. Хуже 1.Крd1`. Two players have more than two words.
fn ends_before(tokens: &[Token<'_>]) -> bool {
    const MOST_WORDS: usize = 2;
    let is_of_sentence = |token: &&Token<'_>| token.kind == TokenKind::Prose { stops: false };
    let n_words = tokens.iter().rev().take_while(is_of_sentence).count();
    let stops = tokens.iter().rev().nth(n_words).is_some_and(|token| token.kind == TokenKind::Prose { stops: true });
    says_end(tokens) && !(stops && (1..=MOST_WORDS).contains(&n_words))
}

struct RowBuilder<'a, 't> {
    tokens: &'a [Token<'t>],
    rows: Vec<SheetRow>,
    open: Option<SheetRow>,
}

impl RowBuilder<'_, '_> {
    fn take(&mut self, index: usize) {
        match self.tokens[index].kind {
            TokenKind::Number { number, dots, .. } => {
                // `9. ...` in two tokens: the gap after the number is White's.
                self.close();
                self.begin(index, Some(number), dots);
            }
            TokenKind::Move { .. } => {
                if self.open.is_none() {
                    self.begin(index, None, false);
                }
                self.cell(index);
            }
            TokenKind::Gap => {
                if self.open.as_ref().is_some_and(|row| row.number.is_some() && row.cells.len() < 2) {
                    self.cell(index);
                } else if let Some(row) = &mut self.open {
                    row.end = index + 1;
                }
            }
            TokenKind::Break { blank } => {
                let is_whole = self.open.as_ref().is_some_and(|row| row.number.is_none() || !row.cells.is_empty());
                if is_whole || blank {
                    self.close();
                }
            }
            TokenKind::Glyph | TokenKind::DrawOffer | TokenKind::Mark => {
                if let Some(row) = &mut self.open {
                    row.end = index + 1;
                }
            }
            TokenKind::Result(_) => self.close(),
            TokenKind::Prose { .. } => {
                // `Партия № 4. Ферзевый гамбит`: the number of no row.
                self.open.take_if(|row| row.cells.is_empty());
                if let Some(row) = &mut self.open {
                    row.runs_into_prose = true;
                    row.runs_into_sentence = self.tokens[index].word.starts_with(char::is_lowercase);
                    // `32. Фb3`, and on the next line `e2. Хорошо.` or `Фe2 Ничья`: Black's move is expected there.
                    let is_due = self.rows.last().is_some_and(|before| {
                        row.is_joined
                            && row.cells.len() == 1
                            && before.number.is_some()
                            && !before.dots
                            && !before.runs_into_prose
                            && before.cells.len() == 1
                            && (index > 0 && self.tokens[index - 1].kind == TokenKind::Sign
                                || says_end(line(&self.tokens[index..])))
                    });
                    row.is_on_own_line &= row.number.is_some() || is_due;
                }
                self.close();
            }
            TokenKind::Aside | TokenKind::Separator | TokenKind::Sign => {}
        }
    }

    fn begin(&mut self, index: usize, number: Option<u32>, dots: bool) {
        let (mut opening, is_joined) = self.opening(index);
        // After the end of a game, or at the beginning, the first move may follow its heading on the line.
        let last_end = self.rows.last().map_or(0, |row| row.end);
        let is_first = number == Some(1) && !dots;
        if is_first
            && opening != RowLead::LineStart
            && (self.rows.is_empty() || ends_before(&self.tokens[last_end..index]))
        {
            opening = RowLead::LineStart;
        }
        self.open = Some(SheetRow {
            number,
            dots,
            cells: Vec::new(),
            first: index,
            end: index + 1,
            opening,
            follows_words: self.follows_words(index),
            is_joined,
            runs_into_prose: false,
            runs_into_sentence: false,
            is_on_own_line: number.is_some() || opening == RowLead::LineStart,
        });
    }

    fn cell(&mut self, index: usize) {
        if let Some(row) = &mut self.open {
            row.cells.push(index);
            row.end = index + 1;
        }
    }

    fn close(&mut self) {
        if let Some(row) = self.open.take() {
            self.rows.push(row);
        }
    }

    fn follows_words(&self, index: usize) -> bool {
        let before = self.tokens[..index]
            .iter()
            .rev()
            .find(|token| !matches!(token.kind, TokenKind::Break { blank: false } | TokenKind::Separator));
        before.is_some_and(|before| before.kind == TokenKind::Prose { stops: false })
    }

    /// Returns true if only prose comes before a token on its line, and no row ends here.
    fn begins_line(&self, at: usize, last_end: usize) -> bool {
        let before = self.tokens[last_end.min(at)..at].iter().rev();
        last_end == 0 || before.map(|token| token.kind).any(|kind| matches!(kind, TokenKind::Break { .. }))
    }

    /// Returns the text before a row, and whether another row ends there.
    fn opening(&self, index: usize) -> (RowLead, bool) {
        let last_end = self.rows.last().map_or(0, |row| row.end);
        let mut is_line_start = false;
        let (mut has_aside, mut has_stop) = (false, false);
        for at in (0..index).rev() {
            let kind = self.tokens[at].kind;
            if at < last_end {
                let inherited = self.rows.last().map_or(RowLead::LineStart, |row| row.opening);
                return match inherited {
                    _ if is_line_start => (RowLead::LineStart, true),
                    // The sentence ends with a move: `Better is 3... Nf6. 4. Ba4`.
                    RowLead::InNote | RowLead::InSentence if has_stop => (RowLead::BehindStop, false),
                    inherited => (inherited, true),
                };
            }
            match kind {
                TokenKind::Break { .. } | TokenKind::Separator => is_line_start = true,
                TokenKind::Prose { stops } => {
                    let opening = match (is_line_start, stops || has_stop || has_aside) {
                        (true, _) => RowLead::LineStart,
                        (false, true) => RowLead::BehindStop,
                        (false, false) if self.begins_line(at, last_end) => RowLead::InNote,
                        (false, false) => RowLead::InSentence,
                    };
                    return (opening, false);
                }
                TokenKind::Aside => has_aside = true,
                TokenKind::Sign => has_stop |= self.tokens[at].word == ".",
                // `Un coup fort ! 4. Fa4`: a separate sign, or one after a word that might have been a move.
                TokenKind::Glyph => has_stop |= self.tokens[at].word.ends_with(['!', '?']),
                TokenKind::Result(_) => return (RowLead::LineStart, false),
                _ => {}
            }
        }
        (RowLead::LineStart, false)
    }
}
