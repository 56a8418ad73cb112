//! The *moves* family: what cannot be read or played, and signs and numbers that are not true.

use std::mem::discriminant;

use crate::game::{CheckStatus, Ending, Explanation, Game, ProblemKind, Side, WrittenSuffix};
use crate::l10n::{Arg, Message, message};
use crate::laws::Topic;
use crate::record::CastlingWord;
use crate::replay::{Fault, FaultKind};
use crate::text::{Span, quote};

use super::citations::{Citation, cite};
use super::draft::Draft;
use super::draft_fix::DraftFix;
use super::grounds::RestsOn;
use super::illegal_move;
use super::kept::Kept;
use super::rules;
use super::severity::Severity;
use super::sign_fixes::{NumberFixes, meant_by_what_follows, true_sign, without_capture_sign};
use super::subject::Subject;

pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    for problem in &subject.replay.start.problems {
        let span = problem.span.unwrap_or(Span { end: subject.record.tape.span.start, ..subject.record.tape.span });
        findings.push(match (problem.kind, problem.is_fatal) {
            (ProblemKind::OtherGame, _) => Draft::new(rules::UNKNOWN_VARIANT, span, problem.message.clone()),
            (ProblemKind::UnknownGame, _) => {
                Draft::new(rules::UNKNOWN_VARIANT, span, problem.message.clone()).with_severity(Severity::Error)
            }
            (ProblemKind::MissingStart, _) => Draft::new(rules::ILLEGAL_SETUP, span, problem.message.clone())
                .with_help(message!("setup-not-given-help")),
            (ProblemKind::Recognized, _) => {
                let finding = Draft::new(rules::GAME_RECOGNIZED, span, problem.message.clone());
                let tag = subject.added_tag("Variant", "Tavreli");
                let fix = tag.map(|(place, text)| DraftFix::safe(place, text));
                Draft { fix, ..finding.with_help(message!("game-recognized-help")) }
            }
            (ProblemKind::Letters, _) => {
                let finding = Draft::new(rules::LETTERS_UNDECIDED, span, problem.message.clone());
                let is_cyrillic = subject.game.alphabet_code(subject.replay.alphabet) == "ru";
                let tag = subject.added_tag("Files", if is_cyrillic { "cyrillic" } else { "latin" });
                let fix = tag.map(|(place, text)| DraftFix::doubtful(place, text));
                let finding = finding.with_severity(Severity::Error).with_help(message!("game-letters-help"));
                Draft { fix, ..finding }
            }
            (ProblemKind::Position, true) => {
                Draft::new(rules::ILLEGAL_SETUP, span, problem.message.clone()).with_help(message!("setup-fatal-help"))
            }
            (ProblemKind::Misspelled, _) => {
                let mut finding = Draft::new(rules::FEN_MISSPELLED, span, problem.message.clone());
                finding.written = Some(quote(subject.record.slice(span)));
                if let Some((place, text)) = &problem.instead {
                    finding.help = Some(message!("write-this", spelling = text.as_str()));
                    finding.fix = Some(DraftFix::safe(*place, text.as_str()));
                }
                finding
            }
            (ProblemKind::Unusual, _) => {
                Draft::new(rules::ILLEGAL_SETUP, span, problem.message.clone()).with_severity(Severity::Warning)
            }
            (ProblemKind::Position, false) => Draft::new(rules::ILLEGAL_SETUP, span, problem.message.clone())
                .with_severity(Severity::Warning)
                .with_help(message!("setup-doubtful-help")),
        });
    }
    let split = split_by_tags(subject);
    let mut numbers = NumberFixes::new(subject, split.is_some());
    findings.extend(split);
    let mut unreadable: Option<(Span, usize)> = None;
    let mut sentences = Vec::new();
    let mut kept = Kept::new();
    for fault in &subject.replay.faults {
        let span = subject.place(subject.record.tape.items[fault.item as usize].span);
        let is_unreadable = fault.kind == FaultKind::Unreadable;
        // Of a number or a word that nobody wrote only that can be said that it is missing.
        if span.is_empty() && !is_unreadable {
            continue;
        }
        // Words of a sentence make one finding, not one each; so do moves that are missing at one place.
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
        let finding = || finding_of(subject, fault, span, &mut numbers);
        let is_shown = kept.add(discriminant(&fault.kind), fault.depth > 0, span, findings, finding);
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
        finding.message = message!("no-move", word = text.clone());
        finding.written = Some(text);
    }
    kept.sum_up(findings);
}

