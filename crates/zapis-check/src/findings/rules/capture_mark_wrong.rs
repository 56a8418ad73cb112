//! `capture-mark-wrong`: the move has a capture sign, `x` or `:`, but nothing is captured.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::CAPTURE_MARK_WRONG;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a wrong capture sign, or, if every other capture has one, a missing one.
pub(in crate::findings) fn finding<G: Game>(
    subject: &Subject<'_, G>,
    is_written: bool,
    span: Span,
    word: &str,
    quoted: &str,
) -> Draft {
    let fix = is_written.then(|| without_capture_sign(subject, span, word)).flatten();
    if !G::HAS_ONE_SPELLING {
        let message = message!("capture-mark-wrong", word = quoted);
        return Draft { fix, ..Draft::new(CAPTURE_MARK_WRONG, span, message) };
    }
    let message = if is_written {
        message!("build-mark-wrong", word = quoted)
    } else {
        message!("build-mark-missing", word = quoted)
    };
    Draft { fix, ..Draft::new(CAPTURE_MARK_WRONG, span, message).with_severity(Severity::Warning) }
}

/// Removes the capture sign from a word.
fn without_capture_sign<G: Game>(subject: &Subject<'_, G>, span: Span, word: &str) -> Option<DraftFix> {
    let mut signs = word.match_indices(['x', 'X', ':', '×', 'х']);
    let (at, sign) = signs.next().filter(|_| span.len() as usize == word.len())?;
    if signs.next().is_some() {
        return None;
    }
    let bare = [&word[..at], &word[at + sign.len()..]].concat();
    let reading = subject.game.read(bare.as_bytes(), subject.replay.alphabet)?;
    let start = span.start + u32::try_from(at).unwrap_or(0);
    let end = start + u32::try_from(sign.len()).unwrap_or(0);
    (!subject.game.signs(&reading).1).then(|| DraftFix::safe(Span { start, end }, ""))
}
