//! The facts about the end of a record.

use crate::game::Game;
use crate::record::GameResult;
use crate::rulings::{SaidEnding, SaidIn, said_endings};
use crate::text::Span;

use super::draft::Draft;
use super::results::{marker_result, tag_result};
use super::subject::Subject;

/// The end of a record: its result, its statements about how the game ended, and the last position.
pub(super) struct End<'s, 'a, G: Game> {
    pub(super) subject: &'s Subject<'a, G>,
    /// The result and its place, that of the marker before that of the tag.
    pub(super) result: Option<(GameResult, Span)>,
    pub(super) said: Vec<SaidEnding>,
    /// The last position, if the main line was played to its end.
    pub(super) last: Option<&'s G::Position>,
}

impl<'s, 'a, G: Game> End<'s, 'a, G> {
    pub(super) fn of(subject: &'s Subject<'a, G>) -> Self {
        let (record, replay) = (&subject.record, subject.replay);
        Self {
            subject,
            result: marker_result(record).or_else(|| tag_result(record)),
            said: said_endings(subject.game, record, replay),
            last: replay.last.as_ref().filter(|_| replay.reaches_end),
        }
    }

    /// Returns the result and its place, if the main line was played to its end.
    pub(super) fn result_of_last(&self) -> Option<(GameResult, Span)> {
        self.result.filter(|_| self.last.is_some())
    }

    /// Adds the end of the game to a finding.
    pub(super) fn at_end(&self, mut finding: Draft) -> Draft {
        let replay = self.subject.replay;
        finding.ply = Some(replay.main_plies).filter(|ply| *ply > 0);
        finding.fen = replay.last.as_ref().map(|position| self.subject.game.position_text(position));
        finding
    }
}

/// Returns the key in messages for where a statement is made.
pub(super) const fn said_in_key(said_in: SaidIn) -> &'static str {
    match said_in {
        SaidIn::Termination => "tag",
        SaidIn::Comment => "comment",
        SaidIn::Clock => "clock",
    }
}
