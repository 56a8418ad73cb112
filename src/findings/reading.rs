//! The *reading* family: tag pairs, comments, brackets, stray text, letters.

use std::mem::discriminant;

use crate::game::Game;
use crate::l10n::{Arg, message};
use crate::record::command::{commands, eval, time_ms};
use crate::record::{GameResult, IssueKind, Item, ItemKind, Record, TagPair, standard_name};
use crate::text::{Script, Span, quote, script};

use super::draft::Draft;
use super::draft_fix::{DraftEdit, DraftFix};
use super::kept::Kept;
use super::rules;
use super::severity::Severity;
use super::subject::{Subject, line_break};

/// So much of what was passed over is shown.
const LONGEST_SHOWN: usize = 60;

/// The seven tag roster (PGN 8.1.1).
pub(super) const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let mut kept = Kept::new();
    // Results are looked at together with the Result tag.
    let issues = subject.record.tape.issues.iter().filter(|issue| issue.kind != IssueKind::ResultMisspelled);
    for issue in issues {
        let finding = || finding_of(subject, issue.kind, issue.span);
        kept.add(discriminant(&issue.kind), false, issue.span, findings, finding);
    }
    kept.sum_up(findings);
    misspelled_tags(subject, findings);
    letters_in_doubt(subject, findings);
    if subject.notes {
        missing_tags(subject, findings);
        // Where files are written in two alphabets, each word that mixes them is a fault of its own.
        if !G::HAS_ONE_SPELLING {
            mixed_alphabets(subject, findings);
        }
        unreadable_commands(subject, findings);
    }
}

