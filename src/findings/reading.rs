//! The *reading* family: tag pairs, comments, brackets, stray text, letters.

use crate::game::Game;
use crate::record::command::{commands, eval, time_ms};
use crate::record::{IssueKind, ItemKind};
use crate::text::{Script, Span, quote, script};
use crate::wording::phrase;

use super::Subject;
use super::finding::Finding;
use super::rule::{self, Severity};

/// The seven tag roster (PGN 8.1.1).
pub(super) const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Finding>) {
    for issue in &subject.record.tape.issues {
        findings.push(finding_of(subject, issue.kind, issue.span));
    }
    letters_in_doubt(subject, findings);
    if subject.notes {
        missing_tags(subject, findings);
        mixed_alphabets(subject, findings);
        unreadable_commands(subject, findings);
    }
}

fn finding_of<G: Game>(subject: &Subject<'_, G>, kind: IssueKind, span: Span) -> Finding {
    let text = subject.record.slice(span);
    match kind {
        IssueKind::UnterminatedComment => Finding::new(
            rule::UNTERMINATED_COMMENT,
            Span { end: span.start + 1, ..span },
            phrase!("comment-not-closed"),
        )
        .with_help("everything up to the next record was read as the comment; write `}` where it ends"),
        IssueKind::UnterminatedVariation { open } => {
            let message = match open {
                1 => "the variation that begins here is never closed".to_owned(),
                _ => format!("{open} variations are never closed; the outermost begins here"),
            };
            Finding::new(rule::UNTERMINATED_VARIATION, span, message).with_help("write `)` where the variation ends")
        }
        IssueKind::UnopenedVariation => Finding::new(rule::STRAY_TOKEN, span, "`)` closes no variation"),
        IssueKind::VariationBeforeMove => {
            Finding::new(rule::STRAY_TOKEN, span, "a variation stands before any move it could replace")
                .with_help("a variation is an alternative to the move just before it (PGN 8.2.5)")
        }
        IssueKind::StrayText => stray_text(text, span),
        IssueKind::TextAfterRecord => text_outside(text, span),
        IssueKind::TerminationInVariation => {
            Finding::new(rule::STRAY_TOKEN, span, format!("the result `{text}` stands inside a variation"))
        }
        IssueKind::MalformedTag { expected } => {
            let message = format!("this tag pair cannot be read as it stands: {expected} is missing");
            let finding = Finding::new(rule::MALFORMED_TAG, span, message)
                .with_help("a tag pair is written `[Name \"value\"]` on one line, with `\\\"` for a quote (PGN 8.1.1)");
            // A value that only lacks its quotes, `[Round 3]`, is not in doubt.
            let lacks_only_quotes = !text.contains('"') && text.ends_with(']') && text.contains(' ');
            if lacks_only_quotes { finding.with_severity(Severity::Warning) } else { finding }
        }
        IssueKind::DuplicateTag => {
            let name = duplicate_name(text);
            Finding::new(rule::DUPLICATE_TAG, span, format!("the tag `{name}` stands a second time"))
                .with_help("the first value is used")
        }
        IssueKind::MisplacedTag => Finding::new(rule::MALFORMED_TAG, span, "a tag pair stands between the moves"),
        IssueKind::NagOutOfRange => {
            Finding::new(rule::STRAY_TOKEN, span, format!("`{}` is no numeric annotation glyph", quote(text)))
                .with_help("a NAG is `$` and a number from 0 to 255 (PGN 8.2.4)")
        }
        IssueKind::FusedMoves => Finding::new(rule::FUSED_MOVES, span, format!("`{text}` was read as several moves"))
            .with_help("write a space between moves"),
        IssueKind::MissingTermination => {
            let mut finding = Finding::new(rule::MISSING_TERMINATION, span, "the record has no result at its end")
                .with_help("write `1-0`, `0-1`, `1/2-1/2` or `*` after the last move (PGN 8.2.6)");
            if subject.record.tape.items.iter().all(|item| item.kind != ItemKind::Move) {
                finding = finding.with_severity(Severity::Note);
            }
            finding
        }
    }
}

fn duplicate_name(pair: &str) -> &str {
    let name = pair.trim_start_matches('[').trim_start();
    name.split(|c: char| c.is_whitespace() || c == '"').next().unwrap_or(name)
}

