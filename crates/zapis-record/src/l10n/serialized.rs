//! Messages as they are serialized: as text in one language.

use std::cell::Cell;

use serde::{Serialize, Serializer};

use super::language::Language;
use super::message::Message;

thread_local! {
    // A serializer has no context of its own that could hold it.
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
}

/// Serializes text: in English, or in the language of [`serialized_in`].
impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.serialized())
    }
}

impl Message {
    /// Returns the text that is serialized.
    #[must_use]
    pub fn serialized(&self) -> String {
        self.in_language(LANGUAGE.get())
    }
}

/// Does some work on this thread in which messages are serialized in a language.
pub fn serialized_in<T>(language: Language, work: impl FnOnce() -> T) -> T {
    let before = LANGUAGE.replace(language);
    let done = work();
    LANGUAGE.set(before);
    done
}
