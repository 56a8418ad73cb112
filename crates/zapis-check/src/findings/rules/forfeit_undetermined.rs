//! `forfeit-undetermined`: the game was scored as a win by forfeit (on time, for illegal moves, or since 2023 by
//! resignation), and the search could not determine whether the winner can mate by any series of legal moves.

use crate::findings::draft::Draft;
use crate::findings::end::End;
use crate::findings::forfeit::Forfeit;
use crate::findings::rules::FORFEIT_UNDETERMINED;
use crate::game::Game;
use crate::l10n::message;

/// Creates the finding for a win by forfeit of which it could not be determined whether the winner can mate.
pub(in crate::findings) fn finding<G: Game>(end: &End<'_, '_, G>, forfeit: &Forfeit) -> Draft {
    let message = message!("forfeit-undetermined", reason = forfeit.reason.key(), winner = forfeit.winner.name());
    let mut finding = Draft::new(FORFEIT_UNDETERMINED, forfeit.span, message)
        .with_help(message!("forfeit-undetermined-help"))
        .with_law(forfeit.law);
    finding.side = Some(forfeit.winner);
    end.at_end(finding)
}
