//! What is said to people, in their language: phrases as plain data, and the catalogues that word them.
//!
//! # Invariants
//! - Every other room says what it has to say as a [`Message`]: an id and its words. Only here it becomes text, and only
//!   when somebody reads it.
//! - The catalogues (Project Fluent, `.ftl`) lie in `en/` and `ru/`; every phrase stands in both, with the same words,
//!   and every phrase of a catalogue is used: tests hold that.
//! - A build makes tables of the `.ftl` files (`build/messages.rs`), and fails at a mistake in them; tests hold what is
//!   worded by the tables equal to what the reference implementation of Fluent makes of the `.ftl` files.
//! - Nothing here knows what a phrase is about, and nothing here makes text safe to show.
//!
//! ```
//! use zapis::l10n::{Language, Message};
//!
//! let phrase = Message::new("in-variation").with("message", Message::new("comment-not-closed"));
//! assert_eq!(phrase.in_language(Language::English), "the comment that begins here is never closed (in a variation)");
//! assert_eq!(phrase.in_language(Language::Russian), "начатый здесь комментарий не закрыт (в варианте)");
//! ```

mod catalogue;
mod compiled;
mod format;
mod functions;
mod language;
mod message;
mod options;
mod plural;
#[cfg(all(test, feature = "russian"))]
mod referee_tests;
mod russian;

pub use language::Language;
pub(crate) use message::message;
pub use message::{Arg, Message, ToMessage};
pub use options::option_text;
