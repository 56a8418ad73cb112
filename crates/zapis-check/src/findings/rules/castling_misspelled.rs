//! `castling-misspelled`: castling is written with small letters, without dashes, with several, or with blanks around
//! them: `o-o`, `OO`, `0--0`, `0 - 0`.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::CASTLING_MISSPELLED;
use crate::l10n::message;
use crate::record::CastlingWord;
use crate::text::Span;

/// Creates the finding for castling not spelled `O-O` or `O-O-O`.
pub(in crate::findings) fn finding(plain: &str, span: Span, word: &str, quoted: &str) -> Draft {
    let help = message!("castling-misspelled-help", spelling = plain, word = quoted);
    let marks = CastlingWord::of(word).map_or("", |castling| &word[castling.signs_end..]);
    let finding = Draft::new(CASTLING_MISSPELLED, span, message!("castling-misspelled", word = quoted));
    Draft { fix: DraftFix::of_word(span, word, &format!("{plain}{marks}")), ..finding }.with_help(help)
}
