//! `fragment-contradictory`: moves from the middle of a game cannot all have been made, whatever the position was.

use crate::findings::draft::Draft;
use crate::findings::rules::FRAGMENT_CONTRADICTORY;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::{FragmentContradiction, Game};
use crate::l10n::{Message, message};
use crate::record::Record;
use crate::replay::Fragment;
use crate::text::quote;

/// Describes which move of a fragment is incompatible with which earlier one, and why.
#[must_use]
pub fn contradiction(record: &Record<'_>, fragment: &Fragment, found: &FragmentContradiction) -> Option<Message> {
    let (name, before) = (fragment.name(record, found.last)?, fragment.name(record, found.first)?);
    let message = match &found.reason {
        _ if found.first == found.last => message!("fragment-move-impossible", mv = name),
        Some(reason) => message!("fragment-contradictory-because", mv = name, before = before, reason = reason.clone()),
        None => message!("fragment-contradictory", mv = name, before = before),
    };
    Some(if found.rests_on_signs { message!("fragment-by-signs", message = message) } else { message })
}

/// Creates the finding for a move that is incompatible with those before it.
pub(in crate::findings) fn finding<G: Game>(
    subject: &Subject<'_, G>,
    fragment: &Fragment,
    found: &FragmentContradiction,
) -> Option<Draft> {
    let record = &subject.record;
    let mv = fragment.moves.get(found.last)?;
    let span = subject.place(record.tape.items.get(mv.item as usize)?.span);
    let message = contradiction(record, fragment, found)?;
    let mut draft = Draft::new(FRAGMENT_CONTRADICTORY, span, message);
    draft = if found.rests_on_signs {
        draft.with_severity(Severity::Warning).with_help(message!("fragment-by-signs-help"))
    } else {
        draft.with_help(message!("fragment-contradictory-help"))
    };
    let ply = u32::try_from(found.last).map_or(u32::MAX, |index| index.saturating_add(1));
    draft = draft.at_ply(ply, mv.side);
    draft.written = Some(quote(record.slice(span)));
    Some(draft)
}
