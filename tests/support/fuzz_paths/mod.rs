//! The fuzz targets: one path each, a list of properties that must hold for any input.
//!
//! The targets in `fuzz/` call these functions, `tests/seeds.rs` replays `corpus/seeds/` through them, and
//! `tests/properties/` draws on them with bytes of its own.

pub(crate) mod baselines;
pub(crate) mod choices;
pub(crate) mod commands;
pub(crate) mod encodings;
pub(crate) mod fen;
pub(crate) mod games;
pub(crate) mod layout;
pub(crate) mod legality;
pub(crate) mod lin;
pub(crate) mod long;
pub(crate) mod outputs;
pub(crate) mod packed;
pub(crate) mod pbn;
pub(crate) mod pgn;
pub(crate) mod positions;
pub(crate) mod reading;
pub(crate) mod records;
pub(crate) mod reports;
pub(crate) mod san;
pub(crate) mod sheet;
pub(crate) mod splitting;
pub(crate) mod tape;

/// The name of a target, and its function.
pub(crate) type ReplayMode = (&'static str, fn(&[u8]));

pub(crate) const PATHS: [ReplayMode; 16] = [
    ("baselines", baselines::path),
    ("commands", commands::path),
    ("encodings", encodings::path),
    ("fen", fen::path),
    ("games", games::path),
    ("legality", legality::path),
    ("lin", lin::path),
    ("long", long::path),
    ("outputs", outputs::path),
    ("packed", packed::path),
    ("pbn", pbn::path),
    ("pgn", pgn::path),
    ("reports", reports::path),
    ("san", san::path),
    ("sheet", sheet::path),
    ("splitting", splitting::path),
];
