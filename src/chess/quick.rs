//! Reads and resolves a word of canonical English SAN in one step: the road nearly every move of a database takes.
//!
//! It says nothing about words it does not know or moves that are not legal: [`super::canonical`],
//! [`super::spelling`] and [`Position::resolve`] then say what there is to say. A test compares the two roads.

use super::moves::Move;
use super::piece::Role;
use super::position::Position;
use super::square::{File, Rank, Square};
use super::written::CheckMark;

/// A word that has been read and resolved at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quick {
    /// The legal move.
    pub mv: Move,
    /// The check mark written after it.
    pub check: CheckMark,
    /// Whether it is written as a capture.
    pub captures: bool,
    /// Whether more of its origin is written than needed.
    pub overspecified: bool,
}

/// What a first byte names: a role by its index, or nothing.
const NOTHING: u8 = 7;
const ROLES: [u8; 256] = {
    let mut roles = [NOTHING; 256];
    let mut file = b'a';
    while file <= b'h' {
        roles[file as usize] = Role::Pawn as u8;
        file += 1;
    }
    let mut index = 1;
    while index < Role::ALL.len() {
        roles[Role::ALL[index].letter() as usize] = Role::ALL[index] as u8;
        index += 1;
    }
    roles
};

impl Position {
    /// Reads and resolves `word`; `None` when that takes more than this road offers.
    #[inline]
    #[must_use]
    pub fn quick(&self, word: &[u8]) -> Option<Quick> {
        let (body, check) = match word {
            [body @ .., b'+'] => (body, CheckMark::Check),
            [body @ .., b'#'] => (body, CheckMark::Mate),
            body => (body, CheckMark::None),
        };
        let [front @ .., file, rank] = body else { return None };
        let to = Square::from_coords(File::from_byte(*file)?, Rank::from_byte(*rank)?);
        let found = |mv, captures, overspecified| Some(Quick { mv, check, captures, overspecified });
        let [first, middle @ ..] = front else {
            return found(self.resolve_push(None, None, to, None).ok()?.mv, false, false);
        };
        let index = ROLES[usize::from(*first)];
        if index == Role::Pawn as u8 {
            return match middle {
                [b'x'] => {
                    let resolved = self.resolve_pawn_capture(File::from_byte(*first)?, None, to, None).ok()?;
                    found(resolved.mv, true, false)
                }
                _ => None,
            };
        }
        let role = *Role::ALL.get(usize::from(index))?;
        let (origin, captures) = match middle {
            [] => (None, false),
            [b'x'] => (None, true),
            [origin] => (Some(*origin), false),
            [origin, b'x'] => (Some(*origin), true),
            _ => return None,
        };
        let (file, rank) = match origin {
            None => (None, None),
            Some(byte) => match File::from_byte(byte) {
                Some(file) => (Some(file), None),
                None => (None, Some(Rank::from_byte(byte)?)),
            },
        };
        let resolved = self.resolve_piece(role, file, rank, to).ok()?;
        found(resolved.mv, captures, resolved.overspecified)
    }
}
