//! The required layout of every written record (PGN 3.2, 4.3, 5, 6).

/// Checks one record in export format.
pub(crate) fn check(record: &str) {
    let (tags, movetext) = record.split_once("\n\n").expect("a blank line ends the tag section");
    for line in tags.lines() {
        assert!(line.starts_with('[') && line.ends_with("\"]"), "no tag pair: {line:?}");
    }
    assert!(tags.lines().count() >= 7, "the seven tag roster is not whole: {tags}");
    let body = movetext.strip_suffix("\n\n").expect("a blank line ends the record");
    assert!(!body.contains("\n\n") && !record.contains('\r'), "a blank line stands inside:\n{record}");
    let mut in_comment = false;
    for line in body.lines() {
        assert!(!line.starts_with(['%', '[', ' ', '\u{feff}']) && !line.ends_with(' '), "{line:?} in\n{record}");
        let breaks = breaks_of(line, &mut in_comment);
        let width = line.chars().count();
        assert!(width < 80 || breaks == 0, "{width} columns, though it could break {breaks} times: {line:?}");
    }
    assert!(!in_comment, "a comment is not closed:\n{record}");
}

/// Counts the places where a line could have been broken: single blanks, but not inside a command, not before what a
/// line must not begin with, not in a comment that ends with its line.
fn breaks_of(line: &str, in_comment: &mut bool) -> usize {
    let bytes = line.as_bytes();
    let mut in_command = false;
    let mut breaks = 0;
    for (at, byte) in bytes.iter().enumerate() {
        let next = bytes.get(at + 1).copied().unwrap_or(b' ');
        match byte {
            b';' if !*in_comment => return breaks,
            b'{' => *in_comment = true,
            b'}' => (*in_comment, in_command) = (false, false),
            b'[' if next == b'%' => in_command = true,
            b']' => in_command = false,
            b' ' => {
                let is_single = bytes[at - 1] != b' ' && next != b' ';
                let may_begin = !line[at + 1..].starts_with(['%', '[', '\u{feff}']);
                breaks += usize::from(is_single && !in_command && may_begin);
            }
            _ => {}
        }
    }
    breaks
}
