//! The records that state the kind of an event: 092 in words, 192 (TRF26) as a code.

use super::super::event::Tournament;
use super::super::kind::Kind;
use super::super::start_numbers::given;
use super::report::{Tag, Version};

/// Returns the records for the kind of an event: in words (record 092) and, in a file of 2026, as one of FIDE's codes
/// (record 192).
///
/// A round robin is coded as paired by the Berger tables if its starting ranks and pairings agree with them without any
/// deviation; otherwise the pairings are custom, because the pairing program is not known.
#[must_use]
pub fn kind_records(event: &Tournament, kind: Kind, version: Version) -> Vec<Tag> {
    let is_of_teams = !event.teams.is_empty();
    let of = if is_of_teams { "Team" } else { "Individual" };
    let system = match kind {
        Kind::RoundRobin { cycles: 2 } => "Double Round-Robin",
        Kind::RoundRobin { .. } => "Round-Robin",
        Kind::Scheveningen { .. } => "Scheveningen",
        Kind::Swiss => "Swiss-System",
        Kind::KnockOut => "Knock-Out",
        Kind::Match => "Match",
    };
    let in_words = Tag { line: 0, code: "092".to_owned(), text: format!("{of}: {system}") };
    let code = code(event, kind, is_of_teams).filter(|_| version == Version::Trf26);
    let coded = code.map(|code| Tag { line: 0, code: "192".to_owned(), text: code.to_owned() });
    [Some(in_words), coded].into_iter().flatten().collect()
}

fn code(event: &Tournament, kind: Kind, is_of_teams: bool) -> Option<&'static str> {
    Some(match (kind, is_of_teams) {
        (Kind::RoundRobin { cycles: 1 }, false) if is_by_tables(event) => "BERGER_ROUNDROBIN",
        (Kind::RoundRobin { cycles: 2 }, false) if is_by_tables(event) => "BERGER_DOUBLEROUNDROBIN",
        (Kind::RoundRobin { .. } | Kind::Match, false) => "CUSTOM_ROUNDROBIN",
        (Kind::Swiss, false) => "CUSTOM_SWISS",
        (Kind::KnockOut, false) => "CUSTOM_KNOCKOUT",
        (Kind::RoundRobin { .. } | Kind::Match, true) => "CUSTOM_TEAM_ROUNDROBIN",
        (Kind::Swiss, true) => "CUSTOM_TEAM_SWISS",
        (Kind::KnockOut, true) => "CUSTOM_TEAM_KNOCKOUT",
        (Kind::Scheveningen { .. }, true) => "CUSTOM_SCHEVENINGEN",
        // A match of two teams in which only the players are named has no code of its own.
        (Kind::Scheveningen { .. }, false) => return None,
    })
}

/// Returns true if rounds and colors are those of the Berger tables for the starting ranks.
fn is_by_tables(event: &Tournament) -> bool {
    let numbers: Option<Vec<u16>> = event.players.iter().map(|player| u16::try_from(player.number).ok()).collect();
    let games = event.games();
    numbers.and_then(|numbers| given(&numbers, &games)).is_some_and(|found| found.deviations(&games).is_empty())
}

#[cfg(test)]
mod tests {
    use super::super::super::berger;
    use super::super::super::event::Player;
    use super::super::super::outcome::Outcome;
    use super::*;

    fn round_robin(n_players: u16, turned: Option<u16>) -> Tournament {
        let mut event = Tournament::default();
        for number in 1..=n_players {
            let player = Player { number: number.into(), ..Player::named(format!("P{number}")) };
            event.add_player(player);
        }
        for round in 1..=berger::n_rounds(n_players) {
            for slot in berger::round(n_players, round) {
                let [white, black] = [slot.white, slot.black].map(|number| usize::from(number) - 1);
                let is_turned = turned == Some(round);
                let (white, black) = if is_turned { (black, white) } else { (white, black) };
                event.add_game(round, white, black, Outcome::Draw);
            }
        }
        event
    }

    #[test]
    fn a_round_robin_is_called_berger_only_if_it_is() {
        let said = |event: &Tournament, kind, version| {
            let records = kind_records(event, kind, version);
            records.into_iter().map(|tag| format!("{} {}", tag.code, tag.text)).collect::<Vec<_>>()
        };
        let kind = Kind::RoundRobin { cycles: 1 };
        let by_tables = round_robin(6, None);
        assert_eq!(said(&by_tables, kind, Version::Trf26), ["092 Individual: Round-Robin", "192 BERGER_ROUNDROBIN"]);
        assert_eq!(said(&by_tables, kind, Version::Trf16), ["092 Individual: Round-Robin"]);
        let turned = round_robin(6, Some(2));
        assert_eq!(said(&turned, kind, Version::Trf26)[1], "192 CUSTOM_ROUNDROBIN");
        assert_eq!(said(&turned, Kind::Swiss, Version::Trf26), ["092 Individual: Swiss-System", "192 CUSTOM_SWISS"]);
    }
}
