//! `unreadable-command`: a comment holds a command in square brackets, such as a clock time or an evaluation, whose
//! value cannot be read.

use std::mem::discriminant;

use crate::findings::draft::Draft;
use crate::findings::kept::Kept;
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::command::{CommentCommand, commands, eval, has_too_many_minutes, time_ms};
use crate::record::{Item, ItemKind};
use crate::text::{Span, quote};

/// `unreadable-command`
pub const UNREADABLE_COMMAND: &Rule = &rule!("T013" "unreadable-command" Note);

/// Finds the commands that nobody can read, but for clocks.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    for item in record.tape.items.iter().filter(|item| item.kind == ItemKind::Comment) {
        for command in commands(record.slice(item.span)) {
            let is_read = match command.name {
                // Clocks are looked at with the clocks.
                "emt" => time_ms(command.argument).is_some(),
                "eval" => eval(command.argument).is_some(),
                _ => true,
            };
            if !is_read {
                let span = place(item, command);
                let message = message!("unreadable-command", command = quote(record.slice(span)));
                findings.push(Draft::new(UNREADABLE_COMMAND, span, message));
            }
        }
    }
}

/// Finds the clocks that show no time: `25:61:99`, `-0:01`.
pub(in crate::findings) fn check_clocks<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    let comments = record.tape.items.iter().filter(|item| item.kind == ItemKind::Comment);
    let mut kept = Kept::new();
    for item in comments.filter(|item| item.clock().is_none()) {
        for command in commands(record.slice(item.span)).filter(|command| command.name == "clk") {
            if time_ms(command.argument).is_some() {
                continue;
            }
            let span = place(item, command);
            let word = quote(record.slice(span));
            let message = if has_too_many_minutes(command.argument) {
                message!("clock-beyond-sixty", command = word.as_str())
            } else {
                message!("unreadable-command", command = word.as_str())
            };
            let finding = || {
                let finding = Draft::new(UNREADABLE_COMMAND, span, message).with_severity(Severity::Warning);
                Draft { written: Some(word), ..finding }
            };
            kept.add(discriminant(&item.kind), false, span, findings, finding);
        }
    }
    kept.sum_up(findings);
}

/// Returns where a command of a comment stands in the text.
fn place(comment: &Item, command: CommentCommand<'_>) -> Span {
    let offset = |at: usize| comment.span.start + u32::try_from(at).unwrap_or(0);
    Span { start: offset(command.start), end: offset(command.end) }
}
