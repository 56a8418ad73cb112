//! Wins by forfeit that are draws under the laws if the winner cannot mate: on time, by illegal moves, by resignation.

use crate::game::{Game, Side};
use crate::laws::{Topic, draw_rules, illegal_move, illegal_move_articles};
use crate::rulings::{EndingReason, TimeClassRuling, is_by_correspondence, time_class_of_record};
use crate::text::Span;

use super::citations::{Citation, cite};
use super::end::End;
use super::subject::Subject;

/// Returns true if a reason is such a forfeit.
pub(super) const fn is_forfeit(reason: EndingReason) -> bool {
    matches!(reason, EndingReason::Time | EndingReason::IllegalMoves | EndingReason::Resignation)
}

/// A win by forfeit that is a draw if the winner cannot mate.
pub(super) struct Forfeit {
    pub(super) winner: Side,
    pub(super) reason: EndingReason,
    /// The place of the result.
    pub(super) span: Span,
    /// The article that makes it a draw, if known.
    pub(super) law: Option<Citation>,
}

impl Forfeit {
    /// Checks whether the laws may make such a win a draw; `None` if it is a win whatever material is left.
    pub(super) fn that_may_draw<G: Game>(
        end: &End<'_, '_, G>,
        winner: Side,
        reason: EndingReason,
        span: Span,
    ) -> Option<Self> {
        let edition = end.subject.edition();
        let law = match reason {
            EndingReason::Time => cite(edition, Topic::FlagFall),
            EndingReason::IllegalMoves => match illegal_moves_by(end.subject) {
                ByIllegalMoves::Loses => return None,
                ByIllegalMoves::MayDraw(law) => law,
            },
            EndingReason::Resignation if edition.is_some_and(|edition| draw_rules(edition).resignation_can_draw) => {
                cite(edition, Topic::Resignation)
            }
            _ => return None,
        };
        Some(Self { winner, reason, span, law })
    }
}

/// The consequence of too many illegal moves against an opponent who cannot mate.
enum ByIllegalMoves {
    /// The game is lost all the same.
    Loses,
    /// The game is drawn, by this article if known.
    MayDraw(Option<Citation>),
}

/// Returns whether a loss by illegal moves becomes a draw if the opponent cannot mate: 7.4(b) of 2001 and 2005 has no
/// such exception, and in correspondence chess no illegal move is completed. If the edition is unknown it is assumed.
fn illegal_moves_by<G: Game>(subject: &Subject<'_, G>) -> ByIllegalMoves {
    let Subject { game, record, replay, .. } = subject;
    if is_by_correspondence(record) {
        return ByIllegalMoves::Loses;
    }
    let Some(edition) = subject.edition() else { return ByIllegalMoves::MayDraw(None) };
    let time_class = time_class_of_record(*game, record, replay, edition).unwrap_or(TimeClassRuling::UNKNOWN).class;
    if !illegal_move(edition, time_class).is_some_and(|rule| rule.can_draw) {
        return ByIllegalMoves::Loses;
    }
    let article = illegal_move_articles(edition, time_class).last().copied();
    ByIllegalMoves::MayDraw(article.map(|article| Citation { edition, article }))
}
