//! The question what game is behind some sheets, answered game by game.

use std::cell::RefCell;
use std::path::PathBuf;

use crate::chess::Alphabet;
use crate::findings::Decisions;
use crate::l10n::message;
use crate::render::{Agreement, CompareSummary, SheetTable, write_summary_json};

use super::compare_run::{CompareEvent, CompareRun};
use super::missing_sheets::AskedRound;
use crate::front::error::Error;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::options::by_name;
use crate::front::options::search_limits::SearchLimits;
use crate::front::options::show_as::ShowAs;
use crate::front::pipeline::question::{Answered, Part, Streams};
use crate::front::pipeline::run::RunReport;

/// Asks what game is behind some sheets of it, as [`compare`](fn@crate::compare) does: the comparison is among the results, the
/// game as PGN among the games.
pub struct Comparing {
    show: ShowAs,
    limits: SearchLimits,
    /// The code of the letters that games are written in.
    letters: &'static str,
    answered: Decisions,
    /// The report file with the pairings of a round, and the round.
    asked: Option<(PathBuf, Option<u16>)>,
    counted: RefCell<(CompareSummary, SheetTable)>,
}

impl Comparing {
    /// Asks for comparisons in a form, with limits for the search.
    #[must_use]
    pub fn new(show: ShowAs, limits: SearchLimits) -> Self {
        let (letters, answered) = (Alphabet::ENGLISH.code(), Decisions::default());
        Self { show, limits, letters, answered, asked: None, counted: RefCell::default() }
    }

    /// Asks for the pairings with missing sheets too: by a report file, of a round or of the one that most sheets fit.
    #[must_use]
    pub fn of_round(mut self, report: Option<PathBuf>, round: Option<u16>) -> Self {
        self.asked = report.map(|report| (report, round));
        self
    }

    /// Writes the games in the letters of a language, by its code.
    ///
    /// # Errors
    ///
    /// Fails if the code is not that of a language.
    pub fn in_letters(mut self, code: &str) -> Result<Self, Error> {
        self.letters = by_name::letters(code)?.unwrap_or(Alphabet::ENGLISH).code();
        Ok(self)
    }

    /// Takes what was answered about the sheets before.
    #[must_use]
    pub fn answered(mut self, answered: Decisions) -> Self {
        self.answered = answered;
        self
    }

    /// Returns the counts and the table of the games that were compared.
    pub fn into_counts(self) -> (CompareSummary, SheetTable) {
        self.counted.into_inner()
    }
}

impl Answered for Comparing {
    fn answer(&self, inputs: Inputs, options: &Options, streams: &mut dyn Streams) -> Result<RunReport, Error> {
        let asked = self.asked.as_ref();
        let asked = asked.map(|(path, round)| AskedRound::of_report(path, *round, options)).transpose()?;
        let mut run = CompareRun::of_round(inputs, self.limits, options, Some(self.show), asked.as_ref())?;
        (run.letters, run.answered) = (self.letters, self.answered.clone());
        let mut report = RunReport::default();
        while let Some(event) = run.next_event() {
            match event {
                CompareEvent::Game(compared) => {
                    compared.notes.iter().for_each(|note| streams.note(note));
                    let data = compared.data;
                    let reason = data.reason.filter(|_| data.agreement == Agreement::NotComparable);
                    for reason in reason.into_iter().chain(compared.refused) {
                        streams.fault(&reason);
                        report.faults.push(reason);
                    }
                    Part::give(&compared.shown, |part| streams.results(part))?;
                    Part::give(data.pgn.as_bytes(), |part| streams.games(part))?;
                }
                CompareEvent::Unread(unread) => {
                    streams.fault(&message!(
                        "cannot-read",
                        path = unread.path.as_str(),
                        reason = unread.reason.clone()
                    ));
                    report.errors.push((unread.path, unread.reason));
                }
                CompareEvent::Refused(reason) => {
                    streams.fault(&reason);
                    report.faults.push(reason);
                }
                CompareEvent::Skipped(skipped) => {
                    streams.fault(&skipped);
                    report.skipped.push(skipped);
                }
                CompareEvent::Note(note) => streams.note(&note),
                CompareEvent::Missing(missing) if self.show == ShowAs::Json => {
                    let mut line = Vec::new();
                    missing.write_json(&mut line);
                    Part::give(&line, |part| streams.results(part))?;
                }
                CompareEvent::Missing(missing) => streams.note(&missing.message()),
            }
            if streams.is_closed() {
                break;
            }
        }
        if self.show == ShowAs::Json {
            let mut line = Vec::new();
            write_summary_json(run.summary(), &[], options.language, &mut line);
            Part::give(&line, |part| streams.results(part))?;
        }
        self.counted.replace(run.into_counts());
        Ok(report)
    }
}
