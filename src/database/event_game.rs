//! A game of an event: who met whom in which round, and where the record of it is.

use crate::tournament::Pairing;

use super::event_key::Day;

/// A game of an event, with its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventGame {
    /// Who met whom in which round, by places in the event's players.
    pub pairing: Pairing,
    /// The record.
    pub record: u32,
    /// The board; 0 where it is not known.
    pub board: u16,
    /// When it was played.
    pub day: Option<Day>,
}