fn finding_of<G: Game>(subject: &Subject<'_, G>, kind: IssueKind, span: Span) -> Draft {
    let text = subject.record.slice(span);
    match kind {
        IssueKind::UnterminatedComment => Draft::new(
            rules::UNTERMINATED_COMMENT,
            Span { end: span.start + 1, ..span },
            message!("comment-not-closed"),
        )
        .with_help(message!("comment-not-closed-help"))
        .with_fix(DraftFix::doubtful(end_of(text, span), " }")),
        IssueKind::UnterminatedVariation { open } => {
            let brackets = ")".repeat(open as usize);
            let last = |item: &&Item| item.kind != ItemKind::Termination;
            let last = subject.record.tape.items.iter().rev().find(last).filter(|_| open <= MAX_BRACKETS);
            let finding =
                Draft::new(rules::UNTERMINATED_VARIATION, span, message!("variation-not-closed", count = open));
            let fix = last.map(|last| match last.kind {
                ItemKind::LineComment => format!("{}{brackets}", line_break(subject.record.text)),
                _ => brackets,
            });
            let fix = fix.zip(last).map(|(brackets, last)| DraftFix::doubtful(Span::at(last.span.end), brackets));
            Draft { fix, ..finding.with_help(message!("variation-not-closed-help")) }
        }
        IssueKind::UnopenedVariation => Draft::new(rules::STRAY_TOKEN, span, message!("variation-not-opened")),
        IssueKind::VariationBeforeMove => Draft::new(rules::STRAY_TOKEN, span, message!("variation-before-move"))
            .with_help(message!("variation-before-move-help")),
        IssueKind::StrayText => stray_text(text, span),
        IssueKind::TextAfterRecord => text_outside(text, span),
        IssueKind::ResultMisspelled => {
            Draft::new(rules::RESULT_MISSPELLED, span, message!("result-misspelled", word = quote(text)))
        }
        IssueKind::TerminationInVariation => {
            Draft::new(rules::STRAY_TOKEN, span, message!("result-in-variation", result = text))
        }
        IssueKind::MalformedTag { expected } => {
            let finding = Draft::new(rules::MALFORMED_TAG, span, message!("malformed-tag", expected = expected))
                .with_help(message!("malformed-tag-help"));
            // A value that only lacks its quotes, `[Round 3]`, is not in doubt.
            let lacks_only_quotes = !text.contains('"') && text.ends_with(']') && text.contains(' ');
            let finding = if lacks_only_quotes { finding.with_severity(Severity::Warning) } else { finding };
            let tag = subject.record.tape.tags.iter().find(|tag| tag.span.start == span.start);
            Draft { fix: tag.and_then(|tag| well_formed(&subject.record, tag)), ..finding }
        }
        IssueKind::DuplicateTag => {
            Draft::new(rules::DUPLICATE_TAG, span, message!("duplicate-tag", name = duplicate_name(text)))
                .with_help(message!("duplicate-tag-help"))
        }
        IssueKind::MisplacedTag => Draft::new(rules::MALFORMED_TAG, span, message!("tag-between-moves")),
        IssueKind::NagOutOfRange => Draft::new(rules::STRAY_TOKEN, span, message!("no-nag", word = quote(text)))
            .with_help(message!("no-nag-help")),
        IssueKind::FusedMoves => {
            let items = subject.record.tape.items.iter().map(|item| item.span);
            let inner = items.filter(|item| item.start > span.start && item.end <= span.end);
            let blanks = inner.map(|item| DraftEdit { span: Span::at(item.start), text: " ".to_owned() }).collect();
            let finding = Draft::new(rules::FUSED_MOVES, span, message!("fused-moves", word = text));
            Draft { fix: DraftFix::of_all(blanks, true), ..finding.with_help(message!("fused-moves-help")) }
        }
        IssueKind::ProsePassedOver { passages, words } => {
            let first = subject.record.slice(span);
            let first = quote(&first[..first.floor_char_boundary(LONGEST_SHOWN)]);
            let message = message!("prose-passed-over", passages = passages, words = words, first = first);
            Draft::new(rules::PROSE_PASSED_OVER, span, message).with_help(message!("prose-passed-over-help"))
        }
        IssueKind::RowsReordered => Draft::new(rules::ROWS_REORDERED, span, message!("rows-reordered"))
            .with_help(message!("rows-reordered-help")),
        IssueKind::PositionPassedOver => {
            let first = quote(&text[..text.floor_char_boundary(LONGEST_SHOWN)]);
            Draft::new(rules::POSITION_PASSED_OVER, span, message!("position-passed-over", pieces = first))
                .with_help(message!("position-passed-over-help"))
        }
        IssueKind::NumberMisread => {
            let record = &subject.record;
            let mut numbers = record.tape.items.iter().filter(|item| item.kind == ItemKind::Number);
            let number = numbers.find(|item| item.span != span && subject.place(item.span) == span);
            let finding =
                Draft::new(rules::ROW_NUMBER_MISREAD, span, message!("row-number-misread", word = quote(text)));
            let fix = number.map(|number| DraftFix::safe(span, record.slice(number.span)));
            Draft { fix, ..finding.with_help(message!("row-number-misread-help")) }
        }
        IssueKind::MissingTermination => {
            let mut finding = Draft::new(rules::MISSING_TERMINATION, span, message!("missing-termination"))
                .with_help(message!("missing-termination-help"));
            finding.fix = termination(subject, span);
            if subject.record.tape.items.iter().all(|item| item.kind != ItemKind::Move) {
                finding = finding.with_severity(Severity::Note);
            }
            finding
        }
    }
}

/// So many brackets are written at most.
const MAX_BRACKETS: u32 = 100;

/// Returns where a text ends but for the blanks behind it.
fn end_of(text: &str, span: Span) -> Span {
    let blanks = text.len() - text.trim_end().len();
    Span::at(span.end.saturating_sub(u32::try_from(blanks).unwrap_or(0)))
}

