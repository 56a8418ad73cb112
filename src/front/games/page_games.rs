//! Games for pages on which they are played through, read again when it is known which are shown.

use std::collections::HashMap;

use serde::Serialize;

use crate::render::{VersionDifference, write_json_line};

use super::{GameRecord, PlayedMove, games};
use crate::front::error::Error;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;

/// A game as a JSON line: its place, its players and event, and its moves.
#[derive(Serialize)]
struct GameLine<'a> {
    r#type: &'a str,
    path: &'a str,
    record: Option<u64>,
    #[serde(flatten)]
    cell: Option<EventCell<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    setup: Option<&'a str>,
    tags: Vec<(&'a str, &'a str)>,
    moves: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<Vec<String>>,
}

/// The players of a game in the table of its event.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct EventCell<'a> {
    pub(crate) event: &'a str,
    pub(crate) round: u16,
    pub(crate) white: &'a str,
    pub(crate) black: &'a str,
}

/// The tags that say which game it is.
const SHOWN: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// Writes the games of events, by their files and lines.
pub(crate) fn write_event_games(
    inputs: Inputs,
    wanted: &HashMap<(&str, u64), EventCell<'_>>,
    options: &Options,
    out: &mut Vec<u8>,
) {
    if wanted.is_empty() {
        return;
    }
    for game in games(inputs, options) {
        let line = game.location.line_and_column.map_or(0, |(line, _)| line);
        if let Some(cell) = wanted.get(&(game.location.path.as_str(), line)) {
            write_game(&game, Some(*cell), out);
        }
    }
}

/// The places of records, by file and number.
#[derive(Default)]
pub(crate) struct WantedGames(HashMap<String, Vec<u64>>);

impl WantedGames {
    /// Adds the records that differ.
    pub(crate) fn add(&mut self, difference: &VersionDifference) {
        for place in [&difference.old, &difference.new].into_iter().flatten() {
            if let Some(numbers) = self.0.get_mut(&*place.path) {
                numbers.push(place.record);
            } else {
                self.0.insert(place.path.to_string(), vec![place.record]);
            }
        }
    }

    /// Writes these games as JSON lines, in their order in the files, and calls a function after each.
    pub(crate) fn write(
        mut self,
        inputs: Inputs,
        options: &Options,
        out: &mut Vec<u8>,
        mut after_each: impl FnMut(&mut Vec<u8>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.0.values_mut().for_each(|numbers| numbers.sort_unstable());
        for game in games(inputs, options) {
            let numbers = self.0.get(&game.location.path);
            if game.location.record.is_some_and(|number| numbers.is_some_and(|all| all.binary_search(&number).is_ok()))
            {
                write_game(&game, None, out);
                after_each(out)?;
            }
        }
        Ok(())
    }
}

fn write_game(game: &GameRecord, cell: Option<EventCell<'_>>, out: &mut Vec<u8>) {
    let mut moves = String::new();
    for mv in game.main_line() {
        moves.push_str(if moves.is_empty() { "" } else { " " });
        moves.push_str(&mv.san());
    }
    // The script of the page plays chess only.
    let is_chess = matches!(game.game, "chess" | "chess960");
    let line = GameLine {
        r#type: "game",
        path: &game.location.path,
        record: game.location.record,
        cell,
        setup: game.start.as_deref().filter(|start| !is_chess || !is_usual(start)),
        tags: SHOWN.into_iter().filter_map(|tag| Some((tag, game.tag(tag)?))).collect(),
        moves,
        positions: (!is_chess).then(|| game.main_line().map(PlayedMove::fen).collect()),
    };
    write_json_line(&line, out);
}

/// Returns true if a game begins in the usual starting position of chess.
fn is_usual(start: &str) -> bool {
    start == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
}
