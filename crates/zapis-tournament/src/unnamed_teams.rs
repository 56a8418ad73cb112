//! Teams without names, inferred from the boards: match follows match, and colors alternate from board to board.

use std::collections::{BTreeMap, BTreeSet};

/// The number of boards of a team match.
const BOARDS: std::ops::RangeInclusive<u16> = 2..=12;

/// A game with its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardGame {
    /// The round, from 1.
    pub round: u16,
    /// The board of the round, or of the match, from 1.
    pub board: u16,
    /// The player with White.
    pub white: usize,
    /// The player with Black.
    pub black: usize,
}

/// A match under a hypothesis: for each game, the players of both sides.
type TeamMatch = (u16, Vec<[usize; 2]>);

/// Returns the team of each player if the boards leave no doubt: players on the same side in one match are so in all,
/// every side meets several others, and no side plays two matches in a round. Otherwise `None`. The games are in the
/// order of the records.
///
/// ```
/// use zapis_tournament::unnamed_teams::{BoardGame, teams_by_boards};
/// // Players 0 and 1, 2 and 3, 4 and 5, 6 and 7 belong together: everybody meets everybody, White first on board 1.
/// let matches = [(1, 1, 0, 2), (1, 3, 4, 6), (2, 1, 4, 0), (2, 3, 6, 2), (3, 1, 0, 6), (3, 3, 2, 4)];
/// let games: Vec<BoardGame> = matches
///     .iter()
///     .flat_map(|(round, board, home, away)| {
///         let (round, board, home, away) = (*round, *board, *home, *away);
///         [(board, home, away), (board + 1, away + 1, home + 1)]
///             .map(|(board, white, black)| BoardGame { round, board, white, black })
///     })
///     .collect();
/// let teams = teams_by_boards(&games, 8).unwrap();
/// assert!((0..8).step_by(2).all(|player| teams[player].is_some() && teams[player] == teams[player + 1]));
/// ```
#[must_use]
pub fn teams_by_boards(games: &[BoardGame], n_players: usize) -> Option<Vec<Option<usize>>> {
    if games.len() < 8 || games.iter().any(|game| game.round == 0 || game.board == 0) {
        return None;
    }
    let mut seats: Vec<(u16, u16)> = games.iter().map(|game| (game.round, game.board)).collect();
    seats.sort_unstable();
    let are_of_rounds = seats.windows(2).all(|pair| pair[0] != pair[1]);
    let alternates = [true, false];
    if are_of_rounds {
        // Matches on fewer boards fit as well if players keep their boards, so the greatest number counts.
        let hypotheses = BOARDS.rev().flat_map(|n_boards| alternates.map(|alternate| (n_boards, alternate)));
        let mut found = hypotheses.map(|(n_boards, alternate)| {
            let block = |game: &BoardGame| (game.round, (game.board - 1) / n_boards);
            teams_of(&matches(games, block, n_boards, alternate), n_players)
        });
        return found.find_map(|teams| teams);
    }
    // Boards are numbered from 1 in each match: a match begins where they do.
    let n_boards = games.iter().map(|game| game.board).max().filter(|most| BOARDS.contains(most))?;
    let mut last: BTreeMap<u16, (u16, u16)> = BTreeMap::new();
    let blocks: Vec<(u16, u16)> = games
        .iter()
        .map(|game| {
            let (block, board) = last.entry(game.round).or_insert((0, 0));
            *block += u16::from(game.board <= *board);
            *board = game.board;
            (game.round, *block)
        })
        .collect();
    alternates.into_iter().find_map(|alternate| {
        let mut at = 0;
        let block = |_: &BoardGame| {
            at += 1;
            blocks[at - 1]
        };
        teams_of(&matches(games, block, n_boards, alternate), n_players)
    })
}

fn matches(
    games: &[BoardGame],
    mut block: impl FnMut(&BoardGame) -> (u16, u16),
    n_boards: u16,
    alternate: bool,
) -> Vec<TeamMatch> {
    let mut all: BTreeMap<(u16, u16), Vec<[usize; 2]>> = BTreeMap::new();
    for game in games {
        let is_turned = alternate && (game.board - 1) % n_boards % 2 == 1;
        let pair = if is_turned { [game.black, game.white] } else { [game.white, game.black] };
        all.entry(block(game)).or_default().push(pair);
    }
    all.into_iter().map(|((round, _), pairs)| (round, pairs)).collect()
}

