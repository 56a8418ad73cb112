//! Texts with diagrams of four hands, as books and `zapis convert --to diagram` print them.

use std::cell::Cell;
use std::io::{BufRead, Read};

use crate::bridge::diagram::{read_diagrams, write_pbn_of_diagram};
use crate::bridge::pbn::read;
use crate::bridge::{Checker, Found};
use crate::l10n::message;
use crate::text::{EncodingChoice, decode};

use super::bridge::{BridgeItem, GamesWanted, OnceAFile, OpenBridge, SeenRecord, StoredGame};
use super::bridge_place::Place;
use super::error::io_reason;
use super::options::Options;
use super::whose_finding::WhoseRecord;

/// A text is read up to so many bytes.
const LONGEST: u64 = 64 << 20;

/// Reads a text with diagrams; each is a record.
pub(super) fn read_diagram_file(
    reader: impl BufRead,
    open: &mut OpenBridge,
    (path, choice): (&str, EncodingChoice),
    (options, wanted): (&Options, GamesWanted),
    give: &mut impl FnMut(BridgeItem<'_>),
) -> u64 {
    let mut bytes = Vec::new();
    if let Err(error) = reader.take(LONGEST + 1).read_to_end(&mut bytes) {
        open.failure = Some(io_reason(&error));
    }
    if bytes.len() as u64 > LONGEST {
        bytes.pop();
        open.failure = Some(message!("bridge-diagrams-cut"));
    }
    let decoded = decode(&bytes, choice, None);
    let text = &*decoded.text;
    let diagrams = read_diagrams(text);
    let mut once = OnceAFile::default();
    let mut n_records = 0;
    for diagram in &diagrams {
        n_records += 1;
        let place = Place {
            path,
            record: Some(n_records),
            board: diagram.board,
            lines_before: 0,
            offset: 0,
            decoded: &decoded,
            before: open.before,
            counted: Cell::default(),
        };
        let stored = |at: usize| decoded.stored_offset(at);
        let whose = WhoseRecord::new(
            diagram.span.of(text),
            open.before + stored(diagram.span.start) as u64,
            <[String; 3]>::default(),
        );
        let mut pbn = String::new();
        write_pbn_of_diagram(diagram, &mut pbn);
        let record = read(&pbn);
        let mut checker = Checker::default();
        // What is wrong with tags that nobody wrote is told at the diagram.
        let (of_tags, facts) = checker.check(&record);
        let of_deal = |one: &Found| {
            record
                .tag("Deal")
                .is_some_and(|tag| tag.value_span.start <= one.span.start && one.span.end <= tag.value_span.end)
        };
        let of_tags = of_tags.into_iter().filter(|one| !of_deal(one)).map(|one| Found::new(one.problem, diagram.span));
        let found: Vec<Found> = diagram.found.iter().cloned().chain(of_tags).collect();
        for one in &found {
            once.take(one, &place, &whose, &mut |finding, whose| give(BridgeItem::Finding(Box::new(finding), whose)));
        }
        give(BridgeItem::Seen(SeenRecord::Pbn {
            record: &record,
            facts: &facts,
            inherited: checker.inherited(),
            place: &place,
        }));
        if wanted != GamesWanted::No {
            let own = bytes.get(stored(diagram.span.start)..stored(diagram.span.end)).unwrap_or_default();
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
    once.end(|finding, whose| give(BridgeItem::Finding(Box::new(finding), whose)));
    n_records
}
