//! What a restored sheet leaves to ask: the last sure position, and between which moves the players must decide.

use crate::game::Game;
use crate::l10n::{Arg, Message, message};
use crate::rulings::common_spelling;
use crate::scoresheet::{HowRead, HowSure, RestoredPly};

use super::super::deferred_buffer::DeferredBuffer;
use super::compared::turn_of;
use super::repair_changes::{RestoredGame, say};

/// What is less probable than this is asked about, as `--interactive` does.
const ASKED_BELOW: f64 = 0.9;
/// So many plies that stand nowhere are asked about one by one.
const LONGEST_GAP: usize = 2;
/// Readings so many plies apart may hang on each other.
const FAR: usize = 20;

/// Writes the last sure position and the questions, where anything is not sure.
pub(super) fn write_questions<G: Game>(restoring: &RestoredGame<'_, '_, G>, pages: &mut DeferredBuffer) {
    let game = restoring.of.game;
    let Some(position) = restoring.sure_until().and_then(|index| restoring.positions.get(index)) else { return };
    say(&message!("repair-last-sure", turn = turn_of(game, position)), pages);
    pages.push_str("%   ");
    pages.push_str(&game.position_text(position));
    pages.push_str("\n");
    let (mut index, mut asked) = (0, None);
    while let Some((ply, position)) = restoring.ply(index) {
        let n_missing = restoring.restored.plies.iter().skip(index).take_while(|ply| ply.cell.is_none()).count();
        if n_missing > LONGEST_GAP {
            let (first, last) = (restoring.turn(index), restoring.turn(index + n_missing - 1));
            let all = restoring.how_sure.iter().skip(index).take(n_missing);
            if all.copied().min() == Some(HowSure::Open) {
                say(&message!("repair-ask-moves", count = n_missing, first = first, last = last), pages);
            }
            index += n_missing;
            continue;
        }
        // What stands as it is written is in doubt, as a rule, because a reading before it is.
        let hangs = ply.how == HowRead::AsWritten && asked.is_some_and(|asked| index - asked <= FAR);
        if let Some(question) = question(restoring, index, ply, position).filter(|_| !hangs) {
            say(&question, pages);
            asked = Some(index);
        }
        index += 1;
    }
}

/// Asks between which moves to decide, where there are several.
fn question<G: Game>(
    restoring: &RestoredGame<'_, '_, G>,
    index: usize,
    ply: &RestoredPly<G::Move>,
    position: &G::Position,
) -> Option<Message> {
    let sure = restoring.how_sure.get(index).copied()?;
    let is_asked = sure == HowSure::Open || sure == HowSure::Likely && ply.confidence < ASKED_BELOW;
    if !is_asked {
        return None;
    }
    let moves = [ply.mv].into_iter().chain(ply.rivals.iter().map(|rival| rival.mv));
    let mut moves: Vec<String> = moves.map(|mv| common_spelling(restoring.of.game, position, mv)).collect();
    moves.dedup();
    let turn = restoring.turn(index);
    match moves.len() {
        1 if ply.is_open => Some(message!("repair-ask-move", turn = turn)),
        // What hangs on the answer to another question is not asked for itself.
        0 | 1 => None,
        _ => Some(message!("repair-ask", turn = turn, moves = Arg::Either(moves))),
    }
}
