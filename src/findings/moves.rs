//! The *moves* family: what cannot be read or played, and signs and numbers that are not true.

use crate::game::{CheckSign, Ending, Explanation, Game, Gives, ProblemKind, Side};
use crate::laws::Topic;
use crate::replay::{Fault, FaultKind};
use crate::text::{Span, quote};
use crate::wording::{Phrase, phrase};

use super::finding::Finding;
use super::rule::{self, Severity};
use super::{Subject, cite, illegal_move};

pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Finding>) {
    for problem in &subject.replay.start.problems {
        let span = problem.span.unwrap_or(Span { end: subject.record.tape.span.start, ..subject.record.tape.span });
        findings.push(match (problem.kind, problem.is_fatal) {
            (ProblemKind::OtherGame, _) => Finding::new(rule::UNKNOWN_VARIANT, span, problem.message.clone()),
            (ProblemKind::UnknownGame, _) => {
                Finding::new(rule::UNKNOWN_VARIANT, span, problem.message.clone()).with_severity(Severity::Error)
            }
            (ProblemKind::MissingStart, _) => Finding::new(rule::ILLEGAL_SETUP, span, problem.message.clone())
                .with_help("play was checked from the usual position"),
            (ProblemKind::Position, true) => Finding::new(rule::ILLEGAL_SETUP, span, problem.message.clone())
                .with_help("no move can be checked from this position"),
            (ProblemKind::Position, false) => Finding::new(rule::ILLEGAL_SETUP, span, problem.message.clone())
                .with_severity(Severity::Warning)
                .with_help("play was checked without it"),
        });
    }
    findings.extend(split_by_tags(subject));
    let mut unreadable: Option<(Span, usize)> = None;
    for fault in &subject.replay.faults {
        let span = subject.record.tape.items[fault.item as usize].span;
        if fault.kind == FaultKind::Unreadable {
            // Words of a sentence make one finding, not one each.
            if let Some((last, index)) = unreadable
                && subject.record.slice(Span { start: last.end, end: span.start }).trim().len() <= 1
            {
                findings[index].span = findings[index].span.join(span);
                let text = subject.record.slice(findings[index].span);
                findings[index].message = format!("`{}` is no move", quote(text)).into();
                findings[index].written = Some(quote(text));
                unreadable = Some((span, index));
                continue;
            }
            unreadable = Some((span, findings.len()));
        }
        findings.push(finding_of(subject, fault, span));
    }
}

/// Finds tag pairs that stood between the moves of a record and cut it in two: what follows them is no whole record, but
/// goes on with a later move.
fn split_by_tags<G: Game>(subject: &Subject<'_, G>) -> Option<Finding> {
    let first = subject.replay.faults.first().filter(|fault| fault.ply == 1 && fault.depth == 0)?;
    let FaultKind::Number { written, .. } = first.kind else { return None };
    let tag = subject.record.tape.tags.first()?;
    let goes_on = written > 1 && subject.replay.start.is_usual && subject.record.tag_pair("Event").is_none();
    goes_on.then(|| {
        let message =
            format!("the tag section that begins here cuts a record in two: its moves go on with number {written}");
        Finding::new(rule::MALFORMED_TAG, tag.span, message).with_help("tag pairs stand before the moves (PGN 8.1)")
    })
}

