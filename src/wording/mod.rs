//! What is said to people, in their language: phrases as plain data, and the catalogues that word them.
//!
//! # Invariants
//! - Every other room says what it has to say as a [`Phrase`]: an id and its words. Only here it becomes text, and only
//!   when somebody reads it.
//! - The catalogues (Project Fluent) lie in `en/` and `ru/`; every phrase stands in both, with the same words, and every
//!   phrase of a catalogue is used: tests hold that.
//! - Nothing here knows what a phrase is about, and nothing here makes text safe to show.
//!
//! ```
//! use zapis::wording::{Language, Phrase};
//!
//! let phrase = Phrase::new("in-variation").with("message", Phrase::new("comment-not-closed"));
//! assert_eq!(phrase.in_language(Language::English), "the comment that begins here is never closed (in a variation)");
//! assert_eq!(phrase.in_language(Language::Russian), "начатый здесь комментарий не закрыт (в варианте)");
//! ```

mod catalogue;
mod language;
mod options;
mod phrase;
mod russian;

pub use catalogue::{catalogue_text, formatting_faults};
pub use language::Language;
pub use options::option_text;
pub(crate) use phrase::phrase;
pub use phrase::{Phrase, Word};
