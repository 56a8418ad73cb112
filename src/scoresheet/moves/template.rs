//! How a move may be written: its characters in order, and what it costs to leave each out or to write it.

use arrayvec::ArrayVec;

use super::super::confusions::Costs;

/// One character of a move.
#[derive(Clone, Copy, Debug)]
pub struct TemplatePart {
    /// The character, folded.
    pub meant: char,
    /// What it costs that it is not there.
    pub lost: f32,
    /// What it costs that it is there at all.
    pub written: f32,
    /// What it is to the move.
    pub role: PartRole,
}

/// What a character is to the move it is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartRole {
    /// Without it the move is another one, or none.
    Letter,
    /// `x` where something is taken.
    Capture,
    /// `x` where nothing is.
    NoCapture,
    /// The file or rank that tells two pieces apart.
    Origin,
    /// The file or rank of a piece that is alone.
    NoOrigin,
    /// The file of a pawn that takes.
    PawnFile,
    /// The piece that a pawn becomes.
    Promotion,
    /// `+` and `#`.
    Check,
    /// The space behind the move.
    Space,
    /// What may as well be left out.
    Free,
}

/// The characters of a move; the longest is a Russian king's long move with a capture sign.
pub(crate) type Template = ArrayVec<TemplatePart, 16>;

/// The ways in which one move may be written in one notation.
pub(crate) type Spellings = ArrayVec<Template, MAX_SPELLINGS>;

/// No move has more spellings that are weighed against each other.
pub(crate) const MAX_SPELLINGS: usize = 4;

/// Adds a part; a full list loses what stands last, and no move is that long.
pub(super) fn put(template: &mut Template, meant: char, role: PartRole, lost: f32, written: f32) {
    let _ = template.try_push(TemplatePart { meant, lost, written, role });
}

/// Adds the sign of check or mate that a move deserves, and the space behind it.
pub(super) fn finish(template: &mut Template, mark: CheckMark, costs: &Costs) {
    match mark {
        CheckMark::None => {}
        CheckMark::Check => put(template, '+', PartRole::Check, costs.check_lost, costs.check_written),
        CheckMark::Mate => put(template, '#', PartRole::Check, costs.check_lost, costs.check_written),
    }
    put(template, ' ', PartRole::Space, costs.split, 0.0);
}

/// The sign that stands behind a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckMark {
    /// None.
    None,
    /// `+`.
    Check,
    /// `#`.
    Mate,
}
