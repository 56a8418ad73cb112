//! `seventy-five-moves`: each side has made seventy-five moves without a pawn move or a capture.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::drawn_without_a_claim::drawn_without_a_claim;
use crate::findings::rules::SEVENTY_FIVE_MOVES;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::laws::{Topic, draw_rules};
use crate::replay::Event;
use crate::text::Span;

/// Creates the finding for seventy-five moves, if the edition ends a game at that point.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, event: &Event, span: Span) -> Option<Draft> {
    let edition = subject.edition()?;
    draw_rules(edition).seventy_five_plies?;
    let finding = Draft::new(SEVENTY_FIVE_MOVES, span, message!("seventy-five-moves"))
        .with_law(cite(Some(edition), Topic::SeventyFive));
    Some(drawn_without_a_claim(subject, finding, event.ply < subject.replay.main_plies))
}

/// Returns true if a record starts from a position in which the clock already exceeds seventy-five moves; see
/// [`at_start`].
pub(in crate::findings) fn may_be_at_start<G: Game>(subject: &Subject<'_, G>) -> bool {
    let start = &subject.replay.start;
    !start.is_usual && start.position.as_ref().is_some_and(|start| subject.game.halfmove_clock(start) >= 150)
}

/// Reports a start position after seventy-five or more moves of each side without progress: the game was drawn before
/// the record begins (FIDE 9.6.2).
pub(in crate::findings) fn at_start<G: Game>(subject: &Subject<'_, G>) -> Option<Draft> {
    let edition = subject.edition().filter(|_| may_be_at_start(subject))?;
    let start = subject.replay.start.position.as_ref()?;
    let clock = subject.game.halfmove_clock(start);
    let is_drawn = clock >= u32::from(draw_rules(edition).seventy_five_plies?) && subject.game.ending(start).is_none();
    let tag = subject.record.tag_pair("FEN").filter(|_| is_drawn)?;
    let message = message!("seventy-five-moves-at-start", clock = clock);
    let finding = Draft::new(SEVENTY_FIVE_MOVES, tag.value, message).with_law(cite(Some(edition), Topic::SeventyFive));
    Some(drawn_without_a_claim(subject, finding, subject.replay.main_plies > 0))
}
