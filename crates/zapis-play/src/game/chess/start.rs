//! The position from which a chess record starts, according to its FEN.

use crate::chess::{CastlingMode, FenMistakeKind, MendedFen, Position, mend_fen, parse_fen};
use crate::game::rules::{ProblemKind, SetupProblem, Start};
use crate::l10n::{Message, ToMessage, message};
use crate::text::Span;

/// Creates a problem with the start position of a record.
pub(super) fn problem(span: Span, message: Message, is_fatal: bool) -> SetupProblem {
    SetupProblem { span: Some(span), message, is_fatal, kind: ProblemKind::Position, instead: None }
}

/// Narrows an offset inside a tag's value, which is shorter than its record.
fn narrow(offset: usize) -> u32 {
    u32::try_from(offset).unwrap_or(u32::MAX)
}

/// Reports the first deviation of a FEN from the standard, with all of them.
fn misspelled_fen(mended: &MendedFen, place: Span) -> Option<SetupProblem> {
    let first = mended.mistakes.first()?;
    let at = |offset: usize| place.start + narrow(offset).min(place.len());
    let span = Span { start: at(first.place.start), end: at(first.place.end) };
    let mistakes: Vec<Message> = mended.mistakes.iter().map(|mistake| mistake.kind.message()).collect();
    let message = message!("fen-misspelled", slips = mistakes);
    // Text after the fields may be the missing ones, which the standard form would lose.
    let has = |is_it: fn(&FenMistakeKind) -> bool| mended.mistakes.iter().any(|mistake| is_it(&mistake.kind));
    let loses_a_field =
        has(|kind| matches!(kind, FenMistakeKind::Missing(_))) && has(|kind| *kind == FenMistakeKind::ManyFields);
    let instead = (!loses_a_field).then(|| (place, mended.text.clone()));
    Some(SetupProblem { kind: ProblemKind::Misspelled, instead, ..problem(span, message, false) })
}

/// Starts from a FEN at `place` in the record.
///
/// `first_number` is the number of the first move played from there, if known.
pub(super) fn start_from(
    fen: &str,
    place: Span,
    mode: Option<CastlingMode>,
    first_number: Option<u32>,
) -> Start<Position> {
    // A value broken over lines means the same on one line, which is how `convert` writes it.
    let whole = fen.contains(['\n', '\r']).then(|| fen.replace(['\n', '\r'], " "));
    let written = whole.as_deref().unwrap_or(fen);
    let mended = mend_fen(written, first_number).filter(|mended| parse_fen(&mended.text).is_ok());
    match parse_fen(mended.as_ref().map_or(written, |mended| &mended.text)) {
        Ok(setup) => {
            let (position, faults) = setup.position(mode.unwrap_or_else(|| setup.castling_mode()));
            let misspelled = mended.iter().filter_map(|mended| misspelled_fen(mended, place));
            let faults = faults.iter().map(|fault| problem(place, fault.message(), fault.is_fatal()));
            Start { position, problems: misspelled.chain(faults).collect(), is_usual: false }
        }
        Err(error) => {
            let at = place.start + narrow(error.offset).min(place.len());
            // A multi-byte character is marked as a whole.
            let character = fen.get(error.offset..).and_then(|rest| rest.chars().next());
            let span = Span { start: at, end: at + character.map_or(0, |c| narrow(c.len_utf8())) };
            let message = message!("fen-cannot-be-read", problem = error.problem.message());
            Start { position: None, problems: vec![problem(span, message, true)], is_usual: false }
        }
    }
}
