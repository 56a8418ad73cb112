//! What a sheet is taken apart into: numbers of rows, cells, results and prose, each with its place.

use std::borrow::Cow;

use crate::record::GameResult;
use crate::text::Span;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// The end of a line; `blank` where an empty line follows.
    Break { blank: bool },
    /// A tab, a `|`, a cell of a table.
    Separator,
    /// The number of a row.
    Number { number: u32, dots: bool, form: NumberForm },
    /// A word that is a move, or may be one where a move is due.
    Move { is_sure: bool },
    /// A cell that says it is empty.
    Gap,
    /// A result in figures.
    Result(GameResult),
    /// `(=)`.
    DrawOffer,
    /// `!?`, `±`.
    Glyph,
    /// `+`, `e.p.` apart from its move.
    Mark,
    /// What stands in brackets or braces.
    Aside,
    /// A word of prose; whether a sentence ends with it.
    Prose { stops: bool },
    /// A sign that means nothing by itself.
    Sign,
}

/// How the number of a row is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumberForm {
    /// `12.`
    Marked,
    /// `12`
    Bare,
    /// `l2.`
    Misread,
}

/// One token.
#[derive(Clone, Debug)]
pub(super) struct Token<'a> {
    pub(super) kind: TokenKind,
    pub(super) span: Span,
    /// What it says, where that is not what stands there: without the blanks inside, its figures put right.
    pub(super) word: Cow<'a, str>,
    /// Whether it was made of what stood there as one word with others.
    pub(super) is_split: bool,
}

impl Token<'_> {
    pub(super) const fn is_prose(&self) -> bool {
        matches!(self.kind, TokenKind::Prose { .. })
    }
}
