//! What the laws make of an illegal move, in a line.

use crate::game::{Breach, Game};
use crate::rulings::{IllegalMoveRuling, illegal_move_ruling, pace_of_record};
use crate::wording::{Phrase, phrase};

use super::Subject;
use super::finding::{Citation, Ruling};

/// Rules on an illegal move of the main line; none where the edition does not tell, or is not known.
pub(super) fn ruling<G: Game>(subject: &Subject<'_, G>, breach: Breach) -> Option<Ruling> {
    let edition = subject.edition()?;
    let pace = pace_of_record(subject.game, &subject.record, subject.replay, edition);
    let ruled = illegal_move_ruling(edition, pace, breach)?;
    let yes = |is_so: bool| if is_so { "yes" } else { "no" };
    let says = phrase!(
        "illegal-move-costs",
        assumed = yes(ruled.pace.basis.is_assumed()),
        pace = ruled.pace.pace.name(),
        cost = cost(&ruled)?,
        draw = yes(ruled.rule.can_draw && ruled.rule.loses_at.is_some()),
        queen = yes(ruled.becomes_queen),
        uncorrected = ruled.drawn_uncorrected.map_or("no", |article| article.number),
        king = yes(ruled.taking_king_counts),
        both = yes(ruled.both_kings_in_check)
    );
    Some(Ruling {
        says,
        law: ruled.article.map(|article| Citation { edition, article }),
        pace: Some(ruled.pace),
        illegal_move: Some(ruled.rule),
    })
}

fn cost(ruled: &IllegalMoveRuling) -> Option<Phrase> {
    let minutes = ruled.rule.opponent_gains_s.map(|seconds| u32::from(seconds) / 60);
    let claim = if ruled.rule.on_claim { "yes" } else { "no" };
    Some(match (ruled.rule.loses_at, minutes) {
        (Some(1), _) => phrase!("illegal-move-first-loses", claim = claim),
        (Some(2), Some(minutes)) => phrase!("illegal-move-second-loses", minutes = minutes),
        (Some(2), None) => phrase!("illegal-move-second-loses-only"),
        (Some(3), Some(minutes)) => phrase!("illegal-move-third-loses", minutes = minutes),
        (None, _) => phrase!("illegal-move-arbiter-decides"),
        _ => return None,
    })
}
