//! `mate-contradicts-line`: an evaluation gives a mate in a number of moves, and its line ends in mate sooner, later, or for
//! the other side.

use crate::findings::draft::Draft;
use crate::findings::rules::MATE_CONTRADICTS_LINE;
use crate::findings::subject::Subject;
use crate::game::{Ending, Game, Side};
use crate::l10n::message;
use crate::record::RowStatement;

/// Plays the line; one that does not end in mate was cut, and one that cannot be played has findings of its own.
pub(in crate::findings) fn finding<G: Game>(
    subject: &Subject<'_, G>,
    statement: &RowStatement,
    said: i32,
) -> Option<Draft> {
    let game = subject.game;
    let mut position = subject.replay.start.position.clone()?;
    let first = game.side(&position);
    let mut plies = 0_i32;
    for word in statement.value.split_whitespace() {
        let written = game.read(word.as_bytes(), game.common_letters())?;
        let mv = game.resolve(&position, &written).ok()?.mv;
        game.play(&mut position, mv);
        plies += 1;
    }
    let Some(Ending::Mate(winner)) = game.ending(&position) else { return None };
    let moves = if winner == first { (plies + 1) / 2 } else { plies / 2 };
    // From White's view.
    let mate = if winner == Side::White { moves } else { -moves };
    (mate != said).then(|| {
        let message = message!("mate-contradicts-line", said = said.to_string(), mate = mate.to_string());
        Draft::new(MATE_CONTRADICTS_LINE, statement.span, message)
    })
}
