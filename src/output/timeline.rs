//! Records as JSON timelines: `zapis.timeline/1`, published as `grammar/timeline.schema.json`.

use crate::findings::{Finding, Laws};
use crate::game::{Ending, Game, Gives, MoveStyle, Notation, Side};
use crate::laws::{Topic, article};
use crate::record::command::{Evaluation, commands, eval, time_ms};
use crate::record::{GameResult, Item, ItemKind, Record, nag_of_glyph, unescape};
use crate::replay::{EventKind, Ply, Replay};

use super::finding_json::{write_finding_json, write_json};
use super::pages::Pages;
use super::place::{Located, Source, players_of};
use super::walk::{Visitor, walk};

/// What a timeline is made of.
pub struct Timeline<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The name of the game's system.
    pub system: &'a str,
    /// The record.
    pub record: Record<'a>,
    /// Which record of its batch it is, from 0.
    pub index: u64,
    /// What became of it.
    pub replay: &'a Replay<G>,
    /// Its findings.
    pub findings: &'a [Finding],
    /// Where it was read from.
    pub source: &'a Source<'a>,
    /// Which laws are cited.
    pub laws: Laws,
    /// The English letters, for the field `san`.
    pub english: G::Alphabet,
}

/// Writes a record as one JSON object without a line break.
pub fn write_timeline<G: Game>(timeline: &Timeline<'_, G>, pages: &mut Pages) {
    let Timeline { record, replay, source, .. } = timeline;
    let (line, _) = source.line_and_column(record.tape.span.start);
    pages.push_str("{\"schema\":\"zapis.timeline/1\",\"source\":{\"path\":");
    write_json(&mut pages.bytes, &source.path);
    pages.push_str(",\"record\":");
    pages.record_number(timeline.index);
    pages.push_str(",\"line\":");
    write_number(line, &mut pages.bytes);
    pages.push_str(",\"offset\":");
    write_number(source.stored_offset(record.tape.span.start), &mut pages.bytes);
    pages.push_str("}");
    pages.push_str(",\"system\":");
    write_json(&mut pages.bytes, &timeline.system);
    pages.push_str(",\"letters\":");
    write_json(&mut pages.bytes, &timeline.game.alphabet_code(replay.alphabet));
    pages.push_str(",\"encoding\":");
    write_json(&mut pages.bytes, &source.decoded.encoding.label());
    pages.push_str(",\"tags\":[");
    for (index, tag) in record.tape.tags.iter().enumerate() {
        if index > 0 {
            pages.push_str(",");
        }
        write_json(&mut pages.bytes, &(record.slice(tag.name), unescape(record.slice(tag.value))));
    }
    pages.push_str("]");
    if let Some(start) = &replay.start.position {
        pages.push_str(",\"setup\":\"");
        timeline.game.write_position(start, &mut pages.bytes);
        pages.push_str("\"");
    }
    write_plies(timeline, &mut pages.bytes);
    write_events(timeline, &mut pages.bytes);
    write_result(timeline, &mut pages.bytes);
    pages.push_str(if replay.is_complete { ",\"complete\":true" } else { ",\"complete\":false" });
    pages.push_str(",\"findings\":[");
    let players = if timeline.findings.is_empty() { None } else { players_of(record) };
    for (index, finding) in timeline.findings.iter().enumerate() {
        if index > 0 {
            pages.push_str(",");
        }
        let located =
            Located { finding, record: Some(*record), index: timeline.index, source, players: players.as_ref() };
        write_finding_json(&located, pages);
    }
    pages.push_str("]}");
}

fn write_plies<G: Game>(timeline: &Timeline<'_, G>, out: &mut Vec<u8>) {
    let items = &timeline.record.tape.items;
    let closes = if timeline.record.tape.has_variations { closing_brackets(items) } else { Vec::new() };
    let mut writer = PlyWriter {
        timeline,
        items,
        closes: &closes,
        out,
        open: Vec::new(),
        is_first: true,
        line: LineState::default(),
    };
    writer.introduction();
    writer.out.extend_from_slice(b",\"plies\":[");
    walk(timeline.game, &timeline.record, timeline.replay, &mut writer);
    while !writer.open.is_empty() {
        writer.close_variation();
    }
    writer.close_ply();
    writer.out.push(b']');
}

