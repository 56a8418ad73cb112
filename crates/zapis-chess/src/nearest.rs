//! Suggestions: the legal moves nearest to a spelling that means no move.

use alloc::string::String;
use alloc::string::ToString;
use alloc::vec::Vec;

use super::moves::Move;
use super::piece::Role;
use super::position::Position;
use super::square::Square;
use super::written::{Shape, WrittenMove};

/// The number of characters of a spelling that are compared; the longest canonical move has nine.
const LONGEST: usize = 16;

impl Position {
    /// Returns the legal moves nearest to a written one, best first, at most `limit` of them.
    ///
    /// See [`nearest_with_distance`](Self::nearest_with_distance).
    #[must_use]
    pub fn nearest_legal(&self, text: &str, written: &WrittenMove, limit: usize) -> Vec<Move> {
        self.nearest_with_distance(text, Some(written), limit).into_iter().map(|(mv, _)| mv).collect()
    }

    /// Returns the legal moves nearest to a spelling, best first, at most `limit` of them, each with its distance:
    /// twice the number of letters to change, plus other differences.
    ///
    /// A move is near if few letters of its SAN differ from `text` (or from the same move in English letters), if it goes to
    /// the same square by another piece, or by the same piece to a neighboring square.
    #[must_use]
    pub fn nearest_with_distance(&self, text: &str, written: Option<&WrittenMove>, limit: usize) -> Vec<(Move, usize)> {
        let bare = text.trim_end_matches(|c: char| "+#!?†‡=".contains(c));
        let text: Vec<char> = bare.chars().filter(|c| !"x:-=".contains(*c)).take(LONGEST).collect();
        let english = written.map(|written| self.english(written));
        let mut ranked: Vec<(usize, String, Move)> = self
            .legal_moves()
            .into_iter()
            .map(|mv| {
                let san = self.san(mv);
                let letters: Vec<char> = san.chars().filter(|c| !"x-=+#".contains(*c)).collect();
                let from_english = english.as_ref().map_or(usize::MAX, |english| edits(&letters, english));
                let n_edits = edits(&letters, &text).min(from_english);
                (2 * n_edits + written.map_or(0, |written| self.strangeness(mv, written)), san, mv)
            })
            .collect();
        ranked.sort();
        ranked.into_iter().take(limit).map(|(distance, _, mv)| (mv, distance)).collect()
    }

    fn english(&self, written: &WrittenMove) -> Vec<char> {
        let mut letters = Vec::new();
        match written.shape {
            Shape::Castle(castling_side) => letters.extend(castling_side.san().chars().filter(|c| *c != '-')),
            Shape::Piece { role, file, rank, to } => {
                letters.push(char::from(role.letter()));
                letters.extend(file.map(super::File::char));
                letters.extend(rank.map(super::Rank::char));
                letters.extend(to.to_string().chars());
            }
            Shape::Pawn { file, to_file, to_rank, promotion, .. } => {
                letters.extend(file.filter(|file| *file != to_file).map(super::File::char));
                letters.push(to_file.char());
                letters.extend(to_rank.map(super::Rank::char));
                letters.extend(promotion.map(|role| char::from(role.letter())));
            }
            Shape::Coordinate { from, to, promotion } => {
                let role = self.role_at(from).filter(|role| *role != Role::Pawn);
                letters.extend(role.map(|role| char::from(role.letter())));
                letters.extend(to.to_string().chars());
                letters.extend(promotion.map(|role| char::from(role.letter())));
            }
            Shape::Null => {}
        }
        letters
    }

    /// Measures how a move differs from a written one: 0 for the same piece to the same square.
    fn strangeness(&self, mv: Move, written: &WrittenMove) -> usize {
        let (role, to) = match written.shape {
            Shape::Castle(_) => return if mv.is_castle() { 0 } else { 4 },
            Shape::Null => return 4,
            Shape::Piece { role, to, .. } => (role, Some(to)),
            Shape::Pawn { to_file, to_rank, .. } => {
                (Role::Pawn, to_rank.map(|rank| Square::from_coords(to_file, rank)))
            }
            Shape::Coordinate { from, to, .. } => {
                if mv.from() == from && mv.to() == to {
                    return 0;
                }
                (self.role_at(from).unwrap_or(Role::Pawn), Some(to))
            }
        };
        let same_role = self.role_at(mv.from()) == Some(role) && !mv.is_castle();
        let distance = to.map_or(1, |to| to.distance(mv.to()));
        match (same_role, distance) {
            (true, 0) => 0,
            (false, 0) | (true, 1) => 1,
            (true, _) => 2,
            (false, _) => 4,
        }
    }
}

/// Counts the insertions, deletions and substitutions that turn one word into another (Levenshtein, 1965).
fn edits(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = i;
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}
