//! The cells of a damaged sheet as the most probable game reads them: which characters are one word, which words are
//! numbers of rows, and which are prose.

use std::collections::BTreeMap;

use crate::record::{GameResult, Record, SheetToken, WordStanding};

use super::repair::likeliest_of;
use crate::scoresheet::damage::confusions::Confusions;
use crate::scoresheet::damage::sheet_channel::SheetChannel;
use crate::scoresheet::moves::{Decodable, SheetNotation};
use crate::scoresheet::reading::observations::{PROSE, SheetText, WrittenWords};
use crate::scoresheet::search::choices::Choices;
use crate::scoresheet::search::decode::{DecodedSheets, SearchOptions, SoughtGame, decode};
use crate::scoresheet::search::lattice::{Step, StepKind};

/// The number of positions at each place, enough to separate the cells.
const BEAM_FOR_CELLS: usize = 40;
/// A sheet of more words is taken as its reader has split it: no game that people write down is so long.
const MOST_WORDS: usize = 1200;
/// A game with less than one ply for this many words is no evidence about the cells.
const WORDS_A_PLY: usize = 2;

/// The cells of a sheet, and their notation.
pub(crate) struct CellsAsRead<A> {
    pub(crate) tokens: Vec<SheetToken>,
    pub(crate) notation: SheetNotation<A>,
}

/// Finds the cells of a record, in the likeliest notation or in the known one. Returns `None` if no game is found that
/// could separate them.
pub(crate) fn cells_as_read<G: Decodable>(
    record: &Record<'_>,
    start: &G::Position,
    (usual, is_known): (G::Alphabet, bool),
    result: GameResult,
    choices: &mut Choices<'_, G>,
) -> Option<CellsAsRead<G::Alphabet>> {
    let words = WrittenWords::of(record);
    let sheet_text = SheetText::of(record, &words);
    let moves = words.of_moves(record);
    if moves.len() > MOST_WORDS {
        return None;
    }
    let rivals = choices.game.rival_notations(&moves, usual);
    let rivals: Vec<_> = rivals.into_iter().filter(|rival| !is_known || rival.letters == usual).collect();
    let notation = likeliest_of(&sheet_text, start, &rivals, choices)?;
    let options = SearchOptions { beam: BEAM_FOR_CELLS, ..SearchOptions::default() };
    let sheets = DecodedSheets::OneText { sheet_text: &sheet_text, n_letters: usize::MAX, gaps: None };
    let channel = SheetChannel { notation, confusions: Confusions::get() };
    let found = decode(&sheets, &[channel], choices, &SoughtGame { start, result }, options);
    let (end, _) = found.ends.first()?;
    let way = found.lattice.best_way(*end);
    let n_plies = way.iter().filter(|step| matches!(step.kind, StepKind::Read { .. })).count();
    let is_read = found.stopped_at.is_none() && WORDS_A_PLY * n_plies >= moves.len();
    let cells = CellsOfText { sheet_text: &sheet_text, record, taken: by_place(&way) };
    is_read.then(|| CellsAsRead { tokens: cells.tokens(), notation })
}

/// Lists the parts of a text by their beginnings: its end, and its meaning.
fn by_place<M>(way: &[Step<M>]) -> BTreeMap<usize, (usize, ReadAs)> {
    let taken = way.iter().filter_map(|step| match step.kind {
        StepKind::Read { from, to, .. } => Some((from, (to, ReadAs::Move))),
        StepKind::Number { value, from, to } => Some((from, (to, ReadAs::Number(value)))),
        StepKind::Prose { from, to } => Some((from, (to, ReadAs::Prose))),
        _ => None,
    });
    taken.collect()
}

/// The meaning of a part of a text.
#[derive(Clone, Copy, Debug)]
enum ReadAs {
    Move,
    Number(u32),
    Prose,
}

struct CellsOfText<'a> {
    sheet_text: &'a SheetText,
    record: &'a Record<'a>,
    taken: BTreeMap<usize, (usize, ReadAs)>,
}

impl CellsOfText<'_> {
    fn tokens(&self) -> Vec<SheetToken> {
        let mut tokens = Vec::new();
        let mut at = 0;
        while at < self.sheet_text.len() {
            let (end, taken) = match self.taken.get(&at) {
                Some((end, taken)) => (*end, Some(*taken)),
                None => (at, None),
            };
            at = match taken {
                Some(ReadAs::Number(value)) => {
                    tokens.push(self.number(at, value));
                    // The dots of a number represent the cell that is not shown.
                    self.sheet_text.numbers[at]
                        .filter(|number| number.n_dots > 1)
                        .map_or(end, |number| number.end.max(end))
                }
                Some(ReadAs::Prose) if self.is_row(at) => self.put_rest(at, &mut tokens),
                Some(ReadAs::Prose) => end,
                Some(ReadAs::Move) => {
                    self.put_word(at, end, &mut tokens);
                    end
                }
                None => self.put_rest(at, &mut tokens),
            }
            .max(at + 1);
        }
        tokens
    }

    /// Returns true if a word is in a row of its own: another sheet may show that it is part of the game.
    fn is_row(&self, at: usize) -> bool {
        let standing = self.sheet_text.standing(at);
        self.sheet_text.letters[at] != PROSE && (standing.word.or(standing.number)) == Some(WordStanding::InRow)
    }

    /// Puts text where the game has nothing, by its form. Returns its end.
    fn put_rest(&self, at: usize, tokens: &mut Vec<SheetToken>) -> usize {
        if matches!(self.sheet_text.letters[at], ' ' | PROSE) {
            return at + 1;
        }
        if let Some(number) = self.sheet_text.numbers[at] {
            tokens.push(self.number(at, number.value));
            return number.end;
        }
        if let Some(end) = self.sheet_text.placeholder(at) {
            tokens.push(SheetToken::Gap);
            return end;
        }
        let end = self.sheet_text.word_ends[at];
        let next = self.taken.range(at + 1..end).next().map_or(end, |(next, _)| *next);
        self.put_word(at, next, tokens);
        next
    }

    fn put_word(&self, from: usize, to: usize, tokens: &mut Vec<SheetToken>) {
        if let Some(cell) = self.sheet_text.cell(self.record, from, to) {
            tokens.push(SheetToken::Word(cell.span, cell.word));
        }
    }

    fn number(&self, at: usize, value: u32) -> SheetToken {
        let has_dots = self.sheet_text.numbers[at].is_some_and(|number| number.n_dots > 1);
        SheetToken::Number { number: Some(value), has_dots }
    }
}
