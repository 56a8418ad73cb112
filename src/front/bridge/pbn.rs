//! Files of PBN, read record by record: each inherits values from those before it.

use std::collections::HashMap;
use std::io::BufRead;
use std::rc::Rc;

use crate::bridge::pbn::{Chunk, Chunks, Inherited, ItemKind, Record, read_embedded};
use crate::bridge::sitting::Sitting;
use crate::bridge::{
    CardSet, CharacterFault, Checker, Deal, Dialect, DoubleDummy, Facts, Found, Problem, Span, asks_for_double_dummy,
    double_dummy_faults,
};
use crate::sorting::CompactSort;
use crate::text::{Decoded, Encoding, decode};

use super::hash::step;
use super::kept_file::SeenRecord;
use super::place::{Place, RecordContext};
use super::reading::Reading;
use super::recognized::encoding_of;
use super::record::stored_as;
use crate::front::pipeline::boardless::{BoardlessFile, FindingContext, StoredRecord};

/// Reads a file of PBN, in which text may surround the games if `is_outside`. Returns how many records there are.
pub(super) fn read_pbn(
    reader: impl BufRead,
    mut is_outside: bool,
    file: &mut BoardlessFile<'_>,
    reading: &mut Reading<'_>,
) -> u64 {
    let (path, choice, before) = (file.path, file.encoding, file.before);
    let options = reading.options;
    let mut chunks = Chunks::new(reader);
    let mut chunk = Chunk::default();
    let mut checker = Checker::default();
    let mut encoding = None;
    let mut n_records = 0;
    let mut sitting = Sitting::default();
    let mut anchored = Vec::new();
    let mut searched = SearchedDeals::default();
    let mut heading: Vec<u8> = Vec::new();
    let mut first_event = Rc::default();
    while file.goes_on(chunks.next_into(&mut chunk)) {
        let encoding = *encoding.get_or_insert_with(|| encoding_of(choice, &chunk.bytes));
        let decoded = decode(&chunk.bytes, encoding, None);
        let record = read_embedded(&decoded.text, &mut is_outside);
        let is_record = !record.tags.is_empty();
        n_records += u64::from(is_record);
        let (mut found, facts) = checker.check(&record);
        found.extend(strange_character(&decoded));
        if options.double_dummy {
            found.extend(searched.faults(&record, &facts, checker.inherited(), options.jobs));
        }
        let taken = sitting.take(&record, &facts, checker.inherited(), n_records);
        found.extend(taken.found);
        found.compact_sort_by_key(|one| one.span.start);
        let mut place = Place::of_piece(path, &chunk, &decoded, before);
        (place.record, place.board) = (is_record.then_some(n_records), facts.board);
        if !found.is_empty() || !taken.anchors.is_empty() || n_records < 2 {
            let value = |name: &str| checker.inherited().value_of(&record, name).unwrap_or_default().into_owned();
            let event = ["Event", "Site", "Date"].map(value);
            let context = RecordContext::new(&decoded.text, before + chunk.offset, event);
            if is_record && n_records == 1 {
                first_event = Rc::clone(&context.event);
            }
            for one in &found {
                reading.take(one, &place, &context);
            }
            anchored.extend(
                taken.anchors.into_iter().map(|span| (place.anchor(span), step(context.key, span.start as u64))),
            );
        }
        if is_record {
            let (facts, inherited) = (&facts, checker.inherited());
            reading.see(&SeenRecord::Pbn { record: &record, facts, inherited, place: &place });
        }
        if reading.needs_records() {
            let whole =
                record.items.first().map_or(Span::default(), |first| Span::new(first.span.start, decoded.text.len()));
            let mut stored = stored_game(&record, &chunk.bytes, &decoded, n_records < 2);
            if n_records < 2 {
                // The way a file is written may be declared before its first game, with a blank line between.
                heading.extend_from_slice(stored.heading);
                stored.heading = &heading;
            }
            place.give_record(&record, (&facts, checker.inherited()), (whole, stored), &found, reading);
        }
    }
    for (anchor, problem) in sitting.end() {
        if let Some((anchor, key)) = anchored.get(anchor) {
            let context = FindingContext { key: *key, event: Rc::clone(&first_event) };
            reading.give_finding(anchor.finding(&Problem::Sitting(problem), path), context);
        }
    }
    reading.see(&SeenRecord::Sitting(&sitting));
    n_records
}

/// Returns the bytes of a game of PBN, without text around embedded games, and the lines before the first one about how
/// the file is written.
fn stored_game<'c>(record: &Record<'_>, bytes: &'c [u8], decoded: &Decoded<'_>, is_first: bool) -> StoredRecord<'c> {
    let is_around = |kind: ItemKind| kind == ItemKind::Surrounding;
    let starts = |kind: ItemKind| !(is_around(kind) || is_first && kind == ItemKind::EscapeLine);
    let items = &record.items;
    let Some(first) = items.iter().position(|item| starts(item.kind)) else {
        let is_heading = is_first && items.iter().all(|item| item.kind == ItemKind::EscapeLine);
        return StoredRecord { heading: if is_heading { bytes } else { &[] }, ..StoredRecord::default() };
    };
    let last = items.iter().rposition(|item| !is_around(item.kind)).unwrap_or(first);
    let own_start = items[first].span.start;
    let head =
        items[..first].iter().find(|item| item.kind == ItemKind::EscapeLine).map_or(own_start, |it| it.span.start);
    let end = items.get(last + 1).map_or(decoded.text.len(), |item| item.span.start);
    let [head, start, end] = [head, own_start, end].map(|at| decoded.stored_offset(at));
    stored_as(bytes.get(head..start).unwrap_or_default(), bytes.get(start..end).unwrap_or_default())
}

/// Finds a character that Latin-1 does not have: a fault in a file stored as Latin-1, otherwise a spelling.
fn strange_character(decoded: &Decoded<'_>) -> Option<Found> {
    if decoded.text.is_ascii() {
        return None;
    }
    let (at, c) = decoded.text.char_indices().find(|(_, c)| *c > '\u{ff}')?;
    let problem = match decoded.encoding {
        Encoding::Windows1252 => Problem::Character { fault: CharacterFault::Other },
        _ => Problem::Dialect { kind: Dialect::OtherLetters },
    };
    Some(Found::new(problem, Span::new(at, at + c.len_utf8())))
}

#[derive(Default)]
pub(super) struct SearchedDeals {
    given: HashMap<[CardSet; 4], Option<DoubleDummy>>,
}

/// The maximum number of deals kept; then all are dropped.
const MOST_DEALS: usize = 1 << 12;

impl SearchedDeals {
    /// Compares the double-dummy data of a record with a search of its deal, on a number of threads.
    pub(super) fn faults(
        &mut self,
        record: &Record<'_>,
        facts: &Facts,
        inherited: &Inherited,
        n_threads: usize,
    ) -> Vec<Found> {
        let deal = facts.deal.as_ref().filter(|_| asks_for_double_dummy(record));
        let Some((deal, key)) = deal.and_then(|deal| Some((deal, Deal::key(deal)?))) else { return Vec::new() };
        if self.given.len() >= MOST_DEALS {
            self.given.clear();
        }
        let given = *self.given.entry(key).or_insert_with(|| DoubleDummy::of(deal, n_threads));
        given.map(|given| double_dummy_faults(record, facts, inherited, &given)).unwrap_or_default()
    }
}
