//! Questions at the terminal about what a sheet means where two readings are close.

use std::io::{self, BufRead, Write};

use crate::chess::{Alphabet, Position};
use crate::game::{Chess, MoveNotation, Side};
use crate::l10n::{Language, message};
use crate::render::board_lines;
use crate::scoresheet::{Answer, Answers, Asked, HowRead, Restored, RestoredPly, SearchOptions, repair_with_answers};
use crate::text::Visible;

use crate::front::View;

/// A reading that is less probable than this is asked about.
const SURE: f64 = 0.9;
/// No answer is longer; what is read of a line is bounded.
const LONGEST_ANSWER: u64 = 200;

/// Asks, and keeps in mind whether anything more may be asked.
pub(super) struct Asker {
    language: Language,
    is_over: bool,
}

/// What somebody answers.
enum Reply {
    /// This one of the readings offered, from 0.
    Reading(usize),
    /// A move.
    Word(String),
    /// Nobody knows.
    Open,
    /// No more questions.
    Enough,
}

impl Asker {
    pub(super) const fn new(language: Language) -> Self {
        Self { language, is_over: false }
    }

    /// Repairs a record with the help of whoever answers.
    pub(super) fn repair(
        &mut self,
        view: &View<'_, Chess>,
        letters: Option<Alphabet>,
        options: SearchOptions,
    ) -> Option<Restored> {
        let mut answers = Answers::default();
        loop {
            let restored = repair_with_answers(view.game, &view.record, view.replay, letters, options, &answers)?;
            let question = if self.is_over { None } else { next_question(&restored, &answers) };
            let Some(question) = question else { return Some(restored) };
            match self.ask(view, &question, restored.alphabet) {
                Some(answer) => answers.give(question.asked, answer),
                None => self.is_over = true,
            }
        }
    }

    /// Asks about one place until the answer can be used; gives nothing when no more is to be asked.
    fn ask(&self, view: &View<'_, Chess>, question: &OpenQuestion<'_>, letters: Alphabet) -> Option<Answer> {
        let (position, ply) = (&question.position, question.ply);
        let readings: Vec<(String, f64)> = std::iter::once((ply.mv, ply.confidence))
            .chain(ply.rivals.iter().map(|rival| (rival.mv, rival.confidence)))
            .map(|(mv, confidence)| (view.game.spell(position, mv, letters), confidence))
            .collect();
        self.show(view, question, &readings);
        loop {
            eprint!("{} ", message!("repair-choices").in_language(self.language));
            // A question that cannot be shown is answered all the same.
            let _ = io::stderr().flush();
            let word = match read_reply()? {
                Reply::Enough => return None,
                Reply::Open => return Some(Answer::Open),
                Reply::Reading(index) if index < readings.len() => readings[index].0.clone(),
                Reply::Reading(index) => (index + 1).to_string(),
                Reply::Word(word) => word,
            };
            let is_legal = view
                .game
                .read(word.as_bytes(), letters)
                .is_some_and(|written| view.game.resolve(position, &written).is_ok());
            if is_legal {
                return Some(Answer::Move(word));
            }
            let fault = message!("repair-not-legal", word = Visible(&word).to_string());
            eprintln!("{}", fault.in_language(self.language));
        }
    }

    fn show(&self, view: &View<'_, Chess>, question: &OpenQuestion<'_>, readings: &[(String, f64)]) {
        let ply = question.ply;
        let (line, column) = view.source.line_and_column(question.place);
        let written = ply.cell.as_ref().map_or_else(|| "none".to_owned(), |cell| Visible(&cell.word).to_string());
        let side = match ply.side {
            Side::White => "white",
            Side::Black => "black",
        };
        let asked = message!(
            "repair-question",
            place = format!("{}:{line}:{column}", Visible(view.source.path)),
            row = ply.row,
            side = side,
            written = written,
        );
        eprintln!("\n{}", asked.in_language(self.language));
        for line in board_lines(&question.position) {
            eprintln!("    {line}");
        }
        for (number, (word, confidence)) in (1..).zip(readings) {
            eprintln!("  {number}  {word}  {:.1} %", confidence * 100.0);
        }
    }
}

/// A place that is not sure.
struct OpenQuestion<'r> {
    /// The position before the move that is asked for.
    position: Position,
    ply: &'r RestoredPly,
    asked: Asked,
    /// Where it stands in the text; for an empty cell, where the word before it ends.
    place: u32,
}

/// Finds the first place that has not been asked about and is not sure.
fn next_question<'r>(restored: &'r Restored, answers: &Answers) -> Option<OpenQuestion<'r>> {
    let mut position = restored.start.clone();
    let mut end = 0;
    for ply in &restored.plies {
        let is_doubtful =
            ply.is_open || (!matches!(ply.how, HowRead::AsWritten | HowRead::Signs) && ply.confidence < SURE);
        let asked = Asked::of(ply).filter(|asked| is_doubtful && !answers.has(*asked));
        let place = ply.cell.as_ref().map_or(end, |cell| cell.span.start);
        if let Some(asked) = asked {
            return Some(OpenQuestion { position, ply, asked, place });
        }
        end = ply.cell.as_ref().map_or(end, |cell| cell.span.end);
        position.play(ply.mv);
    }
    None
}

/// Reads one line; the end of the answers is the end of the questions.
fn read_reply() -> Option<Reply> {
    let mut line = String::new();
    let n_read = io::Read::take(io::stdin().lock(), LONGEST_ANSWER).read_line(&mut line).ok()?;
    if n_read == 0 {
        return None;
    }
    let word = line.trim();
    Some(match word {
        "" => Reply::Reading(0),
        "?" => Reply::Open,
        "q" => Reply::Enough,
        _ => match word.parse::<usize>() {
            Ok(number) => Reply::Reading(number.wrapping_sub(1)),
            Err(_) => Reply::Word(word.to_owned()),
        },
    })
}
