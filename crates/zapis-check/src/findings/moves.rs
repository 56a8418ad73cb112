//! The *moves* family: words that cannot be read or played, and wrong signs and numbers.

use std::mem::discriminant;

use crate::game::{Game, ProblemKind, Side};
use crate::l10n::message;
use crate::record::CastlingWord;
use crate::replay::{Fault, FaultKind, Then};
use crate::text::{Span, quote};

use super::draft::Draft;
use super::grounds::RestsOn;
use super::kept::Kept;
use super::meant::{Meant, MeantMove};
use super::rules;
use super::rules::blank_row::{NumberOfSheet, RowsOfSheet};
use super::rules::move_number_wrong::NumberFixes;
use super::severity::Severity;
use super::subject::Subject;

fn check_start<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    for problem in &subject.replay.start.problems {
        let span = problem.span.unwrap_or(Span { end: subject.record.tape.span.start, ..subject.record.tape.span });
        findings.push(match problem.kind {
            ProblemKind::OtherGame | ProblemKind::UnknownGame => rules::unknown_variant::finding(problem, span),
            ProblemKind::Recognized => rules::game_recognized::finding(subject, problem, span),
            ProblemKind::Letters => rules::letters_undecided::of_files(subject, problem, span),
            ProblemKind::Misspelled => rules::fen_misspelled::finding(subject, problem, span),
            ProblemKind::MissingStart | ProblemKind::Position | ProblemKind::Unusual => {
                rules::illegal_setup::finding(problem, span)
            }
        });
    }
}

pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    check_start(subject, findings);
    if let Some(moved_first) = rules::colors_reversed::by_the_moves(subject) {
        return findings.push(moved_first);
    }
    if let Some(wrong_array) = rules::wrong_array::finding(subject) {
        return findings.push(wrong_array);
    }
    if let Some(fragment) = &subject.replay.fragment {
        findings.push(rules::fragment::finding(subject, fragment));
        let contradictions = fragment.contradictions.iter();
        findings.extend(
            contradictions.filter_map(|found| rules::fragment_contradictory::finding(subject, fragment, found)),
        );
    }
    let split = rules::malformed_tag::cutting_record(subject);
    let mut numbers = NumberFixes::new(subject, split.is_some());
    findings.extend(split);
    let mut unreadable: Option<(Span, usize)> = None;
    let mut last_missing = None;
    let mut sentences = Vec::new();
    let mut kept = Kept::new();
    let mut rows = RowsOfSheet::default();
    let meant = Meant::of(subject);
    for (index, fault) in subject.replay.faults.iter().enumerate() {
        if meant.follows(index) {
            continue;
        }
        // The finding about the missing half-move reports it.
        if fault.kind == FaultKind::NeedsMissing {
            if let Some(missing) = last_missing.and_then(|at: usize| findings.get_mut(at)) {
                let word = subject.record.tape.items[fault.item as usize].span;
                rules::move_missing::say_where_play_ends(missing, &name(subject, fault.ply, word));
            }
            continue;
        }
        let span = subject.place(subject.record.tape.items[fault.item as usize].span);
        let is_unreadable = fault.kind == FaultKind::Unreadable;
        // An absent number or word can only be reported as missing.
        if span.is_empty() && !is_unreadable && fault.kind != FaultKind::MoveMissing {
            continue;
        }
        // The words of a sentence are one finding; so are moves missing at one place.
        if is_unreadable
            && let Some((last, index)) = unreadable
            && last.end <= span.start
            && subject.record.slice(Span { start: last.end, end: span.start }).trim().len() <= 1
        {
            if span.is_empty() != last.is_empty() {
                continue;
            }
            findings[index].span = findings[index].span.join(span);
            if sentences.last() != Some(&index) {
                sentences.push(index);
            }
            unreadable = Some((span, index));
            continue;
        }
        if matches!(fault.kind, FaultKind::Number { .. }) && fault.depth == 0 {
            match rows.why_off(subject, fault.item) {
                Some(NumberOfSheet::Unused) => continue,
                Some(NumberOfSheet::BehindBlank(blank)) => {
                    let finding = || rules::blank_row::finding(subject, &blank).at_ply(fault.ply, fault.side);
                    kept.add(discriminant(&fault.kind), false, span, findings, finding);
                    continue;
                }
                None => {}
            }
        }
        // Half-moves missing at one place are one finding.
        if fault.kind == FaultKind::MoveMissing && is_second_at_its_place(subject, fault) {
            continue;
        }
        let finding = || finding_of(subject, fault, meant.of_fault(index), span, &mut numbers);
        let is_shown = kept.add(discriminant(&fault.kind), fault.depth > 0, span, findings, finding);
        if fault.kind == FaultKind::MoveMissing {
            last_missing = is_shown.then(|| findings.len() - 1);
        }
        if is_unreadable {
            unreadable = is_shown.then(|| (span, findings.len() - 1));
        }
    }
    for index in sentences {
        let finding = &mut findings[index];
        if finding.span.is_empty() {
            continue;
        }
        let text = quote(subject.record.slice(finding.span));
        rules::unreadable_move::say_of_sentence(finding, text);
    }
    kept.sum_up(findings);
    rules::quoted_line_illegal::check(subject, findings);
    rules::variation_letters::check(subject, findings);
    if subject.notes && subject.record.tape.has_variations {
        rules::variation_repeats::check(subject, findings);
    }
}

