//! Chess moves in the descriptive notation of older English books: `P-K4`, `KtxP`, `QR-Q1`, `B-N5 ch`.
//!
//! Older books state or omit some parts freely: which of two pieces moves, the side of a file, the text after a slash.
//! These are optional; a missing side counts only if a piece of the same kind can also go to the other one.

use crate::chess::{CastlingSide, File, Role, Square};
use crate::text::fold;

use super::outline::{CAPTURES, IS_BLACK, IS_EN_PASSANT, MoveOutline, NEEDS_BOARD_SIDE};
use super::template::{CheckMark, PartRole, Spellings, Template, finish, put};
use crate::scoresheet::damage::confusions::{CASTLING, Costs};

/// The spelling of the knight.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Knight {
    N,
    Kt,
}

/// The last rank, for counting ranks from Black's side.
const LAST_RANK: usize = 7;

/// Returns the possible spellings of a move that may fit the text at a place.
pub(super) fn descriptive(outline: MoveOutline, near: &[char], costs: &Costs) -> Spellings {
    let mut spellings = Spellings::new();
    let with = |knight| DescriptiveMove { outline, near, costs, knight, parts: Template::new() }.written();
    spellings.push(with(Knight::N));
    let word = near.split(|letter| *letter == ' ').next().unwrap_or_default();
    if word.iter().any(|letter| matches!(letter, 't' | 'K')) && names_knight(outline) {
        spellings.push(with(Knight::Kt));
    }
    spellings
}

/// Returns true if a knight, or a file that is named after it, is in a move.
fn names_knight(outline: MoveOutline) -> bool {
    let is_knights = |square: Square| matches!(square.file().index(), 1 | 6);
    let mv = outline.mv();
    outline.role() == Role::Knight
        || outline.taken() == Some(Role::Knight)
        || mv.promotion() == Some(Role::Knight)
        || is_knights(mv.to())
        || is_knights(mv.from())
}

/// A move while it is written.
struct DescriptiveMove<'a> {
    outline: MoveOutline,
    /// The text at its place, for the signs that may be there.
    near: &'a [char],
    costs: &'a Costs,
    knight: Knight,
    parts: Template,
}

