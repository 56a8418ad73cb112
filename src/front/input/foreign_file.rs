//! Files of other programs that people try to read as records: what each is, and what to do with it.

use crate::l10n::{Message, message};

use crate::front::pipeline::table_glance::has_extension;

/// Files of `ChessBase`, except its PGN.
const CHESSBASE: [&str; 12] = ["cbh", "cbg", "cba", "cbp", "cbt", "cbc", "cbs", "cbv", "cbz", "2cbh", "cbone", "ctg"];
/// Files of Scid.
const SCID: [&str; 6] = ["si4", "sg4", "sn4", "si5", "sg5", "sn5"];
/// Word processors and spreadsheets, whose files are archives.
const DOCUMENTS: [&str; 1] = ["odt"];
const SPREADSHEETS: [&str; 2] = ["xlsx", "ods"];
/// Pictures.
const PICTURES: [&str; 8] = ["png", "jpg", "jpeg", "gif", "tif", "tiff", "heic", "webp"];

/// Returns what a file of another program is, by its first bytes and its name, and what to do with it.
pub(crate) fn foreign_file(path: &str, head: &[u8]) -> Option<Message> {
    if head.starts_with(b"%PDF-") {
        Some(message!("foreign-pdf"))
    } else if has_extension(path, &PICTURES) {
        Some(message!("foreign-picture"))
    } else if has_extension(path, &DOCUMENTS)
        // Its text was read, if there is any.
        || head.is_empty() && has_extension(path, &["docx"])
        || head.starts_with(b"\xd0\xcf\x11\xe0") && has_extension(path, &["doc"])
    {
        Some(message!("foreign-document"))
    } else if has_extension(path, &SPREADSHEETS) || head.starts_with(b"\xd0\xcf\x11\xe0") {
        Some(message!("foreign-spreadsheet"))
    } else if has_extension(path, &CHESSBASE) {
        Some(message!("foreign-chessbase"))
    } else if has_extension(path, &SCID) {
        Some(message!("foreign-scid"))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_recognized_by_its_beginning_or_its_name() {
        for (path, head, expected) in [
            ("a.pdf", &b"%PDF-1.4\n"[..], "PDF"),
            ("a.jpg", b"\xff\xd8\xff\xe0", "picture"),
            ("A.DOCX", b"", "Word"),
            ("a.odt", b"PK\x03\x04", "Word"),
            ("a.doc", b"\xd0\xcf\x11\xe0", "Word"),
            ("a.xls", b"\xd0\xcf\x11\xe0", "spreadsheet"),
            ("a.cbh", b"\0\0", "ChessBase"),
            ("a.si4", b"Scid.si", "Scid"),
        ] {
            let said = foreign_file(path, head).unwrap().to_string();
            assert!(said.contains(expected), "{path}: {said}");
        }
        for (path, head) in [
            ("a.pgn", &b"1. e4"[..]),
            ("pdf", b"[Event \"%PDF-\"]"),
            ("a.docx.pgn", b"1. e4"),
            ("a.zip", b"PK\x03\x04"),
            ("a.docx", b"1. e4"),
        ] {
            assert!(foreign_file(path, head).is_none(), "{path}");
        }
    }
}
