//! Open questions about sheets: the last certain position, and the moves between which the players must decide; shared
//! by restored and compared sheets.

use serde::Serialize;

use crate::l10n::{Arg, Message, message};
use crate::scoresheet::HowSure;

/// The last position up to which everything is certain, if not everything is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct LastSure {
    /// The number of plies before it.
    pub plies: usize,
    /// The position, in the notation of the game.
    pub fen: String,
}

/// A question for the players that no sheet answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct PlayersQuestion {
    /// The first and the last ply concerned, from 1; usually one.
    pub plies: (u32, u32),
    /// The moves between which they must decide, in SAN, the most probable first; empty if there are no suggestions.
    pub moves: Vec<String>,
    /// The question in words.
    #[serde(rename = "question")]
    pub message: Message,
}

/// A ply of a game, as needed to find questions.
pub(super) struct AskedPly {
    /// The turn: `23.`, `23...`.
    pub(super) turn: String,
    /// Whether anything is written for it.
    pub(super) is_written: bool,
    pub(super) sure: HowSure,
    pub(super) confidence: f64,
    /// Whether it is left open, however probable the move with which the game continues.
    pub(super) is_open: bool,
    /// Whether it is in doubt only because of an earlier ply nearby.
    pub(super) hangs: bool,
    /// The possible moves, the most probable first.
    pub(super) moves: Vec<String>,
}

/// The probability below which a question is asked, as with `--interactive`.
const ASKED_BELOW: f64 = 0.9;
/// The maximum number of missing plies that are asked about one by one.
const LONGEST_GAP: usize = 2;
/// The maximum distance in plies of readings that may depend on each other.
const FAR: usize = 20;

impl AskedPly {
    /// Returns true if it is doubtful enough to be asked about.
    pub(super) fn is_doubtful(sure: HowSure, confidence: f64) -> bool {
        sure == HowSure::Open || sure == HowSure::Likely && confidence < ASKED_BELOW
    }

    /// Creates a question between several moves, if there are several.
    fn question(&self, ply: u32) -> Option<PlayersQuestion> {
        if !Self::is_doubtful(self.sure, self.confidence) {
            return None;
        }
        let mut moves = self.moves.clone();
        moves.dedup();
        let turn = self.turn.as_str();
        let message = match moves.len() {
            1 if self.is_open => message!("repair-ask-move", turn = turn),
            // A ply that depends on another question is not asked about itself.
            0 | 1 => return None,
            _ => message!("repair-ask", turn = turn, moves = Arg::Either(moves.clone())),
        };
        if moves.len() < 2 {
            moves.clear();
        }
        Some(PlayersQuestion { plies: (ply, ply), moves, message })
    }
}

/// Finds the questions about a game, ply by ply.
pub(super) fn questions(plies: &[AskedPly]) -> Vec<PlayersQuestion> {
    let number = |index: usize| u32::try_from(index + 1).unwrap_or(u32::MAX);
    let mut found = Vec::new();
    let (mut index, mut asked) = (0, None);
    while let Some(ply) = plies.get(index) {
        let missing: &[AskedPly] = &plies[index..];
        let missing = &missing[..missing.iter().take_while(|ply| !ply.is_written).count()];
        if let [first, .., last] = missing
            && missing.len() > LONGEST_GAP
        {
            if missing.iter().any(|ply| ply.sure == HowSure::Open) {
                let (count, first, last) = (missing.len(), first.turn.as_str(), last.turn.as_str());
                let message = message!("repair-ask-moves", count = count, first = first, last = last);
                let plies = (number(index), number(index + count - 1));
                found.push(PlayersQuestion { plies, moves: Vec::new(), message });
            }
            index += missing.len();
            continue;
        }
        let hangs = ply.hangs && asked.is_some_and(|asked| index - asked <= FAR);
        if let Some(question) = ply.question(number(index)).filter(|_| !hangs) {
            found.push(question);
            asked = Some(index);
        }
        index += 1;
    }
    found
}
