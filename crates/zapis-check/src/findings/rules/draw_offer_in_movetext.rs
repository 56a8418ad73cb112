//! `draw-offer-in-movetext`: the sign used on scoresheets for a draw offer, `(=)`, is written between the moves of a
//! record with tag pairs, that is, in PGN.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::DRAW_OFFER_IN_MOVETEXT;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::laws::Topic;
use crate::record::ItemKind;

/// Reports draw offers marked by the scoresheet sign between the moves.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    // A scoresheet without tag pairs is not PGN, and there the sign is right.
    if subject.record.tape.tags.is_empty() {
        return;
    }
    for item in subject.record.tape.items.iter().filter(|item| item.kind == ItemKind::DrawOffer) {
        findings.push(
            Draft::new(DRAW_OFFER_IN_MOVETEXT, item.span, message!("draw-offer-in-movetext"))
                .with_help(message!("draw-offer-in-movetext-help"))
                .with_fix(DraftFix::safe(item.span, "{(=)}"))
                .with_law(cite(subject.edition(), Topic::NotationDrawOffer)),
        );
    }
}
