//! Classes of bytes in plain movetext, and bytes that are not text.

/// Returns true if a byte is a control other than those for layout.
pub(crate) const fn is_control(byte: u8) -> bool {
    matches!(byte, 0..=8 | 11 | 14..=25 | 28..=31 | 127)
}

pub(crate) const BLANK: u8 = 1;

pub(crate) const DIGIT: u8 = 2;

/// A byte that may begin a word of SAN.
pub(crate) const BEGINS: u8 = 4;

/// A byte that may be part of a word of SAN, except castling.
pub(crate) const STANDS: u8 = 8;

/// A byte that may follow the period of a move number: one that begins a word in some language.
pub(crate) const FOLLOWS: u8 = 16;

/// A byte that ends a word as a blank does: a closing bracket, a comment, or the beginning of a sign. An opening
/// bracket does not, since a promotion may be written in brackets.
pub(crate) const ENDS: u8 = 32;

/// The classes of each byte.
pub(crate) const CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    mark(&mut classes, b" \t\n\r", BLANK);
    mark(&mut classes, b"0123456789", DIGIT);
    mark(&mut classes, b"abcdefghKQRBN", BEGINS);
    mark(&mut classes, b"abcdefghKQRBN12345678x=+#", STANDS);
    mark(&mut classes, b"abcdefghABCDEFGHIJKLMNOPQRSTUVWXYZ", FOLLOWS);
    mark(&mut classes, b"){$!?", ENDS);
    let mut lead = 0xC3_u8;
    while lead <= 0xDF {
        classes[lead as usize] |= FOLLOWS;
        lead += 1;
    }
    classes
};

const fn mark(classes: &mut [u8; 256], bytes: &[u8], class: u8) {
    let mut i = 0;
    while i < bytes.len() {
        classes[bytes[i] as usize] |= class;
        i += 1;
    }
}

pub(crate) fn class(bytes: &[u8], at: usize) -> u8 {
    // The end of the text ends a word as a blank does.
    bytes.get(at).map_or(BLANK, |byte| CLASSES[usize::from(*byte)])
}
