//! Damaged scoresheets restored, and several sheets of one game reconciled.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use zapis::{Language, PlayersQuestion, SearchLimits};

use crate::errors::refused;
use crate::feed::{Feed, iterator_class, runs};
use crate::options::{Keywords, ReadOptions};
use crate::sources::Sources;
use crate::summary::Summary;

/// A question to the players, which no sheet answers.
#[pyclass(frozen, get_all, module = "zapis")]
#[derive(Clone)]
pub(crate) struct Question {
    /// The first and the last ply in question, from 1.
    plies: (u32, u32),
    /// The moves to choose from, in SAN, the most probable first.
    moves: Vec<String>,
    /// The question in words.
    message: String,
}

impl Question {
    fn of(question: PlayersQuestion, language: Language) -> Self {
        let message = question.message.in_language(language);
        Self { plies: question.plies, moves: question.moves, message }
    }
}

#[pymethods]
impl Question {
    fn __repr__(&self) -> String {
        format!("<Question {:?}>", self.message)
    }
}

/// A ply that was read differently from what is written.
#[pyclass(frozen, get_all, module = "zapis")]
#[derive(Clone)]
pub(crate) struct Change {
    /// The ply, from 1.
    ply: u32,
    /// The side to move: `white`, `black`.
    side: &'static str,
    /// What is written; None if the move is not written.
    written: Option<String>,
    /// The move that was read, in SAN.
    san: String,
    /// The probability of the move, from 0 to 1.
    confidence: f64,
    /// How reliable it is: `sure`, `likely`, `uncertain`.
    how_sure: &'static str,
    /// The other possible moves, the most probable first.
    rivals: Vec<String>,
    /// Whether it cannot be decided.
    is_open: bool,
}

#[pymethods]
impl Change {
    fn __repr__(&self) -> String {
        format!("<Change ply {}: {:?} -> {:?}>", self.ply, self.written.as_deref().unwrap_or_default(), self.san)
    }
}

/// A restored record.
#[pyclass(frozen, get_all, module = "zapis")]
pub(crate) struct Repaired {
    /// The path of the file.
    path: String,
    /// The number of the record in its file, from 1.
    record: Option<u64>,
    /// The first line of the record, from 1.
    line: Option<u64>,
    /// Whether it can be played as it is written, so that nothing was changed.
    is_sound: bool,
    /// Whether all of it could be read.
    is_complete: bool,
    /// The probability that all of it is right, from 0 to 1.
    confidence: f64,
    /// The plies read differently from what is written.
    changes: Vec<Change>,
    /// The words that belong to no move.
    left_out: Vec<String>,
    /// The last sure position, if not everything is sure: the number of plies, and the FEN.
    last_sure: Option<(usize, String)>,
    /// The questions to the players.
    questions: Vec<Question>,
    /// Whether the search ended early because its steps were used up.
    is_stopped: bool,
    /// The game as PGN, with the changes in comments.
    pgn: String,
}

impl Repaired {
    fn of(repaired: zapis::Repaired, language: Language) -> Self {
        let changes = repaired.changes.iter().filter_map(|change| {
            Some(Change {
                ply: change.ply,
                side: change.side.name(),
                written: change.written.clone(),
                san: change.san()?.to_owned(),
                confidence: change.confidence?,
                how_sure: change.how_sure.name(),
                rivals: change.rivals.iter().map(|rival| rival.san.clone()).collect(),
                is_open: change.is_open(),
            })
        });
        Self {
            left_out: repaired.left_out().into_iter().map(str::to_owned).collect(),
            path: repaired.location.path.clone(),
            record: repaired.location.record,
            line: repaired.location.line_and_column.map(|(line, _)| line),
            is_sound: repaired.is_sound,
            is_complete: repaired.is_complete,
            confidence: repaired.confidence,
            changes: changes.collect(),
            last_sure: repaired.last_sure.map(|last| (last.plies, last.fen)),
            questions: repaired.questions.into_iter().map(|question| Question::of(question, language)).collect(),
            is_stopped: repaired.is_stopped,
            pgn: repaired.pgn,
        }
    }
}

#[pymethods]
impl Repaired {
    fn __repr__(&self) -> String {
        let changes = self.changes.len();
        format!("<Repaired {:?}, {changes} changes, confidence {:.2}>", self.path, self.confidence)
    }
}

iterator_class! {
    /// Restored records, in the order of the files.
    Repairs of Repaired,
    /// How much was read; None before the end.
    Summary
}

/// Takes the options for reading records, and the limits of the search.
fn read_with_limits<'py>(
    py: Python<'py>,
    keywords: Option<&Bound<'py, PyDict>>,
    function: &str,
) -> PyResult<(ReadOptions, SearchLimits)> {
    let keywords = Keywords::new(py, keywords)?;
    let options = keywords.read_options()?;
    let mut limits = SearchLimits::default();
    if let Some(beam) = keywords.take("beam")? {
        limits = limits.beam(beam);
    }
    if let Some(cost) = keywords.take("max_cost")? {
        limits = limits.max_cost(cost).map_err(|error| refused(py, error))?;
    }
    if let Some(steps) = keywords.take("max_steps")? {
        limits = limits.max_steps(steps);
    }
    keywords.end(function)?;
    Ok((options, limits))
}

/// Finds for each record the most probable legal game behind what is written.
#[pyfunction]
#[pyo3(signature = (*sources, **options))]
pub(crate) fn repair(
    py: Python<'_>,
    sources: &Bound<'_, PyTuple>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Repairs> {
    let (options, limits) = read_with_limits(py, options, "repair")?;
    let sources = Sources::of(sources)?;
    let run = py.detach(|| zapis::repair_with(sources.inputs(), limits, &options.options));
    let language = options.language;
    Ok(Repairs(Feed::new(run, sources.raised(), language, move |repaired| Repaired::of(repaired, language))?))
}

