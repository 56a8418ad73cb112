//! `stray-token`: the movetext contains something that is not a move, a number, a comment, a variation, an annotation
//! glyph or a result, or one of these where it has no meaning: a closing parenthesis that closes nothing, a glyph
//! before the first move, a symbol reserved by the standard.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::STRAY_TOKEN;
use crate::findings::severity::Severity;
use crate::l10n::message;
use crate::text::{Span, quote};

/// Creates the finding for a nested comment.
pub(in crate::findings) fn nested_comment(text: &str, span: Span) -> Draft {
    let inner = text.strip_prefix('{').and_then(|text| text.strip_suffix('}')).unwrap_or(text);
    let flat = format!("{{{}}}", inner.replace('{', "(").replace('}', ")"));
    Draft::new(STRAY_TOKEN, span, message!("nested-comment", text = quote(text)))
        .with_severity(Severity::Warning)
        .with_help(message!("nested-comment-help"))
        .with_fix(DraftFix::safe(span, flat))
}

/// Creates the finding for a bracket that closes nothing.
pub(in crate::findings) fn variation_not_opened(span: Span) -> Draft {
    Draft::new(STRAY_TOKEN, span, message!("variation-not-opened"))
}

/// Creates the finding for a variation before the first move.
pub(in crate::findings) fn variation_before_move(span: Span) -> Draft {
    Draft::new(STRAY_TOKEN, span, message!("variation-before-move")).with_help(message!("variation-before-move-help"))
}

/// Creates the finding for a result in a variation.
pub(in crate::findings) fn result_in_variation(result: &str, span: Span) -> Draft {
    let finding = Draft::new(STRAY_TOKEN, span, message!("result-in-variation", result = result));
    finding.with_severity(Severity::Warning).with_help(message!("kept-as-a-comment"))
}

/// Creates the finding for words after the result that belong to the game.
pub(in crate::findings) fn behind_result(text: &str, span: Span) -> Draft {
    let finding = Draft::new(STRAY_TOKEN, span, message!("text-behind-result", text = quote(text)));
    finding.with_severity(Severity::Warning).with_help(message!("kept-as-a-comment"))
}

/// Creates the finding for prose before the tag pairs of a record.
pub(in crate::findings) fn before_record(text: &str, span: Span) -> Draft {
    let finding = Draft::new(STRAY_TOKEN, span, message!("text-before-record", text = quote(text)));
    finding.with_severity(Severity::Warning).with_help(message!("kept-as-a-comment"))
}

/// Creates the finding for a move that is written twice.
pub(in crate::findings) fn written_twice(text: &str, quoted: &str, span: Span) -> Draft {
    let before = text.get(..span.start as usize).unwrap_or_default();
    let start = u32::try_from(before.trim_end().len()).unwrap_or(span.start);
    Draft::new(STRAY_TOKEN, span, message!("written-twice", word = quoted))
        .with_severity(Severity::Warning)
        .with_help(message!("written-twice-help"))
        .with_fix(DraftFix::doubtful(Span { start, ..span }, ""))
}

/// Creates the finding for an undefined NAG.
pub(in crate::findings) fn no_nag(text: &str, span: Span) -> Draft {
    Draft::new(STRAY_TOKEN, span, message!("no-nag", word = quote(text))).with_help(message!("no-nag-help"))
}

/// Creates the finding for text without a meaning at its place.
pub(in crate::findings) fn finding(text: &str, span: Span) -> Draft {
    let nuls = text.chars().filter(|c| *c == '\0').count();
    let message = if nuls > 0 && text.chars().all(|c| c == '\0' || c.is_whitespace()) {
        message!("nul-bytes", count = nuls)
    } else {
        message!("stray-text", text = quote(text))
    };
    Draft::new(STRAY_TOKEN, span, message).with_help(message!("passed-over"))
}

/// Creates the finding for text that cannot be a move and lacks the braces of a comment; if in doubt it may be
/// something else.
pub(in crate::findings) fn remark(text: &str, span: Span, is_certain: bool) -> Draft {
    let finding = Draft::new(STRAY_TOKEN, span, message!("remark-without-braces", text = quote(text)))
        .with_severity(Severity::Warning)
        .with_help(message!("remark-without-braces-help"));
    if text.contains(['{', '}']) {
        return finding;
    }
    let inner = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')).unwrap_or(text);
    finding.with_fix(DraftFix::safe(span, format!("{{{inner}}}")).safe_if(is_certain))
}

/// Creates the finding for a sign that should be written as a NAG.
pub(in crate::findings) fn sign(text: &str, nag: u8, span: Span) -> Draft {
    Draft::new(STRAY_TOKEN, span, message!("sign-in-other-form", sign = quote(text), nag = u32::from(nag)))
        .with_severity(Severity::Note)
        .with_fix(DraftFix::safe(span, format!("${nag}")))
}

/// Creates the finding for text outside any record.
#[must_use]
pub fn text_outside(text: &str, span: Span) -> Draft {
    let finding = finding(text, span);
    // Prose around records does no harm; a stray bracket was once part of a tag pair.
    if text.contains(['[', ']']) { finding } else { finding.with_severity(Severity::Warning) }
}