fn finding_of<G: Game>(
    subject: &Subject<'_, G>,
    fault: &Fault<G>,
    meant: Option<&MeantMove>,
    span: Span,
    numbers: &mut NumberFixes,
) -> Draft {
    let word = subject.record.slice(subject.record.tape.items[fault.item as usize].span);
    let quoted = quote(subject.record.slice(span));
    let finding = match &fault.kind {
        FaultKind::Unreadable if span.is_empty() => rules::move_missing::of_sheet(span),
        FaultKind::MoveMissing | FaultKind::NeedsMissing => missing(subject, fault, span),
        FaultKind::VariationMisplaced { stands_behind, replaces } => {
            let name = |(word, ply)| name(subject, ply, word);
            rules::variation_misplaced::finding(span, &name(*stands_behind), &name(*replaces))
        }
        FaultKind::WrittenTwice => rules::stray_token::written_twice(subject.record.text, &quoted, span),
        FaultKind::Unreadable => rules::unreadable_move::finding(subject, word, &quoted, span),
        FaultKind::Illegal => rules::illegal_move::finding(subject, fault, meant.is_none(), span, word, &quoted),
        FaultKind::Ambiguous(moves) => rules::ambiguous_move::finding(subject, fault, moves, span, &quoted),
        FaultKind::AfterEnd(ending) => rules::move_after_end::finding(subject, *ending, fault.side, span, &quoted),
        FaultKind::Misspelled(mv) => misspelled::<G>(&plain(subject, fault, *mv), span, word, &quoted),
        FaultKind::Shorthand(mv) => rules::shorthand_move::finding(&plain(subject, fault, *mv), span, word, &quoted),
        FaultKind::SmallLetter(mv) => {
            rules::small_piece_letter::finding(&plain(subject, fault, *mv), span, word, &quoted)
        }
        FaultKind::CaseOpen { taken, other, is_decided } => {
            let (taken, other) = (plain(subject, fault, *taken), plain(subject, fault, *other));
            rules::case_undecided::finding([&taken, &other], *is_decided, span, &quoted)
        }
        FaultKind::OtherNotation(dialect) => rules::other_notation::finding(dialect.name(), span, &quoted),
        FaultKind::NullMove => rules::null_move::finding(span, &quoted),
        FaultKind::Number { written, expected, claims_black } => {
            let finding =
                rules::move_number_wrong::finding(fault.side, *written, *expected, *claims_black, span, &quoted);
            Draft { fix: numbers.of(subject, fault), ..finding }
        }
        FaultKind::WrittenSuffix { gives, written } => {
            rules::check_mark_wrong::finding(subject, *gives, *written, span, word, &quoted)
        }
        FaultKind::CaptureSign { is_written } => {
            rules::capture_mark_wrong::finding(subject, *is_written, span, word, &quoted)
        }
        FaultKind::Overspecified(mv) => {
            rules::overspecified_move::finding::<G>(&plain(subject, fault, *mv), span, word, &quoted)
        }
    };
    let mut finding = finding.at_ply(fault.ply, fault.side);
    if let Some(meant) = meant {
        meant.tell(&mut finding);
    }
    if matches!(
        fault.kind,
        FaultKind::Illegal
            | FaultKind::Ambiguous(_)
            | FaultKind::AfterEnd(_)
            | FaultKind::Unreadable
            | FaultKind::MoveMissing
    ) {
        finding.fen = fault.position.as_ref().map(|position| subject.game.position_text(position));
    }
    if fault.depth > 0 && finding.severity == Severity::Error {
        finding = finding.with_severity(Severity::Warning);
        finding.message = message!("in-variation", message = finding.message);
    }
    finding.written = (!span.is_empty()).then_some(quoted);
    // A move written twice was made, and is not taken back.
    finding.then = if fault.kind == FaultKind::WrittenTwice { Then::Nothing } else { fault.then };
    let stood = fault.rests_on.and_then(|index| subject.replay.stood.get(index as usize));
    finding.rests_on = stood.map(|stood| RestsOn::of(stood, &subject.record));
    finding
}

