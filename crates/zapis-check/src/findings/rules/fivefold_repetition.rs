//! `fivefold-repetition`: a position occurred for the fifth time, with the same side to move and the same possible
//! moves.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::drawn_without_a_claim::drawn_without_a_claim;
use crate::findings::played_words::PlayedWords;
use crate::findings::rules::FIVEFOLD_REPETITION;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::{Message, message};
use crate::laws::{Fivefold, Topic, draw_rules};
use crate::replay::Event;
use crate::rulings::completes_fivefold;
use crate::text::Span;

/// Creates the finding with the moves after which the position occurred, if the edition ends a game at its fifth
/// occurrence.
pub(in crate::findings) fn finding<G: Game>(
    subject: &Subject<'_, G>,
    event: &Event,
    span: Span,
    moves: &PlayedWords,
) -> Option<Draft> {
    if !completes_fivefold(draw_rules(subject.edition()?).fivefold?, &event.occurrences) {
        return None;
    }
    let message = message!("fivefold-repetition", stood = moves.all_stood(subject, &event.occurrences));
    Some(drawn(subject, event, span, message))
}

/// Does the same if the edition requires five consecutive occurrences, at alternate moves.
pub(in crate::findings) fn in_turn<G: Game>(
    subject: &Subject<'_, G>,
    event: &Event,
    span: Span,
    moves: &PlayedWords,
) -> Option<Draft> {
    if draw_rules(subject.edition()?).fivefold? != Fivefold::Consecutive {
        return None;
    }
    let message = message!("fivefold-repetition-in-turn", stood = moves.all_stood(subject, &event.occurrences));
    Some(drawn(subject, event, span, message))
}

fn drawn<G: Game>(subject: &Subject<'_, G>, event: &Event, span: Span, message: Message) -> Draft {
    let finding = Draft::new(FIVEFOLD_REPETITION, span, message).with_law(cite(subject.edition(), Topic::Fivefold));
    drawn_without_a_claim(subject, finding, event.ply < subject.replay.main_plies)
}
