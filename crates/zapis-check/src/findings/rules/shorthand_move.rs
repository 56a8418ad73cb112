//! `shorthand-move`: a move is written shorter than algebraic notation allows: `QxQ` and `axQ` name what is captured
//! and not where, `B6` gives only the rank, `e5x` no file of departure.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::SHORTHAND_MOVE;
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a move that is written too short.
pub(in crate::findings) fn finding(plain: &str, span: Span, word: &str, quoted: &str) -> Draft {
    let finding = Draft::new(SHORTHAND_MOVE, span, message!("shorthand-move", word = quoted));
    Draft { fix: DraftFix::of_word(span, word, plain), ..finding }.with_help(message!("write-this", spelling = plain))
}
