//! `overspecified-move`: the move names the square or the file it came from although only one piece of that kind
//! could legally go there.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::OVERSPECIFIED_MOVE;
use crate::findings::severity::Severity;
use crate::game::Game;
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a move that says more than necessary; in a game with only one spelling it is an error.
pub(in crate::findings) fn finding<G: Game>(plain: &str, span: Span, word: &str, quoted: &str) -> Draft {
    if G::HAS_ONE_SPELLING {
        let finding = Draft::new(OVERSPECIFIED_MOVE, span, message!("needless-count", word = quoted))
            .with_severity(Severity::Warning)
            .with_help(message!("write-this", spelling = plain));
        return Draft { fix: DraftFix::of_move(span, word, plain), ..finding };
    }
    Draft::new(OVERSPECIFIED_MOVE, span, message!("overspecified-move", word = quoted))
        .with_help(message!("overspecified-move-help", spelling = plain))
}
