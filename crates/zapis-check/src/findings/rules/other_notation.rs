//! `other-notation`: moves of the record are written in a notation other than the algebraic one: in the digits of
//! correspondence chess, in Smith notation, in English descriptive notation, in braille, or in the words with which
//! moves are announced to blind players.

use crate::findings::draft::Draft;
use crate::findings::rules::OTHER_NOTATION;
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a move in another notation, given its name.
pub(in crate::findings) fn finding(notation: &str, span: Span, quoted: &str) -> Draft {
    Draft::new(OTHER_NOTATION, span, message!("other-notation", word = quoted, notation = notation))
        .with_help(message!("other-notation-help"))
}
