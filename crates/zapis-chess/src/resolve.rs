//! Resolves a written move to the one legal move it means, working back from the square of arrival.
//!
//! No moves are generated. The pieces that could arrive are the attackers of the square of arrival, restricted to the
//! piece named; the king's safety is tested only if a line to the king is involved or there is a check.

use super::attacks::{between, reach};
use super::bitboard::Bitboard;
use super::castling::CastlingSide;
use super::moves::{Candidates, Move};
use super::piece::Role;
use super::position::{Position, unblocked};
use super::square::{File, Rank, Square};
use super::written::{Shape, WrittenMove};

/// The move that a spelling means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resolved {
    /// The legal move.
    pub mv: Move,
    /// Whether an origin file or rank was written that was not needed to identify the move, as in `Ngf3` with one
    /// knight; never for `Ng1-f3`, for coordinates, or for the file of a capturing pawn.
    pub overspecified: bool,
}

/// Why a spelling does not identify a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unresolved {
    /// No legal move has this spelling.
    Illegal,
    /// Several legal moves have this spelling.
    Ambiguous(Candidates),
}

impl Resolved {
    #[inline]
    const fn exactly(mv: Move) -> Self {
        Self { mv, overspecified: false }
    }
}

/// Collects the moves to one square from several.
#[cold]
fn ambiguous(moves: impl IntoIterator<Item = Move>) -> Unresolved {
    let mut candidates = Candidates::new();
    for mv in moves {
        // At most eight knights, or eight sliders one on each line, reach one square; pawns on one file are six.
        if candidates.try_push(mv).is_err() {
            break;
        }
    }
    Unresolved::Ambiguous(candidates)
}

/// Returns the possible squares of departure, as far as they are written.
#[inline]
pub(super) fn mask(file: Option<File>, rank: Option<Rank>) -> Bitboard {
    let files = file.map_or(Bitboard::ALL, Bitboard::of_file);
    files & rank.map_or(Bitboard::ALL, Bitboard::of_rank)
}

impl Position {
    /// Finds the one legal move that a written move means.
    ///
    /// The written check mark and the capture and en passant signs never make a legal move illegal; a capture sign only
    /// decides between `xd5` and `d5`. A null move resolves unless the player to move is in check.
    ///
    /// # Errors
    ///
    /// [`Unresolved::Illegal`] if no legal move is written this way, [`Unresolved::Ambiguous`] if several are.
    #[inline]
    pub fn resolve(&self, written: &WrittenMove) -> Result<Resolved, Unresolved> {
        match self.resolve_shape(written) {
            // The player to move can attack a king only after an illegal move.
            Ok(resolved) if resolved.mv.to() == self.king(!self.state.turn) && !resolved.mv.is_null() => {
                Err(Unresolved::Illegal)
            }
            resolution => resolution,
        }
    }

    #[inline]
    fn resolve_shape(&self, written: &WrittenMove) -> Result<Resolved, Unresolved> {
        match written.shape {
            Shape::Piece { role, file, rank, to } => self.resolve_piece(role, file, rank, to),
            Shape::Pawn { file, rank, to_file, to_rank, promotion } => match to_rank {
                Some(to_rank) => {
                    let to = Square::from_coords(to_file, to_rank);
                    match file {
                        Some(from_file) if from_file != to_file => {
                            self.resolve_pawn_capture(from_file, rank, to, promotion)
                        }
                        None if written.captures => self.resolve_fileless_capture(to, promotion),
                        _ => self.resolve_push(file, rank, to, promotion),
                    }
                }
                None => self.resolve_files_only(file, rank, to_file, promotion),
            },
            Shape::Castle(castling_side) => self.resolve_castle(castling_side),
            Shape::Coordinate { from, to, promotion } => self.resolve_coordinate(from, to, promotion),
            Shape::Null if !self.is_check() => Ok(Resolved::exactly(Move::NULL)),
            Shape::Null => Err(Unresolved::Illegal),
        }
    }

    /// Returns the player to move's pieces of one kind that reach a square, legally or not; never pawns.
    #[inline]
    pub(super) fn reaching(&self, role: Role, to: Square) -> Bitboard {
        unblocked(to, self.aligned(role, to), self.occupied())
    }

    /// Returns the player to move's pieces of one kind that would reach a square on an empty board.
    #[inline]
    fn aligned(&self, role: Role, to: Square) -> Bitboard {
        self.by(self.state.turn, role) & reach(to).of(role)
    }

