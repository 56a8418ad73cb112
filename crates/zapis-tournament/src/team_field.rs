//! The field of a team event: matches assembled from the games of their boards.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::event::{Entry, Team, Tournament};
use super::field::{Contestant, Field, Format, Measure, Meeting, complete, stakes};
use super::outcome::{Color, Outcome};
use super::points::Points;

/// The results of a team's boards in one round.
#[derive(Debug, Default)]
struct Boards {
    opponent: Option<usize>,
    color: Option<Color>,
    is_played: bool,
    /// The points of each board.
    points: Vec<Points>,
}

impl Field {
    /// Creates the field of a team event, ranked by match points or by game points first.
    ///
    /// A match consists of the games between two teams in a round; the team with more points wins it. A player's board
    /// is its position in the order given for the round, or otherwise in the team's list. A round without games is a
    /// bye or a forfeit according to the team's absences, and an absence if there is no entry.
    ///
    /// A team has White in a match if its first board has White.
    #[must_use]
    pub fn of_teams(event: &Tournament, format: Format, first: Measure) -> Self {
        let n_rounds = event.n_rounds();
        let team_of = team_of_players(event);
        let matches = matches(event, &team_of);
        let n_boards = matches.values().map(|boards| boards.points.len()).max().unwrap_or(1).max(1);
        let n_boards = u16::try_from(n_boards).unwrap_or(u16::MAX);
        let by_match = stakes(&event.team_points.system, Measure::MatchPoints, 1);
        let by_game = stakes(&event.points, Measure::GamePoints, n_boards);
        let is_match_first = first != Measure::GamePoints;
        let in_order = |of_match: Points, of_games: Points| {
            if is_match_first { [of_match, of_games] } else { [of_games, of_match] }
        };
        let totals: BTreeMap<(usize, u16), Points> =
            matches.iter().map(|(key, boards)| (*key, boards.points.iter().copied().sum())).collect();
        let mut contestants: Vec<Contestant> =
            event.teams.iter().map(|team| Contestant { number: team.number, ..Contestant::default() }).collect();
        for ((team, round), mut boards) in matches {
            let own = totals.get(&(team, round)).copied().unwrap_or_default();
            let other = boards.opponent.and_then(|other| totals.get(&(other, round))).copied().unwrap_or_default();
            let outcome = match (own.cmp(&other), boards.is_played) {
                (std::cmp::Ordering::Greater, true) => Outcome::Win,
                (std::cmp::Ordering::Equal, true) => Outcome::Draw,
                (std::cmp::Ordering::Less, true) => Outcome::Loss,
                (std::cmp::Ordering::Greater, false) => Outcome::ForfeitWin,
                (_, false) => Outcome::ForfeitLoss,
            };
            let mut points = in_order(event.team_points.system.worth(outcome), own);
            if let Some([of_match, of_games]) = event.abnormal.get(outcome, round, team) {
                points = in_order(of_match, of_games);
                boards.points = shared_out(of_games, boards.points.len());
            }
            let (opponent, color) = (boards.opponent, boards.color);
            contestants[team].meetings.push(Meeting { round, opponent, color, outcome, points, boards: boards.points });
        }
        let mut n_assumed = 0;
        for (place, (contestant, team)) in contestants.iter_mut().zip(&event.teams).enumerate() {
            for absence in &team.absences {
                if contestant.meetings.iter().any(|meeting| meeting.round == absence.round) {
                    continue;
                }
                let abnormal = event.abnormal.get(absence.outcome, absence.round, place);
                let boards = match abnormal {
                    Some([_, of_games]) => shared_out(of_games, usize::from(n_boards)),
                    None => absent_boards(event, absence.outcome, n_boards),
                };
                let of_match = event.team_points.system.worth(absence.outcome);
                let of_match = abnormal.map_or(of_match, |[of_match, _]| of_match);
                let points = in_order(of_match, boards.iter().copied().sum());
                contestant.meetings.push(Meeting {
                    round: absence.round,
                    opponent: absence.opponent.filter(|opponent| *opponent < event.teams.len()),
                    color: None,
                    outcome: absence.outcome,
                    points,
                    boards,
                });
            }
            let nothing = in_order(
                event.team_points.system.worth(Outcome::ZeroPointBye),
                event.points.worth(Outcome::ZeroPointBye) * Points::whole(i64::from(n_boards)),
            );
            let absence = |round| {
                let abnormal = event.abnormal.get(Outcome::ZeroPointBye, round, place);
                abnormal.map_or(nothing, |[of_match, of_games]| in_order(of_match, of_games))
            };
            n_assumed += complete(&mut contestant.meetings, n_rounds, format, absence);
        }
        for adjustment in &event.adjustments {
            if let Some(contestant) = contestants.get_mut(adjustment.contestant) {
                let given = in_order(adjustment.match_points, adjustment.points);
                let [one, other] = contestant.adjustment;
                contestant.adjustment = [one + given[0], other + given[1]];
            }
        }
        let stakes = if is_match_first { [by_match, by_game] } else { [by_game, by_match] };
        Self { contestants, n_rounds, format, stakes, n_boards, n_assumed }
    }
}

