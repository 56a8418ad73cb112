//! The *reading* family: tag pairs, comments, brackets, stray text, letters, results.

use std::mem::discriminant;

use crate::game::Game;
use crate::record::{IssueKind, ItemKind};
use crate::text::{Span, quote};

use super::draft::Draft;
use super::kept::Kept;
use super::rules;
use super::subject::Subject;

pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let mut kept = Kept::new();
    // Results are checked together with the Result tag.
    let issues = subject.record.tape.issues.iter().filter(|issue| issue.kind != IssueKind::ResultMisspelled);
    for issue in issues {
        let finding = || finding_of(subject, issue.kind, issue.span);
        kept.add(discriminant(&issue.kind), false, issue.span, findings, finding);
    }
    kept.sum_up(findings);
    rules::tag_misspelled::check(subject, findings);
    rules::letters_undecided::check(subject, findings);
    if subject.notes {
        rules::missing_tag::check(subject, findings);
        // If files are written in two alphabets, each word that mixes them is a fault of its own.
        if !G::HAS_ONE_SPELLING {
            rules::mixed_alphabets::check(subject, findings);
        }
        rules::unreadable_command::check(subject, findings);
    }
    rules::result_unreadable::check(subject, findings);
    rules::result_misspelled::check(subject, findings);
}

/// Returns true if words after the result are kept as a comment.
fn is_kept<G: Game>(subject: &Subject<'_, G>, span: Span) -> bool {
    const NEAR: usize = 16;
    let mut last = subject.record.tape.items.iter().rev().take(NEAR);
    last.any(|item| item.kind == ItemKind::Comment && item.span.start == span.start)
}

fn finding_of<G: Game>(subject: &Subject<'_, G>, kind: IssueKind, span: Span) -> Draft {
    let text = subject.record.slice(span);
    match kind {
        IssueKind::UnterminatedComment => {
            let goes_on = subject.record.tape.items.last().is_some_and(|last| last.span.start >= span.end);
            rules::unterminated_comment::finding(text, span, goes_on)
        }
        IssueKind::UnterminatedVariation { open } => rules::unterminated_variation::finding(subject, open, span),
        IssueKind::UnopenedVariation => rules::stray_token::variation_not_opened(span),
        IssueKind::VariationBeforeMove => rules::stray_token::variation_before_move(span),
        IssueKind::NestedComment => rules::stray_token::nested_comment(text, span),
        IssueKind::StrayText => rules::stray_token::finding(text, span),
        IssueKind::Remark => {
            // In a record with other damage, words may be part of a tag, a comment or a move.
            let is_harmless = |kind| matches!(kind, IssueKind::Remark | IssueKind::SignInOtherForm { .. });
            let is_sound = subject.replay.faults.iter().all(|fault| fault.is_note)
                && subject.record.tape.issues.iter().all(|issue| is_harmless(issue.kind));
            rules::stray_token::remark(text, span, is_sound)
        }
        IssueKind::SignInOtherForm { nag } => rules::stray_token::sign(text, nag, span),
        IssueKind::TextAfterRecord if is_kept(subject, span) => rules::stray_token::behind_result(text, span),
        IssueKind::TextBeforeRecord => rules::stray_token::before_record(text, span),
        IssueKind::TextAfterRecord => rules::stray_token::text_outside(text, span),
        IssueKind::ResultMisspelled => rules::result_misspelled::finding(&quote(text), span),
        IssueKind::TerminationInVariation => rules::stray_token::result_in_variation(text, span),
        IssueKind::MalformedTag { expected } => rules::malformed_tag::finding(subject, expected, span),
        IssueKind::DuplicateTag => rules::duplicate_tag::finding(text, span),
        IssueKind::MisplacedTag => rules::malformed_tag::between_moves(span),
        IssueKind::NagOutOfRange => rules::stray_token::no_nag(text, span),
        IssueKind::SplitMove => rules::split_move::finding(text, span),
        IssueKind::FusedMoves => rules::fused_moves::finding(subject, span),
        IssueKind::ProsePassedOver { passages, words } => {
            rules::prose_passed_over::finding(subject, (passages, words), span)
        }
        IssueKind::RowsReordered => rules::rows_reordered::finding(span),
        IssueKind::BesideMovesTakenOff { n } => rules::beside_moves_passed_over::finding(text, n, span),
        IssueKind::PositionPassedOver => rules::position_passed_over::finding(text, span),
        IssueKind::NumberMisread => rules::row_number_misread::finding(subject, span),
        IssueKind::MissingTermination => rules::missing_termination::finding(subject, span),
    }
}
