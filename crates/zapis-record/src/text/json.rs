//! Values as JSON that is safe to show.

use std::io;

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;
use zapis_chess::confusable::is_hidden;

/// Writes a value as JSON; writing into memory cannot fail. Characters that would control a terminal are written as
/// escapes, which mean the same but have no effect.
pub fn write_json(out: &mut Vec<u8>, value: &impl Serialize) {
    let written = value.serialize(&mut Serializer::with_formatter(&mut *out, Escaping));
    debug_assert!(written.is_ok(), "the values written here have string keys and no failing serializers");
}

/// Writes compact JSON, with all hidden characters as escapes.
struct Escaping;

impl Formatter for Escaping {
    fn write_string_fragment<W: ?Sized + io::Write>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        // Without an early exit, many bytes are processed at once.
        if fragment.bytes().fold(0, u8::max) < 0x7F {
            return writer.write_all(fragment.as_bytes());
        }
        let mut rest = fragment;
        while let Some(at) = rest.find(is_hidden) {
            let (clean, hidden) = rest.split_at(at);
            writer.write_all(clean.as_bytes())?;
            let (hidden, behind) = hidden.split_at(hidden.chars().next().map_or(0, char::len_utf8));
            for unit in hidden.encode_utf16() {
                write!(writer, "\\u{unit:04x}")?;
            }
            rest = behind;
        }
        writer.write_all(rest.as_bytes())
    }
}
