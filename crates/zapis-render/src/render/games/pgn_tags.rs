//! The tag pairs of a record in the export format of the PGN standard (8.1).

use crate::game::Game;
use crate::record::{GameResult, Record, tag_value};
use crate::replay::Replay;
use crate::sorting::CompactSort;

use super::pgn_result::plain_result;

/// The seven tag roster with the values for unknown (PGN 8.1.1).
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Writes the tag pairs of a record: the seven tag roster first, the others sorted by name.
pub(crate) fn write_tags<G: Game>(
    game: &G,
    record: &Record<'_>,
    replay: &Replay<G>,
    letters: G::Alphabet,
    (result, players): (GameResult, Option<&[Option<String>; 2]>),
    out: &mut Vec<u8>,
) {
    let player = |name: &str| {
        let at = ["White", "Black"].iter().position(|tag| *tag == name)?;
        players?[at].as_deref().map(|player| player.replace('\\', "\\\\").replace('"', "\\\""))
    };
    for (name, unknown) in ROSTER {
        if let Some(player) = player(name) {
            write_tag(name, &player, out);
            continue;
        }
        match record.tag(name) {
            // A signalled result only replaces an unknown one.
            Some("*") if name == "Result" && !replay.is_complete => write_tag(name, result.marker(), out),
            Some(value) if name == "Result" && value.contains(['&', '\n', '\r', '\t']) => {
                // The value is interpreted as it is written here.
                let said = tag_value(value).replace(['\n', '\r', '\t'], " ");
                let plain = plain_result(&said);
                write_tag(name, if plain == said { value } else { plain }, out);
            }
            Some(value) if name == "Result" => write_tag(name, plain_result(value), out),
            Some(value) => write_tag(name, value, out),
            None if name == "Result" => write_tag(name, result.marker(), out),
            None => write_tag(name, unknown, out),
        }
    }
    let is_roster = |name: &str| ROSTER.iter().any(|(roster, _)| *roster == name);
    let mut others: Vec<(&str, &str)> = Vec::new();
    for tag in &record.tape.tags {
        let name = record.name_of(tag);
        if !name.is_empty() && !is_roster(name) {
            // A position that was read with certainty is written in standard form.
            let mended = replay.start.problems.iter().find_map(|problem| problem.instead.as_ref());
            let mended = mended.filter(|(span, _)| *span == tag.value).map(|(_, text)| text.as_str());
            others.push((name, mended.unwrap_or_else(|| record.slice(tag.value))));
        }
    }
    let of_game = game.tags_for(letters);
    others.retain(|(name, _)| !of_game.iter().any(|(own, _)| own == name));
    others.extend(of_game.iter().filter(|(_, value)| !value.is_empty()));
    let mut start_text = Vec::new();
    if !replay.start.is_usual
        && record.tag_pair("FEN").is_none()
        && let Some(start) = &replay.start.position
    {
        game.write_position(start, &mut start_text);
        others.push(("SetUp", "1"));
    }
    let start_text = String::from_utf8_lossy(&start_text);
    if !start_text.is_empty() {
        others.push(("FEN", &start_text));
    }
    // The sort is stable, so the first value of a repeated name stays first; the second was reported.
    others.compact_sort_by_key(|(name, _)| *name);
    others.dedup_by_key(|(name, _)| *name);
    for (name, value) in others {
        write_tag(name, value, out);
    }
}

/// Writes a tag pair; the value is raw, with its escapes.
fn write_tag(name: &str, value: &str, out: &mut Vec<u8>) {
    out.push(b'[');
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b" \"");
    if value.bytes().any(|byte| matches!(byte, b'\\' | b'"' | b'&' | b'\n' | b'\r' | b'\t')) {
        for character in tag_value(value).chars() {
            match character {
                '"' | '\\' => {
                    out.push(b'\\');
                    out.push(u8::try_from(character).unwrap_or(b'?'));
                }
                '\n' | '\r' | '\t' => out.push(b' '),
                _ => out.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes()),
            }
        }
    } else {
        out.extend_from_slice(value.as_bytes());
    }
    out.extend_from_slice(b"\"]\n");
}
