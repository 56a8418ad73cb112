//! The tape covers the text: every byte of a record has one place on it.

use zapis_record::record::split::Pieces;
use zapis_record::record::{ItemKind, Next, RecordReader, Tape};
use zapis_record::text::{EncodingChoice, Span, decode};

/// Reads every piece of `bytes` and checks the places of everything on the tape.
pub(crate) fn check(bytes: &[u8]) {
    let mut tape = Tape::default();
    for (_, piece) in Pieces::new(bytes) {
        let decoded = decode(piece, EncodingChoice::Auto, None);
        let text: &str = &decoded.text;
        let mut reader = RecordReader::new(text);
        let mut from = 0;
        loop {
            let next = reader.next_record(&mut tape);
            let upto = if next == Next::End { text.len() } else { tape.span.start as usize };
            assert_eq!(unaccounted(text, from..upto), None, "between records of {text:?}");
            match next {
                Next::End => break,
                Next::Record => check_record(text, &tape),
                Next::Text => check_spans(text, &tape),
            }
            from = tape.span.end as usize;
        }
    }
}

fn check_spans(text: &str, tape: &Tape) {
    let mut spans: Vec<Span> = tape.issues.iter().map(|issue| issue.span).collect();
    spans.extend(tape.items.iter().map(|item| item.span));
    spans.extend(tape.tags.iter().flat_map(|tag| [tag.span, tag.name, tag.value]));
    let whole = tape.span;
    for span in spans.into_iter().chain([whole]) {
        assert!(span.start <= span.end && span.end as usize <= text.len(), "{span:?} of {text:?}");
        assert!(text.get(span.range()).is_some(), "{span:?} cuts a character of {text:?}");
        assert!(whole.start <= span.start && span.end <= whole.end, "{span:?} is outside {whole:?} of {text:?}");
    }
}

fn check_record(text: &str, tape: &Tape) {
    check_spans(text, tape);
    for tag in &tape.tags {
        let is_inside = |part: Span| tag.span.start <= part.start && part.end <= tag.span.end;
        assert!(is_inside(tag.name) && is_inside(tag.value) && tag.name.end <= tag.value.start, "{tag:?} of {text:?}");
    }
    let tags: Vec<Span> = tape.tags.iter().map(|tag| tag.span).collect();
    let items: Vec<Span> = tape.items.iter().map(|item| item.span).collect();
    for places in [&tags, &items] {
        let in_order = places.windows(2).all(|pair| pair[0].end <= pair[1].start);
        assert!(in_order, "out of order: {places:?} of {text:?}");
    }
    // A semicolon between two lines in one bracket closes one variation and opens the next without any text.
    let has_empty = tape.items.iter().any(|item| item.span.is_empty() && item.kind != ItemKind::VariationOpen);
    assert!(!has_empty, "an empty item: {items:?} of {text:?}");
    let mut depth = 0_u32;
    for item in &tape.items {
        match item.kind {
            ItemKind::VariationOpen => depth += 1,
            ItemKind::VariationClose => depth = depth.checked_sub(1).expect("a bracket closes what was opened"),
            _ => {}
        }
    }
    let mut places: Vec<Span> = tags;
    places.extend(items);
    places.sort();
    assert!(places.windows(2).all(|pair| pair[0].end <= pair[1].start), "overlapping: {places:?} of {text:?}");
    places.extend(tape.issues.iter().map(|issue| issue.span));
    places.sort();
    let mut from = tape.span.start as usize;
    for place in places {
        let gap = from..(place.start as usize).max(from);
        assert_eq!(unaccounted(text, gap), None, "{text:?}");
        from = from.max(place.end as usize);
    }
    assert_eq!(unaccounted(text, from..tape.span.end as usize), None, "{text:?}");
}

/// Finds the first character of a gap that is not white space, punctuation, a byte order mark, or part of an escape
/// line.
fn unaccounted(text: &str, gap: std::ops::Range<usize>) -> Option<(usize, char)> {
    let mut from = gap.start;
    while from < gap.end {
        let rest = text.get(from..gap.end).expect("a gap lies between characters");
        let character = rest.chars().next()?;
        let is_column_one = from == 0 || matches!(text.as_bytes()[from - 1], b'\n' | b'\r');
        from += match character {
            '%' if is_column_one => rest.find(['\n', '\r']).unwrap_or(rest.len()),
            '.' | ',' | '…' | '\u{feff}' => character.len_utf8(),
            blank if blank.is_whitespace() => blank.len_utf8(),
            _ => return Some((from, character)),
        };
    }
    None
}
