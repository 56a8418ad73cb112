//! The names of paths in results: as they are, or byte by byte if they are not text.

/// The prefix of a path name that is escaped byte by byte.
pub(super) const ESCAPED: &str = "file:";

/// Escapes bytes as in the path of a URL (RFC 3986, section 2.1).
pub(super) fn escaped(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in bytes {
        if byte.is_ascii_alphanumeric() || b"/._-".contains(byte) {
            text.push(char::from(*byte));
        } else {
            let digit = |value: u8| char::from(b"0123456789ABCDEF"[usize::from(value & 15)]);
            text.extend(['%', digit(byte >> 4), digit(*byte)]);
        }
    }
    text
}

/// Names a file of an archive: after the name of the archive, escaped if that is.
pub(super) fn name_inside(archive: &str, name: &str) -> String {
    if archive.starts_with(ESCAPED) {
        format!("{archive}/{}", escaped(name.as_bytes()))
    } else {
        format!("{archive}/{name}")
    }
}
