//! The game of a record with findings, for a page on which it can be played through.

#[cfg(feature = "database")]
use serde::Serialize;

use crate::game::Game;
use crate::record::Record;
use crate::replay::Replay;
use crate::rulings::common_spelling;

use crate::render::findings::place::SourceFile;
use crate::render::layout::deferred_buffer::DeferredBuffer;
use crate::text::write_json;

/// Writes the main line of a record as a JSON line: the tags that identify the game, and the moves up to the first one
/// that is not legal; for chess in SAN, for other games with the position after each.
pub fn write_page_game<G: Game>(
    game: &G,
    record: &Record<'_>,
    replay: &Replay<G>,
    (source, index): (&SourceFile<'_>, u64),
    buffer: &mut DeferredBuffer,
) {
    let Some(start) = &replay.start.position else { return };
    buffer.push_str("{\"type\":\"game\",\"path\":");
    write_json(&mut buffer.bytes, &source.path);
    buffer.push_str(",\"record\":");
    buffer.record_number(index);
    if !replay.start.is_usual {
        buffer.push_str(",\"setup\":");
        write_json(&mut buffer.bytes, &game.position_text(start));
    }
    let mut position = start.clone();
    let mut moves = String::new();
    // The script of the page plays chess.
    let mut positions = (!game.system(None).starts_with("chess")).then(Vec::new);
    for ply in replay.plies.iter().filter(|ply| ply.depth == 0).take_while(|ply| !ply.stood) {
        if !moves.is_empty() {
            moves.push(' ');
        }
        moves.push_str(&common_spelling(game, &position, ply.mv));
        game.play(&mut position, ply.mv);
        if let Some(positions) = &mut positions {
            positions.push(game.position_text(&position));
        }
    }
    let tags = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
    let tags: Vec<[&str; 2]> = tags.into_iter().filter_map(|name| Some([name, record.tag(name)?])).collect();
    buffer.push_str(",\"tags\":");
    write_json(&mut buffer.bytes, &tags);
    buffer.push_str(",\"moves\":");
    write_json(&mut buffer.bytes, &moves);
    if let Some(positions) = positions {
        buffer.push_str(",\"positions\":");
        write_json(&mut buffer.bytes, &positions);
    }
    buffer.push_str("}\n");
}

/// Writes the main line of a record as [`write_page_game`] does, for chess from the usual position.
#[cfg(feature = "database")]
pub fn write_page_line(path: &str, record: u64, tags: &[[&str; 2]], moves: &[String], out: &mut Vec<u8>) {
    #[derive(Serialize)]
    struct Line<'a> {
        r#type: &'a str,
        path: &'a str,
        record: u64,
        tags: &'a [[&'a str; 2]],
        moves: String,
    }
    write_json(out, &Line { r#type: "game", path, record, tags, moves: moves.join(" ") });
    out.push(b'\n');
}
