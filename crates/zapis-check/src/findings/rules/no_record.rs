//! `no-record`: the file holds text, but no record of a game: no tag pair, no move, no result.

use crate::findings::draft::Draft;
use crate::findings::rules::NO_RECORD;
use crate::findings::severity::Severity;
use crate::l10n::{Message, message};
use crate::text::Span;

/// Creates the finding for a file that is not text.
pub fn in_bytes() -> Draft {
    finding(message!("no-record-in-bytes"), Severity::Error)
}

/// Creates the finding for a text file; a file found in a folder rather than named is not an error.
pub fn in_text(is_found: bool) -> Draft {
    finding(message!("no-record"), if is_found { Severity::Note } else { Severity::Error })
}

/// Creates the finding for a whole folder.
pub fn in_folder() -> Draft {
    finding(message!("no-record-in-folder"), Severity::Warning)
}

fn finding(message: Message, severity: Severity) -> Draft {
    Draft::new(NO_RECORD, Span { start: 0, end: 0 }, message).with_severity(severity)
}
