//! `0-0` after the last move: castling, or a loss of both players.

use crate::game::Chess;
use crate::record::{GameResult, Record};
use crate::replay::{CompiledReplay, FaultKind, Replayer};

/// Finds `0-0` at the end of the moves if it is not castling but the result of a game that both players lost: castling
/// is impossible there, or the Result tag says the same.
pub(crate) fn lost_by_both(record: &Record<'_>, chess: &mut Replayer<Chess>) -> Option<usize> {
    let index = record.tape.ends_with_zeros(record.text)?;
    let replay = Chess::replay(chess, record);
    let played = replay.record(record);
    let is_refused = replay.faults.iter().any(|fault| {
        let is_of_word = played.tape.items[fault.item as usize].span == record.tape.items[index].span;
        is_of_word && matches!(fault.kind, FaultKind::Illegal | FaultKind::AfterEnd(_))
    });
    let is_in_tag = || record.tag("Result").and_then(GameResult::read) == Some(GameResult::BothLose);
    (is_refused || is_in_tag()).then_some(index)
}
