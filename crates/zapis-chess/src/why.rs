//! Finds out why a written move is not legal; slow and thorough, and only called if something is wrong.

use alloc::vec::Vec;

use super::attacks::{self, between, line, reach};
use super::bitboard::Bitboard;
use super::castling::{CastlingMode, CastlingPath, CastlingSide};
use super::piece::{Color, Piece, Role};
use super::position::Position;
use super::reason::{PlacedPiece, Reason};
use super::resolve::{Unresolved, mask};
use super::square::{File, Rank, Square};
use super::written::{Shape, WrittenMove};

/// A pawn's move as written, with a known square of arrival.
struct PawnMove {
    file: Option<File>,
    rank: Option<Rank>,
    to: Square,
    promotion: Option<Role>,
    captures: bool,
}

impl Position {
    /// Returns the reasons why a written move is not legal, the most important first.
    ///
    /// The list is empty if the move is legal, or ambiguous between legal moves.
    #[must_use]
    pub fn why_illegal(&self, written: &WrittenMove) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if self.resolve(written) != Err(Unresolved::Illegal) {
            return reasons;
        }
        match written.shape {
            Shape::Castle(castling_side) => self.why_not_castle(castling_side, &mut reasons),
            Shape::Piece { role, file, rank, to } => {
                self.why_not_piece(role, file, rank, to, &mut reasons);
            }
            Shape::Pawn { file, rank, to_file, to_rank: Some(to_rank), promotion } => {
                let to = Square::from_coords(to_file, to_rank);
                let captures = file.map_or(written.captures, |file| file != to_file);
                let pawn = PawnMove { file, rank, to, promotion, captures };
                self.why_not_pawn(&pawn, &mut reasons);
            }
            Shape::Pawn { file, to_file, promotion, .. } => {
                self.why_not_files(file, to_file, promotion, &mut reasons);
            }
            Shape::Coordinate { from, to, promotion } => {
                self.why_not_coordinates(from, to, promotion, &mut reasons);
            }
            Shape::Null => reasons.push(Reason::PassInCheck),
        }
        reasons
    }

    /// Returns true if a written move of a piece, played although it is not legal, would leave both kings in check.
    ///
    /// Pawn moves and castling are not considered.
    #[must_use]
    pub fn would_check_both_kings(&self, written: &WrittenMove) -> bool {
        let us = self.turn();
        let (movers, to) = match written.shape {
            Shape::Piece { role, file, rank, to } => (self.by(us, role) & mask(file, rank) & reach(to).of(role), to),
            Shape::Coordinate { from, to, .. } => {
                let is_piece =
                    self.role_at(from).is_some_and(|role| role != Role::Pawn && reach(to).of(role).contains(from));
                (if is_piece { Bitboard::of(from) & self.color(us) } else { Bitboard::EMPTY }, to)
            }
            _ => return false,
        };
        if (self.color(us) | Bitboard::of(self.king(!us))).contains(to) {
            return false;
        }
        movers.into_iter().any(|from| {
            let Some(role) = self.role_at(from).filter(|_| !between(from, to).meets(self.occupied())) else {
                return false;
            };
            let (left, arrived) = (Bitboard::of(from), Bitboard::of(to));
            let occupied = self.occupied().without(left) | arrived;
            let own_king = if role == Role::King { to } else { self.king(us) };
            let checks_us = !self.attackers_to(own_king, occupied, !us).without(arrived).is_empty();
            let other_king = self.king(!us);
            let checks_them = attacks::of(role, us, to, occupied).contains(other_king)
                || !self.attackers_to(other_king, occupied, us).without(left).is_empty();
            checks_us && checks_them
        })
    }

    fn stander(&self, square: Square) -> PlacedPiece {
        PlacedPiece { role: self.role_at(square).unwrap_or(Role::Pawn), square }
    }

    /// Adds what is wrong with a square of arrival for any piece; returns true if there is something.
    fn why_not_there(&self, to: Square, reasons: &mut Vec<Reason>) -> bool {
        let us = self.turn();
        if self.color(us).contains(to) {
            reasons.push(Reason::OwnPiece { color: us, stander: self.stander(to) });
            return true;
        }
        if self.king(!us) == to {
            reasons.push(Reason::TakesKing { color: !us, square: to });
            return true;
        }
        false
    }

    fn why_not_piece(&self, role: Role, file: Option<File>, rank: Option<Rank>, to: Square, reasons: &mut Vec<Reason>) {
        let piece = Piece { color: self.turn(), role };
        let own = self.by(piece.color, role);
        if own.is_empty() {
            reasons.push(Reason::NoSuchPiece(piece));
            return;
        }
        if self.why_not_there(to, reasons) {
            return;
        }
        let chosen = own & mask(file, rank);
        if chosen.is_empty() {
            reasons.push(Reason::NoneThere { piece, file, rank });
            return;
        }
        let aligned = chosen & reach(to).of(role);
        if aligned.is_empty() {
            reasons.push(Reason::NoneReaches { piece, file, rank, to });
        }
        self.held_up_all(aligned, to, reasons);
    }

    /// Adds what obstructs each of these pieces, unless one of them is free to go.
    fn held_up_all(&self, pieces: Bitboard, to: Square, reasons: &mut Vec<Reason>) {
        let held: Vec<Option<Reason>> = pieces.into_iter().map(|from| self.held_up(from, to)).collect();
        if held.iter().all(Option::is_some) {
            for reason in held.into_iter().flatten() {
                if !reasons.contains(&reason) {
                    reasons.push(reason);
                }
            }
        }
    }

    /// Returns what keeps a piece from a square that it would reach on an empty board.
    fn held_up(&self, from: Square, to: Square) -> Option<Reason> {
        let stander = self.stander(from);
        let way = between(from, to) & self.occupied();
        let first = if from < to { way.first() } else { way.last() };
        if let Some(square) = first {
            return Some(Reason::Blocked { stander, by: self.stander(square) });
        }
        if stander.role == Role::King {
            let occupied = self.occupied().without(Bitboard::of(from));
            let by = self.attackers_to(to, occupied, !self.turn()).first()?;
            return Some(Reason::Attacked { to, by: self.stander(by) });
        }
        self.check_stays(from, to)
    }

    /// Returns why a piece other than the king may not leave its king in check.
    fn check_stays(&self, from: Square, to: Square) -> Option<Reason> {
        let us = self.turn();
        let king = self.king(us);
        if self.checkers().has_several() {
            return Some(Reason::DoubleCheck(us));
        }
        if let Some(pinner) = self.pinner(king, from)
            && !line(king, from).contains(to)
        {
            let by = self.stander(pinner);
            return Some(Reason::Pinned { stander: self.stander(from), by });
        }
        let checker = self.checkers().first()?;
        let answers = between(king, checker) | self.checkers();
        (!answers.contains(to)).then(|| Reason::CheckUnanswered { color: us, by: self.stander(checker) })
    }

    fn why_not_pawn(&self, written: &PawnMove, reasons: &mut Vec<Reason>) {
        let us = self.turn();
        let piece = Piece { color: us, role: Role::Pawn };
        let pawns = self.by(us, Role::Pawn);
        if pawns.is_empty() {
            reasons.push(Reason::NoSuchPiece(piece));
            return;
        }
        let PawnMove { file, rank, to, promotion, captures } = *written;
        let departures = mask(file, rank);
        if captures {
            let from = self.capturing_pawns(to) & departures;
            if from.is_empty() {
                reasons.push(Reason::NoneReaches { piece, file, rank, to });
            } else {
                self.why_not_capture(from, to, reasons);
            }
        } else {
            self.why_not_push(departures, written, reasons);
        }
        if reasons.is_empty() {
            why_not_promotion(us, to, promotion, reasons);
        }
    }

    fn why_not_push(&self, departures: Bitboard, written: &PawnMove, reasons: &mut Vec<Reason>) {
        let us = self.turn();
        let to = written.to;
        let pawns = self.by(us, Role::Pawn) & departures;
        let behind = Bitboard::of(to).forward(!us);
        let double = (behind & Self::third_rank(us)).forward(!us);
        let from = if behind.meets(pawns) { behind } else { double & pawns };
        let Some(from) = from.first() else {
            let PawnMove { file, rank, .. } = *written;
            let piece = Piece { color: us, role: Role::Pawn };
            reasons.push(Reason::NoneReaches { piece, file, rank, to });
            return;
        };
        let way = (between(from, to) | Bitboard::of(to)) & self.occupied();
        let nearest = if from < to { way.first() } else { way.last() };
        match nearest {
            Some(square) => {
                let (stander, by) = (self.stander(from), self.stander(square));
                reasons.push(Reason::Blocked { stander, by });
            }
            None => reasons.extend(self.check_stays(from, to)),
        }
    }

    /// Adds why none of these pawns, which attack a square, can capture there.
    fn why_not_capture(&self, from: Bitboard, to: Square, reasons: &mut Vec<Reason>) {
        if self.why_not_there(to, reasons) {
            return;
        }
        let us = self.turn();
        if self.color(!us).contains(to) {
            self.held_up_all(from, to, reasons);
            return;
        }
        let pawn = Bitboard::of(to).forward(!us);
        let could_have_passed = Self::third_rank(!us).contains(to) && self.by(!us, Role::Pawn).meets(pawn);
        let Some(pawn) = pawn.first().filter(|_| could_have_passed) else {
            reasons.push(Reason::NothingToCapture(to));
            return;
        };
        if self.passed_square() != Some(to) {
            reasons.push(Reason::EnPassantOver { pawn, passed: to });
            return;
        }
        for from in from {
            let left = Bitboard::of(pawn) | Bitboard::of(from);
            let after = self.occupied().without(left) | Bitboard::of(to);
            let attackers = self.attackers_to(self.king(us), after, !us);
            if let Some(attacker) = attackers.without(Bitboard::of(pawn)).first() {
                let by = self.stander(attacker);
                let reason = if self.checkers().contains(attacker) {
                    Reason::CheckUnanswered { color: us, by }
                } else {
                    Reason::EnPassantOpens(by)
                };
                reasons.push(reason);
            }
        }
    }

    fn why_not_files(&self, file: Option<File>, to_file: File, promotion: Option<Role>, reasons: &mut Vec<Reason>) {
        let us = self.turn();
        let piece = Piece { color: us, role: Role::Pawn };
        let pawns = self.by(us, Role::Pawn) & mask(file, None);
        if pawns.is_empty() {
            reasons.push(Reason::NoneThere { piece, file, rank: None });
            return;
        }
        let files = Bitboard::of_file(to_file);
        let targets = |from| (attacks::pawn(us, from) & files).first();
        for (from, to) in pawns.into_iter().filter_map(|from| Some((from, targets(from)?))) {
            if self.color(!us).contains(to) || self.passed_square() == Some(to) {
                self.why_not_capture(Bitboard::of(from), to, reasons);
                if reasons.is_empty() {
                    why_not_promotion(us, to, promotion, reasons);
                }
            }
        }
        if reasons.is_empty() {
            reasons.push(Reason::NoCaptureBetween { color: us, file, to_file });
        }
    }

    fn why_not_coordinates(&self, from: Square, to: Square, promotion: Option<Role>, reasons: &mut Vec<Reason>) {
        let us = self.turn();
        let Some(piece) = self.piece_at(from) else {
            reasons.push(Reason::EmptySquare(from));
            return;
        };
        let stander = self.stander(from);
        if piece.color != us {
            reasons.push(Reason::NotOwn { stander, color: !us });
            return;
        }
        if self.looks_like_castling(from, to) {
            self.why_not_castle(CastlingSide::of(from, to), reasons);
            if reasons.is_empty() && promotion.is_some() {
                reasons.push(Reason::NoPromotion(to));
            }
            return;
        }
        if piece.role == Role::Pawn {
            let captures = from.file() != to.file();
            let (file, rank) = (Some(from.file()), Some(from.rank()));
            self.why_not_pawn(&PawnMove { file, rank, to, promotion, captures }, reasons);
            return;
        }
        if self.why_not_there(to, reasons) {
            return;
        }
        if !reach(to).of(piece.role).contains(from) {
            reasons.push(Reason::WrongWay { stander, to });
            return;
        }
        reasons.extend(self.held_up(from, to));
        if reasons.is_empty() && promotion.is_some() {
            reasons.push(Reason::NoPromotion(to));
        }
    }

    /// Returns true if coordinates were meant as castling, with or without the right.
    pub(super) fn looks_like_castling(&self, from: Square, to: Square) -> bool {
        let us = self.turn();
        let is_far = from.file().distance(to.file()) >= 2;
        self.king(us) == from
            && from.rank() == to.rank()
            && (self.castling_rooks().contains(to) || is_far && to.file() == CastlingSide::of(from, to).king_file())
    }

    fn why_not_castle(&self, castling_side: CastlingSide, reasons: &mut Vec<Reason>) {
        let us = self.turn();
        let king = self.king(us);
        let Some(rook) = self.castling_rook(us, castling_side) else {
            reasons.push(self.why_no_right(us, king, castling_side));
            return;
        };
        let path = CastlingPath::new(king, rook);
        for square in path.clear & self.occupied() {
            reasons.push(Reason::CastlingBlocked(self.stander(square)));
        }
        if let Some(by) = self.checkers().first() {
            reasons.push(Reason::CastlingInCheck { color: us, by: self.stander(by) });
            return;
        }
        let without_king = self.occupied().without(Bitboard::of(king));
        let after = without_king.without(Bitboard::of(rook)) | Bitboard::of(path.king_to) | Bitboard::of(path.rook_to);
        let arrival = self.attackers_to(path.king_to, after, !us);
        for square in path.king_path {
            let attackers = self.attackers_to(square, without_king, !us);
            let reason = if square == path.king_to {
                (attackers | arrival).first().map(|by| Reason::CastlingInto { square, by: self.stander(by) })
            } else {
                attackers.first().map(|by| Reason::CastlingThrough { square, by: self.stander(by) })
            };
            reasons.extend(reason);
        }
    }

    /// Returns why a right to castle is not held, as far as the board shows it.
    fn why_no_right(&self, color: Color, king: Square, castling_side: CastlingSide) -> Reason {
        let home = |file| Square::from_coords(file, if color == Color::White { Rank::FIRST } else { Rank::LAST });
        let corner = home(if castling_side == CastlingSide::King { File::H } else { File::A });
        if self.mode() == CastlingMode::Chess960 {
            return Reason::CastlingRightLost { color, castling_side };
        }
        if king != home(File::E) {
            Reason::CastlingKingAway { color, castling_side, king }
        } else if !self.by(color, Role::Rook).contains(corner) {
            Reason::CastlingRookAway { color, castling_side, rook: corner }
        } else {
            Reason::CastlingRightLost { color, castling_side }
        }
    }
}

/// Adds what is wrong with the promotion piece on a square.
fn why_not_promotion(us: Color, to: Square, promotion: Option<Role>, reasons: &mut Vec<Reason>) {
    let must = Bitboard::back_rank(!us).contains(to);
    match promotion {
        None if must => reasons.push(Reason::MustPromote(to)),
        Some(role) if must && matches!(role, Role::Pawn | Role::King) => {
            reasons.push(Reason::CannotBecome(role));
        }
        Some(_) if !must => reasons.push(Reason::NoPromotion(to)),
        _ => {}
    }
}
