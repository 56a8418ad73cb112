//! The *clocks* family: clocks against the time control, and draws offered.

use std::mem::discriminant;

use crate::game::Game;
use crate::l10n::message;
use crate::laws::Topic;
use crate::record::command::{commands, has_too_many_minutes, time_ms};
use crate::record::{ItemKind, Record, TagPair, TimeControl, unescape};
use crate::rulings::{
    ClockEvent, ClockEventKind, ClockGlance, Rise, clock_events, clocks_are_plain, control_is_readable,
    glance_at_clocks, periods_meant, read_clocks,
};
use crate::text::{Span, quote};

use super::citations::cite;
use super::draft::Draft;
use super::draft_fix::DraftFix;
use super::kept::Kept;
use super::rules;
use super::severity::Severity;
use super::subject::Subject;

/// Returns the value of the tag `TimeControl`; nothing where there is none.
fn control<'a, G: Game>(subject: &Subject<'a, G>) -> &'a str {
    subject.record.tag("TimeControl").unwrap_or("")
}

/// Tells, at next to no cost, whether there may be anything to say that is more than a note.
pub(super) fn may_have_findings(record: &Record<'_>, control: Option<&TagPair>) -> bool {
    let control = control.map_or("", |tag| record.slice(tag.value));
    !control_is_readable(control) || !clocks_are_plain(glance_at_clocks(record), control)
}

pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    if subject.notes || may_have_findings(record, record.tag_pair("TimeControl")) {
        check_with_care(subject, findings);
    }
}

fn check_with_care<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let written = unescape(control(subject));
    let control = TimeControl::read(&written);
    if control.is_none()
        && let Some(tag) = subject.record.tag_pair("TimeControl")
    {
        let message = message!("time-control-unreadable", control = quote(&written));
        findings.push(
            Draft::new(rules::TIME_CONTROL_UNREADABLE, tag.value, message)
                .with_help(message!("time-control-unreadable-help")),
        );
    }
    // A score sheet without tag pairs is no PGN, and there the sign is right.
    if subject.notes && !subject.record.tape.tags.is_empty() {
        offers(subject, findings);
    }
    if glance_at_clocks(&subject.record) == ClockGlance::None {
        return;
    }
    impossible_clocks(subject, findings);
    let readings = read_clocks(subject.game, &subject.record, subject.replay);
    for event in clock_events(control.as_ref(), &readings, subject.replay.main_plies) {
        let event = without_arbiter(event, subject);
        let finding = match (event.kind, &control) {
            (ClockEventKind::MeantMinutes { .. } | ClockEventKind::BeganHigher { .. }, Some(control)) => {
                let TimeControl::Periods(periods) = control else { continue };
                let better = periods_meant(periods, &readings).standard_text();
                let tag = subject.record.tag_pair("TimeControl").map(|tag| tag.value);
                let finding = contradiction(&event, &written, &better);
                let is_meant = matches!(event.kind, ClockEventKind::MeantMinutes { .. });
                Draft { fix: tag.filter(|_| is_meant).map(|value| DraftFix::doubtful(value, better)), ..finding }
            }
            _ => finding_of(subject, &event, &written),
        };
        let reading = event.reading;
        findings.push(finding.at_ply(reading.ply, reading.side));
    }
}

/// Finds the clocks that show no time: `25:61:99`, `-0:01`.
fn impossible_clocks<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    let comments = record.tape.items.iter().filter(|item| item.kind == ItemKind::Comment);
    let mut kept = Kept::new();
    for item in comments.filter(|item| item.clock().is_none()) {
        for command in commands(record.slice(item.span)).filter(|command| command.name == "clk") {
            if time_ms(command.argument).is_some() {
                continue;
            }
            let offset = |at: usize| item.span.start + u32::try_from(at).unwrap_or(0);
            let span = Span { start: offset(command.start), end: offset(command.end) };
            let word = quote(record.slice(span));
            let message = if has_too_many_minutes(command.argument) {
                message!("clock-beyond-sixty", command = word.as_str())
            } else {
                message!("unreadable-command", command = word.as_str())
            };
            let finding = || {
                let finding = Draft::new(rules::UNREADABLE_COMMAND, span, message).with_severity(Severity::Warning);
                Draft { written: Some(word), ..finding }
            };
            kept.add(discriminant(&item.kind), false, span, findings, finding);
        }
    }
    kept.sum_up(findings);
}

/// Servers have no arbiters who add minutes; there the players give each other time.
fn without_arbiter<G: Game>(mut event: ClockEvent, subject: &Subject<'_, G>) -> ClockEvent {
    if let ClockEventKind::Rose { why, .. } = &mut event.kind
        && matches!(why, Rise::Arbiter { .. })
        && is_on_a_server(subject)
    {
        *why = Rise::Unexplained;
    }
    event
}

