//! Open questions about a restored sheet: the last certain position, and the moves between which the players must
//! decide.

use crate::game::Game;
use crate::l10n::message;
use crate::rulings::common_spelling;
use crate::scoresheet::{HowRead, HowSure};

use super::compared::turn_of;
use super::questions::{AskedPly, LastSure, PlayersQuestion, questions};
use super::repair_changes::{RestoredGame, say};
use crate::render::layout::deferred_buffer::DeferredBuffer;

impl<G: Game> RestoredGame<'_, '_, G> {
    /// Returns the last certain position, if not everything is certain.
    pub(super) fn last_sure(&self) -> Option<LastSure> {
        let plies = self.sure_until()?;
        Some(LastSure { plies, fen: self.of.game.position_text(self.positions.get(plies)?) })
    }

    /// Lists the questions for the players.
    pub(super) fn questions(&self) -> Vec<PlayersQuestion> {
        let one = |index: usize| {
            let (ply, position) = self.ply(index)?;
            let sure = self.how_sure.get(index).copied().unwrap_or(HowSure::Open);
            let is_doubtful = AskedPly::is_doubtful(sure, ply.confidence);
            let moves = [ply.mv].into_iter().chain(ply.rivals.iter().map(|rival| rival.mv)).filter(|_| is_doubtful);
            Some(AskedPly {
                turn: self.turn(index),
                is_written: ply.cell.is_some(),
                sure,
                confidence: ply.confidence,
                is_open: ply.is_open,
                // A ply read as written is usually in doubt because of an earlier reading.
                hangs: ply.how == HowRead::AsWritten,
                moves: moves.map(|mv| common_spelling(self.of.game, position, mv)).collect(),
            })
        };
        let mut asked = questions(&(0..self.restored.plies.len()).filter_map(one).collect::<Vec<AskedPly>>());
        asked.extend(self.question_behind());
        asked
    }

    /// Asks how the game continued if it was not read up to the following words, unless time ran out.
    fn question_behind(&self) -> Option<PlayersQuestion> {
        let n_plies = self.restored.plies.len();
        let behind = self.restored.unplayed.iter().find(|words| words.after as usize == n_plies)?;
        if self.restored.is_stopped || self.restored.is_cut || n_plies == 0 {
            return None;
        }
        let word = behind.cell.word.split_whitespace().next()?;
        let message = message!("repair-ask-onward", turn = self.turn(n_plies), word = word);
        let ply = u32::try_from(n_plies + 1).unwrap_or(u32::MAX);
        Some(PlayersQuestion { plies: (ply, ply), moves: Vec::new(), message })
    }
}

/// Writes the last certain position and the questions, if anything is uncertain.
pub(super) fn write_questions<G: Game>(restoring: &RestoredGame<'_, '_, G>, buffer: &mut DeferredBuffer) {
    let Some(position) = restoring.sure_until().and_then(|index| restoring.positions.get(index)) else { return };
    say(&message!("repair-last-sure", turn = turn_of(restoring.of.game, position)), buffer);
    buffer.push_str("%   ");
    buffer.push_str(&restoring.of.game.position_text(position));
    buffer.push_str("\n");
    for question in restoring.questions() {
        say(&question.message, buffer);
    }
}
