//! How a legal move may be written: its characters in order, and what it costs to leave each out or to write it.

use arrayvec::ArrayVec;

use crate::chess::{Alphabet, CastlingSide, Move, Position, Role, disambiguation};
use crate::text::fold;

use super::confusions::{CASTLING, Costs};

/// One character of a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct TemplatePart {
    /// The character, folded.
    pub(super) meant: char,
    /// What it costs that it is not there.
    pub(super) lost: f32,
    /// What it costs that it is there at all.
    pub(super) written: f32,
    /// What it is to the move.
    pub(super) role: PartRole,
}

/// What a character is to the move it is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PartRole {
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
pub(super) type Template = ArrayVec<TemplatePart, 16>;

/// What of a move decides how it is written, packed; moves with the same outline are written alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct MoveOutline {
    mv: u16,
    role: u8,
    flags: u8,
    /// What is taken.
    taken: Option<Role>,
}

const CAPTURES: u8 = 1;
const NEEDS_FILE: u8 = 2;
const NEEDS_RANK: u8 = 4;

impl MoveOutline {
    /// Takes the outline of a legal move.
    pub(super) fn of(position: &Position, mv: Move) -> Self {
        let role = position.role_at(mv.from()).unwrap_or(Role::Pawn);
        let (file, rank) = disambiguation(position, mv);
        let mut flags = if position.is_capture(mv) && !mv.is_castle() { CAPTURES } else { 0 };
        flags |= if file.is_some() { NEEDS_FILE } else { 0 };
        flags |= if rank.is_some() { NEEDS_RANK } else { 0 };
        let role = u8::try_from(role.index()).unwrap_or(0);
        let taken = if flags & CAPTURES == 0 { None } else { position.role_at(mv.to()).or(Some(Role::Pawn)) };
        Self { mv: mv.to_bits(), role, flags, taken }
    }

    const fn has(self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// Lists the characters of a capture that names what is taken: `NxN`, `BxNc5`, `PxP`.
    pub(super) fn naming_taken(self, alphabet: Alphabet, costs: &Costs) -> Option<Template> {
        let taken = self.taken?;
        let mut parts = Template::new();
        let mut put = |meant: char, lost: f32, written: f32| {
            // A full list loses what stands last; no move is that long.
            let _ = parts.try_push(TemplatePart { meant, lost, written, role: PartRole::Free });
        };
        let mv = Move::from_bits(self.mv);
        let role = self.role();
        let letters = |role: Role| match alphabet.form(role) {
            "" => alphabet.letters().write(role.index()),
            form => form,
        };
        for letter in letters(role).chars() {
            put(fold(letter), if role == Role::Pawn { 0.0 } else { costs.lost }, 0.0);
        }
        put(mv.from().file().char(), if role == Role::Pawn { 1.0 } else { 0.0 }, 0.0);
        put('x', costs.capture_lost, 0.0);
        for letter in letters(taken).chars() {
            put(fold(letter), costs.lost, costs.taken_named);
        }
        put(mv.to().file().char(), 0.2, 0.0);
        put(mv.to().rank().char(), 0.2, 0.0);
        Some(parts)
    }

    fn role(self) -> Role {
        Role::ALL.into_iter().find(|role| role.index() == usize::from(self.role)).unwrap_or(Role::Pawn)
    }

    /// Lists the characters of the move.
    pub(super) fn template(self, alphabet: Alphabet, costs: &Costs) -> Template {
        let mut parts = Template::new();
        let mut put = |meant: char, role: PartRole, lost: f32, written: f32| {
            // A full list loses what stands last; no move is that long.
            let _ = parts.try_push(TemplatePart { meant, lost, written, role });
        };
        let mv = Move::from_bits(self.mv);
        if let Some(wing) = mv.castle_wing() {
            let text = if wing == CastlingSide::King { "O-O" } else { "O-O-O" };
            for sign in text.chars() {
                match sign {
                    'O' => put(CASTLING, PartRole::Letter, costs.lost, 0.0),
                    sign => put(sign, PartRole::Free, 0.3, 0.0),
                }
            }
            return parts;
        }
        let role = self.role();
        let captures = self.has(CAPTURES);
        for letter in alphabet.form(role).chars() {
            put(fold(letter), PartRole::Letter, costs.lost, 0.0);
        }
        let (from, to) = (mv.from(), mv.to());
        let origin = |is_needed: bool| {
            if is_needed {
                (PartRole::Origin, costs.origin_lost, costs.origin_written)
            } else {
                (PartRole::NoOrigin, 0.0, costs.origin_added)
            }
        };
        if role == Role::Pawn {
            let file = if captures { (PartRole::PawnFile, costs.pawn_file_lost, 0.0) } else { origin(false) };
            put(from.file().char(), file.0, file.1, file.2);
            put(from.rank().char(), PartRole::NoOrigin, 0.0, costs.origin_added * 0.5);
        } else {
            let file = origin(self.has(NEEDS_FILE));
            put(from.file().char(), file.0, file.1, file.2);
            let rank = origin(self.has(NEEDS_RANK));
            put(from.rank().char(), rank.0, rank.1, rank.2);
        }
        if captures {
            put('x', PartRole::Capture, costs.capture_lost, costs.capture_written);
        } else {
            put('x', PartRole::NoCapture, 0.0, costs.capture_added);
        }
        put(to.file().char(), PartRole::Letter, costs.lost, 0.0);
        let rank_lost = if captures && role == Role::Pawn { costs.rank_lost } else { costs.lost };
        put(to.rank().char(), PartRole::Letter, rank_lost, 0.0);
        if let Some(promoted) = mv.promotion() {
            put('=', PartRole::Free, 0.1, 0.0);
            for letter in alphabet.form(promoted).chars() {
                if promoted == Role::Queen {
                    put(fold(letter), PartRole::Promotion, costs.promotion_lost, 0.0);
                } else {
                    put(fold(letter), PartRole::Letter, costs.lost, 0.0);
                }
            }
        }
        parts
    }
}
