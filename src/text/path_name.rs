//! How paths are called in results: as they are, or byte by byte where they are no text.

/// What the name of a path begins with that is written byte by byte.
pub(super) const ESCAPED: &str = "file:";

/// Writes bytes as the path of a URL does (RFC 3986, section 2.1).
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

/// Names a file of an archive: behind the name of the archive, escaped where that is.
pub(super) fn name_inside(archive: &str, name: &str) -> String {
    if archive.starts_with(ESCAPED) {
        format!("{archive}/{}", escaped(name.as_bytes()))
    } else {
        format!("{archive}/{name}")
    }
}
