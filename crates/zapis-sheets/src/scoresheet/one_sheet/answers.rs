//! Answers about a sheet from someone who knows the game: which move a cell means, or that it is to be left open.

use std::collections::BTreeMap;

use crate::game::{Game, SheetAnswer, Side};
use crate::text::Span;

use super::restored::{HowRead, Restored, RestoredPly};
use crate::scoresheet::moves::SheetNotation;
use crate::scoresheet::reading::meaning::means;
use crate::scoresheet::reading::sheet::{Cell, Sheet, Slot};

/// A place of a sheet that can be asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Asked {
    /// The word that begins here.
    Word(u32),
    /// The empty cell of a row.
    Gap(u32, Side),
}

impl Asked {
    /// Returns the place of a ply; `None` for one that has no cell on the sheet.
    #[must_use]
    pub fn of<M>(ply: &RestoredPly<M>) -> Option<Self> {
        match (&ply.cell, ply.how) {
            (Some(cell), _) => Some(Self::Word(cell.span.start)),
            (None, HowRead::Gap) => Some(Self::Gap(ply.row, ply.side)),
            (None, _) => None,
        }
    }

    fn of_slot(slot: &Slot) -> Option<Self> {
        match &slot.cell {
            Some(cell) => Some(Self::Word(cell.span.start)),
            None if !slot.is_over => Some(Self::Gap(slot.row, slot.side)),
            None => None,
        }
    }
}

pub(crate) fn is_about(answer: &SheetAnswer, slot: &Slot) -> bool {
    let written = slot.cell.as_ref().map_or("", |cell| cell.word.as_str());
    (slot.row, slot.side) == (answer.row, answer.side) && written == answer.written
}

/// The answer about one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// This move, written in the letters of the sheet.
    Move(String),
    /// Leave it open.
    Open,
}

/// The answers given so far.
#[derive(Clone, Debug, Default)]
pub struct Answers {
    answers: BTreeMap<Asked, Answer>,
}

impl Answers {
    /// Keeps an answer.
    pub fn give(&mut self, asked: Asked, answer: Answer) {
        self.answers.insert(asked, answer);
    }

    /// Returns true if a place has been asked about.
    #[must_use]
    pub fn has(&self, asked: Asked) -> bool {
        self.answers.contains_key(&asked)
    }

    /// Finds the cells of the answers. Fails with the first answer about a cell that does not exist, or with other text
    /// in it.
    ///
    /// # Errors
    /// Returns that answer.
    pub fn of_cells<'a>(sheet: &Sheet, given: &'a [SheetAnswer]) -> Result<Self, &'a SheetAnswer> {
        let mut answers = Self::default();
        for one in given {
            let slot = sheet.slots.iter().find(|slot| is_about(one, slot)).ok_or(one)?;
            let asked = Asked::of_slot(slot).ok_or(one)?;
            let answer = if one.read == SheetAnswer::OPEN { Answer::Open } else { Answer::Move(one.read.clone()) };
            answers.give(asked, answer);
        }
        Ok(answers)
    }

    /// Returns true if nothing was said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    /// Returns the moves given, with the places of their cells in the order of play; an empty cell has an empty place.
    pub(crate) fn supplied(&self, sheet: &Sheet) -> Vec<(Span, String)> {
        let mut supplied = Vec::new();
        if self.answers.is_empty() {
            return supplied;
        }
        let mut place = 0;
        for slot in &sheet.slots {
            let nowhere = Span { start: place, end: place };
            let span = slot.cell.as_ref().map_or(nowhere, |cell| cell.span);
            let answer = Asked::of_slot(slot).and_then(|asked| self.answers.get(&asked));
            if let Some(Answer::Move(word)) = answer {
                supplied.push((span, word.clone()));
            }
            place = span.end;
        }
        supplied
    }

    /// Restores the original words, and marks the plies that were asked about.
    pub(crate) fn mark<G: Game>(&self, restored: &mut Restored<G>, sheet: &Sheet, game: &G) {
        if self.answers.is_empty() {
            return;
        }
        let written: BTreeMap<u32, &Cell> =
            sheet.slots.iter().filter_map(|slot| slot.cell.as_ref()).map(|cell| (cell.span.start, cell)).collect();
        let mut position = restored.start.clone();
        let notation = SheetNotation { letters: restored.alphabet, other: restored.other_notation };
        for ply in &mut restored.plies {
            let is_supplied = ply.cell.as_ref().is_some_and(|cell| cell.span.start == cell.span.end);
            let asked = if is_supplied { Some(Asked::Gap(ply.row, ply.side)) } else { Asked::of(ply) };
            match asked.and_then(|asked| self.answers.get(&asked)) {
                Some(Answer::Move(answer)) if means(game, &position, answer, notation) == Some(ply.mv) => {
                    let cell = ply.cell.take().and_then(|cell| written.get(&cell.span.start).copied().cloned());
                    ply.cell = cell.filter(|_| !is_supplied);
                    let is_as_written = ply
                        .cell
                        .as_ref()
                        .is_some_and(|cell| means(game, &position, &cell.word, notation) == Some(ply.mv));
                    ply.how = if is_as_written { HowRead::AsWritten } else { HowRead::Answered };
                    ply.is_open = false;
                }
                Some(Answer::Open) if !matches!(ply.how, HowRead::AsWritten | HowRead::Signs) => ply.is_open = true,
                _ => {}
            }
            game.play(&mut position, ply.mv);
        }
    }
}
