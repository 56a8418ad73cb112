//! What can be checked at all: games, by playing their records, and what is no game of moves in turn.

use crate::game::{Game, Recognize, Rules};
use crate::record::Record;
use crate::replay::{Keep, ReplayOptions, Replayer};

use super::citations::Laws;
use super::date::CalendarDay;
use super::date_order::DateOrder;
use super::draft::Draft;
use super::subject::Subject;

/// How a record is checked.
#[derive(Clone, Copy, Debug)]
pub struct CheckRequest {
    /// Which laws are cited.
    pub laws: Laws,
    /// Whether notes are wanted.
    pub notes: bool,
    /// Whether play ends at an illegal move, even where the players went on.
    pub strict: bool,
    /// The day it is: no one has played later.
    pub today: CalendarDay,
}

impl Default for CheckRequest {
    fn default() -> Self {
        Self { laws: Laws::default(), notes: false, strict: false, today: CalendarDay::today() }
    }
}

/// Something of which there are records that are right or wrong.
///
/// Every [`Game`] is one, as its records are played. What has no board and no moves in turn, such as a deal of bridge with
/// its auction, implements this by itself and nothing else.
pub trait Discipline: Recognize {
    /// Returns its name in messages: `chess`.
    fn name(&self) -> &'static str;
    /// Returns what is wrong in a record, in the order of the places.
    fn check(&self, record: &Record<'_>, request: CheckRequest) -> Vec<Draft>;
}

impl<G: Game + Recognize + Clone> Discipline for G {
    fn name(&self) -> &'static str {
        <G as Rules>::NAME
    }

    fn check(&self, record: &Record<'_>, request: CheckRequest) -> Vec<Draft> {
        let CheckRequest { laws, notes, strict, today } = request;
        let options = ReplayOptions { alphabet: None, keep_notes: notes, keep: Keep::Nothing };
        let replayer = Replayer::new(self.clone(), options, self.common_letters());
        let mut replayer = if strict { replayer.that_names_missing_moves() } else { replayer.that_goes_on() };
        let replay = replayer.replay(record);
        let subject = Subject {
            game: self,
            record: replay.record(record),
            replay,
            laws,
            today,
            notes,
            places: None,
            date_order: &DateOrder::default,
        };
        if subject.may_have_findings() { subject.findings() } else { Vec::new() }
    }
}
