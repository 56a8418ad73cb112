//! `unreadable-command`: a comment has a command in square brackets, such as a clock time or an evaluation, with an
//! invalid value.

use std::mem::discriminant;

use crate::findings::draft::Draft;
use crate::findings::draft_fix::{DraftEdit, DraftFix};
use crate::findings::kept::Kept;
use crate::findings::rules::UNREADABLE_COMMAND;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::clock_unit::{ClockUnit, has_two_parts};
use crate::record::command::{CommentCommand, commands, eval, has_too_many_minutes, time_ms};
use crate::record::{Item, ItemKind};
use crate::text::{Span, quote};

/// The commands whose values are checked.
const KNOWN: [&str; 7] = ["clk", "emt", "egt", "mct", "eval", "csl", "cal"];

/// Returns true if a name is a known one apart from case, two transposed letters, an extra letter, or a missing letter
/// of `eval`: `CLK`, `ckl`, `clok`, `evl`. Other names of three letters are other programs' commands.
fn is_misspelled(name: &str) -> bool {
    let small = name.to_ascii_lowercase();
    let is_known = |name: &str| KNOWN.contains(&name);
    let with_letter_out = |name: &str, at: usize| [&name[..at], &name[at + 1..]].concat();
    let swapped = |at: usize| {
        let mut bytes = small.clone().into_bytes();
        bytes.swap(at, at + 1);
        KNOWN.iter().any(|known| known.as_bytes() == bytes)
    };
    let has_one_more = |at| is_known(&with_letter_out(&small, at));
    let lacks_one = |at| with_letter_out("eval", at) == small;
    !is_known(name)
        && small.is_ascii()
        && (is_known(&small)
            || small == "clock"
            || (1..small.len()).any(|at| swapped(at - 1))
            || (0..small.len()).any(has_one_more)
            || (0.."eval".len()).any(lacks_one))
}

/// Returns true if a value lists squares or arrows, each with the letter of a color: `Gd4,Re2e4`.
fn lists_marks(argument: &str, n_squares: usize) -> bool {
    let is_square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
    argument.split(',').map(|mark| mark.trim().as_bytes()).all(|mark| {
        let Some((color, squares)) = mark.split_first() else { return argument.trim().is_empty() };
        color.is_ascii_uppercase() && squares.len() == 2 * n_squares && squares.chunks(2).all(is_square)
    })
}

/// Finds invalid commands, except clocks.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    for item in record.tape.items.iter().filter(|item| item.kind == ItemKind::Comment) {
        for command in commands(record.slice(item.span)) {
            let is_read = match command.name {
                // Clocks are checked separately.
                "emt" | "egt" | "mct" => time_ms(command.argument).is_some(),
                "csl" => lists_marks(command.argument, 1),
                "cal" => lists_marks(command.argument, 2),
                "eval" => eval(command.argument).is_some(),
                name => !is_misspelled(name),
            };
            if !is_read {
                let span = place(item, command);
                let message = message!("unreadable-command", command = quote(record.slice(span)));
                findings.push(Draft::new(UNREADABLE_COMMAND, span, message));
            }
        }
    }
}

/// Finds clocks with an invalid time: `25:61:99`, `-0:01`.
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

/// Finds clocks without seconds that are read as hours and minutes: `1:30` in a game of 90 minutes.
pub(in crate::findings) fn check_unit<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    let comments = || record.tape.items.iter().filter(|item| item.kind == ItemKind::Comment && item.clock().is_none());
    let clocks = comments().flat_map(|item| {
        let clocks = commands(record.slice(item.span)).filter(|command| command.name == "clk");
        clocks.filter(|command| has_two_parts(command.argument)).map(|command| (place(item, command), command.argument))
    });
    let clocks: Vec<(Span, &str)> = clocks.collect();
    let Some((first, argument)) = clocks.first().filter(|_| ClockUnit::default().are_hours(record)) else { return };
    let edits = clocks.iter().map(|(span, argument)| DraftEdit { span: *span, text: format!("[%clk {argument}:00]") });
    let message = message!("clock-in-hours", command = quote(record.slice(*first)));
    let help = message!("write-this", spelling = format!("[%clk {argument}:00]"));
    let fix = DraftFix::of_all(edits.collect(), true);
    findings.push(Draft { fix, ..Draft::new(UNREADABLE_COMMAND, *first, message).with_help(help) });
}

/// Returns the place of a command of a comment in the text.
fn place(comment: &Item, command: CommentCommand<'_>) -> Span {
    let offset = |at: usize| comment.span.start + u32::try_from(at).unwrap_or(0);
    Span { start: offset(command.start), end: offset(command.end) }
}
