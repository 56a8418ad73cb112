//! The *outcome* and *claims* families: results compared with the board and with each other, draws by counting.

use crate::game::{Ending, Game};
use crate::record::{GameResult, Record, TagPair};
use crate::replay::{Event, EventKind};

use super::draft::Draft;
use super::played_words::PlayedWords;
use super::results::result_of;
use super::rules;
use super::subject::Subject;
use super::untrue_result::untrue_results;

/// Returns true if the Result tag and the termination marker differ (PGN 8.2.6: they must match).
pub(super) fn results_differ(record: &Record<'_>, tag: Option<&TagPair>) -> bool {
    // The marker is nearly always the last item, and both are nearly always the same few bytes.
    let (Some(tag), Some(marker)) = (tag, record.termination()) else { return false };
    if record.bytes(tag.value) == record.bytes(marker.span) {
        return false;
    }
    let (tag, marker) = (record.slice(tag.value), record.slice(marker.span));
    let Some(tag) = GameResult::read(tag) else { return true };
    GameResult::read(marker).is_none_or(|marker| !tag.agrees_with(marker))
}

/// Returns true if the result may differ from that of the final position; checking for mate costs almost nothing.
pub(super) fn may_contradict(record: &Record<'_>, ending: Ending, tag: Option<&TagPair>) -> bool {
    if ending == Ending::Stalemate {
        return true;
    }
    let is_true = |span| record.bytes(span) == result_of(ending).marker().as_bytes();
    !(tag.is_none_or(|tag| is_true(tag.value)) && record.termination().is_some_and(|marker| is_true(marker.span)))
}

pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    findings.extend(rules::result_mismatch::finding(subject));
    if let Some(ending) = subject.replay.ending.filter(|_| subject.replay.reaches_end) {
        let untrue = untrue_results(&subject.record, result_of(ending));
        findings.extend(untrue.map(|untrue| match ending {
            Ending::Mate(side) => rules::result_contradicts_mate::finding(subject, side, &untrue),
            Ending::Stalemate => rules::result_contradicts_stalemate::finding(subject, &untrue),
        }));
    }
    findings.extend(rules::seventy_five_moves::at_start(subject));
    if !subject.replay.events.is_empty() {
        let moves = PlayedWords::of(subject);
        findings.extend(subject.replay.events.iter().filter_map(|event| event_finding(subject, event, &moves)));
    }
}

fn event_finding<G: Game>(subject: &Subject<'_, G>, event: &Event, moves: &PlayedWords) -> Option<Draft> {
    let span = subject.record.tape.items.get(event.item as usize)?.span;
    let finding = match event.kind {
        EventKind::Threefold => rules::threefold_repetition::finding(subject, event, span, moves),
        EventKind::FiftyMoves => rules::fifty_moves::finding(subject, event, span),
        EventKind::Fivefold => rules::fivefold_repetition::finding(subject, event, span, moves)?,
        EventKind::FivefoldInTurn => rules::fivefold_repetition::in_turn(subject, event, span, moves)?,
        EventKind::SeventyFiveMoves => rules::seventy_five_moves::finding(subject, event, span)?,
    };
    Some(finding.at_ply(event.ply, event.claimant))
}
