//! `game-recognized`: no tag names the game, and the moves are those of another game than chess: all of them go from
//! square to square, and some count the pieces that are taken from a tower, as only Tavreli does.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::GAME_RECOGNIZED;
use crate::findings::subject::Subject;
use crate::game::{Game, SetupProblem};
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a game recognized only by its moves, with the tag that would name it.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, problem: &SetupProblem, span: Span) -> Draft {
    let finding = Draft::new(GAME_RECOGNIZED, span, problem.message.clone());
    let tag = subject.added_tag("Variant", "Tavreli");
    let fix = tag.map(|(place, text)| DraftFix::safe(place, text));
    Draft { fix, ..finding.with_help(message!("game-recognized-help")) }
}
