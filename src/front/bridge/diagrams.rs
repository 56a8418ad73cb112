//! Texts with diagrams of four hands, as books and `zapis convert --to diagram` print them.

use std::io::BufRead;

use crate::bridge::diagram::{DiagramPieces, read_beginning, write_pbn_of_diagram};
use crate::bridge::pbn::{Chunk, read};
use crate::bridge::{Checker, Found};
use crate::text::decode;

use super::kept_file::SeenRecord;
use super::place::{Place, RecordContext};
use super::reading::Reading;
use super::record::stored_as;
use crate::front::pipeline::boardless::BoardlessFile;

/// Reads a text with diagrams; each is a record. Returns how many there are.
pub(super) fn read_diagrams(reader: impl BufRead, file: &mut BoardlessFile<'_>, reading: &mut Reading<'_>) -> u64 {
    let (path, choice, before) = (file.path, file.encoding, file.before);
    let mut pieces = DiagramPieces::new(reader);
    let mut chunk = Chunk::default();
    let mut n_records = 0;
    while file.goes_on(pieces.next_into(&mut chunk)) {
        let decoded = decode(&chunk.bytes, choice, None);
        let text = &*decoded.text;
        let (diagrams, n_read) = read_beginning(text, pieces.is_over());
        let mut place = Place::of_piece(path, &chunk, &decoded, before);
        for diagram in &diagrams {
            n_records += 1;
            (place.record, place.board) = (Some(n_records), diagram.board);
            let stored = |at: usize| decoded.stored_offset(at);
            let context = RecordContext::new(
                diagram.span.of(text),
                before + chunk.offset + stored(diagram.span.start) as u64,
                <[String; 3]>::default(),
            );
            let mut pbn = String::new();
            write_pbn_of_diagram(diagram, &mut pbn);
            let record = read(&pbn);
            let mut checker = Checker::default();
            // Faults of tags that were derived from the diagram are reported at the diagram.
            let (of_tags, facts) = checker.check(&record);
            let of_deal = |one: &Found| {
                record
                    .tag("Deal")
                    .is_some_and(|tag| tag.value_span.start <= one.span.start && one.span.end <= tag.value_span.end)
            };
            let of_tags =
                of_tags.into_iter().filter(|one| !of_deal(one)).map(|one| Found::new(one.problem, diagram.span));
            let found: Vec<Found> = diagram.found.iter().cloned().chain(of_tags).collect();
            for one in &found {
                reading.take(one, &place, &context);
            }
            let inherited = checker.inherited();
            reading.see(&SeenRecord::Pbn { record: &record, facts: &facts, inherited, place: &place });
            if reading.needs_records() {
                let own = chunk.bytes.get(stored(diagram.span.start)..stored(diagram.span.end)).unwrap_or_default();
                let stored = stored_as(&[], own);
                place.give_record(&record, (&facts, inherited), (diagram.span, stored), &found, reading);
            }
        }
        let n_read = decoded.stored_offset(n_read);
        pieces.leave(&mut chunk, n_read);
    }
    n_records
}
