//! `result-contradicts-termination`: the `Termination` tag says who won, or that the game was drawn, and the result
//! says something else.

use crate::findings::draft::Draft;
use crate::findings::end::End;
use crate::findings::rules::RESULT_CONTRADICTS_TERMINATION;
use crate::findings::words_against_result;
use crate::game::Game;
use crate::rulings::SaidEnding;

/// Compares the winner stated in the tag with the result.
pub(in crate::findings) fn finding<G: Game>(end: &End<'_, '_, G>, said: &SaidEnding) -> Option<Draft> {
    words_against_result::finding(end, said, RESULT_CONTRADICTS_TERMINATION)
}
