//! `move-after-end`: the position before this move is mate or stalemate: the game was over, but the record continues.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::rules::MOVE_AFTER_END;
use crate::findings::subject::Subject;
use crate::game::{Ending, Game, Side};
use crate::l10n::message;
use crate::laws::Topic;
use crate::text::Span;

/// Creates the finding for a move after mate or stalemate.
pub(in crate::findings) fn finding<G: Game>(
    subject: &Subject<'_, G>,
    ending: Ending,
    side: Side,
    span: Span,
    quoted: &str,
) -> Draft {
    let (message, topic) = match ending {
        Ending::Mate(winner) => (message!("move-after-mate", word = quoted, side = winner), Topic::Checkmate),
        Ending::Stalemate => (message!("move-after-stalemate", word = quoted, side = side), Topic::Stalemate),
    };
    Draft::new(MOVE_AFTER_END, span, message).with_law(cite(subject.edition(), topic))
}
