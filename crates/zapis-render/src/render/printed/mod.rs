//! Records in print: the signs of a language, moves inside comments, games typeset for books and pages.
//!
//! # Invariants
//! - Printed text is read back as the same game; what a sign cannot express is written as in PGN.
//! - In a comment only words that are certainly moves are rewritten: by their form, or because they can be played
//!   there.
//! - A comment is rewritten completely, or stays as it is and is counted.

mod article;
mod comment_moves;
mod commented;
mod form;
mod markup;
mod typeset;

pub use article::{ArticleText, ArticleWords, article_words};
pub use comment_moves::{CommentMoves, WordSigns};
pub(super) use commented::Commented;
pub use form::PrintForm;
pub use markup::Typeset;
pub use typeset::{TypesetAs, write_typeset};
