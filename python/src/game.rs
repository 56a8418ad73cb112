//! One game.

use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyType};
use zapis::{CompactGame, Convert, Inputs};

use crate::convert::notation;
use crate::errors::refused;
use crate::findings::Finding;
use crate::interned::Interned;
use crate::options::{Keywords, ReadOptions};

/// What all games of a run share.
pub(crate) struct OfRun {
    pub(crate) options: ReadOptions,
    pub(crate) sans: Interned,
    pub(crate) ucis: Interned,
}

/// A record of a game, read and played.
///
/// The lists about moves have as many elements as `sans`: one for each ply of the main line, up to the first that could
/// not be played.
#[pyclass(frozen, module = "zapis")]
pub(crate) struct Game {
    game: CompactGame,
    of_run: Arc<OfRun>,
}

impl Game {
    pub(crate) const fn new(game: CompactGame, of_run: Arc<OfRun>) -> Self {
        Self { game, of_run }
    }

    /// Rewrites the record.
    fn written(&self, py: Python<'_>, convert: &Convert) -> PyResult<String> {
        // The findings of the record were reported when it was read.
        let options = self.of_run.options.options.clone().encoding("utf-8").map_err(|error| refused(py, error))?;
        let inputs = Inputs::bytes(self.game.location.path.clone(), self.game.text.as_str());
        let written = py.detach(|| zapis::convert(inputs, convert, &options.jobs(1)));
        let written = written.map_err(|error| refused(py, error))?;
        Ok(String::from_utf8_lossy(&written.bytes).into_owned())
    }
}

#[pymethods]
impl Game {
    /// The tags by their names; of a repeated name, the first.
    #[getter]
    fn headers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let headers = PyDict::new(py);
        // The last to be set is the one that counts.
        for (name, value) in &self.game.tags {
            if !headers.contains(name)? {
                headers.set_item(name, value)?;
            }
        }
        Ok(headers)
    }

    /// All tag pairs in their order.
    #[getter]
    fn tags(&self) -> Vec<(&str, &str)> {
        self.game.tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
    }

    /// The moves in standard algebraic notation, with check signs: `Nf6+`.
    #[getter]
    fn sans<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        self.of_run.sans.list(py, self.game.sans())
    }

    /// The moves in coordinates: `g8f6`.
    #[getter]
    fn ucis<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        self.of_run.ucis.list(py, self.game.ucis())
    }

    /// The positions as FEN: the starting position, then the one after each ply.
    fn fens(&self, py: Python<'_>) -> Vec<String> {
        py.detach(|| self.game.fens())
    }

    /// The clock of the player who moved after each ply, in seconds; None if it is not written.
    #[getter]
    #[expect(clippy::cast_precision_loss, reason = "no clock runs for a million years")]
    fn clocks(&self) -> Vec<Option<f64>> {
        self.game.clocks_ms().map(|clock| clock.map(|clock| clock as f64 / 1000.0)).collect()
    }

    /// The evaluation after each ply for White, in hundredths of a pawn; None if none is written, or if it is a mate.
    #[getter]
    fn evals(&self) -> Vec<Option<i64>> {
        self.game.evals_cp().collect()
    }

    /// The number of moves to mate in the evaluation after each ply, negative if Black mates.
    #[getter]
    fn mates(&self) -> Vec<Option<i64>> {
        self.game.mates_in().collect()
    }

    /// The comments after each ply, without clocks and evaluations.
    #[getter]
    fn comments(&self) -> Vec<Vec<String>> {
        self.game.comments()
    }

    /// What is wrong with the record.
    #[getter]
    fn findings(&self) -> Vec<Finding> {
        let language = self.of_run.options.language;
        self.game.findings.iter().map(|finding| Finding::new(finding.clone(), language)).collect()
    }

    /// The termination marker as it is written: `1-0`; None if it is missing.
    #[getter]
    fn result(&self) -> Option<&str> {
        self.game.result.as_deref()
    }

    /// The game played: `chess`, `chess960`, `tavreli`.
    #[getter]
    fn system(&self) -> &str {
        self.game.system
    }

    /// Whether every move of the main line could be played.
    #[getter]
    fn is_complete(&self) -> bool {
        self.game.is_complete
    }

    /// The opening by the moves: its ECO code, its name, the ply after which it is reached; only with `openings=True`.
    #[getter]
    fn opening(&self) -> Option<(&str, &str, u32)> {
        self.game.opening.map(|played| (played.opening.eco, played.opening.name.as_str(), played.ply))
    }

    /// The path of the file of the record.
    #[getter]
    fn path(&self) -> &str {
        &self.game.location.path
    }

    /// The number of the record in its file, from 1.
    #[getter]
    fn record(&self) -> Option<u64> {
        self.game.location.record
    }

    /// The first line of the record, from 1.
    #[getter]
    fn line(&self) -> Option<u64> {
        self.game.location.line_and_column.map(|(line, _)| line)
    }

    /// The offset of the record in its file, unpacked, in bytes.
    #[getter]
    fn offset(&self) -> Option<u64> {
        self.game.location.bytes.as_ref().map(|bytes| bytes.start)
    }

    /// The record as it is written.
    #[getter]
    fn text(&self) -> &str {
        &self.game.text
    }

    /// Writes the record in the export format of PGN, or its moves in another notation and other letters.
    #[pyo3(signature = (*, to = "pgn", letters = None))]
    fn pgn(&self, py: Python<'_>, to: &str, letters: Option<&str>) -> PyResult<String> {
        let convert = notation(py, to, letters)?;
        self.written(py, &convert)
    }

    /// Converts it to a `chess.pgn.Game` with comments and variations; requires the package `chess` and a game of
    /// chess.
    fn to_chess<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        if !self.game.system.starts_with("chess") {
            return Err(PyValueError::new_err(format!("{} is not played by python-chess", self.game.system)));
        }
        let pgn = py.import("chess.pgn")?;
        let written = self.written(py, &Convert::default())?;
        let text = py.import("io")?.getattr("StringIO")?.call1((written,))?;
        pgn.getattr("read_game")?.call1((text,))
    }

    fn __len__(&self) -> usize {
        self.game.n_plies()
    }

    /// A game without moves is true, too.
    #[expect(clippy::unused_self, reason = "the name used in Python")]
    fn __bool__(&self) -> bool {
        true
    }

    fn __repr__(&self) -> String {
        let tag = |name| self.game.tags.iter().find(|(own, _)| own == name).map_or("?", |(_, value)| value.as_str());
        let (white, black) = (tag("White"), tag("Black"));
        let result = self.game.result.as_deref().unwrap_or("*");
        format!("<Game {white:?} - {black:?} {result}, {} plies>", self.game.n_plies())
    }

    /// Reads the first record of a text.
    #[classmethod]
    #[pyo3(signature = (text, **options))]
    fn from_text(
        _: &Bound<'_, PyType>,
        py: Python<'_>,
        text: &str,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Option<Self>> {
        let keywords = Keywords::new(py, options)?;
        let options = keywords.read_options()?;
        keywords.end("from_text")?;
        let own = options.options.clone().encoding("utf-8").map_err(|error| refused(py, error))?;
        let game = py.detach(|| zapis::compact_games(text, &own.jobs(1)).next());
        let of_run = OfRun { options, sans: Interned::default(), ucis: Interned::default() };
        Ok(game.map(|game| Self::new(game, Arc::new(of_run))))
    }
}
