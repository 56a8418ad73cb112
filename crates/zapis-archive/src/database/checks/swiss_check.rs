//! Checks the pairings of a Swiss system in a report file.

use crate::findings::rules;
use crate::l10n::message;
use crate::text::Visible;
use crate::tournament::trf::Report;
use crate::tournament::{Color, SwissBreach, SwissFault, swiss_breaches};

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
    let reported = |SwissBreach { player, round, fault, .. }: SwissBreach| {
        let (own, number) = (name(player), u32::from(round));
        let (column, message) = match fault {
            SwissFault::MetAgain { opponent, before } => {
                let (second, before) = (name(opponent), u32::from(before));
                (0, message!("swiss-met-again", first = own, second = second, before = before, round = number))
            }
            SwissFault::SecondBye(before) => {
                (RESULT, message!("swiss-second-bye", name = own, before = u32::from(before), round = number))
            }
            SwissFault::ColorThrice(of) => {
                (COLOR, message!("swiss-color-thrice", name = own, color = color(of), round = number))
            }
            SwissFault::ColorsUneven(of) => {
                (COLOR, message!("swiss-colors-uneven", name = own, color = color(of), round = number))
            }
            other => (0, message!("verbatim", text = format!("{other:?}"))),
        };
        let column = column_of(round) + column;
        let line = report.player_lines.get(player).copied().unwrap_or(0);
        ReportFinding::new(rules::PAIRING_WRONG, line, column, message)
    };
    swiss_breaches(&report.event).into_iter().map(reported).collect()
}
