//! `illegal-move`: the move was read, but it is not legal in this position: no such piece can go there, the way is
//! blocked, or the king would be in check after it.

use crate::findings::citations::Citation;
use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::grounds::{Grounds, Ruling};
use crate::findings::rules::ILLEGAL_MOVE;
use crate::findings::subject::Subject;
use crate::game::{Breach, Explanation, Game};
use crate::l10n::{Arg, Message, message};
use crate::laws::{Article, Edition, Topic, article};
use crate::replay::Fault;
use crate::rulings::{IllegalMoveRuling, illegal_move_ruling, is_by_correspondence, time_class_of_record};
use crate::text::Span;

/// Creates the finding for an illegal move: why, by which articles, the ruling under the laws, and the move that may
/// have been meant.
pub(in crate::findings) fn finding<G: Game>(
    subject: &Subject<'_, G>,
    fault: &Fault<G>,
    names_nearest: bool,
    span: Span,
    word: &str,
    quoted: &str,
) -> Draft {
    let mut explanation = match &fault.position {
        Some(position) => subject.game.explain(position, word, subject.replay.alphabet),
        None => Explanation::default(),
    };
    // If the rest of the game was examined, it has shown what was meant.
    if !names_nearest {
        explanation.nearest.clear();
    }
    let message = match explanation.reasons.first() {
        Some(reason) => message!("illegal-move", word = quoted, reason = reason.clone()),
        None => message!("illegal-move-unexplained", word = quoted),
    };
    let mut finding = Draft::new(ILLEGAL_MOVE, span, message);
    finding.ruling = (fault.depth == 0).then(|| ruling(subject, explanation.breach)).flatten();
    finding.grounds = grounds(subject, &explanation);
    let own_article = explanation.article;
    let main = finding.grounds.as_ref().and_then(main_article);
    finding.fix = match explanation.nearest.as_slice() {
        [only] if !span.is_empty() => Some(DraftFix::doubtful(span, only.as_str())),
        _ => None,
    };
    finding.help = nearest(explanation);
    let own = subject.game.edition().zip(own_article);
    let own = own.map(|(edition, article)| Citation { edition, article });
    finding.with_law(own.or(main))
}

/// Adds to the help other errors in the move, and the move that may have been meant.
fn nearest(explanation: Explanation) -> Option<Message> {
    let mut parts: Vec<Message> = explanation.reasons.into_iter().skip(1).collect();
    if !explanation.nearest.is_empty() {
        parts.push(message!("perhaps-meant", spellings = Arg::Either(explanation.nearest)));
    }
    if parts.len() > 1 { Some(message!("joined", parts = parts)) } else { parts.pop() }
}

/// Rules on an illegal move of the main line; `None` if the edition is silent or unknown.
fn ruling<G: Game>(subject: &Subject<'_, G>, breach: Breach) -> Option<Ruling> {
    let edition = subject.edition()?;
    if is_by_correspondence(&subject.record) {
        let says = message!("illegal-move-by-correspondence");
        let class = Some("correspondence");
        return Some(Ruling { says, law: None, way: Vec::new(), time_class: None, class, illegal_move: None });
    }
    let time_class = time_class_of_record(subject.game, &subject.record, subject.replay, edition);
    let ruled = illegal_move_ruling(edition, time_class, breach)?;
    let yes = |is_so: bool| if is_so { "yes" } else { "no" };
    let says = message!(
        "illegal-move-costs",
        assumed = yes(ruled.time_class.basis.is_assumed()),
        pace = ruled.time_class.class.name(),
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
        time_class: Some(ruled.time_class),
        class: None,
        illegal_move: Some(ruled.rule),
    })
}

/// Returns the articles that make a move illegal, and the consequence; `None` if the edition is unknown or the game has
/// its own rules.
fn grounds<G: Game>(subject: &Subject<'_, G>, explanation: &Explanation) -> Option<Grounds> {
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
    // A pawn left on the last rank has its own article in most editions; since 2014 it becomes a queen.
    let is_unpromoted = explanation.breach == Breach::PawnUnpromoted;
    let own = is_unpromoted.then(|| of(Topic::PawnUnpromoted)).flatten();
    let is_promoted = own.is_some() && edition >= Edition::Fide2014;
    // In correspondence chess no clock is pressed, so no illegal move is completed and nothing has to be restored.
    let then = own.or_else(|| of(Topic::IllegalMoveRestored)).filter(|_| !is_by_correspondence(&subject.record));
    Some(Grounds { edition, why, then, is_promoted })
}

/// Chooses the article that programs read first: the consequence, as in all findings, or, without one, the reason.
fn main_article(grounds: &Grounds) -> Option<Citation> {
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