/// Finds, for each opening bracket of a variation, its closing one; the end of the tape where there is none.
fn closing_brackets(items: &[Item]) -> Vec<usize> {
    let mut closes = vec![items.len(); items.len()];
    let mut open = Vec::new();
    for (index, item) in items.iter().enumerate() {
        match item.kind {
            ItemKind::VariationOpen => open.push(index),
            ItemKind::VariationClose => {
                if let Some(start) = open.pop() {
                    closes[start] = index;
                }
            }
            _ => {}
        }
    }
    closes
}

/// What is known of the ply that is being written in one line.
#[derive(Clone, Copy, Default)]
struct LineState {
    /// Whether a ply's object is open.
    has_ply: bool,
    /// Whether its list of variations has one already.
    has_variation: bool,
    /// Whether the variation being written will be shown: it is an alternative to a ply that was written.
    is_shown: bool,
}

struct PlyWriter<'a, 'o, G: Game> {
    timeline: &'a Timeline<'a, G>,
    items: &'a [Item],
    closes: &'a [usize],
    out: &'o mut Vec<u8>,
    open: Vec<(LineState, bool)>,
    /// Whether the next ply is the first of its list.
    is_first: bool,
    line: LineState,
}

/// What stands between a move and the next: everything that belongs to it.
#[derive(Default)]
struct Attached<'a> {
    nags: Vec<u8>,
    comments: Vec<&'a str>,
    draw_offer: bool,
    clock_ms: Option<u64>,
    elapsed_ms: Option<u64>,
    evaluation: Option<Evaluation>,
}

impl<'a, G: Game> PlyWriter<'a, '_, G> {
    /// Collects what is attached to the move before `from`, passing over variations.
    fn attached(&self, mut from: usize) -> Attached<'a> {
        let mut attached = Attached::default();
        while let Some(item) = self.items.get(from) {
            let text = self.timeline.record.slice(item.span);
            match item.kind {
                ItemKind::Move | ItemKind::VariationClose => break,
                ItemKind::VariationOpen => from = self.closes.get(from).copied().unwrap_or(self.items.len()),
                ItemKind::Nag => attached.nags.extend(text[1..].parse::<u8>()),
                ItemKind::Glyph => attached.nags.extend(nag_of_glyph(text)),
                ItemKind::DrawOffer => attached.draw_offer = true,
                ItemKind::Comment | ItemKind::LineComment => attached.comment(text),
                _ => {}
            }
            from += 1;
        }
        attached
    }

    /// Writes the comments that stand before the first move.
    fn introduction(&mut self) {
        let attached = self.attached(0);
        if !attached.comments.is_empty() {
            self.out.extend_from_slice(b",\"comments\":");
            write_comments(&attached.comments, self.out);
        }
    }

    fn close_ply(&mut self) {
        if self.line.has_ply {
            self.out.extend_from_slice(b"]}");
        }
        self.line.has_ply = false;
        self.line.has_variation = false;
    }

    fn close_variation(&mut self) {
        self.close_ply();
        if self.line.is_shown {
            self.out.push(b']');
        }
        if let Some((line, is_first)) = self.open.pop() {
            self.line = line;
            self.is_first = is_first;
        }
    }

    fn number(&mut self, key: &str, value: impl Into<i128>) {
        self.out.extend_from_slice(key.as_bytes());
        let value: i128 = value.into();
        match u64::try_from(value) {
            Ok(value) => write_number(value, self.out),
            Err(_) => self.out.extend_from_slice(value.to_string().as_bytes()),
        }
    }

    fn base_fields(&mut self, index: usize, ply: &Ply<G::Move>, before: &G::Position, after: &G::Position) {
        let game = self.timeline.game;
        self.number("{\"ply\":", ply.ply);
        self.number(",\"number\":", game.move_number(before));
        self.out.extend_from_slice(match game.side(before) {
            Side::White => b",\"side\":\"white\",\"written\":",
            Side::Black => b",\"side\":\"black\",\"written\":",
        });
        let word = self.timeline.record.slice(self.items[index].span);
        if word.bytes().all(|byte| matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\') {
            self.out.push(b'"');
            self.out.extend_from_slice(word.as_bytes());
            self.out.push(b'"');
        } else {
            write_json(self.out, &word);
        }
        let style = |notation| MoveStyle { notation, letters: self.timeline.english };
        self.out.extend_from_slice(b",\"san\":\"");
        if game.is_null(ply.mv) {
            self.out.extend_from_slice(b"--");
        } else {
            game.write_move(before, ply.mv, after, style(Notation::San), self.out);
        }
        self.out.extend_from_slice(b"\",\"uci\":\"");
        game.write_move(before, ply.mv, after, style(Notation::Uci), self.out);
        self.out.extend_from_slice(b"\",\"fen\":\"");
        game.write_position(after, self.out);
        self.out.extend_from_slice(if ply.gives == Gives::Nothing {
            b"\",\"check\":false"
        } else {
            b"\",\"check\":true"
        });
        self.number(",\"halfmove_clock\":", ply.halfmove_clock);
        if ply.depth == 0 {
            self.number(",\"occurrence\":", ply.occurrence);
        }
    }

    fn attached_fields(&mut self, attached: &Attached<'_>) {
        if let Some(clock) = attached.clock_ms {
            self.number(",\"clock_ms\":", clock);
        }
        if let Some(elapsed) = attached.elapsed_ms {
            self.number(",\"elapsed_ms\":", elapsed);
        }
        match attached.evaluation {
            Some(Evaluation::Centipawns(pawns)) => self.number(",\"eval_cp\":", pawns),
            Some(Evaluation::Mate(moves)) => self.number(",\"eval_mate\":", moves),
            None => {}
        }
        self.out.extend_from_slice(b",\"nags\":[");
        for (index, nag) in attached.nags.iter().enumerate() {
            self.number(if index > 0 { "," } else { "" }, *nag);
        }
        self.out.extend_from_slice(b"],\"comments\":");
        write_comments(&attached.comments, self.out);
        self.out.extend_from_slice(if attached.draw_offer {
            b",\"draw_offer\":true"
        } else {
            b",\"draw_offer\":false"
        });
    }
}