fn team_of_players(event: &Tournament) -> Vec<Option<usize>> {
    let mut team_of = vec![None; event.players.len()];
    for (team, members) in event.teams.iter().map(|team| &team.members).enumerate() {
        for member in members {
            if let Some(own) = team_of.get_mut(*member) {
                own.get_or_insert(team);
            }
        }
    }
    team_of
}

/// A player of a team in one round.
struct Seat<'a> {
    /// The board, from 0; a player who is not in the order comes last.
    board: usize,
    player: usize,
    entry: &'a Entry,
}

/// Collects the boards of each team and round.
fn matches(event: &Tournament, team_of: &[Option<usize>]) -> BTreeMap<(usize, u16), Boards> {
    let mut seated: BTreeMap<(usize, u16), Vec<Seat<'_>>> = BTreeMap::new();
    for (player, one) in event.players.iter().enumerate() {
        let Some(team) = team_of[player] else { continue };
        for entry in &one.entries {
            let board = board(&event.teams[team], player, entry.round);
            seated.entry((team, entry.round)).or_default().push(Seat { board, player, entry });
        }
    }
    let mut found = BTreeMap::new();
    for ((team, round), mut seats) in seated {
        seats.sort_by_key(|seat| (seat.board, seat.player));
        let has_order = event.teams[team].lineups.iter().any(|lineup| lineup.round == round);
        if let Some(boards) = one_match(event, team_of, team, has_order, &seats) {
            found.insert((team, round), boards);
        }
    }
    found
}

/// Assembles a team's boards of one round; `None` if no player met another team.
fn one_match(
    event: &Tournament,
    team_of: &[Option<usize>],
    team: usize,
    has_order: bool,
    seats: &[Seat<'_>],
) -> Option<Boards> {
    let opponent_of = |seat: &Seat<'_>| seat.entry.opponent.and_then(|other| team_of.get(other).copied().flatten());
    // The team that most of the boards met.
    let mut met: BTreeMap<usize, usize> = BTreeMap::new();
    for other in seats.iter().filter_map(opponent_of).filter(|other| *other != team) {
        *met.entry(other).or_default() += 1;
    }
    let opponent = met.into_iter().max_by_key(|(other, n)| (*n, Reverse(*other))).map(|(other, _)| other)?;
    let mut boards = Boards { opponent: Some(opponent), ..Boards::default() };
    for seat in seats {
        // A player who did not play has an entry too. A forfeit without an opponent is a board if the other team left
        // it empty, or if the player is in the order of the round.
        let is_in_order = has_order && seat.board < usize::MAX;
        let is_forfeit = match seat.entry.outcome {
            Outcome::ForfeitWin => seat.entry.opponent.is_none(),
            Outcome::ForfeitLoss => seat.entry.opponent.is_none() && is_in_order,
            _ => false,
        };
        if opponent_of(seat) != Some(opponent) && !is_forfeit {
            continue;
        }
        let at = if is_in_order { seat.board } else { boards.points.len() };
        if boards.points.len() <= at {
            boards.points.resize(at + 1, Points::ZERO);
        }
        boards.points[at] = event.points.worth(seat.entry.outcome);
        boards.is_played |= seat.entry.outcome.is_played() || seat.entry.outcome == Outcome::Unknown;
        if at == 0 {
            boards.color = seat.entry.color;
        }
    }
    Some(boards)
}

fn board(team: &Team, player: usize, round: u16) -> usize {
    let lineup = team.lineups.iter().find(|lineup| lineup.round == round);
    let place = match lineup {
        Some(lineup) => lineup.boards.iter().position(|seat| *seat == Some(player)),
        None => team.members.iter().position(|member| *member == player),
    };
    place.unwrap_or(usize::MAX)
}

/// Distributes the points of a whole match among the boards.
fn shared_out(points: Points, n_boards: usize) -> Vec<Points> {
    let n = i64::try_from(n_boards.max(1)).unwrap_or(1);
    vec![points / n; n_boards.max(1)]
}

/// Returns the points of each board of a match that was not played.
fn absent_boards(event: &Tournament, outcome: Outcome, n_boards: u16) -> Vec<Points> {
    let n = i64::from(n_boards);
    let each = match (outcome, event.team_points.allocated_bye_game_points) {
        (Outcome::AllocatedBye, Some(points)) => points / n,
        // A team's pairing-allocated bye is worth a draw unless stated otherwise.
        (Outcome::AllocatedBye, None) => event.points.draw,
        _ => event.points.worth(outcome),
    };
    vec![each; usize::from(n_boards)]
}