/// A ply of the game behind several sheets.
#[pyclass(frozen, get_all, module = "zapis")]
#[derive(Clone)]
pub(crate) struct ComparedPly {
    /// The ply, from 1.
    ply: u32,
    /// The side to move: `white`, `black`.
    side: &'static str,
    /// The move, in SAN.
    san: String,
    /// Whether it is left open.
    is_open: bool,
    /// The reason for this move, in words.
    reason: String,
    /// The probability of the move, from 0 to 1.
    confidence: f64,
    /// How reliable it is: `sure`, `likely`, `uncertain`.
    how_sure: &'static str,
    /// The other possible moves, with their probabilities.
    rivals: Vec<(String, f64)>,
    /// What is written on each sheet, in the order of the sheets.
    written: Vec<Option<String>>,
}

#[pymethods]
impl ComparedPly {
    fn __repr__(&self) -> String {
        format!("<ComparedPly {}: {:?}>", self.ply, self.san)
    }
}

/// The sheets of one game, compared.
#[pyclass(frozen, get_all, module = "zapis")]
pub(crate) struct Compared {
    /// The files of the sheets, in their order.
    paths: Vec<String>,
    /// The number of each sheet in its file, from 1.
    records: Vec<u64>,
    /// The players, White first.
    players: Option<(String, String)>,
    /// `agreed`, `reconciled`, `left-open`, `not-comparable`.
    agreement: &'static str,
    /// The reason if they could not be compared.
    reason: Option<String>,
    /// The probability that the whole game is right, from 0 to 1.
    confidence: f64,
    /// The plies of the game.
    plies: Vec<ComparedPly>,
    /// The plies at which the sheets differ, except for shifted blocks of rows.
    differences: Vec<ComparedPly>,
    /// The result, `*` if the sheets do not agree on one.
    result: &'static str,
    /// The questions to the players.
    questions: Vec<Question>,
    /// Other remarks.
    notes: Vec<String>,
    /// The game as PGN, with other readings in comments.
    pgn: String,
}

fn compared_ply(ply: &zapis::ComparedPly, language: Language) -> ComparedPly {
    ComparedPly {
        ply: ply.ply,
        side: ply.side.name(),
        san: ply.san.clone(),
        is_open: ply.is_open,
        reason: ply.reason.in_language(language),
        confidence: ply.confidence,
        how_sure: ply.how_sure.name(),
        rivals: ply.rivals.iter().map(|rival| (rival.san.clone(), rival.confidence)).collect(),
        written: ply.entries.iter().map(|entry| entry.written.clone()).collect(),
    }
}

impl Compared {
    fn of(compared: zapis::Compared, language: Language) -> Self {
        let say = |message: &zapis::Message| message.in_language(language);
        Self {
            agreement: match compared.agreement {
                zapis::Agreement::Agreed => "agreed",
                zapis::Agreement::Reconciled => "reconciled",
                zapis::Agreement::LeftOpen => "left-open",
                _ => "not-comparable",
            },
            reason: compared.reason.as_ref().map(say),
            plies: compared.plies.iter().map(|ply| compared_ply(ply, language)).collect(),
            differences: compared.differences().map(|ply| compared_ply(ply, language)).collect(),
            notes: compared.notes.iter().map(say).collect(),
            players: compared.players.map(|[white, black]| (white, black)),
            paths: compared.paths,
            records: compared.records,
            confidence: compared.confidence,
            result: compared.result,
            questions: compared.questions.into_iter().map(|question| Question::of(question, language)).collect(),
            pgn: compared.pgn,
        }
    }
}

#[pymethods]
impl Compared {
    fn __repr__(&self) -> String {
        format!("<Compared {:?}: {}, {} plies>", self.paths, self.agreement, self.plies.len())
    }
}

/// The number of games compared, by outcome.
#[pyclass(frozen, get_all, module = "zapis")]
#[derive(Clone)]
pub(crate) struct CompareCounts {
    /// Games.
    games: u64,
    /// Games whose sheets are the same.
    agreed: u64,
    /// Games whose sheets differ, with every ply decided.
    reconciled: u64,
    /// Games with plies that are left open.
    left_open: u64,
    /// Games whose sheets could not be compared.
    not_comparable: u64,
}

impl From<&zapis::CompareSummary> for CompareCounts {
    fn from(of: &zapis::CompareSummary) -> Self {
        Self {
            games: of.games,
            agreed: of.agreed,
            reconciled: of.reconciled,
            left_open: of.left_open,
            not_comparable: of.not_comparable,
        }
    }
}

runs! {
    zapis::Comparisons => CompareCounts, |run| run.refused();
}

iterator_class! {
    /// The games behind sheets, in the order of the files.
    Comparisons of Compared,
    /// The number of games compared; None before the end.
    CompareCounts, {
        /// Why no sheets were compared; empty before the end.
        #[getter]
        fn refused(&self) -> Vec<String> {
            self.0.refused()
        }
    }
}

/// Finds the game behind several sheets of it.
#[pyfunction]
#[pyo3(signature = (*sources, **options))]
pub(crate) fn compare(
    py: Python<'_>,
    sources: &Bound<'_, PyTuple>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Comparisons> {
    let (options, limits) = read_with_limits(py, options, "compare")?;
    let sources = Sources::of(sources)?;
    let run = py.detach(|| zapis::compare_with(sources.inputs(), limits, &options.options));
    let run = run.map_err(|error| refused(py, error))?;
    let language = options.language;
    Ok(Comparisons(Feed::new(run, sources.raised(), language, move |compared| Compared::of(compared, language))?))
}
