//! `prose-passed-over`: a scoresheet, a book page or a message holds words that are neither moves nor headings, and
//! the program has taken them for prose.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::{DraftEdit, DraftFix};
use crate::findings::rules::PROSE_PASSED_OVER;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::{Item, ItemKind, Record, SourceMap};
use crate::sorting::CompactSort;
use crate::text::{Span, quote};

/// The maximum length of the omitted text shown.
const LONGEST_SHOWN: usize = 60;

/// Creates the finding for all prose: the numbers of passages and words, and the beginning of the first.
pub(in crate::findings) fn finding<G: Game>(
    subject: &Subject<'_, G>,
    (passages, words): (u32, u32),
    span: Span,
) -> Draft {
    let record = &subject.record;
    let first = record.slice(span);
    let first = quote(&first[..first.floor_char_boundary(LONGEST_SHOWN)]);
    let message = message!("prose-passed-over", passages = passages, words = words, first = first);
    let mut finding = Draft::new(PROSE_PASSED_OVER, span, message).with_help(message!("prose-passed-over-help"));
    finding.fix = subject.places.and_then(|places| in_braces(record, places));
    finding.fix = finding.fix.map(|fix| fix.safe_if(subject.replay.faults.iter().all(|fault| fault.is_note)));
    finding
}

/// Puts the notes of a PGN record in braces, if only these are missing: its variations are in round brackets.
fn in_braces(record: &Record<'_>, places: &SourceMap) -> Option<DraftFix> {
    let items = &record.tape.items;
    if record.tape.has_headings_for_tags() || record.tape.tags.is_empty() {
        return None;
    }
    // Text before a line is in the brackets of the line.
    let is_bracketed = |at: usize| {
        let lead = items.get(at + 1).filter(|next| next.kind == ItemKind::Comment);
        let first = places.written(lead.unwrap_or(&items[at]).span).start as usize;
        record.text[..first].trim_end().ends_with('(')
    };
    if !(0..items.len()).filter(|at| items[*at].kind == ItemKind::VariationOpen).all(is_bracketed) {
        return None;
    }
    // Text in braces is already where it belongs.
    let is_added = |item: &&Item| item.kind == ItemKind::Comment && places.written(item.span) != item.span;
    let edit = |item: &Item| DraftEdit { span: item.span, text: record.slice(item.span).to_owned() };
    let mut edits: Vec<DraftEdit> = items.iter().filter(is_added).map(edit).collect();
    edits.compact_sort_by_key(|edit| places.written(edit.span).start);
    DraftFix::of_all(edits, false)
}
