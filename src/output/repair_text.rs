//! Restored records as people read them: the game with a comment at every change, and a list of the changes.

use crate::chess::{Color, Position};
use crate::game::{Chess, Game, MoveStyle, Notation, Side};
use crate::record::Record;
use crate::replay::Replay;
use crate::scoresheet::{HowRead, Restored, RestoredPly};
use crate::text::Visible;
use crate::wording::{Language, Phrase, phrase};

use super::pages::Pages;
use super::pgn::{Drop, PgnStyle, write_pgn};
use super::place::Source;

/// A record with what became of it.
#[derive(Clone, Copy)]
pub struct RepairedRecord<'a> {
    /// The game it is of.
    pub game: &'a Chess,
    /// The record.
    pub record: Record<'a>,
    /// How it plays as it is written.
    pub replay: &'a Replay<Chess>,
    /// Which record of its batch it is, from 0.
    pub index: u64,
    /// Where it was read from.
    pub source: &'a Source<'a>,
    /// What was restored; nothing where nothing was changed.
    pub restored: Option<&'a Restored>,
}

impl RepairedRecord<'_> {
    /// Tells whether it can be played as it is written.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.replay.is_complete && self.replay.start.position.is_some()
    }

    /// Lists the moves of the main line as it is written.
    pub(super) fn main_line(&self) -> Vec<String> {
        let Some(mut position) = self.replay.start.position.clone() else { return Vec::new() };
        let mut moves = Vec::new();
        for ply in self.replay.plies.iter().filter(|ply| ply.depth == 0) {
            moves.push(position.san(ply.mv));
            position.play(ply.mv);
        }
        moves
    }
}

/// The seven tag roster without the result (PGN 8.1.1).
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// Lines of movetext stay below 80 columns (PGN 4.3).
const WIDEST: usize = 79;

/// Writes one record: as it is where nothing was changed, else the restored game and what was changed.
pub fn write_repair_text(of: &RepairedRecord<'_>, pages: &mut Pages) {
    let Some(restored) = of.restored else {
        let letters = crate::chess::Alphabet::ENGLISH;
        let style = PgnStyle { moves: MoveStyle { notation: Notation::San, letters }, drop: Drop::default() };
        write_pgn(of.game, &of.record, of.replay, style, &mut pages.bytes);
        pages.push_str("\n");
        return;
    };
    let mut text = String::new();
    write_tags(of, restored, &mut text);
    text.push('\n');
    write_moves(restored, pages.language, &mut text);
    pages.push_str(&text);
    pages.push_str("\n\n");
    write_changes(of, restored, pages);
    pages.push_str("\n");
}

fn write_tags(of: &RepairedRecord<'_>, restored: &Restored, out: &mut String) {
    let mut put = |name: &str, value: &str| {
        for part in ["[", name, " \"", &Visible(value).to_string(), "\"]\n"] {
            out.push_str(part);
        }
    };
    for name in ROSTER {
        put(name, of.record.tag(name).unwrap_or(if name == "Date" { "????.??.??" } else { "?" }));
    }
    put("Result", restored.result.marker());
    for tag in &of.record.tape.tags {
        let (name, value) = (of.record.slice(tag.name), of.record.slice(tag.value));
        let is_word = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if is_word && name != "Result" && !ROSTER.contains(&name) && of.record.tag(name) == Some(value) {
            put(name, value);
        }
    }
    if !of.replay.start.is_usual && of.record.tag("FEN").is_none() {
        put("SetUp", "1");
        put("FEN", &of.game.position_text(&restored.start));
    }
}

/// Makes text fit to stand in a comment.
fn in_comment(text: &str) -> String {
    Visible(text).to_string().replace(['{', '}'], "|")
}

fn comment(ply: &RestoredPly, language: Language) -> Option<String> {
    if ply.is_open {
        return Some("{?}".to_owned());
    }
    let phrase = match (ply.how, &ply.cell) {
        (HowRead::AsWritten, _) => return None,
        (HowRead::Changed | HowRead::Displaced, Some(cell)) => {
            phrase!("repair-comment-written", word = in_comment(&cell.word))
        }
        (HowRead::Gap, _) => phrase!("repair-comment-gap"),
        (HowRead::Inserted | HowRead::Changed | HowRead::Displaced, _) => phrase!("repair-comment-inserted"),
    };
    Some(format!("{{{}}}", phrase.in_language(language)))
}