fn finding_of<G: Game>(subject: &Subject<'_, G>, fault: &Fault<G>, span: Span) -> Finding {
    let word = subject.record.slice(span);
    let quoted = quote(word);
    let explain = || match &fault.position {
        Some(position) => subject.game.explain(position, word, subject.replay.alphabet),
        None => Explanation::default(),
    };
    let finding = match &fault.kind {
        FaultKind::Unreadable => unreadable(subject, word, span),
        FaultKind::Illegal => {
            let explanation = explain();
            let reason = explanation.reasons.first().map(|reason| format!(": {reason}")).unwrap_or_default();
            let mut finding = Finding::new(rule::ILLEGAL_MOVE, span, format!("illegal move `{quoted}`{reason}"));
            finding.help = nearest(&explanation).map(Phrase::from);
            finding.ruling = (fault.depth == 0).then(|| illegal_move::ruling(subject, explanation.breach)).flatten();
            finding.with_law(cite(subject.edition(), Topic::IllegalMoveRestored))
        }
        FaultKind::Ambiguous(moves) => {
            let spellings: Vec<String> = fault
                .position
                .iter()
                .flat_map(|position| moves.iter().map(|mv| subject.game.spell(position, *mv, subject.replay.alphabet)))
                .collect();
            let message = format!("ambiguous move `{quoted}`: {} legal moves are written so", spellings.len());
            Finding::new(rule::AMBIGUOUS_MOVE, span, message)
                .with_help(format!("write {}", list(&spellings, "or")))
                .with_law(cite(subject.edition(), Topic::NotationDisambiguation))
        }
        FaultKind::AfterEnd(ending) => {
            let (how, topic) = match ending {
                Ending::Mate(winner) => (format!("{} had mated", winner.name()), Topic::Checkmate),
                Ending::Stalemate => (format!("{} was stalemated", fault.side.name()), Topic::Stalemate),
            };
            Finding::new(rule::MOVE_AFTER_END, span, format!("`{quoted}` is written after the game had ended: {how}"))
                .with_law(cite(subject.edition(), topic))
        }
        FaultKind::Misspelled(mv) => {
            let plain =
                fault.position.as_ref().map(|position| subject.game.spell(position, *mv, subject.replay.alphabet));
            let plain = plain.unwrap_or_default();
            if plain.starts_with("O-O") {
                let help = format!("write `{plain}`: most programs pass over `{quoted}` and misread the next move");
                Finding::new(rule::CASTLING_MISSPELLED, span, format!("`{quoted}` is read as castling")).with_help(help)
            } else {
                Finding::new(rule::PAWN_LETTER, span, format!("`{quoted}` names a pawn by a letter"))
                    .with_help(format!("write `{plain}`"))
            }
        }
        FaultKind::NullMove => {
            Finding::new(rule::NULL_MOVE, span, format!("`{quoted}` passes the turn, which no rule allows"))
                .with_help("the turn was passed and play went on")
        }
        FaultKind::Number { written, expected, claims_black } => {
            number_wrong(fault.side, *written, *expected, *claims_black, span, &quoted)
        }
        FaultKind::CheckSign { gives, written } => check_sign(*gives, *written, span, &quoted),
        FaultKind::CaptureSign => {
            Finding::new(rule::CAPTURE_MARK_WRONG, span, format!("`{quoted}` has a capture sign, but nothing is taken"))
        }
        FaultKind::Overspecified(mv) => {
            let plain =
                fault.position.as_ref().map(|position| subject.game.spell(position, *mv, subject.replay.alphabet));
            Finding::new(rule::OVERSPECIFIED_MOVE, span, format!("`{quoted}` says more than needed"))
                .with_help(format!("`{}` is enough", plain.unwrap_or_default()))
        }
    };
    let mut finding = finding.at_ply(fault.ply, fault.side);
    if matches!(
        fault.kind,
        FaultKind::Illegal | FaultKind::Ambiguous(_) | FaultKind::AfterEnd(_) | FaultKind::Unreadable
    ) {
        finding.fen = fault.position.as_ref().map(|position| subject.game.position_text(position));
    }
    if fault.depth > 0 && finding.severity == Severity::Error {
        finding = finding.with_severity(Severity::Warning);
        finding.message = phrase!("in-variation", message = finding.message);
    }
    finding.written = Some(quoted);
    finding
}

fn unreadable<G: Game>(subject: &Subject<'_, G>, word: &str, span: Span) -> Finding {
    let finding = Finding::new(rule::UNREADABLE_MOVE, span, format!("`{}` is no move", quote(word)));
    let first =
        word.chars().next().filter(|c| c.is_alphabetic() && !subject.game.is_piece_letter(*c, subject.replay.alphabet));
    match first {
        Some(letter) if subject.game.looks_like_a_piece_move(word) => {
            let code = subject.game.alphabet_code(subject.replay.alphabet);
            Finding {
                message: format!(
                    "`{}` is no move: unknown piece letter `{letter}` (U+{:04X})",
                    quote(word),
                    u32::from(letter)
                )
                .into(),
                help: Some(
                    format!(
                        "the record was read with the letters of `{code}`; others can be asked for with `--letters`"
                    )
                    .into(),
                ),
                ..finding
            }
        }
        _ => finding,
    }
}

fn nearest(explanation: &Explanation) -> Option<String> {
    let other_reasons = explanation.reasons.iter().skip(1).cloned();
    let meant = match explanation.nearest.as_slice() {
        [] => None,
        moves => Some(format!("perhaps {} was meant", list(moves, "or"))),
    };
    let parts: Vec<String> = other_reasons.chain(meant).collect();
    (!parts.is_empty()).then(|| parts.join("; "))
}

/// Joins spellings as a sentence does: `Nf3`, `Nh3` or `Ng5`.
fn list(spellings: &[String], conjunction: &str) -> String {
    let quoted: Vec<String> = spellings.iter().map(|spelling| format!("`{spelling}`")).collect();
    match quoted.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {conjunction} {last}", first.join(", ")),
    }
}

fn number_wrong(side: Side, written: u64, expected: u32, claims_black: bool, span: Span, quoted: &str) -> Finding {
    let dots = if side == Side::Black { "..." } else { "." };
    let message = if written == u64::from(expected) && claims_black {
        format!("`{quoted}` announces a move of black, but white is to move")
    } else {
        format!("move number `{quoted}` should be `{expected}{dots}`")
    };
    Finding::new(rule::MOVE_NUMBER_WRONG, span, message)
}

fn check_sign(gives: Gives, written: CheckSign, span: Span, quoted: &str) -> Finding {
    let (message, severity) = match (written, gives) {
        (CheckSign::None { .. }, Gives::Mate) => (format!("`{quoted}` is mate and has no mate sign"), Severity::Note),
        (CheckSign::None { .. }, _) => (format!("`{quoted}` gives check and has no check sign"), Severity::Note),
        (CheckSign::Check, Gives::Mate) => (format!("`{quoted}` is marked as check and is mate"), Severity::Note),
        (CheckSign::Mate | CheckSign::Double, Gives::Check | Gives::DoubleCheck) => {
            (format!("`{quoted}` is marked as mate and is only check"), Severity::Warning)
        }
        (CheckSign::Mate | CheckSign::Double, _) => {
            (format!("`{quoted}` is marked as mate and gives no check"), Severity::Warning)
        }
        _ => (format!("`{quoted}` is marked as check and gives none"), Severity::Warning),
    };
    Finding::new(rule::CHECK_MARK_WRONG, span, message).with_severity(severity)
}
