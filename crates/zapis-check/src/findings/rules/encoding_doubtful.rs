//! `encoding-doubtful`: the record was read in one encoding, but its words may also be in another one.

use crate::findings::draft::Draft;
use crate::findings::rules::ENCODING_DOUBTFUL;
use crate::l10n::message;
use crate::text::{Encoding, Span, quote};

/// Creates the finding for a word, with its encoding, and its form in another one.
pub fn finding(encoding: Encoding, word: &str, span: Span, (other, in_other): (Encoding, &str)) -> Draft {
    let message = message!(
        "encoding-doubtful",
        word = quote(word),
        encoding = encoding.label(),
        other = other.label(),
        in_other = quote(in_other),
    );
    Draft::new(ENCODING_DOUBTFUL, span, message).with_help(message!("encoding-doubtful-help"))
}
