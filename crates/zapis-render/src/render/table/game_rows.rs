//! Rows with one game each.

use crate::database::{LoneRecord, fingerprint};
use crate::game::{Chess, Game, Notation, Rules};
use crate::replay::PlayedOpening;

use super::cells::{Cells, NOTHING, TableRows, Texts};
use super::columns::{GameField, TableColumn};
use super::fields::ChosenColumns;
use super::main_line::{code, each_ply, write_ply};
use super::tag_cells::{append_tag, day, left_over, moment, time_class, year};
use crate::render::games::timeline::Timeline;

/// Appends the row of a record.
pub(super) fn append<G: Game>(timeline: &Timeline<'_, G>, fields: &ChosenColumns, rows: &mut TableRows) {
    let line = GameLists::of(timeline, fields);
    for ((field, column), cells) in fields.of_games().zip(fields.columns()).zip(&mut rows.columns) {
        cell(timeline, &line, (field, column), cells);
    }
    rows.end_row();
}

/// The lists of a game's moves, as far as requested.
#[derive(Default)]
struct GameLists {
    moves: Texts,
    codes: Vec<i64>,
    clocks: Vec<i64>,
    elapsed: Vec<i64>,
    evals: Vec<i64>,
    mates: Vec<i64>,
    opening: Option<PlayedOpening>,
}

impl GameLists {
    fn of<G: Game>(timeline: &Timeline<'_, G>, fields: &ChosenColumns) -> Self {
        let (mut has_moves, mut has_codes, mut has_notes, mut has_opening) = (false, false, false, false);
        for field in fields.of_games() {
            match field {
                GameField::Moves => has_moves = true,
                GameField::Moves16 | GameField::Fingerprint | GameField::CopyKeys => has_codes = true,
                GameField::ClocksMs | GameField::ElapsedMs | GameField::EvalsCp | GameField::MatesIn => {
                    has_notes = true;
                }
                GameField::EcoPlayed | GameField::OpeningPlayed | GameField::OpeningPly => has_opening = true,
                _ => {}
            }
        }
        let mut line = Self::default();
        if has_opening {
            line.opening = timeline.replay.opening(timeline.game);
        }
        if !(has_moves || has_codes || has_notes) {
            return line;
        }
        each_ply(timeline, has_notes, |_, ply, board, notes| {
            if has_moves {
                let before = board.before();
                line.moves.push_with(|out| write_ply(timeline.game, ply, before, Notation::San, out));
            }
            if has_codes {
                line.codes.push(code(timeline.game, ply));
            }
            if has_notes {
                line.clocks.push(notes.clock_ms);
                line.elapsed.push(notes.elapsed_ms);
                line.evals.push(notes.eval_cp);
                line.mates.push(notes.mate_in);
            }
        });
        line
    }
}

/// Returns the fingerprint of the moves.
fn fingerprint_of<G: Game>(timeline: &Timeline<'_, G>, codes: &[i64]) -> u64 {
    let start = &timeline.replay.start;
    let position = start.position.as_ref().filter(|_| !start.is_usual || G::NAME != Chess::NAME);
    let state = position.map_or(0, |position| fingerprint::of_start(&timeline.game.position_text(position)));
    fingerprint::of_moves(state, codes.iter().filter_map(|code| u16::try_from(*code).ok()))
}

/// Returns a list if any of its elements is present.
fn if_any(list: &[i64]) -> Option<&[i64]> {
    list.iter().any(|number| *number != NOTHING).then_some(list)
}

fn cell<G: Game>(
    timeline: &Timeline<'_, G>,
    line: &GameLists,
    (field, column): (GameField, &TableColumn),
    cells: &mut Cells,
) {
    let Timeline { record, replay, source, .. } = timeline;
    let tag = |name| record.tag_text(name);
    let has_start = replay.start.position.is_some();
    match field {
        GameField::Path => cells.text(Some(source.path)),
        GameField::Record => cells.number(i64::try_from(timeline.index + 1).ok()),
        GameField::Offset if !source.has_places() => cells.number(None),
        GameField::Offset => cells.number(i64::try_from(source.stored_offset(record.tape.span.start)).ok()),
        GameField::Line => cells.number(i64::try_from(source.line_and_column(record.tape.span.start).0).ok()),
        GameField::System => cells.text(Some(timeline.game.system(replay.start.position.as_ref()))),
        GameField::Day => cells.number(tag("Date").as_deref().and_then(day)),
        GameField::Year => cells.number(tag("Date").as_deref().and_then(year)),
        GameField::ResultMovetext => cells.text(timeline.marker().as_deref()),
        GameField::Board => cells.text(timeline.board_ending()),
        GameField::EcoPlayed => cells.text(line.opening.map(|played| played.opening.eco)),
        GameField::OpeningPlayed => cells.text(line.opening.map(|played| played.opening.name.as_ref())),
        GameField::OpeningPly => cells.number(line.opening.map(|played| played.ply.into())),
        GameField::TimeClass => {
            cells.text(tag("TimeControl").as_deref().and_then(time_class).map(crate::laws::TimeClass::name));
        }
        GameField::Started => cells.number(moment(record)),
        GameField::StartFen => match &replay.start.position {
            Some(start) if !replay.start.is_usual => {
                cells.text_with(|out| timeline.game.write_position(start, out));
            }
            _ => cells.text(None),
        },
        GameField::Plies => cells.number(Some(replay.main_plies.into())),
        GameField::Complete => cells.number(Some(replay.is_complete.into())),
        GameField::FinalFen => match &replay.last {
            Some(last) => cells.text_with(|out| timeline.game.write_position(last, out)),
            None => cells.text(None),
        },
        GameField::Fingerprint if !has_start => cells.text(None),
        GameField::Fingerprint => cells.text(Some(&format!("{:016x}", fingerprint_of(timeline, &line.codes)))),
        GameField::CopyKeys => {
            let codes: Vec<u16> = line.codes.iter().filter_map(|code| u16::try_from(*code).ok()).collect();
            let tags = ["White", "Black", "Date", "Event"].map(|name| tag(name).unwrap_or_default());
            let fingerprint = fingerprint_of(timeline, &line.codes);
            let record = LoneRecord { codes: &codes, fingerprint, tags: tags.each_ref().map(String::as_str) };
            let keys: Vec<i64> = record.keys().into_iter().map(u64::cast_signed).collect();
            cells.numbers(Some(&keys));
        }
        GameField::Text => cells.text(Some(record.slice(record.tape.span))),
        GameField::Moves => cells.texts(has_start.then_some(&line.moves)),
        GameField::Moves16 => cells.numbers(has_start.then_some(&line.codes)),
        GameField::ClocksMs => cells.numbers(if_any(&line.clocks)),
        GameField::ElapsedMs => cells.numbers(if_any(&line.elapsed)),
        GameField::EvalsCp => cells.numbers(if_any(&line.evals)),
        GameField::MatesIn => cells.numbers(if_any(&line.mates)),
        GameField::Findings => {
            let mut names = Texts::default();
            for finding in timeline.findings {
                names.push(finding.rule.name.as_bytes());
            }
            cells.texts(Some(&names));
        }
        GameField::Tags => {
            let (mut names, mut values) = (Texts::default(), Texts::default());
            left_over(record, &mut names, &mut values);
            cells.pairs(&names, &values);
        }
        _ => append_tag(column.tag.and_then(tag).as_deref(), column.kind, cells),
    }
}
