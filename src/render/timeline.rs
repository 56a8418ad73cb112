//! What the timeline of a record is made of, in whatever format it is written.

use crate::findings::{Draft, Laws};
use crate::game::Game;
use crate::record::Record;
use crate::replay::Replay;

use super::place::SourceFile;

/// What a timeline is made of.
pub struct Timeline<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The record.
    pub record: Record<'a>,
    /// Which record of its batch it is, from 0.
    pub index: u64,
    /// What became of it.
    pub replay: &'a Replay<G>,
    /// Its findings.
    pub findings: &'a [Draft],
    /// Where it was read from.
    pub source: &'a SourceFile<'a>,
    /// Which laws are cited.
    pub laws: Laws,
}
