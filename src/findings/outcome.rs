//! The *outcome* and *claims* families: results against the board and against each other, draws by counting.

use crate::game::{Ending, Game, Side};
use crate::laws::{Edition, Fivefold, Topic, draw_rules};
use crate::record::{GameResult, Record};
use crate::replay::{Event, EventKind};
use crate::text::Span;

use super::finding::Finding;
use super::rule::{self, Rule, Severity};
use super::{Subject, cite};

pub(super) fn tag_result(record: &Record<'_>) -> Option<(GameResult, Span)> {
    let tag = record.tape.tags.iter().find(|tag| record.slice(tag.name) == "Result")?;
    Some((GameResult::read(record.slice(tag.value))?, tag.value))
}

pub(super) fn marker_result(record: &Record<'_>) -> Option<(GameResult, Span)> {
    let item = record.termination()?;
    Some((GameResult::read(record.slice(item.span))?, item.span))
}

/// Tells whether the Result tag and the termination marker say different things (PGN 8.2.6: they must match).
pub(super) fn results_differ(record: &Record<'_>) -> bool {
    // The marker is nearly always the last item, and both are nearly always the same few bytes.
    let (Some(tag), Some(marker)) = (record.tag_pair("Result"), record.termination()) else { return false };
    if record.bytes(tag.value) == record.bytes(marker.span) {
        return false;
    }
    let (tag, marker) = (record.slice(tag.value), record.slice(marker.span));
    GameResult::read(tag).is_some_and(|tag| Some(tag) != GameResult::read(marker))
}

pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Finding>) {
    let record = &subject.record;
    let (tag, marker) = (tag_result(record), marker_result(record));
    if let (Some((tag_says, span)), Some((marker_says, _))) = (tag, marker)
        && tag_says != marker_says
    {
        let message =
            format!("the Result tag says `{}`, the moves end with `{}`", tag_says.marker(), marker_says.marker());
        findings.push(Finding::new(rule::RESULT_MISMATCH, span, message).with_help("the two must agree (PGN 8.2.6)"));
    }
    if let Some(ending) = subject.replay.ending.filter(|_| subject.replay.is_complete) {
        contradictions(subject, ending, tag, marker, findings);
    }
    for event in &subject.replay.events {
        findings.extend(event_finding(subject, event));
    }
}

fn contradictions<G: Game>(
    subject: &Subject<'_, G>,
    ending: Ending,
    tag: Option<(GameResult, Span)>,
    marker: Option<(GameResult, Span)>,
    findings: &mut Vec<Finding>,
) {
    let (true_result, kind, topic, what): (_, &'static Rule, _, _) = match ending {
        Ending::Mate(Side::White) => {
            (GameResult::WhiteWins, rule::RESULT_CONTRADICTS_MATE, Topic::Checkmate, "white has mated")
        }
        Ending::Mate(Side::Black) => {
            (GameResult::BlackWins, rule::RESULT_CONTRADICTS_MATE, Topic::Checkmate, "black has mated")
        }
        Ending::Stalemate => {
            (GameResult::Draw, rule::RESULT_CONTRADICTS_STALEMATE, Topic::Stalemate, "the side to move is stalemated")
        }
    };
    let untrue_marker = marker.filter(|said| said.0 != true_result);
    let untrue_tag = tag.filter(|said| said.0 != true_result && untrue_marker.is_none_or(|marker| marker.0 != said.0));
    for (said, span) in untrue_marker.into_iter().chain(untrue_tag) {
        let is_open = said == GameResult::Unknown;
        let verb = if is_open { "is left open as" } else { "is given as" };
        let message = format!("the result {verb} `{}`, but {what} in the final position", said.marker());
        let mut finding = Finding::new(kind, span, message)
            .with_help(format!("by the board the result is `{}`", true_result.marker()))
            .with_law(cite(subject.edition(), topic));
        if is_open {
            finding = finding.with_severity(Severity::Warning);
        }
        finding.ply = Some(subject.replay.main_plies);
        finding.fen = subject.replay.last.as_ref().map(|position| subject.game.position_text(position));
        findings.push(finding);
    }
}

fn event_finding<G: Game>(subject: &Subject<'_, G>, event: &Event) -> Option<Finding> {
    let edition = subject.edition();
    let span = subject.record.tape.items.get(event.item as usize)?.span;
    let plies = event.occurrences.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
    let claimant = event.claimant.name();
    let goes_on = event.ply < subject.replay.main_plies;
    let automatic = |edition: Edition| draw_rules(edition);
    let finding = match event.kind {
        EventKind::Threefold => {
            let message = format!(
                "the position stands for the third time (after plies {plies}): {claimant}, to move, may claim a draw"
            );
            Finding::new(rule::THREEFOLD_REPETITION, span, message).with_law(cite(edition, Topic::ThreefoldAppeared))
        }
        EventKind::FiftyMoves => {
            let message = format!(
                "fifty moves by each side without a capture or a pawn move: {claimant}, to move, may claim a draw"
            );
            Finding::new(rule::FIFTY_MOVES, span, message).with_law(cite(edition, Topic::FiftyCompleted))
        }
        EventKind::Fivefold => {
            let counts = match automatic(edition?).fivefold? {
                Fivefold::AnyTime => true,
                Fivefold::Consecutive => event.occurrences.windows(2).rev().take(4).all(|pair| pair[1] - pair[0] == 4),
            };
            if !counts {
                return None;
            }
            let message = format!(
                "the position stands for the fifth time (after plies {plies}): the game is drawn{}",
                on(goes_on)
            );
            Finding::new(rule::FIVEFOLD_REPETITION, span, message).with_law(cite(edition, Topic::Fivefold))
        }
        EventKind::SeventyFiveMoves => {
            automatic(edition?).seventy_five_plies?;
            let message = format!(
                "seventy-five moves by each side without a capture or a pawn move: the game is drawn{}",
                on(goes_on)
            );
            Finding::new(rule::SEVENTY_FIVE_MOVES, span, message).with_law(cite(edition, Topic::SeventyFive))
        }
    };
    let is_drawn = marker_result(&subject.record).is_none_or(|(result, _)| result == GameResult::Draw);
    let is_automatic = matches!(event.kind, EventKind::Fivefold | EventKind::SeventyFiveMoves);
    let severity = if is_automatic && !goes_on && is_drawn { Severity::Note } else { finding.severity };
    let mut finding = finding.with_severity(severity);
    finding.ply = Some(event.ply);
    finding.side = Some(event.claimant);
    Some(finding)
}

const fn on(goes_on: bool) -> &'static str {
    if goes_on { ", and play went on" } else { "" }
}
