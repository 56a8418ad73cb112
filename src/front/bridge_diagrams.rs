//! Texts with diagrams of four hands, as books and `zapis convert --to diagram` print them.

use std::io::BufRead;

use crate::bridge::diagram::{DiagramPieces, read_beginning, write_pbn_of_diagram};
use crate::bridge::pbn::{Chunk, read};
use crate::bridge::{Checker, Found};
use crate::text::{EncodingChoice, decode};

use super::bridge::{BridgeItem, GamesWanted, OnceAFile, OpenBridge, SeenRecord, StoredGame};
use super::bridge_place::Place;
use super::options::Options;
use super::whose_finding::BridgeRecordContext;

/// Reads a text with diagrams; each is a record.
pub(super) fn read_diagram_file(
    reader: impl BufRead,
    open: &mut OpenBridge,
    (path, choice): (&str, EncodingChoice),
    (options, wanted): (&Options, GamesWanted),
    give: &mut dyn FnMut(BridgeItem<'_>),
) -> u64 {
    let mut pieces = DiagramPieces::new(reader);
    let mut chunk = Chunk::default();
    let mut once = OnceAFile::default();
    let mut n_records = 0;
    while open.goes_on(pieces.next_into(&mut chunk)) {
        let decoded = decode(&chunk.bytes, choice, None);
        let text = &*decoded.text;
        let (diagrams, n_read) = read_beginning(text, pieces.is_over());
        let mut place = Place::of_piece(path, &chunk, &decoded, open.before);
        for diagram in &diagrams {
            n_records += 1;
            (place.record, place.board) = (Some(n_records), diagram.board);
            let stored = |at: usize| decoded.stored_offset(at);
            let context = BridgeRecordContext::new(
                diagram.span.of(text),
                open.before + chunk.offset + stored(diagram.span.start) as u64,
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
                once.take(one, &place, &context, &mut |finding, context| {
                    give(BridgeItem::Finding(Box::new(finding), context));
                });
            }
            give(BridgeItem::Seen(SeenRecord::Pbn {
                record: &record,
                facts: &facts,
                inherited: checker.inherited(),
                place: &place,
            }));
            if wanted != GamesWanted::No {
                let own = chunk.bytes.get(stored(diagram.span.start)..stored(diagram.span.end)).unwrap_or_default();
                let stored = StoredGame { heading: &[], own };
                place.give_game(
                    &record,
                    (&facts, checker.inherited()),
                    (diagram.span, stored),
                    (&found, options, wanted),
                    give,
                );
            }
        }
        let n_read = decoded.stored_offset(n_read);
        pieces.leave(&mut chunk, n_read);
    }
    once.end(&mut |finding, context| give(BridgeItem::Finding(Box::new(finding), context)));
    n_records
}
