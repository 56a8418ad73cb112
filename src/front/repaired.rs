//! A restored record, as plain data.

use crate::findings::Location;
use crate::game::{Game, Side};
use crate::l10n::Language;
use crate::render::{DeferredBuffer, LastSure, PlayersQuestion, RepairedRecord, players_of, write_repair_text};
use crate::rulings::common_spelling;
use crate::scoresheet::{HowRead, HowSure, Restored};
use crate::sorting::CompactSort;

use super::stream::Numbered;

/// One ply that was read differently from what is written.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangedPly {
    /// The ply, from 1.
    pub ply: u32,
    /// The side to move.
    pub side: Side,
    /// What is written; `None` if the move is not written.
    pub written: Option<String>,
    /// The move that was read, in SAN.
    pub san: String,
    /// The probability of the move, from 0 to 1.
    pub confidence: f64,
    /// How reliable it is.
    pub how_sure: HowSure,
    /// The other possible moves, the most probable first.
    pub rivals: Vec<String>,
    /// Whether it cannot be decided; the rest continues as if the move had been played.
    pub is_open: bool,
}

/// A restored record.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Repaired {
    /// The place of the record.
    pub location: Location,
    /// Whether it can be played as it is written, so that nothing was changed.
    pub is_sound: bool,
    /// Whether all of it could be read; always true if it is sound.
    pub is_complete: bool,
    /// The probability that all of it is right, from 0 to 1; 0 if nothing could be restored.
    pub confidence: f64,
    /// The plies read differently from what is written.
    pub changes: Vec<ChangedPly>,
    /// The words of the sheet that belong to no move, as they are written.
    pub left_out: Vec<String>,
    /// The last sure position, if not everything is sure.
    pub last_sure: Option<LastSure>,
    /// The questions to the players.
    pub questions: Vec<PlayersQuestion>,
    /// Whether the search ended early because its steps were used up.
    pub is_stopped: bool,
    /// The game as PGN, as `zapis repair` writes it, with the changes in comments.
    pub pgn: String,
}

impl Numbered for Repaired {
    fn add_records_before(&mut self, before: u64) {
        if let Some(record) = &mut self.location.record {
            *record += before;
        }
    }
}

/// Converts the result for a record.
pub(crate) fn repaired<G: Game + Clone>(of: &RepairedRecord<'_, G>, language: Language) -> Repaired {
    let (game, source, restored) = (of.game, of.source, of.restored);
    let span = restored.map_or(of.record.tape.span, |restored| restored.span_in(of.record.tape.span));
    let (line, column) = source.line_and_column(span.start);
    let mut location = Location::on_line(source.path, line, column).with_record(of.index + 1);
    location.bytes = Some(source.stored_offset(span.start)..source.stored_offset(span.end));
    location.players = players_of(&of.record);
    let mut written = DeferredBuffer::new(language).with_width(usize::MAX);
    write_repair_text(of, of.game.common_letters(), false, &mut written);
    let mut pgn = Vec::new();
    // Writing to memory does not fail.
    let _ = written.write_to(&mut pgn, 0);
    let is_sound = of.is_sound();
    let (last_sure, questions) = of.left_to_ask();
    Repaired {
        location,
        is_sound,
        is_complete: is_sound || restored.is_some_and(Restored::is_complete),
        confidence: restored.map_or(f64::from(u8::from(is_sound)), |restored| restored.confidence),
        changes: restored.map(|restored| changes(game, restored)).unwrap_or_default(),
        left_out: restored.map(left_out).unwrap_or_default(),
        last_sure,
        questions,
        is_stopped: restored.is_some_and(|restored| restored.is_stopped),
        pgn: String::from_utf8_lossy(&pgn).into_owned(),
    }
}

fn changes<G: Game>(game: &G, restored: &Restored<G>) -> Vec<ChangedPly> {
    let mut position = restored.start.clone();
    let mut changes = Vec::new();
    for (ply, how_sure) in restored.plies.iter().zip(restored.how_sure()) {
        let named = |mv: G::Move| common_spelling(game, &position, mv);
        if ply.how != HowRead::AsWritten {
            changes.push(ChangedPly {
                ply: ply.ply,
                side: ply.side,
                written: ply.cell.as_ref().map(|cell| cell.word.clone()),
                san: named(ply.mv),
                confidence: ply.confidence,
                how_sure,
                rivals: ply.rivals.iter().map(|rival| named(rival.mv)).collect(),
                is_open: ply.is_open,
            });
        }
        game.play(&mut position, ply.mv);
    }
    changes
}

fn left_out<G: Game>(restored: &Restored<G>) -> Vec<String> {
    let mut cells: Vec<_> = restored.dropped.iter().map(|dropped| &dropped.cell).collect();
    cells.extend(restored.unplayed.iter().map(|unplayed| &unplayed.cell));
    cells.compact_sort_by_key(|cell| cell.span.start);
    cells.into_iter().map(|cell| cell.word.clone()).collect()
}
