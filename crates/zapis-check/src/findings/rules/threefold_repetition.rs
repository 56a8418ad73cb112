//! `threefold-repetition`: a position occurred for the third time, with the same side to move and the same possible
//! moves.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::played_words::PlayedWords;
use crate::findings::rules::THREEFOLD_REPETITION;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::laws::Topic;
use crate::replay::Event;
use crate::text::Span;

/// Creates the finding with the moves after which the position occurred, and the player who may claim.
pub(in crate::findings) fn finding<G: Game>(
    subject: &Subject<'_, G>,
    event: &Event,
    span: Span,
    moves: &PlayedWords,
) -> Draft {
    let stood = moves.all_stood(subject, &event.occurrences);
    let message = message!("threefold-repetition", stood = stood, side = event.claimant);
    Draft::new(THREEFOLD_REPETITION, span, message).with_law(cite(subject.edition(), Topic::ThreefoldAppeared))
}