impl<'a> Attached<'a> {
    fn comment(&mut self, text: &'a str) {
        let inner = match text.strip_prefix('{') {
            Some(braced) => braced.strip_suffix('}').unwrap_or(braced),
            None => text.strip_prefix(';').unwrap_or(text),
        };
        if inner.trim() == "(=)" {
            self.draw_offer = true;
        }
        if inner.contains("[%") {
            for command in commands(inner) {
                match command.name {
                    "clk" => self.clock_ms = time_ms(command.argument).or(self.clock_ms),
                    "emt" => self.elapsed_ms = time_ms(command.argument).or(self.elapsed_ms),
                    "eval" => self.evaluation = eval(command.argument).or(self.evaluation),
                    _ => {}
                }
            }
        }
        self.comments.push(inner);
    }
}

impl<G: Game> Visitor<G> for PlyWriter<'_, '_, G> {
    fn played(&mut self, index: usize, ply: &Ply<G::Move>, before: &G::Position, after: &G::Position) {
        if self.open.last().is_some_and(|_| !self.line.is_shown) {
            return;
        }
        self.close_ply();
        if !self.is_first {
            self.out.push(b',');
        }
        self.is_first = false;
        self.base_fields(index, ply, before, after);
        let attached = self.attached(index + 1);
        self.attached_fields(&attached);
        self.out.extend_from_slice(b",\"claims\":[");
        if ply.occurrence >= 3 {
            self.out.extend_from_slice(b"\"threefold-repetition\"");
        }
        if ply.depth == 0 && ply.halfmove_clock >= 100 && ply.gives != Gives::Mate {
            self.out.extend_from_slice(if ply.occurrence >= 3 { b",\"fifty-moves\"" } else { b"\"fifty-moves\" " });
        }
        self.out.extend_from_slice(b"],\"variations\":[");
        self.line.has_ply = true;
    }

    fn unplayed(&mut self, _: usize) {
        self.close_ply();
    }

    fn other(&mut self, _: usize, item: Item) {
        match item.kind {
            ItemKind::VariationOpen => {
                let is_shown = self.line.has_ply;
                if is_shown {
                    self.out.extend_from_slice(if self.line.has_variation { b",[" } else { b"[" });
                    self.line.has_variation = true;
                }
                self.open.push((self.line, self.is_first));
                self.line = LineState { is_shown, ..LineState::default() };
                self.is_first = true;
            }
            ItemKind::VariationClose => self.close_variation(),
            _ => {}
        }
    }
}

