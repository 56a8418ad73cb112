//! Records as they are printed: the signs of a language, moves inside comments, games typeset for books and pages.
//!
//! # Invariants
//! - What is printed as text is read back as the same game; what a sign cannot say is written as PGN has it.
//! - In a comment only what is certainly the word of a move is rewritten: by its form, or because it can be played there.
//! - A comment is rewritten as a whole, or it stays as it is and is counted.

mod article;
mod comment_moves;
mod commented;
mod form;
mod markup;
mod typeset;
#[cfg(feature = "bridge")]
mod typeset_deal;

pub use article::{ArticleText, ArticleWords, article_words};
pub use comment_moves::{CommentMoves, WordSigns};
pub(super) use commented::Commented;
pub use form::PrintForm;
pub use markup::Typeset;
pub use typeset::{TypesetAs, write_typeset};
#[cfg(feature = "bridge")]
pub use typeset_deal::write_typeset_deal;
