//! Files of bridge, read record by record: each inherits values from those before it, so one thread reads a file.

use std::io::{BufRead, BufReader};
use std::rc::Rc;

use crate::bridge::pbn::{Chunk, Chunks, ItemKind, Record, begins_outside, read_embedded};
use crate::bridge::sitting::Sitting;
use crate::bridge::{CharacterFault, Checker, Dialect, Found, Problem, Span};
use crate::findings::Severity;
use crate::record::{InputFormat, has_tag_line};
use crate::render::Summary;
use crate::sorting::CompactSort;
use crate::text::{Decoded, Encoding, EncodingChoice, decode};

use super::bridge::{
    BridgeItem, BridgeSource, GamesWanted, OnceAFile, SeenRecord, StoredGame, encoding_of, is_lin, shows_diagram,
};
use super::bridge_diagrams::read_diagram_file;
use super::bridge_lin::read_lin;
use super::bridge_place::Place;
use super::options::Options;
use super::searched_deals::SearchedDeals;
use super::whose_finding::{BridgeContext, BridgeRecordContext, next_key};

/// Reads the records of a file, by its name and encoding, and passes on the findings in each, and at the end those
/// about the file. Returns the counts.
pub(crate) fn read_bridge(
    source: &BridgeSource,
    (path, choice): (&str, EncodingChoice),
    (options, wanted): (&Options, GamesWanted),
    mut take: impl FnMut(BridgeItem<'_>) -> bool,
) -> Summary {
    let mut summary = Summary::default();
    let mut last_with_errors = None;
    let n_records = read_records(source, (path, choice), (options, wanted), &mut |item: BridgeItem<'_>| {
        let BridgeItem::Finding(mut finding, context) = item else {
            take(item);
            return;
        };
        let Some(severity) = options.policy.severity_of(finding.rule, finding.severity) else { return };
        finding.severity = severity;
        let (count, record) = (finding.count, finding.location.record);
        // Unlisted findings are counted, unless they are not asked for.
        if options.policy.lists(severity) && !take(BridgeItem::Finding(finding, context)) {
            return;
        }
        match severity {
            Severity::Error => {
                summary.errors += count;
                summary.records_with_errors += u64::from(record.is_some() && last_with_errors != record);
                last_with_errors = record.or(last_with_errors);
            }
            Severity::Warning => summary.warnings += count,
            Severity::Note => summary.notes += count,
        }
    });
    summary.records = n_records;
    summary
}

/// Reads the records of a file and passes on the findings. Returns how many records there are.
fn read_records(
    source: &BridgeSource,
    (path, choice): (&str, EncodingChoice),
    (options, wanted): (&Options, GamesWanted),
    give: &mut dyn FnMut(BridgeItem<'_>),
) -> u64 {
    let Ok(mut open) = source.0.lock() else { return 0 };
    let Some(reader) = open.reader.take() else { return 0 };
    let mut reader = BufReader::with_capacity(1 << 16, reader);
    // An explicit format overrides detection.
    let is_lin = match options.reading {
        InputFormat::Lin => true,
        InputFormat::Pbn => false,
        _ => reader.fill_buf().is_ok_and(is_lin),
    };
    let may_be_diagram = options.reading != InputFormat::Pbn;
    let mut is_outside = reader.fill_buf().is_ok_and(begins_outside);
    if is_lin {
        return read_lin(reader, &mut open, (path, choice), (options, wanted), give);
    }
    if may_be_diagram && reader.fill_buf().is_ok_and(|head| !has_tag_line(head) && shows_diagram(head)) {
        return read_diagram_file(reader, &mut open, (path, choice), (options, wanted), give);
    }
    let mut chunks = Chunks::new(reader);
    let mut chunk = Chunk::default();
    let mut checker = Checker::default();
    let mut once = OnceAFile::default();
    let mut encoding = None;
    let mut n_records = 0;
    let mut sitting = Sitting::default();
    let mut anchored = Vec::new();
    let mut searched = SearchedDeals::default();
    let mut heading: Vec<u8> = Vec::new();
    let mut first_event = Rc::default();
    while open.goes_on(chunks.next_into(&mut chunk)) {
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
        let mut place = Place::of_piece(path, &chunk, &decoded, open.before);
        (place.record, place.board) = (is_record.then_some(n_records), facts.board);
        if !found.is_empty() || !taken.anchors.is_empty() || n_records < 2 {
            let value = |name: &str| checker.inherited().value_of(&record, name).unwrap_or_default().into_owned();
            let event = ["Event", "Site", "Date"].map(value);
            let context = BridgeRecordContext::new(&decoded.text, open.before + chunk.offset, event);
            if is_record && n_records == 1 {
                first_event = Rc::clone(&context.event);
            }
            for one in &found {
                once.take(one, &place, &context, &mut |finding, context| {
                    give(BridgeItem::Finding(Box::new(finding), context));
                });
            }
            anchored.extend(
                taken.anchors.into_iter().map(|span| (place.anchor(span), next_key(context.key, span.start as u64))),
            );
        }
        if is_record {
            let (facts, inherited) = (&facts, checker.inherited());
            give(BridgeItem::Seen(SeenRecord::Pbn { record: &record, facts, inherited, place: &place }));
        }
        if wanted != GamesWanted::No {
            let whole =
                record.items.first().map_or(Span::default(), |first| Span::new(first.span.start, decoded.text.len()));
            let mut stored = stored_game(&record, &chunk.bytes, &decoded, n_records < 2);
            if n_records < 2 {
                // The way a file is written may be declared before its first game, with a blank line between.
                heading.extend_from_slice(stored.heading);
                stored.heading = &heading;
            }
            place.give_game(&record, (&facts, checker.inherited()), (whole, stored), (&found, options, wanted), give);
        }
    }
    drop(open);
    for (anchor, problem) in sitting.end() {
        if let Some((anchor, key)) = anchored.get(anchor) {
            let context = BridgeContext { key: *key, event: Rc::clone(&first_event) };
            give(BridgeItem::Finding(Box::new(anchor.finding(&Problem::Sitting(problem), path)), context));
        }
    }
    give(BridgeItem::Seen(SeenRecord::Sitting(&sitting)));
    once.end(&mut |finding, context| give(BridgeItem::Finding(Box::new(finding), context)));
    n_records
}

/// Returns the bytes of a game of PBN, without text around embedded games, and the lines before the first one about how
/// the file is written.
fn stored_game<'c>(record: &Record<'_>, bytes: &'c [u8], decoded: &Decoded<'_>, is_first: bool) -> StoredGame<'c> {
    let is_around = |kind: ItemKind| kind == ItemKind::Surrounding;
    let starts = |kind: ItemKind| !(is_around(kind) || is_first && kind == ItemKind::EscapeLine);
    let items = &record.items;
    let Some(first) = items.iter().position(|item| starts(item.kind)) else {
        let is_heading = is_first && items.iter().all(|item| item.kind == ItemKind::EscapeLine);
        return StoredGame { heading: if is_heading { bytes } else { &[] }, own: &[] };
    };
    let last = items.iter().rposition(|item| !is_around(item.kind)).unwrap_or(first);
    let own_start = items[first].span.start;
    let head =
        items[..first].iter().find(|item| item.kind == ItemKind::EscapeLine).map_or(own_start, |it| it.span.start);
    let end = items.get(last + 1).map_or(decoded.text.len(), |item| item.span.start);
    let [head, start, end] = [head, own_start, end].map(|at| decoded.stored_offset(at));
    StoredGame { heading: bytes.get(head..start).unwrap_or_default(), own: bytes.get(start..end).unwrap_or_default() }
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
