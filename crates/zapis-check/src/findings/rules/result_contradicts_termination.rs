//! `result-contradicts-termination`: the `Termination` tag says who won, or that the game was drawn, and the result
//! says something else.

use crate::findings::draft::Draft;
use crate::findings::end::End;
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::findings::words_against_result;
use crate::game::Game;
use crate::rulings::SaidEnding;

/// `result-contradicts-termination`
pub const RESULT_CONTRADICTS_TERMINATION: &Rule = &rule!("O010" "result-contradicts-termination" Error);

/// Compares the winner stated in the tag with the result.
pub(in crate::findings) fn finding<G: Game>(end: &End<'_, '_, G>, said: &SaidEnding) -> Option<Draft> {
    words_against_result::finding(end, said, RESULT_CONTRADICTS_TERMINATION)
}