impl DescriptiveMove<'_> {
    fn written(mut self) -> Template {
        let mv = self.outline.mv();
        match mv.castling_side() {
            Some(board_side) => self.castling(board_side),
            None => self.man_and_target(),
        }
        self.marks();
        self.parts
    }

    fn free(&mut self, meant: char) {
        put(&mut self.parts, meant, PartRole::Free, 0.0, 0.0);
    }

    fn needed(&mut self, meant: char) {
        put(&mut self.parts, meant, PartRole::Letter, self.costs.lost, 0.0);
    }

    fn castling(&mut self, board_side: CastlingSide) {
        if self.near.first().is_some_and(|letter| *letter == 'C') {
            for letter in "Castles".chars() {
                put(&mut self.parts, fold(letter), PartRole::Letter, self.costs.lost, 0.0);
            }
            for letter in [' ', if board_side == CastlingSide::King { 'K' } else { 'Q' }, 'R'] {
                self.free(letter);
            }
            return;
        }
        let text = if board_side == CastlingSide::King { "O-O" } else { "O-O-O" };
        for sign in text.chars() {
            match sign {
                'O' => self.needed(CASTLING),
                sign => put(&mut self.parts, sign, PartRole::Free, 0.3, 0.0),
            }
        }
    }

    fn man_and_target(&mut self) {
        let (mv, role) = (self.outline.mv(), self.outline.role());
        self.man(role, mv.from(), self.costs.origin_added * 0.5);
        self.standing(mv.from(), true);
        if self.outline.has(CAPTURES) {
            put(&mut self.parts, 'x', PartRole::Capture, self.costs.capture_lost, self.costs.capture_written);
            self.man(self.outline.taken().unwrap_or(Role::Pawn), mv.to(), 0.0);
            self.standing(mv.to(), false);
        } else {
            put(&mut self.parts, '-', PartRole::Free, 0.3, 0.0);
            self.square(mv.to());
        }
        if let Some(promoted) = mv.promotion() {
            for sign in ['=', '('] {
                if self.near.contains(&sign) {
                    self.free(sign);
                }
            }
            let (role, lost) = match promoted {
                Role::Queen => (PartRole::Promotion, self.costs.promotion_lost),
                _ => (PartRole::Letter, self.costs.lost),
            };
            self.letters(promoted, role, lost, 0.0);
            self.free(')');
        }
    }

    /// Writes a piece, with its side or file as in older books.
    fn man(&mut self, role: Role, square: Square, written: f32) {
        if !matches!(role, Role::King | Role::Queen) {
            put(&mut self.parts, castling_side_of(square.file()), PartRole::Free, 0.0, written);
        }
        if role == Role::Pawn && !matches!(square.file().index(), 3 | 4) {
            self.letters(namesake(square.file()), PartRole::Free, 0.0, written);
        }
        self.letters(role, PartRole::Letter, self.costs.lost, 0.0);
    }

    fn letters(&mut self, role: Role, part: PartRole, lost: f32, written: f32) {
        let letters = match (role, self.knight) {
            (Role::Knight, Knight::Kt) => "Kt",
            (Role::Knight, Knight::N) => "N",
            (Role::Pawn, _) => "P",
            (Role::Bishop, _) => "B",
            (Role::Rook, _) => "R",
            (Role::Queen, _) => "Q",
            (Role::King, _) => "K",
        };
        for letter in letters.chars() {
            put(&mut self.parts, fold(letter), part, lost, written);
        }
    }

    /// Writes a square: the side if needed, the file, the rank as the player sees it.
    fn square(&mut self, square: Square) {
        let role = namesake(square.file());
        if !matches!(role, Role::King | Role::Queen) {
            let (part, lost, written) = if self.outline.has(NEEDS_BOARD_SIDE) {
                (PartRole::Origin, self.costs.origin_lost, self.costs.origin_written)
            } else {
                (PartRole::Free, 0.0, 0.0)
            };
            put(&mut self.parts, castling_side_of(square.file()), part, lost, written);
        }
        self.letters(role, PartRole::Letter, self.costs.lost, 0.0);
        let rank = self.rank(square);
        self.needed(rank);
    }

    fn rank(&self, square: Square) -> char {
        let index = square.rank().index();
        let seen = if self.outline.has(IS_BLACK) { LAST_RANK - index.min(LAST_RANK) } else { index };
        char::from_digit(u32::try_from(seen + 1).unwrap_or(1), 10).unwrap_or('1')
    }

    /// Writes the square of a piece if the text has it there: `/B3`, `(1)`.
    fn standing(&mut self, square: Square, is_first: bool) {
        let word = self.near.split(|letter| *letter == ' ').next().unwrap_or_default();
        let middle = word.iter().position(|letter| matches!(letter, 'x' | '-')).unwrap_or(word.len());
        let part = if is_first { &word[..middle] } else { &word[middle..] };
        let Some(sign) = part.iter().find(|sign| matches!(sign, '/' | '(')) else { return };
        self.free(*sign);
        if !matches!(square.file().index(), 3 | 4) {
            self.free(castling_side_of(square.file()));
        }
        self.letters(namesake(square.file()), PartRole::Free, 0.0, 0.0);
        let rank = self.rank(square);
        self.free(rank);
        self.free(')');
    }

    /// Writes what follows the move: `ch`, `dis ch`, `mate`, `e.p.`, or the modern signs.
    fn marks(&mut self) {
        let near = self.near;
        let behind = near.split(|letter| *letter == ' ').skip(1).take(2);
        let is_known = |word: &[char]| {
            let plain: String = word.iter().filter(|letter| letter.is_alphabetic()).collect();
            matches!(plain.as_str(), "ch" | "dis" | "dbl" | "disch" | "dblch" | "mate" | "ep")
        };
        let mark = self.outline.mark();
        let mut n_written = 0;
        for word in behind.take_while(|word| is_known(word)) {
            self.free(' ');
            let is_passing = word.contains(&'p');
            let is_due = if is_passing { self.outline.has(IS_EN_PASSANT) } else { mark != CheckMark::None };
            for (at, letter) in word.iter().enumerate() {
                let added = if is_due || at > 0 { 0.0 } else { self.costs.check_added };
                put(&mut self.parts, *letter, PartRole::Free, 0.0, added);
            }
            n_written += usize::from(!is_passing);
        }
        let left = if n_written > 0 { CheckMark::None } else { mark };
        finish(&mut self.parts, left, self.costs);
    }
}

fn castling_side_of(file: File) -> char {
    if file.index() < 4 { 'Q' } else { 'K' }
}

/// Returns the piece after which a file is named.
fn namesake(file: File) -> Role {
    match file.index() {
        0 | 7 => Role::Rook,
        1 | 6 => Role::Knight,
        2 | 5 => Role::Bishop,
        3 => Role::Queen,
        _ => Role::King,
    }
}
