//! `prose-passed-over`: a scoresheet, a book page or a message holds words that are neither moves nor headings, and
//! the program has taken them for prose.

use crate::findings::draft::Draft;
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::l10n::message;
use crate::text::{Span, quote};

/// `prose-passed-over`
pub const PROSE_PASSED_OVER: &Rule = &rule!("T018" "prose-passed-over" Note);

/// The maximum length of the omitted text shown.
const LONGEST_SHOWN: usize = 60;

/// Creates the finding for everything taken for prose: the number of passages and words, and the beginning of the
/// first.
pub(in crate::findings) fn finding(first: &str, passages: u32, words: u32, span: Span) -> Draft {
    let first = quote(&first[..first.floor_char_boundary(LONGEST_SHOWN)]);
    let message = message!("prose-passed-over", passages = passages, words = words, first = first);
    Draft::new(PROSE_PASSED_OVER, span, message).with_help(message!("prose-passed-over-help"))
}
