//! The match of a vugraph file: both rooms of each board, IMPs, what was carried over.

use std::collections::BTreeMap;

use super::standing::{SittingRanking, match_share, rank_teams};
use super::tally::BoardShare;
use crate::call::{Contract, ContractValue};
use crate::comparison::Measure;
use crate::lin::{Board, LinFile, VugraphMatch};
use crate::score::{score, victory_points};
use crate::seat::{Seat, Side, Vulnerability};

/// The match of a vugraph file, collected part by part.
#[derive(Clone, Debug, Default)]
pub struct MatchScores {
    header: Option<VugraphMatch>,
    /// The results that the file lists, open room and closed room in turn.
    results: Vec<String>,
    /// What North and South scored in both rooms, by the plays.
    played: BTreeMap<u32, [Option<i32>; 2]>,
}

/// Reads a result as vugraph files write it: `4HE=`, `3NTWX-1`, `4SWx-4`, `PASS`; gives what North and South score.
#[must_use]
pub fn read_vugraph_result(text: &str, vulnerability: Vulnerability) -> Option<i32> {
    let upper = text.trim().to_ascii_uppercase();
    if matches!(upper.as_str(), "PASS" | "P") {
        return Some(0);
    }
    let at = upper.find(['=', '+', '-'])?;
    let (called, over) = upper.split_at(at);
    let bare = called.trim_end_matches('X');
    let risk = &called[bare.len()..];
    let declarer = Seat::of_letter(*bare.as_bytes().last()?)?;
    let bid = bare.get(..bare.len() - 1)?;
    let (ContractValue::Contract(contract), _) = ContractValue::read(&format!("{bid}{risk}"))? else { return None };
    let over: i16 = if over == "=" { 0 } else { over.parse().ok()? };
    let tricks = u8::try_from(i16::from(contract.bid.level) + 6 + over).ok().filter(|tricks| *tricks <= 13)?;
    Some(of_north_south(contract, declarer, tricks, vulnerability))
}

fn of_north_south(contract: Contract, declarer: Seat, tricks: u8, vulnerability: Vulnerability) -> i32 {
    let own = score(contract, tricks, vulnerability.is_of(declarer.side()));
    if declarer.side() == Side::NorthSouth { own } else { -own }
}

/// Returns the room and the number of a board: `o46`.
fn room_and_number(label: &str) -> Option<(usize, u32)> {
    let room = match label.as_bytes().first()?.to_ascii_lowercase() {
        b'o' => 0,
        b'c' => 1,
        _ => return None,
    };
    Some((room, label.get(1..)?.parse().ok().filter(|number| *number > 0)?))
}

fn played(board: &Board, vulnerability: Vulnerability) -> Option<i32> {
    if board.is_passed_out {
        return Some(0);
    }
    let made = board.made?;
    let tricks = u8::try_from(board.tricks()?).ok().filter(|tricks| *tricks <= 13)?;
    Some(of_north_south(made.contract, made.declarer, tricks, vulnerability))
}

/// Of so many boards a match is read.
const MOST_BOARDS: usize = 4096;

impl MatchScores {
    /// Takes the next part of a file.
    pub fn take(&mut self, file: &LinFile) {
        if let Some(header) = &file.vugraph {
            self.header.get_or_insert_with(|| header.clone());
        }
        let room_left = (2 * MOST_BOARDS).saturating_sub(self.results.len());
        self.results.extend(file.results.iter().take(room_left).map(|(result, _)| result.clone()));
        for board in &file.boards {
            let Some((room, number)) = room_and_number(&board.label) else { continue };
            let vulnerability = match board.vulnerability {
                Some('n') => Vulnerability { north_south: true, east_west: false },
                Some('e') => Vulnerability { north_south: false, east_west: true },
                Some('b') => Vulnerability { north_south: true, east_west: true },
                Some('o' | '0') => Vulnerability::NONE,
                _ => Vulnerability::of_board(number),
            };
            if let Some(score) = played(board, vulnerability)
                && (self.played.len() < MOST_BOARDS || self.played.contains_key(&number))
            {
                self.played.entry(number).or_default()[room] = Some(score);
            }
        }
    }

