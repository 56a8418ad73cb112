//! `result-contradicts-comment`: the comment after the last move says who won, or that the game was drawn, but the
//! result says something else, or is left open.

use crate::findings::draft::Draft;
use crate::findings::end::End;
use crate::findings::rules::RESULT_CONTRADICTS_COMMENT;
use crate::findings::words_against_result;
use crate::game::Game;
use crate::rulings::SaidEnding;

/// Compares the winner stated in the comment with the result.
pub(in crate::findings) fn finding<G: Game>(end: &End<'_, '_, G>, said: &SaidEnding) -> Option<Draft> {
    words_against_result::finding(end, said, RESULT_CONTRADICTS_COMMENT)
}
