//! The Python module `zapis`: a thin layer over the library, without rules and findings of its own.
//!
//! # Invariants
//! - Everything uses the public interface of `zapis`; Python objects are made of plain data.
//! - The interpreter's lock is released while records are read and processed.
//! - An error is a Python exception; so is unreadable input, after everything else has been returned.

mod arrow_columns;
mod claims;
mod convert;
mod diagram;
mod errors;
mod feed;
mod findings;
mod game;
mod games;
mod interned;
mod options;
mod select;
mod sheets;
mod sources;
mod standings;
mod summary;
mod table;

use pyo3::prelude::*;

/// Reads, checks, converts and restores records of games.
#[pymodule]
mod _zapis {
    #[pymodule_export]
    use super::claims::{Claim, Claims, claims};
    #[pymodule_export]
    use super::convert::{Converted, convert};
    #[pymodule_export]
    use super::diagram::draw;
    #[pymodule_export]
    use super::findings::{Finding, Findings, validate};
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::games::{Games, read};
    #[pymodule_export]
    use super::select::{Selected, select};
    #[pymodule_export]
    use super::sheets::{Change, Compared, ComparedPly, Comparisons, Question, Repaired, Repairs, compare, repair};
    #[pymodule_export]
    use super::standings::{Event, Standing, Standings, standings};
    #[pymodule_export]
    use super::summary::{Summary, Unread};
    #[pymodule_export]
    use super::table::{Table, columns, table};
    use super::{Bound, PyModule, PyModuleMethods, PyResult};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