    /// Lists what North and South scored in both rooms: by the plays, and where a play is missing by the list of results.
    fn scores(&self, first: u32) -> BTreeMap<u32, [Option<i32>; 2]> {
        let mut scores: BTreeMap<u32, [Option<i32>; 2]> = BTreeMap::new();
        for (at, result) in (0_u32..).zip(&self.results) {
            let number = first.saturating_add(at / 2);
            let written = read_vugraph_result(result, Vulnerability::of_board(number));
            scores.entry(number).or_default()[usize::from(at % 2 == 1)] = written;
        }
        for (number, rooms) in &self.played {
            let both = scores.entry(*number).or_default();
            *both = [0, 1].map(|room: usize| rooms[room].or(both[room]));
        }
        scores
    }

    /// Ranks the two teams by the IMPs that each has won and carried over; gives the event, too. Nothing is given for a file that is
    /// no match by IMPs.
    ///
    /// Cost: n log n in the boards.
    #[must_use]
    pub fn ranking(&self) -> Option<(String, SittingRanking)> {
        let header = self.header.as_ref().filter(|header| header.scoring.to_ascii_uppercase().starts_with('I'))?;
        let first = u32::try_from(header.first_board?).ok()?;
        let [home, visitors] = &header.teams;
        let called = |name: &String, other: &str| if name.is_empty() { other.to_owned() } else { name.clone() };
        let names = [called(&home.0, "1"), called(&visitors.0, "2")];
        let carried = [&home.1, &visitors.1];
        let carried = carried.map(|imps| imps.parse::<f64>().ok().filter(|imps| imps.is_finite()).unwrap_or(0.0));
        let scores = self.scores(first);
        let of_team = |team: usize| {
            let mut shares: Vec<BoardShare> = Vec::new();
            for (number, rooms) in &scores {
                let [Some(open), Some(closed)] = *rooms else { continue };
                let mut share = match_share(*number, [open, closed], team, &names[1 - team]);
                // Each side's own IMPs are counted, as matches are told: 41 to 30.
                share.computed[1] = share.computed[1].map(|imps| imps.max(0.0));
                shares.push(share);
            }
            (names[team].clone(), shares, carried[team])
        };
        let event = [header.title.as_str(), header.segment.as_str()].join(" ").trim().to_owned();
        Some((event, with_victory(rank_teams([0, 1].into_iter().map(of_team), Measure::Imps))))
    }
}

/// Adds what the match is worth in victory points, unless it goes on from another one.
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

    #[test]
    fn results_are_read_as_vugraph_files_write_them() {
        let both = Vulnerability { north_south: true, east_west: true };
        for (text, wanted) in [
            ("4HE=", Some(-620)),
            ("3NTWX-1", Some(200)),
            ("3NW-1", Some(100)),
            ("4SWx-4", Some(1100)),
            ("2CNxx+1", Some(1160)),
            ("PASS", Some(0)),
            ("", None),
            ("4H", None),
            ("4HE+9", None),
            ("=", None),
            ("é=", None),
        ] {
            assert_eq!(read_vugraph_result(text, both), wanted, "{text}");
        }
    }

    #[test]
    fn a_match_is_added_up_from_both_rooms_with_what_was_carried_over() {
        let text = "vg|Cup,Final,I,1,3,Reds,7,Blues,0|rs|4SN=,4SN-1,3NTE=,3NTE=,PASS,1NTS=|";
        let mut made = MatchScores::default();
        made.take(&crate::lin::read(text));
        // Board 1: 420 and -50, 470 are 10; board 2: the same; board 3: 0 and 90 are 3 to the others.
        let (event, ranking) = made.ranking().unwrap();
        let ranked: Vec<_> = ranking.rows.iter().map(|row| (row.pair.as_str(), row.imps, row.shares.len())).collect();
        assert_eq!((event.as_str(), ranked), ("Cup Final", vec![("Reds", Some(17.0), 3), ("Blues", Some(3.0), 3)]));
    }
}
