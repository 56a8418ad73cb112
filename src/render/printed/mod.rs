//! Records as they are printed: the signs of a language, moves inside comments, games typeset for books and pages.
//!
//! # Invariants
//! - What is printed as text is read back as the same game; what a sign cannot say is written as PGN has it.
//! - In a comment only what is certainly the word of a move is rewritten: by its form, or because it can be played there.
//! - What is rewritten from the letters of PGN can be rewritten back; where it could not, a mark that nobody sees says so.

mod comment_lines;
mod comment_moves;
mod comment_words;
mod form;
mod markup;
mod typeset;

pub(super) use comment_lines::Commented;
pub use comment_moves::CommentMoves;
pub use form::PrintForm;
pub use markup::Typeset;
pub use typeset::write_typeset;
