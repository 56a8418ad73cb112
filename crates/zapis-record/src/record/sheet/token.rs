//! The tokens of a sheet: numbers of rows, cells, results and prose, each with its place.

use std::borrow::Cow;

use crate::record::GameResult;
use crate::text::Span;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// The end of a line; `blank` if an empty line follows.
    Break { blank: bool },
    /// A tab, a `|`, a cell of a table.
    Separator,
    /// The number of a row.
    Number { number: u32, dots: bool, form: NumberForm },
    /// A word that is a move, or may be one where a move is expected.
    Move { is_sure: bool },
    /// A cell marked as empty.
    Gap,
    /// A result in figures.
    Result(GameResult),
    /// `(=)`.
    DrawOffer,
    /// `!?`, `±`.
    Glyph,
    /// `+`, `e.p.`, separate from its move.
    Mark,
    /// Text in brackets or braces.
    Aside,
    /// A word of prose; whether it ends a sentence.
    Prose { stops: bool },
    /// A sign without a meaning of its own.
    Sign,
}

/// The spelling of a row number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumberForm {
    /// `12.`
    Marked,
    /// `12`
    Bare,
    /// `l2.`
    Misread,
}

#[derive(Clone, Debug)]
pub(super) struct Token<'a> {
    pub(super) kind: TokenKind,
    pub(super) span: Span,
    /// Its text, corrected if necessary: without the blanks inside, with the right figures.
    pub(super) word: Cow<'a, str>,
    /// Whether it is part of a word that was split.
    pub(super) is_split: bool,
}

impl Token<'_> {
    pub(super) const fn is_prose(&self) -> bool {
        matches!(self.kind, TokenKind::Prose { .. })
    }
}
