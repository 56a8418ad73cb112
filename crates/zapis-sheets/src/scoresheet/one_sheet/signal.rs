//! Kings put in the center at the end of a sheet to signal the result to an electronic board: not moves, however they
//! read.

use crate::game::{Game, Side};
use crate::record::{GameResult, Record};
use crate::replay::Replay;
use crate::rulings::{KingsSignal, kings_signal};

use crate::scoresheet::moves::{Decodable, SheetNotation};
use crate::scoresheet::reading::meaning::means;
use crate::scoresheet::reading::sheet::{Cell, Sheet, given_result};

/// Words at the end of a record that signal its result and are not moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signalled {
    /// The words, one or two.
    pub cells: Vec<Cell>,
    /// The number of plies before them.
    pub after: u32,
    /// The result that the words signal; `None` if one king alone leaves two.
    pub signalled: Option<GameResult>,
    /// The same; if one king leaves two, the one of them that the record gives.
    pub result: Option<GameResult>,
    /// Whether the record gives another result.
    pub contradicts: bool,
}

impl Signalled {
    /// Joins the words.
    #[must_use]
    pub fn written(&self) -> String {
        self.cells.iter().map(|cell| cell.word.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// Finds the words at the end of a record that can be played up to them.
    #[must_use]
    pub fn of<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>) -> Option<Self> {
        if replay.is_complete {
            return None;
        }
        let signal = kings_signal(game, record, replay)?;
        let given = given_result(record);
        Self::new(record, &signal, given)
    }

    fn new(record: &Record<'_>, signal: &KingsSignal, given: GameResult) -> Option<Self> {
        let is_given = given != GameResult::Unknown;
        let contradicts = is_given && !signal.allows(given);
        // One king that contradicts the result is not a signal, but a wrong move.
        if contradicts && signal.items.len() == 1 {
            return None;
        }
        let item = |index: &u32| record.tape.items.get(*index as usize);
        let cells = signal.items.iter().filter_map(item);
        let cells = cells.map(|item| Cell { span: item.span, word: record.slice(item.span).to_owned() }).collect();
        let result = signal.result.or(Some(given).filter(|_| is_given));
        Some(Self {
            cells,
            after: signal.n_plies,
            signalled: result.filter(|_| !contradicts).or(signal.result),
            result,
            contradicts,
        })
    }

    /// Returns the result of the game: that of the record, else the signalled one.
    #[must_use]
    pub fn settle(&self, given: GameResult) -> GameResult {
        if given == GameResult::Unknown { self.result.unwrap_or(given) } else { given }
    }

    /// Removes the words from a sheet.
    pub(crate) fn take_off(&self, sheet: &mut Sheet) {
        let is_signal = |cell: &Cell| self.cells.iter().any(|signal| signal.span.start == cell.span.start);
        sheet.slots.retain(|slot| !slot.cell.as_ref().is_some_and(is_signal));
        sheet.result = self.settle(sheet.result);
    }
}

/// The last words of a damaged record that write kings on central squares, whatever came before them.
pub(crate) struct Suspected {
    /// The items, at most two, in their order.
    items: Vec<u32>,
}

impl Suspected {
    pub(crate) fn of<G: Decodable>(game: &G, record: &Record<'_>, replay: &Replay<G>, start: &G::Position) -> Self {
        let letters: Vec<G::Alphabet> =
            game.rival_notations(&[], replay.alphabet).into_iter().map(|notation| notation.letters).collect();
        let is_king = |word: &[u8], alphabet: G::Alphabet| {
            let written = game.read(word, alphabet)?;
            game.center_king(start, Side::White, &written)
        };
        let last: Vec<(u32, &[u8])> = {
            let words: Vec<_> = record.tape.main_line().map(|(index, item)| (index, record.bytes(item.span))).collect();
            words[words.len().saturating_sub(2)..].to_vec()
        };
        let is_suspected = |word: &[u8]| letters.iter().any(|alphabet| is_king(word, *alphabet).is_some());
        let n = last.iter().rev().take_while(|(_, word)| is_suspected(word)).count();
        Self { items: last[last.len() - n..].iter().map(|(index, _)| *index).collect() }
    }

    /// Returns the possible signals, the longest first: the words without which the rest is to be read.
    pub(crate) fn signals(&self, record: &Record<'_>) -> Vec<Signalled> {
        (0..self.items.len())
            .map(|from| {
                let items = self.items[from..].iter().filter_map(|index| record.tape.items.get(*index as usize));
                let cells = items.map(|item| Cell { span: item.span, word: record.slice(item.span).to_owned() });
                Signalled { cells: cells.collect(), after: 0, signalled: None, result: None, contradicts: false }
            })
            .collect()
    }

    /// Returns the words of both kings, if two are written.
    pub(crate) fn both(&self, record: &Record<'_>) -> Option<Signalled> {
        self.signals(record).into_iter().next().filter(|signal| signal.cells.len() == 2)
    }

    /// Decides whether words are a signal, when the position before them is known: they are if the first is not a legal
    /// move there.
    pub(crate) fn decide<G: Game>(
        &self,
        game: &G,
        record: &Record<'_>,
        signal: &Signalled,
        (last, notation, n_plies): (&G::Position, SheetNotation<G::Alphabet>, u32),
    ) -> Option<Signalled> {
        let first = signal.cells.first()?;
        if means(game, last, &first.word, notation).is_some() {
            return None;
        }
        let side = game.side(last);
        let king =
            |cell: &Cell, side| game.center_king(last, side, &game.read(cell.word.as_bytes(), notation.letters)?);
        let one = king(first, side)?;
        let of_colors = |one, other| match (one, other) {
            (true, true) => GameResult::WhiteWins,
            (false, false) => GameResult::BlackWins,
            _ => GameResult::Draw,
        };
        let result = match signal.cells.get(1) {
            Some(second) => Some(of_colors(one.is_light, king(second, side.other())?.is_light)),
            None if one.is_put || one.other.is_some() => one.other.map(|other| of_colors(one.is_light, other)),
            None => return None,
        };
        let items = self.items[self.items.len() - signal.cells.len()..].to_vec();
        let found = KingsSignal { items, doubtful: None, n_plies, result, is_light: one.is_light };
        Signalled::new(record, &found, given_result(record))
    }
}
