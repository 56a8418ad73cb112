//! Which files are of bridge, by their beginning.

use crate::bridge::diagram::begins_with_diagram;
use crate::record::{Content, has_tag_line};
use crate::text::{Encoding, EncodingChoice, decode};

use crate::front::input::declared_encoding::declared_encoding;

/// Returns true if the beginning of a file is that of a LIN file.
pub(super) fn is_lin(head: &[u8]) -> bool {
    let has_tag =
        head.split(|byte| matches!(byte, b'\n' | b'\r')).any(|line| line.trim_ascii_start().starts_with(b"["));
    Content::of_head(head) == Content::Bridge && !has_tag
}

/// Returns true if the beginning of a file is that of a bridge file; with a bridge file's name, a single tag is enough.
pub(crate) fn is_of_bridge(head: &[u8], is_named_so: bool) -> bool {
    let has_tag =
        || head.split(|byte| matches!(byte, b'\n' | b'\r')).any(|line| line.trim_ascii_start().starts_with(b"["));
    match Content::of_head(head) {
        Content::Bridge => true,
        Content::Text => is_named_so && has_tag() || !has_tag_line(head) && shows_diagram(head),
        Content::Binary => false,
    }
}

/// Returns true if the beginning of a text shows diagrams of four hands.
pub(super) fn shows_diagram(head: &[u8]) -> bool {
    let whole_lines = head.iter().rposition(|byte| *byte == b'\n').map_or(head, |end| &head[..end]);
    begins_with_diagram(&decode(whole_lines, EncodingChoice::Auto, None).text)
}

/// Returns how a file is decoded: if it is not UTF-8, in the encoding it declares, else as Western European, as the
/// standard requires.
pub(super) fn encoding_of(choice: EncodingChoice, head: &[u8]) -> EncodingChoice {
    match choice {
        EncodingChoice::Auto => EncodingChoice::Declared(
            declared_encoding(head).filter(|own| !own.is_utf16()).unwrap_or(Encoding::Windows1252),
        ),
        said => said,
    }
}
