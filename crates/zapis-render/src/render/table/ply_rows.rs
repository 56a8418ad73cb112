//! Rows with one ply of the main line each.

use crate::game::{CheckStatus, Game, Notation, Side};

use super::cells::{Cells, TableRows, Texts, Values};
use super::columns::PlyField;
use super::fields::ChosenColumns;
use super::main_line::{code, each_ply, write_ply};
use crate::render::findings::place::as_name;
use crate::render::games::timeline::Timeline;

/// Appends the rows of a record.
pub(super) fn append<G: Game>(timeline: &Timeline<'_, G>, fields: &ChosenColumns, rows: &mut TableRows) {
    let Timeline { game, record, source, .. } = timeline;
    let has_notes = fields.of_plies().any(|field| {
        matches!(
            field,
            PlyField::ClockMs
                | PlyField::ElapsedMs
                | PlyField::EvalCp
                | PlyField::MateIn
                | PlyField::Nags
                | PlyField::Comments
        )
    });
    let player = |tag| record.tag_text(tag).map(as_name);
    let [white, black] = ["White", "Black"].map(player);
    let offset = i64::try_from(source.stored_offset(record.tape.span.start)).ok();
    let number = i64::try_from(timeline.index + 1).ok();
    let wants_after = fields.of_plies().any(|field| field == PlyField::Fen);
    let mut after = Vec::new();
    each_ply(timeline, has_notes, |index, ply, board, notes| {
        let turn = board.turn();
        let before = board.before().clone();
        if wants_after {
            after.clear();
            game.write_position(board.after(), &mut after);
        }
        for (field, cells) in fields.of_plies().zip(&mut rows.columns) {
            match field {
                PlyField::Path => cells.text(Some(source.path)),
                PlyField::Record => cells.number(number),
                PlyField::Offset => cells.number(offset),
                PlyField::White => cells.text(white.as_deref()),
                PlyField::Black => cells.text(black.as_deref()),
                PlyField::Ply => cells.number(Some(ply.ply.into())),
                PlyField::Number => cells.number(Some(turn.0.into())),
                PlyField::Side => cells.text(Some(if turn.1 == Side::White { "white" } else { "black" })),
                PlyField::Written => cells.text(record.tape.items.get(index).map(|item| record.slice(item.span))),
                PlyField::San => cells.text_with(|out| write_ply(*game, ply, &before, Notation::San, out)),
                PlyField::Uci => cells.text_with(|out| write_ply(*game, ply, &before, Notation::Uci, out)),
                PlyField::Move16 => cells.number(Some(code(*game, ply))),
                PlyField::Fen => cells.text_with(|out| out.extend_from_slice(&after)),
                PlyField::Capture => {
                    cells.number(Some((!game.is_null(ply.mv) && game.is_capture(&before, ply.mv)).into()));
                }
                PlyField::Check => cells.number(Some((ply.gives != CheckStatus::Nothing).into())),
                PlyField::Stood => cells.number(Some(ply.stood.into())),
                PlyField::ClockMs => push_number(cells, notes.clock_ms),
                PlyField::ElapsedMs => push_number(cells, notes.elapsed_ms),
                PlyField::EvalCp => push_number(cells, notes.eval_cp),
                PlyField::MateIn => push_number(cells, notes.mate_in),
                PlyField::Nags => {
                    let nags: Vec<i64> = notes.nags.iter().map(|nag| i64::from(*nag)).collect();
                    cells.numbers(Some(&nags));
                }
                PlyField::Comments => cells.texts(Some(&comments(notes.comments))),
            }
        }
        rows.end_row();
    });
}

/// Appends a number that may be [missing](super::cells::NOTHING).
fn push_number(cells: &mut Cells, number: i64) {
    if let Values::Numbers(numbers) = &mut cells.values {
        numbers.push(number);
    }
}

/// Parses comments given as JSON strings separated by commas.
fn comments(list: &[u8]) -> Texts {
    let mut texts = Texts::default();
    if list.is_empty() {
        return texts;
    }
    let array = [b"[".as_slice(), list, b"]"].concat();
    let read: Vec<String> = serde_json::from_slice(&array).unwrap_or_default();
    for comment in read {
        texts.push(comment.as_bytes());
    }
    texts
}
