//! A game of an event: its pairing, its round, and its record.

use crate::tournament::Pairing;

use super::super::entries::event_key::Day;

/// A game of an event, with its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventGame {
    /// The pairing and the round, by indices of the event's players.
    pub pairing: Pairing,
    /// The record.
    pub record: u32,
    /// The board; 0 if it is not known.
    pub board: u16,
    /// The day it was played.
    pub day: Option<Day>,
}
