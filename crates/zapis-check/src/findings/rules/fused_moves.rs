//! `fused-moves`: two moves, or a number and a move, are written together without a space, and the program has taken
//! them apart: `e4e5` after `1.` is the move e4 and the reply e5.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::{DraftEdit, DraftFix};
use crate::findings::rules::FUSED_MOVES;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a word that was split, with the missing blanks.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, span: Span) -> Draft {
    let items = subject.record.tape.items.iter().map(|item| item.span);
    let inner = items.filter(|item| item.start > span.start && item.end <= span.end);
    let blanks = inner.map(|item| DraftEdit { span: Span::at(item.start), text: " ".to_owned() }).collect();
    let finding = Draft::new(FUSED_MOVES, span, message!("fused-moves", word = subject.record.slice(span)));
    Draft { fix: DraftFix::of_all(blanks, true), ..finding.with_help(message!("fused-moves-help")) }
}
