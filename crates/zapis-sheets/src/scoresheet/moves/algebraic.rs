//! Chess moves in algebraic notation, short or long, in the letters of a language.

use crate::chess::{Alphabet, CastlingSide, Role};
use crate::text::fold;

use super::outline::{CAPTURES, MoveOutline, NEEDS_FILE, NEEDS_RANK};
use super::template::{PartRole, Template, TemplatePart};
use crate::scoresheet::damage::confusions::{CASTLING, Costs};

/// Returns the characters of a capture that names the captured piece: `NxN`, `BxNc5`, `PxP`.
pub(super) fn naming_taken(outline: MoveOutline, alphabet: Alphabet, costs: &Costs) -> Option<Template> {
    let taken = outline.taken()?;
    let mut parts = Template::new();
    let mut put = |meant: char, lost: f32, written: f32| {
        // A full list drops its last element; no move is that long.
        let _ = parts.try_push(TemplatePart { meant, lost, written, role: PartRole::Free });
    };
    let mv = outline.mv();
    let role = outline.role();
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

/// Returns the characters of the move.
pub(super) fn algebraic(outline: MoveOutline, alphabet: Alphabet, costs: &Costs) -> Template {
    let mut parts = Template::new();
    let mut put = |meant: char, role: PartRole, lost: f32, written: f32| {
        // A full list drops its last element; no move is that long.
        let _ = parts.try_push(TemplatePart { meant, lost, written, role });
    };
    let mv = outline.mv();
    if let Some(castling_side) = mv.castling_side() {
        let text = if castling_side == CastlingSide::King { "O-O" } else { "O-O-O" };
        for sign in text.chars() {
            match sign {
                'O' => put(CASTLING, PartRole::Letter, costs.lost, 0.0),
                sign => put(sign, PartRole::Free, 0.3, 0.0),
            }
        }
        return parts;
    }
    let role = outline.role();
    let captures = outline.has(CAPTURES);
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
        let file = origin(outline.has(NEEDS_FILE));
        put(from.file().char(), file.0, file.1, file.2);
        let rank = origin(outline.has(NEEDS_RANK));
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
