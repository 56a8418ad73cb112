//! `result-signalled-by-kings`: the last moves of the record are not moves: the arbiter put one king or both in the
//! center to tell an electronic board how the game ended, and the board recorded it.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::results::{marker_result, tag_result};
use crate::findings::rules::RESULT_SIGNALLED_BY_KINGS;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::laws::Topic;
use crate::record::{GameResult, ItemKind};
use crate::rulings::{KingsSignal, kings_signal};
use crate::text::{Span, quote};

use super::ILLEGAL_MOVE;
use super::MOVE_AFTER_END;

/// Replaces the findings about such moves with one about the kings.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    if subject.replay.is_complete {
        return;
    }
    let record = &subject.record;
    let Some(signal) = kings_signal(subject.game, record, subject.replay) else { return };
    let result = marker_result(record).or_else(|| tag_result(record)).map(|(result, _)| result);
    let is_open = result.is_none_or(|result| result == GameResult::Unknown);
    let contradicts = !is_open && result.is_some_and(|result| !signal.allows(result));
    // One king that contradicts the result is a wrong move rather than a signal.
    if contradicts && signal.items.len() == 1 {
        return;
    }
    let of_item = |item: &u32| subject.place(record.tape.items[*item as usize].span);
    let spans: Vec<_> = signal.items.iter().map(of_item).collect();
    let Some(span) = spans.iter().copied().reduce(Span::join) else { return };
    findings.retain(|finding| {
        let is_explained = finding.rule == ILLEGAL_MOVE || finding.rule == MOVE_AFTER_END;
        !(is_explained && spans.contains(&finding.span))
    });
    // One king leaves two results; the record's own is one of them, if it has one.
    let result_known = result.filter(|_| !is_open);
    let signalled = signal.result.or(result_known).map_or_else(|| either(&signal), GameResult::marker);
    let written = quote(record.slice(span));
    let message = if contradicts {
        let result = result.map_or("*", GameResult::marker);
        message!("result-signalled-otherwise", written = written.clone(), signalled = signalled, result = result)
    } else {
        message!(
            "result-signalled-by-kings",
            written = written.clone(),
            signalled = signalled,
            moves = signal.items.len()
        )
    };
    let help = match signal.doubtful {
        Some(item) => {
            let before = subject.as_written(record.tape.items[item as usize].span);
            message!("remove-signal-and-perhaps", moves = signal.items.len(), before = before)
        }
        None => message!("remove-signal", moves = signal.items.len(), plies = signal.n_plies),
    };
    let mut finding = Draft::new(RESULT_SIGNALLED_BY_KINGS, span, message)
        .with_help(help)
        .with_law(cite(subject.edition(), Topic::KingsSignal));
    if contradicts {
        finding = finding.with_severity(Severity::Error);
    }
    // The number before the first of them belongs to it.
    let first = signal.items.first().and_then(|item| record.tape.items[..*item as usize].last());
    let number = first.filter(|item| item.kind == ItemKind::Number).map(|item| item.span);
    let removed = number.map_or(span, |number| number.join(span));
    finding.fix = (!record.tape.is_sheet).then(|| DraftFix::doubtful(removed, ""));
    finding.written = Some(written);
    finding.ply = Some(signal.n_plies + 1);
    findings.push(finding);
}

/// Returns the key of the two results that one king alone leaves.
const fn either(signal: &KingsSignal) -> &'static str {
    if signal.is_light { "1-0 or 1/2-1/2" } else { "0-1 or 1/2-1/2" }
}
