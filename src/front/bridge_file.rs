//! What is kept of a file of bridge besides what is wrong with it: its standings, and its results for questions across files.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::bridge::lin::Board;
use crate::bridge::sitting::{MatchScores, SittingRanking};
use crate::bridge::{CardSet, Deal, Seat, Span};

use super::bridge::SeenRecord;
use super::bridge_place::Anchor;

/// A file of bridge, as far as somebody asks for more than findings.
#[derive(Debug, Default)]
pub(crate) struct BridgeFile {
    /// Its path.
    pub(crate) path: String,
    /// The event that its first record names.
    pub(crate) event: String,
    /// The contestants in their order.
    pub(crate) rankings: Vec<SittingRanking>,
    /// The results of its records, where they are asked for.
    pub(crate) results: Vec<KeptResult>,
    keeps_results: bool,
    /// The match of a vugraph file, so far.
    of_rooms: MatchScores,
}

/// The result of a record, kept for questions across records.
#[derive(Clone, Debug)]
pub(crate) struct KeptResult {
    /// The deal.
    pub(crate) deal: [CardSet; 4],
    /// The number of the board, or its label.
    pub(crate) board: String,
    /// The event.
    pub(crate) event: String,
    /// Who sat where, from North clockwise; empty where nobody is named.
    pub(crate) players: [String; 4],
    /// The room or table.
    pub(crate) table: String,
    /// Declarer, contract and tricks: `4SX S 10`; empty where they are not known.
    pub(crate) result: String,
    /// Where the deal stands.
    pub(crate) anchor: Anchor,
}

/// So many results are held against each other.
const MOST_RESULTS: usize = 1 << 20;

/// The files of bridge, whatever threads read them.
#[derive(Debug, Default)]
pub(crate) struct BridgeFiles {
    files: Mutex<HashMap<String, BridgeFile>>,
    keeps_results: bool,
}

impl BridgeFiles {
    /// Keeps results instead of standings.
    pub(crate) fn for_audit() -> Self {
        Self { keeps_results: true, ..Self::default() }
    }

    /// Takes what was read of a file.
    pub(crate) fn see(&self, path: &str, seen: &SeenRecord<'_>) {
        let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(file) = files.get_mut(path) {
            return file.take(seen);
        }
        let mut file = BridgeFile { path: path.to_owned(), keeps_results: self.keeps_results, ..BridgeFile::default() };
        file.take(seen);
        files.insert(path.to_owned(), file);
    }

    /// Gives the files away.
    pub(crate) fn take(&self) -> Vec<BridgeFile> {
        std::mem::take(&mut *self.files.lock().unwrap_or_else(PoisonError::into_inner)).into_values().collect()
    }
}

impl BridgeFile {
    /// Takes what was read.
    fn take(&mut self, seen: &SeenRecord<'_>) {
        match seen {
            SeenRecord::Pbn { record, facts, inherited, place } => {
                let value =
                    |name: &str| inherited.value_of(record, name).unwrap_or_default().trim_matches('?').to_owned();
                if self.event.is_empty() {
                    self.event = value("Event");
                }
                let deal = facts.deal.as_ref().filter(|deal| deal.is_sound && deal.size() == Some(13));
                let Some(deal) = deal.and_then(Deal::key).filter(|_| self.wants_more()) else { return };
                let contract = facts.played_contract().zip(facts.player()).zip(facts.tricks());
                let result = match contract {
                    Some(((contract, player), tricks)) => format!("{contract} {} {tricks}", player.letter()),
                    None if facts.is_passed_out() => "Pass".to_owned(),
                    None => String::new(),
                };
                let span = record.tag("Deal").map_or_else(Span::default, |tag| tag.value_span);
                let room = [value("Room"), value("Table")].join(" ");
                self.results.push(KeptResult {
                    deal,
                    board: value("Board"),
                    event: value("Event"),
                    players: ["North", "East", "South", "West"].map(value),
                    table: room.trim().to_owned(),
                    result,
                    anchor: place.anchor(span),
                });
            }
            SeenRecord::Lin { board, place } => {
                if self.wants_more()
                    && let Some(kept) = of_lin(board, |span| place.anchor(span))
                {
                    self.results.push(kept);
                }
            }
            SeenRecord::LinPart(file) => {
                if !self.keeps_results {
                    self.of_rooms.take(file);
                }
            }
            SeenRecord::Sitting(sitting) => {
                if !self.keeps_results {
                    self.rankings = sitting.rankings();
                }
            }
        }
    }

    /// Ends the file: the match of its rooms is ranked.
    pub(crate) fn ended(mut self) -> Self {
        if let Some((event, ranking)) = self.of_rooms.ranking() {
            self.event = event;
            self.rankings.push(ranking);
        }
        self
    }

    const fn wants_more(&self) -> bool {
        self.keeps_results && self.results.len() < MOST_RESULTS
    }
}

fn of_lin(board: &Board, anchor: impl Fn(Span) -> Anchor) -> Option<KeptResult> {
    let deal = board.deal.as_ref().filter(|deal| deal.is_sound).and_then(Deal::key)?;
    let is_room = |c: char| c.is_ascii_alphabetic();
    let result = match (board.made, board.tricks()) {
        (Some(made), Some(tricks)) => format!("{} {} {tricks}", made.contract, Seat::letter(made.declarer)),
        (None, _) if board.is_passed_out => "Pass".to_owned(),
        _ => String::new(),
    };
    Some(KeptResult {
        deal,
        board: board.label.trim_start_matches(is_room).to_owned(),
        event: String::new(),
        players: [const { String::new() }; 4],
        table: board.label.chars().take_while(|c| is_room(*c)).collect(),
        result,
        anchor: anchor(board.span),
    })
}
