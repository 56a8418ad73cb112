//! Notes about the start numbers of an event: Berger tables and Varma groups.

use crate::l10n::{Message, message};
use crate::text::Visible;
use crate::tournament::start_numbers::{self, Numbering};
use crate::tournament::varma;

use super::event_source::EventSource;

/// Returns a note that the pairings are those of the Berger tables, with the numbers.
pub(super) fn berger_note(source: &EventSource) -> Option<Message> {
    let n_players = source.event.players.len();
    let numbering = start_numbers::recover(n_players, &source.event.games()).filter(Numbering::follows_tables)?;
    let mut players: Vec<(u16, &str)> = numbering
        .numbers
        .iter()
        .zip(&source.event.players)
        .map(|(number, player)| (*number, player.name.as_str()))
        .collect();
    players.sort_unstable();
    let numbered = |(number, name): &(u16, &str)| {
        message!("event-numbered", number = u32::from(*number), name = Visible(name).to_string())
    };
    let numbers: Vec<Message> = players.iter().map(numbered).collect();
    if numbering.moved_rounds.is_empty() {
        return Some(message!("event-berger", numbers = numbers));
    }
    let moved = numbering
        .moved_rounds
        .iter()
        .map(|one| message!("event-moved-round", played = u32::from(one.played_in), tables = u32::from(one.of_tables)));
    Some(message!("event-berger-moved", moved = moved.collect::<Vec<Message>>(), numbers = numbers))
}

/// Notes the Varma groups, and players of one federation who meet late nevertheless.
pub(super) fn varma_notes(source: &EventSource, notes: &mut Vec<Message>) {
    let players = &source.event.players;
    let Ok(n_players) = u16::try_from(players.len()) else { return };
    let Some(groups) = varma::groups(n_players) else {
        notes.push(message!("event-varma-no-table", count = players.len()));
        return;
    };
    let written = ["A", "B", "C", "D"].iter().zip(groups).map(|(name, numbers)| {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        format!("{name} {}", numbers.join(" "))
    });
    let written: Vec<String> = written.collect();
    notes.push(message!("event-varma", count = players.len(), groups = written.join("; ")));
    let numbering = start_numbers::recover(players.len(), &source.event.games()).filter(Numbering::follows_tables);
    let Some(numbering) = numbering else { return };
    let of_number =
        |number: u16| numbering.numbers.iter().position(|own| *own == number).and_then(|at| players.get(at));
    let federations: Vec<&str> =
        (1..=n_players).map(|number| of_number(number).map_or("", |player| player.federation.as_str())).collect();
    for meeting in varma::late_meetings(&federations) {
        let name = |number| of_number(number).map(|player| Visible(&player.name).to_string()).unwrap_or_default();
        notes.push(message!(
            "event-varma-late",
            first = name(meeting.first),
            second = name(meeting.second),
            round = u32::from(meeting.round),
        ));
    }
}