fn write_moves(restored: &Restored, language: Language, out: &mut String) {
    let mut position = restored.start.clone();
    let mut column = 0;
    let mut put = |token: &str| {
        for word in token.split(' ') {
            let width = word.chars().count();
            if column > 0 && column + 1 + width > WIDEST {
                out.push('\n');
                column = 0;
            } else if column > 0 {
                out.push(' ');
                column += 1;
            }
            out.push_str(word);
            column += width;
        }
    };
    let mut needs_number = true;
    for ply in &restored.plies {
        let number = position.fullmove_number();
        match position.turn() {
            Color::White => put(&format!("{number}.")),
            Color::Black if needs_number => put(&format!("{number}...")),
            Color::Black => {}
        }
        put(&position.san(ply.mv));
        let comment = comment(ply, language);
        needs_number = comment.is_some();
        if let Some(comment) = comment {
            put(&comment);
        }
        position.play(ply.mv);
    }
    put(restored.result.marker());
}

/// Names a ply: `23. Bxd7`, `23... Bxd7`.
fn named(position: &Position, ply: &RestoredPly) -> String {
    let dots = if ply.side == Side::White { "." } else { "..." };
    format!("{}{dots} {}", position.fullmove_number(), position.san(ply.mv))
}

fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

fn write_changes(of: &RepairedRecord<'_>, restored: &Restored, pages: &mut Pages) {
    let head = phrase!(
        "repair-heading",
        place = of.source.path,
        count = restored.n_changed(),
        confidence = percent(restored.confidence),
        letters = restored.alphabet.code(),
    );
    say(&head, pages);
    let mut position = restored.start.clone();
    let mut dropped = restored.dropped.iter().peekable();
    let mut place = of.record.tape.span.start;
    let n_plies = u32::try_from(restored.plies.len()).unwrap_or(u32::MAX);
    for after in 0..=n_plies {
        while let Some(cell) = dropped.next_if(|cell| cell.after <= after) {
            let at = of.source.line_and_column(cell.cell.span.start);
            let what = phrase!("repair-dropped", word = cell.cell.word.as_str(), row = cell.row);
            tell(of, at, what, cell.cost, pages);
        }
        let Some(ply) = restored.plies.get(after as usize) else { break };
        let at = of.source.line_and_column(ply.cell.as_ref().map_or(place, |cell| cell.span.start));
        place = ply.cell.as_ref().map_or(place, |cell| cell.span.end);
        if ply.how != HowRead::AsWritten {
            tell(of, at, change(&position, ply), ply.cost, pages);
        }
        position.play(ply.mv);
    }
    if restored.is_cut {
        say(&phrase!("repair-cut"), pages);
    }
}

fn change(position: &Position, ply: &RestoredPly) -> Phrase {
    let written = ply.cell.as_ref().map_or("", |cell| cell.word.as_str());
    let name = named(position, ply);
    let sure = percent(ply.confidence);
    let what = match (ply.is_open, ply.how) {
        (true, HowRead::Changed | HowRead::Displaced) => phrase!("repair-open", word = written, mv = name, sure = sure),
        (true, _) => phrase!("repair-open-gap", mv = name, sure = sure),
        (false, HowRead::Gap) => phrase!("repair-gap", mv = name, sure = sure),
        (false, HowRead::Inserted) => phrase!("repair-inserted", mv = name, sure = sure),
        (false, HowRead::Displaced) => phrase!("repair-displaced", word = written, mv = name, sure = sure),
        (false, _) => phrase!("repair-read", word = written, mv = name, sure = sure),
    };
    if ply.rivals.is_empty() {
        return what;
    }
    let rivals: Vec<String> =
        ply.rivals.iter().map(|rival| format!("{} {} %", position.san(rival.mv), percent(rival.confidence))).collect();
    phrase!("repair-with-rivals", what = what, rivals = rivals.join(", "))
}

fn tell(of: &RepairedRecord<'_>, (line, column): (u64, u64), what: Phrase, cost: f32, pages: &mut Pages) {
    let place = format!("{}:{line}:{column}", of.source.path);
    say(&phrase!("repair-line", place = place, what = what, cost = format!("{cost:.1}")), pages);
}

/// Writes a line as one that begins with the sign of an escape line, so that the whole can be read as PGN.
fn say(phrase: &Phrase, pages: &mut Pages) {
    let text = phrase.in_language(pages.language);
    pages.push_str(&format!("% {}\n", Visible(&text)));
}