/// Joins players on the same side; `None` if that leaves doubt.
fn teams_of(matches: &[TeamMatch], n_players: usize) -> Option<Vec<Option<usize>>> {
    let mut above: Vec<usize> = (0..n_players).collect();
    let (mut n_links, mut n_joining) = (0_usize, 0_usize);
    for (_, pairs) in matches {
        let Some(first) = pairs.first() else { continue };
        for pair in &pairs[1..] {
            for side in 0..2 {
                let (one, other) = (root(&mut above, first[side])?, root(&mut above, pair[side])?);
                n_links += 1;
                n_joining += usize::from(one != other);
                above[other] = one;
            }
        }
    }
    // Most links confirm what was known before.
    if n_joining == 0 || n_links < n_joining * 2 {
        return None;
    }
    let mut opponents: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    let mut busy: BTreeSet<(u16, usize)> = BTreeSet::new();
    let mut members: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    let mut n_most = 0;
    for (round, pairs) in matches {
        let [one, other] = *pairs.first()?;
        let sides = [root(&mut above, one)?, root(&mut above, other)?];
        if sides[0] == sides[1] || sides.iter().any(|side| !busy.insert((*round, *side))) {
            return None;
        }
        opponents.entry(sides[0]).or_default().insert(sides[1]);
        opponents.entry(sides[1]).or_default().insert(sides[0]);
        n_most = n_most.max(pairs.len());
        for pair in pairs {
            for (side, player) in sides.iter().zip(pair) {
                members.entry(*side).or_default().insert(*player);
            }
        }
    }
    let has_size = |team: &BTreeSet<usize>| team.len() > 1 && team.len() >= n_most && team.len() <= n_most * 2;
    let is_sure = members.len() > 2 && members.values().all(has_size) && opponents.values().all(|met| met.len() > 1);
    let numbers: BTreeMap<usize, usize> = members.keys().enumerate().map(|(at, team)| (*team, at)).collect();
    let of = |player: usize| numbers.get(&root(&mut above, player)?).copied();
    is_sure.then(|| (0..n_players).map(of).collect())
}

/// Returns the representative of a player's group.
fn root(above: &mut [usize], player: usize) -> Option<usize> {
    let mut at = player;
    while *above.get(at)? != at {
        above[at] = above[above[at]];
        at = above[at];
    }
    Some(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::berger;

    /// A round robin of teams, the first board of the first team first.
    fn teams(n_teams: u16, n_boards: u16, board: impl Fn(u16, u16) -> u16) -> Vec<BoardGame> {
        let mut games = Vec::new();
        for round in 1..=berger::n_rounds(n_teams) {
            for (at, slot) in (0..).zip(berger::round(n_teams, round)) {
                for n in 0..n_boards {
                    let [home, away] = [slot.white, slot.black].map(|team| usize::from((team - 1) * n_boards + n));
                    let (white, black) = if n % 2 == 0 { (home, away) } else { (away, home) };
                    games.push(BoardGame { round, board: board(at, n), white, black });
                }
            }
        }
        games
    }

    #[test]
    fn teams_are_recognized_by_the_boards_of_a_round_or_of_a_match() {
        for n_boards in [2, 4, 5, 8] {
            let n_players = usize::from(6 * n_boards);
            let of_round = teams(6, n_boards, |at, n| at * n_boards + n + 1);
            let of_match = teams(6, n_boards, |_, n| n + 1);
            for games in [&of_round, &of_match] {
                let found = teams_by_boards(games, n_players).unwrap();
                let expected: Vec<usize> = (0..n_players).map(|player| player / usize::from(n_boards)).collect();
                let found: Vec<usize> = found.into_iter().map(Option::unwrap).collect();
                assert_eq!(found, expected, "{n_boards}");
            }
            // Half of the games are enough if boards are numbered through.
            let half: Vec<BoardGame> =
                of_round.iter().enumerate().filter(|(at, _)| at % 5 != 1).map(|(_, game)| *game).collect();
            if n_boards > 2 {
                assert!(teams_by_boards(&half, n_players).is_some(), "{n_boards}");
            }
        }
    }

    #[test]
    fn players_on_their_own_are_not_teams() {
        for n in [4, 6, 8, 10, 14] {
            let game = |round: u16| {
                let slots = berger::round(n, round).into_iter().zip(1..);
                slots.map(move |(slot, board)| {
                    let [white, black] = [slot.white, slot.black].map(|number| usize::from(number - 1));
                    BoardGame { round, board, white, black }
                })
            };
            let games: Vec<BoardGame> = (1..n).flat_map(game).collect();
            assert_eq!(teams_by_boards(&games, usize::from(n)), None, "{n}");
        }
        // One match of two sides says nothing about teams.
        let games: Vec<BoardGame> = (0..10)
            .map(|at| BoardGame { round: 1, board: at + 1, white: usize::from(at), black: usize::from(at) + 10 })
            .collect();
        assert_eq!(teams_by_boards(&games, 20), None);
    }
}
