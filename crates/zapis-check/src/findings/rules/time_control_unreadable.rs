//! `time-control-unreadable`: the tag `TimeControl` is not a time control, neither in the format of the PGN standard
//! nor in words. Readable words are a note.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::TIME_CONTROL_UNREADABLE;
use crate::findings::severity::Severity;
use crate::l10n::message;
use crate::record::{Form, Periods, TimeControl};
use crate::text::{Span, quote};

/// Creates the finding for a tag that is not a time control.
pub(in crate::findings) fn finding(written: &str, span: Span) -> Draft {
    Draft::new(TIME_CONTROL_UNREADABLE, span, message!("time-control-unreadable", control = quote(written)))
        .with_help(message!("time-control-unreadable-help"))
}

/// Creates the note for a time control in words, with its standard form, if there is one: the standard has no delay.
pub(in crate::findings) fn in_words(written: &str, span: Span, periods: &Periods) -> Draft {
    let mut finding =
        Draft::new(TIME_CONTROL_UNREADABLE, span, message!("time-control-in-words", control = quote(written)))
            .with_severity(Severity::Note);
    let standard = periods.standard_text();
    let is_same = |control: &TimeControl| match control {
        TimeControl::Periods(read) => read.form == Form::Standard && read.list == periods.list,
        _ => false,
    };
    if TimeControl::read(&standard).as_ref().is_some_and(is_same) {
        finding.help = Some(message!("write-this", spelling = standard.as_str()));
        finding.fix = Some(DraftFix::safe(span, standard));
    } else {
        finding.help = Some(message!("time-control-unreadable-help"));
    }
    finding
}
