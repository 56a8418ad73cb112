//! The data of a bridge file besides its findings: standings, and results for questions across files.

use std::any::Any;
use std::collections::HashMap;
use std::num::NonZeroU64;

use crate::bridge::lin::{Board, RoomScores};
use crate::bridge::pbn::{Inherited, Record};
use crate::bridge::sitting::{Sitting, SittingRanking, rank_match};
use crate::bridge::{Deal, Facts, Seat, Span};

use super::hash::of_bytes;
use super::place::{KeptPlace, Place};
use crate::front::pipeline::boardless::{FileExtract, KeptNeeded};

/// The data of a bridge file, as far as the command needs it.
#[derive(Debug, Default)]
pub(crate) struct BridgeFile {
    pub(crate) path: String,
    /// The event that its first record names.
    pub(crate) event: String,
    /// The sitting of its records, if contestants are ranked.
    sitting: Sitting,
    /// The results of its records, if they are needed.
    pub(super) results: Vec<KeptResult>,
    keeps_results: bool,
    /// The rankings of the matches of a vugraph file.
    of_rooms: Vec<(String, SittingRanking)>,
}

/// The result of a record, kept for questions across records; texts are kept as hashes.
#[derive(Clone, Debug)]
pub(super) struct KeptResult {
    /// The hash of the deal.
    pub(crate) deal: u64,
    /// The number of the board, or its label.
    pub(crate) board: Box<str>,
    /// The event; absent if it has no name.
    pub(crate) event: Option<NonZeroU64>,
    /// The four players; absent unless four different ones are named.
    pub(crate) players: Option<NonZeroU64>,
    /// The room or table.
    pub(crate) table: Option<NonZeroU64>,
    /// Declarer, contract and tricks; absent if unknown.
    pub(crate) result: Option<NonZeroU64>,
    /// The place of the deal.
    pub(crate) place: KeptPlace,
}

/// Returns a hash of a deal; different deals share one with a probability of 2^-64.
fn of_deal(deal: &Deal) -> u64 {
    of_bytes(deal.to_pbn(Seat::North).as_bytes())
}

/// Returns a hash of a text; `None` for an empty one.
fn of_text(text: &str) -> Option<NonZeroU64> {
    if text.is_empty() { None } else { NonZeroU64::new(of_bytes(text.as_bytes()).max(1)) }
}