fn stray_text(text: &str, span: Span) -> Finding {
    let nuls = text.chars().filter(|c| *c == '\0').count();
    let message = if nuls > 0 && text.chars().all(|c| c == '\0' || c.is_whitespace()) {
        match nuls {
            1 => "a NUL byte stands here".to_owned(),
            _ => format!("{nuls} NUL bytes stand here"),
        }
    } else {
        format!("`{}` belongs to no move, tag or comment", quote(text))
    };
    Finding::new(rule::STRAY_TOKEN, span, message).with_help("it was passed over")
}

/// Makes the finding of text that stands where no record is.
#[must_use]
pub fn text_outside(text: &str, span: Span) -> Finding {
    let finding = stray_text(text, span);
    // Prose around records does no harm; a bracket that is left over was once part of a tag pair.
    if text.contains(['[', ']']) { finding } else { finding.with_severity(Severity::Warning) }
}

fn letters_in_doubt<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Finding>) {
    let Some(rival) = subject.replay.rival else { return };
    let first_move = subject.record.tape.items.iter().find(|item| item.kind == ItemKind::Move);
    let span = first_move.map_or(subject.record.tape.span, |item| item.span);
    let chosen = subject.game.alphabet_code(subject.replay.alphabet);
    let other = subject.game.alphabet_code(rival);
    let message = format!("the piece letters fit `{chosen}` and `{other}` equally well, with different moves");
    findings.push(
        Finding::new(rule::LETTERS_UNDECIDED, span, message)
            .with_help(format!("read as `{chosen}`; say which with `--letters {chosen}` or `--letters {other}`")),
    );
}

fn missing_tags<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Finding>) {
    let missing: Vec<&str> = ROSTER.into_iter().filter(|name| subject.record.tag_pair(name).is_none()).collect();
    if missing.is_empty() {
        return;
    }
    let start = subject.record.tape.span.start;
    let names = missing.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    let (noun, are) = if missing.len() == 1 { ("the tag", "is") } else { ("the tags", "are") };
    let first_line = subject.record.tape.tags.first().map_or(Span { start, end: start }, |tag| tag.span);
    findings.push(
        Finding::new(rule::MISSING_TAG, first_line, format!("{noun} {names} of the seven tag roster {are} missing"))
            .with_help("an unknown value is written `?` (PGN 8.1.1)"),
    );
}

/// Notes the first word in which a letter is not of the script it is read in.
fn mixed_alphabets<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Finding>) {
    let record = &subject.record;
    let is_foreign =
        |c: char| matches!(script(c), Script::Cyrillic | Script::Greek) && crate::text::fold(c).is_ascii_alphabetic();
    let words = record.tape.items.iter().filter(|item| item.kind == ItemKind::Move).map(|item| item.span);
    let mut mixed = words.filter(|span| {
        let word = record.slice(*span);
        let first = word.chars().next();
        let is_latin_piece =
            first.is_some_and(|c| c.is_ascii_uppercase() && subject.game.is_look_alike(c, subject.replay.alphabet));
        // The letters of the alphabet's own pieces are at home; every other letter names a file and should be Latin.
        is_latin_piece || word.chars().any(|c| is_foreign(c) && !subject.game.is_own_letter(c, subject.replay.alphabet))
    });
    if let Some(first) = mixed.next() {
        let more = mixed.count();
        let others = if more > 0 { format!("; so do {more} more in this record") } else { String::new() };
        let word = record.slice(first);
        findings.push(
            Finding::new(rule::MIXED_ALPHABETS, first, format!("`{word}` mixes letters of two alphabets{others}"))
                .with_help("letters that look alike were read as one"),
        );
    }
}

fn unreadable_commands<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Finding>) {
    let record = &subject.record;
    for item in record.tape.items.iter().filter(|item| item.kind == ItemKind::Comment) {
        for command in commands(record.slice(item.span)) {
            let is_read = match command.name {
                "clk" | "emt" => time_ms(command.argument).is_some(),
                "eval" => eval(command.argument).is_some(),
                _ => true,
            };
            if !is_read {
                let offset = |at: usize| item.span.start + u32::try_from(at).unwrap_or(0);
                let span = Span { start: offset(command.start), end: offset(command.end) };
                let message = format!("`{}` cannot be read", quote(record.slice(span)));
                findings.push(Finding::new(rule::UNREADABLE_COMMAND, span, message));
            }
        }
    }
}