/// Finds tag pairs that stood between the moves of a record and cut it in two: what follows them is no whole record, but
/// goes on with a later move.
fn split_by_tags<G: Game>(subject: &Subject<'_, G>) -> Option<Draft> {
    let first = subject.replay.faults.first().filter(|fault| fault.ply == 1 && fault.depth == 0)?;
    let FaultKind::Number { written, .. } = first.kind else { return None };
    let tag = subject.record.tape.tags.first()?;
    let goes_on = written > 1 && subject.replay.start.is_usual && subject.record.tag_pair("Event").is_none();
    goes_on.then(|| {
        Draft::new(rules::MALFORMED_TAG, tag.span, message!("tags-cut-record", number = written.to_string()))
            .with_help(message!("tags-cut-record-help"))
    })
}

fn finding_of<G: Game>(subject: &Subject<'_, G>, fault: &Fault<G>, span: Span, numbers: &mut NumberFixes) -> Draft {
    let word = subject.record.slice(subject.record.tape.items[fault.item as usize].span);
    let quoted = quote(subject.record.slice(span));
    let explain = || match &fault.position {
        Some(position) => subject.game.explain(position, word, subject.replay.alphabet),
        None => Explanation::default(),
    };
    let finding = match &fault.kind {
        FaultKind::Unreadable if span.is_empty() => {
            Draft::new(rules::UNREADABLE_MOVE, span, message!("move-missing")).with_help(message!("move-missing-help"))
        }
        FaultKind::Unreadable => unreadable(subject, word, &quoted, span),
        FaultKind::Illegal => {
            let explanation = explain();
            let message = match explanation.reasons.first() {
                Some(reason) => message!("illegal-move", word = quoted.as_str(), reason = reason.clone()),
                None => message!("illegal-move-unexplained", word = quoted.as_str()),
            };
            let mut finding = Draft::new(rules::ILLEGAL_MOVE, span, message);
            finding.ruling = (fault.depth == 0).then(|| illegal_move::ruling(subject, explanation.breach)).flatten();
            finding.grounds = illegal_move::grounds(subject, &explanation);
            let own_article = explanation.article;
            let main = finding.grounds.as_ref().and_then(illegal_move::main_article);
            finding.fix = match explanation.nearest.as_slice() {
                [only] if !span.is_empty() => Some(DraftFix::doubtful(span, only.as_str())),
                _ => None,
            };
            finding.help = nearest(explanation);
            let own = subject.game.edition().zip(own_article);
            let own = own.map(|(edition, article)| Citation { edition, article });
            finding.with_law(own.or(main))
        }
        FaultKind::Ambiguous(moves) => {
            let spellings: Vec<String> = fault
                .position
                .iter()
                .flat_map(|position| moves.iter().map(|mv| subject.game.spell(position, *mv, subject.replay.alphabet)))
                .collect();
            let message = message!("ambiguous-move", word = quoted.as_str(), count = spellings.len());
            let meant = meant_by_what_follows(subject, fault, moves).and_then(|index| spellings.get(index));
            let fix = meant.map(|spelling| DraftFix::doubtful(span, spelling.as_str()));
            Draft { fix, ..Draft::new(rules::AMBIGUOUS_MOVE, span, message) }
                .with_help(message!("write-one-of", spellings = Arg::Either(spellings)))
                .with_law(cite(subject.edition(), Topic::NotationDisambiguation))
        }
        FaultKind::AfterEnd(ending) => {
            let word = quoted.as_str();
            let (message, topic) = match ending {
                Ending::Mate(winner) => (message!("move-after-mate", word = word, side = *winner), Topic::Checkmate),
                Ending::Stalemate => {
                    (message!("move-after-stalemate", word = word, side = fault.side), Topic::Stalemate)
                }
            };
            Draft::new(rules::MOVE_AFTER_END, span, message).with_law(cite(subject.edition(), topic))
        }
        FaultKind::Misspelled(mv) => misspelled(subject, fault, *mv, span, &quoted),
        FaultKind::Shorthand(mv) => {
            let plain = plain(subject, fault, *mv);
            let finding = Draft::new(rules::SHORTHAND_MOVE, span, message!("shorthand-move", word = quoted.as_str()));
            Draft { fix: DraftFix::of_word(span, word, &plain), ..finding }
                .with_help(message!("write-this", spelling = plain))
        }
        FaultKind::OtherNotation(dialect) => {
            let message = message!("other-notation", word = quoted.as_str(), notation = dialect.name());
            Draft::new(rules::OTHER_NOTATION, span, message).with_help(message!("other-notation-help"))
        }
        FaultKind::NullMove => Draft::new(rules::NULL_MOVE, span, message!("null-move", word = quoted.as_str()))
            .with_help(message!("null-move-help")),
        FaultKind::Number { written, expected, claims_black } => {
            let finding = number_wrong(fault.side, *written, *expected, *claims_black, span, &quoted);
            Draft { fix: numbers.of(subject, fault), ..finding }
        }
        FaultKind::WrittenSuffix { gives, written } => {
            let fix = true_sign(subject, span, word, *gives, *written);
            Draft { fix, ..check_sign(*gives, *written, span, &quoted) }
        }
        FaultKind::CaptureSign { is_written } => {
            let fix = is_written.then(|| without_capture_sign(subject, span, word)).flatten();
            Draft { fix, ..capture_sign::<G>(*is_written, span, &quoted) }
        }
        FaultKind::Overspecified(mv) => overspecified(subject, fault, *mv, span, &quoted),
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
        finding.message = message!("in-variation", message = finding.message);
    }
    finding.written = (!span.is_empty()).then_some(quoted);
    finding.then = fault.then;
    let stood = fault.rests_on.and_then(|index| subject.replay.stood.get(index as usize));
    finding.rests_on = stood.map(|stood| RestsOn::of(stood, &subject.record));
    finding
}

