//! `row-number-misread`: a sign that is not a digit was read as a row number, because of the rows before it or the
//! moves after it: `l0.` for 10, `]I.` for 11, `б.` for 6.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::ROW_NUMBER_MISREAD;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::{IssueKind, ItemKind};
use crate::text::{Span, quote};

/// Creates the finding for a sign that was read as a number, with the number as replacement.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, span: Span) -> Draft {
    let record = &subject.record;
    let mut numbers = record.tape.items.iter().filter(|item| item.kind == ItemKind::Number);
    let number = numbers.find(|item| item.span != span && subject.place(item.span) == span);
    let word = quote(record.slice(span));
    let finding = Draft::new(ROW_NUMBER_MISREAD, span, message!("row-number-misread", word = word));
    // Words taken for prose may become moves if the number is correct.
    let is_prose = |kind| matches!(kind, IssueKind::ProsePassedOver { .. });
    let is_safe = !record.tape.issues.iter().any(|issue| is_prose(issue.kind));
    let fix = number.map(|number| {
        let edit = if is_safe { DraftFix::safe } else { DraftFix::doubtful };
        edit(span, record.slice(number.span))
    });
    Draft { fix, ..finding.with_help(message!("row-number-misread-help")) }
}