/// Creates the finding for half-moves missing at one place.
fn missing<G: Game>(subject: &Subject<'_, G>, fault: &Fault<G>, span: Span) -> Draft {
    let all = subject.replay.faults.iter().filter(|other| is_missing_there(subject, other, fault.item));
    let names: Vec<String> = all.map(|fault| number(subject, fault.ply)).collect();
    let went_on = subject.replay.stood.iter().any(|stood| stood.item == fault.item);
    rules::move_missing::finding(&names, span, went_on, fault.position.is_some())
}

/// Formats the number of a ply's move: `2.`, `2...`.
fn number<G: Game>(subject: &Subject<'_, G>, ply: u32) -> String {
    let start = subject.replay.start.position.as_ref();
    let turn = start.map(|start| subject.game.turn_after(start, ply.saturating_sub(1)));
    turn.map(|(number, side)| format!("{number}{}", if side == Side::White { "." } else { "..." })).unwrap_or_default()
}

/// Names a move as written: `14.Nxe4`.
fn name<G: Game>(subject: &Subject<'_, G>, ply: u32, word: Span) -> String {
    format!("{}{}", number(subject, ply), quote(subject.record.slice(word)))
}

fn is_second_at_its_place<G: Game>(subject: &Subject<'_, G>, fault: &Fault<G>) -> bool {
    let before = fault.item.checked_sub(1).and_then(|item| subject.record.tape.items.get(item as usize));
    before.is_some_and(|item| subject.record.is_unwritten(*item))
}

/// Returns true if a fault is about a half-move missing at the place of an item, or right after such a one.
fn is_missing_there<G: Game>(subject: &Subject<'_, G>, fault: &Fault<G>, item: u32) -> bool {
    let between = subject.record.tape.items.get(item as usize..=fault.item as usize);
    fault.kind == FaultKind::MoveMissing
        && between.is_some_and(|items| items.iter().all(|item| subject.record.is_unwritten(*item)))
}

/// Spells the move of a fault in the letters of the record.
fn plain<G: Game>(subject: &Subject<'_, G>, fault: &Fault<G>, mv: G::Move) -> String {
    let spell = |position: &G::Position| subject.game.spell(position, mv, subject.replay.alphabet);
    fault.position.as_deref().map(spell).unwrap_or_default()
}

/// Creates the finding for a move that was read although it is not written correctly in any notation.
fn misspelled<G: Game>(plain: &str, span: Span, word: &str, quoted: &str) -> Draft {
    if plain.starts_with("O-O") || CastlingWord::of(plain).is_some() {
        rules::castling_misspelled::finding(plain, span, word, quoted)
    } else if G::HAS_ONE_SPELLING {
        rules::mixed_alphabets::of_file(plain, span, word, quoted)
    } else {
        rules::pawn_letter::finding(plain, span, word, quoted)
    }
}
