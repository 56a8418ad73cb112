//! `time-control-unreadable`: the tag `TimeControl` holds something that is not a time control, neither as the PGN
//! standard writes it nor in words.

use crate::findings::draft::Draft;
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::l10n::message;
use crate::text::{Span, quote};

/// `time-control-unreadable`
pub const TIME_CONTROL_UNREADABLE: &Rule = &rule!("K002" "time-control-unreadable" Warning);

/// Makes the finding of a tag that holds no time control.
pub(in crate::findings) fn finding(written: &str, span: Span) -> Draft {
    Draft::new(TIME_CONTROL_UNREADABLE, span, message!("time-control-unreadable", control = quote(written)))
        .with_help(message!("time-control-unreadable-help"))
}