fn is_on_a_server<G: Game>(subject: &Subject<'_, G>) -> bool {
    let site = subject.record.tag("Site").unwrap_or("").to_ascii_lowercase();
    site.contains("lichess.org/") && !site.contains("/broadcast/")
}

/// Notes the draws that are offered by a sign of the score sheets between the moves.
fn offers<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    for item in subject.record.tape.items.iter().filter(|item| item.kind == ItemKind::DrawOffer) {
        findings.push(
            Draft::new(rules::DRAW_OFFER_IN_MOVETEXT, item.span, message!("draw-offer-in-movetext"))
                .with_help(message!("draw-offer-in-movetext-help"))
                .with_fix(DraftFix::safe(item.span, "{(=)}"))
                .with_law(cite(subject.edition(), Topic::NotationDrawOffer)),
        );
    }
}

/// Writes a time as clocks show it: `1:30:00`, `0:00:02.5`.
fn time_text(ms: u64) -> String {
    let (seconds, rest) = (ms / 1000, ms % 1000);
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if rest == 0 { whole } else { format!("{whole}.{rest:03}").trim_end_matches('0').to_owned() }
}

/// Makes the finding of clocks that begin with more than the time control gives.
fn contradiction(event: &ClockEvent, control: &str, better: &str) -> Draft {
    let reading = &event.reading;
    let (clock, control) = (time_text(reading.clock_ms), quote(control));
    if let ClockEventKind::MeantMinutes { minutes } = event.kind {
        let message = message!("time-control-minutes", control = control, minutes = minutes, clock = clock);
        return Draft::new(rules::TIME_CONTROL_CONTRADICTS_CLOCKS, reading.span, message)
            .with_severity(Severity::Note)
            .with_help(message!("time-control-minutes-help", better = better));
    }
    let message = message!(
        "time-control-contradicts-clocks",
        side = reading.side.name(),
        clock = clock,
        number = reading.number,
        control = control
    );
    Draft::new(rules::TIME_CONTROL_CONTRADICTS_CLOCKS, reading.span, message)
        .with_help(message!("time-control-contradicts-clocks-help"))
}

fn finding_of<G: Game>(subject: &Subject<'_, G>, event: &ClockEvent, control: &str) -> Draft {
    let reading = &event.reading;
    let side = reading.side.name();
    match event.kind {
        ClockEventKind::Rose { from_ms, increments_ms, n_more, why } => {
            let rise = time_text(reading.clock_ms.saturating_sub(from_ms));
            let added = if increments_ms == 0 || why == Rise::NoTimeControl {
                "none".to_owned()
            } else {
                time_text(increments_ms)
            };
            let message = message!(
                "clock-increases",
                side = side,
                number = reading.number,
                rise = rise,
                from = time_text(from_ms),
                to = time_text(reading.clock_ms),
                control = if why == Rise::NoTimeControl { "none".to_owned() } else { quote(control) },
                added = added,
                more = n_more
            );
            let finding = Draft::new(rules::CLOCK_INCREASES, reading.span, message);
            match why {
                Rise::Unexplained if is_on_a_server(subject) => {
                    finding.with_severity(Severity::Note).with_help(message!("clock-increases-online-help"))
                }
                Rise::Unexplained => finding.with_help(message!("clock-increases-help")),
                Rise::Increments => {
                    finding.with_severity(Severity::Note).with_help(message!("clock-increases-by-two-increments"))
                }
                Rise::Arbiter { minutes } => finding
                    .with_severity(Severity::Note)
                    .with_help(message!("clock-increases-by-penalty", minutes = minutes)),
                Rise::NoTimeControl => finding
                    .with_severity(Severity::Note)
                    .with_help(message!("clock-increases-alone", second = time_text(increments_ms))),
            }
        }
        ClockEventKind::ElapsedDiffers { by_clocks_ms, n_more } => {
            let message = message!(
                "elapsed-time-differs",
                side = side,
                number = reading.number,
                elapsed = time_text(reading.elapsed_ms.unwrap_or(0)),
                clocks = time_text(by_clocks_ms),
                more = n_more
            );
            Draft::new(rules::ELAPSED_TIME_DIFFERS, reading.span, message)
                .with_help(message!("elapsed-time-differs-help"))
        }
        ClockEventKind::AtZero | ClockEventKind::MeantMinutes { .. } | ClockEventKind::BeganHigher { .. } => {
            let message = message!("clock-at-zero", side = side, number = reading.number);
            Draft::new(rules::CLOCK_AT_ZERO, reading.span, message)
                .with_help(message!("clock-at-zero-help"))
                .with_law(cite(subject.edition(), Topic::FlagFallen))
        }
    }
}
