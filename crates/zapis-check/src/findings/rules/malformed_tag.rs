//! `malformed-tag`: a line begins like a tag pair but is not one: a quote or a bracket is missing, the name is not a
//! name, or a quote inside the value is not written as `\"`.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::{DraftEdit, DraftFix};
use crate::findings::rules::MALFORMED_TAG;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::{Record, TagPair};
use crate::replay::FaultKind;
use crate::text::Span;

/// Creates the finding for a line that begins like a tag pair, with what was expected.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, expected: &'static str, span: Span) -> Draft {
    let text = subject.record.slice(span);
    let finding = Draft::new(MALFORMED_TAG, span, message!("malformed-tag", expected = expected))
        .with_help(message!("malformed-tag-help"));
    // If a value only lacks its quotes, `[Round 3]`, there is no doubt.
    let lacks_only_quotes = !text.contains('"') && text.ends_with(']') && text.contains(' ');
    let finding = if lacks_only_quotes { finding.with_severity(Severity::Warning) } else { finding };
    let tag = subject.record.tape.tags.iter().find(|tag| tag.span.start == span.start);
    Draft { fix: tag.and_then(|tag| well_formed(&subject.record, tag)), ..finding }
}

/// Creates the finding for a tag pair between moves.
pub(in crate::findings) fn between_moves(span: Span) -> Draft {
    Draft::new(MALFORMED_TAG, span, message!("tag-between-moves"))
}

/// Finds tag pairs between the moves of a record that cut it in two: the text after them is not a whole record, but
/// continues with a later move.
pub(in crate::findings) fn cutting_record<G: Game>(subject: &Subject<'_, G>) -> Option<Draft> {
    let written = if let Some(fragment) = &subject.replay.fragment {
        u64::from(fragment.number)
    } else {
        let first = subject.replay.faults.first().filter(|fault| fault.ply == 1 && fault.depth == 0)?;
        let FaultKind::Number { written, .. } = first.kind else { return None };
        written
    };
    let tag = subject.record.tape.tags.first()?;
    let is_cut = !subject.record.tape.has_headings_for_tags() && subject.record.tag_pair("Event").is_none();
    let goes_on = written > 1 && is_cut && subject.replay.start.is_usual;
    goes_on.then(|| {
        Draft::new(MALFORMED_TAG, tag.span, message!("tags-cut-record", number = written.to_string()))
            .with_help(message!("tags-cut-record-help"))
    })
}

/// Formats a tag pair as the standard requires (PGN 8.1.1), with the name and the value that were read.
fn well_formed(record: &Record<'_>, tag: &TagPair) -> Option<DraftFix> {
    let (name, value) = (record.slice(tag.name), record.slice(tag.value));
    if name.is_empty()
        || tag.name.end > tag.value.start
        || tag.value.end > tag.span.end
        || record.tape.has_headings_for_tags()
    {
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
    // A value that contains a bracket or a line break, or of which only one end is marked, may be read too far.
    let is_bare = !opens && !closes && record.slice(tag.span).ends_with(']') && !value.contains('"');
    let is_whole = opens && (closes || record.slice(behind).starts_with('"'));
    // Quotes are also suspicious in values that are not free text.
    let is_free = !matches!(name, "FEN" | "Result" | "TimeControl") || !value.contains('"');
    DraftFix::of_all(edits, (is_bare || is_whole) && is_free && !value.contains(['[', ']', '\n', '\r']))
}
