//! `unmappable-byte`: the record was read in an encoding in which one of its bytes is undefined.

use crate::findings::draft::Draft;
use crate::findings::finding::{Finding, Location};
use crate::findings::rules::UNMAPPABLE_BYTE;
use crate::findings::severity::Severity;
use crate::l10n::message;
use crate::text::Encoding;
use crate::text::Span;

/// Creates the finding for a run of bytes that the encoding does not define.
pub fn finding(encoding: Encoding, span: Span) -> Draft {
    let message = message!("unmappable-byte", encoding = encoding.label());
    Draft::new(UNMAPPABLE_BYTE, span, message).with_help(message!("unmappable-byte-help"))
}

/// Does the same as [`not_in_encoding`] for a record that is located already.
pub fn made_not_in_encoding(encoding: Encoding, character: char, location: Location) -> Finding {
    let message = message!("not-in-encoding", character = character.to_string(), encoding = encoding.label());
    let mut finding = Finding::new(UNMAPPABLE_BYTE, location, message);
    finding.severity = Severity::Error;
    finding.help = Some(message!("not-in-encoding-help"));
    finding
}

/// Creates the finding for an output encoding that lacks a character of a record.
pub fn not_in_encoding(encoding: Encoding, character: char, record: Span) -> Draft {
    let message = message!("not-in-encoding", character = character.to_string(), encoding = encoding.label());
    Draft::new(UNMAPPABLE_BYTE, record, message)
        .with_severity(Severity::Error)
        .with_help(message!("not-in-encoding-help"))
}
