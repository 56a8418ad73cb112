//! Joins several files of one sitting: its rounds, its sections, its rooms.

use super::collect::{SameBoard, Sitting};
use super::record_result::RecordResult;

impl Sitting {
    /// Returns true if records of another sitting of the same event can belong to this one: the pairs in tables of
    /// results have the same names under the same numbers, or the records name their players.
    #[must_use]
    pub fn may_join(&self, other: &Self) -> bool {
        match (self.tally.is_empty(), other.tally.is_empty()) {
            (true, true) => true,
            (false, false) => self.tally.has_pairs_of(&other.tally),
            _ => false,
        }
    }

    /// Adds the boards of another sitting to this one; its records are numbered after those of this one.
    ///
    /// Nothing is checked here: the problems of each file have been reported already.
    ///
    /// Cost: linear in the other.
    pub fn join(&mut self, other: &Self) {
        let n_before = self.n_records;
        self.n_records += other.n_records;
        self.is_by_imps |= other.is_by_imps;
        self.is_by_boards |= other.is_by_boards;
        self.tally.join(&other.tally, n_before);
        for ((board, event), groups) in &other.boards {
            let event = self.words.number(other.words.text(*event));
            for group in groups {
                let own = SameBoard {
                    first_record: group.first_record + n_before,
                    scoring: self.words.number(other.words.text(group.scoring)),
                    event,
                    results: Vec::new(),
                    ..group.clone()
                };
                let same = self.boards.entry((*board, event)).or_default();
                let is_same = |one: &SameBoard| {
                    one.key == own.key && one.dealer == own.dealer && one.vulnerability == own.vulnerability
                };
                let at = same.iter().position(is_same).unwrap_or(same.len());
                if at == same.len() {
                    same.push(own);
                }
                for result in &group.results {
                    let mut numbered = |number: u32| self.words.number(other.words.text(number));
                    let result = RecordResult {
                        record: result.record + n_before,
                        teams: result.teams.map(|teams| teams.map(&mut numbered)),
                        pairs: result.pairs.map(&mut numbered),
                        ..result.clone()
                    };
                    same[at].results.push(result);
                }
            }
        }
    }
}