    /// Keeps the pieces that may legally go to the square they reach.
    pub(super) fn legal_of(&self, reaching: Bitboard, to: Square) -> Bitboard {
        reaching.into_iter().filter(|&from| self.leaves_king_safe(from, to)).collect()
    }

    #[inline]
    pub(super) fn resolve_piece(
        &self,
        role: Role,
        file: Option<File>,
        rank: Option<Rank>,
        to: Square,
    ) -> Result<Resolved, Unresolved> {
        if self.color(self.state.turn).contains(to) {
            return Err(Unresolved::Illegal);
        }
        let aligned = self.aligned(role, to) & mask(file, rank);
        let is_half_written = file.is_some() != rank.is_some();
        if role == Role::King {
            return self.resolve_king(aligned, to, is_half_written);
        }
        let mut resolved = self.pick(aligned, to)?;
        if is_half_written {
            let reaching = self.reaching(role, to);
            resolved.overspecified = !self.legal_of(reaching, to).has_several();
        }
        Ok(resolved)
    }

    /// Picks the one piece that may go to a square, among those aligned with it or a knight's jump away.
    #[inline]
    fn pick(&self, aligned: Bitboard, to: Square) -> Result<Resolved, Unresolved> {
        let Some(from) = aligned.first() else {
            return Err(Unresolved::Illegal);
        };
        let occupied = self.occupied();
        if aligned.has_several() {
            return self.pick_of_several(unblocked(to, aligned, occupied), to);
        }
        if between(to, from).meets(occupied) || !self.leaves_king_safe(from, to) {
            return Err(Unresolved::Illegal);
        }
        Ok(Resolved::exactly(Move::normal(from, to)))
    }

    fn pick_of_several(&self, reaching: Bitboard, to: Square) -> Result<Resolved, Unresolved> {
        let legal = self.legal_of(reaching, to);
        match legal.single() {
            Some(from) => Ok(Resolved::exactly(Move::normal(from, to))),
            None if legal.is_empty() => Err(Unresolved::Illegal),
            None => Err(ambiguous(legal.into_iter().map(|from| Move::normal(from, to)))),
        }
    }

    #[inline]
    fn resolve_king(&self, king: Bitboard, to: Square, overspecified: bool) -> Result<Resolved, Unresolved> {
        match king.first() {
            Some(from) if self.king_may_step(from, to) => Ok(Resolved { mv: Move::normal(from, to), overspecified }),
            _ => Err(Unresolved::Illegal),
        }
    }

    /// Returns the pawn that would advance to a square if it were empty.
    #[inline]
    pub(super) fn advancing_pawn(&self, to: Square) -> Option<Square> {
        let us = self.state.turn;
        let pawns = self.by(us, Role::Pawn);
        let behind = Bitboard::of(to).forward(!us);
        // A double step passes over an empty third rank (FIDE 3.7.2 of 2018), so only one of the two squares has a pawn.
        let start = (behind & Self::third_rank(us)).without(self.occupied()).forward(!us);
        ((behind | start) & pawns).first()
    }