/// A record as it is read.
pub(super) enum SeenRecord<'a> {
    /// A game of PBN.
    Pbn { record: &'a Record<'a>, facts: &'a Facts, inherited: &'a Inherited, place: &'a Place<'a> },
    /// A board of LIN.
    Lin { board: &'a Board, place: &'a Place<'a> },
    /// The matches of a whole vugraph file.
    Matches(&'a [RoomScores]),
    /// The sitting of a whole file of PBN.
    Sitting(&'a Sitting),
}

/// Keeps what is needed of a file.
pub(super) struct FileKeeper(Option<BridgeFile>);

impl FileKeeper {
    pub(super) fn new(path: &str, needed: KeptNeeded) -> Self {
        let keeps_results = needed == KeptNeeded::Results;
        let file = || BridgeFile { path: path.to_owned(), keeps_results, ..BridgeFile::default() };
        Self((needed != KeptNeeded::No).then(file))
    }

    /// Adds an item.
    pub(super) fn take(&mut self, seen: &SeenRecord<'_>) {
        if let Self(Some(file)) = self {
            file.take(seen);
        }
    }

    pub(super) fn end(self) -> Option<Box<dyn FileExtract>> {
        Some(Box::new(self.0?))
    }
}

impl FileExtract for BridgeFile {
    fn path(&self) -> &str {
        &self.path
    }

    fn join(&mut self, again: Box<dyn FileExtract>) {
        if let Ok(again) = (again as Box<dyn Any>).downcast::<Self>() {
            (self.sitting, self.of_rooms) = (again.sitting, again.of_rooms);
            self.results.extend(again.results);
            if self.event.is_empty() {
                self.event = again.event;
            }
        }
    }
}

impl BridgeFile {
    /// Returns what was kept of a file, if it is of bridge.
    pub(super) fn of(file: &dyn FileExtract) -> Option<&Self> {
        (file as &dyn Any).downcast_ref()
    }

    /// Adds an item.
    fn take(&mut self, seen: &SeenRecord<'_>) {
        match seen {
            SeenRecord::Pbn { record, facts, inherited, place } => {
                let value =
                    |name: &str| inherited.value_of(record, name).unwrap_or_default().trim_matches('?').to_owned();
                if self.event.is_empty() {
                    self.event = value("Event");
                }
                let deal = facts.deal.as_ref().filter(|deal| deal.is_sound && deal.size() == Some(13));
                let Some(deal) = deal.filter(|deal| deal.key().is_some() && self.keeps_results) else { return };
                let contract = facts.played_contract().zip(facts.player()).zip(facts.tricks());
                let result = match contract {
                    Some(((contract, player), tricks)) => format!("{contract} {} {tricks}", player.letter()),
                    None if facts.is_passed_out() => "Pass".to_owned(),
                    None => String::new(),
                };
                let span = record.tag("Deal").map_or_else(Span::default, |tag| tag.value_span);
                let room = [value("Room"), value("Table")].join(" ");
                let players = ["North", "East", "South", "West"].map(value);
                let are_named = (0..4).all(|at| !players[at].is_empty() && !players[..at].contains(&players[at]));
                self.results.push(KeptResult {
                    deal: of_deal(deal),
                    board: value("Board").into(),
                    event: of_text(&value("Event")),
                    players: of_text(&players.join("\u{1}")).filter(|_| are_named),
                    table: of_text(room.trim()),
                    result: of_text(&result),
                    place: place.kept(span),
                });
            }
            SeenRecord::Lin { board, place } => {
                if self.keeps_results
                    && let Some(kept) = of_lin(board, |span| place.kept(span))
                {
                    self.results.push(kept);
                }
            }
            SeenRecord::Matches(matches) => {
                if !self.keeps_results {
                    self.of_rooms = matches.iter().filter_map(rank_match).collect();
                }
            }
            SeenRecord::Sitting(sitting) => {
                if !self.keeps_results {
                    self.sitting = (*sitting).clone();
                }
            }
        }
    }
}

impl BridgeFile {
    /// Returns the rankings of the contestants: those of its tables and records, and the match of its rooms.
    pub(crate) fn ranked(&self) -> Vec<(String, SittingRanking)> {
        let of_records = self.sitting.rankings().into_iter().map(|ranking| (self.event.clone(), ranking));
        of_records.chain(self.of_rooms.iter().cloned()).collect()
    }

    /// Joins the files of one event, in the order of the first of each: its rounds, its sections, its rooms.
    pub(crate) fn joined(files: Vec<Box<dyn FileExtract>>) -> Vec<Self> {
        let mut joined: Vec<Self> = Vec::new();
        let mut last_of: HashMap<String, usize> = HashMap::new();
        let of_bridge = files.into_iter().filter_map(|file| (file as Box<dyn Any>).downcast::<Self>().ok());
        for file in of_bridge.map(|file| *file) {
            let last = last_of.get(&file.event).copied().filter(|_| !file.event.is_empty());
            if let Some(other) = last.and_then(|at| joined.get_mut(at))
                && other.sitting.may_join(&file.sitting)
            {
                other.sitting.join(&file.sitting);
                continue;
            }
            last_of.insert(file.event.clone(), joined.len());
            joined.push(file);
        }
        joined
    }
}

fn of_lin(board: &Board, kept: impl Fn(Span) -> KeptPlace) -> Option<KeptResult> {
    let deal = board.deal.as_ref().filter(|deal| deal.is_sound && deal.key().is_some())?;
    let is_room = |c: char| c.is_ascii_alphabetic();
    let result = match (board.made, board.tricks()) {
        (Some(made), Some(tricks)) => format!("{} {} {tricks}", made.contract, Seat::letter(made.declarer)),
        (None, _) if board.is_passed_out => "Pass".to_owned(),
        _ => String::new(),
    };
    let room: String = board.label.chars().take_while(|c| is_room(*c)).collect();
    Some(KeptResult {
        deal: of_deal(deal),
        board: board.label.trim_start_matches(is_room).into(),
        event: None,
        players: None,
        table: of_text(&room),
        result: of_text(&result),
        place: kept(board.span),
    })
}
