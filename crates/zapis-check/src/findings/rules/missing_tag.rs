//! `missing-tag`: one of the seven tags of every archived game is absent: Event, Site, Date, Round, White, Black or
//! Result.

use crate::findings::draft::Draft;
use crate::findings::rules::MISSING_TAG;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::{Arg, message};
use crate::text::Span;

/// The seven tag roster (PGN 8.1.1).
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// Reports the missing tags of the roster in one finding.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let missing: Vec<&str> = ROSTER.into_iter().filter(|name| subject.record.tag_pair(name).is_none()).collect();
    if missing.is_empty() {
        return;
    }
    let start = subject.record.tape.span.start;
    let names: Vec<String> = missing.iter().map(|name| format!("`{name}`")).collect();
    let message = message!("missing-tags", count = names.len(), names = Arg::List(names));
    let first_line = subject.record.tape.tags.first().map_or(Span { start, end: start }, |tag| tag.span);
    findings.push(Draft::new(MISSING_TAG, first_line, message).with_help(message!("missing-tags-help")));
}
