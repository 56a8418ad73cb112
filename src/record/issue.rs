//! What the reader found wrong while it went on reading.

use crate::text::Span;

/// Says what is wrong with a piece of a record; reading has gone on after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IssueKind {
    /// `{ never closed`: the comment swallows the rest of its record.
    UnterminatedComment,
    /// `(1. d4 d5 *`: as many variations as given were never closed.
    UnterminatedVariation {
        /// How many were still open at the end of the record.
        open: u32,
    },
    /// `)` without its `(`.
    UnopenedVariation,
    /// `(` before any move it could be an alternative to.
    VariationBeforeMove,
    /// `<reserved>`, `}`, a NUL byte inside a record.
    StrayText,
    /// `D`, `<br>`, `(a normal move)`: what cannot be a move and is no comment either; it is kept as one.
    Remark,
    /// `{good {really} one}`: a comment with another one in it; the span is that of the whole.
    NestedComment,
    /// `->`, `⊕`: a sign that is written in another form than that of its NAG, which it is read as.
    SignInOtherForm {
        /// The NAG.
        nag: u8,
    },
    /// Prose, NUL bytes and the like where no record is: before the first, after the last, between two.
    TextAfterRecord,
    /// Prose before the tag pairs of a record; it is kept as a comment before its first move.
    TextBeforeRecord,
    /// `1-0` inside a variation.
    TerminationInVariation,
    /// `[Event t]`: read as far as it could be.
    MalformedTag {
        /// What should have stood at the span's start: `tag-name`, `opening-quote`, `closing-quote`, `closing-bracket`.
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
    /// `0.5-0.5`, `1 : 0`: a result that is none of the four markers.
    ResultMisspelled,
    /// Words around and between the moves of a sheet; the span is that of the first passage.
    ProsePassedOver {
        /// In how many places.
        passages: u32,
        /// How many words there are in all.
        words: u32,
    },
    /// Rows of a sheet that stand side by side or out of order; the span is that of the first one that was moved.
    RowsReordered,
    /// Times, evaluations, names and the like that stand beside the moves of a sheet; the span is that of the first.
    BesideMovesTakenOff {
        /// How many there are.
        n: u32,
    },
    /// Pieces of both sides, listed as a start position that no moves follow; the span is that of the lists.
    PositionPassedOver,
    /// `l0.`: the number of a row that was read as another sign.
    NumberMisread,
}

/// One fault of spelling, with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Issue {
    /// What is wrong.
    pub kind: IssueKind,
    /// Where, in the record's text.
    pub span: Span,
}
