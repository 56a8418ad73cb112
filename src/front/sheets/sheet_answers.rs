//! Answers about words on sheets, which are checked against the sheets before anything else.

use std::collections::HashSet;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use crate::chess::{Alphabet, Role};
use crate::database::fingerprint;
use crate::findings::Decisions;
use crate::game::{Chess, Game, SheetAnswer, Side, Tavreli};
use crate::l10n::{Message, message};
use crate::record::Record;
use crate::render::Located;
use crate::scoresheet::{Answers, Sheet};
use crate::text::Visible;

use crate::front::error::Error;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::collector::Discard;
use crate::front::pipeline::job::{Job, JobNeeds, JobOf};
use crate::front::pipeline::run::run_job;
use crate::front::pipeline::view::View;

/// Names the text of a sheet: a sheet that was changed since has another number.
pub(crate) fn fingerprint_of(record: &Record<'_>) -> u64 {
    fingerprint::of_bytes(record.slice(record.tape.span).trim().as_bytes())
}

/// Finds the cells of a sheet that answers are about.
pub(crate) fn answers_for<'a, G: Game>(
    view: &View<'_, G>,
    given: &'a [SheetAnswer],
) -> Result<Answers, &'a SheetAnswer> {
    let Some(first) = given.first() else { return Ok(Answers::default()) };
    let start = view.replay.start.position.as_ref().ok_or(first)?;
    let (first_row, starts_black) = (view.game.move_number(start), view.game.side(start) == Side::Black);
    let sheet = Sheet::of(&view.record, first_row, starts_black);
    Answers::of_cells(&sheet, given)
}

/// Converts answers to the letters of a sheet: English letters are accepted if they are not letters of the sheet.
pub(crate) fn in_letters_of(given: &[SheetAnswer], letters: Alphabet) -> Vec<SheetAnswer> {
    let is_own = |letter: char| Role::ALL.iter().any(|role| letters.form(*role).starts_with(letter));
    let role_of = |letter: char| {
        let is_its = |role: &&Role| Alphabet::ENGLISH.form(**role).chars().eq([letter]);
        Role::ALL.iter().find(is_its).filter(|_| !is_own(letter))
    };
    let translated = |word: &str| {
        let mut before = None;
        let mut written = String::with_capacity(word.len());
        for letter in word.chars() {
            // A piece comes first, or after the promotion sign.
            match role_of(letter).filter(|_| matches!(before, None | Some('='))) {
                Some(role) => written.push_str(letters.form(*role)),
                None => written.push(letter),
            }
            before = Some(letter);
        }
        written
    };
    given.iter().map(|answer| SheetAnswer { read: translated(&answer.read), ..answer.clone() }).collect()
}

/// Returns the message that an answer is not a legal move at its place.
pub(crate) fn not_playable(path: &str, answer: &SheetAnswer) -> Message {
    message!(
        "answer-not-playable",
        path = Visible(path).to_string(),
        row = answer.row,
        side = answer.side.name(),
        read = Visible(&answer.read).to_string(),
    )
}

/// Holds answers against the sheets they are about.
struct AnswersHeld<'a> {
    decisions: &'a Decisions,
    met: Mutex<HashSet<u64>>,
    problems: Mutex<Vec<Message>>,
}

impl AnswersHeld<'_> {
    fn hold<G: Game>(&self, view: &View<'_, G>) {
        let sheet = fingerprint_of(&view.record);
        let given = self.decisions.answers(sheet);
        if given.is_empty() || !self.met.lock().unwrap_or_else(PoisonError::into_inner).insert(sheet) {
            return;
        }
        if let Err(answer) = answers_for(view, given) {
            let problem = message!(
                "answer-no-such-cell",
                path = Visible(view.source.path).to_string(),
                row = answer.row,
                side = answer.side.name(),
                written =
                    if answer.written.is_empty() { "none".to_owned() } else { Visible(&answer.written).to_string() },
            );
            self.problems.lock().unwrap_or_else(PoisonError::into_inner).push(problem);
        }
    }
}

impl Job for AnswersHeld<'_> {
    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}

    fn needs(&self) -> JobNeeds {
        JobNeeds { restores_words: true, ..JobNeeds::default() }
    }
}

impl JobOf<Chess> for AnswersHeld<'_> {
    fn record(&self, view: &View<'_, Chess>, _: &mut BatchOutput) {
        self.hold(view);
    }
}

impl JobOf<Tavreli> for AnswersHeld<'_> {
    fn record(&self, view: &View<'_, Tavreli>, _: &mut BatchOutput) {
        self.hold(view);
    }
}

/// Reads a file of answers, and holds them against sheets. Returns also why some cannot be taken: of a sheet that is none of
/// these, or has been changed since; of a cell that is not there, or in which something else is written.
///
/// # Errors
///
/// Fails if the file cannot be read, or has no answers.
pub fn read_answers(path: &Path, sheets: Inputs, options: &Options) -> Result<(Decisions, Vec<Message>), Error> {
    let decisions = Decisions::read(path)?;
    let problems = problems_of(&decisions, sheets, options)?;
    Ok((decisions, problems))
}

fn problems_of(decisions: &Decisions, sheets: Inputs, options: &Options) -> Result<Vec<Message>, Error> {
    let held = AnswersHeld { decisions, met: Mutex::default(), problems: Mutex::default() };
    run_job(sheets, options, &held, &mut Discard)?;
    let AnswersHeld { met, problems, .. } = held;
    let (met, mut problems) = (
        met.into_inner().unwrap_or_else(PoisonError::into_inner),
        problems.into_inner().unwrap_or_else(PoisonError::into_inner),
    );
    let unmet = decisions.sheets().filter(|sheet| !met.contains(sheet));
    problems.extend(unmet.map(|sheet| message!("answer-no-such-sheet", sheet = format!("{sheet:016x}"))));
    Ok(problems)
}
