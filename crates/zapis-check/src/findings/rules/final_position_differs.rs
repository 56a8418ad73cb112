//! `final-position-differs`: a row gives the position in which its game ended, and the moves lead to another.

use crate::findings::draft::Draft;
use crate::findings::rules::FINAL_POSITION_DIFFERS;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::RowStatement;
use crate::text::{Span, quote};

/// The fields of FEN that are compared: pieces, side to move, castling rights, and the counters. Programs differ in
/// when they write an en passant square.
const COMPARED: [usize; 5] = [0, 1, 2, 4, 5];

/// Finds the first field, or the first rank, in which the position is another.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, statement: &RowStatement) -> Option<Draft> {
    let replay = subject.replay;
    let last = replay.last.as_ref().filter(|_| replay.is_complete)?;
    let is = subject.game.position_text(last);
    let said: Vec<&str> = statement.value.split_whitespace().collect();
    let true_fields: Vec<&str> = is.split_whitespace().collect();
    // Counters that start over were not kept.
    let has_counters = said.get(4..6).is_some_and(|counters| counters != ["0", "1"]);
    let is_other = |index: &usize| match (said.get(*index), true_fields.get(*index)) {
        (Some(said), Some(is)) => said != is && !(*index > 1 && *said == "-") && (*index < 3 || has_counters),
        _ => false,
    };
    let index = COMPARED.into_iter().find(is_other)?;
    let (field, true_field) = (said[index], true_fields[index]);
    let mut from = field.as_ptr() as usize - statement.value.as_ptr() as usize;
    let mut len = field.len();
    let ranks = field.split('/').zip(true_field.split('/'));
    if index == 0
        && let Some((rank, _)) = ranks.into_iter().find(|(rank, true_rank)| rank != true_rank)
    {
        from = rank.as_ptr() as usize - statement.value.as_ptr() as usize;
        len = rank.len();
    }
    // Behind escapes, `\/`, its place is not known.
    let is_plain = statement.span.range().len() == statement.value.len();
    let start = statement.span.start as usize + from;
    let span = if is_plain { Span::of(start..start + len) } else { statement.span };
    let written = statement.value.get(from..from + len).unwrap_or(field);
    let message = message!("final-position-differs", said = quote(written), position = quote(&is));
    let mut finding = Draft::new(FINAL_POSITION_DIFFERS, span, message);
    finding.fen = Some(is);
    Some(finding)
}
