//! What can be checked: games, by playing their records, and disciplines that are not games of alternating moves.

use crate::game::{Game, Recognize, Rules};
use crate::record::Record;
use crate::replay::{Keep, ReplayOptions, Replayer};

use super::citations::Laws;
use super::date::CalendarDay;
use super::date_order::DateOrder;
use super::draft::Draft;
use super::subject::Subject;

/// The options for checking a record.
#[derive(Clone, Copy, Debug)]
pub struct CheckRequest {
    /// The laws to cite.
    pub laws: Laws,
    /// Whether notes are wanted.
    pub notes: bool,
    /// Whether play ends at an illegal move, even if the players continued.
    pub strict: bool,
    /// Today's date: no game was played later.
    pub today: CalendarDay,
}

impl Default for CheckRequest {
    fn default() -> Self {
        Self { laws: Laws::default(), notes: false, strict: false, today: CalendarDay::today() }
    }
}

/// A discipline with records that can be checked.
///
/// Every [`Game`] is one, checked by playing its records. A discipline without a board and alternating moves, such as
/// bridge with its deals and auctions, implements only this.
pub trait Discipline: Recognize {
    /// Returns its name in messages: `chess`.
    fn name(&self) -> &'static str;
    /// Returns the findings of a record, in the order of their places.
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