/// Writes comments without the commands that have fields of their own, on one line each.
fn write_comments(comments: &[&str], out: &mut Vec<u8>) {
    out.push(b'[');
    let mut is_first = true;
    for comment in comments {
        let text = without_read_commands(comment);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            continue;
        }
        if !is_first {
            out.push(b',');
        }
        is_first = false;
        write_json(out, &text);
    }
    out.push(b']');
}

fn without_read_commands(comment: &str) -> String {
    if !comment.contains("[%") {
        return comment.to_owned();
    }
    let mut kept = String::new();
    let mut from = 0;
    for command in commands(comment) {
        let is_read = match command.name {
            "clk" | "emt" => time_ms(command.argument).is_some(),
            "eval" => eval(command.argument).is_some(),
            _ => false,
        };
        if is_read {
            kept.push_str(&comment[from..command.start]);
            kept.push(' ');
            from = command.end;
        }
    }
    kept.push_str(&comment[from..]);
    kept
}

fn write_events<G: Game>(timeline: &Timeline<'_, G>, out: &mut Vec<u8>) {
    out.extend_from_slice(b",\"events\":[");
    let edition = timeline.laws.edition_for(&timeline.record);
    for (index, event) in timeline.replay.events.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        let (kind, topic) = match event.kind {
            EventKind::Threefold => ("threefold-repetition", Topic::ThreefoldAppeared),
            EventKind::Fivefold => ("fivefold-repetition", Topic::Fivefold),
            EventKind::FiftyMoves => ("fifty-moves", Topic::FiftyCompleted),
            EventKind::SeventyFiveMoves => ("seventy-five-moves", Topic::SeventyFive),
        };
        out.extend_from_slice(format!("{{\"ply\":{},\"kind\":\"{kind}\"", event.ply).as_bytes());
        if !event.occurrences.is_empty() {
            out.extend_from_slice(b",\"occurrences\":");
            write_json(out, &event.occurrences);
        }
        // An automatic draw is claimed by nobody.
        if matches!(event.kind, EventKind::Threefold | EventKind::FiftyMoves) {
            out.extend_from_slice(format!(",\"claimant\":\"{}\"", event.claimant.name()).as_bytes());
        }
        if let Some((edition, article)) = edition.and_then(|edition| Some((edition, article(edition, topic)?))) {
            let certainty = match article.certainty {
                crate::laws::Certainty::Verified => "",
                crate::laws::Certainty::Secondary => ",\"certainty\":\"not verified\"",
            };
            out.extend_from_slice(
                format!(",\"edition\":\"{}\",\"article\":\"{}\"{certainty}", edition.key(), article.number).as_bytes(),
            );
        }
        out.push(b'}');
    }
    out.push(b']');
}

fn write_result<G: Game>(timeline: &Timeline<'_, G>, out: &mut Vec<u8>) {
    let record = timeline.record;
    let marker = record.termination().map(|item| record.slice(item.span).to_owned());
    let marker = marker.map(|text| GameResult::read(&text).map_or(text, |result| result.marker().to_owned()));
    out.extend_from_slice(b",\"result\":{\"tag\":");
    write_json(out, &record.tag_text("Result"));
    out.extend_from_slice(b",\"movetext\":");
    write_json(out, &marker);
    out.extend_from_slice(b",\"board\":");
    let ending = timeline.replay.ending.filter(|_| timeline.replay.is_complete);
    let board = ending.map(|ending| match ending {
        Ending::Mate(_) => "checkmate",
        Ending::Stalemate => "stalemate",
    });
    write_json(out, &board);
    out.push(b'}');
}

/// Writes a number in decimal digits.
pub(super) fn write_number(mut value: u64, out: &mut Vec<u8>) {
    let mut digits = [0; 20];
    let mut at = digits.len();
    loop {
        at -= 1;
        // The remainder is below ten.
        digits[at] = b'0' + u8::try_from(value % 10).unwrap_or(0);
        value /= 10;
        if value == 0 {
            break;
        }
    }
    out.extend_from_slice(&digits[at..]);
}
