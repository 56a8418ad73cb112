//! Problems that the reader found and read past.

use crate::text::Span;

/// The kind of a problem in a record, after which reading continued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IssueKind {
    /// `{ never closed`: the comment swallows the rest of its record.
    UnterminatedComment,
    /// `(1. d4 d5 *`: a number of variations were never closed.
    UnterminatedVariation {
        /// The number still open at the end of the record.
        open: u32,
    },
    /// `)` without its `(`.
    UnopenedVariation,
    /// `(` before any move it could be an alternative to.
    VariationBeforeMove,
    /// `<reserved>`, `}`, a NUL byte inside a record.
    StrayText,
    /// `D`, `<br>`, `(a normal move)`: text that is neither a move nor a comment; it is kept as a comment.
    Remark,
    /// `{good {really} one}`: a comment with another one in it; the span is that of the whole.
    NestedComment,
    /// `->`, `⊕`: another form of the sign of a NAG, read as that NAG.
    SignInOtherForm {
        /// The NAG.
        nag: u8,
    },
    /// Prose, NUL bytes and the like outside of records: before the first, after the last, between two.
    TextAfterRecord,
    /// Prose before the tag pairs of a record; it is kept as a comment before its first move.
    TextBeforeRecord,
    /// `1-0` inside a variation.
    TerminationInVariation,
    /// `[Event t]`: read as far as possible.
    MalformedTag {
        /// What was expected at the span's start: `tag-name`, `opening-quote`, `closing-quote`, `closing-bracket`.
        expected: &'static str,
    },
    /// `[White "A"]` a second time.
    DuplicateTag,
    /// `[White "A"]` between the moves.
    MisplacedTag,
    /// `$999`: beyond the 0–255 of the standard.
    NagOutOfRange,
    /// `1.e4e5`: moves written without a space between them.
    FusedMoves,
    /// `Nb d7`: a blank or the end of a line inside a move.
    SplitMove,
    /// No `1-0`, `0-1`, `1/2-1/2` or `*` at the end.
    MissingTermination,
    /// `0.5-0.5`, `1 : 0`: a result that is not one of the four markers.
    ResultMisspelled,
    /// Words around and between the moves of a sheet; the span is that of the first passage.
    ProsePassedOver {
        /// The number of passages.
        passages: u32,
        /// The total number of words.
        words: u32,
    },
    /// Rows of a sheet that are side by side or out of order; the span is that of the first one that was moved.
    RowsReordered,
    /// Times, evaluations, names and the like beside the moves of a sheet; the span is that of the first.
    BesideMovesTakenOff {
        /// Their number.
        n: u32,
    },
    /// Pieces of both sides, listed as a starting position without moves after it; the span is that of the lists.
    PositionPassedOver,
    /// `l0.`: the number of a row that was read as another character.
    NumberMisread,
}

/// One problem, with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Issue {
    /// What is wrong.
    pub kind: IssueKind,
    /// Its place in the record's text.
    pub span: Span,
}
