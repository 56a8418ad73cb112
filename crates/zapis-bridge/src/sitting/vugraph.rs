//! The match of a vugraph file: both rooms of each board, IMPs, carry-over.

use super::standing::{SittingRanking, match_share, rank_teams};
use super::tally::BoardShare;
use crate::comparison::Measure;
use crate::lin::RoomScores;
use crate::score::victory_points;

/// Ranks the two teams of a match by IMPs won and carried over; also returns the event. `None` if the match is not by
/// IMPs.
///
/// Cost: n log n in the boards.
#[must_use]
pub fn rank_match(scores: &RoomScores) -> Option<(String, SittingRanking)> {
    let header = Some(&scores.header).filter(|header| header.is_by_imps())?;
    header.first_board?;
    let [home, visitors] = &header.teams;
    let called = |name: &String, other: &str| if name.is_empty() { other.to_owned() } else { name.clone() };
    let names = [called(&home.0, "1"), called(&visitors.0, "2")];
    let carried = header.carried().map(Option::unwrap_or_default);
    let scores = scores.scores();
    let of_team = |team: usize| {
        let mut shares: Vec<BoardShare> = Vec::new();
        for (number, rooms) in &scores {
            let [Some(open), Some(closed)] = *rooms else { continue };
            let mut share = match_share(*number, [open, closed], team, &names[1 - team]);
            // Only each side's own gains are counted, as match scores are given: 41 to 30.
            share.computed[1] = share.computed[1].map(|imps| imps.max(0.0));
            shares.push(share);
        }
        (names[team].clone(), shares, carried[team])
    };
    let event = [header.title.as_str(), header.segment.as_str()].join(" ").trim().to_owned();
    Some((event, with_victory(rank_teams([0, 1].into_iter().map(of_team), Measure::Imps))))
}

/// Adds the victory points of the match, unless it continues another one.
fn with_victory(mut ranking: SittingRanking) -> SittingRanking {
    if let [first, second] = &mut ranking.rows[..]
        && first.carried == 0.0
        && second.carried == 0.0
        && let Some((won, lost)) = first.imps.zip(second.imps)
    {
        let n_boards = u32::try_from(first.shares.len()).unwrap_or(u32::MAX);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "IMPs are whole and the first has more"
        )]
        let points = victory_points((won - lost).max(0.0) as u32, n_boards);
        first.victory_points = points;
        second.victory_points = points.map(|points| 20.0 - points);
    }
    ranking
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lin::LinHead;

    #[test]
    fn a_match_is_added_up_from_both_rooms_with_what_was_carried_over() {
        let text = "vg|Cup,Final,I,1,3,Reds,7,Blues,0|rs|4SN=,4SN-1,3NTE=,3NTE=,PASS,1NTS=|";
        let mut head = LinHead::default();
        assert_eq!(crate::lin::read_behind(text, &mut head).found, []);
        // Board 1: 420 and -50, a difference of 470, are 10 IMPs; board 2: the same; board 3: 0 and 90 are 3 to the
        // others.
        let (event, ranking) = rank_match(&head.matches[0]).unwrap();
        let ranked: Vec<_> = ranking.rows.iter().map(|row| (row.pair.as_str(), row.imps, row.shares.len())).collect();
        assert_eq!((event.as_str(), ranked), ("Cup Final", vec![("Reds", Some(17.0), 3), ("Blues", Some(3.0), 3)]));
    }
}
