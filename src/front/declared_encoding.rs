//! The encoding a file declares for itself in an escape line: `%Content-Type: text/plain; charset=windows-1251`.

use crate::text::Encoding;

/// Finds the encoding declared by a `%` line among the first bytes of a file, as `charset=NAME` or `coding: NAME`.
pub(crate) fn declared_encoding(first_bytes: &[u8]) -> Option<Encoding> {
    let lines = first_bytes.split(|byte| matches!(byte, b'\n' | b'\r')).filter(|line| line.first() == Some(&b'%'));
    lines.filter_map(|line| std::str::from_utf8(line).ok()).find_map(|line| {
        let line = line.to_ascii_lowercase();
        let at = line.find("charset").map(|at| at + 7).or_else(|| line.find("coding").map(|at| at + 6))?;
        let name = line[at..].trim_start_matches([':', '=', ' ', '"']);
        name.split([' ', ';', '"']).next()?.parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_content_type_line_declares_the_encoding() {
        let declared = declared_encoding(b"%Content-Type: application/x-chess-pgn; charset=koi8-r\n[Event \"?\"]\n");
        assert_eq!(declared, Some(Encoding::Koi8R));
        assert_eq!(declared_encoding(b"[Event \"charset=koi8-r\"]\n"), None);
    }
}
