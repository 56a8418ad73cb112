//! Values as JSON that is safe to show.

use std::io;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::ser::Formatter;
use zapis_chess::confusable::is_hidden;

use crate::l10n::{Language, serialized_in};

/// Writes a value as JSON; writing into memory cannot fail. Characters that would control a terminal are written as
/// escapes, which mean the same but have no effect.
pub fn write_json(out: &mut Vec<u8>, value: &impl Serialize) {
    let written = value.serialize(&mut serde_json::Serializer::with_formatter(&mut *out, Escaping));
    debug_assert!(written.is_ok(), "the values written here have string keys and no failing serializers");
}

/// Returns a value as JSON that is safe to show, with the messages in it in a language: the line that the program writes of it,
/// without the line break.
pub fn to_json(value: &impl Serialize, language: Language) -> String {
    let mut json = Vec::new();
    serialized_in(language, || write_json(&mut json, value));
    String::from_utf8_lossy(&json).into_owned()
}

/// Serializes the fields of an object one after another.
pub struct Fields<S: Serializer>(Result<S::SerializeMap, S::Error>);

impl<S: Serializer> Fields<S> {
    /// Begins an object.
    pub fn new(serializer: S) -> Self {
        Self(serializer.serialize_map(None))
    }

    /// Begins an object of a type: the value of its first field, `type`.
    pub fn of_type(serializer: S, name: &str) -> Self {
        Self::new(serializer).put("type", name)
    }

    /// Writes a field.
    #[must_use]
    pub fn put<T: Serialize + ?Sized>(self, key: &'static str, value: &T) -> Self {
        Self(self.0.and_then(|mut map| map.serialize_entry(key, value).map(|()| map)))
    }

    /// Writes a field if it has a value.
    #[must_use]
    pub fn some<T: Serialize>(self, key: &'static str, value: Option<T>) -> Self {
        match value {
            Some(value) => self.put(key, &value),
            None => self,
        }
    }

    /// Writes a field if it has any item.
    #[must_use]
    pub fn list<T: Serialize>(self, key: &'static str, items: &[T]) -> Self {
        self.some(key, Some(items).filter(|items| !items.is_empty()))
    }

    /// Writes a field if it is true.
    #[must_use]
    pub fn flag(self, key: &'static str, is_set: bool) -> Self {
        self.some(key, is_set.then_some(true))
    }

    /// Writes fields that several types have.
    #[must_use]
    pub fn with(self, write: impl FnOnce(Self) -> Self) -> Self {
        write(self)
    }

    /// Ends the object.
    ///
    /// # Errors
    ///
    /// Fails if the serializer does.
    pub fn end(self) -> Result<S::Ok, S::Error> {
        self.0?.end()
    }
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