fn unreadable<G: Game>(subject: &Subject<'_, G>, word: &str, quoted: &str, span: Span) -> Draft {
    let finding = Draft::new(rules::UNREADABLE_MOVE, span, message!("no-move", word = quoted));
    if let Some(message) = subject.game.why_unreadable(word, subject.replay.alphabet) {
        return Draft { message, ..finding };
    }
    let first =
        word.chars().next().filter(|c| c.is_alphabetic() && !subject.game.is_piece_letter(*c, subject.replay.alphabet));
    match first {
        Some(letter) if subject.game.looks_like_a_piece_move(word) => {
            let code = subject.game.alphabet_code(subject.replay.alphabet);
            let message = message!(
                "unknown-piece-letter",
                word = quoted,
                letter = letter.to_string(),
                code_point = format!("U+{:04X}", u32::from(letter)),
            );
            Draft { message, help: Some(message!("unknown-piece-letter-help", letters = code)), ..finding }
        }
        _ => finding,
    }
}

/// Says in the help what else is wrong with a move, and which one may have been meant.
fn nearest(explanation: Explanation) -> Option<Message> {
    let mut parts: Vec<Message> = explanation.reasons.into_iter().skip(1).collect();
    if !explanation.nearest.is_empty() {
        parts.push(message!("perhaps-meant", spellings = Arg::Either(explanation.nearest)));
    }
    if parts.len() > 1 { Some(message!("joined", parts = parts)) } else { parts.pop() }
}

fn number_wrong(side: Side, written: u64, expected: u32, claims_black: bool, span: Span, quoted: &str) -> Draft {
    let dots = if side == Side::Black { "..." } else { "." };
    let message = if written == u64::from(expected) && claims_black {
        message!("number-of-black", word = quoted)
    } else {
        message!("move-number-wrong", word = quoted, expected = format!("{expected}{dots}"))
    };
    Draft::new(rules::MOVE_NUMBER_WRONG, span, message)
}

/// Spells the move that a fault is about as the record would.
fn plain<G: Game>(subject: &Subject<'_, G>, fault: &Fault<G>, mv: G::Move) -> String {
    let spell = |position: &G::Position| subject.game.spell(position, mv, subject.replay.alphabet);
    fault.position.as_deref().map(spell).unwrap_or_default()
}

