//! The games of events, for a page on which the cells of a crosstable open them.

use std::collections::HashMap;

use serde::Serialize;

use crate::front::{RankedEvents, games};

use super::args::ReadArgs;
use super::settings::Settings;

/// A game of an event as a JSON line: who is meant by it in the table, and its moves.
#[derive(Serialize)]
struct GameLine<'a> {
    r#type: &'a str,
    path: &'a str,
    record: Option<u64>,
    event: &'a str,
    round: u16,
    white: &'a str,
    black: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    setup: Option<&'a str>,
    tags: Vec<(&'a str, &'a str)>,
    moves: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<Vec<&'a str>>,
}

/// The tags that say which game it is.
const SHOWN: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// Writes the games of the events that were ranked; of what was read from a pipe nothing is left to be read again.
pub(super) fn write_games(read: &ReadArgs, ranked: &RankedEvents, settings: &Settings, out: &mut Vec<u8>) {
    let mut wanted = HashMap::new();
    for event in &ranked.events {
        for game in event.games() {
            let path = ranked.files.get(game.file as usize).map_or("", String::as_str);
            wanted.insert((path, game.line), (event, game.pairing));
        }
    }
    let is_again = read.paths.iter().all(|path| path.as_os_str() != "-") && !read.paths.is_empty();
    if wanted.is_empty() || !is_again {
        return;
    }
    for record in games(settings.inputs(&read.paths), &settings.options) {
        let line = record.location.line_and_column.map_or(0, |(line, _)| line);
        let Some((event, pairing)) = wanted.get(&(record.location.path.as_str(), line)) else { continue };
        let name = |player: usize| event.event.players.get(player).map_or("?", |player| player.name.as_str());
        let mut moves = String::new();
        for mv in record.main_line() {
            moves.push_str(if moves.is_empty() { "" } else { " " });
            moves.push_str(mv.san());
        }
        // The script of the page plays chess.
        let is_chess = matches!(record.game, "chess" | "chess960");
        let line = GameLine {
            r#type: "game",
            path: &record.location.path,
            record: record.location.record,
            event: &event.event.name,
            round: pairing.round,
            white: name(pairing.white),
            black: name(pairing.black),
            setup: record.start.as_deref().filter(|start| !is_chess || !is_usual(start)),
            tags: SHOWN.into_iter().filter_map(|tag| Some((tag, record.tag(tag)?))).collect(),
            moves,
            positions: (!is_chess).then(|| record.main_line().map(|mv| mv.fen()).collect()),
        };
        // Memory takes everything.
        if serde_json::to_writer(&mut *out, &line).is_ok() {
            out.push(b'\n');
        }
    }
}

/// Returns true if a game begins as every game of chess does.
fn is_usual(start: &str) -> bool {
    start == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
}
