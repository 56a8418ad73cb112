//! The spelling of a move: its characters in order, with the cost of leaving each out or writing it.

use arrayvec::ArrayVec;

use crate::scoresheet::damage::confusions::Costs;

/// One character of a move.
#[derive(Clone, Copy, Debug)]
pub struct TemplatePart {
    /// The character, folded.
    pub meant: char,
    /// The cost if it is missing.
    pub lost: f32,
    /// The cost if it is written.
    pub written: f32,
    /// Its role in the move.
    pub role: PartRole,
}

/// The role of a character in its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartRole {
    /// Without it the move is another one, or none.
    Letter,
    /// `x` of a capture.
    Capture,
    /// `x` without a capture.
    NoCapture,
    /// The file or rank that distinguishes two pieces.
    Origin,
    /// The file or rank of a piece that is alone.
    NoOrigin,
    /// The file of a capturing pawn.
    PawnFile,
    /// The piece of a promotion.
    Promotion,
    /// `+` and `#`.
    Check,
    /// The space after the move.
    Space,
    /// Optional.
    Free,
}

/// The characters of a move; the longest is a Russian king's long move with a capture sign.
pub(crate) type Template = ArrayVec<TemplatePart, 16>;

/// The spellings of one move in one notation.
pub(super) type Spellings = ArrayVec<Template, MAX_SPELLINGS>;

/// The maximum number of spellings of a move that are compared.
pub(super) const MAX_SPELLINGS: usize = 4;

/// Adds a part; a full list drops its last element, and no move is that long.
pub(super) fn put(template: &mut Template, meant: char, role: PartRole, lost: f32, written: f32) {
    let _ = template.try_push(TemplatePart { meant, lost, written, role });
}

/// Adds the check mark of a move, and the space after it.
pub(super) fn finish(template: &mut Template, mark: CheckMark, costs: &Costs) {
    match mark {
        CheckMark::None => {}
        CheckMark::Check => put(template, '+', PartRole::Check, costs.check_lost, costs.check_written),
        CheckMark::Mate => put(template, '#', PartRole::Check, costs.check_lost, costs.check_written),
    }
    put(template, ' ', PartRole::Space, costs.split, 0.0);
}

/// The check mark after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckMark {
    /// None.
    None,
    /// `+`.
    Check,
    /// `#`.
    Mate,
}
