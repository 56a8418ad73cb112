//! Records that have tag pairs only, one below the other: results without moves, as pairing programs export them.

use crate::record::{Record, Tape};

/// Splits the tag pairs of a record where, behind a blank line, a tag comes again that the record has already; each part
/// but the last is a record without moves. A record that has no such place is not split, and nothing is returned.
///
/// The reader of PGN takes them for one record, since it decides where records begin from what stands near, and a blank
/// line between tag pairs says little there.
#[must_use]
pub fn split(record: &Record<'_>) -> Vec<Tape> {
    let tags = &record.tape.tags;
    let mut starts = vec![0];
    for (at, tag) in tags.iter().enumerate().skip(1) {
        let between = tags[at - 1].span.end as usize..tag.span.start as usize;
        let is_after_blank_line = record.text.get(between).is_some_and(|text| {
            let breaks = text.replace("\r\n", "\n");
            breaks.matches(['\n', '\r']).count() > 1
        });
        let own = &tags[starts.last().copied().unwrap_or(0)..at];
        let name = record.slice(tag.name);
        if is_after_blank_line && own.len() < MOST_TAGS && own.iter().any(|known| record.slice(known.name) == name) {
            starts.push(at);
        }
    }
    if starts.len() < 2 {
        return Vec::new();
    }
    let ends = starts.iter().skip(1).copied().chain([tags.len()]);
    let n_parts = starts.len();
    let part = |(at, (start, end)): (usize, (usize, usize))| {
        let is_last = at + 1 == n_parts;
        let mut tape = if is_last { record.tape.clone() } else { Tape::default() };
        tape.tags = tags[start..end].to_vec();
        let first = tape.tags.first().map_or(record.tape.span.start, |tag| tag.span.start);
        let last = tape.tags.last().map_or(record.tape.span.end, |tag| tag.span.end);
        tape.span.start = first;
        tape.span.end = if is_last { record.tape.span.end } else { last };
        tape
    };
    starts.iter().copied().zip(ends).enumerate().map(part).collect()
}

/// A record with more tags is none that anybody wrote.
const MOST_TAGS: usize = 200;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Next, RecordReader};

    fn parts(text: &str) -> Vec<usize> {
        let mut tape = Tape::default();
        assert_eq!(RecordReader::new(text).next_record(&mut tape), Next::Record);
        split(&Record { text, tape: &tape }).iter().map(|part| part.tags.len()).collect()
    }

    #[test]
    fn tag_pairs_that_begin_anew_behind_a_blank_line_are_another_record() {
        assert_eq!(
            parts("[Round \"1\"]\n[White \"a\"]\n\n[Round \"2\"]\n[White \"b\"]\n[Black \"c\"]\n\n1. e4 *\n"),
            [2, 3]
        );
        assert!(parts("[Round \"1\"]\n[White \"a\"]\n[White \"b\"]\n\n*\n").is_empty());
        assert!(parts("[Round \"1\"]\n\n[White \"a\"]\n\n*\n").is_empty());
    }
}
