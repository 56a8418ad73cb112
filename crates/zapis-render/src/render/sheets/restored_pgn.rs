//! Restored games as PGN: the restored moves, with everything else on the sheet in its place.
//!
//! The restored moves replace the written ones, the resulting text is read like any record, and written by the PGN
//! writer. So comments, glyphs and variations are treated as always, and never written twice.

use std::fmt::Write as _;

use crate::game::{Game, MoveStyle, Notation};
use crate::l10n::{Language, message};
use crate::record::{GameResult, IssueKind, ItemKind, Next, Record, RecordReader, Tape};
use crate::replay::{Keep, ReplayOptions, Replayer};
use crate::scoresheet::{HowRead, HowSure, Restored, RestoredPly};
use crate::sorting::CompactSort;
use crate::text::{Span, Visible};

use super::repaired_record::RepairedRecord;
use crate::render::games::pgn::{Drop, PgnStyle, write_pgn};

/// Writes the restored game; a comment after every changed move gives the written text, `{?}` that it is not decided.
pub(super) fn write_restored_pgn<G: Game + Clone>(
    of: &RepairedRecord<'_, G>,
    restored: &Restored<G>,
    letters: G::Alphabet,
    language: Language,
    out: &mut Vec<u8>,
) {
    let text = merged(of, restored, language);
    let options = ReplayOptions { alphabet: Some(restored.alphabet), keep_notes: false, keep: Keep::Plies };
    let mut replayer = Replayer::new(of.game.clone(), options, of.game.common_letters());
    let mut tape = Tape::default();
    let is_record = RecordReader::new(&text).next_record(&mut tape) == Next::Record;
    debug_assert!(is_record, "what was put together is a record");
    let record = Record { text: &text, tape: &tape };
    let replay = replayer.replay(&record);
    let style = PgnStyle { moves: MoveStyle { notation: Notation::San, letters }, drop: Drop::default() };
    write_pgn(of.game, &record, replay, style, out);
}

/// Assembles the restored game's text, with moves in the letters of the sheet, like its variations.
fn merged<G: Game>(of: &RepairedRecord<'_, G>, restored: &Restored<G>, language: Language) -> String {
    let mut text = String::new();
    write_tags(of, restored, &mut text);
    let mut annotations = annotations(&of.record, restored).into_iter().peekable();
    let mut prose = restored.prose.iter().peekable();
    let mut dropped = restored.dropped.iter().peekable();
    let mut unplayed = restored.unplayed.iter().peekable();
    let mut signal = restored.signal.iter().peekable();
    let mut position = restored.start.clone();
    let how_sure = restored.how_sure();
    for after in 0..=restored.plies.len() {
        while let Some(annotation) = annotations.next_if(|annotation| annotation.after <= after) {
            annotation.write(&of.record, &mut text);
        }
        while let Some(passage) = prose.next_if(|passage| passage.after as usize <= after) {
            let words: Vec<&str> = passage.cell.word.split_whitespace().collect();
            let _ = writeln!(text, "{{{}}}", in_comment(&words.join(" ")));
        }
        while let Some(cell) = dropped.next_if(|cell| cell.after as usize <= after) {
            let what = message!("repair-comment-dropped", word = in_comment(&cell.cell.word));
            let _ = writeln!(text, "{{{}}}", what.in_language(language));
        }
        let mut words = Vec::new();
        while let Some(next) = unplayed.next_if(|words| words.after as usize <= after) {
            words.extend(next.cell.word.split_whitespace().map(in_comment));
        }
        if !words.is_empty() {
            let what = message!("repair-comment-unplayed", words = words.join(" "));
            let _ = writeln!(text, "{{{}}}", what.in_language(language));
        }
        while let Some(signal) = signal.next_if(|signal| signal.after as usize <= after) {
            let result = signal.result.map_or("?", GameResult::marker);
            let words = in_comment(&signal.written());
            let what = message!("repair-comment-signal", words = words, result = result);
            let _ = writeln!(text, "{{{}}}", what.in_language(language));
        }
        let Some(ply) = restored.plies.get(after) else { break };
        text.push_str(&of.game.spell(&position, ply.mv, restored.alphabet));
        text.push('\n');
        text.push_str(&said_of(ply, how_sure.get(after) == Some(&HowSure::Open), language));
        of.game.play(&mut position, ply.mv);
    }
    text.push_str(restored.result.termination());
    text.push('\n');
    text
}

fn write_tags<G: Game>(of: &RepairedRecord<'_, G>, restored: &Restored<G>, out: &mut String) {
    // The headings belong to the first game on a sheet.
    let tags = of.record.tape.tags.iter().filter(|_| !restored.is_further());
    for tag in tags {
        let (name, value) = (of.record.name_of(tag), of.record.slice(tag.value));
        // A signalled result replaces an unknown one.
        let is_unknown = || GameResult::read(value).is_none_or(|result| result == GameResult::Unknown);
        let value = if name == "Result" && restored.signal.is_some() && is_unknown() {
            restored.result.marker()
        } else {
            value
        };
        let is_word = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if is_word && !value.contains(['\n', '\r']) && !ends_in_escape(value) {
            let _ = writeln!(out, "[{name} \"{value}\"]");
        }
    }
    if of.record.tag("Result").is_none() || restored.is_further() {
        let _ = writeln!(out, "[Result \"{}\"]", restored.result.marker());
    }
    if !of.replay.start.is_usual && of.record.tag("FEN").is_none() {
        let _ = writeln!(out, "[SetUp \"1\"]\n[FEN \"{}\"]", of.game.position_text(&restored.start));
    }
}

