//! `check-mark-wrong`: the move has `+` or `#` but does not give check or mate.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::CHECK_MARK_WRONG;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::{CheckStatus, Game, WrittenSuffix};
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a wrong or missing sign of check or mate.
pub(in crate::findings) fn finding<G: Game>(
    subject: &Subject<'_, G>,
    gives: CheckStatus,
    written: WrittenSuffix,
    span: Span,
    word: &str,
    quoted: &str,
) -> Draft {
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
    let fix = true_sign(subject, span, word, gives, written);
    Draft { fix, ..Draft::new(CHECK_MARK_WRONG, span, message).with_severity(severity) }
}

/// Corrects the check sign of a move, or removes it.
fn true_sign<G: Game>(
    subject: &Subject<'_, G>,
    span: Span,
    word: &str,
    gives: CheckStatus,
    written: WrittenSuffix,
) -> Option<DraftFix> {
    if written == WrittenSuffix::End || span.len() as usize != word.len() {
        return None;
    }
    let bare = word.trim_end_matches(['+', '#']);
    let has_sign = bare.len() < word.len();
    if has_sign == matches!(written, WrittenSuffix::None { .. }) || !ends_there(subject, span) {
        return None;
    }
    let (sign, read) = match gives {
        CheckStatus::Nothing => ("", WrittenSuffix::None { expected: true }),
        CheckStatus::Check | CheckStatus::DoubleCheck => ("+", WrittenSuffix::Check),
        CheckStatus::Mate => ("#", WrittenSuffix::Mate),
    };
    let mended = format!("{bare}{sign}");
    let reading = subject.game.read(mended.as_bytes(), subject.replay.alphabet)?;
    let start = span.start + u32::try_from(bare.len()).unwrap_or(0);
    // A mate sign shows who won; if the board contradicts it, a move may be wrong instead.
    let is_certain = written != WrittenSuffix::Mate;
    (subject.game.signs(&reading).0 == read).then(|| DraftFix::safe(Span { start, ..span }, sign).safe_if(is_certain))
}

/// Returns true if a sign inserted at the end of a word would belong to it: it is not followed by another sign.
fn ends_there<G: Game>(subject: &Subject<'_, G>, span: Span) -> bool {
    let behind = subject.record.text.as_bytes().get(span.end as usize);
    behind.is_none_or(|byte| byte.is_ascii_whitespace() || b"(){}!?;$".contains(byte))
}
