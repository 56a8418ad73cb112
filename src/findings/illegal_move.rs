//! What the laws make of an illegal move, in a line.

use crate::game::{Breach, Explanation, Game};
use crate::l10n::{Message, message};
use crate::laws::{Article, Edition, Topic, article};
use crate::rulings::{IllegalMoveRuling, illegal_move_ruling, is_by_correspondence, time_class_of_record};

use super::citations::Citation;
use super::grounds::{Grounds, Ruling};
use super::subject::Subject;

/// Rules on an illegal move of the main line; none where the edition does not tell, or is not known.
pub(super) fn ruling<G: Game>(subject: &Subject<'_, G>, breach: Breach) -> Option<Ruling> {
    let edition = subject.edition()?;
    if is_by_correspondence(&subject.record) {
        let says = message!("illegal-move-by-correspondence");
        let class = Some("correspondence");
        return Some(Ruling { says, law: None, way: Vec::new(), pace: None, class, illegal_move: None });
    }
    let pace = time_class_of_record(subject.game, &subject.record, subject.replay, edition);
    let ruled = illegal_move_ruling(edition, pace, breach)?;
    let yes = |is_so: bool| if is_so { "yes" } else { "no" };
    let says = message!(
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
        way: ruled.way,
        pace: Some(ruled.pace),
        class: None,
        illegal_move: Some(ruled.rule),
    })
}

/// Names the articles by which a move is illegal, and what is done after it; none where the edition is not known or the game
/// has rules of its own.
pub(super) fn grounds<G: Game>(subject: &Subject<'_, G>, explanation: &Explanation) -> Option<Grounds> {
    if subject.game.edition().is_some() {
        return None;
    }
    let edition = subject.edition()?;
    let of = |topic| article(edition, topic);
    let mut why: Vec<Article> = Vec::new();
    for cited in std::iter::once(Topic::MoveIllegal).chain(explanation.topics.iter().copied()).filter_map(of) {
        if !why.contains(&cited) {
            why.push(cited);
        }
    }
    // A pawn left on the last rank has an article of its own in most editions; since 2014 it says that it becomes a queen.
    let is_unpromoted = explanation.breach == Breach::PawnUnpromoted;
    let own = is_unpromoted.then(|| of(Topic::PawnUnpromoted)).flatten();
    let is_promoted = own.is_some() && edition >= Edition::Fide2014;
    // By correspondence no clock is pressed, so no illegal move is completed and nothing has to be restored.
    let then = own.or_else(|| of(Topic::IllegalMoveRestored)).filter(|_| !is_by_correspondence(&subject.record));
    Some(Grounds { edition, why, then, is_promoted })
}

/// Chooses the article that a program reads first: what is done, as for all findings, or, where nothing is done, why.
pub(super) fn main_article(grounds: &Grounds) -> Option<Citation> {
    let article = grounds.then.or_else(|| grounds.why.first().copied())?;
    Some(Citation { edition: grounds.edition, article })
}

fn cost(ruled: &IllegalMoveRuling) -> Option<Message> {
    let minutes = ruled.rule.opponent_gains_s.map(|seconds| u32::from(seconds) / 60);
    let claim = if ruled.rule.on_claim { "yes" } else { "no" };
    Some(match (ruled.rule.loses_at, minutes) {
        (Some(1), _) => message!("illegal-move-first-loses", claim = claim),
        (Some(2), Some(minutes)) => message!("illegal-move-second-loses", minutes = minutes),
        (Some(2), None) => message!("illegal-move-second-loses-only"),
        (Some(3), Some(minutes)) => message!("illegal-move-third-loses", minutes = minutes),
        (None, _) => message!("illegal-move-arbiter-decides"),
        _ => return None,
    })
}
