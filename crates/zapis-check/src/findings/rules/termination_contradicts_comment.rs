//! `termination-contradicts-comment`: the record states twice how its game ended, and the statements differ: its
//! `Termination` tag, and the comment after its last move.

use crate::findings::draft::Draft;
use crate::findings::rules::TERMINATION_CONTRADICTS_COMMENT;
use crate::l10n::message;
use crate::rulings::{EndingReason, SaidEnding, SaidIn};

/// Compares two statements of the record.
pub(in crate::findings) fn finding(said: &[SaidEnding]) -> Option<Draft> {
    let worded = |said: &&SaidEnding| said.said_in != SaidIn::Clock;
    let first = said.iter().find(worded)?;
    said.iter().filter(worded).skip(1).find_map(|other| {
        let results_differ = first.result.zip(other.result).is_some_and(|(one, two)| one != two);
        let reasons = first.reason.zip(other.reason);
        let (one, two) = reasons.filter(|(one, two)| results_differ || one != two)?;
        // Two fallen flags contradict no other end: they have a ruling of their own.
        if [one, two].contains(&EndingReason::BothFlags) {
            return None;
        }
        let message = message!("termination-contradicts-comment", first = one.key(), second = two.key());
        Some(Draft::new(TERMINATION_CONTRADICTS_COMMENT, other.span, message))
    })
}
