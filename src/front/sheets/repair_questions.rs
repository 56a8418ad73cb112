//! Questions about the meaning of a sheet if two readings are close, and the use of the answers.

use std::fmt;

use crate::chess::{Alphabet, Position};
use crate::game::{Chess, MoveNotation, SheetAnswer, Side};
use crate::render::board_lines;
use crate::scoresheet::{
    Answer, Answers, Asked, Hand, HowRead, Restored, RestoredPly, SearchOptions, repair_with_answers,
};

use super::sheet_answers::fingerprint_of;
use crate::front::pipeline::view::View;

/// Less probable readings are asked about.
const SURE: f64 = 0.9;

/// A question about a place of a sheet, for someone who knows the game.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct RepairQuestion {
    /// The path of the file.
    pub path: String,
    /// The line, from 1; for an empty cell, that of the end of the word before it.
    pub line: u64,
    /// The column, from 1.
    pub column: u64,
    /// The row of the sheet.
    pub row: u32,
    /// The side to move.
    pub side: Side,
    /// What is written; `None` for an empty cell.
    pub written: Option<String>,
    /// The position before the move.
    pub position: Position,
    /// The possible moves, in the letters of the sheet, the most probable first, with their probabilities.
    pub readings: Vec<(String, f64)>,
    /// The last answer, if it was not a legal move.
    pub refused: Option<String>,
}

impl RepairQuestion {
    /// Draws the position, White below: a letter of FEN for each piece, a point for each empty square.
    #[must_use]
    pub fn board_lines(&self) -> Vec<String> {
        board_lines(&self.position)
    }
}

/// The answer to a [`RepairQuestion`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RepairAnswer {
    /// One of the readings, from 0.
    Reading(usize),
    /// This move, in the letters of the sheet.
    Move(String),
    /// Unknown: the place is left open.
    Open,
    /// No more questions.
    Enough,
}

/// Asks, and remembers whether more may be asked.
pub(crate) struct Asker {
    ask: Box<dyn FnMut(&RepairQuestion) -> RepairAnswer + Send>,
    is_over: bool,
    /// The answers so far, each with the key of the text of its sheet.
    pub(crate) given: Vec<(u64, SheetAnswer)>,
}

impl fmt::Debug for Asker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Asker").field("is_over", &self.is_over).finish_non_exhaustive()
    }
}

impl Asker {
    pub(crate) fn new(ask: impl FnMut(&RepairQuestion) -> RepairAnswer + Send + 'static) -> Self {
        Self { ask: Box::new(ask), is_over: false, given: Vec::new() }
    }

    /// Repairs a record with the help of answers.
    pub(crate) fn repair(
        &mut self,
        view: &View<'_, Chess>,
        options: SearchOptions,
        (mut answers, hand): (Answers, Option<&Hand>),
    ) -> Option<Restored> {
        loop {
            let known = (&answers, hand);
            let restored = repair_with_answers(view.game, &view.record, view.replay, view.letters, options, known)?;
            let doubt = if self.is_over { None } else { next_doubt(&restored, &answers) };
            let Some(doubt) = doubt else { return Some(restored) };
            match self.settle(view, &doubt, restored.alphabet) {
                Some(answer) => {
                    let read = match &answer {
                        Answer::Move(word) => word.clone(),
                        Answer::Open => SheetAnswer::OPEN.to_owned(),
                    };
                    let written = doubt.ply.cell.as_ref().map(|cell| cell.word.clone()).unwrap_or_default();
                    let given = SheetAnswer { row: doubt.ply.row, side: doubt.ply.side, written, read };
                    self.given.push((fingerprint_of(&view.record), given));
                    answers.give(doubt.asked, answer);
                }
                None => self.is_over = true,
            }
        }
    }

    /// Asks about one place until the answer can be used. Returns `None` if no more questions are wanted.
    fn settle(&mut self, view: &View<'_, Chess>, doubt: &Doubt<'_>, letters: Alphabet) -> Option<Answer> {
        let (position, ply) = (&doubt.position, doubt.ply);
        let rivals = ply.rivals.iter().map(|rival| (rival.mv, rival.confidence));
        let readings = [(ply.mv, ply.confidence)].into_iter().chain(rivals);
        let (line, column) = view.source.line_and_column(doubt.place);
        let mut question = RepairQuestion {
            path: view.source.path.to_owned(),
            line,
            column,
            row: ply.row,
            side: ply.side,
            written: ply.cell.as_ref().map(|cell| cell.word.clone()),
            position: position.clone(),
            readings: readings.map(|(mv, share)| (view.game.spell(position, mv, letters), share)).collect(),
            refused: None,
        };
        loop {
            let word = match (self.ask)(&question) {
                RepairAnswer::Enough => return None,
                RepairAnswer::Open => return Some(Answer::Open),
                RepairAnswer::Reading(index) => match question.readings.get(index) {
                    Some((word, _)) => word.clone(),
                    None => index.wrapping_add(1).to_string(),
                },
                RepairAnswer::Move(word) => word,
            };
            let written = view.game.read(word.as_bytes(), letters);
            if written.is_some_and(|written| view.game.resolve(position, &written).is_ok()) {
                return Some(Answer::Move(word));
            }
            question.refused = Some(word);
        }
    }
}

/// A place that is not sure.
struct Doubt<'r> {
    /// The position before the move in question.
    position: Position,
    ply: &'r RestoredPly,
    asked: Asked,
    /// Its place in the text; for an empty cell, the end of the word before it.
    place: u32,
}

/// Finds the first place that is not sure and was not asked about.
fn next_doubt<'r>(restored: &'r Restored, answers: &Answers) -> Option<Doubt<'r>> {
    let mut position = restored.start.clone();
    let mut end = 0;
    for ply in &restored.plies {
        let is_doubtful =
            ply.is_open || (!matches!(ply.how, HowRead::AsWritten | HowRead::Signs) && ply.confidence < SURE);
        let asked = Asked::of(ply).filter(|asked| is_doubtful && !answers.has(*asked));
        let place = ply.cell.as_ref().map_or(end, |cell| cell.span.start);
        if let Some(asked) = asked {
            return Some(Doubt { position, ply, asked, place });
        }
        end = ply.cell.as_ref().map_or(end, |cell| cell.span.end);
        position.play(ply.mv);
    }
    None
}
