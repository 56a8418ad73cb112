//! `pawn-letter`: a pawn's move is written with a letter for the pawn, as `Pe4`.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::PAWN_LETTER;
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a letter before a pawn's move.
pub(in crate::findings) fn finding(plain: &str, span: Span, word: &str, quoted: &str) -> Draft {
    let finding = Draft::new(PAWN_LETTER, span, message!("pawn-letter", word = quoted));
    Draft { fix: DraftFix::of_move(span, word, plain), ..finding }.with_help(message!("write-this", spelling = plain))
}
