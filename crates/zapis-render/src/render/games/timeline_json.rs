//! Records as JSON timelines: `zapis.timeline/1`, published as `grammar/timeline.schema.json`.

use crate::game::Game;
use crate::laws::{Fivefold, Topic, article, draw_rules};
use crate::record::tag_value;
use crate::replay::{Event, EventKind, PlayedOpening, Replay};
use crate::rulings::completes_fivefold;
use crate::text::ByteSink;

use super::plies::write_plies;
use super::timeline::Timeline;
use crate::render::findings::finding_json::write_finding_json;
use crate::render::findings::place::{Located, players_of};
use crate::render::layout::deferred_buffer::DeferredBuffer;
use crate::render::layout::json::write_string;
use crate::text::write_json;

/// Writes a record as one JSON object without a line break.
pub fn write_timeline<G: Game>(timeline: &Timeline<'_, G>, buffer: &mut DeferredBuffer) {
    let Timeline { record, replay, source, .. } = timeline;
    let (line, _) = source.line_and_column(record.tape.span.start);
    buffer.push_str("{\"schema\":\"zapis.timeline/1\",\"source\":{\"path\":");
    write_json(&mut buffer.bytes, &source.path);
    buffer.push_str(",\"record\":");
    buffer.record_number(timeline.index);
    buffer.push_str(",\"line\":");
    buffer.bytes.put_number(line);
    buffer.push_str(",\"offset\":");
    buffer.bytes.put_number(source.stored_offset(record.tape.span.start));
    buffer.push_str("}");
    buffer.push_str(",\"system\":");
    write_string(timeline.game.system(replay.start.position.as_ref()), &mut buffer.bytes);
    buffer.push_str(",\"letters\":");
    write_string(timeline.game.alphabet_code(replay.alphabet), &mut buffer.bytes);
    buffer.push_str(",\"encoding\":");
    write_string(source.decoded.encoding.label(), &mut buffer.bytes);
    buffer.push_str(",\"tags\":[");
    for (index, tag) in record.tape.tags.iter().enumerate() {
        if index > 0 {
            buffer.push_str(",");
        }
        buffer.bytes.push(b'[');
        write_string(record.slice(tag.name), &mut buffer.bytes);
        buffer.bytes.push(b',');
        write_value(record.slice(tag.value), &mut buffer.bytes);
        buffer.bytes.push(b']');
    }
    buffer.push_str("]");
    if let Some(PlayedOpening { opening, ply }) = timeline.opening {
        buffer.push_str(",\"opening\":{\"eco\":");
        write_string(opening.eco, &mut buffer.bytes);
        buffer.push_str(",\"name\":");
        write_string(&opening.name, &mut buffer.bytes);
        buffer.push_str(",\"ply\":");
        buffer.bytes.put_number(ply);
        buffer.push_str("}");
    }
    if let Some(start) = &replay.start.position {
        buffer.push_str(",\"setup\":\"");
        timeline.game.write_position(start, &mut buffer.bytes);
        buffer.push_str("\"");
    }
    write_fragment(timeline, &mut buffer.bytes);
    write_plies(timeline, buffer);
    write_events(timeline, &mut buffer.bytes);
    write_result(timeline, &mut buffer.bytes);
    buffer.push_str(if replay.is_complete { ",\"complete\":true" } else { ",\"complete\":false" });
    buffer.push_str(",\"findings\":[");
    let players = if timeline.findings.is_empty() { None } else { players_of(record) };
    for (index, finding) in timeline.findings.iter().enumerate() {
        if index > 0 {
            buffer.push_str(",");
        }
        let located =
            Located { finding, record: Some(*record), index: timeline.index, source, players: players.as_ref() };
        write_finding_json(&located, buffer);
        buffer.pass_on();
    }
    buffer.push_str("]}");
}

