//! The standings of a sitting of bridge.

use crate::bridge::sitting::SittingRanking;
use crate::l10n::Language;
use crate::render::deals::{SITTING_CSV_HEAD, SittingView, sitting_text, write_sitting_csv, write_sitting_json};

use super::super::bridge::kept_file::BridgeFile;

/// The contestants of a sitting of bridge in their order: pairs or teams, as in the file.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SittingStandings {
    /// The file.
    pub path: String,
    /// The event.
    pub event: String,
    /// The contestants in their order, with their score on each board.
    pub ranking: SittingRanking,
}

impl SittingStandings {
    /// Returns the sittings of a file: several if each side is a field of its own.
    pub(super) fn of_file(file: &BridgeFile) -> impl Iterator<Item = Self> {
        let path = file.path.clone();
        file.ranked().into_iter().map(move |(event, ranking)| Self { path: path.clone(), event, ranking })
    }

    const fn view(&self) -> SittingView<'_> {
        SittingView { path: self.path.as_str(), event: self.event.as_str(), ranking: &self.ranking }
    }

    /// Finds contestants by number, by a part of a name, or by rank as `#1`.
    #[must_use]
    pub fn contestants_named(&self, text: &str) -> Vec<usize> {
        let rows = &self.ranking.rows;
        let wanted = text.trim().to_lowercase();
        let find = |fits: &dyn Fn(usize) -> bool| (0..rows.len()).filter(|at| fits(*at)).collect::<Vec<_>>();
        if let Some(rank) = wanted.strip_prefix('#').and_then(|rank| rank.parse::<usize>().ok()) {
            return find(&|at| rows[at].rank == rank);
        }
        let named = find(&|at| rows[at].pair.to_lowercase() == wanted);
        if !named.is_empty() || wanted.is_empty() {
            return named;
        }
        let has = |name: &str| name.to_lowercase().contains(&wanted);
        find(&|at| has(&rows[at].pair) || rows[at].names.as_deref().is_some_and(has))
    }

    /// Writes the table for people, with the computation of some contestants' totals; safe to show on a terminal.
    #[must_use]
    pub fn to_text(&self, explained: &[usize], width: usize, language: Language) -> String {
        sitting_text(&self.view(), explained, width, language)
    }

    /// Writes the contestants of some sittings as CSV (RFC 4180).
    #[must_use]
    pub fn to_csv(sittings: &[Self]) -> String {
        let mut out = SITTING_CSV_HEAD.as_bytes().to_vec();
        for sitting in sittings {
            write_sitting_csv(&sitting.view(), &mut out);
        }
        String::from_utf8_lossy(&out).into_owned()
    }

    /// Writes the ranking as JSON lines, with the explanation of some results.
    pub fn write_json(&self, explained: &[usize], out: &mut Vec<u8>) {
        write_sitting_json(&self.view(), explained, out);
    }
}
