//! Checks the pairings of a Swiss system in a report file.

use crate::findings::rules;
use crate::l10n::message;
use crate::text::Visible;
use crate::tournament::trf::Report;
use crate::tournament::{Color, SwissBreach, swiss_breaches};

use super::report_check::{color_key, column_of};
use super::report_finding::ReportFinding;

/// The offset of a round's color from its opponent's number; the result is two columns further.
const COLOR: u32 = 5;
const RESULT: u32 = 7;

/// Lists violations of the basic rules for Swiss systems, with their line and round.
#[must_use]
pub fn swiss_pairings(report: &Report) -> Vec<ReportFinding> {
    let players = &report.event.players;
    let name = |player: usize| Visible(players.get(player).map_or("?", |player| &player.name)).to_string();
    let color = |color: Color| color_key(color);
    let reported = |breach: SwissBreach| {
        let (player, column, message) = match breach {
            SwissBreach::MetAgain { player, opponent, before, round } => {
                let names = (name(player), name(opponent));
                let (before, round) = (u32::from(before), u32::from(round));
                let message =
                    message!("swiss-met-again", first = names.0, second = names.1, before = before, round = round);
                (player, column_of(breach.round()), message)
            }
            SwissBreach::SecondBye { player, before, round } => {
                let (before, round) = (u32::from(before), u32::from(round));
                let message = message!("swiss-second-bye", name = name(player), before = before, round = round);
                (player, column_of(breach.round()) + RESULT, message)
            }
            SwissBreach::ColorThrice { player, color: of, round } => {
                let message =
                    message!("swiss-color-thrice", name = name(player), color = color(of), round = u32::from(round));
                (player, column_of(round) + COLOR, message)
            }
            SwissBreach::ColorsUneven { player, color: of, round } => {
                let message =
                    message!("swiss-colors-uneven", name = name(player), color = color(of), round = u32::from(round));
                (player, column_of(round) + COLOR, message)
            }
        };
        let line = report.player_lines.get(player).copied().unwrap_or(0);
        ReportFinding::new(rules::PAIRING_WRONG, line, column, message)
    };
    swiss_breaches(&report.event).into_iter().map(reported).collect()
}
