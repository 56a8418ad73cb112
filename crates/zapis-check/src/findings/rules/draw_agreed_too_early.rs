//! `draw-agreed-too-early`: a draw was agreed although not both players had made a move.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::end::End;
use crate::findings::rules::DRAW_AGREED_TOO_EARLY;
use crate::game::Game;
use crate::l10n::message;
use crate::laws::{Topic, draw_rules};
use crate::record::GameResult;
use crate::rulings::EndingReason;

/// Reports a draw agreed before both players had made a move, which the laws have not allowed since July 2017 (5.2.3).
pub(in crate::findings) fn finding<G: Game>(end: &End<'_, '_, G>) -> Option<Draft> {
    let subject = end.subject;
    let n_plies = subject.replay.main_plies;
    let (_, span) = end.result_of_last().filter(|(result, _)| *result == GameResult::Draw && n_plies < 2)?;
    if !draw_rules(subject.edition()?).agreement_needs_moves || subject.replay.ending.is_some() {
        return None;
    }
    // If a short record does not state an agreement, moves may be missing.
    if end.said.iter().find_map(|said| said.reason) != Some(EndingReason::Agreement) {
        return None;
    }
    let message = message!("draw-agreed-too-early", plies = n_plies);
    let finding = Draft::new(DRAW_AGREED_TOO_EARLY, span, message)
        .with_help(message!("draw-agreed-too-early-help"))
        .with_law(cite(subject.edition(), Topic::DrawAgreement));
    Some(end.at_end(finding))
}