/// Returns true if a value ends in a backslash that would escape the quotation mark after it.
fn ends_in_escape(value: &str) -> bool {
    value.bytes().rev().take_while(|byte| *byte == b'\\').count() % 2 == 1
}

/// Something between the moves.
struct Annotation {
    span: Span,
    kind: ItemKind,
    /// The number of plies of the restored game before it.
    after: usize,
}

impl Annotation {
    /// Writes it unchanged, on lines of its own, and closed if it was not.
    fn write(&self, record: &Record<'_>, out: &mut String) {
        let slice = record.slice(self.span);
        if self.kind == ItemKind::Number {
            // A tag pair between the moves is kept as a comment, because it would begin another record.
            let _ = writeln!(out, "{{{}}}", in_comment(slice));
            return;
        }
        out.push_str(slice);
        if self.kind == ItemKind::Comment && !slice.ends_with('}') {
            out.push('}');
        }
        out.push('\n');
    }
}

/// Lists everything between the moves of the main line: comments, glyphs, draw offers, and whole variations.
fn annotations<G: Game>(record: &Record<'_>, restored: &Restored<G>) -> Vec<Annotation> {
    let mut cells: Vec<(Span, usize)> =
        (1..).zip(&restored.plies).filter_map(|(after, ply)| Some((ply.cell.as_ref()?.span, after))).collect();
    cells.sort_unstable_by_key(|(span, after)| (span.start, *after));
    let behind = |span: Span| {
        let n_before = cells.partition_point(|(cell, _)| cell.start < span.end);
        cells[..n_before].last().filter(|(cell, _)| cell.end > span.start).map(|(_, after)| *after)
    };
    let variations = variations(record);
    let mut variations = variations.iter().peekable();
    let mut found = Vec::new();
    let (mut after, mut from) = (0, 0);
    while let Some(item) = record.tape.items.get(from) {
        if let Some((_, close)) = variations.next_if(|(open, _)| *open == from) {
            let span = item.span.join(record.tape.items[*close].span);
            found.push(Annotation { span, kind: item.kind, after });
            from = close + 1;
            continue;
        }
        match item.kind {
            ItemKind::Move => after = behind(item.span).unwrap_or(after),
            // Text between the rows of a sheet is handled as prose.
            ItemKind::Comment if record.tape.is_sheet => {}
            ItemKind::Comment | ItemKind::LineComment | ItemKind::Nag | ItemKind::Glyph | ItemKind::DrawOffer => {
                found.push(Annotation { span: item.span, kind: item.kind, after });
            }
            _ => {}
        }
        from += 1;
    }
    for issue in record.tape.issues.iter().filter(|issue| issue.kind == IssueKind::MisplacedTag) {
        let n_before = cells.partition_point(|(cell, _)| cell.start < issue.span.start);
        let after = n_before.checked_sub(1).map_or(0, |at| cells[at].1);
        found.push(Annotation { span: issue.span, kind: ItemKind::Number, after });
    }
    found.retain(|annotation| restored.has_place(annotation.span.start));
    found.compact_sort_by_key(|annotation| annotation.after);
    found
}

/// Lists the beginnings and ends of the variations of the main line; a bracket that is never closed opens none.
fn variations(record: &Record<'_>) -> Vec<(usize, usize)> {
    let mut open = Vec::new();
    let mut found = Vec::new();
    for (index, item) in record.tape.items.iter().enumerate() {
        match item.kind {
            ItemKind::VariationOpen => open.push(index),
            ItemKind::VariationClose => found.extend(open.pop().filter(|_| open.is_empty()).map(|from| (from, index))),
            _ => {}
        }
    }
    found
}

/// Makes text fit for a comment.
fn in_comment(text: &str) -> String {
    Visible(text).to_string().replace(['{', '}'], "|")
}

fn said_of<M>(ply: &RestoredPly<M>, is_open: bool, language: Language) -> String {
    let mut said = String::new();
    if is_open && ply.how != HowRead::AsWritten {
        said.push_str("{?}\n");
    }
    let phrase = match (ply.how, &ply.cell) {
        (HowRead::AsWritten, _) => return said,
        (HowRead::Changed | HowRead::Signs | HowRead::Displaced | HowRead::Answered, Some(cell)) => {
            message!("repair-comment-written", word = in_comment(&cell.word))
        }
        (HowRead::Gap | HowRead::Answered, _) => message!("repair-comment-gap"),
        (HowRead::Inserted | HowRead::Changed | HowRead::Signs | HowRead::Displaced, _) => {
            message!("repair-comment-inserted")
        }
    };
    let _ = writeln!(said, "{{{}}}", phrase.in_language(language));
    said
}
