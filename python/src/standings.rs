//! Events with their standings.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use zapis::tournament::trf::Version;
use zapis::{EventStandings, Options, Ranking};

use crate::errors::{refused, unread_of};
use crate::findings::Finding;
use crate::options::{Keywords, one_of};
use crate::sources::Sources;
use crate::summary::Unread;

/// A line of standings.
#[pyclass(frozen, get_all, module = "zapis")]
pub(crate) struct Standing {
    /// The rank, from 1; contestants that no tie-break separates share it.
    rank: usize,
    /// The name of the player or the team.
    name: String,
    /// The score.
    points: f64,
    /// The number of games, or matches of teams, played over the board.
    games: usize,
    /// The tie-breaks: code and value in their order; None if the regulations give none.
    tiebreaks: Vec<(String, Option<f64>)>,
    /// The rating, if known.
    rating: Option<i64>,
    /// The federation, as written.
    federation: Option<String>,
    /// How points and tie-breaks were computed, line by line.
    explained: Vec<String>,
}

#[pymethods]
impl Standing {
    fn __repr__(&self) -> String {
        format!("<Standing {}. {:?} {}>", self.rank, self.name, self.points)
    }
}

/// An event with its standings.
#[pyclass(frozen, module = "zapis")]
#[expect(clippy::struct_field_names, reason = "the event is the subject")]
pub(crate) struct Event {
    event: EventStandings,
    options: Options,
    /// The standings, best first.
    #[pyo3(get)]
    rows: Vec<Py<Standing>>,
    /// What is wrong with the event.
    #[pyo3(get)]
    findings: Vec<Py<Finding>>,
    /// Notes on how the standings were computed.
    #[pyo3(get)]
    notes: Vec<String>,
}

impl Event {
    fn of(py: Python<'_>, event: EventStandings, options: &crate::options::ReadOptions) -> PyResult<Self> {
        let language = options.language;
        let codes: Vec<String> = event.standings.tie_breaks.iter().map(ToString::to_string).collect();
        let rows = event.standings.rows.iter().map(|row| {
            let player = event.event.players.get(row.contestant).filter(|_| !event.is_of_teams());
            let values = row.values.iter().map(|score| score.value.map(zapis::tournament::Points::to_f64));
            Py::new(
                py,
                Standing {
                    rank: row.rank,
                    name: event.name(row.contestant).to_owned(),
                    points: row.score.to_f64(),
                    games: event.n_games(row.contestant),
                    tiebreaks: codes.iter().cloned().zip(values).collect(),
                    rating: player.and_then(|player| player.rating).map(i64::from),
                    federation: player.map(|player| player.federation.clone()).filter(|text| !text.is_empty()),
                    explained: event.explained(row.contestant, language),
                },
            )
        });
        let findings = event.findings.iter().map(|finding| Py::new(py, Finding::new(finding.clone(), language)));
        Ok(Self {
            rows: rows.collect::<PyResult<_>>()?,
            findings: findings.collect::<PyResult<_>>()?,
            notes: event.notes.iter().map(|note| note.in_language(language)).collect(),
            event,
            options: options.options.clone(),
        })
    }
}

#[pymethods]
impl Event {
    /// The name of the event, as written.
    #[getter]
    fn name(&self) -> &str {
        &self.event.event.name
    }

    /// The place of the event, as written.
    #[getter]
    fn site(&self) -> &str {
        &self.event.event.city
    }

    /// Whether teams are ranked.
    #[getter]
    fn is_of_teams(&self) -> bool {
        self.event.is_of_teams()
    }

    /// Whether no game is missing and none is superfluous, as far as the schedule is known.
    #[getter]
    fn is_complete(&self) -> bool {
        self.event.is_complete()
    }

    /// Writes the table of the standings as text.
    fn to_text(&self) -> String {
        self.event.to_text(&self.options)
    }

    /// Writes the event as a FIDE report file: `trf16` or `trf26`.
    #[pyo3(signature = (version = "trf26"))]
    fn to_trf(&self, version: &str) -> PyResult<String> {
        let version = match version {
            "trf16" => Version::Trf16,
            "trf26" => Version::Trf26,
            other => return Err(one_of("version", other, &["trf16", "trf26"])),
        };
        Ok(self.event.to_trf(version).text)
    }

    fn __repr__(&self) -> String {
        format!("<Event {:?}, {} contestants>", self.event.event.name, self.rows.len())
    }
}

/// The events of some files with their standings.
#[pyclass(frozen, sequence, module = "zapis")]
pub(crate) struct Standings {
    events: Vec<Py<Event>>,
}

#[pymethods]
impl Standings {
    /// The events, report files first.
    #[getter]
    fn events(&self, py: Python<'_>) -> Vec<Py<Event>> {
        self.events.iter().map(|event| event.clone_ref(py)).collect()
    }

    fn __len__(&self) -> usize {
        self.events.len()
    }

    fn __getitem__(&self, py: Python<'_>, index: isize) -> PyResult<Py<Event>> {
        let index = if index < 0 { index + self.events.len().cast_signed() } else { index };
        let event = usize::try_from(index).ok().and_then(|index| self.events.get(index));
        let none = || pyo3::exceptions::PyIndexError::new_err("no such event");
        event.map(|event| event.clone_ref(py)).ok_or_else(none)
    }

    fn __repr__(&self) -> String {
        format!("<Standings of {} events>", self.events.len())
    }
}

/// Finds the events of records and report files, and ranks their players or teams.
#[pyfunction]
#[pyo3(signature = (*sources, event = None, tiebreaks = None, rules = None, **options))]
pub(crate) fn standings(
    py: Python<'_>,
    sources: &Bound<'_, PyTuple>,
    event: Option<&str>,
    tiebreaks: Option<&str>,
    rules: Option<&str>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Standings> {
    let keywords = Keywords::new(py, options)?;
    let options = keywords.read_options()?;
    let merge_names = keywords.take("merge_names")?.unwrap_or(false);
    keywords.end("standings")?;
    let mut ranking = Ranking::default().merge_names(merge_names);
    if let Some(part) = event {
        ranking = ranking.event(part);
    }
    if let Some(list) = tiebreaks {
        ranking = ranking.tie_breaks(list).map_err(|error| refused(py, error))?;
    }
    if let Some(name) = rules {
        ranking = ranking.rules(name).map_err(|error| refused(py, error))?;
    }
    let sources = Sources::of(sources)?;
    let done = py.detach(|| zapis::standings(sources.inputs(), &ranking, &options.options));
    if let Some(error) = sources.raised().take() {
        return Err(error);
    }
    let done = done.map_err(|error| refused(py, error))?;
    let missing: Vec<Unread> = done.unread.iter().map(|unread| Unread::of(unread, options.language)).collect();
    let events = done.events.into_iter().map(|event| Py::new(py, Event::of(py, event, &options)?));
    let standings = Standings { events: events.collect::<PyResult<_>>()? };
    if missing.is_empty() {
        return Ok(standings);
    }
    let partial = Py::new(py, standings)?.into_any();
    Err(unread_of(py, missing, Some(partial)))
}
