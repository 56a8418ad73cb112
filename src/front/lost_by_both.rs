//! `0-0` behind the last move: castling, or that both players lost.

use crate::game::Chess;
use crate::record::{GameResult, Record};
use crate::replay::{FaultKind, Replayer};

/// Finds `0-0` at the end of the moves where it is no castling, but the result of a game that both players lost: no one
/// can castle there, or the Result tag says the same.
pub(super) fn lost_by_both(record: &Record<'_>, chess: &mut Replayer<Chess>) -> Option<usize> {
    let index = record.tape.ends_with_zeros(record.text)?;
    let replay = chess.replay(record);
    let played = replay.record(record);
    let is_refused = replay.faults.iter().any(|fault| {
        let is_of_word = played.tape.items[fault.item as usize].span == record.tape.items[index].span;
        is_of_word && matches!(fault.kind, FaultKind::Illegal | FaultKind::AfterEnd(_))
    });
    let is_in_tag = || record.tag("Result").and_then(GameResult::read) == Some(GameResult::BothLose);
    (is_refused || is_in_tag()).then_some(index)
}
