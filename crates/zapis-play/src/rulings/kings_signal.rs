//! Kings put in the center to signal the result to an electronic board, and recorded as if they had been moved there.
//!
//! DGT boards read the result from them: both kings on the light squares d5 and e4 mean that White has won, both on the
//! dark squares d4 and e5 that Black has, one on each a draw; which king is on which square does not matter. The
//! Russian rules describe such boards in 23.5. An illegal move is certainly a signal; one that happens to be legal
//! cannot be distinguished from a move that was played.

use crate::game::{CenterKing, Game};
use crate::record::{GameResult, Record};
use crate::replay::{Fault, FaultKind, Replay, Then};

/// A signal by kings in the center.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KingsSignal {
    /// The items of the recorded moves that are not moves, one or two.
    pub items: Vec<u32>,
    /// The item of a legal move before them that may also be a signal.
    pub doubtful: Option<u32>,
    /// The number of plies really played, the doubtful one included.
    pub n_plies: u32,
    /// The signalled result; `None` if a single king leaves two possibilities.
    pub result: Option<GameResult>,
    /// Whether the square of a single king is light: White has won, or a draw.
    pub is_light: bool,
}

impl KingsSignal {
    /// Returns true if a result is compatible with the signal.
    #[must_use]
    pub fn allows(&self, result: GameResult) -> bool {
        let winner = if self.is_light { GameResult::WhiteWins } else { GameResult::BlackWins };
        match self.result {
            Some(signalled) => signalled == result,
            None => result == winner || result == GameResult::Draw,
        }
    }
}

const fn of_colors(first: bool, second: bool) -> GameResult {
    match (first, second) {
        (true, true) => GameResult::WhiteWins,
        (false, false) => GameResult::BlackWins,
        _ => GameResult::Draw,
    }
}

/// Finds kings put in the center at the end of a main line: its first unplayable move is one of the last two, and puts
/// a king there.
pub fn kings_signal<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>) -> Option<KingsSignal> {
    let is_no_move = |kind: &FaultKind<G::Move>| matches!(kind, FaultKind::Illegal | FaultKind::AfterEnd(_));
    let ends = |fault: &&Fault<G>| fault.depth == 0 && fault.then == Then::Nothing && is_no_move(&fault.kind);
    let fault = replay.faults.iter().find(ends)?;
    let position = fault.position.as_ref()?;
    let words: Vec<(u32, &[u8])> = replay
        .main_items(record)
        .skip(replay.main_plies.saturating_sub(1) as usize)
        .map(|item| (item, record.bytes(record.tape.items[item as usize].span)))
        .take(4)
        .collect();
    let at = words.iter().position(|(item, _)| *item == fault.item)?;
    let center = |index: usize, side| -> Option<CenterKing> {
        let (_, word) = words.get(index)?;
        game.center_king(position, side, &game.read(word, replay.alphabet)?)
    };
    let king = center(at, fault.side)?;
    let mut signal = KingsSignal {
        items: vec![fault.item],
        doubtful: None,
        n_plies: replay.main_plies,
        result: king.other.map(|other| of_colors(king.is_light, other)),
        is_light: king.is_light,
    };
    match words.len() - at {
        // The other king is in the center already: by a move that happened to be legal, or by a real one.
        1 => {
            let was_put = at.checked_sub(1).is_some_and(|index| center(index, fault.side.other()).is_some());
            signal.doubtful = at.checked_sub(1).filter(|_| was_put).map(|index| words[index].0);
            (king.is_put || was_put).then_some(signal)
        }
        2 => {
            let second = center(at + 1, fault.side.other())?;
            signal.items.push(words[at + 1].0);
            signal.result = Some(of_colors(king.is_light, second.is_light));
            Some(signal)
        }
        _ => None,
    }
}