/// Writes the result behind the moves: that of the board, or what the tag says.
fn termination<G: Game>(subject: &Subject<'_, G>, span: Span) -> Option<DraftFix> {
    let record = &subject.record;
    let has = |is_so: fn(&IssueKind) -> bool| record.tape.issues.iter().any(|issue| is_so(&issue.kind));
    let has_end_elsewhere = has(|kind| {
        matches!(
            kind,
            IssueKind::UnterminatedVariation { .. } | IssueKind::TerminationInVariation | IssueKind::MisplacedTag
        )
    });
    if record.tape.is_sheet || has_end_elsewhere {
        return None;
    }
    let is_clean =
        !has(|kind| matches!(kind, IssueKind::StrayText | IssueKind::TextAfterRecord | IssueKind::UnopenedVariation));
    let tag = record.tag_pair("Result").map(|tag| record.slice(tag.value));
    let tagged = tag.and_then(GameResult::read);
    let result = subject.result_by_the_board().or(tagged);
    let is_certain = is_clean && result.is_some_and(|result| result.marker() == result.termination());
    let marker = result.unwrap_or(GameResult::Unknown).termination();
    let line_break = line_break(record.text);
    let text = match record.tape.items.last().map(|item| item.kind) {
        None => format!("{line_break}{line_break}{marker}"),
        Some(ItemKind::LineComment) => format!("{line_break}{marker}"),
        Some(_) => format!(" {marker}"),
    };
    Some(DraftFix::safe(span, text).safe_if(is_certain))
}

/// Writes a tag pair as the standard asks for it (PGN 8.1.1), with the name and the value that were read.
fn well_formed(record: &Record<'_>, tag: &TagPair) -> Option<DraftFix> {
    let (name, value) = (record.slice(tag.name), record.slice(tag.value));
    if name.is_empty() || tag.name.end > tag.value.start || tag.value.end > tag.span.end || record.tape.is_sheet {
        return None;
    }
    let (before, behind) =
        (Span { start: tag.name.end, end: tag.value.start }, Span { start: tag.value.end, ..tag.span });
    let opens = record.slice(before).trim_start_matches([' ', '\t']) == "\"" && before.len() > 1;
    let closes = record.slice(behind).strip_prefix('"').is_some_and(|rest| rest.trim_matches([' ', '\t']) == "]");
    let mut edits = Vec::new();
    if !opens {
        edits.push(DraftEdit { span: before, text: " \"".to_owned() });
    }
    let mut is_escaped = false;
    for (at, c) in value.char_indices() {
        let place = tag.value.start + u32::try_from(at).unwrap_or(0);
        if c == '"' && !is_escaped {
            edits.push(DraftEdit { span: Span::at(place), text: "\\".to_owned() });
        } else if matches!(c, '\n' | '\r') {
            edits.push(DraftEdit { span: Span { start: place, end: place + 1 }, text: " ".to_owned() });
        }
        is_escaped = c == '\\' && !is_escaped;
    }
    if is_escaped {
        edits.push(DraftEdit { span: Span::at(tag.value.end), text: "\\".to_owned() });
    }
    if !closes {
        edits.push(DraftEdit { span: behind, text: "\"]".to_owned() });
    }
    // A value that holds a bracket or a line break, or of which only one end is marked, may go farther than it should.
    let is_bare = !opens && !closes && record.slice(tag.span).ends_with(']') && !value.contains('"');
    let is_whole = opens && (closes || record.slice(behind).starts_with('"'));
    // Nor does a quote belong into what is no free text.
    let is_free = !matches!(name, "FEN" | "Result" | "TimeControl") || !value.contains('"');
    DraftFix::of_all(edits, (is_bare || is_whole) && is_free && !value.contains(['[', ']', '\n', '\r']))
}

fn duplicate_name(pair: &str) -> &str {
    let name = pair.trim_start_matches('[').trim_start();
    name.split(|c: char| c.is_whitespace() || c == '"').next().unwrap_or(name)
}

fn stray_text(text: &str, span: Span) -> Draft {
    let nuls = text.chars().filter(|c| *c == '\0').count();
    let message = if nuls > 0 && text.chars().all(|c| c == '\0' || c.is_whitespace()) {
        message!("nul-bytes", count = nuls)
    } else {
        message!("stray-text", text = quote(text))
    };
    Draft::new(rules::STRAY_TOKEN, span, message).with_help(message!("passed-over"))
}