/// Writes the moves of a record that begins in the middle of a game without a position, unchanged.
fn write_fragment<G: Game>(timeline: &Timeline<'_, G>, out: &mut Vec<u8>) {
    let Some(fragment) = &timeline.replay.fragment else { return };
    let side = fragment.side.name();
    out.extend_from_slice(format!(",\"fragment\":{{\"number\":{},\"side\":\"{side}\"", fragment.number).as_bytes());
    out.extend_from_slice(b",\"moves\":[");
    for (index, mv) in fragment.moves.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        let head = format!("{{\"number\":{},\"side\":\"{}\",\"written\":", mv.number, mv.side.name());
        out.extend_from_slice(head.as_bytes());
        let written =
            timeline.record.tape.items.get(mv.item as usize).map_or("", |item| timeline.record.slice(item.span));
        write_string(written, out);
        out.push(b'}');
    }
    out.extend_from_slice(b"]}");
}

/// Writes the value of a tag, unescaped.
fn write_value(raw: &str, out: &mut Vec<u8>) {
    write_string(&tag_value(raw), out);
}

fn write_events<G: Game>(timeline: &Timeline<'_, G>, out: &mut Vec<u8>) {
    out.extend_from_slice(b",\"events\":[");
    let edition = timeline.edition;
    // Events that exist only in the Laws of 2014 are reported only under these.
    let is_listed = |event: &&Event| {
        let counts = |edition| draw_rules(edition).fivefold == Some(Fivefold::Consecutive);
        event.kind != EventKind::FivefoldInTurn || edition.is_some_and(counts)
    };
    for (index, event) in timeline.replay.events.iter().filter(is_listed).enumerate() {
        if index > 0 {
            out.push(b',');
        }
        let (kind, topic) = match event.kind {
            EventKind::Threefold => ("threefold-repetition", Topic::ThreefoldAppeared),
            EventKind::Fivefold | EventKind::FivefoldInTurn => ("fivefold-repetition", Topic::Fivefold),
            EventKind::FiftyMoves => ("fifty-moves", Topic::FiftyCompleted),
            EventKind::SeventyFiveMoves => ("seventy-five-moves", Topic::SeventyFive),
        };
        out.extend_from_slice(format!("{{\"ply\":{},\"kind\":\"{kind}\"", event.ply).as_bytes());
        if !event.occurrences.is_empty() {
            out.extend_from_slice(b",\"occurrences\":");
            write_json(out, &event.occurrences);
        }
        // An automatic draw has no claimant.
        if matches!(event.kind, EventKind::Threefold | EventKind::FiftyMoves) {
            out.extend_from_slice(format!(",\"claimant\":\"{}\"", event.claimant.name()).as_bytes());
        }
        // Under the Laws of 2014 not every fifth occurrence ends the game.
        let ends = |edition| {
            event.kind != EventKind::Fivefold
                || draw_rules(edition).fivefold.is_some_and(|rule| completes_fivefold(rule, &event.occurrences))
        };
        let cited = edition.filter(|edition| ends(*edition));
        if let Some((edition, article)) = cited.and_then(|edition| Some((edition, article(edition, topic)?))) {
            let certainty = match article.certainty {
                crate::laws::Certainty::Verified => "",
                crate::laws::Certainty::Secondary => ",\"certainty\":\"not verified\"",
            };
            out.extend_from_slice(
                format!(",\"edition\":\"{}\",\"article\":\"{}\"{certainty}", edition.key(), article.number).as_bytes(),
            );
        }
        write_rest(timeline.replay, event.ply, out);
        out.push(b'}');
    }
    out.push(b']');
}

/// Writes the ply of the illegal move that stood on which something depends.
fn write_rest<G: Game>(replay: &Replay<G>, ply: u32, out: &mut Vec<u8>) {
    if let Some(stood) = replay.rests_on(ply) {
        out.extend_from_slice(b",\"rests_on_stood\":");
        out.put_number(stood.ply);
    }
}

fn write_result<G: Game>(timeline: &Timeline<'_, G>, out: &mut Vec<u8>) {
    out.extend_from_slice(b",\"result\":{\"tag\":");
    write_json(out, &timeline.record.tag_text("Result"));
    out.extend_from_slice(b",\"movetext\":");
    write_json(out, &timeline.marker());
    out.extend_from_slice(b",\"board\":");
    write_json(out, &timeline.board_ending());
    write_rest(timeline.replay, timeline.replay.main_plies, out);
    out.push(b'}');
}
