//! Names of an event that must belong to one player because the event is complete only then, so that split names do not
//! cause other findings.

use std::collections::BTreeMap;

use crate::tournament::knock_out::Bracket;
use crate::tournament::{Kind, irregularities};

use super::super::names::merged_places::places_of;
use super::super::names::people::Variants;
use super::event::EventFound;

/// A round robin with fewer players may be complete by chance.
const LEAST_PLAYERS: usize = 4;
/// Up to this many rounds, those of two namesakes may complement each other by chance.
const LEAST_ROUNDS: u16 = 5;

/// Returns the pairs of candidate names that the event proves to be one player.
///
/// A round robin or a knock-out is complete with all of them merged, and not without; in other events the rounds of
/// both names add up to all rounds, each once. Near-linear.
#[must_use]
pub fn proved_variants(found: &EventFound, variants: &[Variants]) -> Vec<(usize, usize)> {
    let pairs: Vec<(usize, usize)> = variants.iter().map(|pair| (pair.first, pair.second)).collect();
    if pairs.is_empty() || is_whole(found) {
        return Vec::new();
    }
    let merged = found.merged(&pairs);
    if is_whole(&merged) {
        return pairs;
    }
    if merged.kind.is_some_and(|found| found.kind == Kind::Swiss) {
        let tops = places_of(found.tournament.players.len(), &pairs);
        let fills = fill_all_rounds(found, &tops);
        return pairs.into_iter().filter(|(first, _)| fills.get(first).is_some_and(|fills| *fills)).collect();
    }
    Vec::new()
}

/// Returns true if an event is complete for its kind, without superfluous games.
fn is_whole(event: &EventFound) -> bool {
    let Some(kind) = event.kind.filter(|found| found.n_contestants >= LEAST_PLAYERS) else { return false };
    let pairings = event.pairings();
    let is_all_there = match kind.kind {
        Kind::RoundRobin { .. } | Kind::Scheveningen { .. } => kind.is_complete,
        // All but one have lost a match.
        Kind::KnockOut => {
            let bracket = Bracket::of(&pairings, &event.tournament.points);
            bracket.has_stages && bracket.matches.len() + 1 == kind.n_contestants
        }
        Kind::Swiss | Kind::Match => false,
    };
    is_all_there && irregularities(kind.kind, event.tournament.players.len(), &pairings).is_empty()
}

/// Returns for each name, by index, whether its rounds and those of its partners are all rounds, each once.
fn fill_all_rounds(event: &EventFound, tops: &[usize]) -> BTreeMap<usize, bool> {
    let mut rounds: BTreeMap<usize, Vec<u16>> = BTreeMap::new();
    for pairing in event.pairings() {
        for player in [pairing.white, pairing.black] {
            let top = tops.get(player).copied().unwrap_or(player);
            rounds.entry(top).or_default().push(pairing.round);
        }
    }
    let last = rounds.values().flatten().max().copied().unwrap_or(0);
    let fills = |rounds: &mut Vec<u16>| {
        rounds.sort_unstable();
        last >= LEAST_ROUNDS && rounds.iter().copied().eq(1..=last)
    };
    let fills: BTreeMap<usize, bool> = rounds.iter_mut().map(|(top, rounds)| (*top, fills(rounds))).collect();
    tops.iter().enumerate().filter_map(|(at, top)| Some((at, *fills.get(top)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::super::event::event_of;
    use super::*;
    use crate::database::checks::event_check::possible_variants;
    use crate::database::entries::head::{Head, Seat};
    use crate::database::groups::event_group::EventGroup;
    use crate::database::groups::event_records::{EventRecords, Heads};

    /// The names proved to be one player's, given games: round, White, Black, result.
    fn proved(games: &[(String, &str, &str, &str)]) -> Vec<String> {
        let head = |at: usize| {
            let (round, white, black, result) = &games[at];
            let seat = |name| Seat { name, ..Seat::default() };
            let (white, black) = (seat(*white), seat(*black));
            Head { event: "Cup", white, black, round, result, n_plies: 60, ..Head::default() }
        };
        let heads = Heads((0..games.len()).map(head).collect());
        let records = (0..heads.n_records()).collect();
        let found = event_of(&EventGroup { records, ..EventGroup::default() }, &heads);
        let names: Vec<&str> = found.tournament.players.iter().map(|player| player.name.as_str()).collect();
        let pairs = proved_variants(&found, &possible_variants(&found, &names));
        pairs.into_iter().map(|(first, second)| format!("{} = {}", names[first], names[second])).collect()
    }

    #[test]
    fn a_player_who_continues_under_another_spelling_in_a_knock_out_is_one_player() {
        let game = |round: &str, white, black, result| (round.to_owned(), white, black, result);
        let cup = [
            game("1.1", "Tal, Mikhail", "Ivkov, B", "1-0"),
            game("1.2", "Ivkov, B", "Tal, Mikhail", "1/2-1/2"),
            game("1.1", "Keres, Paul", "Uhlmann, W", "1-0"),
            game("1.1", "Stein, Leonid", "Pachman, L", "0-1"),
            game("1.1", "Larsen, B", "Olafsson, F", "1-0"),
            game("2.1", "Tal, M", "Keres, P", "1-0"),
            game("2.1", "Larsen, B", "Pachman, L", "1-0"),
            game("3.1", "Larsen, B", "Tal, M", "0-1"),
        ];
        assert_eq!(proved(&cup), ["Tal, Mikhail = Tal, M", "Keres, Paul = Keres, P"]);
        // Without the final it is unknown whether it is complete.
        assert_eq!(proved(&cup[..7]), Vec::<String>::new());
    }

    #[test]
    fn rounds_that_make_up_all_rounds_are_one_players() {
        let names =
            ["Tal, M", "Keres, P", "Stein, L", "Larsen, B", "Ivkov, B", "Uhlmann, W", "Pachman, L", "Geller, E"];
        let games = |second_half: &'static str, rounds: u16| {
            let mut games = Vec::new();
            for round in 1..=rounds {
                for board in 0..4_usize {
                    // All rotate around the first player.
                    let at = |seat: usize| if seat == 0 { 0 } else { 1 + (seat + usize::from(round)) % 7 };
                    let name = |seat: usize| match names[at(seat)] {
                        "Stein, L" if round > 2 => second_half,
                        name => name,
                    };
                    games.push((round.to_string(), name(board), name(7 - board), "1-0"));
                }
            }
            games
        };
        assert_eq!(proved(&games("Stein, Leonid", 5)), ["Stein, L = Stein, Leonid"]);
        assert_eq!(proved(&games("Steinitz, W", 5)), Vec::<String>::new());
        assert_eq!(proved(&games("Stein, Leonid", 4)), Vec::<String>::new());
    }
}
