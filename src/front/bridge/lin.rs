//! Files of LIN, read board by board in pieces.

use std::io::BufRead;
use std::sync::Arc;

use crate::bridge::lin::{self, LinPieces, VugraphMatch};
use crate::bridge::pbn::{Chunk, read};
use crate::bridge::{Checker, Found, Span, write_pbn_of_lin};
use crate::sorting::CompactSort;
use crate::text::decode;

use super::kept_file::SeenRecord;
use super::place::{Place, RecordContext};
use super::reading::Reading;
use super::recognized::encoding_of;
use super::record::stored_as;
use crate::front::pipeline::boardless::BoardlessFile;

/// Reads a file of LIN. Returns how many records there are.
pub(super) fn read_lin(reader: impl BufRead, file: &mut BoardlessFile<'_>, reading: &mut Reading<'_>) -> u64 {
    let (path, choice, before) = (file.path, file.encoding, file.before);
    let mut pieces = LinPieces::new(reader);
    let mut chunk = Chunk::default();
    let mut head = lin::LinHead::default();
    let mut last_heading: Vec<u8> = Vec::new();
    let mut encoding = None;
    let mut n_records = 0;
    while file.goes_on(pieces.next_into(&mut chunk)) {
        let encoding = *encoding.get_or_insert_with(|| encoding_of(choice, &chunk.bytes));
        let decoded = decode(&chunk.bytes, encoding, None);
        let piece = lin::read_behind(&decoded.text, &mut head);
        let mut place = Place::of_piece(path, &chunk, &decoded, before);
        let context_of = |span: Span, header: Option<&Arc<VugraphMatch>>| {
            let title = header.map_or_else(String::new, |header| header.title.clone());
            let start = before + chunk.offset + decoded.stored_offset(span.start) as u64;
            RecordContext::new(span.of(&decoded.text), start, [title, String::new(), String::new()])
        };
        // A board is read once for all its findings.
        let mut of_boards: Vec<Option<RecordContext>> = Vec::new();
        of_boards.resize_with(piece.boards.len(), || None);
        for (number, one) in &piece.found {
            place.record = (*number > 0).then_some(n_records + *number as u64);
            let board = number.checked_sub(1).and_then(|at| piece.boards.get(at).zip(of_boards.get_mut(at)));
            place.board = board.as_ref().and_then(|(board, _)| board.number());
            let before_boards;
            let context = if let Some((board, known)) = board {
                &*known.get_or_insert_with(|| context_of(board.whole, board.vugraph.as_ref()))
            } else {
                before_boards = context_of(one.span, head.matches.first().map(|scores| &scores.header));
                &before_boards
            };
            reading.take(one, &place, context);
        }
        if reading.needs_records() {
            // Findings in lists about a board come before it.
            let mut of_boards: Vec<&(usize, Found)> = piece.found.iter().collect();
            of_boards.compact_sort_by_key(|(number, _)| *number);
            for (index, board) in piece.boards.iter().enumerate() {
                let mut text = String::new();
                write_pbn_of_lin(board, &mut text);
                let record = read(&text);
                let mut checker = Checker::default();
                let (_, facts) = checker.check(&record);
                place.record = Some(n_records + index as u64 + 1);
                let from = of_boards.partition_point(|(number, _)| *number <= index);
                let own = of_boards[from..].iter().take_while(|(number, _)| *number == index + 1);
                let found: Vec<Found> = own.map(|(_, one)| one.clone()).collect();
                let bytes = |span: Span| {
                    let [start, end] = [span.start, span.end].map(|at| decoded.stored_offset(at));
                    chunk.bytes.get(start..end).unwrap_or_default()
                };
                let heading = if last_heading.is_empty() { bytes(board.head) } else { &last_heading };
                let stored = stored_as(heading, bytes(board.whole));
                place.give_record(&record, (&facts, checker.inherited()), (board.span, stored), &found, reading);
                last_heading.clear();
            }
        }
        for (index, board) in piece.boards.iter().enumerate() {
            place.record = Some(n_records + index as u64 + 1);
            place.board = board.number();
            reading.see(&SeenRecord::Lin { board, place: &place });
        }
        let [start, end] = [piece.last_heading.start, piece.last_heading.end].map(|at| decoded.stored_offset(at));
        last_heading.extend_from_slice(chunk.bytes.get(start..end).unwrap_or_default());
        n_records += piece.boards.len() as u64;
    }
    reading.see(&SeenRecord::Matches(&head.matches));
    n_records
}