    /// Finds the pawn that advances to a square.
    #[inline]
    pub(super) fn resolve_push(
        &self,
        file: Option<File>,
        rank: Option<Rank>,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<Resolved, Unresolved> {
        let Some(from) = self.advancing_pawn(to) else {
            return Err(Unresolved::Illegal);
        };
        let is_free = !self.occupied().contains(to) && rank.is_none_or(|rank| rank == from.rank());
        if !is_free || !self.leaves_king_safe(from, to) {
            return Err(Unresolved::Illegal);
        }
        let mv = pawn_move(from, to, promotion)?;
        Ok(Resolved { mv, overspecified: file.is_some() != rank.is_some() })
    }

    /// Finds the pawn of a file that captures on a square of a neighboring file.
    #[inline]
    pub(super) fn resolve_pawn_capture(
        &self,
        file: File,
        rank: Option<Rank>,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<Resolved, Unresolved> {
        let from = self.capturing_pawns(to) & mask(Some(file), rank);
        match from.first() {
            Some(from) => Ok(Resolved::exactly(self.pawn_capture(from, to, promotion)?)),
            None => Err(Unresolved::Illegal),
        }
    }

    /// Returns the pawns of the player to move that attack a square.
    #[inline]
    pub(super) fn capturing_pawns(&self, to: Square) -> Bitboard {
        reach(to).pawn(!self.state.turn) & self.by(self.state.turn, Role::Pawn)
    }

    /// Returns the capture of a pawn that attacks a square, en passant included, if it is legal.
    #[inline]
    pub(super) fn pawn_capture(&self, from: Square, to: Square, promotion: Option<Role>) -> Result<Move, Unresolved> {
        if self.color(!self.state.turn).contains(to) {
            if self.leaves_king_safe(from, to) {
                return pawn_move(from, to, promotion);
            }
        } else if self.en_passant() == Some(to) && promotion.is_none() && self.en_passant_is_safe(from, to) {
            return Ok(Move::en_passant(from, to));
        }
        Err(Unresolved::Illegal)
    }

    /// Finds the pawn for a capture of which only the square is written, `xd5`; otherwise an advance.
    fn resolve_fileless_capture(&self, to: Square, promotion: Option<Role>) -> Result<Resolved, Unresolved> {
        match self.one_capture(self.capturing_pawns(to).into_iter().map(|from| (from, to)), promotion) {
            Err(Unresolved::Illegal) => self.resolve_push(None, None, to, promotion),
            found => found,
        }
    }

    /// Finds the capture from one file to a neighboring one, `ed`.
    fn resolve_files_only(
        &self,
        file: Option<File>,
        rank: Option<Rank>,
        to_file: File,
        promotion: Option<Role>,
    ) -> Result<Resolved, Unresolved> {
        let us = self.state.turn;
        let pairs = self.by(us, Role::Pawn) & mask(file, rank);
        let captures = pairs.into_iter().filter_map(|from| {
            let to = reach(from).pawn(us) & Bitboard::of_file(to_file);
            Some((from, to.first()?))
        });
        self.one_capture(captures, promotion)
    }

    fn one_capture(
        &self,
        pairs: impl Iterator<Item = (Square, Square)>,
        promotion: Option<Role>,
    ) -> Result<Resolved, Unresolved> {
        let mut legal = Candidates::new();
        for (from, to) in pairs {
            if let Ok(mv) = self.pawn_capture(from, to, promotion)
                && legal.try_push(mv).is_err()
            {
                break;
            }
        }
        match legal.as_slice() {
            [] => Err(Unresolved::Illegal),
            [mv] => Ok(Resolved::exactly(*mv)),
            _ => Err(Unresolved::Ambiguous(legal)),
        }
    }

    pub(super) fn resolve_castle(&self, castling_side: CastlingSide) -> Result<Resolved, Unresolved> {
        let king = self.king(self.state.turn);
        match self.castling_rook(self.state.turn, castling_side) {
            Some(rook) if self.castling_is_legal(king, rook) => Ok(Resolved::exactly(Move::castle(king, rook))),
            _ => Err(Unresolved::Illegal),
        }
    }

    fn resolve_coordinate(&self, from: Square, to: Square, promotion: Option<Role>) -> Result<Resolved, Unresolved> {
        let mv = match self.castling_by_coordinates(from, to) {
            Some(_) if promotion.is_some() => return Err(Unresolved::Illegal),
            Some(mv) => mv,
            None => match promotion {
                Some(role) => Move::promote(from, to, role),
                None if self.en_passant() == Some(to) && self.capturing_pawns(to).contains(from) => {
                    Move::en_passant(from, to)
                }
                None => Move::normal(from, to),
            },
        };
        if self.is_legal(mv) { Ok(Resolved::exactly(mv)) } else { Err(Unresolved::Illegal) }
    }

    /// Reads coordinates as castling: the king to its own rook, or the king alone further than it can step.
    pub(super) fn castling_by_coordinates(&self, from: Square, to: Square) -> Option<Move> {
        let us = self.state.turn;
        if self.king(us) != from {
            return None;
        }
        if self.by(us, Role::Rook).contains(to) {
            return Some(Move::castle(from, to));
        }
        if from.rank() != to.rank() || from.file().distance(to.file()) < 2 {
            return None;
        }
        let castling_side = CastlingSide::of(from, to);
        if castling_side.king_file() != to.file() {
            return None;
        }
        Some(Move::castle(from, self.castling_rook(us, castling_side)?))
    }
}

/// Makes a pawn's move, promoting exactly where it must (FIDE 3.7.5.1 of 2018).
#[inline]
pub(super) fn pawn_move(from: Square, to: Square, promotion: Option<Role>) -> Result<Move, Unresolved> {
    let must = Bitboard::BACK_RANKS.contains(to);
    match promotion {
        None if !must => Ok(Move::normal(from, to)),
        Some(role) if must && !matches!(role, Role::Pawn | Role::King) => Ok(Move::promote(from, to, role)),
        _ => Err(Unresolved::Illegal),
    }
}
