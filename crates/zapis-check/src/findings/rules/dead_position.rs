//! `dead-position`: from here neither side could mate by any series of legal moves.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::rules::DEAD_POSITION;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::laws::Topic;
use crate::rulings::DeadSince;
use crate::text::Span;

/// Creates the finding: since when the position is dead, and how much was played after that.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, since: &DeadSince) -> Draft {
    let record = &subject.record;
    let n_later = subject.replay.main_plies - since.ply;
    let start =
        record.tag_pair("FEN").map_or(Span { end: record.tape.span.start, ..record.tape.span }, |tag| tag.value);
    let span = since.item.map_or(start, |item| record.tape.items[item as usize].span);
    let mut finding = Draft::new(DEAD_POSITION, span, message!("dead-position", later = n_later))
        .with_help(message!("dead-position-help"))
        .with_law(cite(subject.edition(), Topic::DeadPosition));
    // One more move is often played before it is noticed, and may have been the only one.
    if n_later <= 1 {
        finding = finding.with_severity(Severity::Note);
    }
    finding.ply = (since.ply > 0).then_some(since.ply);
    finding
}
