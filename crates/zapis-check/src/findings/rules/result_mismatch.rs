//! `result-mismatch`: the Result tag and the termination marker after the moves give two different results, in figures
//! or in words: `White wins`.

use std::borrow::Cow;

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::results::{is_misspelled, marker_result, tag_result};
use crate::findings::rules::RESULT_MISMATCH;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::GameResult;
use crate::rulings::said_result;
use crate::text::quote;

/// Compares the tag with the marker.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>) -> Option<Draft> {
    let record = &subject.record;
    let (marker_says, _) = marker_result(record)?;
    let (tag_says, span, written) = if let Some((tag_says, span)) = tag_result(record) {
        (tag_says, span, Cow::Borrowed(tag_says.marker()))
    } else {
        let tag = record.tag_pair("Result")?;
        (said_result(record, tag)?, tag.value, Cow::Owned(quote(record.slice(tag.value))))
    };
    if tag_says.agrees_with(marker_says) {
        return None;
    }
    let message = message!("result-mismatch", tag = &*written, marker = marker_says.marker());
    let help = message!("result-mismatch-help");
    let mut finding = Draft::new(RESULT_MISMATCH, span, message).with_help(help);
    // A mistake in the marker is more likely than one in the tag; if the board decides, it takes precedence.
    let is_open = subject.result_by_the_board().is_none() && !is_misspelled(record, record.tag_pair("Result"));
    let is_marker = record.termination().is_some_and(|item| GameResult::of_marker(record.bytes(item.span)).is_some());
    finding.fix = (is_open && is_marker).then(|| DraftFix::doubtful(span, marker_says.marker()));
    Some(finding)
}
