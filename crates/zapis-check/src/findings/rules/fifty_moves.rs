//! `fifty-moves`: each side has made fifty moves without a pawn move or a capture.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::rules::FIFTY_MOVES;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::laws::Topic;
use crate::replay::Event;
use crate::text::Span;

/// Creates the finding, with the player who may claim.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, event: &Event, span: Span) -> Draft {
    let without = message!("without-progress", game = G::NAME);
    let message = message!("fifty-moves", side = event.claimant, without = without);
    Draft::new(FIFTY_MOVES, span, message).with_law(cite(subject.edition(), Topic::FiftyCompleted))
}
