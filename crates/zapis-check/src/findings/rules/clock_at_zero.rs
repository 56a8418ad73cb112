//! `clock-at-zero`: a player's clock shows zero, but the game continues, and the player makes another move.

use crate::findings::citations::cite;
use crate::findings::draft::Draft;
use crate::findings::rules::CLOCK_AT_ZERO;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::laws::Topic;
use crate::rulings::ClockReading;

/// Creates the finding for a clock that was at zero before its player moved again.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, reading: &ClockReading) -> Draft {
    let message = message!("clock-at-zero", side = reading.side.name(), number = reading.number);
    Draft::new(CLOCK_AT_ZERO, reading.span, message)
        .with_help(message!("clock-at-zero-help"))
        .with_law(cite(subject.edition(), Topic::FlagFallen))
}
