//! The match of a vugraph file: its heading, and the scores in both rooms.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::board::Board;
use super::heading::VugraphMatch;
use crate::call::{Contract, ContractValue};
use crate::score::{imps, score};
use crate::seat::{Seat, Side, Vulnerability};

/// A result as in vugraph files: `4HE=`, `3NTWX-1`, `4SWx-4`, `PASS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum VugraphResult {
    /// All players passed.
    PassedOut,
    /// A contract was played.
    Played {
        /// The contract.
        contract: Contract,
        /// The declarer.
        declarer: Seat,
        /// The number of tricks; outside 0 to 13 it is impossible.
        tricks: i32,
    },
}

impl VugraphResult {
    /// Reads a result.
    #[must_use]
    pub(super) fn read(text: &str) -> Option<Self> {
        let upper = text.trim().to_ascii_uppercase();
        if matches!(upper.as_str(), "PASS" | "P") {
            return Some(Self::PassedOut);
        }
        let at = upper.find(['=', '+', '-'])?;
        let (called, over) = upper.split_at(at);
        let bare = called.trim_end_matches('X');
        let risk = &called[bare.len()..];
        let declarer = Seat::of_letter(*bare.as_bytes().last()?)?;
        let bid = bare.get(..bare.len() - 1)?;
        let (ContractValue::Contract(contract), _) = ContractValue::read(&format!("{bid}{risk}"))? else { return None };
        let over: i16 = if over == "=" { 0 } else { over.parse().ok()? };
        let tricks = i32::from(contract.bid.level) + 6 + i32::from(over);
        Some(Self::Played { contract, declarer, tricks })
    }

    /// Returns the North-South score; `None` for an impossible number of tricks.
    #[must_use]
    pub(super) fn score(self, vulnerability: Vulnerability) -> Option<i32> {
        let Self::Played { contract, declarer, tricks } = self else { return Some(0) };
        let tricks = u8::try_from(tricks).ok().filter(|tricks| *tricks <= 13)?;
        let own = score(contract, tricks, vulnerability.is_of(declarer.side()));
        Some(if declarer.side() == Side::NorthSouth { own } else { -own })
    }
}

/// A board of a match.
#[derive(Clone, Copy, Debug, Default)]
struct PlayedBoard {
    /// The North-South scores in the open room and in the closed one.
    scores: [Option<i32>; 2],
    /// The vulnerability, if a record of the board states it.
    vulnerability: Option<Vulnerability>,
}

/// The scores in both rooms of a match, collected piece by piece.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct RoomScores {
    /// The heading.
    pub header: Arc<VugraphMatch>,
    /// The results listed in the file, open room and closed room for each board.
    pub(super) results: Vec<String>,
    /// The board numbers in that list, if stated.
    pub(super) numbers: Vec<u32>,
    played: BTreeMap<u32, PlayedBoard>,
}

/// The maximum number of boards read from a match.
pub(super) const MOST_BOARDS: usize = 4096;

impl RoomScores {
    /// Begins a match.
    #[must_use]
    pub fn new(header: Arc<VugraphMatch>) -> Self {
        Self { header, ..Self::default() }
    }

    /// Adds results listed in the file.
    pub(super) fn list(&mut self, results: impl Iterator<Item = String>) {
        let room_left = (2 * MOST_BOARDS).saturating_sub(self.results.len());
        self.results.extend(results.take(room_left));
    }

    /// Adds a board that was played.
    pub(super) fn take(&mut self, board: &Board) {
        let Some((room, number)) = board.room_and_number() else { return };
        let vulnerability = board.vulnerable().unwrap_or_else(|| Vulnerability::of_board(number));
        let result = if board.is_passed_out {
            Some(VugraphResult::PassedOut)
        } else {
            board.made.zip(board.tricks()).and_then(|(made, tricks)| {
                let tricks = i32::try_from(tricks).ok()?;
                Some(VugraphResult::Played { contract: made.contract, declarer: made.declarer, tricks })
            })
        };
        if self.played.len() < MOST_BOARDS || self.played.contains_key(&number) {
            let played = self.played.entry(number).or_default();
            played.vulnerability = Some(vulnerability);
            if let Some(score) = result.and_then(|result| result.score(vulnerability)) {
                played.scores[room] = Some(score);
            }
        }
    }

    /// Returns the board number at an index of the lists.
    pub(super) fn number_at(&self, at: usize) -> Option<u32> {
        if self.is_numbered() {
            return self.numbers.get(at).copied();
        }
        self.header.first_board?.checked_add(u32::try_from(at).ok()?)
    }

    /// Returns true if the file states the numbers of the boards that it lists.
    fn is_numbered(&self) -> bool {
        !self.numbers.is_empty() && self.numbers.len() == self.results.len().div_ceil(2)
    }

    /// Returns the vulnerability of a board: as stated in a record, or by its number.
    pub(super) fn vulnerability(&self, number: u32) -> Vulnerability {
        let said = self.played.get(&number).and_then(|played| played.vulnerability);
        said.unwrap_or_else(|| Vulnerability::of_board(number))
    }

    /// Lists the North-South scores in both rooms: from the plays, or from the list of results if a play is missing.
    #[must_use]
    pub fn scores(&self) -> BTreeMap<u32, [Option<i32>; 2]> {
        let mut scores: BTreeMap<u32, [Option<i32>; 2]> = BTreeMap::new();
        for (at, result) in self.results.iter().enumerate() {
            let Some(number) = self.number_at(at / 2) else { break };
            let written = VugraphResult::read(result).and_then(|result| result.score(self.vulnerability(number)));
            scores.entry(number).or_default()[at % 2] = written;
        }
        for (number, played) in &self.played {
            let both = scores.entry(*number).or_default();
            *both = [0, 1].map(|room: usize| played.scores[room].or(both[room]));
        }
        scores
    }

    /// Returns the IMPs of both teams including carry-over, if both rooms of all boards are known.
    #[must_use]
    pub fn totals(&self) -> Option<[f64; 2]> {
        let (first, last) = self.header.first_board.zip(self.header.last_board)?;
        let scores = self.scores();
        let n_boards = last.checked_sub(first)?.checked_add(1)?;
        let mut totals = self.header.carried().map(Option::unwrap_or_default);
        let mut n = 0;
        for (_, rooms) in scores.range(first..=last) {
            let [Some(open), Some(closed)] = *rooms else { return None };
            let won = imps(open - closed);
            totals[usize::from(won < 0)] += f64::from(won.abs());
            n += 1;
        }
        (n == n_boards && self.header.is_by_imps()).then_some(totals)
    }
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
            ("1CN-8", None),
            ("=", None),
            ("é=", None),
        ] {
            assert_eq!(VugraphResult::read(text).and_then(|result| result.score(both)), wanted, "{text}");
        }
    }
}
