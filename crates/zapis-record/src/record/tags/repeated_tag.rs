//! A repeated tag: after a blank line it may begin another record, elsewhere it is a mistake.
//!
//! Pairing programs and servers export results without moves one below the other.

use std::collections::HashSet;

use super::plain_tag::name_len;
use crate::record::issue::{Issue, IssueKind};
use crate::record::tape::{Record, TagPair, Tape};

/// Returns true if the tag pair at `at` begins another record: after a blank line comes a tag that the record has
/// already, and the record names both players, so it may well be one without moves.
///
/// Neither a blank line between tag pairs nor a repeated tag is enough evidence by itself.
pub(crate) fn begins_record(text: &str, at: usize, tape: &Tape) -> bool {
    let Some(last) = tape.tags.last().filter(|_| tape.tags.len() <= MAX_TAGS) else { return false };
    if !has_blank_line(&text.as_bytes()[last.span.end as usize..at]) {
        return false;
    }
    let rest = text[at..].strip_prefix('[').unwrap_or_default().trim_start_matches([' ', '\t']);
    let name = &rest[..name_len(rest.as_bytes())];
    let record = Record { text, tape };
    let has = |name: &str| tape.tags.iter().any(|tag| record.slice(tag.name) == name);
    !name.is_empty() && has(name) && has("White") && has("Black")
}

/// The maximum number of tags in a record.
const MAX_TAGS: usize = 200;

/// Returns true if two line breaks come together, with only blanks between them.
fn has_blank_line(gap: &[u8]) -> bool {
    let (mut at, mut is_behind_break) = (0, false);
    while let Some(byte) = gap.get(at) {
        match byte {
            b'\n' | b'\r' if is_behind_break => return true,
            b'\n' | b'\r' => {
                is_behind_break = true;
                at += usize::from(gap[at..].starts_with(b"\r\n"));
            }
            b' ' | b'\t' => {}
            _ => is_behind_break = false,
        }
        at += 1;
    }
    false
}

/// Reports every tag whose name occurred before (PGN 8.1.1: a name is not repeated), in linear time.
pub(crate) fn report(text: &str, tape: &mut Tape) {
    const FEW: usize = 24;
    if !tape.may_repeat_a_tag() {
        return;
    }
    let name = |tag: &TagPair| &text[tag.name.range()];
    if tape.tags.len() <= FEW {
        for (index, tag) in tape.tags.iter().enumerate() {
            let is_malformed = || tape.issues.iter().any(|issue| issue.span.start == tag.span.start);
            if !tag.name.is_empty()
                && !is_malformed()
                && tape.tags[..index].iter().any(|earlier| name(earlier) == name(tag))
            {
                tape.issues.push(Issue { kind: IssueKind::DuplicateTag, span: tag.span });
            }
        }
        return;
    }
    let mut seen = HashSet::with_capacity(tape.tags.len());
    for tag in &tape.tags {
        if !tag.name.is_empty() && !seen.insert(name(tag)) {
            tape.issues.push(Issue { kind: IssueKind::DuplicateTag, span: tag.span });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::record_reader::reader::{Next, RecordReader};

    /// Returns the number of tags and items of each record.
    fn records(text: &str) -> Vec<(usize, usize)> {
        let (mut reader, mut tape, mut found) = (RecordReader::new(text), Tape::default(), Vec::new());
        while reader.next_record(&mut tape) == Next::Record {
            found.push((tape.tags.len(), tape.items.len()));
        }
        found
    }

    #[test]
    fn tag_pairs_that_begin_again_after_a_blank_line_are_another_record() {
        for line_break in ["\n", "\r\n", "\r"] {
            let text = "[Round \"1\"]\n[White \"a\"]\n[Black \"b\"]\n \n[Round \"2\"]\n[White \"b\"]\n\n1. e4 *\n";
            assert_eq!(records(&text.replace('\n', line_break)), [(3, 0), (2, 3)], "{line_break:?}");
        }
        let players = "[White \"a\"]\n[Black \"b\"]\n";
        assert_eq!(records(&format!("{players}% note\n\n[ White \"c\" ]\n{players}\n\n{players}")).len(), 3);
        assert_eq!(records(&format!("{players}\n{players}\n{players}")), [(2, 0); 3]);
    }

    #[test]
    fn neither_a_blank_line_nor_a_repeated_tag_begins_a_record() {
        let players = "[White \"a\"]\n[Black \"b\"]\n";
        for text in [
            format!("{players}\n[Round \"1\"]\n\n1. e4 *\n"),
            format!("{players}[White \"c\"]\n\n1. e4 *\n"),
            format!("{players}% note\n[White \"c\"]\n\n1. e4 *\n"),
            format!("{players}; note\n[White \"c\"]\n\n1. e4 *\n"),
            "[Event \"e\"]\n[White \"a\"]\n\n[White \"a\"]\n[Black \"b\"]\n\n1. e4 *\n".to_owned(),
        ] {
            assert_eq!(records(&text).len(), 1, "{text}");
        }
    }
}