fn misspelled<G: Game>(subject: &Subject<'_, G>, fault: &Fault<G>, mv: G::Move, span: Span, quoted: &str) -> Draft {
    let plain = plain(subject, fault, mv);
    let is_castling = plain.starts_with("O-O") || CastlingWord::of(&plain).is_some();
    let written = subject.record.slice(subject.record.tape.items[fault.item as usize].span);
    let marks = written.trim_start_matches(|c| !matches!(c, '+' | '#'));
    let fix = DraftFix::of_word(span, written, &format!("{plain}{marks}"));
    if G::HAS_ONE_SPELLING && !is_castling {
        let finding = Draft::new(rules::MIXED_ALPHABETS, span, message!("look-alike-file", word = quoted))
            .with_severity(Severity::Warning)
            .with_help(message!("write-this", spelling = plain));
        Draft { fix, ..finding }
    } else if is_castling {
        let help = message!("castling-misspelled-help", spelling = plain.as_str(), word = quoted);
        let marks = CastlingWord::of(written).map_or("", |castling| &written[castling.signs_end..]);
        let finding = Draft::new(rules::CASTLING_MISSPELLED, span, message!("castling-misspelled", word = quoted));
        Draft { fix: DraftFix::of_word(span, written, &format!("{plain}{marks}")), ..finding }.with_help(help)
    } else {
        let finding = Draft::new(rules::PAWN_LETTER, span, message!("pawn-letter", word = quoted));
        Draft { fix, ..finding }.with_help(message!("write-this", spelling = plain))
    }
}

fn overspecified<G: Game>(subject: &Subject<'_, G>, fault: &Fault<G>, mv: G::Move, span: Span, quoted: &str) -> Draft {
    let plain = plain(subject, fault, mv);
    if G::HAS_ONE_SPELLING {
        let written = subject.record.slice(subject.record.tape.items[fault.item as usize].span);
        let marks = written.trim_start_matches(|c| !matches!(c, '+' | '#'));
        let fix = DraftFix::of_word(span, written, &format!("{plain}{marks}"));
        let finding = Draft::new(rules::OVERSPECIFIED_MOVE, span, message!("needless-count", word = quoted))
            .with_severity(Severity::Warning)
            .with_help(message!("write-this", spelling = plain));
        return Draft { fix, ..finding };
    }
    Draft::new(rules::OVERSPECIFIED_MOVE, span, message!("overspecified-move", word = quoted))
        .with_help(message!("overspecified-move-help", spelling = plain))
}

/// Says that a sign of capture is not true, or, where every capture has one, that it is missing.
fn capture_sign<G: Game>(is_written: bool, span: Span, quoted: &str) -> Draft {
    if !G::HAS_ONE_SPELLING {
        return Draft::new(rules::CAPTURE_MARK_WRONG, span, message!("capture-mark-wrong", word = quoted));
    }
    let message = if is_written {
        message!("build-mark-wrong", word = quoted)
    } else {
        message!("build-mark-missing", word = quoted)
    };
    Draft::new(rules::CAPTURE_MARK_WRONG, span, message).with_severity(Severity::Warning)
}

fn check_sign(gives: CheckStatus, written: WrittenSuffix, span: Span, quoted: &str) -> Draft {
    let (message, severity) = match (written, gives) {
        (WrittenSuffix::End, _) => (message!("end-mark-without-mate", word = quoted), Severity::Note),
        (WrittenSuffix::None { .. }, CheckStatus::Mate) => (message!("mate-not-marked", word = quoted), Severity::Note),
        (WrittenSuffix::None { .. }, _) => (message!("check-not-marked", word = quoted), Severity::Note),
        (WrittenSuffix::Check, CheckStatus::Mate) => (message!("mate-marked-as-check", word = quoted), Severity::Note),
        (WrittenSuffix::Mate | WrittenSuffix::Double, CheckStatus::Check | CheckStatus::DoubleCheck) => {
            (message!("check-marked-as-mate", word = quoted), Severity::Warning)
        }
        (WrittenSuffix::Mate | WrittenSuffix::Double, _) => {
            (message!("nothing-marked-as-mate", word = quoted), Severity::Warning)
        }
        _ => (message!("nothing-marked-as-check", word = quoted), Severity::Warning),
    };
    Draft::new(rules::CHECK_MARK_WRONG, span, message).with_severity(severity)
}
