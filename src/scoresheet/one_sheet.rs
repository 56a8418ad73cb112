//! One of several sheets of a game, taken from its record so that it outlives the text it was read from.

use crate::chess::{Alphabet, Color, Position};
use crate::game::{Chess, Side};
use crate::record::{GameResult, Record};
use crate::replay::Replay;

use super::restored::{is_sound, likeliest_letters};
use super::sheet::{Cell, Sheet, Slot};

/// A sheet with all that is needed to compare it with others.
#[derive(Clone, Debug)]
pub struct OneSheet {
    /// Where it starts.
    pub start: Position,
    /// Whether that is the game's usual first position.
    pub starts_usually: bool,
    /// Whose letters it is read with; see [`OneSheet::find_letters`].
    pub alphabet: Alphabet,
    /// Its cells.
    pub sheet: Sheet,
    /// Whether it can be played as it is written.
    pub is_sound: bool,
    /// Whether it is known whose letters they are.
    has_letters: bool,
}

/// More plies than so many are not compared.
const MOST_SLOTS: usize = 6000;

impl OneSheet {
    /// Takes the sheet that a record is; nothing where it has no start, or hardly a word that could be a move.
    #[must_use]
    pub fn of(record: &Record<'_>, replay: &Replay<Chess>, letters: Option<Alphabet>) -> Option<Self> {
        let start = replay.start.position.as_ref()?;
        let is_sound = is_sound(replay);
        let written = Sheet::of(record, start.fullmove_number(), start.turn() == Color::Black);
        let sheet = match as_played(record, replay, start).filter(|_| is_sound) {
            Some((slots, is_cut)) => Sheet { slots, result: written.result, is_cut },
            None => written,
        };
        if !is_sound && !sheet.is_plausible() {
            return None;
        }
        let alphabet = letters.unwrap_or(replay.alphabet);
        let has_letters = letters.is_some() || is_sound;
        Some(Self {
            start: start.clone(),
            starts_usually: replay.start.is_usual,
            alphabet,
            sheet,
            is_sound,
            has_letters,
        })
    }

    /// Finds out whose letters it is written with, where that was not said and cannot be seen by playing it; this is a
    /// search of its own.
    pub fn find_letters(&mut self) {
        if !self.has_letters {
            self.alphabet = likeliest_letters(&self.sheet, &self.start, self.alphabet);
            self.has_letters = true;
        }
    }

    /// Returns the result written on it, if one is.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        Some(self.sheet.result).filter(|result| *result != GameResult::Unknown)
    }
}

/// Takes the slots from the moves as they were played: ply by ply, whatever stands between them.
fn as_played(record: &Record<'_>, replay: &Replay<Chess>, start: &Position) -> Option<(Vec<Slot>, bool)> {
    let plies = || replay.plies.iter().filter(|ply| ply.depth == 0);
    if plies().any(|ply| ply.mv.is_null()) {
        return None;
    }
    let mut slots = Vec::new();
    let (mut row, mut turn) = (start.fullmove_number(), start.turn());
    for ply in plies().take(MOST_SLOTS) {
        let span = record.tape.items.get(ply.item as usize)?.span;
        let side = if turn == Color::White { Side::White } else { Side::Black };
        let word: String = record.slice(span).chars().take(24).collect();
        slots.push(Slot { row, side, cell: Some(Cell { span, word }), is_over: false });
        row += u32::from(turn == Color::Black);
        turn = !turn;
    }
    Some((slots, plies().count() > MOST_SLOTS))
}
