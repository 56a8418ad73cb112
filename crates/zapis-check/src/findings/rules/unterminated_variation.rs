//! `unterminated-variation`: a variation is opened with `(` and not closed by `)` before the record ends.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::UNTERMINATED_VARIATION;
use crate::findings::subject::{Subject, line_break};
use crate::game::Game;
use crate::l10n::message;
use crate::record::{Item, ItemKind};
use crate::text::Span;

/// The maximum number of brackets inserted.
const MAX_BRACKETS: u32 = 100;

/// Creates the finding for variations that are open at the end of the record.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, open: u32, span: Span) -> Draft {
    let brackets = ")".repeat(open as usize);
    let last = |item: &&Item| item.kind != ItemKind::Termination;
    let last = subject.record.tape.items.iter().rev().find(last).filter(|_| open <= MAX_BRACKETS);
    let finding = Draft::new(UNTERMINATED_VARIATION, span, message!("variation-not-closed", count = open));
    let fix = last.map(|last| match last.kind {
        ItemKind::LineComment => format!("{}{brackets}", line_break(subject.record.text)),
        _ => brackets,
    });
    let fix = fix.zip(last).map(|(brackets, last)| DraftFix::doubtful(Span::at(last.span.end), brackets));
    Draft { fix, ..finding.with_help(message!("variation-not-closed-help")) }
}
