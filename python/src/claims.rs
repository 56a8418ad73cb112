//! Draws that could be claimed.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::feed::{Feed, iterator_class, runs};
use crate::options::Keywords;
use crate::sources::Sources;
use crate::summary::Summary;

/// How much was read.
pub(crate) type ClaimCounts = Summary;

/// A draw that a player could have claimed, or that was reached without a claim.
#[pyclass(frozen, get_all, module = "zapis")]
pub(crate) struct Claim {
    /// The path of the file.
    path: String,
    /// The number of the record in its file, from 1.
    record: Option<u64>,
    /// The ply about to be played if the claim is made with a written move, else the one just played.
    ply: Option<u32>,
    /// Who could claim; None if the draw needs no claim.
    side: Option<&'static str>,
    /// `threefold-repetition`, `fifty-moves`, `fivefold-repetition` or `seventy-five-moves`.
    kind: &'static str,
    /// `intended`, `appeared` or `automatic`.
    basis: &'static str,
    /// The move to be written, in SAN.
    intended: Option<String>,
    /// The plies after which the position occurred.
    occurrences: Vec<u32>,
    /// How often the position occurred.
    count: u32,
    /// The edition of the laws and the article.
    law: Option<(&'static str, &'static str)>,
    /// The players, White first.
    players: Option<(String, String)>,
}

impl From<zapis::DrawClaim> for Claim {
    fn from(claim: zapis::DrawClaim) -> Self {
        Self {
            path: claim.location.path,
            record: claim.location.record,
            ply: claim.location.ply,
            side: claim.claimant.map(zapis::Side::name),
            kind: claim.kind.name(),
            basis: claim.basis.name(),
            intended: claim.intended,
            occurrences: claim.occurrences,
            count: claim.count,
            law: claim.law.map(|law| (law.edition.key(), law.article.number)),
            players: claim.location.players.map(|[white, black]| (white, black)),
        }
    }
}

#[pymethods]
impl Claim {
    fn __repr__(&self) -> String {
        let ply = self.ply.unwrap_or_default();
        format!("<Claim {} {} at ply {ply} of record {}>", self.kind, self.basis, self.record.unwrap_or_default())
    }
}

runs! {
    zapis::DrawClaims => ClaimCounts, |_| &[];
}

iterator_class! {
    /// The draws that could be claimed in some games, in the order of the files.
    Claims of Claim,
    /// How much was read; None before the end.
    ClaimCounts
}

/// Finds the draws that could be claimed: which, when, by whom, under which article.
#[pyfunction]
#[pyo3(signature = (*sources, **options))]
pub(crate) fn claims(
    py: Python<'_>,
    sources: &Bound<'_, PyTuple>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Claims> {
    let options = Keywords::read_options_alone(py, options, "claims")?;
    let sources = Sources::of(sources)?;
    let run = py.detach(|| zapis::claims(sources.inputs(), &options.options));
    Ok(Claims(Feed::new(run, sources.raised(), options.language, Claim::from)?))
}
