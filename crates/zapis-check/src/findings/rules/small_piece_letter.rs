//! `small-piece-letter`: a piece is written with a small letter, as `nf3`.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::SMALL_PIECE_LETTER;
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a lower-case piece letter.
pub(in crate::findings) fn finding(plain: &str, span: Span, word: &str, quoted: &str) -> Draft {
    let finding = Draft::new(SMALL_PIECE_LETTER, span, message!("small-piece-letter", word = quoted));
    Draft { fix: DraftFix::of_move(span, word, plain), ..finding }.with_help(message!("write-this", spelling = plain))
}