/// Makes the finding of text that stands where no record is.
#[must_use]
pub fn text_outside(text: &str, span: Span) -> Draft {
    let finding = stray_text(text, span);
    // Prose around records does no harm; a bracket that is left over was once part of a tag pair.
    if text.contains(['[', ']']) { finding } else { finding.with_severity(Severity::Warning) }
}

/// Finds the tags that differ from one of the standard by their capitals only.
fn misspelled_tags<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    if !record.tape.has_misspelled_tags() {
        return;
    }
    for tag in &record.tape.tags {
        let written = record.slice(tag.name);
        let Some(meant) = standard_name(written).filter(|meant| *meant != written) else { continue };
        let message = message!("tag-misspelled", name = written, meant = meant);
        let mut finding = Draft::new(rules::TAG_MISSPELLED, tag.name, message);
        finding.written = Some(quote(written));
        let is_used = record.tag_pair(meant) == Some(tag);
        finding.help = Some(if is_used {
            message!("write-this", spelling = meant)
        } else {
            message!("tag-misspelled-unused-help", meant = meant)
        });
        finding.fix = is_used.then(|| DraftFix::safe(tag.name, meant));
        findings.push(finding);
    }
}

fn letters_in_doubt<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let Some(rival) = subject.replay.rival else { return };
    let first_move = subject.record.tape.items.iter().find(|item| item.kind == ItemKind::Move);
    let span = first_move.map_or(subject.record.tape.span, |item| item.span);
    let chosen = subject.game.alphabet_code(subject.replay.alphabet);
    let other = subject.game.alphabet_code(rival);
    findings.push(
        Draft::new(rules::LETTERS_UNDECIDED, span, message!("letters-undecided", chosen = chosen, other = other))
            .with_help(message!("letters-undecided-help", chosen = chosen, other = other)),
    );
}

fn missing_tags<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let missing: Vec<&str> = ROSTER.into_iter().filter(|name| subject.record.tag_pair(name).is_none()).collect();
    if missing.is_empty() {
        return;
    }
    let start = subject.record.tape.span.start;
    let names: Vec<String> = missing.iter().map(|name| format!("`{name}`")).collect();
    let message = message!("missing-tags", count = names.len(), names = Arg::List(names));
    let first_line = subject.record.tape.tags.first().map_or(Span { start, end: start }, |tag| tag.span);
    findings.push(Draft::new(rules::MISSING_TAG, first_line, message).with_help(message!("missing-tags-help")));
}

/// Notes the first word in which a letter is not of the script it is read in.
fn mixed_alphabets<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    let is_foreign =
        |c: char| matches!(script(c), Script::Cyrillic | Script::Greek) && crate::text::fold(c).is_ascii_alphabetic();
    let words = record.tape.items.iter().filter(|item| item.kind == ItemKind::Move).map(|item| item.span);
    let mut mixed = words.filter(|span| {
        let word = record.slice(*span);
        // Announced moves are words of a language, and have blanks between them.
        if word.contains(char::is_whitespace) {
            return false;
        }
        let first = word.chars().next();
        let is_latin_piece =
            first.is_some_and(|c| c.is_ascii_uppercase() && subject.game.is_look_alike(c, subject.replay.alphabet));
        // The letters of the alphabet's own pieces are at home; every other letter names a file and should be Latin.
        is_latin_piece || word.chars().any(|c| is_foreign(c) && !subject.game.is_own_letter(c, subject.replay.alphabet))
    });
    if let Some(first) = mixed.next() {
        let more = mixed.count();
        let word = subject.as_written(first);
        findings.push(
            Draft::new(rules::MIXED_ALPHABETS, first, message!("mixed-alphabets", word = word, more = more))
                .with_help(message!("mixed-alphabets-help")),
        );
    }
}

fn unreadable_commands<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
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
                let offset = |at: usize| item.span.start + u32::try_from(at).unwrap_or(0);
                let span = Span { start: offset(command.start), end: offset(command.end) };
                let message = message!("unreadable-command", command = quote(record.slice(span)));
                findings.push(Draft::new(rules::UNREADABLE_COMMAND, span, message));
            }
        }
    }
}
