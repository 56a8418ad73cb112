//! Messages for people, in their language: plain data, and the catalogues to format them.
//!
//! # Invariants
//! - Every other room expresses what it has to say as a [`Message`]: an id and arguments. It becomes text only here,
//!   and only when it is shown.
//! - The catalogues (Project Fluent, `.ftl`) are in `en/` and `ru/`; every message is in both, with the same arguments,
//!   and every message of a catalogue is used: tests check that.
//! - A build compiles the `.ftl` files into tables (`messages.rs`), and fails if there is an error in them; tests
//!   compare the formatted messages with those of the reference implementation of Fluent.
//! - Nothing here depends on the topic of a message, and nothing here makes text safe to display.
//!
//! ```
//! use zapis_record::l10n::{Language, Message};
//!
//! let phrase = Message::new("in-variation").with("message", Message::new("comment-not-closed"));
//! assert_eq!(phrase.in_language(Language::English), "the comment that begins here is never closed (in a variation)");
//! assert_eq!(phrase.in_language(Language::Russian), "начатый здесь комментарий не закрыт (в варианте)");
//! ```

mod catalogue;
mod chess_messages;
mod compiled;
mod event_days;
mod format;
mod functions;
mod language;
mod message;
mod options;
mod plural;
#[cfg(test)]
mod referee_tests;
mod russian;
mod serialized;

pub use event_days::days;
pub use format::decimal;
pub use language::Language;
pub use message::message;
pub use message::{Arg, Message, ToMessage};
pub use options::option_text;
pub use serialized::serialized_in;
